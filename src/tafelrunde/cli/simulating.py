"""`tafelrunde simulate` and `tafelrunde bench`: many games between computer players."""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.cli.games import Flag
from tafelrunde.engine import Game, options, registry
from tafelrunde.lab.bench import bench as measure
from tafelrunde.lab.executor import Executor, executor
from tafelrunde.lab.show import show_bench, show_report, speed_line
from tafelrunde.lab.simulate import RANDOM, BadSimulation
from tafelrunde.lab.simulate import simulate as play_many

Settings = Annotated[list[str] | None, Parameter("--set", negative="", allow_leading_hyphen=False)]


def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 0,
    bots: str = "",
    set: Settings = None,  # it is the name of the option
    pack: Path | None = None,
    processes: int = 1,
    json: Flag = False,
) -> int:
    """Let computer players play many games. With the same seed they play the same games, on any number of processes.

    Parameters
    ----------
    game
        What to play.
    games
        How many games.
    seed
        Where the luck begins.
    bots
        One level for each seat, separated by commas; else random players in the usual number of seats.
    set
        An option of the game, as name=value; may be said several times.
    pack
        A folder with one's own content.
    processes
        How many processes share the work.
    json
        Write the result as JSON; what the clock said goes to the error stream.
    """
    found = registry.find(game)
    levels = levels_of(found, bots, RANDOM)
    folder = str(pack.resolve()) if pack else ""
    known = {option.id for option in found.options}
    checked = options.read(found.options_of(folder), set or [])
    choices = {name: checked[name] for word in set or [] if (name := word.partition("=")[0]) in known}
    if processes < 1:
        raise BadUse(f"{processes} processes are none; use at least one")
    with progress_bar(json) as progress:
        task = progress.add_task(found.id, total=games)
        try:
            report = play_many(
                found,
                games,
                seed,
                levels,
                choices,
                processes,
                pack=folder,
                done=lambda count: progress.update(task, completed=count),
            )
        except BadSimulation as error:
            raise BadUse(str(error)) from error
    if json:
        print(report.to_json().decode())
    else:
        show_report(report, Console())
    print(speed_line(report.speed), file=sys.stderr if json else sys.stdout)
    return 1 if report.result.failures else 0


def bench(
    games: Annotated[list[str] | None, Parameter(negative="")] = None, /, *, seconds: float = 0.2, json: Flag = False
) -> None:
    """How fast the games play on this machine, in chess units.

    Parameters
    ----------
    games
        Which games; else all of them.
    seconds
        How long one slice of a measurement takes.
    json
        Write it as JSON.
    """
    chosen = [registry.find(game) for game in games] if games else list(registry.games().values())
    measured = measure(chosen, seconds)
    if json:
        print(measured.to_json().decode())
    else:
        show_bench(measured, Console())


@contextmanager
def hired(processes: int, ray: str, out: Path, resumes: bool = True) -> Iterator[Executor]:
    """Whoever plays the games, whose results go to a folder: this process, several, or a Ray cluster. Ctrl+C keeps what is done
    where it can be resumed."""
    if processes < 1:
        raise BadUse(f"{processes} processes are none; use at least one")
    try:
        with closing(executor(processes, ray)) as players:
            yield players
    except BadSimulation as error:
        raise BadUse(str(error)) from error
    except OSError as error:
        raise CommandFailed(f"{out} cannot be written ({error.strerror or error})") from error
    except KeyboardInterrupt:
        if resumes:
            print(f"Stopped. What is done is in {out}; say the same with --resume to go on.", file=sys.stderr)
        raise


def levels_of(game: Game, bots: str, usual: str) -> list[str]:
    """The levels that somebody names for the seats, else the usual one in the usual number of seats."""
    return [level.strip() for level in bots.split(",")] if bots else [usual] * game.usual_seats


def middle(game: Game) -> str:
    """The level that plays where nobody names one."""
    return game.levels[len(game.levels) // 2] if game.levels else RANDOM


def progress_bar(quiet: bool = False) -> Progress:
    """A bar with the time that is left, where somebody looks at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal)
