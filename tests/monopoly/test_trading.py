"""Trading: offers, answers, the exchange, and mortgaged deeds that change hands."""

import pytest

from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.events import (
    InterestPaid,
    MortgageLifted,
    TradeCountered,
    TradeMade,
    TradeOffered,
    TradeRejected,
)
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tests.monopoly.kit import ORANGE, Table, table


def test_a_trade() -> None:
    """RM-N1, RM-N3: a deed and rupees against a deed, on one's own turn."""
    game = table(owns={0: [5], 1: [39]})
    assert game.take("offer 1 give 150 5 get 0 39") == [TradeOffered(0, 1, Side(150, (5,)), Side(0, (39,)))]
    assert game.take("accept") == [TradeMade(0, 1, Side(150, (5,)), Side(0, (39,)))]
    assert (game.deeds(0), game.deeds(1)) == ([39], [5])
    assert game.cash == [1350, 1650, 1500]


def test_trade_off_turn() -> None:
    """RM-W4, RM-N1: before seat 0 throws, seats 2 and 1 make a deal; seat 0 is not asked."""
    game = table(owns={2: [15]}, options={"auto_pass": "never"}, dice=[(4, 6)])
    game.take("roll", "done")
    assert game.decider == 2
    game.take("offer 1 give 0 15 get 250 -")
    assert game.decider == 1
    game.take("accept")
    assert game.deeds(1) == [15]
    assert game.cash == [1500, 1250, 1750]
    assert game.state.throws == 0
    game.take("done")
    assert game.state.throws == 1


def test_trading_in_jail() -> None:
    """RM-N1, RM-J4: a prisoner trades like anybody else, and others with him."""
    game = table(owns={0: [5], 1: [15]}, jailed={0: 0, 1: 2})
    game.take("offer 1 give 0 5 get 0 15", "accept")
    assert game.deeds(0) == [15]


def test_upgrades_are_sold_before_a_trade() -> None:
    """RM-N2: nothing may grow anywhere in the colour group of a traded deed."""
    game = table(owns={0: ORANGE}, levels={19: 1})
    assert game.refused("offer 1 give 0 16 get 300 -") == "RM-N2"
    game.take("sell 19", "offer 1 give 0 16 get 300 -", "accept")
    assert game.deeds(1) == [16]


def test_jail_cards_are_goods() -> None:
    """RM-N3: against rupees, deeds or the other card."""
    game = table(owns={1: [1]}, jail_cards={0: ["bottle"], 1: ["chest"]})
    game.take("offer 1 give 0 bottle get 0 1,chest", "accept")
    assert [list(seat.jail_cards) for seat in game.state.seats[:2]] == [[False, True], [True, False]]
    assert game.deeds(0) == [1]


def sold_mortgaged(price: int = 100, cash: int = 400) -> Table:
    """Seat 0 offers its mortgaged deed 39 to seat 1."""
    game = table(owns={0: [39]}, mortgaged=[39], cash={1: cash})
    game.take(f"offer 1 give 0 39 get {price} -")
    return game


def test_trade_of_a_mortgaged_deed() -> None:
    """RM-N4, RM-N10: the new owner keeps the mortgage for a tenth; paying it off later costs the tenth again."""
    game = sold_mortgaged()
    game.take("accept")
    assert game.asked == DecideReceipt(1, 39, 0)
    assert game.cash[1] == 300
    assert game.take("keep") == [InterestPaid(1, 39, 20)]
    assert game.cash[1] == 280
    assert game.state.mortgaged[39]
    assert game.state.rules.lift[39] == 220


def test_lifting_on_receipt() -> None:
    """RM-N4, RM-N10: or the new owner pays it off at once."""
    game = sold_mortgaged()
    assert game.take("accept", "lift-now")[-1] == MortgageLifted(1, 39, 220)
    assert game.cash[1] == 80
    assert not game.state.mortgaged[39]


def test_illegal_trades() -> None:
    """RM-N2, RM-N7: who could not pay the tenth, a growing group, and a gift."""
    game = table(owns={0: [39, *ORANGE]}, mortgaged=[39], levels={19: 1}, cash={1: 110})
    assert game.refused("offer 1 give 0 39 get 100 -") == "RM-N7"
    assert game.allowed("offer 1 give 0 39 get 90 -")
    assert game.refused("offer 1 give 0 18 get 50 -") == "RM-N2"
    assert game.refused("offer 1 give 50 - get 0 -") == "RM-N7"


