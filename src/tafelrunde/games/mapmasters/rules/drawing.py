"""Drawing: a leg step by step (MM-R8, MM-R9).

A leg that is being drawn comes to a waypoint wherever there is something to choose. Copies of a table share its waypoints, and
one is looked at only once however often it is asked for, turn after turn: what was found there counts as long as no leg is
drawn and the same lies on all spaces on which it depends.
"""

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Listed, Procedure, Reason, late, memo
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, Back, Go
from tafelrunde.games.mapmasters.ids import GroupId
from tafelrunde.games.mapmasters.network.runs import Runs
from tafelrunde.games.mapmasters.rules import where
from tafelrunde.games.mapmasters.rules.arrival import Arrival
from tafelrunde.games.mapmasters.rules.ground import Ground, ground_for
from tafelrunde.games.mapmasters.rules.steps import barred, do, pauses, run_ahead, settle
from tafelrunde.games.mapmasters.rules.walk import NO_MOVE, Move, Walk, begin, word_at
from tafelrunde.games.mapmasters.state import PORT_BITS, WAITING, Party, Table, put


class Waypoint(Listed):
    """Where a leg has come to, by which choice, and what can be done there: a goal, or somewhere with a choice."""

    walk: Walk  # on the ground as it was when somebody came here first
    moves: list[Move]
    move: Move
    choice: str = ""  # none: the leg begins here, there is no way back
    known: "Sight | None" = late(None)

    def sight(self, ground: Ground) -> "Sight":
        """What can be seen from here, on the ground as it lies now."""
        known = self.known
        if known is None or not known.counts_in(ground.runs):
            known = looked_around(self, ground)
            self.known = known
        return known

    def way(self, ground: Ground, choice: str) -> "Waypoint | None":
        """The waypoint to which this word leads."""
        for waypoint in self.sight(ground).ways:
            if waypoint.choice == choice:
                return waypoint
        return None


class Sight(Listed):
    """What can be seen from a waypoint: those to which the next choices lead, without dead ends, and what may be said."""

    runs: Runs  # of a dungeon in which all this counts
    ways: list[Waypoint]
    said: list[Action]
    seen: i64  # the spaces on which it depends, a bit each

    def counts_in(self, runs: Runs) -> bool:
        """Whether it is the same in this dungeon."""
        if self.runs is runs:
            return True
        if not self.runs.agree(runs, self.seen):
            return False
        self.runs = runs
        return True


def looked_around(waypoint: Waypoint, ground: Ground) -> Sight:
    """Try everything that can be done at a waypoint."""
    here = waypoint.walk
    pause = pauses(here)
    seen = here.seen
    ways: list[Waypoint] = []
    said: list[Action] = []
    for move in waypoint.moves:
        run = run_ahead(ground, here, move, pause)
        if run is not None:
            seen |= run.seen
            if barred(here, run):
                continue
        walk = here.fork(ground)
        do(walk, move)
        moves = settle(walk)
        seen |= walk.seen
        if walk.at != where.DEAD:
            choice = word_at(ground, here.space, move)
            ways.append(Waypoint(walk, moves, move, choice))
            said.append(Go(choice))
    if waypoint.choice:
        said.append(BACK)
    said.append(CANCEL)
    return Sight(ground.runs, ways, said, seen)


def outset(table: Table, group: GroupId) -> Waypoint:
    """Where a group's next leg begins, on the ground as it lies now."""
    known = table.outsets[group] if table.outsets else None
    old = known if isinstance(known, Waypoint) else None
    if old is not None and old.walk.ground.lies(table):
        return old
    ground = ground_for(table, group)
    if old is not None and old.walk.ground.untrodden(table) and ground.runs.agree(old.walk.ground.runs, old.walk.seen):
        waypoint = Waypoint(old.walk.fork(ground), old.moves, NO_MOVE)
        waypoint.known = old.known
    else:
        walk = begin(ground)
        waypoint = Waypoint(walk, settle(walk), NO_MOVE)
    table.outsets = put(table.outsets or (None,) * len(table.parties), group, waypoint)
    return waypoint


