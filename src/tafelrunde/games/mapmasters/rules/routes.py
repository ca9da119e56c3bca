"""Routes: complete legs, found by search (section 4). What is legal is decided by the walk alone; a search only finds it."""

from heapq import heappop, heappush
from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.ahead import EXITS, STOPS, goals_ahead
from tafelrunde.games.mapmasters.rules.goals import deliverable
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.moves import moves
from tafelrunde.games.mapmasters.rules.rivals import Label, Rivals, label_of
from tafelrunde.games.mapmasters.rules.steps import ahead, barred, do, pauses, settle
from tafelrunde.games.mapmasters.rules.stretches import AT_NODE, AT_OBSTACLE, AT_ROOM
from tafelrunde.games.mapmasters.rules.walk import (
    AT_EXIT,
    AT_TASK,
    BELOW,
    BY_ITEM,
    BY_TOKEN,
    DEAD,
    DONE,
    EDGE,
    FORK,
    GUARD,
    HALL,
    JUMP,
    NO_MOVE,
    NOT_YET,
    SYMBOL,
    TRAVEL,
    Move,
    Walk,
    begin,
    word,
    word_at,
)
from tafelrunde.games.mapmasters.ruleset import BYTE, CIRCLE, ITEMS, NONE, PORTS, SCROLL, TRAPDOOR
from tafelrunde.games.mapmasters.state import FINISHED, NODE_BITS, Table

BUDGET: Final = 1500  # walks that are looked at, for each group
SAME_PLACE: Final = 8  # walks that are kept for each place and way to stand there
EAGER: Final = 2  # so much longer may the way to one more item be that a goal asks for


class Route(Listed):
    """A complete leg: how it ends, and the words that draw it."""

    walk: Walk
    words: tuple[str, ...]
    goal: int  # see goal_key


class Found(Listed):
    """What a search has found: the best routes to each goal."""

    routes: list[Route] = late([])
    misses: dict[int, tuple[int, ...]] = late({})  # for tasks that were reached with too little: what was there, at best
    looked_at: int = late(0)


class Thread(Listed):
    """A walk with the choices that led to it."""

    walk: Walk
    choices: list[Move]
    before: "Thread | None"
    space: int  # where the last choice was made
    move: Move


def goal_key(walk: Walk) -> int:
    """One number for each goal."""
    if walk.goal == AT_TASK:
        return walk.task
    if walk.goal == AT_EXIT:
        return EXITS + walk.b
    return STOPS + walk.space


def words_of(thread: Thread) -> tuple[str, ...]:
    """The choices of a thread in order."""
    found: list[str] = []
    step: Thread | None = thread
    while step is not None:
        if step.move[0] != NONE:
            found.append(word_at(step.walk.ground, step.space, step.move))
        step = step.before
    found.reverse()
    return tuple(found)


def may_walk(table: Table, group: int) -> bool:
    """MM-T3, MM-A8: an unfinished group that has not drawn a leg this turn."""
    party = table.parties[group]
    return party.status != FINISHED and not party.drew


def search(
    table: Table,
    group: int,
    budget: int = BUDGET,
    each: int = 1,
    keep: int = SAME_PLACE,
    any_order: bool = False,
    start: Walk | None = None,
) -> Found:
    """Short legs of a group, at most `each` for a goal, by best-first search: the shorter a walk is, and the more it holds of
    what goals ask for, the sooner it is followed. Of walks that stand at one place only a few are followed (see Rivals), so a
    leg may be missed. It ends when there can be no other goal. `start`: a leg that has been begun; else it begins where the
    group is."""
    found = Found()
    first = start.fork(start.ground) if start is not None else begin(Ground(table, group, True, any_order))
    ground = first.ground
    choices = settle(first)
    if first.at == DONE:
        found.routes.append(Route(first, (), goal_key(first)))
        return found
    queue: list[tuple[int, int, Thread]] = [(0, 0, Thread(first, choices, None, NONE, NO_MOVE))]
    count = 0
    missing = dict.fromkeys(goals_ahead(table, group, any_order), each)
    rivals = Rivals(ground, keep)
    rivals.look_for(list(missing))
    while queue and missing:
        _, _, thread = heappop(queue)
        found.looked_at += 1
        if found.looked_at > budget:
            break
        here = thread.walk
        space = here.space
        last = len(thread.choices) - 1
        held = label_of(here)
        pause = pauses(here.books)
        for index, move in enumerate(thread.choices):
            if not promising(here, move, held, pause, rivals):
                continue
            walk = here.fork(ground) if index < last else here
            do(walk, move)
            choices = go_on(walk, rivals)
            if walk.at == DONE:
                key = goal_key(walk)
                left = missing.get(key, 0)
                if left:
                    found.routes.append(Route(walk, words_of(Thread(walk, [], thread, space, move)), key))
                    missing[key] = left - 1
                    if left == 1:
                        del missing[key]
                        rivals.look_for(list(missing))
            elif choices:
                count += 1
                price = walk.cost - EAGER * rivals.holds(walk)
                heappush(queue, (price, count, Thread(walk, choices, thread, space, move)))
            elif walk.goal == NOT_YET:
                note_miss(found, walk)
    return found


