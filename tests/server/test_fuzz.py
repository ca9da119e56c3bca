"""Whatever comes over the WebSocket or as an upload, the server answers: it never fails, and never says a secret."""

import json
import logging
import random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.engine.archive import zipped
from tafelrunde.server import wire
from tests.server.helpers import Created, Guest, Json

KINDS = [kind.__struct_config__.tag for kind in wire.FromBrowser.__args__]
FIELDS = sorted({field for kind in wire.FromBrowser.__args__ for field in kind.__struct_fields__})
VALUES: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 2**31, 2**63, -(2**63), 10**30, 1.5, 1e308, "", "0", "lay 3", "x" * 600, "\0", "\u202e",
    "\ud800", "undo", "stand-in", "new-link", [], [0], ["x"], {}, {"a": {"b": []}}, [[[[[[]]]]]], {"type": "act"},
]  # fmt: skip


def a_message(chance: random.Random) -> str:
    """Something like a message: of the protocol, nearly of the protocol, or nonsense."""
    if chance.random() < 0.1:
        return chance.choice(
            ["", "null", "7", "[]", "{", '{"type":', "[" * 5000, '{"type":"act"' + "}" * 50, "\x00", "ä" * 999]
        )
    message = {"type": chance.choice([*KINDS, "nonsense", 7])}
    for field in chance.sample(FIELDS, chance.randint(0, 5)):
        message[field] = chance.choice(VALUES)
    return json.dumps(message)


def hear(session: Any) -> list[Json]:
    """All that was said until the server answers a ping."""
    session.send_text('{"type":"ping"}')
    heard: list[Json] = []
    while True:
        message: Json = session.receive_json(timeout=60)
        if message["type"] == "pulse":
            return heard
        heard.append(message)


@pytest.mark.parametrize("seed", range(3))
def test_messages(guest: Guest, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """A connection hears a refusal or is closed for a reason; no message makes anything fail."""
    chance = random.Random(seed)
    table = guest.create("me", "here", "bot")
    codes: list[int] = []
    refused = 0
    for _ in range(8):
        try:
            with table.connect() as session:
                session.send_text(json.dumps({"type": "hello", "keys": table.keys[:1]}))
                for _ in range(12):
                    session.send_text(a_message(chance))
                    refused += sum(message["type"] == "refused" for message in hear(session))
        except WebSocketDisconnect as closed:
            codes.append(closed.code)
    assert refused > 20
    assert set(codes) <= {4400, 4403, 4429, 1013}
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    with table.visit(*table.keys) as visit:  # and the table plays on
        visit.play_on()


@pytest.mark.parametrize("seed", range(2))
def test_greetings(guest: Guest, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(seed)
    table = guest.create("me", "here")
    for _ in range(30):
        with table.connect() as session:
            session.send_text(a_message(chance))
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_json(timeout=60)
        assert closed.value.code in {4400, 4403}
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """With some bytes changed, cut off or doubled."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(changed))
        match chance.randint(0, 2):
            case 0:
                changed[place] = chance.randrange(256)
            case 1:
                del changed[place : place + chance.randint(1, 40)]
            case _:
                changed[place:place] = changed[: chance.randint(1, 40)]
        if not changed:
            return b""
    return bytes(changed)


def a_record(guest: Guest) -> Json:
    table: Created = guest.create("me", "bot")
    with table.visit() as visit:
        visit.play_on()
    record: Json = guest.get(f"tables/{table.id}/record").json()
    return record


def test_records(guest: Guest) -> None:
    chance = random.Random(1)
    record = a_record(guest)
    whole = json.dumps(record).encode()
    for number in range(60):
        if number % 2:
            body = spoiled(whole, chance)
        else:
            field = chance.choice([*record, "format", "archive"])
            body = json.dumps({**record, field: chance.choice(VALUES)}).encode()
        answer = guest.client.post("/api/records", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in {201, 400, 409, 429}, (body[:200], answer.text)


def test_packs(guest: Guest) -> None:
    chance = random.Random(2)
    label = 'game = "higher"\nname = "Few cards"\nauthor = "Ada"\n'
    whole = zipped({"pack.toml": label, "deck.toml": "cards = 30\nmost_stake = 4\n"})
    for number in range(60):
        body = spoiled(whole, chance)
        if number % 3 == 0:
            name = chance.choice(["../deck.toml", "/etc/passwd", "deck.toml\0", "a" * 300, "deck.toml"])
            text = chance.choice(["cards = -1", "cards = 1e999", "cards = [[[[", "\0", "cards = 30\n" * 9])
            body = zipped({"pack.toml": label, name: text})
        answer = guest.client.post("/api/packs", content=body, headers={"content-type": "application/zip"})
        assert answer.status_code in {201, 400, 429}, (body[:200], answer.text)
