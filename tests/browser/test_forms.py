"""A form asks for what it needs without hiding what one needs to answer it."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import ME, Server, computer

SMALLEST = ViewportSize(width=360, height=640)
ON_TOP = """thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (thing.contains(top) || top.contains(thing));
}"""


def in_sight(things: Locator) -> list[bool]:
    return [thing.evaluate(ON_TOP) for thing in things.all()]


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_a_trade_leaves_all_purses_in_sight(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    ada = invite(screen, language)
    ada.sit_down(server.table(ME, computer("Mila"), computer("Otto"), computer("Ida"), mode="short"))
    ada.play_until(ada.words.trade)
    if screen is Screen.PHONE:
        ada.page.set_viewport_size(SMALLEST)
    ada.take(ada.words.trade)
    form = ada.page.locator(".form")
    expect(form.locator("fieldset button, input, select").first).to_be_focused()
    assert in_sight(ada.page.locator(".chips .seat .main" if ada.phone else ".others .seat .main")) == [True] * 3
    own = form.locator(".purse")
    expect(own).to_have_text(ada.page.locator(".mine .seat .main").inner_text().strip())
    form.locator(".right .choice").last.scroll_into_view_if_needed()
    assert in_sight(own) == [True]
