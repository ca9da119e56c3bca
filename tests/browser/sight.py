"""Is everything that matters in sight? Positions that together meet every kind of question, and an eye that lists what is not.

python -m tests.browser.sight collect [GAME ...]     writes positions.jsonl anew
python -m tests.browser.sight audit [GAME ...]       looks at all of them on all screens, with a picture of each violation
python -m tests.browser.sight again [GAME ...]       once more where something was found last
python -m tests.browser.sight spread [GAME ...]      at all of them, each on some screens, but each kind of question on every
                                                     screen in every language
python -m tests.browser.sight sample N [GAME ...]    at N of each kind of question

What was looked at is kept in build/sight/looked.jsonl with the fingerprint of the client and the game: an audit that was
interrupted goes on where it was, and one after a change begins anew.
"""

import argparse
import importlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.record import RecordSeat, new_record, said
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.server.client import FOLDER
from tests.browser.conftest import ARGUMENTS
from tests.browser.people import SETTLED, SETTLING
from tests.browser.processes import Server
from tools import chromium
from tools.fingerprint import fingerprint

FILE = Path(__file__).with_name("positions.jsonl")
PICTURES = Path("build/sight")
LOOKED = PICTURES / "looked.jsonl"
EYE = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
NAMES = ("Ada", "Mila", "Otto", "Ida", "Ben", "Cleo")
GAMES = ("monopoly", "duels", "quest", "twister", "mapmasters")
A_GAME = 60  # positions at least
OF_A_KIND = 6
TRIES = 40  # games for each set of options
PATIENCE = 120_000  # milliseconds, on a busy machine


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


def tables(server: Server, wanted: Collection[Position]) -> Iterator[tuple[Position, dict[str, Any]]]:
    """These positions of one game of random players on a server, with somebody in the seat that is asked."""
    asked = {position.played: position for position in wanted}
    first, last = asked[min(asked)], max(asked)
    actions: list[str] = []
    for decision, seat, before in walk(first):
        actions = before
        here = asked.pop(len(before), None)
        if here is not None and (decision, seat) != (here.decision, here.seat):
            asked[here.played] = here
            break
        if len(before) == last:
            break
    if asked:
        missing = asked[min(asked)]
        raise ValueError(f"{missing.name} is no longer asked: `python -m tests.browser.sight collect {missing.game}`")
    game = find(first.game)
    seats = [RecordSeat(name) for name in NAMES[: first.seats]]
    record = new_record(game, game.setting(first.options).choices, seats, first.seed)
    record.actions = actions[:last]
    brought = server.post("records", json.loads(record.to_json()))["table"]
    for position in wanted:
        fork = {"version": position.played, "seat": position.seat, "level": "easy", "name": NAMES[position.seat]}
        yield position, server.post(f"tables/{brought}/replay/fork", fork)


class Eye:
    """Somebody with a mouse and somebody with a phone for each language: they go from table to table and look, all at once."""

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

    def audit(self, position: Position, looks: Collection[Look] = LOOKS) -> dict[str, list[str]]:
        """All violations at a position by screen, each with its picture."""
        ((_, made),) = tables(self.server, [position])
        return {where: found for where, found in self.look(position, made, looks) if found}

    def look(self, position: Position, made: dict[str, Any], looks: Collection[Look]) -> Iterator[tuple[str, list[str]]]:
        """What is out of sight, covered, clipped or too small at this table, look by look, with a picture."""
        memory = {made["table"]: {"keys": list(made["keys"].values()), "watch": made["watch"], "invitations": {}}}
        eyes: dict[tuple[str, bool], list[Look]] = {}
        for look in looks:
            eyes.setdefault((look.language, look.screen.touch), []).append(look)
        for eye in eyes:
            page = self.page(*eye)
            page.evaluate("memory => localStorage.setItem('tafelrunde.tables', memory)", json.dumps(memory))
            page.evaluate("address => location.hash = address", f"#/table/{made['table']}")
        for eye in eyes:
            self.page(*eye).locator(f"main[data-table='{made['table']}'] .desk.mine").wait_for()
        for together in zip_longest(*eyes.values()):  # while one table finds its places, so do the others
            at_once = [(self.page(look.language, look.screen.touch), look) for look in together if look is not None]
            for page, (_, screen) in at_once:
                page.set_viewport_size(ViewportSize(width=screen.width, height=screen.height))
                page.evaluate(SETTLING)
            for page, (language, screen) in at_once:
                page.wait_for_function(SETTLED)  # one that never settles is an error
                found: list[str] = page.evaluate(EYE, screen.touch)
                where = f"{position.name}-{language}-{screen.name}"
                if found:
                    PICTURES.mkdir(parents=True, exist_ok=True)
                    page.screenshot(path=PICTURES / f"{where}.png")
                yield where, found


