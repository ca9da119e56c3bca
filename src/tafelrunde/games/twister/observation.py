"""What a seat may know of a game of Dungeon Twister, as numbers (engine/observation.py).

The viewer always starts at the lower end: for blue the board is turned by half a turn, and own tokens come first.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Decision, SeatId
from tafelrunde.engine import observation as o
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Slot, Square, Token
from tafelrunde.games.twister.rules import actions, arrivals, combat, halls, movement, setup, turn
from tafelrunde.games.twister.state import Seat, Twister

ASKED: Final[list[type[Decision]]] = [
    setup.ChooseStarter, setup.HideToken, turn.ChooseCard, actions.ChooseAction, movement.Handle, halls.PlaceFound,
    arrivals.ChooseLanding, combat.PlayCombatCard, combat.NameACard, combat.ChooseEnemyCard, turn.Watch,
]  # fmt: skip
KNOWN: Final = o.questions(ASKED)
SIDES: Final = ("own", "other")
VALUES: Final = ("0", "1", "2", "3", "4", "5", "6")  # of combat cards
WAYS: Final = ("n", "e", "s", "w")


def schema(rules: r.Ruleset, seats: int) -> o.Schema:
    """The numbers that `observe` writes."""
    solo = seats == 1
    tokens = [token_word(rules, token) for token in token_order(rules, SeatId(0), solo)]
    squares = [f"x{square % r.WIDE}y{square // r.WIDE}" for square in range(r.SQUARES)]
    slots = [f"hall{slot}" for slot in range(r.SLOTS)]
    return o.Schema(
        (
            o.single(
                "table",
                *o.open_question(ASKED, SIDES),
                *o.amounts(turn=20, ap=5, highest=5),
                o.flag("second_cycle"),
                *o.amounts(points=5, points_other=5),
                o.choice("token", tokens),
                *o.amounts(steps=6, calls=3, visions=3, bag=8, reserve=30, enemy_deck=12),
            ),
            o.single(
                "fight",
                o.choice("attacker", tokens),
                o.choice("target", tokens),
                o.choice("mode", [f"mode{mode}" for mode in range(3)]),
                *o.amounts(sum=10, sum_other=10),
                o.choice("card", VALUES),
                o.choice("card_other", VALUES),
                o.choice("named", VALUES),
                o.flag("open"),
            ),
            o.Table(
                "seats",
                SIDES[:1] if solo else SIDES,
                (
                    o.some_of("action_cards", ("2", "3", "4", "5")),
                    o.amount("combat_cards", len(r.COMBAT_CARDS)),
                    *[o.amount(f"hand{value}", 2) for value in VALUES],
                    *[o.amount(f"played{value}", 2) for value in VALUES],
                    o.amount("jumps", r.JUMP_CARDS),
                    o.flag("team_open"),
                ),
            ),
            o.Table(
                "tokens",
                tuple(tokens),
                (
                    o.flag("on_board"),
                    *o.amounts(x=r.WIDE - 1, y=r.HIGH - 1),
                    o.flag("wounded"),
                    o.choice("load", r.OBJECTS),
                    *o.flags("carried", "starter"),
                    o.choice("placed", slots),
                    o.flag("out"),
                    o.amount("counter", 3),
                    o.flag("tired"),
                ),
            ),
            o.Table(
                "halls",
                tuple(slots),
                (
                    o.choice("hall", [hall.id for hall in rules.halls]),
                    o.choice("turned", ("0", "1", "2", "3")),
                    o.flag("hidden"),
                    *o.amounts(placed=3, placed_other=3),
                ),
            ),
            o.Table(
                "board",
                tuple(squares),
                (o.some_of("is", (*r.GROUNDS, *[f"wall {way}" for way in WAYS], *[f"gate {way}" for way in WAYS])),),
                (r.HIGH, r.WIDE),
            ),
        )
    )


def token_order(rules: r.Ruleset, viewer: SeatId, solo: bool) -> list[Token]:
    """The tokens as the viewer counts them: own ones first. Alone nobody plays blue, with others nobody meets NPCs."""
    yellow, blue = list(range(8)), list(range(8, 16))
    things = [list(range(first, first + 6)) for first in (16, 22, 28)]
    if solo:
        found = [*yellow, *things[0], *things[1], *things[2], *range(r.FIRST_NPC, rules.tokens)]
    elif viewer == r.BLUE:
        found = [*blue, *yellow, *things[1], *things[0], *things[2]]
    else:
        found = [*yellow, *blue, *things[0], *things[1], *things[2]]
    return [Token(token) for token in found]


def token_word(rules: r.Ruleset, token: Token) -> str:
    """The name of a token as yellow, who is always the viewer, would call it."""
    colour, _, rest = rules.names[token].partition("-")
    words = {"yellow": "own", "blue": "other", "violet": "violet"}
    return f"{words[colour]}-{rest}" if token < r.FIRST_NPC and colour in r.COLOURS else rules.names[token]


class Order:
    """The order of the tokens for one viewer, and the place of each in it."""

    def __init__(self, tokens: list[Token], count: int) -> None:
        self.tokens = tokens
        places: list[i64] = [o.NONE] * count
        for place, token in enumerate(tokens):
            places[token] = place
        self.places = places


_orders: Final[dict[tuple[int, bool, int], Order]] = {}


def _order_of(rules: r.Ruleset, viewer: SeatId, solo: bool) -> Order:
    key = (int(viewer), solo, rules.tokens)
    found = _orders.get(key)
    if found is None:
        found = Order(token_order(rules, viewer, solo), rules.tokens)
        _orders[key] = found
    return found


def observe(state: Twister, viewer: SeatId, numbers: o.Numbers) -> None:
    """Write down what this seat may know."""
    solo = state.solo()
    turns = viewer == r.BLUE and not solo
    order = _order_of(state.rules, viewer, solo)
    places = order.places
    decision = state.decision
    token: Token = r.NOBODY
    steps = 0
    if isinstance(decision, movement.Handle):
        token, steps = decision.token, decision.steps
    elif isinstance(decision, (halls.PlaceFound, arrivals.ChooseLanding)):
        token = decision.token
    elif isinstance(decision, turn.Watch):
        token = decision.npc
    numbers.question(decision, KNOWN, state.side)
    numbers.append(state.turn)
    numbers.append(state.ap)
    numbers.append(state.highest)
    numbers.flag(state.cycle > 0)
    numbers.append(state.points[viewer])
    numbers.append(state.points[1 - viewer])
    numbers.append(places[token] if token >= 0 else o.NONE)
    numbers.append(steps)
    numbers.append(state.calls)
    numbers.append(state.visions)
    numbers.append(len(state.bag))
    numbers.append(len(state.reserve))
    numbers.append(len(state.enemy_deck))
    _fight(state, viewer, places, numbers)
    _seat(state.seats[viewer], viewer, numbers)
    if not solo:
        _seat(state.seats[1 - viewer], viewer, numbers)
    _tokens(state, viewer, order, turns, numbers)
    _halls(state, viewer, turns, solo, numbers)
    _board(state, turns, numbers)


def _fight(state: Twister, viewer: SeatId, places: list[i64], numbers: o.Numbers) -> None:
    fight = state.fight
    if fight is None:
        numbers.extend(NO_FIGHT)
        return
    attacks = state.rules.side[fight.attacker] == viewer
    own: i64 = 0 if attacks else 1
    numbers.append(places[fight.attacker])
    numbers.append(places[fight.target])
    numbers.append(fight.mode)
    numbers.append(fight.sums[own] if fight.sums else 0)
    numbers.append(fight.sums[1 - own] if fight.sums else 0)
    numbers.append(fight.cards[own] if fight.cards[own] >= 0 else o.NONE)
    other = fight.cards[1 - own]
    numbers.append(other if fight.open and other >= 0 else o.NONE)
    numbers.append(fight.named if fight.named != r.NO_CARD else o.NONE)
    numbers.flag(fight.open)


NO_CARDS: Final[list[i64]] = [0] * (2 * len(VALUES))
NO_FIGHT: Final[list[i64]] = [o.NONE, o.NONE, o.NONE, 0, 0, o.NONE, o.NONE, o.NONE, 0]


def _seat(seat: Seat, viewer: SeatId, numbers: o.Numbers) -> None:
    held: i64 = 0
    one: i64 = 1
    for card in seat.actions:
        held |= one << (card - 2)
    numbers.append(held)
    numbers.append(len(seat.hand))
    counts = NO_CARDS.copy()
    if seat.seat == viewer:
        for card in seat.hand:
            counts[card] += 1
    for card in seat.discard:
        counts[len(VALUES) + card] += 1
    numbers.extend(counts)
    numbers.append(seat.jumps)
    numbers.flag(seat.open)


STARTER: Final[i64] = 1
OUT: Final[i64] = 2
TIRED: Final[i64] = 4


def _marked(state: Twister, viewer: SeatId) -> list[i64]:
    """What lists of tokens say of each token."""
    marks: list[i64] = [0] * state.rules.tokens
    for seat in state.seats:
        if seat.open or seat.seat == viewer:
            for token in seat.team:
                marks[token] |= STARTER
    for token in state.out:
        marks[token] |= OUT
    for token in state.mended:
        marks[token] |= TIRED
    for token in state.acted:
        marks[token] |= TIRED
    return marks


def _placed(state: Twister, own: Seat, turns: bool) -> list[i64]:
    """The hall on which each token was laid face down, as the viewer counts halls (DT-S3)."""
    found: list[i64] = [o.NONE] * state.rules.tokens
    for place, token in enumerate(own.placed):
        slot: i64 = own.placed_at[place]
        found[token] = r.SLOTS - 1 - slot if turns else slot
    return found


def _tokens(state: Twister, viewer: SeatId, order: Order, turns: bool, numbers: o.Numbers) -> None:
    where, load, bearer, wounded = state.where, state.load, state.bearer, state.wounded
    rules = state.rules
    placed = _placed(state, state.seats[viewer], turns)
    marks = _marked(state, viewer)
    counters: i64 = len(state.counters)
    npc: i64
    for token in order.tokens:
        square: i64 = where[token]
        if square < 0:
            numbers.append(0)
            numbers.append(0)
            numbers.append(0)
        else:
            if turns:
                square = r.SQUARES - 1 - square
            numbers.append(1)
            numbers.append(square % r.WIDE)
            numbers.append(square // r.WIDE)
        numbers.flag(wounded[token])
        carried = load[token]
        numbers.append(o.NONE if carried < 0 else r.WOUNDED if state.is_character(carried) else rules.kind[carried])
        numbers.flag(bearer[token] >= 0)
        mark = marks[token]
        numbers.append(mark & STARTER)
        numbers.append(placed[token])
        numbers.flag(mark & OUT != 0)
        npc = token - r.FIRST_NPC
        numbers.append(state.counters[npc] if 0 <= npc < counters else 0)
        numbers.flag(mark & TIRED != 0)


def _halls(state: Twister, viewer: SeatId, turns: bool, solo: bool, numbers: o.Numbers) -> None:
    own = _counted(state.seats[viewer])
    other = NONE_PLACED if solo else _counted(state.seats[1 - viewer])
    number: i64
    for number in range(r.SLOTS):
        slot = Slot(r.SLOTS - 1 - number if turns else number)
        hidden = state.hidden[slot]
        numbers.append(o.NONE if hidden else state.hall[slot])
        numbers.append(o.NONE if hidden else (state.turned[slot] + (2 if turns else 0)) % 4)
        numbers.flag(hidden)
        numbers.append(own[slot])
        numbers.append(other[slot])


NONE_PLACED: Final[list[i64]] = [0] * r.SLOTS


def _counted(seat: Seat) -> list[i64]:
    """How many tokens a seat has laid on each hall."""
    counts = NONE_PLACED.copy()
    for slot in seat.placed_at:
        counts[slot] += 1
    return counts


def _board(state: Twister, turns: bool, numbers: o.Numbers) -> None:
    """DT-G3, DT-G4: what each square is, and what is in the way to its neighbours. It changes only with the halls."""
    known = state.sights.get(turns)
    if known is None:
        known = _sight(state, turns)
        state.sights[turns] = known
    numbers.extend(known)


def _sight(state: Twister, turns: bool) -> list[i64]:
    edges, ground = state.edges, state.ground
    found: list[i64] = []
    number: i64
    square: i64
    side: i64
    one: i64 = 1
    for number in range(r.SQUARES):
        square = r.SQUARES - 1 - number if turns else number
        bits: i64 = one << ground[Square(square)]
        for side in range(4):
            kind = edges[square * 4 + side]
            place: i64 = (side + 2) % 4 if turns else side
            if kind in (r.WALL, r.SLIT, r.DOOR):
                bits |= one << (len(r.GROUNDS) + place)
            elif kind == r.CLOSED:
                bits |= one << (len(r.GROUNDS) + 4 + place)
        found.append(bits)
    return found
