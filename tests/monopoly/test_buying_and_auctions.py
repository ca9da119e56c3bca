"""Buying, and open and quiet auctions of deeds."""

import pytest

from tafelrunde.engine.part import SPECTATOR, UNKNOWN
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly.events import (
    AuctionOpened,
    AuctionUnsold,
    AuctionWon,
    BidderPassedOver,
    BidMade,
    BidPassed,
    BuyDeclined,
    DeedBought,
    MaximumNamed,
    RentPaid,
)
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.auctions import bids
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum, ProxyAuction
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tests.monopoly.kit import BROWN, ORANGE, Table, kinds, table

# --- buying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "price"), [(39, 400), (15, 200), (28, 150)])
def test_places_transports_and_shops_can_be_bought(space: int, price: int) -> None:
    """RM-P1, RM-P2: all three kinds, at the printed price; the deed lies open in front of the buyer."""
    game = table()
    game.land(0, space)
    assert game.take("buy") == [DeedBought(0, space, price)]
    assert game.cash[0] == 1500 - price
    assert view(game.state, SPECTATOR).owner[space] == 0


def test_whoever_does_not_buy_starts_an_auction() -> None:
    """RM-P3, RM-A1: unwilling or unable, the bank auctions at once."""
    game = table(cash={0: 100})
    game.land(0, 39)
    assert game.take("decline") == [BuyDeclined(0, 39), AuctionOpened(39)]
    assert isinstance(game.asked, DecideDeedBid)


def test_money_may_be_raised_before_deciding() -> None:
    """RM-P4: buying needs the whole price in cash; selling, mortgaging and one offer may come first."""
    game = table(cash={0: 150}, owns={0: [15, 1], 1: [3]})
    game.land(0, 5)
    assert game.refused("buy") == "RM-P4"
    assert "buy" not in game.options()
    assert game.refused("build 1") == "RM-P3"
    game.take("offer 1 give 0 1 get 10 -", "reject")
    assert game.refused("offer 1 give 0 1 get 20 -") == "RM-N11"
    game.take("mortgage 15")
    assert game.asked == DecideBuy(0, 5, 200)
    game.take("buy")
    assert game.cash[0] == 50
    assert game.deeds(0) == [1, 5, 15]


def test_a_full_group_earns_twice_and_can_grow() -> None:
    """RM-P5: the second deed of brown doubles the rent of the first and opens the group for upgrades."""
    game = table(owns={0: [1]})
    assert game.land(1, 1) == [RentPaid(1, 0, 1, 2)]
    assert game.refused("build 1") == "RM-U1"
    game.land(0, 3)
    game.take("buy")
    assert game.land(1, 1) == [RentPaid(1, 0, 1, 4)]
    assert game.allowed("build 1")


@pytest.mark.parametrize(("cash", "words"), [(300, "buy"), (299, "decline")])
def test_a_buyer_who_does_not_answer(cash: int, words: str) -> None:
    """RM-W12: buys if 100 rupees are left afterwards, else declines."""
    game = table(cash={0: cash})
    game.land(0, 5)
    assert game.asked.default(game.state).text == words


# --- open auctions ----------------------------------------------------------------------------------------------------


def auction_of(space: int, *, visitor: int = 0, seats: int = 3, **given: object) -> Table:
    """An auction after the visitor of a space declined."""
    game = table(seats, **given)
    game.land(visitor, space)
    game.take("decline")
    return game


def test_decline_and_auction_order() -> None:
    """RM-P3, RM-A3, RM-A4, RM-A5, RM-A6, RM-A7: who declined bids last; a pass is final."""
    game = auction_of(5)
    deciders = []
    for text in ("bid 1", "bid 50", "bid 60", "pass", "pass"):
        deciders.append(game.decider)
        events = game.take(text)
    assert deciders == [1, 2, 0, 1, 2]
    assert events == [BidPassed(2), AuctionWon(0, 5, 60)]
    assert game.deeds(0) == [5]
    assert game.cash == [1440, 1500, 1500]


def test_a_pass_is_final() -> None:
    """RM-A5: whoever has passed is not asked again, though the bidding goes on."""
    game = auction_of(5)
    game.take("bid 1", "pass")
    deciders = []
    for text in ("bid 2", "bid 3", "bid 4", "bid 5"):
        deciders.append(game.decider)
        game.take(text)
    assert deciders == [0, 1, 0, 1]
    assert game.refused("bid 5", seat=2) == "RM-W10"


