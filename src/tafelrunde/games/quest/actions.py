"""What a seat can say. Cards are named by their kind: of two alike any one is meant."""

from typing import Final

from tafelrunde.engine.action import Action, BadAction, Named, one_word, plain_word, whole_number

SEATS: Final = 4
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


class Pass(Action):
    usage = "pass"


class Redraw(Action):
    """TQ-C4, TQ-T4: the whole hand, and a new one."""

    usage = "redraw"


class Accept(Action):
    usage = "accept"


class Decline(Action):
    usage = "decline"


class Leave(Action):
    usage = "leave"


class Keep(Action):
    usage = "keep"


class PlaceHere(Action):
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
    interjects = True

    @classmethod
    def read(cls, words: list[str]) -> Action:
        phrase = one_word(words, cls.usage)
        if phrase not in PHRASES:
            raise BadAction(f"{phrase[:24]!r} is no phrase; there are {', '.join(PHRASES)}")
        return cls(phrase)


class Several(Action):
    """An action about some things with names, written `a,b` or `-`; their order does not matter."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = sorted(names)

    def write(self) -> str:
        return f"{self.usage.split()[0]} {','.join(self.names) or '-'}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        word = one_word(words, cls.usage)
        if word == "-":
            return cls([])
        names = word.split(",")
        if len(names) > 20:
            raise BadAction(f"that is too much; say {cls.usage!r}")
        return cls([plain_word(name, cls.usage) for name in names])


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


class Numbered(Action):
    """An action about one thing with a number."""

    number: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.number}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(whole_number(one_word(words, cls.usage), cls.usage))


class Give(Numbered):
    """TQ-I2, TQ-S6: to the player in this seat."""

    usage = "give SEAT"


class Triforce(Numbered):
    """TQ-F3: spend so many parts."""

    usage = "triforce PARTS"


class Spill(Numbered):
    """Let this bottle run out."""

    usage = "spill BOTTLE"


class Replace(Numbered):
    """Pour this bottle away and fill it."""

    usage = "replace BOTTLE"


class Pour(Numbered):
    """TQ-M5: empty a bottle, at any time."""

    usage = "pour BOTTLE"
    interjects = True


class Drink(Action):
    """TQ-M6 to TQ-M8: use a bottle; the green potion names a player (TQ-M11)."""

    usage = "drink BOTTLE SEAT"

    number: int
    seat: int

    def write(self) -> str:
        return f"drink {self.number} {self.seat}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if len(words) != 2:
            raise BadAction(f"say {cls.usage!r}")
        return Drink(whole_number(words[0], cls.usage), whole_number(words[1], cls.usage))


class GiveUp(Action):
    """TQ-X9: the game ends when everybody wants to."""

    usage = "give-up"
    interjects = True


class GoOn(Action):
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
DRINK: Final = [[Drink(bottle, seat) for seat in range(SEATS)] for bottle in range(4)]
GIVE: Final = [Give(seat) for seat in range(SEATS)]


def verb_of(action: Action) -> str:
    """The first word of an action."""
    return VERBS[type(action)]


ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        Explore,
        Give,
        Buy,
        Leave,
        Enter,
        Play,
        Down,
        Discard,
        Redraw,
        Drink,
        Pass,
        Triforce,
        Accept,
        Decline,
        Drop,
        Retrieve,
        Scout,
        Spill,
        Replace,
        Keep,
        PlaceHere,
        Place,
        Pour,
        Hint,
        Talk,
        GiveUp,
        GoOn,
    )
}

VERBS: Final[dict[type[Action], str]] = {kind: verb for verb, kind in ACTIONS.items()}
