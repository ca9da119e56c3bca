"""The HTTP calls of the host of a server, as listed in `wire.py`: what goes on, and what can be done about it."""

import os
import time
from typing import Any, Final, TypeVar

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from tafelrunde.engine import SPECTATOR
from tafelrunde.server import wire
from tafelrunde.server.api import BODY, NO_TABLE, Address, Guest, hub_of, may, person_of
from tafelrunde.server.house import BadNetwork, Complaint
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import NotAllowed, checked_line
from tafelrunde.server.store import StoreError
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.watching import HOST

NOTE: Final = 500  # characters
KEY: Final = may(s400="Bad request", s401="Not the key of the host", s404="No such table", s503="The store fails")

T = TypeVar("T", bound=msgspec.Struct)


@get("/api/house")
async def house(request: Guest) -> wire.HouseRules:
    """What the host of the server says to everybody."""
    return _same(hub_of(request).house.rules, wire.HouseRules)


@get("/api/host", responses=KEY)
async def look_around(request: Guest) -> wire.HostView:
    """All that a host looks at."""
    hub = hub_of(request)
    await hub.watch.admit(request, HOST)
    return await _view(hub)


@post("/api/host", status_code=200, responses=KEY | BODY)
async def host_deed(data: JSONBody[wire.HostDeed], request: Guest) -> wire.HostView:
    """Do something, and look around."""
    hub = hub_of(request)
    await hub.watch.admit(request, HOST)
    try:
        await _do(hub, data, msgspec.json.encode(data).decode())
    except (BadNetwork, NotAllowed) as error:
        raise Trouble(400, str(error)) from error
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    hub.house_changed()
    return await _view(hub)


@post("/api/tables/{table:str}/complaint", responses=NO_TABLE | BODY | may(s403="Not your table", s429="Too many"))
async def complain(table: Address, data: JSONBody[wire.Complaint], request: Guest) -> wire.Done:
    """Report a line of chat to the host of the server."""
    hub = hub_of(request)
    live = await hub.open(table)
    mine = live.seats_of(data.keys)
    line = next((one for one in live.kept.chat if one.seat == data.seat and one.at == data.at), None)
    if line is None:
        raise Trouble(404, "this line of chat is not here; only the last ones can be reported")
    if not hub.lines.take(person_of(request), time.monotonic()):
        raise Trouble(429, "too many reports at once; wait a moment")
    name, reporter = live.kept.seats[data.seat].name, mine[0] if mine else SPECTATOR
    complaint = Complaint(0, table, data.seat, name, line.text or line.phrase, reporter, data.note[:NOTE], time.time())
    try:
        await hub.house.complain(complaint)
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    return wire.Done()


async def _do(hub: Hub, deed: wire.HostDeed, words: str) -> None:
    house, rules = hub.house, hub.house.rules
    match deed:
        case wire.EndTable(table):
            await _check_seat(hub, table, None)
            await hub.store.drop(table)
            hub.drop(table)
            await house.note(words)
        case wire.RemoveName(table, seat):
            await _check_seat(hub, table, seat)
            await hub.store.unname_seat(table, seat)
            await hub.look_again(table)
            await house.note(words)
        case wire.Mute(table, seat, muted):
            await _check_seat(hub, table, seat)
            await hub.store.mute_seat(table, seat, muted)
            await hub.look_again(table)
            await house.note(words)
        case wire.Ban(network, why):
            await house.ban(network, why[:NOTE], words)
        case wire.LiftBan(network):
            await house.lift(network, words)
        case wire.Announce(text):
            await house.rule(msgspec.structs.replace(rules, announcement=checked_line(text) if text else ""), words)
        case wire.ReadOnly(on):
            await house.rule(msgspec.structs.replace(rules, read_only=on), words)
        case wire.Require(known):
            await house.rule(msgspec.structs.replace(rules, known=known), words)
        case wire.SettleComplaint(number):
            await house.settle(number, words)


async def _check_seat(hub: Hub, table: str, seat: int | None) -> None:
    around = await hub.store.around(table)
    if around is None:
        raise Trouble(404, f"there is no table {table[:40]!r}")
    if seat is not None and not 0 <= seat < len(around.seats):
        raise Trouble(400, f"this table has no seat {seat}")


async def _view(hub: Hub) -> wire.HostView:
    try:
        bans, complaints, deeds = await hub.house.desk()
        reports = await hub.watch.reports()
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    return wire.HostView(
        rules=_same(hub.house.rules, wire.HouseRules),
        processes=[report.process for report in reports.values()],
        load=os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 0.0,
        database=hub.watch.size,
        free=hub.store.free_disk(),
        complaints=[_same(one, wire.HostComplaint) for one in complaints],
        bans=[_same(one, wire.HostBan) for one in bans],
        audit=[_same(one, wire.HostAudit) for one in deeds],
    )


def _same(kept: Any, kind: type[T]) -> T:
    """What is kept, as it travels: the fields have the same names."""
    return msgspec.convert(msgspec.structs.asdict(kept), kind)


HOST_HANDLERS = [house, look_around, host_deed, complain]
