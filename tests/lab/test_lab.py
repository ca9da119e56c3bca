"""The lab: the same games whoever plays them, nothing lost on the way, and a report that says what they show."""

import logging
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zlib import crc32

import msgspec
import pytest

from higher import GAME
from tafelrunde.engine.chance import LUCKS
from tafelrunde.engine.record import BadRecord, from_json, replay
from tafelrunde.engine.registry import find
from tafelrunde.lab.examples import recorded
from tafelrunde.lab.executor import TRIES, Chunk, Done, Executor, Here, OnRay, Processes, chunks_of, play_chunk, seen_in
from tafelrunde.lab.figures import figures_of
from tafelrunde.lab.report import report
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import BadSimulation, simulate
from tafelrunde.lab.statistics import false_discoveries, mean_of, score
from tafelrunde.lab.sweep import Cell, trends
from tafelrunde.lab.sweep_report import sentences
from tafelrunde.lab.verdict import verdict
from tafelrunde.lab.watching import GLANCED_AT, LOOKED_AT, STOPPED_AT, TURN
from tafelrunde.lab.words import Words
from tests.cli.conftest import Run
from tests.cli.conftest import run as cli_run

__all__ = ["cli_run"]
BOLD = ["bold", "bold", "greedy"]


def bytes_of(seen: Sequence[Seen]) -> bytes:
    return msgspec.msgpack.encode(seen)


def test_the_games_are_those_of_simulate() -> None:
    plan = lab_plan(GAME, 12, 3, BOLD, {})
    watched = run(GAME, plan, Here())
    played = simulate(GAME, 12, 3, BOLD)
    assert [score.wins for score in played.result.seats] == [score.wins for score in figures_of(GAME, plan, watched).seats]
    assert played.result.actions is not None
    assert played.result.actions.mean == sum(one.actions for one in watched) / 12


def test_any_number_of_processes_sees_the_same() -> None:
    plan = lab_plan(GAME, 12, 3, BOLD, {})
    pool = Processes(2)
    try:
        assert bytes_of(run(GAME, plan, pool)) == bytes_of(run(GAME, plan, Here()))
    finally:
        pool.close()


class Mortal(Processes):
    """One worker dies in the middle."""

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        for number, done in enumerate(super().run(chunks)):
            yield done
            if number == 1 and self._pool is not None:
                os.kill(next(iter(self._pool._processes)), signal.SIGKILL)


def test_a_killed_worker_loses_nothing() -> None:
    plan = lab_plan(GAME, 10, 3, BOLD, {})
    pool = Mortal(2)
    try:
        assert bytes_of(run(GAME, plan, pool)) == bytes_of(run(GAME, plan, Here()))
    finally:
        pool.close()


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A real cluster of two workers on this machine."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'tafelrunde[lab]'")
    try:
        ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # noqa: BLE001  # Ray waits for 30 s and then raises a bare Exception
        ray.shutdown()
        pytest.skip(f"Ray cannot start a cluster on this machine now: {error}")
    yield ray
    ray.shutdown()


def deadly(grave: str) -> Callable[[Chunk], bytes]:
    """Whoever is first to play game 2 dies of it, once."""

    def play(chunk: Chunk) -> bytes:
        if chunk.start <= 2 < chunk.stop and not Path(grave).exists():
            Path(grave).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_chunk(chunk)

    return play


@pytest.mark.no_cover
def test_a_ray_cluster_sees_the_same_and_a_killed_worker_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    duels = find("duels")
    plan = lab_plan(duels, 6, 3, ["easy", "easy"], {})
    alone = bytes_of(run(duels, plan, Here()))
    assert bytes_of(run(duels, plan, OnRay("auto"))) == alone
    mortal = OnRay("auto")
    mortal._play = cluster.remote(max_retries=TRIES)(deadly(str(tmp_path / "grave")))
    assert bytes_of(run(duels, plan, mortal)) == alone
    assert (tmp_path / "grave").exists()


class Interrupted(Executor):
    """Somebody presses Ctrl+C after some chunks."""

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        for number, chunk in enumerate(chunks):
            if number == 3:
                raise KeyboardInterrupt
            yield chunk, play_chunk(chunk)


def test_what_is_done_is_kept_and_goes_on(tmp_path: Path) -> None:
    plan = lab_plan(GAME, 8, 3, BOLD, {})
    with pytest.raises(KeyboardInterrupt):
        run(GAME, plan, Interrupted(), tmp_path)
    heard: list[int] = []
    with pytest.raises(BadSimulation, match="--resume"):
        run(GAME, plan, Here(), tmp_path)
    assert bytes_of(run(GAME, plan, Here(), tmp_path, resume=True, done=heard.append)) == bytes_of(run(GAME, plan, Here()))
    assert heard[:2] == [3, 4]
    with pytest.raises(BadSimulation, match="another plan"):
        run(GAME, lab_plan(GAME, 8, 4, BOLD, {}), Here(), tmp_path, resume=True)


def test_chunks_go_by_numbers() -> None:
    chunks = chunks_of(GAME, lab_plan(GAME, 2000, 3, BOLD, {}))
    assert [chunk.start for chunk in chunks[:3]] == [0, 10, 20]
    assert chunks[-1].stop == 2000
    assert len(seen_in(play_chunk(chunks[0]))) == 10


