"""Moves: everything that can be done at the place a walk has reached (section 4)."""

from typing import Final

from tafelrunde.games.mapmasters.rules.goals import fulfilled
from tafelrunde.games.mapmasters.rules.ground import crossings
from tafelrunde.games.mapmasters.rules.stretches import EVERYWHERE
from tafelrunde.games.mapmasters.rules.walk import (
    BELOW,
    BOOK_FOR,
    BY_BOOK,
    BY_ITEM,
    BY_TOKEN,
    CLIMB_UP,
    DONE,
    DROP,
    EDGE,
    ENTER,
    ENTRY,
    FALL,
    FORK,
    GAIN,
    GUARD,
    HALL,
    LEAVE,
    LURED,
    ON,
    OVER,
    PAY,
    REACHED,
    ROLL,
    SERVE,
    STAND,
    STOP,
    SYMBOL,
    TOKEN_FOUND,
    TRAVEL,
    WISHED,
    Move,
    Walk,
    pay,
)
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    BARREL_RUN,
    CLIMB,
    GHOST,
    LAVA,
    LURE,
    MONSTER,
    NONE,
    POISON,
    PORTAL,
    REMEDY,
    SLAYER,
    SWORD,
    TOKENS,
    WISH,
    Card,
)
from tafelrunde.games.mapmasters.state import (
    NODE_BITS,
    PORT_BITS,
    PORTAL_BITS,
    ROOM_TARGET,
    Chord,
)


def moves(walk: Walk) -> list[Move]:
    """Everything that can be done here. Nothing: a dead end, or the leg is complete."""
    at = walk.at
    if at >= DONE:
        return []
    if walk.gains:
        found = gain_moves(walk)
        if found:
            return found
        walk.gains = 0
    found = []
    if at == REACHED:
        reached_moves(walk, found)
    elif at == HALL:
        hall_moves(walk, found)
    elif at == FORK:
        fork_moves(walk, found)
    elif at == SYMBOL:
        card = walk.ground.cards[walk.ground.board[walk.space]]
        for how in payments(walk, card.segments[walk.a].symbols[walk.b - 1]):
            found.append((PAY, how, 0, 0, 0, 0))
        extras(walk, found, REMEDY[card.segments[walk.a].symbols[walk.b - 1]])
    elif at == GUARD:
        for how in payments(walk, MONSTER):
            found.append((PAY, how, 0, 0, 0, 0))
        wishes(walk, found, SWORD)
    elif at == EDGE:
        edge_moves(walk, found)
    elif at == BELOW:
        below_moves(walk, found)
    elif at == ENTRY:
        for port in walk.ground.rules.mission.entries[walk.ground.party.entry].ports:
            if walk.ground.opens(walk.space, port) and not walk.used[walk.space] >> (PORT_BITS + port) & 1:
                found.append((ENTER, port, 0, 0, 0, 0))
        extras(walk, found, NONE)
    elif at == STAND:
        found.append((ON, 0, 0, 0, 0, 0))
        extras(walk, found, NONE)
    elif at == TOKEN_FOUND:
        found.append((STOP, 0, 0, 0, 0, 0))
        found.append((ON, 0, 0, 0, 0, 0))
        extras(walk, found, NONE)
    else:
        for task in fulfilled(walk, walk.space, walk.a):
            found.append((SERVE, task, 0, 0, 0, 0))
    return found


def payments(walk: Walk, symbol: int) -> list[int]:
    """MM-O1, MM-I2, MM-D6, MM-R11: with what an obstacle or portal can be paid: an item found and not used, a token, or a
    book (MM-B3, MM-B8, MM-B9). Lava needs a rope like a trapdoor does (MM-O5)."""
    item = REMEDY[symbol]
    found: list[int] = []
    if walk.found[item] - walk.spent[item] - walk.ground.given[item] > 0:
        found.append(BY_ITEM)
    if symbol == POISON:  # only a barrel carries a group over
        return found if walk.ground.rules.mission.raft else []
    if walk.tokens >> item & 1:
        found.append(BY_TOKEN)
    if walk.books >> BOOK_FOR[symbol] & 1:
        found.append(BY_BOOK)
    return found


