"""`tafelrunde check` and `tafelrunde pack new`: a designer's own content."""

import shutil
import tomllib
from pathlib import Path

import msgspec
from cyclopts import App
from rich.console import Console

from tafelrunde.bots.match import play
from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.cli.gallery import write_pictures
from tafelrunde.cli.games import Flag
from tafelrunde.engine import Game, registry
from tafelrunde.engine.archive import unzipped
from tafelrunde.engine.library import LABEL, Label, Pack, from_archive, from_folder, game_of
from tafelrunde.engine.pack import BadPack, load

TRIES = 3  # games of random players

pack = App("pack", help="Start a pack of one's own content.")


class Checked(msgspec.Struct):
    """What was found."""

    pack: str
    game: str
    fine: bool
    error: str = ""
    games: int = 0
    actions: int = 0
    findings: list[str] = []


@pack.command
def new(game: str, folder: Path, /) -> None:
    """Copy the content of a game to a new folder, to be changed there.

    Parameters
    ----------
    game
        Whose content.
    folder
        A folder that does not exist yet.
    """
    found = registry.find(game)
    if folder.exists():
        raise BadUse(f"{folder} is there already; name a folder that does not exist yet")
    try:
        shutil.copytree(found.folder / "content", folder)
        (folder / LABEL).write_text(f'game = "{found.id}"\nname = "{folder.name}"\nauthor = ""\n', encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"{folder} cannot be written ({error.strerror})") from error
    console = Console(highlight=False)
    console.print(f"The content of {found.id} is in {folder}:")
    for file in sorted(folder.iterdir()):
        console.print(f"  {file.name}")
    console.print(f"Change it, then say: tafelrunde check {folder}")
    console.print(f"Try it out with:     tafelrunde simulate {found.id} --pack {folder}")


@pack.command
def export(folder: Path, file: Path, /, *, game: str = "") -> None:
    """Write a pack as one file, whole and under the name of its content.

    Parameters
    ----------
    folder
        The pack.
    file
        The ZIP archive to write.
    game
        The game it is for, if its pack.toml does not say it.
    """
    found = opened(folder, game)
    try:
        file.write_bytes(found.to_archive())
    except OSError as error:
        raise CommandFailed(f"{file} cannot be written ({error.strerror})") from error
    Console(highlight=False).print(f"{file}: {found.label.game}, {len(found.files)} files, content {found.content}")


@pack.command(name="import")
def bring(file: Path, folder: Path, /) -> None:
    """Unpack a pack that came as one file into a new folder, to be changed there.

    Parameters
    ----------
    file
        The ZIP archive.
    folder
        A folder that does not exist yet.
    """
    if folder.exists():
        raise BadUse(f"{folder} is there already; name a folder that does not exist yet")
    found = opened(file)
    try:
        folder.mkdir(parents=True)
        for name, text in {**found.files, LABEL: found.label_text()}.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"{folder} cannot be written ({error.strerror})") from error
    Console(highlight=False).print(f"{folder}: {found.label.game}, {len(found.files)} files, content {found.content}")


@pack.command
def pictures(folder: Path, file: Path, /, *, game: str = "", language: str = "en") -> None:
    """Draw every card of a pack on one page for the browser.

    Parameters
    ----------
    folder
        The pack.
    file
        The HTML file to write.
    game
        The game it is for, if its pack.toml does not say it.
    language
        Of the names: en or de.
    """
    if not folder.is_dir():
        raise BadUse(f"{folder} is no folder; `tafelrunde pack new GAME FOLDER` starts a pack")
    try:
        write_pictures(registry.find(game or _label(folder).game), folder, file, language)
    except BadPack as error:
        raise CommandFailed(str(error)) from error


def check(folder: Path, /, *, game: str = "", json: Flag = False) -> int:
    """Check a pack of one's own content: every field is read, then random players try it out.

    Parameters
    ----------
    folder
        The pack.
    game
        The game it is for, if its pack.toml does not say it.
    json
        Write the result as JSON.
    """
    if not folder.is_dir():
        raise BadUse(f"{folder} is no folder; `tafelrunde pack new GAME FOLDER` starts a pack")
    result = Checked(str(folder), game, fine=False)
    try:
        found = registry.find(game or _label(folder).game)
        result.game = found.id
        _try_out(found, folder, result)
        result.findings = [*found.findings(str(folder.resolve())), *_unlearned(found, folder)]
        result.fine = True
    except BadPack as error:
        result.error = str(error)
    if json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    elif result.fine:
        Console(highlight=False).print(
            f"[green]{folder} is fine[/green]: {result.games} random games of {result.game} came to an end "
            f"after {result.actions} actions."
        )
        for finding in result.findings:
            Console(highlight=False).print(finding)
    elif result.error:
        raise CommandFailed(result.error)
    return 0 if result.fine else 1


def _unlearned(game: Game, folder: Path) -> list[str]:
    """What computer players learned may not fit the pack."""
    weights = game.judgement.learned() if game.judgement is not None else None
    if game.judgement is None or weights is None:
        return []
    reason = game.judgement.misfit(weights, from_folder(game, folder.resolve()).content)
    return [f"Computer players judge it by hand: {reason}. `tafelrunde train {game.id}` learns for it."] if reason else []


def pack_named(game: Game, place: Path | None) -> str:
    """The content of the pack at this place, a folder or an archive; empty if there is none."""
    return opened(place, game.id).content if place else ""


def opened(place: Path, game: str = "") -> Pack:
    """The pack at this place, a folder or an archive, in the library from now on."""
    if place.is_dir():
        return from_folder(registry.find(game or _label(place).game), place.resolve())
    try:
        data = place.read_bytes()
    except OSError as error:
        raise BadPack(place, "", "is no folder and no file; `tafelrunde pack new GAME FOLDER` starts a pack") from error
    try:
        return from_archive(registry.find(game or game_of(unzipped(data))), data)
    except BadPack as error:
        raise BadPack(f"{place}: {error.file}", error.where, error.what) from error


def _label(folder: Path) -> Label:
    try:
        return load(folder / LABEL, Label)
    except BadPack as error:
        if not (folder / LABEL).exists():
            raise BadPack(folder / LABEL, "", 'is missing; write it with one line, game = "...", or say --game') from error
        raise


def _try_out(game: Game, folder: Path, result: Checked) -> None:
    """Play some games with it."""
    for file in sorted(folder.glob("*.toml")):
        try:
            tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadPack(file, "", f"is not TOML: {error}") from error
    setting = game.setting(dict(game.endless), str(folder.resolve()))
    for seed in range(TRIES):
        players = [game.player("random", seed + seat) for seat in range(game.usual_seats)]
        state = game.start(setting, game.usual_seats, seed)
        result.actions += play(game, state, players, game.bound, {})
        if not state.over:
            raise BadPack(folder, "", f"a random game (seed {seed}) was not over after {game.bound} actions")
        result.games += 1
