"""What the table hears of deals: buying, rent, upgrades, mortgages, trades, debts and items."""

from tafelrunde.engine.event import Event
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.events import OfDice, OfItem, OfMoney, OfPayment, OfSeat, OnSpace, OnSpaceForMoney


class OfGrowth(Event):
    """The plants on a place changed."""

    seat: int
    space: int
    level: int
    amount: int


class OfRent(Event):
    """An owner, a visitor and the rent between them."""

    owner: int
    visitor: int
    space: int
    amount: int


class OfTrade(Event):
    """Terms between two seats, seen from the first."""

    seat: int
    to: int
    give: Side
    get: Side


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

    space: int


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

    space: int


# --- rent -------------------------------------------------------------------------------------------------------------


class RentPaid(Event):
    """Rent went to the owner."""

    rule = "RM-R1"

    payer: int
    owner: int
    space: int
    amount: int


class ShopThrown(OfDice):
    """Dice for the rent of a shop."""

    rule = "RM-R6"


class NoRentMortgaged(OnSpace):
    """A mortgaged property earns nothing."""

    rule = "RM-R2"


class NoRentJailed(Event):
    """House rule: the owner sits in jail."""

    rule = "RM-G3"

    owner: int
    space: int


class RentForgone(Event):
    """The owner asked for nothing."""

    rule = "RM-R7"

    owner: int
    visitor: int
    space: int


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

    owner: int
    space: int


class FreeVisitUsed(Event):
    """House rule: a rent-free visit was used up."""

    rule = "RM-G3"

    seat: int
    space: int
    left: int


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


class GroupSold(Event):
    """A group was sold down together."""

    rule = "RM-V4"

    seat: int
    group: int
    total: int
    amount: int


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


class TradeRejected(Event):
    """No."""

    rule = "RM-N8"

    seat: int
    to: int


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

    payer: int
    amount: int
    short: int


class DebtVoid(Event):
    """There is no creditor any more."""

    rule = "RM-C12"

    payer: int


class BankruptToSeat(Event):
    """Everything goes to the creditor."""

    rule = "RM-D7"

    seat: int
    owner: int
    amount: int


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


class DeedsSwapped(Event):
    """Option: two deeds changed places."""

    rule = "RM-G3"

    seat: int
    to: int
    space: int
    other: int


class PurchaseTaken(Event):
    """Option: a fresh purchase was taken over."""

    rule = "RM-G3"

    seat: int
    to: int
    space: int
    amount: int


class DeedReturned(OnSpaceForMoney):
    """Option: a deed went back to the bank."""

    rule = "RM-G3"


class RentEscaped(OnSpace):
    """Option: no rent this once."""

    rule = "RM-G3"
