"""Steps: doing what was chosen, and going on until there is something to choose again (MM-R8)."""

from mypy_extensions import i64

from tafelrunde.games.mapmasters import ids, state
from tafelrunde.games.mapmasters.network import runs
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.goals import deliverable, fulfilled, meets, performs
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.moves import free_portal, lines_crossed, moves, payments, strength
from tafelrunde.games.mapmasters.rules.walk import (
    AT_ARTIFACT,
    AT_CELL,
    AT_EXIT,
    AT_HIDDEN,
    AT_TASK,
    CLEFT,
    JUMP,
    JUMPS,
    NOT_YET,
    PITS,
    ROOMS,
    TUNNELS,
    Line,
    Move,
    Trace,
    Walk,
    did,
    pay,
    spend_book,
)
from tafelrunde.games.mapmasters.ruleset import BYTE, DEAD_END, HIDDEN, JUNCTION, PORTS, TURNED, VERY_EASY, Node


def settle(walk: Walk) -> list[Move]:
    """Go on while there is only one thing to do."""
    while True:
        found = moves(walk)
        if len(found) != 1:
            if not found and walk.at != where.DONE:
                walk.at = where.DEAD
            return found
        do(walk, found[0])


def do(walk: Walk, move: Move) -> None:
    """Do one thing."""
    kind = move.kind
    if kind == act.ON:
        if walk.at == where.REACHED:
            proceed(walk)
        else:
            start_card(walk, walk.space, ids.Port(walk.a))
    elif kind == act.LEAVE:
        leave(walk, move.number)
    elif kind == act.PAY:
        if walk.at == where.GUARD:
            pay(walk, ids.MONSTER, move.number)
            walk.c -= 1
            if not walk.c:
                visit(walk)
        else:
            symbol = walk.ground.card(walk.space).corridors[walk.a].symbols[walk.b - 1]
            pay(walk, symbol, move.number)
            walk.at = where.REACHED
            if not anywhere(walk):
                proceed(walk)
    elif kind == act.ENTER:
        walk.used[walk.space] |= 1 << (state.PORT_BITS + move.number)
        walk.trace = Trace(walk.trace, state.ENTERED, walk.space, move.number)
        arrive(walk, walk.space, ids.Port(move.number))
    elif kind in (act.FALL, act.OVER):
        if kind == act.OVER:
            pay(walk, ids.LAVA, move.number)
        else:
            did(walk, PITS)
        card = walk.ground.card(walk.space)
        node = walk.a
        for corridor in card.nodes[node].doors:
            if card.corridors[corridor].under == (kind == act.FALL) and not walk.used[walk.space] >> corridor & 1:
                set_out(walk, walk.space, corridor, node + PORTS)
                return
    elif kind == act.CLIMB_UP:
        spend_book(walk, walk.ground.library.climb)
        if move.number == ids.NONE:
            enter_room(walk, walk.space, walk.ground.card(walk.space).nodes[walk.a].room, ids.NONE)
        else:
            set_out(walk, walk.space, move.number, walk.a + PORTS)
    elif kind == act.DROP:
        walk.trace = Trace(walk.trace, state.VISITED, walk.space, walk.a, walk.b, c=ids.NONE)
        walk.used[walk.space] |= 1 << (state.NODE_BITS + move.number)
        did(walk, PITS)
        walk.trace = Trace(walk.trace, CLEFT, walk.space, move.number)
        card = walk.ground.card(walk.space)
        set_out(walk, walk.space, card.nodes[move.number].doors[0], move.number + PORTS)
    elif kind in (act.TRAVEL, act.ROLL, act.LURED):
        jump(walk, move)
    elif kind == act.WISHED:
        spend_book(walk, walk.ground.library.wish)
        walk.tokens |= 1 << move.number
    elif kind == act.GAIN:
        walk.gains -= 1
        walk.tokens |= 1 << move.number
        walk.gained += (ids.Symbol(move.number),)
    elif kind == act.STOP:
        stop(walk, AT_ARTIFACT)
    else:
        walk.task = ids.TaskId(move.number)
        stop(walk, AT_TASK)


def stop(walk: Walk, goal: i64) -> None:
    """MM-A3: the leg ends at the port reached."""
    walk.at = where.DONE
    walk.goal = goal
    walk.trace = Trace(walk.trace, state.STOPPED, walk.space, walk.a)


def start_card(walk: Walk, space: ids.Space, port: ids.Port) -> None:
    """From a port into the corridor behind it."""
    ground = walk.ground
    card = ground.card(space)
    local = TURNED[port] if ground.turned[space] else port
    corridor = card.at_port[local]
    if corridor == ids.NONE or walk.used[space] >> corridor & 1:
        walk.at = where.DEAD
        return
    set_out(walk, space, corridor, local)


