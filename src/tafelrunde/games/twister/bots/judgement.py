"""How good a table is for a side: points, crew, ways to the exit, and what the enemies are about to do."""

from math import exp
from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.rules.ground import TOP, apart
from tafelrunde.games.twister.ruleset import (
    BACKSTABBER,
    BROKEN,
    CLERIC,
    CLOSED,
    COLOSSUS,
    DARK,
    DOOR,
    EXIT,
    FIGHT,
    FIRST_NPC,
    FIRST_OBJECT,
    HIGH,
    KEY,
    NAGA,
    NEIGHBOURS,
    PIT,
    ROPE,
    SHIELD,
    SLIT,
    SQUARES,
    WAND,
    WAYS,
    WIDE,
    WIZARD,
)
from tafelrunde.games.twister.state import Twister

ATTACKS: Final[tuple[float, ...]] = (0.7, 0.4, 0.25, 0.15, 0.1, 0.1)  # how often an NPC comes to a fight of this rank
LEAVES: Final[tuple[float, ...]] = (0.9, 0.7, 0.5, 0.4, 0.3, 0.25)  # and to leave, if it could
HIDDEN_STEP: Final = 2  # what a square of a hidden hall counts, as nobody knows what it holds
PIT_STEP: Final = 5  # a pit, for those who have to jump
GATE_STEP: Final = 5  # a closed portcullis, for those who can open it
SHUT: Final = 40  # and for those who cannot
WALKER: Final = 0
SWIFT: Final = 1  # a Naga: slits
LIGHT: Final = 2  # a Wizard: pits
OPENER: Final = 3  # with a key, or a Backstabber, or a Colossus
LEGS: Final = 4
WANDS: Final = (FIRST_OBJECT + WAND, FIRST_OBJECT + 6 + WAND)  # of both colours
FAR: Final = 999


class Weights(Listed):
    """What things are worth, in tenths of a victory point."""

    point: float = late(10.0)
    alive: float = late(5.0)
    leaving: float = late(3.5)  # being about to leave
    fades: float = late(0.25)  # how fast that fades with each move that it takes
    ahead: float = late(0.3)  # a move nearer, however far away
    lying: float = late(1.2)  # a wounded one of the crew
    prey: float = late(7.0)  # which an enemy may eliminate
    fear: float = late(2.0)  # of being wounded
    share: float = late(0.5)  # of what a character is worth that is lost by that
    kill: float = late(10.0)  # an attack on a wounded enemy
    strike: float = late(4.5)  # on another one
    foe: float = late(2.5)  # an enemy on the board
    strength: float = late(0.2)  # each point of its combat value
    flight: float = late(8.0)  # an enemy that can leave
    wand: float = late(6.0)  # a wand in the hands of a Wizard
    lure: float = late(2.5)  # which he could fetch
    ap: float = late(1.0)  # an action point of a card
    reveal: float = late(1.0)  # a look into a hidden hall
    answer: float = late(0.15)  # and each AP that is left to answer what is found there


WEIGHTS: Final = Weights()


class Ways(Listed):
    """Squares to the exits for each kind of legs, for yellow and for blue; each map is made when it is first asked for."""

    edges: tuple[int, ...]
    ground: tuple[int, ...]
    maps: list[list[int]] = late()

    def __post_init__(self) -> None:
        self.maps = [[] for _ in range(2 * LEGS)]

    def squares(self, side: int, legs: int) -> list[int]:
        """From each square to the line through which a side leaves."""
        found = self.maps[side * LEGS + legs]
        if not found:
            found = flood(self.edges, self.ground, side, legs)
            self.maps[side * LEGS + legs] = found
        return found


_known: Final[dict[int, Ways]] = {}
KEPT: Final = 200  # boards


def ways(state: Twister) -> Ways:
    """The ways of a board; kept while nothing turns."""
    key = id(state.edges)
    found = _known.get(key)
    if found is None or found.edges is not state.edges:
        if len(_known) > KEPT:
            _known.clear()
        found = Ways(state.edges, state.ground)
        _known[key] = found
    return found


