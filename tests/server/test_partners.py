"""Computers among people: they say what matters, and only propose what the whole team decides."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.server.hub import Hub
from tafelrunde.server.live import LiveTable
from tafelrunde.table.table_events import Proposed
from tests.server.helpers import Created, Guest, Json, Visit, a_hub, an_app, heard_in
from tests.server.postgres import Postgres
from tests.server.test_hub import new, until
from tests.server.test_shared import run, sit

LONG = 3600  # seconds of silence that no test waits for


def among_computers(guest: Guest, seconds: int = LONG, game: str = "team", kinds: tuple[str, ...] = ("me", "bot")) -> Created:
    seats = [{"kind": kind, "name": f"{kind} {seat}"} for seat, kind in enumerate(kinds)]
    body = {"game": game, "seats": seats, "options": {"rounds": 7}, "customs": {"propose_seconds": seconds}}
    answer = guest.post("tables", body)
    assert answer.status_code == 201, answer.text
    return Created(guest, answer.json())


def until_proposed(visit: Visit) -> Json:
    """Play on until a computer proposes something; the update that says so."""
    while "proposal" not in visit.seen:
        assert not visit.seen["scene"].get("result"), "the game is over, and nothing was proposed"
        if visit.seen["scene"]["asked"] in visit.welcome["mine"]:
            visit.act(visit.seen["offers"]["offers"][0]["action"])
        else:
            visit.hear("update")
    return visit.seen


def told(update: Json) -> list[str]:
    return [happening["text"]["id"] for entry in heard_in(update) for happening in entry["happenings"]]


def staked(update: Json) -> list[int]:
    texts = [happening["text"] for entry in heard_in(update) for happening in entry["happenings"]]
    return [text["args"]["points"] for text in texts if text["id"] == "stake-named"]


# --- proposals --------------------------------------------------------------------------------------------------------


def test_a_computer_proposes_and_a_person_accepts(guest: Guest) -> None:
    """What was proposed is offered to the person, by name; taking it is the computer's move."""
    with among_computers(guest).visit() as visit:
        seen = until_proposed(visit)
        proposal = seen["proposal"]
        assert (proposal["seat"], proposal["seconds"], seen["scene"]["asked"]) == (1, LONG, 1)
        assert "proposed" in told(seen)
        offered = {offer["action"]: offer["name"] for offer in seen["offers"]["offers"]}
        assert offered[proposal["action"]] == proposal["name"]
        assert len(offered) > 1
        after = visit.act(proposal["action"], seat=0)
        assert staked(after) == [int(proposal["action"].split()[1])]
        assert "proposal" not in after


def test_a_person_chooses_something_else(guest: Guest) -> None:
    with among_computers(guest).visit() as visit:
        seen = until_proposed(visit)
        other = next(offer["action"] for offer in seen["offers"]["offers"] if offer["action"] != seen["proposal"]["action"])
        assert staked(visit.act(other, seat=0)) == [int(other.split()[1])]


def test_what_the_rules_forbid_stays_forbidden(guest: Guest) -> None:
    """Deciding for another seat is no way round its rules; and nothing else of that seat can be decided."""
    with among_computers(guest).visit() as visit:
        seen = until_proposed(visit)
        assert visit.act("stake 99", seat=0)["rule"] == "HI-R1"
        visit.say(type="ask", id=1, seat=0, action="stake 1")
        assert visit.hear("advice") == {"type": "advice", "id": 1}
        visit.say(type="ask", id=2, seat=0, action="stake 99")
        assert visit.hear("advice")["rule"] == "HI-R1"
        visit.act(seen["proposal"]["action"], seat=0)
        visit.say(type="act", seat=0, version=seen["version"], action="stake 1")
        assert "moved on" in visit.hear("refused")["error"]


