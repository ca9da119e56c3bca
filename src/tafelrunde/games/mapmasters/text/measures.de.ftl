measure-turns = Züge
measure-tasks = Erfüllte Forderungen
measure-money = Restliche Münzen
measure-kills = Besiegte Monster
measure-jumps = Reisen durch Portale
measure-cards-laid = Gelegte Karten
