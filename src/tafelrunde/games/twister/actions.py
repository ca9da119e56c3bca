"""What a seat can say. Tokens and squares are named: `fight yellow-naga wallop`, `turn yellow-naga 3 cw`."""

import re
from typing import Final

from tafelrunde.engine import Action, BadAction, Word, whole_number
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Card, Direction, Slot, Square

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
DIRECTION_WORDS: Final = ("n", "e", "s", "w")


# --- words --------------------------------------------------------------------------------------------------------------


def read_name(word: str, usage: str) -> str:
    """A token."""
    if not (len(word) <= 40 and NAME.fullmatch(word)):
        raise BadAction(f"{word[:40]!r} is no name; say {usage!r}")
    return word


def read_names(word: str, usage: str) -> tuple[str, ...]:
    """Tokens with commas between them."""
    return tuple([read_name(name, usage) for name in word.split(",")])


def write_names(names: tuple[str, ...]) -> str:
    """`yellow-naga,yellow-cleric`"""
    return ",".join(names)


def read_square(word: str, usage: str) -> Square:
    """`e17`"""
    square = r.square_number(word)
    if square < 0:
        raise BadAction(f"{word[:10]!r} is no square; say {usage!r}")
    return square


def read_slot(word: str, usage: str) -> Slot:
    """The place of a hall, as people count."""
    if len(word) != 1 or word not in "12345678":
        raise BadAction(f"{word[:10]!r} is no place of a hall, they are 1 to 8; say {usage!r}")
    return Slot(int(word) - 1)


def write_slot(slot: Slot) -> str:
    """The same the other way round."""
    return str(slot + 1)


def read_direction(word: str, usage: str) -> Direction:
    """`n` for north."""
    if word not in DIRECTION_WORDS:
        raise BadAction(f"{word[:10]!r} is no direction, there are n, e, s and w; say {usage!r}")
    return Direction(DIRECTION_WORDS.index(word))


def write_direction(direction: Direction) -> str:
    """The same the other way round."""
    return DIRECTION_WORDS[direction]


def read_turn(word: str, usage: str) -> bool:
    """Whether a hall turns clockwise."""
    if word not in ("cw", "ccw"):
        raise BadAction(f"{word[:10]!r} is neither cw nor ccw; say {usage!r}")
    return word == "cw"


def write_turn(clockwise: bool) -> str:
    """The same the other way round."""
    return "cw" if clockwise else "ccw"


def read_card(word: str, usage: str) -> Card:
    """The value of a card."""
    if len(word) != 1:
        raise BadAction(f"{word[:10]!r} is no card; say {usage!r}")
    return Card(whole_number(word, usage))


class Said(Action):
    """An action in the words of this game."""

    vocabulary = {
        "TOKEN": Word(read_name),
        "TARGET": Word(read_name),
        "FRIEND": Word(read_name),
        "SUPPORTERS": Word(read_names, write_names),
        "SQUARE": Word(read_square, r.square_name),
        "PIT": Word(read_square, r.square_name),
        "HALL": Word(read_slot, write_slot),
        "VALUE": Word(read_card),
        "cw|ccw": Word(read_turn, write_turn),
        "n|e|s|w": Word(read_direction, write_direction),
    }


# --- setting up -------------------------------------------------------------------------------------------------------


class Starter(Said):
    """DT-S2, DT-S14: this character on the next circle."""

    usage = "starter TOKEN"
    token: str


class Hide(Said):
    """DT-S3: this token face down onto that hall."""

    usage = "hide TOKEN HALL"
    token: str
    slot: Slot


class Put(Said):
    """DT-R3, DT-D2: onto this square."""

    usage = "put SQUARE"
    square: Square


# --- a turn -----------------------------------------------------------------------------------------------------------


class PlayCard(Said):
    """DT-T1: this action card."""

    usage = "card VALUE"
    card: Card


class Move(Said):
    """DT-M1: this character goes to that square and stays there, or leaves."""

    usage = "move TOKEN SQUARE"
    token: str
    square: Square


class Walk(Said):
    """DT-M1: this character begins to move, with stops to handle tokens."""

    usage = "walk TOKEN"
    token: str


class On(Said):
    """DT-M2: walk on to this square."""

    usage = "on SQUARE"
    square: Square


class Take(Said):
    """DT-O2: pick this token up."""

    usage = "take TOKEN"
    token: str


class Swap(Said):
    """DT-O2: lay the load down and pick this token up."""

    usage = "swap TOKEN"
    token: str


