measure-rounds = Rounds
measure-bankruptcies = Bankruptcies
measure-first-bankruptcy = Round of the first bankruptcy
measure-winner-wealth = Wealth of the richest
measure-trees = Trees on the board
