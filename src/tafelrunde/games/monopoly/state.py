"""What lies on the table: seats with their rupees, deeds with their owners, the bank's stock, two decks."""

from typing import ClassVar, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Listed, Part
from tafelrunde.games.monopoly.ruleset import Ruleset

MOST_SEATS: Final = 6
BANK: Final = -1  # the owner of an unsold deed; the creditor of a fee
NOBODY: Final = -1

BOTTLE_DECK: Final = 0
CHEST_DECK: Final = 1
DECKS: Final = ("bottle", "chest")

AUTO_PASS: Final = ("never", "smart", "always")  # RM-W7


class Seat(Part):
    """One place at the table."""

    seat: int
    cash: int
    position: int = 0
    token: int = -1
    jailed: bool = False
    tries: int = 0  # throws for doubles in jail (RM-J13)
    out: bool = False
    out_round: int = 0
    out_to: int = BANK
    jail_cards: tuple[bool, ...] = (False, False)  # by deck
    auto_pass: str = "smart"
    snoozes: bool = False  # no table window until the own turn (RM-W4)
    stirred: bool = False  # a sold-out group changed since the last free window (RM-W7)
    debts: int = 0  # how many debt frames are open for this seat
    lapped: bool = False  # has passed GO once
    item: int = -1
    refused: tuple[str, ...] = ()  # offers that may not be repeated yet (RM-N12)

    def hold_jail_card(self, deck: int, holds: bool) -> None:
        """RM-C2: take or give away the jail card of a deck."""
        self.jail_cards = (holds, self.jail_cards[1]) if deck == BOTTLE_DECK else (self.jail_cards[0], holds)


class Deck(Part):
    """One of the two decks, top card first. It only cycles (RM-C3), so a card that was seen stays known: `seen` of them, at the
    bottom, are public knowledge. Immutable: drawing makes another deck."""

    cards: tuple[int, ...]
    seen: int = 0

    def without_top(self) -> "Deck":
        """RM-C1: the top card is drawn."""
        return Deck(self.cards[1:], min(self.seen, len(self.cards) - 1))

    def with_bottom(self, card: int) -> "Deck":
        """RM-C1: a card that everybody has seen goes under the deck."""
        return Deck((*self.cards, card), self.seen + 1)

    def covered(self) -> "Deck":
        """The deck as everybody knows it."""
        unseen = len(self.cards) - self.seen
        return Deck((UNKNOWN,) * unseen + self.cards[unseen:], self.seen)


class Claim(Part):
    """RM-R7, option `attention`: rent that its owner may still ask for. Only the owner knows of it."""

    id: int
    seat: int
    visitor: int
    space: int
    amount: int


class Visits(Part):
    """House rule: rent-free visits that an owner has granted. Immutable."""

    seat: int
    owner: int
    space: int
    left: int


class Loan(Part):
    """House rule: rupees to be paid back after some turns of the debtor. Immutable."""

    seat: int
    creditor: int
    amount: int
    turns: int

    def one_turn_later(self) -> "Loan":
        """The same loan after one more turn of the debtor."""
        return Loan(self.seat, self.creditor, self.amount, self.turns - 1)


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """The same numbers with another one at this place."""
    others = list(numbers)
    others[at] = number
    return tuple(others)


def count_held(rules: Ruleset, seats: int, owner: tuple[int, ...]) -> tuple[int, ...]:
    """How many deeds of each group each seat owns."""
    held = [0] * (seats * rules.group_count)
    for space in rules.deeds:
        if owner[space] != BANK:
            held[owner[space] * rules.group_count + rules.group[space]] += 1
    return tuple(held)


def mark_complete(rules: Ruleset, seats: int, held: tuple[int, ...]) -> tuple[int, ...]:
    """The groups that each seat owns as a whole, a bit for each (RM-G6)."""
    return tuple(
        [
            sum([1 << group for group, size in enumerate(rules.group_size) if held[seat * rules.group_count + group] == size])
            for seat in range(seats)
        ]
    )


