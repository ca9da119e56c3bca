"""What the table hears of the play itself, in the past tense: turns, movement, jail, cards and the end."""

from tafelrunde.engine.event import Event


class OfSeat(Event):
    """One seat did or met something."""

    seat: int


class OfMoney(Event):
    """One seat and a number of rupees."""

    seat: int
    amount: int


class OnSpace(Event):
    """One seat and one space."""

    seat: int
    space: int


class OnSpaceForMoney(Event):
    """One seat, one space and what it cost or brought."""

    seat: int
    space: int
    amount: int


class OfDice(Event):
    """One seat threw both dice."""

    seat: int
    a: int
    b: int


class OfWay(Event):
    """A token went from one space to another."""

    seat: int
    start: int
    space: int


class OfPayment(Event):
    """One seat paid another."""

    payer: int
    owner: int
    amount: int


class OfDeck(Event):
    """One seat and one of the two decks."""

    seat: int
    deck: int


class OfItem(Event):
    """One seat and its item card."""

    seat: int
    item: str


# --- setup and turns --------------------------------------------------------------------------------------------------


class TokenTaken(Event):
    """A seat has chosen its token."""

    rule = "RM-S2"

    seat: int
    token: int


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

    seat: int
    round: int


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

    seat: int
    tries: int


class JailFineForced(OfMoney):
    """The last try failed: the fine is due."""

    rule = "RM-J11"


# --- cards and taxes --------------------------------------------------------------------------------------------------


class CardDrawn(Event):
    """The top card of a deck."""

    rule = "RM-C1"

    seat: int
    deck: int
    card: str


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

    seat: int
    sprouts: int
    trees: int
    amount: int


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

    seat: int
    mode: str


class TimeRanOut(Event):
    """This round is the last."""

    rule = "RM-E5"


class LimitReached(Event):
    """Wealth is counted."""

    rule = "RM-E5"

    round: int


class GameWon(OfSeat):
    """The last one who is not bankrupt."""

    rule = "RM-E1"


class WealthWon(OfMoney):
    """The wealthiest."""

    rule = "RM-E3"


class WealthShared(Event):
    """Equal wealth and equal rupees."""

    rule = "RM-E4"

    amount: int
