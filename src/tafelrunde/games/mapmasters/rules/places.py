"""Places: where a leg that is being drawn has come to, and the ways on from there (section 4).

Copies of a table share its places, and a place is looked at only once however often it is asked for, turn after turn: what was
found there counts as long as no leg is drawn and the same lies on all spaces on which it depends.
"""

from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, Go
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.steps import ahead, barred, do, pauses, settle
from tafelrunde.games.mapmasters.rules.stretches import Lanes
from tafelrunde.games.mapmasters.rules.walk import DEAD, NO_MOVE, Move, Walk, begin, word_at
from tafelrunde.games.mapmasters.state import Table, put


class Place:
    """A place that a leg has come to, by which choice, and what can be done there: a goal, or somewhere with a choice."""

    walk: Walk  # on the ground as it was when somebody came here first
    moves: list[Move]
    move: Move
    choice: str  # none: the leg begins here, there is no way back
    known: Sight | None = late(None)

    def sight(self, ground: Ground) -> "Sight":
        """What can be seen from here, on the ground as it lies now."""
        known = self.known
        if known is None or not known.counts_in(ground.lanes):
            known = looked_around(self, ground)
            self.known = known
        return known

    def way(self, ground: Ground, choice: str) -> "Place | None":
        """The place to which this word leads."""
        for place in self.sight(ground).ways:
            if place.choice == choice:
                return place
        return None


class Sight(Listed):
    """What can be seen from a place: the places to which the next choices lead, without dead ends, and what may be said."""

    lanes: Lanes  # of a dungeon in which all this counts
    ways: list[Place]
    said: list[Action]
    seen: int  # the spaces on which it depends, a bit each

    def counts_in(self, lanes: Lanes) -> bool:
        """Whether it is the same in this dungeon."""
        if self.lanes is lanes:
            return True
        if not self.lanes.agree(lanes, self.seen):
            return False
        self.lanes = lanes
        return True


def looked_around(place: Place, ground: Ground) -> Sight:
    """Try everything that can be done at a place."""
    here = place.walk
    pause = pauses(here.books)
    seen = here.seen
    ways: list[Place] = []
    said: list[Action] = []
    for move in place.moves:
        stretch = ahead(ground, here, move, pause)
        if stretch is not None:
            seen |= stretch.seen
            if barred(here, stretch):
                continue
        walk = here.fork(ground)
        do(walk, move)
        moves = settle(walk)
        seen |= walk.seen
        if walk.at != DEAD:
            choice = word_at(ground, here.space, move)
            ways.append(Place(walk, moves, move, choice))
            said.append(Go(choice))
    if place.choice:
        said.append(BACK)
    said.append(CANCEL)
    return Sight(ground.lanes, ways, said, seen)


def outset(table: Table, group: int) -> Place:
    """Where a group's next leg begins, on the ground as it lies now."""
    known = table.outsets[group]
    old = known if isinstance(known, Place) else None
    if old is not None and old.walk.ground.lies(table):
        return old
    ground = Ground(table, group, False)
    if old is not None and old.walk.ground.untrodden(table) and ground.lanes.agree(old.walk.ground.lanes, old.walk.seen):
        place = Place(old.walk.fork(ground), old.moves, NO_MOVE, "")
        place.known = old.known
    else:
        walk = begin(ground)
        place = Place(walk, settle(walk), NO_MOVE, "")
    table.outsets = put(table.outsets, group, place)
    return place
