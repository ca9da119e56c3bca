"""What people at a live table agree about: taking back, playing for somebody who is away, and the questions that are asked."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Literal, Protocol, TypeVar

from tafelrunde.engine import Game, Say
from tafelrunde.server import wire
from tafelrunde.server.company import Company
from tafelrunde.server.limits import Limits
from tafelrunde.server.listener import Listener
from tafelrunde.server.news import Asked, Settled, Voted
from tafelrunde.server.seating import Seating
from tafelrunde.server.store import KeptTable, Store
from tafelrunde.table.council import Council, Question
from tafelrunde.table.room import NotPossible, Room
from tafelrunde.table.table_events import CameBack, LinkRenewed, StoodIn, TableEvent, TakenBack

SETTLING: Final = 5.0  # seconds in which another process carries out what all have agreed to

T = TypeVar("T")
Outcome = Literal["open", "agreed", "refused", "dropped"]


class Host(Protocol):
    """What agreements need of their table."""

    kept: KeptTable
    room: Room
    store: Store
    seating: Seating
    limits: Limits
    company: Company
    listeners: set[Listener]

    async def note(self, prepare: Callable[[], Awaitable[TableEvent]]) -> None:
        """Write down an event of the table, made while nothing else happens."""
        ...

    def tell(self, message: wire.ToBrowser, seat: int | None = None) -> None:
        """Let everybody hear it, or only who sits there."""
        ...

    def unseat(self, seat: int) -> None:
        """Whoever sat there does so no longer."""
        ...

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end, also if whoever asked for it is gone."""
        ...