def set_out(walk: Walk, space: ids.Space, number: i64, end: i64, ahead: runs.Run | None = None) -> None:
    """MM-M8, MM-R2: walk an unused corridor from one of its ends; tunnels pass beneath other paths (MM-R5, MM-L1). `ahead`: as
    for `proceed`."""
    corridor = walk.ground.card(space).corridors[number]
    walk.used[space] = walk.used[space] | 1 << number
    walk.cards |= 1 << space
    walk.cost += 1
    if corridor.under:
        did(walk, TUNNELS)
    walk.space = space
    walk.a = number
    if corridor.first == end:
        walk.b = 0
        walk.c = 1
    else:
        walk.b = len(corridor.symbols) + 1
        walk.c = -1
    walk.origin = walk.b
    proceed(walk, ahead)


def proceed(walk: Walk, ahead: runs.Run | None = None) -> None:
    """MM-R7, MM-R2: on along corridors, over joints and stairs, until there is something to decide or to pay. Nothing on the
    run may have been used before. `ahead`: the first run, if it is known that nothing on it has been."""
    ground = walk.ground
    used = walk.used
    while True:
        if ahead is not None:
            run = ahead
            ahead = None
            walk.seen |= run.seen
        else:
            run = ground.runs.run(walk.space, walk.a, walk.b, walk.c, pauses(walk))
            walk.seen |= run.seen
            if barred(walk, run):
                walk.at = where.DEAD
                return
        for space, bits in run.uses:
            used[space] = used[space] | bits  # spelled out: `|=` on a list is compiled to boxed numbers
        walk.found += run.packed
        if run.first != ids.NONE:
            if walk.origin == walk.b:
                walk.trace = Trace(walk.trace, run=run)
            else:
                walk.trace = Trace(walk.trace, state.WALKED, walk.space, walk.a, walk.origin, c=run.first, run=run)
            walk.origin = run.origin
            walk.cost += run.corridors
            walk.cards |= run.cards
            if run.tunnels:
                did(walk, TUNNELS, run.tunnels)
        walk.space = run.space
        walk.a = run.a
        walk.b = run.b
        walk.c = run.c
        if run.end != runs.AT_PORTAL or stop_there(walk):
            break
    end = run.end
    if end == runs.AT_ROOM:
        enter_room(walk, walk.space, walk.a, walk.b)
    elif end == runs.AT_NODE:
        reach_node(walk, walk.space, walk.a, walk.b)
    elif end == runs.AT_OBSTACLE:
        walk.at = where.SYMBOL
    elif end == runs.AT_CARD:
        arrive(walk, walk.space, ids.Port(walk.a))
    elif end == runs.AT_BORDER:
        leave_the_grid(walk, walk.space, ids.Port(walk.a))
    elif end == runs.AT_SYMBOL:
        walk.at = where.REACHED
        symbols = ground.card(walk.space).corridors[walk.a].symbols
        if symbols[walk.b - 1] > ids.PORTAL and ground.rules.difficulty == VERY_EASY:
            walk.gains += 1


def run_ahead(ground: Ground, walk: Walk, move: Move, pause: runs.Pause) -> runs.Run | None:
    """The run on which a move sets out, where that can be told beforehand: into a corridor, or by a portal onto one."""
    if move.kind == act.LEAVE:
        corridor = ground.card(walk.space).corridors[move.number]
        if corridor.first == walk.a + PORTS:
            return ground.runs.run(walk.space, move.number, 0, 1, pause)
        return ground.runs.run(walk.space, move.number, len(corridor.symbols) + 1, -1, pause)
    if move.kind == act.TRAVEL and move.target < state.ROOM_TARGET:
        return ground.runs.run(move.space, move.target, move.position, move.direction, pause)
    return None


def barred(walk: Walk, run: runs.Run) -> bool:
    """Whether a run leads nowhere, or something on it has been used."""
    used = walk.used
    for space, bits in run.uses:
        if used[space] & bits:
            return True
    return run.end == runs.AT_WALL


def pauses(walk: Walk) -> runs.Pause:
    """MM-B4 to MM-B6: at which symbols a group with these books may have something to choose."""
    if not walk.books:
        return runs.NEVER
    if anywhere(walk):
        return runs.ALWAYS
    return runs.AT_BARRELS if walk.books & walk.ground.library.roll else runs.NEVER


def anywhere(walk: Walk) -> bool:
    """MM-B5, MM-B6: whether the group has a book that can be used anywhere."""
    library = walk.ground.library
    return walk.books & (library.wish | library.lure) != 0


def stop_there(walk: Walk) -> bool:
    """MM-Q1: on a portal there is something to choose only for a group that could travel."""
    walk.at = where.REACHED
    return anywhere(walk) or len(payments(walk, ids.PORTAL)) > 0


