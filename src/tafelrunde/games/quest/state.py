"""What lies on the table: seats with their decks, the dungeon's rooms, the challenge, and what the team owns."""

from typing import Final

from tafelrunde.engine.chance import Chance
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

    def __init__(
        self,
        seat: int,
        hand: list[int],
        draw: list[int],
        discard: list[int],
        shown: list[int],
        items: tuple[int, ...] = (),
        skip: int = 0,
        known: int = 0,
        played: int = 0,
        hint: tuple[str, ...] = (),
        said: str = "",
        gives_up: bool = False,
        open_hand: bool = False,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.draw = draw  # its top is the end of the list
        self.discard = discard  # face down to the others: played as support, or discarded
        self.shown = shown  # also discarded, but everybody saw them being played
        self.items = items  # markers, in the order they came
        self.skip = skip  # turns lost in the next round (TQ-K5, TQ-K8)
        self.known = known  # a bit for each basic card the owner has seen in this deck; kept when it is shuffled
        self.played = played  # a bit for each basic card everybody has seen being played by this seat
        self.hint = hint  # the last hint (TQ-H3)
        self.said = said  # the last phrase in this challenge or after it (TQ-H1)
        self.gives_up = gives_up
        self.open_hand = open_hand

    def copy(self) -> "Seat":
        return Seat(
            self.seat,
            self.hand.copy(),
            self.draw.copy(),
            self.discard.copy(),
            self.shown.copy(),
            self.items,
            self.skip,
            self.known,
            self.played,
            self.hint,
            self.said,
            self.gives_up,
            self.open_hand,
        )

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

    def __init__(
        self,
        card: int,
        space: int,
        goal: int,
        shield: int,
        needs: int,
        guard: int,
        progress: int = 0,
        round: int = 1,
        rounds: int = 0,
        order: tuple[int, ...] = (),
        turn: int = 0,
        waiting: int = 0,
        keyed: bool = False,
        guarded: int = 0,
        ward: int = 0,
        averted: bool = False,
        lit: bool = False,
        bonus: int = 0,
        rage: int = 0,
        cut: int = 0,
        powers: int = 0,
        counted: int = 0,
        plays: tuple[tuple[int, int, int], ...] = (),
        solved: bool = False,
        over: bool = False,
    ) -> None:
        self.card = card
        self.space = space
        self.goal = goal
        self.shield = shield
        self.needs = needs  # items still needed, a bit each
        self.guard = guard  # how much guards
        self.progress = progress
        self.round = round
        self.rounds = rounds  # finished ones, over all limits
        self.order = order  # who takes turns in this round
        self.turn = turn
        self.waiting = waiting  # points before the round's first key card (TQ-C9)
        self.keyed = keyed
        self.guarded = guarded
        self.ward = ward
        self.averted = averted
        self.lit = lit
        self.bonus = bonus  # for the next card
        self.rage = rage
        self.cut = cut
        self.powers = powers  # used in this round, a bit each (TQ-F8)
        self.counted = counted  # cards of this round that count (TQ-F7)
        self.plays = plays  # of this round: seat, kind of card (-1 face down), points
        self.solved = solved
        self.over = over  # ended by `expel` or `slip`

    def copy(self) -> "Challenge":
        return Challenge(
            self.card,
            self.space,
            self.goal,
            self.shield,
            self.needs,
            self.guard,
            self.progress,
            self.round,
            self.rounds,
            self.order,
            self.turn,
            self.waiting,
            self.keyed,
            self.guarded,
            self.ward,
            self.averted,
            self.lit,
            self.bonus,
            self.rage,
            self.cut,
            self.powers,
            self.counted,
            self.plays,
            self.solved,
            self.over,
        )


class Quest(State):
    """The whole table."""

    def __init__(
        self,
        chance: Chance,
        rules: Ruleset,
        seats: list[Seat],
        hearts: int,
        containers: int,
        rupees: int = 0,
        bottles: tuple[int, ...] = (),
        bought: bool = False,
        parts: int = 0,
        spent: int = 0,
        defeats: int = 0,
        active: int = 0,
        sword: int = NOWHERE,
        dungeon: int = NOWHERE,
        layout: int = 0,
        level: int = 0,
        completed: tuple[int, ...] = (),
        pool: list[int] | None = None,
        rest: list[int] | None = None,
        mixed: int = 0,
        room: list[int] | None = None,
        face: list[int] | None = None,
        solved: list[bool] | None = None,
        order: tuple[int, ...] = (),
        bosses: list[int] | None = None,
        boss_seen: int = 0,
        beaten: int = 0,
        link: int = NOWHERE,
        item_taken: bool = False,
        teleporter: int = NO_TELEPORTER,
        out: int = 0,
        given: int = 0,
        challenge: Challenge | None = None,
        rooms_entered: int = 0,
        rounds_played: int = 0,
        won: bool = False,
        last: tuple[int, str] = (NOWHERE, ""),
    ) -> None:
        super().__init__(chance)
        self.rules = rules
        self.seats = seats
        self.hearts = hearts  # in halves
        self.containers = containers
        self.rupees = rupees
        self.bottles = bottles
        self.bought = bought  # the first purchase brings a bottle (TQ-M3)
        self.parts = parts  # of the Triforce
        self.spent = spent
        self.defeats = defeats
        self.active = active
        self.sword = sword  # the seat with the sword
        self.dungeon = dungeon
        self.layout = layout
        self.level = level  # of the dungeon, from 1
        self.completed = completed
        self.pool = pool if pool is not None else []  # unused cards of completed dungeons and of the base (TQ-D6)
        self.rest = rest if rest is not None else []  # what was mixed for this dungeon and not laid
        self.mixed = mixed  # how many pool cards were mixed into this dungeon's own
        self.room = room if room is not None else []  # the card on each space
        self.face = face if face is not None else []
        self.solved = solved if solved is not None else []
        self.order = order  # solved challenge rooms, in the order they were solved
        self.bosses = bosses if bosses is not None else []
        self.boss_seen = boss_seen  # how many cards of the stack everybody has seen
        self.beaten = beaten
        self.link = link
        self.item_taken = item_taken
        self.teleporter = teleporter  # the space it stands on
        self.out = out  # a bit for each room card that was ever turned up
        self.given = given  # a bit for each room card whose unique reward was given (TQ-R5)
        self.challenge = challenge
        self.rooms_entered = rooms_entered
        self.rounds_played = rounds_played
        self.won = won
        self.last = last  # who did what last; which card, is no business of the others

    def copy(self) -> "Quest":
        other = Quest(
            self.chance.copy(),
            self.rules,
            [seat.copy() for seat in self.seats],
            self.hearts,
            self.containers,
            self.rupees,
            self.bottles,
            self.bought,
            self.parts,
            self.spent,
            self.defeats,
            self.active,
            self.sword,
            self.dungeon,
            self.layout,
            self.level,
            self.completed,
            self.pool.copy(),
            self.rest.copy(),
            self.mixed,
            self.room.copy(),
            self.face.copy(),
            self.solved.copy(),
            self.order,
            self.bosses.copy(),
            self.boss_seen,
            self.beaten,
            self.link,
            self.item_taken,
            self.teleporter,
            self.out,
            self.given,
            self.challenge.copy() if self.challenge is not None else None,
            self.rooms_entered,
            self.rounds_played,
            self.won,
            self.last,
        )
        self.copy_flow(other)
        return other

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
