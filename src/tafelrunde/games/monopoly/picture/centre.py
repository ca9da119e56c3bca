"""The middle of the board: dice, decks, the bank's stock, and what is going on in words."""

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import Dice, Frame, Gauge, Line, Panel, Pile, Track, Zone
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.ids import BANK, NOBODY, DeckId, SpaceId
from tafelrunde.games.monopoly.picture.board import BOARD
from tafelrunde.games.monopoly.picture.names import (
    BANK_ZONE,
    DECK_COLOURS,
    DECK_ICONS,
    DICE_ZONE,
    MONEY,
    SPROUT,
    TREE,
    Look,
    deck_id,
    deck_name,
    rupees,
    side_parts,
    space_name,
    who,
)
from tafelrunde.games.monopoly.picture.remarks import completed
from tafelrunde.games.monopoly.picture.sheets import card_piece, remembers
from tafelrunde.games.monopoly.rules.auctions import Auction, DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum, ProxyAuction
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy, DecideDemand, DecideTax
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import raisable, tenth_of_wealth
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import DecideContest, DecidePlace
from tafelrunde.games.monopoly.state import BOTTLE_DECK, CHEST_DECK, Monopoly

DICE_FRAME = Frame(BOARD, 2.05, 8.55, 2.7, 1.5)
BANK_FRAME = Frame(BOARD, 7.25, 2.1, 2.9, 1.45)
DECK_FRAMES = (Frame(BOARD, 2.1, 2.1, 2.4, 1.7), Frame(BOARD, 7.75, 8.45, 2.4, 1.7))
PANEL_FRAME = Frame(BOARD, 3.05, 3.9, 6.1, 4.45)


def centre(view: Monopoly, look: Look) -> list[Zone]:
    zones: list[Zone] = [_dice(view), _bank(view), _deck(view, look, BOTTLE_DECK), _deck(view, look, CHEST_DECK)]
    panel = _panel(view, look)
    if panel is not None:
        panel.frame = PANEL_FRAME
        zones.append(panel)
    return zones


def _dice(view: Monopoly) -> Dice:
    faces = [str(face) for face in view.dice] if view.dice[0] else ["1", "1"]
    return Dice(DICE_ZONE, Say("zone-dice"), faces, view.throws, DICE_FRAME)


def _bank(view: Monopoly) -> Track:
    board = view.rules.board
    gauges = [
        Gauge(Say("stock-sprouts"), int(max(view.sprouts, 0)), int(board.sprouts), SPROUT, "leaf"),
        Gauge(Say("stock-trees"), int(max(view.trees, 0)), int(board.trees), TREE, "tree"),
    ]
    return Track(BANK_ZONE, Say("zone-bank"), gauges, BANK_FRAME)


def _deck(view: Monopoly, look: Look, deck: DeckId) -> Pile:
    """How many cards, and the one that was drawn last: it lies at the bottom, and everybody has seen it."""
    pile = view.decks[deck]
    memory = remembers(view)
    top = card_piece(look, view.rules.cards[pile.cards[-1]], not memory) if pile.seen else None
    return Pile(
        deck_id(deck),
        deck_name(deck),
        len(pile.cards),
        DECK_ICONS[deck],
        DECK_COLOURS[deck],
        top=top,
        sheet=deck_id(deck) if memory else "",
        frame=DECK_FRAMES[deck],
    )


# --- what is going on -------------------------------------------------------------------------------------------------


def _panel(view: Monopoly, look: Look) -> Panel | None:
    match view.decision:
        case DecideBuy() as decision:
            return _purchase(view, decision)
        case DecideBid() as decision:
            return _auction(view, decision)
        case DecideMaximum() as decision:
            return _proxy(view, decision)
        case DecideContest() as decision:
            return _contest(view, decision)
        case DecidePlace() as decision:
            name = Say("panel-place-tree" if decision.tree else "panel-place-sprout")
            return Panel("place", name, [Line(Say("panel-place-where"), seat=int(decision.seat), rule="RM-U13")], icon=SPROUT)
        case DecideDebt() as decision:
            return _debt(view, decision)
        case DecideTrade() as decision:
            return _trade(view, look, decision)
        case DecideReceipt() as decision:
            return _receipt(view, decision)
        case DecideTax() as decision:
            return _tax(view, decision)
        case DecideItem() as decision:
            lines = [Line(view.rules.items[decision.item].do.words(), seat=int(decision.seat), rule="RM-G3")]
            return Panel("item", look.item_name(decision.item), lines, icon=look.item_icons[decision.item], colour="violet")
        case DecideDemand() as decision:
            lines = [
                Line(say("panel-visitor", seat=who(decision.visitor)), seat=int(decision.visitor)),
                Line(Say("panel-rent"), rupees(decision.amount), icon=MONEY, strong=True, rule="RM-R7"),
            ]
            return Panel("demand", say("panel-demand", space=space_name(decision.space)), lines, icon=MONEY)
        case _:
            return _agreements(view)


