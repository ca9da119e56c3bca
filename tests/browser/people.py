"""Somebody in front of a screen: reads what stands there and clicks what a person would click."""

import json
import re
import time
from enum import Enum
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize, expect

PATIENCE = 30  # seconds, on a busy machine
READY = """() => !document.querySelector(".offers.sent")
    && (document.querySelector(".desk.mine") || document.querySelector("dialog .place"))"""


SLOW = "was preloaded using link preload but not used"  # in time: that a machine is busy is no mistake of the page


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
        self.context.set_default_timeout(15_000)
        self.address = address
        self.words = Words(language)
        self.errors: list[str] = []
        settings = {"language": language, "theme": theme, "speed": "instant", "motion": "reduced", "name": name}
        self._remember_at_first("settings", settings)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and SLOW not in message.text:
            self.errors.append(message.text)

    def _remember_at_first(self, name: str, value: object) -> None:
        text = json.dumps(json.dumps(value))
        key = f"'tafelrunde.{name}'"
        self.context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})")

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
        self._remember_at_first("tables", {table["table"]: memory})
        self.open(f"table/{table['table']}")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, thing: Locator) -> None:
        """With the mouse, or with a finger."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    # --- the table ---

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    @property
    def log(self) -> Locator:
        """What was told; the line up to which one may take back is each reader's own."""
        return self.page.locator(".log p:not(.border)")

    @property
    def offers(self) -> Locator:
        return self.page.locator(".offers .group .button:not(.refusal)")

    @property
    def over(self) -> bool:
        return self.page.locator("dialog .place").count() > 0

    def wait(self) -> None:
        """Until I am asked, or the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE * 1000)

    def offer(self, name: str) -> Locator:
        return self.offers.filter(has=self.page.locator(".words", has_text=re.compile(rf"^\s*{re.escape(name)}")))

    def can(self, name: str) -> bool:
        return self.offer(name).count() > 0

    def take(self, name: str) -> None:
        self.press(self.offer(name).first)

    def decide(self) -> None:
        """Whatever is asked: the main offer, else the first; a question before it is answered with yes."""
        main = self.page.locator(".offers .button.main")
        if main.count() and not self.can(self.words.refuse):
            self.press(main.first)
        elif self.can(self.words.refuse):
            self.take(self.words.refuse)
        else:
            self.press(self.offers.first)
            for step in (".confirm .button.main", ".form .button.main"):
                if self.page.locator(step).count():
                    self.press(self.page.locator(step))
        self.wait()

    def resign(self) -> None:
        """Out of the list of what is always possible, with the question before it."""
        self.press(self.page.locator(".standing summary", has_text=self.words.always))
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
