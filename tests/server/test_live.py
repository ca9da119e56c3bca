"""The WebSocket: sitting down, playing, watching, coming back."""

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from higher import GAME
from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import State
from tafelrunde.engine.scene import ANY, THEN
from tafelrunde.server import telling
from tests.patience import PATIENCE
from tests.server.helpers import Created, Guest, Json, heard_in


def closing(table: Created, *messages: Any) -> WebSocketDisconnect:
    """How the server hangs up after these messages."""
    with table.connect() as session:
        for message in messages:
            if isinstance(message, bytes):
                session.send_bytes(message)
            elif isinstance(message, str):
                session.send_text(message)
            else:
                session.send_json(message)
        try:
            while True:
                session.receive_json(timeout=PATIENCE)
        except WebSocketDisconnect as end:
            return end


def texts(update: Json) -> list[str]:
    return [happening["text"]["id"] for entry in heard_in(update) for happening in entry["happenings"]]


def test_somebody_sits_down(guest: Guest) -> None:
    table = guest.create("me", "here", "link")
    with table.visit() as visit:
        assert visit.welcome["mine"] == [0, 1]
        assert [seat.get("here", False) for seat in visit.welcome["seats"]] == [True, True, False]
        assert "base" not in visit.seen
        assert visit.seen["version"] == 0
        assert "hand-dealt" in texts(visit.seen)


