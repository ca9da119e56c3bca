"""Courses in the browser: from the shelf to the end, doing as told, and just playing with other things first."""

from enum import Enum
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.engine.registry import find
from tafelrunde.table.course import fits
from tafelrunde.table.texts import table_texts
from tafelrunde.text import Voice
from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import Server
from tests.browser.test_game import offer_a_trade

LEARN = {"en": "Learn by playing", "de": "Spielend lernen"}
SKIP = {"en": "Skip", "de": "Überspringen"}
ACTIONS = "all => all.map((one) => one.dataset.action)"
MINUTE = 60_000
EVERY_COURSE = pytest.mark.parametrize("game", ["duels", "mapmasters", "monopoly", "quest", "twister"])


class Walk(Enum):
    """How many other things are tried at every step before the one that is wanted."""

    AS_TOLD = 0
    JUST_PLAYING = 3


def begin(ada: Person, server: Server, game: str, language: str = "en") -> dict[str, Any]:
    """From the shelf to the first lesson; the course."""
    course: dict[str, Any] = server.get(f"games/{game}/course")
    ada.open()
    number = [one["id"] for one in server.get("games") if one.get("lesson") or one.get("course")].index(game)
    ada.press(ada.button(LEARN[language]).nth(number))
    return course


@EVERY_COURSE
@pytest.mark.parametrize("walk", Walk, ids=lambda walk: walk.name.lower())
def test_a_course_to_its_end(invite: Invite, server: Server, game: str, walk: Walk) -> None:
    """No button of the course is touched: doing what a lesson wants brings the next one, anything else is explained with its
    rule and not done, and what is said belongs to what is to be done now."""
    ada = invite(Screen.WIDE)
    course = begin(ada, server, game)
    voice = Voice("en", table_texts(find(game), dict(find(game).setting(course.get("options", {})).choices), "en"))
    praise = ""
    for lesson in course["lesson"]:
        panel = ada.page.locator(f"[data-lesson={lesson['id']}]")
        expect(panel).to_contain_text(voice.say(f"course-{lesson['id']}")[:60], timeout=MINUTE)
        expect(panel.locator(".praise")).to_have_text([praise] if praise else [])
        praise = voice.attribute(f"course-{lesson['id']}", "praise") or ""
        begun = ada.version
        for number, wanted in enumerate(lesson.get("example") or counting(ada)):
            ada.wait()
            if not number or "example" not in lesson:
                try_others(ada, panel, counting(ada)[number], walk.value, lesson["rules"][0])
            expect(panel).to_have_attribute("data-done", "false")
            take(ada, wanted, gone_on=ada.version > begun + number)
    expect(ada.page.locator("[data-step]")).to_be_visible(timeout=MINUTE)
    ada.open()
    count = len(course["lesson"])
    expect(ada.page.locator("article").filter(has_text=voice.say("game-name"))).to_contain_text(f"{count} of {count}")


def counting(ada: Person) -> list[str]:
    """What counts as done at this table, one thing after the other."""
    script = "() => JSON.parse(localStorage.getItem('tafelrunde.tables'))[location.hash.split('/')[2]].course.do"
    found: list[str] = ada.page.evaluate(script)
    return found


def answers(ada: Person) -> Locator:
    """The answers that stand there, each with its words for the table."""
    ada.unfold()
    return ada.page.locator(".offers [data-action]")


def take(ada: Person, wanted: str, gone_on: bool) -> None:
    """The first answer that is wanted; a trade is put together. Only where the table has gone on by more than was said may a
    step be missing: the only way on is taken by itself."""
    found: list[str] = answers(ada).evaluate_all(ACTIONS)
    number = next((number for number, action in enumerate(found) if fits(action, wanted)), None)
    if number is None and gone_on and wanted.startswith("go "):
        return
    if number is None:
        assert wanted.startswith("offer "), (wanted, found)
        offer_a_trade(ada)
    else:
        say(ada, number)


def say(ada: Person, number: int) -> None:
    """One of the answers; what is rarely meant is asked about first."""
    ada.press_answer(answers(ada).nth(number))
    sure = ada.page.locator(".confirm .button.main")
    if sure.count():
        ada.press(sure)


def try_others(ada: Person, panel: Locator, wanted: str, tries: int, rule: str) -> None:
    """Something that is not wanted: it is explained, and the table stays as it is."""
    found: list[str] = answers(ada).evaluate_all(ACTIONS)
    others = [number for number, action in enumerate(found) if not fits(action, wanted)]
    for number in others[:tries]:
        say(ada, number)
        expect(panel.get_by_role("alert")).to_contain_text(rule)
        assert answers(ada).evaluate_all(ACTIONS) == found


@pytest.mark.parametrize(("game", "language"), [("duels", "de"), ("mapmasters", "en")])
def test_a_course_on_a_phone(invite: Invite, server: Server, game: str, language: str) -> None:
    """Each lesson leaves room for the question, can be skipped, and is taken up again where it was left."""
    ada = invite(Screen.PHONE, language)
    course = begin(ada, server, game, language)
    first, second = (ada.page.locator(f"[data-lesson={one['id']}]") for one in course["lesson"][:2])
    expect(first).to_be_visible(timeout=MINUTE)
    check(ada.page)
    ada.press(first.get_by_role("button", name=SKIP[language]))
    expect(second).to_be_visible(timeout=MINUTE)
    expect(ada.page.locator(".offers .button:visible, .offers summary:visible").first).to_be_in_viewport()
    begin(ada, server, game, language)
    expect(second).to_be_visible(timeout=MINUTE)
