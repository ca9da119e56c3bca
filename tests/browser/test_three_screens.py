"""Laptop, tablet and phone at one table of every game, in two languages: one goes offline, one is closed and opened again, the
server is restarted, and every move counts once."""

import os
import re
import sqlite3
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Invite, serving
from tests.browser.games import EVERY_GAME, SHORT
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import Server
from tests.patience import PATIENCE

LONG = "quest"  # the game in which the phone is away for longer: how it comes back depends on no game
OFFLINE = float(os.environ.get("TAFELRUNDE_OFFLINE", "6"))  # seconds; longer where somebody has the patience
NOTICED = 5.0  # seconds until a dead connection is shown
BACK = 7.0  # and until it is back: the longest pause between two tries
AWAKE = 2.0  # after the phone was asleep
PEOPLE = ("Ada", "Ben", "Cleo")
LOST = re.compile(r"WebSocket connection to .* failed|net::ERR_|Failed to fetch")
FIRST = ".offers button[data-number='1']:visible, .offers .group button.button:not(.refusal):visible"


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del browser
    yield from serving(tmp_path_factory, 11)


class Party:
    """Three people who came by link: the phone through a cable of its own."""

    def __init__(self, invite: Invite, server: Server, game: str) -> None:
        self.server = server
        self.cable = Cable(server.address)
        seats = PEOPLE if game != "twister" else PEOPLE[:1] + PEOPLE[2:]
        kinds = [{"kind": "me" if not seat else "link", "name": name} for seat, name in enumerate(seats)]
        options = SHORT[game] | ({"limit_rounds": 0} if game == "monopoly" else {})
        self.table: dict[str, Any] = server.post("tables", {"game": game, "seats": kinds, "options": options})
        self.laptop = invite(Screen.WIDE, "en", name="Ada")
        self.tablet = invite(Screen.TABLET, "de", name="Ben")
        self.phone = invite(Screen.PHONE, "de", name="Cleo")
        self.phone.address = self.cable.address
        self.people = [self.laptop, self.tablet, self.phone] if len(seats) == 3 else [self.laptop, self.phone]
        self.moves = 0
        self.laptop.sit_down(self.table)
        for seat, person in enumerate(self.people[1:], 1):
            person.open(f"join/{self.table['table']}/{self.table['invitations'][str(seat)]}")
            person.press(person.page.locator("form .button.main"))
        if self.tablet not in self.people:
            self.tablet.open(f"watch/{self.table['table']}/{self.table['watch']}")
        for person in (self.tablet, self.phone):
            expect(person.page.locator(".desk")).to_be_visible()

    def everybody(self) -> list[Person]:
        return [self.laptop, self.tablet, self.phone]

    def play(self, moves: int) -> None:
        """So many moves of whoever is asked."""
        for _ in range(moves):
            self.move(asked(*self.people))

    def move(self, person: Person) -> None:
        before = person.page.locator("main.table").get_attribute("data-version")
        choose(person)
        expect(person.page.locator("main.table")).not_to_have_attribute("data-version", before or "")
        expect(person.page.locator(".offers.sent")).to_have_count(0)
        self.moves += 1

    def agree(self) -> None:
        """All screens show the same table."""
        laptop = self.laptop.page.locator("main.table")
        for person in (self.tablet, self.phone):
            version = laptop.get_attribute("data-version")
            expect(person.page.locator("main.table")).to_have_attribute("data-version", version or "")
            expect(person.log).to_have_count(self.laptop.log.count())

    def counted(self) -> list[str]:
        """The names of the moves that the server has kept."""
        with sqlite3.connect(self.server.database) as database:
            query = "SELECT sent FROM actions WHERE table_id = ? AND sent <> ''"
            return [name for (name,) in database.execute(query, (self.table["table"],))]


def choose(person: Person) -> None:
    """Whatever is offered first, with all that is asked about it."""
    page = person.page
    if not page.locator(FIRST).count():
        person.unfold()
    person.press(page.locator(FIRST).first)
    for step in (".confirm .button.main", ".form .button.main"):
        if page.locator(step).count():
            person.press(page.locator(step))


def seconds_until(what: Any) -> float:
    began = time.monotonic()
    what()
    return round(time.monotonic() - began, 1)


