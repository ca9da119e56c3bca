"""What a seat can say. Most actions carry at most one number, so there is one object of each, made once."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import NUMBER, Action, BadAction, Fixed, SeatId, Word, one_of, passing, whole_number
from tafelrunde.games.monopoly.ids import DeckId, Rupees, SpaceId, TokenId
from tafelrunde.games.monopoly.state import BOTH_DECKS, DECKS

SPACES: Final = 40


def read_space(word: str, usage: str) -> SpaceId:
    """A space by its number."""
    space = whole_number(word, usage)
    if space >= SPACES:
        raise BadAction(f"there is no space {space}; they are numbered 0 to {SPACES - 1}")
    return SpaceId(space)


def read_deck(word: str, usage: str) -> DeckId:
    """A deck by its name."""
    return DeckId(DECKS.index(one_of(list(DECKS)).read(word, usage)))


def deck_word(deck: DeckId) -> str:
    """The name of a deck."""
    return DECKS[deck]


class Said(Action):
    """What a seat of this game says."""

    vocabulary = {
        "SPACE": Word(read_space),
        "AMOUNT": NUMBER,
        "CLAIM": NUMBER,
        "TOTAL": NUMBER,
        "NUMBER": NUMBER,
        "TARGET": NUMBER,
        "bottle|chest": Word(read_deck, deck_word),
    }


class Roll(Said):
    usage = "roll"


class EndTurn(Said):
    usage = "end-turn"


class Done(Said):
    usage = "done"


class Snooze(Said):
    usage = "snooze"


class PayFine(Said):
    usage = "pay-fine"


class Buy(Said):
    usage = "buy"


class Decline(Said):
    usage = "decline"


class Pass(Said):
    usage = "pass"


class Allow(Said):
    usage = "allow"


class Accept(Said):
    usage = "accept"


class Reject(Said):
    usage = "reject"


class LiftNow(Said):
    usage = "lift-now"


class Keep(Said):
    usage = "keep"


class Bankrupt(Said):
    usage = "bankrupt"
    gives_up = True


class Resign(Said):
    usage = "resign"
    gives_up = True


class Forgo(Said):
    usage = "forgo"


class SkipItem(Said):
    usage = "skip-item"


class TimeUp(Said):
    """Said by the table's clock (RM-E5)."""

    usage = "time-up"
    interjects = True


class OnSpace(Said):
    """An action about one space."""

    space: SpaceId


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


class OfAmount(Said):
    """An action about a number of rupees."""

    amount: Rupees


class Bid(OfAmount):
    usage = "bid AMOUNT"


class Max(OfAmount):
    usage = "max AMOUNT"


class Contest(OfAmount):
    usage = "contest AMOUNT"


class Demand(Said):
    """Ask for rent; with a number for an open claim (RM-R7)."""

    usage = "demand [CLAIM]"

    claim: i64 = 0


class SellGroup(Said):
    usage = "sell-group GROUP TOTAL"

    group: str
    total: i64


class UseCard(Said):
    usage = "use-card bottle|chest"

    deck: DeckId


class TakeToken(Said):
    usage = "token NUMBER"

    token: TokenId


class Tax(Said):
    usage = "tax flat|percent"

    way: str


class UseItem(Said):
    """Use an item card, aimed at an opponent, a deed or nothing."""

    usage = "item ITEM [TARGET]"

    item: str
    target: i64 = -1


class SetAutoPass(Said):
    """RM-W7: how often the seat wants to be asked between its turns."""

    usage = "auto-pass never|smart|always"
    interjects = True

    mode: str


