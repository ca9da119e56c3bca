"""What just happened: a sentence with its rule, and what moves on the table."""

from mypy_extensions import i64

from tafelrunde.engine.event import Event
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece, Tumble, Walk
from tafelrunde.engine.words import say_part
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.picture.board import CELL_ID
from tafelrunde.games.monopoly.picture.names import (
    BANK_ZONE,
    DEED,
    DICE_ZONE,
    JAIL_CARD,
    MONEY,
    Look,
    deck_id,
    seat_colour,
    seat_id,
    space_id,
    token_id,
)
from tafelrunde.games.monopoly.picture.sheets import card_piece
from tafelrunde.games.monopoly.ruleset import GO_SPACE
from tafelrunde.games.monopoly.state import Monopoly

LOUD = (events.TurnBegan, events.GameWon, events.WealthWon, events.WealthShared, events.LimitReached, events.StartFound)
POT = "s20"


def happening(event: Event, view: Monopoly, look: Look) -> Happening:
    """`view` is the table after it."""
    seat = getattr(event, "seat", getattr(event, "payer", getattr(event, "owner", None)))
    return Happening(
        say_part(event, look.kinds),
        event.rule,
        seat,
        _of_play(event, view) or _of_deals(event, view),
        card=_card(event, view, look),
        loud=isinstance(event, LOUD),
    )


def _card(event: Event, view: Monopoly, look: Look) -> Piece | None:
    if not isinstance(event, events.CardDrawn):
        return None
    card = next((card for card in view.rules.cards if card.id == event.card), None)
    return card_piece(look, card, False) if card is not None else None


# --- motions ----------------------------------------------------------------------------------------------------------


def _of_play(event: Event, view: Monopoly) -> list[Motion]:
    """Turns, movement, jail, cards and the end."""
    bank = POT if view.rules.pot else BANK_ZONE
    match event:
        case events.OfDice():
            return [Tumble(DICE_ZONE, [str(event.a), str(event.b)])]
        case events.OfWay():
            return [Walk(token_id(event.seat), _way(event, view.rules.size))]
        case events.JailEntered():
            return [Walk(token_id(event.seat), [CELL_ID]), Flash(CELL_ID)]
        case events.TurnBegan() | events.StartFound():
            return [Flash(seat_id(event.seat))]
        case events.GameWon() | events.WealthWon():
            return [Flash(seat_id(event.seat), colour="glow")]
        case events.SalaryPaid():
            return _money(space_id(GO_SPACE), seat_id(event.seat), event.amount)
        case events.SnakeEyesPaid() | events.BankPaid():
            return _money(BANK_ZONE, seat_id(event.seat), event.amount)
        case events.BankCollected() | events.FinePaid() | events.JailFineForced() | events.RepairsDue():
            return _money(seat_id(event.seat), bank, event.amount)
        case events.PotTaken():
            return _money(POT, seat_id(event.seat), event.amount)
        case events.TaxPaid():
            return _money(seat_id(event.seat), POT if view.rules.pot else space_id(event.space), event.amount)
        case events.OfPayment():
            return _money(seat_id(event.payer), seat_id(event.owner), event.amount)
        case events.JailCardKept():
            return [Flight(JAIL_CARD, deck_id(event.deck), seat_id(event.seat))]
        case events.JailCardUsed():
            return [Flight(JAIL_CARD, seat_id(event.seat), deck_id(event.deck))]
        case events.DeedDealt():
            return [_deed(event.space, event.seat)]
    return []


def _of_deals(event: Event, view: Monopoly) -> list[Motion]:
    """Buying, rent, upgrades, mortgages, trades, debts and items."""
    match event:
        case events.RentPaid():
            flash = Flash(space_id(event.space), str(event.amount))
            return [flash, *_money(seat_id(event.payer), seat_id(event.owner), event.amount)]
        case events.DeedBought() | events.AuctionWon():
            return [*_money(seat_id(event.seat), BANK_ZONE, event.amount), _deed(event.space, event.seat)]
        case events.SproutBuilt() | events.TreeBuilt() | events.MortgageLifted() | events.InterestPaid():
            return [*_money(seat_id(event.seat), BANK_ZONE, event.amount), Flash(space_id(event.space))]
        case events.SproutSold() | events.TreeSold() | events.DeedMortgaged() | events.DeedReturned():
            return [Flash(space_id(event.space)), *_money(BANK_ZONE, seat_id(event.seat), event.amount)]
        case events.GroupSold():
            flashes = [Flash(space_id(space)) for space in view.rules.groups[event.group]]
            return [*flashes, *_money(BANK_ZONE, seat_id(event.seat), event.amount)]
        case events.BidMade() | events.BuildContested():
            return [Flash(seat_id(event.seat), str(event.amount))]
        case events.TradeMade():
            return [*_handed(event.seat, event.to, event.give), *_handed(event.to, event.seat, event.get)]
        case events.DeedsSwapped():
            return [_deed(event.space, event.to), _deed(event.other, event.seat)]
        case events.PurchaseTaken():
            return [*_money(seat_id(event.seat), seat_id(event.to), event.amount), _deed(event.space, event.seat)]
        case events.BankruptToSeat():
            money = _money(seat_id(event.seat), seat_id(event.owner), event.amount)
            return [Flash(seat_id(event.seat), colour="bad"), *money]
        case events.BankruptToBank() | events.Resigned():
            return [Flash(seat_id(event.seat), colour="bad")]
        case events.DebtOpened():
            return [Flash(seat_id(event.payer), colour="bad")]
        case (
            events.AuctionOpened()
            | events.AuctionUnsold()
            | events.OfRent()
            | events.NoRentMortgaged()
            | events.NoRentJailed()
            | events.FreeVisitUsed()
            | events.RentEscaped()
        ):
            return [Flash(space_id(event.space))]
    return []


def _money(start: str, end: str, amount: Rupees) -> list[Motion]:
    return [Flight(MONEY, start, end, str(amount), "leaf")] if amount else []


def _deed(space: SpaceId, taker: SeatId) -> Flight:
    return Flight(DEED, space_id(space), seat_id(taker), colour=seat_colour(taker))


def _way(event: events.OfWay, size: i64) -> list[str]:
    """Every space on the way, forward or back; from a space to itself it is a whole lap."""
    step = -1 if isinstance(event, events.MovedBack) else 1
    length = ((event.space - event.start) * step - 1) % size + 1
    return [space_id(SpaceId((event.start + step * number) % size)) for number in range(1, length + 1)]


def _handed(giver: SeatId, taker: SeatId, side: Side) -> list[Motion]:
    """What one side gives flies over: money, then deeds, then cards."""
    start, end = seat_id(giver), seat_id(taker)
    cards = [Flight(JAIL_CARD, start, end) for _ in side.cards]
    return [*_money(start, end, side.rupees), *(_deed(space, taker) for space in side.spaces), *cards]
