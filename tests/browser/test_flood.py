"""The server closes a connection on which too much was said at once: the page says so, comes back, and nothing is lost."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import Server, computer

TOO_MUCH = 4429
SAYS = {"en": "too many messages at once", "de": "zu viele Nachrichten auf einmal"}


def flood(person: Person, kind: str) -> Callable[[], int]:
    """At its first message of this kind the server, so it seems, has had enough; how many of them were sent in all."""
    met = 0

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def on_message(message: str | bytes) -> None:
            nonlocal met
            met += json.loads(message)["type"] == kind
            if met == 1 and json.loads(message)["type"] == kind:
                line.close(code=TOO_MUCH, reason="too many messages at once")
            else:
                server.send(message)

        line.on_message(on_message)

    person.page.route_web_socket("**/live", between)
    return lambda: met


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_a_move_that_was_too_much_is_made_after_all(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    ada = invite(screen, language)
    sent = flood(ada, "act")
    ada.sit_down(server.table({"kind": "me", "name": "Ada"}, computer()))
    ada.wait()
    before = ada.version
    ada.answer()
    expect(ada.page.locator(".connection")).to_contain_text(SAYS[language])
    expect(ada.page.locator(".sending")).to_have_count(0)
    expect(ada.page.locator(".connection")).to_have_count(0)
    ada.wait()
    assert sent() == 2
    assert ada.version > before


def test_a_line_of_chat_that_was_too_much_is_given_back(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE, "en")
    flood(ada, "talk")
    ada.sit_down(server.table({"kind": "me", "name": "Ada"}, computer()))
    ada.wait()
    field = ada.page.get_by_placeholder("Say something")
    field.fill("Good luck to all")
    ada.press(ada.button("Send", exact=True))
    expect(ada.page.locator(".connection")).to_contain_text(SAYS["en"])
    expect(field).to_have_value("Good luck to all")
    expect(ada.page.locator(".connection")).to_have_count(0)
    ada.press(ada.button("Send", exact=True))
    expect(ada.page.locator(".lines")).to_contain_text("Good luck to all")
    expect(field).to_have_value("")
