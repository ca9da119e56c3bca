"""What a seat can say. Tokens and squares are named: `fight yellow-naga wallop`, `turn yellow-naga 3 cw`."""

import re
from typing import ClassVar, Final

from tafelrunde.engine.action import Action, BadAction, whole_number
from tafelrunde.games.twister.ruleset import COLOURS, KINDS, SQUARES, square_name, square_number

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
WAY_WORDS: Final = ("n", "e", "s", "w")


def _count(words: list[str], count: int, usage: str) -> None:
    if len(words) != count:
        raise BadAction(f"say {usage!r}")


def _name(word: str, usage: str) -> str:
    if not (len(word) <= 40 and NAME.fullmatch(word)):
        raise BadAction(f"{word[:40]!r} is no name; say {usage!r}")
    return word


def _square(word: str, usage: str) -> int:
    square = square_number(word)
    if square < 0:
        raise BadAction(f"{word[:10]!r} is no square; say {usage!r}")
    return square


def _slot(word: str, usage: str) -> int:
    if len(word) != 1 or word not in "12345678":
        raise BadAction(f"{word[:10]!r} is no place of a hall, they are 1 to 8; say {usage!r}")
    return int(word) - 1


def _way(word: str, usage: str) -> int:
    if word not in WAY_WORDS:
        raise BadAction(f"{word[:10]!r} is no direction, there are n, e, s and w; say {usage!r}")
    return WAY_WORDS.index(word)


class _About(Action):
    """An action that names one token."""

    token: str

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.token}"

    @classmethod
    def read(cls, words: list[str]) -> "_About":
        _count(words, 1, cls.usage)
        return cls(_name(words[0], cls.usage))


class _Upon(Action):
    """An action of one token on another."""

    token: str
    target: str

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.token} {self.target}"

    @classmethod
    def read(cls, words: list[str]) -> "_Upon":
        _count(words, 2, cls.usage)
        return cls(_name(words[0], cls.usage), _name(words[1], cls.usage))


class _Towards(Action):
    """An action of a token in a direction."""

    token: str
    way: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.token} {WAY_WORDS[self.way]}"

    @classmethod
    def read(cls, words: list[str]) -> "_Towards":
        _count(words, 2, cls.usage)
        return cls(_name(words[0], cls.usage), _way(words[1], cls.usage))


class _Onto(Action):
    """An action that names a square."""

    square: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {square_name(self.square)}"

    @classmethod
    def read(cls, words: list[str]) -> "_Onto":
        _count(words, 1, cls.usage)
        return cls(_square(words[0], cls.usage))


class _Number(Action):
    """An action that names a card."""

    card: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.card}"

    @classmethod
    def read(cls, words: list[str]) -> "_Number":
        _count(words, 1, cls.usage)
        if len(words[0]) != 1:
            raise BadAction(f"{words[0][:10]!r} is no card; say {cls.usage!r}")
        return cls(whole_number(words[0], cls.usage))


# --- setting up -------------------------------------------------------------------------------------------------------


class Starter(_About):
    """DT-S2, DT-S14: this character on the next circle."""

    usage: ClassVar[str] = "starter TOKEN"


class Hide(Action):
    """DT-S3: this token face down onto that hall."""

    usage: ClassVar[str] = "hide TOKEN HALL"

    token: str
    slot: int

    def write(self) -> str:
        return f"hide {self.token} {self.slot + 1}"

    @classmethod
    def read(cls, words: list[str]) -> "Hide":
        _count(words, 2, cls.usage)
        return Hide(_name(words[0], cls.usage), _slot(words[1], cls.usage))


class Put(_Onto):
    """DT-R3, DT-D2: onto this square."""

    usage: ClassVar[str] = "put SQUARE"


# --- a turn -----------------------------------------------------------------------------------------------------------


class PlayCard(_Number):
    """DT-T1: this action card."""

    usage: ClassVar[str] = "card VALUE"


