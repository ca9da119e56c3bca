"""All groups together: legs that can be drawn one after the other in one turn, serving as many tasks as possible."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Chance, Listed, derived, late, seeded
from tafelrunde.games.mapmasters.bots.weights import LENGTH, LUCK, SOUGHT, WORST
from tafelrunde.games.mapmasters.ids import NONE, GroupId, Space, TaskId
from tafelrunde.games.mapmasters.rules.arrival import reveal
from tafelrunde.games.mapmasters.rules.ending import broken_limit
from tafelrunde.games.mapmasters.rules.goals import asks_alike
from tafelrunde.games.mapmasters.rules.legs import commit, may_walk
from tafelrunde.games.mapmasters.rules.walk import AT_HIDDEN
from tafelrunde.games.mapmasters.ruleset import Task
from tafelrunde.games.mapmasters.search.goals_ahead import stop_of
from tafelrunde.games.mapmasters.search.memory import Memory
from tafelrunde.games.mapmasters.search.routes import Found, Route
from tafelrunde.games.mapmasters.state import FINISHED, Table

TRIES: Final = 3  # routes that are tried for a task

Touch = tuple[Space, i64]  # a space and what would be used there in addition


class Candidate(Listed):
    """A leg that could be drawn, and the task for which it would be."""

    group: GroupId
    route: Route
    touches: list[Touch] = derived(lambda self: touched_by(self.route))
    cost: i64 = derived(lambda self: self.route.walk.cost)
    task: TaskId = derived(lambda self: self.route.walk.task)

    def fits(self, now: Table) -> bool:
        """Whether nothing that the leg uses has been used since it was found. Two legs through one room never fit: the second
        would find nothing there, and might cross the first."""
        return not any(now.used[space] & bits for space, bits in self.touches)

    def drawn(self, table: Table) -> Table:
        """The table after the leg, which begins at the table as it is now."""
        after = table.copy()
        used = list(table.used)
        for space, bits in self.touches:
            used[space] |= bits
        walk = self.route.walk.copy()
        walk.used = used
        walk.task = self.task
        commit(after, walk)
        if walk.goal == AT_HIDDEN and table.peeked[walk.space]:
            reveal(after, self.group, walk.space)
        return after


class Teamwork(Listed):
    """Looks for legs that fit together. `searches`: how often a group's routes may be searched for."""

    memory: Memory
    searches: int
    budget: int
    most: i64 = late(-1)  # tasks served
    cheapest: i64 = late(0)
    legs: list[Candidate] = late([])
    now: list[Candidate] = late([])

    def solve(self, table: Table) -> i64:
        """How many tasks can be served together; `legs` says how."""
        self.follow(table, {})
        return self.most

    def follow(self, table: Table, known: dict[GroupId, list[Candidate]]) -> None:
        """One leg after the other, the task with the fewest ways first."""
        done = int(table.done).bit_count()
        price = sum([candidate.cost for candidate in self.now])
        if done > self.most or (done == self.most and price < self.cheapest):
            self.most = done
            self.cheapest = price
            self.legs = self.now.copy()
        if self.complete(table):
            return
        candidates: dict[TaskId, list[Candidate]] = {}
        possible: set[TaskId] = set()  # tasks that could be served now or later
        for party in table.parties:
            group = party.group
            if party.status == FINISHED or not may_walk(table, group):
                continue
            old = known.get(group)
            if old is None:
                if self.searches <= 0:
                    continue
                self.searches -= 1
                old = self.candidates(table, group)
                known[group] = old
            for candidate in old:
                possible.update(tasks_of(table, candidate, True))
                for task in tasks_of(table, candidate):
                    candidates.setdefault(task, []).append(candidate)
        if done + len(possible) <= self.most:  # however it goes on, it gets no better
            return
        if not candidates:
            return
        order = sorted([(len(ways), task) for task, ways in candidates.items()])
        task = order[0][1]
        ways = sorted([(candidate.cost, index) for index, candidate in enumerate(candidates[task])])
        for _, index in ways[:TRIES]:
            candidate = candidates[task][index]
            if candidate.task != NONE:
                candidate.task = task
            after = candidate.drawn(table)
            if broken_limit(after):
                continue
            self.now.append(candidate)
            self.follow(after, remaining(known, candidate))
            self.now.pop()
            if self.most == len(table.rules.tasks) or self.searches <= 0:
                return

    def candidates(self, table: Table, group: GroupId) -> list[Candidate]:
        """The legs that would finish a group."""
        return final_legs(group, self.memory.search(table, group, self.budget))

    def restart(self, table: Table, known: dict[GroupId, list[Candidate]], times: int) -> None:
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
            done = int(now.done).bit_count()
            if done > self.most:
                self.most = done
                self.legs = self.now.copy()
        self.now = []

    def next_leg(
        self, table: Table, now: Table, waiting: list[GroupId], known: dict[GroupId, list[Candidate]], chance: Chance
    ) -> Table | None:
        """Let the first group that can serve a task now draw its leg; the table after it."""
        for group in waiting:
            candidates = [candidate for candidate in known[group] if candidate.fits(now)]
            candidate = self.pick(now, candidates, known, chance)
            if candidate is None and now is not table and self.searches > 0:
                self.searches -= 1
                candidate = self.pick(now, self.candidates(now, group), known, chance)
            if candidate is None:
                continue
            after = candidate.drawn(now)
            if broken_limit(after):
                continue
            waiting.remove(group)
            self.now.append(candidate)
            return after
        return None

    def pick(
        self, table: Table, candidates: list[Candidate], known: dict[GroupId, list[Candidate]], chance: Chance
    ) -> Candidate | None:
        """A leg for a task that few others could serve, short ones rather than long ones, with some luck."""
        best: Candidate | None = None
        least = WORST
        for candidate in candidates:
            served = tasks_of(table, candidate)
            if not served:
                continue
            if candidate.task != NONE:
                candidate.task = served[0]
            others = 0
            for group, more in known.items():
                if group != candidate.group and [one for one in more if one.task == candidate.task]:
                    others += 1
            cost = LENGTH * int(candidate.cost) + SOUGHT * others + int(chance.below(LUCK))
            if cost < least:
                least = cost
                best = candidate
        return best

    def complete(self, table: Table) -> bool:
        """Whether nothing is left to do."""
        return table.done == table.rules.all_tasks


