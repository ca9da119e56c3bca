"""How a mission stands: which group serves which task, how far each one is, and what is missing."""

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.bots.distance import Distances, Terrain, distances_of, jump_cost, starts_of, terrain_of, way_to
from tafelrunde.games.mapmasters.bots.weights import CROWD, DETOUR, LOST, MISSING, OPEN_TASK, TOO_MANY
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, NO_SPACE, NONE, ArtifactId, GateId, GroupId, Space, TaskId
from tafelrunde.games.mapmasters.network.crossing import FAR, UNIT
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, EMPTY, HARD, HIDDEN, PORTS, Task
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked
from tafelrunde.games.mapmasters.state import FINISHED, PORT_BITS, Party, Table


class Assignment(Listed):
    """The open tasks shared out among the groups that are not finished."""

    table: Table
    terrain: Terrain
    share: dict[GroupId, TaskId] = {}  # who serves what
    groups: list[GroupId] = derived(lambda self: unfinished(self.table))
    tasks: list[Task] = derived(lambda self: open_tasks(self.table))
    nobody: list[i64] = derived(lambda self: [0] * self.table.rules.spaces)  # a crowd on no space
    distances: dict[GroupId, Distances] = late({})
    from_spaces: dict[Space, Distances] = late({})  # once they have been asked for

    def share_out(self) -> None:
        """Measure the ways of all groups, and find the cheapest way to give every one a task of its own."""
        for group in self.groups:
            party = self.table.parties[group]
            jump = jump_cost(self.table, party)
            self.distances[group] = self.terrain.free_distances(jump, starts_of(self.terrain, party))
        costs = [
            [self.cost(group, task, self.distances[group]) + self.lack(group, task) for task in self.tasks]
            for group in self.groups
        ]
        best = Sharing(costs, len(self.tasks))
        best.run()
        for index, at in enumerate(best.best):
            if at != NONE:
                self.share[self.groups[index]] = self.tasks[at].number

    def cost(self, group: GroupId, task: Task, reached: Distances) -> float:
        """How far a group is from serving a task."""
        table = self.table
        party = table.parties[group]
        total = 0.0
        for artifact in to_fetch(party, task):
            space = self.where(artifact)
            if space == NONE:
                return LOST
            total += arrival(reached, space) + DETOUR
            reached = self.from_space(space, party)
        return min(total + self.ending(task, reached), LOST)

    def ending(self, task: Task, reached: Distances) -> float:
        """The last part of the way."""
        table = self.table
        ends: list[i64] = []
        if task.exits or task.hostage != NONE:
            for number, gate in enumerate(table.rules.mission.exits):
                if (not task.exits or GateId(number) in task.exits) and not table.exits >> number & 1:
                    for port in gate.ports:
                        ends.append(gate.space * PORTS + port)
            return reached.nearest_exit(ends) / UNIT
        if not task.ports:
            ends.append(reached.hub)
        else:
            for port in task.ports:
                if not table.used[task.space] >> (PORT_BITS + port) & 1:
                    ends.append(task.space * PORTS + port)
        return reached.nearest(ends) / UNIT

    def where(self, artifact: ArtifactId) -> Space:
        """The space of an artifact that nobody carries; the crown may lie under any face-down card."""
        table = self.table
        best = NO_SPACE
        for space in table.rules.all_spaces:
            card = table.board[space]
            if table.lying[space] == artifact:
                return space
            if card == HIDDEN:
                if not table.peeked[space]:
                    best = space
                elif table.rules.cards[table.under[space]].takes == artifact:
                    return space
            elif card >= 0 and table.closed[space] and table.rules.cards[card].takes == artifact:
                return space
        carried = any(party.artifacts >> artifact & 1 for party in table.parties)
        return NO_SPACE if carried else best

    def from_space(self, space: Space, party: Party) -> Distances:
        """Distances from a card."""
        known = self.from_spaces.get(space)
        if known is None:
            known = self.terrain.free_distances(jump_cost(self.table, party), ports_of(space))
            self.from_spaces[space] = known
        return known

    def lack(self, group: GroupId, task: Task) -> float:
        """What is missing of the items of a task; on Hard also what is too much."""
        table = self.table
        party = table.parties[group]
        items = items_asked(table, party, task)
        total = 0.0
        for kind in ITEM_KINDS:
            if items[kind]:
                short = items[kind] - table.available(party, kind)
                if short > 0:
                    total += MISSING[kind] * short
                elif table.rules.difficulty == HARD:
                    total -= TOO_MANY * short
        return total

    def next_gap(self) -> Space:
        """The first empty space on the way of the group that has farthest to go: a card is needed there. NO_SPACE: nowhere."""
        for group in self.farthest(self.share):
            gap = self.gap_before(self.table.rules.tasks[self.share[group]], self.distances[group])
            if gap != NONE:
                return gap
        return NO_SPACE

    def farthest(self, share: dict[GroupId, TaskId]) -> list[GroupId]:
        """The groups, those that have farthest to go to their tasks first."""
        tasks = self.table.rules.tasks
        far = [(-self.cost(group, tasks[number], self.distances[group]), group) for group, number in share.items()]
        return [group for _, group in sorted(far)]

    def gap_before(self, task: Task, reached: Distances) -> Space:
        """The first empty space on the way to a task."""
        best: i64 = FAR
        key: i64 = NONE
        reached.nearest([task.space * PORTS + port for port in task.ports])
        for port in task.ports:
            there = task.space * PORTS + port
            if reached.cost[there] < best:
                best = reached.cost[there]
                key = there
        gap = NO_SPACE
        while key != NONE:  # from the goal back to the group
            space = Space(key // PORTS)
            if space < self.table.rules.spaces and self.table.board[space] == EMPTY:
                gap = space
            key = reached.before[key]
        return gap

    def value(self) -> float:
        """The whole way that is left, the groups one after another, keeping out of each other's way. Less is better."""
        table = self.table
        total = OPEN_TASK * len(self.tasks)
        crowd = self.nobody.copy()
        for group in self.share:
            task = table.rules.tasks[self.share[group]]
            party = table.parties[group]
            items = items_asked(table, party, task)
            wanted = tuple([kind for kind in ITEM_KINDS if items[kind] > table.available(party, kind)])
            reached = distances_of(self.terrain, table, party, wanted, crowd)
            total += self.cost(group, task, reached) + self.lack(group, task)
            if task.ports:
                reached.nearest([task.space * PORTS + port for port in task.ports])
                best = min([(reached.cost[task.space * PORTS + port], port) for port in task.ports])
                if best[0] < FAR:
                    way = way_to(reached, task.space * PORTS + best[1], table.rules.spaces)
                    for space in table.rules.all_spaces:
                        if way >> space & 1:
                            crowd[space] += CROWD
        total += LOST * max(len(self.tasks) - len(self.share), 0)
        return total


def assignment_of(table: Table) -> Assignment:
    """The open tasks of a table, shared out."""
    found = Assignment(table, terrain_of(table))
    found.share_out()
    return found


def unfinished(table: Table) -> list[GroupId]:
    """The groups that are not finished, and of which it is known where they are."""
    return [party.group for party in table.parties if party.status != FINISHED and (party.entry != NONE or party.space != NONE)]


def open_tasks(table: Table) -> list[Task]:
    """What is left to do."""
    return [task for task in table.rules.tasks if not table.done & task.bit]


def arrival(reached: Distances, space: Space) -> float:
    """How far it is to a card, by its nearest port."""
    return reached.nearest([*ports_of(space)]) / UNIT


def ports_of(space: Space) -> tuple[i64, ...]:
    """All ports of a space."""
    return tuple([space * PORTS + port for port in ALL_PORTS])


def to_fetch(party: Party, task: Task) -> list[ArtifactId]:
    """What a task needs that a group does not carry: artifacts, and a hostage."""
    wanted = task.artifacts if task.hostage == NONE else (*task.artifacts, task.hostage)
    return [artifact for artifact in wanted if not party.artifacts >> artifact & 1]


class Sharing(Listed):
    """The cheapest assignment of rows to columns, each column once, by trying them all with a bound."""

    costs: list[list[float]]
    columns: int
    least: float = late(1000000000.0)
    best: list[int] = late()
    now: list[int] = late()
    floor: list[float] = late()

    def __post_init__(self) -> None:
        self.best = [NONE] * len(self.costs)
        self.now = [NONE] * len(self.costs)
        self.floor = [0.0] * (len(self.costs) + 1)
        for row in range(len(self.costs) - 1, -1, -1):
            self.floor[row] = self.floor[row + 1] + (min(self.costs[row]) if self.costs[row] else 0.0)

    def run(self) -> None:
        """Find it."""
        spare = max(len(self.costs) - self.columns, 0)
        self.row(0, 0, 0.0, spare)

    def row(self, at: int, taken: int, total: float, spare: int) -> None:
        """One row after the other."""
        if total + self.floor[at] >= self.least:
            return
        if at == len(self.costs):
            self.least = total
            self.best = self.now.copy()
            return
        for column in range(self.columns):
            if not taken >> column & 1:
                self.now[at] = column
                self.row(at + 1, taken | 1 << column, total + self.costs[at][column], spare)
        self.now[at] = NONE
        if spare:
            self.row(at + 1, taken, total + min(self.costs[at]), spare - 1)