def can_begin(state: Table, group: GroupId) -> bool:
    """Whether a group finds a first step; to use a book that can be used anywhere is none."""
    party = state.parties[group]
    if party.status == WAITING and open_ports(state, party) > 1:
        return True
    if not party.books & (state.rules.library.wish | state.rules.library.lure):
        return outset(state, group).walk.at != where.DEAD
    walk = begin(ground_for(state, group, True))
    settle(walk)
    return walk.at != where.DEAD


def open_ports(state: Table, party: Party) -> int:
    """MM-S8: by how many ports of its entry point a waiting group could enter."""
    gate = state.rules.mission.entries[party.entry]
    used = state.used[gate.space] >> PORT_BITS
    count = 0
    for port in gate.ports:
        if not used >> port & 1 and state.port_open(gate.space, port):
            count += 1
    return count


class Leg(Procedure):
    """MM-R8: a leg that is drawn step by step. The choices are kept; the waypoints to which they lead are a memo."""

    steps = ("next_choice_is_asked_for", "choice_is_made")
    group: GroupId
    choices: tuple[str, ...] = ()
    trail: tuple[Waypoint, ...] = memo(())  # the waypoints that the leg has come to; none: not looked at yet

    def ground(self, state: Table) -> Ground:
        """The ground on which the leg is drawn."""
        if not self.trail:
            self.trail = (outset(state, self.group),)
            for choice in self.choices:
                self.go(state, choice)
        return self.trail[0].walk.ground

    def waypoint(self, state: Table) -> Waypoint:
        """Where the leg has come to."""
        self.ground(state)
        return self.trail[-1]

    def walk(self, state: Table) -> Walk:
        """The leg so far, to go on from there."""
        return self.waypoint(state).walk.fork(self.ground(state))

    def sight(self, state: Table) -> Sight:
        """What can be seen from where the leg has come to."""
        return self.waypoint(state).sight(self.ground(state))

    def way(self, state: Table, choice: str) -> Waypoint | None:
        """The waypoint to which this choice leads."""
        return self.waypoint(state).way(self.ground(state), choice)

    def go(self, state: Table, choice: str) -> Waypoint:
        """On, by a choice that is possible."""
        waypoint = self.way(state, choice)
        assert waypoint is not None  # only possible choices are made and kept
        self.trail += (waypoint,)
        return waypoint

    def next_choice_is_asked_for(self, state: Table) -> None:
        """There is always something to choose, or a dead end to turn back from."""
        state.ask(ChooseWay(state.active, state.rules.groups[self.group].id))

    def choice_is_made(self, state: Table) -> None:
        """MM-R9: only a complete leg counts; until then all can be taken back."""
        action = state.answer
        if isinstance(action, Go):
            waypoint = self.go(state, action.choice)
            self.choices += (action.choice,)
            if waypoint.walk.at == where.DONE:
                self.finish()
                state.call(Arrival(self.group, self.choices))
                return
        elif isinstance(action, Back):
            self.trail = self.trail[:-1]
            self.choices = self.choices[:-1]
        else:
            return
        self.start_over()


def leg_of(state: Table) -> Leg:
    """The leg that is being drawn."""
    for procedure in state.stack:
        if isinstance(procedure, Leg):
            return procedure
    raise LookupError("no leg is being drawn")


class ChooseWay(Decision):
    """MM-R8: the next choice of the leg that is being drawn, without those that lead into a dead end at once."""

    midway = True

    group: str

    def options(self, state: Table) -> list[Action]:
        return leg_of(state).sight(state).said.copy()

    def default(self, state: Table) -> Action:
        """MM-R9: the leg is not drawn."""
        return CANCEL

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, Go):
            way = leg_of(state).way(state, action.choice)
            return None if way is not None else Reason("MM-R8", "why-no-way")
        return super().why_not(state, action)
