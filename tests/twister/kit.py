"""Positions for tests: which halls lie where, who stands on which square with what, and what the dice will show."""

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.options import checked
from tafelrunde.games.twister import GAME, options
from tafelrunde.games.twister.content import pack_content
from tafelrunde.games.twister.dungeon import survey
from tafelrunde.games.twister.ids import Token
from tafelrunde.games.twister.rules.activation import Activation
from tafelrunde.games.twister.rules.setup import new_table
from tafelrunde.games.twister.rules.tokens import lift, put
from tafelrunde.games.twister.rules.turn import PlayerTurn
from tafelrunde.games.twister.ruleset import (
    BLUE,
    CLOSED,
    COMBAT_CARDS,
    EDGES,
    FLOOR,
    GEAR,
    OPEN,
    PIT,
    PRINTED_EDGE,
    SLIT,
    SLOT_OF,
    WALL,
    WIDE,
    Content,
    Hall,
    Ruleset,
    Symbols,
    square_name,
)
from tafelrunde.games.twister.ruleset import PLACE_OF as PLACES
from tafelrunde.games.twister.state import Twister, without

Place = tuple[int, int]
NOTHING = Symbols((), (), False, ())
KINDS = {"open": OPEN, "wall": WALL, "slit": SLIT, "closed": CLOSED}


def test_halls() -> tuple[Hall, ...]:
    """TN, an empty hall without a gear, and TG with a clockwise gear in the middle and its sibling."""
    bare = [FLOOR] * 25
    geared = [*bare[:12], GEAR, *bare[13:]]
    return (
        Hall(8, "TN", 99, True, tuple(bare), (OPEN,) * 60),
        Hall(9, "TG", 98, True, tuple(geared), (OPEN,) * 60),
        Hall(10, "TH", 98, False, tuple(geared), (OPEN,) * 60),
    )


test_halls.__test__ = False  # type: ignore[attr-defined]  # not a test


def ruleset(level: str = "", halls: Sequence[Hall] = (), **choices: Any) -> Ruleset:
    """The game's own content and the halls for tests; without a level no card has a symbol."""
    own = pack_content("")
    levels = own.levels if level else (NOTHING,) * 6
    content = Content((*own.halls, *test_halls(), *halls), own.characters, own.objects, own.npcs, levels, own.eye)
    return Ruleset("", checked(options.OPTIONS, {"level": level or "pink", "stepwise": False, **choices}), content)


