"""`tafelrunde lab`: what many games show a designer, as a report; alone, or compared with another content."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.games import Flag
from tafelrunde.cli.language import Language, spoken
from tafelrunde.cli.packs import pack_named
from tafelrunde.cli.simulating import Settings, hired, levels_of, middle, progress_bar
from tafelrunde.engine import Game, registry
from tafelrunde.engine.chance import ONE, STREAMS
from tafelrunde.lab import findings
from tafelrunde.lab.comparison import TOLERANCE, Comparison, compare
from tafelrunde.lab.difference_words import sentences
from tafelrunde.lab.executor import Executor
from tafelrunde.lab.figures import figures_of
from tafelrunde.lab.report import report
from tafelrunde.lab.running import known_options, lab_plan, run
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import Plan
from tafelrunde.lab.summary import summary
from tafelrunde.lab.sweep import axes, plans, sweep, trends
from tafelrunde.lab.sweep_report import sweep_markdown, sweep_page
from tafelrunde.lab.tables import tables_maker, write_tables
from tafelrunde.lab.verdict import verdict
from tafelrunde.lab.words import Words

BASE = "base"
PROGRESS = "progress.txt"  # how many games are done, for whoever waits for them elsewhere
REPORT = "report.html"
SUMMARY = "report.md"  # the same in short, for a text about the game


def lab(
    game: str,
    /,
    *,
    games: int = 400,
    seed: int = 0,
    bots: str = "",
    set: Settings = None,  # it is the name of the option
    pack: Path | None = None,
    against: str = "",
    each: Annotated[list[str] | None, Parameter(negative=())] = None,
    tolerance: float = 100 * TOLERANCE,
    look: int = 1,
    processes: int = 1,
    ray: Annotated[str, Parameter("--ray")] = "",
    out: Path = Path("lab"),
    resume: Flag = False,
    parquet: Flag = False,
    language: Language | None = None,
) -> int:
    """Let computer players play many games and write a report: who wins, how games go, what every card is worth.

    The same games are played on any number of processes and on a Ray cluster. Ctrl+C keeps what is done.

    Parameters
    ----------
    game
        What to play.
    games
        How many games; in a comparison how many pairs at most.
    seed
        Where the luck begins.
    bots
        One level for each seat, separated by commas; else the middle one in the usual number of seats.
    set
        An option of the game, as name=value; may be said several times.
    pack
        A folder or an archive with one's own content.
    against
        Compare the pack with another one, or with the game's own content: base.
    each
        An option, or seats: play all games for each of its values, as name or name=value,value; may be said several times.
    tolerance
        Points of victory, of 100: a comparison stops when all that is not found is surely smaller.
    look
        So many times as closely as usual: more trials of every card, and slower.
    processes
        How many processes share the work.
    ray
        The address of a Ray cluster to play on: auto, ray://HOST:PORT, or local.
    out
        The folder for report, figures and games.
    resume
        Go on with what is in that folder.
    parquet
        Write the games as Parquet, too.
    language
        Of the report: en or de; else as the machine is set up.
    """
    found = registry.find(game)
    levels = levels_of(found, bots, middle(found))
    content = pack_named(found, pack)
    rival = "" if against in ("", BASE) else pack_named(found, Path(against))
    if against and content == rival:
        raise BadUse("the two contents are the same: name a pack with --pack and what to compare it with")
    if against and each:
        raise BadUse("a comparison plays one setting: leave --each or --against")
    if parquet and each:
        raise BadUse("Parquet is for the games of one setting: leave --each or --parquet")
    with hired(processes, ray, out) as players:
        if parquet:
            tables_maker()  # what is missing is said before the games, not after them
        luck = STREAMS if against else ONE
        plan = lab_plan(found, games, seed, levels, known_options(found, content, set or []), content, luck=luck, look=look)
        out.mkdir(parents=True, exist_ok=True)
        if each:
            return _swept(found, plan, each, players, out, resume, spoken(language))
        with progress_bar() as progress:
            task = progress.add_task(found.id, total=games)

            def done(count: int) -> None:
                progress.update(task, completed=count)
                (out / PROGRESS).write_text(f"{count}\n", encoding="utf-8")

            compared: Comparison | None = None
            if against:
                base = lab_plan(found, games, seed, levels, known_options(found, rival, set or []), rival, luck=luck, look=look)
                compared, _, seen = compare(
                    found, base, plan, players, out, resume=resume, tolerance=tolerance / 100, done=done
                )
                words = Words(found, found.setting(plan.options, plan.pack), spoken(language))
                top = sentences(compared, words)
            else:
                seen, top = run(found, plan, players, out, resume=resume, done=done), []
        return _written(found, plan, seen, compared, top, out, spoken(language), parquet)


def _swept(game: Game, plan: Plan, each: list[str], players: Executor, out: Path, resume: bool, language: str) -> int:
    """`--each`: one table of all settings."""
    along = axes(game, plan.pack, each)
    settings = plans(game, plan, along)
    with progress_bar() as progress:
        task = progress.add_task(game.id, total=plan.games * len(settings))
        cells = sweep(game, settings, players, out, resume=resume, done=lambda count: progress.update(task, completed=count))
    found = trends(game, cells, along)
    words = Words(game, game.setting(plan.options, plan.pack), language)
    text = sweep_markdown(cells, found, along, words)
    (out / SUMMARY).write_text(text, encoding="utf-8")
    file = out / REPORT
    file.write_text(sweep_page(cells, found, along, words, _command()), encoding="utf-8")
    print(text)
    print(file)
    return 1 if any(cell.figures.failed for cell in cells) else 0


def _command() -> str:
    return "tafelrunde " + " ".join(sys.argv[1:])


def _written(
    game: Game,
    plan: Plan,
    seen: list[Seen],
    compared: Comparison | None,
    top: list[str],
    out: Path,
    language: str,
    parquet: bool,
) -> int:
    figures = figures_of(game, plan, seen)
    words = Words(game, game.setting(plan.options, plan.pack), language)
    file = out / REPORT
    file.write_text(report(game, figures, seen, language, _command(), top), encoding="utf-8")
    (out / SUMMARY).write_text(summary(game, figures, seen, language, top), encoding="utf-8")
    (out / "figures.json").write_bytes(figures.to_json())
    (out / findings.FILE).write_bytes(findings.to_json(findings.findings(compared, figures, top, words)))
    if parquet:
        write_tables(seen, out)
    console = Console(highlight=False)
    for sentence in [*top, *verdict(figures, seen, words)]:
        console.print(f"- {sentence}", markup=False)
    console.print(str(file), markup=False)
    return 1 if figures.failed else 0
