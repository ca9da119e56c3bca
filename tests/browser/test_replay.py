"""A finished game is looked at again: wound, seen with other eyes, shared, saved, brought back, verified and played on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.engine.record import Record, RecordSeat, said
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "monopoly": (3, {"tokens": "random", "mode": "short", "limit_rounds": 6}),
    "duels": (2, {}),
    "quest": (2, {"difficulty": "story", "start_containers": 5}),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERYWHERE = pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide", "phone"])
TEXT = {
    "en": {"more": "More", "on": "One step on", "back": "One step back", "open": "everything open", "viewer": "Seen by"},
    "de": {
        "more": "Mehr",
        "on": "Einen Schritt weiter",
        "back": "Einen Schritt zurück",
        "open": "alles offen",
        "viewer": "Gesehen",
    },
}


def a_record(name: str) -> Record:
    """A whole game of computers."""
    seats, options = GAMES[name]
    game = find(name)
    setting = game.setting(options)
    state = game.start(setting, seats, 11)
    players = [game.player(game.levels[0], seat) for seat in range(seats)]
    actions = []
    while state.decision is not None:
        seat = state.decision.seat
        action = players[seat].choose(view(state, seat))
        game.apply(state, seat, action)
        actions.append(said(seat, action.text, action.interjects))
    names = ("Ada", "Mila", "Otto")
    return Record(name, game.version, setting.choices, [RecordSeat(names[seat]) for seat in range(seats)], 11, actions)


def bring(server: Server, game: str) -> tuple[str, Record]:
    record = a_record(game)
    return server.post("records", json.loads(record.to_json()))["table"], record


def place(person: Person) -> int:
    return int(person.page.get_by_role("slider").input_value())


def wind(person: Person, press: Callable[[], object]) -> None:
    """One beat on or back."""
    desk = person.page.locator(".replay")
    before = desk.get_attribute("data-place") or ""
    press()
    expect(desk).not_to_have_attribute("data-place", before)


@EVERY_GAME
@EVERYWHERE
def test_a_game_is_wound_and_seen_with_other_eyes(
    invite: Invite, server: Server, game: str, screen: Screen, language: str
) -> None:
    table, record = bring(server, game)
    words = TEXT[language]
    ada = invite(screen, language)
    page = ada.page
    ada.open(f"replay/{table}")
    expect(page.locator(".replay")).to_be_visible()
    assert place(ada) == 0
    while place(ada) < 4:
        wind(ada, lambda: ada.press(ada.button(words["on"])))
        ada.expect_in_log(page.locator(".log p").last)
    expect(page).to_have_url(f"{server.address}#/replay/{table}/{place(ada)}/-1")
    before = place(ada)
    while place(ada) >= before:
        wind(ada, lambda: ada.press(ada.button(words["back"])))
    if ada.phone:
        ada.press(ada.button(words["more"]))
    turns = page.locator(".choices select").first
    turns.select_option(index=6)
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 8")
    here = place(ada)
    if game != "monopoly":  # whose cards all lie open anyway
        expect(page.locator(".hands section")).to_have_count(len(record.seats))
    page.locator(".choices select").nth(1).select_option(value="1")
    expect(page).to_have_url(f"{server.address}#/replay/{table}/{here}/1")
    if game != "monopoly":
        expect(page.locator(".hands section")).to_have_count(1)
    check(ada.page)
    page.get_by_role("slider").fill(str(len(record.actions)))
    expect(page).to_have_url(f"{server.address}#/replay/{table}/{len(record.actions)}/1")
    for turning in page.locator(".turnings .button").all()[:1]:
        ada.press(turning)
        page.wait_for_function(f"() => document.querySelector('input[type=range]').valueAsNumber < {len(record.actions)}")


@pytest.mark.parametrize("game", ["monopoly", "duels"])
def test_it_plays_by_itself_and_by_keys(invite: Invite, server: Server, game: str) -> None:
    table, _ = bring(server, game)
    ada = invite(Screen.WIDE)
    ada.open(f"replay/{table}")
    expect(ada.page.locator(".replay")).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(ada.button("Pause")).to_be_visible()
    ada.page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 3")
    ada.page.keyboard.press("Space")
    expect(ada.button("Play", exact=True)).to_be_visible()
    here = place(ada)
    while place(ada) <= here:
        wind(ada, lambda: ada.page.keyboard.press("."))
    while place(ada) > here:
        wind(ada, lambda: ada.page.keyboard.press(","))


@pytest.mark.parametrize("game", ["monopoly", "quest"])
def test_a_record_is_saved_brought_back_verified_and_shared(invite: Invite, server: Server, game: str, tmp_path: Path) -> None:
    table, record = bring(server, game)
    ada = invite(Screen.WIDE)
    page = ada.page
    ada.open(f"replay/{table}/5")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_bytes())["actions"] == record.actions
    ada.press(ada.button("Verify"))
    expect(page.get_by_text(f"all {len(record.actions)} actions lead to the same position")).to_be_visible()
    ada.press(ada.button("Share"))
    assert page.get_by_label("A link to this moment").input_value().endswith(f"#/replay/{table}/5/-1")
    page.keyboard.press("Escape")
    ada.open("records")
    expect(page.get_by_role("heading", name="Bring a record")).to_be_visible()
    check(ada.page)
    page.get_by_label("Record (.json)").set_input_files(file)
    expect(page.locator(".replay")).to_be_visible()
    assert table not in page.url
    ada.open("records")
    changed = json.loads(file.read_bytes()) | {"version": "0.0"}
    file.write_text(json.dumps(changed))
    page.get_by_label("Record (.json)").set_input_files(file)
    expect(page.get_by_text("was played by version 0.0 of the rules")).to_be_visible()
    ada.errors.clear()  # the browser itself complains about the refused call


@EVERY_GAME
def test_a_game_is_played_on_from_there(invite: Invite, server: Server, game: str) -> None:
    table, record = bring(server, game)
    ada = invite(Screen.WIDE, name="Eva")
    page = ada.page
    ada.open(f"replay/{table}/{len(record.actions) // 2}")
    ada.press(ada.button("Play on from here"))
    page.get_by_label("Your seat").select_option(index=1)
    check(ada.page)
    ada.press(ada.button("Sit down"))
    expect(page.locator(".desk")).to_be_visible()
    ada.wait()
    assert "Eva" in page.locator("main").inner_text()
    forked = page.url.rpartition("/")[2]
    assert server.get(f"tables/{forked}")["seats"][1]["name"] == "Eva"


def test_a_running_game_shows_its_past_but_no_secrets(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.sit_down(server.post("tables", {"game": "duels", "seats": [ME, computer()], "options": {}}))
    ada.wait()
    for _ in range(4):
        ada.decide()
    ada.press(ada.page.get_by_role("link", name="Replay"))
    expect(ada.page.get_by_text("This game still runs")).to_be_visible()
    viewers = ada.page.locator(".choices select").nth(1).locator("option").all_inner_texts()
    assert viewers == ["a spectator", "Ada"]
    assert ada.button("Play on from here").count() == 0
