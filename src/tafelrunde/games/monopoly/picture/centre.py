"""The middle of the board: dice, decks, the bank's stock, and what is going on in words."""

from functools import lru_cache

from tafelrunde.engine import UNKNOWN, Say, SeatId, say
from tafelrunde.engine.scene import Dice, Frame, Gauge, Line, Panel, Pile, Stage, Track, Zone
from tafelrunde.games.monopoly import ruleset
from tafelrunde.games.monopoly.actions import Offer, Side
from tafelrunde.games.monopoly.ids import BANK, NOBODY, DeckId, Rupees, SpaceId
from tafelrunde.games.monopoly.picture import names
from tafelrunde.games.monopoly.picture.board import BOARD
from tafelrunde.games.monopoly.picture.remarks import completed, why_refused
from tafelrunde.games.monopoly.picture.sheets import card_piece, remembers
from tafelrunde.games.monopoly.rules.auctions import Auction, DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideMaximum, DeedAuction, ProxyAuction
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy, DecideDemand, DecideTax
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import raisable, tenth_of_wealth
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import DecideContest, DecidePlace, UpgradeAuction
from tafelrunde.games.monopoly.state import BOTTLE_DECK, CHEST_DECK, Monopoly

DICE_FRAME = Frame(BOARD, 2.05, 8.55, 2.7, 1.5)
BANK_FRAME = Frame(BOARD, 7.25, 2.1, 2.9, 1.45)
DECK_FRAMES = (Frame(BOARD, 2.1, 2.1, 2.4, 1.7), Frame(BOARD, 7.75, 8.45, 2.4, 1.7))
PANEL_FRAME = Frame(BOARD, 3.05, 3.9, 6.1, 4.45)


def centre(view: Monopoly, look: names.Look) -> list[Zone]:
    zones: list[Zone] = [_dice(view), _bank(view), _deck(view, look, BOTTLE_DECK), _deck(view, look, CHEST_DECK)]
    panel = _panel(view, look)
    if panel is not None:
        panel.frame = PANEL_FRAME
        zones.append(panel)
    return zones


def _dice(view: Monopoly) -> Dice:
    faces = [str(face) for face in view.dice] if view.dice[0] else ["1", "1"]
    return Dice(names.DICE_ZONE, Say("zone-dice"), faces, view.throws, DICE_FRAME)


def _bank(view: Monopoly) -> Track:
    return _known_bank(view.rules, int(max(view.sprouts, 0)), int(max(view.trees, 0)))


@lru_cache(maxsize=1024)
def _known_bank(rules: ruleset.Ruleset, sprouts: int, trees: int) -> Track:
    gauges = [
        Gauge(Say("stock-sprouts"), sprouts, int(rules.board.sprouts), names.SPROUT, "leaf"),
        Gauge(Say("stock-trees"), trees, int(rules.board.trees), names.TREE, "tree"),
    ]
    return Track(names.BANK_ZONE, Say("zone-bank"), gauges, BANK_FRAME)


def _deck(view: Monopoly, look: names.Look, deck: DeckId) -> Pile:
    """How many cards, and the one that was drawn last: it lies at the bottom, and everybody has seen it."""
    pile = view.decks[deck]
    return _known_deck(view.rules, look, deck, int(pile.cards[-1]) if pile.seen else UNKNOWN, len(pile.cards), remembers(view))


@lru_cache(maxsize=1024)
def _known_deck(rules: ruleset.Ruleset, look: names.Look, deck: DeckId, seen: int, count: int, memory: bool) -> Pile:
    return Pile(
        names.deck_id(deck),
        names.deck_name(deck),
        count,
        names.DECK_ICONS[deck],
        names.DECK_COLOURS[deck],
        top=card_piece(look, rules.cards[seen], not memory) if seen != UNKNOWN else None,
        sheet=names.deck_id(deck) if memory else "",
        frame=DECK_FRAMES[deck],
    )


# --- what is going on -------------------------------------------------------------------------------------------------


