"""Running a plan: every game once, with a word after each chunk, kept in a folder so that it goes on after a break."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine import Game, library, options
from tafelrunde.engine.chance import ONE
from tafelrunde.lab.executor import Chunk, Executor, chunks_of, seen_in
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import BadSimulation, Plan, planned

PLAN: Final = "plan.json"
CHUNKS: Final = "games"

T = TypeVar("T")


class Kept(msgspec.Struct):
    """plan.json: what is played, and with which rules and content."""

    plan: Plan
    version: str
    content: str


def lab_plan(
    game: Game,
    games: int,
    seed: int,
    levels: list[str],
    choices: dict[str, Any],
    pack: str = "",
    *,
    rotate: bool = True,
    luck: str = ONE,
    look: int = 1,
) -> Plan:
    """A plan, checked before anything is played."""
    return planned(game, games, seed, levels, choices, rotate, pack, luck, look)


def run(
    game: Game,
    plan: Plan,
    executor: Executor,
    out: Path | None = None,
    *,
    resume: bool = False,
    done: Callable[[int], None] | None = None,
    upto: int | None = None,
) -> list[Seen]:
    """Play a plan, or its first games `upto` a number; what was seen, in the order of the games. With a folder, what is done is
    kept there chunk by chunk."""
    wanted = [chunk for chunk in chunks_of(game, plan) if upto is None or chunk.start < upto]
    found = played(game, plan, wanted, executor, out, resume=resume, done=done, read=seen_in)
    return [seen for seen in found if upto is None or seen.number < upto]


def played(
    game: Game,
    plan: Plan,
    wanted: list[Chunk],
    executor: Executor,
    out: Path | None,
    *,
    resume: bool,
    done: Callable[[int], None] | None,
    read: Callable[[bytes], list[T]],
) -> list[T]:
    """What these chunks of a plan left, read by `read`, in the order of the games; what is done is kept in a folder."""
    found: dict[int, list[T]] = {}
    folder = _opened(game, plan, out, resume) if out else None
    if folder is not None:
        for file in sorted(folder.glob("*.msgpack")):
            found[int(file.stem)] = read(file.read_bytes())
    count = sum(map(len, found.values()))
    if done is not None:
        done(count)
    for chunk, data in executor.run([chunk for chunk in wanted if chunk.start not in found]):
        if folder is not None:
            _keep(folder / f"{chunk.start:07}.msgpack", data)
        found[chunk.start] = read(data)
        count += chunk.stop - chunk.start
        if done is not None:
            done(count)
    return [one for start in sorted(found) for one in found[start]]


def _opened(game: Game, plan: Plan, out: Path, resume: bool) -> Path:
    """The folder of the chunks; only of this very plan."""
    now = Kept(plan, game.version, plan.pack or library.own_content(game))
    folder, file = out / CHUNKS, out / PLAN
    if file.exists():
        if msgspec.json.decode(file.read_bytes(), type=Kept) != now:
            raise BadSimulation(f"{out} holds another plan (other games, options, players or content); name another folder")
        if not resume and any(folder.glob("*.msgpack")):
            raise BadSimulation(f"{out} holds games of this plan already; say --resume to go on, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    _keep(file, msgspec.json.encode(now))
    return folder


def _keep(file: Path, data: bytes) -> None:
    """All of it or nothing, whenever somebody pulls the plug."""
    early = file.with_suffix(".part")
    early.write_bytes(data)
    early.replace(file)


def known_options(game: Game, pack: str, words: list[str]) -> dict[str, Any]:
    """The options that were said as name=value."""
    fields = game.options_of(pack)
    checked = options.read(fields, words)
    known = {option.id for option in fields}
    return {name: checked[name] for word in words if (name := word.partition("=")[0]) in known}
