"""The server is killed in mid-game and comes back: the open page heals by itself, and nothing acknowledged is lost."""

import json
import re

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

# What a browser says of requests under way when the server is killed.
LOST = re.compile(r"WebSocket connection to .* failed|net::ERR_|Failed to fetch")


class Ear:
    """Hears what the page sends, and which of it was acknowledged by a later version of the table."""

    def __init__(self, person: Person) -> None:
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._out(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._in(json.loads(frame)))

    def _out(self, message: dict[str, object]) -> None:
        if message["type"] == "act":
            version, action = message["version"], message["action"]
            assert isinstance(version, int)
            assert isinstance(action, str)
            self.sent = {version: action}

    def _in(self, message: dict[str, object]) -> None:
        if message["type"] == "update" and "base" in message:
            version = message["version"]
            assert isinstance(version, int)
            self.acknowledged |= {old: action for old, action in self.sent.items() if old < version}


def told(person: Person) -> list[str]:
    return person.log.all_inner_texts()


def test_a_kill_in_mid_game(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ear = Ear(ada)
    table = server.table(ME, computer(), computer("Otto"), limit_rounds=6)
    ada.sit_down(table)
    ada.wait()
    lost = ada.page.get_by_text(re.compile("No connection for"))
    for in_a_move in (False, True):
        for _ in range(3):
            ada.decide()
        assert not ada.over
        before = told(ada)
        if in_a_move:
            ada.offers.first.click()
        server.kill()
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_be_hidden(timeout=30_000)
        ada.wait()
        assert told(ada)[: len(before)] == before
    while not ada.over:
        ada.decide()
    actions = server.get(f"tables/{table['table']}/record")["actions"]
    assert len(ear.acknowledged) >= 6
    assert {version: actions[version] for version in ear.acknowledged} == ear.acknowledged
    ada.errors = [error for error in ada.errors if not LOST.search(error)]


def test_the_game_is_on_the_start_page_after_a_restart(invite: Invite, server: Server) -> None:
    ada = invite(Screen.PHONE, "de")
    ada.sit_down(server.table(ME, computer(), mode="short"))
    ada.wait()
    prompt, before = ada.prompt, told(ada)
    ada.open()
    running = ada.page.get_by_role("link", name=re.compile("Rubin-Monopoly.*Ada, Mila.*Du bist dran"))
    expect(running).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    server.kill()
    server.start()
    ada.page.reload()
    ada.press(running)
    ada.wait()
    assert ada.prompt == prompt
    assert told(ada) == before
    ada.errors = [error for error in ada.errors if not LOST.search(error)]