def leave_the_grid(walk: Walk, space: ids.Space, port: ids.Port) -> None:
    """MM-X1: at the border of the dungeon."""
    bit: i64 = 1 << (state.PORT_BITS + port)
    gate = walk.ground.rules.exit_at[space * PORTS + port]
    walk.at = where.DEAD
    if gate != ids.NONE and not walk.used[space] & bit:
        walk.used[space] |= bit
        leave_by(walk, gate)


def arrive(walk: Walk, space: ids.Space, port: ids.Port) -> None:
    """On foot at a port of a card: a goal, an artifact, or just another card (MM-R12, MM-A2 to MM-A5)."""
    ground = walk.ground
    walk.space = space
    walk.a = port
    card = ground.board[space]
    if card == HIDDEN:
        stop(walk, AT_HIDDEN)
        return
    if ground.cards[card].goal:
        found = fulfilled(walk, space, port)
        if not found:
            walk.at = where.DEAD
            walk.goal = NOT_YET
        elif len(found) == 1:
            walk.task = found[0]
            stop(walk, AT_TASK)
        else:
            walk.at = where.CHOICE
        return
    if ground.closed[space]:
        if deliverable(walk, ground.cards[card].give) > 0:
            stop(walk, AT_CELL)
        else:
            walk.at = where.DEAD
        return
    if overburdened(walk, space):
        walk.at = where.DEAD
        return
    if take_artifact(walk, space):
        if ground.rules.walk_on:
            walk.at = where.ARTIFACT_FOUND
        else:
            stop(walk, AT_ARTIFACT)
        return
    start_card(walk, space, port)


def overburdened(walk: Walk, space: ids.Space) -> bool:
    """MM-A10: a group that carries enough may not enter a card with another artifact."""
    limit = walk.ground.rules.mission.carry_limit
    if limit == ids.NONE or int(walk.artifacts).bit_count() < limit:
        return False
    return walk.ground.artifact(space, walk.taken) != ids.NONE


def take_artifact(walk: Walk, space: ids.Space) -> bool:
    """MM-A2: whoever enters the card first takes the artifact."""
    artifact = walk.ground.artifact(space, walk.taken)
    if artifact == ids.NONE:
        return False
    walk.taken |= 1 << artifact
    walk.artifacts |= 1 << artifact
    return True


def reach_node(walk: Walk, space: ids.Space, node: i64, corridor: i64) -> None:
    """At the inner end of a corridor: a fork, a dead end or a trapdoor; rooms are another matter (MM-C1), stairs cost nothing
    and leave no choice (MM-L2)."""
    card = walk.ground.card(space)
    here = card.nodes[node]
    bit: i64 = 1 << (state.NODE_BITS + node)
    if walk.used[space] & bit:
        if here.kind != JUNCTION or not walk.books & walk.ground.library.cross or not own_junction(walk, space, node):
            walk.at = where.DEAD
            return
        spend_book(walk, walk.ground.library.cross)
    walk.used[space] = walk.used[space] | bit
    walk.trace = Trace(walk.trace, state.PASSED, space, node)
    walk.space = space
    walk.a = node
    walk.b = corridor
    if here.kind == JUNCTION or here.kind == DEAD_END:
        walk.at = where.FORK
    else:
        walk.at = where.BELOW if card.corridors[corridor].under else where.EDGE


def own_junction(walk: Walk, space: ids.Space, node: i64) -> bool:
    """MM-B10: used once, by this group's own path."""
    times = walk.ground.party.junctions.count(space * 16 + node)
    step = walk.trace
    while step is not None:
        if step.what == state.PASSED and step.space == space and step.a == node:
            times += 1
        step = step.before
    return times == 1


def enter_room(walk: Walk, space: ids.Space, room: i64, door: i64) -> None:
    """MM-C2, MM-Q3: first all monsters, then the room, on foot or by a jump."""
    node = walk.ground.card(space).nodes[room]
    walk.space = space
    walk.a = room
    walk.b = door
    if walk.used[space] >> (state.NODE_BITS + room) & 1:
        did(walk, ROOMS)
        walk.at = where.HALL
    elif not node.monsters:
        visit(walk)
    elif strength(walk) >= node.monsters:
        walk.at = where.GUARD
        walk.c = node.monsters
    else:
        walk.at = where.DEAD


def visit(walk: Walk) -> None:
    """MM-C3: the first group in a room discovers all that lies in it."""
    node: Node = walk.ground.card(walk.space).nodes[walk.a]
    walk.used[walk.space] = walk.used[walk.space] | 1 << (state.NODE_BITS + walk.a)
    walk.found += node.packed
    if walk.ground.rules.difficulty == VERY_EASY:
        walk.gains += node.upgrades
    did(walk, ROOMS)
    walk.at = where.HALL