def strength(walk: Walk) -> int:
    """MM-C2: how many monsters the group could defeat at once."""
    swords = max(walk.found[SWORD] - walk.spent[SWORD] - walk.ground.given[SWORD], 0) + (walk.tokens >> SWORD & 1)
    return swords + (walk.books >> SLAYER & 1) + (walk.books >> WISH & 1)


def gain_moves(walk: Walk) -> list[Move]:
    """MM-D1, MM-U1, MM-U2: a token of a kind that the market has and of which the group holds no unused one."""
    stock = walk.ground.stock
    found: list[Move] = []
    for kind in TOKENS:
        if not walk.tokens >> kind & 1 and stock[kind] > walk.gained.count(kind):
            found.append((GAIN, kind, 0, 0, 0, 0))
    return found


def wishes(walk: Walk, found: list[Move], wanted: int) -> None:
    """MM-B6: book 4 turns into a token of any kind; a search wishes only for what it needs here."""
    if walk.books >> WISH & 1:
        for kind in TOKENS:
            if not walk.tokens >> kind & 1 and (not walk.ground.lean or kind == wanted or walk.trace is None):
                found.append((WISHED, kind, 0, 0, 0, 0))


def extras(walk: Walk, found: list[Move], wanted: int) -> None:
    """MM-B5, MM-B6: what books 3 and 4 allow anywhere."""
    if walk.books & (1 << WISH | 1 << LURE):
        wishes(walk, found, wanted)
        if walk.books >> LURE & 1 and (not walk.ground.lean or walk.trace is None or not found):
            jump_moves(walk, found, LURED, MONSTER, 0)


def reached_moves(walk: Walk, found: list[Move]) -> None:
    """On a symbol of a corridor: walk on, or use it."""
    found.append((ON, 0, 0, 0, 0, 0))
    card = walk.ground.cards[walk.ground.board[walk.space]]
    symbol = card.segments[walk.a].symbols[walk.b - 1]
    if symbol == PORTAL:
        for how in payments(walk, PORTAL):
            jump_moves(walk, found, TRAVEL, PORTAL, how)
    elif symbol == BARREL and walk.books >> BARREL_RUN & 1:
        jump_moves(walk, found, ROLL, BARREL, 0)
    extras(walk, found, REMEDY[symbol])


def hall_moves(walk: Walk, found: list[Move]) -> None:
    """MM-M10, MM-R4, MM-C5: leave a room by a door, its trapdoor, its portal, or a barrel; only lines from door to door can
    cross others (MM-M12)."""
    ground = walk.ground
    space = walk.space
    room = walk.a
    card = ground.cards[ground.board[space]]
    node = card.nodes[room]
    used = walk.used[space]
    chords = chords_in(walk, space * 16 + room)
    entry = walk.b
    for door, segment in enumerate(node.doors):
        if used >> segment & 1:
            continue
        if entry != NONE and chords:
            own, foreign = crossings(chords, entry, door, ground.group)
            if foreign or own > 1 or (own and not walk.books >> GHOST & 1):
                continue
        found.append((LEAVE, segment, 0, 0, 0, 0))
    trap = card.trap_in[room]
    if trap != NONE and not used >> (NODE_BITS + trap) & 1 and not used >> card.nodes[trap].doors[0] & 1:
        found.append((DROP, trap, 0, 0, 0, 0))
    if node.portals and free_portal(walk, space, card, room, NONE) != NONE:
        for how in payments(walk, PORTAL):
            jump_moves(walk, found, TRAVEL, PORTAL, how)
    if node.barrels and walk.books >> BARREL_RUN & 1:
        jump_moves(walk, found, ROLL, BARREL, 0)
    extras(walk, found, SCROLL_FOR_PORTAL if node.portals else NONE)


SCROLL_FOR_PORTAL: Final = REMEDY[PORTAL]


NO_CHORDS: Final[list[Chord]] = []


def chords_in(walk: Walk, key: int) -> list[Chord]:
    """The chords drawn in a room, by others and by this leg."""
    found = walk.ground.chords.get(key, NO_CHORDS)
    if walk.chords:
        mine = [chord for chord in walk.chords if chord[0] == key]
        if mine:
            return found + mine
    return found


