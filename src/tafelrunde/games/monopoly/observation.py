"""What a seat may know of a game of Rupee Monopoly, as numbers (engine/observation.py)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.flow import Decision
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import (
    NONE,
    Numbers,
    Schema,
    Table,
    amount,
    choice,
    flag,
    open_question,
    questions,
    seat_words,
    single,
    some_of,
)
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
KNOWN: Final = questions(ASKED)
GIVES: Final = 0  # a deed that the other side of a trade gives to whoever is asked
GETS: Final = 1


def schema(rules: Ruleset, seats: int) -> Schema:
    """The numbers that `observe` writes."""
    words = seat_words(seats)
    spaces = [f"space{space}" for space in range(rules.size)]
    return Schema(
        (
            single(
                "table",
                *open_question(ASKED, words),
                amount("round", 30),
                amount("die1", 6),
                amount("die2", 6),
                amount("sprouts", 32),
                amount("trees", 12),
                amount("pot", 1000),
                *[amount(f"seen_{deck}", 16) for deck in DECKS],
            ),
            single(
                "matter",
                choice("space", spaces),
                choice("other", words),
                amount("amount", 500),
                amount("least", 500),
                amount("given", 500),
                amount("got", 500),
                amount("messages", 4),
                amount("offers", 6),
                flag("cards"),
            ),
            Table(
                "seats",
                words,
                (
                    amount("cash", 1500),
                    flag("cash_known"),
                    choice("position", spaces),
                    flag("jailed"),
                    amount("tries", 3),
                    flag("out"),
                    some_of("jail_cards", DECKS),
                    choice("item", [item.id for item in rules.items]),
                    amount("debts", 2),
                    flag("lapped"),
                    amount("deeds", 28),
                    some_of("groups", rules.board.names),
                    amount("owes", 500),
                    amount("visits", 3),
                    amount("claims", 500),
                ),
            ),
            Table(
                "deeds",
                tuple([f"space{space}" for space in rules.deeds]),
                (
                    choice("owner", words),
                    amount("level", 5),
                    flag("mortgaged"),
                    choice("trade", ("given", "got")),
                ),
            ),
        )
    )


def observe(state: Monopoly, viewer: SeatId, numbers: Numbers) -> None:
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
            numbers.append(NONE)
        else:
            numbers.append(GIVES if space in trade.give.spaces else GETS if space in trade.get.spaces else NONE)


def _matter(state: Monopoly, numbers: Numbers) -> DecideTrade | None:
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


def _seats(state: Monopoly, viewer: SeatId, seats: i64, numbers: Numbers) -> None:
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
