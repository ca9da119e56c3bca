"""What each group could do at once, and what it lacks for the rest: the standing of a mission in one number."""

from typing import Final

from tafelrunde.games.mapmasters.bots.joint import EACH, KEEP, Idea, Joint, final, idea_of, same_task, tasks_of
from tafelrunde.games.mapmasters.bots.outlook import MISSING, Outlook, Sharing, needs
from tafelrunde.games.mapmasters.rules.ahead import STOPS
from tafelrunde.games.mapmasters.rules.routes import Found, search
from tafelrunde.games.mapmasters.ruleset import HIDDEN, NONE, Task
from tafelrunde.games.mapmasters.state import Table

REACHED: Final = 0.8  # a goal at which only items are missing
FETCHED: Final = 1.2  # an artifact that could be fetched at once
AWAY: Final = 2.0  # a goal to which no way leads yet
CLASH: Final = 1.5  # a task that could be served alone, but not together with the others


class Prospect:
    """Searches for every group that is not finished, and shares the tasks out by what was found."""

    def __init__(self, table: Table, budget: int, look: Outlook | None = None, known: dict[int, Found] | None = None) -> None:
        """`known`: what was found before, for groups for which nothing has changed."""
        self.table = table
        self.look = look if look is not None else Outlook(table)
        self.found: dict[int, Found] = {}
        for group in self.look.groups:
            old = known.get(group) if known is not None else None
            self.found[group] = old if old is not None else search(table, group, budget, EACH, KEEP, True)
        self.share: dict[int, int] = {}
        self.ready = 0  # tasks that have a group that could serve them at once, all different
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
        total = 4.0 * len(look.tasks)
        for index, at in enumerate(sharing.best):
            if at != NONE:
                total += costs[index][at]
                self.share[look.groups[index]] = look.tasks[at].number
                if costs[index][at] < REACHED:
                    self.ready += 1
        return total

    def serves(self, group: int) -> dict[int, float]:
        """The tasks a group could serve at once, with a little for long ways."""
        found: dict[int, float] = {}
        for route in self.found[group].routes:
            if final(route):
                for task in tasks_of(self.table, Idea(group, route, []), True):
                    found[task] = min(found.get(task, 9.0), 0.01 * route.walk.cost)
        return found

    def cost(self, group: int, task: Task, served: dict[int, float]) -> float:
        """What a group lacks for a task."""
        if task.number in served:
            return served[task.number]
        alike = [number for number in served if same_task(self.table.rules.tasks[number], task)]
        if alike:
            return served[alike[0]]
        table = self.table
        party = table.parties[group]
        lacking = [artifact for artifact in task.artifacts if not party.artifacts >> artifact & 1]
        if task.hostage != NONE and not party.artifacts >> task.hostage & 1:
            lacking.append(task.hostage)
        found = self.found[group]
        if lacking:
            for route in found.routes:
                if not final(route) and self.fetches(route.goal - STOPS, route.walk.taken, lacking[0]):
                    rest = self.look.ending(task, self.look.from_space(route.goal - STOPS, party))
                    return min(FETCHED + 0.4 * rest, 9.0)
            return AWAY + min(self.look.cost(group, task, self.look.fields[group]), 12.0)
        miss = found.misses.get(task.number)
        if miss is not None:
            items = needs(table, party, task)
            return REACHED + sum([MISSING[kind] * (items[kind] - miss[kind]) for kind in range(6)])
        return AWAY + min(self.look.cost(group, task, self.look.fields[group]) + self.look.lack(group, task), 12.0)

    def fetches(self, space: int, taken: int, artifact: int) -> bool:
        """Whether a stop brings an artifact, or might."""
        if taken >> artifact & 1:
            return True
        if self.table.board[space] == HIDDEN:
            return not self.table.peeked[space] or self.table.rules.cards[self.table.under[space]].takes == artifact
        return self.table.card(space).takes == artifact

    def together(self, searches: int, budget: int, restarts: int) -> Joint:
        """Legs that can be drawn one after the other, beginning with what is known."""
        joint = Joint(searches, budget)
        known: dict[int, list[Idea]] = {}
        for group, found in self.found.items():
            known[group] = [idea_of(self.table, group, route) for route in found.routes if final(route)]
        joint.follow(self.table, dict(known))
        joint.restart(self.table, known, restarts)
        return joint

    def complete(self) -> bool:
        """Whether every open task has a group that could serve it at once."""
        return self.ready == len(self.look.tasks)
