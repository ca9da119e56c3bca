"""Rescues: walks on which a wounded friend is picked up and carried off, or laid down to be healed (DT-O1, DT-O2, DT-K3)."""

from tafelrunde.engine import Action, Listed
from tafelrunde.games.twister.actions import DROP, ONS, STOP, WALKS, Take
from tafelrunde.games.twister.dungeon import exit_line
from tafelrunde.games.twister.ids import Side, Square, Token
from tafelrunde.games.twister.rules.movement import FAR, arrive, distances, ends
from tafelrunde.games.twister.rules.tokens import drop, move_to, take
from tafelrunde.games.twister.ruleset import BROKEN, CLERIC, EDGES_OF, NEIGHBOURS, NOBODY
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Walker


class Rescue(Listed):
    """Who helps whom, and goes where in the end: somebody fetches a friend, or lays down the one he carries.

    To lay somebody down is for Clerics: nobody is healed in their arms (DT-H4).
    """

    who: Token
    friend: Token
    to: Square

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


def rescues(state: Twister, seat: Side) -> list[Rescue]:
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
                found.extend([Rescue(bearer, friend, to) for to in _bedsides(Walker(state, bearer), friend)])
            continue
        at = state.where[friend]
        for who in crew:
            if state.is_free(who) and state.load[who] < 0:
                walker = Walker(state, who)
                steps = state.rules.movement[who]
                there = distances(walker, state.where[who], steps, NOBODY)[at]
                if there < FAR:
                    found.extend([Rescue(who, friend, to) for to in _beds(walker, friend, steps - there)])
    return found


def _beds(walker: Walker, friend: Token, steps: int) -> list[Square]:
    """Where a walk may end that goes on with the friend. The own exit is none: the friend would be lost on it (DT-V2)."""
    at = walker.state.where[friend]
    return [square for square in ends(walker, at, steps, friend) if not exit_line(square, walker.side)]


def _bedsides(walker: Walker, friend: Token) -> list[Square]:
    """The squares beside his own on which a bearer may rest without his load."""
    at = walker.state.where[walker.who]
    if not walker.may_lie(friend, at, friend):
        return []
    near = ends(walker, at, 1, NOBODY)
    found: list[Square] = []
    for edge in EDGES_OF[at]:
        to = NEIGHBOURS[edge]
        if walker.edges[edge] <= BROKEN and to in near and not exit_line(to, walker.side):
            found.append(to)
    return found
