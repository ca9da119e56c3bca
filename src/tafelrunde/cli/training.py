"""`tafelrunde train`: computer players play many games, and what they had and who won becomes the weights of a judgement."""

import shlex
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.games import Flag
from tafelrunde.cli.packs import pack_named
from tafelrunde.cli.simulating import Settings, hired, levels_of, middle, progress_bar
from tafelrunde.engine import registry
from tafelrunde.engine.game import HABITS, LEARNED
from tafelrunde.engine.weights import Weights, text_of
from tafelrunde.lab.breeding import bred
from tafelrunde.lab.running import known_options, lab_plan
from tafelrunde.lab.sweep import axes, plans
from tafelrunde.lab.training import learn, noted_along


def train(
    game: str,
    /,
    *,
    games: int = 2000,
    seed: int = 0,
    bots: str = "",
    set: Settings = None,  # it is the name of the option
    each: Annotated[list[str] | None, Parameter(negative=())] = None,
    pack: Path | None = None,
    pull: float = 0.5,
    processes: int = 1,
    ray: str = "",
    out: Path = Path("trained"),
    resume: Flag = False,
    habits: int = 0,
) -> None:
    """Let computer players play many games and learn from them who will win, or what to play by.

    The same command gives the same weights, on any number of processes. Ctrl+C keeps what is done. Without the extra `train`
    games are played and kept, but nothing is learned from them.

    Parameters
    ----------
    game
        What to play.
    games
        How many games.
    seed
        Where the luck begins.
    bots
        One level for each seat, separated by commas; else the middle one in the usual number of seats.
    set
        An option of the game, as name=value; may be said several times.
    each
        An option, or seats: so many games for each of its values, as name or name=value,value; may be said several times.
    pack
        A folder or an archive with one's own content.
    pull
        How much each weight is pulled towards nothing: more for fewer games.
    processes
        How many processes share the work.
    ray
        The address of a Ray cluster to play on: auto, ray://HOST:PORT, or local.
    out
        The folder for the weights (learned.toml) and the games.
    resume
        Go on with what is in that folder.
    habits
        So many rounds of trying other habits instead, each of them in that many games; the best become habits.toml.
    """
    found = registry.find(game)
    if pull <= 0:
        raise BadUse("pull must be more than nothing, else what was never seen could weigh anything")
    levels = levels_of(found, bots, middle(found))
    content = pack_named(found, pack)
    file = out / (HABITS if habits else LEARNED)
    with hired(processes, ray, out) as players:
        plan = lab_plan(found, games, seed, levels, known_options(found, content, set or []), content)
        along = axes(found, content, each or [])
        settings = plans(found, plan, along)
        out.mkdir(parents=True, exist_ok=True)
        words = said(game, games, seed, bots, set or [], each or [], pull, habits)
        with progress_bar() as progress:
            if habits:
                task = progress.add_task(found.id, total=habits)
                every = [setting for _, setting in settings]
                weights = bred(found, every, players, habits, words, along, lambda done: progress.update(task, completed=done))
            else:
                task = progress.add_task(found.id, total=games * len(settings))
                positions = noted_along(
                    found, settings, players, out, resume=resume, done=lambda count: progress.update(task, completed=count)
                )
                weights = learn(found, plan, positions, pull, words, along)
        file.write_text(text_of(weights), encoding="utf-8")
    _show(weights, file)


def said(game: str, games: int, seed: int, bots: str, set: list[str], each: list[str], pull: float, habits: int) -> str:
    """The command that makes the same weights: what has no part in them is left out."""
    words = ["tafelrunde", "train", game, "--games", str(games), "--seed", str(seed)]
    words += ["--bots", bots] if bots else []
    for word in set:
        words += ["--set", word]
    for word in each:
        words += ["--each", word]
    words += ["--habits", str(habits)] if habits else ["--pull", f"{pull:g}"]
    return shlex.join(words)


def _show(weights: Weights, file: Path) -> None:
    """How good the guesses are, and where the weights lie."""
    console = Console(highlight=False)
    made = weights.made
    positions = f"{made.positions} positions, " if made.positions else ""
    console.print(f"{made.games} games, {positions}{len(weights.weights)} weights {weights.hash[:12]}")
    console.print(
        f"In games that were kept back {'guesses' if positions else 'players'} miss by {made.loss:.4f}, by hand by "
        f"{made.by_hand:.4f}, with nothing to go by by {made.knowing_nothing:.4f} (less is better)."
    )
    console.print(str(file), markup=False)
