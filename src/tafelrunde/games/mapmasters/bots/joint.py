"""All groups together: legs that can be drawn one after the other in one turn, serving as many tasks as possible."""

from typing import Final

from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.ahead import EXITS, STOPS
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.rules.routes import Route, may_walk, search
from tafelrunde.games.mapmasters.ruleset import NONE, Task
from tafelrunde.games.mapmasters.state import FINISHED, Table

EACH: Final = 3  # routes for each group and goal
KEEP: Final = 4  # walks that are followed at each place: a plan need not know every goal
TRIES: Final = 3  # routes that are tried for a task

Touch = tuple[int, int]  # a space and what would be used there in addition


class Idea(Listed):
    """A leg that could be drawn."""

    group: int
    route: Route
    touches: list[Touch]
    cost: int = late()

    def __post_init__(self) -> None:
        self.cost = self.route.walk.cost


class Joint(Listed):
    """Looks for legs that fit together. `searches`: how often a group's routes may be searched for."""

    searches: int
    budget: int
    most: int = late(-1)  # tasks served
    cheapest: int = late(0)
    legs: list[Idea] = late([])
    now: list[Idea] = late([])

    def solve(self, table: Table) -> int:
        """How many tasks can be served together; `legs` says how."""
        self.follow(table, {})
        return self.most

    def follow(self, table: Table, known: dict[int, list[Idea]]) -> None:
        """One leg after the other, the task with the fewest ways first."""
        done = table.done.bit_count()
        price = sum([idea.cost for idea in self.now])
        if done > self.most or (done == self.most and price < self.cheapest):
            self.most = done
            self.cheapest = price
            self.legs = self.now.copy()
        if self.complete(table):
            return
        ideas: dict[int, list[Idea]] = {}
        for party in table.parties:
            group = party.group
            if party.status == FINISHED or not may_walk(table, group):
                continue
            old = known.get(group)
            if old is None:
                if self.searches <= 0:
                    continue
                self.searches -= 1
                old = ideas_of(table, group, self.budget)
                known[group] = old
            for idea in old:
                for task in tasks_of(table, idea):
                    ideas.setdefault(task, []).append(idea)
        if not ideas:
            return
        order = sorted([(len(ways), task) for task, ways in ideas.items()])
        task = order[0][1]
        ways = sorted([(idea.cost, index) for index, idea in enumerate(ideas[task])])
        for _, index in ways[:TRIES]:
            idea = ideas[task][index]
            after = table.copy()
            refresh(idea, table)
            if idea.route.walk.task != NONE:
                idea.route.walk.task = task
            commit(after, idea.route.walk)
            if breaks_limit(after):
                continue
            self.now.append(idea)
            self.follow(after, remaining(known, idea))
            self.now.pop()
            if self.most == len(table.rules.tasks) or self.searches <= 0:
                return

    def restart(self, table: Table, known: dict[int, list[Idea]], times: int) -> None:
        """The groups in a random order, each with a leg that leaves the others their tasks, some times over."""
        chance = seeded(table.turn * 31 + table.done)
        groups = [group for group in known if known[group]]
        for _ in range(times):
            if self.most == len(table.rules.tasks):
                return
            chance.shuffle(groups)
            self.now = []
            now = table
            waiting = groups.copy()
            while waiting:
                after = self.next_leg(table, now, waiting, known, chance)
                if after is None:
                    break
                now = after
            done = now.done.bit_count()
            if done > self.most:
                self.most = done
                self.legs = self.now.copy()
        self.now = []

    def next_leg(
        self, table: Table, now: Table, waiting: list[int], known: dict[int, list[Idea]], chance: Chance
    ) -> Table | None:
        """Let the first group that can serve a task now draw its leg; the table after it."""
        for group in waiting:
            ideas = [idea for idea in known[group] if fits(idea, now)]
            idea = self.pick(now, ideas, known, chance)
            if idea is None and now is not table and self.searches > 0:
                self.searches -= 1
                idea = self.pick(now, ideas_of(now, group, self.budget), known, chance)
            if idea is None:
                continue
            after = now.copy()
            refresh(idea, now)
            commit(after, idea.route.walk)
            if breaks_limit(after):
                continue
            waiting.remove(group)
            self.now.append(idea)
            return after
        return None

    def pick(self, table: Table, ideas: list[Idea], known: dict[int, list[Idea]], chance: Chance) -> Idea | None:
        """A leg for a task that few others could serve, short ones rather than long ones, with some luck."""
        best: Idea | None = None
        least = 1e9
        for idea in ideas:
            served = tasks_of(table, idea)
            if not served:
                continue
            if idea.route.walk.task != NONE:
                idea.route.walk.task = served[0]
            others = 0
            for group, more in known.items():
                if group != idea.group and [one for one in more if one.route.walk.task == idea.route.walk.task]:
                    others += 1
            cost = idea.cost * 0.3 + 3.0 * others + chance.below(8)
            if cost < least:
                least = cost
                best = idea
        return best

    def complete(self, table: Table) -> bool:
        """Whether nothing is left to do."""
        return table.done == table.rules.all_tasks