def _panel(view: Monopoly, look: names.Look) -> Panel | None:
    match view.decision:
        case DecideBuy() as decision:
            return _purchase(view, decision)
        case None:
            return _auction(view, look, NOBODY)
        case DecideBid() | DecideMaximum():
            return _auction(view, look, view.decision.seat)
        case DecideContest() as decision:
            return _contest(view, decision)
        case DecidePlace() as decision:
            name = Say("panel-place-tree" if decision.tree else "panel-place-sprout")
            return Panel(
                "place", name, [Line(Say("panel-place-where"), seat=int(decision.seat), rule="RM-U13")], icon=names.SPROUT
            )
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
                Line(say("panel-visitor", seat=names.who(decision.visitor)), seat=int(decision.visitor)),
                Line(Say("panel-rent"), names.rupees(decision.amount), icon=names.MONEY, strong=True, rule="RM-R7"),
            ]
            return Panel("demand", say("panel-demand", space=names.space_name(decision.space)), lines, icon=names.MONEY)
        case _:
            return _agreements(view, look)


def _cash_line(view: Monopoly, seat: SeatId) -> list[Line]:
    cash = view.seats[seat].cash
    return [] if cash == UNKNOWN else [Line(say("panel-cash", seat=names.who(seat)), names.rupees(cash), seat=int(seat))]


def _group_lines(view: Monopoly, space: SpaceId) -> list[Line]:
    """Who holds the other deeds of the group."""
    lines = []
    for other in view.rules.groups[view.rules.group[space]]:
        if other != space:
            owner = view.owner[other]
            if owner == BANK:
                lines.append(Line(names.space_name(other), Say("panel-unsold"), icon="gi:bank"))
            else:
                lines.append(Line(names.space_name(other), say("panel-of", seat=names.who(owner)), seat=int(owner)))
    return lines


def _row(amounts: list[Rupees]) -> str:
    return " · ".join([str(amount) for amount in amounts])


def _rent_lines(view: Monopoly, space: SpaceId) -> list[Line]:
    """The rents in short, as they stand on the deed (RM-R1 to RM-R6)."""
    rules, rent = view.rules, view.rules.board.rent[space]
    match rules.kind[space]:
        case ruleset.PLACE:
            most = rules.sprouts_per_tree
            grown = say("panel-rents-grown", sprouts=_row(rent[1 : most + 1]), tree=rent[5])
            return [
                Line(Say("sheet-rent"), say("panel-rents", amount=rent[0], whole=2 * rent[0]), icon=names.MONEY, rule="RM-R3"),
                Line(say("panel-rents-with", count=most), grown, icon=names.SPROUT, rule="RM-R4"),
            ]
        case ruleset.TRANSPORT:
            name = say("panel-rents-transports", count=len(rent))
            return [Line(name, say("panel-row", row=_row(rent)), icon=names.MONEY, rule="RM-R5")]
    return [Line(Say("sheet-rent"), say("panel-rents-shops", one=rent[0], both=rent[1]), icon=names.MONEY, rule="RM-R6")]


def _purchase(view: Monopoly, decision: DecideBuy) -> Panel:
    lines = [Line(Say("sheet-price"), names.rupees(decision.price), icon=names.MONEY, strong=True, rule="RM-P2")]
    lines += _rent_lines(view, decision.space) + _cash_line(view, decision.seat) + _group_lines(view, decision.space)
    return Stage("purchase", say("panel-purchase", space=names.space_name(decision.space)), lines, icon="gi:scroll-unfurled")


def _auction(view: Monopoly, look: names.Look, asked: SeatId) -> Panel | None:
    """The auction that is going on, also while nobody is asked."""
    match next((part for part in reversed(view.stack) if isinstance(part, (Auction, ProxyAuction))), None):
        case ProxyAuction() as auction:
            return _proxy(view, auction, asked)
        case DeedAuction() as auction:
            lines = [Line(Say("sheet-price"), names.rupees(view.rules.price[auction.space]), rule="RM-A1")]
            lines += _rent_lines(view, auction.space) + _bids(view, auction, asked)
            lines += [line for line in _group_lines(view, auction.space) if line.seat is not None]
            return Stage("auction", say("panel-auction", space=names.space_name(auction.space)), lines, icon="gi:gavel")
        case UpgradeAuction() as auction:
            lines = [Line(Say("panel-list-price"), names.rupees(view.rules.upgrade[auction.space]), rule="RM-U12")]
            return Stage("auction", Say("panel-auction-upgrade"), lines + _bids(view, auction, asked), icon="gi:gavel")
    return _agreements(view, look)


