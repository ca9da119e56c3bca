"""Sitting down together: invitations and what becomes of them, moves that count once, signs of life, the evening."""

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tafelrunde.server.limits import Limits
from tests.patience import PATIENCE
from tests.server.helpers import Created, Guest, a_hub, an_app, heard_in
from tests.server.test_agreements import decider, seat_of, two


def invited(table: Created, key: str, *keys: str) -> Any:
    return table.guest.post(f"tables/{table.id}/invitation", {"key": key, "keys": list(keys)}).json()


# --- invitations ------------------------------------------------------------------------------------------------------


def test_an_invitation_says_for_whom_it_is_and_whether_it_is_used(guest: Guest) -> None:
    table = guest.create("me", "link")
    link = table.invitations["1"]
    assert invited(table, link) == {"seat": 1, "name": "link 1", "state": "open"}
    key = guest.post(f"tables/{table.id}/join", {"key": link, "name": "Bea"}).json()["key"]
    assert invited(table, link) == {"seat": 1, "name": "Bea", "state": "taken"}
    assert invited(table, link, "another", key) == {"seat": 1, "name": "Bea", "state": "mine"}
    for wrong in ("nonsense", key, table.watch, ""):
        assert guest.post(f"tables/{table.id}/invitation", {"key": wrong}).status_code == 403


@pytest.mark.parametrize("name", ["", "   ", "\u2003"])
def test_nobody_sits_down_without_a_name(guest: Guest, name: str) -> None:
    table = guest.create("me", "link")
    answer = guest.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": name})
    assert answer.status_code == 400
    assert "say who you are" in answer.json()["error"]
    assert invited(table, table.invitations["1"])["state"] == "open"


def test_the_host_gives_a_new_link_for_a_lost_device(guest: Guest) -> None:
    """The old key opens nothing any more, the new one sits down where the game stands, and everybody hears of it."""
    table, key = two(guest)
    with table.visit() as ada:
        assert [seat.get("host", False) for seat in ada.welcome["seats"]] == [True, False]
        with table.visit(key) as bea:
            ada.say(type="propose", seat=0, what="new-link", about=1)
            with pytest.raises(WebSocketDisconnect) as end:
                bea.hear("nothing")
        assert end.value.code == 4403
        link = ada.hear("new-link")
        assert link["seat"] == 1
        told = heard_in(ada.hear("update"))[-1]["happenings"][0]["text"]
        assert (told["id"], told["args"]["seat"]["seat"], told["args"]["by"]["seat"]) == ("link-renewed", 1, 0)
        assert guest.get(f"tables/{table.id}").json()["seats"][1] == {"seat": 1, "name": "Bea", "kind": "open"}
        assert invited(table, table.invitations["1"], key) == {"error": invited(table, "nonsense")["error"]}
        joined = guest.post(f"tables/{table.id}/join", {"key": link["key"], "name": "Bea"}).json()
        with table.visit(joined["key"]) as back:
            assert back.welcome["mine"] == [1]
            one, _ = decider(ada, back)
            assert one.act("stake 2")["type"] == "update"


def test_others_agree_about_a_new_link(guest: Guest) -> None:
    """Who is not the host asks those who are here; whose device is lost is not asked."""
    table = guest.create("me", "link", "link")
    keys = [
        guest.post(f"tables/{table.id}/join", {"key": table.invitations[str(seat)], "name": f"P{seat}"}).json()["key"]
        for seat in (1, 2)
    ]
    with table.visit() as host, table.visit(keys[0]) as bea:
        bea.say(type="propose", seat=1, what="new-link", about=2)
        question = host.hear("question")
        assert (question["what"], question["about"], question["waiting"]) == ("new-link", 2, [0])
        host.say(type="vote", seat=0, number=question["number"], yes=True)
        assert bea.hear("new-link")["seat"] == 2
        bea.say(type="propose", seat=1, what="new-link", about=1)
        assert "nobody to be invited" in bea.hear("refused")["error"]
        host.hear("update")
        host.session.send_json({"type": "ping"})
        heard: list[Any] = []
        while not heard or heard[-1]["type"] != "pulse":
            heard.append(host.session.receive_json(timeout=PATIENCE))
        assert not [message for message in heard if message["type"] == "new-link"]  # it is for whoever asked


# --- moves that count once --------------------------------------------------------------------------------------------