def test_a_move_is_answered_with_an_update(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        after = visit.act("stake 2")
        assert after["type"] == "update"
        assert after["version"] == 1
        assert after["base"] == 0
        assert [entry["version"] for entry in heard_in(after)] == [1]


def test_a_whole_game_at_one_screen(guest: Guest) -> None:
    table = guest.create("me", "here", "here")
    with table.visit() as visit:
        result = visit.play_on()["scene"]["result"]
    assert len(result["standings"]) == 3
    assert len(result["curves"]) == 3


def test_a_whole_game_against_computer_players(guest: Guest) -> None:
    table = guest.create("me", "bot", "bot")
    with table.visit() as visit:
        assert visit.play_on()["scene"]["result"]


def test_two_screens_each_see_their_own(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit(table.keys[0]) as ada, table.visit(table.keys[1]) as bob:
        assert (ada.seen["seat"], bob.seen["seat"]) == (0, 1)
        players = [ada, bob]
        lead = ada.seen["scene"]["asked"]
        players[lead].act("stake 1")
        other = players[1 - lead].hear("update")
        assert other["version"] == 1
        assert other["seat"] == 1 - lead
        assert "offers" not in other["offers"]


def test_refusals_name_rule_or_remedy(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        asked = visit.seen["scene"]["asked"]
        assert visit.act("stake 99")["rule"] == "HI-R1"
        assert visit.act("stake 99")["reason"]["id"] == "why-stake-range"
        assert visit.act("stake 1", seat=1 - asked)["reason"]["id"] == "why-not-your-turn"
        assert "moved on" in visit.act("stake 1", version=5)["error"]
        assert "no known word" in visit.act("dance")["error"]
        assert "seat 7 is not yours" in visit.act("stake 1", seat=7)["error"]
        assert "at most" in visit.act("stake " + "1" * 5000)["error"]
        assert visit.act("stake 1")["version"] == 1
        assert "moved on" in visit.act("lay 1", version=0)["error"]


def test_a_rule_that_fails_is_told_and_changes_nothing(guest: Guest) -> None:
    table = guest.create("me", "here", game="broken")
    with table.visit() as visit:
        assert "please report it" in visit.act("stake 3")["error"]
        assert visit.act("stake 2")["version"] == 1


def test_advice(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        asked = visit.seen["scene"]["asked"]
        visit.say(type="ask", id=1, seat=asked, action="stake 1")
        assert visit.hear("advice") == {"type": "advice", "id": 1}
        visit.say(type="ask", id=2, seat=asked, action="stake 99")
        assert visit.hear("advice")["rule"] == "HI-R1"
        visit.say(type="ask", id=3, seat=asked, action="dance")
        assert "no known word" in visit.hear("advice")["error"]


def test_looking_closely_at_a_thing(guest: Guest) -> None:
    """Where a game brings nothing to look at, nothing is found."""
    with guest.create("me", "here").visit() as visit:
        visit.say(type="look-up", version=visit.seen["version"], name="deck")
        assert visit.hear("looked-up") == {"type": "looked-up", "version": visit.seen["version"], "name": "deck"}


def test_looking_from_another_seat(guest: Guest) -> None:
    table = guest.create("me", "here", "link")
    with table.visit(look=1) as visit:
        assert visit.seen["seat"] == 1
        visit.say(type="look", seat=0)
        assert visit.hear("update")["seat"] == 0
        assert "base" not in visit.seen
        visit.say(type="look", seat=1)
        assert visit.hear("update")["seat"] == 1
        assert "base" not in visit.seen
        visit.say(type="look", seat=2)
        assert "seat 2 is not yours" in visit.hear("refused")["error"]


def test_who_comes_back_sees_the_present_and_what_was_missed_in_the_log(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        visit.act("stake 2")
    with table.visit() as visit:
        assert "base" not in visit.seen
        assert "beats" not in visit.seen
        assert [entry["version"] for entry in heard_in(visit.seen)] == [0, 1]
        assert visit.seen["offers"]["offers"]


def test_the_log_comes_in_pages(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PAGE", 2)
    table = guest.create("me", "here")
    with table.visit() as visit:
        visit.play_on()
    with table.visit() as visit:
        log = visit.seen["log"]
        pages = [log["entries"]]
        while log.get("earlier"):
            visit.say(type="recall", before=log["entries"][0]["version"])
            log = visit.hear("page")
            pages.insert(0, log["entries"])
        told = [entry["version"] for page in pages for entry in page]
        assert told == sorted(set(told))
        assert told[0] == 0
        assert all(len(page) == 2 for page in pages[1:])
        assert len(pages) > 2
        visit.say(type="recall", before=0)
        assert visit.hear("page") == {"type": "page", "entries": []}


def test_a_seat_goes_from_one_device_to_another(guest: Guest) -> None:
    """The key is the seat: two devices see and do the same, and whoever opens a third one finds all of it there."""
    table = guest.create("me", "here")
    seat = table.keys[0]
    with table.visit(seat) as phone, table.visit(table.keys[1]) as bob:
        with table.visit(seat) as tablet:
            lead = tablet if tablet.seen["scene"]["asked"] == 0 else bob
            lead.act("stake 2")
            for visit in (phone, tablet):
                while visit.seen["version"] < 1:
                    visit.hear("update")
            assert phone.seen == tablet.seen
            assert phone.welcome["mine"] == tablet.welcome["mine"] == [0]
        phone.say(type="talk", seat=0, text="Here I am.")
        assert bob.hear("said")["seat"] == 0
    with table.visit(seat) as laptop:
        assert (laptop.seen["seat"], laptop.seen["version"], "base" in laptop.seen) == (0, 1, False)
        assert laptop.seen["scene"] == phone.seen["scene"]
        assert [line["text"] for line in laptop.welcome["chat"]] == ["Here I am."]


def test_a_spectator_sees_only_what_is_public(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as player, table.visit(table.watch) as spectator:
        assert spectator.welcome["mine"] == []
        assert spectator.seen["seat"] is None
        assert spectator.seen["offers"] == {}
        assert "hand-dealt" not in texts(spectator.seen)
        assert "refused" in spectator.act("stake 1")["type"]
        assert "you are a spectator" in spectator.act("boast", seat=0)["error"]
        player.act("stake 1")
        laid = player.seen["scene"]["asked"]
        player.say(type="look", seat=laid)
        card = player.hear("update")["offers"]["offers"][-1]["action"]
        player.act(card)
        while spectator.seen["version"] < 2:
            spectator.hear("update")
        told = [happening for entry in heard_in(spectator.seen) for happening in entry["happenings"]]
        assert card.removeprefix("lay ") not in str(told[0]["text"])
        spectator.say(type="talk", seat=0, text="psst")
        assert spectator.hear("refused")


def test_chat_is_plain_text_for_all_and_kept(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit(table.keys[0]) as ada, table.visit(table.keys[1]) as bob:
        ada.say(type="talk", seat=0, text="<b>hi</b>\n\x07 there")
        for visit in (ada, bob):
            said = visit.hear("said")
            assert said["text"] == "<b>hi</b> there"
            assert said["seat"] == 0
        ada.say(type="talk", seat=0, text="x" * 501)
        assert "at most 500" in ada.hear("refused")["error"]
        ada.say(type="talk", seat=0, text="x" * 5000)
        assert "at most 500" in ada.hear("refused")["error"]
        ada.say(type="talk", seat=0, text=" \n ")
        assert "nothing" in ada.hear("refused")["error"]
        ada.say(type="talk", seat=1, text="as Bob")
        assert "not yours" in ada.hear("refused")["error"]
    with table.visit() as again:
        assert [line["text"] for line in again.welcome["chat"]] == ["<b>hi</b> there"]


def test_too_much_talk_is_slowed_down(guest: Guest) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        for number in range(12):
            visit.say(type="talk", seat=0, text=f"line {number}")
        assert "too much talk" in visit.hear("refused")["error"]


def test_everybody_hears_who_comes_and_goes(guest: Guest) -> None:
    table = guest.create("me", "here", "link")
    with table.visit(table.keys[0]) as ada:
        with table.visit(table.keys[1]):
            assert [seat.get("here", False) for seat in ada.hear("welcome")["seats"]] == [True, True, False]
        assert [seat.get("here", False) for seat in ada.hear("welcome")["seats"]] == [True, False, False]
        guest.post(f"tables/{table.id}/join", {"key": table.invitations["2"], "name": "Cem"})
        assert ada.hear("welcome")["seats"][2] == {"seat": 2, "name": "Cem", "kind": "person"}


def test_who_has_joined_can_play(guest: Guest) -> None:
    table = guest.create("me", "link")
    joined = guest.post(f"tables/{table.id}/join", {"key": table.invitations["1"], "name": "Bea"}).json()
    with table.visit(table.keys[0], joined["key"]) as both:
        assert both.welcome["mine"] == [0, 1]
        assert both.play_on()["scene"]["result"]


def test_an_invitation_alone_opens_no_seat(guest: Guest) -> None:
    table = guest.create("me", "link")
    end = closing(table, {"type": "hello", "keys": [table.invitations["1"]]})
    assert end.code == 4403


@pytest.mark.parametrize("keys", [[], [""], ["wrong"], ["x" * 5000]])
def test_a_wrong_key(guest: Guest, keys: list[str]) -> None:
    end = closing(guest.create("me", "here"), {"type": "hello", "keys": keys})
    assert end.code == 4403
    assert "opens no seat" in str(end.detail)


def test_an_unknown_table(guest: Guest) -> None:
    table = guest.create("me", "here")
    table.id = "nowhere"
    end = closing(table, {"type": "hello", "keys": []})
    assert end.code == 4404


@pytest.mark.parametrize(
    "message",
    ["", "hello", "{}", "[]", '{"type": "hello"}', '{"type": "act", "seat": 0, "version": 0, "action": "x"}', b"\xff"],
)
def test_no_hello(guest: Guest, message: str | bytes) -> None:
    assert closing(guest.create("me", "here"), message).code == 4400


@pytest.mark.parametrize(
    "message", ["", "{", '{"type": "fly"}', '{"type": "act", "seat": "zero", "version": 0, "action": "x"}', b"\x00\xff"]
)
def test_a_message_that_is_none_is_refused_and_forgiven(guest: Guest, message: str | bytes) -> None:
    table = guest.create("me", "here")
    with table.visit() as visit:
        if isinstance(message, bytes):
            visit.session.send_bytes(message)
        else:
            visit.session.send_text(message)
        assert "no message of the protocol" in visit.hear("refused")["error"]
        visit.say(type="hello", keys=table.keys)
        assert "already" in visit.hear("refused")["error"]
        assert visit.act("stake 1")["version"] == 1


def test_a_flood_is_cut_off(guest: Guest) -> None:
    table = guest.create("me", "here")
    hello = {"type": "hello", "keys": table.keys}
    end = closing(table, hello, *[{"type": "look", "seat": 0}] * 200)
    assert end.code == 4429


def test_who_does_not_want_to_be_asked_is_not(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known without asking, the table says in the seat's place, together with the move that led there."""

    def recurring(_game: object, view: State) -> tuple[list[Action], set[str]] | None:
        decision = view.decision
        return None if decision is None or decision.seat == lead else ([decision.default(view)], set())

    with guest.create("me", "here").visit() as visit:
        lead = visit.seen["scene"]["asked"]
        monkeypatch.setattr(type(GAME), "recurring", recurring)
        before = visit.seen["version"]
        while visit.seen["scene"].get("asked") == lead and visit.seen["version"] < 12:
            visit.act(visit.seen["offers"]["offers"][0]["action"])
        assert visit.seen["version"] >= before + 2
        assert visit.seen["scene"].get("asked") in (lead, None)


def test_what_is_said_ahead_is_said_when_the_seat_is_asked_again(guest: Guest) -> None:
    """Two answers in one offer, the second of them by luck: it is given without a question, whenever its time comes."""
    with guest.create("me", "here").visit() as visit:
        acts, before = 0, visit.seen["version"]
        lead = visit.seen["scene"]["asked"]
        said = visit.seen["offers"]["offers"][0]["action"] + THEN + ANY
        while visit.seen["version"] == before + acts:
            assert acts < 6
            if visit.seen["scene"]["asked"] != visit.seen["seat"]:
                visit.say(type="look", seat=visit.seen["scene"]["asked"])
                visit.hear("update")
            assert visit.act(said)["type"] == "update"
            acts += 1
            assert acts == 1 or visit.seen["seat"] != lead
            offers = visit.seen["offers"].get("offers") or [{"action": ""}]
            if visit.seen["scene"]["asked"] != visit.seen["seat"]:
                visit.say(type="look", seat=visit.seen["scene"]["asked"])
                offers = visit.hear("update")["offers"]["offers"]
            said = offers[0]["action"]
        assert visit.seen["version"] == before + acts + 1


def test_nobody_says_just_anything_for_another(guest: Guest) -> None:
    """What another seat could say is its secret."""
    with guest.create("me", "here").visit() as visit:
        refused = visit.act(ANY, seat=1 - visit.seen["scene"]["asked"])
        assert refused["type"] == "refused"
        assert "only who is asked" in refused["error"]
