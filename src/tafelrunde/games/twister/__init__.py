"""Dungeon Twister: an unofficial rendering of an escape from a dungeon whose halls turn, alone or in pairs."""

from tafelrunde.games.twister.game import GAME

__all__ = ["GAME"]
