"""What a seat can say. Cards are named as they are printed: of two alike any one is meant."""

from typing import Final

from tafelrunde.engine import NUMBER, Action, BadAction, Named, SeatId, Word
from tafelrunde.engine.action import plain_word
from tafelrunde.games.quest.ids import Bottle

SEATS: Final = 4
MOST_NAMES: Final = 20  # in one action
PHRASES: Final = (
    "help-little",
    "help-much",
    "cannot-help",
    "need-round",
    "will-finish",
    "save-cards",
    "low-deck",
    "thanks",
)


def read_names(word: str, usage: str) -> list[str]:
    """Some names, written `a,b` or `-`."""
    names = [] if word == "-" else word.split(",")
    if len(names) > MOST_NAMES:
        raise BadAction(f"that is too much; say {usage!r}")
    return [plain_word(name, usage) for name in names]


def write_names(names: list[str]) -> str:
    return ",".join(names) or "-"


def read_phrase(word: str, usage: str) -> str:
    if word not in PHRASES:
        raise BadAction(f"{word[:24]!r} is no phrase; there are {', '.join(PHRASES)}; say {usage!r}")
    return word


NAMES: Final = Word(read_names, write_names)


class Said(Action):
    """Something a hero says."""

    vocabulary = {
        "BOTTLE": NUMBER,
        "SEAT": NUMBER,
        "PARTS": NUMBER,
        "CARDS": NAMES,
        "SPACES": NAMES,
        "THINGS": NAMES,
    }


class Several(Said):
    """An action about some things with names; their order does not matter."""

    names: list[str]

    def __post_init__(self) -> None:
        self.names = sorted(self.names)


class Pass(Said):
    usage = "pass"


class Redraw(Said):
    """TQ-C4, TQ-T4: the whole hand, and a new one."""

    usage = "redraw"


class Accept(Said):
    usage = "accept"


class Decline(Said):
    usage = "decline"


class Leave(Said):
    usage = "leave"


class Keep(Said):
    usage = "keep"


class PlaceHere(Said):
    """TQ-Q2: in the room where it was won."""

    usage = "place-here"


class Explore(Named):
    """TQ-D1"""

    usage = "explore DUNGEON"


class Enter(Named):
    """TQ-T5"""

    usage = "enter SPACE"


class Play(Named):
    """TQ-C4: face up."""

    usage = "play CARD"


class Down(Named):
    """TQ-V5: face down, as support."""

    usage = "down CARD"


class Discard(Named):
    """TQ-C4, TQ-T4"""

    usage = "discard CARD"


class Buy(Named):
    """TQ-M2"""

    usage = "buy POTION"


class Place(Named):
    """TQ-Q2: later, at any time."""

    usage = "place SPACE"
    interjects = True


class Talk(Named):
    """TQ-H1: a ready-made phrase."""

    usage = "say PHRASE"
    vocabulary = {"PHRASE": Word(read_phrase)}
    interjects = True


class Drop(Several):
    """Discard these hand cards."""

    usage = "drop CARDS"


class Retrieve(Several):
    """Take these cards from the discard pile."""

    usage = "retrieve CARDS"


class Scout(Several):
    """Turn these rooms up."""

    usage = "scout SPACES"


class Hint(Several):
    """TQ-H3: items and kinds on hand."""

    usage = "hint THINGS"
    interjects = True
    tells = True


class Give(Said):
    """TQ-I2, TQ-S6: to the player in this seat."""

    usage = "give SEAT"

    seat: SeatId


class Triforce(Said):
    """TQ-F3: spend so many parts."""

    usage = "triforce PARTS"

    parts: int


class Spill(Said):
    """Let this bottle run out."""

    usage = "spill BOTTLE"

    bottle: Bottle


class Replace(Said):
    """Pour this bottle away and fill it."""

    usage = "replace BOTTLE"

    bottle: Bottle


class Pour(Said):
    """TQ-M5: empty a bottle, at any time."""

    usage = "pour BOTTLE"
    interjects = True

    bottle: Bottle


class Drink(Said):
    """TQ-M6 to TQ-M8: use a bottle; the green potion names a player (TQ-M11)."""

    usage = "drink BOTTLE SEAT"

    bottle: Bottle
    seat: SeatId


class GiveUp(Said):
    """TQ-X9: the game ends when everybody wants to."""

    usage = "give-up"
    gives_up = True
    interjects = True


class GoOn(Said):
    """TQ-X9: not any more."""

    usage = "go-on"
    interjects = True


PASS: Final = Pass()
REDRAW: Final = Redraw()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
LEAVE: Final = Leave()
KEEP: Final = Keep()
PLACE_HERE: Final = PlaceHere()
TRIFORCE: Final = [Triforce(parts) for parts in range(5)]
DRINK: Final = [[Drink(Bottle(bottle), SeatId(seat)) for seat in range(SEATS)] for bottle in range(4)]
GIVE: Final = [Give(SeatId(seat)) for seat in range(SEATS)]

ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        *(Explore, Give, Buy, Leave, Enter),
        *(Play, Down, Discard, Redraw, Drink, Pass, Triforce),
        *(Accept, Decline, Drop, Retrieve, Scout, Spill, Replace, Keep, PlaceHere),
        *(Place, Pour, Hint, Talk, GiveUp, GoOn),
    )
}
VERBS: Final = {kind: verb for verb, kind in ACTIONS.items()}
