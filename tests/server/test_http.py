"""The HTTP calls: what they answer, and how clearly they refuse."""

import time
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tafelrunde.server.hub import Hub
from tests.server.helpers import Guest

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]


def error_of(answer: Any, status: int) -> str:
    """The one sentence of an error."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert list(body) == ["error"]
    text: str = body["error"]
    return text


def test_health(guest: Guest) -> None:
    answer = guest.get("health")
    assert answer.status_code == 200
    health = answer.json()
    assert "higher" in health["games"]
    assert isinstance(health["compiled"], bool)


def test_ready(guest: Guest, client: TestClient[Litestar]) -> None:
    assert guest.get("ready").json() == {"ready": True}
    hub: Hub = client.app.state.hub
    hub._health = (time.monotonic(), False)
    answer = guest.get("ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False})
    assert guest.get("health").status_code == 200  # it lives all the same


def test_games(guest: Guest) -> None:
    card = next(card for card in guest.get("games").json() if card["id"] == "higher")
    assert card["languages"] == ["de", "en"]
    assert "bold" in card["levels"]
    assert [option["id"] for option in card["options"]] == ["rounds"]
    for label in card["label"].values():
        assert [line.split(" = ")[0] for line in label.splitlines()] == ["game-name", "game-blurb"]


def test_words_and_rules(guest: Guest) -> None:
    text = guest.get("games/higher/text/de")
    assert text.headers["content-type"].startswith("text/plain")
    assert "game-name" in text.text
    book = guest.get("games/higher/rules/en").json()
    assert book["title"] == "Higher"
    assert book["chapters"][0]["rules"][0]["id"].startswith("HI-")


@pytest.mark.parametrize(
    "path", ["games/chess/text/de", "games/chess/rules/de", "games/higher/text/fr", "games/higher/rules/.."]
)
def test_what_is_not_on_the_shelf(guest: Guest, path: str) -> None:
    assert error_of(guest.get(path), 404)


def test_a_new_table(guest: Guest) -> None:
    table = guest.create("me", "here", "link", "bot")
    assert len(table.keys) == 2
    assert list(table.invitations) == ["2"]
    card = guest.get(f"tables/{table.id}").json()
    assert [seat["kind"] for seat in card["seats"]] == ["person", "person", "open", "bot"]
    assert card["seats"][3]["level"] == "bold"
    assert card["mine"] == []
    assert card["over"] is False
    assert "game-name" in guest.get(f"tables/{table.id}/text/en").text


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": SEATS[:1]}, "takes 2 to 4 seats, not 1"),
        ({"seats": SEATS * 3}, "takes 2 to 4 seats, not 6"),
        ({"options": {"roundz": 3}}, "unknown option 'roundz': did you mean 'rounds'"),
        ({"options": {"rounds": 99}}, "from 3 to 7"),
        ({"options": {"rounds": "many"}}, "cannot be 'many'"),
        ({"options": {"rounds": [3]}}, "options[...]"),
        ({"seats": [SEATS[0], {"kind": "bot", "level": "genius"}]}, "no computer player 'genius'; there are "),
        ({"seats": [SEATS[0], {"kind": "ghost"}]}, "seats[1].kind"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "x" * 41}]}, "at most 40 characters"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "x" * 10_000}]}, "at most 40 characters"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "a\x00b"}]}, "control characters"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "a\u202eb"}]}, "control characters"),
        ({"seats": "all"}, "seats"),
        ({"game": None}, "game"),
    ],
)
def test_a_table_that_cannot_be_set_up(guest: Guest, change: dict[str, Any], words: str) -> None:
    assert words in error_of(guest.post("tables", {"game": "higher", "seats": SEATS} | change), 400)


def test_markup_in_a_name_is_just_text(guest: Guest) -> None:
    name = "<b>Ada</b> & 'Bob'"
    seats = [{"kind": "me", "name": name}, {"kind": "here", "name": "  Zoë   👩‍👧 "}]
    table = guest.post("tables", {"game": "higher", "seats": seats}).json()["table"]
    shown = guest.get(f"tables/{table}").json()["seats"]
    assert shown[0]["name"] == name
    assert shown[1]["name"] == "Zoë 👩‍👧"


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"game": "higher"}', b"\xff\xfe", b'"' + b"x" * 60_000 + b'"'])
def test_a_body_that_is_none(guest: Guest, body: bytes) -> None:
    answer = guest.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert error_of(answer, 400)


def test_a_body_that_is_too_large(guest: Guest) -> None:
    answer = guest.client.post("/api/tables", content=b" " * 10_000_000, headers={"content-type": "application/json"})
    assert "at most 65536 bytes" in error_of(answer, 413)


@pytest.mark.parametrize("path", ["tables/nowhere", "tables/nowhere/record", "tables/nowhere/text/de"])
def test_an_unknown_table(guest: Guest, path: str) -> None:
    assert "there is no table 'nowhere'" in error_of(guest.get(path), 404)


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/tables/a/b/c"])
def test_an_unknown_address(guest: Guest, path: str) -> None:
    assert "/api/schema" in error_of(guest.client.get(path), 404)


def test_a_wrong_method(guest: Guest) -> None:
    assert error_of(guest.client.delete("/api/tables"), 405)


def test_joining_uses_the_invitation_up(guest: Guest) -> None:
    table = guest.create("me", "link")
    invitation = table.invitations["1"]
    joined = guest.post(f"tables/{table.id}/join", {"key": invitation, "name": "Bea"})
    assert joined.status_code == 200
    assert joined.json()["seat"] == 1
    assert joined.json()["key"] != invitation
    assert guest.get(f"tables/{table.id}").json()["seats"][1] == {"seat": 1, "name": "Bea", "kind": "person"}
    assert "used up" in error_of(guest.post(f"tables/{table.id}/join", {"key": invitation, "name": "Eve"}), 403)


@pytest.mark.parametrize("key", ["", "wrong", "x" * 1000, "ключ"])
def test_a_wrong_invitation(guest: Guest, key: str) -> None:
    table = guest.create("me", "link")
    assert error_of(guest.post(f"tables/{table.id}/join", {"key": key, "name": "Eve"}), 403)


def test_a_seat_key_is_no_invitation(guest: Guest) -> None:
    table = guest.create("me", "link")
    for key in (*table.keys, table.watch):
        assert error_of(guest.post(f"tables/{table.id}/join", {"key": key, "name": "Eve"}), 403)


def test_a_bad_name_does_not_use_the_invitation_up(guest: Guest) -> None:
    table = guest.create("me", "link")
    body = {"key": table.invitations["1"], "name": "x" * 10_000}
    assert "at most 40" in error_of(guest.post(f"tables/{table.id}/join", body), 400)
    assert guest.post(f"tables/{table.id}/join", body | {"name": "Bea"}).status_code == 200


def test_my_tables(guest: Guest) -> None:
    first, second = guest.create("me", "bot"), guest.create("me", "here")
    other = guest.create("me", "bot")
    keys = {first.id: first.keys, second.id: [*second.keys, "wrong"], other.id: ["wrong"], "nowhere": ["key"]}
    cards = guest.post("tables/mine", {"keys": keys}).json()
    assert {card["table"]: card["mine"] for card in cards} == {first.id: [0], second.id: [0, 1]}
    assert cards[0]["moved"] >= cards[1]["moved"]
    watched = guest.post("tables/mine", {"keys": {other.id: [other.watch]}}).json()
    assert [card["mine"] for card in watched] == [[]]


def test_the_record_tells_its_seed_only_at_the_end(guest: Guest) -> None:
    table = guest.create("me", "here")
    before = guest.get(f"tables/{table.id}/record").json()
    assert before["seed"] is None
    assert "actions" not in before
    with table.visit() as visit:
        visit.play_on()
    after = guest.get(f"tables/{table.id}/record").json()
    assert isinstance(after["seed"], int)
    assert len(after["actions"]) == visit.seen["version"]


def test_tables_of_computer_players_play_themselves(guest: Guest) -> None:
    table = guest.create("bot", "bot", "bot")
    with table.visit(table.watch) as visit:
        assert visit.play_on()["scene"]["result"]
    assert guest.get(f"tables/{table.id}").json()["over"] is True
