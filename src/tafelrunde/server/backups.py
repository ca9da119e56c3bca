"""Backups: everything that a store keeps as of one moment, in one SQLite file, made while the server runs.

The file does not depend on where the store was: one of PostgreSQL can be restored into a file, and the other way round. To
verify a backup is to play every game in it again.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from tafelrunde.engine import library, registry
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.record import BadRecord, current
from tafelrunde.server.data_folder import make_private
from tafelrunde.server.moving import copy_all, move_house
from tafelrunde.server.packs import KIND
from tafelrunde.server.sql import Ask, SqlStore
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import KeptTable, Store, StoreError
from tafelrunde.table.room import NotPossible, Room
from tafelrunde.table.snapshot import reopen

PART: Final = ".part"  # what is not whole yet

Told = Callable[[int], None]


class Verdict(Struct):
    """What became of verifying a backup."""

    tables: int = 0
    moves: int = 0
    wrong: dict[str, str] = {}  # by table, what is wrong with it


async def back_up(store: SqlStore, target: Path, told: Told = lambda _: None) -> int:
    """Write a backup; the number of tables. The file is there when it is whole, and not before."""
    try:
        with _making(target) as part:
            return await _copy(store, part, told)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the backup could not be written to {target}: {error}") from error


@contextmanager
def _making(target: Path) -> Iterator[Path]:
    """A file that gets its name when it is whole and the disk has it, and is gone otherwise."""
    if target.exists():
        raise StoreError(f"{target} exists already; give the backup a new name")
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        for end in ("", "-wal", "-shm"):
            part.with_name(part.name + end).unlink(missing_ok=True)


async def _copy(store: SqlStore, part: Path, told: Told) -> int:
    make_private(part)
    if isinstance(store, SqliteStore):
        return await store.copy_to(part)
    from tafelrunde.server.postgres import PostgresStore  # noqa: PLC0415  # only who uses it needs its driver

    assert isinstance(store, PostgresStore)
    target = SqliteStore(part)
    try:
        async with store.moment() as then:
            return await copy_all(then, target, told)
    finally:
        await target.close()


async def restore(backup: Path, store: SqlStore, told: Told = lambda _: None) -> int:
    """Bring all that a backup holds into an empty store; the number of tables."""
    async with opened(backup) as source:
        return await move_house(source, store, told)


async def verify(backup: Path, told: Told = lambda _: None) -> Verdict:
    """Play every game of a backup again and compare where it leads with what is written there."""
    verdict = Verdict()
    async with opened(backup) as store:
        ((row,),) = await store.read(Ask("PRAGMA integrity_check"))
        if row[0] != "ok":
            raise StoreError(f"{backup} is damaged: {row[0]}")
        (names,) = await store.read(Ask("SELECT id FROM tables ORDER BY id"))
        for number, (name,) in enumerate(names, 1):
            kept = await store.load(name)
            assert kept is not None
            verdict.tables += 1
            verdict.moves += len(kept.record.actions)
            wrong = await _wrong_with(kept, store)
            if wrong:
                verdict.wrong[name] = wrong
            told(number)
    return verdict


async def _wrong_with(kept: KeptTable, store: Store) -> str:
    """What is wrong with a table; nothing if its moves lead to where it is said to be."""
    try:
        game = registry.find(kept.record.game)
        pack = kept.record.pack
        if pack and not library.known(game, pack):
            archive = await store.blob(KIND, pack)
            if archive is None:
                return f"its pack {pack[:12]} is missing"
            library.from_archive(game, archive)
        room, _ = reopen(game, current(game, kept.record), [])
    except (registry.UnknownGame, BadRecord, BadPack, NotPossible) as error:
        return str(error)
    return _difference(kept, room)


def _difference(kept: KeptTable, room: Room) -> str:
    if (kept.over, kept.asked) != (room.over, room.asked):
        return f"it is said to be over={kept.over}, asked={kept.asked}, but its moves lead to {room.over}, {room.asked}"
    return ""


@asynccontextmanager
async def opened(backup: Path) -> AsyncIterator[SqliteStore]:
    """A backup as a store: a copy of it, so that the backup itself stays as it was written."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as folder:
        copy = Path(folder) / "backup.sqlite3"
        try:
            shutil.copyfile(backup, copy)
        except OSError as error:
            raise StoreError(f"the backup {backup} cannot be read: {error.strerror}") from error
        try:
            store = SqliteStore(copy)
        except StoreError as error:
            raise StoreError(f"{backup} is no backup that can be read: {error.__cause__}") from error
        try:
            yield store
        finally:
            await store.close()
