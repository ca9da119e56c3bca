"""A name of one's own: by a phrase or by a passkey, with the same tables on another device."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import HERE, ME, Server

WORDS = {
    "en": ("Keep this name", "You are Ada", "Sign in", "Your tables", "Rupee Monopoly"),
    "de": ("Diesen Namen behalten", "Du bist Ada", "Anmelden", "Deine Tische", "Rubin-Monopoly"),
}


def with_authenticator(person: Person) -> None:
    """A device that answers for its owner, as Chromium can pretend to have one."""
    tools = person.context.new_cdp_session(person.page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.parametrize(("language", "screen"), [("en", Screen.WIDE), ("de", Screen.PHONE)])
def test_by_a_phrase(invite: Invite, server: Server, language: str, screen: Screen) -> None:
    """What was played on the laptop is on the other device as well."""
    keep, known, enter, tables, game = WORDS[language]
    laptop = invite(screen, language)
    laptop.sit_down(server.table(ME, HERE, mode="short"))
    laptop.open("me")
    check(laptop.page)
    laptop.press(laptop.button(keep))
    expect(laptop.page.get_by_role("heading", name=known)).to_be_visible()
    expect(laptop.page.get_by_role("link", name=game)).to_be_visible()
    phrase = laptop.page.locator(".phrase").inner_text()
    assert len(phrase.split()) == 8
    check(laptop.page)
    other = invite(screen, language, name="")
    other.open("me")
    other.page.locator("form input").fill(phrase)
    other.press(other.button(enter, exact=True))
    expect(other.page.get_by_role("heading", name=known)).to_be_visible()
    expect(other.page.get_by_role("heading", name=tables)).to_be_visible()
    other.press(other.page.get_by_role("link", name=game))
    expect(other.page.locator(".desk")).to_be_visible()
    expect(other.page.locator(".desk.mine, dialog .place").first).to_be_visible()


def test_by_a_passkey(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.address = ada.address.replace("127.0.0.1", "localhost")  # a passkey belongs to a name, not to a number
    ada.open("me")
    with_authenticator(ada)
    ada.press(ada.button("Keep this name"))
    expect(ada.page.get_by_text("You have no passkey yet.")).to_be_visible()
    ada.press(ada.button("Add a passkey"))
    expect(ada.page.get_by_text("You have one passkey.")).to_be_visible()
    ada.press(ada.button("Sign out on this device"))
    expect(ada.button("Keep this name")).to_be_visible()
    ada.press(ada.button("Sign in with a passkey"))
    expect(ada.page.get_by_role("heading", name="You are Ada")).to_be_visible()
    ada.press(ada.button("Delete it"))
    ada.press(ada.button("Really delete it all"))
    expect(ada.page.get_by_text("It is deleted.")).to_be_visible()
    ada.press(ada.button("Sign in with a passkey"))
    expect(ada.page.get_by_role("status")).to_contain_text("not known here")
    ada.errors.clear()  # the browser itself complains about the refused call
