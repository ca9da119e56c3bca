"""Safe undo: what can be taken back, what never can, and that nobody learns anything by it."""

from random import Random
from typing import Any

import msgspec
import pytest

from higher import GAME
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record, RecordSeat, replay
from tafelrunde.engine.view import view
from tafelrunde.table.room import NotPossible, Room, open_room
from tafelrunde.table.snapshot import reopen, take_snapshot
from tafelrunde.table.table_events import TakenBack, is_table_event, standing
from tafelrunde.table.undo import KEPT, Step
from tafelrunde.testing.walk import Walk
from tests.every_game import every_game

WORLDS = range(20, 23)  # others than those that the table itself imagines
SEEDS = 6
ACTIONS = 120  # of one game
CLOSELY = 0.04  # how often every byte is compared, not only what it is made from
encode = msgspec.json.encode


def room(game: Game = GAME, seats: int = 2, seed: int = 7, **options: Any) -> Room:
    return open_room(game, Record(game.id, game.version, options, [RecordSeat(f"P{seat}") for seat in range(seats)], seed))


def shown(game: Game, seen: State) -> bytes:
    """Every byte that a seat is shown of a position. It is made from its view alone."""
    return encode([game.whole_scene(seen), game.offers(seen)])


def take_back(table: Room, seat: int, count: int, agreed: bool) -> None:
    table.settle(table.note(TakenBack(seat, count, agreed)))


class Undoing:
    """A random game at a table that changes its mind now and then."""

    def __init__(self, game: Game, seed: int) -> None:
        self.walk = Walk(game, seed)
        seats = [RecordSeat(f"P{seat}") for seat in range(self.walk.seats)]
        self.room = open_room(game, Record(game.id, game.version, dict(self.walk.choices), seats, seed))
        self.random = Random(seed)
        self.story: list[str] = []  # all that was ever said
        self.sights: dict[int, list[State]] = {}  # by number of standing actions: what each seat saw
        self.undone = 0

    def look(self) -> list[State]:
        return [self.room.view(viewer) for viewer in range(self.walk.seats)]

    def same(self, one: State, other: State) -> bool:
        """Whether two sights are the same; now and then down to the last byte."""
        game = self.room.game
        return one == other and (self.random.random() >= CLOSELY or shown(game, one) == shown(game, other))

    def play(self, most: int) -> None:
        for _ in range(most):
            if self.room.over:
                return
            self.sights[len(self.room.record.actions)] = self.look()
            self.walk.state = self.room.state
            seat, action = self.walk.next_action()
            move = self.room.plan(seat, action)
            self.room.settle(move)
            self.story.append(move.entry)
            if self.random.random() < 0.3:
                self.change_mind()

    def change_mind(self) -> None:
        """Take back as much as is allowed, or a part of it."""
        seat = self.random.randrange(self.walk.seats)
        own = self.room.past.own(seat, self.room.state)
        agreed = self.room.past.agreed(seat, self.room.state)
        assert own == 0 or agreed == 1
        count = self.random.randint(1, own) if own else agreed
        if not count or self.room.over:
            return
        steps = self.room.past.steps[-count:]
        self.nobody_learned(steps)
        move = self.room.note(TakenBack(seat, count, not own))
        self.room.settle(move)
        self.story.append(move.entry)
        self.undone += count
        for sight, before in zip(self.look(), self.sights[len(self.room.record.actions)], strict=True):
            assert self.same(sight, before)

    def nobody_learned(self, steps: list[Step]) -> None:
        """Whatever a seat got since then, it would have got in every world that it could not tell from this one."""
        game, start = self.room.game, steps[0].before
        for viewer in range(self.walk.seats):
            for world in WORLDS:
                state = game.imagine(view(start, viewer), seeded(world))
                for number, step in enumerate(steps):
                    assert game.why_not(state, step.seat, step.action) is None
                    told = [heard_by(event, viewer) for event in game.apply(state, step.seat, step.action)]
                    after = steps[number + 1].before if number + 1 < len(steps) else self.room.state
                    assert told == [heard_by(event, viewer) for event in step.events]
                    assert self.same(view(state, viewer), view(after, viewer))


