"""Positions as players would describe them: who owns what, where the tokens stand, how the dice will fall.

table(cash={0: 10}, at={0: 35}, dice=[(2, 4)]).take("roll", "buy")
"""

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.chance import seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.game import Illegal
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import BankCollected, DiceThrown, SeatPaid
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.debts import charge
from tafelrunde.games.monopoly.rules.landing import BY_DICE, Landing
from tafelrunde.games.monopoly.rules.property import deeds_of, give_deed, pay, set_level, set_mortgaged
from tafelrunde.games.monopoly.rules.setup import new_table
from tafelrunde.games.monopoly.rules.turn import Rounds, Turn
from tafelrunde.games.monopoly.rules.windows import DecideTable
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import DECKS, Monopoly
from tafelrunde.testing.about import invariants
from tests.monopoly.dice import Throw, loaded

BROWN, LIGHT_BLUE, PINK, ORANGE = [1, 3], [6, 8, 9], [11, 13, 14], [16, 18, 19]
RED, YELLOW, GREEN, DARK_BLUE = [21, 23, 24], [26, 27, 29], [31, 32, 34], [37, 39]
TRANSPORTS, SHOPS = [5, 15, 25, 35], [12, 28]

FLUTE, HOURGLASS, OCARINA, BATON, MASK, HARP = range(6)  # the item cards, in the order of the content

CARD_SPACES = {"bottle": 7, "chest": 2}


