"""The computer players: they finish every kind of game, say nothing illegal, and do what good players do."""

import pytest

from benchmarks.monopoly_habits import Habits, game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.options import Choices
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.actions import Bid, Offer, Side
from tafelrunde.games.monopoly.bots.bargaining import Talk
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.bots.strong import StrongPlayer
from tafelrunde.games.monopoly.evaluation import facts_of
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid
from tafelrunde.games.monopoly.state import Monopoly
from tafelrunde.lab.simulate import simulate
from tests.monopoly.invariants import check
from tests.monopoly.kit import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, PINK, RED, SHOPS, TRANSPORTS, YELLOW, Table, table
from tests.monopoly.ledger import Ledger
from tests.monopoly.matrix import OPTIONS

EVERYTHING = [*BROWN, *LIGHT_BLUE, *PINK, *ORANGE, *RED, *YELLOW, *GREEN, *DARK_BLUE, *TRANSPORTS, *SHOPS]


def says(game: Table, level: str = "normal") -> str:
    """What a computer player says in this position."""
    seat = game.decider
    action = GAME.player(level, 1).choose(view(game.state, seat))
    assert GAME.why_not(game.state, seat, action) is None
    return action.text


def lets_play(game: Table, level: str = "normal") -> list[str]:
    """What one player says until the turn goes on."""
    said: list[str] = []
    seat = game.decider
    while game.decider == seat and (not said or said[-1] not in ("roll", "end-turn")):
        said.append(says(game, level))
        if said[-1] not in ("roll", "end-turn"):
            game.take(said[-1])
    return said


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", range(len(OPTIONS)))
@pytest.mark.parametrize("levels", [("easy", "normal", "random"), ("normal", "normal", "easy", "normal")])
def test_whole_games(row: int, levels: tuple[str, ...]) -> None:
    """Nothing illegal is said, everything stays where it belongs, and every purse can be explained."""
    choices: Choices = {"limit_rounds": 120, **OPTIONS[row]}
    state = GAME.start(GAME.setting(choices), len(levels), row)
    assert isinstance(state, Monopoly)
    players = [GAME.player(level, seat) for seat, level in enumerate(levels)]
    ledger = Ledger(state)
    while not state.over:
        seat = state.asked().seat
        ledger.hear(state, GAME.apply(state, seat, players[seat].choose(view(state, seat))))
        check(state)
    assert ledger.checked > 20


def test_the_strong_player_finishes_games() -> None:
    for row, choices in enumerate([OPTIONS[1], OPTIONS[4]]):
        state = GAME.start(GAME.setting(choices | {"limit_rounds": 12}), 3, row)
        players = [StrongPlayer(seat, tables=2, turns=3) for seat in range(3)]
        while not state.over:
            seat = state.asked().seat
            GAME.apply(state, seat, players[seat].choose(view(state, seat)))
        assert sum(GAME.outcome(state)) == pytest.approx(1)


def test_the_same_seed_plays_the_same_games() -> None:
    plans = [simulate(GAME, 2, 7, ["normal", "easy", "random"], {"limit_rounds": 40}) for _ in range(2)]
    assert plans[0].to_json() == plans[1].to_json()


def test_choosing_changes_nothing() -> None:
    """A player may turn its view upside down while it thinks, but gives it back as it was."""
    game = table(3, owns={0: [16, 18, 1], 1: [19, 3, 5], 2: [39]})
    game.take("offer 1 give 0 1 get 0 19")
    seen = view(game.state, 1)
    NormalPlayer(1).choose(seen)
    assert seen == view(game.state, 1)


def test_unknown_levels() -> None:
    with pytest.raises(ValueError, match="no level"):
        GAME.player("divine", 1)


@pytest.mark.no_cover
def test_each_level_beats_the_one_below() -> None:
    """Few games, so with a wide margin; benchmarks/monopoly_levels.py measures it."""
    easy = simulate(GAME, 8, 3, ["easy", "random"], {"limit_rounds": 150}).result.levels["easy"]
    normal = simulate(GAME, 16, 3, ["normal", "easy", "easy", "easy"], {"limit_rounds": 150}).result.levels["normal"]
    assert easy.rate > 0.6
    assert normal.rate > 0.4


@pytest.mark.no_cover
def test_games_come_to_an_end_by_themselves() -> None:
    rounds = simulate(GAME, 8, 5, ["normal"] * 4).result.rounds
    assert rounds is not None
    assert 25 <= rounds.median <= 90
    assert rounds.most < 300


# --- buying and bidding -----------------------------------------------------------------------------------------------


def test_buys_what_it_lands_on() -> None:
    game = table(cash={0: 500})
    game.land(0, 19)
    assert says(game) == "buy"
    assert says(game, "easy") == "buy"


def test_mortgages_for_the_last_deed_of_a_group() -> None:
    game = table(owns={0: [16, 18, 5, 12]}, cash={0: 120})
    game.land(0, 19)
    assert says(game).startswith("mortgage")
    game.take(says(game))
    assert lets_play(game)[-1] == "buy" or game.state.owner[19] == 0


