"""Somebody who has only a keyboard, and knows the table by what has the focus and what is said aloud."""

import random
from typing import NamedTuple

from tests.browser.people import Person

WHERE = """focus => {
    const zone = focus.parentElement?.closest("dialog, form, [role=alertdialog], [role=group], section, aside, main, body");
    return [zone?.matches("dialog") ? "dialog" : zone?.matches("form") ? "form" : zone?.getAttribute("role") ?? "",
            zone?.getAttribute("aria-label") ?? ""];
}"""
NOT_NOW = ("ask why", "frag warum")
CHOSEN = ("can be chosen", "wählbar")
CANCEL = ("Cancel", "Abbrechen")
AWAY = (*CANCEL, "Back", "Zurück", "One step back", "Einen Schritt zurück", "Always possible", "Jederzeit möglich")


class Focus(NamedTuple):
    """What has the focus, as the browser tells a screen reader."""

    role: str
    name: str
    about: str  # what it belongs to, if it says so
    around: str  # dialog, form, alertdialog, group
    zone: str  # its name


class Keys:
    """Presses keys and nothing else."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.done = {"board": 0, "offers": 0, "numbers": 0, "confirmed": 0, "forms": 0}
        self.wire = person.context.new_cdp_session(person.page)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> Focus:
        thing = self.wire.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        (node,) = self.wire.send("Accessibility.getPartialAXTree", {"objectId": thing, "fetchRelatives": False})["nodes"]
        around, zone = self.page.evaluate_handle("document.activeElement").evaluate(WHERE)
        role, name, about = (str(node.get(part, {}).get("value", "")) for part in ("role", "name", "description"))
        return Focus(role, name, about, around, zone)

    @property
    def heard_lines(self) -> list[str]:
        """What was said aloud last."""
        return [" ".join(text.split()) for text in self.page.locator(".ear p").all_text_contents()]

    def tab_to(self, role: str, name: str, about: str = "", most: int = 80) -> None:
        """Tab until something of that kind and name has the focus."""
        for _ in range(most):
            focus = self.focus
            if (focus.role, focus.name) == (role, name) and about in focus.about:
                return
            self.press("Tab")
        raise AssertionError(f"no {role} {name!r} can be reached by Tab")

    def walk(self, *arrows: str) -> list[str]:
        """Over the board; what is heard at each step."""
        self.press("b")
        heard = [self.focus.name]
        for arrow in arrows:
            self.press(arrow)
            heard.append(self.focus.name)
        return heard

    def step(self) -> None:
        """One step of a decision: something on the table that can be chosen, or one of the offers."""
        around = self.focus.around
        if around == "alertdialog":
            self.press("Enter")
            self.done["confirmed"] += 1
        elif around == "form":
            self._fill_in()
        else:
            self._choose(self.chance.random())

    def _choose(self, mood: float) -> None:
        if mood < 0.3 and self._touch():
            self.done["board"] += 1
        elif mood > 0.8 and self._take():
            self.done["offers"] += 1
        else:
            self.press(self.chance.choice("112"))
            self.done["numbers"] += 1

    def _touch(self) -> bool:
        self.press(*["n"] * self.chance.randint(1, 4))
        focus = self.focus
        if not focus.name.endswith(CHOSEN):
            return False
        self.press("Enter")
        return True

    def _take(self) -> bool:
        self.press("o", *["ArrowDown"] * self.chance.randint(0, 3))
        for _ in range(8):
            focus = self.focus
            if focus.role in {"button", "DisclosureTriangle"} and not (focus.name.endswith(NOT_NOW) or focus.name in AWAY):
                self.press("Enter")
                return True
            self.press("ArrowDown")
        return False

    def _fill_in(self) -> None:
        """As it stands: what it is for comes after its way out. Where that is not possible, another time."""
        while self.focus.name not in CANCEL:
            self.press("Tab")
        self.press("Tab", "Enter")
        self.page.wait_for_timeout(150)
        if self.focus.around == "form":
            self.press("Escape")
        self.done["forms"] += 1