@pytest.mark.parametrize(
    ("offer", "rule"),
    [
        ("offer 1 give 1501 - get 0 15", "RM-N7"),  # more than there is
        ("offer 1 give 0 5 get 1501 -", "RM-N7"),
        ("offer 1 give 10 5 get 10 15", "RM-N7"),  # rupees on both sides
        ("offer 1 give 0 25 get 0 15", "RM-N7"),  # not the giver's
        ("offer 1 give 0 5 get 0 25", "RM-N7"),
        ("offer 1 give 0 5,bottle get 0 15", "RM-N7"),
        ("offer 1 give 0 5 get 0 -", "RM-N7"),  # a gift
        ("offer 1 give 0 - get 0 15", "RM-N7"),
        ("offer 1 give 0 - get 0 -", "RM-N7"),
        ("offer 3 give 0 5 get 100 -", "RM-N6"),  # bankrupt
        ("offer 0 give 0 5 get 100 -", "RM-N6"),
        ("offer 4 give 0 5 get 100 -", "RM-N6"),
    ],
)
def test_what_an_offer_needs(offer: str, rule: str) -> None:
    """RM-N6, RM-N7: two seats in the game, everything its giver's, rupees on one side, something on both."""
    assert table(seats=4, owns={0: [5], 1: [15], 2: [25]}, out=[3]).refused(offer) == rule


def test_gifts_by_option() -> None:
    """RM-N7: a table may allow them; but not an offer of nothing, nor of rupees alone."""
    game = table(owns={0: [5]}, options={"allow_gifts": True})
    assert game.allowed("offer 1 give 0 5 get 0 -")
    assert game.refused("offer 1 give 0 - get 0 -") == "RM-N7"
    assert game.refused("offer 1 give 50 - get 0 -") == "RM-N7"
    game.take("offer 1 give 0 5 get 0 -", "accept")
    assert game.deeds(1) == [5]


def test_no_promises() -> None:
    """RM-N5: neither loans nor rent-free visits are part of a trade."""
    game = table(owns={0: [5], 1: [15]})
    assert game.refused("offer 1 give 0 5,visit5x2 get 0 15") == "RM-N5"
    assert game.refused("offer 1 give 0 repay100x3 get 90 -") == "RM-N5"


def test_a_trade_is_between_two() -> None:
    """RM-N6: the third seat has no say, and nothing of it can be named."""
    game = table(owns={0: [5], 1: [15], 2: [25]})
    game.take("offer 1 give 0 5 get 0 15")
    assert game.refused("accept", seat=2) == "RM-W10"
    assert game.refused("counter give 0 15 get 0 5,25") == "RM-N7"


def test_negotiation_length() -> None:
    """RM-N8: an offer and three counters; the fourth message can only be accepted or rejected."""
    game = table(owns={0: [5], 1: [15]})
    game.take("offer 1 give 0 5 get 100 -")
    deciders = []
    for price in (60, 90, 70):
        deciders.append(game.decider)
        sides = "give {} - get 0 5" if game.decider == 1 else "give 0 5 get {} -"
        events = game.take("counter " + sides.format(price))
        assert isinstance(events[0], TradeCountered)
    assert deciders == [1, 0, 1]
    assert game.options() == ["reject", "accept"]
    assert game.refused("counter give 0 5 get 80 -") == "RM-N8"
    assert game.refused("roll") == "RM-N8"
    game.take("accept")
    assert game.cash == [1570, 1430, 1500]
    assert game.asked == DecideOwn(0, False)


def test_a_rejection_ends_it() -> None:
    """RM-N8: nothing changes hands, and the window goes on."""
    game = table(owns={0: [5]})
    assert game.take("offer 1 give 0 5 get 300 -", "reject")[-1] == TradeRejected(1, 0)
    assert game.deeds(0) == [5]
    assert game.asked == DecideOwn(0, False)


