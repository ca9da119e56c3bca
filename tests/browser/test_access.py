"""axe-core finds nothing to complain about wherever a game leads, large and small, light and dark; test_valid.py looks at every
page."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import ME, Server, computer

EVERYWHERE = pytest.mark.parametrize(
    ("screen", "theme"), [(Screen.WIDE, "light"), (Screen.PHONE, "dark")], ids=["wide-light", "phone-dark"]
)


@EVERYWHERE
def test_a_table(invite: Invite, server: Server, screen: Screen, theme: str) -> None:
    ada = invite(screen, "de", theme)
    page, words = ada.page, ada.words
    ada.sit_down(server.table(ME, computer(), computer("Otto"), mode="short"))
    ada.play_until(words.trade)
    check(ada.page)
    ada.press(page.locator(".board .space.touchable").nth(1))
    expect(page.locator(".looked")).to_be_visible()
    check(ada.page)
    page.keyboard.press("Escape")
    ada.take(words.trade)
    ada.press(page.locator(".form .right .choice").first)
    expect(page.locator(".advice p").first).to_be_visible()
    check(ada.page)
    page.keyboard.press("Escape")
    ada.press(ada.button(words.rules, exact=True))
    expect(page.get_by_role("dialog").locator(".rule").first).to_be_visible()
    check(ada.page)
    page.keyboard.press("Escape")
    ada.play_until(words.decline)
    ada.take(words.decline)
    ada.play_until(words.bid_more, decisions=1)
    ada.take(words.bid_more)
    check(ada.page)
    page.keyboard.press("Escape")
    ada.take(words.give_up)
    ada.play_until(words.trade)
    ada.resign()
    expect(page.locator("dialog .place").first).to_be_visible()
    check(ada.page)
