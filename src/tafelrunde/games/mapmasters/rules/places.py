"""Places: where a leg that is being drawn has come to, and the ways on from there (section 4).

A place never changes, so copies of a table share it, and it is looked at only once however often it is asked for.
"""

from tafelrunde.engine.action import Action
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, Go
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.steps import do, settle
from tafelrunde.games.mapmasters.rules.walk import DEAD, Move, Walk, begin, word
from tafelrunde.games.mapmasters.state import Table


class Way:
    """A choice at a place, and the place to which it leads."""

    def __init__(self, move: Move, choice: str, place: "Place") -> None:
        self.move = move
        self.choice = choice
        self.place = place


class Place:
    """A place that a leg has come to: a dead end, a goal, or somewhere with a choice."""

    def __init__(self, walk: Walk, first: bool) -> None:
        self.moves = settle(walk)
        self.walk = walk
        self.first = first  # where the leg begins: there is no way back
        self.found: list[Way] | None = None
        self.said: list[Action] | None = None

    def ways(self) -> list[Way]:
        """The ways on, without those that lead into a dead end at once."""
        found = self.found
        if found is None:
            found = []
            for move in self.moves:
                walk = self.walk.fork()
                do(walk, move)
                place = Place(walk, False)
                if walk.at != DEAD:
                    found.append(Way(move, word(self.walk, move), place))
            self.found = found
        return found

    def way(self, choice: str) -> Way | None:
        """The way on that goes by this word."""
        for way in self.ways():
            if way.choice == choice:
                return way
        return None

    def options(self) -> list[Action]:
        """What may be said here."""
        said = self.said
        if said is None:
            said = []
            for way in self.ways():
                said.append(Go(way.choice))
            if not self.first:
                said.append(BACK)
            said.append(CANCEL)
            self.said = said
        return said


def outset(table: Table, group: int) -> Place:
    """Where a group's next leg begins."""
    known = table.outsets[group]
    if isinstance(known, Place) and known.walk.ground.lies(table):
        return known
    place = Place(begin(Ground(table, group, False)), True)
    table.outsets = (*table.outsets[:group], place, *table.outsets[group + 1 :])
    return place
