"""What the table then hears, in the past tense, chapter by chapter."""

from mypy_extensions import i64

from tafelrunde.engine.event import Event
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import DeckId, GroupId, Rupees, SpaceId, TokenId


class OfSeat(Event):
    """One seat did or met something."""

    seat: SeatId


class OfMoney(OfSeat):
    """One seat and a number of rupees."""

    amount: Rupees


class OnSpace(OfSeat):
    """One seat and one space."""

    space: SpaceId


class OnSpaceForMoney(OnSpace):
    """One seat, one space and what it cost or brought."""

    amount: Rupees


class OfDice(OfSeat):
    """One seat threw both dice."""

    a: i64
    b: i64


class OfWay(OfSeat):
    """A token went from one space to another."""

    start: SpaceId
    space: SpaceId


class OfPayment(Event):
    """One seat paid another."""

    payer: SeatId
    owner: SeatId
    amount: Rupees


class OfDeck(OfSeat):
    """One seat and one of the two decks."""

    deck: DeckId


class OfItem(OfSeat):
    """One seat and its item card."""

    item: str


class OfGrowth(OnSpace):
    """The plants on a place changed."""

    level: i64
    amount: Rupees


class OfRent(Event):
    """An owner, a visitor and the rent between them."""

    owner: SeatId
    visitor: SeatId
    space: SpaceId
    amount: Rupees


class OfTrade(OfSeat):
    """Terms between two seats, seen from the first."""

    to: SeatId
    give: Side
    get: Side


# --- setup and turns --------------------------------------------------------------------------------------------------


class TokenTaken(OfSeat):
    """A seat has chosen its token."""

    rule = "RM-S2"

    token: TokenId


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


class TurnBegan(OfSeat):
    """The dice went to this seat."""

    rule = "RM-T5"

    round: i64


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


class JailStayed(OfSeat):
    """No doubles: the seat stays."""

    rule = "RM-J10"

    tries: i64


class JailFineForced(OfMoney):
    """The last try failed: the fine is due."""

    rule = "RM-J11"


# --- cards and taxes --------------------------------------------------------------------------------------------------


class CardDrawn(OfDeck):
    """The top card of a deck."""

    rule = "RM-C1"

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


class RepairsDue(OfSeat):
    """Every sprout and tree costs."""

    rule = "RM-C9"

    sprouts: i64
    trees: i64
    amount: Rupees


class SeatPaid(OfPayment):
    """One seat paid another."""

    rule = "RM-C8"


class TaxPaid(OnSpaceForMoney):
    """A printed fee."""

    rule = "RM-X1"


# --- buying and auctions ----------------------------------------------------------------------------------------------


class DeedBought(OnSpaceForMoney):
    """A property was bought at its price."""

    rule = "RM-P2"


class BuyDeclined(OnSpace):
    """A property was not bought at its price."""

    rule = "RM-P3"


class LapNeeded(OnSpace):
    """House rule: nothing can be bought before the first lap."""

    rule = "RM-G3"


class AuctionOpened(Event):
    """A property is auctioned."""

    rule = "RM-A1"

    space: SpaceId


class BidMade(OfMoney):
    """A bid."""

    rule = "RM-A5"


class BidPassed(OfSeat):
    """Out of this auction."""

    rule = "RM-A5"


class BidderPassedOver(OfSeat):
    """Could not raise the next bid."""

    rule = "RM-A6"


class MaximumNamed(OfSeat):
    """A hidden maximum was written down."""

    rule = "RM-A11"


class AuctionWon(OnSpaceForMoney):
    """The hammer fell."""

    rule = "RM-A7"


class AuctionUnsold(Event):
    """Nobody wanted it."""

    rule = "RM-A8"

    space: SpaceId


# --- rent -------------------------------------------------------------------------------------------------------------


class RentPaid(Event):
    """Rent went to the owner."""

    rule = "RM-R1"

    payer: SeatId
    owner: SeatId
    space: SpaceId
    amount: Rupees


class ShopThrown(OfDice):
    """Dice for the rent of a shop."""

    rule = "RM-R6"


class NoRentMortgaged(OnSpace):
    """A mortgaged property earns nothing."""

    rule = "RM-R2"


class NoRentJailed(Event):
    """House rule: the owner sits in jail."""

    rule = "RM-G3"

    owner: SeatId
    space: SpaceId


class RentForgone(Event):
    """The owner asked for nothing."""

    rule = "RM-R7"

    owner: SeatId
    visitor: SeatId
    space: SpaceId


class RentClaimOpened(OfRent):
    """Option: the owner may ask for rent; nobody else hears of it."""

    rule = "RM-R7"
    only = "owner"


