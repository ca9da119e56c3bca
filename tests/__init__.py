"""The tests. They mirror src; contract/ runs on every game, example_game/ is the game that docs/add-a-game.md walks through."""
