"""Computers among people at a live table: what they say, and what they only propose (table/talk.py, table/proposals.py).

One process speaks and waits for a table, the one that drives it. Whatever it has said is kept with the version that it is
about, so nothing is said twice, whoever drives next.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from tafelrunde.engine import Action, Event, Say, SeatId
from tafelrunde.engine.event import heard_by
from tafelrunde.server import wire
from tafelrunde.server.fair_queue import Claim
from tafelrunde.server.store import KeptLine, KeptTable, Spoken, StoreError
from tafelrunde.server.thinking import Clueless, Thinkers
from tafelrunde.table.hint import hint_seed
from tafelrunde.table.naming import Naming
from tafelrunde.table.proposals import asked_instead
from tafelrunde.table.room import Move, NotPossible, Room
from tafelrunde.table.table_events import Proposed
from tafelrunde.table.talk import Matter

log = logging.getLogger("tafelrunde.table")

LATE: Final = 4  # moves after which nobody speaks any more about what happened


class Host(Protocol):
    """What partners need of their table."""

    kept: KeptTable
    room: Room
    thinkers: Thinkers

    def people(self) -> tuple[str, ...]:
        """Who is here."""
        ...

    async def utter(self, line: KeptLine) -> None:
        """Keep a line of the chat, and let everybody hear it for whom it is."""
        ...

    async def interject(self, seat: int, action: Action) -> None:
        """Carry out something that a computer says out of turn."""
        ...


class Partners:
    """One table's."""

    def __init__(self, table: Host) -> None:
        self.table = table
        self._happened: list[tuple[int, Event]] = []  # what nobody has spoken about yet, by version
        self._stirred = asyncio.Event()
        self._silent_since = 0.0
        self._reasons: dict[tuple[int, int], asyncio.Task[list[Say]]] = {}  # by version and seat

    # --- talk ---------------------------------------------------------------------------------------------------------

    def hear(self, move: Move) -> None:
        """Something has happened."""
        self._stirred.set()
        self._reasons.clear()
        if move.action is not None and self._talkers() and self._listeners():
            kinds = self.table.room.game.talks
            self._happened += [(move.version, event) for event in move.events if isinstance(event, kinds)]

    @property
    def silent(self) -> bool:
        """Whether there is nothing to speak about."""
        return not self._happened

    async def speak(self, drives: Callable[[], bool]) -> None:
        """Say what there is to say, one after the other, while this process drives the table."""
        while self._happened and drives() and self.table.people():
            version, event = self._happened.pop(0)
            if version + LATE < self.table.room.version:
                continue
            for seat in self._talkers():
                await self._speak_about(version, event, seat)

    async def _speak_about(self, version: int, event: Event, seat: int) -> None:
        table, game = self.table, self.table.room.game
        heard, view = heard_by(event, SeatId(seat)), table.room.view(seat)
        to = [int(other) for other in game.confidants(view)]
        spoken = [(line.seat, line.spoken) for line in table.kept.chat if line.spoken is not None and line.heard_by([seat])]
        if heard is None or any(other == seat and one.version == version for other, one in spoken):
            return
        people = [SeatId(one) for one in self._listeners() if not to or one in to]
        if not people:
            return
        matter = Matter(view, heard, people, [(SeatId(other), one.say) for other, one in spoken])
        try:
            claim = Claim(table.people(), table.kept.id)
            for words in await table.thinkers.speak(game.id, table.kept.seats[seat].level, matter, claim):
                if words.say is not None:
                    line = KeptLine(seat, "", time.time(), spoken=Spoken(words.say, version, to))
                    await table.utter(line)
                else:
                    await table.interject(seat, table.room.read(words.action))
        except (Clueless, NotPossible, StoreError) as error:
            log.warning("table %s: seat %d says nothing about move %d: %s", table.kept.id, seat, version, error)

    @property
    def mixed(self) -> bool:
        """Whether people and computers are one team."""
        return self.table.room.game.together and bool(self._talkers() and self._listeners())

    def _talkers(self) -> list[int]:
        return [seat for seat, kept in enumerate(self.table.kept.seats) if kept.kind == "bot"]

    def _listeners(self) -> list[int]:
        """The people who play themselves."""
        seats = enumerate(self.table.kept.seats)
        return [seat for seat, kept in seats if kept.kind == "person" and not kept.stand_in]

    # --- proposals ----------------------------------------------------------------------------------------------------

    def proposal(self, seat: int, action: Action) -> Proposed | None:
        """What the computer at this seat proposes instead of doing it; nothing where it decides alone."""
        room, people = self.table.room, self._listeners()
        if not self.table.kept.customs.propose_seconds or not people or action.interjects:
            return None
        view = room.view(seat)
        if not room.game.team_decides(view, action) or len(view.asked().options(view)) < 2:
            return None
        return Proposed(seat, tuple(people), action.text)

    def stir(self) -> None:
        """Somebody talks or tries something: it is not silent."""
        self._silent_since = time.monotonic()
        self._stirred.set()

    async def wait_for_people(self, proposal: Proposed) -> bool:
        """Whether nobody has decided and it has been silent for long enough."""
        self._silent_since = time.monotonic()
        while self.table.room.proposal is proposal:
            left = self._silent_since + self.table.kept.customs.propose_seconds - time.monotonic()
            if left <= 0:
                return True
            self._stirred.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._stirred.wait()
        return False

    def shown_to(self, viewer: int) -> wire.Proposal | None:
        """The open proposal in the eyes of one of those who decide."""
        room, proposal = self.table.room, self.table.room.proposal
        if proposal is None or viewer not in proposal.to:
            return None
        naming = Naming(room.game, asked_instead(room.view(viewer)), room.offers(viewer))
        name, touches = naming.move(room.read(proposal.action))
        return wire.Proposal(proposal.seat, proposal.action, name, touches, self.table.kept.customs.propose_seconds)

    async def reason(self, seat: int, claim: Claim) -> wire.Reason:
        """Why it is proposed, for one of those who decide; nothing if that takes too long to find out."""
        room, proposal = self.table.room, self.table.room.proposal
        if proposal is None or seat not in proposal.to:
            raise NotPossible("nothing is proposed to you now")
        about = (room.version, seat)
        if about not in self._reasons:
            thinking: Awaitable[list[Say]] = self.table.thinkers.justify(
                room.game.id, hint_seed(*about), room.view(seat), proposal.action, claim
            )
            self._reasons[about] = asyncio.ensure_future(thinking)
        try:
            found = await asyncio.shield(self._reasons[about])
        except Clueless as error:
            log.warning("table %s, move %d: no reason for a proposal: %s", self.table.kept.id, about[0], error)
            found = []
        return wire.Reason(seat, about[0], found)
