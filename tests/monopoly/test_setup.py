"""Setting up: seats, tokens, money, decks, and who begins."""

from collections import Counter

import pytest

from tafelrunde.engine.event import Event
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import SPECTATOR, UNKNOWN, Setting
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, begin
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import StartFound, StartThrown, StartTied, TokenTaken, TurnBegan
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.setup import DecideToken
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly
from tests.monopoly.dice import Throw, loaded
from tests.monopoly.kit import Table


def new_game(seats: int = 4, seed: int = 1, **choices: str | int | bool) -> Monopoly:
    """A game that has just begun."""
    state = GAME.start(GAME.setting({"tokens": "random", **choices}), seats, seed, listen=True)
    assert isinstance(state, Monopoly)
    return state


def test_two_to_six_players_take_part() -> None:
    """RM-S1: neither one nor seven."""

    def started(seats: int) -> int:
        record = Record(GAME.id, GAME.version, {}, [RecordSeat("somebody")] * seats, 1)
        state = begin(GAME, record)
        assert isinstance(state, Monopoly)
        return len(state.seats)

    assert [started(seats) for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(BadRecord, match="2 to 6"):
            started(seats)


def test_each_player_takes_a_different_token() -> None:
    """RM-S2: six tokens; what one has taken no other can take. All stand on GO."""
    game = Table(new_game(3, tokens="choose"))
    assert game.options() == [f"token {number}" for number in range(6)]
    game.take("token 4")
    assert game.refused("token 4") == "RM-S2"
    assert game.refused("token 6") == "RM-S2"
    assert game.take("token 0") == [TokenTaken(1, 0)]
    game.take("token 5")
    assert [seat.token for seat in game.state.seats] == [4, 0, 5]
    assert game.at == [0, 0, 0]


def test_tokens_are_chosen_in_seat_order_before_the_first_throw() -> None:
    """RM-S9: nobody throws for the start before everybody has a token; the lowest free one is the default."""
    game = Table(new_game(2, tokens="choose"))
    assert isinstance(game.asked, DecideToken)
    assert game.decider == 0
    assert game.refused("roll") == "RM-S9"
    game.take("token 0")
    assert game.decider == 1
    assert game.asked.default(game.state).text == "token 1"
    events = game.take("token 2")
    assert isinstance(events[1], StartThrown)


def test_tokens_may_be_dealt_at_random() -> None:
    """RM-S9: by option; every token goes to somebody sooner or later, and never to two."""
    found: set[int] = set()
    for seed in range(30):
        tokens = [seat.token for seat in new_game(3, seed, tokens="random").seats]
        assert len(set(tokens)) == 3
        found.update(tokens)
    assert found == set(range(6))


def test_everybody_starts_with_1500_rupees() -> None:
    """RM-S3: the starting capital."""
    assert [seat.cash for seat in new_game(6).seats] == [1500] * 6


def test_both_decks_are_shuffled_separately_and_lie_face_down() -> None:
    """RM-S4: 16 cards each, in another order with every seed, and nobody sees it."""
    orders = set()
    for seed in range(10):
        state = new_game(2, seed)
        orders.add(tuple(state.decks[0].cards))
        assert sorted(state.decks[0].cards) == list(range(16))
        assert sorted(state.decks[1].cards) == list(range(16, 32))
        assert [deck.cards for deck in view(state, 0).decks] == [(UNKNOWN,) * 16] * 2
    assert len(orders) == 10


def test_the_bank_keeps_deeds_and_upgrades() -> None:
    """RM-S5: 28 deeds, 32 sprouts and 12 trees."""
    state = new_game()
    assert len(state.rules.deeds) == 28
    assert {state.owner[space] for space in state.rules.deeds} == {BANK}
    assert (state.sprouts, state.trees) == (32, 12)


def test_nobody_is_the_banker() -> None:
    """RM-S6: the table is the bank; all seats are alike, and each takes part in the play."""
    state = new_game(4)
    assert len({(seat.cash, seat.position, seat.jailed) for seat in state.seats}) == 1
    assert {new_game(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert BANK not in {seat.seat for seat in state.seats}


def start_thrown(seats: int, dice: list[Throw]) -> tuple[Monopoly, list[Event]]:
    """A game whose throws for the start fall like this; what was heard."""
    state = new_game(seats, tokens="choose")
    game = Table(state)
    game.take(*(f"token {seat}" for seat in range(seats - 1)))
    state.chance = loaded(dice)
    return state, game.take(f"token {seats - 1}")[1:]


def test_start_throw_tie() -> None:
    """RM-S7: 7, 9 and 9 are thrown; the two who tie throw again, 4 against 6, and the third begins."""
    state, events = start_thrown(3, [7, 9, 9, 4, 6])
    throws = [(event.seat, event.a + event.b) for event in events if isinstance(event, StartThrown)]
    assert throws == [(0, 7), (1, 9), (2, 9), (1, 4), (2, 6)]
    assert events[3] == StartTied()
    assert events[-2:] == [StartFound(2), TurnBegan(2, 1)]
    assert (state.first, state.active) == (2, 2)


def test_the_highest_total_begins() -> None:
    """RM-S7: one throw each is enough if nobody ties."""
    state, events = start_thrown(3, [(1, 2), (6, 4), (2, 3)])
    assert state.first == 1
    assert isinstance(state.asked(), DecideOwn)
    assert StartTied() not in events


def test_play_goes_on_clockwise() -> None:
    """RM-S8, RM-G5: after the seat that begins comes the next one, and after the last the first."""
    game = Table(start_thrown(3, [(1, 1), (1, 2), (5, 6), (1, 2)])[0])
    turns = []
    for _ in range(4):
        turns.append(game.state.active)
        while game.state.active == turns[-1]:
            game.take(game.asked.default(game.state).text)
    assert turns == [2, 0, 1, 2]


def test_a_game_is_the_same_with_the_same_seed() -> None:
    """RM-S4, RM-S7: all luck comes from the seed."""
    assert new_game(5, 77) == new_game(5, 77)
    assert new_game(5, 77) != new_game(5, 78)


def test_the_usual_table_has_four_seats() -> None:
    """RM-S1: the contract says how many may sit down."""
    game: Game = GAME
    assert (game.least_seats, game.usual_seats, game.most_seats) == (2, 4, 6)
    assert isinstance(game.setting({}), Setting)


def test_luck_is_fair() -> None:
    """RM-T1: over many throws each of the 36 pairs of dice comes up about as often."""
    chance = new_game(2, 5).chance
    seen = Counter((chance.die(), chance.die()) for _ in range(18_000))
    assert len(seen) == 36
    assert all(400 < count < 600 for count in seen.values())


def test_spectators_see_money_deeds_and_stock_but_no_deck() -> None:
    """RM-S5: what lies on the table is open to all."""
    state = new_game()
    seen = view(state, SPECTATOR)
    assert [seat.cash for seat in seen.seats] == [1500] * 4
    assert (seen.sprouts, seen.trees) == (32, 12)
