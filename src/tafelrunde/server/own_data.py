"""One's own data: all that a server keeps about somebody can be had as a file, and be deleted.

Whoever has the key of a seat is the person who sits there. The moves of a game belong to all who played it, and stay without a
name; a table at which nobody else sat goes as a whole.
"""

from typing import Final

from litestar import post
from litestar.params import JSONBody

from tafelrunde.server import wire
from tafelrunde.server.api import BODY, Guest, hub_of, may, person_of
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed
from tafelrunde.server.seating import opens
from tafelrunde.server.store import KeptOfSeat, KeptTable, StoreError
from tafelrunde.server.trouble import Trouble

MOST: Final = 200  # tables at once
COST: Final = 0.05  # seconds that each table takes

TROUBLE: Final = BODY | may(s400="Bad request", s429="Too many", s503="The store fails")


@post("/api/me/export", status_code=200, responses=TROUBLE)
async def export_own(data: JSONBody[wire.Keys], request: Guest) -> wire.OwnData:
    """All that is kept about whoever has these keys."""
    hub = hub_of(request)
    try:
        found = [
            _told(kept, seat, await hub.store.of_seat(kept.id, seat))
            for kept, seat in await own_seats(hub, data.keys, person_of(request))
        ]
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    return wire.OwnData(found)


@post("/api/me/forget", status_code=200, responses=TROUBLE)
async def forget_own(data: JSONBody[wire.Keys], request: Guest) -> wire.Forgotten:
    """Forget who sat at these seats, what was said there, and the results."""
    hub = hub_of(request)
    hub.check_open()
    seats = await own_seats(hub, data.keys, person_of(request))
    try:
        for kept, seat in seats:
            await forget_seat(hub, kept.id, seat)
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    return wire.Forgotten(len(seats))


async def own_seats(hub: Hub, keys: dict[str, list[str]], person: str) -> list[tuple[KeptTable, int]]:
    """The seats that these keys open."""
    found = []
    for table, own in list(keys.items())[:MOST]:
        hub.archive.check(person)
        hub.archive.spend(person, COST)
        kept = await hub.store.load(table)
        hashes = [hashed(key) for key in own]
        for seat, sitter in enumerate(kept.seats if kept else []):
            if kept and sitter.kind == "person" and any(opens(one, sitter) for one in hashes):
                found.append((kept, seat))
    return found


async def forget_seat(hub: Hub, table: str, seat: int) -> None:
    """Nobody knows any more who sat there."""
    await hub.store.forget_seat(table, seat)
    if await hub.store.around(table) is None:
        hub.drop(table)
    else:
        await hub.look_again(table)


def _told(kept: KeptTable, seat: int, own: KeptOfSeat) -> wire.OwnSeat:
    return wire.OwnSeat(
        table=kept.id,
        game=kept.record.game,
        seat=seat,
        name=kept.seats[seat].name,
        started=kept.started,
        moved=kept.moved,
        over=kept.over,
        options=kept.record.options,
        moves=own.moves,
        lines=[wire.OwnLine(line.text, line.phrase, line.at) for line in own.lines],
        hints=len(own.hints),
        results=[wire.DealResult(one.name, one.place, one.score, one.share) for one in own.results],
    )


OWN_HANDLERS = [export_own, forget_own]
