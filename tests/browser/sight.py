"""Is everything that matters in sight? Positions that together meet every kind of question, and an eye that lists what is not.

python -m tests.browser.sight collect [GAME ...]     writes positions.jsonl anew
python -m tests.browser.sight audit [GAME ...]       looks at all of them on all screens, with a picture of each violation
python -m tests.browser.sight spread [GAME ...]      at all of them, each on some screens, but each kind of question on every
                                                     screen in every language
python -m tests.browser.sight sample N [GAME ...]    at N of each kind of question
"""

import argparse
import importlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.record import RecordSeat, new_record, said
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tests.browser.conftest import ARGUMENTS
from tests.browser.processes import Server
from tools import chromium

FILE = Path(__file__).with_name("positions.jsonl")
PICTURES = Path("build/sight")
EYE = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
NAMES = ("Ada", "Mila", "Otto", "Ida", "Ben", "Cleo")
GAMES = ("monopoly", "duels", "quest", "twister", "mapmasters")
A_GAME = 60  # positions at least
OF_A_KIND = 6
TRIES = 40  # games for each set of options
PATIENCE = 120_000  # milliseconds, on a busy machine
# a table finds its places step by step, each measured after the last: it is settled when so many frames change nothing
SETTLED = """() => new Promise((done) => {
    const places = () => [...document.querySelectorAll("main *")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(" ");
    let before = "";
    let same = 0;
    const look = () => {
        const now = places();
        same = now === before && !document.getAnimations().some((one) => one.playState === "running") ? same + 1 : 0;
        before = now;
        if (same >= 8) done(true);
        else requestAnimationFrame(look);
    };
    look();
})"""


class View(NamedTuple):
    """A screen that somebody looks at."""

    width: int
    height: int
    touch: bool

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


SCREENS = (
    View(1440, 900, False),
    View(1280, 720, False),
    View(820, 1180, True),
    View(390, 844, True),
    View(360, 640, True),
    View(844, 390, True),
    View(640, 360, True),
)
LANGUAGES = ("de", "en")


class Look(NamedTuple):
    """A screen in one of the languages."""

    language: str
    screen: View


LOOKS = [Look(language, screen) for language in LANGUAGES for screen in SCREENS]


class Position(NamedTuple):
    """A game of random players after so many actions, and what is asked then."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    played: int
    seat: int
    decision: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.decision}-{self.seed}-{self.played}"


def positions(game: str) -> list[Position]:
    """What is kept for a game."""
    lines = map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    return [Position(**line) for line in lines if line["game"] == game]


def sample(game: str, count: int) -> list[Position]:
    """So many of each kind of question."""
    met: Counter[str] = Counter()
    chosen: list[Position] = []
    for position in positions(game):
        met[position.decision] += 1
        if met[position.decision] <= count:
            chosen.append(position)
    return chosen


def spread(game: str) -> list[tuple[Position, list[Look]]]:
    """All positions; those of one kind share the languages and screens among them, at least two for each."""
    kinds: dict[str, list[Position]] = {}
    for position in positions(game):
        kinds.setdefault(position.decision, []).append(position)
    shared = []
    for alike in kinds.values():
        for number, position in enumerate(alike):
            first, end = (len(LOOKS) * part // len(alike) for part in (number, number + 1))
            shared.append((position, LOOKS[first:end]))
    return shared


def walk(position: Position) -> Iterator[tuple[str, int, list[str]]]:
    """The questions of this game in their order: what is asked, whom, and what was said before."""
    game = find(position.game)
    state = game.start(game.setting(position.options), position.seats, position.seed)
    players = [RandomPlayer(position.seed + seat) for seat in range(position.seats)]
    actions: list[str] = []
    while state.decision is not None:
        seat = int(state.decision.seat)
        yield type(state.decision).__name__, seat, actions
        action = players[seat].choose(view(state, state.decision.seat))
        game.apply(state, state.decision.seat, action)
        actions.append(said(seat, action.text, action.interjects))


def table(server: Server, position: Position) -> dict[str, Any]:
    """This position on a server, with somebody in the seat that is asked."""
    actions = next(
        (
            before
            for decision, seat, before in walk(position)
            if (len(before), decision, seat) == (position.played, position.decision, position.seat)
        ),
        None,
    )
    if actions is None:
        raise ValueError(f"{position.name} is no longer asked: `python -m tests.browser.sight collect {position.game}`")
    game = find(position.game)
    seats = [RecordSeat(name) for name in NAMES[: position.seats]]
    options = game.setting(position.options).choices
    record = new_record(game, options, seats, position.seed)
    record.actions = actions[: position.played]
    brought = server.post("records", json.loads(record.to_json()))["table"]
    fork = {"version": position.played, "seat": position.seat, "level": "easy", "name": NAMES[position.seat]}
    made: dict[str, Any] = server.post(f"tables/{brought}/replay/fork", fork)
    return made


class Eye:
    """Somebody with a mouse and somebody with a phone for each language: they go from table to table and look."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.pages: dict[tuple[str, bool], Page] = {}

    def page(self, language: str, touch: bool) -> Page:
        if (language, touch) not in self.pages:
            context = self.browser.new_context(has_touch=touch, is_mobile=touch, reduced_motion="reduce")
            settings = {"language": language, "theme": "light", "speed": "instant", "motion": "reduced", "name": "Ada"}
            context.add_init_script(f"localStorage.setItem('tafelrunde.settings', {json.dumps(json.dumps(settings))})")
            context.set_default_timeout(PATIENCE)
            self.pages[language, touch] = context.new_page()
            self.pages[language, touch].goto(f"{self.server.address}#/")
        return self.pages[language, touch]

    def audit(self, position: Position, looks: Iterable[Look] = LOOKS) -> dict[str, list[str]]:
        """All violations by screen, each with its picture."""
        found: dict[str, list[str]] = {}
        made = table(self.server, position)
        memory = {made["table"]: {"keys": list(made["keys"].values()), "watch": made["watch"], "invitations": {}}}
        for (language, touch), wanted in groupby(looks, lambda look: (look.language, look.screen.touch)):
            page = self.page(language, touch)
            page.evaluate("memory => localStorage.setItem('tafelrunde.tables', memory)", json.dumps(memory))
            page.evaluate("address => location.hash = address", f"#/table/{made['table']}")
            page.locator(f"main[data-table='{made['table']}'] .desk.mine").wait_for()
            for _, screen in wanted:
                violations = self.look(page, screen)
                if violations:
                    found[f"{position.name}-{language}-{screen.name}"] = violations
                    PICTURES.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=PICTURES / f"{position.name}-{language}-{screen.name}.png")
        return found

    def look(self, page: Page, screen: View) -> list[str]:
        """What is out of sight, covered, clipped or too small on this screen."""
        page.set_viewport_size(ViewportSize(width=screen.width, height=screen.height))
        page.wait_for_function(SETTLED)
        found: list[str] = page.evaluate(EYE, screen.touch)
        return found


