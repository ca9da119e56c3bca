"""Moves: everything that can be done at the place a walk has reached (the chapter "Paths" of the rulebook)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.network.cards import NO_CHORDS, crossings
from tafelrunde.games.mapmasters.network.runs import ELSEWHERE
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.goals import fulfilled
from tafelrunde.games.mapmasters.rules.walk import BY_BOOK, BY_ITEM, BY_TOKEN, Move, Walk, pay
from tafelrunde.games.mapmasters.ruleset import counted
from tafelrunde.games.mapmasters.state import NODE_BITS, PORT_BITS, PORTAL_BITS, ROOM_TARGET

ON: Final = Move(act.ON)
FALL: Final = Move(act.FALL)
STOP: Final = Move(act.STOP)
PAYS: Final[list[Move]] = [Move(act.PAY, how) for how in (BY_ITEM, BY_TOKEN, BY_BOOK)]
OVERS: Final[list[Move]] = [Move(act.OVER, how) for how in (BY_ITEM, BY_TOKEN, BY_BOOK)]
LEAVES: Final[list[Move]] = [Move(act.LEAVE, corridor) for corridor in range(NODE_BITS)]


def moves(walk: Walk) -> list[Move]:
    """Everything that can be done here. Nothing: a dead end, or the leg is complete."""
    at = walk.at
    if at >= where.DONE:
        return []
    if walk.gains:
        found = gain_moves(walk)
        if found:
            return found
        walk.gains = 0
    found = []
    if at == where.REACHED:
        reached_moves(walk, found)
    elif at == where.HALL:
        hall_moves(walk, found)
    elif at == where.FORK:
        fork_moves(walk, found)
    elif at == where.SYMBOL:
        card = walk.ground.card(walk.space)
        for how in payments(walk, card.corridors[walk.a].symbols[walk.b - 1]):
            found.append(PAYS[how])
        extras(walk, found, ids.REMEDY[card.corridors[walk.a].symbols[walk.b - 1]])
    elif at == where.GUARD:
        for how in payments(walk, ids.MONSTER):
            found.append(PAYS[how])
        wishes(walk, found, ids.SWORD)
    elif at == where.EDGE:
        edge_moves(walk, found)
    elif at == where.BELOW:
        below_moves(walk, found)
    elif at == where.ENTRY:
        for port in walk.ground.rules.mission.entries[walk.ground.party.entry].ports:
            if walk.ground.opens(walk.space, port) and not walk.used[walk.space] >> (PORT_BITS + port) & 1:
                found.append(Move(act.ENTER, port))
        extras(walk, found, ids.NO_SYMBOL)
    elif at == where.STAND:
        found.append(ON)
        extras(walk, found, ids.NO_SYMBOL)
    elif at == where.ARTIFACT_FOUND:
        found.append(STOP)
        found.append(ON)
        extras(walk, found, ids.NO_SYMBOL)
    else:
        for task in fulfilled(walk, walk.space, ids.Port(walk.a)):
            found.append(Move(act.SERVE, task))
    return found


def payments(walk: Walk, symbol: ids.Symbol) -> list[i64]:
    """MM-O1, MM-I2, MM-D6, MM-R11: with what an obstacle or portal can be paid: an item found and not used, a token, or a
    book (MM-B3, MM-B8, MM-B9). Lava needs a rope like a trapdoor does (MM-O5)."""
    item = ids.REMEDY[symbol]
    found: list[i64] = []
    if left(walk, item) > 0:
        found.append(BY_ITEM)
    if symbol == ids.POISON:  # only a barrel carries a group over
        return found if walk.ground.rules.mission.raft else []
    if walk.tokens >> item & 1:
        found.append(BY_TOKEN)
    if walk.books & walk.ground.library.overcome[symbol]:
        found.append(BY_BOOK)
    return found


def left(walk: Walk, item: ids.Symbol) -> i64:
    """MM-D6: how many items of a kind the group has found and neither used nor given away."""
    return counted(walk.found, item) - counted(walk.spent, item) - counted(walk.ground.given, item)


def strength(walk: Walk) -> i64:
    """MM-C2: how many monsters the group could defeat at once."""
    swords = max(left(walk, ids.SWORD), 0) + (walk.tokens >> ids.SWORD & 1)
    library = walk.ground.library
    if not walk.books & (library.overcome[ids.MONSTER] | library.wish):
        return swords
    return swords + int(walk.books & (library.overcome[ids.MONSTER] | library.wish)).bit_count()


def gain_moves(walk: Walk) -> list[Move]:
    """MM-D1, MM-U1, MM-U2: a token of a kind that the market has and of which the group holds no unused one."""
    stock = walk.ground.stock
    found: list[Move] = []
    for kind in ids.TOKENS:
        if not walk.tokens >> kind & 1 and stock[kind] > walk.gained.count(kind):
            found.append(Move(act.GAIN, kind))
    return found


def wishes(walk: Walk, found: list[Move], wanted: ids.Symbol) -> None:
    """MM-B6: a book turns into a token of any kind; a search wishes only for what it needs here."""
    if walk.books & walk.ground.library.wish:
        for kind in ids.TOKENS:
            if not walk.tokens >> kind & 1 and (not walk.ground.lean or kind == wanted or walk.trace is None):
                found.append(Move(act.WISHED, kind))


def extras(walk: Walk, found: list[Move], wanted: ids.Symbol) -> None:
    """MM-B5, MM-B6: what some books allow anywhere."""
    library = walk.ground.library
    if walk.books & (library.wish | library.lure):
        wishes(walk, found, wanted)
        if walk.books & library.lure and (not walk.ground.lean or walk.trace is None or not found):
            jump_moves(walk, found, act.LURED, ids.MONSTER, 0)


def reached_moves(walk: Walk, found: list[Move]) -> None:
    """On a symbol of a corridor: walk on, or use it."""
    found.append(ON)
    card = walk.ground.card(walk.space)
    symbol = card.corridors[walk.a].symbols[walk.b - 1]
    if symbol == ids.PORTAL:
        for how in payments(walk, ids.PORTAL):
            jump_moves(walk, found, act.TRAVEL, ids.PORTAL, how)
    elif symbol == ids.BARREL and walk.books & walk.ground.library.roll:
        jump_moves(walk, found, act.ROLL, ids.BARREL, 0)
    extras(walk, found, ids.REMEDY[symbol])


def hall_moves(walk: Walk, found: list[Move]) -> None:
    """MM-M10, MM-R4, MM-C5: leave a room by a door, its trapdoor, its portal, or a barrel; only lines from door to door can
    cross others (MM-M12)."""
    ground = walk.ground
    space = walk.space
    room = walk.a
    card = ground.card(space)
    node = card.nodes[room]
    used = walk.used[space]
    free = walk.b == ids.NONE or (walk.lines is None and space * 16 + room not in ground.chords)
    for door, corridor in enumerate(node.doors):
        if not used >> corridor & 1 and (free or may_leave_by(walk, door)):
            found.append(LEAVES[corridor])
    trap = card.trap_in[room]
    if trap != ids.NONE and not used >> (NODE_BITS + trap) & 1 and not used >> card.nodes[trap].doors[0] & 1:
        found.append(Move(act.DROP, trap))
    if node.portals and free_portal(walk, space, room, ids.NONE) != ids.NONE:
        for how in payments(walk, ids.PORTAL):
            jump_moves(walk, found, act.TRAVEL, ids.PORTAL, how)
    if node.barrels and walk.books & walk.ground.library.roll:
        jump_moves(walk, found, act.ROLL, ids.BARREL, 0)
    extras(walk, found, ids.REMEDY[ids.PORTAL] if node.portals else ids.NO_SYMBOL)


def lines_crossed(walk: Walk, door: i64) -> tuple[i64, i64]:
    """MM-M11: how many lines of the group's own path, and how many others, a line from where the walk came in to a door would
    cross."""
    room = walk.space * 16 + walk.a
    ground = walk.ground
    entry = walk.b
    own, foreign = crossings(ground.chords.get(room, NO_CHORDS), entry, door, ground.group)
    low, high = min(entry, door), max(entry, door)
    line = walk.lines
    while line is not None:
        if line.room == room and (low < line.one < high) != (low < line.two < high):
            own += 1
        line = line.before
    return own, foreign


def may_leave_by(walk: Walk, door: i64) -> bool:
    """MM-R3, MM-C4, MM-B10: whether no line in the room forbids this group one from where it came in to a door."""
    own, foreign = lines_crossed(walk, door)
    return not foreign and (not own or (own == 1 and walk.books & walk.ground.library.cross != 0))


def fork_moves(walk: Walk, found: list[Move]) -> None:
    """On a junction: every unused corridor. A dead end has none."""
    card = walk.ground.card(walk.space)
    used = walk.used[walk.space]
    for corridor in card.nodes[walk.a].doors:
        if not used >> corridor & 1:
            found.append(LEAVES[corridor])
    extras(walk, found, ids.NO_SYMBOL)


def edge_moves(walk: Walk, found: list[Move]) -> None:
    """MM-O2, MM-O4: a trapdoor in a corridor: fall for nothing, or pass over it with a rope, a token or a book."""
    card = walk.ground.card(walk.space)
    used = walk.used[walk.space]
    over = False
    for corridor in card.nodes[walk.a].doors:
        if not used >> corridor & 1:
            if card.corridors[corridor].under:
                found.append(FALL)
            else:
                over = True
    if over:
        for how in payments(walk, ids.LAVA):
            found.append(OVERS[how])
    extras(walk, found, ids.REMEDY[ids.LAVA])


def below_moves(walk: Walk, found: list[Move]) -> None:
    """MM-O3, MM-B7: only a book climbs a trapdoor."""
    card = walk.ground.card(walk.space)
    node = card.nodes[walk.a]
    if walk.books & walk.ground.library.climb:
        if node.room != ids.NONE:
            if can_enter(walk, walk.space, node.room):
                found.append(Move(act.CLIMB_UP, ids.NONE))
        else:
            for corridor in node.doors:
                if not card.corridors[corridor].under and not walk.used[walk.space] >> corridor & 1:
                    found.append(Move(act.CLIMB_UP, corridor))
    extras(walk, found, ids.NO_SYMBOL)


def can_enter(walk: Walk, space: ids.Space, room: i64) -> bool:
    """MM-C2: a room with monsters is entered only by a group that can defeat them all."""
    node = walk.ground.cards[walk.ground.board[space]].nodes[room]
    return not node.monsters or bool(walk.used[space] >> (NODE_BITS + room) & 1) or strength(walk) >= node.monsters


def free_portal(walk: Walk, space: ids.Space, room: i64, other_than: i64) -> i64:
    """A portal in a room that is not crossed out, or NONE."""
    card = walk.ground.card(space)
    first = card.portal_bit[room]
    used = walk.used[space] >> PORTAL_BITS
    for bit in range(first, first + card.nodes[room].portals):
        if bit != other_than and not used >> bit & 1:
            return bit
    return ids.NONE


def jump_moves(walk: Walk, found: list[Move], kind: i64, symbol: ids.Symbol, how: i64) -> None:
    """MM-Q1, MM-Q2, MM-B4, MM-B5: every target of a jump: on an unused corridor (then in either direction), or in a room."""
    ground = walk.ground
    mission = ground.rules.mission
    walk.seen |= ELSEWHERE
    if symbol == ids.MONSTER and not strength(walk):
        return
    full = mission.carry_limit != ids.NONE and int(walk.artifacts).bit_count() >= mission.carry_limit
    shut = full or not ground.rules.walk_on  # to cards with an artifact (MM-A3)
    for space, target, position in ground.runs.spots(symbol):
        if ground.artifact(space, walk.taken) != ids.NONE and shut:
            continue
        used = walk.used[space]
        card = ground.card(space)
        if target < ROOM_TARGET:
            if not used >> target & 1:
                found.append(Move(kind, how, space=space, target=target, position=position, direction=1))
                found.append(Move(kind, how, space=space, target=target, position=position, direction=-1))
            continue
        room = target - ROOM_TARGET
        if symbol == ids.PORTAL:
            here = space == walk.space and walk.at == where.HALL and walk.a == room
            if free_portal(walk, space, room, free_portal(walk, space, room, ids.NONE) if here else ids.NONE) == ids.NONE:
                continue
            if card.goal:
                if served_by_jump(walk, space, how):
                    found.append(Move(kind, how, space=space, target=target))
                continue
        elif symbol == ids.MONSTER:
            if used >> (NODE_BITS + room) & 1:
                continue
        elif space == walk.space and walk.at == where.HALL and walk.a == room:
            continue
        if can_enter(walk, space, room):
            found.append(Move(kind, how, space=space, target=target))


def served_by_jump(walk: Walk, space: ids.Space, how: i64) -> bool:
    """The tower is reached only by a group that fulfils one of its slots after paying for the journey."""
    trial = walk.fork(walk.ground)
    pay(trial, ids.PORTAL, how)
    return len(fulfilled(trial, space, ids.NO_PORT)) > 0
