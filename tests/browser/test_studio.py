"""The studio in the browser: a card raised by its form, broken and mended in the editor, measured, exported and played by link;
likewise things of every game, by clicking and by keyboard."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.engine.archive import unzipped
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import Server
from tests.browser.test_valid import Inspector

ANY = re.compile(".")
PATIENCE = 240_000  # ms for what a worker or the lab does on a busy machine
NAMES = {"duels": "Hyrule Duels", "quest": "Triforce Quest", "monopoly": "Rupee Monopoly"}
NAMES |= {"twister": "Dungeon Twister", "mapmasters": "Map Masters Co-op"}


def begin(person: Person, game: str) -> Page:
    """A new draft of a game, with everything drawn."""
    person.open("studio")
    person.press(person.button(NAMES[game]))
    expect(person.page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    return person.page


def choose(person: Person, words: str, name: str | re.Pattern[str]) -> None:
    """Search for a thing and look at it."""
    page = person.page
    page.get_by_role("searchbox").fill(words)
    person.press(page.get_by_role("navigation").get_by_role("listitem").get_by_role("button", name=name).first)
    expect(page.locator(".picture > h2")).to_be_visible()


def tab(person: Person, name: str) -> None:
    person.press(person.page.get_by_role("tab", name=name))


def saved(page: Page) -> None:
    expect(page.locator("[data-keeping=saved]")).to_be_visible(timeout=PATIENCE)


def differences(page: Page) -> Locator:
    return page.locator(".differences li")


def invitation_of(page: Page) -> str:
    """The link that the host of the table would send."""
    page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    table = page.url.rpartition("/")[2]
    memory = json.loads(page.evaluate("localStorage.getItem('tafelrunde.tables')"))
    (key,) = memory[table]["invitations"].values()
    return f"join/{table}/{key}"


def test_a_team_is_changed_measured_exported_and_played_by_link(invite: Invite, tmp_path: Path) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "duels")

    # given: one card is raised by the form, and drawn anew with its text
    choose(ada, "fire storm", "Fire Storm")
    expect(page.locator(".picture > .drawn")).to_contain_text("Deal 2 damage")
    page.get_by_role("group", name="What it does 1").get_by_label("Amount", exact=True).fill("3")
    expect(page.locator(".picture > .drawn")).to_contain_text("Deal 3 damage", timeout=PATIENCE)
    tab(ada, "Changes")
    expect(differences(page)).to_have_count(1)
    expect(differences(page)).to_contain_text("Fire Storm: What it does, Deal damage, Amount 2 → 3")

    # when: the text is broken, its mistake is told at its line; and mended there
    tab(ada, "Text")
    editor = page.get_by_role("textbox", name="Text of warlord.toml")
    editor.click(timeout=PATIENCE)
    page.keyboard.press("Control+Home")
    page.keyboard.type("oops ")
    told = page.get_by_role("alert").filter(has_text="warlord.toml")
    expect(told).to_contain_text("is not TOML", timeout=PATIENCE)
    expect(told).to_contain_text("line 1")
    expect(page.locator(".cm-lintRange-error, .cm-lintPoint-error").first).to_be_attached()
    ada.press(ada.button("Go there"))
    for _ in "oops ":
        page.keyboard.press("Control+Home")
        page.keyboard.press("Delete")
    expect(told).to_have_count(0, timeout=PATIENCE)
    saved(page)

    # and: a small job of the lab is stopped, goes on, and reports
    tab(ada, "What does it do?")
    page.get_by_label("Pairs of games").fill("20")
    ada.press(ada.button("Start", exact=True))
    expect(page.get_by_role("progressbar")).to_be_visible()
    ada.press(ada.button("Stop", exact=True))
    ada.press(page.get_by_role("button", name="Go on"))
    expect(page.get_by_role("heading", name="What was found")).to_be_visible(timeout=PATIENCE)
    ada.press(ada.button("Show the whole report here"))
    report = page.frame_locator("iframe")
    expect(report.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    choose(ada, "ganon wizrobes", re.compile("^Ganon & Wizrobes"))
    expect(page.locator(".verdict").first).to_contain_text("Ganon")

    # and: it is exported
    tab(ada, "Play")
    with page.expect_download() as download:
        ada.press(ada.button("Export as a file"))
    download.value.save_as(tmp_path / "pack.zip")
    assert "amount = 3" in unzipped((tmp_path / "pack.zip").read_bytes())["warlord.toml"]

    # then: it is played by link in a second browser
    ada.press(ada.button("With friends, by link"))
    link = invitation_of(page)
    ben = invite(Screen.WIDE, name="Ben")
    ben.open(link)
    ben.press(ben.page.locator("form button.main"))
    ben.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    if ada.button(ada.words.begin).count():
        ada.press(ada.button(ada.words.begin))
    for _ in range(3):
        asked(ada, ben).take_any()
    ada.errors.clear()  # the browser itself complains that a report may not even read what this test has it remember


def test_by_keyboard_alone(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    page, press = ada.page, ada.page.keyboard.press
    ada.open("studio")
    reach(page, ada.button("Hyrule Duels"))
    press("Enter")
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    reach(page, page.get_by_role("searchbox"))
    page.keyboard.type("energy ball")
    reach(page, page.get_by_role("navigation").get_by_role("listitem").get_by_role("button").first)
    press("Enter")
    reach(page, page.get_by_role("group", name="What it does 1").get_by_label("Amount", exact=True))
    press("ArrowUp")
    expect(page.locator(".picture > .drawn")).to_contain_text("Deal 4 damage", timeout=PATIENCE)
    reach(page, page.get_by_role("tab", selected=True), back=True)
    press("ArrowRight")
    press("ArrowRight")
    expect(page.get_by_role("tab", name="Changes")).to_be_focused()
    expect(differences(page)).to_contain_text("3 → 4")
    reach(page, differences(page).get_by_role("button", name="Undo"))
    press("Enter")
    expect(differences(page)).to_have_count(0)
    press("Control+z")
    expect(differences(page)).to_have_count(1)
    reach(page, page.get_by_role("tab", selected=True), back=True)
    press("ArrowRight")
    saved(page)
    reach(page, ada.button("Play now with computers"))
    press("Enter")
    page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    expect(page.locator(".desk")).to_be_visible(timeout=PATIENCE)


def reach(page: Page, thing: Locator, back: bool = False) -> None:
    """Tab until it has the focus."""
    expect(thing).to_be_visible()
    for _ in range(300):
        if thing.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    pytest.fail(f"{thing} cannot be reached with Tab")


def change(person: Person, game: str, words: str, field: str, value: str, shows: str, told: str) -> None:
    """One number of the first thing that is found."""
    page = begin(person, game)
    choose(person, words, ANY)
    page.get_by_label(field, exact=True).first.fill(value)
    expect(page.locator(".picture > .drawn")).to_contain_text(shows, timeout=PATIENCE)
    tab(person, "Changes")
    expect(differences(page)).to_contain_text(told)
    saved(page)


def play(person: Person) -> None:
    """It is played at once with computers."""
    tab(person, "Play")
    person.press(person.button("Play now with computers"))
    person.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    expect(person.page.locator(".desk")).to_be_visible(timeout=PATIENCE)


def test_a_room_of_the_quest(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    change(ada, "quest", "FI01", "Goal", "9", "10 points", "Goal 5 → 9")
    play(ada)


def test_a_rent(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    change(ada, "monopoly", "space[39]", "Rent 1", "77", "77 rupees", "Rent")
    play(ada)


def test_an_npc_and_a_wall(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "twister")
    choose(ada, "npc.phil", ANY)
    page.get_by_label("Goals with action points 1", exact=True).fill("exit 7")
    expect(page.locator(".picture > .drawn")).to_contain_text("7", timeout=PATIENCE)
    choose(ada, "hall.1a", ANY)
    wall = page.locator("[data-cell='1-2']")
    assert wall.get_attribute("data-sign") == " "
    ada.press(page.get_by_text("wall", exact=True).first)
    before = page.locator(".picture .zones").inner_html()
    ada.press(wall)
    expect(wall).to_have_attribute("data-sign", "|")
    page.wait_for_function(
        "before => document.querySelector('.picture .zones').innerHTML !== before", arg=before, timeout=PATIENCE
    )
    tab(ada, "Changes")
    expect(differences(page)).to_have_count(2)
    saved(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    play(ada)


def test_a_mission_is_painted_and_played(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "mapmasters")
    choose(ada, "mission-01", ANY)
    cell = page.locator(".words .cell[data-sign='.']").first
    at = cell.get_attribute("data-cell")
    ada.press(page.get_by_text("start card", exact=True).first)
    ada.press(cell)
    painted = page.locator(f"[data-cell='{at}']")
    expect(painted).to_have_attribute("data-sign", "S")
    saved(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    tab(ada, "Changes")
    expect(differences(page)).to_have_count(1)
    play(ada)


def test_a_second_tab_is_told_and_nothing_is_lost(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "duels")
    other = ada.context.new_page()
    other.goto(page.url)
    expect(other.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    page.get_by_label("Name of the pack").fill("Mine")
    page.get_by_label("Name of the pack").press("Enter")
    page.get_by_role("searchbox").click()
    saved(page)
    other.get_by_label("Name of the pack").fill("Theirs")
    other.get_by_role("searchbox").click()
    expect(other.get_by_role("alert")).to_contain_text("changed elsewhere", timeout=PATIENCE)
    other.get_by_role("button", name="Show what is there now").click()
    expect(other.get_by_label("Name of the pack")).to_have_value("Mine", timeout=PATIENCE)
    other.close()
    ada.errors.clear()  # the browser itself complains about the refused call


@pytest.mark.parametrize(("language", "theme", "screen"), [("en", "light", Screen.WIDE), ("de", "dark", Screen.PHONE)])
def test_every_view_is_sound(invite: Invite, tmp_path: Path, language: str, theme: str, screen: Screen) -> None:
    """axe-core and html-validate, in both languages, light and dark, large and small."""
    ada = invite(screen, language, theme)
    page = ada.page
    inspector = Inspector(tmp_path)
    ada.open("studio")
    expect(page.get_by_role("heading", level=2)).to_be_visible()
    inspector.look_at(ada, "studio")
    ada.press(page.locator(".games button", has_text="Twister"))
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    inspector.look_at(ada, "gallery")
    choose(ada, "hall.1a", ANY)
    inspector.look_at(ada, "painter")
    choose(ada, "npc.phil", ANY)
    inspector.look_at(ada, "form")
    for number in range(1, 6):
        page.get_by_role("tab").nth(number).click()
        if number == 1:
            expect(page.locator(".cm-editor")).to_be_visible(timeout=PATIENCE)
        inspector.look_at(ada, f"tab-{number}")
    assert inspector.found == []
    assert inspector.validate() == []


def test_markup_in_a_name_stays_text(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "twister")
    choose(ada, "npc.phil", ANY)
    page.get_by_label("Add a field").first.select_option("title")
    page.get_by_label("Title", exact=True).fill("<img src=x onerror=alert(1)>")
    expect(page.locator(".picture > h2")).to_have_text("<img src=x onerror=alert(1)>", timeout=PATIENCE)
    assert page.locator("img").count() == 0
