measure-flawless = Ohne Zusammenbruch gewonnen (%)
measure-hearts-left = Restliche Herzen
measure-dungeons = Geschaffte Dungeons
measure-bosses = Besiegte Bosse
measure-defeats = Zusammenbrüche
measure-rooms = Betretene Räume
measure-rupees = Rubine am Ende
