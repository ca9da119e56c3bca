"""What lies on the table: seats with their decks, the dungeon's rooms, the challenge, and what the team owns."""

from typing import Final

from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Part
from tafelrunde.games.quest.ruleset import SOLO_HAND, WHOLE_HAND, Layout, Ruleset

NOWHERE: Final = -1

# How a room lies: never seen, turned down again but seen before, open.
HIDDEN: Final = 0
GHOST: Final = 1
OPEN: Final = 2

NO_TELEPORTER: Final = -2
KEPT: Final = -1  # won, not placed yet

EMPTY: Final = 0  # a bottle


def filled(potion: int, sips: int) -> int:
    """A bottle with so many sips of a potion, as a number."""
    return (potion + 1) * 8 + sips


class Seat(Part):
    """One player: an own draw pile, hand and discard pile (TQ-K1), and the items whose cards are in them."""

    seat: int
    hand: list[int]
    draw: list[int]  # its top is the end of the list
    discard: list[int]  # face down to the others: played as support, or discarded
    shown: list[int]  # also discarded, but everybody saw them being played
    items: tuple[int, ...] = ()  # markers, in the order they came
    skip: int = 0  # turns lost in the next round (TQ-K5, TQ-K8)
    known: int = 0  # a bit for each basic card the owner has seen in this deck; kept when it is shuffled
    played: int = 0  # a bit for each basic card everybody has seen being played by this seat
    hint: tuple[str, ...] = ()  # the last hint (TQ-H3)
    said: str = ""  # the last phrase in this challenge or after it (TQ-H1)
    gives_up: bool = False
    open_hand: bool = False

    def hide(self, viewer: int) -> None:
        """TQ-H1: nobody knows the order of a draw pile; hand and discards are the owner's business."""
        self.draw = [UNKNOWN] * len(self.draw)
        if viewer != self.seat:
            self.discard = [UNKNOWN] * len(self.discard)
            self.known = UNKNOWN
            if not self.open_hand:
                self.hand = [UNKNOWN] * len(self.hand)


class Challenge(Part):
    """TQ-C2: one attempt at a challenge. Hearts are in halves."""

    card: int
    space: int
    goal: int
    shield: int
    needs: int  # items still needed, a bit each
    guard: int  # how much guards
    progress: int = 0
    round: int = 1
    rounds: int = 0  # finished ones, over all limits
    order: tuple[int, ...] = ()  # who takes turns in this round
    turn: int = 0
    waiting: int = 0  # points before the round's first key card (TQ-C9)
    keyed: bool = False
    guarded: int = 0
    ward: int = 0
    averted: bool = False
    lit: bool = False
    bonus: int = 0  # for the next card
    rage: int = 0
    cut: int = 0
    powers: int = 0  # used in this round, a bit each (TQ-F8)
    counted: int = 0  # cards of this round that count (TQ-F7)
    plays: tuple[tuple[int, int, int], ...] = ()  # of this round: seat, kind of card (-1 face down), points
    solved: bool = False
    over: bool = False  # ended by `expel` or `slip`


class Quest(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    hearts: int  # in halves
    containers: int
    rupees: int = 0
    bottles: tuple[int, ...] = ()
    bought: bool = False  # the first purchase brings a bottle (TQ-M3)
    parts: int = 0  # of the Triforce
    spent: int = 0
    defeats: int = 0
    active: int = 0
    sword: int = NOWHERE  # the seat with the sword
    dungeon: int = NOWHERE
    layout: int = 0
    level: int = 0  # of the dungeon, from 1
    completed: tuple[int, ...] = ()
    pool: list[int] = []  # unused cards of completed dungeons and of the base (TQ-D6)
    rest: list[int] = []  # what was mixed for this dungeon and not laid
    mixed: int = 0  # how many pool cards were mixed into this dungeon's own
    room: list[int] = []  # the card on each space
    face: list[int] = []
    solved: list[bool] = []
    order: tuple[int, ...] = ()  # solved challenge rooms, in the order they were solved
    bosses: list[int] = []
    boss_seen: int = 0  # how many cards of the stack everybody has seen
    beaten: int = 0
    link: int = NOWHERE
    item_taken: bool = False
    teleporter: int = NO_TELEPORTER  # the space it stands on
    out: int = 0  # a bit for each room card that was ever turned up
    given: int = 0  # a bit for each room card whose unique reward was given (TQ-R5)
    challenge: Challenge | None = None
    rooms_entered: int = 0
    rounds_played: int = 0
    won: bool = False
    last: tuple[int, str] = (NOWHERE, "")  # who did what last; which card, is no business of the others

    def hide(self, viewer: int) -> None:
        """TQ-D8, TQ-T6: what was never turned up is known to nobody."""
        self.pool = [UNKNOWN] * len(self.pool)
        self.rest = [UNKNOWN] * len(self.rest)
        self.room = [card if self.face[space] != HIDDEN else UNKNOWN for space, card in enumerate(self.room)]
        self.bosses = [card if index < self.boss_seen else UNKNOWN for index, card in enumerate(self.bosses)]

    # --- questions the rules ask all the time -------------------------------------------------------------------------

    def hand_size(self) -> int:
        """TQ-S3: five cards, alone ten."""
        return SOLO_HAND if len(self.seats) == 1 else WHOLE_HAND

    def symbol(self) -> int:
        """TQ-0.2: P, the value of the player symbol."""
        count = len(self.seats)
        return 1 if count < 3 else count

    def after(self, seat: int) -> int:
        """TQ-0.6: the next seat, clockwise."""
        return (seat + 1) % len(self.seats)

    def clockwise(self, first: int) -> list[int]:
        """TQ-0.6: all seats, beginning with this one."""
        count = len(self.seats)
        return [(first + step) % count for step in range(count)]

    def in_castle(self) -> bool:
        """TQ-D14: the last dungeon."""
        return self.dungeon == self.rules.castle

    def plan(self) -> Layout:
        """The layout of this dungeon."""
        return self.rules.layouts[self.layout]

    def unspent(self) -> int:
        """TQ-F2: Triforce parts that can be spent."""
        return self.parts - self.spent
