"""Tables of a course: each begins at the position of a lesson, with one learner among computers."""

import asyncio
import time

from tafelrunde.engine import Game
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.record import RecordSeat, new_record
from tafelrunde.server import shelf, wire
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed, new_key, new_table_id
from tafelrunde.server.store import KeptSeat, KeptTable
from tafelrunde.server.trouble import Trouble, fair_name
from tafelrunde.table.course import LEARNER, way_to
from tafelrunde.table.customs import Customs

ALONE = Customs(propose_seconds=0)  # a lesson is about what the learner decides
COMPUTERS = ("Mila", "Otto", "Ida", "Theo", "Nora")


async def open_lesson(hub: Hub, game: Game, lesson: str, learner: wire.Learner, person: str, me: str = "") -> wire.LessonTable:
    """A new table at the position of a lesson."""
    course = shelf.course_of(game)
    wanted = next((one for one in course.lesson if one.id == lesson), None)
    if wanted is None:
        raise Trouble(404, f"{game.id} has no lesson {lesson[:40]!r}; there are {', '.join(one.id for one in course.lesson)}")
    name = fair_name(learner.name)
    hub.may_create(person, me)
    key, watch = new_key(), new_key()
    seats = [KeptSeat("person", name or "?", key=hashed(key))]
    seats += [KeptSeat("bot", name, course.level) for name in COMPUTERS[: course.seats - 1]]
    try:
        said, do = await asyncio.to_thread(way_to, game.id, lesson)
    except BadPack as error:
        raise Trouble(500, str(error)) from error
    options = dict(game.setting(course.choices(wanted)).choices)
    record = new_record(game, options, [RecordSeat(seat.name, seat.level) for seat in seats], wanted.seed)
    record.actions = list(said)
    now = time.time()
    kept = KeptTable(new_table_id(), record, seats, hashed(watch), now, now, asked=int(LEARNER), customs=ALONE, origin="fork")
    await hub.keep(kept, person)
    return wire.LessonTable(kept.id, {int(LEARNER): key}, {}, watch, list(do))
