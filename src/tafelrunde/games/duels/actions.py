"""What a seat can say. Figures, cards and squares are named: `attack hero.master_sword hero boar-1`, `move hero c4`."""

import re
from typing import Final

from tafelrunde.engine import NUMBER, Action, BadAction, SeatId, Word, whole_number
from tafelrunde.games.duels.ids import NO_SQUARE, Square
from tafelrunde.games.duels.state import BOARD, square_name, square_number

NAME: Final = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)?(?:-[12])?")


def read_name(word: str, usage: str) -> str:
    """A figure, a card or a team."""
    if not (len(word) <= 60 and NAME.fullmatch(word)):
        raise BadAction(f"{word[:40]!r} is no name; say {usage!r}")
    return word


def read_square(word: str, usage: str) -> Square:
    """`c4`"""
    square = square_number(word)
    if square == NO_SQUARE:
        raise BadAction(f"{word[:10]!r} is no square; say {usage!r}")
    return square


def read_seat(word: str, usage: str) -> SeatId:
    """Seats count from 1."""
    seat = whole_number(word, usage)
    if not 1 <= seat <= 6:
        raise BadAction(f"say {usage!r} with a seat from 1 to 6")
    return SeatId(seat - 1)


def seat_number(seat: SeatId) -> str:
    """Seats count from 1."""
    return str(seat + 1)


class Said(Action):
    """An action of this game."""

    vocabulary = {
        "TEAM": Word(read_name),
        "CARD": Word(read_name),
        "FIGURE": Word(read_name),
        "TARGET": Word(read_name),
        "SQUARE": Word(read_square, square_name),
        "BURROWS": NUMBER,
        "SEAT": Word(read_seat, seat_number),
    }


class ChooseTeam(Said):
    """HD-S4: play this team."""

    usage = "team TEAM"
    team: str


class Put(Said):
    """HD-S10, HD-M9: onto this square."""

    usage = "put SQUARE"
    square: Square


class Move(Said):
    """HD-T3, HD-B12: this figure moves to that square, through so many burrows."""

    usage = "move FIGURE SQUARE [BURROWS]"
    figure: str
    square: Square
    burrows: int = 0


_moves: dict[str, list[Move]] = {}


def moves_to(figure: str) -> list[Move]:
    """A figure's moves to each square, without burrows: made once, as most of a long list are never said."""
    found = _moves.get(figure)
    if found is None:
        found = [Move(figure, square) for square in BOARD]
        _moves[figure] = found
    return found


class Stay(Said):
    """HD-T6: no move, or no further one."""

    usage = "stay"


class Draw(Said):
    """HD-A1: draw a card."""

    usage = "draw"


class Attack(Said):
    """HD-C1: this card, face down, by this figure on that one."""

    usage = "attack CARD FIGURE TARGET"
    card: str
    figure: str
    target: str


class Play(Said):
    """HD-A2, HD-X5, HD-X6: this special card, used by this figure."""

    usage = "play CARD FIGURE"
    card: str
    figure: str


class HealBy(Said):
    """HD-A3: discard this card of the fallen; that figure heals 1."""

    usage = "heal CARD FIGURE"
    card: str
    figure: str


class EndTurn(Said):
    """HD-T9: no further action."""

    usage = "end"


class Defend(Said):
    """HD-C3: with this card."""

    usage = "defend CARD"
    card: str


class Pass(Said):
    """HD-C3, HD-E4: no."""

    usage = "pass"


class PickFigure(Said):
    """HD-E3: this figure."""

    usage = "pick FIGURE"
    figure: str


class PickOpponent(Said):
    """HD-G8: this opponent."""

    usage = "against SEAT"
    seat: SeatId


class SwapFigures(Said):
    """HD-M9: these two change places."""

    usage = "swap FIGURE FIGURE"
    figure: str
    other: str


class Discard(Said):
    """HD-D2, HD-E3: this card goes to the discard pile."""

    usage = "discard CARD"
    card: str


class Take(Said):
    """HD-E3: this card into the hand."""

    usage = "take CARD"
    card: str


class PutBack(Said):
    """HD-E3: these cards back onto the deck, the first on top."""

    usage = "order CARD ..."
    cards: tuple[str, ...]


class Concede(Said):
    """HD-W7: give up."""

    usage = "concede"
    gives_up = True


PUTS: Final = tuple([Put(square) for square in BOARD])
STAY: Final = Stay()
DRAW: Final = Draw()
END: Final = EndTurn()
PASS: Final = Pass()

SAYINGS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        ChooseTeam, Put, Move, Stay, Draw, Attack, Play, HealBy, EndTurn, Defend, Pass,
        PickFigure, PickOpponent, SwapFigures, Discard, Take, PutBack, Concede,
    )
}  # fmt: skip
