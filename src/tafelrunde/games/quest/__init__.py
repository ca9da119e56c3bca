"""Triforce Quest: a cooperative dungeon game of cards for one to four heroes."""

from tafelrunde.games.quest.game import GAME

__all__ = ["GAME"]