class Agreements:
    """One table's."""

    def __init__(self, table: Host) -> None:
        self.table = table
        self.council = Council()
        self._ours: set[int] = set()  # the numbers of questions that were asked at this process
        self._deciding: asyncio.Future[None] | None = None  # what was agreed when somebody did not come back

    # --- taking back --------------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> wire.Undoable | None:
        """What this seat can take back now."""
        room, custom = self.table.room, self.table.kept.customs.undo
        if custom == "never" or room.over:
            return None
        own = room.past.own(seat, room.state)
        agreed = room.past.agreed(seat, room.state) if custom == "agreed" and not own else 0
        count = own or agreed
        if not count:
            return None
        return wire.Undoable(own, agreed, room.past.version_before(count), bool(agreed and self._others([seat])))

    async def take_back(self, seat: int, version: int, count: int) -> None:
        """A seat takes back its own last actions."""

        async def prepare() -> TableEvent:
            self._check_version(version)
            room = self.table.room
            if self.table.kept.customs.undo == "never":
                raise not_here("no-undo-here", "at this table nothing is taken back")
            if not 0 < count <= (0 if room.over else room.past.own(seat, room.state)):
                raise not_here("no-undo-border", "this cannot be taken back: luck, a secret or another seat came after it")
            return TakenBack(seat, count, agreed=False)

        await self.table.note(prepare)

    async def ask_undo(self, seat: int, mine: list[int]) -> None:
        """A seat asks the others to go back beyond what they did."""
        room = self.table.room
        count = 0 if room.over else room.past.agreed(seat, room.state)
        if self.table.kept.customs.undo != "agreed":
            raise not_here("no-undo-agreed", "at this table only one's own last actions can be taken back")
        if not count:
            raise not_here("no-undo-secret", "this cannot be taken back: luck or a secret came after it")
        await self._ask(self.council.ask(seat, "undo", seat, count, self._others(mine)))

    def _check_version(self, version: int) -> None:
        room = self.table.room
        if not room.opened <= version <= room.version:
            raise NotPossible("the table has moved on since; look again")

    # --- playing for somebody -----------------------------------------------------------------------------------------

    async def ask_stand_in(self, seat: int, about: int, mine: list[int]) -> None:
        """A computer shall play for a seat: one's own, or that of somebody who is away."""
        kept = self.table.kept
        if kept.customs.stand_in == "never":
            raise not_here("no-stand-in", "at this table no computer plays for anybody")
        if not 0 <= about < len(kept.seats) or kept.seats[about].kind != "person" or kept.seats[about].stand_in:
            raise NotPossible("nobody is to be replaced there")
        here = self._here()
        if about not in mine and about in here:
            raise NotPossible("whoever sits there is here")
        others = [] if kept.customs.stand_in == "always" else [other for other in self._others(mine) if other in here]
        grace = 0.0 if about in mine else self.table.limits.grace_seconds - self.table.seating.away(about)
        asked = [about] if grace > 0 else []  # whoever has just gone may come back, and is asked too
        question = self.council.ask(seat, "stand-in", about, 0, [*asked, *(other for other in others if other != about)])
        if asked:
            asyncio.get_running_loop().call_later(grace, self._wait_no_longer, question)
        await self._ask(question)

    def _wait_no_longer(self, question: Question) -> None:
        """Whoever is away has not come back in time: the others decide alone."""
        if self.council.open is question and question.about not in self._here():
            self._deciding = asyncio.ensure_future(self.table.finish(self.vote([question.about], question.number, True)))

    async def come_back(self, seat: int) -> None:
        """The computer hands the seat back."""

        async def prepare() -> TableEvent:
            kept = self.table.kept
            if not kept.seats[seat].stand_in:
                raise NotPossible("you are playing yourself already")
            await self.table.store.stand_in(kept.id, seat, "")
            kept.seats[seat].stand_in = ""
            return CameBack(seat)

        await self.table.note(prepare)

    # --- a lost device ------------------------------------------------------------------------------------------------

    async def ask_new_link(self, seat: int, about: int, mine: list[int]) -> None:
        """A seat shall get a new link: the host says so, anybody else asks those who are here."""
        kept = self.table.kept
        if not 0 <= about < len(kept.seats) or kept.seats[about].kind == "bot" or about in mine:
            raise NotPossible("there is nobody to be invited anew")
        here = self._here()
        others = [] if kept.seats[seat].host else [other for other in self._others(mine) if other in here]
        await self._ask(self.council.ask(seat, "new-link", about, 0, [other for other in others if other != about]))

    # --- agreeing -----------------------------------------------------------------------------------------------------

    async def vote(self, mine: list[int], number: int, yes: bool) -> None:
        """Somebody answers for all seats at one screen."""
        question = self.council.answer(number, mine, yes)
        if question is None:
            raise NotPossible("this question is no longer open")
        self.table.company.tell(self.table.kept.id, Voted(mine, number, yes))
        await self._answered(question, yes)

    async def _answered(self, question: Question, yes: bool) -> None:
        if not yes:
            self._tell(question, "refused")
        elif question.waiting:
            self._tell(question, "open")
        elif question.number in self._ours:
            await self._settle(question)
        else:  # whoever asked will say so, unless that process has died
            await asyncio.sleep(SETTLING)
            if self.council.last is question:
                self._tell(question, "dropped")

    async def hear(self, news: Asked | Voted | Settled) -> None:
        """Something was asked or answered at another process."""
        match news:
            case Asked(question):
                self.council.hear(question)
                self._tell(question, "open")
            case Voted(seats, number, yes):
                answered = self.council.answer(number, seats, yes)
                if answered is not None:
                    await self._answered(answered, yes)
            case Settled(question, outcome):
                self.council.forget(question.number)
                self._tell(question, outcome)

    def moved(self) -> None:
        """Something was played: a question about taking back is out of date."""
        if self.council.open is not None and self.council.open.what == "undo":
            question = self.council.drop()
            if question is not None:
                self._tell(question, "dropped")

    def open_question(self) -> wire.Question | None:
        """What is being asked."""
        return self._worded(self.council.open, "open") if self.council.open is not None else None

    async def _ask(self, question: Question) -> None:
        if question.waiting:
            self._ours = {question.number}
            self.table.company.tell(self.table.kept.id, Asked(question))
            self._tell(question, "open")
            return
        self.council.drop()
        await self._settle(question)

    async def _settle(self, question: Question) -> None:
        """All have agreed: it is done."""

        async def prepare() -> TableEvent:
            return await self._agreed(question)

        await self.table.note(prepare)
        self._tell(question, "agreed")
        self.table.company.tell(self.table.kept.id, Settled(question, "agreed"))

    async def _agreed(self, question: Question) -> TableEvent:
        kept, room = self.table.kept, self.table.room
        if question.what == "undo":
            if room.over or not room.past.open(question.count, room.state):
                raise NotPossible("the table has moved on since; look again")
            return TakenBack(question.about, question.count, agreed=True)
        if question.what == "new-link":
            key = await self.table.seating.invite_anew(question.about)
            self.table.unseat(question.about)
            self.table.tell(wire.NewLink(question.about, key), question.seat)
            return LinkRenewed(question.about, question.seat)
        level = middle_level(room.game)
        await self.table.store.stand_in(kept.id, question.about, level)
        kept.seats[question.about].stand_in = level
        return StoodIn(question.about, level)

    def _others(self, mine: list[int]) -> list[int]:
        """The people whose consent counts, but for these."""
        seats = enumerate(self.table.kept.seats)
        return [seat for seat, kept in seats if kept.kind == "person" and not kept.stand_in and seat not in mine]

    def _here(self) -> set[int]:
        return self.table.seating.here(self.table.listeners)

    def _tell(self, question: Question, outcome: Outcome) -> None:
        self.table.tell(self._worded(question, outcome))

    def _worded(self, question: Question, outcome: Outcome) -> wire.Question:
        return wire.Question(
            question.number, question.seat, question.what, question.about, outcome, question.count, question.waiting
        )


def not_here(message: str, text: str) -> NotPossible:
    """A refusal that every reader understands."""
    return NotPossible(text, say=Say(message))


def middle_level(game: Game) -> str:
    """The computer player that sits down for a person."""
    levels = game.levels or ("random",)
    return "normal" if "normal" in levels else levels[len(levels) // 2]
