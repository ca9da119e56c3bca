"""Rupee Monopoly: an unofficial rendering of a well-known estate game in a world of heroes and rupees."""

from tafelrunde.games.monopoly.game import GAME

__all__ = ["GAME"]