class Drop(Said):
    """DT-O2: lay the load down."""

    usage = "drop"


class Give(Said):
    """DT-O2: hand the load to this friend."""

    usage = "give FRIEND"
    token: str


class Get(Said):
    """DT-O2: take over the load of this friend."""

    usage = "get FRIEND"
    token: str


class Trade(Said):
    """DT-O2: exchange loads with this friend."""

    usage = "trade FRIEND"
    token: str


class Stop(Said):
    """DT-M7: stay here."""

    usage = "stop"


class Jump(Said):
    """DT-J1: over this pit to that square."""

    usage = "jump TOKEN PIT SQUARE"
    token: str
    pit: Square
    square: Square


class Reveal(Said):
    """DT-R1: turn this hall face up."""

    usage = "reveal TOKEN HALL"
    token: str
    slot: Slot


class Turn(Said):
    """DT-W1: turn this hall by a quarter."""

    usage = "turn TOKEN HALL cw|ccw"
    token: str
    slot: Slot
    clockwise: bool


class Fight(Said):
    """DT-C1, DT-C9: close combat, with these supporters."""

    usage = "fight TOKEN TARGET [SUPPORTERS]"
    token: str
    target: str
    supporters: tuple[str, ...] = ()


class Lance(Said):
    """DT-B6: attack with the lance."""

    usage = "lance TOKEN TARGET"
    token: str
    target: str


class Shoot(Said):
    """DT-B3: shoot with the bow."""

    usage = "shoot TOKEN TARGET"
    token: str
    target: str


class Fireball(Said):
    """DT-B4: a fireball in this direction."""

    usage = "fireball TOKEN n|e|s|w"
    token: str
    direction: Direction


class Unlock(Said):
    """DT-K1, DT-B2: open this portcullis."""

    usage = "unlock TOKEN n|e|s|w"
    token: str
    direction: Direction


class Lock(Said):
    """DT-K1, DT-B2: close this portcullis."""

    usage = "lock TOKEN n|e|s|w"
    token: str
    direction: Direction


class Break(Said):
    """DT-K4: break this portcullis."""

    usage = "break TOKEN n|e|s|w"
    token: str
    direction: Direction


class Heal(Said):
    """DT-K3: heal this character."""

    usage = "heal TOKEN TARGET"
    token: str
    target: str


class Repel(Said):
    """DT-K2: push this character away."""

    usage = "repel TOKEN TARGET"
    token: str
    target: str


class EndTurn(Said):
    """DT-T8: no further action."""

    usage = "end-turn"


# --- combat and NPCs --------------------------------------------------------------------------------------------------


class Combat(Said):
    """DT-C6, DT-Q1: this combat card."""

    usage = "combat VALUE"
    card: Card


class NameCard(Said):
    """DT-K7: the opponent has to play this card."""

    usage = "name VALUE"
    card: Card


class Decline(Said):
    """DT-K7: no card is named."""

    usage = "decline"


class Allow(Said):
    """DT-Q5, DT-Q7: the NP plays this card, or the higher of these two."""

    usage = "allow VALUE [VALUE]"
    card: Card
    other: Card = r.NO_CARD


class GoOn(Said):
    """DT-P8: let the next NPC act."""

    usage = "go-on"


STOP: Final = Stop()
DROP: Final = Drop()
END_TURN: Final = EndTurn()
DECLINE: Final = Decline()
GO_ON: Final = GoOn()
PUTS: Final = [Put(Square(square)) for square in range(r.SQUARES)]
ONS: Final = [On(Square(square)) for square in range(r.SQUARES)]
CREW: Final = [f"{colour}-{kind}" for colour in r.COLOURS[:2] for kind in r.KINDS]  # the names of all characters but NPCs
WALKS: Final = [Walk(name) for name in CREW]
MOVES: Final = [[Move(name, Square(square)) for square in range(r.SQUARES)] for name in CREW]  # by character and square
HIDES: Final = [  # by token and hall: the crews and the objects of two seats
    [Hide(name, slot) for slot in r.ALL_SLOTS]
    for name in (*CREW, *[f"{colour}-{thing}" for colour in r.COLOURS[:2] for thing in r.OBJECTS[:6]])
]
CARDS: Final = [PlayCard(Card(value)) for value in range(6)]
COMBATS: Final = [Combat(Card(value)) for value in range(10)]

ACTIONS: Final[dict[str, type[Action]]] = {kind.usage.split()[0]: kind for kind in Said.__subclasses__()}
