"""What lies on the table: halls, tokens on squares, cards in hands and piles, and the row of NPCs.

A token is a number (ruleset.py). A carried token is where its bearer is. At most two tokens rest on a square (DT-M5): one
unwounded character stands, the others lie.

What changes seldom is in tuples, which copies share.
"""

from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.fields import late, secret
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Part
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

    seat: int
    actions: tuple[int, ...]  # action cards in hand, in ascending order
    hand: tuple[int, ...] = secret()  # combat cards, in ascending order
    discard: tuple[int, ...]  # combat cards played for good
    jumps: int
    team: tuple[int, ...] = secret()  # DT-S2: the characters on the circles, from left to right
    open: bool  # DT-S4: whether the team has been revealed
    placed: tuple[int, ...] = secret()  # DT-S3: tokens face down on halls
    placed_at: tuple[int, ...]  # and on which

    def hide(self, viewer: int) -> None:
        """DT-S5, DT-S2: the owner knows the cards, the team before it is revealed and the tokens face down."""
        if viewer != self.seat:
            self.hand = (UNKNOWN,) * len(self.hand)
            self.placed = (UNKNOWN,) * len(self.placed)
            if not self.open:
                self.team = (UNKNOWN,) * len(self.team)


class Fight(Part):
    """DT-C: one combat, from the declaration to the discards. Side 0 attacks, side 1 defends."""

    attacker: int
    target: int
    mode: int  # CLOSE, LANCE or BOW
    square: int  # of the target
    supporters: list[int]  # DT-C9
    attackers: list[int]  # DT-C3: who takes part
    defenders: list[int]
    sums: list[int]  # DT-C5: of both sides, without cards
    cards: list[int]  # of attacker and defender; -2: none yet
    extra: int  # DT-Q7: the NP's second card, or -2
    shown: list[int]  # DT-Q5: the cards turned up
    named: int  # DT-K7: the card that was named, or -2
    open: bool  # DT-C6: both cards are revealed


class Twister(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]  # one: the solitaire game
    hall: tuple[int, ...]  # on each slot
    turned: tuple[int, ...]  # DT-G2: clockwise quarter turns of each
    hidden: tuple[bool, ...]
    marks: tuple[tuple[int, int], ...]  # slot * 60 + printed edge, and what it is now: RAISED, CLOSED or BROKEN
    where: list[int]  # the square of each token, or AWAY
    load: tuple[int, ...]  # what each character carries, or NOBODY
    bearer: tuple[int, ...]  # who carries each token, or NOBODY
    wounded: tuple[bool, ...]
    standing: list[int]  # the unwounded character on each square, or NOBODY
    lying: tuple[int, ...]  # what lies there
    under: tuple[int, ...]  # and a second token
    hurt: tuple[int, ...]  # DT-G11: wounded this turn
    mended: tuple[int, ...]  # DT-G11: healed this turn
    out: tuple[int, ...]  # out of the game: eliminated, left, used up
    points: tuple[int, ...]  # of yellow, and of blue or the NP
    turn: int  # turns of each side, the current one included
    side: int  # whose turn it is
    ap: int
    highest: int  # DT-T2: the highest action card so far
    cycle: int  # DT-T4: 0 in the first cycle of action cards
    calls: int  # DT-E2: reinforcements to come in phase 3
    visions: int  # DT-X2: reveals to come at the end of the turn
    invited: tuple[int, ...]  # DT-S12: the NPCs of the bag
    bag: tuple[int, ...]
    drawn: tuple[int, ...]  # tokens on their way to a square
    reserve: tuple[int, ...]  # DT-S13: the reinforcement deck, top last
    enemy_deck: tuple[int, ...]  # DT-S16, top last
    enemy_discard: tuple[int, ...]
    vision_deck: tuple[int, ...]  # DT-X1: slots, top last
    seen_visions: tuple[int, ...]  # those that are out
    row: tuple[int, ...]  # DT-T6: the active NPCs in order of activation
    at: int  # which of them is next
    acted: tuple[int, ...]  # who has been activated this turn
    counters: tuple[int, ...]  # of each NPC: portcullises broken (DT-Y7), or the marker of the first wound
    fight: Fight | None
    met: int
    called: int
    winner: int  # a side; -1: nobody yet, 2: a draw
    reason: str
    edges: tuple[int, ...] = late(())  # of each square, four: made by rules/ground.py
    ground: tuple[int, ...] = late(())

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
