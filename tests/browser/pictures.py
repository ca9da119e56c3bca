"""Takes the pictures of the documentation: `python -m tests.browser.pictures [NAME ...]` writes docs/pictures and their page.

The games are seeded, so that the same positions are shown each time. Needs Chromium, the built client and Pillow, which makes
the files small.
"""

import importlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, ROOT, Server, computer
from tests.browser.scenes import MOMENTS, Stage
from tools import chromium

FOLDER = ROOT / "docs/pictures"
PAGE = ROOT / "docs/pictures.md"
QUALITY = 76
BOTS = (computer("Mila", "normal"), computer("Otto", "normal"), computer("Ida", "normal"))
AT_HOME = {"addresses": ["http://192.168.1.20:8765"], "opened": True, "switch": True}
THEMES = ("light", "dark")
LANGUAGES = {"en": "English", "de": "German"}
SCREENS = (Screen.WIDE, Screen.PHONE)
LOOKS = list(product(SCREENS, THEMES, LANGUAGES))
TITLES = {
    "start": "The shelf",
    "monopoly": "Rupee Monopoly",
    "duels": "Hyrule Duels",
    "quest": "Triforce Quest",
    "twister": "Dungeon Twister",
    "mapmasters": "Map Masters Co-op",
}


class Studio:
    """A browser and a server, and where the pictures go."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.browser = browser
        self.server = server
        self.stage = Stage(server)
        self.wanted = wanted

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(wish) for wish in self.wanted)

    @contextmanager
    def person(self, screen: Screen, language: str, theme: str) -> Iterator[Person]:
        somebody = Person(self.browser, self.server.address, screen, language, theme, "Ada", 2 if screen is Screen.PHONE else 1)
        yield somebody
        somebody.leave()

    def take(self, person: Person, name: str) -> None:
        """As the page is now, without a mouse on it."""
        person.page.mouse.move(0, 0)
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(400)
        image = importlib.import_module("PIL.Image")
        path = FOLDER / f"{name}.webp"
        image.open(BytesIO(person.page.screenshot())).convert("RGB").save(path, quality=QUALITY, method=6)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB", flush=True)


def look_name(thing: str, screen: Screen, theme: str, language: str) -> str:
    return f"{thing}-{screen.name.lower()}-{theme}-{language}"


def start_page(studio: Studio) -> None:
    for screen, theme, language in LOOKS:
        name = look_name("start", screen, theme, language)
        if studio.wants(name):
            with studio.person(screen, language, theme) as ada:
                ada.sit_down(studio.server.table(ME, *BOTS))
                ada.wait()
                ada.open()
                ada.page.get_by_role("article").first.wait_for()
                studio.take(ada, name)


def games(studio: Studio) -> None:
    """Each game in full swing."""
    for game in MOMENTS:
        for screen, theme, language in LOOKS:
            name = look_name(game, screen, theme, language)
            if studio.wants(name):
                with studio.person(screen, language, theme) as ada:
                    ada.sit_down(studio.stage.table(game))
                    ada.wait()
                    studio.take(ada, name)


def trade(studio: Studio) -> None:
    for screen, language in ((Screen.WIDE, "en"), (Screen.PHONE, "de")):
        name = f"trade-{screen.name.lower()}"
        if studio.wants(name):
            with studio.person(screen, language, "light") as ada:
                _sit_down(studio, ada)
                for _ in range(5):
                    ada.decide()
                ada.play_until(ada.words.trade)
                ada.take(ada.words.trade)
                form = ada.page.locator(".form")
                ada.press(form.locator(".right .choice").first)
                ada.press(form.locator(".left .quick .button").nth(3))
                form.locator(".advice p").first.wait_for()
                studio.take(ada, name)


def auction(studio: Studio) -> None:
    for screen, language in ((Screen.WIDE, "de"), (Screen.PHONE, "en")):
        name = f"auction-{screen.name.lower()}"
        if studio.wants(name):
            with studio.person(screen, language, "light") as ada:
                _sit_down(studio, ada)
                ada.play_until(ada.words.decline)
                ada.take(ada.words.decline)
                ada.wait()
                studio.take(ada, name)


def end(studio: Studio) -> None:
    for screen, language in ((Screen.WIDE, "en"), (Screen.PHONE, "de")):
        name = f"end-{screen.name.lower()}"
        if studio.wants(name):
            with studio.person(screen, language, "light") as ada:
                _sit_down(studio, ada, rounds=3)
                while not ada.over:
                    ada.decide()
                studio.take(ada, name)


def invitation(studio: Studio) -> None:
    """How the others get to the table; an address of the documentation stands for the one of this machine."""
    for name, screen, language, theme in (
        ("invite-wide", Screen.WIDE, "en", "light"),
        ("invite-phone", Screen.PHONE, "de", "light"),
        ("invite-dark", Screen.WIDE, "de", "dark"),
    ):
        if studio.wants(name):
            with studio.person(screen, language, theme) as ada:
                ada.page.route("**/api/network", lambda route: route.fulfill(json=AT_HOME))
                table = studio.server.table(ME, {"kind": "link", "name": "Oma"}, {"kind": "link", "name": "Ben"}, BOTS[0])
                ada.go_to(table)
                ada.page.locator("dialog .code").first.wait_for()
                joined = {"key": table["invitations"]["1"], "name": "Oma"}
                key = studio.server.post(f"tables/{table['table']}/join", joined)["key"]
                with studio.person(Screen.PHONE, language, theme) as guest:
                    guest.go_to({**table, "keys": {"1": key}, "invitations": {}})
                    ada.page.locator("dialog .there").wait_for()
                    studio.take(ada, name)


def _sit_down(studio: Studio, person: Person, rounds: int = 0) -> None:
    person.sit_down(studio.server.table(ME, *BOTS, mode="short", limit_rounds=rounds))
    person.wait()


def write_page() -> None:
    """The page that shows them all."""
    lines = [
        "# Pictures",
        "",
        "Taken by `python -m tests.browser.pictures` from the running program, always in the same positions.",
    ]
    for thing, title in TITLES.items():
        lines += ["", f"## {title}"]
        for screen, width in ((Screen.WIDE, 420), (Screen.PHONE, 210)):
            lines.append("")
            for theme, (language, spoken) in product(THEMES, LANGUAGES.items()):
                about = f"{title}, {screen.name.lower()} screen, {theme}, in {spoken}"
                name = look_name(thing, screen, theme, language)
                lines.append(f'<img src="pictures/{name}.webp" alt="{about}" width="{width}">')
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


SUBJECTS: tuple[Callable[[Studio], None], ...] = (games, start_page, invitation, trade, auction, end)


def main() -> None:
    path = chromium.find()
    if path is None:
        sys.exit(f"There is no Chromium; {chromium.VARIABLE}=/path/to/chromium names one.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            studio = Studio(browser, server, sys.argv[1:])
            for subject in SUBJECTS:
                subject(studio)
        finally:
            server.stop()
    write_page()


if __name__ == "__main__":
    main()
