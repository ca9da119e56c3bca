measure-turns = Turns
measure-tasks = Demands met
measure-money = Coins left
measure-kills = Monsters defeated
measure-jumps = Journeys by portal
measure-cards-laid = Cards laid
