"""How long somebody waits for the others: python -m benchmarks.waiting [--turns 5] [--games GAME,GAME] [--paces PACE,PACE].

In a real browser, with motion, against computers as people meet them: the time from the end of one's turn (the last answer is
sent, and somebody else has to do something) until the next question stands there, at each pace. Of what only goes on (an NPC's
move in Dungeon Twister) the rest is run without asking. A second device at the same seat chooses as soon as the page has asked.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from tafelrunde.server.run import PACE
from tests.browser.conftest import ARGUMENTS
from tests.browser.people import READY, Person, Screen
from tests.browser.processes import ME, Server, computer
from tests.browser.story import Device
from tools import chromium

PACES = ("slow", "normal", "fast", "instant")
TABLES: dict[str, tuple[list[dict[str, str]], dict[str, Any]]] = {
    "monopoly": ([ME, *(computer(name, "normal") for name in ("Mila", "Otto", "Ida"))], {"tokens": "random"}),
    "duels": ([ME, computer("Mila", "normal")], {"team_1": "hero", "team_2": "warlord"}),
    "twister": ([ME], {"starters": "random"}),
}
PATIENCE = 180_000  # milliseconds
ASKED = f"""version => Number(document.querySelector("main.table")?.dataset.version) >= version && ({READY})()"""


def waits(browser: Browser, server: Server, game: str, pace: str, turns: int) -> list[float]:
    """Seconds, for so many turns of the others."""
    seats, options = TABLES[game]
    table = server.post("tables", {"game": game, "seats": seats, "options": options})
    person = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
    person.remember("settings", {"language": "en", "theme": "light", "speed": pace, "motion": "full", "name": "Ada"})
    page = person.page
    found: list[float] = []
    person.go_to(table)
    with connect(server.live(table), max_size=None) as connection:
        device = Device(connection, table, seed=3)
        ended: float | None = None  # my turn
        version, running = 0, False
        while len(found) < turns:
            page.wait_for_function(ASKED, arg=version, timeout=PATIENCE)
            now = time.monotonic()
            device.catch_up(int(page.locator("main.table").get_attribute("data-version") or 0))
            version = device.version + 1
            if device.over:
                break
            if only_goes_on(device.seen):
                if not running:
                    page.get_by_role("button", name="Run the rest").click()
                running = True
                continue
            if ended is not None:
                found.append(now - ended)
            now, running = time.monotonic(), False
            device.answer()
            others = device.seen["scene"].get("asked") != device.seat or only_goes_on(device.seen)
            version, ended = device.version, now if others else None
    person.leave()
    return found


def only_goes_on(seen: dict[str, Any]) -> bool:
    """Whether all that can be said is that the table goes on."""
    offers = seen["offers"].get("offers", [])
    return len(offers) == 1 and bool(offers[0].get("runs"))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--games", default=",".join(TABLES))
    parser.add_argument("--paces", default=",".join(PACES))
    chosen = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), seed=7, pace=PACE)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        for game in chosen.games.split(","):
            for pace in chosen.paces.split(","):
                times = waits(browser, server, game, pace, chosen.turns)
                mean = statistics.mean(times) if times else float("nan")
                print(f"{game:10} {pace:8} {mean:5.1f} s  ({', '.join(f'{one:.1f}' for one in times)})", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
