"""What just happened: a sentence with its rule, and what moves on the table."""

from mypy_extensions import i64

from tafelrunde.engine import Event, Say, SeatId, say, say_part
from tafelrunde.engine.scene import Flash, Flight, Happening, Motion, Piece, Tumble, Walk
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.picture.board import CELL_ID
from tafelrunde.games.monopoly.picture.sheets import card_piece, card_texts
from tafelrunde.games.monopoly.ruleset import GO_SPACE, Card
from tafelrunde.games.monopoly.state import Monopoly

ENDS = (events.GameWon, events.WealthWon, events.WealthShared)
LOUD = (events.TurnBegan, events.LimitReached, events.StartFound, *ENDS)
BIG = (events.AuctionWon, events.TradeMade, events.BankruptToSeat, events.BankruptToBank, *ENDS)
POT = "s20"


def happening(event: Event, view: Monopoly, look: names.Look) -> Happening:
    """`view` is the table after it."""
    seat = getattr(event, "seat", getattr(event, "payer", getattr(event, "owner", None)))
    return Happening(
        _told(event, view, look),
        event.rule,
        seat,
        _of_play(event, view) or _of_deals(event, view),
        card=_card(event, view, look),
        loud=isinstance(event, LOUD),
        big=isinstance(event, BIG),
    )


def _told(event: Event, view: Monopoly, look: names.Look) -> Say:
    """A sentence; after a drawn card, what stands on it, to be read in the log later."""
    told = say_part(event, look.kinds)
    card = _drawn(event, view)
    for text in card_texts(card) if card is not None else []:
        told = say("told-then", first=told, then=text)
    return told


def _drawn(event: Event, view: Monopoly) -> Card | None:
    if not isinstance(event, events.CardDrawn):
        return None
    return next((card for card in view.rules.cards if card.id == event.card), None)


def _card(event: Event, view: Monopoly, look: names.Look) -> Piece | None:
    card = _drawn(event, view)
    return card_piece(look, card, False) if card is not None else None


# --- motions ----------------------------------------------------------------------------------------------------------


def _of_play(event: Event, view: Monopoly) -> list[Motion]:
    """Turns, movement, jail, cards and the end."""
    bank = POT if view.rules.pot else names.BANK_ZONE
    match event:
        case events.OfDice():
            return [Tumble(names.DICE_ZONE, [str(event.a), str(event.b)])]
        case events.OfWay():
            return [Walk(names.token_id(event.seat), _way(event, view.rules.size))]
        case events.JailEntered():
            return [Walk(names.token_id(event.seat), [CELL_ID]), Flash(CELL_ID)]
        case events.TurnBegan() | events.StartFound():
            return [Flash(names.seat_id(event.seat))]
        case events.GameWon() | events.WealthWon():
            return [Flash(names.seat_id(event.seat), colour="glow")]
        case events.SalaryPaid():
            return _money(names.space_id(GO_SPACE), names.seat_id(event.seat), event.amount)
        case events.SnakeEyesPaid() | events.BankPaid():
            return _money(names.BANK_ZONE, names.seat_id(event.seat), event.amount)
        case events.BankCollected() | events.FinePaid() | events.JailFineForced() | events.RepairsDue():
            return _money(names.seat_id(event.seat), bank, event.amount)
        case events.PotTaken():
            return _money(POT, names.seat_id(event.seat), event.amount)
        case events.TaxPaid():
            return _money(names.seat_id(event.seat), POT if view.rules.pot else names.space_id(event.space), event.amount)
        case events.OfPayment():
            return _money(names.seat_id(event.payer), names.seat_id(event.owner), event.amount)
        case events.JailCardKept():
            return [Flight(names.JAIL_CARD, names.deck_id(event.deck), names.seat_id(event.seat))]
        case events.JailCardUsed():
            return [Flight(names.JAIL_CARD, names.seat_id(event.seat), names.deck_id(event.deck))]
        case events.DeedDealt():
            return [_deed(event.space, event.seat)]
    return []


def _of_deals(event: Event, view: Monopoly) -> list[Motion]:
    """Buying, rent, upgrades, mortgages, trades, debts and items."""
    match event:
        case events.RentPaid():
            flash = Flash(names.space_id(event.space), str(event.amount))
            return [flash, *_money(names.seat_id(event.payer), names.seat_id(event.owner), event.amount)]
        case events.DeedBought() | events.AuctionWon():
            return [*_money(names.seat_id(event.seat), names.BANK_ZONE, event.amount), _deed(event.space, event.seat)]
        case events.SproutBuilt() | events.TreeBuilt() | events.MortgageLifted() | events.InterestPaid():
            return [*_money(names.seat_id(event.seat), names.BANK_ZONE, event.amount), Flash(names.space_id(event.space))]
        case events.SproutSold() | events.TreeSold() | events.DeedMortgaged() | events.DeedReturned():
            return [Flash(names.space_id(event.space)), *_money(names.BANK_ZONE, names.seat_id(event.seat), event.amount)]
        case events.GroupSold():
            flashes = [Flash(names.space_id(space)) for space in view.rules.groups[event.group]]
            return [*flashes, *_money(names.BANK_ZONE, names.seat_id(event.seat), event.amount)]
        case events.BidMade() | events.BuildContested():
            return [Flash(names.seat_id(event.seat), str(event.amount))]
        case events.TradeMade():
            return [*_handed(event.seat, event.to, event.give), *_handed(event.to, event.seat, event.get)]
        case events.DeedsSwapped():
            return [_deed(event.space, event.to), _deed(event.other, event.seat)]
        case events.PurchaseTaken():
            return [*_money(names.seat_id(event.seat), names.seat_id(event.to), event.amount), _deed(event.space, event.seat)]
        case events.BankruptToSeat():
            money = _money(names.seat_id(event.seat), names.seat_id(event.owner), event.amount)
            return [Flash(names.seat_id(event.seat), colour="bad"), *money]
        case events.BankruptToBank() | events.Resigned():
            return [Flash(names.seat_id(event.seat), colour="bad")]
        case events.DebtOpened():
            return [Flash(names.seat_id(event.payer), colour="bad")]
        case (
            events.AuctionOpened()
            | events.AuctionUnsold()
            | events.OfRent()
            | events.NoRentMortgaged()
            | events.NoRentJailed()
            | events.FreeVisitUsed()
            | events.RentEscaped()
        ):
            return [Flash(names.space_id(event.space))]
    return []


def _money(start: str, end: str, amount: Rupees) -> list[Motion]:
    return [Flight(names.MONEY, start, end, str(amount), "leaf")] if amount else []


def _deed(space: SpaceId, taker: SeatId) -> Flight:
    return Flight(names.DEED, names.space_id(space), names.seat_id(taker), colour=names.seat_colour(taker))


def _way(event: events.OfWay, size: i64) -> list[str]:
    """Every space on the way, forward or back; from a space to itself it is a whole lap."""
    step = -1 if isinstance(event, events.MovedBack) else 1
    length = ((event.space - event.start) * step - 1) % size + 1
    return [names.space_id(SpaceId((event.start + step * number) % size)) for number in range(1, length + 1)]


def _handed(giver: SeatId, taker: SeatId, side: Side) -> list[Motion]:
    """What one side gives flies over: money, then deeds, then cards."""
    start, end = names.seat_id(giver), names.seat_id(taker)
    cards = [Flight(names.JAIL_CARD, start, end) for _ in side.cards]
    return [*_money(start, end, side.rupees), *(_deed(space, taker) for space in side.spaces), *cards]
