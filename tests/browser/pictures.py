"""Takes the pictures of the documentation: `python -m tests.browser.pictures [NAME ...]` writes docs/pictures.

A game is played by clicking until there is something to see, so every run gives other positions. Needs Chromium, the built
client and Pillow, which makes the files small.
"""

import importlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, ROOT, Server, computer
from tools import chromium

FOLDER = ROOT / "docs/pictures"
LARGE = 400 * 1024  # bytes; a larger picture gets along with 256 colours
PLANTS = 6  # sprouts and trees that make a board worth looking at
BOTS = (computer("Mila", "normal"), computer("Otto", "normal"), computer("Ida", "normal"))
LOOKS = [(screen, theme) for screen in Screen for theme in ("light", "dark")]


class Studio:
    """A browser and a server, and where the pictures go."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.browser = browser
        self.server = server
        self.wanted = wanted

    def wants(self, *names: str) -> bool:
        return not self.wanted or any(name.startswith(wish) for name in names for wish in self.wanted)

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
        picture = image.open(BytesIO(person.page.screenshot())).convert("RGB")
        path = FOLDER / f"{name}.png"
        picture.save(path, optimize=True)
        if path.stat().st_size > LARGE:
            picture.quantize(256, image.Quantize.MAXCOVERAGE, kmeans=1, dither=image.Dither.NONE).save(path, optimize=True)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB", flush=True)


def look_name(thing: str, screen: Screen, theme: str) -> str:
    return f"{thing}-{screen.name.lower()}-{theme}"


def start_page(studio: Studio) -> None:
    for screen, theme in LOOKS:
        name = look_name("start", screen, theme)
        if studio.wants(name):
            with studio.person(screen, "de" if screen is Screen.PHONE else "en", theme) as ada:
                ada.sit_down(studio.server.table(ME, *BOTS))
                ada.wait()
                ada.open()
                ada.page.get_by_role("list").first.wait_for()
                studio.take(ada, name)


def table(studio: Studio) -> None:
    """After some rounds, when trees stand and deeds are owned."""
    for screen, theme in LOOKS:
        language = "en" if theme == "light" else "de"
        name = look_name("table", screen, theme)
        if studio.wants(name):
            taken = False
            while not taken:  # where the end comes first, another game is begun
                with studio.person(screen, language, theme) as ada:
                    taken = _grown(studio, ada)
                    if taken:
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
                _sit_down(studio, ada, rounds=9)
                while not ada.over:
                    ada.decide()
                studio.take(ada, name)


def _sit_down(studio: Studio, person: Person, rounds: int = 0) -> None:
    person.sit_down(studio.server.table(ME, *BOTS, mode="short", limit_rounds=rounds))
    person.wait()


def _grown(studio: Studio, person: Person) -> bool:
    """Play until enough grows on the board; whether that came before the end."""
    plants = person.page.locator(".board .piece:is([data-id^=sprout], [data-id^=tree])")
    _sit_down(studio, person)
    while not person.over:
        if plants.count() >= PLANTS and person.can(person.words.trade):
            return True
        if person.can(person.words.refuse):  # who trades, lets groups become whole
            person.press(person.page.locator(".offers .button").first)
            person.wait()
        else:
            person.decide()
    return False


SUBJECTS: tuple[Callable[[Studio], None], ...] = (start_page, table, trade, auction, end)


def main() -> None:
    path = chromium.find()
    if path is None:
        sys.exit(f"There is no Chromium; {chromium.VARIABLE}=/path/to/chromium names one.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            for subject in SUBJECTS:
                subject(Studio(browser, server, sys.argv[1:]))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