def promising(walk: Walk, move: Move, held: Label, pause: int, rivals: Rivals) -> bool:
    """Whether a move is worth a closer look: nothing ahead has been used, and no better walks have come to where it leads.
    It says yes where it cannot tell."""
    ground = walk.ground
    stretch = ahead(ground, walk, move, pause)
    if stretch is None:
        return True
    if barred(walk, stretch):
        return False
    used = walk.used
    rights, items, cost = held
    cost += 1 + stretch.corridors
    if move[0] == TRAVEL:
        cost += JUMP
        if move[1] == BY_ITEM:
            items -= 1 << SCROLL * BYTE
        elif move[1] == BY_TOKEN:
            rights &= ~(1 << SCROLL)
        else:
            rights &= ~(1 << (CIRCLE + ITEMS))
    space = stretch.space
    end = stretch.end
    at = SYMBOL
    c = stretch.c
    if end == AT_ROOM:
        node = ground.cards[ground.board[space]].nodes[stretch.a]
        at = HALL
        if not used[space] >> (NODE_BITS + stretch.a) & 1:
            if node.monsters:
                at = GUARD
                c = node.monsters
            else:
                items += node.packed
    elif end == AT_NODE:
        at = FORK
        if ground.cards[ground.board[space]].nodes[stretch.a].kind == TRAPDOOR:
            at = BELOW if ground.cards[ground.board[space]].segments[stretch.b].under else EDGE
    elif end != AT_OBSTACLE:
        return True
    return not rivals.would_stop((at, space, stretch.a, stretch.b, c), (rights, items + stretch.packed, cost))


def go_on(walk: Walk, rivals: Rivals) -> list[Move]:
    """Go on while there is only one thing to do; nothing if better walks have been here before."""
    while walk.at < DONE:
        if not rivals.come_to((walk.at, walk.space, walk.a, walk.b, walk.c), label_of(walk)):
            walk.at = DEAD
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
        have = tuple([min(deliverable(walk, kind), items[kind]) for kind in range(ITEMS)])
        known = found.misses.get(number)
        if known is None or sum(have) > sum(known):
            found.misses[number] = have


def every_leg(table: Table, group: int, limit: int = 100_000) -> list[Route]:
    """All complete legs of a group, for small dungeons: nothing is left out."""
    ground = Ground(table, group, False)
    first = begin(ground)
    choices = settle(first)
    found: list[Route] = []
    if first.at == DONE:
        return [Route(first, (), goal_key(first))]
    stack = [Thread(first, choices, None, NONE, NO_MOVE)]
    looked_at = 0
    while stack:
        thread = stack.pop()
        looked_at += 1
        if looked_at > limit:
            raise OverflowError("there are too many legs to list them all")
        space = thread.walk.space
        for move in thread.choices:
            walk = thread.walk.fork(ground)
            do(walk, move)
            choices = settle(walk)
            if walk.at == DONE:
                found.append(Route(walk, words_of(Thread(walk, [], thread, space, move)), goal_key(walk)))
            elif choices:
                stack.append(Thread(walk, choices, thread, space, move))
    return found


def follow(table: Table, group: int, words: tuple[str, ...], lean: bool = False) -> Walk | None:
    """The walk that these choices draw, as far as they go; None if one of them is not possible."""
    walk = begin(Ground(table, group, lean))
    choices = settle(walk)
    for wanted in words:
        for move in choices:
            if word(walk, move) == wanted:
                do(walk, move)
                choices = settle(walk)
                break
        else:
            return None
    return walk


def complete_leg(table: Table, group: int, words: tuple[str, ...]) -> Walk | None:
    """The complete leg that these choices draw, with every choice said or only those that a search makes; else None."""
    walk = follow(table, group, words)
    if walk is None or walk.at != DONE:
        walk = follow(table, group, words, True)
    return walk if walk is not None and walk.at == DONE else None