class Looked:
    """What was looked at, and what was found there last: with this client, and with whichever."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], list[str]] = {}
        self.last: dict[str, list[str]] = {}
        self.marks: dict[str, str] = {}
        for line in LOOKED.read_text(encoding="utf-8").splitlines() if LOOKED.is_file() else []:
            kept = json.loads(line)
            self.found[kept["client"], kept["key"]] = self.last[kept["key"]] = kept["found"]

    @staticmethod
    def key(position: Position, look: Look) -> str:
        return json.dumps([*position, look.language, look.screen.name])

    def mark(self, game: str) -> str:
        """The fingerprint of the client and of what it draws in this game."""
        if game not in self.marks:
            self.marks[game] = fingerprint(FOLDER.parent, "web/index.html", "web/assets", f"games/{game}", also=EYE)[:16]
        return self.marks[game]

    def new(self, position: Position, looks: Iterable[Look]) -> list[Look]:
        mark = self.mark(position.game)
        return [look for look in looks if (mark, self.key(position, look)) not in self.found]

    def keep(self, position: Position, look: Look, found: list[str]) -> None:
        mark, key = self.mark(position.game), self.key(position, look)
        self.found[mark, key] = self.last[key] = found
        PICTURES.mkdir(parents=True, exist_ok=True)
        with LOOKED.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"client": mark, "key": key, "found": found}) + "\n")


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


def wanted(command: str, count: int, game: str, looked: Looked) -> list[tuple[Position, list[Look]]]:
    """What is to be looked at, and how."""
    if command == "spread":
        return spread(game)
    chosen = [(position, LOOKS) for position in (sample(game, count) if command == "sample" else positions(game))]
    if command == "again":
        return [(one, [look for look in looks if looked.last.get(looked.key(one, look))]) for one, looks in chosen]
    return chosen


def audit(eye: Eye, plan: list[tuple[Position, list[Look]]], looked: Looked) -> int:
    """Look at all that was not looked at yet; how many violations there are."""
    for _, walked in groupby(plan, lambda one: one[0]._replace(played=0, seat=0, decision="")):
        left = [(position, new) for position, looks in walked if (new := looked.new(position, looks))]
        made = tables(eye.server, [position for position, _ in left]) if left else iter(())
        for (position, looks), (_, table) in zip(left, made, strict=True):
            by_name = {f"{position.name}-{look.language}-{look.screen.name}": look for look in looks}
            for where, found in eye.look(position, table, looks):
                looked.keep(position, by_name[where], found)
    violations = 0
    for position, looks in plan:
        for look in looks:
            found = looked.found[looked.mark(position.game), looked.key(position, look)]
            violations += len(found)
            if found:
                print(f"{position.name}-{look.language}-{look.screen.name}", *found, sep="\n    ")
    return violations


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for command in ("collect", "audit", "again", "spread", "sample"):
        commands.add_parser(command)
    commands.choices["sample"].add_argument("count", type=int)
    for parsed in commands.choices.values():
        parsed.add_argument("games", nargs="*", choices=GAMES, default=GAMES, metavar="GAME")
    said = parser.parse_args()
    if said.command == "collect":
        collect(said.games)
        return 0
    total = 0
    looked = Looked()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        server = Server(Path(folder))
        eye = Eye(browser, server)
        for game in said.games:
            plan = wanted(said.command, getattr(said, "count", 0), game, looked)
            violations = audit(eye, plan, looked)
            total += violations
            views = sum(len(looks) for _, looks in plan)
            print(f"{game}: {len(plan)} positions, {views} views, {violations} violations", flush=True)
        server.stop()
        browser.close()
    print(f"{total} violations")
    return int(total > 0)


if __name__ == "__main__":
    sys.exit(main())
