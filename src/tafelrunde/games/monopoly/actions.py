"""What a seat can say. Most actions carry at most one number, so there is one object of each, made once."""

from typing import Final

from tafelrunde.engine.action import Action, BadAction, one_word, whole_number
from tafelrunde.engine.part import Part
from tafelrunde.games.monopoly.ruleset import ITEMS
from tafelrunde.games.monopoly.state import AUTO_PASS, DECKS

SPACES: Final = 40


class Roll(Action):
    usage = "roll"


class EndTurn(Action):
    usage = "end-turn"


class Done(Action):
    usage = "done"


class Snooze(Action):
    usage = "snooze"


class PayFine(Action):
    usage = "pay-fine"


class Buy(Action):
    usage = "buy"


class Decline(Action):
    usage = "decline"


class Pass(Action):
    usage = "pass"


class Allow(Action):
    usage = "allow"


class Accept(Action):
    usage = "accept"


class Reject(Action):
    usage = "reject"


class LiftNow(Action):
    usage = "lift-now"


class Keep(Action):
    usage = "keep"


class Bankrupt(Action):
    usage = "bankrupt"


class Resign(Action):
    usage = "resign"


class Forgo(Action):
    usage = "forgo"


class SkipItem(Action):
    usage = "skip-item"


class TimeUp(Action):
    """Said by the table's clock (RM-E5)."""

    usage = "time-up"
    interjects = True


class OnSpace(Action):
    """An action about one space."""

    space: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.space}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        space = whole_number(one_word(words, cls.usage), cls.usage)
        if space >= SPACES:
            raise BadAction(f"there is no space {space}; they are numbered 0 to {SPACES - 1}")
        return cls(space)


class Build(OnSpace):
    usage = "build SPACE"


class Sell(OnSpace):
    usage = "sell SPACE"


class Mortgage(OnSpace):
    usage = "mortgage SPACE"


class Lift(OnSpace):
    usage = "lift SPACE"


class Place(OnSpace):
    usage = "place SPACE"


class OfAmount(Action):
    """An action about a number of rupees."""

    amount: int

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.amount}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(whole_number(one_word(words, cls.usage), cls.usage))


class Bid(OfAmount):
    usage = "bid AMOUNT"


class Max(OfAmount):
    usage = "max AMOUNT"


class Contest(OfAmount):
    usage = "contest AMOUNT"


class Demand(Action):
    """Ask for rent; with a number for an open claim (RM-R7)."""

    usage = "demand [CLAIM]"

    def __init__(self, claim: int = 0) -> None:
        super().__init__(f"demand {claim}" if claim else "demand")
        self.claim = claim

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(whole_number(one_word(words, cls.usage), cls.usage)) if words else cls()


class SellGroup(Action):
    usage = "sell-group GROUP TOTAL"

    def __init__(self, group: str, total: int) -> None:
        super().__init__(f"sell-group {group} {total}")
        self.group = group
        self.total = total

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if len(words) != 2:
            raise BadAction(f"say {cls.usage!r}")
        return cls(words[0], whole_number(words[1], cls.usage))


class UseCard(Action):
    usage = "use-card bottle|chest"

    def __init__(self, deck: int) -> None:
        super().__init__(f"use-card {DECKS[deck]}")
        self.deck = deck

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(DECKS.index(one_of(DECKS, words, cls.usage)))


class TakeToken(Action):
    usage = "token NUMBER"

    def __init__(self, token: int) -> None:
        super().__init__(f"token {token}")
        self.token = token

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(whole_number(one_word(words, cls.usage), cls.usage))


class Tax(Action):
    usage = "tax flat|percent"

    def __init__(self, percent: bool) -> None:
        super().__init__("tax percent" if percent else "tax flat")
        self.percent = percent

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(one_of(("flat", "percent"), words, cls.usage) == "percent")


class UseItem(Action):
    """Use an item card; the number is the opponent or the deed it is aimed at."""

    usage = "item IT1..IT6 [SEAT or SPACE]"

    def __init__(self, item: int, target: int = -1) -> None:
        super().__init__(f"item {ITEMS[item]}" if target < 0 else f"item {ITEMS[item]} {target}")
        self.item = item
        self.target = target

    @classmethod
    def read(cls, words: list[str]) -> Action:
        name = one_of(ITEMS, words[:1], cls.usage)
        if len(words) > 2:
            raise BadAction(f"say {cls.usage!r}")
        target = whole_number(words[1], cls.usage) if len(words) == 2 else -1
        return cls(ITEMS.index(name), target)


class SetAutoPass(Action):
    """RM-W7: how often the seat wants to be asked between its turns."""

    usage = "auto-pass never|smart|always"
    interjects = True

    def __init__(self, mode: str) -> None:
        super().__init__(f"auto-pass {mode}")
        self.mode = mode

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(one_of(AUTO_PASS, words, cls.usage))


