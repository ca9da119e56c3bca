"""Places: where a leg that is being drawn has come to, and the ways on from there (section 4).

Copies of a table share its places, and a place is looked at only once however often it is asked for, turn after turn: what was
found there counts as long as no leg is drawn and the same lies on all spaces on which it depends.
"""

from tafelrunde.engine.action import Action
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, Go
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.steps import ahead, barred, do, pauses, settle
from tafelrunde.games.mapmasters.rules.stretches import Lanes
from tafelrunde.games.mapmasters.rules.walk import DEAD, NO_MOVE, Move, Walk, begin, word
from tafelrunde.games.mapmasters.state import Table


class Place:
    """A place that a leg has come to, by which choice, and what can be done there: a goal, or somewhere with a choice."""

    def __init__(self, walk: Walk, moves: list[Move], move: Move, choice: str) -> None:
        self.walk = walk
        self.moves = moves
        self.move = move
        self.choice = choice  # none: the leg begins here, there is no way back
        self.found: list[Place] = []
        self.said: list[Action] = []  # none: not looked at yet
        self.lanes: Lanes | None = None  # the dungeon in which all this was found
        self.seen = 0  # and the spaces on which it depends, a bit each

    def on(self, ground: Ground) -> "Place":
        """The same place, where another card may lie elsewhere."""
        self.walk.ground = ground
        return self

    def ways(self) -> list["Place"]:
        """The places to which the next choices lead, without dead ends."""
        lanes = self.walk.ground.lanes
        known = self.lanes
        if known is not lanes:
            if known is None or not lanes.agree(known, self.seen):
                self.look_around()
            self.lanes = lanes
        return self.found

    def look_around(self) -> None:
        """Try everything that can be done here."""
        here = self.walk
        pause = pauses(here.books)
        seen = here.seen
        found: list[Place] = []
        said: list[Action] = []
        for move in self.moves:
            stretch = ahead(here, move, pause)
            if stretch is not None:
                seen |= stretch.seen
                if barred(here, stretch):
                    continue
            walk = here.fork()
            do(walk, move)
            moves = settle(walk)
            seen |= walk.seen
            if walk.at != DEAD:
                choice = word(here, move)
                found.append(Place(walk, moves, move, choice))
                said.append(Go(choice))
        if self.choice:
            said.append(BACK)
        said.append(CANCEL)
        self.found = found
        self.said = said
        self.seen = seen

    def way(self, choice: str) -> "Place | None":
        """The place to which this word leads."""
        for place in self.ways():
            if place.choice == choice:
                return place
        return None

    def options(self) -> list[Action]:
        """What may be said here."""
        self.ways()
        return self.said


def outset(table: Table, group: int) -> Place:
    """Where a group's next leg begins."""
    known = table.outsets[group]
    place = known if isinstance(known, Place) else None
    if place is not None and place.walk.ground.lies(table):
        return place
    ground = Ground(table, group, False)
    place = laid_anew(place, ground) if place is not None and place.walk.ground.untrodden(table) else None
    if place is None:
        walk = begin(ground)
        place = Place(walk, settle(walk), NO_MOVE, "")
    table.outsets = (*table.outsets[:group], place, *table.outsets[group + 1 :])
    return place


def laid_anew(place: Place, ground: Ground) -> Place | None:
    """The same place where cards were laid since; None if they changed it."""
    walk = place.walk
    if not ground.lanes.agree(walk.ground.lanes, walk.seen):
        return None
    walk = walk.fork()
    walk.ground = ground
    twin = Place(walk, place.moves, place.move, place.choice)
    twin.found = place.found
    twin.said = place.said
    twin.lanes = place.lanes
    twin.seen = place.seen
    return twin
