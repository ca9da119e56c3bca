"""axe-core finds nothing to complain about on any page, large and small, light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import FRIEND, ME, Server, computer

EVERYWHERE = pytest.mark.parametrize(
    ("screen", "theme"), [(Screen.WIDE, "light"), (Screen.PHONE, "dark")], ids=["wide-light", "phone-dark"]
)


def check(person: Person, where: str) -> None:
    person.page.evaluate("document.fonts.ready")
    results = Axe().run(person.page)
    found = [
        f"{violation['id']}: {node['html']} {node['failureSummary']}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]
    assert found == [], where


@EVERYWHERE
def test_pages(invite: Invite, server: Server, screen: Screen, theme: str) -> None:
    ada = invite(screen, theme=theme)
    page = ada.page
    table = server.table(ME, FRIEND, computer(), mode="short")
    ada.sit_down(table)
    ada.open()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    check(ada, "start")
    ada.press(ada.button("Settings"))
    check(ada, "settings")
    ada.page.keyboard.press("Escape")
    ada.open("credits")
    expect(page.get_by_role("heading", name="Credits and licences")).to_be_visible()
    check(ada, "credits")
    ada.open("new/monopoly")
    expect(ada.button(ada.words.start)).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    check(ada, "new table")
    (invitation,) = table["invitations"].values()
    ada.open(f"join/{table['table']}/{invitation}")
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    check(ada, "join")
    guest = invite(screen, theme=theme)
    guest.open(f"watch/{table['table']}/{table['watch']}")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    check(guest, "watch")
    guest.open("table/nowhere")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    check(guest, "no such table")
    guest.leave()
    guest.errors.clear()  # the browser itself complains about the refused calls


@EVERYWHERE
def test_a_table(invite: Invite, server: Server, screen: Screen, theme: str) -> None:
    ada = invite(screen, "de", theme)
    page, words = ada.page, ada.words
    ada.sit_down(server.table(ME, computer(), computer("Otto"), mode="short"))
    ada.play_until(words.trade)
    check(ada, "table")
    ada.press(page.locator(".board .space.touchable").nth(1))
    expect(page.locator(".looked")).to_be_visible()
    check(ada, "sheet")
    page.keyboard.press("Escape")
    ada.take(words.trade)
    ada.press(page.locator(".form .right .choice").first)
    expect(page.locator(".advice p").first).to_be_visible()
    check(ada, "trade")
    page.keyboard.press("Escape")
    ada.press(ada.button(words.rules, exact=True))
    expect(page.get_by_role("dialog").locator(".rule").first).to_be_visible()
    check(ada, "rules")
    page.keyboard.press("Escape")
    ada.play_until(words.decline)
    ada.take(words.decline)
    ada.play_until(words.bid_more, decisions=1)
    ada.take(words.bid_more)
    check(ada, "auction")
    page.keyboard.press("Escape")
    ada.take(words.give_up)
    ada.play_until(words.trade)
    ada.resign()
    expect(page.locator("dialog .place").first).to_be_visible()
    check(ada, "end")