def test_everybody_may_bid() -> None:
    """RM-A3: the one who declined, those in jail, everybody; the lowest bid is 1."""
    game = auction_of(5, seats=2, jailed={1: 0})
    assert game.decider == 1
    assert game.refused("bid 0") == "RM-A5"
    game.take("bid 1")
    assert game.decider == 0
    assert game.refused("bid 1") == "RM-A5"
    assert game.allowed("bid 2")


def test_nobody_bids() -> None:
    """RM-A8: the property stays with the bank, nobody pays, and the next visitor may buy it."""
    game = auction_of(12)
    assert game.take("pass", "pass", "pass")[-1] == AuctionUnsold(12)
    assert game.state.owner[12] == BANK
    assert not game.state.mortgaged[12]
    assert game.cash == [1500] * 3
    game.land(2, 12)
    assert game.asked == DecideBuy(2, 12, 150)


def test_the_last_one_may_still_bid() -> None:
    """RM-A8: all others have passed without a bid; the last still gets one decision."""
    game = auction_of(12)
    game.take("pass", "pass")
    assert game.decider == 0
    assert game.take("bid 1") == [BidMade(0, 1), AuctionWon(0, 12, 1)]


def test_bid_needs_cash() -> None:
    """RM-A2, RM-H1: a bidder needs the rupees in hand, but may mortgage and sell to get them, nothing else."""
    # given: seat 1 has 40 rupees and a transport, and 45 are bid
    game = auction_of(5, visitor=2, cash={1: 40}, owns={1: [15, *BROWN]}, mortgaged=[1])
    game.take("bid 45")
    assert game.decider == 1
    # then: the bid of 46 needs a mortgage first
    assert game.refused("bid 46") == "RM-A2"
    for text in ("lift 1", "build 3", "offer 0 give 0 15 get 50 -"):
        assert game.refused(text) == "RM-A2"
    game.take("mortgage 15")
    assert game.cash[1] == 140
    assert game.decider == 1
    game.take("bid 46")


def test_upgrades_may_be_sold_to_bid() -> None:
    """RM-A2: the plants of a group pay for a bid as well."""
    game = auction_of(5, visitor=2, cash={1: 0}, owns={1: BROWN}, levels={1: 1, 3: 1})
    game.take("pass")
    assert game.options() == ["pass", "sell 1", "sell 3"]
    game.take("sell 1", "bid 25")
    assert game.cash[1] == 25


def test_whoever_cannot_raise_the_next_bid_is_passed_over() -> None:
    """RM-A6: 40 in cash and a mortgage worth 30 reach 70, not 71."""
    game = auction_of(5, visitor=2, cash={1: 40}, owns={1: [1]})
    assert game.take("bid 69") == [BidMade(0, 69)]
    assert game.decider == 1
    game = auction_of(5, visitor=2, cash={1: 40}, owns={1: [1]})
    assert game.take("bid 70") == [BidMade(0, 70), BidderPassedOver(1)]
    assert game.decider == 2


def test_the_highest_bidder_must_buy() -> None:
    """RM-A7: as soon as all others have passed, the deed is paid and changes hands; there is no way back."""
    game = auction_of(39)
    events = game.take("bid 900", "pass", "pass")
    assert events[-1] == AuctionWon(1, 39, 900)
    assert game.cash[1] == 600
    assert game.deeds(1) == [39]


def test_bids_and_passes_are_public() -> None:
    """RM-A9: every seat hears them, and sees the bid so far."""
    game = auction_of(39)
    assert game.take("bid 7") == [BidMade(1, 7)]
    assert game.take("pass") == [BidPassed(2)]
    assert not BidMade.only
    assert not BidPassed.only
    assert view(game.state, 2).stack[-1] == game.state.stack[-1]


def test_lots_come_in_board_order() -> None:
    """RM-A10: the deeds of somebody who leaves are auctioned one by one, lowest space first."""
    game = table(owns={0: [39, 5, 16]})
    events = game.take("resign")
    lots = []
    while isinstance(game.asked, DecideDeedBid):
        lots += [event.space for event in events if isinstance(event, AuctionOpened)]
        events = game.take("pass", "pass")
    assert lots == [5, 16, 39]