@pytest.mark.parametrize("messages", [1, 2, 8])
def test_the_number_of_messages_is_an_option(messages: int) -> None:
    """RM-N8: from one (take it or leave it) to eight."""
    game = table(owns={0: [5]}, options={"trade_messages": messages})
    game.take("offer 1 give 0 5 get 100 -")
    for number in range(messages - 1):
        sides = f"give {50 + number} - get 0 5" if game.decider == 1 else f"give 0 5 get {90 - number} -"
        game.take("counter " + sides)
    assert not any(option.startswith("counter") for option in game.options())


def test_receipts_come_in_order() -> None:
    """RM-N9: first those of whoever wrote the accepted terms, then the other's, each in board order."""
    game = table(owns={0: [39, 5], 1: [25, 15]}, mortgaged=[39, 5, 25, 15])
    game.take("offer 1 give 0 39 get 0 15", "counter give 0 25,15 get 0 39,5", "accept")
    receipts = []
    while isinstance(game.asked, DecideReceipt):
        receipts.append((game.decider, game.asked.space))
        game.take("keep")
    assert receipts == [(1, 5), (1, 39), (0, 15), (0, 25)]
    assert game.cash == [1500 - 20, 1500 - 30, 1500]


def test_lifting_must_leave_enough_for_the_other_tenths() -> None:
    """RM-N10: to lift 37 for 193 takes 213 rupees, as the tenth of 39 is still to come."""
    for cash, possible in ((213, True), (212, False)):
        game = table(owns={0: [37, 39]}, mortgaged=[37, 39], cash={1: cash + 1})
        game.take("offer 1 give 0 37,39 get 1 -", "accept")
        assert game.asked == DecideReceipt(1, 37, 20)
        assert ("lift-now" in game.options()) == possible
        if not possible:
            assert game.refused("lift-now") == "RM-N10"
        assert game.refused("roll") == "RM-N10"


@pytest.mark.parametrize(
    ("offers", "own", "table_window", "debt", "buying"), [(3, 3, 2, 2, 1), (5, 5, 3, 3, 1), (1, 1, 0, 0, 1), (0, 0, 0, 0, 0)]
)
def test_offers_are_counted(offers: int, own: int, table_window: int, debt: int, buying: int) -> None:
    """RM-N11: three in the own window, two in a table window and in a debt, one before a purchase; an option scales this."""
    options = {"trade_offers": offers, "auto_pass": "never"}

    def possible(game: Table) -> int:
        """How many offers the open window takes, all of them rejected."""
        count = 0
        while game.allowed(f"offer 2 give 0 5 get {200 + count} -"):
            game.take(f"offer 2 give 0 5 get {200 + count} -", "reject")
            count += 1
        assert game.refused(f"offer 2 give 0 5 get {200 + count} -") == "RM-N11"
        return count

    assert possible(table(owns={0: [5]}, options=options)) == own
    game = table(owns={1: [5]}, options=options)
    game.take("roll")
    assert possible(game) == table_window
    game = table(owns={0: [5]}, cash={0: 10}, options=options)
    game.owe(0, 50)
    assert possible(game) == debt
    game = table(owns={0: [5]}, options=options)
    game.land(0, 15)
    assert possible(game) == buying


def test_counters_do_not_use_the_budget() -> None:
    """RM-N11: three offers stay possible after a long negotiation."""
    game = table(owns={0: [5]})
    game.take("offer 1 give 0 5 get 300 -", "counter give 100 - get 0 5", "counter give 0 5 get 250 -", "reject")
    assert game.state.stack[-1].offers == 2  # type: ignore[attr-defined]  # an own window


def test_no_offers_in_an_auction() -> None:
    """RM-N11, RM-A2: bidding is no time for trades."""
    game = table(owns={1: [5]})
    game.land(0, 39)
    game.take("decline")
    assert game.refused("offer 2 give 0 5 get 300 -") == "RM-A2"


