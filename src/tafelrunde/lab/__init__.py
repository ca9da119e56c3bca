"""Many games: simulations with statistics, and how fast they run."""