def test_easy_keeps_a_hundred() -> None:
    game = table(cash={0: 280})
    game.land(0, 19)
    assert says(game, "easy") == "decline"


def test_bids_more_for_what_completes_or_blocks() -> None:
    def limit(owns: dict[int, list[int]]) -> int:
        game = table(3, owns=owns)
        return NormalPlayer(1).ceiling(view(game.state, 1), 1, 19)

    assert limit({}) == 200
    assert limit({0: [16, 18]}) > limit({1: [16]}) > limit({})
    assert limit({1: [16, 18]}) > limit({0: [16, 18]})


def test_never_bids_above_its_limit() -> None:
    game = table(3)
    game.land(0, 12)
    game.take("decline")
    while isinstance(game.asked, DecideDeedBid):
        action = NormalPlayer(1).choose(view(game.state, game.decider))
        assert not isinstance(action, Bid) or action.amount <= 120
        game.take(action.text)
    assert game.state.owner[12] >= 0


def test_names_the_same_maximum() -> None:
    game = table(3, options={"auction_mode": "proxy"})
    game.land(0, 19)
    game.take("decline")
    assert says(game) == "max 200"


# --- building and reserves --------------------------------------------------------------------------------------------


def test_easy_plants_one_a_turn() -> None:
    game = table(owns={0: ORANGE}, cash={0: 1000}, closing=True)
    lets_play(game, "easy")
    assert sum(game.levels(ORANGE)) == 1


def test_builds_evenly_to_three() -> None:
    game = table(owns={0: ORANGE}, cash={0: 1000}, closing=True)
    said = lets_play(game)
    assert said[-1] == "end-turn"
    assert game.levels(ORANGE) == [3, 3, 3]


def test_keeps_a_reserve_where_rents_are_high() -> None:
    safe = table(owns={0: ORANGE, 1: RED}, cash={0: 700}, at={0: 31}, closing=True)
    risky = table(owns={0: ORANGE, 1: RED}, cash={0: 700}, at={0: 17}, levels=dict.fromkeys(RED, 5), closing=True)
    lets_play(safe)
    lets_play(risky)
    assert safe.cash[0] < risky.cash[0]
    assert risky.cash[0] > 300


def test_does_not_spend_the_last_coin() -> None:
    game = table(owns={0: GREEN}, cash={0: 230}, closing=True)
    assert says(game) == "end-turn"


def test_mortgages_single_deeds_to_build() -> None:
    game = table(owns={0: [*ORANGE, 1, 12, 37]}, cash={0: 120}, closing=True)
    lets_play(game)
    assert game.state.mortgaged[12]
    assert sum(game.levels(ORANGE)) >= 2


def test_lifts_complete_groups_first() -> None:
    game = table(owns={0: [*ORANGE, 37]}, mortgaged=[16, 37], cash={0: 600}, closing=True)
    assert says(game) == "lift 16"


def test_objects_to_the_last_sprouts() -> None:
    tall = dict.fromkeys([*GREEN, *YELLOW], 4) | dict.fromkeys(ORANGE, 2) | {9: 1}
    game = table(owns={0: ORANGE, 1: LIGHT_BLUE, 2: [*GREEN, *YELLOW]}, levels=tall, cash={0: 900, 1: 900}, at={1: 35})
    assert game.state.sprouts == 1
    game.take("build 19")
    assert says(game, "easy") == "allow"
    assert says(game).startswith("contest")


# --- debts ------------------------------------------------------------------------------------------------------------


def test_mortgage_order() -> None:
    """Single deeds before shops, those before transports, and plants last."""
    game = table(owns={0: [*ORANGE, 26, 12, *TRANSPORTS]}, levels=dict.fromkeys(ORANGE, 3), cash={0: 0})
    game.owe(0, 600)
    assert lets_order(game) == ["mortgage 26", "mortgage 12"]


def lets_order(game: Table) -> list[str]:
    """The first two things somebody gives up."""
    said = []
    for _ in range(2):
        said.append(says(game))
        game.take(said[-1])
    return said


def test_gives_up_only_if_it_must() -> None:
    game = table(owns={0: [39]}, cash={0: 10})
    game.owe(0, 200)
    assert says(game) == "mortgage 39"
    lost = table(owns={0: [39]}, cash={0: 10, 1: 0, 2: 0})
    lost.owe(0, 900)
    assert says(lost) == "bankrupt"


def test_sells_a_deed_rather_than_leave() -> None:
    game = table(owns={0: [39, 1], 1: [37]}, cash={0: 0, 1: 3000})
    game.owe(0, 400)
    assert says(game).startswith("offer 1 give 0 39 get")


# --- jail -------------------------------------------------------------------------------------------------------------


def test_leaves_jail_early() -> None:
    assert says(table(jailed={0: 0})) == "pay-fine"
    assert says(table(jailed={0: 0}, jail_cards={0: ["chest"]})) == "use-card chest"
    assert says(table(jailed={0: 0}), "easy") == "pay-fine"