class RentDemanded(OfRent):
    """The owner asked for the rent."""

    rule = "RM-R7"


class RentClaimLapsed(Event):
    """Option: nobody asked in time."""

    rule = "RM-R7"
    only = "owner"

    owner: SeatId
    space: SpaceId


class FreeVisitUsed(OnSpace):
    """House rule: a rent-free visit was used up."""

    rule = "RM-G3"

    left: i64


# --- upgrades ---------------------------------------------------------------------------------------------------------


class SproutBuilt(OfGrowth):
    """A sprout was planted."""

    rule = "RM-U1"


class TreeBuilt(OnSpaceForMoney):
    """Sprouts became a tree."""

    rule = "RM-U5"


class SproutSold(OfGrowth):
    """A sprout went back to the bank."""

    rule = "RM-V1"


class TreeSold(OfGrowth):
    """A tree became sprouts again."""

    rule = "RM-V3"


class GroupSold(OfSeat):
    """A group was sold down together."""

    rule = "RM-V4"

    group: GroupId
    total: i64
    amount: Rupees


class BuildContested(OfMoney):
    """Somebody else wants the upgrade too."""

    rule = "RM-U12"


class BuildAllowed(OfSeat):
    """No objection to the upgrade."""

    rule = "RM-U12"


class UpgradeWon(OfMoney):
    """A short upgrade was auctioned."""

    rule = "RM-U13"


# --- mortgages --------------------------------------------------------------------------------------------------------


class DeedMortgaged(OnSpaceForMoney):
    """The bank lent on a deed."""

    rule = "RM-H3"


class MortgageLifted(OnSpaceForMoney):
    """A mortgage was paid off."""

    rule = "RM-H4"


class InterestPaid(OnSpaceForMoney):
    """A tenth for a mortgaged deed received."""

    rule = "RM-N4"


# --- trading ----------------------------------------------------------------------------------------------------------


class TradeOffered(OfTrade):
    """An offer."""

    rule = "RM-N8"


class TradeCountered(OfTrade):
    """An offer in return."""

    rule = "RM-N8"


class TradeRejected(OfSeat):
    """No."""

    rule = "RM-N8"

    to: SeatId


class TradeMade(OfTrade):
    """Done: everything changed hands at once."""

    rule = "RM-N9"


class LoanDue(OfPayment):
    """House rule: a loan has to be paid back."""

    rule = "RM-G3"


# --- debts ------------------------------------------------------------------------------------------------------------


class DebtOpened(Event):
    """Cash does not suffice."""

    rule = "RM-D2"

    payer: SeatId
    amount: Rupees
    short: Rupees


class DebtVoid(Event):
    """There is no creditor any more."""

    rule = "RM-C12"

    payer: SeatId


class BankruptToSeat(OfSeat):
    """Everything goes to the creditor."""

    rule = "RM-D7"

    owner: SeatId
    amount: Rupees


class BankruptToBank(OfSeat):
    """Everything goes back to the bank."""

    rule = "RM-D10"


class Resigned(OfSeat):
    """A seat left the game."""

    rule = "RM-D16"


# --- items ------------------------------------------------------------------------------------------------------------


class ItemUsed(OfItem):
    """Option: an item card was used."""

    rule = "RM-G3"


class DeedsSwapped(OfSeat):
    """Option: two deeds changed places."""

    rule = "RM-G3"

    to: SeatId
    space: SpaceId
    other: SpaceId


class PurchaseTaken(OfSeat):
    """Option: a fresh purchase was taken over."""

    rule = "RM-G3"

    to: SeatId
    space: SpaceId
    amount: Rupees


class DeedReturned(OnSpaceForMoney):
    """Option: a deed went back to the bank."""

    rule = "RM-G3"


class RentEscaped(OnSpace):
    """Option: no rent this once."""

    rule = "RM-G3"


# --- the seat's wishes, and the end -----------------------------------------------------------------------------------


class AutoPassSet(OfSeat):
    """How often a seat wants to be asked."""

    rule = "RM-W7"

    mode: str


class TimeRanOut(Event):
    """This round is the last."""

    rule = "RM-E5"


class LimitReached(Event):
    """Wealth is counted."""

    rule = "RM-E5"

    round: i64


class GameWon(OfSeat):
    """The last one who is not bankrupt."""

    rule = "RM-E1"


class WealthWon(OfMoney):
    """The wealthiest."""

    rule = "RM-E3"


class WealthShared(Event):
    """Equal wealth and equal rupees."""

    rule = "RM-E4"

    amount: Rupees
