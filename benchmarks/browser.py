"""How heavy and how quick a table is in the browser: python -m benchmarks.browser [GAME ...] [--clicks N].

For each game, in a fresh window of Chromium with an empty cache: the bytes of script and style as they come over the wire, the
time until the scene stands there (the median of several tables, and the slowest), and how long a click takes until the whole
scene after the move it makes is painted, with two computers at the table where the game has room for them. Nothing is animated,
so nothing is seen before that; at the usual speed the first step of a motion comes earlier. A question before the move is
answered with yes, and the time runs from that click; before it, the offer has been on the screen as long as a quick hand needs.
Clicks that only open something (a choice) make no move; how many they were stands beside.

The server is as `tafelrunde serve` starts it; `--pace 0` lets the computers move at once, while the click is still being drawn.
A window is first left alone for a moment, until Chromium has opened it. Needs Chromium and the built client.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tafelrunde.engine.registry import find
from tafelrunde.server.run import PACE
from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer
from tools import chromium

TABLES = 5  # at least
REST = 1000  # milliseconds until a new window has nothing to do
REACTION = 150  # milliseconds between seeing an offer and the click: what is not painted yet is clicked by nobody
STANDS = "the scene stands there"
AIMS = "aims: 250 KB, 1 s, 100 ms at the 95th percentile"
OPTIONS: dict[str, dict[str, str]] = {"monopoly": {"tokens": "random"}, "duels": {"win_condition": "leads"}}
WATCH = f"""new MutationObserver((_, watch) => {{
    if (!document.querySelector(".desk")) return; // the offers come last
    window.sceneAfter = performance.now();
    console.debug("{STANDS}");
    watch.disconnect();
}}).observe(document, {{ childList: true, subtree: true }});"""
WEIGHT = """() => performance.getEntriesByType("resource").filter(one => /\\.(js|css)$/.test(one.name))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
CLICK = """async () => {
    const main = document.querySelector("main[data-version]");
    const offer = document.querySelector(".offers .group .button.main:not(.refusal)")
        ?? document.querySelector(".offers .group .button:not(.refusal)");
    if (!main || !offer) return -1;
    const changed = new Promise(done => {
        new MutationObserver(done).observe(main, { attributes: true, attributeFilter: ["data-version"] });
        setTimeout(done, 1500);
    });
    const task = () => new Promise(done => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    });
    const before = main.dataset.version;
    let start = performance.now();
    offer.click();
    await Promise.resolve();
    const sure = document.querySelector(".confirm .button.main, .form .button.main");
    if (sure) {
        start = performance.now();
        sure.click();
    }
    await changed;
    await new Promise(requestAnimationFrame);
    await task(); // the next one after the frame was painted
    return main.dataset.version === before ? -1 : performance.now() - start;
}"""


def measure(browser: Browser, server: Server, name: str, clicks: int) -> str:
    """One line of the table."""
    game = find(name)
    bots = [computer(bot) for bot in ("Mila", "Otto")][: game.most_seats - 1]
    scenes: list[float] = []
    times: list[float] = []
    opened = 0
    weight = 0
    while len(times) < clicks or len(scenes) < TABLES:
        table = server.post("tables", {"game": name, "seats": [ME, *bots], "options": OPTIONS.get(name, {})})
        ada = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
        ada.context.add_init_script(WATCH)
        ada.page.wait_for_timeout(REST)
        with ada.page.expect_console_message(lambda message: message.text == STANDS):  # to look for it would cost time
            ada.go_to(table)
        ada.wait()
        scenes.append(ada.page.evaluate("window.sceneAfter"))
        weight = ada.page.evaluate(WEIGHT)
        for _ in range(clicks):
            if ada.over or len(times) >= clicks * len(scenes) / TABLES:
                break
            ada.page.wait_for_timeout(REACTION)
            time = ada.page.evaluate(CLICK)
            if time >= 0:
                times.append(time)
            else:
                opened += 1
                ada.page.keyboard.press("Escape")
                ada.page.keyboard.press("2")
            ada.wait()
        ada.leave()
    late = statistics.quantiles(times, n=20)[-1]
    middle = statistics.median
    scene = f"{middle(scenes):10.0f} ms{max(scenes):10.0f} ms"
    return f"{name:12}{weight / 1024:8.0f} KB{scene}{middle(times):10.0f} ms{late:10.0f} ms{opened:8}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["monopoly", "duels", "quest", "twister", "mapmasters"])
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--pace", type=float, default=PACE)
    wants = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pace=wants.pace)
        print(f"{AIMS}; the rules run {'compiled' if server.get('health')['compiled'] else 'as plain Python'}")
        print(f"{'':12}{'script+style':>11}{'scene p50':>13}{'slowest':>13}{'click p50':>13}{'click p95':>13}{'no move':>8}")
        try:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
            for game in wants.games:
                print(measure(browser, server, game, wants.clicks), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
