"""Map Masters: one dungeon, several groups, and lines that never cross; a cooperative game for one to five."""

from tafelrunde.games.mapmasters.game import GAME

__all__ = ["GAME"]