@every_game
@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_was_taken_back_never_was(game: Game, seed: int) -> None:
    """The state is that of the replay of what was not undone, no seat got a byte that it would not have got otherwise, and
    whatever was ever said can be read again."""
    table = Undoing(game, seed)
    table.play(ACTIONS)
    now = table.room
    assert now.record.actions == standing(table.story)
    for state, _ in replay(game, now.record):
        final = state
    assert final == now.state
    again = open_room(game, msgspec.structs.replace(now.record, actions=table.story))
    assert again.state == now.state
    assert again.record == now.record
    assert again.version == now.version == len(table.story)
    assert [len(events) for events in again.moments] == [len(events) for events in now.moments]
    assert again.curve == now.curve


@every_game
def test_something_can_be_taken_back(game: Game) -> None:
    """In every game there are actions that tell nobody anything."""
    for seed in range(SEEDS):
        table = Undoing(game, seed)
        table.play(40)
        if table.undone:
            return
    raise AssertionError("nothing could ever be taken back")


def test_luck_and_secrets_are_the_border() -> None:
    """A card laid from a hidden hand has been seen; nobody forgets it."""
    table = room(rounds=3)
    lead = table.asked
    assert lead is not None
    table.take(lead, 0, "stake 4")
    assert table.past.own(lead, table.state) == 1
    assert table.past.own(1 - lead, table.state) == 0
    table.take(lead if table.asked == lead else 1 - lead, 1, table.default().text)
    assert table.past.own(lead, table.state) == 0
    assert table.past.agreed(lead, table.state) == 0


def test_the_log_tells_it_and_the_record_forgets_it() -> None:
    table = room(rounds=3)
    lead = table.asked
    assert lead is not None
    table.take(lead, 0, "stake 4")
    take_back(table, lead, 1, agreed=False)
    assert table.version == 2
    assert table.record.actions == []
    assert table.asked == lead
    line = table.log(1 - lead)[-1]
    assert line.version == 2
    assert line.happenings[0].text.id == "taken-back"
    with pytest.raises(NotPossible, match="moved on"):
        table.check(lead, 1, "stake 4")
    table.take(lead, 2, "stake 2")
    assert table.record.actions == ["stake 2"]


def test_nothing_is_taken_back_that_is_not_there() -> None:
    table = room(rounds=3)
    with pytest.raises(NotPossible, match="too long ago"):
        table.note(TakenBack(0, 1, agreed=False))
    assert table.past.open(1, table.state) is False


def test_a_snapshot_before_an_undo_does_not_mislead() -> None:
    """The undo went back beyond the snapshot: the table is opened from its whole record."""
    table = room(rounds=3)
    lead = table.asked
    assert lead is not None
    table.take(lead, 0, "stake 4")
    snapshot = take_snapshot(table, -1)
    take_back(table, lead, 1, agreed=False)
    entries = ["stake 4", f"!back {lead} 1 own"]
    again, last = reopen(GAME, msgspec.structs.replace(table.record, actions=entries), [snapshot])
    assert last == -1
    assert again.state == table.state
    table.take(lead, 2, "stake 1")
    later = take_snapshot(table, -1)
    again, last = reopen(GAME, msgspec.structs.replace(table.record, actions=[*entries, "stake 1"]), [later])
    assert last == 3
    assert again.record.actions == ["stake 1"]
    assert again.state == table.state


def test_a_minute_is_no_action() -> None:
    assert is_table_event("!back 0 1 own")
    assert not any(map(is_table_event, ["stake 4", "@table time-up"]))


def test_only_the_last_actions_are_kept() -> None:
    table = Undoing(GAME, 3)
    table.random.random = lambda: 1.0  # never changes its mind
    table.play(500)
    assert len(table.room.past.steps) <= KEPT