def list_deeds(rules: Ruleset, seats: int, owner: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The deeds of each seat in board order."""
    return tuple([tuple([space for space in rules.deeds if owner[space] == seat]) for seat in range(seats)])


def count_growth(rules: Ruleset, level: tuple[int, ...]) -> list[int]:
    """The sum of the levels of each group."""
    return [sum(level[space] for space in spaces) for spaces in rules.groups]


def count_pledges(rules: Ruleset, mortgaged: list[bool]) -> list[int]:
    """How many deeds of each group are mortgaged."""
    return [sum(mortgaged[space] for space in spaces) for spaces in rules.groups]


class Bargain(Listed):
    """A memo of the rules of trading: what another seat could give to complete a group, and what might be offered for it."""

    other: int
    need: tuple[int, ...]
    price: int  # of what is needed
    swaps: list[tuple[int, int]]  # own deeds with the rupees to add; negative: to ask for
    sale: int  # the own deed that completes the group of the other; -1: none


class Monopoly(State):
    """The whole table.

    `held`, `whole`, `deeds`, `growth` and `pledges` can be read off `owner`, `level` and `mortgaged`; they are kept up to date
    because the rules ask for them all the time. Only the changes in rules/property.py touch any of them. Deeds change hands
    and plants grow in one step of thirty, so most of it is in tuples, which copies share.
    """

    passing: ClassVar[tuple[str, ...]] = (*State.passing, "bargains")

    def __init__(
        self,
        chance: Chance,
        rules: Ruleset,
        seats: list[Seat],
        owner: tuple[int, ...],
        level: tuple[int, ...],
        mortgaged: list[bool],
        decks: tuple[Deck, ...],
        sprouts: int,
        trees: int,
        issued: int = 0,
        held: tuple[int, ...] | None = None,
        whole: tuple[int, ...] | None = None,
        deeds: tuple[tuple[int, ...], ...] | None = None,
        growth: list[int] | None = None,
        pledges: list[int] | None = None,
        pot: int = 0,
        active: int = 0,
        first: int = 0,
        round: int = 1,
        turns: int = 0,
        dice: tuple[int, int] = (0, 0),
        throws: int = 0,
        claims: tuple[Claim, ...] = (),
        claim_count: int = 0,
        visits: tuple[Visits, ...] = (),
        loans: tuple[Loan, ...] = (),
        left: tuple[int, ...] = (),
        time_is_up: bool = False,
        winners: tuple[int, ...] = (),
    ) -> None:
        super().__init__(chance)
        self.bargains: list[list[Bargain] | None] | None = None  # by seat, until a deed changes hands
        self.rules = rules
        self.seats = seats
        self.owner = owner  # of each space
        self.level = level  # of each space: sprouts, or `rules.tree`
        self.mortgaged = mortgaged
        self.decks = decks
        self.sprouts = sprouts  # in the bank
        self.trees = trees
        self.issued = issued  # rupees that the bank has paid out, less what it has taken in
        self.held = held if held is not None else count_held(rules, len(seats), owner)  # at seat * groups + group
        self.whole = whole if whole is not None else mark_complete(rules, len(seats), self.held)  # of each seat, as bits
        self.deeds = deeds if deeds is not None else list_deeds(rules, len(seats), owner)  # of each seat, in board order
        self.growth = growth if growth is not None else count_growth(rules, level)  # all levels of a group
        self.pledges = pledges if pledges is not None else count_pledges(rules, mortgaged)  # mortgaged deeds of a group
        self.pot = pot  # house rule: what lies on Free Parking
        self.active = active
        self.first = first
        self.round = round
        self.turns = turns
        self.dice = dice
        self.throws = throws
        self.claims = claims
        self.claim_count = claim_count
        self.visits = visits
        self.loans = loans
        self.left = left  # the bankrupt, in the order of leaving
        self.time_is_up = time_is_up
        self.winners = winners

    def copy(self) -> "Monopoly":
        other = Monopoly(
            self.chance.copy(),
            self.rules,
            [seat.copy() for seat in self.seats],
            self.owner,
            self.level,
            self.mortgaged.copy(),
            self.decks,
            self.sprouts,
            self.trees,
            self.issued,
            self.held,
            self.whole,
            self.deeds,
            self.growth.copy(),
            self.pledges.copy(),
            self.pot,
            self.active,
            self.first,
            self.round,
            self.turns,
            self.dice,
            self.throws,
            self.claims,
            self.claim_count,
            self.visits,
            self.loans,
            self.left,
            self.time_is_up,
            self.winners,
        )
        self.copy_flow(other)
        other.bargains = self.bargains
        return other

    def hide(self, viewer: int) -> None:
        """Nobody knows a deck's order (RM-S4), only its owner a claim (RM-R7); rupees may be covered by option."""
        self.decks = tuple([deck.covered() for deck in self.decks])
        self.claims = tuple([claim for claim in self.claims if claim.seat == viewer])
        self.claim_count = 0
        if self.rules.cash_hidden and not self.over:  # RM-E3: at the end everybody counts in the open
            self.issued = 0
            for seat in self.seats:
                if seat.seat != viewer and not seat.debts:
                    seat.cash = UNKNOWN

    def lay_deck(self, number: int, deck: Deck) -> None:
        """One of the decks has changed."""
        self.decks = (deck, self.decks[1]) if number == BOTTLE_DECK else (self.decks[0], deck)

    def others(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise from the left of this one (RM-G5)."""
        seats = self.seats
        return [other.seat for other in seats[seat + 1 :] + seats[:seat] if not other.out]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in the game."""
        count = len(self.seats)
        other = (seat + 1) % count
        while self.seats[other].out:
            other = (other + 1) % count
        return other

    def holds(self, seat: int, group: int) -> int:
        """How many deeds of a group a seat owns."""
        return self.held[seat * self.rules.group_count + group]

    def complete(self, seat: int, group: int) -> bool:
        """Whether a seat owns a whole group (RM-G6)."""
        return self.whole[seat] >> group & 1 == 1
