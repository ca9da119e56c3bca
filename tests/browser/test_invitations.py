"""Guests in the same network: the link that the page shows and its code encodes leads them to their seat, over plain http.

The browser takes the address and the name of the host's machine for a second loopback address, so that nothing here is a page
that a browser would trust: it has no clipboard and no notifications.
"""

import re
from collections.abc import Iterator
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Invite, browsing, serving
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import FRIEND, ME, Server, computer
from tests.browser.serve import HOME, NAME

UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"  # the browser says so of every page over plain http
OLD_KEY = "Your key does not open a seat at this table."


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browsing(f"--host-resolver-rules=MAP {HOME} 127.0.0.2, MAP {NAME} 127.0.0.2")


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del browser
    yield from serving(tmp_path_factory, "home")


@pytest.fixture
def guests(invite: Invite) -> Iterator[Invite]:
    """People with browsers; that a browser does not trust plain http is no mistake of the page."""
    people: list[Person] = []

    def come(*screen: Screen, **about: str) -> Person:
        people.append(invite(*screen, **about))
        return people[-1]

    yield come
    for person in people:
        person.errors = [error for error in person.errors if UNTRUSTED not in error]


def card(person: Person, name: str) -> Locator:
    return person.page.locator("dialog li", has=person.page.locator(".name", has_text=re.compile(f"^{name}$")))


def decoded(code: Locator) -> str:
    """What a camera reads."""
    (found,) = {found.text for found in zxingcpp.read_barcodes(Image.open(BytesIO(code.screenshot())))}
    return str(found)


def link_in(part: Locator) -> str:
    """The link that is shown, which is the one that is encoded."""
    expect(part.locator("input.field")).not_to_have_value("")
    link = part.locator("input.field").input_value()
    assert decoded(part.locator(".code")) == link
    return link


