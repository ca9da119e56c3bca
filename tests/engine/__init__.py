"""The engine by itself, without a game."""
