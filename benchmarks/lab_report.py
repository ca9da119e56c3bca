"""How soon a report of the lab is there in a browser, and what it weighs: python -m benchmarks.lab_report [GAME] [--games N].

The lab plays so many games between normal players (2,000 duels) and writes its page, and Chromium opens the file several times,
each time as if for the first: until everything is laid out and drawn, every card's row and every picture. Aims: 2 s and 3 MB.
"""

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from benchmarks.studio import PAINTED
from tafelrunde.engine.registry import find
from tafelrunde.lab.executor import executor
from tafelrunde.lab.figures import figures_of
from tafelrunde.lab.report import report
from tafelrunde.lab.running import lab_plan, run
from tests.browser.conftest import ARGUMENTS
from tools import chromium

SCREENS = {"wide": (1440, 900), "phone": (390, 844)}
SEED = 0


def made(name: str, games: int, language: str, processes: int) -> str:
    """The page."""
    game, players = find(name), executor(processes)
    plan = lab_plan(game, games, SEED, ["normal"] * game.usual_seats, {})
    seen = run(game, plan, players)
    players.close()
    return report(game, figures_of(game, plan, seen), seen, language)


def opened(browser: Browser, file: Path, width: int, height: int) -> float:
    """Milliseconds until all of it is drawn, in a window that knows nothing yet."""
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(file.as_uri(), wait_until="load")
    page.evaluate(PAINTED)
    spent = 1000 * (time.perf_counter() - begun)
    assert page.locator("svg").count() > 5, "the report has no pictures"
    context.close()
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="duels")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--language", default="de")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--times", type=int, default=7)
    chosen = parser.parse_args()
    page = made(chosen.game, chosen.games, chosen.language, chosen.processes)
    print(f"{chosen.game}, {chosen.games} games: {len(page.encode()) / 1024 / 1024:.2f} MB")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "report.html"
        file.write_text(page, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*ARGUMENTS])
        for screen, (width, height) in SCREENS.items():
            times = [opened(browser, file, width, height) for _ in range(chosen.times)]
            print(f"{screen}: opened in {median(times):.0f} ms (slowest {max(times):.0f})", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
