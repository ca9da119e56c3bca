"""Mission 1 from the market to the hall of fame by clicking: cards laid either way round, paths drawn step by step.

A game that was won once is played again. Each action is looked up among the offers of a table dealt alike, and what these say
can be touched is touched: the hand, the spaces, the groups, the ways on.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.engine.scene import Offer
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.text import Voice
from tests.browser.axe import check
from tests.browser.conftest import serving
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server
from tests.browser.sight import Eye, Look, View, positions

SEED = 2
WON = Path(__file__).parent / "goblin.txt"
TURNED = {"en": "lays Two Chambers on g3, upside down", "de": "legt „Zwei Kammern“ auf g3, kopfüber"}
SCORE = "16"
REACHED = "version => Number(document.querySelector('main').dataset.version) >= version"
DOUBLE_TAP = 350  # milliseconds: two taps in less time enlarge the board


def actions() -> Iterator[str]:
    """The recorded actions; a leg that was drawn at once is drawn step by step."""
    for line in WON.read_text(encoding="utf-8").splitlines():
        if line.startswith("draw "):
            _, group, *choices = line.split()
            yield f"begin {group}"
            yield from (f"go {choice}" for choice in choices)
        else:
            yield line


@pytest.fixture(scope="module")
def dealt(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables are all dealt alike."""
    del browser  # whether there is one decides if there is anything to serve
    yield from serving(tmp_path_factory, SEED)


def turn_in_the_hand(person: Person, touched: str) -> None:
    """Hold the card the way round it is to be laid; on a phone it is chosen first."""
    upright = touched.removesuffix("-turned")
    if not person.page.locator(f".hands [data-id='{touched}']").count():
        held = person.page.locator(".drawn", has=person.page.locator(f"[data-id^='{upright}']"))
        if person.phone:
            person.press(held.locator(".card").first)
        person.press(held.locator(".turner").first)
    expect(person.page.locator(f".hands [data-id='{touched}']")).to_be_visible()


def take(person: Person, offer: Offer, offers: list[Offer], voice: Voice) -> None:
    """Touch what the offer says can be touched; where that does not do it yet, take it by its name."""
    for touched in offer.touches:
        if touched.startswith("hand-"):
            turn_in_the_hand(person, touched)
        if person.phone:
            person.page.wait_for_timeout(DOUBLE_TAP)
        person.press(person.page.locator(f"[data-id='{touched}']").first)
    alike = sum(other.touches[: len(offer.touches)] == offer.touches for other in offers)
    if offer.touches and alike == 1 and (offer.quick or (len(offer.touches) > 1 and not offer.final)):
        return
    if offer.final:
        expect(person.page.locator(".foresight")).to_be_visible()  # what it would bring is told first
    person.press(person.offers.filter(has_text=voice.text(offer.name)).first)


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_mission_1(browser: Browser, dealt: Server, screen: Screen, language: str) -> None:
    """MM-F5, MM-P1, MM-Q1, MM-W2: market, a card upside down, a journey by portal, victory and fame."""
    setting = GAME.setting({})
    twin = GAME.start(setting, 1, SEED)
    voice = Voice(language, GAME.texts(dict(setting.choices), language), ["Ada"])
    ada = Person(browser, dealt.address, screen, language, "light", "Ada")
    ada.sit_down(dealt.post("tables", {"game": "mapmasters", "seats": [ME], "options": {}}))
    went_on = False
    for number, action in enumerate(actions()):
        expect(ada.page.locator(".desk.mine")).to_be_visible()
        offers = GAME.offers(view(twin, 0)).offers
        offer = next(one for one in offers if one.action == action)
        if number in (4, 12):
            check(ada.page)
        if not (offer.forced and went_on):  # else the only way on is taken by itself
            take(ada, offer, offers, voice)
        went_on = offer.quick
        GAME.apply(twin, 0, GAME.parse(action))
        ada.page.wait_for_function(REACHED, arg=number + 1)
    assert twin.over
    assert ada.version == len(list(actions()))
    assert ada.log.filter(has_text=TURNED[language]).count() == 1
    expect(ada.page.locator("dialog .score", has_text=SCORE).first).to_be_visible()
    expect(ada.page.locator("dialog .fame")).to_contain_text("Ada")
    check(ada.page)
    # the next mission is one click away, and the picker shows the medal
    ada.press(ada.page.locator("dialog .button.main"))
    expect(ada.page.locator("main.table .bar")).to_contain_text("Mission 2")
    ada.page.goto(f"{dealt.address}#/new/mapmasters")
    expect(ada.page.locator(".medal.silver")).to_contain_text("Ada")
    check(ada.page)
    assert ada.errors == []
    ada.leave()


def test_who_gets_where_by_keyboard(browser: Browser, server: Server) -> None:
    """MM-T4: a place of the table is chosen, which is told in words; by its name it is done."""
    position = next(one for one in positions("mapmasters") if one.decision == "DecidePaths")
    eye = Eye(browser, server)
    eye.audit(position, [Look("en", View(1440, 900, touch=False))])
    page = eye.page("en", touch=False)
    version = page.locator("main").get_attribute("data-version")
    place = page.locator(".offers .cell[data-place^='draw']").first
    expect(place).to_have_attribute("aria-label", re.compile("can be reached, finds"))
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".offers .button[data-action^='draw']").first).to_be_focused()
    expect(page.locator(f"main[data-version='{version}']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"main[data-version='{version}']")).to_have_count(0)


def test_a_path_is_drawn_by_dragging(browser: Browser, server: Server) -> None:
    """MM-R8: whoever drags over a spot of a leg goes on there without letting go."""
    position = next(one for one in positions("mapmasters") if one.decision == "ChooseWay")
    eye = Eye(browser, server)
    eye.audit(position, [Look("en", View(1440, 900, touch=False))])
    page = eye.page("en", touch=False)
    version = int(page.locator("main").get_attribute("data-version") or "")
    box = page.locator(".space.step").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y, steps=3)
    page.wait_for_function(REACHED, arg=version + 1)  # and nothing has been let go yet
    page.mouse.up()
