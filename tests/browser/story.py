"""A page that looks on while a second device at the same seat decides: what it was sent, and what it shows."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, WebSocket, expect
from websockets.sync.client import ClientConnection

from benchmarks.traffic import whole
from tafelrunde.engine.scene import Offers
from tafelrunde.server.patch import patched
from tafelrunde.testing.walk import filled
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

PATIENCE = 180  # seconds, on a busy machine
SCRIPT = Path(__file__).with_name("story.js").read_text(encoding="utf-8")
GAMES: dict[str, tuple[list[dict[str, str]], dict[str, Any]]] = {
    "monopoly": ([ME, computer("Mila"), computer("Otto")], {"tokens": "random", "mode": "short"}),
    "duels": ([ME, computer("Mila")], {"team_1": "hero", "team_2": "warlord"}),
    "quest": ([ME, computer("Mila")], {"difficulty": "story"}),
    "twister": ([ME], {"starters": "random"}),
    "mapmasters": ([ME, computer("Mila")], {}),
}

CHANGE = "([tables, address]) => { localStorage.setItem('tafelrunde.tables', tables); location.hash = address; }"

Json = dict[str, Any]


class Device:
    """Another device at one of the seats of this page, which decides."""

    def __init__(self, connection: ClientConnection, table: Json, seed: int, number: int = 0) -> None:
        self.connection = connection
        self.random = Random(seed)
        self.seen: Json = {}
        seat, key = list(table["keys"].items())[number]
        self.seat = int(seat)
        self.send(type="hello", keys=[key], since=-1, brief=True)
        self.hear()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self) -> bool:
        """The next update; no if something was refused."""
        while True:
            message = json.loads(self.connection.recv(PATIENCE))
            if message["type"] == "update":
                self.seen = whole(message, self.seen)
                return True
            if message["type"] == "refused":
                return False

    def catch_up(self, version: int) -> None:
        """Hear what others know already."""
        while self.version < version:
            self.hear()

    def answer(self) -> bool:
        """What is asked of this seat; whether it counted."""
        self.send(type="act", seat=self.seat, version=self.version, action=self.choice())
        return self.hear()

    def play(self) -> int:
        """One move of this seat, and all that others do until it is asked again. The version then."""
        moved = False
        while not self.over and not (moved and self.asked):
            if self.asked:
                moved = self.answer() or moved
            else:
                self.hear()
        return self.version

    def choice(self) -> str:
        """Any of the offers, or a form filled in."""
        offers = msgspec.convert(self.seen["offers"], Offers)
        texts = [offer.action for offer in offers.offers] or [filled(form, self.random) for form in offers.forms]
        return self.random.choice(texts or [offer.action for offer in offers.standing])

    @property
    def version(self) -> int:
        return int(self.seen["version"])

    @property
    def asked(self) -> bool:
        """Whether it is asked, or may decide what a computer only proposes."""
        return self.seen["scene"].get("asked") == self.seat or "proposal" in self.seen

    @property
    def over(self) -> bool:
        return bool(self.seen["scene"].get("result"))


class Line(NamedTuple):
    """A beat of the story as the server sent it: how many lines have been told then, and the scene."""

    lines: int
    scene: Json
    walks: dict[str, list[str]]  # of pieces, to this beat
    last: bool  # of its update


class Watched:
    """A page that looks on, what it was sent and what it showed."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.person = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
        settings = {"language": "en", "theme": "light", "speed": "normal", "motion": "full", "name": "Ada"}
        self.person.remember("settings", settings)
        self.person.context.add_init_script(SCRIPT)
        self.page: Page = self.person.page
        self.updates: list[Json] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._note(json.loads(payload)))

    def _note(self, message: Json) -> None:
        if message["type"] == "update":
            self.updates.append(message)

    def sit_down(self, table: Json) -> None:
        self.person.go_to(table)
        expect(self.page.locator(".desk")).to_be_visible(timeout=PATIENCE * 1000)
        self.page.wait_for_function("() => window.seen.length > 0", timeout=PATIENCE * 1000)

    def change_to(self, table: Json) -> None:
        """Another table, without loading the page again."""
        memory = {"keys": list(table["keys"].values()), "watch": table["watch"], "invitations": {}}
        self.updates.clear()
        self.page.evaluate(CHANGE, [json.dumps({table["table"]: memory}), f"#/table/{table['table']}"])
        self.wind("document.querySelector('.desk.mine')")

    def wind_to(self, version: int) -> None:
        """Let the story be told up to this version, or a later one: computers may speak while somebody is asked."""
        self.wind(f"document.querySelector('main.table')?.dataset.version >= {version} && !document.querySelector('.showing')")

    def wind(self, arrived: str) -> None:
        """Let the story be told until this holds."""
        done = self.page.evaluate(f"() => window.wind(() => {arrived}, {PATIENCE})")
        assert done, f"the story does not come to where {arrived}"

    def shown(self) -> list[Json]:
        """All that was seen so far, which is forgotten."""
        seen: list[Json] = self.page.evaluate("() => window.seen.splice(0)")
        return seen

    def said(self) -> set[str]:
        """What the quiet line said while a story was told."""
        return set(self.page.evaluate("() => [...window.said]"))

    def story(self) -> list[Line]:
        """The beats that were sent; each whole picture is one, too."""
        return list(told_in(self.updates))


def told_in(updates: list[Json]) -> Iterator[Line]:
    """What these updates tell, beat by beat."""
    scene: Json = {}
    lines = 0
    for update in updates:
        if update.get("scene"):
            scene = update["scene"]
            lines = sum(len(entry["happenings"]) for entry in update["log"]["entries"])
            yield Line(lines, scene, {}, last=True)
        for number, beat in enumerate(update.get("beats", []), 1):
            scene = patched(scene, beat.get("patch", {}))
            told = beat.get("happening")
            lines += told is not None
            motions = told.get("motions", []) if told else []
            walks = {motion["piece"]: motion["path"] for motion in motions if motion["type"] == "walk"}
            yield Line(lines, scene, walks, last=number == len(update["beats"]))