class Side(Fixed):
    """RM-N6: what one side gives in a trade. Immutable."""

    rupees: Rupees = 0
    spaces: tuple[SpaceId, ...] = ()
    cards: tuple[DeckId, ...] = ()  # jail cards, by deck
    visits: tuple[i64, ...] = ()  # house rule: space, number
    loan: tuple[i64, ...] = ()  # house rule: amount to pay back, turns
    words: str = passing("")  # once they have been written

    def text(self) -> str:
        """`100 5,15,bottle`"""
        if not self.words:
            self.words = self.write()
        return self.words

    def write(self) -> str:
        """Its words."""
        items = [str(space) for space in self.spaces]
        if self.cards:
            items.extend(DECKS[deck] for deck in self.cards)
        if self.visits:
            items.append(f"visit{self.visits[0]}x{self.visits[1]}")
        if self.loan:
            items.append(f"repay{self.loan[0]}x{self.loan[1]}")
        return f"{self.rupees} {','.join(items) or '-'}"

    def with_rupees(self, rupees: Rupees) -> "Side":
        """The same with another sum."""
        return Side(rupees, self.spaces, self.cards, self.visits, self.loan)

    def empty(self) -> bool:
        """Whether this side gives nothing at all."""
        return not (self.rupees or self.spaces or self.cards or self.visits or self.loan)


class Offer(Said):
    """RM-N8: propose a trade to another seat."""

    usage = "offer SEAT give RUPEES DEEDS,CARDS get RUPEES DEEDS,CARDS"

    to: SeatId
    give: Side
    get: Side

    def write(self) -> str:
        return f"offer {self.to} give {self.give.text()} get {self.get.text()}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        if len(words) != 7:
            raise BadAction(f"say {cls.usage!r}, with '-' for no deeds")
        give, get = read_sides(words[1:], cls.usage)
        return cls(SeatId(whole_number(words[0], cls.usage)), give, get)


class Counter(Said):
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
    spaces: list[SpaceId] = []
    cards: list[DeckId] = []
    visits: list[i64] = []
    loan: list[i64] = []
    for item in items.split(","):
        if item.startswith("-"):
            continue
        if item in DECKS:
            cards.append(DeckId(DECKS.index(item)))
        elif item.startswith("visit"):
            visits += read_pair(item.removeprefix("visit"), usage)
        elif item.startswith("repay"):
            loan += read_pair(item.removeprefix("repay"), usage)
        else:
            spaces.append(SpaceId(whole_number(item, usage)))
    if len(set(spaces)) < len(spaces) or len(set(cards)) < len(cards) or len(visits) > 2 or len(loan) > 2:
        raise BadAction(f"{items!r} names something twice")
    if any(space >= SPACES for space in spaces + visits[:1]):
        raise BadAction(f"the spaces are numbered 0 to {SPACES - 1}")
    return Side(whole_number(rupees, usage), tuple(sorted(spaces)), tuple(sorted(cards)), tuple(visits), tuple(loan))


def read_pair(text: str, usage: str) -> list[i64]:
    """Two numbers of the form `39x3`."""
    first, cross, second = text.partition("x")
    if not cross:
        raise BadAction(f"{text!r} should read like 39x3; say {usage!r}")
    return [whole_number(first, usage), whole_number(second, usage)]


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
FLAT: Final = Tax("flat")
PERCENT: Final = Tax("percent")
USE_CARD: Final = [UseCard(deck) for deck in BOTH_DECKS]
EVERY_SPACE: Final = [SpaceId(number) for number in range(SPACES)]
BUILD: Final = [Build(space) for space in EVERY_SPACE]
SELL: Final = [Sell(space) for space in EVERY_SPACE]
MORTGAGE: Final = [Mortgage(space) for space in EVERY_SPACE]
LIFT: Final = [Lift(space) for space in EVERY_SPACE]
PLACE_ON: Final = [Place(space) for space in EVERY_SPACE]

USUAL_BIDS: Final = [Bid(amount) for amount in range(1501)]


def bid(amount: Rupees) -> Bid:
    """A bid; few are higher than what everybody begins with."""
    return USUAL_BIDS[amount] if amount < len(USUAL_BIDS) else Bid(amount)


ACTIONS: Final[dict[str, type[Action]]] = {
    kind.usage.split()[0]: kind for base in (Said, OnSpace, OfAmount) for kind in base.__subclasses__() if kind.usage
}
