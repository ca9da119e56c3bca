"""Rescues: walks on which a wounded friend is picked up and carried off, or laid down to be healed (DT-O1, DT-O2, DT-K3)."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.actions import DROP, ONS, STOP, WALKS, Take
from tafelrunde.games.twister.effects import drop, may_drop, move_to, take
from tafelrunde.games.twister.rules.ground import exit_line
from tafelrunde.games.twister.rules.movement import FAR, arrive, distances, may_rest
from tafelrunde.games.twister.ruleset import BROKEN, CLERIC, WAYS
from tafelrunde.games.twister.state import NOBODY, Twister


class Rescue(Listed):
    """Who helps whom, and goes where in the end: somebody fetches a friend, or lays down the one he carries.

    To lay somebody down is for Clerics: nobody is healed in their arms (DT-H4).
    """

    who: int
    friend: int
    to: int

    def lays_down(self, state: Twister) -> bool:
        """Whether the friend is in his arms."""
        return state.bearer[self.friend] == self.who

    def said(self, state: Twister) -> list[Action]:
        """The walk as it is said, square by square only where something happens."""
        at = state.where[self.friend]
        words: list[Action] = [WALKS[self.who]]
        if at != state.where[self.who]:
            words.append(ONS[at])
        words.append(DROP if self.lays_down(state) else Take(state.name(self.friend)))
        words.append(ONS[self.to])
        words.append(STOP)
        return words

    def carry_out(self, state: Twister) -> None:
        """The walk on a table for thinking, at once."""
        state.ap -= 1
        if self.lays_down(state):
            drop(state, self.who, state.where[self.who])
        else:
            move_to(state, self.who, state.where[self.friend])
            take(state, self.who, self.friend)
        move_to(state, self.who, self.to)
        arrive(state, self.who)


def rescues(state: Twister, seat: int) -> list[Rescue]:
    """Every wounded friend that somebody with empty hands can fetch with one move, to every square that is left in it; and
    those whom a Cleric may lay down beside him."""
    found: list[Rescue] = []
    crew = state.fighters(seat)
    for friend in crew:
        if not state.wounded[friend]:
            continue
        bearer = state.bearer[friend]
        if bearer >= 0:
            if state.rules.kind[bearer] == CLERIC and state.is_free(bearer):
                found.extend([Rescue(bearer, friend, to) for to in _bedsides(state, bearer, friend)])
            continue
        at = state.where[friend]
        for who in crew:
            if state.is_free(who) and state.load[who] < 0:
                steps = state.rules.movement[who]
                there = distances(state, who, state.where[who], steps, NOBODY)[at]
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


def _bedsides(state: Twister, who: int, friend: int) -> list[int]:
    """The squares beside his own on which a bearer may rest without his load."""
    at = state.where[who]
    side = state.rules.side[who]
    if not may_drop(state, friend, at, side):
        return []
    steps = distances(state, who, at, 1, NOBODY)
    found: list[int] = []
    for way in range(4):
        to = at + WAYS[way]
        free = state.edges[at * 4 + way] <= BROKEN and steps[to] == 1
        if free and not exit_line(to, side) and may_rest(state, who, to, NOBODY):
            found.append(to)
    return found