def final_legs(group: GroupId, found: Found) -> list[Candidate]:
    """Of what a search has found the legs that would finish the group."""
    return [Candidate(group, route) for route in found.routes if final(route)]


def touched_by(route: Route) -> list[Touch]:
    """All that a leg touches."""
    before = route.walk.ground.used
    return [(Space(space), used & ~before[space]) for space, used in enumerate(route.walk.used) if used != before[space]]


def remaining(known: dict[GroupId, list[Candidate]], drawn: Candidate) -> dict[GroupId, list[Candidate]]:
    """Ideas that are still good: nothing they use has been used. Groups that lost some are searched for anew."""
    kept: dict[GroupId, list[Candidate]] = {}
    touched = dict(drawn.touches)
    for group, candidates in known.items():
        if group == drawn.group:
            continue
        clash = any(touched.get(space, 0) & bits for candidate in candidates for space, bits in candidate.touches)
        if candidates and not clash:
            kept[group] = candidates.copy()
    return kept


def tasks_of(table: Table, candidate: Candidate, any_order: bool = False) -> list[TaskId]:
    """The tasks a leg serves; `any_order`: also those whose turn has not come."""
    walk = candidate.route.walk
    tasks = table.rules.tasks
    found: list[TaskId] = []
    if candidate.task != NONE:
        served = tasks[candidate.task]
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
    return there and asks_alike(one, other) and one.hostage == other.hostage


def final(route: Route) -> bool:
    """Whether a leg finishes its group."""
    return stop_of(route.goal) == NONE
