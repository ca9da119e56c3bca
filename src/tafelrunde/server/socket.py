"""The WebSocket: one browser at one table."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from tafelrunde.engine import SPECTATOR
from tafelrunde.server import metrics, wire
from tafelrunde.server.api import Address, hub_of, person_of
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import Bucket, Limits, NotAllowed, checked_line
from tafelrunde.server.listener import Gone, Listener, Send
from tafelrunde.server.live import LiveTable
from tafelrunde.server.packing import LINE, Packing
from tafelrunde.server.store import StoreError
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.room import NotPossible
from tafelrunde.table.why import Asking

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("tafelrunde.socket")
decoder = msgspec.json.Decoder(wire.FromBrowser)
encode = msgspec.json.Encoder().encode
PULSE: Final = encode(wire.Pulse()).decode()


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: Address) -> None:
    """Listen to a table and take part in it, until either side hangs up."""
    await socket.accept()
    try:
        await _visit(socket, table, hub_of(socket))
    except Trouble as trouble:
        await _hang_up(socket, 1013 if trouble.status == 503 else 4000 + trouble.status, trouble.text)
    except Gone as gone:
        await _hang_up(socket, gone.code, gone.text)
    except (WebSocketDisconnect, OSError):
        pass  # they hung up
    except Exception:
        log.exception("table %s: a connection fails", table)
        await _hang_up(socket, 1011, "something is wrong with this server; its log says what")


async def _visit(socket: Socket, name: str, hub: Hub) -> None:
    person = person_of(socket)
    hub.connect(person)
    try:
        hello = await _hello(socket, hub.limits)
        table = await hub.open(name)
        listener = _seated(table, hello)
        listener.person = person
        await _stay(socket, table, listener, hub, hello.pulses)
    finally:
        hub.disconnect(person)


async def _hello(socket: Socket, limits: Limits) -> wire.Hello:
    try:
        async with asyncio.timeout(limits.hello_seconds):
            message = decoder.decode(await socket.receive_text())
    except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, f"say hello first, with your keys ({error})") from error
    if not isinstance(message, wire.Hello):
        raise Trouble(400, "say hello first, with your keys")
    return message


def _seated(table: LiveTable, hello: wire.Hello) -> Listener:
    mine = table.seats_of(hello.keys)
    asked = table.room.asked
    if hello.look in mine:
        viewer = hello.look
    elif asked in mine:
        viewer = asked
    else:
        viewer = mine[0] if mine else SPECTATOR
    return Listener(mine, viewer)


async def _stay(socket: Socket, table: LiveTable, listener: Listener, hub: Hub, pulses: bool) -> None:
    table.arrive(listener)
    work = [listener.run(table, _line(socket), hub.limits.send_seconds)]
    if pulses:
        work.append(_pulse(listener, hub.limits))
    talk = asyncio.create_task(_talk(socket, table, listener, hub))
    tasks = [talk, *map(asyncio.create_task, work)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(listener)
        for task in tasks:
            if task is not talk or not listener.acting:
                task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


def _line(socket: Socket) -> Send:
    """The quickest way to this browser; under another server than ours, that of the framework."""
    line: Packing | None = socket.scope.get("state", {}).get(LINE)
    if line is not None:
        return line.say

    async def say(*messages: str) -> None:
        for message in messages:
            await socket.send_text(message)

    return say


async def _pulse(listener: Listener, limits: Limits) -> None:
    """Say that we are still there; who does not say it back is gone."""
    listener.heard = time.monotonic()
    while time.monotonic() - listener.heard < limits.silence_seconds:
        listener.hear(PULSE)
        await asyncio.sleep(limits.pulse_seconds)
    raise Gone(1013, "nothing was heard of this connection any more; come back")


async def _talk(socket: Socket, table: LiveTable, listener: Listener, hub: Hub) -> None:
    messages = Bucket(hub.limits.messages_per_second, hub.limits.messages_at_once)
    while True:
        text = await socket.receive_text()
        now = time.monotonic()
        if not messages.take(now) or not hub.messages.take(listener.person, now):
            raise Trouble(429, "too many messages at once; come back and go slower")
        listener.heard = time.monotonic()
        answer: wire.ToBrowser | None
        message: wire.FromBrowser | None = None
        try:
            message = decoder.decode(text)
            answer = await _answer(message, table, listener, hub)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            answer = wire.Refused(error=f"this is no message of the protocol: {error}")
        except NotPossible as refusal:
            answer = _refused(table, listener, refusal)
        except NotAllowed as error:
            answer = wire.Refused(error=str(error))
        except StoreError as error:
            answer = wire.Refused(error=f"this could not be kept: {error}; try again later")
        if isinstance(answer, wire.Refused):
            metrics.refusals.add()
            if isinstance(message, wire.Act):
                answer.id = message.id
        if answer is not None:
            listener.hear(encode(answer).decode())
        if listener not in table.listeners:  # the connection has ended meanwhile; the move is kept
            return


async def _answer(message: wire.FromBrowser, table: LiveTable, listener: Listener, hub: Hub) -> wire.ToBrowser | None:
    match message:
        case wire.Act(seat, version, action, sent):
            _own(listener, seat)
            listener.acting = True
            try:
                await table.do(seat, version, action, sent, listener)
            finally:
                listener.acting = False
        case wire.Ask(number, seat, action):
            _own(listener, seat)
            table.partners.stir()
            return _advice(table, number, seat, action)
        case wire.Look(seat):
            _look(listener, seat)
        case wire.LookUp(version, name):
            return table.telling.look_up(listener.viewer, version, name)
        case wire.Recall(before):
            return table.telling.recall(listener.viewer, before)
        case wire.Talk(seat, text, phrase):
            _own(listener, seat)
            line = "" if phrase else checked_line(text)
            now = time.monotonic()
            if not hub.lines_of_seats.take(f"{table.kept.id} {seat}", now) or not hub.lines.take(listener.person, now):
                raise NotAllowed("too much talk at once; wait a moment")
            await table.talk(seat, line, phrase)
        case wire.AskHint(seat):
            _own(listener, seat)
            table.give_hint(listener, message)
        case wire.AskReason(seat):
            _own(listener, seat)
            table.give_reason(listener, seat)
        case wire.Why(number, seat, thing):
            _own(listener, seat)
            return wire.Because(number, Asking(table.room.game, table.room.view(seat)).why_not(thing))
        case wire.Undo() | wire.Propose() | wire.Vote() | wire.Return():
            _own(listener, message.seat)
            await _behave(message, table, listener)
        case wire.Ping():
            return wire.Pulse()
        case wire.Hello():
            raise NotAllowed("you have said hello already")
    return None


async def _behave(message: wire.Undo | wire.Propose | wire.Vote | wire.Return, table: LiveTable, listener: Listener) -> None:
    agreements = table.agreements
    match message:
        case wire.Undo(seat, version, count):
            await table.finish(agreements.take_back(seat, version, count))
        case wire.Propose(seat, "undo"):
            await table.finish(agreements.ask_undo(seat, listener.mine))
        case wire.Propose(seat, "new-link", about):
            await table.finish(agreements.ask_new_link(seat, about, listener.mine))
        case wire.Propose(seat, _, about):
            await table.finish(agreements.ask_stand_in(seat, about, listener.mine))
        case wire.Vote(_, number, yes):
            await table.finish(agreements.vote(listener.mine, number, yes))
        case wire.Return(seat):
            await table.finish(agreements.come_back(seat))


def _own(listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        yours = f"yours: {', '.join(map(str, listener.mine))}" if listener.mine else "you are a spectator"
        raise NotAllowed(f"seat {seat} is not yours ({yours})")


def _look(listener: Listener, seat: int) -> None:
    """A spectator looks from where he is."""
    if listener.mine or seat != SPECTATOR:
        _own(listener, seat)
    listener.look(seat)


def _advice(table: LiveTable, number: int, seat: int, action: str) -> wire.Advice:
    try:
        advice = table.room.advise(seat, action)
    except NotPossible as error:
        return wire.Advice(number, error=str(error))
    if advice.reason is None:
        return wire.Advice(number, remarks=advice.remarks, lines=advice.preview.lines, marks=advice.preview.marks)
    return wire.Advice(number, table.room.explain(advice.reason, seat), advice.reason.rule, advice.remarks)


def _refused(table: LiveTable, listener: Listener, refusal: NotPossible) -> wire.Refused:
    if refusal.reason is None:
        return wire.Refused(refusal.say, error=str(refusal))
    return wire.Refused(table.room.explain(refusal.reason, listener.viewer), refusal.reason.rule)


async def _hang_up(socket: Socket, code: int, text: str) -> None:
    metrics.hung_up.add(str(code))
    with suppress(WebSocketException, OSError, RuntimeError):
        await socket.close(code, text.encode()[:120].decode(errors="ignore"))
