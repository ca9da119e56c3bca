measure-rounds = Runden
measure-bankruptcies = Bankrotte
measure-first-bankruptcy = Runde des ersten Bankrotts
measure-winner-wealth = Vermögen des Reichsten
measure-trees = Bäume auf dem Brett