def _bids(view: Monopoly, auction: Auction, asked: SeatId) -> list[Line]:
    """Who leads, and what each bidder has said and could still pay."""
    if auction.leader == NOBODY:
        lines = [Line(Say("panel-no-bid"), say("panel-least", amount=auction.least_bid()), icon="gi:gavel", strong=True)]
    else:
        leads = say("panel-leads", seat=names.who(auction.leader))
        lines = [Line(leads, names.rupees(auction.current), icon="gi:gavel", strong=True, rule="RM-A7")]
    for seat in auction.order:
        passed = bool(auction.passed >> seat & 1)
        status = (
            Say("bidder-passed")
            if passed
            else Say("bidder-leads")
            if seat == auction.leader
            else Say("bidder-asked")
            if seat == asked
            else Say("bidder-waits")
        )
        cash = view.seats[seat].cash
        bidder = say("name", seat=names.who(seat))
        name = bidder if cash == UNKNOWN or passed else say("bidder-purse", seat=names.who(seat), amount=cash)
        lines.append(Line(name, status, seat=int(seat), dim=passed))
    return lines


def _proxy(view: Monopoly, auction: ProxyAuction, asked: SeatId) -> Panel:
    lines = [Line(Say("sheet-price"), names.rupees(view.rules.price[auction.space]), rule="RM-A11")]
    lines += _rent_lines(view, auction.space)
    for place, seat in enumerate(auction.order):
        named = place < len(auction.maxima)
        known = named and auction.maxima[place] != UNKNOWN
        status = (
            names.rupees(auction.maxima[place])
            if known
            else Say("bidder-named")
            if named
            else Say("bidder-asked" if seat == asked else "bidder-waits")
        )
        lines.append(Line(say("name", seat=names.who(seat)), status, seat=int(seat), strong=seat == asked))
    if view.viewer in auction.order:
        lines += _cash_line(view, view.viewer)
    lines += _group_lines(view, auction.space)
    return Stage("auction", say("panel-auction", space=names.space_name(auction.space)), lines, icon="gi:gavel")


def _contest(view: Monopoly, decision: DecideContest) -> Panel:
    tree = view.level[decision.space] == view.rules.sprouts_per_tree
    stock = view.trees if tree else view.sprouts
    lines = [
        Line(
            say("panel-builder", seat=names.who(decision.builder), space=names.space_name(decision.space)),
            seat=int(decision.builder),
        ),
        Line(
            Say("stock-trees" if tree else "stock-sprouts"),
            say("count", count=stock),
            icon=names.TREE if tree else names.SPROUT,
            rule="RM-U11",
        ),
        Line(Say("panel-list-price"), names.rupees(decision.price)),
        Line(Say("panel-least-bid"), names.rupees(decision.least), rule="RM-U12"),
        *_cash_line(view, decision.seat),
    ]
    return Stage("contest", Say("panel-contest"), lines, icon=names.SPROUT)


def _debt(view: Monopoly, decision: DecideDebt) -> Panel:
    cash = view.seats[decision.seat].cash
    creditor = int(decision.creditor) if decision.creditor != BANK else None
    lines = [
        Line(
            say("panel-owes", owner=names.who(decision.creditor)),
            names.rupees(decision.amount),
            seat=creditor,
            icon="gi:bank",
            rule="RM-D2",
        ),
        Line(say("panel-cash", seat=names.who(decision.seat)), names.rupees(cash), seat=int(decision.seat)),
        Line(Say("panel-short"), names.rupees(max(decision.amount - cash, 0)), icon="gi:hazard-sign", strong=True),
        Line(Say("panel-raisable"), names.rupees(raisable(view, decision.seat)), icon=names.MONEY, rule="RM-D4"),
    ]
    if raisable(view, decision.seat) < decision.amount:
        lines.append(Line(Say("panel-cannot-pay"), icon="gi:falling", rule="RM-D5"))
    return Stage("debt", say("panel-debt", seat=names.who(decision.seat)), lines, icon="gi:hazard-sign", colour="bad")


def _trade(view: Monopoly, look: names.Look, decision: DecideTrade) -> Panel:
    lines = _side_lines(view, look, decision.proposer, decision.seat, decision.get)
    lines += _side_lines(view, look, decision.seat, decision.proposer, decision.give)
    most = view.rules.trade_messages
    if decision.messages > 1 or most == 1:
        lines.append(Line(say("panel-message", number=decision.messages, most=most), icon="gi:conversation", rule="RM-N8"))
    name = say("panel-trade", seat=names.who(decision.proposer), to=names.who(decision.seat))
    return Panel("trade", name, lines, icon="gi:trade")


