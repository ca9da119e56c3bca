"""How the team stands, from 0 to 1. Everybody stands alike: all win or lose together (MM-G2)."""

from tafelrunde.games.mapmasters.ruleset import EMPTY
from tafelrunde.games.mapmasters.state import Table


def evaluate(state: Table) -> list[float]:
    """What is done, what the groups hold, and the room that is left."""
    if state.over:
        return [1.0 if state.won else 0.0] * len(state.seats)
    tasks = len(state.rules.tasks)
    done = state.done.bit_count() / tasks
    held = 0.0
    for party in state.parties:
        held += min(party.artifacts.bit_count() * 2 + len(party.legs), 3)
    left = sum([1 for kind in state.board if kind == EMPTY])
    room = left / max(len([cell for cell in state.rules.mission.grid if cell == "."]), 1)
    value = 0.2 + 0.6 * done + 0.05 * held / (3 * len(state.parties)) + 0.1 * min(room, 1.0)
    return [min(value, 0.99)] * len(state.seats)