class Side(Part):
    """RM-N6: what one side gives in a trade. Immutable."""

    rupees: int = 0
    spaces: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()  # jail cards, by deck
    visits: tuple[int, ...] = ()  # house rule: space, number
    loan: tuple[int, ...] = ()  # house rule: amount to pay back, turns

    def text(self) -> str:
        """`100 5,15,bottle`"""
        items = [str(space) for space in self.spaces]
        if self.cards:
            items.extend(DECKS[deck] for deck in self.cards)
        if self.visits:
            items.append(f"visit{self.visits[0]}x{self.visits[1]}")
        if self.loan:
            items.append(f"repay{self.loan[0]}x{self.loan[1]}")
        return f"{self.rupees} {','.join(items) or '-'}"

    def empty(self) -> bool:
        """Whether this side gives nothing at all."""
        return not (self.rupees or self.spaces or self.cards or self.visits or self.loan)


class Offer(Action):
    """RM-N8: propose a trade to another seat."""

    usage = "offer SEAT give RUPEES DEEDS,CARDS get RUPEES DEEDS,CARDS"

    to: int
    give: Side
    get: Side

    def write(self) -> str:
        return f"offer {self.to} give {self.give.text()} get {self.get.text()}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if len(words) != 7:
            raise BadAction(f"say {cls.usage!r}, with '-' for no deeds")
        give, get = read_sides(words[1:], cls.usage)
        return cls(whole_number(words[0], cls.usage), give, get)


class Counter(Action):
    """RM-N8: answer an offer with another one, seen from the one who counters."""

    usage = "counter give RUPEES DEEDS,CARDS get RUPEES DEEDS,CARDS"

    give: Side
    get: Side

    def write(self) -> str:
        return f"counter give {self.give.text()} get {self.get.text()}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if len(words) != 6:
            raise BadAction(f"say {cls.usage!r}, with '-' for no deeds")
        give, get = read_sides(words, cls.usage)
        return cls(give, get)


def read_sides(words: list[str], usage: str) -> tuple[Side, Side]:
    """Both sides of `give ... get ...`."""
    if words[0] != "give" or words[3] != "get":
        raise BadAction(f"say {usage!r}")
    return read_side(words[1], words[2], usage), read_side(words[4], words[5], usage)


def read_side(rupees: str, items: str, usage: str) -> Side:
    """One side of a trade from its two words. What begins with `-` is nothing, in a list too: forms leave things out so."""
    spaces: list[int] = []
    cards: list[int] = []
    visits: list[int] = []
    loan: list[int] = []
    for item in items.split(","):
        if item.startswith("-"):
            continue
        if item in DECKS:
            cards.append(DECKS.index(item))
        elif item.startswith("visit"):
            visits += read_pair(item.removeprefix("visit"), usage)
        elif item.startswith("repay"):
            loan += read_pair(item.removeprefix("repay"), usage)
        else:
            spaces.append(whole_number(item, usage))
    if len(set(spaces)) < len(spaces) or len(set(cards)) < len(cards) or len(visits) > 2 or len(loan) > 2:
        raise BadAction(f"{items!r} names something twice")
    if any(space >= SPACES for space in spaces + visits[:1]):
        raise BadAction(f"the spaces are numbered 0 to {SPACES - 1}")
    return Side(whole_number(rupees, usage), tuple(sorted(spaces)), tuple(sorted(cards)), tuple(visits), tuple(loan))


def read_pair(text: str, usage: str) -> list[int]:
    """Two numbers of the form `39x3`."""
    first, cross, second = text.partition("x")
    if not cross:
        raise BadAction(f"{text!r} should read like 39x3; say {usage!r}")
    return [whole_number(first, usage), whole_number(second, usage)]


def one_of(names: tuple[str, ...], words: list[str], usage: str) -> str:
    """The only word after the verb, which is one of these."""
    if len(words) != 1 or words[0] not in names:
        raise BadAction(f"say {usage!r}")
    return words[0]


ROLL: Final = Roll()
END_TURN: Final = EndTurn()
DONE: Final = Done()
SNOOZE: Final = Snooze()
PAY_FINE: Final = PayFine()
BUY: Final = Buy()
DECLINE: Final = Decline()
PASS: Final = Pass()
ALLOW: Final = Allow()
ACCEPT: Final = Accept()
REJECT: Final = Reject()
LIFT_NOW: Final = LiftNow()
KEEP: Final = Keep()
BANKRUPT: Final = Bankrupt()
RESIGN: Final = Resign()
FORGO: Final = Forgo()
DEMAND: Final = Demand()
SKIP_ITEM: Final = SkipItem()
FLAT: Final = Tax(False)
PERCENT: Final = Tax(True)
USE_CARD: Final = [UseCard(deck) for deck in range(len(DECKS))]
BUILD: Final = [Build(space) for space in range(SPACES)]
SELL: Final = [Sell(space) for space in range(SPACES)]
MORTGAGE: Final = [Mortgage(space) for space in range(SPACES)]
LIFT: Final = [Lift(space) for space in range(SPACES)]
PLACE_ON: Final = [Place(space) for space in range(SPACES)]

ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind
    for kind in (
        Roll,
        EndTurn,
        Done,
        Snooze,
        PayFine,
        UseCard,
        Build,
        Sell,
        SellGroup,
        Mortgage,
        Lift,
        Offer,
        Accept,
        Reject,
        Counter,
        Buy,
        Decline,
        Bid,
        Pass,
        Max,
        Contest,
        Allow,
        Place,
        LiftNow,
        Keep,
        Bankrupt,
        Resign,
        Demand,
        Forgo,
        TakeToken,
        Tax,
        UseItem,
        SkipItem,
        SetAutoPass,
        TimeUp,
    )
}
