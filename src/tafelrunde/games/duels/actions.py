"""What a seat can say. Figures, cards and squares are named: `attack hero.master_sword hero boar-1`, `move hero c4`."""

import re
from typing import ClassVar, Final

from tafelrunde.engine.action import Action, BadAction, whole_number
from tafelrunde.games.duels.ruleset import SQUARES
from tafelrunde.games.duels.state import square_name, square_number

NAME: Final = re.compile(r"[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)?(?:-[12])?")


def _names(words: list[str], count: int, usage: str) -> list[str]:
    if len(words) != count:
        raise BadAction(f"say {usage!r}")
    for word in words:
        if not (len(word) <= 60 and NAME.fullmatch(word)):
            raise BadAction(f"{word[:40]!r} is no name; say {usage!r}")
    return words


def _square(word: str, usage: str) -> int:
    square = square_number(word)
    if square < 0:
        raise BadAction(f"{word[:10]!r} is no square; say {usage!r}")
    return square


class ChooseTeam(Action):
    """HD-S4: play this team."""

    usage: ClassVar[str] = "team TEAM"

    team: str

    def write(self) -> str:
        return f"team {self.team}"

    @classmethod
    def read(cls, words: list[str]) -> "ChooseTeam":
        return ChooseTeam(_names(words, 1, cls.usage)[0])


class Put(Action):
    """HD-S10, HD-M9: onto this square."""

    usage: ClassVar[str] = "put SQUARE"

    square: int

    def write(self) -> str:
        return f"put {square_name(self.square)}"

    @classmethod
    def read(cls, words: list[str]) -> "Put":
        if len(words) != 1:
            raise BadAction(f"say {cls.usage!r}")
        return Put(_square(words[0], cls.usage))


class Move(Action):
    """HD-T3, HD-B12: this figure moves to that square, through so many burrows."""

    usage: ClassVar[str] = "move FIGURE SQUARE [BURROWS]"

    figure: str
    square: int
    burrows: int = 0

    def write(self) -> str:
        return f"move {self.figure} {square_name(self.square)}" + (f" {self.burrows}" if self.burrows else "")

    @classmethod
    def read(cls, words: list[str]) -> "Move":
        if not 2 <= len(words) <= 3:
            raise BadAction(f"say {cls.usage!r}")
        burrows = whole_number(words[2], cls.usage) if len(words) == 3 else 0
        return Move(_names(words[:1], 1, cls.usage)[0], _square(words[1], cls.usage), burrows)


_moves: dict[str, list[Move]] = {}


def moves_to(figure: str) -> list[Move]:
    """A figure's moves to each square, without burrows: made once, as most of a long list are never said."""
    found = _moves.get(figure)
    if found is None:
        found = [Move(figure, square) for square in range(SQUARES)]
        _moves[figure] = found
    return found


class Stay(Action):
    """HD-T6: no move, or no further one."""

    usage: ClassVar[str] = "stay"


class Draw(Action):
    """HD-A1: draw a card."""

    usage: ClassVar[str] = "draw"


class Attack(Action):
    """HD-C1: this card, face down, by this figure on that one."""

    usage: ClassVar[str] = "attack CARD FIGURE TARGET"

    card: str
    figure: str
    target: str

    def write(self) -> str:
        return f"attack {self.card} {self.figure} {self.target}"

    @classmethod
    def read(cls, words: list[str]) -> "Attack":
        card, figure, target = _names(words, 3, cls.usage)
        return Attack(card, figure, target)


class Play(Action):
    """HD-A2, HD-X5, HD-X6: this special card, used by this figure."""

    usage: ClassVar[str] = "play CARD FIGURE"

    card: str
    figure: str

    def write(self) -> str:
        return f"play {self.card} {self.figure}"

    @classmethod
    def read(cls, words: list[str]) -> "Play":
        card, figure = _names(words, 2, cls.usage)
        return Play(card, figure)


class HealBy(Action):
    """HD-A3: discard this card of the fallen; that figure heals 1."""

    usage: ClassVar[str] = "heal CARD FIGURE"

    card: str
    figure: str

    def write(self) -> str:
        return f"heal {self.card} {self.figure}"

    @classmethod
    def read(cls, words: list[str]) -> "HealBy":
        card, figure = _names(words, 2, cls.usage)
        return HealBy(card, figure)