class Table:
    """A position, and people who say something about it. Whatever is done, the invariants are checked."""

    def __init__(self, state: Monopoly) -> None:
        self.state = state
        self.check()

    def check(self) -> None:
        invariants(GAME)(self.state)

    # --- saying -------------------------------------------------------------------------------------------------------

    def take(self, *texts: str) -> list[Event]:
        """Whoever is asked says this, one after the other. All that the table hears."""
        return [event for text in texts for event in self.said(self.decider, text)]

    def said(self, seat: int, text: str) -> list[Event]:
        """One seat says something."""
        events = GAME.apply(self.state, seat, GAME.parse(text))
        self.check()
        return events

    def roll(self) -> list[Event]:
        """The active seat throws; the others let it, if they are asked."""
        events = self.take("roll")
        while not any(isinstance(event, DiceThrown) for event in events):
            assert isinstance(self.asked, DecideTable)
            events += self.take("done")
        return events

    def refused(self, text: str, seat: int | None = None) -> str:
        """The rule that forbids to say this; saying it all the same changes nothing."""
        before = self.state.copy()
        with pytest.raises(Illegal) as refusal:
            self.said(self.decider if seat is None else seat, text)
        assert self.state == before
        return refusal.value.reason.rule

    def allowed(self, text: str, seat: int | None = None) -> bool:
        """Whether somebody may say this now."""
        return GAME.why_not(self.state, self.decider if seat is None else seat, GAME.parse(text)) is None

    def options(self, verb: str = "") -> list[str]:
        """What is listed for whoever is asked, all of it or what begins with a word."""
        texts = [action.text for action in GAME.legal_actions(self.state)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    # --- letting something happen -------------------------------------------------------------------------------------

    def happen(self, cause: Callable[[Monopoly], None]) -> list[Event]:
        """Something comes in between; afterwards the open window goes on."""
        heard: list[Event] = []
        self.state.decision = None
        self.state.heard = heard
        cause(self.state)
        self.state.run()
        self.state.heard = None
        self.check()
        return heard

    def land(self, seat: int, space: int, mode: str = BY_DICE) -> list[Event]:
        """A token stops on a space."""
        self.state.seats[seat].position = space
        return self.happen(lambda state: state.call(Landing(seat, mode)))

    def draw(self, seat: int, card: str, space: int | None = None) -> list[Event]:
        """A seat draws this card, on the first space of its deck or on another one."""
        deck = next(known.deck for known in self.state.rules.cards if known.id == card)
        lay_on_top(self.state, DECKS[deck], [card])
        return self.land(seat, CARD_SPACES[DECKS[deck]] if space is None else space, "")

    def owe(self, seat: int, amount: int, creditor: int = BANK) -> list[Event]:
        """A payment falls due."""
        receipt = BankCollected(seat, amount) if creditor == BANK else SeatPaid(seat, creditor, amount)
        return self.happen(lambda state: charge(state, seat, amount, creditor, receipt))

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The open decision."""
        return self.state.asked()

    @property
    def decider(self) -> int:
        """Whose decision it is."""
        return int(self.state.asked().seat)

    @property
    def cash(self) -> list[int]:
        """Everybody's rupees."""
        return [seat.cash for seat in self.state.seats]

    @property
    def at(self) -> list[int]:
        """Where the tokens stand."""
        return [int(seat.position) for seat in self.state.seats]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def deeds(self, seat: int) -> list[int]:
        """A seat's deeds in board order."""
        return list(deeds_of(self.state, seat))

    def levels(self, spaces: list[int]) -> list[int]:
        """What grows on these places."""
        return [self.state.level[space] for space in spaces]

    def cards(self, deck: str) -> list[str]:
        """The ids of a deck's cards from top to bottom."""
        return [self.state.rules.cards[number].id for number in self.state.decks[DECKS.index(deck)].cards]


def table(
    seats: int = 3,
    *,
    cash: dict[int, int] | None = None,
    owns: dict[int, list[int]] | None = None,
    mortgaged: list[int] | None = None,
    levels: dict[int, int] | None = None,
    at: dict[int, int] | None = None,
    jailed: dict[int, int] | None = None,
    jail_cards: dict[int, list[str]] | None = None,
    items: dict[int, int] | None = None,
    out: list[int] | None = None,
    dice: list[Throw] | None = None,
    decks: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    active: int = 0,
    first: int = 0,
    round: int = 1,
    closing: bool = False,
) -> Table:
    """A position in the active seat's own window, before its throw or (`closing`) after its last one.

    `jailed` says how many tries each prisoner has had. Whatever is not said is as at the start of a game.
    """
    setting = GAME.setting(options or {})
    assert isinstance(setting, Ruleset)
    state = new_table(setting, seats, seeded(1))
    state.stack.clear()
    for place, seat in enumerate(state.seats):
        seat.token = place
    for place, amount in (cash or {}).items():
        pay(state, BANK, amount - state.seats[place].cash, place)
    for place, spaces in (owns or {}).items():
        for space in spaces:
            give_deed(state, space, place)
    for space in mortgaged or []:
        set_mortgaged(state, space, True)
    for space, level in (levels or {}).items():
        set_level(state, space, level)
    for place, space in (at or {}).items():
        state.seats[place].position = space
    for place, tries in (jailed or {}).items():
        state.seats[place].position, state.seats[place].jailed, state.seats[place].tries = 10, True, tries
    for place, names in (jail_cards or {}).items():
        for name in names:
            hold_jail_card(state, place, name)
    for place, item in (items or {}).items():
        state.seats[place].item = item
    for place in out or []:
        pay(state, place, state.seats[place].cash, BANK)
        state.seats[place].out = True
        state.left = (*state.left, SeatId(place))
    for name, top in (decks or {}).items():
        lay_on_top(state, name, top)
    for seat in state.seats:
        seat.stirred = False
    state.active, state.first, state.round, state.turns = active, first, round, 1
    turn = Turn(active)
    if closing:
        turn.throws = 1
        turn.go_to("closing_window")
    state.call(Rounds())
    state.call(turn)
    state.chance = loaded(dice or [])
    state.run()
    return Table(state)


def lay_on_top(state: Monopoly, deck: str, top: list[str]) -> None:
    """Put these cards on top of a deck, in this order."""
    pile = state.decks[DECKS.index(deck)]
    numbers = [next(number for number, card in enumerate(state.rules.cards) if card.id == name) for name in top]
    assert set(numbers) <= set(pile.cards), f"{top} are not all in the deck"
    pile.cards = (*numbers, *(number for number in pile.cards if number not in numbers))


def hold_jail_card(state: Monopoly, seat: int, deck: str) -> None:
    """Take the jail card out of a deck and give it to a seat."""
    index = DECKS.index(deck)
    pile = state.decks[index]
    pile.cards = tuple(number for number in pile.cards if not state.rules.cards[number].kept)
    held = state.seats[seat].jail_cards
    state.seats[seat].jail_cards = (held[0] or index == 0, held[1] or index == 1)


def even(spaces: list[int], total: int) -> dict[int, int]:
    """So many levels on a group, as even as can be, the last places taller."""
    each, rest = divmod(total, len(spaces))
    return {space: each + (index >= len(spaces) - rest) for index, space in enumerate(spaces)}


def kinds(events: list[Event]) -> list[type[Event]]:
    """What sort of things happened."""
    return [type(event) for event in events]