def test_what_is_noted_of_a_game_adds_up() -> None:
    duels = find("duels")
    plan = lab_plan(duels, 3, 1, ["easy", "easy"], {})
    for one in run(duels, plan, Here()):
        assert one.sides == sorted(set(one.sides), key=one.sides.index)
        assert one.measures.keys() == {"rounds", "health-left", "cards-left"}
        assert one.looked >= one.weighed >= one.open
        assert one.choices <= one.looked <= min(one.actions, one.options)
        tries = sum(use.tried for use in one.uses)
        assert all(use.used <= use.offered <= one.choices + tries for use in one.uses)
        assert all(-use.tried <= use.better <= use.tried <= one.actions for use in one.uses)
        assert sum(one.shares) == 1


@pytest.mark.parametrize("luck", LUCKS)
def test_an_example_is_the_very_game(luck: str) -> None:
    duels = find("duels")
    plan = lab_plan(duels, 1, 1, ["easy", "easy"], {}, luck=luck)
    (one,) = run(duels, plan, Here())
    record = from_json(recorded(duels, plan, one).to_json())
    assert record.luck == luck
    *_, (state, _) = replay(duels, record)
    assert duels.outcome(state) == one.shares
    assert len(record.actions) == one.actions


def test_luck_of_an_unknown_kind_is_refused() -> None:
    duels = find("duels")
    plan = lab_plan(duels, 1, 1, ["easy", "easy"], {})
    (one,) = run(duels, plan, Here())
    record = msgspec.structs.replace(recorded(duels, plan, one), luck="loaded dice")
    with pytest.raises(BadRecord, match="'loaded dice'"):
        next(replay(duels, record))


def test_every_card_has_its_turn_and_is_tried_once_in_a_game() -> None:
    """By its name and the numbers of game and seat: among as many games as a card waits, each seat tries it at most once."""
    duels = find("duels")
    wait = 2 * TURN
    plan = lab_plan(duels, 3 * wait, 5, ["easy", "easy"], {"team_1": "hero", "team_2": "knight"})
    tried: dict[tuple[str, int], list[int]] = {}
    for one in run(duels, plan, Here()):
        for use in one.uses:
            if use.tried and (crc32(use.card.encode()) + one.number - use.seat) % wait == 0:
                tried.setdefault((use.card, use.seat), []).append(one.number)
    assert len(tried) > 20
    assert all(len(set(numbers)) == len(numbers) <= 3 for numbers in tried.values())


def test_a_closer_look_tries_more() -> None:
    duels = find("duels")
    often = []
    for look in (1, 2 * TURN):
        plan = lab_plan(duels, 6, 5, ["easy", "easy"], {}, look=look)
        seen = run(duels, plan, Here())
        often.append(sum(use.tried for one in seen for use in one.uses))
        assert [one.shares for one in seen] == [
            one.shares for one in run(duels, lab_plan(duels, 6, 5, ["easy", "easy"], {}), Here())
        ]
    assert often[1] > 3 * often[0]
    with pytest.raises(BadSimulation, match="look 0 times"):
        lab_plan(duels, 6, 5, ["easy", "easy"], {}, look=0)


def test_false_discoveries_are_controlled() -> None:
    """The example of Benjamini and Hochberg 1995: four of fifteen at 5 %."""
    chances = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.3240,
        0.4262,
        0.5719,
        0.6528,
        0.7590,
        1.0,
    ]
    assert sum(rate <= 0.05 for rate in false_discoveries(chances)) == 4
    assert false_discoveries([]) == []
    assert mean_of([1.0, 2.0, 3.0]).mean == 2.0


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["duels", "quest"])
def test_a_report_is_one_page_of_well_formed_pictures(game: str, language: str) -> None:
    found = find(game)
    plan = lab_plan(found, 4, 1, ["easy"] * found.usual_seats, {})
    seen = run(found, plan, Here())
    figures = figures_of(found, plan, seen)
    page = report(found, figures, seen, language, "tafelrunde lab")
    assert "http" not in re.sub(r"base64,[^\"]*", "", page)
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) > 5
    for picture in pictures:
        ElementTree.fromstring(picture)  # our own
    assert "lab-" not in re.sub(r"(tafelrunde lab|base64,[^\"]*)", "", page)
    words = Words(found, found.setting(plan.options), language)
    assert words.say("how", glanced=STOPPED_AT * GLANCED_AT, looked=STOPPED_AT * LOOKED_AT) in page.replace("&#x27;", "'")
    assert verdict(figures, seen, words)[-1] in page.replace("&#x27;", "'")


def test_games_that_fail_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "bound", 3)
    plan = lab_plan(GAME, 2, 1, BOLD, {})
    seen = run(GAME, plan, Here())
    figures = figures_of(GAME, plan, seen)
    assert len(figures.failed) == 2
    assert "is not over after 3 actions" in report(GAME, figures, seen, "en")


