"""What lies on the table: seats with their decks, the dungeon's rooms, the challenge, and what the team owns."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Part, SeatId, State, hidden, secret
from tafelrunde.games.quest import ids
from tafelrunde.games.quest.ruleset import SOLO_HAND, WHOLE_HAND, Layout, Ruleset

# How a room lies: never seen, turned down again but seen before, open.
HIDDEN: Final = 0
GHOST: Final = 1
OPEN: Final = 2

NO_TELEPORTER: Final = ids.SpaceId(-2)
KEPT: Final = ids.SpaceId(-1)  # won, not placed yet

EMPTY: Final = ids.Filling(0)  # a bottle

UNKNOWN_COPY: Final = ids.Copy(UNKNOWN)
UNKNOWN_ROOM: Final = ids.RoomId(UNKNOWN)


def filled(potion: ids.PotionId, sips: int) -> ids.Filling:
    """A bottle with so many sips of a potion, as a number."""
    return ids.Filling((potion + 1) * 8 + sips)


class Seat(Part):
    """One player: an own draw pile, hand and discard pile (TQ-K1), and the items whose cards are in them."""

    seat: SeatId
    draw: list[ids.Copy] = hidden()  # its top is the end of the list; nobody knows the order (TQ-H1)
    hand: list[ids.Copy] = []
    discard: list[ids.Copy] = secret(default=[])  # face down to the others: played as support, or discarded
    shown: list[ids.Copy] = []  # also discarded, but everybody saw them being played
    items: tuple[ids.ItemId, ...] = ()  # markers, in the order they came
    skip: i64 = 0  # turns lost in the next round (TQ-K5, TQ-K8)
    known: ids.Bits = secret(default=0)  # basic cards the owner has seen in this deck; kept when it is shuffled
    played: ids.Bits = 0  # basic cards everybody has seen being played by this seat
    hint: tuple[str, ...] = ()  # the last hint (TQ-H3)
    said: str = ""  # the last phrase in this challenge or after it (TQ-H1)
    gives_up: bool = False
    open_hand: bool = False

    def hide(self, viewer: SeatId) -> None:
        """TQ-H1: a hand is the owner's business, unless the table plays with open hands."""
        if viewer != self.seat and not self.open_hand:
            self.hand = [UNKNOWN_COPY] * len(self.hand)


class Challenge(Part):
    """TQ-C2: one attempt at a challenge."""

    room: ids.RoomId
    space: ids.SpaceId
    goal: ids.Points
    shield: ids.Points
    needs: ids.Bits  # items still needed
    guard: ids.Points  # how much guards
    progress: ids.Points = 0
    round: i64 = 1
    rounds: i64 = 0  # finished ones, over all limits
    order: tuple[SeatId, ...] = ()  # who takes turns in this round
    turn: i64 = 0
    waiting: ids.Points = 0  # before the round's first key card (TQ-C9)
    keyed: bool = False
    guarded: ids.Points = 0
    ward: ids.Halves = 0
    averted: bool = False
    lit: bool = False
    bonus: ids.Points = 0  # for the next card
    rage: ids.Halves = 0
    cut: ids.Rupees = 0
    powers: i64 = 0  # used in this round, a bit each (TQ-F8)
    counted: i64 = 0  # cards of this round that count (TQ-F7)
    plays: tuple[tuple[SeatId, ids.CardId, ids.Points], ...] = ()  # of this round; no card if it lies face down
    solved: bool = False
    over: bool = False  # ended by `expel` or `slip`


class Quest(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    hearts: ids.Halves
    containers: i64
    rupees: ids.Rupees = 0
    bottles: tuple[ids.Filling, ...] = ()
    bought: bool = False  # the first purchase brings a bottle (TQ-M3)
    parts: i64 = 0  # of the Triforce
    spent: i64 = 0
    defeats: i64 = 0
    active: SeatId = SeatId(0)
    sword: SeatId = ids.NO_SEAT  # who holds it
    dungeon: ids.DungeonId = ids.NO_DUNGEON
    layout: ids.LayoutId = ids.LayoutId(0)
    level: i64 = 0  # of the dungeon, from 1
    completed: tuple[ids.DungeonId, ...] = ()
    pool: list[ids.RoomId] = hidden(default=[])  # unused cards of completed dungeons and of the base (TQ-D6)
    rest: list[ids.RoomId] = hidden(default=[])  # what was mixed for this dungeon and not laid
    mixed: i64 = 0  # how many pool cards were mixed into this dungeon's own
    room: list[ids.RoomId] = []  # the card on each space
    face: list[int] = []
    solved: list[bool] = []
    order: tuple[ids.SpaceId, ...] = ()  # solved challenge rooms, in the order they were solved
    bosses: list[ids.RoomId] = []
    boss_seen: i64 = 0  # how many cards of the stack everybody has seen
    beaten: i64 = 0
    link: ids.SpaceId = ids.NOWHERE
    item_taken: bool = False
    teleporter: ids.SpaceId = NO_TELEPORTER
    out: ids.Bits = 0  # room cards that were ever turned up
    given: ids.Bits = 0  # room cards whose unique reward was given (TQ-R5)
    challenge: Challenge | None = None
    rooms_entered: i64 = 0
    rounds_played: i64 = 0
    won: bool = False
    last: tuple[SeatId, str] = (ids.NO_SEAT, "")  # who did what last; which card, is no business of the others

    def hide(self, viewer: SeatId) -> None:
        """TQ-D8, TQ-T6: what was never turned up is known to nobody."""
        self.room = [room if self.face[space] != HIDDEN else UNKNOWN_ROOM for space, room in enumerate(self.room)]
        self.bosses = [room if index < self.boss_seen else UNKNOWN_ROOM for index, room in enumerate(self.bosses)]

    # --- questions the rules ask all the time -------------------------------------------------------------------------

    def hand_size(self) -> i64:
        """TQ-S3: five cards, alone ten."""
        return SOLO_HAND if len(self.seats) == 1 else WHOLE_HAND

    def symbol(self) -> i64:
        """TQ-0.2: P, the value of the player symbol."""
        count = len(self.seats)
        return 1 if count < 3 else count

    def after(self, seat: SeatId, turns: i64 = 1) -> SeatId:
        """TQ-0.6: the next seat, clockwise."""
        return SeatId((seat + turns) % len(self.seats))

    def clockwise(self, first: SeatId) -> list[SeatId]:
        """TQ-0.6: all seats, beginning with this one."""
        count = len(self.seats)
        return [self.seats[(first + step) % count].seat for step in range(count)]

    def in_castle(self) -> bool:
        """TQ-D14: the last dungeon."""
        return self.dungeon == self.rules.castle

    def plan(self) -> Layout:
        """The layout of this dungeon."""
        return self.rules.layouts[self.layout]

    def now(self) -> Challenge:
        """The challenge that is going on."""
        challenge = self.challenge
        assert challenge is not None
        return challenge

    def unspent(self) -> i64:
        """TQ-F2: Triforce parts that can be spent."""
        return self.parts - self.spent