def test_sits_late() -> None:
    rest = [space for space in EVERYTHING if space != 5]
    game = table(owns={0: [5], 1: rest}, levels=dict.fromkeys(RED, 3), jailed={0: 0}, round=40)
    assert says(game) == "roll"
    assert says(game, "easy") == "roll"


# --- trades -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_no_group_for_a_shop(level: str) -> None:
    game = table(owns={0: [12, 16, 18], 1: [19]})
    game.take("offer 1 give 0 12 get 0 19")
    assert says(game, level) != "accept"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_no_trade_that_leaves_nothing_to_live_on(level: str) -> None:
    game = table(owns={0: [5, 15], 1: [25], 2: ORANGE}, levels=dict.fromkeys(ORANGE, 3), at={1: 10}, cash={1: 600})
    game.take("offer 1 give 0 5 get 590 -")
    assert says(game, level) != "accept"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_accepts_a_good_price(level: str) -> None:
    game = table(owns={0: [16], 1: [12]})
    game.take("offer 1 give 400 - get 0 12")
    assert says(game, level) == "accept"


def test_proposes_what_helps_both() -> None:
    """Each has what the other lacks."""
    game = table(4, owns={0: [16, 18, 24], 1: [21, 23, 19]}, cash=dict.fromkeys(range(4), 1500), round=2)
    said = says(game)
    assert said.startswith("offer 1")
    game.take(said)
    assert says(game) == "accept"


def test_the_strong_player_finds_the_best_price() -> None:
    """It gains more than it would by halves, and a normal player just agrees; the same partner is not asked again at once."""
    game = table(4, owns={0: [16, 18, 24], 1: [21, 23, 19]}, cash=dict.fromkeys(range(4), 1500), round=2)
    seen = view(game.state, 0)
    talk = Talk(facts_of(seen.rules), seen, 0, 1)
    keen, fair = talk.keen_deal(Side(0, (24,)), Side(0, (19,))), talk.best_deal(1.0)
    assert keen is not None
    assert fair is not None
    assert keen.mine > fair.mine
    game.take(Offer(1, keen.give, keen.get).text)
    assert says(game) == "accept"
    player = StrongPlayer(1, tables=4, turns=4)
    assert any(isinstance(action, Offer) for action in player.offers(seen, 0))
    player.asked[SeatId(1)] = seen.round - 1
    assert not any(isinstance(action, Offer) and action.to == 1 for action in player.offers(seen, 0))


def test_does_not_ask_again_and_again() -> None:
    """Nobody is asked twice in a turn, not even for another price, and in most rounds not at all."""
    assert says(table(4, owns={0: [16, 18, 24], 1: [21, 23, 19]}, round=3)) == "roll"
    game = table(4, owns={0: [16, 18, 24], 1: [21, 23, 19]}, round=2)
    player = NormalPlayer(1)
    asked: list[str] = []
    while (said := player.choose(view(game.state, 0)).text) != "roll":
        words = said.split()
        asked.append(f"{words[4]} for {words[7]}")
        game.take(said, "reject")
    assert 1 <= len(asked) == len(set(asked)) <= 3
    game.state.round += 1
    assert player.choose(view(game.state, 0)).text == "roll"


def test_counters_with_a_fair_price() -> None:
    game = table(4, owns={0: [16, 18], 1: [19, *BROWN]}, cash={0: 1500})
    game.take("offer 1 give 100 - get 0 19")
    said = says(game)
    assert said.startswith("counter give 0 19 get ")
    assert int(said.split()[5]) > 300


def test_asks_for_rent() -> None:
    game = table(owns={0: [39]}, options={"rent_demand": "ask"})
    game.land(1, 39)
    assert says(game) == "demand"
    assert says(game, "easy") == "demand"


def test_notices_open_rent() -> None:
    game = table(owns={1: [39]}, options={"rent_demand": "attention"}, dice=[(1, 2)], at={0: 36})
    game.take("roll", "end-turn")
    assert says(game, "easy") == "demand 1"
    assert says(game) == "demand 1"


def test_pays_the_smaller_tax() -> None:
    game = table(cash={0: 900}, options={"door_fee": "choice"})
    game.land(0, 4)
    assert says(game) == "tax percent"
    rich = table(cash={0: 3000}, options={"door_fee": "choice"})
    rich.land(0, 4)
    assert says(rich) == "tax flat"


def test_a_normal_player_does_not_insist() -> None:
    """RM-N12: nobody gets the same offer again within five rounds, and hardly anything just lifted is mortgaged again."""
    counted = Habits()
    for seed in range(8):
        counted = counted.and_(game(seed))
    assert counted.offers > 40
    assert counted.mortgages > 40
    assert counted.repeated == 0
    assert counted.taken_up_again <= 0.1 * counted.mortgages  # few games: the figure over many is measured in benchmarks
