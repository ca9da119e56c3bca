"""What a seat can say. Cards, groups, spaces and books are named by their ids: of two cards alike any one is meant."""

from typing import Final

from tafelrunde.engine.action import Action, BadAction, Named, plain_word, whole_number

MOST_POINTS: Final = 60  # of a sketch
SEATS: Final = 5


def exactly(words: list[str], count: int, usage: str) -> None:
    """So many words after the verb."""
    if len(words) != count:
        raise BadAction(f"say {usage!r}")


class OfGroup(Action):
    """An action about one thing and one group."""

    name: str
    group: str

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.name} {self.group}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        exactly(words, 2, cls.usage)
        return cls(plain_word(words[0], cls.usage), plain_word(words[1], cls.usage))


# --- setup and market -------------------------------------------------------------------------------------------------


class Assign(OfGroup):
    """Mission 10: a goal card for a group."""

    usage = "goal GOAL GROUP"


class Enter(OfGroup):
    """MM-S8: where a group enters, such as `enter a2w green`."""

    usage = "enter PLACE GROUP"


class GiveLantern(Named):
    """Mission 6: who carries the Lantern."""

    usage = "lantern GROUP"


class BuyToken(OfGroup):
    """MM-F2"""

    usage = "buy-token KIND GROUP"


class BuyBook(OfGroup):
    """MM-F4: one that lies open."""

    usage = "buy-book BOOK GROUP"


class BuyBlind(Action):
    """MM-F4: the top of the pile, unseen."""

    usage = "buy-blind"


class TakeBook(Named):
    """MM-F11: the group that gets the book drawn unseen."""

    usage = "assign GROUP"


class Done(Action):
    """MM-F8: enough bought."""

    usage = "done"


class Begins(Action):
    """MM-S15: who begins."""

    usage = "starts SEAT"

    seat: int

    def write(self) -> str:
        return f"starts {self.seat}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        exactly(words, 1, cls.usage)
        return cls(whole_number(words[0], cls.usage))


# --- the turn ---------------------------------------------------------------------------------------------------------


class Lay(Action):
    """MM-P1: a hand card on an empty space, upright or upside-down."""

    usage = "lay CARD SPACE up|down"

    card: str
    space: str
    turned: bool

    def write(self) -> str:
        return f"lay {self.card} {self.space} {'down' if self.turned else 'up'}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        exactly(words, 3, cls.usage)
        if words[2] not in ("up", "down"):
            raise BadAction(f"a card lies up or down; say {cls.usage!r}")
        return cls(plain_word(words[0], cls.usage), plain_word(words[1], cls.usage), words[2] == "down")


class Begin(Named):
    """Section 4: begin to draw a leg, step by step."""

    usage = "begin GROUP"


class Draw(Action):
    """Section 4: a whole leg at once: the choices that `go` would make, in order."""

    usage = "draw GROUP CHOICE ..."

    group: str
    choices: tuple[str, ...]

    def write(self) -> str:
        return " ".join(("draw", self.group, *self.choices))

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if not words or len(words) > 200:
            raise BadAction(f"say {cls.usage!r}")
        return cls(plain_word(words[0], cls.usage), tuple([choice_in(word, cls.usage) for word in words[1:]]))


def choice_in(word: str, usage: str) -> str:
    """One choice of a leg: `J1-2`, `item`, `portal-item/c2.1-E1/1/fore`."""
    plain = word
    for mark in "-~/.":
        plain = plain.replace(mark, "")
    if not (plain.isascii() and plain.isalnum() and len(word) <= 40):
        raise BadAction(f"{word[:40]!r} is no choice; say {usage!r}")
    return word


class Go(Action):
    """Section 4: one choice of the leg that is being drawn."""

    usage = "go CHOICE"

    choice: str

    def write(self) -> str:
        return f"go {self.choice}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        exactly(words, 1, cls.usage)
        return cls(choice_in(words[0], cls.usage))


class Back(Action):
    """Section 4: take the last choice back."""

    usage = "back"


class Cancel(Action):
    """Section 4: draw no leg after all; nothing has happened."""

    usage = "cancel"


class Peek(Named):
    """MM-A4: look at a face-down card, by the Lantern or the oracle."""

    usage = "peek SPACE"


class EndPaths(Action):
    """MM-T5: no more legs this turn."""

    usage = "end"


class Turn(Named):
    """MM-A4: which way round a revealed card lies."""

    usage = "turn up|down"


class Pay(Named):
    """MM-A4: with what the ambush is paid."""

    usage = "pay item|token|book"


# --- at any time ------------------------------------------------------------------------------------------------------


class Concede(Action):
    """MM-W7: give the mission up, if everybody does."""

    usage = "concede"
    interjects = True


class Resume(Action):
    """MM-W7: go on after all."""

    usage = "resume"
    interjects = True


class Point(Named):
    """MM-G4: point at a space."""

    usage = "point SPACE"
    interjects = True


class Sketch(Action):
    """MM-R9: a line without effect, in a group's colour: points in the measure of the cards, 60 wide and 90 high."""

    usage = "sketch GROUP X,Y;X,Y;..."
    interjects = True

    group: str
    line: str

    def write(self) -> str:
        return f"sketch {self.group} {self.line}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        exactly(words, 2, cls.usage)
        points = words[1].split(";")
        if not 2 <= len(points) <= MOST_POINTS:
            raise BadAction(f"a sketch has 2 to {MOST_POINTS} points; say {cls.usage!r}")
        for point in points:
            x, comma, y = point.partition(",")
            for number in (x, y):
                digits = number.removeprefix("-")
                if not (comma and digits.isascii() and digits.isdigit() and len(digits) <= 4):
                    raise BadAction(f"{point[:20]!r} is no point; say {cls.usage!r}")
        return cls(plain_word(words[0], cls.usage), words[1])


class Rub(Action):
    """MM-R9: remove the own sketches."""

    usage = "rub"
    interjects = True


DONE: Final = Done()
BUY_BLIND: Final = BuyBlind()
BACK: Final = Back()
CANCEL: Final = Cancel()
END: Final = EndPaths()
TURNS: Final[tuple[Action, ...]] = (Turn("up"), Turn("down"))
STARTS: Final[tuple[Action, ...]] = tuple([Begins(seat) for seat in range(SEATS)])
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
