"""The host of a server: what he sees, what he can do, and that all of it is written down."""

import asyncio
import json
import time
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tafelrunde.server.house import BadNetwork, House, checked_network
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed, new_key
from tafelrunde.server.watching import HOST, WATCHER
from tests.server.helpers import Created, Guest, Json


class Host:
    """Somebody with the key."""

    def __init__(self, client: TestClient[Litestar], name: str = HOST) -> None:
        self.client = client
        self.hub: Hub = client.app.state.hub
        key = new_key()
        asyncio.run(self._keep(name, key))
        self.headers = {"authorization": f"Bearer {key}"}

    async def _keep(self, name: str, key: str) -> None:
        await self.hub.store.renew_secret(name, hashed(key))

    def look(self) -> Json:
        answer = self.client.get("/api/host", headers=self.headers)
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def do(self, type: str, status: int = 200, **deed: Any) -> Json:
        answer = self.client.post("/api/host", json={"type": type, **deed}, headers=self.headers)
        assert answer.status_code == status, answer.text
        said: Json = answer.json()
        return said


@pytest.fixture
def host(client: TestClient[Litestar]) -> Host:
    return Host(client)


def said(visit: Any, text: str, seat: int = 0) -> Json:
    visit.say(type="talk", seat=seat, text=text)
    heard: Json = visit.hear("said", "refused")
    return heard


def welcomed(visit: Any, **wanted: object) -> None:
    """Wait until everybody is told so."""
    while True:
        welcome = visit.hear("welcome")
        if all(welcome.get(name) == value for name, value in wanted.items()):
            return


