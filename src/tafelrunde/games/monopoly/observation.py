"""What a seat may know of a game of Rupee Monopoly, as numbers (engine/observation.py)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Decision, SeatId
from tafelrunde.engine import observation as o
from tafelrunde.games.monopoly.ids import NOBODY, NOWHERE, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy, DecideDemand, DecideTax
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.setup import DecideToken
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import DecideContest, DecidePlace
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import DECKS, Monopoly

ASKED: Final[list[type[Decision]]] = [
    DecideToken, DecideOwn, DecideTable, DecideBuy, DecideBid, DecideDeedBid, DecideMaximum, DecideTrade, DecideDebt,
    DecideReceipt, DecideContest, DecidePlace, DecideTax, DecideDemand, DecideItem,
]  # fmt: skip
KNOWN: Final = o.questions(ASKED)
GIVES: Final = 0  # a deed that the other side of a trade gives to whoever is asked
GETS: Final = 1


def schema(rules: Ruleset, seats: int) -> o.Schema:
    """The numbers that `observe` writes."""
    words = o.seat_words(seats)
    spaces = [f"space{space}" for space in range(rules.size)]
    return o.Schema(
        (
            o.single(
                "table",
                *o.open_question(ASKED, words),
                *o.amounts(round=30, die1=6, die2=6, sprouts=32, trees=12, pot=1000),
                *[o.amount(f"seen_{deck}", 16) for deck in DECKS],
            ),
            o.single(
                "matter",
                o.choice("space", spaces),
                o.choice("other", words),
                *o.amounts(amount=500, least=500, given=500, got=500, messages=4, offers=6),
                o.flag("cards"),
            ),
            o.Table(
                "seats",
                words,
                (
                    o.amount("cash", 1500),
                    o.flag("cash_known"),
                    o.choice("position", spaces),
                    o.flag("jailed"),
                    o.amount("tries", 3),
                    o.flag("out"),
                    o.some_of("jail_cards", DECKS),
                    o.choice("item", [item.id for item in rules.items]),
                    o.amount("debts", 2),
                    o.flag("lapped"),
                    o.amount("deeds", 28),
                    o.some_of("groups", rules.board.names),
                    *o.amounts(owes=500, visits=3, claims=500),
                ),
            ),
            o.Table(
                "deeds",
                tuple([f"space{space}" for space in rules.deeds]),
                (
                    o.choice("owner", words),
                    o.amount("level", 5),
                    o.flag("mortgaged"),
                    o.choice("trade", ("given", "got")),
                ),
            ),
        )
    )


def observe(state: Monopoly, viewer: SeatId, numbers: o.Numbers) -> None:
    """Write down what this seat may know."""
    rules = state.rules
    seats: i64 = len(state.seats)
    decision = state.decision
    first, second = state.dice
    numbers.question(decision, KNOWN, state.active)
    numbers.append(state.round)
    numbers.append(first)
    numbers.append(second)
    numbers.append(state.sprouts)
    numbers.append(state.trees)
    numbers.append(state.pot)
    for deck in state.decks:
        numbers.append(deck.seen)
    trade = _matter(state, numbers)
    _seats(state, viewer, seats, numbers)
    owner, level, mortgaged = state.owner, state.level, state.mortgaged
    for space in rules.deeds:
        numbers.seat(owner[space])
        numbers.append(level[space])
        numbers.flag(mortgaged[space])
        if trade is None:
            numbers.append(o.NONE)
        else:
            numbers.append(GIVES if space in trade.give.spaces else GETS if space in trade.get.spaces else o.NONE)


def _matter(state: Monopoly, numbers: o.Numbers) -> DecideTrade | None:
    """What the open question is about; the trade, if it is one."""
    space: SpaceId = NOWHERE
    other: SeatId = NOBODY
    much: Rupees = 0
    least: Rupees = 0
    trade: DecideTrade | None = None
    decision = state.decision
    if isinstance(decision, DecideBid):
        much, least = decision.price, decision.least
        if isinstance(decision, DecideDeedBid):
            space, other = decision.space, decision.leader
    elif isinstance(decision, DecideBuy):
        space, much = decision.space, decision.price
    elif isinstance(decision, DecideDebt):
        much, other = decision.amount, decision.creditor
    elif isinstance(decision, DecideTrade):
        trade, other = decision, decision.proposer
    elif isinstance(decision, DecideMaximum):
        space = decision.space
    elif isinstance(decision, DecideReceipt):
        space, much = decision.space, decision.reserve
    elif isinstance(decision, DecideContest):
        space, other, much, least = decision.space, decision.builder, decision.price, decision.least
    elif isinstance(decision, DecidePlace):
        space = decision.space
    elif isinstance(decision, DecideTax):
        space, much = decision.space, decision.amount
    elif isinstance(decision, DecideDemand):
        space, other, much = decision.space, decision.visitor, decision.amount
    elif isinstance(decision, DecideItem):
        space = decision.space
    numbers.append(space)
    numbers.seat(other)
    numbers.append(much)
    numbers.append(least)
    numbers.append(trade.give.rupees if trade is not None else 0)
    numbers.append(trade.get.rupees if trade is not None else 0)
    numbers.append(trade.messages if trade is not None else 0)
    top = state.stack[-1] if state.stack else None
    numbers.append(top.offers if isinstance(top, Window) else 0)
    numbers.flag(trade is not None and bool(trade.give.cards or trade.get.cards))
    return trade


def _seats(state: Monopoly, viewer: SeatId, seats: i64, numbers: o.Numbers) -> None:
    covers = state.rules.cash_hidden and not state.over
    step: i64
    for step in range(seats):
        number = viewer + step
        seat = state.seats[number - seats if number >= seats else number]
        known = not covers or step == 0 or seat.debts > 0
        numbers.append(seat.cash if known else 0)
        numbers.flag(known)
        numbers.append(seat.position)
        numbers.flag(seat.jailed)
        numbers.append(seat.tries)
        numbers.flag(seat.out)
        numbers.append((1 if seat.jail_cards[0] else 0) + (2 if seat.jail_cards[1] else 0))
        numbers.append(seat.item)
        numbers.append(seat.debts)
        numbers.flag(seat.lapped)
        numbers.append(len(state.deeds[seat.seat]))
        numbers.append(state.whole[seat.seat])
        owes: i64 = 0
        for loan in state.loans:
            if loan.seat == seat.seat:
                owes += loan.amount
        numbers.append(owes)
        visits: i64 = 0
        for visit in state.visits:
            if visit.seat == seat.seat:
                visits += visit.left
        numbers.append(visits)
        claims: i64 = 0
        for claim in state.claims:
            if claim.seat == viewer and claim.visitor == seat.seat:
                claims += claim.amount
        numbers.append(claims)
