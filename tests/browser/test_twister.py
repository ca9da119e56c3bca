"""Dungeon Twister alone, by clicking: halls revealed and turned, fights, and NPCs that explain themselves."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import check
from tests.browser.conftest import Invite, serving
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server

OPTIONS = {"starters": "random", "vp_target": "seven"}
SEED = 1  # of a deal in which a gear is reached before the dungeon is lost


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del browser
    yield from serving(tmp_path_factory, SEED)


class Words:
    """What the test has to recognise, in both languages."""

    def __init__(self, language: str) -> None:
        german = language == "de"
        self.chosen = "wählbar" if german else "can be chosen"
        self.gear = "Zahnrad" if german else "gear"
        self.movement = "Bewegung" if german else "movement"
        self.turn = re.compile(" dreht " if german else " turns ")
        self.reveal = re.compile("deckt S" if german else "reveals S")
        self.fight = re.compile("greift .* an" if german else " attacks ")
        self.end = re.compile("Zug beenden" if german else "End the turn")
        self.number = re.compile(r"(?:Zug|Turn) (\d+)")


class Prisoner:
    """Plays without much thought, but wants to see everything."""

    def __init__(self, person: Person, words: Words) -> None:
        self.person = person
        self.words = words
        self.done = dict.fromkeys(("reveal", "turn", "fight", "watch"), 0)

    @property
    def turn(self) -> int:
        found = self.words.number.search(self.person.page.locator(".bar").inner_text())
        return int(found[1]) if found else 0

    def glowing(self, prefix: str, more: str = "") -> Locator:
        return self.person.page.locator(f"[data-id^='{prefix}'][aria-label*='{self.words.chosen}']{more}")

    def offered(self, words: re.Pattern[str]) -> Locator:
        return self.person.offers.filter(has_text=words)

    def take(self, offer: Locator) -> None:
        """An offer of the bar; what is asked first is answered with yes."""
        if not offer.is_visible():
            self.person.unfold()
        self.person.press(offer)
        self.agree()

    def tap(self, thing: Locator) -> None:
        """In the middle, whatever stands there: a token passes the tap on to its square."""
        self.person.bring_into_sight(thing)
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.person.phone:
            self.person.page.touchscreen.tap(x, y)
        else:
            self.person.page.mouse.click(x, y)

    def agree(self) -> None:
        confirm = self.person.page.locator(".confirm .button.main")
        if confirm.count():
            self.person.press(confirm)

    def decide(self) -> None:
        page = self.person.page
        if self.person.phone:
            self.person.unfold()
        for wanted, words in (("turn", self.words.turn), ("fight", self.words.fight), ("reveal", self.words.reveal)):
            if self.done[wanted] < 2 and self.offered(words).count():
                if wanted != "fight":  # it counts when its card is played
                    self.done[wanted] += 1
                if wanted == "turn":
                    self.turn_a_hall()
                else:
                    self.take(self.offered(words).first)
                return
        if page.locator("[data-id='goals']").count():
            self.done["watch"] += 1
            self.take(page.locator(".offers .button.main"))
        elif self.glowing("action-").count():
            self.person.choose(self.glowing("action-").last)
        elif self.glowing("combat-").count():
            self.done["fight"] += 1
            self.person.choose(self.glowing("combat-").last)
        elif self.done["turn"] or not self.walk_to_a_gear():
            self.go_on()

    def turn_a_hall(self) -> None:
        """Before it turns, the board shows how it would lie."""
        page = self.person.page
        before = page.locator(".board .tile").evaluate_all("tiles => tiles.map(tile => tile.style.transform)")
        offer = self.offered(self.words.turn).first
        if not self.person.phone:
            place = offer.bounding_box()
            offer.hover()
            expect(page.locator(".foresight")).to_be_visible()  # what the NPCs would do then
            assert offer.bounding_box() == place, "what is pointed at moves away"
        self.person.press(offer)
        expect(page.locator(".board .ghost rect").first).to_be_attached()
        self.agree()
        self.person.wait()
        page.wait_for_function(  # the story is told first
            """before => [...document.querySelectorAll(".board .tile")]
                .filter((tile, at) => tile.style.transform !== before[at]).length === 1""",
            arg=before,
        )

    def walk_to_a_gear(self) -> bool:
        """Tap one character after the other, until one can reach a gear; then tap the gear."""
        page = self.person.page
        people = self.glowing("token-yellow", f"[aria-label*='{self.words.movement}']")
        names = [people.nth(number).get_attribute("data-id") for number in range(people.count())]
        for name in names:
            self.tap(page.locator(f".board [data-id='{name}']"))
            expect(page.locator(".board .glimpse")).to_have_count(1)
            gears = page.locator(f".board .space[aria-label*='{self.words.gear}'][aria-label*='{self.words.chosen}']")
            if gears.count():
                self.tap(gears.first)
                return True
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        return False

    def go_on(self) -> None:
        """Whatever else is asked: the end of the turn, or the first offer."""
        end = self.offered(self.words.end)
        if end.count():
            self.take(end.first)
            return
        self.person.unfold()
        self.take(self.person.offers.locator("visible=true").first)


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_six_turns_alone(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    table = server.post("tables", {"game": "twister", "seats": [ME], "options": OPTIONS})
    ada = invite(screen, language)
    ada.sit_down(table)
    prisoner = Prisoner(ada, Words(language))
    checked = 0
    for _ in range(250):
        ada.wait()
        if ada.over or (prisoner.turn > 6 and all(prisoner.done.values())):
            break
        if checked == 0 and prisoner.done["watch"]:
            check(ada.page)
            checked += 1
        prisoner.decide()
        ada.page.wait_for_timeout(30)
    assert all(prisoner.done.values()), prisoner.done
    assert prisoner.turn > 6
    check(ada.page)
