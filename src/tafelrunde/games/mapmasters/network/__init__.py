"""The dungeon as a network of corridors: one model of a card, and what follows from it for all spaces."""
