"""What the table then hears, in the past tense, chapter by chapter."""

from mypy_extensions import i64

from tafelrunde.engine import Event, OfSeat, SeatId
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import DeckId, GroupId, Rupees, SpaceId, TokenId


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
    """RM-S2: a seat has chosen its token."""

    token: TokenId


class DeedDealt(OnSpace):
    """RM-Q1: a deed was dealt at the start."""


class ItemDealt(OfItem):
    """RM-G3: option: an item card was dealt."""


class StartThrown(OfDice):
    """RM-S7: a throw for who begins."""


class StartTied(Event):
    """RM-S7: several threw the same highest total and throw again."""


class StartFound(OfSeat):
    """RM-S7: this seat begins."""


class TurnBegan(OfSeat):
    """RM-T5: the dice went to this seat."""

    round: i64


class DiceThrown(OfDice):
    """RM-T1: both dice were thrown to move."""


class DoublesThrown(OfSeat):
    """RM-T3: doubles: another throw follows."""


class ThirdDoubles(OfSeat):
    """RM-T4: three doubles in one turn."""


class SnakeEyesPaid(OfMoney):
    """RM-G3: house rule: double one was rewarded."""


# --- movement ---------------------------------------------------------------------------------------------------------


class Moved(OfWay):
    """RM-M1: a token went forward."""


class MovedBack(OfWay):
    """RM-M4: a token went backwards."""


class SalaryPaid(OfMoney):
    """RM-M2: GO was reached or passed."""


class JustVisited(OfSeat):
    """RM-L3: a visit to the jail."""


class OwnDeedVisited(OnSpace):
    """RM-L1: one's own property costs nothing."""


class ParkingRested(OfSeat):
    """RM-L4: nothing happens on Free Parking."""


class PotTaken(OfMoney):
    """RM-G3: house rule: the pot of Free Parking was won."""


# --- jail -------------------------------------------------------------------------------------------------------------


class JailEntered(OfSeat):
    """RM-J2: a token went straight to jail."""


class FinePaid(OfMoney):
    """RM-J6: the fine bought the way out."""


class JailCardUsed(OfDeck):
    """RM-J8: a jail card opened the door."""


class JailDoubles(OfSeat):
    """RM-J9: doubles opened the door."""


class JailStayed(OfSeat):
    """RM-J10: no doubles: the seat stays."""

    tries: i64


class JailFineForced(OfMoney):
    """RM-J11: the last try failed: the fine is due."""


# --- cards and taxes --------------------------------------------------------------------------------------------------


class CardDrawn(OfDeck):
    """RM-C1: the top card of a deck."""

    card: str


class JailCardKept(OfDeck):
    """RM-C2: a jail card stays with its finder."""


class BankPaid(OfMoney):
    """RM-C7: the bank paid out."""


class BankCollected(OfMoney):
    """RM-C7: the bank was paid."""


class RepairsDue(OfSeat):
    """RM-C9: every sprout and tree costs."""

    sprouts: i64
    trees: i64
    amount: Rupees


class SeatPaid(OfPayment):
    """RM-C8: one seat paid another."""


class TaxPaid(OnSpaceForMoney):
    """RM-X1: a printed fee."""


# --- buying and auctions ----------------------------------------------------------------------------------------------


class DeedBought(OnSpaceForMoney):
    """RM-P2: a property was bought at its price."""


class BuyDeclined(OnSpace):
    """RM-P3: a property was not bought at its price."""


class LapNeeded(OnSpace):
    """RM-G3: house rule: nothing can be bought before the first lap."""


class AuctionOpened(Event):
    """RM-A1: a property is auctioned."""

    space: SpaceId


class BidMade(OfMoney):
    """RM-A5: a bid."""


class BidPassed(OfSeat):
    """RM-A5: out of this auction."""


class BidderPassedOver(OfSeat):
    """RM-A6: could not raise the next bid."""


class MaximumNamed(OfSeat):
    """RM-A11: a hidden maximum was written down."""


class AuctionWon(OnSpaceForMoney):
    """RM-A7: the hammer fell."""


class AuctionUnsold(Event):
    """RM-A8: nobody wanted it."""

    space: SpaceId


# --- rent -------------------------------------------------------------------------------------------------------------


class RentPaid(Event):
    """RM-R1: rent went to the owner."""

    payer: SeatId
    owner: SeatId
    space: SpaceId
    amount: Rupees


class ShopThrown(OfDice):
    """RM-R6: dice for the rent of a shop."""


