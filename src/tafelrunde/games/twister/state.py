"""What lies on the table: halls, tokens on squares, cards in hands and piles, and the row of NPCs.

A token is a number (ruleset.py). A carried token is where its bearer is. At most two tokens rest on a square (DT-M5): one
unwounded character stands, the others lie.

What changes seldom is in tuples, which copies share.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Chance, Part, SeatId, State, late, memo, secret
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Card, EdgeKind, Edges, Grounds, HallId, Kind, Mode, Side, Slot, Square, Token

N = TypeVar("N", bound=i64)

NO_WINNER: Final = Side(-1)  # nobody yet
DRAW: Final = Side(2)


def replaced(numbers: tuple[N, ...], at: i64, number: N) -> tuple[N, ...]:
    """The same with another number at one place."""
    others = list(numbers)
    others[at] = number
    return tuple(others)


def shuffled(chance: Chance, numbers: Iterable[N]) -> tuple[N, ...]:
    """The same in a random order."""
    others = list(numbers)
    chance.shuffle(others)
    return tuple(others)


def without(numbers: tuple[N, ...], number: N) -> tuple[N, ...]:
    """The same less the first of these numbers."""
    others = list(numbers)
    others.remove(number)
    return tuple(others)


class Seat(Part):
    """One player's place."""

    seat: SeatId
    actions: tuple[Card, ...] = r.ACTION_CARDS  # in hand, in ascending order
    hand: tuple[Card, ...] = secret(default=r.COMBAT_CARDS)  # combat cards, in ascending order
    discard: tuple[Card, ...] = ()  # combat cards played for good
    jumps: int = r.JUMP_CARDS
    team: tuple[Token, ...] = ()  # DT-S2: the characters on the circles, from left to right
    open: bool = False  # DT-S4: whether the team has been revealed; until then only the owner knows it
    placed: tuple[Token, ...] = secret(default=())  # DT-S3: tokens face down on halls
    placed_at: tuple[Slot, ...] = ()  # and on which

    def hide(self, viewer: SeatId) -> None:
        if viewer != self.seat and not self.open:
            self.team = (Token(UNKNOWN),) * len(self.team)


class Fight(Part):
    """DT-C: one combat, from the declaration to the discards. Side 0 attacks, side 1 defends."""

    attacker: Token
    target: Token
    mode: Mode  # CLOSE, BY_LANCE or BY_BOW
    square: Square  # of the target
    supporters: list[Token]  # DT-C9
    attackers: list[Token]  # DT-C3: who takes part
    defenders: list[Token]
    cards: list[Card]  # of attacker and defender
    sums: list[int] = []  # DT-C5: of both sides, without cards
    extra: Card = r.NO_CARD  # DT-Q7: the NP's second card
    shown: list[Card] = []  # DT-Q5: the cards turned up
    named: Card = r.NO_CARD  # DT-K7: the card that was named
    open: bool = False  # DT-C6: both cards are revealed