def test_a_refused_offer_is_not_repeated() -> None:
    """RM-N12: not in this window nor in later ones before the own next turn; another seat may be asked the same."""
    game = table(seats=3, owns={0: [5, 15]}, dice=[(4, 6)], options={"off_turn_windows": "off"})
    game.take("offer 1 give 0 15,5 get 300 -", "reject")
    assert game.refused("offer 1 give 0 5,15 get 300 -") == "RM-N12"  # the same, in another order
    assert game.allowed("offer 2 give 0 5,15 get 300 -")
    assert game.allowed("offer 1 give 0 5,15 get 310 -")
    game.roll()
    assert game.refused("offer 1 give 0 5,15 get 300 -") == "RM-N12"
    game.state.seats[1].position = game.state.seats[2].position = 0
    game.take("end-turn")
    while game.decider != 0 or not isinstance(game.asked, DecideOwn):
        game.take(game.asked.default(game.state).text)
    assert game.allowed("offer 1 give 0 5,15 get 300 -")


def test_a_countered_offer_is_refused_too() -> None:
    """RM-N12: a counter is a no to the first terms."""
    game = table(owns={0: [5]})
    game.take("offer 1 give 0 5 get 300 -", "counter give 100 - get 0 5", "reject")
    assert game.refused("offer 1 give 0 5 get 300 -") == "RM-N12"


def test_a_debtor_does_not_dump_assets() -> None:
    """RM-N13: in debt only trades count that do not lower what can be raised, offered or accepted."""
    game = table(owns={0: [5, 39], 1: [1]}, cash={0: 0})
    game.owe(0, 1000)
    assert game.refused("offer 1 give 0 39 get 199 -") == "RM-N13"
    assert game.allowed("offer 1 give 0 39 get 200 -")
    assert game.refused("offer 1 give 0 5 get 0 1") == "RM-N13"
    game.take("offer 1 give 0 39 get 500 -", "counter give 200 - get 0 39")
    assert game.options()[:2] == ["reject", "accept"]


def test_counters_to_a_debtor() -> None:
    """RM-N13: nobody can propose what the debtor may not accept; the tenth of a mortgage counts."""
    game = table(owns={0: [39], 1: [37]}, mortgaged=[37], cash={0: 30})
    game.owe(0, 1000)
    game.take("offer 1 give 0 39 get 500 -")
    assert game.refused("counter give 150 - get 0 39") == "RM-N13"
    assert game.refused("counter give 210 37 get 0 39") == "RM-N13"
    assert game.allowed("counter give 218 37 get 0 39")


def test_offers_and_outcomes_are_public() -> None:
    """RM-N14: everybody hears the terms, and sees who is asked what."""
    game = table(owns={0: [5]})
    for kind in (TradeOffered, TradeCountered, TradeRejected, TradeMade):
        assert not kind.only
        assert not kind.secrets
    game.take("offer 1 give 0 5 get 300 -")
    assert view(game.state, SPECTATOR).decision == DecideTrade(1, 0, Side(300), Side(0, (5,)), 1)


# --- listed offers ----------------------------------------------------------------------------------------------------


def test_a_fair_sample_of_offers() -> None:
    """RM-A12: what completes a group, for rupees or a deed; what completes another's group; at most 24 in all."""
    game = table(owns={0: [1, 6, 8, 25], 1: [3, 9, 35]})
    offers = game.options("offer")
    assert "offer 1 give 60 - get 0 3" in offers
    assert "offer 1 give 360 - get 0 9" in offers
    assert "offer 1 give 0 25 get 140 3" in offers  # a transport against the missing place, the difference in rupees
    assert "offer 1 give 0 1 get 90 -" in offers  # brown would be complete for seat 1
    assert len(offers) == len(set(offers)) <= 24
    for offer in offers:
        assert game.allowed(offer)


def test_jail_cards_are_offered_to_prisoners() -> None:
    """RM-A12: for 40, to or from whoever sits in jail."""
    game = table(jail_cards={0: ["bottle"]}, jailed={1: 0})
    assert game.options("offer") == ["offer 1 give 0 bottle get 40 -"]
    game = table(jail_cards={1: ["chest"]}, jailed={0: 0})
    assert game.options("offer") == ["offer 1 give 40 - get 0 chest"]


def test_a_few_counters_are_listed() -> None:
    """RM-A12: more rupees, or the deed that completes a group."""
    game = table(owns={0: [5, 9], 1: [6, 8]})
    game.take("offer 1 give 0 5 get 300 -")
    assert game.options("counter") == [
        "counter give 250 - get 0 5",
        "counter give 200 - get 0 5",
        "counter give 100 - get 0 5",
        "counter give 300 - get 0 5,9",
    ]
