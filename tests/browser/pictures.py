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
from websockets.sync.client import connect

from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, ROOT, Server, computer
from tests.browser.scenes import MOMENTS, Stage
from tests.browser.story import GAMES, PATIENCE, Device
from tools import chromium

FOLDER = ROOT / "docs/pictures"
PAGE = ROOT / "docs/pictures.md"
QUALITY = 76
LONG = 600_000  # ms for what the lab does
BOTS = (computer("Mila", "normal"), computer("Otto", "normal"), computer("Ida", "normal"))
AT_HOME = {"addresses": ["http://192.168.1.20:8765"], "opened": True, "switch": True}
BEATS = 3  # in a row
EARLIEST = 12  # versions before them
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


def beats(studio: Studio) -> None:
    """Three beats in a row of each game, of what others do."""
    for game, (seats, options) in GAMES.items():
        if not studio.wants(f"beats-{game}"):
            continue
        table = studio.server.post("tables", {"game": game, "seats": seats, "options": options})
        with studio.person(Screen.WIDE, "en", "light") as ada, connect(studio.server.live(table), max_size=None) as connection:
            ada.remember("settings", {"language": "en", "theme": "light", "speed": "fast", "stepping": True, "name": "Ada"})
            ada.go_to(table)
            device = Device(connection, table, seed=5)
            while device.seen["version"] < EARLIEST:
                device.play()
            ada.page.reload()  # to the present
            ada.page.locator(".desk .prompt").wait_for(timeout=PATIENCE * 1000)
            number = 0
            while number < BEATS and not device.over:
                version = device.play()
                arrived = f"document.querySelector('main.table').dataset.version >= {version}"
                on = ada.button("Next", exact=True)
                while number < BEATS:
                    ada.page.wait_for_function(
                        f"() => document.querySelector('.means .main') || ({arrived} && !document.querySelector('.showing'))",
                        timeout=PATIENCE * 1000,
                    )
                    if not on.count():
                        break
                    number += 1
                    studio.take(ada, f"beats-{game}-{number}")
                    on.click()


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


def designing(studio: Studio) -> None:
    """A card on its way through the studio."""
    names = ("studio-gallery", "studio-form", "studio-text", "studio-lab")
    if not any(map(studio.wants, names)):
        return
    with studio.person(Screen.WIDE, "en", "light") as ada:
        page = ada.page
        ada.open("studio")
        ada.press(ada.button("Hyrule Duels"))
        page.locator(".gallery-ready").wait_for(state="attached", timeout=LONG)
        page.get_by_role("searchbox").fill("ganon")
        page.locator(".card").first.wait_for()
        studio.take(ada, names[0])
        page.get_by_role("searchbox").fill("fire storm")
        ada.press(page.get_by_role("navigation").get_by_role("listitem").get_by_role("button").first)
        page.get_by_role("group", name="What it does 1").get_by_label("Amount", exact=True).fill("3")
        page.get_by_text("Deal 3 damage").first.wait_for(timeout=LONG)
        studio.take(ada, names[1])
        ada.press(page.get_by_role("tab", name="Text"))
        page.locator(".cm-content").wait_for(timeout=LONG)
        page.get_by_text('"each enemy of one opponent"').last.click()
        page.keyboard.press("End")
        page.keyboard.type(" oops")
        page.locator(".cm-lintRange-error, .cm-lintPoint-error").first.wait_for(state="attached", timeout=LONG)
        studio.take(ada, names[2])
        for _ in " oops":
            page.keyboard.press("Backspace")
        page.locator(".mistake").wait_for(state="detached", timeout=LONG)
        ada.press(page.get_by_role("tab", name="What does it do?"))
        page.get_by_label("Pairs of games").fill("20")
        ada.press(ada.button("Start", exact=True))
        page.get_by_role("heading", name="What was found").wait_for(timeout=LONG)
        studio.take(ada, names[3])


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
        if thing in GAMES:
            row = [
                f'<img src="pictures/beats-{thing}-{one}.webp" alt="{title}, beat {one} of three" width="280">'
                for one in range(1, BEATS + 1)
            ]
            lines += ["", "Three beats in a row:", "", *row]
        for screen, width in ((Screen.WIDE, 420), (Screen.PHONE, 210)):
            lines.append("")
            for theme, (language, spoken) in product(THEMES, LANGUAGES.items()):
                about = f"{title}, {screen.name.lower()} screen, {theme}, in {spoken}"
                name = look_name(thing, screen, theme, language)
                lines.append(f'<img src="pictures/{name}.webp" alt="{about}" width="{width}">')
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


SUBJECTS: tuple[Callable[[Studio], None], ...] = (games, beats, start_page, invitation, trade, auction, end, designing)


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
