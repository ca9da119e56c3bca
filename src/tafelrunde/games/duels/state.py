"""What lies on the table: the seats with hand, deck and piles, the figures on the map, and the fight that is going on."""

from typing import Final

from tafelrunde.engine import UNKNOWN, Fixed, Part, SeatId, State, hidden, secret
from tafelrunde.games.duels import ids
from tafelrunde.games.duels.ruleset import HIGH, SQUARES, WIDE, Card, Character, Map, Ruleset

HIDDEN_CARD: Final = ids.CardId(UNKNOWN)


class Laid(Fixed):
    """HD-K1: a card with a clock, open on the table."""

    card: ids.CardId
    count: int
    user: ids.Figure


class Seat(Part):
    """One player's place."""

    seat: SeatId
    readers: tuple[SeatId, ...]  # the seats that always see this hand
    team: ids.TeamId = ids.NO_TEAM  # not yet chosen
    hand: list[ids.CardId] = secret(default=[])  # in ascending order
    deck: list[ids.CardId] = hidden(default=[])  # the last is on top
    discard: list[ids.CardId] = []  # the last is on top
    removed: tuple[ids.CardId, ...] = ()  # HD-F2
    laid: list[Laid] = []
    used: tuple[ids.CardId, ...] = ()  # HD-F1: relics used up
    exhausted: int = 0  # HD-D3
    fewer: bool = False  # HD-T13: one action fewer in the next turn
    out: bool = False
    place: int = 0  # HD-W6: 0 while in play
    seers: tuple[SeatId, ...] = ()  # those that saw the hand and know it until it changes

    def open_to(self, viewer: SeatId) -> bool:
        """HD-G7: the owner, who shares all hands, and who has just seen it know the hand."""
        return viewer in self.readers or viewer in self.seers


class Fight(Part):
    """HD-C1: an attack, from the face-down card to the discard piles."""

    seat: SeatId
    card: ids.CardId = secret()
    attacker: ids.Figure
    target: ids.Figure
    melee: bool
    revealed: bool = False
    defence: ids.CardId = ids.NO_CARD
    value: ids.Points = ids.Points(0)
    guard: ids.Points = ids.Points(0)
    blocked: bool = False
    dealt: ids.Points = ids.Points(0)  # HD-H5
    cancelled: bool = False

    def open_to(self, viewer: SeatId) -> bool:
        """HD-C1: face down until both cards are revealed."""
        return self.revealed or viewer == self.seat