@pytest.mark.parametrize(
    ("least", "cash", "price", "sample"),
    [
        (1, 1500, 200, [1, 10, 20, 50, 100, 200, 1500]),
        (1, 60, 350, [1, 10, 20, 50, 60]),
        (41, 1500, 200, [41, 45, 50, 60, 90, 140, 200, 1500]),
        (41, 43, 200, [41, 43]),
        (41, 40, 200, []),
    ],
)
def test_a_fair_sample_of_bids(least: int, cash: int, price: int, sample: list[int]) -> None:
    """RM-A12: some bids are listed, lowest first, none twice."""
    assert bids(least, cash, price) == sample


def test_any_whole_bid_is_possible() -> None:
    """RM-A12: also one that is not listed."""
    game = auction_of(5)
    assert "bid 137" not in game.options()
    assert game.allowed("bid 137")
    assert not game.allowed("bid 1501")


# --- quiet auctions ---------------------------------------------------------------------------------------------------

PROXY = {"auction_mode": "proxy"}


@pytest.mark.parametrize(
    ("maxima", "won"),
    [
        ((140, 90, 0), AuctionWon(1, 5, 91)),
        ((100, 100, 0), AuctionWon(1, 5, 100)),
        ((0, 60, 0), AuctionWon(2, 5, 1)),
        ((0, 0, 0), AuctionUnsold(5)),
        ((10, 20, 20), AuctionWon(2, 5, 20)),
    ],
)
def test_proxy_auction(maxima: tuple[int, int, int], won: object) -> None:
    """RM-A11: the highest maximum wins for one more than the second; a tie goes to the earlier."""
    game = auction_of(5, options=PROXY)
    assert game.decider == 1
    assert game.take(*(f"max {amount}" for amount in maxima))[-1] == won


def test_maxima_are_hidden() -> None:
    """RM-A11: each knows the own one only; the table hears that somebody has decided, and in the end winner and price."""
    game = auction_of(5, options=PROXY)
    assert game.take("max 140") == [MaximumNamed(1)]
    game.take("max 90")
    seen = [view(game.state, viewer).stack[-1] for viewer in (0, 1, 2, SPECTATOR)]
    maxima = [auction.maxima for auction in seen if isinstance(auction, ProxyAuction)]
    assert maxima == [[UNKNOWN, UNKNOWN], [140, UNKNOWN], [UNKNOWN, 90], [UNKNOWN, UNKNOWN]]


def test_nothing_is_raised_in_a_quiet_auction() -> None:
    """RM-A13: only a maximum up to the cash in hand; whoever has none is not asked."""
    game = auction_of(5, visitor=0, cash={1: 80, 2: 0}, owns={1: [15], 2: [25]}, options=PROXY)
    assert game.asked == DecideMaximum(1, 5)
    assert game.options() == ["max 0", "max 1", "max 10", "max 20", "max 50", "max 80"]
    assert game.refused("mortgage 15") == "RM-A13"
    assert game.refused("max 81") == "RM-A13"
    game.take("max 33")
    assert game.decider == 0


def test_every_lot_has_its_own_maximum() -> None:
    """RM-A13, RM-A10: with the cash that is left after the lot before."""
    game = table(owns={0: [5, 15]}, cash={1: 100, 2: 30}, options=PROXY)
    game.take("resign", "max 100", "max 30")
    assert game.cash[1] == 69
    assert game.refused("max 70") == "RM-A13"


def test_a_contest_is_always_open() -> None:
    """RM-A11: a shortage of upgrades is auctioned aloud even if deeds are not."""
    owns = {0: ORANGE, 1: [6, 8, 9], 2: [21, 23, 24, 26, 27, 29, 31, 32, 34]}
    levels = {16: 2, 18: 2, 19: 2, 6: 1, 8: 1, 9: 1, 21: 4, 23: 4, 24: 4, 26: 4, 27: 3, 29: 3}
    game = table(owns=owns, levels=levels, cash={0: 500, 1: 300, 2: 0}, options=PROXY)
    assert game.state.sprouts == 1
    assert BidMade in kinds(game.take("build 19", "contest 1", "bid 120"))
