"""How people get on at a table: ready-made phrases, taking back, playing for somebody who is away, and playing again."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.server.daily import setup
from tafelrunde.server.limits import Limits
from tafelrunde.server.store import StoreError
from tests.server.helpers import Created, Guest, Visit, a_hub, an_app, heard_in


def two(guest: Guest, **body: Any) -> tuple[Created, str]:
    """A table for two people at two screens, and the key of the second."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bea"}]
    answer = guest.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 3}} | body)
    assert answer.status_code == 201, answer.text
    table = Created(guest, answer.json())
    joined = guest.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": "Bea"}).json()
    return table, joined["key"]


def decider(*visits: Visit) -> tuple[Visit, Visit]:
    """Who is asked, and the other."""
    one, other = visits
    return (one, other) if one.seen["scene"]["asked"] in one.welcome["mine"] else (other, one)


def seat_of(visit: Visit) -> int:
    seat: int = visit.welcome["mine"][0]
    return seat


# --- talk -------------------------------------------------------------------------------------------------------------


def test_phrases_instead_of_free_chat(guest: Guest) -> None:
    table, key = two(guest, customs={"free_chat": False})
    with table.visit() as ada, table.visit(key) as bea:
        assert ada.welcome["customs"] == {"free_chat": False}
        assert "chat-well-played" in ada.welcome["phrases"]
        ada.say(type="talk", seat=0, text="I have the seven!")
        assert "ready-made" in ada.hear("refused")["error"]
        ada.say(type="talk", seat=0, phrase="chat-well-played")
        said = bea.hear("said")
        assert (said["seat"], said["text"], said["phrase"]) == (0, "", "chat-well-played")
        ada.say(type="talk", seat=0, phrase="chat-nonsense")
        assert "no phrase" in ada.hear("refused")["error"]
    with table.visit(key) as bea:
        assert [line["phrase"] for line in bea.welcome["chat"]] == ["chat-well-played"]


def test_free_chat_is_usual_and_phrases_are_there_too(guest: Guest) -> None:
    table, _ = two(guest)
    with table.visit() as ada:
        ada.say(type="talk", seat=0, text="Hello!")
        assert ada.hear("said")["text"] == "Hello!"
        ada.say(type="talk", seat=0, phrase="chat-hello")
        assert ada.hear("said")["phrase"] == "chat-hello"


