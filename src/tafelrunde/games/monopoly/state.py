"""What lies on the table: seats with their rupees, deeds with their owners, the bank's stock, two decks."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Fixed, Part, SeatId, State, memo
from tafelrunde.games.monopoly.ids import BANK, NO_ITEM, NO_TOKEN, CardId, DeckId, GroupId, ItemId, Rupees, SpaceId, TokenId
from tafelrunde.games.monopoly.ruleset import Ruleset, bits_of

MOST_SEATS: Final = 6

BOTTLE_DECK: Final = DeckId(0)
CHEST_DECK: Final = DeckId(1)
BOTH_DECKS: Final = [BOTTLE_DECK, CHEST_DECK]
DECKS: Final = ("bottle", "chest")

AUTO_PASS: Final = ("never", "smart", "always")  # RM-W7

NOT_COUNTED: Final = -1

T = TypeVar("T")


class Seat(Part):
    """One place at the table."""

    seat: SeatId
    cash: Rupees
    position: SpaceId = SpaceId(0)
    token: TokenId = NO_TOKEN
    jailed: bool = False
    tries: i64 = 0  # throws for doubles in jail (RM-J13)
    out: bool = False
    out_round: i64 = 0
    out_to: SeatId = BANK
    jail_cards: tuple[bool, ...] = (False, False)  # by deck
    auto_pass: str = "smart"
    snoozes: bool = False  # no table window until the own turn (RM-W4)
    stirred: bool = False  # a sold-out group changed since the last free window (RM-W7)
    debts: i64 = 0  # how many debt frames are open for this seat
    lapped: bool = False  # has passed GO once
    item: ItemId = NO_ITEM
    refused: tuple[str, ...] = ()  # offers that may not be repeated yet (RM-N12)

    def hold_jail_card(self, deck: DeckId, holds: bool) -> None:
        """RM-C2: take or give away the jail card of a deck."""
        self.jail_cards = replaced(self.jail_cards, deck, holds)


class Deck(Fixed):
    """One of the two decks, top card first. It only cycles (RM-C3), so a card that was seen stays known: `seen` of them, at the
    bottom, are public knowledge. Drawing makes another deck."""

    cards: tuple[CardId, ...]
    seen: i64 = 0
    known: "Deck | None" = memo(None)  # as everybody knows it, once somebody has looked
    unseen: list[CardId] | None = memo(None)  # the cards that nobody has seen yet, once somebody has thought of them

    def without_top(self) -> "Deck":
        """RM-C1: the top card is drawn."""
        return Deck(self.cards[1:], min(self.seen, len(self.cards) - 1))

    def with_bottom(self, card: CardId) -> "Deck":
        """RM-C1: a card that everybody has seen goes under the deck."""
        return Deck((*self.cards, card), self.seen + 1)

    def covered(self) -> "Deck":
        """The deck as everybody knows it."""
        known = self.known
        if known is None:
            unseen = len(self.cards) - self.seen
            known = Deck((CardId(UNKNOWN),) * unseen + self.cards[unseen:], self.seen)
            self.known = known
        return known


class Claim(Fixed):
    """RM-R7, option `attention`: rent that its owner may still ask for. Only the owner knows of it."""

    id: i64
    seat: SeatId
    visitor: SeatId
    space: SpaceId
    amount: Rupees


class Visits(Fixed):
    """House rule: rent-free visits that an owner has granted."""

    seat: SeatId
    owner: SeatId
    space: SpaceId
    left: i64


class Loan(Fixed):
    """House rule: rupees to be paid back after some turns of the debtor."""

    seat: SeatId
    creditor: SeatId
    amount: Rupees
    turns: i64

    def one_turn_later(self) -> "Loan":
        """The same loan after one more turn of the debtor."""
        return Loan(self.seat, self.creditor, self.amount, self.turns - 1)


def replaced(things: Sequence[T], at: i64, thing: T) -> tuple[T, ...]:
    """The same things with another one at this place."""
    others = list(things)
    others[at] = thing
    return tuple(others)


class Monopoly(State):
    """The whole table.

    `held`, `whole`, `deeds`, `growth` and `pledges` can be read off `owner`, `level` and `mortgaged`; they are kept up to date
    because the rules ask for them all the time. Only the changes in rules/property.py touch any of them. Deeds change hands
    and plants grow in one step of thirty, so most of it is in tuples, which copies share.
    """

    rules: Ruleset
    seats: list[Seat]
    owner: tuple[SeatId, ...]  # of each space
    level: tuple[i64, ...]  # of each space: sprouts, or `rules.tree`
    mortgaged: list[bool]
    decks: tuple[Deck, ...]
    sprouts: i64  # in the bank
    trees: i64
    held: tuple[i64, ...]  # at seat * groups + group
    whole: tuple[i64, ...]  # of each seat, as bits
    deeds: tuple[tuple[SpaceId, ...], ...]  # of each seat, in board order
    growth: list[i64]  # all levels of a group
    pledges: list[i64]  # mortgaged deeds of a group
    issued: Rupees = 0  # rupees that the bank has paid out, less what it has taken in
    pot: Rupees = 0  # house rule: what lies on Free Parking
    active: SeatId = SeatId(0)
    first: SeatId = SeatId(0)
    round: i64 = 1
    turns: i64 = 0
    dice: tuple[int, int] = (0, 0)
    throws: i64 = 0
    claims: tuple[Claim, ...] = ()
    claim_count: i64 = 0
    visits: tuple[Visits, ...] = ()
    loans: tuple[Loan, ...] = ()
    left: tuple[SeatId, ...] = ()  # the bankrupt, in the order of leaving
    time_is_up: bool = False
    winners: tuple[SeatId, ...] = ()
    bargains: list[Any] | None = memo(None)  # of rules/trading.py, by seat, until a deed changes hands
    turned: i64 = memo(NOT_COUNTED)  # the mortgaged deeds, one bit each, as all that follows (`count_bits`)
    burdened: i64 = memo(0)  # the groups with a mortgaged deed
    shaded: i64 = memo(0)  # all deeds of groups in which something grows

    def hide(self, viewer: SeatId) -> None:
        """Nobody knows a deck's order (RM-S4), only its owner a claim (RM-R7); rupees may be covered by option."""
        self.decks = tuple([deck.covered() for deck in self.decks])
        if self.claims:
            self.claims = tuple([claim for claim in self.claims if claim.seat == viewer])
        self.claim_count = 0
        if self.rules.cash_hidden and not self.over:  # RM-E3: at the end everybody counts in the open
            self.issued = 0
            for seat in self.seats:
                if seat.seat != viewer and not seat.debts:
                    seat.cash = UNKNOWN

    def lay_deck(self, number: DeckId, deck: Deck) -> None:
        """One of the decks has changed."""
        self.decks = replaced(self.decks, number, deck)

    def others(self, seat: SeatId) -> list[SeatId]:
        """The seats still in the game, clockwise from the left of this one (RM-G5)."""
        seats, count = self.seats, len(self.seats)
        found: list[SeatId] = []
        step: i64
        for step in range(1, count):
            other = seats[(seat + step) % count]
            if not other.out:
                found.append(other.seat)
        return found

    def count_bits(self) -> None:
        """RM-H2, RM-H3, RM-U7: what is mortgaged and what grows, as sets of spaces and groups."""
        rules = self.rules
        self.turned = bits_of([space for space in rules.deeds if self.mortgaged[space]])
        self.burdened = bits_of([group for group in rules.every_group if self.pledges[group]])
        self.shaded = bits_of([space for space in rules.deeds if self.growth[rules.group[space]]])

    def holds(self, seat: SeatId, group: GroupId) -> i64:
        """How many deeds of a group a seat owns."""
        return self.held[seat * self.rules.group_count + group]

    def complete(self, seat: SeatId, group: GroupId) -> bool:
        """Whether a seat owns a whole group (RM-G6)."""
        return self.whole[seat] >> group & 1 == 1
