"""The short game: three free deeds, three sprouts to a tree, one jail turn, the first bankruptcy ends it."""

from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import (
    AuctionOpened,
    DeedDealt,
    JailDoubles,
    JailFineForced,
    Moved,
    RentPaid,
    TreeBuilt,
    TreeSold,
    WealthWon,
)
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly
from tests.monopoly.kit import BROWN, ORANGE, even, kinds, table

SHORT = {"mode": "short", "tokens": "random"}


def test_three_deeds_are_dealt_for_free() -> None:
    """RM-Q1: twelve deeds for four players, 16 with the bank, 1500 rupees each."""
    state = GAME.start(GAME.setting(dict(SHORT)), 4, 1, listen=True)
    assert isinstance(state, Monopoly)
    dealt = [event for event in state.heard or [] if isinstance(event, DeedDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2, 3] * 3
    assert len({event.space for event in dealt}) == 12
    for seat in range(4):
        assert [event.space for event in dealt if event.seat == seat] != []
        assert sum(state.owner[space] == seat for space in state.rules.deeds) == 3
    assert sum(state.owner[space] == BANK for space in state.rules.deeds) == 16
    assert [seat.cash for seat in state.seats] == [1500] * 4


def test_three_sprouts_make_a_tree() -> None:
    """RM-Q2, RM-Q3: for one more price; three sprouts go back, and the rent is that of the tree."""
    game = table(owns={0: ORANGE}, levels=even(ORANGE, 9), options=SHORT)
    assert game.take("build 19") == [TreeBuilt(0, 19, 100)]
    assert game.cash[0] == 1400
    assert (game.state.sprouts, game.state.trees) == (32 - 6, 11)
    assert game.land(1, 19) == [RentPaid(1, 0, 19, 1000)]
    assert game.refused("build 19") == "RM-U6"


def test_a_tree_needs_three_sprouts_on_each_place() -> None:
    """RM-Q2: and with no sprouts in the bank, a place with two cannot skip one."""
    game = table(owns={0: ORANGE}, levels={16: 2, 18: 3, 19: 3}, options=SHORT)
    assert game.refused("build 19") == "RM-U3"


def test_selling_a_tree_returns_three_sprouts() -> None:
    """RM-Q4: half the tree's price; a fully grown place refunds half of four prices in all."""
    game = table(owns={0: ORANGE}, levels={16: 3, 18: 3, 19: 4}, options=SHORT)
    assert game.take("sell 19") == [TreeSold(0, 19, 3, 50)]
    assert game.cash[0] == 1550
    assert game.state.sprouts == 32 - 9
    game = table(owns={0: BROWN}, levels={1: 4, 3: 4}, options=SHORT)
    for _ in range(4):
        game.take("sell 1", "sell 3")
    assert game.cash[0] == 1500 + 2 * 4 * 25
    assert (game.state.sprouts, game.state.trees) == (32, 12)


def test_one_try_in_jail() -> None:
    """RM-Q5: the first try fails, so 50 are due and the token moves in the same turn."""
    game = table(jailed={0: 0}, dice=[(2, 5)], decks={"chest": ["TC08"]}, options=SHORT)
    events = game.take("roll")
    assert JailFineForced(0, 50) in events
    assert Moved(0, 10, 17) in events
    assert game.cash[0] == 1500 - 50 + 20


def test_doubles_and_cards_free_in_the_short_game_too() -> None:
    """RM-Q5: doubles without an extra throw; a fine or a card before the throw."""
    game = table(jailed={0: 0}, dice=[(5, 5)], options=SHORT)
    assert JailDoubles(0) in game.take("roll")
    assert game.asked == DecideOwn(0, True)
    game = table(jailed={0: 0}, jail_cards={0: ["chest"]}, options=SHORT)
    assert game.options()[:3] == ["roll", "pay-fine", "use-card chest"]


def test_the_first_bankruptcy_ends_it() -> None:
    """RM-Q6, RM-E2, RM-E3: rupees, free and mortgaged deeds, and trees at four prices each: 1340."""
    owns = {0: [39, 5, *BROWN]}
    game = table(owns=owns, mortgaged=[5], levels={1: 4, 3: 4}, cash={0: 320, 1: 100, 2: 0}, options=SHORT)
    game.owe(2, 100)
    events = game.take("bankrupt")
    assert wealth(game.state, 0) == 320 + 400 + 100 + 120 + 2 * 200 == 1340
    assert events[-1] == WealthWon(0, 1340)
    assert game.state.over
    assert GAME.outcome(game.state) == [1, 0, 0]


def test_bankruptcy_to_the_bank_in_the_short_game() -> None:
    """RM-Q6, RM-Q7: on space 38; no auction, the deeds go to the bank, and the others are counted at once."""
    game = table(owns={2: [1, 6]}, mortgaged=[1], cash={0: 900, 1: 800, 2: 10}, jail_cards={2: ["chest"]}, options=SHORT)
    game.land(2, 38)
    events = game.take("bankrupt")
    assert AuctionOpened not in kinds(events)
    assert game.state.owner[1] == game.state.owner[6] == BANK
    assert not any(game.state.mortgaged)
    assert game.cards("chest")[-1] == "TC05"
    assert list(game.state.winners) == [0]


def test_bankruptcy_to_a_player_is_settled_before_the_count() -> None:
    """RM-Q7: cash, deeds and cards go to the creditor; the interest is taken without a decision, limited to the cash."""
    game = table(owns={0: [39], 2: [37, 5]}, mortgaged=[37], cash={0: 0, 1: 300, 2: 5}, options=SHORT)
    game.owe(2, 1000, 0)
    game.take("bankrupt")
    assert game.state.over
    assert game.deeds(0) == [5, 37, 39]
    assert game.cash == [5 + 100 - 18 - 10, 300, 0]
    assert wealth(game.state, 0) == 77 + 400 + 175 + 100


def test_limited_interest() -> None:
    """RM-Q7: no second bankruptcy follows."""
    game = table(owns={2: [37, 39]}, mortgaged=[37, 39], cash={0: 20, 1: 300, 2: 0}, options=SHORT)
    game.owe(2, 1000, 0)
    game.take("bankrupt")
    assert game.cash == [0, 300, 0]
    assert list(game.state.winners) == [0]  # 375 in mortgaged deeds


def test_deeds_as_they_are_in_the_short_game() -> None:
    """RM-Q7, RM-D19: free deeds pass free, and cost no interest."""
    game = table(owns={2: [37, 5]}, mortgaged=[37], cash={0: 50, 2: 0}, options=SHORT | {"bankruptcy_deeds": "as_is"})
    game.owe(2, 1000, 0)
    game.take("bankrupt")
    assert game.cash[0] == 50 - 18
    assert not game.state.mortgaged[5]


def test_open_payments_are_dropped() -> None:
    """RM-Q7: seat 0 cannot pay seat 1; seat 2 gets nothing, the game is over."""
    game = table(cash={0: 30}, options=SHORT)
    game.draw(0, "EB15")
    game.take("bankrupt")
    assert game.state.over
    assert game.cash == [0, 1530, 1500]


def test_a_group_that_was_dealt_may_grow_from_the_start() -> None:
    """RM-Q8: both brown places in the deal, so building is possible in the first window."""
    games = (GAME.start(GAME.setting(dict(SHORT)), 6, seed) for seed in range(2000))
    state = next(state for state in games if state.complete(state.first, 0))
    assert state.owner[1] == state.owner[3] == state.first
    assert "build 1" in [action.text for action in GAME.legal_actions(state)]