def test_after_some_silence_the_computer_goes_on(guest: Guest) -> None:
    with among_computers(guest, seconds=1).visit() as visit:
        proposed = until_proposed(visit)["proposal"]["action"]
        assert staked(visit.hear("update")) == [int(proposed.split()[1])]


def test_where_people_do_not_want_it_computers_decide(guest: Guest) -> None:
    with among_computers(guest, seconds=0).visit() as visit:
        visit.play_on()
        assert "proposal" not in visit.seen


def test_computers_among_themselves_propose_nothing(guest: Guest) -> None:
    table = among_computers(guest, kinds=("bot", "bot"))
    with table.visit(table.watch) as visit:
        while not visit.seen["scene"].get("result"):
            assert "proposed" not in told(visit.hear("update"))


def test_a_game_that_is_not_won_together_is_played_as_ever(guest: Guest) -> None:
    """Its computers decide themselves, however long people would be given to object."""
    table = among_computers(guest, game="higher")
    with table.visit() as visit:
        while not visit.seen["scene"].get("result"):
            if visit.seen["scene"]["asked"] == 0:
                visit.act(visit.seen["offers"]["offers"][0]["action"])
            else:
                visit.hear("update")
            assert "proposal" not in visit.seen
            assert "proposed" not in told(visit.seen)
    stakes = [action for action in guest.get(f"tables/{table.id}/record").json()["actions"] if "stake" in action]
    assert len(stakes) == 7


def test_the_record_holds_what_was_done_and_no_proposal(guest: Guest) -> None:
    table = among_computers(guest)
    with table.visit() as visit:
        while not visit.seen["scene"].get("result"):
            if "proposal" in visit.seen:
                visit.act(visit.seen["proposal"]["action"], seat=0)
            elif visit.seen["scene"]["asked"] == 0:
                visit.act(visit.seen["offers"]["offers"][0]["action"])
            else:
                visit.hear("update")
    record = guest.get(f"tables/{table.id}/record").json()
    stakes = [action for action in record["actions"] if "stake" in action]
    assert len(stakes) == 7
    assert not [action for action in record["actions"] if action.startswith("!")]
    assert guest.get(f"tables/{table.id}/replay/verify").json()["fine"]


def test_who_comes_back_finds_the_proposal_and_its_reason(guest: Guest) -> None:
    table = among_computers(guest)
    with table.visit() as visit:
        proposal = until_proposed(visit)["proposal"]
    with table.visit() as again:
        assert again.seen["proposal"] == proposal
        again.say(type="reason-wanted", seat=0)
        reason = again.hear("reason")
        assert reason["version"] == again.seen["version"]
        assert reason["reason"]
        again.act(proposal["action"], seat=0)
        again.say(type="reason-wanted", seat=0)
        assert "nothing is proposed" in again.hear("refused")["error"]


def test_who_only_watches_is_not_asked(guest: Guest) -> None:
    table = among_computers(guest)
    with table.visit() as visit:
        until_proposed(visit)
        with table.visit(table.watch) as spectator:
            assert "proposal" not in spectator.seen
            assert not spectator.seen["offers"].get("offers")


def test_a_proposal_outlives_the_server(file: Path, shelf: None) -> None:
    with an_app(a_hub(file)) as client:
        guest = Guest(client)
        table = among_computers(guest)
        with table.visit() as visit:
            before = until_proposed(visit)
    with an_app(a_hub(file)) as client:
        table.guest = Guest(client)
        with table.visit() as visit:
            assert visit.seen["proposal"] == before["proposal"]
            assert visit.seen["version"] == before["version"]
            visit.act(before["proposal"]["action"], seat=0)


# --- many processes ---------------------------------------------------------------------------------------------------


@pytest.fixture
def url(database_server: Postgres) -> Iterator[str]:
    url = database_server.database()
    yield url
    database_server.drop(url)


