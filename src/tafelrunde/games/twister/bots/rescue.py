"""Rescues: walks on which a wounded friend is picked up and carried off (DT-O1, DT-O2)."""

from tafelrunde.engine.action import Action
from tafelrunde.games.twister.actions import ONS, STOP, WALKS, Take
from tafelrunde.games.twister.effects import move_to, take
from tafelrunde.games.twister.rules.ground import exit_line
from tafelrunde.games.twister.rules.movement import FAR, arrive, distances, may_rest
from tafelrunde.games.twister.state import Twister


class Rescue:
    """Who goes for whom, and where they go then."""

    def __init__(self, who: int, friend: int, to: int) -> None:
        self.who = who
        self.friend = friend
        self.to = to

    def said(self, state: Twister) -> list[Action]:
        """The walk as it is said, square by square only where something happens."""
        at = state.where[self.friend]
        words: list[Action] = [WALKS[self.who]]
        if at != state.where[self.who]:
            words.append(ONS[at])
        words.append(Take(state.name(self.friend)))
        if self.to != at:
            words.append(ONS[self.to])
        words.append(STOP)
        return words


def rescues(state: Twister, seat: int) -> list[Rescue]:
    """Every wounded friend that somebody with empty hands can fetch with one move, to every square that is left in it."""
    found: list[Rescue] = []
    crew = state.fighters(seat)
    for friend in crew:
        if not state.wounded[friend] or state.bearer[friend] >= 0:
            continue
        at = state.where[friend]
        for who in crew:
            if state.is_free(who) and state.load[who] < 0:
                steps = state.rules.movement[who]
                there = distances(state, who, state.where[who], steps, -1)[at]
                if there < FAR:
                    found.extend([Rescue(who, friend, to) for to in _beds(state, who, friend, steps - there)])
    return found


def _beds(state: Twister, who: int, friend: int, steps: int) -> list[int]:
    """Where a walk may end that goes on with the friend. The own exit is none: the friend would be lost on it (DT-V2)."""
    at = state.where[friend]
    side = state.rules.side[who]
    found: list[int] = []
    for square, needed in enumerate(distances(state, who, at, steps, friend)):
        if needed < FAR and square != at and not exit_line(square, side) and may_rest(state, who, square, friend):
            found.append(square)
    return found


def carry_off(state: Twister, rescue: Rescue) -> None:
    """The walk on a table for thinking, at once."""
    state.ap -= 1
    move_to(state, rescue.who, state.where[rescue.friend])
    take(state, rescue.who, rescue.friend)
    move_to(state, rescue.who, rescue.to)
    arrive(state, rescue.who)