def _cash_line(view: Monopoly, seat: SeatId) -> list[Line]:
    cash = view.seats[seat].cash
    return [] if cash == UNKNOWN else [Line(say("panel-cash", seat=who(seat)), rupees(cash), seat=int(seat))]


def _group_lines(view: Monopoly, space: SpaceId) -> list[Line]:
    """Who holds the other deeds of the group."""
    lines = []
    for other in view.rules.groups[view.rules.group[space]]:
        if other != space:
            owner = view.owner[other]
            if owner == BANK:
                lines.append(Line(space_name(other), Say("panel-unsold"), icon="gi:bank"))
            else:
                lines.append(Line(space_name(other), say("panel-of", seat=who(owner)), seat=int(owner)))
    return lines


def _purchase(view: Monopoly, decision: DecideBuy) -> Panel:
    lines = [Line(Say("sheet-price"), rupees(decision.price), icon=MONEY, strong=True, rule="RM-P2")]
    lines += _cash_line(view, decision.seat) + _group_lines(view, decision.space)
    return Panel("purchase", say("panel-purchase", space=space_name(decision.space)), lines, icon="gi:scroll-unfurled")


def _auction(view: Monopoly, decision: DecideBid) -> Panel:
    auction = next(procedure for procedure in reversed(view.stack) if isinstance(procedure, Auction))
    if isinstance(decision, DecideDeedBid):
        name = say("panel-auction", space=space_name(decision.space))
        lines = [Line(Say("sheet-price"), rupees(decision.price), rule="RM-A1")]
    else:
        name = Say("panel-auction-upgrade")
        lines = [Line(Say("panel-list-price"), rupees(decision.price), rule="RM-U12")]
    if auction.leader == NOBODY:
        lines.append(Line(Say("panel-no-bid"), say("panel-least", amount=auction.least_bid()), icon="gi:gavel", strong=True))
    else:
        leads = say("panel-leads", seat=who(auction.leader))
        lines.append(Line(leads, rupees(auction.current), icon="gi:gavel", strong=True, rule="RM-A7"))
    for seat in auction.order:
        passed = bool(auction.passed >> seat & 1)
        status = (
            Say("bidder-passed")
            if passed
            else Say("bidder-leads")
            if seat == auction.leader
            else Say("bidder-asked")
            if seat == decision.seat
            else Say("bidder-waits")
        )
        lines.append(Line(say("name", seat=who(seat)), status, seat=int(seat), dim=passed))
    if isinstance(decision, DecideDeedBid):
        lines += [line for line in _group_lines(view, decision.space) if line.seat is not None]
    return Panel("auction", name, lines, icon="gi:gavel")


def _proxy(view: Monopoly, decision: DecideMaximum) -> Panel:
    auction = next(procedure for procedure in reversed(view.stack) if isinstance(procedure, ProxyAuction))
    lines = [Line(Say("sheet-price"), rupees(view.rules.price[decision.space]), rule="RM-A11")]
    for place, seat in enumerate(auction.order):
        named = place < len(auction.maxima)
        known = named and auction.maxima[place] != UNKNOWN
        status = (
            rupees(auction.maxima[place])
            if known
            else Say("bidder-named")
            if named
            else Say("bidder-asked" if seat == decision.seat else "bidder-waits")
        )
        lines.append(Line(say("name", seat=who(seat)), status, seat=int(seat), strong=seat == decision.seat))
    if view.viewer in auction.order:
        lines += _cash_line(view, view.viewer)
    lines += _group_lines(view, decision.space)
    return Panel("auction", say("panel-auction", space=space_name(decision.space)), lines, icon="gi:gavel")


def _contest(view: Monopoly, decision: DecideContest) -> Panel:
    tree = view.level[decision.space] == view.rules.sprouts_per_tree
    stock = view.trees if tree else view.sprouts
    lines = [
        Line(say("panel-builder", seat=who(decision.builder), space=space_name(decision.space)), seat=int(decision.builder)),
        Line(
            Say("stock-trees" if tree else "stock-sprouts"),
            say("count", count=stock),
            icon=TREE if tree else SPROUT,
            rule="RM-U11",
        ),
        Line(Say("panel-list-price"), rupees(decision.price)),
        Line(Say("panel-least-bid"), rupees(decision.least), rule="RM-U12"),
        *_cash_line(view, decision.seat),
    ]
    return Panel("contest", Say("panel-contest"), lines, icon=SPROUT)


