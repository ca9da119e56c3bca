"""What the table hears of the play itself, in the past tense: turns, movement, jail, cards and the end."""

from tafelrunde.engine.event import Event


class OfSeat(Event):
    """One seat did or met something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OfMoney(Event):
    """One seat and a number of rupees."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class OnSpace(Event):
    """One seat and one space."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


class OnSpaceForMoney(Event):
    """One seat, one space and what it cost or brought."""

    def __init__(self, seat: int, space: int, amount: int) -> None:
        self.seat = seat
        self.space = space
        self.amount = amount


class OfDice(Event):
    """One seat threw both dice."""

    def __init__(self, seat: int, a: int, b: int) -> None:
        self.seat = seat
        self.a = a
        self.b = b


class OfWay(Event):
    """A token went from one space to another."""

    def __init__(self, seat: int, start: int, space: int) -> None:
        self.seat = seat
        self.start = start
        self.space = space


class OfPayment(Event):
    """One seat paid another."""

    def __init__(self, payer: int, owner: int, amount: int) -> None:
        self.payer = payer
        self.owner = owner
        self.amount = amount


class OfDeck(Event):
    """One seat and one of the two decks."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck


class OfItem(Event):
    """One seat and its item card."""

    def __init__(self, seat: int, item: str) -> None:
        self.seat = seat
        self.item = item


# --- setup and turns --------------------------------------------------------------------------------------------------


class TokenTaken(Event):
    """A seat has chosen its token."""

    rule = "RM-S2"

    def __init__(self, seat: int, token: int) -> None:
        self.seat = seat
        self.token = token


class DeedDealt(OnSpace):
    """A deed was dealt at the start."""

    rule = "RM-Q1"


class ItemDealt(OfItem):
    """Option: an item card was dealt."""

    rule = "RM-G3"


class StartThrown(OfDice):
    """A throw for who begins."""

    rule = "RM-S7"


class StartTied(Event):
    """Several threw the same highest total and throw again."""

    rule = "RM-S7"


class StartFound(OfSeat):
    """This seat begins."""

    rule = "RM-S7"


class TurnBegan(Event):
    """The dice went to this seat."""

    rule = "RM-T5"

    def __init__(self, seat: int, round: int) -> None:
        self.seat = seat
        self.round = round


class DiceThrown(OfDice):
    """Both dice were thrown to move."""

    rule = "RM-T1"


class DoublesThrown(OfSeat):
    """Doubles: another throw follows."""

    rule = "RM-T3"


class ThirdDoubles(OfSeat):
    """Three doubles in one turn."""

    rule = "RM-T4"


class SnakeEyesPaid(OfMoney):
    """House rule: double one was rewarded."""

    rule = "RM-G3"


# --- movement ---------------------------------------------------------------------------------------------------------


class Moved(OfWay):
    """A token went forward."""

    rule = "RM-M1"


class MovedBack(OfWay):
    """A token went backwards."""

    rule = "RM-M4"


class SalaryPaid(OfMoney):
    """GO was reached or passed."""

    rule = "RM-M2"


class JustVisited(OfSeat):
    """A visit to the jail."""

    rule = "RM-L3"


class OwnDeedVisited(OnSpace):
    """One's own property costs nothing."""

    rule = "RM-L1"


class ParkingRested(OfSeat):
    """Nothing happens on Free Parking."""

    rule = "RM-L4"


class PotTaken(OfMoney):
    """House rule: the pot of Free Parking was won."""

    rule = "RM-G3"


# --- jail -------------------------------------------------------------------------------------------------------------


class JailEntered(OfSeat):
    """A token went straight to jail."""

    rule = "RM-J2"


class FinePaid(OfMoney):
    """The fine bought the way out."""

    rule = "RM-J6"


class JailCardUsed(OfDeck):
    """A jail card opened the door."""

    rule = "RM-J8"


class JailDoubles(OfSeat):
    """Doubles opened the door."""

    rule = "RM-J9"


class JailStayed(Event):
    """No doubles: the seat stays."""

    rule = "RM-J10"

    def __init__(self, seat: int, tries: int) -> None:
        self.seat = seat
        self.tries = tries


class JailFineForced(OfMoney):
    """The last try failed: the fine is due."""

    rule = "RM-J11"


# --- cards and taxes --------------------------------------------------------------------------------------------------


class CardDrawn(Event):
    """The top card of a deck."""

    rule = "RM-C1"

    def __init__(self, seat: int, deck: int, card: str) -> None:
        self.seat = seat
        self.deck = deck
        self.card = card


class JailCardKept(OfDeck):
    """A jail card stays with its finder."""

    rule = "RM-C2"


class BankPaid(OfMoney):
    """The bank paid out."""

    rule = "RM-C7"


class BankCollected(OfMoney):
    """The bank was paid."""

    rule = "RM-C7"


class RepairsDue(Event):
    """Every sprout and tree costs."""

    rule = "RM-C9"

    def __init__(self, seat: int, sprouts: int, trees: int, amount: int) -> None:
        self.seat = seat
        self.sprouts = sprouts
        self.trees = trees
        self.amount = amount


class SeatPaid(OfPayment):
    """One seat paid another."""

    rule = "RM-C8"


class TaxPaid(OnSpaceForMoney):
    """A printed fee."""

    rule = "RM-X1"


# --- the seat's wishes, and the end -----------------------------------------------------------------------------------


class AutoPassSet(Event):
    """How often a seat wants to be asked."""

    rule = "RM-W7"

    def __init__(self, seat: int, mode: str) -> None:
        self.seat = seat
        self.mode = mode


class TimeRanOut(Event):
    """This round is the last."""

    rule = "RM-E5"


class LimitReached(Event):
    """Wealth is counted."""

    rule = "RM-E5"

    def __init__(self, round: int) -> None:
        self.round = round


class GameWon(OfSeat):
    """The last one who is not bankrupt."""

    rule = "RM-E1"


class WealthWon(OfMoney):
    """The wealthiest."""

    rule = "RM-E3"


class WealthShared(Event):
    """Equal wealth and equal rupees."""

    rule = "RM-E4"

    def __init__(self, amount: int) -> None:
        self.amount = amount
