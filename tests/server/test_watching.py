"""What a host can watch: figures for Prometheus, a board that shows them, and a log without secrets."""

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.server import metrics
from tafelrunde.server.hub import Hub
from tafelrunde.server.instruments import MOST_LABELLED, Counter, Histogram, Reading, Sample, exposition
from tafelrunde.server.keys import hashed, new_key
from tafelrunde.server.logs import ACCESS, LOGGERS, Json, Plain, without_secrets, write_log
from tafelrunde.server.postgres import PostgresStore
from tafelrunde.server.watching import HOST, SILENT, WATCHER, Report
from tests.server.helpers import Guest, a_hub
from tests.server.postgres import Postgres

BOARD = Path(__file__).parent.parent.parent / "docs" / "grafana.json"


@pytest.fixture
def key(client: TestClient[Litestar]) -> str:
    """That of whoever watches."""
    made = new_key()
    hub: Hub = client.app.state.hub
    asyncio.run(_keep(hub, made))
    return made


async def _keep(hub: Hub, key: str) -> None:
    await hub.store.renew_secret(WATCHER, hashed(key))


def figures(client: TestClient[Litestar], key: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Everything that Prometheus reads, by name and labels."""
    answer = client.get("/metrics", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for family in families for one in family.samples}


def one(found: dict[Any, float], name: str, **labels: str) -> float:
    """The sum of all samples of that name with these labels."""
    return sum(value for (known, given), value in found.items() if known == name and labels.items() <= dict(given).items())


def test_a_game_is_counted(client: TestClient[Litestar], guest: Guest, key: str) -> None:
    before = figures(client, key)
    table = guest.create("me", "bot")
    with table.visit() as visit:
        during = figures(client, key)
        visit.play_on()
        visit.say(type="ping")  # what was said before has been dealt with when this is answered
        visit.hear("pulse")
    after = figures(client, key)
    said = len(guest.get(f"tables/{table.id}/record").json()["actions"])

    def grown(name: str, **labels: str) -> float:
        return one(after, name, **labels) - one(before, name, **labels)

    assert one(during, "tafelrunde_connections") == 1
    assert one(during, "tafelrunde_tables_open") == 1
    by_people = grown("tafelrunde_moves_total", game="higher", by="person")
    assert by_people + grown("tafelrunde_moves_total", game="higher", by="computer") == said
    assert grown("tafelrunde_move_seconds_count", game="higher") == by_people >= 3
    assert grown("tafelrunde_requests_total", call="/api/tables", method="POST", status="201") == 1
    assert grown("tafelrunde_store_seconds_count", work="write") > said
    assert one(after, "tafelrunde_memory_bytes") > 10_000_000
    assert one(after, "tafelrunde_database_bytes") >= 0
    assert one(after, "tafelrunde_info") == 1


def test_only_who_has_a_key_reads_them(client: TestClient[Litestar], key: str) -> None:
    for sent in ({}, {"authorization": "Bearer nonsense"}, {"authorization": f"Basic {key}"}):
        answer = client.get("/metrics", headers=sent)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    assert client.get("/metrics", headers={"authorization": f"Bearer {key}"}).status_code == 200


def test_every_figure_of_the_board_exists() -> None:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    known = {instrument.name: instrument for instrument in metrics.INSTRUMENTS}
    shown = set()
    for panel in board["panels"]:
        for target in panel["targets"]:
            for name in re.findall(r"(tafelrunde_\w+?)(?:_bucket)?\b", target["expr"]):
                assert name in known, f"{panel['title']} names {name}, which is not counted"
                shown.add(name)
            for words in re.findall(r"\bby \(([\w, ]+)\)", target["expr"]):
                names = {word.strip() for word in words.split(",")} - {"le", "process"}
                asked = re.search(r"(tafelrunde_\w+?)(?:_bucket)?\b", target["expr"])
                assert asked
                assert names <= set(known[asked[1]].labels), panel["title"]
    assert shown == set(known), "every figure has its place on the board"


def test_labels_cannot_fill_the_memory() -> None:
    counter, histogram = Counter("things_total", "Things.", "kind"), Histogram("work_seconds", "Work.", "kind")
    for number in range(2 * MOST_LABELLED):
        counter.add(str(number))
        histogram.note(0.1, str(number))
    assert len(list(counter.samples())) == MOST_LABELLED
    assert histogram.count(str(2 * MOST_LABELLED - 1)) == 0


def test_a_label_is_quoted() -> None:
    counter = Counter("things_total", "Things.", "kind")
    counter.add('a "b"\\\n')
    (family,) = text_string_to_metric_families(exposition({"one": [counter.read()], "two": [counter.read()]}))
    assert [sample.labels for sample in family.samples] == [{"kind": 'a "b"\\\n', "process": name} for name in ("one", "two")]


def test_one_process_tells_the_figures_of_all(shelf: None, tmp_path: Path, database_server: Postgres) -> None:
    url = database_server.database()

    async def work() -> None:
        store, other = PostgresStore(url), PostgresStore(url)
        hub = a_hub(tmp_path / "unused", store=store)
        await store.open()
        await other.open()
        hub.company.name = "one"
        setattr(hub.company, "shared", True)  # noqa: B010  # it has no database of its own
        reading = Reading("tafelrunde_connections", "gauge", "", [Sample("tafelrunde_connections", {}, 7)])
        report = msgspec.json.encode(Report([reading], hub.watch.report().process))
        now = time.time()
        await other.report("two", report, now, SILENT)
        await other.report("older", b"{}", now, SILENT)
        told = exposition({name: one.readings for name, one in (await hub.watch.reports()).items()})
        assert 'tafelrunde_connections{process="one"} 0' in told
        assert 'tafelrunde_connections{process="two"} 7' in told
        await other.report("three", b"{}", now + SILENT + 1, SILENT)
        assert [name for name, _ in await store.reports(0.0)] == ["three"]  # the silent one is forgotten
        await hub.store.close()
        await other.close()

    asyncio.run(work())
    database_server.drop(url)


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the log says, as JSON with everything in it."""
    paper = io.StringIO()
    before = {name: (list(logging.getLogger(name).handlers), logging.getLogger(name).propagate) for name in LOGGERS}
    write_log("json")
    for name in LOGGERS:
        handler = logging.getLogger(name).handlers[0]
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(paper)
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield paper
    for name, (handlers, propagate) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(logging.NOTSET)
    ACCESS.setLevel(logging.NOTSET)


def test_no_secret_is_in_the_log_or_in_the_figures(
    client: TestClient[Litestar], guest: Guest, key: str, written: io.StringIO
) -> None:
    """Whatever goes well or wrong, nobody who reads the log or the figures gets a key."""
    table = guest.create("me", "link", "bot")
    (invitation,) = table.invitations.values()
    joined = guest.post(f"tables/{table.id}/join", {"key": invitation, "name": "Bea"}).json()
    secrets = [*table.keys, invitation, table.watch, joined["key"], key]
    with table.visit() as visit:
        visit.say(type="talk", seat=0, text="psst")
        visit.hear("said")
        visit.act("lay 99999")
    for secret in secrets:
        guest.post("tables/mine", {"keys": {table.id: [secret], secret: [secret]}})
        guest.get(f"tables/{secret}")
        guest.get(f"tables/{table.id}?key={secret}")
        guest.post(f"tables/{secret}/join", {"key": secret, "name": 3})
        guest.post(f"tables/{table.id}/rematch", {"keys": [secret], "other": secret})
        client.get(f"/api/{secret}", headers={"host": "[" + secret})
    logging.getLogger("tafelrunde.server").error("a library says %s", ValueError(f"postgresql://ann:pass@db/x {key}"))
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert {"request", "a library says postgresql://ann:…@db/x …"} <= {line["message"] for line in lines}
    assert any(line.get("call") == "/api/tables/{table}/join" and line["status"] == 200 for line in lines)
    told = written.getvalue() + client.get("/metrics", headers={"authorization": f"Bearer {key}"}).text
    assert not [secret for secret in secrets if secret in told]
    assert table.id not in client.get("/metrics", headers={"authorization": f"Bearer {key}"}).text


def test_a_line_has_its_trace_and_its_fields() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        record = logging.LogRecord("tafelrunde.table", logging.ERROR, "", 1, "table %s", ("abc",), sys.exc_info())
    record.seat = 3
    line = json.loads(Json().format(record))
    assert (line["level"], line["logger"], line["message"], line["seat"]) == ("error", "tafelrunde.table", "table abc", 3)
    assert "ValueError: odd" in line["trace"]
    assert "ValueError: odd" in Plain().format(record)


def test_what_looks_like_a_secret_is_left_out() -> None:
    key = new_key()
    assert without_secrets(f"key={key}, table=0123456789ab") == "key=…, table=0123456789ab"
    assert without_secrets("postgresql://ann:s3cret@db.example/x") == "postgresql://ann:…@db.example/x"


# --- keys -------------------------------------------------------------------------------------------------------------


def test_the_command_makes_keys(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    command = [sys.executable, "-m", "tafelrunde", "host-key", "--database", str(file)]
    made = [subprocess.run([*command, *more], capture_output=True, text=True, check=True).stdout for more in ([], ["--watch"])]

    async def kept() -> list[bytes | None]:
        hub = a_hub(file)
        try:
            return [await hub.store.known_secret(name) for name in (HOST, WATCHER)]
        finally:
            await hub.store.close()

    assert asyncio.run(kept()) == [hashed(one.strip()) for one in made]
