"""All goals of the NPCs, read from the table of the rules: the groups in order, and what a way leads to (DT-P14)."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.state import Twister
from tests.twister.reference import WAYS, Reference, Way

Deeds = Callable[[Reference, Way], list[int]]


class Goal(NamedTuple):
    """One group of targets: what is done to whom, for how many AP, and the kind of token that is wanted."""

    deeds: Deeds
    cost: int = 0
    wanted: int = -1
    content: bool = False  # DT-P13: already there, so the whole goal is ignored


def groups(state: Twister, npc: int, goal: int) -> Iterator[Goal]:
    """The groups of a goal, best first."""
    card = state.rules.npc(npc)
    kind = state.rules.kind[npc]
    load = state.load[npc]
    enemies = [enemy for enemy in card.characters if state.where[enemy] >= 0]
    allies = [token for token in state.row if token != npc and state.bearer[token] in (-1, npc)]
    match goal:
        case r.EXIT:
            yield Goal(_exits)
        case r.REVEAL:
            yield Goal(_doors, 1)
        case r.ROTATE:
            yield Goal(_gears)
        case r.FIGHT:
            if is_thing(load, r.BOW):
                yield from [Goal(_shoots(enemy), 1) for enemy in enemies]
            yield from [Goal(_fights(enemy), 1) for enemy in enemies]
        case r.OBJECT:
            if kind == r.WIZARD and is_thing(load, r.WAND):
                yield from [Goal(_burns(enemy), 1) for enemy in enemies]
            limit = card.ranks[state.rules.goes[load]] if load >= 0 else 99
            yield from [Goal(_gains(thing), 0, thing) for rank, thing in enumerate(card.objects) if rank + 1 < limit]
        case r.REGROUP:
            for wanted in card.characters:
                friends = [token for token in allies if state.rules.kind[token] == wanted and token != load]
                yield Goal(_beside(friends), content=any(_are_adjacent(state, npc, friend) for friend in friends))
        case r.HEAL if kind == r.CLERIC:
            for wanted in card.characters:
                yield Goal(
                    _heals([int(token) for token in allies if state.wounded[token] and state.rules.kind[token] == wanted]), 1
                )
        case r.BREAK if kind == r.COLOSSUS:
            yield Goal(_at_gates((r.CLOSED, r.RAISED)), 1)
        case r.UNLOCK if kind == r.BACKSTABBER:
            yield Goal(_at_gates((r.CLOSED,)), 1)
        case r.REPEL if kind == r.BANSHEE:
            yield from [Goal(_repels(enemy), card.repel_cost) for enemy in enemies]


def is_thing(token: int, kind: int) -> bool:
    """Whether a token is an object of a kind."""
    return 16 <= token < 34 and (token - 16) % 6 == kind


def _are_adjacent(state: Twister, npc: int, friend: int) -> bool:
    at = state.where[npc]
    return any(state.edges[at * 4 + way] <= r.BROKEN and at + WAYS[way] == state.where[friend] for way in range(4))


# --- what a way leads to ----------------------------------------------------------------------------------------------


def near(reference: Reference, way: Way) -> list[int]:
    """The adjacent squares, through what was opened on the way too."""
    return [way.square + WAYS[number] for number in range(4) if reference.passes(way.square, number, way.opened)]


def somebody(reference: Reference, way: Way, square: int) -> list[int]:
    """The characters on a square: the unwounded one hides the others."""
    if square in reference.standing:
        return [reference.standing[square]]
    return [token for token in reference.lying(square, way) if not 16 <= token < 34]


def seen(reference: Reference, way: Way) -> list[list[int]]:
    """DT-L: the characters on the first square with any, in each direction. A slit only from right behind."""
    found: list[list[int]] = []
    for number in range(4):
        at, first = way.square, True
        while True:
            slit = first and reference.state.edges[at * 4 + number] == r.SLIT
            if not slit and not reference.passes(at, number, way.opened):
                break
            at, first = at + WAYS[number], False
            if reference.state.ground[at] == r.DARK:
                break
            there = somebody(reference, way, at)
            if there:
                found.append(there)
                break
    return found


def threatened(reference: Reference, way: Way) -> bool:
    """DT-B3, DT-B6: an enemy, wounded or not, is adjacent."""
    return any(token < 8 for square in near(reference, way) for token in somebody(reference, way, square))


def _exits(reference: Reference, way: Way) -> list[int]:
    return [0] if way.square < 10 else []


def _resting(test: Deeds) -> Deeds:
    """Only where the NPC may stay."""
    return lambda reference, way: test(reference, way) if way.square >= 10 and reference.rests(way, way.square) else []


@_resting
def _doors(reference: Reference, way: Way) -> list[int]:
    ways = [number for number in range(4) if reference.state.edges[way.square * 4 + number] == r.DOOR]
    return [int(r.SLOT_OF[way.square + WAYS[number]]) for number in ways]


@_resting
def _gears(reference: Reference, way: Way) -> list[int]:
    return [way.square] if reference.state.ground[way.square] == r.GEAR else []


def _shoots(enemy: int) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        bow = is_thing(way.load, r.BOW) and not threatened(reference, way)
        return [enemy] if bow and any(there[0] == enemy for there in seen(reference, way)) else []

    return _resting(deeds)


def _fights(enemy: int) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        state, card, at = reference.state, reference.card, reference.state.where[enemy]
        beside = near(reference, way)
        if card.slit_fighter:
            slits = [number for number in range(4) if state.edges[way.square * 4 + number] == r.SLIT]
            beside += [way.square + WAYS[number] for number in slits]
        unwounded = [reference.standing.get(square, 99) for square in near(reference, way)]
        strength = sum(state.rules.combat[token] for token in unwounded if token < 8)
        if at in beside and (not card.only_stronger or strength < state.rules.combat[reference.npc]):
            return [enemy]
        if is_thing(way.load, r.LANCE):
            return [enemy] if at in _lance_squares(reference, way) and not threatened(reference, way) else []
        return _shoots(enemy)(reference, way) if way.load != state.load[reference.npc] else []

    return _resting(deeds)


def _lance_squares(reference: Reference, way: Way) -> list[int]:
    found = []
    for number in range(4):
        middle = way.square + WAYS[number]
        if reference.state.edges[way.square * 4 + number] == r.SLIT:
            found.append(middle)
        elif (
            reference.passes(way.square, number, way.opened)
            and reference.passes(middle, number, way.opened)
            and not somebody(reference, way, middle)
        ):
            found.append(middle + WAYS[number])
    return found


def _burns(enemy: int) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        wand = is_thing(way.load, r.WAND)
        return [enemy] if wand and any(there[0] == enemy for there in seen(reference, way)) else []

    return _resting(deeds)


def _gains(kind: int) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        new = way.load >= 0 and way.load != reference.state.load[reference.npc]
        good = new and way.square >= 10 and reference.rules.goes[way.load] == kind and reference.ends(way)
        return [way.load] if good else []

    return deeds


def _beside(friends: list[int]) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        return [friend for friend in friends if in_place(reference, way, friend) in near(reference, way)]

    return _resting(deeds)


def in_place(reference: Reference, way: Way, friend: int) -> int:
    """The square of an ally that was not taken up on the way; -1 for one that was."""
    at = reference.state.where[friend]
    was_moved = friend in (way.load, way.laid) or any(token == friend and place != at for token, place in way.places)
    return -1 if was_moved else int(at)


def _heals(patients: list[int]) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        found = []
        for patient in patients:
            at = in_place(reference, way, patient)
            if patient == way.load:
                beds = [square for square in near(reference, way) if _is_bed(reference, way, square)]
                found += [patient] if beds else []
            elif at >= 0 and at not in reference.standing and reference.state.bearer[patient] < 0:
                visible = reference.card.heals_at_range and any(patient in there for there in seen(reference, way))
                found += [patient] if at in near(reference, way) or visible else []
        return found

    return _resting(deeds)


def _is_bed(reference: Reference, way: Way, square: int) -> bool:
    floor = square >= 10 and reference.state.ground[square] not in (r.PIT, r.DARK)
    return floor and square not in reference.standing and not reference.lying(square, way)


def _at_gates(kinds: tuple[int, ...]) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        edges = range(way.square * 4, way.square * 4 + 4)
        return [edge for edge in edges if reference.state.edges[edge] in kinds and edge not in way.opened]

    return _resting(deeds)


def _repels(enemy: int) -> Deeds:
    def deeds(reference: Reference, way: Way) -> list[int]:
        if not any(there[0] == enemy for there in seen(reference, way)):
            return []
        return [enemy] if _can_be_pushed(reference, way, enemy) else []

    return _resting(deeds)


def _can_be_pushed(reference: Reference, way: Way, enemy: int) -> bool:
    """DT-K2, DT-Y6: straight away from the NPC, onto a square with room and nobody hostile."""
    state, at = reference.state, reference.state.where[enemy]
    column, row = (at % 10 > way.square % 10) - (at % 10 < way.square % 10), (at > way.square) - (at < way.square)
    number = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}[(column, 0 if column else row)]
    x, y = at % 10 + column, at // 10 + (0 if column else row)
    if not (0 <= x < 10 and 0 <= y < 22):
        return False
    to = y * 10 + x
    if state.ground[to] == r.DARK or to in reference.standing:
        return False
    free = reference.passes(at, number, way.opened)
    if not free and not reference.card.through_walls:
        return False
    if free and y == 21 and not state.wounded[enemy]:
        return True
    here = reference.lying(to, way)
    own = [thing for thing, place in way.places if state.bearer[thing] == enemy and place == at and thing != way.load]
    held = 1 if own or (state.load[enemy] >= 0 and not state.wounded[enemy]) else 0
    return not [token for token in here if token >= 34] and len(here) + 1 + held <= 2