def test_customs_are_checked(guest: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for customs in ({"undo": "sometimes"}, {"turn_seconds": -1}, {"turn_seconds": 10**9}):
        answer = guest.post("tables", {"game": "higher", "seats": seats, "customs": customs})
        assert answer.status_code == 400, customs


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_seat_takes_back_its_own_action(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        one, other = decider(ada, bea)
        assert "undo" not in one.seen
        one.act("stake 2")
        assert one.seen["undo"] == {"own": 1}
        other.hear("update")
        assert "undo" not in other.seen
        other.say(type="undo", seat=seat_of(other), version=other.seen["version"])
        assert "cannot be taken back" in other.hear("refused")["error"]
        one.say(type="undo", seat=seat_of(one), version=one.seen["version"])
        update = one.hear("update")
        assert update["version"] == 2
        assert update["scene"]["asked"] == seat_of(one)
        entry = heard_in(other.hear("update"))[-1]
        assert entry["back"] == 0
        assert entry["happenings"][0]["text"]["id"] == "taken-back"


def test_nothing_is_taken_back_where_that_is_the_custom(guest: Guest) -> None:
    table, key = two(guest, customs={"undo": "never"})
    with table.visit() as ada, table.visit(key) as bea:
        one, _ = decider(ada, bea)
        one.act("stake 2")
        assert "undo" not in one.seen
        one.say(type="undo", seat=seat_of(one), version=one.seen["version"])
        assert "nothing is taken back" in one.hear("refused")["error"]
        one.say(type="propose", seat=seat_of(one), what="undo", about=seat_of(one))
        assert "only one's own" in one.hear("refused")["error"]


def test_a_secret_is_never_taken_back(guest: Guest) -> None:
    """A laid card has been seen: neither alone nor together."""
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        one, other = decider(ada, bea)
        one.act("stake 2")
        other.hear("update")
        one, other = decider(ada, bea)
        one.act(one.seen["offers"]["offers"][0]["action"])
        other.hear("update")
        for visit in (one, other):
            visit.say(type="undo", seat=seat_of(visit), version=visit.seen["version"])
            assert "cannot be taken back" in visit.hear("refused")["error"]
            visit.say(type="propose", seat=seat_of(visit), what="undo", about=seat_of(visit))
            assert "cannot be taken back" in visit.hear("refused")["error"]


def test_what_was_taken_back_stays_so_after_a_restart(shelf: None, file: Path) -> None:
    with an_app(a_hub(file)) as client:
        table, key = two(Guest(client))
        with table.visit() as ada, table.visit(key) as bea:
            one, _ = decider(ada, bea)
            lead = seat_of(one)
            one.act("stake 2")
            one.say(type="undo", seat=lead, version=one.seen["version"])
            one.hear("update")
            one.act("stake 3")
    with an_app(a_hub(file)) as client:
        table.guest = Guest(client)
        with table.visit(key if lead else table.keys[0]) as again:
            assert again.seen["version"] == 3
            assert again.seen["undo"] == {"own": 1, "border": 2}
            assert [entry.get("back") for entry in heard_in(again.seen)][-2:] == [0, None]


# --- somebody goes, somebody comes ------------------------------------------------------------------------------------


def test_a_computer_plays_for_somebody_who_leaves_and_hands_the_seat_back(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        ada.say(type="propose", seat=0, what="stand-in", about=0)
        question = bea.hear("question")
        assert question["waiting"] == [1]
        assert question["outcome"] == "open"
        bea.say(type="vote", seat=1, number=question["number"], yes=True)
        assert bea.hear("welcome")["seats"][0]["stand_in"] == "bold"
        assert bea.hear("question")["outcome"] == "agreed"
        ada.hear("question")
        while bea.seen["scene"]["asked"] != 1:
            bea.hear("update")
        ada.say(type="act", seat=0, version=bea.seen["version"], action="stake 1")
        assert "a computer plays for you" in ada.hear("refused")["error"]
        ada.say(type="return", seat=0)
        assert "stand_in" not in ada.hear("welcome")["seats"][0]
        told: list[str] = []
        while "came-back" not in told:
            told = [happening["text"]["id"] for entry in heard_in(bea.hear("update")) for happening in entry["happenings"]]
        ada.say(type="return", seat=0)
        assert "already" in ada.hear("refused")["error"]


def test_the_table_may_say_no(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        ada.say(type="propose", seat=0, what="stand-in", about=0)
        number = bea.hear("question")["number"]
        bea.say(type="vote", seat=1, number=number, yes=False)
        assert ada.hear("question")["outcome"] == "open"
        assert ada.hear("question")["outcome"] == "refused"
        bea.say(type="vote", seat=1, number=number, yes=True)
        assert "no longer open" in bea.hear("refused")["error"]


def test_who_has_just_gone_is_asked(guest: Guest) -> None:
    """A connection that blinks costs nobody the seat: whoever comes back says no."""
    table, key = two(guest)
    with table.visit() as ada:
        with table.visit(key):
            while not ada.hear("welcome")["seats"][1].get("here"):
                pass
        while ada.hear("welcome")["seats"][1].get("here"):
            pass
        ada.say(type="propose", seat=0, what="stand-in", about=1)
        question = ada.hear("question")
        assert question["waiting"] == [1]
        with table.visit(key) as bea:
            number = question["number"]
            bea.say(type="vote", seat=1, number=number, yes=False)
            assert ada.hear("question")["outcome"] == "refused"
            assert not bea.welcome["seats"][1].get("stand_in")


def test_who_does_not_come_back_is_waited_for_no_longer(shelf: None, file: Path) -> None:
    with an_app(a_hub(file, Limits(grace_seconds=0.5))) as client:
        table, _ = two(Guest(client))
        with table.visit() as ada:
            ada.say(type="propose", seat=0, what="stand-in", about=1)
            assert ada.hear("question")["outcome"] in {"open", "agreed"}
            while not ada.hear("welcome")["seats"][1].get("stand_in"):
                pass


def test_a_computer_plays_for_somebody_who_is_away(shelf: None, file: Path) -> None:
    with an_app(a_hub(file, Limits(grace_seconds=0))) as client:
        table, key = two(Guest(client))
        with table.visit() as ada:
            ada.say(type="propose", seat=0, what="stand-in", about=1)
            ada.hear("welcome")
            while not ada.seen["scene"].get("result"):
                if ada.seen["scene"]["asked"] == 0:
                    ada.act(ada.seen["offers"]["offers"][0]["action"])
                else:
                    ada.hear("update")
        with table.visit(key) as bea:
            assert bea.welcome["seats"][1]["stand_in"] == "bold"
            assert bea.welcome["mine"] == [1]


def test_nobody_is_replaced_who_is_here_or_where_that_is_the_custom(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit() as ada, table.visit(key):
        ada.say(type="propose", seat=0, what="stand-in", about=1)
        assert "is here" in ada.hear("refused")["error"]
        ada.say(type="propose", seat=0, what="stand-in", about=7)
        assert "nobody" in ada.hear("refused")["error"]
    table, _ = two(guest, customs={"stand_in": "never"})
    with table.visit() as ada:
        ada.say(type="propose", seat=0, what="stand-in", about=1)
        assert "no computer" in ada.hear("refused")["error"]


def test_a_stand_in_goes_on_after_a_restart(shelf: None, file: Path) -> None:
    with an_app(a_hub(file)) as client:
        table, key = two(Guest(client), customs={"stand_in": "always"})
        with table.visit() as ada:
            ada.say(type="propose", seat=0, what="stand-in", about=0)
            ada.hear("welcome")
    with an_app(a_hub(file)) as client:
        table.guest = Guest(client)
        with table.visit(key) as bea:
            assert bea.welcome["seats"][0]["stand_in"] == "bold"
            bea.say(type="propose", seat=1, what="stand-in", about=1)
            while not bea.seen["scene"].get("result"):
                bea.hear("update")


def test_a_time_for_each_decision(guest: Guest) -> None:
    table, _ = two(guest, customs={"turn_seconds": 1})
    with table.visit() as ada:
        assert 0 < ada.seen["time"]["turn"] <= 1
        seen = ada.seen["version"]
        while ada.hear("update")["version"] < seen + 2:
            pass


# --- once more --------------------------------------------------------------------------------------------------------


def played(guest: Guest, **body: Any) -> tuple[Created, str]:
    """A game that is over."""
    table, key = two(guest, **body)
    with table.visit(table.keys[0], key) as both:
        both.play_on()
    return table, key


def test_a_rematch_is_opened_by_the_same_keys(guest: Guest) -> None:
    table, key = played(guest, customs={"undo": "own"})
    with table.visit(key) as bea:
        answer = guest.post(f"tables/{table.id}/rematch", {"keys": table.keys})
        assert answer.status_code == 201, answer.text
        new = answer.json()["table"]
        assert bea.hear("welcome")["rematch"] == new
    assert guest.post(f"tables/{table.id}/rematch", {"keys": [key]}).json()["table"] == new
    table.id = new
    with table.visit(key) as bea:
        assert bea.welcome["mine"] == [1]
        assert bea.welcome["customs"] == {"undo": "own"}
        assert bea.seen["version"] == 0


def test_nothing_comes_next_where_the_game_names_nothing(guest: Guest) -> None:
    table, _ = played(guest)
    assert guest.post(f"tables/{table.id}/rematch", {"keys": table.keys, "next": True}).status_code == 400


def test_no_rematch_before_the_end_or_for_strangers(guest: Guest) -> None:
    table, _ = two(guest)
    assert guest.post(f"tables/{table.id}/rematch", {"keys": table.keys}).status_code == 400
    assert guest.post(f"tables/{table.id}/rematch", {"keys": ["nonsense"]}).status_code == 403
    assert guest.post(f"tables/{table.id}/rematch", {"keys": [table.watch]}).status_code == 403


def test_the_daily_deal_is_the_same_for_everybody(guest: Guest) -> None:
    records = []
    for name in ("Ada", "Bea"):
        answer = guest.post("daily/higher", {"name": name})
        assert answer.status_code == 201, answer.text
        table = Created(guest, answer.json())
        with table.visit() as visit:
            assert visit.welcome["day"]
            visit.play_on()
        records.append(guest.get(f"tables/{table.id}/record").json())
    assert records[0]["seed"] == records[1]["seed"]
    deal = guest.get("daily/higher/today").json()
    assert sorted(result["name"] for result in deal["results"]) == ["Ada", "Bea"]
    assert guest.get(f"daily/higher/{deal['day']}").json() == deal
    assert guest.get("daily/higher/2020-02-01").json()["results"] == []
    assert guest.get("daily/higher/tomorrow").status_code == 400
    assert guest.get("daily/chess/today").status_code == 404


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_every_game_has_a_daily_deal(game: Game) -> None:
    table = setup(game, "Ada")
    seats = [seat.kind for seat in table.seats]
    assert (len(seats), seats.count("me")) == (game.usual_seats, 1)
    assert game.start(game.setting(table.options), len(seats), 1) == game.start(game.setting(table.options), len(seats), 1)


# --- disputes ---------------------------------------------------------------------------------------------------------


def test_a_dispute_tells_only_what_the_seat_may_know(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit(table.keys[0], key) as both:
        lead = both.seen["scene"]["asked"]
        answer = guest.post(f"tables/{table.id}/dispute", {"keys": [key], "note": "Why?", "action": "stake 99"})
        assert answer.status_code == 200, answer.text
        file = answer.json()
        assert file["seat"] == 1
        assert file["asked"] == lead
        assert file["record"]["seed"] is None
        assert file["position"]["viewer"] == 1
        assert file["reason"]
        both.play_on()
    file = guest.post(f"tables/{table.id}/dispute", {"keys": [key]}).json()
    assert file["record"]["seed"] is not None
    assert len(file["record"]["actions"]) == file["at"]
    assert guest.post(f"tables/{table.id}/dispute", {"keys": [table.watch]}).status_code == 403


def test_a_store_that_fails_says_so(shelf: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = a_hub(file)

    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    with an_app(hub) as client:
        guest = Guest(client)
        monkeypatch.setattr(hub.store, "deal", fails)
        monkeypatch.setattr(hub.store, "results", fails)
        assert guest.post("daily/higher", {"name": "Ada"}).status_code == 503
        assert guest.get("daily/higher/today").status_code == 503
