"""The HTTP calls of people who keep a name of their own, as listed in `wire.py`. A device says by its session whose it is."""

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from tafelrunde.server import wire
from tafelrunde.server.api import BODY, Guest, hub_of, may, me_of, person_of
from tafelrunde.server.hub import Hub
from tafelrunde.server.own_data import forget_seat, own_seats
from tafelrunde.server.passkeys import Place, possible
from tafelrunde.server.store import StoreError
from tafelrunde.server.trouble import Trouble, fair_name

SETTINGS: Final = 4000  # characters, as they are written

TROUBLE: Final = BODY | may(s400="Bad request", s401="Not signed in", s429="Too many", s503="The store fails")
PASSKEY: Final = TROUBLE | may(s409="Known already", s501="This server knows no passkeys")


@get("/api/me", responses=may(s401="Not signed in", s503="The store fails"))
async def look_at_me(request: Guest) -> wire.Me:
    """Who I am here, and what is mine."""
    return await _me(hub_of(request), await _known(request))


@post("/api/me", responses=TROUBLE)
async def begin_me(data: JSONBody[wire.NewPerson], request: Guest) -> wire.SignedIn:
    """Keep a name of one's own from now on."""
    hub = hub_of(request)
    hub.check_open()
    hub.may_begin(person_of(request))
    _, session, phrase = await hub.people.add(fair_name(data.name))
    return wire.SignedIn(session, fair_name(data.name), phrase)


@post("/api/me/phrase", status_code=200, responses=TROUBLE)
async def enter_by_phrase(data: JSONBody[wire.Phrase], request: Guest) -> wire.SignedIn:
    """Sign in on this device, by the recovery phrase."""
    hub = hub_of(request)
    hub.may_begin(person_of(request))
    return await _signed_in(hub, await hub.people.known_by_phrase(data.phrase[:200]), "nobody here has this phrase")


@post("/api/me/passkey/ask", status_code=200, responses=PASSKEY)
async def ask_for_passkey(data: JSONBody[wire.Nothing], request: Guest) -> wire.PasskeyOptions:  # noqa: ARG001  # an empty body
    """What a browser needs to sign in by a passkey."""
    return wire.PasskeyOptions(await hub_of(request).passkeys.ask(_place(request)))


@post("/api/me/passkey/enter", status_code=200, responses=PASSKEY | may(s403="No such passkey"))
async def enter_by_passkey(data: JSONBody[wire.PasskeyAnswer], request: Guest) -> wire.SignedIn:
    """Sign in on this device, by a passkey."""
    hub = hub_of(request)
    hub.may_begin(person_of(request))
    return await _signed_in(hub, await hub.passkeys.prove(_place(request), data.answer), "this passkey is not known here")


@post("/api/me/passkey/new", status_code=200, responses=PASSKEY)
async def offer_passkey(data: JSONBody[wire.Nothing], request: Guest) -> wire.PasskeyOptions:  # noqa: ARG001  # an empty body
    """What a browser needs to make a passkey for me."""
    hub = hub_of(request)
    me = await _known(request)
    return wire.PasskeyOptions(await hub.passkeys.offer(_place(request), me, (await _me(hub, me)).name))


@post("/api/me/passkey", responses=PASSKEY)
async def keep_passkey(data: JSONBody[wire.PasskeyAnswer], request: Guest) -> wire.Me:
    """Keep the passkey that my browser has made."""
    hub, me = hub_of(request), await _known(request)
    await hub.passkeys.keep(_place(request), me, data.answer)
    return await _me(hub, me)


@post("/api/me/save", status_code=200, responses=TROUBLE)
async def save_me(data: JSONBody[wire.MySettings], request: Guest) -> wire.Me:
    """Another name or other settings, on all my devices."""
    hub, me = hub_of(request), await _known(request)
    if len(msgspec.json.encode(data.settings)) > SETTINGS:
        raise Trouble(400, f"settings have at most {SETTINGS} characters")
    await hub.people.change(me, fair_name(data.name), data.settings)
    return await _me(hub, me)


@post("/api/me/own", status_code=200, responses=TROUBLE)
async def own_seats_of_mine(data: JSONBody[wire.Keys], request: Guest) -> wire.Me:
    """The seats that these keys open are mine, on all my devices."""
    hub, me = hub_of(request), await _known(request)
    for kept, seat in await own_seats(hub, data.keys, person_of(request)):
        if not kept.seats[seat].person:
            await hub.people.own(me, kept.id, seat)
    return await _me(hub, me)


@post("/api/me/seat", status_code=200, responses=TROUBLE | may(s404="Not my seat"))
async def key_of_my_seat(data: JSONBody[wire.MySeat], request: Guest) -> wire.SeatKey:
    """A key of a seat of mine, for this device."""
    hub, me = hub_of(request), await _known(request)
    hub.check_open()
    key = await hub.people.key_for(me, data.table, data.seat)
    if not key:
        raise Trouble(404, "this seat is not yours")
    await hub.look_again(data.table)
    return wire.SeatKey(key)


@post("/api/me/leave", status_code=200, responses=TROUBLE)
async def leave_me(data: JSONBody[wire.Nothing], request: Guest) -> wire.Done:  # noqa: ARG001  # an empty body
    """This device knows me no longer."""
    await hub_of(request).people.leave(_session(request))
    return wire.Done()


@post("/api/me/delete", status_code=200, responses=TROUBLE)
async def delete_me(data: JSONBody[wire.Nothing], request: Guest) -> wire.Forgotten:  # noqa: ARG001  # an empty body
    """Forget me, and who sat at my seats."""
    hub, me = hub_of(request), await _known(request)
    hub.check_open()
    mine = await hub.people.tables(me)
    for one in mine:
        await forget_seat(hub, one.table, one.seat)
    await hub.people.drop(me)
    return wire.Forgotten(len(mine))


async def _me(hub: Hub, me: str) -> wire.Me:
    try:
        found = await hub.people.find(me)
        tables = await hub.people.tables(me)
    except StoreError as error:
        raise Trouble(503, f"{error}; try again later") from error
    if found is None:
        raise Trouble(401, "sign in first")
    mine = [wire.MyTable(one.table, one.seat, one.game, one.moved, one.over) for one in tables]
    return wire.Me(found.name, found.settings, found.passkeys, possible(), mine)


async def _signed_in(hub: Hub, me: str, nobody: str) -> wire.SignedIn:
    found = await hub.people.find(me) if me else None
    if found is None:
        raise Trouble(401, nobody)
    return wire.SignedIn(await hub.people.enter(me), found.name)


async def _known(request: Guest) -> str:
    me = await me_of(request)
    if not me:
        raise Trouble(401, "sign in first")
    return me


def _session(request: Guest) -> str:
    return str(request.headers.get("authorization", "")).partition(" ")[2].strip()


def _place(request: Guest) -> Place:
    origin = str(request.headers.get("origin") or f"http://{request.headers.get('host', '')}")
    return Place(origin, urlsplit(origin).hostname or "")


PEOPLE_HANDLERS: list[Any] = [
    look_at_me,
    begin_me,
    enter_by_phrase,
    ask_for_passkey,
    enter_by_passkey,
    offer_passkey,
    keep_passkey,
    save_me,
    own_seats_of_mine,
    key_of_my_seat,
    leave_me,
    delete_me,
]
