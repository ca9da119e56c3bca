"""Places: where a leg that is being drawn has come to, and the ways on from there (section 4).

A place never changes, so copies of a table share it, and it is looked at only once however often it is asked for.
"""

from tafelrunde.engine.action import Action
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, Go
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.steps import ahead, barred, do, pauses, settle
from tafelrunde.games.mapmasters.rules.walk import DEAD, NO_MOVE, Move, Walk, begin, word
from tafelrunde.games.mapmasters.state import Table


class Place:
    """A place that a leg has come to, by which choice, and what can be done there: a goal, or somewhere with a choice."""

    def __init__(self, walk: Walk, moves: list[Move], move: Move, choice: str) -> None:
        self.walk = walk
        self.moves = moves
        self.move = move
        self.choice = choice  # none: the leg begins here, there is no way back
        self.found: list[Place] | None = None
        self.said: list[Action] | None = None

    def ways(self) -> list["Place"]:
        """The places to which the next choices lead, without dead ends."""
        found = self.found
        if found is None:
            found = []
            here = self.walk
            pause = pauses(here.books)
            for move in self.moves:
                stretch = ahead(here, move, pause)
                if stretch is not None and barred(here, stretch):
                    continue
                walk = here.fork()
                do(walk, move)
                moves = settle(walk)
                if walk.at != DEAD:
                    found.append(Place(walk, moves, move, word(here, move)))
            self.found = found
        return found

    def way(self, choice: str) -> "Place | None":
        """The place to which this word leads."""
        for place in self.ways():
            if place.choice == choice:
                return place
        return None

    def options(self) -> list[Action]:
        """What may be said here."""
        said = self.said
        if said is None:
            said = []
            for place in self.ways():
                said.append(Go(place.choice))
            if self.choice:
                said.append(BACK)
            said.append(CANCEL)
            self.said = said
        return said


def outset(table: Table, group: int) -> Place:
    """Where a group's next leg begins."""
    known = table.outsets[group]
    if isinstance(known, Place) and known.walk.ground.lies(table):
        return known
    walk = begin(Ground(table, group, False))
    place = Place(walk, settle(walk), NO_MOVE, "")
    table.outsets = (*table.outsets[:group], place, *table.outsets[group + 1 :])
    return place
