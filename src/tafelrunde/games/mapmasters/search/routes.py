"""Routes: complete legs, found by search (MM-R8). What is legal is decided by the walk alone; a search only finds it."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEMS, NO_SPACE, PORTAL, SCROLL, GateId, GroupId, Space, TaskId
from tafelrunde.games.mapmasters.network.runs import AT_NODE, AT_OBSTACLE, AT_ROOM, Run
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.goals import deliverable
from tafelrunde.games.mapmasters.rules.ground import ground_for
from tafelrunde.games.mapmasters.rules.moves import moves
from tafelrunde.games.mapmasters.rules.steps import barred, do, leave, pauses, run_ahead, settle
from tafelrunde.games.mapmasters.rules.walk import (
    AT_EXIT,
    AT_TASK,
    BY_ITEM,
    BY_TOKEN,
    JUMP,
    NO_MOVE,
    NOT_YET,
    Move,
    Walk,
    begin,
    word_at,
)
from tafelrunde.games.mapmasters.ruleset import BYTE, PORTS, TRAPDOOR, Amounts
from tafelrunde.games.mapmasters.search.goals_ahead import Goal, exit_by, goals_ahead, stop_at
from tafelrunde.games.mapmasters.search.pruning import Pruning, Stand, place_of, stand_of
from tafelrunde.games.mapmasters.state import NODE_BITS, Table

BUDGET: Final = 1500  # walks that are looked at, for each group
SAME_PLACE: Final = 8  # walks that are kept for each place and way to stand there
HELD: Final = 128  # more than what is held of items that are asked for can ever take off a price
EAGER: Final = 2  # so much longer may the way to one more item be that a goal asks for


class Route(Listed):
    """A complete leg: how it ends, and the words that draw it."""

    walk: Walk
    words: tuple[str, ...]
    goal: Goal


class Found(Listed):
    """What a search has found: the best routes to each goal."""

    routes: list[Route] = late([])
    misses: dict[TaskId, Amounts] = late({})  # for tasks that were reached with too little: what was there, at best
    looked_at: int = late(0)
    seen: i64 = late(0)  # spaces on which all this depends, a bit each; with ELSEWHERE if somebody could jump


class Branch(Listed):
    """A walk with the choices that led to it."""

    walk: Walk
    choices: list[Move]
    before: "Branch | None"
    space: Space  # where the last choice was made
    move: Move


class Waiting(Listed):
    """Branches that wait to be followed: the cheapest first, of equals that which came first."""

    at: list[list[Branch]] = late([])  # by their price
    least: i64 = late(0)  # no price is lower
    count: i64 = late(0)

    def add(self, branch: Branch, price: i64) -> None:
        """One more."""
        price = max(price + HELD, 0)
        while len(self.at) <= price:
            self.at.append([])
        self.at[price].append(branch)
        self.least = min(self.least, price)
        self.count += 1

    def next(self) -> Branch:
        """The one to follow now."""
        while not self.at[self.least]:
            self.least += 1
        self.count -= 1
        return self.at[self.least].pop(0)


def goal_of(walk: Walk) -> Goal:
    """Where a complete leg ends."""
    if walk.goal == AT_TASK:
        return Goal(walk.task)
    return exit_by(GateId(walk.b)) if walk.goal == AT_EXIT else stop_at(walk.space)


def words_of(branch: Branch) -> tuple[str, ...]:
    """The choices of a branch in order."""
    found: list[str] = []
    step: Branch | None = branch
    while step is not None:
        if step.move is not NO_MOVE:
            found.append(word_at(step.walk.ground, step.space, step.move))
        step = step.before
    found.reverse()
    return tuple(found)


def search(
    table: Table,
    group: GroupId,
    budget: int = BUDGET,
    each: int = 1,
    keep: int = SAME_PLACE,
    any_order: bool = False,
    start: Walk | None = None,
    goals: set[Goal] | None = None,
) -> Found:
    """Short legs of a group, at most `each` for a goal, by best-first search: the shorter a walk is, and the more it holds of
    what goals ask for, the sooner it is followed. Of walks that stand at one place only a few are followed (see Pruning), so a
    leg may be missed. It ends when there can be no other goal. `start`: a leg that has been begun; else it begins where the
    group is. `goals`: those that are ahead, if that is known."""
    found = Found()
    first = start.fork(start.ground) if start is not None else begin(ground_for(table, group, True, any_order))
    ground = first.ground
    choices = settle(first)
    found.seen = first.seen
    if first.at == where.DONE:
        found.routes.append(Route(first, (), goal_of(first)))
        return found
    waiting = Waiting()
    waiting.add(Branch(first, choices, None, NO_SPACE, NO_MOVE), 0)
    missing = dict.fromkeys(goals if goals is not None else goals_ahead(table, group, any_order), each)
    pruning = Pruning(ground, keep)
    pruning.look_for(list(missing))
    while waiting.count and missing:
        branch = waiting.next()
        found.looked_at += 1
        if found.looked_at > budget:
            break
        here = branch.walk
        space = here.space
        last = len(branch.choices) - 1
        held = stand_of(here)
        pause = pauses(here)
        for index, move in enumerate(branch.choices):
            run = run_ahead(ground, here, move, pause)
            if run is not None and not promising(here, move, run, held, pruning, found):
                continue
            walk = here.fork(ground) if index < last else here
            if run is not None and move.kind == act.LEAVE:
                leave(walk, move.number, run)
            else:
                do(walk, move)
            choices = go_on(walk, pruning)
            found.seen |= walk.seen
            if walk.at == where.DONE:
                key = goal_of(walk)
                left = missing.get(key, 0)
                if left:
                    found.routes.append(Route(walk, words_of(Branch(walk, [], branch, space, move)), key))
                    missing[key] = left - 1
                    if left == 1:
                        del missing[key]
                        pruning.look_for(list(missing))
            elif choices:
                price = walk.cost - EAGER * pruning.holds(walk.found - walk.spent)
                waiting.add(Branch(walk, choices, branch, space, move), price)
            elif walk.goal == NOT_YET:
                note_miss(found, walk)
    return found


def promising(walk: Walk, move: Move, run: Run, held: Stand, pruning: Pruning, found: Found) -> bool:
    """Whether a move that sets out on a run is worth a closer look: nothing ahead has been used, and no better walks have come
    to where it leads. It says yes where it cannot tell."""
    ground = walk.ground
    found.seen |= run.seen
    if barred(walk, run):
        return False
    used = walk.used
    rights, items = held.rights, held.items
    cost = held.cost + 1 + run.corridors
    if move.kind == act.TRAVEL:
        cost += JUMP
        if move.number == BY_ITEM:
            items -= 1 << SCROLL * BYTE
        elif move.number == BY_TOKEN:
            rights &= ~(1 << SCROLL)
        else:
            able = walk.books & ground.library.overcome[PORTAL]
            rights &= ~((able & -able) << ITEMS)
    space = run.space
    end = run.end
    at: i64 = where.SYMBOL
    c = run.c
    if end == AT_ROOM:
        node = ground.card(space).nodes[run.a]
        at = where.HALL
        if not used[space] >> (NODE_BITS + run.a) & 1:
            if node.monsters:
                at = where.GUARD
                c = node.monsters
            else:
                items += node.packed
    elif end == AT_NODE:
        at = where.FORK
        if ground.card(space).nodes[run.a].kind == TRAPDOOR:
            at = where.BELOW if ground.card(space).corridors[run.b].under else where.EDGE
    elif end != AT_OBSTACLE:
        return True
    return not pruning.would_stop(Stand(place_of(at, space, (run.a, run.b, c)), rights, items + run.packed, cost))


def go_on(walk: Walk, pruning: Pruning) -> list[Move]:
    """Go on while there is only one thing to do; nothing if better walks have been here before."""
    while walk.at < where.DONE:
        if not pruning.come_to(stand_of(walk)):
            walk.at = where.DEAD
            return []
        choices = moves(walk)
        if len(choices) != 1:
            return choices
        do(walk, choices[0])
    return []


def note_miss(found: Found, walk: Walk) -> None:
    """A boss card was reached with too little: remember the best that could be shown for each of its open tasks."""
    rules = walk.ground.rules
    for number in rules.tasks_at[walk.space * PORTS + walk.a]:
        task = rules.tasks[number]
        if walk.ground.done & task.bit:
            continue
        items = rules.goals[walk.ground.party.goal].items if task.goal_card else task.items
        have = tuple([min(deliverable(walk, kind), items[kind]) for kind in ITEM_KINDS])
        known = found.misses.get(number)
        if known is None or sum(have) > sum(known):
            found.misses[number] = have


def every_leg(table: Table, group: GroupId, limit: int = 100_000) -> list[Route]:
    """All complete legs of a group, for small dungeons: nothing is left out."""
    ground = ground_for(table, group)
    first = begin(ground)
    choices = settle(first)
    found: list[Route] = []
    if first.at == where.DONE:
        return [Route(first, (), goal_of(first))]
    stack = [Branch(first, choices, None, NO_SPACE, NO_MOVE)]
    looked_at = 0
    while stack:
        branch = stack.pop()
        looked_at += 1
        if looked_at > limit:
            raise OverflowError("there are too many legs to list them all")
        space = branch.walk.space
        for move in branch.choices:
            walk = branch.walk.fork(ground)
            do(walk, move)
            choices = settle(walk)
            if walk.at == where.DONE:
                found.append(Route(walk, words_of(Branch(walk, [], branch, space, move)), goal_of(walk)))
            elif choices:
                stack.append(Branch(walk, choices, branch, space, move))
    return found
