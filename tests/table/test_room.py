from collections.abc import Callable
from typing import cast

import pytest

from higher import GAME
from higher.state import HigherState
from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason, State
from tafelrunde.engine.game import TABLE, Game
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, replay
from tafelrunde.engine.registry import find
from tafelrunde.engine.scene import Offers
from tafelrunde.table.room import NotPossible, Room, open_room, sample
from tafelrunde.table.table_events import ClockDecided
from tests.table.timed import BROKEN, TIMED


def room(game: Game = GAME, seats: int = 3, seed: int = 7) -> Room:
    record = Record(game.id, game.version, {"rounds": 3}, [RecordSeat(f"P{seat}") for seat in range(seats)], seed)
    return open_room(game, record)


def asked(table: Room) -> int:
    assert table.asked is not None
    return table.asked


def say(table: Room, text: str) -> None:
    table.take(asked(table), table.version, text)


def play(table: Room, until: Callable[[Room], bool] = lambda _: False) -> Room:
    while not table.over and not until(table):
        say(table, table.default().text)
    return table


def hands(table: Room) -> list[list[int]]:
    return [list(seat.hand) for seat in cast(HigherState, table.state).seats]


def test_the_chart_of_the_end_begins_at_the_beginning() -> None:
    """The last word of each moment, after the first of all; all together have one line."""
    game = find("monopoly")
    state = game.start(game.setting({"tokens": "random"}), 2, 1)
    curve: list[list[int]] = []
    for _ in range(60):
        sample(game, state, curve)
        assert state.decision is not None
        game.apply(state, state.decision.seat, state.decision.options(state)[0])
    assert curve[0][1:] == [1500, 1500]
    assert [row[0] for row in curve[1:]] == sorted({row[0] for row in curve})
    assert len(curve) > 2


def test_the_chart_of_the_end_begins_when_everybody_has_something() -> None:
    """Who has not chosen a team yet does not begin without health."""
    game = find("duels")
    state = game.start(game.setting({}), 2, 1)
    curve: list[list[int]] = []
    for _ in range(20):
        sample(game, state, curve)
        assert state.decision is not None
        game.apply(state, state.decision.seat, state.decision.options(state)[0])
    assert all(curve[0][1:])


def test_a_new_room_has_heard_the_setup() -> None:
    table = room()
    assert table.version == 0
    assert [entry.version for entry in table.log(0)] == [0]
    assert table.record.actions == []


def test_a_move_counts_and_is_told() -> None:
    table = room()
    lead = asked(table)
    events = table.take(lead, 0, "stake 4")
    assert [type(event).__name__ for event in events] == ["StakeNamed"]
    assert table.version == 1
    assert table.record.actions == ["stake 4"]
    assert [entry.version for entry in table.log(SPECTATOR, 0)] == [1]


def test_each_beat_says_whose_move_led_to_it() -> None:
    """Whoever speaks out of turn, too; what the table notes itself is nobody's move."""
    table = room()
    lead = asked(table)
    other = (lead + 1) % 3
    table.take(lead, 0, "stake 4")
    table.take(other, 1, "boast")
    table.settle(table.note(ClockDecided(asked(table))))
    beats = table.beats(SPECTATOR, 0)
    assert beats is not None
    assert [(beat.version, beat.by) for beat in beats] == [(1, lead), (2, other), (3, None)]


def test_the_record_keeps_the_canonical_words() -> None:
    table = room()
    table.take(asked(table), 0, "  stake   4 ")
    assert table.record.actions == ["stake 4"]


@pytest.mark.parametrize(
    ("text", "message"),
    [("fly away", "no known word"), ("", "no known word"), ("stake x", "whole number"), ("stake " + "1" * 3000, "at most")],
)
def test_words_that_are_no_action_are_refused(text: str, message: str) -> None:
    table = room()
    with pytest.raises(NotPossible, match=message):
        table.take(asked(table), 0, text)
    assert table.version == 0


def test_out_of_turn_is_refused_with_the_rule() -> None:
    table = room()
    with pytest.raises(NotPossible) as refusal:
        table.take((asked(table) + 1) % 3, 0, "stake 1")
    assert refusal.value.reason is GAME.out_of_turn


@pytest.mark.parametrize("seat", [-1, -2, 3, 99])
def test_nobody_speaks_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotPossible, match="no seat"):
        room().take(seat, 0, "boast")


def test_an_old_offer_is_stale() -> None:
    """A double click must not answer the next question."""
    table = room()
    lead = asked(table)
    table.take(lead, 0, "stake 1")
    with pytest.raises(NotPossible, match="moved on"):
        table.take(asked(table), 0, f"lay {hands(table)[asked(table)][0]}")
    with pytest.raises(NotPossible, match="moved on"):
        table.take(asked(table), 2, f"lay {hands(table)[asked(table)][0]}")


def test_an_interjection_does_not_make_an_open_offer_stale() -> None:
    table = room()
    lead = asked(table)
    table.take((lead + 1) % 3, 0, "boast")
    table.take(lead, 0, "stake 1")
    assert table.record.actions == [f"@{(lead + 1) % 3} boast", "stake 1"]