def _debt(view: Monopoly, decision: DecideDebt) -> Panel:
    cash = view.seats[decision.seat].cash
    creditor = int(decision.creditor) if decision.creditor != BANK else None
    lines = [
        Line(
            say("panel-owes", owner=who(decision.creditor)),
            rupees(decision.amount),
            seat=creditor,
            icon="gi:bank",
            rule="RM-D2",
        ),
        Line(say("panel-cash", seat=who(decision.seat)), rupees(cash), seat=int(decision.seat)),
        Line(Say("panel-short"), rupees(max(decision.amount - cash, 0)), icon="gi:hazard-sign", strong=True),
        Line(Say("panel-raisable"), rupees(raisable(view, decision.seat)), icon=MONEY, rule="RM-D4"),
    ]
    if raisable(view, decision.seat) < decision.amount:
        lines.append(Line(Say("panel-cannot-pay"), icon="gi:falling", rule="RM-D5"))
    return Panel("debt", say("panel-debt", seat=who(decision.seat)), lines, icon="gi:hazard-sign", colour="bad")


def _trade(view: Monopoly, look: Look, decision: DecideTrade) -> Panel:
    lines = _side_lines(view, look, decision.proposer, decision.seat, decision.get)
    lines += _side_lines(view, look, decision.seat, decision.proposer, decision.give)
    most = view.rules.trade_messages
    if decision.messages > 1 or most == 1:
        lines.append(Line(say("panel-message", number=decision.messages, most=most), icon="gi:conversation", rule="RM-N8"))
    name = say("panel-trade", seat=who(decision.proposer), to=who(decision.seat))
    return Panel("trade", name, lines, icon="gi:trade")


def _side_lines(view: Monopoly, look: Look, giver: SeatId, taker: SeatId, side: Side) -> list[Line]:
    """What one side gives, with what mortgages cost and which group it completes."""
    lines = [Line(say("panel-gives", seat=who(giver)), seat=int(giver), strong=True)]
    parts = side_parts(side)
    lines += [Line(part, icon="gi:plain-arrow") for part in parts] or [Line(Say("panel-gives-nothing"))]
    for space in side.spaces:
        if view.mortgaged[space]:
            warning = say(
                "panel-mortgaged", space=space_name(space), amount=view.rules.interest[space], lift=view.rules.lift[space]
            )
            lines.append(Line(warning, icon="gi:padlock", rule="RM-N4"))
    for group in completed(view, taker, side):
        hint = say("panel-completes", seat=who(taker), group=look.group_name(group))
        lines.append(Line(hint, icon="gi:star-swirl", rule="RM-P5"))
    return lines


def _receipt(view: Monopoly, decision: DecideReceipt) -> Panel:
    lines = [
        Line(Say("panel-keep"), rupees(view.rules.interest[decision.space]), icon="gi:padlock", rule="RM-N4"),
        Line(Say("panel-lift-now"), rupees(view.rules.lift[decision.space]), icon=MONEY, rule="RM-N10"),
        *_cash_line(view, decision.seat),
    ]
    return Panel("receipt", say("panel-receipt", space=space_name(decision.space)), lines, icon="gi:padlock")


def _tax(view: Monopoly, decision: DecideTax) -> Panel:
    lines = [Line(Say("panel-tax-flat"), rupees(decision.amount), icon=MONEY, rule="RM-X2")]
    if view.seats[decision.seat].cash != UNKNOWN:
        tenth = rupees(tenth_of_wealth(view, decision.seat))
        lines.append(Line(Say("panel-tax-percent"), tenth, icon="gi:scales", rule="RM-X3"))
    return Panel("tax", space_name(decision.space), lines, icon="gi:pay-money")


def _agreements(view: Monopoly) -> Panel | None:
    """Nothing is going on: what has been promised, and the rent that the viewer may still ask for."""
    lines = [
        Line(
            say("panel-claim", seat=who(claim.visitor), space=space_name(claim.space)),
            rupees(claim.amount),
            seat=int(claim.visitor),
            strong=True,
            rule="RM-R7",
        )
        for claim in view.claims
    ]
    lines += [
        Line(
            say("panel-visits", seat=who(visits.seat), owner=who(visits.owner), space=space_name(visits.space)),
            say("count", count=visits.left),
            seat=int(visits.seat),
            rule="RM-G3",
        )
        for visits in view.visits
    ]
    lines += [
        Line(
            say("panel-loan", seat=who(loan.seat), owner=who(loan.creditor), turns=loan.turns),
            rupees(loan.amount),
            seat=int(loan.seat),
            rule="RM-G3",
        )
        for loan in view.loans
    ]
    return Panel("agreements", Say("panel-agreements"), lines, icon="gi:contract") if lines else None
