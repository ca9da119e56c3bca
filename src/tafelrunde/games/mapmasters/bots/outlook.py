"""How a mission stands: which group serves which task, how far each one is, and what is missing."""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.bots.crossing import FAR, UNIT
from tafelrunde.games.mapmasters.bots.distance import CROWD, Field, Ground, field, jump_cost, starts_of, way_to
from tafelrunde.games.mapmasters.ruleset import EMPTY, HARD, HIDDEN, ITEMS, NONE, PORTS, Task
from tafelrunde.games.mapmasters.state import FINISHED, PORT_BITS, Party, Table

LOST: Final = 14.0  # what an unreachable task counts
MISSING: Final[tuple[float, ...]] = (
    0.25,
    0.8,
    0.5,
    0.9,
    0.55,
    0.35,
)  # for each item that is still needed: coin, barrel, sword, rope, key, scroll
TOO_MANY: Final = 0.5  # on Hard
OPEN_TASK: Final = 4.0


class Outlook:
    """The open tasks shared out among the groups that are not finished."""

    def __init__(self, table: Table, share: dict[int, int] | None = None, ground: Ground | None = None) -> None:
        self.table = table
        self.ground = ground if ground is not None else Ground(table)
        self.groups = [party.group for party in table.parties if party.status != FINISHED and placed(party)]
        self.tasks = [task for task in table.rules.tasks if not table.done & task.bit]
        self.relics: dict[int, Field] = {}
        self.empty_crowd = [0] * table.rules.spaces
        self.fields: dict[int, Field] = {}
        self.share: dict[int, int] = {}  # group to task
        if share is not None:
            self.share = share
            return
        for group in self.groups:
            party = table.parties[group]
            self.fields[group] = field(self.ground, starts_of(self.ground, party), jump_cost(party), (), self.empty_crowd)
        self.share = self.shared()

    def shared(self) -> dict[int, int]:
        """The cheapest way to give every group a task of its own."""
        costs: list[list[float]] = []
        for group in self.groups:
            row: list[float] = []
            for task in self.tasks:
                row.append(self.cost(group, task, self.fields[group]) + self.lack(group, task))
            costs.append(row)
        best = Sharing(costs, len(self.tasks))
        best.run()
        return {self.groups[index]: self.tasks[at].number for index, at in enumerate(best.best) if at != NONE}

    def cost(self, group: int, task: Task, reached: Field) -> float:
        """How far a group is from serving a task."""
        table = self.table
        party = table.parties[group]
        total = 0.0
        for artifact in task.artifacts:
            if not party.artifacts >> artifact & 1:
                lies = self.where(artifact)
                if lies == NONE:
                    return LOST
                total += arrival(reached, lies) + 0.5
                reached = self.from_space(lies, party)
        if task.hostage != NONE and not party.artifacts >> task.hostage & 1:
            cell = self.where(task.hostage)
            if cell == NONE:
                return LOST
            total += arrival(reached, cell) + 0.5
            reached = self.from_space(cell, party)
        return min(total + self.ending(task, reached), LOST)

    def ending(self, task: Task, reached: Field) -> float:
        """The last part of the way."""
        table = self.table
        best = FAR
        if task.exits or task.hostage != NONE:
            for number, gate in enumerate(table.rules.mission.exits):
                if (not task.exits or number in task.exits) and not table.exits >> number & 1:
                    for port in gate.ports:
                        best = min(best, reached.exits[gate.space * PORTS + port])
        elif not task.ports:
            best = reached.cost[table.rules.spaces * PORTS]
        else:
            for port in task.ports:
                if not table.used[task.space] >> (PORT_BITS + port) & 1:
                    best = min(best, reached.cost[task.space * PORTS + port])
        return best / UNIT

    def where(self, artifact: int) -> int:
        """The space of an artifact that nobody carries; the crown may lie under any face-down card."""
        table = self.table
        for space, other in enumerate(table.lying):
            if other == artifact:
                return space
        best = NONE
        for space, kind in enumerate(table.board):
            if kind == HIDDEN:
                if not table.peeked[space]:
                    best = space
                elif table.rules.cards[table.under[space]].takes == artifact:
                    return space
            elif kind >= 0 and table.closed[space] and table.rules.cards[kind].takes == artifact:
                return space
        for party in table.parties:
            if party.artifacts >> artifact & 1:
                return NONE
        return best

    def from_space(self, space: int, party: Party) -> Field:
        """Distances from a card."""
        known = self.relics.get(space)
        if known is None:
            starts = [space * PORTS + port for port in range(PORTS)]
            known = field(self.ground, starts, jump_cost(party), (), self.empty_crowd)
            self.relics[space] = known
        return known

    def lack(self, group: int, task: Task) -> float:
        """What is missing of the items of a task; on Hard also what is too much."""
        table = self.table
        party = table.parties[group]
        items = needs(table, party, task)
        total = 0.0
        for kind in range(ITEMS):
            if items[kind]:
                short = items[kind] - table.available(party, kind)
                if short > 0:
                    total += MISSING[kind] * short
                elif table.rules.difficulty == HARD:
                    total -= TOO_MANY * short
        return total

    def next_gap(self) -> int:
        """The first empty space on the way of the group that has farthest to go: a card is needed there. NONE: nowhere."""
        tasks = self.table.rules.tasks
        far = [(-self.cost(group, tasks[number], self.fields[group]), group) for group, number in self.share.items()]
        for _, group in sorted(far):
            gap = self.gap_before(tasks[self.share[group]], self.fields[group])
            if gap != NONE:
                return gap
        return NONE

    def gap_before(self, task: Task, reached: Field) -> int:
        """The first empty space on the way to a task."""
        best = FAR
        key = NONE
        for port in task.ports:
            there = task.space * PORTS + port
            if reached.cost[there] < best:
                best = reached.cost[there]
                key = there
        gap = NONE
        while key != NONE:  # from the goal back to the group
            space = key // PORTS
            if space < self.table.rules.spaces and self.table.board[space] == EMPTY:
                gap = space
            key = reached.before[key]
        return gap

    def value(self) -> float:
        """The whole way that is left, the groups one after another, keeping out of each other's way. Less is better."""
        table = self.table
        total = OPEN_TASK * len(self.tasks)
        crowd = [0] * table.rules.spaces
        for group in self.share:
            task = table.rules.tasks[self.share[group]]
            party = table.parties[group]
            items = needs(table, party, task)
            wanted = tuple([kind for kind in range(ITEMS) if items[kind] > table.available(party, kind)])
            reached = field(self.ground, starts_of(self.ground, party), jump_cost(party), wanted, crowd)
            total += self.cost(group, task, reached) + self.lack(group, task)
            if task.ports:
                best = min([(reached.cost[task.space * PORTS + port], port) for port in task.ports])
                if best[0] < FAR:
                    way = way_to(reached, task.space * PORTS + best[1], table.rules.spaces)
                    for space in range(table.rules.spaces):
                        if way >> space & 1:
                            crowd[space] += CROWD
        total += LOST * max(len(self.tasks) - len(self.share), 0)
        return total


def placed(party: Party) -> bool:
    """Whether it is known where a group is."""
    return party.entry != NONE or party.space != NONE


def arrival(reached: Field, space: int) -> float:
    """How far it is to a card, by its nearest port."""
    return min(reached.cost[space * PORTS : space * PORTS + PORTS]) / UNIT


def needs(table: Table, party: Party, task: Task) -> tuple[int, ...]:
    """The items a task asks of a group."""
    if task.goal_card and party.goal != NONE:
        return table.rules.goals[party.goal].items
    return task.items


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