class Twister(State):
    """The whole table."""

    rules: r.Ruleset
    seats: list[Seat]  # one: the solitaire game
    hall: tuple[HallId, ...]  # on each slot
    turned: tuple[int, ...]  # DT-G2: clockwise quarter turns of each
    hidden: tuple[bool, ...]
    marks: tuple[tuple[int, EdgeKind], ...]  # slot * 60 + printed edge, and what it is now: RAISED, CLOSED or BROKEN
    where: list[Square]  # of each token, or AWAY
    load: tuple[Token, ...]  # what each character carries, or NOBODY
    bearer: tuple[Token, ...]  # who carries each token, or NOBODY
    wounded: tuple[bool, ...]
    standing: list[Token]  # the unwounded character on each square, or NOBODY
    lying: tuple[Token, ...]  # what lies there
    under: tuple[Token, ...]  # and a second token
    counters: tuple[int, ...]  # of each NPC: portcullises broken (DT-Y7), or the marker of the first wound
    hurt: tuple[Token, ...] = ()  # DT-G11: wounded this turn
    mended: tuple[Token, ...] = ()  # DT-G11: healed this turn
    out: tuple[Token, ...] = ()  # out of the game: eliminated, left, used up
    points: tuple[int, ...] = (0, 0)  # of yellow, and of blue or the NP
    turn: int = 0  # turns of each side, the current one included
    side: Side = r.YELLOW  # whose turn it is
    ap: int = 0
    highest: int = 0  # DT-T2: the highest action card so far
    cycle: int = 0  # DT-T4: 0 in the first cycle of action cards
    calls: int = 0  # DT-E2: reinforcements to come in phase 3
    dice: tuple[int, ...] = ()  # as they fell last
    visions: int = 0  # DT-X2: reveals to come at the end of the turn
    invited: tuple[Token, ...] = ()  # DT-S12: the NPCs of the bag
    bag: tuple[Token, ...] = ()
    drawn: tuple[Token, ...] = ()  # tokens on their way to a square
    reserve: tuple[Token, ...] = ()  # DT-S13: the reinforcement deck, top last
    enemy_deck: tuple[Card, ...] = ()  # DT-S16, top last
    enemy_discard: tuple[Card, ...] = ()
    vision_deck: tuple[Slot, ...] = ()  # DT-X1: top last
    seen_visions: tuple[Slot, ...] = ()  # those that are out
    row: tuple[Token, ...] = ()  # DT-T6: the active NPCs in order of activation
    at: int = 0  # which of them is next
    acted: tuple[Token, ...] = ()  # who has been activated this turn
    fight: Fight | None = None
    met: int = 0  # NPCs so far
    called: int = 0  # reinforcements so far
    winner: Side = NO_WINNER
    reason: str = ""
    edges: Edges = late(())  # of each square, four: made by dungeon.py
    ground: Grounds = late(())
    sights: dict[bool, list[i64]] = memo({})  # of observation.py: the board as either side sees it, until a hall changes

    def hide(self, viewer: SeatId) -> None:
        """DT-S11, DT-S12, DT-S16: nobody knows hidden halls and the order of bag and decks; a card face down its owner."""
        self.hall = tuple([HallId(UNKNOWN) if self.hidden[slot] else hall for slot, hall in enumerate(self.hall)])
        self.turned = tuple([UNKNOWN if self.hidden[slot] else turns for slot, turns in enumerate(self.turned)])
        self.bag = (Token(UNKNOWN),) * len(self.bag)
        self.reserve = (Token(UNKNOWN),) * len(self.reserve)
        self.enemy_deck = (Card(UNKNOWN),) * len(self.enemy_deck)
        self.vision_deck = (Slot(UNKNOWN),) * len(self.vision_deck)
        fight = self.fight
        if fight is not None and not fight.open:
            for index, fighter in enumerate((fight.attacker, fight.target)):
                if self.rules.side[fighter] != viewer and fight.cards[index] >= 0:
                    fight.cards[index] = Card(UNKNOWN)

    # --- the books ----------------------------------------------------------------------------------------------------

    def carry(self, who: Token, token: Token) -> None:
        """A character has a token now that nobody has."""
        self.load = replaced(self.load, who, token)
        self.bearer = replaced(self.bearer, token, who)

    def release(self, who: Token) -> Token:
        """A character no longer has its load: nobody does."""
        token = self.load[who]
        self.load = replaced(self.load, who, r.NOBODY)
        self.bearer = replaced(self.bearer, token, r.NOBODY)
        return token

    def lay(self, square: Square, first: Token, second: Token) -> None:
        """What lies on a square now."""
        self.lying = replaced(self.lying, square, first)
        if self.under[square] != second:
            self.under = replaced(self.under, square, second)

    def mark_wounded(self, token: Token, wounded: bool) -> None:
        """Whether a character is wounded now."""
        flags = list(self.wounded)
        flags[token] = wounded
        self.wounded = tuple(flags)

    # --- questions ----------------------------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Whether one player faces the NPCs."""
        return len(self.seats) == 1

    def is_character(self, token: Token) -> bool:
        """Not an object."""
        return token < r.FIRST_OBJECT or token >= r.FIRST_NPC

    def npc(self, token: Token) -> r.Npc | None:
        """The card of a token, if it is an NPC."""
        return self.rules.npcs[token - r.FIRST_NPC] if token >= r.FIRST_NPC else None

    def name(self, token: Token) -> str:
        """The word for a token; empty for none."""
        return self.rules.names[token] if token >= 0 else ""

    def holds(self, token: Token, thing: Kind) -> bool:
        """Whether a character has an object of this kind, carried or (wounded) lying with it."""
        carried = self.load[token]
        return r.FIRST_OBJECT <= carried < r.FIRST_NPC and self.rules.kind[carried] == thing

    def fighters(self, side: Side) -> list[Token]:
        """All characters of a side on the board, wounded and carried ones included."""
        where = self.where
        if side == r.YELLOW:
            return [token for token in r.YELLOWS if where[token] >= 0]
        return [token for token in (self.row if self.solo() else r.BLUES) if where[token] >= 0]

    def is_free(self, token: Token) -> bool:
        """DT-A1: on the board, unwounded and not healed this turn."""
        return self.where[token] >= 0 and not self.wounded[token] and token not in self.mended
