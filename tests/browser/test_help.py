"""What helps at the table: another language, keys instead of a mouse, the rule behind a line or a refusal."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import ME, Server, computer


def test_another_language_in_mid_game(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    page = ada.page
    ada.sit_down(server.table(ME, computer(), mode="short"))
    ada.play_until("Throw the dice")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    before = ada.log.count()
    ada.button("Settings").click()
    page.get_by_text("Deutsch", exact=True).click()
    page.keyboard.press("Escape")
    expect(ada.offers.first).to_contain_text("Würfeln")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_contain_text("Rubin-Monopoly")
    assert ada.log.count() == before
    assert "würfelt" in page.locator(".log").inner_text()
    ada.offers.first.click()
    expect(ada.log.nth(before)).to_be_attached()


def test_some_turns_by_keys_alone(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    page, keys = ada.page, ada.page.keyboard
    ada.sit_down(server.table(ME, computer(), mode="short"))
    thrown = 0
    while thrown < 3:
        ada.wait()
        thrown += ada.can("Throw")
        keys.press("1")
        while page.locator(".confirm, .form").count():
            keys.press("Enter")
            page.wait_for_timeout(50)
    ada.wait()
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    first = page.locator(".board [data-stop]").first
    first.focus()
    keys.press("ArrowLeft")
    expect(first).not_to_be_focused()
    expect(page.locator(".board [data-stop]:focus")).to_have_attribute("aria-label", re.compile("^Elemental Sanctuary"))
    expect(page.locator(".looked")).to_contain_text("Elemental Sanctuary")
    keys.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_the_rule_of_a_line(invite: Invite, server: Server) -> None:
    ada = invite(Screen.PHONE, "de")
    ada.sit_down(server.table(ME, computer(), mode="short"))
    ada.wait()
    ada.open_log()
    link = ada.log.first.get_by_role("button")
    rule = link.inner_text()
    ada.press(link)
    book = ada.page.get_by_role("dialog", name="Regeln")
    expect(book.locator(".rule.here .id")).to_have_text(rule)
    expect(book.locator(".rule.here")).to_be_in_viewport()


def test_why_something_is_not_possible(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.sit_down(server.table(ME, computer(), mode="short", trade_offers=0))
    ada.play_until("Throw the dice")
    ada.page.locator(".refusal", has_text="Offer a trade").click()
    why = ada.page.locator(".why")
    expect(why).to_contain_text("RM-N11")
    why.get_by_role("button", name="Rule RM-N11").click()
    expect(ada.page.get_by_role("dialog", name="Rules").locator(".rule.here .id")).to_have_text("RM-N11")
