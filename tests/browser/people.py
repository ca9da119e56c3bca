"""Somebody in front of a screen: reads what stands there and clicks what a person would click."""

import json
import re
import time
from enum import Enum
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.patience import PATIENCE

READY = """() => !document.querySelector(".offers.sent")
    && (document.querySelector(".desk.mine") || document.querySelector("dialog .place"))"""


AIM = 5_000  # milliseconds to hit an answer in, before it is looked at again
TRIES = 10

SLOW = "was preloaded using link preload but not used"  # in time: that a machine is busy is no mistake of the page


# a table finds its places step by step, each measured after the last: it is settled when so many frames change nothing
SETTLING = """() => {
    const places = () => [...document.querySelectorAll("main *")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(" ");
    let before = "";
    let same = 0;
    const look = (done) => {
        const now = document.querySelector("main.arriving, main.settling") ? "" : places();
        same = now && now === before && !document.getAnimations().some((one) => one.playState === "running") ? same + 1 : 0;
        before = now;
        if (same >= 8) done(true);
        else requestAnimationFrame(() => look(done));
    };
    window.settled = new Promise(look);
}"""
SETTLED = "() => window.settled"


OUTSIDE = """thing => {
    const frame = thing.closest(".window")?.getBoundingClientRect();
    const { x, y, width, height } = thing.getBoundingClientRect();
    const inside = (at, least, most) => at > least && at < most;
    return frame !== undefined
        && !(inside(x + width / 2, frame.left, frame.right) && inside(y + height / 2, frame.top, frame.bottom));
}"""


class Screen(Enum):
    WIDE = (1440, 900)
    TABLET = (1024, 768)
    PHONE = (390, 844)


class Words:
    """What stands on the buttons, in both languages."""

    def __init__(self, language: str) -> None:
        german = language == "de"
        self.game = "Rubin-Monopoly" if german else "Rupee Monopoly"
        self.set_up = "Tisch einrichten" if german else "Set up a table"
        self.length = "Spiellänge" if german else "Game length"
        self.short = "Kurzspiel" if german else "Short game"
        self.rounds = "Rundenlimit" if german else "Limit in rounds"
        self.start = "Los geht’s" if german else "Let’s play"
        self.buy = "Kaufen" if german else "Buy"
        self.decline = "Versteigern lassen" if german else "Leave it to auction"
        self.bid_more = "Höher bieten" if german else "Bid more"
        self.bid = "Bieten" if german else "Bid"
        self.give_up = "Passen" if german else "Pass"
        self.refuse = "Ablehnen" if german else "Refuse"
        self.trade = "Tausch anbieten" if german else "Offer a trade"
        self.offer_trade = "Anbieten" if german else "Make the offer"
        self.bankrupt = "Bankrott erklären" if german else "Declare bankruptcy"
        self.always = "Jederzeit möglich" if german else "Always possible"
        self.resign = "Aufgeben" if german else "Resign"
        self.begin = "An den Tisch" if german else "To the table"
        self.rules = "Regeln" if german else "Rules"
        self.has_won = "hat gewonnen" if german else "has won"


