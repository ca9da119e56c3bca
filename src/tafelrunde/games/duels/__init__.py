"""Hyrule Duels: an unofficial rendering of a skirmish of small teams with decks of their own."""

from tafelrunde.games.duels.game import GAME

__all__ = ["GAME"]