def test_the_command_writes_report_figures_and_tables(cli_run: Run, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="Polars is not installed: pip install 'tafelrunde[lab]'")
    outcome = cli_run("lab", "duels", "--games", "3", "--bots", "easy,easy", "--out", "found", "--parquet", "--language", "en")
    assert outcome.status == 0, outcome.err
    assert "These are only 3 games" in " ".join(outcome.out.split())
    names = {file.name for file in (tmp_path / "found").iterdir()}
    assert {"report.html", "figures.json", "games.parquet", "seats.parquet", "cards.parquet", "plan.json"} <= names
    assert cli_run("lab", "duels", "--games", "3", "--bots", "easy,easy", "--out", "found").status == 2
    assert cli_run("lab", "duels", "--games", "3", "--bots", "easy,easy", "--out", "found", "--resume").status == 0
    assert "no level" in cli_run("lab", "duels", "--bots", "silly,easy", "--out", "other").err
    assert "the same" in cli_run("lab", "duels", "--against", "base", "--out", "other").err


@pytest.mark.parametrize(
    ("missing", "said", "told"),
    [
        ("ray", ("--ray", "auto"), "Ray is not installed; say: pip install 'tafelrunde[lab]'"),
        ("polars", ("--parquet",), "Parquet needs Polars; say: pip install 'tafelrunde[lab]'"),
    ],
)
def test_a_missing_extra_is_named_before_anything_is_played(
    cli_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, said: tuple[str, ...], told: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    outcome = cli_run("lab", "duels", "--games", "2", "--bots", "easy,easy", "--out", "none", *said)
    assert outcome.status == 2
    assert told in outcome.err
    assert not (tmp_path / "none").exists()


def test_a_cluster_that_is_not_there_is_told_at_once(cli_run: Run) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'tafelrunde[lab]'")
    outcome = cli_run("lab", "duels", "--games", "2", "--ray", "127.0.0.1:1", "--out", "none")
    assert outcome.status == 2
    assert "no Ray cluster answers at '127.0.0.1:1'" in outcome.err


def test_a_sweep_plays_every_setting_on_the_same_seeds(cli_run: Run, tmp_path: Path) -> None:
    said = ("lab", "quest", "--each", "difficulty=relaxed,normal,hero", "--each", "seats=1,2", "--games", "2", "--bots", "easy")
    outcome = cli_run(*said, "--out", "swept", "--language", "de")
    assert outcome.status == 0, outcome.err
    text = (tmp_path / "swept/report.md").read_text("utf-8")
    assert text.count("\n| ") == 2 + 3 * 2 - text.startswith("| ")
    assert "Ohne Zusammenbruch gewonnen" in text
    page = (tmp_path / "swept/report.html").read_text("utf-8")
    assert not re.search(r"lab-|option-", page.replace("tafelrunde lab", ""))
    again = cli_run(*said, "--out", "swept", "--resume", "--language", "de")
    assert again.status == 0
    assert (tmp_path / "swept/report.md").read_text("utf-8") == text
    assert "no option" in cli_run("lab", "quest", "--each", "weather", "--out", "other").err
    assert "values of" in cli_run("lab", "quest", "--each", "difficulty=hero", "--out", "other").err


def test_a_trend_is_found_where_there_is_one_and_only_there() -> None:
    """Twenty games for each of three values: what rises at the last of them is found, there and over all, and not between
    the first two; what does not rise is not found."""
    cells = []
    for place, value in enumerate(("low", "middle", "high")):
        plan = lab_plan(GAME, 20, place, BOLD, {})
        seen = run(GAME, plan, Here())
        for number, one in enumerate(seen):
            one.measures = {"rising": float(2 * (place == 2) + number % 5), "flat": float(number % 5)}
        cells.append(Cell({"rounds": value}, figures_of(GAME, plan, seen), seen))
    along = {"rounds": ["low", "middle", "high"]}
    found = {(one.figure, *one.values): one for one in trends(GAME, cells, along)}
    rising = found["rising", "low", "middle", "high"]
    assert rising.last - rising.first == pytest.approx(2.0)
    assert [values for figure, *values in found if figure == "rising" and found[figure, *values].found] == [
        ["low", "middle", "high"],
        ["middle", "high"],
    ]
    assert not any(one.found for (figure, *_), one in found.items() if figure == "flat")
    said = " ".join(sentences([*found.values()], along, Words(GAME, GAME.setting({}), "en")))
    assert "these games do not tell low from middle" in said
    assert "from middle to high" in said


def test_every_way_from_a_figure_leads_to_a_game() -> None:
    duels = find("duels")
    plan = lab_plan(duels, 6, 2, ["easy", "easy"], {})
    seen = run(duels, plan, Here())
    figures = figures_of(duels, plan, seen)
    figures.sides = {
        side: score(one.games * 400 * (number % 2), one.games * 400) for number, (side, one) in enumerate(figures.sides.items())
    }
    page = report(duels, figures, seen, "en")
    ways = set(re.findall(r'href="#game-([^"]+)"', page))
    assert {"shortest", "usual", "longest", "closest", "comeback"} < ways
    assert ways <= set(re.findall(r'<li id="game-([^"]+)"', page))
    assert any(way.startswith("won-") for way in ways)