def test_a_move_counts_once_however_often_it_is_sent(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        seat = visit.seen["scene"]["asked"]
        for _ in range(3):
            visit.say(type="act", seat=seat, version=0, action="stake 2", id="one")
            assert visit.hear("acted") == {"type": "acted", "id": "one", "version": 1}
        visit.say(type="act", seat=seat, version=0, action="stake 2", id="two")
        refused = visit.hear("refused")
        assert refused["id"] == "two"
        assert "moved on" in refused["error"]
        for _ in range(2):
            visit.say(type="act", seat=1 - seat, version=0, action="boast", id="three")
            assert visit.hear("acted")["version"] == 2


def test_it_is_still_known_after_a_restart(shelf: None, file: Path) -> None:
    with an_app(a_hub(file)) as client:
        table = Guest(client).create("me", "here")
        with table.visit() as visit:
            move = {"type": "act", "seat": visit.seen["scene"]["asked"], "version": 0, "action": "stake 2", "id": "one"}
            visit.say(**move)
            visit.hear("acted")
    with an_app(a_hub(file)) as client:
        table.guest = Guest(client)
        with table.visit() as visit:
            assert visit.seen["version"] == 1
            visit.say(**move)
            assert visit.hear("acted")["version"] == 1
            visit.say(**move | {"seat": 1 - move["seat"]})  # another seat's move of the same name is another one
            assert visit.hear("refused", "acted")["type"] == "refused"


# --- signs of life ----------------------------------------------------------------------------------------------------


def listen_on(session: WebSocketTestSession) -> None:
    while True:
        session.receive_json(timeout=PATIENCE)


def test_who_answers_no_beat_is_away(shelf: None, file: Path) -> None:
    limits = Limits(pulse_seconds=0.05, silence_seconds=0.3)
    with an_app(a_hub(file, limits)) as client:
        table, key = two(Guest(client))
        with table.visit() as ada, table.connect() as silent:
            silent.send_json({"type": "hello", "keys": [key], "pulses": True})
            with pytest.raises(WebSocketDisconnect) as end:
                listen_on(silent)
            assert end.value.code == 1013
            here = True
            while here:
                here = ada.hear("welcome")["seats"][1].get("here", False)


def test_who_answers_stays_and_who_wants_none_gets_none(shelf: None, file: Path) -> None:
    limits = Limits(pulse_seconds=0.12, silence_seconds=5)
    with an_app(a_hub(file, limits)) as client:
        table, key = two(Guest(client))
        with table.visit() as ada, table.connect() as bea:
            bea.send_json({"type": "hello", "keys": [key], "pulses": True})
            pulses = 0
            while pulses < 50:  # longer than a silence may last; fewer answers than may be given at once, should they pile up
                if bea.receive_json(timeout=PATIENCE)["type"] == "pulse":
                    pulses += 1
                    bea.send_json({"type": "pulse"})
            ada.say(type="ping")
            assert ada.hear("pulse") == {"type": "pulse"}


def test_others_see_since_when_somebody_is_away(guest: Guest) -> None:
    table, key = two(guest)
    with table.visit() as ada:
        with table.visit(key):
            assert ada.hear("welcome")["seats"][1]["here"]
        gone = ada.hear("welcome")["seats"][1]
        assert not gone.get("here", False)
        assert gone.get("away", 0) < 5


# --- the clock --------------------------------------------------------------------------------------------------------


def test_the_log_says_that_the_clock_decided(guest: Guest) -> None:
    table, key = two(guest, game="timed", options={"rounds": 3, "turn_timer_s": 1})
    with table.visit() as ada, table.visit(key) as bea:
        one, other = decider(ada, bea)
        said = [happening["text"] for entry in heard_in(other.hear("update")) for happening in entry["happenings"]]
        assert (said[0]["id"], said[0]["args"]["seat"]["seat"]) == ("clock-decided", seat_of(one))


# --- the evening ------------------------------------------------------------------------------------------------------


def test_an_evening_of_three_games(guest: Guest) -> None:
    table = guest.create("me", "here")
    tables, waiting = [table.id], ""
    for _ in range(2):
        with table.visit() as visit:
            visit.play_on()
            again = guest.post(f"tables/{table.id}/rematch", {"keys": table.keys[:1]}).json()["table"]
            waiting = visit.hear("welcome").get("waiting", "")
        table.id = again
        tables.append(again)
    assert waiting.startswith(("me", "here"))
    evening = guest.get(f"tables/{table.id}/evening").json()
    assert [game["table"] for game in evening] == tables[:2]  # the third is not over yet
    for game in evening:
        assert {place["name"] for place in game["places"]} == {"me 0", "here 1"}
        assert game["places"][0]["place"] == 1
    assert guest.get(f"tables/{tables[0]}/evening").json() == evening[:1]
