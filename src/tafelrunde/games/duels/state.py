"""What lies on the table: the seats with hand, deck and piles, the figures on the map, and the fight that is going on.

A figure is a number: three for each seat, the lead first; a team of two leaves its third number empty.
"""

from typing import Final

from tafelrunde.engine.fields import hidden, secret
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Part
from tafelrunde.games.duels.ruleset import HIGH, SQUARES, WIDE, Card, Character, Map, Ruleset

SLOTS: Final = 3  # figures a seat may have
NOBODY: Final = -1


class Seat(Part):
    """One player's place. A card is the number of its kind; copies are equal."""

    seat: int
    team: int  # -1: not yet chosen
    hand: list[int] = secret()  # in ascending order
    deck: list[int] = hidden()  # the last is on top
    discard: list[int]  # the last is on top
    removed: list[int]  # HD-F2
    laid: list[tuple[int, int, int, bool]]  # HD-K1: card, count, who used it, whether its relic works
    used: list[int]  # HD-F1: relics used up
    exhausted: int  # HD-D3
    fewer: bool  # HD-T13: one action fewer in the next turn
    out: bool
    place: int  # HD-W6: 0 while in play
    readers: tuple[int, ...]  # the seats that always see this hand
    seers: tuple[int, ...]  # those that saw it and know it until it changes

    def hide(self, viewer: int) -> None:
        """HD-G7: the owner, who shares all hands, and who has just seen it know the hand; nobody knows the deck."""
        if viewer not in self.readers and viewer not in self.seers:
            self.hand = [UNKNOWN] * len(self.hand)
        self.deck = [UNKNOWN] * len(self.deck)


class Fight(Part):
    """HD-C1: an attack, from the face-down card to the discard piles."""

    seat: int
    card: int = secret()
    attacker: int
    target: int
    melee: bool
    revealed: bool = False
    defence: int = -1  # -1: none
    value: int = 0
    guard: int = 0
    blocked: bool = False
    dealt: int = 0  # HD-H5
    cancelled: bool = False

    def hide(self, viewer: int) -> None:
        """HD-C1: face down until both cards are revealed."""
        if not self.revealed and viewer != self.seat:
            self.card = UNKNOWN


class Duels(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    sides: tuple[int, ...]  # HD-G2: which side each seat is on
    left: tuple[bool, ...]  # HD-S8: whether it starts in the left column
    map: int
    names: tuple[str, ...]  # of the figures
    character: list[int]  # of each figure; -1: there is none
    square: list[int]  # where each figure stands, or fell; -1: not yet placed
    health: list[int]
    most: list[int]
    bound: list[int]  # HD-E10: 1 until the end of its owner's next turn; 2: given in its owner's own turn
    board: list[int]  # the figure on each square, or -1
    first: int
    active: int
    round: int
    turns: int
    face: int  # the die; -1: not thrown yet
    actions: int  # left in this turn
    declined: bool  # HD-D6: a draw was declined in this turn
    fight: Fight | None
    looked: list[int] = secret()  # cards from the top of a deck, in the eyes of whoever decides
    winners: list[int]
    reason: str

    def hide(self, viewer: int) -> None:
        """HD-E3: only who is asked sees the cards looked at."""
        if self.looked and (self.decision is None or self.decision.seat != viewer):
            self.looked = [UNKNOWN] * len(self.looked)

    # --- questions ----------------------------------------------------------------------------------------------------

    def place(self) -> Map:
        """The map that is played on."""
        return self.rules.maps[self.map]

    def who(self, figure: int) -> Character:
        """The character of a figure."""
        return self.rules.characters[self.character[figure]]

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.rules.cards[self.rules.card_index[name]]

    def figure(self, name: str) -> int:
        """A figure by its name; -1 if there is none."""
        return self.names.index(name) if name and name in self.names else -1

    def own(self, seat: int) -> list[int]:
        """A seat's living figures on the map, the lead first."""
        base = seat * SLOTS
        health = self.health
        return [figure for figure in range(base, base + SLOTS) if health[figure] > 0]

    def enemies(self, seat: int) -> list[int]:
        """HD-G3: all living figures of other sides."""
        side = self.sides[seat]
        found: list[int] = []
        for figure in range(len(self.health)):
            if self.health[figure] > 0 and self.sides[figure // SLOTS] != side:
                found.append(figure)
        return found

    def opposes(self, one: int, other: int) -> bool:
        """Whether two figures are on different sides."""
        return self.sides[one // SLOTS] != self.sides[other // SLOTS]

    def opponents(self, seat: int) -> list[int]:
        """HD-G8: opponents still in play."""
        return [other.seat for other in self.seats if not other.out and self.sides[other.seat] != self.sides[seat]]

    def is_team_game(self) -> bool:
        """HD-G1: whether a side has several seats."""
        return len(set(self.sides)) < len(self.sides)


# --- squares ----------------------------------------------------------------------------------------------------------


def square_name(square: int) -> str:
    """`c4`: column and row."""
    return f"{'abcdefghij'[square % WIDE]}{square // WIDE + 1}"


def square_number(name: str) -> int:
    """The square of that name; -1 if there is none."""
    if len(name) == 2 and name[0] in "abcdefghij" and name[1] in "1234567":
        return (ord(name[1]) - ord("1")) * WIDE + ord(name[0]) - ord("a")
    return -1


def _around(square: int, straight: bool) -> tuple[int, ...]:
    column, row = square % WIDE, square // WIDE
    found = []
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            near = abs(down) + abs(across)
            if near and (near == 1 or not straight) and 0 <= column + across < WIDE and 0 <= row + down < HIGH:
                found.append((row + down) * WIDE + column + across)
    return tuple(found)


def _between(start: int, end: int) -> tuple[int, ...] | None:
    """HD-L3: the squares strictly between two that lie on a line; none if they do not."""
    across, down = end % WIDE - start % WIDE, end // WIDE - start // WIDE
    if start == end or (across and down and abs(across) != abs(down)):
        return None
    length = max(abs(across), abs(down))
    step = (down // length) * WIDE + across // length
    return tuple([start + step * number for number in range(1, length)])


STEPS: Final[tuple[tuple[int, ...], ...]] = tuple([_around(square, True) for square in range(SQUARES)])  # HD-M1
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple([_around(square, False) for square in range(SQUARES)])  # HD-L1
BETWEEN: Final[tuple[tuple[int, ...] | None, ...]] = tuple(
    [_between(start, end) for start in range(SQUARES) for end in range(SQUARES)]
)
