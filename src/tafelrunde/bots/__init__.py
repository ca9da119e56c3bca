"""Players that know no particular game: random, greedy over a game's evaluation, and information-set tree search."""