class EndTurn(Action):
    """HD-T9: no further action."""

    usage: ClassVar[str] = "end"


class Defend(Action):
    """HD-C3: with this card."""

    usage: ClassVar[str] = "defend CARD"

    card: str

    def write(self) -> str:
        return f"defend {self.card}"

    @classmethod
    def read(cls, words: list[str]) -> "Defend":
        return Defend(_names(words, 1, cls.usage)[0])


class Pass(Action):
    """HD-C3, HD-E4: no."""

    usage: ClassVar[str] = "pass"


class PickFigure(Action):
    """HD-E3: this figure."""

    usage: ClassVar[str] = "pick FIGURE"

    figure: str

    def write(self) -> str:
        return f"pick {self.figure}"

    @classmethod
    def read(cls, words: list[str]) -> "PickFigure":
        return PickFigure(_names(words, 1, cls.usage)[0])


class PickOpponent(Action):
    """HD-G8: this opponent. Seats count from 1."""

    usage: ClassVar[str] = "against SEAT"

    seat: int

    def write(self) -> str:
        return f"against {self.seat + 1}"

    @classmethod
    def read(cls, words: list[str]) -> "PickOpponent":
        seat = whole_number(words[0], cls.usage) if len(words) == 1 else 0
        if not 1 <= seat <= 6:
            raise BadAction(f"say {cls.usage!r} with a seat from 1 to 6")
        return PickOpponent(seat - 1)


class SwapFigures(Action):
    """HD-M9: these two change places."""

    usage: ClassVar[str] = "swap FIGURE FIGURE"

    figure: str
    other: str

    def write(self) -> str:
        return f"swap {self.figure} {self.other}"

    @classmethod
    def read(cls, words: list[str]) -> "SwapFigures":
        figure, other = _names(words, 2, cls.usage)
        return SwapFigures(figure, other)


class Discard(Action):
    """HD-D2, HD-E3: this card goes to the discard pile."""

    usage: ClassVar[str] = "discard CARD"

    card: str

    def write(self) -> str:
        return f"discard {self.card}"

    @classmethod
    def read(cls, words: list[str]) -> "Discard":
        return Discard(_names(words, 1, cls.usage)[0])


class Take(Action):
    """HD-E3: this card into the hand."""

    usage: ClassVar[str] = "take CARD"

    card: str

    def write(self) -> str:
        return f"take {self.card}"

    @classmethod
    def read(cls, words: list[str]) -> "Take":
        return Take(_names(words, 1, cls.usage)[0])


class PutBack(Action):
    """HD-E3: these cards back onto the deck, the first on top."""

    usage: ClassVar[str] = "order CARD ..."

    def __init__(self, cards: list[str]) -> None:
        super().__init__()
        self.cards = tuple(cards)

    def write(self) -> str:
        return "order " + " ".join(self.cards)

    @classmethod
    def read(cls, words: list[str]) -> "PutBack":
        if not 1 <= len(words) <= 6:
            raise BadAction(f"say {cls.usage!r} with one to six cards")
        return PutBack(_names(words, len(words), cls.usage))


class Concede(Action):
    """HD-W7: give up."""

    usage: ClassVar[str] = "concede"


PUTS: Final = tuple([Put(square) for square in range(SQUARES)])
STAY: Final = Stay()
DRAW: Final = Draw()
END: Final = EndTurn()
PASS: Final = Pass()
CONCEDE: Final = Concede()

ACTIONS: Final[dict[str, type[Action]]] = {
    "team": ChooseTeam,
    "put": Put,
    "move": Move,
    "stay": Stay,
    "draw": Draw,
    "attack": Attack,
    "play": Play,
    "heal": HealBy,
    "end": EndTurn,
    "defend": Defend,
    "pass": Pass,
    "pick": PickFigure,
    "against": PickOpponent,
    "swap": SwapFigures,
    "discard": Discard,
    "take": Take,
    "order": PutBack,
    "concede": Concede,
}