async def proposed_at(table: LiveTable, others: list[LiveTable]) -> Proposed:
    """Play at this process until a computer proposes something, and all processes know it."""
    while table.room.proposal is None:
        asked, version = table.room.asked, table.version
        assert asked is not None
        if asked == 0:
            await table.act(0, version, table.room.default().text)
        else:
            await until(lambda version=version: table.version > version)  # type: ignore[misc]
    await until(lambda: all(other.room.proposal == table.room.proposal for other in others))
    return table.room.proposal


@pytest.mark.usefixtures("shelf")
def test_a_proposal_is_seen_and_answered_at_every_process(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        wanted = new("me", "bot", game="team", rounds=7)
        name = (await both[0].create(wanted, "me")).table
        here, there = [await hub.open(name) for hub in both]
        sit(here, 0)
        sit(there, 0)
        proposal = await proposed_at(here, [there])
        for table in (here, there):
            shown = table.partners.shown_to(0)
            assert shown is not None
            assert shown.action == proposal.action
        version = await there.act(0, there.version, proposal.action)
        await until(lambda: here.version >= version)
        said = there.room.record.actions[:]  # the computer may have gone on there meanwhile
        await until(lambda: here.room.record.actions[: len(said)] == said)
        lines = [line for line in here.kept.chat if line.spoken is not None]
        assert len({(line.seat, line.spoken.version) for line in lines if line.spoken}) == len(lines)

    run(url, work)


# --- talk -------------------------------------------------------------------------------------------------------------


def play_through(visit: Visit) -> list[Json]:
    """A whole game; all that was said in it."""
    said: list[Json] = []
    while not visit.seen["scene"].get("result"):
        if "proposal" in visit.seen:
            visit.say(type="act", seat=0, version=visit.seen["version"], action=visit.seen["proposal"]["action"])
        elif visit.seen["scene"]["asked"] == 0:
            action = visit.seen["offers"]["offers"][0]["action"]
            visit.say(type="act", seat=0, version=visit.seen["version"], action=action)
        while (message := visit.hear("said", "update", "refused"))["type"] == "said":
            said.append(message)
    return said


def test_computers_say_what_they_have_once(guest: Guest) -> None:
    table = among_computers(guest, seconds=0, kinds=("me", "bot", "bot"))
    with table.visit() as visit:
        said = play_through(visit)
    assert said
    assert all(line["say"]["id"] == "talk-high" and line["seat"] in (1, 2) for line in said)
    told = [(line["seat"], line["say"]["args"]["turn"]) for line in said]
    assert len(set(told)) == len(told)
    with table.visit() as again:
        assert [line["say"] for line in again.welcome["chat"]] == [line["say"] for line in said]


def test_what_is_said_to_somebody_only_he_hears(guest: Guest) -> None:
    table = among_computers(guest, seconds=0, game="whisper", kinds=("me", "here", "bot"))
    with table.visit(table.keys[0]) as ada, table.visit(table.keys[1]) as bob:
        while not ada.seen["scene"].get("result"):
            asked = ada.seen["scene"]["asked"]
            if asked == 2:
                ada.hear("update")
                continue
            who = ada if asked == 0 else bob
            while who.seen["scene"].get("asked") != asked or who.seen["version"] < ada.seen["version"]:
                who.hear("update")
            who.act(who.seen["offers"]["offers"][0]["action"])
            while ada.seen["version"] < who.seen["version"]:
                ada.hear("update")
    with table.visit(table.keys[0]) as ada, table.visit(table.keys[1]) as bob, table.visit(table.watch) as spectator:
        assert ada.welcome["chat"]
        assert not bob.welcome.get("chat")
        assert not spectator.welcome.get("chat")


def test_where_nobody_listens_nobody_speaks(guest: Guest) -> None:
    table = among_computers(guest, kinds=("bot", "bot"))
    with table.visit(table.watch) as visit:
        while not visit.seen["scene"].get("result"):
            visit.hear("update")
    with table.visit(table.watch) as visit:
        assert not visit.welcome.get("chat")
