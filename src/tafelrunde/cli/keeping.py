"""`tafelrunde move`, `backup`, `restore`, `verify`: what a store keeps goes elsewhere and comes back."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console

from tafelrunde.cli.failure import CommandFailed
from tafelrunde.cli.serving import DATABASE
from tafelrunde.server import backups
from tafelrunde.server.data_folder import database_file
from tafelrunde.server.homes import is_shared, store_at
from tafelrunde.server.moving import move_house
from tafelrunde.server.sql import SqlStore
from tafelrunde.server.store import StoreError

SHOWN = 20  # tables with which something is wrong

T = TypeVar("T")


def move(source: str, target: str) -> None:
    """Move all tables from one database into another, empty one. No server may use them meanwhile; the first stays as it is.

    Parameters
    ----------
    source
        A SQLite file, or postgresql://...
    target
        Where to: an empty or new one of either kind.
    """

    async def work() -> int:
        async with opened(source, begun=True) as old, opened(target) as new:
            return await move_house(old, new)

    say(f"Tables moved: {run(work())}.")


def backup(target: Path, *, database: str | None = None) -> None:
    """Write everything that a server keeps into one file, as of this moment. The server may be running.

    Parameters
    ----------
    target
        The file to write; it must not exist yet.
    database
        That of the server; without it the usual one, as for `serve`.
    """

    async def work() -> int:
        async with opened(database, begun=True) as store:
            return await backups.back_up(store, target)

    say(f"Tables written to {target}: {run(work())}.")


def restore(backup: Path, *, database: str) -> None:
    """Bring everything of a backup into an empty database. The backup stays as it is.

    Parameters
    ----------
    backup
        What `tafelrunde backup` has written.
    database
        Where to: a new SQLite file, or an empty postgresql://...
    """

    async def work() -> int:
        async with opened(database) as store:
            return await backups.restore(backup, store)

    say(f"Tables restored: {run(work())}.")


def verify(backup: Path) -> int:
    """Play every game of a backup again, and compare where it leads with what is written there.

    Parameters
    ----------
    backup
        What `tafelrunde backup` has written.
    """
    verdict = run(backups.verify(backup))
    say(f"Tables played again: {verdict.tables}, with {verdict.moves} moves; wrong: {len(verdict.wrong)}.")
    for table, wrong in list(verdict.wrong.items())[:SHOWN]:
        say(f"table {table}: {wrong}")
    return 1 if verdict.wrong else 0


@asynccontextmanager
async def opened(database: str | None, begun: bool = False) -> AsyncIterator[SqlStore]:
    """A store, for a while; one that has begun has to be there: nobody wants a backup of nothing."""
    database = database or os.environ.get(DATABASE)
    if begun and not is_shared(database) and not database_file(database).is_file():
        raise StoreError(
            f"there is no database {database_file(database)}; say with --database where the server keeps its tables"
        )
    store = store_at(database)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do this; what a store cannot do is said in one line."""
    try:
        return asyncio.run(work)
    except (StoreError, ValueError) as error:
        raise CommandFailed(str(error)) from error


def say(text: str) -> None:
    """One line."""
    Console(soft_wrap=True).print(text, highlight=False, markup=False)