def flood(edges: tuple[int, ...], ground: tuple[int, ...], side: int, legs: int) -> list[int]:
    """The cheapest way to the line of the other side, in squares; pits, gates and the unknown cost more."""
    found = [FAR] * SQUARES
    waiting: list[list[int]] = [[]]
    for square in range(WIDE):
        start = TOP + square if side == 0 else square
        found[start] = 0
        waiting[0].append(start)
    cost = 0
    while cost < len(waiting):
        for square in waiting[cost]:
            if found[square] != cost:
                continue
            here = ground[square]
            price = 1
            if here == DARK:
                price = HIDDEN_STEP
            elif here == PIT and legs != LIGHT:
                price = PIT_STEP
            for way in range(4):
                to = NEIGHBOURS[square * 4 + way]
                if to < 0 or found[to] <= cost:
                    continue
                toll = price
                if ground[to] != DARK:
                    edge = edges[to * 4 + (way + 2) % 4]
                elif here != DARK:
                    edge = edges[square * 4 + way]
                else:
                    edge = 0
                if edge > BROKEN and edge != DOOR:
                    if edge == CLOSED:
                        toll += GATE_STEP if legs == OPENER else SHUT
                    elif edge != SLIT or legs != SWIFT:
                        continue
                if cost + toll < found[to]:
                    found[to] = cost + toll
                    while len(waiting) <= cost + toll:
                        waiting.append([])
                    waiting[cost + toll].append(to)
        cost += 1
    return found


def legs_of(state: Twister, token: int) -> int:
    """Which map a character goes by."""
    kind = state.rules.kind[token]
    if kind == NAGA:
        return SWIFT
    if kind == WIZARD:
        return LIGHT
    return OPENER if kind in (BACKSTABBER, COLOSSUS) or state.holds(token, KEY) else WALKER


def distance(state: Twister, maps: Ways, token: int) -> int:
    """Squares from a character to its exit."""
    rules = state.rules
    return maps.squares(rules.side[token], legs_of(state, token))[state.where[token]]


def worth(state: Twister, side: int) -> float:
    """How well a side stands: its own crew less that of the other side."""
    maps = ways(state)
    total = WEIGHTS.point * (state.points[side] - state.points[1 - side])
    if state.over:
        total += 100.0 if state.winner == side else -100.0
    friends = state.fighters(side)
    foes = state.fighters(1 - side)
    for token in friends:
        total += crew_worth(state, maps, token, friends, foes)
    for token in foes:
        total -= foe_worth(state, maps, token)
    return total + opening(state, side, foes)


def opening(state: Twister, side: int, foes: list[int]) -> float:
    """What attacks promise from where everybody stands: the best of them fully, the others a little."""
    best = 0.0
    total = 0.0
    edges, standing, rules = state.edges, state.standing, state.rules
    for foe in foes:
        if foe in state.hurt or state.bearer[foe] >= 0:
            continue
        square = state.where[foe]
        if state.wounded[foe] and standing[square] >= 0:
            continue
        strength = 0
        crowd = 0
        for way in range(4):
            if edges[square * 4 + way] <= BROKEN:
                friend = standing[square + WAYS[way]]
                if friend >= 0 and rules.side[friend] == side and friend not in state.mended:
                    strength += rules.combat[friend]
                    crowd += 1
                    if rules.kind[friend] == BACKSTABBER:
                        strength += 2
        if not crowd:
            continue
        if crowd == 1 and rules.kind[standing_near(state, square, side)] == BACKSTABBER:
            strength -= 2
        against = 0 if state.wounded[foe] else rules.combat[foe]
        chance = min(max(0.5 + 0.14 * (strength - against - 1.5), 0.0), 1.0)
        promise = chance * (WEIGHTS.kill if state.wounded[foe] else WEIGHTS.strike)
        total += promise
        best = max(best, promise)
    if state.ap > 0 and state.side == side:
        return 0.75 * best + 0.3 * (total - best)
    return 0.2 * total


def standing_near(state: Twister, square: int, side: int) -> int:
    """An unwounded character of a side beside a square."""
    for way in range(4):
        if state.edges[square * 4 + way] <= BROKEN:
            there = state.standing[square + WAYS[way]]
            if there >= 0 and state.rules.side[there] == side:
                return there
    return 0


