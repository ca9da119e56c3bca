"""How the team stands, from 0 to 1. Everybody stands alike: all win or lose together (MM-G2)."""

from typing import Final

from tafelrunde.games.mapmasters.ruleset import EMPTY
from tafelrunde.games.mapmasters.state import Table

# Set by hand: tasks done count most, then the room that is left to lay cards, then what the groups have begun.
BEGIN: Final = 0.2  # of a mission in which nothing has happened yet, all empty spaces aside
TASKS: Final = 0.6  # all tasks done
ROOM: Final = 0.1  # all spaces empty that were empty in the beginning
BEGUN: Final = 0.05  # every group has all that counts for it
ARTIFACT: Final = 2  # counts like so many legs,
ENOUGH: Final = 3  # but no more than so many legs count for a group
MOST: Final = 0.99  # of a mission that is not over


def evaluate(state: Table) -> list[float]:
    """What is done, what the groups hold, and the room that is left."""
    if state.over:
        return [1.0 if state.won else 0.0] * len(state.seats)
    done = int(state.done).bit_count() / len(state.rules.tasks)
    held = 0
    for party in state.parties:
        held += min(int(party.artifacts).bit_count() * ARTIFACT + len(party.legs), ENOUGH)
    begun = BEGUN * held / (ENOUGH * len(state.parties))
    room = state.board.count(EMPTY) / max(state.rules.mission.grid.count("."), 1)
    value = BEGIN + TASKS * done + begun + ROOM * min(room, 1.0)
    return [min(value, MOST)] * len(state.seats)