def _side_lines(view: Monopoly, look: names.Look, giver: SeatId, taker: SeatId, side: Side) -> list[Line]:
    """What one side gives, with what mortgages cost and which group it completes."""
    lines = [Line(say("panel-gives", seat=names.who(giver)), seat=int(giver), strong=True)]
    parts = names.side_parts(side)
    lines += [Line(part, icon="gi:plain-arrow") for part in parts] or [Line(Say("panel-gives-nothing"))]
    for space in side.spaces:
        if view.mortgaged[space]:
            warning = say(
                "panel-mortgaged", space=names.space_name(space), amount=view.rules.interest[space], lift=view.rules.lift[space]
            )
            lines.append(Line(warning, icon="gi:padlock", rule="RM-N4"))
    for group in completed(view, taker, side):
        hint = say("panel-completes", seat=names.who(taker), group=look.group_name(group))
        lines.append(Line(hint, icon="gi:star-swirl", rule="RM-P5"))
    return lines


def _receipt(view: Monopoly, decision: DecideReceipt) -> Panel:
    lines = [
        Line(Say("panel-keep"), names.rupees(view.rules.interest[decision.space]), icon="gi:padlock", rule="RM-N4"),
        Line(Say("panel-lift-now"), names.rupees(view.rules.lift[decision.space]), icon=names.MONEY, rule="RM-N10"),
        *_cash_line(view, decision.seat),
    ]
    return Panel("receipt", say("panel-receipt", space=names.space_name(decision.space)), lines, icon="gi:padlock")


def _tax(view: Monopoly, decision: DecideTax) -> Panel:
    lines = [Line(Say("panel-tax-flat"), names.rupees(decision.amount), icon=names.MONEY, rule="RM-X2")]
    if view.seats[decision.seat].cash != UNKNOWN:
        tenth = names.rupees(tenth_of_wealth(view, decision.seat))
        lines.append(Line(Say("panel-tax-percent"), tenth, icon="gi:scales", rule="RM-X3"))
    return Panel("tax", names.space_name(decision.space), lines, icon="gi:pay-money")


def _agreements(view: Monopoly, look: names.Look) -> Panel | None:
    """Nothing is going on: what has been promised, and the rent that the viewer may still ask for."""
    lines = [
        Line(
            say("panel-claim", seat=names.who(claim.visitor), space=names.space_name(claim.space)),
            names.rupees(claim.amount),
            seat=int(claim.visitor),
            strong=True,
            rule="RM-R7",
        )
        for claim in view.claims
    ]
    lines += [
        Line(
            say(
                "panel-visits", seat=names.who(visits.seat), owner=names.who(visits.owner), space=names.space_name(visits.space)
            ),
            say("count", count=visits.left),
            seat=int(visits.seat),
            rule="RM-G3",
        )
        for visits in view.visits
    ]
    lines += [
        Line(
            say("panel-loan", seat=names.who(loan.seat), owner=names.who(loan.creditor), turns=loan.turns),
            names.rupees(loan.amount),
            seat=int(loan.seat),
            rule="RM-G3",
        )
        for loan in view.loans
    ]
    if lines:
        return Panel("agreements", Say("panel-agreements"), lines, icon="gi:contract")
    return _refused(view, look)


def _refused(view: Monopoly, look: names.Look) -> Panel | None:
    """RM-N12: the viewer's offers that were refused and may not be repeated yet, and what speaks against them."""
    if view.viewer < 0 or view.decision is None or view.decision.seat != view.viewer:
        return None
    lines = []
    for text in view.seats[view.viewer].refused:
        offer = Offer.read(text.split()[1:])
        assert isinstance(offer, Offer)
        sides = {"get": names.side_words(offer.get), "give": names.side_words(offer.give)}
        lines.append(Line(say("panel-refused-offer", seat=names.who(offer.to), **sides), seat=int(offer.to), rule="RM-N12"))
        lines.append(Line(why_refused(view, look, view.viewer, offer), icon="gi:conversation"))
    return Panel("refused", Say("panel-refused"), lines, icon="gi:trade") if lines else None
