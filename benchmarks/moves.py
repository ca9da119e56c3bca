"""What one installation does for benchmarks/pictures.py: it hears which game to play, plays it as a table of the server does
for two listening seats, and tells how long each part took and what was sent.

Each line it reads is `GAME MOVES SEED`; it answers with the milliseconds of each part, the number of moves and a sum of all
that both browsers would have been sent, which is the same wherever the same is told.
"""

import json
import random
import sys
from collections import defaultdict
from collections.abc import Callable
from hashlib import sha256
from time import process_time
from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec

from tafelrunde.engine.game import compiled
from tafelrunde.engine.record import RecordSeat, new_record
from tafelrunde.engine.registry import find
from tafelrunde.engine.scene import ANY, THEN
from tafelrunde.server import telling
from tafelrunde.server.agreements import Agreements
from tafelrunde.server.garbage import look_seldom
from tafelrunde.server.patch import checksum, patch
from tafelrunde.table.customs import Customs
from tafelrunde.table.room import Room, open_room

SEATS: Final = 2
WARM: Final = 10  # moves before anything is measured
CALIBRATING: Final = 10_000
UNCOUNTED: Final = "what only this benchmark does"

encode = msgspec.json.Encoder().encode


class Watch:
    """How long each part takes; what is measured inside of another part does not count for that one, nor does measuring."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.inside: list[str] = ["else"]
        self.since = process_time()
        self.calls = 0
        nothing = self.timed("", int)
        for _ in range(CALIBRATING):
            nothing()
        self.cost = sum(self.spent.values()) / CALIBRATING  # of measuring once
        self.start_over()

    def start_over(self) -> None:
        """Only what comes from now on counts."""
        self._note()
        self.spent.clear()
        self.calls = 0

    def milliseconds(self) -> dict[str, float]:
        """Of each part, so far."""
        self._note()
        spent = {**self.spent, "else": self.spent["else"] - self.calls * self.cost}
        return {part: 1000 * seconds for part, seconds in spent.items() if part != UNCOUNTED}

    def _note(self) -> None:
        now = process_time()
        self.spent[self.inside[-1]] += now - self.since
        self.since = now

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, measured."""

        def done(*given: Any) -> Any:
            self._note()
            self.calls += 1
            self.inside.append(part)
            try:
                return work(*given)
            finally:
                self._note()
                self.inside.pop()

        return done


class Watched:
    """A room of which the telling is measured."""

    def __init__(self, room: Room, watch: Watch) -> None:
        self._room = room
        self.beats = watch.timed("beats", room.beats)
        self.view = watch.timed("views", room.view)
        self.scene = watch.timed("scenes", room.scene)
        self.offers = watch.timed("offers", room.offers)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._room, name)


class Table:
    """A table of the server without its store and its sockets, and two who listen."""

    def __init__(self, name: str, seed: int) -> None:
        game = find(name)
        record = new_record(game, dict(game.endless), [RecordSeat(str(seat)) for seat in range(SEATS)], seed)
        self.room = open_room(game, record)
        self.choice = random.Random(seed)
        self.seen = [-1] * SEATS
        self.sent = sha256()
        self.watch = Watch()
        self.watched = Watched(self.room, self.watch)
        self.telling = telling.Telling(cast(Room, self.watched))
        seats = [SimpleNamespace(kind="person", stand_in="")] * SEATS
        self.agreements = Agreements(SimpleNamespace(room=self.room, kept=SimpleNamespace(customs=Customs(), seats=seats)))
        self.move = self.watch.timed("carrying out", self._move)
        self.undoable = self.watch.timed("undo", self.agreements.undoable)
        self.encode = self.watch.timed("encoding", encode)
        self.choose = self.watch.timed(UNCOUNTED, self._chosen)
        self.keep = self.watch.timed(UNCOUNTED, self.sent.update)
        vars(telling).update(patch=self.watch.timed("patches", patch), checksum=self.watch.timed("proof", checksum))

    def _chosen(self) -> str:
        """Any of the offers of whoever is asked; as far as it is one step, and says what it is."""
        offers = self.room.offers(int(self.room.state.asked().seat))
        actions = [offer.action.partition(THEN)[0] for offer in offers.offers or offers.standing]
        return self.choice.choice([action for action in actions if action != ANY])

    def _move(self, text: str) -> None:
        room, seat = self.room, int(self.room.state.asked().seat)
        room.settle(room.plan(seat, room.check(seat, room.version, text)))
        while (answer := room.unasked()) is not None:
            room.settle(room.plan(int(room.state.asked().seat), answer))

    def tell(self) -> None:
        """Both hear what is new."""
        for seat, base in enumerate(self.seen):
            self.watched.view(seat)  # so that it counts as such
            message = self.telling.update(seat, base)
            message.undo = self.undoable(seat)
            self.keep(self.encode(message))
            self.seen[seat] = self.room.version

    def play(self, moves: int) -> dict[str, Any]:
        """So many moves."""
        self.tell()
        counted = 0
        for number in range(moves + WARM):
            if self.room.over:
                break
            text = self.choose()
            if number == WARM:
                self.watch.start_over()
            self.move(text)
            self.tell()
            counted += number >= WARM
        return {"ms": self.watch.milliseconds(), "moves": counted, "sent": self.sent.hexdigest()}


def main() -> None:
    print("compiled" if compiled() else "plain", flush=True)
    look_seldom()
    for line in sys.stdin:
        name, moves, seed = line.split()
        print(json.dumps(Table(name, int(seed)).play(int(moves))), flush=True)


if __name__ == "__main__":
    main()
