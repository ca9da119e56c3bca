"""A computer proposes, a person decides: by a tap, by the key, or by choosing something else; and what partners say is read."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

LONG = 3600  # seconds of silence that nobody waits for


def until_proposed(person: Person) -> str:
    """Play on until a computer proposes something; what it proposes."""
    proposal = person.page.locator(".proposal")
    while True:
        person.wait()
        if proposal.count():
            return proposal.get_attribute("data-proposal") or ""
        person.take_any()


def expect_settled(person: Person, version: str) -> None:
    expect(person.page.locator(f"main[data-version='{version}']")).to_have_count(0)


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_a_computer_proposes_and_a_person_decides(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    seats = [ME, computer("Zelda"), computer("Impa")]
    table = server.post("tables", {"game": "quest", "seats": seats, "customs": {"propose_seconds": LONG}})
    ada = invite(screen, language)
    ada.sit_down(table)
    proposed = until_proposed(ada)
    panel = ada.page.locator(".proposal")
    expect(panel.locator(".why")).not_to_be_empty()
    expect(ada.page.locator(f".offers .hinted[data-action='{proposed}']")).to_have_count(1)
    check(ada.page)
    # after a reload it is still there
    ada.page.reload()
    ada.wait()
    expect(panel).to_have_attribute("data-proposal", proposed)
    version = ada.page.locator("main").get_attribute("data-version") or ""
    if screen is Screen.WIDE:
        ada.page.keyboard.press("y")
    else:
        ada.press(panel.locator(".button.main"))
    expect_settled(ada, version)
    # and something else may be chosen
    proposed = until_proposed(ada)
    version = ada.page.locator("main").get_attribute("data-version") or ""
    ada.unfold()
    ada.press(ada.page.locator(f".offers button[data-action]:not([data-action='{proposed}'])").first)
    expect_settled(ada, version)
    assert ada.log.filter(has_text=re.compile("makes a suggestion|macht einen Vorschlag")).count()