class NoRentMortgaged(OnSpace):
    """RM-R2: a mortgaged property earns nothing."""


class NoRentJailed(Event):
    """RM-G3: house rule: the owner sits in jail."""

    owner: SeatId
    space: SpaceId


class RentForgone(Event):
    """RM-R7: the owner asked for nothing."""

    owner: SeatId
    visitor: SeatId
    space: SpaceId


class RentClaimOpened(OfRent):
    """RM-R7: option: the owner may ask for rent; nobody else hears of it."""

    only = "owner"


class RentDemanded(OfRent):
    """RM-R7: the owner asked for the rent."""


class RentClaimLapsed(Event):
    """RM-R7: option: nobody asked in time."""

    only = "owner"

    owner: SeatId
    space: SpaceId


class FreeVisitUsed(OnSpace):
    """RM-G3: house rule: a rent-free visit was used up."""

    left: i64


# --- upgrades ---------------------------------------------------------------------------------------------------------


class SproutBuilt(OfGrowth):
    """RM-U1: a sprout was planted."""


class TreeBuilt(OnSpaceForMoney):
    """RM-U5: sprouts became a tree."""


class SproutSold(OfGrowth):
    """RM-V1: a sprout went back to the bank."""


class TreeSold(OfGrowth):
    """RM-V3: a tree became sprouts again."""


class GroupSold(OfSeat):
    """RM-V4: a group was sold down together."""

    group: GroupId
    total: i64
    amount: Rupees


class BuildContested(OfMoney):
    """RM-U12: somebody else wants the upgrade too."""


class BuildAllowed(OfSeat):
    """RM-U12: no objection to the upgrade."""


class UpgradeWon(OfMoney):
    """RM-U13: a short upgrade was auctioned."""


# --- mortgages --------------------------------------------------------------------------------------------------------


class DeedMortgaged(OnSpaceForMoney):
    """RM-H3: the bank lent on a deed."""


class MortgageLifted(OnSpaceForMoney):
    """RM-H4: a mortgage was paid off."""


class InterestPaid(OnSpaceForMoney):
    """RM-N4: a tenth for a mortgaged deed received."""


# --- trading ----------------------------------------------------------------------------------------------------------


class TradeOffered(OfTrade):
    """RM-N8: an offer."""


class TradeCountered(OfTrade):
    """RM-N8: an offer in return."""


class TradeRejected(OfSeat):
    """RM-N8: no."""

    to: SeatId


class TradeMade(OfTrade):
    """RM-N9: done: everything changed hands at once."""


class LoanDue(OfPayment):
    """RM-G3: house rule: a loan has to be paid back."""


# --- debts ------------------------------------------------------------------------------------------------------------


class DebtOpened(Event):
    """RM-D2: cash does not suffice."""

    payer: SeatId
    amount: Rupees
    short: Rupees


class DebtVoid(Event):
    """RM-C12: there is no creditor any more."""

    payer: SeatId


class BankruptToSeat(OfSeat):
    """RM-D7: everything goes to the creditor."""

    owner: SeatId
    amount: Rupees


class BankruptToBank(OfSeat):
    """RM-D10: everything goes back to the bank."""


class Resigned(OfSeat):
    """RM-D16: a seat left the game."""


# --- items ------------------------------------------------------------------------------------------------------------


class ItemUsed(OfItem):
    """RM-G3: option: an item card was used."""


class DeedsSwapped(OfSeat):
    """RM-G3: option: two deeds changed places."""

    to: SeatId
    space: SpaceId
    other: SpaceId


class PurchaseTaken(OfSeat):
    """RM-G3: option: a fresh purchase was taken over."""

    to: SeatId
    space: SpaceId
    amount: Rupees


class DeedReturned(OnSpaceForMoney):
    """RM-G3: option: a deed went back to the bank."""


class RentEscaped(OnSpace):
    """RM-G3: option: no rent this once."""


# --- the seat's wishes, and the end -----------------------------------------------------------------------------------


class AutoPassSet(OfSeat):
    """RM-W7: how often a seat wants to be asked."""

    mode: str


class TimeRanOut(Event):
    """RM-E5: this round is the last."""


class LimitReached(Event):
    """RM-E5: wealth is counted."""

    round: i64


class GameWon(OfSeat):
    """RM-E1: the last one who is not bankrupt."""


class WealthWon(OfMoney):
    """RM-E3: the wealthiest."""


class WealthShared(Event):
    """RM-E4: equal wealth and equal rupees."""

    amount: Rupees