def collect(games: Collection[str]) -> None:
    """Positions in which every kind of question of these games is met, as evenly as random play allows."""
    lines: list[str] = []
    for game in GAMES:
        if game not in games:
            lines += [json.dumps(position._asdict()) for position in positions(game)]
            continue
        matrix = importlib.import_module(f"tests.{game}.matrix").OPTIONS
        met: Counter[str] = Counter()
        kept: list[Position] = []
        for seed in range(TRIES):
            for options in matrix:
                least, most = find(game).least_seats, find(game).most_seats
                game_of = Position(game, least + seed % (most - least + 1), options, seed, 0, 0, "")
                try:
                    kept += fresh(game_of, met)
                except ValueError:
                    continue  # these options want another number of seats
            if len(kept) >= A_GAME and seed > TRIES / 2:
                break
        print(game, len(kept), dict(met), flush=True)
        lines += [json.dumps(position._asdict()) for position in kept]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def fresh(game_of: Position, met: Counter[str]) -> list[Position]:
    """The positions of one game that show what was not met often enough."""
    kept: list[Position] = []
    for decision, seat, actions in walk(game_of):
        if met[decision] < OF_A_KIND and not any(one.decision == decision for one in kept):
            met[decision] += 1
            kept.append(game_of._replace(played=len(actions), seat=seat, decision=decision))
        if len(actions) > 1500:
            break
    return kept


def wanted(command: str, count: int, game: str) -> list[tuple[Position, list[Look]]]:
    """What is to be looked at, and how."""
    if command == "spread":
        return spread(game)
    return [(position, LOOKS) for position in (sample(game, count) if command == "sample" else positions(game))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("collect", "audit", "spread", "sample"):
        commands.add_parser(command)
    commands.choices["sample"].add_argument("count", type=int)
    for parsed in commands.choices.values():
        parsed.add_argument("games", nargs="*", choices=GAMES, default=GAMES, metavar="GAME")
    said = parser.parse_args()
    if said.command == "collect":
        collect(said.games)
        return 0
    violations = 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        server = Server(Path(folder))
        eye = Eye(browser, server)
        for game in said.games:
            seen = Counter[str]()
            for position, looks in wanted(said.command, getattr(said, "count", 0), game):
                seen.update(positions=1, screens=len(looks))
                for where, found in eye.audit(position, looks).items():
                    violations += len(found)
                    seen.update(violations=len(found))
                    print(where, *found, sep="\n    ", flush=True)
            print(game, *(f"{seen[what]} {what}" for what in ("positions", "screens", "violations")), flush=True)
        server.stop()
        browser.close()
    print(f"{violations} violations")
    return int(violations > 0)


if __name__ == "__main__":
    sys.exit(main())