class Table:
    """A table in the middle of a game."""

    def __init__(self, state: Twister) -> None:
        self.state = state

    # --- doing --------------------------------------------------------------------------------------------------------

    def say(self, *texts: str) -> list[Event]:
        """Whoever is asked says this, one after the other; what happened."""
        heard: list[Event] = []
        for text in texts:
            heard += GAME.apply(self.state, self.state.asked().seat, GAME.parse(text))
        return heard

    def act(self, npc: str) -> list[Event]:
        """An NPC is activated; what happened until somebody has to decide."""
        state = self.state
        token = self.token(npc)
        state.side = BLUE
        state.stack = []
        state.decision = None
        if token in state.row:
            state.at = state.row.index(token) + 1
        state.call(Activation(token))
        return self.run()

    def turn(self, seat: int = 0, ap: int = 5) -> list[Event]:
        """A seat has played an action card and may act."""
        state = self.state
        state.side = seat
        state.stack = []
        state.decision = None
        state.ap = ap
        turn = PlayerTurn(seat)
        turn.go_to("action_is_asked")
        state.call(turn)
        return self.run()

    def run(self) -> list[Event]:
        """Let the table run until somebody has to decide."""
        heard: list[Event] = []
        self.state.heard = heard
        self.state.run()
        self.state.heard = None
        return heard

    def dice(self, *wanted: tuple[int, int]) -> None:
        """The next numbers: (sides, value from 0) each."""
        self.state.chance = lucky(wanted)

    # --- looking ------------------------------------------------------------------------------------------------------

    def token(self, name: str) -> Token:
        return self.state.rules.number[name]

    @property
    def asked(self) -> Decision:
        """The open decision."""
        return self.state.asked()

    @property
    def options(self) -> list[str]:
        """The words that may be said."""
        return [action.text for action in GAME.legal_actions(self.state)]

    def allows(self, text: str) -> bool:
        """Whether this may be said now, listed or not."""
        return GAME.why_not(self.state, self.state.asked().seat, GAME.parse(text)) is None

    def at(self, name: str) -> Place | None:
        """Where a token is; None if it is not on the board."""
        square = self.state.where[self.token(name)]
        return (square % WIDE, square // WIDE) if square >= 0 else None

    def load(self, name: str) -> str:
        """What a character carries; empty for nothing."""
        return self.state.name(self.state.load[self.token(name)])

    def wounded(self, name: str) -> bool:
        return self.state.wounded[self.token(name)]

    def out(self, name: str) -> bool:
        return self.token(name) in self.state.out

    def edge(self, place: Place, way: str) -> str:
        """What kind of edge a square has in a direction."""
        return EDGES[self.state.edges[square(place) * 4 + "nesw".index(way)]]

    # --- changing -----------------------------------------------------------------------------------------------------

    def put(self, name: str, place: Place) -> None:
        """A token stands or lies here."""
        state = self.state
        token = self.token(name)
        if state.where[token] >= 0:
            lift(state, token)
        put(state, token, square(place))
        if token >= 34 and token not in state.row:
            state.row += (token,)

    def hurt(self, name: str) -> None:
        """A character was wounded in an earlier turn."""
        state = self.state
        token = self.token(name)
        lift(state, token)
        state.mark_wounded(token, True)
        put(state, token, state.where[token])

    def give(self, name: str, thing: str) -> None:
        """A character carries this."""
        state = self.state
        token, load = self.token(name), self.token(thing)
        if state.where[load] >= 0:
            lift(state, load)
        state.carry(token, load)
        state.where[load] = state.where[token]

    def hand(self, *cards: int, seat: int = 0) -> None:
        """A seat holds exactly these combat cards."""
        place = self.state.seats[seat]
        place.discard = COMBAT_CARDS
        for card in cards:
            place.discard = without(place.discard, card)
        place.hand = tuple(sorted(cards))

    def deck(self, *cards: int) -> None:
        """The NP's next combat cards, first first; the others follow."""
        rest: tuple[int, ...] = COMBAT_CARDS
        for card in cards:
            rest = without(rest, card)
        self.state.enemy_deck = (*rest, *reversed(cards))
        self.state.enemy_discard = ()


def open_board(
    tokens: Mapping[str, Place] | None = None,
    *,
    wounded: Sequence[str] = (),
    loads: Mapping[str, str] | None = None,
    halls: Mapping[int, str] | None = None,
    turned: Mapping[int, int] | None = None,
    hidden: Sequence[int] = (),
    seats: int = 1,
    rules: Ruleset | None = None,
    **choices: Any,
) -> Table:
    """All slots revealed and empty (TN), unless halls are named; slots count from 1. Only the named tokens are there."""
    rules = rules or ruleset(**choices)
    state = new_table(rules, seats, seeded(1))
    state.stack = []
    numbers = {hall.id: hall.index for hall in rules.halls}
    state.hall = tuple(numbers[(halls or {}).get(slot + 1, "TN")] for slot in range(8))
    state.turned = tuple((turned or {}).get(slot + 1, 0) for slot in range(8))
    state.hidden = tuple(slot + 1 in hidden for slot in range(8))
    state.turn = 5
    state.cycle = 1
    state.enemy_deck = COMBAT_CARDS
    for seat in state.seats:
        seat.open = True
    survey(state)
    table = Table(state)
    for name, place in (tokens or {}).items():
        table.put(name, place)
    for name in wounded:
        table.hurt(name)
    for name, thing in (loads or {}).items():
        table.give(name, thing)
    state.invited = tuple(sorted(state.row))
    if seats == 1:  # one more character, so that nobody has lost for want of one
        state.bag = (max(token for token in range(8) if state.where[token] < 0),)
    return table


def hall_with(
    index: int, edges: Mapping[tuple[Place, str], str], pits: Sequence[Place] = (), gears: Sequence[Place] = ()
) -> Hall:
    """A hall for slot 1 (unturned) with these edges and grounds, by their squares on the board: `((0, 1), "n"): "wall"`."""
    ground = [FLOOR] * 25
    for places, kind in ((pits, PIT), (gears, GEAR)):
        for x, y in places:
            ground[(5 - y) * 5 + x] = kind
    plan = [OPEN] * 60
    for (place, way), word in edges.items():
        plan[PRINTED_EDGE[0][PLACES[square(place)] * 4 + "nesw".index(way)]] = KINDS[word]
    assert all(SLOT_OF[square(place)] == 0 for place, _ in edges)
    return Hall(index, f"T{index}", 100 + index, True, tuple(ground), tuple(plan))


def square(place: Place) -> int:
    """The square at x, y."""
    return place[1] * WIDE + place[0]


def name(place: Place) -> str:
    """The word for the square at x, y."""
    return square_name(square(place))


def lucky(wanted: Sequence[tuple[int, int]]) -> Chance:
    """Luck with which these numbers come next."""
    seed = 0
    while True:
        chance = seeded(seed)
        if all(chance.below(sides) == value for sides, value in wanted):
            return seeded(seed)
        seed += 1


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
