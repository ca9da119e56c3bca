"""People who keep a name of their own: by a phrase, on all their devices; and a host who wants it so."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tafelrunde.server import passkeys
from tafelrunde.server.phrases import new_phrase, read_phrase
from tests.server.helpers import Guest, Json
from tests.server.test_host import Host

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bea"}]


class Device:
    """A browser of somebody who keeps a name."""

    def __init__(self, client: TestClient[Litestar], signed_in: Json) -> None:
        self.client = client
        self.phrase: str = signed_in["phrase"]
        self.headers = {"authorization": f"Bearer {signed_in['session']}"}

    def post(self, path: str, body: object, status: int = 200) -> Json:
        answer = self.client.post(f"/api/{path}", json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def me(self) -> Json:
        answer = self.client.get("/api/me", headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def another(self) -> "Device":
        """Of the same person."""
        return Device(self.client, self.post("me/phrase", {"phrase": self.phrase}) | {"phrase": self.phrase})


@pytest.fixture
def ada(client: TestClient[Litestar]) -> Device:
    return Device(client, client.post("/api/me", json={"name": "Ada"}).json())


def test_tables_are_on_all_devices(ada: Device, guest: Guest) -> None:
    made = ada.post("tables", {"game": "higher", "seats": SEATS}, 201)
    phone = ada.another()
    (mine,) = phone.me()["tables"]
    assert (mine["table"], mine["seat"], mine["game"], mine["over"]) == (made["table"], 0, "higher", False)
    key = phone.post("me/seat", {"table": made["table"], "seat": 0})["key"]
    assert key != made["keys"]["0"]
    for one in (key, made["keys"]["0"]):  # the phone sits there now, and the laptop still does
        (card,) = guest.post("tables/mine", {"keys": {made["table"]: [one]}}).json()
        assert card["mine"] == [0]


def test_a_seat_that_one_was_invited_to(ada: Device, guest: Guest, client: TestClient[Litestar]) -> None:
    table = guest.create("me", "link")
    ada.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": "Ada"})
    assert [(one["table"], one["seat"]) for one in ada.another().me()["tables"]] == [(table.id, 1)]
    stranger = Device(client, client.post("/api/me", json={"name": "Eve"}).json())
    assert stranger.me()["tables"] == []
    stranger.post("me/seat", {"table": table.id, "seat": 1}, 404)


def test_what_was_played_before_can_be_brought(ada: Device, guest: Guest, client: TestClient[Litestar]) -> None:
    table = guest.create("me", "here")
    assert ada.post("me/own", {"keys": {table.id: [table.keys[1], "nonsense"]}})["tables"][0]["seat"] == 1
    eve = Device(client, client.post("/api/me", json={"name": "Eve"}).json())
    assert eve.post("me/own", {"keys": {table.id: [table.keys[1]]}})["tables"] == []  # it is Ada's


def test_a_new_invitation_ends_it(ada: Device, guest: Guest) -> None:
    """Who has lost the seat to somebody else gets no key for it any more, and the keys of further devices open nothing."""
    table = guest.create("me", "link")
    ada.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": "Ada"})
    key = ada.post("me/seat", {"table": table.id, "seat": 1})["key"]
    with table.visit() as visit:
        visit.say(type="propose", seat=0, what="new-link", about=1)
        visit.hear("new-link")
    assert guest.post("tables/mine", {"keys": {table.id: [key]}}).json() == []
    assert ada.me()["tables"] == []
    ada.post("me/seat", {"table": table.id, "seat": 1}, 404)


def test_a_seat_has_so_many_keys(ada: Device, guest: Guest) -> None:
    made = ada.post("tables", {"game": "higher", "seats": SEATS}, 201)
    keys = [ada.post("me/seat", {"table": made["table"], "seat": 0})["key"] for _ in range(9)]
    opened = [bool(guest.post("tables/mine", {"keys": {made["table"]: [key]}}).json()) for key in keys]
    assert opened == [False] + [True] * 8


def test_name_and_settings(ada: Device) -> None:
    ada.post("me/save", {"name": "Ada L.", "settings": {"theme": "dark"}})
    me = ada.another().me()
    assert (me["name"], me["settings"]) == ("Ada L.", {"theme": "dark"})
    ada.post("me/save", {"name": "Ada", "settings": {"x": "y" * 5000}}, 400)
    ada.post("me/save", {"name": "\n", "settings": {}}, 400)


def test_signing_out(ada: Device, client: TestClient[Litestar]) -> None:
    phone = ada.another()
    ada.post("me/leave", {})
    assert client.get("/api/me", headers=ada.headers).status_code == 401
    assert phone.me()["name"] == "Ada"


def test_old_devices_are_forgotten(ada: Device, client: TestClient[Litestar]) -> None:
    for _ in range(21):
        last = ada.another()
    assert client.get("/api/me", headers=ada.headers).status_code == 401
    assert last.me()["name"] == "Ada"


def test_who_is_deleted_is_gone(ada: Device, guest: Guest, client: TestClient[Litestar]) -> None:
    table = guest.create("me", "link")
    ada.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": "Ada"})
    assert ada.post("me/delete", {}) == {"seats": 1}
    assert client.get("/api/me", headers=ada.headers).status_code == 401
    assert client.post("/api/me/phrase", json={"phrase": ada.phrase}).status_code == 401
    assert [sitter["name"] for sitter in guest.get(f"tables/{table.id}").json()["seats"]] == ["me 0", ""]


def test_a_wrong_phrase(client: TestClient[Litestar], ada: Device) -> None:
    for phrase in ("", "hello", new_phrase(), "x" * 10_000, ada.phrase.rpartition(" ")[0]):
        assert client.post("/api/me/phrase", json={"phrase": phrase}).status_code == 401
    assert client.post("/api/me/phrase", json={"phrase": f"  {ada.phrase.upper().replace(' ', ' - ')}\n"}).status_code == 200


def test_phrases() -> None:
    phrases = {new_phrase() for _ in range(50)}
    assert len(phrases) == 50
    for phrase in phrases:
        assert re.fullmatch(r"([a-z]{5} ){7}[a-z]{5}", phrase)
        assert read_phrase(phrase) == phrase


@pytest.mark.parametrize("known", ["nobody", "tables", "everybody"])
def test_a_host_can_want_it(known: str, ada: Device, guest: Guest, client: TestClient[Litestar]) -> None:
    invited = guest.create("me", "link")
    Host(client).do("require", known=known)
    new: Any = {"game": "higher", "seats": SEATS}
    join = {"key": invited.invitations["1"], "name": "Bea"}
    stranger = [guest.post(path, body).status_code for path, body in (("tables", new), (f"tables/{invited.id}/join", join))]
    assert stranger == {"nobody": [201, 200], "tables": [401, 200], "everybody": [401, 401]}[known]
    ada.post("tables", new, 201)
    if known == "everybody":
        ada.post(f"tables/{invited.id}/join", join)
    assert guest.get("house").json()["known"] == known


def test_no_secret_of_theirs_is_kept(ada: Device, client: TestClient[Litestar]) -> None:
    file = client.app.state.hub.store._file
    session = ada.headers["authorization"].split()[1]
    for part in (file, file.with_name(file.name + "-wal")):
        kept = part.read_bytes()
        assert session.encode() not in kept
        assert ada.phrase.encode() not in kept


def test_answers_that_are_no_passkeys(ada: Device, client: TestClient[Litestar]) -> None:
    options = ada.post("me/passkey/new", {})["options"]
    assert options["rp"]["id"] == "table.example"
    answers: list[Json] = [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"response": 7}, {"response": None}]
    for answer in answers:
        ada.post("me/passkey", {"answer": answer}, 400)
        assert client.post("/api/me/passkey/enter", json={"answer": answer}).status_code == 400


def test_without_the_extra_there_are_phrases(
    ada: Device, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "webauthn", None)
    assert not ada.me()["can_passkey"]
    assert "passkeys" in ada.post("me/passkey/new", {}, 501)["error"]


def test_playing_needs_no_extra() -> None:
    """The server can be imported where nothing but the usual is installed."""
    program = "import sys; sys.modules['webauthn'] = None; import tafelrunde.server.app, json; print(json.dumps(True))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)
