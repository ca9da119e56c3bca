"""Help at the table: hints by the table's rules, kept in the log; and why something is not possible."""

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from higher import GAME
from tafelrunde.engine import registry
from tafelrunde.games.duels import GAME as DUELS
from tafelrunde.table.hint import hint_seed, make_hint
from tests.server.helpers import Created, Guest, Visit, a_hub, an_app


def ask(visit: Visit, level: int, **other: Any) -> dict[str, Any]:
    seat = visit.seen["scene"]["asked"]
    visit.say(**{"type": "hint", "seat": seat, "version": visit.seen["version"], "level": level} | other)
    return visit.hear("hinted", "refused")


@pytest.mark.parametrize(
    ("kinds", "wish", "allowed"),
    [
        (["me", "bot"], None, True),
        (["me", "here"], None, False),
        (["me", "link", "bot"], None, False),
        (["me", "here"], True, True),
        (["me", "bot"], False, False),
    ],
)
def test_hints_are_usual_for_one_person_and_a_choice_otherwise(
    guest: Guest, kinds: list[str], wish: bool | None, allowed: bool
) -> None:
    seats = [{"kind": kind, "name": kind, "level": ""} for kind in kinds]
    answer = guest.post("tables", {"game": "higher", "seats": seats, "options": {}, "hints": wish})
    assert answer.status_code == 201
    created = answer.json()
    with guest.client.websocket_connect(f"/api/tables/{created['table']}/live") as session:
        session.send_json({"type": "hello", "keys": list(created["keys"].values())})
        assert session.receive_json().get("hints", False) is allowed


def test_a_game_won_together_has_hints(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "together", True)
    with guest.create("me", "here").visit() as visit:
        assert visit.welcome["hints"] is True


def test_each_level_tells_more_and_stands_in_the_log_once(shelf: None, file: Path) -> None:
    hub = a_hub(file)
    with an_app(hub) as client:
        guest = Guest(client)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
        answer = guest.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 3}, "hints": True}).json()
        with guest.client.websocket_connect(f"/api/tables/{answer['table']}/live") as session:
            visit = Visit(session, list(answer["keys"].values()), -1)
            visit.say(**visit.hello)
            visit.welcome, visit.seen = visit.hear("welcome"), visit.hear("update")
            nudge = ask(visit, 1)
            assert nudge["nudge"]
            assert "candidates" not in nudge
            assert "reason" not in nudge
            noted = visit.hear("noted")
            assert noted["happening"]["text"]["args"]["level"] == 1
            compared = ask(visit, 2)
            assert len(compared["candidates"]) > 1
            assert "reason" not in compared
            advised = ask(visit, 3)
            assert 3 <= len(advised["reason"]) <= 4
            again = ask(visit, 3)
            assert again == advised
            seat = visit.seen["scene"]["asked"]
            room = hub.tables[answer["table"]].room
            expected = make_hint(GAME, room.view(seat), hint_seed(room.version, seat))
            assert advised["candidates"][0]["action"] == expected.candidates[0].action
            assert visit.act(advised["candidates"][0]["action"])["type"] == "update"
            assert ask(visit, 1, version=0, seat=seat)["type"] == "refused"
    address = f"/api/tables/{answer['table']}/live"
    with an_app(a_hub(file)) as client, client.websocket_connect(address) as session:  # a restart later the log still tells it
        session.send_json({"type": "hello", "keys": list(answer["keys"].values())})
        welcome = session.receive_json()
        assert [note["happening"]["text"]["args"]["level"] for note in welcome["notes"]] == [1, 2, 3]


def test_no_hints_where_they_are_off_or_for_another_seat(guest: Guest) -> None:
    with guest.create("me", "here").visit() as visit:
        assert "no hints" in ask(visit, 1)["error"]
    with guest.create("me", "bot").visit() as visit:
        assert "not yours" in ask(visit, 1, seat=1)["error"]
        assert "protocol" in ask(visit, 4)["error"]


def test_everything_can_be_asked_why_not(guest: Guest) -> None:
    with guest.create("me", "here").visit() as visit:
        asked = visit.seen["scene"]["asked"]
        for number, (seat, rule) in enumerate([(asked, "HI-R1"), (1 - asked, "HI-R2")]):
            visit.say(type="why", id=number, seat=seat, thing="deck")
            because = visit.hear("because")
            assert because["id"] == number
            (refusal,) = because["refusals"]
            assert refusal["rule"] == rule
            assert refusal["reason"]["id"]


def test_the_words_of_the_table_come_with_those_of_the_game(guest: Guest) -> None:
    table = guest.create("me", "bot").id
    for language in ("en", "de"):
        for text in (guest.get(f"tables/{table}/text/{language}").text, guest.get(f"games/higher/text/{language}").text):
            assert "hint-taken" in text
            assert "game-name" in text


def test_pictures_and_lessons_over_http(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"higher": GAME, "duels": DUELS})
    guest = Guest(client)
    assert guest.get("games/higher/pictures").json() == []
    assert guest.get("games/higher/lesson").status_code == 404
    cards = guest.get("games/duels/pictures").json()
    picture = guest.get(f"games/duels/pictures/{cards[0]['id']}").json()
    assert picture["scene"]["zones"]
    assert guest.get("games/duels/pictures/nothing").status_code == 404
    assert [card.get("lesson", False) for card in guest.get("games").json()] == [False, True]
    lesson = guest.get("games/duels/lesson").json()
    assert lesson["step"][0]["id"] == "welcome"


def test_a_table_for_learning_has_the_deal_of_the_lesson(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"duels": DUELS})
    guest = Guest(client)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Mila", "level": "easy"}]
    scenes = []
    for _ in range(2):
        answer = guest.post("tables", {"game": "duels", "seats": seats, "lesson": True})
        assert answer.status_code == 201
        created = Created(guest, answer.json())
        with created.visit() as visit:
            assert visit.welcome["hints"] is True
            scenes.append(visit.seen["scene"]["seats"])
    assert scenes[0] == scenes[1]
    for wrong in (seats[:1], seats[::-1], [*seats, seats[1]]):
        answer = guest.post("tables", {"game": "duels", "seats": wrong, "lesson": True})
        assert answer.status_code == 400
        assert "lesson" in answer.json()["error"]
    assert guest.post("tables", {"game": "chess", "seats": seats, "lesson": True}).status_code == 400
