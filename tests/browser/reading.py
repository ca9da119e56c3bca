"""What a screen reader makes of a table: `python -m tests.browser.reading [GAME ...]` writes tests/browser/spoken anew.

The table is read from the browser's accessibility tree. Then some decisions are made by keyboard, and what has the focus and
what is said aloud is noted down. The tables are dealt alike each time, so that the texts can be compared.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.games import SHORT, short_table
from tests.browser.keys import Keys
from tests.browser.people import Person, Screen
from tests.browser.processes import Server
from tools import chromium

FOLDER = Path(__file__).parent / "spoken"
SEED = 2
DECISIONS = 5
ALONE = {"mapmasters", "quest", "twister"}  # a partner speaks when it has thought of something, which is never the same moment
LANGUAGES = {"monopoly": "en", "duels": "de", "quest": "en", "twister": "de", "mapmasters": "en"}
ANSWERED = """before => document.querySelector("main").dataset.version !== before && (document.querySelector("dialog .place")
    || (document.querySelector(".desk.mine") && document.querySelector(".ear p:last-child")?.innerText.trim()
        === document.querySelector(".prompt").innerText.trim()))"""
LISTEN = """() => {
    window.heard = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.matches?.("p")) window.heard.push(node.textContent.trim());
    }).observe(document.querySelector(".ear"), { childList: true });
}"""  # the page keeps only the last lines
HEARD = "() => window.heard.splice(0).map(line => line.split(/\\s+/).join(' '))"
SILENT = {"generic", "none", "InlineTextBox", "LineBreak", "rowgroup", "presentation", "Canvas"}
WHOLE = {"button", "link", "heading", "DisclosureTriangle", "textbox", "tab", "paragraph", "cell", "rowheader", "columnheader"}


class Tree:
    """The accessibility tree of a page, as a screen reader goes through it."""

    def __init__(self, keys: Keys) -> None:
        nodes = keys.wire.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes: dict[str, dict[str, Any]] = {node["nodeId"]: node for node in nodes}
        self.root = next(node for node in nodes if self.role(node) == "main")

    def role(self, node: dict[str, Any]) -> str:
        return "none" if node.get("ignored") else str(node.get("role", {}).get("value", ""))

    def name(self, node: dict[str, Any]) -> str:
        return " ".join(str(node.get("name", {}).get("value", "")).split())

    def children(self, node: dict[str, Any]) -> list[dict[str, Any]]:
        return [self.nodes[one] for one in node.get("childIds", []) if one in self.nodes]

    def words(self, node: dict[str, Any]) -> str:
        """Its name, or all that is written in it."""
        inside = (self.words(child) for child in self.children(node))
        return self.name(node) or " ".join(filter(None, inside)).replace(" ,", ",")

    def all(self, node: dict[str, Any]) -> Iterator[dict[str, Any]]:
        yield node
        for child in self.children(node):
            yield from self.all(child)

    def lines(self, node: dict[str, Any], depth: int = 0) -> Iterator[str]:
        """Zones with their names, and in them all that can be read or used. Squares stand in one line."""
        images: list[str] = []
        for child in self.children(node):
            role, indent = self.role(child), "  " * depth
            if role == "image":
                images.append(self.name(child))
                continue
            if images:
                yield indent + " · ".join(images)
                images = []
            if role in SILENT:
                yield from self.lines(child, depth)
            elif role == "StaticText":
                yield indent + self.name(child)
            elif role in WHOLE:
                yield indent + self.words(child) + ("" if role in {"paragraph", "heading"} else f" ({role})")
            else:
                yield f"{indent}[{' '.join(filter(None, (role, self.name(child))))}]"
                yield from self.lines(child, depth + 1)
        if images:
            yield "  " * depth + " · ".join(images)


def read_a_turn(person: Person, keys: Keys) -> list[str]:
    """The whole table, then a turn: what has the focus when a key is pressed, and what is heard of it."""
    person.settle()
    text = list(Tree(keys).lines(Tree(keys).root))
    person.page.evaluate(LISTEN)
    for _ in range(DECISIONS):
        person.settle()
        version = person.page.locator("main").get_attribute("data-version")
        keys.press("o")
        text.append(f"\n> {keys.focus.name} ({keys.focus.role})")
        keys.press("1")
        if keys.focus.around == "alertdialog":
            text.append(f"> {keys.focus.name} ({keys.focus.role})")
            keys.press("Enter")
        person.page.wait_for_function(ANSWERED, arg=version)
        text += person.page.evaluate(HEARD)
        if person.over:
            break
    return text


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), SEED)
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
            for game in sys.argv[1:] or SHORT:
                ada = Person(browser, server.address, Screen.WIDE, LANGUAGES[game], "light", "Ada")
                ada.sit_down(short_table(server, game, ALONE))
                ada.wait()
                file = FOLDER / f"{game}.txt"
                file.write_text("\n".join(read_a_turn(ada, Keys(ada))) + "\n", encoding="utf-8")
                print(file, flush=True)
                ada.leave()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
