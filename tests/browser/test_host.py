"""The host's page, and what players can do about a line of chat: readable for everybody, in both languages."""

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import HERE, ME, Server
from tests.browser.test_agreements import join

FRIEND = {"kind": "link", "name": "Bea"}
WORDS = {
    "en": ("Open", "Announce", "Close the server", "Open it again", "End it", "Reported lines"),
    "de": ("Öffnen", "Durchsagen", "Server schließen", "Wieder öffnen", "Beenden", "Gemeldete Zeilen"),
}


@pytest.fixture
def key(server: Server) -> str:
    """That of the host."""
    command = [sys.executable, "-m", "tafelrunde", "host-key", "--database", str(server.database)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_a_line_is_muted_and_reported(invite: Invite, server: Server, key: str) -> None:
    table = server.table(ME, FRIEND, mode="short")
    ada, bea = invite(Screen.WIDE), invite(Screen.WIDE, name="Bea")
    bea.sit_down(join(server, table, 1, "Bea"))
    ada.go_to(table)
    talk = bea.page.get_by_role("textbox", name="Say something")
    talk.fill("something ugly")
    talk.press("Enter")
    line = ada.page.get_by_role("log", name="Talk").get_by_text("something ugly")
    expect(line).to_be_visible()
    about = ada.button("About what Bea said")
    ada.press(about)
    check(ada.page)
    ada.page.get_by_label("What is wrong with it?").fill("rude")
    ada.press(ada.button("Report it to the host"))
    expect(ada.page.get_by_text("The host of this server will see this line.")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.press(about)
    ada.press(ada.button("Show nothing more"))
    expect(line).to_have_count(0)
    expect(ada.page.get_by_text("You don’t see what Bea says.")).to_be_visible()
    ada.page.reload()
    ada.press(ada.button("Show it again"))
    expect(line).to_be_visible()


@pytest.mark.parametrize(("language", "screen"), [("en", Screen.WIDE), ("de", Screen.PHONE)])
def test_the_page_of_the_host(invite: Invite, server: Server, key: str, language: str, screen: Screen) -> None:
    enter, announce, close, reopen, end, reports = WORDS[language]
    table = server.table(ME, HERE, mode="short")
    bea = invite(Screen.WIDE, language, name="Bea")
    bea.sit_down(table)
    host = invite(screen, language)
    host.open("host")
    check(host.page)
    host.page.locator("input[type=password]").fill("nonsense")
    host.press(host.button(enter, exact=True))
    expect(host.page.get_by_role("alert")).not_to_be_empty()
    host.errors.clear()  # the browser itself complains about the refused call
    host.page.locator("input[type=password]").fill(key)
    host.press(host.button(enter, exact=True))
    expect(host.page.get_by_text(table["table"])).to_be_visible()
    expect(host.page.get_by_role("heading", name=reports)).to_be_visible()
    check(host.page)
    host.page.locator("section[aria-labelledby=host-announcement] input").fill("Cake at five")
    host.press(host.button(announce, exact=True))
    expect(bea.page.get_by_text("Cake at five")).to_be_visible()
    check(bea.page)
    host.press(host.button(close))
    expect(bea.page.get_by_text("Cake at five")).to_contain_text("update" if language == "en" else "erneuert")
    host.press(host.button(reopen))
    expect(host.button(close)).to_be_visible()
    host.press(host.page.get_by_role("row").filter(has_text=table["table"]).get_by_role("button"))
    check(host.page)
    host.press(host.button(end, exact=True))
    expect(host.page.get_by_role("row").filter(has_text=table["table"])).to_have_count(0)
    expect(host.page.locator("code").filter(has_text="end-table").first).to_be_visible()
    gone = "There is no such table." if language == "en" else "Diesen Tisch gibt es nicht."
    expect(bea.page.get_by_text(gone)).to_be_visible()
    bea.errors.clear()  # and about the table that is gone
