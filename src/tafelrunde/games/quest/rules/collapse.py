"""Collapse: Link has no hearts left, and no fairy (TQ-X)."""

from typing import Final

from tafelrunde.engine import Procedure
from tafelrunde.games.quest.events import Collapsed, DecksShuffled, GameLost
from tafelrunde.games.quest.ids import Halves
from tafelrunde.games.quest.rules.decks import shuffle_all
from tafelrunde.games.quest.ruleset import IDLE, ITEM_ROOM, SAFE
from tafelrunde.games.quest.state import GHOST, OPEN, Quest

STAYS: Final = (SAFE, IDLE, ITEM_ROOM)


class Survivor(Procedure):
    """TQ-X1: what goes on after a collapse, with its step `collapse_is_suffered`: the dungeon's own procedure."""


def collapse(state: Quest) -> None:
    """TQ-X1, TQ-P8: the challenge ends at once, and everything that was going on in the dungeon with it.

    The step that calls this must return at once: the procedures above the dungeon's own are gone.
    """
    state.challenge = None
    state.defeats += 1
    for seat in state.seats:
        seat.skip = 0
    state.emit(Collapsed(state.defeats))
    stack = state.stack
    while not isinstance(stack[-1], Survivor):
        stack.pop()
    stack[-1].go_to("collapse_is_suffered")


def is_lost(state: Quest) -> bool:
    """TQ-X9: by option so many defeats lose the game."""
    limit = state.rules.terms.defeat_limit
    if not limit or state.defeats < limit:
        return False
    state.over = True
    state.emit(GameLost(state.defeats))
    return True


def start_anew(state: Quest) -> None:
    """TQ-X2, TQ-X3, TQ-X6 to TQ-X8: rooms are turned down, hearts come back, decks are shuffled; all that was found is kept."""
    rules = state.rules
    for space, room in enumerate(state.room):
        if state.solved[space] and (rules.rooms[room].kind in STAYS or space == state.teleporter):
            continue
        state.solved[space] = False
        if state.face[space] == OPEN:
            state.face[space] = GHOST
    state.order = tuple([space for space in state.order if state.solved[space]])
    state.hearts = restart_hearts(state)
    if state.in_castle():
        if not rules.terms.ganon_checkpoint:  # TQ-G5
            state.beaten = 0
        if rules.terms.castle_defeats_add:  # TQ-G3
            left = [room for room in rules.dungeons[state.dungeon].bosses if room not in state.bosses]
            if left:
                state.bosses.append(left[state.chance.of("boss").below(len(left))])
    for seat in state.seats:
        shuffle_all(state, seat)
    state.emit(DecksShuffled())


def restart_hearts(state: Quest) -> Halves:
    """TQ-X5"""
    if state.rules.terms.restart_hearts == "half":
        return (state.containers + 1) // 2 * 2
    if state.rules.terms.restart_hearts == "three":
        return min(3, state.containers) * 2
    return state.containers * 2
