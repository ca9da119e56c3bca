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
    look_at(Mouse(person), words, name)


def look_at(way: "Mouse", words: str, name: str | re.Pattern[str]) -> None:
    """Search for a thing and look at it."""
    way.write(way.page.get_by_role("searchbox"), words)
    way.press(way.page.get_by_role("navigation").get_by_role("listitem").get_by_role("button", name=name).first)
    expect(way.page.locator(".picture > h2")).to_be_visible()


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


class Mouse:
    """Somebody's way to what the page holds."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def press(self, thing: Locator) -> None:
        self.person.press(thing)

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)

    def hand_in(self, field: Locator, file: Path) -> None:
        field.set_input_files(file)

    def turn_to(self, name: str) -> None:
        self.press(self.page.get_by_role("tab", name=name))

    def answer(self) -> None:
        self.person.answer()


class Keyboard(Mouse):
    """Keys, and nothing else."""

    def press(self, thing: Locator) -> None:
        if thing.evaluate("one => one.closest('.desk') !== null"):
            self.page.keyboard.press("o")  # to the answers, which arrows lead through
            reach(self.page, thing, "ArrowDown")
        else:
            reach(self.page, thing)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        reach(self.page, field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def hand_in(self, field: Locator, file: Path) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.press(field)
        chooser.value.set_files(file)

    def turn_to(self, name: str) -> None:
        turn_to(self.page, name)

    def answer(self) -> None:
        Keys(self.person).step()


@pytest.mark.parametrize("way", [Mouse, Keyboard])
def test_a_team_is_changed_measured_played_by_link_and_brought_to_another_server(
    invite: Invite, stranger: Person, tmp_path: Path, way: type[Mouse]
) -> None:
    ada = invite(Screen.WIDE)
    page, hers = ada.page, way(ada)
    ada.open("studio")
    hers.press(ada.button(NAMES["duels"]))
    expect(page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)

    # given: one card is raised by the form, and drawn anew with its text
    look_at(hers, "fire storm", "Fire Storm")
    expect(page.locator(".picture > .drawn")).to_contain_text("Deal 2 damage")
    hers.write(page.get_by_role("group", name="What it does 1").get_by_label("Amount", exact=True), "3")
    expect(page.locator(".picture > .drawn")).to_contain_text("Deal 3 damage", timeout=PATIENCE)
    hers.turn_to("Changes")
    expect(differences(page)).to_have_count(1)
    expect(differences(page)).to_contain_text("Fire Storm: What it does, Deal damage, Amount 2 → 3")
    hers.press(differences(page).get_by_role("button", name="Undo"))
    expect(differences(page)).to_have_count(0)
    hers.press(ada.button("Undo", exact=True))
    expect(differences(page)).to_have_count(1)

    # when: the text is broken, its mistake is told at its line; and mended there
    hers.turn_to("Text")
    expect(page.get_by_role("textbox", name="Text of warlord.toml")).to_be_visible(timeout=PATIENCE)
    hers.press(page.get_by_role("textbox", name="Text of warlord.toml"))
    page.keyboard.press("Control+Home")
    page.keyboard.type("oops ")
    mistake = page.get_by_role("alert").filter(has_text="warlord.toml")
    expect(mistake).to_contain_text("is not TOML", timeout=PATIENCE)
    expect(mistake).to_contain_text("line 1")
    expect(page.locator(".cm-lintRange-error, .cm-lintPoint-error").first).to_be_attached()
    hers.press(ada.button("Go there"))
    page.keyboard.press("Control+Home")
    for _ in "oops ":
        page.keyboard.press("Delete")
    expect(mistake).to_have_count(0, timeout=PATIENCE)
    saved(page)

    # and: a small job of the lab is stopped, goes on, and reports
    hers.turn_to("What does it do?")
    hers.write(page.get_by_label("Pairs of games"), "10")
    hers.press(ada.button("Start", exact=True))
    expect(page.get_by_role("progressbar")).to_be_visible()
    hers.press(ada.button("Stop", exact=True))
    hers.press(page.get_by_role("button", name="Go on"))
    expect(page.get_by_role("heading", name="What was found")).to_be_visible(timeout=PATIENCE)
    hers.press(ada.button("Show the whole report here"))
    report = page.frame_locator("iframe")
    expect(report.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    look_at(hers, "ganon wizrobes", re.compile("^Ganon & Wizrobes"))
    expect(page.locator(".verdict").first).to_contain_text("Ganon")

    # and: it is exported
    hers.turn_to("Play")
    pack = downloaded(page, lambda: hers.press(ada.button("Export as a file")), tmp_path / "pack.zip")
    assert "amount = 3" in unzipped(pack.read_bytes())["warlord.toml"]
    hers.press(ada.button("Make a link"))
    expect(page.get_by_label("To a table with this pack")).to_have_value(re.compile("#/new/duels/[0-9a-f]{64}$"))

    # then: it is played by link in a second browser
    hers.press(ada.button("With friends, by link"))
    link = invitation_of(page)
    ben = invite(Screen.WIDE, name="Ben")
    ben.open(link)
    way(ben).press(ben.page.locator("form button.main"))
    ben.page.wait_for_url(re.compile("#/table/"), timeout=PATIENCE)
    if ada.button(ada.words.begin).count():
        hers.press(ada.button(ada.words.begin))
    while ada.version < 3:
        way(asked(ada, ben)).answer()
    give_up(way, ada, ben)

    # and: pack and record come to another server, where the card is as it was made and the game is looked at again
    ada.open(f"replay/{page.url.rpartition('/')[2]}")
    save = page.get_by_role("link", name="Save the record")
    record = downloaded(page, lambda: hers.press(save), tmp_path / "record.json")
    theirs = way(stranger)
    stranger.open("studio")
    theirs.hand_in(stranger.page.get_by_label("Or from a pack"), pack)
    expect(stranger.page.locator(".gallery-ready")).to_be_attached(timeout=PATIENCE)
    look_at(theirs, "fire storm", "Fire Storm")
    expect(stranger.page.locator(".picture > .drawn")).to_contain_text("Deal 3 damage")
    theirs.turn_to("Changes")
    expect(differences(stranger.page)).to_contain_text("Amount 2 → 3")
    stranger.open("records")
    theirs.hand_in(stranger.page.get_by_label("Record (.json)"), record)
    theirs.press(stranger.button("Verify"))
    told = f"all {len(json.loads(record.read_bytes())['actions'])} actions lead to the same position"
    expect(stranger.page.get_by_text(told)).to_be_visible(timeout=PATIENCE)
    before = stranger.page.locator(".replay").get_attribute("data-place") or ""
    theirs.press(stranger.button("One step on"))
    expect(stranger.page.locator(".replay")).not_to_have_attribute("data-place", before)
    ada.errors.clear()  # the browser itself complains that a report may not even read what this test has it remember


def give_up(way: type[Mouse], *people: Person) -> None:
    """Whoever is the first that may."""
    for _ in range(60):
        person = asked(*people)
        theirs, standing = way(person), person.page.locator(".standing")
        if standing.locator("summary").count():
            theirs.press(standing.locator("summary"))
            theirs.press(standing.locator(".button", has_text="Give up"))
            theirs.press(person.page.locator(".confirm .button.main"))
            expect(person.page.locator("dialog .place").first).to_be_visible()
            return
        theirs.answer()
    pytest.fail("nobody may give up")


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


def turn_to(page: Page, name: str) -> None:
    """To another view, from wherever one is."""
    wanted = page.get_by_role("tab", name=name)
    reach(page, page.get_by_role("tab", selected=True), "Shift+Tab")
    for _ in range(6):
        if wanted.get_attribute("aria-selected") == "true":
            break
        before = page.get_by_role("tab", selected=True).inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tab", selected=True)).not_to_have_text(before)
    expect(wanted).to_be_focused()


def reach(page: Page, thing: Locator, key: str = "Tab") -> None:
    """Go on until it has the focus."""
    expect(thing).to_be_visible()
    for _ in range(300):
        if thing.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press(key)
    pytest.fail(f"{thing} cannot be reached with {key}")


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
