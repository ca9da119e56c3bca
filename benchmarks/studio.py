"""The studio in a browser: `python -m benchmarks.studio [--strokes 60]`.

From a keystroke in a form to the redrawn card (aim: 95 of 100 within 150 ms), from an address to a whole pack on the bench
(aim: 1.5 s for the largest), and how much script is fetched only there (aim: 250 KB).
"""

import argparse
import re
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person, Screen
from tests.browser.processes import Server
from tools import chromium

TYPED: dict[
    str, tuple[str, str, tuple[int | str, int | str]]
] = {  # game: what to search for, a field that shows in its picture, two values to alternate
    "duels": ("fire storm", "Amount", (3, 2)),
    "quest": ("FI01", "Goal", (6, 5)),
    "monopoly": ("space[39]", "Rent 1", (60, 50)),
    "twister": ("npc.phil", "Goals with action points 1", ("exit 7", "exit 5")),
    "mapmasters": ("mission-03", "Money", (5, 4)),
}
WATCH = """() => {
    window.redrawn = 0;
    new MutationObserver(() => (window.redrawn = performance.now())).observe(
        document.querySelector(".picture"), { subtree: true, childList: true, characterData: true, attributes: true });
}"""
STROKE = """([label, value]) => {
    const input = [...document.querySelectorAll(".plain input")].find((one) =>
        one.labels?.[0]?.textContent === label || one.getAttribute("aria-label") === label);
    window.redrawn = 0;
    window.struck = performance.now();
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"


def stroke(page: Page, label: str, value: int | str) -> float:
    """Milliseconds from a keystroke to the frame after the card was drawn anew."""
    page.evaluate(STROKE, [label, str(value)])
    page.wait_for_function("() => window.redrawn > 0", polling=5, timeout=60_000)
    struck, redrawn = page.evaluate("() => [window.struck, window.redrawn]")
    page.wait_for_function("() => document.querySelector('[data-keeping=saved]')", timeout=60_000)
    return float(redrawn - struck)


def measure(person: Person, game: str, strokes: int) -> None:
    page = person.page
    person.open("studio")
    page.locator(".games button").nth(list(games(page)).index(game)).click()
    page.locator(".gallery-ready").wait_for(state="attached", timeout=120_000)
    opened = []
    for _ in range(5):
        begun = time.perf_counter()
        page.reload()
        page.locator(".gallery-ready").wait_for(state="attached", timeout=120_000)
        page.evaluate(PAINTED)
        opened.append(1000 * (time.perf_counter() - begun))
    words, label, values = TYPED[game]
    page.get_by_role("searchbox").fill(words)
    page.get_by_role("navigation").get_by_role("listitem").get_by_role("button").first.click()
    page.locator(".plain input").first.wait_for()
    page.evaluate(WATCH)
    times = [stroke(page, label, values[number % 2]) for number in range(strokes)]
    print(
        f"{game:11} opened in {median(opened):5.0f} ms (slowest {max(opened):.0f}), "
        f"keystroke to card p50 {median(times):.0f} ms, p95 {quantiles(times, n=20)[-1]:.0f} ms",
        flush=True,
    )


def games(page: Page) -> list[str]:
    found: list[str] = page.evaluate("async () => (await (await fetch('/api/games')).json()).map((game) => game.id)")
    return found


def script(person: Person) -> None:
    """What the studio fetches that the start page and the table do not."""
    page = person.page
    person.open("studio")
    page.locator(".games button").first.click()
    page.locator(".gallery-ready").wait_for(state="attached", timeout=120_000)
    page.get_by_role("navigation").locator("summary").first.click()
    page.get_by_role("navigation").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_role("tab").nth(1).click()
    page.locator(".cm-editor").wait_for(timeout=60_000)
    entries = page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize, one.decodedBodySize])"
    )
    own = [
        (name, sent, raw) for name, sent, raw in entries if re.search(r"/(StudioPage|editor)-", name) and name.endswith(".js")
    ]
    sent, raw = sum(one[1] for one in own) / 1024, sum(one[2] for one in own) / 1024
    print(f"script only of the studio: {sent:.0f} KB as sent, {raw:.0f} KB unpacked", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strokes", type=int, default=60)
    parser.add_argument("games", nargs="*", default=list(TYPED))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=[*ARGUMENTS])
        try:
            for game in chosen.games:
                person = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
                measure(person, game, chosen.strokes)
                person.leave()
            person = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
            script(person)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
