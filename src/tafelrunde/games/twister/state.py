"""What lies on the table: halls, tokens on squares, cards in hands and piles, and the row of NPCs.

A token is a number (ruleset.py). A carried token is where its bearer is. At most two tokens rest on a square (DT-M5): one
unwounded character stands, the others lie.

What changes seldom is in tuples, which copies share.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Part, Secret
from tafelrunde.games.twister.ruleset import FIRST_NPC, FIRST_OBJECT, Npc, Ruleset

NOBODY: Final = -1
AWAY: Final = -1  # not on the board


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """The same with another number at one place."""
    others = list(numbers)
    others[at] = number
    return tuple(others)


def shuffled(chance: Chance, numbers: Iterable[int]) -> tuple[int, ...]:
    """The same in a random order."""
    others = list(numbers)
    chance.shuffle(others)
    return tuple(others)


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The same less the first of these numbers."""
    others = list(numbers)
    others.remove(number)
    return tuple(others)


class Seat(Part):
    """One player's place."""

    secrets: ClassVar[dict[str, Secret]] = {"hand": Secret.OWNER, "team": Secret.OWNER, "placed": Secret.OWNER}

    def __init__(
        self,
        seat: int,
        actions: tuple[int, ...],
        hand: tuple[int, ...],
        discard: tuple[int, ...],
        jumps: int,
        team: tuple[int, ...],
        open: bool,
        placed: tuple[int, ...],
        placed_at: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.actions = actions  # action cards in hand, in ascending order
        self.hand = hand  # combat cards, in ascending order
        self.discard = discard  # combat cards played for good
        self.jumps = jumps
        self.team = team  # DT-S2: the characters on the circles, from left to right
        self.open = open  # DT-S4: whether the team has been revealed
        self.placed = placed  # DT-S3: tokens face down on halls
        self.placed_at = placed_at  # and on which

    def copy(self) -> "Seat":
        return Seat(
            self.seat,
            self.actions,
            self.hand,
            self.discard,
            self.jumps,
            self.team,
            self.open,
            self.placed,
            self.placed_at,
        )

    def hide(self, viewer: int) -> None:
        """DT-S5, DT-S2: the owner knows the cards, the team before it is revealed and the tokens face down."""
        if viewer != self.seat:
            self.hand = (UNKNOWN,) * len(self.hand)
            self.placed = (UNKNOWN,) * len(self.placed)
            if not self.open:
                self.team = (UNKNOWN,) * len(self.team)


class Fight(Part):
    """DT-C: one combat, from the declaration to the discards. Side 0 attacks, side 1 defends."""

    def __init__(
        self,
        attacker: int,
        target: int,
        mode: int,
        square: int,
        supporters: list[int],
        attackers: list[int],
        defenders: list[int],
        sums: list[int],
        cards: list[int],
        extra: int,
        shown: list[int],
        named: int,
        open: bool,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.mode = mode  # CLOSE, LANCE or BOW
        self.square = square  # of the target
        self.supporters = supporters  # DT-C9
        self.attackers = attackers  # DT-C3: who takes part
        self.defenders = defenders
        self.sums = sums  # DT-C5: of both sides, without cards
        self.cards = cards  # of attacker and defender; -2: none yet
        self.extra = extra  # DT-Q7: the NP's second card, or -2
        self.shown = shown  # DT-Q5: the cards turned up
        self.named = named  # DT-K7: the card that was named, or -2
        self.open = open  # DT-C6: both cards are revealed

    def copy(self) -> "Fight":
        return Fight(
            self.attacker,
            self.target,
            self.mode,
            self.square,
            self.supporters[:],
            self.attackers[:],
            self.defenders[:],
            self.sums[:],
            self.cards[:],
            self.extra,
            self.shown[:],
            self.named,
            self.open,
        )


class Twister(State):
    """The whole table."""

    late: ClassVar[tuple[str, ...]] = ("stack", "decision", "over", "viewer", "edges", "ground")

    def __init__(
        self,
        chance: Chance,
        rules: Ruleset,
        seats: list[Seat],
        hall: tuple[int, ...],
        turned: tuple[int, ...],
        hidden: tuple[bool, ...],
        marks: tuple[tuple[int, int], ...],
        where: list[int],
        load: tuple[int, ...],
        bearer: tuple[int, ...],
        wounded: tuple[bool, ...],
        standing: list[int],
        lying: tuple[int, ...],
        under: tuple[int, ...],
        hurt: tuple[int, ...],
        mended: tuple[int, ...],
        out: tuple[int, ...],
        points: tuple[int, ...],
        turn: int,
        side: int,
        ap: int,
        highest: int,
        cycle: int,
        calls: int,
        visions: int,
        invited: tuple[int, ...],
        bag: tuple[int, ...],
        drawn: tuple[int, ...],
        reserve: tuple[int, ...],
        enemy_deck: tuple[int, ...],
        enemy_discard: tuple[int, ...],
        vision_deck: tuple[int, ...],
        seen_visions: tuple[int, ...],
        row: tuple[int, ...],
        at: int,
        acted: tuple[int, ...],
        counters: tuple[int, ...],
        fight: Fight | None,
        met: int,
        called: int,
        winner: int,
        reason: str,
    ) -> None:
        super().__init__(chance)
        self.rules = rules
        self.seats = seats  # one: the solitaire game
        self.hall = hall  # on each slot
        self.turned = turned  # DT-G2: clockwise quarter turns of each
        self.hidden = hidden
        self.marks = marks  # slot * 60 + printed edge, and what it is now: RAISED, CLOSED or BROKEN
        self.where = where  # the square of each token, or AWAY
        self.load = load  # what each character carries, or NOBODY
        self.bearer = bearer  # who carries each token, or NOBODY
        self.wounded = wounded
        self.standing = standing  # the unwounded character on each square, or NOBODY
        self.lying = lying  # what lies there
        self.under = under  # and a second token
        self.hurt = hurt  # DT-G11: wounded this turn
        self.mended = mended  # DT-G11: healed this turn
        self.out = out  # out of the game: eliminated, left, used up
        self.points = points  # of yellow, and of blue or the NP
        self.turn = turn  # turns of each side, the current one included
        self.side = side  # whose turn it is
        self.ap = ap
        self.highest = highest  # DT-T2: the highest action card so far
        self.cycle = cycle  # DT-T4: 0 in the first cycle of action cards
        self.calls = calls  # DT-E2: reinforcements to come in phase 3
        self.visions = visions  # DT-X2: reveals to come at the end of the turn
        self.invited = invited  # DT-S12: the NPCs of the bag
        self.bag = bag
        self.drawn = drawn  # tokens on their way to a square
        self.reserve = reserve  # DT-S13: the reinforcement deck, top last
        self.enemy_deck = enemy_deck  # DT-S16, top last
        self.enemy_discard = enemy_discard
        self.vision_deck = vision_deck  # DT-X1: slots, top last
        self.seen_visions = seen_visions  # those that are out
        self.row = row  # DT-T6: the active NPCs in order of activation
        self.at = at  # which of them is next
        self.acted = acted  # who has been activated this turn
        self.counters = counters  # of each NPC: portcullises broken (DT-Y7), or the marker of the first wound
        self.fight = fight
        self.met = met
        self.called = called
        self.winner = winner  # a side; -1: nobody yet, 2: a draw
        self.reason = reason
        self.edges: tuple[int, ...] = ()  # of each square, four: made by rules/ground.py
        self.ground: tuple[int, ...] = ()

    def copy(self) -> "Twister":
        other = Twister(
            self.chance.copy(),
            self.rules,
            [seat.copy() for seat in self.seats],
            self.hall,
            self.turned,
            self.hidden,
            self.marks,
            self.where[:],
            self.load,
            self.bearer,
            self.wounded,
            self.standing[:],
            self.lying,
            self.under,
            self.hurt,
            self.mended,
            self.out,
            self.points,
            self.turn,
            self.side,
            self.ap,
            self.highest,
            self.cycle,
            self.calls,
            self.visions,
            self.invited,
            self.bag,
            self.drawn,
            self.reserve,
            self.enemy_deck,
            self.enemy_discard,
            self.vision_deck,
            self.seen_visions,
            self.row,
            self.at,
            self.acted,
            self.counters,
            self.fight.copy() if self.fight is not None else None,
            self.met,
            self.called,
            self.winner,
            self.reason,
        )
        other.edges = self.edges
        other.ground = self.ground
        self.copy_flow(other)
        return other

    def hide(self, viewer: int) -> None:
        """DT-S11, DT-S12, DT-S16: nobody knows hidden halls and the order of bag and decks; a card face down its owner."""
        self.hall = tuple([UNKNOWN if self.hidden[slot] else hall for slot, hall in enumerate(self.hall)])
        self.turned = tuple([UNKNOWN if self.hidden[slot] else turns for slot, turns in enumerate(self.turned)])
        self.bag = (UNKNOWN,) * len(self.bag)
        self.reserve = (UNKNOWN,) * len(self.reserve)
        self.enemy_deck = (UNKNOWN,) * len(self.enemy_deck)
        self.vision_deck = (UNKNOWN,) * len(self.vision_deck)
        fight = self.fight
        if fight is not None and not fight.open:
            rules = self.rules
            for index, fighter in enumerate((fight.attacker, fight.target)):
                if rules.side[fighter] != viewer and fight.cards[index] >= 0:
                    fight.cards[index] = UNKNOWN

    # --- the books ----------------------------------------------------------------------------------------------------

    def carry(self, who: int, token: int) -> None:
        """A character has a token now that nobody has."""
        self.load = replaced(self.load, who, token)
        self.bearer = replaced(self.bearer, token, who)

    def release(self, who: int) -> int:
        """A character no longer has its load: nobody does."""
        token = self.load[who]
        self.load = replaced(self.load, who, NOBODY)
        self.bearer = replaced(self.bearer, token, NOBODY)
        return token

    def lay(self, square: int, first: int, second: int) -> None:
        """What lies on a square now."""
        self.lying = replaced(self.lying, square, first)
        if self.under[square] != second:
            self.under = replaced(self.under, square, second)

    def mark_wounded(self, token: int, wounded: bool) -> None:
        """Whether a character is wounded now."""
        flags = list(self.wounded)
        flags[token] = wounded
        self.wounded = tuple(flags)

    # --- questions ----------------------------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Whether one player faces the NPCs."""
        return len(self.seats) == 1

    def is_character(self, token: int) -> bool:
        """Not an object."""
        return token < FIRST_OBJECT or token >= FIRST_NPC

    def npc(self, token: int) -> Npc | None:
        """The card of a token, if it is an NPC."""
        return self.rules.npcs[token - FIRST_NPC] if token >= FIRST_NPC else None

    def name(self, token: int) -> str:
        """The word for a token; empty for none."""
        return self.rules.names[token] if token >= 0 else ""

    def holds(self, token: int, object: int) -> bool:
        """Whether a character has an object of this kind, carried or (wounded) lying with it."""
        carried = self.load[token]
        return FIRST_OBJECT <= carried < FIRST_NPC and self.rules.kind[carried] == object

    def fighters(self, side: int) -> list[int]:
        """All characters of a side on the board, wounded and carried ones included."""
        found: list[int] = []
        where = self.where
        if side == 0:
            for token in range(8):
                if where[token] >= 0:
                    found.append(token)
        elif self.solo():
            for token in self.row:
                if where[token] >= 0:
                    found.append(token)
        else:
            for token in range(8, 16):
                if where[token] >= 0:
                    found.append(token)
        return found

    def is_free(self, token: int) -> bool:
        """DT-A1: on the board, unwounded and not healed this turn."""
        return self.where[token] >= 0 and not self.wounded[token] and token not in self.mended
