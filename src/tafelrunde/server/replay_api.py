"""The HTTP calls of replays, as listed in `wire.py`."""

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.params import JSONBody

from tafelrunde.engine.record import Record
from tafelrunde.server import wire
from tafelrunde.server.api import BODY, NO_TABLE, Address, Guest, may, me_of, person_of
from tafelrunde.server.limits import RECORD
from tafelrunde.server.replays import Replays

NOT_YET = may(s403="A game that still runs, and no key to it", s413="Too large", s415="Not JSON", s429="Too many")


def replays_of(connection: ASGIConnection) -> Replays:  # type: ignore[type-arg]  # of any handler
    """The replays of the server that is asked."""
    replays: Replays = connection.app.state.replays
    return replays


@post("/api/tables/{table:str}/replay", status_code=200, responses=NO_TABLE | BODY | NOT_YET)
async def replay_card(table: Address, data: JSONBody[wire.Visitor], request: Guest) -> wire.ReplayCard:
    """A game to be looked at again: its length, its headings, who was ahead and where it turned."""
    return await replays_of(request).card(table, data, person_of(request))


@post("/api/tables/{table:str}/replay/frames", status_code=200, responses=NO_TABLE | BODY | NOT_YET)
async def replay_frames(table: Address, data: JSONBody[wire.FramesWanted], request: Guest) -> wire.Frames:
    """Some frames of it, as one viewer saw them."""
    return await replays_of(request).frames(table, data, person_of(request))


@post("/api/tables/{table:str}/replay/fork", responses=NO_TABLE | BODY | NOT_YET)
async def replay_fork(table: Address, data: JSONBody[wire.Fork], request: Guest) -> wire.Created:
    """A new table that goes on from there, against computers."""
    return await replays_of(request).fork(table, data, person_of(request), await me_of(request))


@get("/api/tables/{table:str}/replay/verify", responses=NO_TABLE | may(s429="Too many"))
async def replay_verify(table: Address, request: Guest) -> wire.Verdict:
    """Whether the record leads to the position that the table is in."""
    return await replays_of(request).verify(table, person_of(request))


@post(
    "/api/records",
    request_max_body_size=RECORD,
    responses=BODY | may(s400="No record", s409="A record that cannot be played here", s429="Too many", s503="The store fails"),
)
async def upload_record(data: JSONBody[Record], request: Guest) -> wire.Uploaded:
    """Bring a record, so that it can be replayed and shared."""
    return await replays_of(request).upload(data, person_of(request), await me_of(request))


REPLAY_HANDLERS = [replay_card, replay_frames, replay_fork, replay_verify, upload_record]