@EVERY_GAME
def test_three_screens(invite: Invite, server: Server, game: str, record_property: Any) -> None:
    party = Party(invite, server, game)
    party.play(8)
    party.agree()
    bar = party.phone.page.locator(".connection")

    # the phone is offline: it notices, the others see it, and a move made meanwhile goes off later
    party.cable.cut()
    cut = time.monotonic()
    noticed = seconds_until(lambda: expect(bar).to_be_visible())
    assert noticed < NOTICED
    expect(party.laptop.page.locator("aside .seat", has_text="Cleo")).to_contain_text("away for", timeout=PATIENCE * 1000)
    height = party.phone.page.evaluate("document.querySelector('main.table').getBoundingClientRect().top")
    waiting = bool(party.phone.page.locator(".desk.mine").count())
    if waiting:
        choose(party.phone)
        expect(bar).to_contain_text("Dein Zug geht ab")
        party.moves += 1
    if game == LONG:
        party.phone.page.wait_for_timeout(max(0.0, OFFLINE - (time.monotonic() - cut)) * 1000)
    expect(bar).to_contain_text(re.compile(r"Keine Verbindung seit \d:\d\d"))
    party.cable.mend()
    back = seconds_until(lambda: expect(bar).to_have_count(0))
    assert back < BACK
    assert party.phone.page.evaluate("document.querySelector('main.table').getBoundingClientRect().top") == height
    expect(party.phone.page.locator(".offers.sent")).to_have_count(0)
    party.play(4)
    party.agree()

    # the tablet is closed and opened again
    party.tablet.page.close()
    party.tablet.page = party.tablet.context.new_page()
    path = f"watch/{party.table['table']}/{party.table['watch']}" if game == "twister" else f"table/{party.table['table']}"
    party.tablet.open(path)
    expect(party.tablet.page.locator(".desk")).to_be_visible()
    party.play(4)
    party.agree()

    # the server is restarted
    server.kill()
    for person in party.everybody():
        expect(person.page.locator(".connection")).to_be_visible()
    server.start()
    began = time.monotonic()
    for person in party.everybody():
        expect(person.page.locator(".connection")).to_have_count(0)
    restarted = round(time.monotonic() - began, 1)
    party.play(max(4, 20 - party.moves))
    party.agree()

    names = party.counted()
    assert len(names) == len(set(names)) == party.moves >= 20
    party.cable.close()
    for name, seconds in (("noticed", noticed), ("back", back), ("restarted", restarted)):
        record_property(name, seconds)
        print(f"{game}: {name} {seconds} s")
    for person in party.everybody():
        person.errors = [error for error in person.errors if not LOST.search(error)]


def test_the_clock_decides(invite: Invite, server: Server) -> None:
    """Nobody answers: the log tells everybody in their language that the clock did, and the turn goes on to the next."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    body = {"game": "twister", "seats": seats, "options": SHORT["twister"], "customs": {"turn_seconds": 1}}
    table = server.post("tables", body)
    laptop, phone = invite(Screen.WIDE, "en"), invite(Screen.PHONE, "de", name="Ben")
    laptop.sit_down({**table, "keys": {"0": table["keys"]["0"]}})
    phone.sit_down({**table, "keys": {"1": table["keys"]["1"]}})
    for person, words in (
        (laptop, "{} has run out of time: the clock decides until the end of the turn."),
        (phone, "Die Zeit von {} ist um: Die Uhr entscheidet bis zum Ende des Zuges."),
    ):
        for name in ("Ada", "Ben"):
            expect(person.log.filter(has_text=words.format(name)).first).to_be_attached(timeout=PATIENCE * 1000)


def test_a_phone_that_slept(invite: Invite, server: Server) -> None:
    """It asks at once when somebody looks again, whatever its timers think."""
    party = Party(invite, server, "quest")
    bar = party.phone.page.locator(".connection")
    party.cable.cut()
    party.phone.page.wait_for_timeout(300)  # nothing is noticed yet
    expect(bar).to_have_count(0)
    party.cable.mend()  # closed by whoever kept it, as routers do
    party.phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    began = time.monotonic()
    expect(party.laptop.page.locator("aside .seat", has_text="Cleo")).not_to_contain_text("away for")
    party.move(asked(*party.people))
    party.agree()
    assert time.monotonic() - began < 3 * AWAKE  # with a move of somebody

    party.phone.context.set_offline(True)
    expect(bar).to_be_visible(timeout=1000)
    party.phone.context.set_offline(False)
    assert seconds_until(lambda: expect(bar).to_have_count(0)) < AWAKE
    party.cable.close()
    party.phone.errors = [error for error in party.phone.errors if not LOST.search(error)]