def sit(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("form .field").fill(name)
    guest.press(guest.page.locator("form .button.main"))
    expect(guest.page.locator(".desk")).to_be_visible()


def play(moves: int, guest: Person, host: Person) -> None:
    """Until the guest has made so many moves."""
    while moves:
        person = asked(guest, host)
        version = person.page.locator("main.table").get_attribute("data-version")
        person.press(person.offers.first)
        expect(person.page.locator("main.table")).not_to_have_attribute("data-version", version or "")
        moves -= person is guest


def test_a_family_in_one_network(guests: Invite, server: Server) -> None:
    host, guest = guests(Screen.WIDE), guests(Screen.PHONE, language="de", name="")
    port = server.address.rstrip("/").rpartition(":")[2]
    host.go_to(server.table(ME, FRIEND, {"kind": "link", "name": ""}, computer(), mode="short"))

    # the page was opened as localhost: its links carry an address that others can reach, or another one if they cannot
    link = link_in(card(host, "Cleo"))
    assert link.startswith(f"http://{HOME}:{port}/#/join/")
    host.page.get_by_label("Address of this computer").select_option(f"http://{NAME}:{port}")
    named = link_in(card(host, "Cleo"))
    assert named == link.replace(HOME, NAME)
    expect(card(host, "Guest 3").locator(".state")).to_have_text("expected")

    # the guest opens exactly that link
    guest.page.goto(named)
    assert not guest.page.evaluate("isSecureContext || 'clipboard' in navigator")
    expect(guest.page.get_by_text("Ada lädt dich zu einer Partie Rubin-Monopoly ein.")).to_be_visible()
    expect(guest.page.get_by_text("Der Platz von Cleo ist für dich frei.")).to_be_visible()
    name = guest.page.get_by_label("Dein Name")
    expect(name).to_have_value("Cleo")
    guest.press(guest.page.get_by_label("Ruf mich, wenn ich dran bin"))
    expect(guest.page.get_by_text("Meldungen gibt es nur über https")).to_be_visible()
    name.fill("  ")
    guest.press(guest.button("Platz nehmen"))
    expect(guest.page.get_by_role("alert")).to_have_text("Wie sollen die anderen dich nennen? Ein Buchstabe genügt.")
    name.fill("Kleo")
    guest.press(guest.button("Platz nehmen"))
    expect(guest.page.locator(".desk")).to_be_visible()

    # the host sees it at once, and whoever opens the used link too; the guest's own link leads to the seat
    expect(card(host, "Kleo").locator(".state")).to_have_text("is here")
    stranger = guests(Screen.PHONE, name="Eve")
    stranger.page.goto(named)
    expect(stranger.page.get_by_role("alert")).to_have_text("This link has been used: Kleo sits there.")
    expect(stranger.page.locator("form")).to_have_count(0)
    guest.page.goto(named)
    expect(guest.page.locator(".desk")).to_be_visible()
    expect(guest.page).to_have_url(re.compile("#/table/"))


def test_copying_needs_no_clipboard(guests: Invite, server: Server) -> None:
    host = guests(Screen.WIDE)
    host.address = server.address.replace("localhost", NAME)
    host.go_to(server.table(ME, FRIEND, mode="short"))
    assert not host.page.evaluate("isSecureContext || 'clipboard' in navigator")
    link = link_in(card(host, "Cleo"))
    assert link.startswith(host.address)
    card(host, "Cleo").get_by_role("button", name="Copy link").click()
    expect(card(host, "Cleo").locator(".outcome")).to_have_text("Copied: you can paste the link now.")
    host.button("To the table").click()
    talk = host.page.get_by_placeholder("Say something")
    talk.focus()
    host.page.keyboard.press("ControlOrMeta+v")
    expect(talk).to_have_value(link)
    host.page.evaluate("document.execCommand = () => false")
    host.button("Invite").click()
    card(host, "Cleo").get_by_role("button", name="Copy link").click()
    expect(card(host, "Cleo").locator(".outcome")).to_contain_text("Copying did not work. The link is selected")


def test_a_lost_device_and_a_spectator(guests: Invite, server: Server) -> None:
    host, lost, found = guests(Screen.WIDE), guests(Screen.PHONE), guests(Screen.PHONE, language="de")
    host.go_to(server.table(ME, FRIEND, mode="short"))
    sit(lost, link_in(card(host, "Cleo")), "Cleo")
    host.button("To the table").click()
    play(3, lost, host)

    # a new link for the seat ends the old key, and everybody hears of it
    host.button("Invite").click()
    card(host, "Cleo").get_by_role("button", name="Device lost? New link").click()
    card(host, "Cleo").get_by_role("button", name="New link", exact=True).click()
    expect(card(host, "Cleo").locator(".code")).to_be_visible()
    expect(lost.page.get_by_text(OLD_KEY).first).to_be_visible()
    sit(found, link_in(card(host, "Cleo")), "Cleo")
    host.button("To the table").click()
    expect(host.log.filter(has_text="Ada gives Cleo a new link; the old one works no more.")).to_have_count(1)
    expect(found.log.filter(has_text="Cleo bekommt von Ada einen neuen Link; der alte gilt nicht mehr.")).to_have_count(1)
    play(3, found, host)

    # who only watches
    host.button("Invite").click()
    host.page.get_by_text("Somebody only wants to watch?").click()
    spectator = guests(Screen.PHONE)
    spectator.page.goto(link_in(host.page.locator("dialog .watch")))
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    host.button("To the table").click()
    play(1, found, host)
    version = host.page.locator("main.table").get_attribute("data-version")
    expect(spectator.page.locator("main.table")).to_have_attribute("data-version", version or "")


FIRST_WORDS = {"de": "Der Tisch kommt nicht?", "en": "The table does not come?"}


def test_a_browser_that_cannot_show_the_table_says_so(browser: Browser, server: Server) -> None:
    """Without scripts and in an old browser, in both languages; a good one never shows it."""
    link = f"http://{NAME}:{server.address.rstrip('/').rpartition(':')[2]}/#/join/table/key"
    old = "CSS.supports = () => false"
    for scripts, init, shown in ((False, "", True), (True, old, True), (True, "", False)):
        context = browser.new_context(java_script_enabled=scripts)
        context.add_init_script(init)
        page = context.new_page()
        page.goto(link)
        for words in FIRST_WORDS.values():
            expect(page.get_by_text(words)).to_have_count(1 if scripts is False or shown else 0)
            expect(page.get_by_text(words)).to_be_visible(visible=shown)
        context.close()


def test_a_messenger_is_told_that_it_forgets(browser: Browser, server: Server) -> None:
    table = server.table(ME, FRIEND, mode="short")
    agent = "Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]"
    context = browser.new_context(user_agent=agent, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.address}#/join/{table['table']}/{table['invitations']['1']}")
    expect(page.get_by_text("Du bist im eingebauten Browser (Facebook).")).to_be_visible()
    context.close()


def test_chat_is_seen_on_a_phone(guests: Invite, server: Server) -> None:
    """A bubble at the seat, and a mark on the tab until the list has been seen."""
    host, phone = guests(Screen.WIDE), guests(Screen.PHONE, language="de", name="")
    host.go_to(server.table(ME, FRIEND, mode="short"))
    sit(phone, link_in(card(host, "Cleo")), "Cleo")
    host.button("To the table").click()
    host.button("Ready-made phrases").click()
    host.button("Well played!").click()
    expect(phone.page.locator(".chips .seat", has_text="Ada").locator(".bubble")).to_contain_text("Gut gespielt!")
    expect(phone.page.locator(".chips .unread")).to_contain_text("eine neue Nachricht")
    phone.press(phone.button("Andere und Verlauf"))
    expect(phone.page.locator(".chips .unread")).to_have_count(0)
