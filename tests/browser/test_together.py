"""Several people at one table: at one screen, by link, or only watching."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import FRIEND, HERE, ME, Server, computer

MARKUP = "<b>Eve</b><img src=x onerror=alert(1)>"


def decider(person: Person) -> str:
    return person.page.locator(".seat.asked .name").inner_text()


def test_two_people_at_one_screen(invite: Invite, server: Server) -> None:
    both = invite(Screen.WIDE)
    both.sit_down(server.table(ME, HERE, mode="short"))
    decided = set()
    for _ in range(12):
        both.wait()
        decided.add(decider(both))
        expect(both.page.locator(".me .seat.asked")).to_be_visible()
        both.decide()
    assert decided == {"Ada", "Ben"}


def test_an_invitation_by_link(invite: Invite, server: Server) -> None:
    ada, cleo = invite(Screen.WIDE), invite(Screen.PHONE, "de", name="")
    ada.sit_down(server.table(ME, FRIEND, mode="short"))
    expect(ada.page.locator("aside")).to_contain_text("not here yet")
    ada.button("Invite").click()
    link = ada.page.get_by_label("Link for Cleo", exact=True).input_value()
    ada.page.keyboard.press("Escape")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("Ada lädt dich zu einer Partie Rubin-Monopoly ein.")).to_be_visible()
    cleo.page.get_by_label("Dein Name").fill("Kleopatra")
    cleo.press(cleo.button("Platz nehmen"))
    expect(cleo.page.locator(".desk")).to_be_visible()
    expect(ada.page.locator("aside")).not_to_contain_text("not here yet")
    expect(ada.page.locator("aside .name", has_text="Kleopatra")).to_be_visible()
    moves = {ada: 0, cleo: 0}
    for _ in range(8):
        person = asked(ada, cleo)
        person.press(person.offers.first)
        expect(person.page.locator(".offers.sent")).to_have_count(0)
        moves[person] += 1
    assert min(moves.values()) > 0
    expect(cleo.log).to_have_count(ada.log.count())
    again = invite(Screen.PHONE, "de")
    again.page.goto(link)
    expect(again.page.get_by_role("alert")).to_contain_text("schon benutzt: Kleopatra")


def test_a_spectator_sees_the_table_and_no_offers(invite: Invite, server: Server) -> None:
    ada, guest = invite(Screen.WIDE), invite(Screen.WIDE, name="")
    table = server.table(ME, computer(), mode="short")
    ada.sit_down(table)
    ada.wait()
    guest.open(f"watch/{table['table']}/{table['watch']}")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    for _ in range(3):
        ada.decide()
    expect(guest.log.nth(ada.log.count() - 1)).to_be_attached()
    assert guest.log.all_inner_texts() == ada.log.all_inner_texts()
    expect(guest.page.locator(".desk .button")).to_have_count(0)
    expect(guest.page.locator(".desk.mine")).to_have_count(0)
    expect(guest.page.get_by_placeholder("Say something")).to_have_count(0)


@pytest.mark.parametrize("screen", [Screen.WIDE, Screen.PHONE])
def test_a_name_with_markup_is_only_a_name(invite: Invite, server: Server, screen: Screen) -> None:
    eve = invite(screen)
    eve.page.on("dialog", lambda dialog: eve.errors.append(dialog.message))
    eve.sit_down(server.table({"kind": "me", "name": MARKUP}, computer(), mode="short"))
    eve.wait()
    eve.decide()
    expect(eve.page.locator(".me .seat .name")).to_have_text(MARKUP)
    expect(eve.log.filter(has_text=MARKUP).first).to_be_attached()
    if screen is Screen.WIDE:
        eve.page.get_by_placeholder("Say something").fill(MARKUP)
        eve.page.keyboard.press("Enter")
        expect(eve.page.locator(".lines")).to_contain_text(re.compile(re.escape(f"{MARKUP}: {MARKUP}")))
    assert eve.page.locator("img").count() == 0
