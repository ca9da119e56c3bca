"""Computer players at the other seats."""

from collections.abc import Sequence

from numpy.random import Generator

from tafelrunde.engine import Game, Player
from tafelrunde.research.plans import Plan


def levels_of(plan: Plan, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """The level of each seat's player, from one for all or one for each other seat; the own seat has none."""
    if not 0 <= seat < plan.seats:
        raise ValueError(f"there are {plan.seats} seats, from 0: no seat {seat}")
    others = [opponents] * (plan.seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != plan.seats - 1:
        raise ValueError(f"{plan.seats - 1} other seats need as many opponents, not {len(others)}")
    known = ("random", *plan.game.levels)
    for level in others:
        if level not in known:
            raise ValueError(f"there is no computer player {level!r}; there are {', '.join(known)}")
    return [*others[:seat], "", *others[seat:]]


def players_of(game: Game, levels: Sequence[str], luck: Generator) -> list[Player | None]:
    """Players of these levels for a new game."""
    return [game.player(level, int(luck.integers(2**31))) if level else None for level in levels]