class Duels(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    sides: tuple[ids.Side, ...]  # HD-G2: which side each seat is on
    left: tuple[bool, ...]  # HD-S8: whether it starts in the left column
    names: tuple[str, ...]  # of the figures
    character: tuple[ids.CharacterId, ...]  # of each figure
    square: list[ids.Square]  # where each figure stands, or fell
    health: list[ids.Points]
    most: tuple[ids.Points, ...]
    bound: list[int]  # HD-E10: 1 until the end of its owner's next turn; 2: given in its owner's own turn
    board: list[ids.Figure]  # the figure on each square
    map: int = 0
    first: SeatId = SeatId(0)
    active: SeatId = SeatId(0)
    round: int = 1
    turns: int = 0
    face: int = -1  # the die; -1: not thrown yet
    actions: int = 0  # left in this turn
    declined: bool = False  # HD-D6: a draw was declined in this turn
    fight: Fight | None = None
    looked: list[ids.CardId] = secret(default=[])  # cards from the top of a deck, in the eyes of whoever decides
    winners: list[SeatId] = []
    reason: str = ""

    def open_to(self, viewer: SeatId) -> bool:
        """HD-E3: only who is asked sees the cards looked at."""
        return self.decision is not None and self.decision.seat == viewer

    # --- questions ----------------------------------------------------------------------------------------------------

    def place(self) -> Map:
        """The map that is played on."""
        return self.rules.maps[self.map]

    def who(self, figure: ids.Figure) -> Character:
        """The character of a figure."""
        return self.rules.characters[self.character[figure]]

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.rules.cards[self.rules.card_index[name]]

    def figure(self, name: str) -> ids.Figure:
        """A figure by its name."""
        if name:
            for figure in ids.EVERYBODY[len(self.seats)]:
                if self.names[figure] == name:
                    return figure
        return ids.NO_FIGURE

    def everybody(self) -> tuple[ids.Figure, ...]:
        """All figures of the table, standing, fallen or missing."""
        return ids.EVERYBODY[len(self.seats)]

    def own(self, seat: SeatId) -> list[ids.Figure]:
        """A seat's living figures on the map, the lead first."""
        health = self.health
        return [figure for figure in ids.FIGURES[seat] if health[figure] > 0]

    def leads(self, seat: SeatId) -> list[ids.Figure]:
        """HD-S5: those of them that lead the team."""
        return [figure for figure in self.own(seat) if self.who(figure).lead]

    def partners(self, seat: SeatId) -> list[ids.Figure]:
        """HD-S5: the others."""
        return [figure for figure in self.own(seat) if not self.who(figure).lead]

    def fallen_partner(self, seat: SeatId) -> ids.Figure:
        """HD-H6: an eliminated partner, if there is one."""
        for figure in ids.FIGURES[seat]:
            if self.character[figure] >= 0 and self.health[figure] <= 0 and not self.who(figure).lead:
                return figure
        return ids.NO_FIGURE

    def enemies(self, seat: SeatId) -> list[ids.Figure]:
        """HD-G3: all living figures of other sides."""
        sides = self.sides
        side = sides[seat]
        health = self.health
        return [figure for figure in ids.EVERYBODY[len(self.seats)] if health[figure] > 0 and sides[ids.OWNER[figure]] != side]

    def side_of(self, figure: ids.Figure) -> ids.Side:
        """HD-G2."""
        return self.sides[ids.OWNER[figure]]

    def opposes(self, one: ids.Figure, other: ids.Figure) -> bool:
        """Whether two figures are on different sides."""
        return self.sides[ids.OWNER[one]] != self.sides[ids.OWNER[other]]

    def opponents(self, seat: SeatId) -> list[SeatId]:
        """HD-G8: opponents still in play."""
        return [other.seat for other in self.seats if not other.out and self.sides[other.seat] != self.sides[seat]]

    def is_team_game(self) -> bool:
        """HD-G1: whether a side has several seats."""
        return len(set(self.sides)) < len(self.sides)


# --- squares ----------------------------------------------------------------------------------------------------------


def square_name(square: ids.Square) -> str:
    """`c4`: column and row."""
    return f"{'abcdefghij'[square % WIDE]}{square // WIDE + 1}"


def square_number(name: str) -> ids.Square:
    """The square of that name, if there is one."""
    if len(name) == 2 and name[0] in "abcdefghij" and name[1] in "1234567":
        return ids.Square((ord(name[1]) - ord("1")) * WIDE + ord(name[0]) - ord("a"))
    return ids.NO_SQUARE


def _around(square: int, straight: bool) -> tuple[ids.Square, ...]:
    column, row = square % WIDE, square // WIDE
    found = []
    for down in (-1, 0, 1):
        for across in (-1, 0, 1):
            near = abs(down) + abs(across)
            if near and (near == 1 or not straight) and 0 <= column + across < WIDE and 0 <= row + down < HIGH:
                found.append(ids.Square((row + down) * WIDE + column + across))
    return tuple(found)


def _between(start: int, end: int) -> tuple[ids.Square, ...] | None:
    """HD-L3: the squares strictly between two that lie on a line; none if they do not."""
    across, down = end % WIDE - start % WIDE, end // WIDE - start // WIDE
    if start == end or (across and down and abs(across) != abs(down)):
        return None
    length = max(abs(across), abs(down))
    step = (down // length) * WIDE + across // length
    return tuple([ids.Square(start + step * number) for number in range(1, length)])


BOARD: Final[tuple[ids.Square, ...]] = tuple([ids.Square(square) for square in range(SQUARES)])
STEPS: Final[tuple[tuple[ids.Square, ...], ...]] = tuple([_around(square, True) for square in range(SQUARES)])  # HD-M1
AROUND: Final[tuple[tuple[ids.Square, ...], ...]] = tuple([_around(square, False) for square in range(SQUARES)])  # HD-L1
PAIRS: Final = [(start, end) for start in range(SQUARES) for end in range(SQUARES)]
BETWEEN: Final[tuple[tuple[ids.Square, ...] | None, ...]] = tuple([_between(start, end) for start, end in PAIRS])
APART: Final[tuple[int, ...]] = tuple(  # steps between two squares, straight or slanting
    [max(abs(start % WIDE - end % WIDE), abs(start // WIDE - end // WIDE)) for start, end in PAIRS]
)


def adjacent(one: ids.Square, other: ids.Square) -> bool:
    """HD-L1: two squares share a border or a corner."""
    return APART[one * SQUARES + other] == 1


def apart(one: ids.Square, other: ids.Square) -> int:
    """Steps between two squares, straight or slanting."""
    return APART[one * SQUARES + other]