def test_a_planned_move_changes_nothing_until_it_is_settled() -> None:
    table = room()
    before = table.state.copy()
    move = table.plan(asked(table), table.check(asked(table), 0, "stake 2"))
    assert table.state == before
    assert table.version == 0
    table.settle(move)
    assert table.version == 1
    with pytest.raises(ValueError, match="another table"):
        table.settle(move)


def test_the_rules_are_asked_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = room()
    asking, lead = [], asked(table)
    rules = type(GAME).why_not

    def why_not(game: Game, state: State, seat: int, action: Action) -> Reason | None:
        asking.append(action.text)
        return rules(game, state, seat, action)

    monkeypatch.setattr(type(GAME), "why_not", why_not)
    table.take(lead, 0, "stake 2")
    with pytest.raises(NotPossible):
        table.take(lead, table.version, "stake 3")
    assert asking == ["stake 2", "stake 3"]


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    table = room(BROKEN)
    before = table.state.copy()
    with pytest.raises(ZeroDivisionError):
        say(table, "stake 3")
    assert table.state == before
    say(table, "stake 2")


def test_each_viewer_hears_only_its_own() -> None:
    table = play(room(), table_has_laid)
    dealt = {viewer: str(table.log(viewer)).count("hand-dealt") for viewer in (0, 1, 2, SPECTATOR)}
    assert dealt == {0: 1, 1: 1, 2: 1, SPECTATOR: 0}
    layer = next(seat.seat for seat in cast(HigherState, table.state).seats if seat.laid)
    secret = table.record.actions[-1].removeprefix("lay ")
    told = {
        viewer: str(table.log(viewer, table.version - 1)[0].happenings[0]) for viewer in (layer, (layer + 1) % 3, SPECTATOR)
    }
    assert secret in told[layer]
    assert secret not in told[(layer + 1) % 3]
    assert secret not in told[SPECTATOR]


def table_has_laid(table: Room) -> bool:
    return any(entry.startswith("lay ") for entry in table.record.actions)


def test_a_spectator_is_offered_nothing() -> None:
    table = room()
    assert table.offers(SPECTATOR) == Offers()
    assert table.offers(asked(table)) != Offers()
    assert play(table).offers(0) == Offers()


def test_the_end_shows_who_was_ahead_when() -> None:
    table = play(room())
    result = table.scene(0).result
    assert result is not None
    assert [curve.seat for curve in result.curves] == [0, 1, 2]
    assert {len(curve.values) for curve in result.curves} == {len(table.curve)}
    assert [curve.values[-1] for curve in result.curves] == [seat.points for seat in cast(HigherState, table.state).seats]


def test_advice_changes_nothing_and_names_the_rule() -> None:
    table = room()
    lead = asked(table)
    assert table.advise(lead, "stake 1").reason is None
    reason = table.advise(lead, "stake 999").reason
    assert reason is not None
    assert reason.rule == "HI-R1"
    assert table.explain(reason, lead).id == "why-stake-range"
    assert table.version == 0
    with pytest.raises(NotPossible):
        table.advise(lead, "sing")


def test_a_room_opens_from_its_record() -> None:
    table = play(room(), lambda table: table.version == 5)
    table.take(0, table.version, "boast")
    again = open_room(GAME, table.record)
    assert again.state == table.state
    assert (again.version, again.opened, again.curve) == (table.version, table.opened, table.curve)
    assert again.log(1) == table.log(1)


def test_a_finished_record_replays() -> None:
    table = play(room())
    *_, (last, _) = replay(GAME, table.record)
    assert last.over
    assert table.public_record() is table.record


def test_the_record_of_a_running_game_keeps_its_secrets() -> None:
    """The seed tells the luck to come, the actions tell the cards that lie face down."""
    table = play(room(), table_has_laid)
    public = table.public_record()
    assert public.seed is None
    assert public.actions == []
    assert public.options == table.record.options


def test_a_record_that_does_not_fit_is_named() -> None:
    record = room().record
    record.actions.append("lay 99")
    with pytest.raises(BadRecord, match="action 1"):
        open_room(GAME, record)
    record.actions[:] = ["@nobody boast"]
    with pytest.raises(BadRecord, match="is no seat"):
        open_room(GAME, record)


def test_the_table_says_once_that_time_is_up() -> None:
    table = room(TIMED)
    action = table.time_up()
    assert action is not None
    table.take(TABLE, table.version, action.text)
    assert table.over
    assert table.record.actions == ["@table time-up"]
    assert table.time_up() is None
    assert open_room(TIMED, table.record).over


def test_a_game_without_it_never_hears_that_time_is_up() -> None:
    assert room().time_up() is None


def test_a_seat_cannot_say_that_time_is_up() -> None:
    with pytest.raises(NotPossible):
        room(TIMED).take(0, 0, "time-up")


def test_thoughts_differ_from_move_to_move_but_not_from_time_to_time() -> None:
    table, twin = room(), room()
    first = table.thought_seed()
    assert first == twin.thought_seed()
    say(table, "stake 1")
    assert table.thought_seed() != first
    assert room(seed=8).thought_seed() != first