def leave(walk: Walk, corridor: i64, ahead: runs.Run | None = None) -> None:
    """From a junction or a room into a corridor; a line from door to door stays in the room (MM-M11, MM-B10). `ahead`: as for
    `proceed`."""
    space = walk.space
    node = walk.a
    if walk.at == where.HALL:
        card = walk.ground.card(space)
        door = card.nodes[node].doors.index(corridor)
        if walk.b != ids.NONE:
            if lines_crossed(walk, door)[0]:
                spend_book(walk, walk.ground.library.cross)
                ahead = None  # with fewer books a run may be longer
            walk.lines = Line(walk.lines, space * 16 + node, walk.b, door)
        walk.trace = Trace(walk.trace, state.VISITED, space, node, walk.b, c=door)
    set_out(walk, space, corridor, node + PORTS, ahead)


def jump(walk: Walk, move: Move) -> None:
    """MM-Q1, MM-R6, MM-B4: to a symbol elsewhere; both portals are crossed out, the corridor there is used up (MM-M9)."""
    kind, space, target, position = move.kind, move.space, move.target, move.position
    ground = walk.ground
    if walk.at == where.HALL:
        walk.trace = Trace(walk.trace, state.VISITED, walk.space, walk.a, walk.b, c=ids.NONE)
    elif walk.at == where.REACHED or walk.at == where.SYMBOL:
        walk.trace = Trace(walk.trace, state.WALKED, walk.space, walk.a, walk.origin, c=walk.b)
    symbol = ids.PORTAL
    if kind == act.TRAVEL:
        if walk.at == where.HALL:
            walk.used[walk.space] |= 1 << (state.PORTAL_BITS + free_portal(walk, walk.space, walk.a, ids.NONE))
        pay(walk, ids.PORTAL, move.number)
        did(walk, JUMPS)
    else:
        symbol = ids.BARREL if kind == act.ROLL else ids.MONSTER
        spend_book(walk, ground.library.roll if kind == act.ROLL else ground.library.lure)
    walk.cost += JUMP
    walk.trace = Trace(walk.trace, state.JUMPED, space, target, position, c=symbol)
    card = ground.card(space)
    walk.space = space
    if target >= state.ROOM_TARGET:
        room = target - state.ROOM_TARGET
        if kind == act.TRAVEL:
            walk.used[space] |= 1 << (state.PORTAL_BITS + free_portal(walk, space, room, ids.NONE))
        if card.goal:
            arrive_at_tower(walk, space)
            return
        take_artifact(walk, space)
        enter_room(walk, space, room, ids.NONE)
        return
    walk.used[space] |= 1 << target
    walk.cards |= 1 << space
    walk.cost += 1
    if card.corridors[target].under:
        did(walk, TUNNELS)
    take_artifact(walk, space)
    walk.a = target
    walk.b = position
    walk.c = move.direction
    walk.origin = position
    if symbol == ids.MONSTER:
        walk.at = where.SYMBOL
        return
    if symbol == ids.BARREL:
        walk.found += 1 << ids.BARREL * BYTE
    proceed(walk)


def arrive_at_tower(walk: Walk, space: ids.Space) -> None:
    """MM-A5: at a portal of the tower a slot is served, and the leg ends."""
    walk.space = space
    walk.a = ids.NONE
    found = fulfilled(walk, space, ids.NO_PORT)
    if len(found) == 1:
        walk.task = found[0]
        stop(walk, AT_TASK)
    else:
        walk.at = where.CHOICE


def leave_by(walk: Walk, gate: ids.GateId) -> None:
    """MM-X1, MM-A8: the border is a dead end unless an exit lies there that lets this group out."""
    rules = walk.ground.rules
    wanted = rules.mission.exits[gate]
    walk.at = where.DEAD
    if walk.ground.exits >> gate & 1:
        return
    walk.task = ids.NO_TASK
    if wanted.hostage:
        if not walk.artifacts & rules.hostages or not meets(walk, wanted.items):
            return
    else:
        for task in rules.tasks:
            fits = gate in task.exits and (task.artifacts or not carries_wanted(walk, gate))
            if fits and performs(walk, task.number):
                walk.task = task.number
                break
        if walk.task == ids.NONE:
            return
    walk.at = where.DONE
    walk.goal = AT_EXIT
    walk.b = gate
    walk.trace = Trace(walk.trace, state.STOPPED, walk.space, ids.NONE, gate)


def carries_wanted(walk: Walk, gate: ids.GateId) -> bool:
    """MM-A8: the group with the crown leaves by the crown's own exit only."""
    for number, other in enumerate(walk.ground.rules.mission.exits):
        if number != gate and other.artifact != ids.NONE and walk.artifacts >> other.artifact & 1:
            return True
    return False
