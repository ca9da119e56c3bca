"""`tafelrunde tune`: numbers of the content move until the games lie in the bands that a designer wants."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from tafelrunde.cli.language import Language, spoken
from tafelrunde.cli.packs import opened
from tafelrunde.cli.simulating import hired, progress_bar
from tafelrunde.engine import registry
from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.library import made
from tafelrunde.lab.tuning import Try, read_wish, sentences, tune, tuning_page
from tafelrunde.lab.words import Words


def tune_content(
    file: Path,
    /,
    *,
    pack: Path | None = None,
    processes: int = 1,
    ray: Annotated[str, Parameter("--ray")] = "",
    out: Path = Path("tuned"),
    language: Language | None = None,
) -> int:
    """Search for numbers with which the games lie in the bands that a small TOML names; confirm them; write a pack.

    Parameters
    ----------
    file
        The TOML with numbers and bands.
    pack
        A folder or an archive to begin with; else the game's own content.
    processes
        How many processes share the work.
    ray
        The address of a Ray cluster to play on.
    out
        The folder for the pack, the picture and the figures.
    language
        en or de; else as the machine is set up.
    """
    wish = read_wish(file)
    game = registry.find(wish.game)
    base = opened(pack, game.id) if pack else made(game, folder_files(game.folder / "content"))
    with hired(processes, ray, out, resumes=False) as players:
        out.mkdir(parents=True, exist_ok=True)
        with progress_bar() as progress:
            task = progress.add_task(game.id, total=wish.tries)

            def done(count: int, _: Try) -> None:
                progress.update(task, completed=count)

            tuned = tune(game, wish, base, players, done)
        words = Words(game, game.setting(tuned.fresh.plan.options, tuned.pack.content), spoken(language))
        (out / "tuning.html").write_text(tuning_page(tuned, wish, words), encoding="utf-8")
        (out / "tuning.json").write_bytes(msgspec.json.format(msgspec.json.encode([tuned.best, tuned.within, tuned.tries])))
        (out / "pack.zip").write_bytes(tuned.pack.to_archive())
    console = Console(highlight=False)
    for sentence in sentences(tuned, wish, words):
        console.print(f"- {sentence}", markup=False)
    for written in ("tuning.html", "pack.zip"):
        console.print(str(out / written), markup=False)
    sys.stdout.flush()
    return 0 if all(within for _, _, within in tuned.within) else 1
