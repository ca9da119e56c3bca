"""What Lighthouse says of the start page and of running tables: python -m benchmarks.lighthouse [start GAME ...] [--mobile].

Each page is opened in a fresh Chromium with an empty cache; a table as a seat sees it that is asked, with two computers where
the game has room for them. Of several runs (--runs) the median counts, as Lighthouse advises: a busy machine makes all of
them slower. The screen is a desktop's (`--preset=desktop`), or with --mobile Lighthouse's own slow telephone. With --details
what costs points is printed too. Needs Chromium, the built client and Lighthouse: `npm install --global lighthouse`, or
LIGHTHOUSE=/path/to/lighthouse.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from benchmarks.browser import OPTIONS
from tafelrunde.engine.registry import find
from tests.browser.conftest import ARGUMENTS
from tests.browser.processes import ME, Server, computer
from tools import chromium

CATEGORIES = ("performance", "accessibility", "best-practices")
GAMES = ("monopoly", "duels", "quest", "twister", "mapmasters")
REMEMBER = "table => localStorage.setItem('tafelrunde.tables', table)"


def seat_at(server: Server, name: str) -> tuple[str, str]:
    """A new table of this game: its page, and what the browser has to remember."""
    bots = [computer(bot) for bot in ("Mila", "Otto")][: find(name).most_seats - 1]
    made = server.post("tables", {"game": name, "seats": [ME, *bots], "options": OPTIONS.get(name, {})})
    memory = {made["table"]: {"keys": list(made["keys"].values()), "watch": made["watch"]}}
    return f"{server.address}#/table/{made['table']}", json.dumps(memory)


def audit(playwright: Playwright, server: Server, lighthouse: str, name: str, flags: list[str]) -> dict[str, Any]:
    """One report."""
    with tempfile.TemporaryDirectory() as profile, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        arguments = [*ARGUMENTS, f"--remote-debugging-port={port}"]
        browser = playwright.chromium.launch_persistent_context(profile, executable_path=chromium.find(), args=arguments)
        try:
            page = browser.new_page()
            page.goto(f"{server.address}api/health")  # of the same place, but nothing of the client is in the cache yet
            address = server.address
            if name != "start":
                address, memory = seat_at(server, name)
                page.evaluate(REMEMBER, memory)
            page.close()
            command = [lighthouse, address, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset", *flags]
            run = subprocess.run(command, capture_output=True, text=True, check=False)
            if run.returncode:
                sys.exit(f"lighthouse failed: {run.stderr[-2000:]}")
        finally:
            browser.close()
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def details(report: dict[str, Any]) -> list[str]:
    """What costs points, and what it says."""
    lost = []
    for category in report["categories"].values():
        for part in category["auditRefs"]:
            found = report["audits"][part["id"]]
            if found["score"] is not None and found["score"] < 0.995:
                weight = f"score {found['score']:.2f}, weight {part['weight']}"
                lost.append(f"    {found['id']:36} {weight:24} {found.get('displayValue', '')}")
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", default=["start", *GAMES])
    parser.add_argument("--mobile", action="store_true")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--details", action="store_true")
    wants = parser.parse_args()
    lighthouse = os.environ.get("LIGHTHOUSE") or shutil.which("lighthouse")
    if not lighthouse:
        sys.exit("there is no Lighthouse: npm install --global lighthouse, or LIGHTHOUSE=/path/to/lighthouse")
    flags = [f"--only-categories={','.join(CATEGORIES)}", *([] if wants.mobile else ["--preset=desktop"])]
    print(f"{'':12}" + "".join(f"{name:>16}" for name in CATEGORIES) + f"{'all runs':>20}  (aim: 95)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            for name in wants.pages:
                reports = [audit(playwright, server, lighthouse, name, flags) for _ in range(wants.runs)]
                scores = {kind: [round(one["categories"][kind]["score"] * 100) for one in reports] for kind in CATEGORIES}
                runs = " ".join(map(str, sorted(scores["performance"])))
                line = "".join(f"{statistics.median_low(scores[kind]):16}" for kind in CATEGORIES)
                print(f"{name:12}{line}{runs:>20}", flush=True)
                if wants.details:
                    print("\n".join(details(reports[-1])), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
