"""What a side's position is made of, in points, characters, rows and cards, for hints (DT-V1: five points win)."""

from tafelrunde.engine import Feature
from tafelrunde.games.twister.ids import Side, Token
from tafelrunde.games.twister.ruleset import BLUE, FIRST_NPC, FIRST_OBJECT, HIGH, WIDE, YELLOW
from tafelrunde.games.twister.state import Twister


def features(state: Twister, seat: Side) -> list[Feature]:
    """Alone, the dungeon is the other side; what it has counts against the seat."""
    other = YELLOW if seat else BLUE
    crew, enemies = state.fighters(seat), state.fighters(other)
    fit = [token for token in crew if not state.wounded[token]]
    loads = [token for token in fit if FIRST_OBJECT <= state.load[token] < FIRST_NPC]
    return [
        Feature("points", float(state.points[seat]), 0.4, 0.5, exact=True),
        Feature("enemy-points", -float(state.points[other]), 0.4, 0.5, exact=True),
        Feature("crew", float(len(fit)), 0.5, 0.5),
        Feature("enemy-crew", -float(sum(not state.wounded[token] for token in enemies)), 0.5, 0.5),
        Feature("exit", advance(state, crew, seat), 1.0, 0.5),
        Feature("enemy-exit", -advance(state, enemies, other), 1.5, 0.5),
        Feature("objects", float(len(loads)), 1.0, 0.5),
        Feature("cards", float(sum(max(card, 0) for card in state.seats[seat].hand)), 2.0, 1.0, exact=True),
        Feature("halls", float(len(state.hidden) - sum(state.hidden)), 1.0, 0.5),
    ]


def advance(state: Twister, tokens: list[Token], side: Side) -> float:
    """DT-M9: rows between characters and their own starting line, on average."""
    rows = [state.where[token] // WIDE for token in tokens]
    return sum(row if side == 0 else HIGH - 1 - row for row in rows) / max(1, len(rows))
