"""What each group could do at once, and what it lacks for the rest: the standing of a mission in one number."""

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.bots.assignment import Assignment, Sharing, assignment_of, to_fetch
from tafelrunde.games.mapmasters.bots.teamwork import Teamwork, final_legs, same_task, tasks_of
from tafelrunde.games.mapmasters.bots.weights import AT_MOST, AWAY, FARTHEST, FETCHED, MISSING, OPEN_TASK, REACHED, STEP, WORST
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, NONE, ArtifactId, GroupId, Space, TaskId
from tafelrunde.games.mapmasters.ruleset import HIDDEN, Task
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked, stop_of
from tafelrunde.games.mapmasters.search.memory import Memory, memory_of
from tafelrunde.games.mapmasters.search.routes import Found, Route
from tafelrunde.games.mapmasters.state import Table


class Prospect(Listed):
    """Searches for every group that is not finished, and shares the tasks out by what was found."""

    table: Table
    budget: int
    memory: Memory = derived(lambda self: memory_of(self.table.rules))
    look: Assignment = late()
    found: dict[GroupId, Found] = late({})
    share: dict[GroupId, TaskId] = late({})
    ready: int = late(0)  # tasks that have a group that could serve them at once, all different
    value: float = late()

    def __post_init__(self) -> None:
        self.look = assignment_of(self.table)
        for group in self.look.groups:
            self.found[group] = self.memory.search(self.table, group, self.budget)
        self.value = self.measured()

    def measured(self) -> float:
        """The sum of what the groups lack for the tasks that suit them best. Less is better."""
        look = self.look
        costs: list[list[float]] = []
        for group in look.groups:
            served = self.serves(group)
            costs.append([self.cost(group, task, served) for task in look.tasks])
        sharing = Sharing(costs, len(look.tasks))
        sharing.run()
        total = OPEN_TASK * len(look.tasks)
        for index, at in enumerate(sharing.best):
            if at != NONE:
                total += costs[index][at]
                self.share[look.groups[index]] = look.tasks[at].number
                if costs[index][at] < REACHED:
                    self.ready += 1
        return total

    def serves(self, group: GroupId) -> dict[TaskId, float]:
        """The tasks a group could serve at once, with a little for long ways."""
        found: dict[TaskId, float] = {}
        for candidate in final_legs(group, self.found[group]):
            for task in tasks_of(self.table, candidate, True):
                found[task] = min(found.get(task, AT_MOST), STEP * int(candidate.cost))
        return found

    def at_once(self, task: Task, served: dict[TaskId, float]) -> float:
        """What it costs to serve a task, or one just like it, at once; `WORST` for whoever cannot."""
        if task.number in served:
            return served[task.number]
        alike = [number for number in served if same_task(self.table.rules.tasks[number], task)]
        return served[alike[0]] if alike else WORST

    def cost(self, group: GroupId, task: Task, served: dict[TaskId, float]) -> float:
        """What a group lacks for a task."""
        at_once = self.at_once(task, served)
        if at_once < WORST:
            return at_once
        table = self.table
        party = table.parties[group]
        lacking = to_fetch(party, task)
        found = self.found[group]
        if lacking:
            for route in found.routes:
                stop = stop_of(route.goal)
                if stop != NONE and self.fetches(stop, route, lacking[0]):
                    return FETCHED + AWAY + min(self.look.ending(task, self.look.from_space(stop, party)), FARTHEST)
            return AWAY + min(self.look.cost(group, task, self.look.distances[group]), FARTHEST)
        miss = found.misses.get(task.number)
        if miss is not None:
            items = items_asked(table, party, task)
            return REACHED + sum([MISSING[kind] * (items[kind] - miss[kind]) for kind in ITEM_KINDS])
        return AWAY + min(self.look.cost(group, task, self.look.distances[group]) + self.look.lack(group, task), FARTHEST)

    def fetches(self, space: Space, route: Route, artifact: ArtifactId) -> bool:
        """Whether a stop brings an artifact, or might."""
        if route.walk.taken >> artifact & 1:
            return True
        if self.table.board[space] == HIDDEN:
            return not self.table.peeked[space] or self.table.rules.cards[self.table.under[space]].takes == artifact
        return self.table.card(space).takes == artifact

    def together(self, searches: int, budget: int, restarts: int) -> Teamwork:
        """Legs that can be drawn one after the other, beginning with what is known."""
        team = Teamwork(self.memory, searches, budget)
        known = {group: final_legs(group, found) for group, found in self.found.items()}
        team.follow(self.table, dict(known))
        team.restart(self.table, known, restarts)
        return team

    def complete(self) -> bool:
        """Whether every open task has a group that could serve it at once."""
        return self.ready == len(self.look.tasks)
