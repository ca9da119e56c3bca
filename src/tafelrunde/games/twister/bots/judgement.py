"""How good a table is for a side: points, crew, ways to the exit, and what the enemies are about to do."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP, apart, around
from tafelrunde.games.twister.ids import Edges, Grounds, Side, Square, Token
from tafelrunde.games.twister.search.floods import Terrain, flood
from tafelrunde.games.twister.search.masks import mask_of, passages
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
LEGS: Final = (
    Terrain(PIT_STEP, HIDDEN_STEP, SHUT),
    Terrain(PIT_STEP, HIDDEN_STEP, SHUT, slits=True),
    Terrain(1, HIDDEN_STEP, SHUT),
    Terrain(PIT_STEP, HIDDEN_STEP, GATE_STEP),
)
LINES: Final = [mask_of(list(r.ALL_SQUARES[TOP:])), mask_of(list(r.ALL_SQUARES[: r.WIDE]))]  # through which each side leaves
FRIENDS: Final = 2  # squares within which friends protect each other
WANDS: Final = (r.OBJECT_SETS[r.YELLOW][r.WAND], r.OBJECT_SETS[r.BLUE][r.WAND])


class Weights(Listed):
    """What things are worth, in tenths of a victory point; chances and shares from 0 to 1.

    Set by hand. A fit to 1,300 games won less on the easiest level and more on the hardest (docs/twister-balance.md).
    """

    point: float = 10.0
    victory: float = 100.0
    alive: float = 5.0
    leaving: float = 3.5  # being about to leave
    fades: float = 0.25  # how fast that fades with each move that it takes
    ahead: float = 0.3  # a move nearer, however far away
    lying: float = 1.2  # a wounded one of the crew
    prey: float = 7.0  # which an enemy may eliminate
    fear: float = 2.0  # of being wounded
    share: float = 0.5  # of what a character is worth that is lost by that
    kill: float = 10.0  # an attack on a wounded enemy
    strike: float = 4.5  # on another one
    skill: float = 0.14  # the chance that each point of combat value adds to an attack
    doubt: float = 1.5  # points by which an attack should be stronger to be as good as even
    now: float = 0.75  # the share of the best attack that counts while there are AP for it
    then: float = 0.3  # of the others
    later: float = 0.2  # of all of them in the other side's turn
    load: float = 0.3  # hands that are full
    carried: float = 1.0  # with a wounded friend
    wand: float = 6.0  # with a wand, for a Wizard
    toy: float = 0.2  # for anybody else
    tool: float = 0.5  # with a rope or a key
    shield: float = 0.4
    ready: float = 0.3  # a Cleric with empty hands
    lure: float = 2.5  # a wand that a Wizard could fetch
    beside: float = 0.45  # the share of a friend's combat value that protects those near him
    far: int = 12  # squares from which nobody attacks in one turn
    rival_ap: int = 3  # that a person may spend on an attack
    rival: float = 0.5  # the chance that they do
    might: float = 0.11  # the chance that each point of combat value adds to it
    least: float = 0.05  # chances are never smaller
    most: float = 0.95  # nor greater
    foe: float = 2.5  # an enemy on the board
    down: float = 0.5  # a wounded one
    strength: float = 0.2  # each point of its combat value
    flight: float = 8.0  # an enemy that can leave
    sure: float = 0.9  # the greatest chance that it does
    bound: float = 0.1  # what its default goal adds to that
    row: float = 0.05  # and each row that it is nearer
    soon: float = 1.5  # an enemy that can leave with two activations
    ap: float = 1.0  # an action point of a card
    reveal: float = 1.0  # a look into a hidden hall
    answer: float = 0.15  # and each AP that is left to answer what is found there


WEIGHTS: Final = Weights()


class ExitMaps(Listed):
    """Squares to the exits for each kind of legs, for yellow and for blue; each map is made when it is first asked for."""

    edges: Edges
    ground: Grounds
    maps: dict[i64, list[i64]] = late({})

    def squares(self, side: Side, legs: int) -> list[i64]:
        """From each square to the line through which a side leaves."""
        found = self.maps.get(side * 4 + legs)
        if found is None:
            found = flood(passages(self.edges, self.ground), LINES[side], LEGS[legs])
            self.maps[side * 4 + legs] = found
        return found


_known: Final[dict[int, ExitMaps]] = {}
KEPT: Final = 500  # boards


def exit_maps(state: Twister) -> ExitMaps:
    """The ways out of a board; kept while nothing turns."""
    key = id(state.edges)
    found = _known.get(key)
    if found is None or found.edges is not state.edges:
        if len(_known) > KEPT:
            _known.clear()
        found = ExitMaps(state.edges, state.ground)
        _known[key] = found
    return found


def legs_of(state: Twister, token: Token) -> int:
    """Which map a character goes by."""
    kind = state.rules.kind[token]
    if kind == r.NAGA:
        return SWIFT
    if kind == r.WIZARD:
        return LIGHT
    return OPENER if kind in (r.BACKSTABBER, r.COLOSSUS) or state.holds(token, r.KEY) else WALKER


def distance(state: Twister, maps: ExitMaps, token: Token) -> int:
    """Squares from a character to its exit."""
    rules = state.rules
    return maps.squares(rules.side[token], legs_of(state, token))[state.where[token]]


def opening(state: Twister, side: Side, foes: list[Token]) -> float:
    """What attacks promise from where everybody stands."""
    return attacks(state, side, [promise(state, side, foe) for foe in foes])


def attacks(state: Twister, side: Side, promises: list[float]) -> float:
    """What attacks come to: the best of them counts fully, the others a little."""
    best = 0.0
    total = 0.0
    for promised in promises:
        total += promised
        best = max(best, promised)
    if state.ap > 0 and state.side == side:
        return WEIGHTS.now * best + WEIGHTS.then * (total - best)
    return WEIGHTS.later * total


def promise(state: Twister, side: Side, foe: Token) -> float:
    """What an attack on a foe promises from where everybody stands."""
    if foe in state.hurt or state.bearer[foe] >= 0:
        return 0.0
    square = state.where[foe]
    edges, standing, rules = state.edges, state.standing, state.rules
    if state.wounded[foe] and standing[square] >= 0:
        return 0.0
    strength = 0
    crowd = 0
    edge: i64
    for edge in range(square * 4, square * 4 + 4):
        if edges[edge] <= r.BROKEN:
            friend = standing[r.NEIGHBOURS[edge]]
            if friend >= 0 and rules.side[friend] == side and friend not in state.mended:
                strength += rules.combat[friend]
                crowd += 1
                if rules.kind[friend] == r.BACKSTABBER:
                    strength += 2
    if not crowd:
        return 0.0
    if crowd == 1 and rules.kind[standing_near(state, square, side)] == r.BACKSTABBER:
        strength -= 2
    against = 0 if state.wounded[foe] else rules.combat[foe]
    chance = min(max(0.5 + WEIGHTS.skill * (strength - against - WEIGHTS.doubt), 0.0), 1.0)
    return chance * (WEIGHTS.kill if state.wounded[foe] else WEIGHTS.strike)


def standing_near(state: Twister, square: Square, side: Side) -> Token:
    """An unwounded character of a side beside a square."""
    for near in around(state, square):
        there = state.standing[near]
        if there >= 0 and state.rules.side[there] == side:
            return there
    return r.NOBODY


def crew_worth(state: Twister, maps: ExitMaps, token: Token, menace: float) -> float:
    """One of the own crew: the nearer to the exit and the safer, the better."""
    rules = state.rules
    kind = rules.kind[token]
    if state.wounded[token]:
        return WEIGHTS.lying - WEIGHTS.prey * menace
    movement = rules.movement[token]
    away = distance(state, maps, token)
    moves = min(away, 99) / movement
    total = WEIGHTS.alive + WEIGHTS.leaving * exp(-WEIGHTS.fades * moves) - WEIGHTS.ahead * moves
    total -= (WEIGHTS.share * max(total, 0.0) + WEIGHTS.fear) * menace
    load = state.load[token]
    if load >= 0:
        total += WEIGHTS.load
        if r.FIRST_OBJECT <= load < r.FIRST_NPC:
            thing = rules.kind[load]
            if thing == r.WAND:
                total += WEIGHTS.wand if kind == r.WIZARD else WEIGHTS.toy
            elif thing in (r.ROPE, r.KEY):
                total += WEIGHTS.tool
            elif thing == r.SHIELD:
                total += WEIGHTS.shield
        else:
            total += WEIGHTS.carried
    elif kind == r.CLERIC:
        total += WEIGHTS.ready
    elif kind == r.WIZARD:
        total += WEIGHTS.lure * wand_nearby(state, token)
    return total


def wand_nearby(state: Twister, token: Token) -> float:
    """How near a wand lies that a Wizard may take: from 1, where he stands, down to 0."""
    at = state.where[token]
    best = 0.0
    for wand in WANDS:
        there = state.where[wand]
        if there >= 0 and state.bearer[wand] < 0:
            best = max(best, 1.0 / (1.0 + apart(at, there) / state.rules.movement[token]))
    return best


def danger(state: Twister, token: Token, friends: list[Token], foes: list[Token]) -> float:
    """How likely somebody will beat this character in the next turn, from 0 to 1."""
    rules = state.rules
    square = state.where[token]
    kind = rules.kind[token]
    own = -1.0  # its strength with friends; only worked out if somebody can come
    safe = 1.0
    for foe in foes:
        if state.wounded[foe]:
            continue
        away = apart(state.where[foe], square)
        if away > WEIGHTS.far:
            continue
        if foe >= r.FIRST_NPC:
            card = rules.npcs[foe - r.FIRST_NPC]
            if kind not in card.characters:
                continue
            budget = card.ap_for[r.FIGHT]
            likely = ATTACKS[card.rank_of[r.FIGHT]] if budget else 0.0
        else:
            budget = WEIGHTS.rival_ap
            likely = WEIGHTS.rival
        if away > (budget - 1) * rules.movement[foe] + 1:
            continue
        if own < 0.0:
            own = backing(state, token, friends)
        chance = 0.5 + WEIGHTS.might * (rules.combat[foe] - own)
        chance = min(max(chance, WEIGHTS.least), WEIGHTS.most)
        safe *= 1.0 - likely * chance
    return 1.0 - safe


def backing(state: Twister, token: Token, friends: list[Token]) -> float:
    """The combat value of a character, with a share of that of friends nearby."""
    rules = state.rules
    square = state.where[token]
    total = 0.0 if state.wounded[token] else float(rules.combat[token])
    for friend in friends:
        if friend != token and not state.wounded[friend] and apart(state.where[friend], square) <= FRIENDS:
            total += WEIGHTS.beside * rules.combat[friend]
    return total


def foe_worth(state: Twister, maps: ExitMaps, token: Token) -> float:
    """How much trouble one of the enemies is."""
    rules = state.rules
    if state.wounded[token]:
        return WEIGHTS.down
    away = distance(state, maps, token)
    movement = rules.movement[token]
    if token < r.FIRST_NPC:
        return WEIGHTS.alive + WEIGHTS.leaving * exp(-WEIGHTS.fades * min(away, 99) / movement)
    card = rules.npcs[token - r.FIRST_NPC]
    total = WEIGHTS.foe + WEIGHTS.strength * rules.combat[token]
    reach = card.ap_for[r.EXIT] * movement
    eager = LEAVES[card.rank_of[r.EXIT]] if reach else 0.0
    if card.default == r.EXIT:
        eager += WEIGHTS.bound
        total += WEIGHTS.row * max(r.HIGH - away, 0)
    if reach and away <= reach:
        total += WEIGHTS.flight * min(eager, WEIGHTS.sure) * card.exit_vp
    elif reach and away <= 2 * reach:
        total += WEIGHTS.soon * eager
    return total
