"""What lies on the table: the seats with hand, deck and piles, the figures on the map, and the fight that is going on.

A figure is a number: three for each seat, the lead first; a team of two leaves its third number empty.
"""

from typing import ClassVar, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import UNKNOWN, Part, Secret
from tafelrunde.games.duels.ruleset import HIGH, SQUARES, WIDE, Card, Character, Map, Ruleset

SLOTS: Final = 3  # figures a seat may have
NOBODY: Final = -1


class Seat(Part):
    """One player's place. A card is the number of its kind; copies are equal."""

    secrets: ClassVar[dict[str, Secret]] = {"hand": Secret.OWNER, "deck": Secret.NOBODY}

    def __init__(
        self,
        seat: int,
        team: int,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        removed: list[int],
        laid: list[tuple[int, int, int, bool]],
        used: list[int],
        exhausted: int,
        fewer: bool,
        out: bool,
        place: int,
        readers: tuple[int, ...],
        seers: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.team = team  # -1: not yet chosen
        self.hand = hand  # in ascending order
        self.deck = deck  # the last is on top
        self.discard = discard  # the last is on top
        self.removed = removed  # HD-F2
        self.laid = laid  # HD-K1: card, count, who used it, whether its relic works
        self.used = used  # HD-F1: relics used up
        self.exhausted = exhausted  # HD-D3
        self.fewer = fewer  # HD-T13: one action fewer in the next turn
        self.out = out
        self.place = place  # HD-W6: 0 while in play
        self.readers = readers  # the seats that always see this hand
        self.seers = seers  # those that saw it and know it until it changes

    def copy(self) -> "Seat":
        return Seat(
            self.seat,
            self.team,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.removed[:],
            self.laid[:],
            self.used[:],
            self.exhausted,
            self.fewer,
            self.out,
            self.place,
            self.readers,
            self.seers,
        )

    def hide(self, viewer: int) -> None:
        """HD-G7: the owner, who shares all hands, and who has just seen it know the hand; nobody knows the deck."""
        if viewer not in self.readers and viewer not in self.seers:
            self.hand = [UNKNOWN] * len(self.hand)
        self.deck = [UNKNOWN] * len(self.deck)


class Fight(Part):
    """HD-C1: an attack, from the face-down card to the discard piles."""

    secrets: ClassVar[dict[str, Secret]] = {"card": Secret.OWNER}

    def __init__(
        self,
        seat: int,
        card: int,
        attacker: int,
        target: int,
        melee: bool,
        revealed: bool = False,
        defence: int = -1,
        value: int = 0,
        guard: int = 0,
        blocked: bool = False,
        dealt: int = 0,
        cancelled: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.attacker = attacker
        self.target = target
        self.melee = melee
        self.revealed = revealed
        self.defence = defence  # -1: none
        self.value = value
        self.guard = guard
        self.blocked = blocked
        self.dealt = dealt  # HD-H5
        self.cancelled = cancelled

    def copy(self) -> "Fight":
        return Fight(
            self.seat,
            self.card,
            self.attacker,
            self.target,
            self.melee,
            self.revealed,
            self.defence,
            self.value,
            self.guard,
            self.blocked,
            self.dealt,
            self.cancelled,
        )

    def hide(self, viewer: int) -> None:
        """HD-C1: face down until both cards are revealed."""
        if not self.revealed and viewer != self.seat:
            self.card = UNKNOWN


class Duels(State):
    """The whole table."""

    secrets: ClassVar[dict[str, Secret]] = {"looked": Secret.OWNER}

    def __init__(
        self,
        chance: Chance,
        rules: Ruleset,
        seats: list[Seat],
        sides: tuple[int, ...],
        left: tuple[bool, ...],
        map: int,
        names: tuple[str, ...],
        character: list[int],
        square: list[int],
        health: list[int],
        most: list[int],
        bound: list[int],
        board: list[int],
        first: int,
        active: int,
        round: int,
        turns: int,
        face: int,
        actions: int,
        declined: bool,
        fight: Fight | None,
        looked: list[int],
        winners: list[int],
        reason: str,
    ) -> None:
        super().__init__(chance)
        self.rules = rules
        self.seats = seats
        self.sides = sides  # HD-G2: which side each seat is on
        self.left = left  # HD-S8: whether it starts in the left column
        self.map = map
        self.names = names  # of the figures
        self.character = character  # of each figure; -1: there is none
        self.square = square  # where each figure stands, or fell; -1: not yet placed
        self.health = health
        self.most = most
        self.bound = bound  # HD-E10: 1 until the end of its owner's next turn; 2: given in its owner's own turn
        self.board = board  # the figure on each square, or -1
        self.first = first
        self.active = active
        self.round = round
        self.turns = turns
        self.face = face  # the die; -1: not thrown yet
        self.actions = actions  # left in this turn
        self.declined = declined  # HD-D6: a draw was declined in this turn
        self.fight = fight
        self.looked = looked  # cards from the top of a deck, in the eyes of whoever decides
        self.winners = winners
        self.reason = reason

    def copy(self) -> "Duels":
        other = Duels(
            self.chance.copy(),
            self.rules,
            [seat.copy() for seat in self.seats],
            self.sides,
            self.left,
            self.map,
            self.names,
            self.character[:],
            self.square[:],
            self.health[:],
            self.most[:],
            self.bound[:],
            self.board[:],
            self.first,
            self.active,
            self.round,
            self.turns,
            self.face,
            self.actions,
            self.declined,
            self.fight.copy() if self.fight is not None else None,
            self.looked[:],
            self.winners[:],
            self.reason,
        )
        self.copy_flow(other)
        return other

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
