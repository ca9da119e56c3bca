measure-rounds = Rounds
measure-health-left = Health the winners have left (%)
measure-cards-left = Cards left in a deck
