"""A number for everything that can be said in Rupee Monopoly (engine/vocabulary.py)."""

from collections.abc import Hashable
from typing import Any

from tafelrunde.engine.vocabulary import Slots, Vocabulary
from tafelrunde.games.monopoly.actions import ACTIONS, SPACES
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.deed_auctions import DecideMaximum
from tafelrunde.games.monopoly.rules.setup import TOKENS
from tafelrunde.games.monopoly.rules.upgrades import DecideContest
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import Monopoly

MORE = (1, 5, 10, 20, 50, 100)  # RM-A12: than the bid before, as rules/auctions.py lists them
ROUND = (0, 1, 10, 20, 50, 100)
LEVELS = 5  # RM-V4: of a space; a group is sold down to fewer than all of its spaces have


def vocabulary(rules: Ruleset) -> Vocabulary:
    """Bids are named by how much more they are; trades are numbered as they are listed."""
    return Vocabulary(
        ACTIONS,
        slots={
            "SPACE": [str(space) for space in range(SPACES)],
            "AMOUNT": [*[f"+{more}" for more in MORE], *[str(amount) for amount in ROUND], "half", "price", "all"],
            "NUMBER": [str(token) for token in TOKENS],
            "ITEM": [item.id for item in rules.items],
            "TARGET": [str(target) for target in range(SPACES)],
            "GROUP": rules.board.names,
            "TOTAL": [str(total) for total in range(LEVELS * max([len(group) for group in rules.groups]))],
        },
        listed={"offer": 64, "counter": 24, "demand": 16},
        unsaid={
            "time-up": "the table's clock says it",
            "auto-pass": "a setting of the seat: choose the option `auto_pass` instead",
        },
        context=context,
        words=words,
    )


def context(state: Monopoly, seat: int) -> Hashable:
    """RM-A12: what a bid is measured by: the least, the usual price, and all that the bidder has."""
    decision = state.decision
    cash = int(state.seats[seat].cash)
    if isinstance(decision, (DecideBid, DecideContest)):
        return int(decision.least), int(decision.price), cash
    if isinstance(decision, DecideMaximum):
        return 1, int(state.rules.price[decision.space]), cash
    return None


def words(context: Any) -> Slots:
    if context is None:
        return {}
    least, price, cash = context
    more = [str(least - 1 + step) for step in MORE]
    return {"AMOUNT": [*more, *[str(amount) for amount in ROUND], str(price // 2), str(price), str(cash)]}