def fork_moves(walk: Walk, found: list[Move]) -> None:
    """On a junction: every unused corridor. A dead end has none."""
    card = walk.ground.cards[walk.ground.board[walk.space]]
    used = walk.used[walk.space]
    for segment in card.nodes[walk.a].doors:
        if not used >> segment & 1:
            found.append((LEAVE, segment, 0, 0, 0, 0))
    extras(walk, found, NONE)


def edge_moves(walk: Walk, found: list[Move]) -> None:
    """MM-O2, MM-O4: a trapdoor in a corridor: fall for nothing, or pass over it with a rope, a token or book 9."""
    card = walk.ground.cards[walk.ground.board[walk.space]]
    used = walk.used[walk.space]
    over = False
    for segment in card.nodes[walk.a].doors:
        if not used >> segment & 1:
            if card.segments[segment].under:
                found.append((FALL, 0, 0, 0, 0, 0))
            else:
                over = True
    if over:
        for how in payments(walk, LAVA):
            found.append((OVER, how, 0, 0, 0, 0))
    extras(walk, found, REMEDY[LAVA])


def below_moves(walk: Walk, found: list[Move]) -> None:
    """MM-O3, MM-B7: only book 5 climbs a trapdoor."""
    card = walk.ground.cards[walk.ground.board[walk.space]]
    node = card.nodes[walk.a]
    if walk.books >> CLIMB & 1:
        if node.room != NONE:
            if can_enter(walk, walk.space, node.room):
                found.append((CLIMB_UP, NONE, 0, 0, 0, 0))
        else:
            for segment in node.doors:
                if not card.segments[segment].under and not walk.used[walk.space] >> segment & 1:
                    found.append((CLIMB_UP, segment, 0, 0, 0, 0))
    extras(walk, found, NONE)


def can_enter(walk: Walk, space: int, room: int) -> bool:
    """MM-C2: a room with monsters is entered only by a group that can defeat them all."""
    node = walk.ground.cards[walk.ground.board[space]].nodes[room]
    return not node.monsters or bool(walk.used[space] >> (NODE_BITS + room) & 1) or strength(walk) >= node.monsters


def free_portal(walk: Walk, space: int, card: Card, room: int, other_than: int) -> int:
    """A portal in a room that is not crossed out, or NONE."""
    first = card.portal_bit[room]
    used = walk.used[space] >> PORTAL_BITS
    for bit in range(first, first + card.nodes[room].portals):
        if bit != other_than and not used >> bit & 1:
            return bit
    return NONE


def jump_moves(walk: Walk, found: list[Move], kind: int, symbol: int, how: int) -> None:
    """MM-Q1, MM-Q2, MM-B4, MM-B5: every target of a jump: on an unused corridor (then in either direction), or in a room."""
    ground = walk.ground
    mission = ground.rules.mission
    walk.seen = EVERYWHERE
    if symbol == MONSTER and not strength(walk):
        return
    full = mission.carry_limit != NONE and walk.artifacts.bit_count() >= mission.carry_limit
    shut = full or not ground.rules.walk_on  # to cards with an artifact (MM-A3)
    for space, target, position in ground.lanes.spots(symbol):
        if ground.token(space, walk.taken) != NONE and shut:
            continue
        used = walk.used[space]
        card = ground.cards[ground.board[space]]
        if target < ROOM_TARGET:
            if not used >> target & 1:
                found.append((kind, how, space, target, position, 1))
                found.append((kind, how, space, target, position, -1))
            continue
        room = target - ROOM_TARGET
        if symbol == PORTAL:
            here = space == walk.space and walk.at == HALL and walk.a == room
            if free_portal(walk, space, card, room, free_portal(walk, space, card, room, NONE) if here else NONE) == NONE:
                continue
            if card.goal:
                if served_by_jump(walk, space, how):
                    found.append((kind, how, space, target, 0, 0))
                continue
        elif symbol == MONSTER:
            if used >> (NODE_BITS + room) & 1:
                continue
        elif space == walk.space and walk.at == HALL and walk.a == room:
            continue
        if can_enter(walk, space, room):
            found.append((kind, how, space, target, 0, 0))


def served_by_jump(walk: Walk, space: int, how: int) -> bool:
    """Mission 8: the tower is reached only by a group that fulfils one of its slots after paying for the journey."""
    trial = walk.fork(walk.ground)
    pay(trial, PORTAL, how)
    return len(fulfilled(trial, space, NONE)) > 0
