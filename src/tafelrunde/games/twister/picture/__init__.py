"""Dungeon Twister as a picture: the table, what may be done, and what happened."""