def test_what_a_host_sees(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit(table.keys[0]):
        view = host.look()
    (process,) = view["processes"]
    (shown,) = process["tables"]
    assert (shown["table"], shown["game"], shown["names"]) == (table.id, "higher", ["me 0", "here 1"])
    assert [one["seats"] for one in shown["guests"]] == [["me 0"]]
    assert process["connections"] == 1
    assert process["memory"] > 0
    assert view["load"] >= 0
    assert view["free"] > 0
    assert view["audit"] == view["bans"] == view["complaints"] == []


def test_nobody_else_is_let_in(client: TestClient[Litestar], guest: Guest) -> None:
    watcher = Host(client, WATCHER)  # reads figures, and nothing else
    for headers in ({}, watcher.headers, {"authorization": "Bearer "}):
        assert client.get("/api/host", headers=headers).status_code == 401
        answer = client.post("/api/host", json={"type": "announce", "text": "ha"}, headers=headers)
        assert answer.status_code == 401
    assert guest.get("house").json() == {"announcement": "", "read_only": False, "known": "nobody"}


def test_every_deed_is_written_down(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    host.do("announce", text="hello")
    host.do("mute", table=table.id, seat=1, muted=True)
    host.do("ban", network="192.0.2.7", why="shouting")
    host.do("lift-ban", network="192.0.2.7/32")
    host.do("remove-name", table=table.id, seat=0)
    host.do("read-only", on=True)
    host.do("read-only", on=False)
    host.do("settle", number=7)
    audit = host.do("end-table", table=table.id)["audit"]
    deeds = [json.loads(one["deed"]) for one in reversed(audit)]
    assert [deed["type"] for deed in deeds] == [
        "announce",
        "mute",
        "ban",
        "lift-ban",
        "remove-name",
        "read-only",
        "read-only",
        "settle",
        "end-table",
    ]
    assert deeds[1] == {"type": "mute", "table": table.id, "seat": 1, "muted": True}
    assert all(one["at"] <= time.time() for one in audit)


def test_a_table_is_ended(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        host.do("end-table", table=table.id)
        with pytest.raises(WebSocketDisconnect):
            visit.hear("nothing")
    assert guest.get(f"tables/{table.id}").status_code == 404
    assert host.do("end-table", status=404, table=table.id)["error"]


def test_a_name_is_removed(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        host.do("remove-name", table=table.id, seat=0)
        while [sitter["name"] for sitter in visit.hear("welcome")["seats"]] != ["", "here 1"]:
            pass
        visit.act(visit.seen["offers"]["offers"][0]["action"])  # and plays on
    assert host.do("remove-name", status=400, table=table.id, seat=9)["error"]


def test_somebody_is_muted(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        assert said(visit, "first")["type"] == "said"
        host.do("mute", table=table.id, seat=0, muted=True)
        assert said(visit, "second")["reason"]["id"] == "muted-by-host"
        assert said(visit, "the other may", seat=1)["type"] == "said"
        assert host.look()["processes"][0]["tables"][0]["muted"] == [0]
        host.do("mute", table=table.id, seat=0, muted=False)
        assert said(visit, "third")["type"] == "said"


def test_everybody_hears_an_announcement(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        host.do("announce", text="Back in five minutes")
        welcomed(visit, announced="Back in five minutes")
        assert guest.get("house").json()["announcement"] == "Back in five minutes"
        host.do("announce", text="")
        welcomed(visit, announced=None)


def test_nothing_is_played_before_an_update(host: Host, guest: Guest) -> None:
    table = guest.create("me", "bot")
    invited = guest.create("me", "link")
    with table.visit() as visit:
        while not visit.seen["offers"].get("offers"):
            visit.hear("update")
        host.do("read-only", on=True)
        welcomed(visit, read_only=True)
        offer = visit.seen["offers"]["offers"][0]["action"]
        assert visit.act(offer)["reason"]["id"] == "read-only"
        assert said(visit, "hello?")["reason"]["id"] == "read-only"
        new = {"game": "higher", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for answer in (
            guest.post("tables", new),
            guest.post(f"tables/{invited.id}/join", {"key": invited.invitations["1"], "name": "Bea"}),
            guest.post("me/forget", {"keys": {table.id: table.keys}}),
        ):
            assert answer.status_code == 503
            assert "updated" in answer.json()["error"]
        host.do("read-only", on=False)
        welcomed(visit, read_only=None)
        assert visit.act(offer)["type"] == "update"
        visit.play_on()  # and the computer plays on, too


def test_nobody_is_let_in_from_a_range(host: Host, guest: Guest) -> None:
    """The range is not that of the host himself: the test's own address has no number."""
    hub = host.hub
    host.do("ban", network="198.51.100.0/24", why="shouting")
    assert hub.house.bans("198.51.100.77")
    assert not hub.house.bans("198.51.101.77")
    host.do("ban", network="2001:db8:1:2:3::/80")
    assert hub.house.bans("2001:db8:1:2::/64")  # a household cannot be told apart
    assert not hub.house.bans("2001:db8:1:3::/64")
    assert [ban["network"] for ban in host.look()["bans"]] == ["198.51.100.0/24", "2001:db8:1:2::/64"]
    host.do("lift-ban", network="198.51.100.0/24")
    assert not hub.house.bans("198.51.100.77")
    assert "no range" in host.do("ban", status=400, network="everybody")["error"]


def test_who_is_banned_gets_nothing(host: Host, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        monkeypatch.setattr(House, "bans", lambda *_: True)
        host.hub.house_changed()
        with pytest.raises(WebSocketDisconnect):
            visit.hear("nothing")
        assert guest.get("games").status_code == 403
        with pytest.raises(WebSocketDisconnect), table.visit():
            pass


@pytest.mark.parametrize("text", ["0.0.0.0/0", "10.0.0.0/4", "::/0", "nonsense", "", "1.2.3.4/99"])
def test_what_cannot_be_banned(text: str) -> None:
    with pytest.raises(BadNetwork):
        checked_network(text)


def complaint(table: Created, guest: Guest, line: Json, **more: Any) -> Any:
    body = {"keys": table.keys, "seat": line["seat"], "at": line["at"], **more}
    return guest.post(f"tables/{table.id}/complaint", body)


def test_a_line_of_chat_is_reported(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        line = said(visit, "something ugly", seat=1)
        assert complaint(table, guest, line, note="look at this").status_code == 201
        (shown,) = host.look()["complaints"]
        assert (shown["text"], shown["name"], shown["seat"]) == ("something ugly", "here 1", 1)
        assert (shown["reporter"], shown["note"], shown["table"]) == (0, "look at this", table.id)
        assert complaint(table, guest, {"seat": 1, "at": 1.5}).status_code == 404
        assert complaint(table, guest, line, keys=["nonsense"]).status_code == 403
        assert host.do("settle", number=shown["number"])["complaints"] == []


def test_reports_have_a_limit(host: Host, guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        line = said(visit, "something")
        answers = [complaint(table, guest, line).status_code for _ in range(40)]
    assert answers[0] == 201
    assert 429 in answers