class Move(Action):
    """DT-M1: this character goes to that square and stays there, or leaves."""

    usage: ClassVar[str] = "move TOKEN SQUARE"

    token: str
    square: int

    def write(self) -> str:
        return f"move {self.token} {square_name(self.square)}"

    @classmethod
    def read(cls, words: list[str]) -> "Move":
        _count(words, 2, cls.usage)
        return Move(_name(words[0], cls.usage), _square(words[1], cls.usage))


class Walk(_About):
    """DT-M1: this character begins to move, with stops to handle tokens."""

    usage: ClassVar[str] = "walk TOKEN"


class On(_Onto):
    """DT-M2: walk on to this square."""

    usage: ClassVar[str] = "on SQUARE"


class Take(_About):
    """DT-O2: pick this token up."""

    usage: ClassVar[str] = "take TOKEN"


class Swap(_About):
    """DT-O2: lay the load down and pick this token up."""

    usage: ClassVar[str] = "swap TOKEN"


class Drop(Action):
    """DT-O2: lay the load down."""

    usage: ClassVar[str] = "drop"


class Give(_About):
    """DT-O2: hand the load to this friend."""

    usage: ClassVar[str] = "give FRIEND"


class Get(_About):
    """DT-O2: take over the load of this friend."""

    usage: ClassVar[str] = "get FRIEND"


class Trade(_About):
    """DT-O2: exchange loads with this friend."""

    usage: ClassVar[str] = "trade FRIEND"


class Stop(Action):
    """DT-M7: stay here."""

    usage: ClassVar[str] = "stop"


class Jump(Action):
    """DT-J1: over this pit to that square."""

    usage: ClassVar[str] = "jump TOKEN PIT SQUARE"

    token: str
    pit: int
    square: int

    def write(self) -> str:
        return f"jump {self.token} {square_name(self.pit)} {square_name(self.square)}"

    @classmethod
    def read(cls, words: list[str]) -> "Jump":
        _count(words, 3, cls.usage)
        return Jump(_name(words[0], cls.usage), _square(words[1], cls.usage), _square(words[2], cls.usage))


class Reveal(Action):
    """DT-R1: turn this hall face up."""

    usage: ClassVar[str] = "reveal TOKEN HALL"

    token: str
    slot: int

    def write(self) -> str:
        return f"reveal {self.token} {self.slot + 1}"

    @classmethod
    def read(cls, words: list[str]) -> "Reveal":
        _count(words, 2, cls.usage)
        return Reveal(_name(words[0], cls.usage), _slot(words[1], cls.usage))


class Turn(Action):
    """DT-W1: turn this hall by a quarter."""

    usage: ClassVar[str] = "turn TOKEN HALL cw|ccw"

    token: str
    slot: int
    clockwise: bool

    def write(self) -> str:
        return f"turn {self.token} {self.slot + 1} {'cw' if self.clockwise else 'ccw'}"

    @classmethod
    def read(cls, words: list[str]) -> "Turn":
        _count(words, 3, cls.usage)
        if words[2] not in ("cw", "ccw"):
            raise BadAction(f"{words[2][:10]!r} is neither cw nor ccw; say {cls.usage!r}")
        return Turn(_name(words[0], cls.usage), _slot(words[1], cls.usage), words[2] == "cw")


class Fight(Action):
    """DT-C1, DT-C9: close combat, with these supporters."""

    usage: ClassVar[str] = "fight TOKEN TARGET [SUPPORTERS]"

    token: str
    target: str
    supporters: tuple[str, ...] = ()

    def write(self) -> str:
        more = " " + ",".join(self.supporters) if self.supporters else ""
        return f"fight {self.token} {self.target}{more}"

    @classmethod
    def read(cls, words: list[str]) -> "Fight":
        if not 2 <= len(words) <= 3:
            raise BadAction(f"say {cls.usage!r}")
        helpers = words[2].split(",") if len(words) == 3 else []
        named = tuple([_name(word, cls.usage) for word in helpers])
        return Fight(_name(words[0], cls.usage), _name(words[1], cls.usage), named)


