"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from tafelrunde.engine import EVERYTHING, Chance, SeatId
from tafelrunde.games.quest.ids import NO_DUNGEON, NO_SEAT, Bits, Copy, RoomId
from tafelrunde.games.quest.rules.play import PlayCard
from tafelrunde.games.quest.state import HIDDEN, Quest, Seat


def imagine(view: Quest, chance: Chance) -> Quest:
    """A whole table: decks dealt, rooms laid, a boss drawn, and luck to come."""
    state = view.copy()
    viewer = view.viewer
    state.viewer = SeatId(EVERYTHING)
    if viewer != EVERYTHING:
        _deal_cards(state, viewer, chance)
        _lay_rooms(state, chance)
        _draw_bosses(state, chance)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    return state


# --- cards ------------------------------------------------------------------------------------------------------------


def _deal_cards(state: Quest, viewer: SeatId, chance: Chance) -> None:
    """Every card whose owner is known goes to that owner; the other basic cards are dealt where some are missing."""
    rules = state.rules
    basics = rules.items[rules.basic].cards
    seen = [False] * len(rules.card_of)  # by the viewer, of each card
    owner = [NO_SEAT] * len(rules.card_of)  # as far as the viewer knows
    for seat in state.seats:
        known = spread(seat.played | (seat.known if seat.seat == viewer else 0), len(basics))
        for number, copy in enumerate(basics):
            if known[number]:
                owner[copy] = seat.seat
        for pile in (seat.shown, seat.hand, seat.discard):
            for copy in pile:
                if copy >= 0:
                    seen[copy] = True
                    owner[copy] = seat.seat
    for procedure in state.stack:
        if isinstance(procedure, PlayCard):
            seen[procedure.card] = True
            owner[procedure.card] = procedure.seat
    loose: list[Copy] = []
    hidden: list[list[Copy]] = [[] for _ in state.seats]
    for copy in basics:
        if owner[copy] == NO_SEAT:
            loose.append(copy)
        elif not seen[copy]:
            hidden[owner[copy]].append(copy)
    chance.shuffle(loose)
    for seat in state.seats:
        unseen = hidden[seat.seat]
        for item in seat.items:
            unseen.extend([copy for copy in rules.items[item].cards if not seen[copy]])
        _deal_seat(seat, unseen, loose, chance)
        if seat.seat != viewer:
            seat.known = 0


def spread(bits: Bits, count: int) -> list[bool]:
    """The first so many bits, one by one: a look at a bit of so large a number is slow."""
    return [digit == "1" for digit in f"{bits:0{count}b}"[::-1]]


def _deal_seat(seat: Seat, unseen: list[Copy], loose: list[Copy], chance: Chance) -> None:
    """What belongs to a seat is dealt into its unknown places: hand, discards and draw pile."""
    places = len(seat.draw)
    for copy in seat.hand:
        places += copy < 0
    for copy in seat.discard:
        places += copy < 0
    while len(unseen) < places:
        unseen.append(loose.pop())
    chance.shuffle(unseen)
    for place, copy in enumerate(seat.hand):
        if copy < 0:
            seat.hand[place] = unseen.pop()
    for place, copy in enumerate(seat.discard):
        if copy < 0:
            seat.discard[place] = unseen.pop()
    seat.draw = unseen


# --- rooms ------------------------------------------------------------------------------------------------------------


def _lay_rooms(state: Quest, chance: Chance) -> None:
    """TQ-D4 to TQ-D13: unseen cards of the pool and of this dungeon, in the places they may lie in."""
    rules = state.rules
    bit = rules.room_bit
    out = state.out
    pool: list[RoomId] = []
    for number in (rules.base, *state.completed):
        pool.extend([room for room in rules.dungeons[number].rooms if not out & bit[room]])
    chance.shuffle(pool)
    if state.dungeon == NO_DUNGEON:
        state.pool = pool
        return
    own = rules.dungeons[state.dungeon]
    lower = 0 if state.in_castle() else state.plan().lower
    hidden = [space for space in range(len(state.room)) if state.face[space] == HIDDEN]
    below = [space for space in hidden if space < lower]
    if below and own.item_room not in state.room:
        state.room[below.pop(chance.below(len(below)))] = own.item_room
    for space in below:
        state.room[space] = pool.pop()
    mixed = state.mixed
    for space in range(lower, len(state.room)):
        if state.face[space] != HIDDEN and rules.rooms[state.room[space]].dungeon != state.dungeon:
            mixed -= 1
    rest = [room for room in own.rooms if not out & bit[room]]
    for _ in range(mixed):
        rest.append(pool.pop())
    chance.shuffle(rest)
    for space in hidden:
        if space >= lower:
            state.room[space] = rest.pop()
    state.rest = rest
    state.pool = pool


def _draw_bosses(state: Quest, chance: Chance) -> None:
    """TQ-D8, TQ-G2: any of those that have not been seen."""
    if state.dungeon == NO_DUNGEON or state.boss_seen >= len(state.bosses):
        return
    seen = state.bosses[: state.boss_seen]
    rest = [room for room in state.rules.dungeons[state.dungeon].bosses if room not in seen]
    chance.shuffle(rest)
    state.bosses = seen + rest[: len(state.bosses) - len(seen)]
