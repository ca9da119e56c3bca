"""The studio in the browser: a card raised by its form, broken and mended in the editor, measured, exported and played by link;
likewise things of every game, by clicking and by keyboard."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tafelrunde.engine.archive import unzipped
from tests.browser.conftest import Invite
from tests.browser.keys import Keys
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import Server
from tests.browser.test_valid import Inspector

ANY = re.compile(".")
PATIENCE = 240_000  # ms for what a worker or the lab does on a busy machine
NAMES = {"duels": "Hyrule Duels", "quest": "Triforce Quest", "monopoly": "Rupee Monopoly"}
NAMES |= {"twister": "Dungeon Twister", "mapmasters": "Map Masters Co-op"}


@pytest.fixture
def stranger(browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """Somebody at another server, which never saw the pack."""
    server = Server(tmp_path)
    person = Person(browser, server.address, Screen.WIDE, "en", "light", "Cleo")
    yield person
    person.leave()
    server.stop()
    assert person.errors == []


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


def downloaded(page: Page, press: Callable[[], None], file: Path) -> Path:
    with page.expect_download() as download:
        press()
    download.value.save_as(file)
    return file


def test_a_team_is_changed_measured_played_by_link_and_brought_to_another_server(
    invite: Invite, stranger: Person, tmp_path: Path
) -> None:
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
    mistake = page.get_by_role("alert").filter(has_text="warlord.toml")
    expect(mistake).to_contain_text("is not TOML", timeout=PATIENCE)
    expect(mistake).to_contain_text("line 1")
    expect(page.locator(".cm-lintRange-error, .cm-lintPoint-error").first).to_be_attached()
    ada.press(ada.button("Go there"))
    for _ in "oops ":
        page.keyboard.press("Control+Home")
        page.keyboard.press("Delete")
    expect(mistake).to_have_count(0, timeout=PATIENCE)
    saved(page)

    # and: a small job of the lab is stopped, goes on, and reports
    tab(ada, "What does it do?")
    page.get_by_label("Pairs of games").fill("10")
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
    pack = downloaded(page, lambda: ada.press(ada.button("Export as a file")), tmp_path / "pack.zip")
    assert "amount = 3" in unzipped(pack.read_bytes())["warlord.toml"]
    ada.press(ada.button("Make a link"))
    expect(page.get_by_label("To a table with this pack")).to_have_value(re.compile("#/new/duels/[0-9a-f]{64}$"))

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
    give_up(ada, ben)

    # and: pack and record come to another server, where the card is as it was made and the game is looked at again
    ada.open(f"replay/{page.url.rpartition('/')[2]}")
    record = downloaded(page, page.get_by_role("link", name="Save the record").click, tmp_path / "record.json")
    stranger.open("studio")
    stranger.page.get_by_label("Or from a pack").set_input_files(pack)
    expect(stranger.page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    choose(stranger, "fire storm", "Fire Storm")
    expect(stranger.page.locator(".picture > .drawn")).to_contain_text("Deal 3 damage")
    tab(stranger, "Changes")
    expect(differences(stranger.page)).to_contain_text("Amount 2 → 3")
    stranger.open("records")
    stranger.page.get_by_label("Record (.json)").set_input_files(record)
    stranger.press(stranger.button("Verify"))
    told = f"all {len(json.loads(record.read_bytes())['actions'])} actions lead to the same position"
    expect(stranger.page.get_by_text(told)).to_be_visible(timeout=PATIENCE)
    before = stranger.page.locator(".replay").get_attribute("data-place") or ""
    stranger.press(stranger.button("One step on"))
    expect(stranger.page.locator(".replay")).not_to_have_attribute("data-place", before)
    ada.errors.clear()  # the browser itself complains that a report may not even read what this test has it remember


def give_up(*people: Person) -> None:
    """Whoever is the first that may."""
    for _ in range(60):
        person = asked(*people)
        if person.page.locator(".standing summary").count():
            person.press(person.page.locator(".standing summary"))
            person.press(person.page.locator(".standing .button", has_text="Give up"))
            person.press(person.page.locator(".confirm .button.main"))
            expect(person.page.locator("dialog .place").first).to_be_visible()
            return
        person.answer()
    pytest.fail("nobody may give up")


def test_by_keyboard_alone(invite: Invite, server: Server, tmp_path: Path) -> None:
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

    # broken in the editor, and mended by its mistake; the way out of the editor is open
    turn_to(page, "Text")
    editor = page.get_by_role("textbox", name="Text of warlord.toml")
    reach(page, editor)
    press("Control+Home")
    page.keyboard.type("oops ")
    mistake = page.get_by_role("alert").filter(has_text="warlord.toml")
    expect(mistake).to_contain_text("is not TOML", timeout=PATIENCE)
    press("Control+z")
    expect(mistake).to_have_count(0, timeout=PATIENCE)
    turn_to(page, "Changes")
    expect(differences(page)).to_contain_text("3 → 4")
    reach(page, differences(page).get_by_role("button", name="Undo"))
    press("Enter")
    expect(differences(page)).to_have_count(0)
    press("Control+z")
    expect(differences(page)).to_have_count(1)
    saved(page)

    # measured, stopped, and measured to the end
    turn_to(page, "What does it do?")
    reach(page, page.get_by_label("Pairs of games"))
    press("Control+a")
    page.keyboard.type("10")
    press("Enter")
    reach(page, ada.button("Stop", exact=True))
    press("Enter")
    reach(page, ada.button("Go on"))
    press("Enter")
    expect(page.get_by_role("heading", name="What was found")).to_be_visible(timeout=PATIENCE)

    # exported and played
    turn_to(page, "Play")
    reach(page, ada.button("Export as a file"))
    pack = downloaded(page, lambda: press("Enter"), tmp_path / "pack.zip")
    reach(page, ada.button("Play now with computers"), back=True)
    press("Enter")
    page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    ada.wait()
    keys = Keys(ada)
    while int(page.locator("main.table").get_attribute("data-version") or 0) < 3:
        keys.step()
        ada.wait()

    # and brought back from its file
    ada.open("studio")
    reach(page, page.get_by_label("Or from a pack"))
    with page.expect_file_chooser() as chooser:
        press("Enter")
    chooser.value.set_files(pack)
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    turn_to(page, "Changes", back=False)
    expect(differences(page)).to_contain_text("3 → 4")


def test_a_dungeon_is_painted_by_keyboard(invite: Invite) -> None:
    """A brush by arrows, a cell by arrows, Enter paints it."""
    ada = invite(Screen.WIDE)
    page, press = begin(ada, "mapmasters"), ada.page.keyboard.press
    reach(page, page.get_by_role("searchbox"))
    page.keyboard.type("mission-01")
    reach(page, page.get_by_role("navigation").get_by_role("listitem").get_by_role("button").first)
    press("Enter")
    brush = page.get_by_role("radio", name="start card")
    reach(page, page.get_by_role("radio").and_(page.locator(":checked")))
    while not brush.is_checked():
        press("ArrowLeft")
    reach(page, page.locator(".words .cell[tabindex='0']"))
    while page.evaluate("document.activeElement.dataset.sign") != ".":
        before = page.evaluate("document.activeElement.dataset.cell")
        press("ArrowRight")
        if page.evaluate("document.activeElement.dataset.cell") == before:
            press("ArrowDown")
    press("Enter")
    expect(page.locator(".words .cell:focus")).to_have_attribute("data-sign", "S")
    saved(page)
    turn_to(page, "Changes")
    expect(differences(page)).to_have_count(1)


def turn_to(page: Page, name: str, back: bool = True) -> None:
    """To another view, from wherever one is."""
    wanted = page.get_by_role("tab", name=name)
    reach(page, page.get_by_role("tab", selected=True), back)
    for _ in range(6):
        if wanted.get_attribute("aria-selected") == "true":
            break
        before = page.get_by_role("tab", selected=True).inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tab", selected=True)).not_to_have_text(before)
    expect(wanted).to_be_focused()


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
    """On a phone: read, changed by its form, and played."""
    ada = invite(Screen.PHONE)
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


def test_a_mission_is_doubled_changed_and_removed(invite: Invite) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "mapmasters")
    choose(ada, "mission-14", ANY)
    ada.press(ada.button("Duplicate this file"))
    expect(page.get_by_role("alert")).to_contain_text("this is number 15", timeout=PATIENCE)
    choose(ada, "mission-15.toml", re.compile(r"^mission-15"))
    page.get_by_label("Number", exact=True).fill("15")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)
    tab(ada, "Changes")
    expect(differences(page)).to_have_count(1)
    saved(page)
    play(ada)
    page.go_back()
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    tab(ada, "Changes")
    ada.press(differences(page).get_by_role("button", name="Undo"))
    expect(differences(page)).to_have_count(0)
    saved(page)


def test_nothing_is_lost_when_the_server_dies_and_the_page_is_closed(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    page = begin(ada, "duels")
    choose(ada, "fire storm", "Fire Storm")
    amount = "What it does 1"
    page.get_by_role("group", name=amount).get_by_label("Amount", exact=True).fill("3")
    saved(page)
    page.reload()
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    server.kill()
    choose(ada, "fire storm", "Fire Storm")
    page.get_by_role("group", name=amount).get_by_label("Amount", exact=True).fill("5")
    page.get_by_label("Name of the pack").fill("Hot")
    page.get_by_role("searchbox").click()
    expect(page.locator("[data-keeping=apart]")).to_be_visible(timeout=PATIENCE)
    address = page.url
    ada.page = ada.context.new_page()
    page.close()
    server.start()
    page = ada.page
    page.goto(address)
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    saved(page)
    expect(page.get_by_label("Name of the pack")).to_have_value("Hot")
    tab(ada, "Changes")
    expect(differences(page)).to_contain_text("Amount 2 → 5")
    ada.errors.clear()  # the browser itself complains about the server


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