def ideas_of(table: Table, group: int, budget: int) -> list[Idea]:
    """The legs that finish a group."""
    return [idea_of(table, group, route) for route in search(table, group, budget, EACH, KEEP, True).routes if final(route)]


def idea_of(table: Table, group: int, route: Route) -> Idea:
    """A leg with all it touches."""
    touches: list[Touch] = []
    for space, used in enumerate(route.walk.used):
        if used != table.used[space]:
            touches.append((space, used & ~table.used[space]))
    return Idea(group, route, touches)


def remaining(known: dict[int, list[Idea]], drawn: Idea) -> dict[int, list[Idea]]:
    """Ideas that are still good: nothing they use has been used. Groups that lost some are searched for anew."""
    kept: dict[int, list[Idea]] = {}
    touched = dict(drawn.touches)
    for group, ideas in known.items():
        if group == drawn.group:
            continue
        clean: list[Idea] = []
        for idea in ideas:
            clash = False
            for space, bits in idea.touches:
                if touched.get(space, 0) & bits:
                    clash = True
                    break
            if not clash:
                clean.append(idea)
        if len(clean) == len(ideas) and ideas:
            kept[group] = clean
    return kept


def fits(idea: Idea, now: Table) -> bool:
    """Whether nothing that a leg uses has been used since it was found. Two legs through one room never fit: the second would
    find nothing there, and might cross the first."""
    return not any(now.used[space] & bits for space, bits in idea.touches)


def refresh(idea: Idea, table: Table) -> None:
    """Let a leg that is still good begin at the table as it is now."""
    used = list(table.used)
    for space, bits in idea.touches:
        used[space] |= bits
    idea.route.walk.used = used


def tasks_of(table: Table, idea: Idea, any_order: bool = False) -> list[int]:
    """The tasks a leg serves; `any_order`: also those whose turn has not come."""
    walk = idea.route.walk
    tasks = table.rules.tasks
    found: list[int] = []
    if walk.task != NONE:
        served = tasks[walk.task]
        for other in tasks:
            if same_task(other, served) and not table.done & other.bit and (any_order or not other.after & ~table.done):
                return [other.number]
        return found
    for task in table.rules.tasks:
        if task.hostage != NONE and walk.artifacts >> task.hostage & 1 and not table.done & task.bit:
            found.append(task.number)
    return found


def same_task(one: Task, other: Task) -> bool:
    """Whether two tasks ask for the same at the same place."""
    there = one.space == other.space and one.ports == other.ports and one.exits == other.exits
    return there and one.items == other.items and one.artifacts == other.artifacts and one.hostage == other.hostage


def final(route: Route) -> bool:
    """Whether a leg finishes its group."""
    return route.goal < STOPS or route.goal >= EXITS


def breaks_limit(table: Table) -> bool:
    """MM-W9: whether a limit of the mission is exceeded."""
    mission = table.rules.mission
    if mission.portal_limit != NONE and table.jumps > mission.portal_limit:
        return True
    return bool(mission.kill_limit != NONE and table.kills > mission.kill_limit)