class Lance(_Upon):
    """DT-B6: attack with the lance."""

    usage: ClassVar[str] = "lance TOKEN TARGET"


class Shoot(_Upon):
    """DT-B3: shoot with the bow."""

    usage: ClassVar[str] = "shoot TOKEN TARGET"


class Fireball(_Towards):
    """DT-B4: a fireball in this direction."""

    usage: ClassVar[str] = "fireball TOKEN n|e|s|w"


class Unlock(_Towards):
    """DT-K1, DT-B2: open this portcullis."""

    usage: ClassVar[str] = "unlock TOKEN n|e|s|w"


class Lock(_Towards):
    """DT-K1, DT-B2: close this portcullis."""

    usage: ClassVar[str] = "lock TOKEN n|e|s|w"


class Break(_Towards):
    """DT-K4: break this portcullis."""

    usage: ClassVar[str] = "break TOKEN n|e|s|w"


class Heal(_Upon):
    """DT-K3: heal this character."""

    usage: ClassVar[str] = "heal TOKEN TARGET"


class Repel(_Upon):
    """DT-K2: push this character away."""

    usage: ClassVar[str] = "repel TOKEN TARGET"


class EndTurn(Action):
    """DT-T8: no further action."""

    usage: ClassVar[str] = "end-turn"


# --- combat and NPCs --------------------------------------------------------------------------------------------------


class Combat(_Number):
    """DT-C6, DT-Q1: this combat card."""

    usage: ClassVar[str] = "combat VALUE"


class NameCard(_Number):
    """DT-K7: the opponent has to play this card."""

    usage: ClassVar[str] = "name VALUE"


class Decline(Action):
    """DT-K7: no card is named."""

    usage: ClassVar[str] = "decline"


class Allow(Action):
    """DT-Q5, DT-Q7: the NP plays this card, or the higher of these two."""

    usage: ClassVar[str] = "allow VALUE [VALUE]"

    card: int
    other: int = -2

    def write(self) -> str:
        return f"allow {self.card}" + (f" {self.other}" if self.other >= 0 else "")

    @classmethod
    def read(cls, words: list[str]) -> "Allow":
        if not 1 <= len(words) <= 2:
            raise BadAction(f"say {cls.usage!r}")
        values = []
        for word in words:
            if len(word) != 1:
                raise BadAction(f"{word[:10]!r} is no card; say {cls.usage!r}")
            values.append(whole_number(word, cls.usage))
        return Allow(values[0], values[1] if len(values) == 2 else -2)


class GoOn(Action):
    """DT-P8: let the next NPC act."""

    usage: ClassVar[str] = "go-on"


STOP: Final = Stop()
DROP: Final = Drop()
END_TURN: Final = EndTurn()
DECLINE: Final = Decline()
GO_ON: Final = GoOn()
PUTS: Final = [Put(square) for square in range(SQUARES)]
ONS: Final = [On(square) for square in range(SQUARES)]
CREW: Final = [f"{colour}-{kind}" for colour in COLOURS[:2] for kind in KINDS]  # the names of all characters but NPCs
WALKS: Final = [Walk(name) for name in CREW]
MOVES: Final = [[Move(name, square) for square in range(SQUARES)] for name in CREW]  # by character and square
CARDS: Final = [PlayCard(value) for value in range(6)]
COMBATS: Final = [Combat(value) for value in range(10)]

ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        Starter,
        Hide,
        Put,
        PlayCard,
        Move,
        Walk,
        On,
        Take,
        Swap,
        Drop,
        Give,
        Get,
        Trade,
        Stop,
        Jump,
        Reveal,
        Turn,
        Fight,
        Lance,
        Shoot,
        Fireball,
        Unlock,
        Lock,
        Break,
        Heal,
        Repel,
        EndTurn,
        Combat,
        NameCard,
        Decline,
        Allow,
        GoOn,
    )
}
