"""What a seat can say. Cards, groups, spaces and books are named by their ids: of two cards alike any one is meant."""

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Action, BadAction, Named, SeatId, Word, whole_number

MOST_POINTS: Final = 60  # of a sketch
SEATS: Final = 5


def choice_in(word: str, usage: str) -> str:
    """One choice of a leg: `J1-2`, `item`, `portal-item/c2.1-E1/1/fore`."""
    plain = word
    for mark in "-~/.":
        plain = plain.replace(mark, "")
    if not (plain.isascii() and plain.isalnum() and len(word) <= 40):
        raise BadAction(f"{word[:40]!r} is no choice; say {usage!r}")
    return word


def line_in(word: str, usage: str) -> str:
    """The points of a sketch: `10,20;30,45`."""
    points = word.split(";")
    if not 2 <= len(points) <= MOST_POINTS:
        raise BadAction(f"a sketch has 2 to {MOST_POINTS} points; say {usage!r}")
    for point in points:
        x, comma, y = point.partition(",")
        for number in (x, y):
            digits = number.removeprefix("-")
            if not (comma and digits.isascii() and digits.isdigit() and len(digits) <= 4):
                raise BadAction(f"{point[:20]!r} is no point; say {usage!r}")
    return word


def turned_in(word: str, usage: str) -> bool:
    """Whether a card lies upside-down."""
    if word not in ("up", "down"):
        raise BadAction(f"a card lies up or down; say {usage!r}")
    return word == "down"


def up_or_down(turned: bool) -> str:
    """Which way round a card lies."""
    return "down" if turned else "up"


def seat_in(word: str, usage: str) -> SeatId:
    """A seat by its number."""
    return SeatId(whole_number(word, usage))


WORDS: Final = {
    "CHOICE": Word(choice_in),
    "X,Y;X,Y;...": Word(line_in),
    "SEAT": Word(seat_in),
    "up|down": Word(turned_in, up_or_down),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Said(Action):
    """An action of Map Masters."""

    vocabulary = WORDS


# --- setup and market -------------------------------------------------------------------------------------------------


class Assign(Said):
    """MM-S16: a goal card for a group."""

    usage = "goal GOAL GROUP"
    name: str
    group: str


class Enter(Said):
    """MM-S8: where a group enters, such as `enter a2w green`."""

    usage = "enter PLACE GROUP"
    name: str
    group: str


class GiveLantern(Named):
    """MM-S7: who carries the Lantern."""

    usage = "lantern GROUP"


class BuyToken(Said):
    """MM-F2"""

    usage = "buy-token KIND GROUP"
    name: str
    group: str


class BuyBook(Said):
    """MM-F4: one that lies open."""

    usage = "buy-book BOOK GROUP"
    name: str
    group: str


class BuyBlind(Action):
    """MM-F4: the top of the pile, unseen."""

    usage = "buy-blind"


class TakeBook(Named):
    """MM-F11: the group that gets the book drawn unseen."""

    usage = "assign GROUP"


class Done(Action):
    """MM-F8: enough bought."""

    usage = "done"


class Begins(Said):
    """MM-S15: who begins."""

    usage = "starts SEAT"
    seat: SeatId


# --- the turn ---------------------------------------------------------------------------------------------------------


class Lay(Said):
    """MM-P1: a hand card on an empty space, upright or upside-down."""

    usage = "lay CARD SPACE up|down"
    card: str
    space: str
    turned: bool


class Begin(Named):
    """MM-R8: begin to draw a leg, step by step."""

    usage = "begin GROUP"


class Draw(Said):
    """MM-R8: a whole leg at once: the choices that `go` would make, in order."""

    usage = "draw GROUP CHOICE ..."
    group: str
    choices: tuple[str, ...]


class Go(Said):
    """MM-R8: one choice of the leg that is being drawn."""

    usage = "go CHOICE"
    choice: str


class Back(Action):
    """MM-R9: take the last choice back."""

    usage = "back"


class Cancel(Action):
    """MM-R9: draw no leg after all; nothing has happened."""

    usage = "cancel"


class Peek(Named):
    """MM-A4: look at a face-down card, by the Lantern or the oracle."""

    usage = "peek SPACE"


class EndPaths(Action):
    """MM-T5: no more legs this turn."""

    usage = "end"


class Turn(Said):
    """MM-A4: which way round a revealed card lies."""

    usage = "turn up|down"
    turned: bool


class Pay(Said):
    """MM-A4: with what the ambush is paid."""

    usage = "pay item|token|book"
    name: str


# --- at any time ------------------------------------------------------------------------------------------------------


class Concede(Action):
    """MM-W7: give the mission up, if everybody does."""

    usage = "concede"
    gives_up = True
    interjects = True


class Resume(Action):
    """MM-W7: go on after all."""

    usage = "resume"
    interjects = True


class Point(Named):
    """MM-G4: point at a space."""

    usage = "point SPACE"
    interjects = True


class Sketch(Said):
    """MM-R9: a line without effect, in a group's colour: points in the measure of the cards, 60 wide and 90 high."""

    usage = "sketch GROUP X,Y;X,Y;..."
    interjects = True
    group: str
    line: str


class Rub(Action):
    """MM-R9: remove the own sketches."""

    usage = "rub"
    interjects = True


DONE: Final = Done()
BUY_BLIND: Final = BuyBlind()
BACK: Final = Back()
CANCEL: Final = Cancel()
END: Final = EndPaths()
TURNS: Final[tuple[Action, ...]] = (Turn(False), Turn(True))
STARTS: Final[tuple[Action, ...]] = tuple([Begins(SeatId(seat)) for seat in range(SEATS)])
PAYS: Final[tuple[Action, ...]] = (Pay("item"), Pay("token"), Pay("book"))

ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        Assign,
        Enter,
        GiveLantern,
        BuyToken,
        BuyBook,
        BuyBlind,
        TakeBook,
        Done,
        Begins,
        Lay,
        Begin,
        Draw,
        Go,
        Back,
        Cancel,
        Peek,
        EndPaths,
        Turn,
        Pay,
        Concede,
        Resume,
        Point,
        Sketch,
        Rub,
    )
}
