measure-flawless = Won without a collapse (%)
measure-hearts-left = Hearts left
measure-dungeons = Dungeons completed
measure-bosses = Bosses beaten
measure-defeats = Collapses
measure-rooms = Rooms entered
measure-rupees = Rupees at the end