def crew_worth(state: Twister, maps: Ways, token: int, friends: list[int], foes: list[int]) -> float:
    """One of the own crew: the nearer to the exit and the safer, the better."""
    rules = state.rules
    kind = rules.kind[token]
    bearer = state.bearer[token]
    menace = danger(state, token if bearer < 0 else bearer, friends, foes)
    if state.wounded[token]:
        return WEIGHTS.lying - WEIGHTS.prey * menace  # DT-H3: whoever is carried falls with the bearer
    movement = rules.movement[token]
    away = distance(state, maps, token)
    moves = min(away, 99) / movement
    total = WEIGHTS.alive + WEIGHTS.leaving * exp(-WEIGHTS.fades * moves) - WEIGHTS.ahead * moves
    total -= (WEIGHTS.share * max(total, 0.0) + WEIGHTS.fear) * menace
    load = state.load[token]
    if load >= 0:
        total += 0.3
        if FIRST_OBJECT <= load < FIRST_NPC:
            thing = rules.kind[load]
            if thing == WAND:
                total += WEIGHTS.wand if kind == WIZARD else 0.2
            elif thing in (ROPE, KEY):
                total += 0.5
            elif thing == SHIELD:
                total += 0.4
        else:
            total += 1.0
    elif kind == CLERIC:
        total += 0.3
    elif kind == WIZARD:
        total += WEIGHTS.lure * wand_nearby(state, token)
    return total


def wand_nearby(state: Twister, token: int) -> float:
    """How near a wand lies that a Wizard may take: from 1, where he stands, down to 0."""
    at = state.where[token]
    best = 0.0
    for wand in WANDS:
        there = state.where[wand]
        if there >= 0 and state.bearer[wand] < 0:
            best = max(best, 1.0 / (1.0 + apart(at, there) / state.rules.movement[token]))
    return best


def danger(state: Twister, token: int, friends: list[int], foes: list[int]) -> float:
    """How likely somebody will beat this character in the next turn, from 0 to 1."""
    rules = state.rules
    square = state.where[token]
    own = 0.0 if state.wounded[token] else float(rules.combat[token])
    for friend in friends:
        if friend != token and not state.wounded[friend] and apart(state.where[friend], square) <= 2:
            own += 0.45 * rules.combat[friend]
    safe = 1.0
    for foe in foes:
        if state.wounded[foe]:
            continue
        away = apart(state.where[foe], square)
        if away > 12:
            continue
        if foe >= FIRST_NPC:
            card = rules.npcs[foe - FIRST_NPC]
            if rules.kind[token] not in card.characters:
                continue
            budget = 0
            likely = 0.0
            for rank, (goal, ap) in enumerate(card.goals):
                if goal == FIGHT:
                    budget = ap
                    likely = ATTACKS[rank]
        else:
            budget = 3
            likely = 0.5
        if away > (budget - 1) * rules.movement[foe] + 1:
            continue
        chance = 0.5 + 0.11 * (rules.combat[foe] - own)
        chance = min(max(chance, 0.05), 0.95)
        safe *= 1.0 - likely * chance
    return 1.0 - safe


def foe_worth(state: Twister, maps: Ways, token: int) -> float:
    """How much trouble one of the enemies is."""
    rules = state.rules
    if state.wounded[token]:
        return 0.5
    away = distance(state, maps, token)
    movement = rules.movement[token]
    if token < FIRST_NPC:
        return WEIGHTS.alive + WEIGHTS.leaving * exp(-WEIGHTS.fades * min(away, 99) / movement)
    card = rules.npcs[token - FIRST_NPC]
    total = WEIGHTS.foe + WEIGHTS.strength * rules.combat[token]
    reach = 0
    eager = 0.0
    for rank, (goal, ap) in enumerate(card.goals):
        if goal == EXIT:
            reach = ap * movement
            eager = LEAVES[rank]
    if card.default == EXIT:
        eager += 0.1
        total += 0.05 * max(HIGH - away, 0)
    if reach and away <= reach:
        total += WEIGHTS.flight * min(eager, 0.9) * card.exit_vp
    elif reach and away <= 2 * reach:
        total += 1.5 * eager
    return total