class Person:
    """A browser of one's own, with its memory and its language."""

    def __init__(
        self, browser: Browser, address: str, screen: Screen, language: str, theme: str, name: str, density: int = 1
    ) -> None:
        width, height = screen.value
        phone = self.phone = screen is Screen.PHONE
        self.touch = screen is not Screen.WIDE
        self.context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            device_scale_factor=density,
            has_touch=self.touch,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(60_000)
        self.address = address
        self.words = Words(language)
        self.errors: list[str] = []
        settings = {"language": language, "theme": theme, "speed": "instant", "motion": "reduced", "name": name}
        self.remember_at_first("settings", settings)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and SLOW not in message.text:
            self.errors.append(message.text)

    def remember_at_first(self, name: str, value: object) -> None:
        text = json.dumps(json.dumps(value))
        key = f"'tafelrunde.{name}'"
        self.context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})")

    def remember(self, name: str, value: object) -> None:
        """Whatever was remembered before."""
        text = json.dumps(json.dumps(value))
        self.context.add_init_script(f"localStorage.setItem('tafelrunde.{name}', {text});")

    def leave(self) -> None:
        self.context.close()

    # --- pages ---

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.address}#/{path}")

    def sit_down(self, table: dict[str, Any]) -> None:
        """At a table whose secrets this browser has. Who set it up and expects others sees first how they get there."""
        self.go_to(table)
        expect(self.page.locator(".desk")).to_be_visible()
        if table["invitations"]:
            self.press(self.button(self.words.begin))

    def go_to(self, table: dict[str, Any]) -> None:
        """Open a table, without waiting for it."""
        memory = {"keys": list(table["keys"].values()), "watch": table["watch"], "invitations": table["invitations"]}
        self.remember_at_first("tables", {table["table"]: memory})
        self.open(f"table/{table['table']}")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, thing: Locator, milliseconds: float | None = None) -> None:
        """With the mouse, or with a finger."""
        self.bring_into_sight(thing)
        if self.touch:
            thing.tap(timeout=milliseconds)
        else:
            thing.click(timeout=milliseconds)

    def press_answer(self, answer: Locator) -> None:
        """Answers may be folded up in the moment in which one is aimed at: then they are unfolded again."""
        for _ in range(TRIES):
            if not answer.is_visible():
                self.unfold()
            try:
                self.press(answer, AIM)
            except TooLate:
                continue
            return
        self.press(answer)

    def choose(self, thing: Locator) -> None:
        """Choose a thing of the table, and then do what it is for: the step that is named then."""
        self.press(thing)
        step = self.page.locator(".offers .button.step")
        if step.count():
            self.press(step)

    def bring_into_sight(self, thing: Locator) -> None:
        """What lies outside of a board that is shown large is looked for on the whole board."""
        if self.phone and thing.first.evaluate(OUTSIDE):
            self.page.locator(".zoom .whole").tap()
            self.page.wait_for_function(f"thing => !({OUTSIDE})(thing)", arg=thing.first.element_handle())

    # --- the table ---

    @property
    def version(self) -> int:
        """How many moves the table shown here has seen."""
        return int(self.page.locator("main.table").get_attribute("data-version") or 0)

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    @property
    def log(self) -> Locator:
        """What was told; the line up to which one may take back is each reader's own."""
        return self.page.locator(".log p:not(.border)")

    def open_log(self) -> None:
        """On a phone it is in a drawer."""
        drawer = self.page.locator(".chips > .button[aria-expanded=false]")
        if drawer.count():
            self.press(drawer)

    def close_log(self) -> None:
        """So that the rest of the table can be touched again."""
        drawer = self.page.locator(".chips > .button[aria-expanded=true]")
        if drawer.count():
            self.press(drawer)

    def expect_in_log(self, line: Locator) -> None:
        """It can be read; on a phone, after opening the drawer."""
        self.open_log()
        expect(line).to_be_visible()
        self.close_log()

    @property
    def offers(self) -> Locator:
        return self.page.locator(".offers .group button.button:not(.refusal)")

    @property
    def over(self) -> bool:
        return self.page.locator("dialog .place").count() > 0

    def wait(self) -> None:
        """Until I am asked, or the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE * 1000)

    def settle(self) -> None:
        """Until everything on the table has found its place."""
        self.page.evaluate(SETTLING)
        self.page.wait_for_function(SETTLED)

    def offer(self, name: str) -> Locator:
        return self.offers.filter(has=self.page.locator(".words", has_text=re.compile(rf"^\s*{re.escape(name)}")))

    def can(self, name: str) -> bool:
        return self.offer(name).count() > 0

    def take(self, name: str) -> None:
        self.press_answer(self.offer(name).first)

    def unfold(self) -> None:
        """Show the answers that are folded up because the table itself can be tapped."""
        while (folded := self.page.locator(".offers .many:not([open]) summary")).count():
            self.press(folded.first)

    def take_any(self) -> None:
        """The first answer that stands there."""
        visible = self.page.locator(".offers button.button:not(.refusal, .back):visible")
        self.press_answer(visible.first)

    def decide(self) -> None:
        """Whatever is asked, until I am asked again."""
        self.answer()
        self.wait()

    def answer(self) -> None:
        """The main offer, else the first; a question before it is answered with yes."""
        main = self.page.locator(".offers .button.main")
        if main.count() and not self.can(self.words.refuse):
            self.press(main.first)
        elif self.can(self.words.refuse):
            self.take(self.words.refuse)
        else:
            self.take_any()
            for step in (".confirm .button.main", ".form .button.main"):
                if self.page.locator(step).count():
                    self.press(self.page.locator(step))

    def resign(self) -> None:
        """Out of the list of what is always possible, with the question before it."""
        self.press(self.page.locator(".menu > summary" if self.phone else ".standing summary"))
        self.press(self.page.locator(".standing .button", has_text=self.words.resign))
        self.press(self.page.locator(".confirm .button.main"))

    def play_until(self, name: str, decisions: int = 60) -> None:
        """Decide on until something is offered."""
        self.wait()
        for _ in range(decisions):
            if self.can(name):
                return
            assert not self.over, f"the game was over before {name!r} was offered"
            self.decide()
        raise AssertionError(f"{name!r} was never offered")


def asked(*people: Person) -> Person:
    """Who decides now: one of those at different screens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for person in people:
            if person.page.locator(".desk.mine .offers:not(.sent)").count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")
