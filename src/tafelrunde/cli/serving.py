"""`tafelrunde` and `tafelrunde serve`: the table in the browser."""

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.server import run
from tafelrunde.server.homes import is_shared
from tafelrunde.server.logs import Form
from tafelrunde.server.store import Keeping

DATABASE = "TAFELRUNDE_DATABASE"


def home() -> None:
    """Open the table in the browser. Games are kept in the user's data folder."""
    _serve(port=None, open_page=True)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = run.PORT,
    database: str | None = None,
    origin: Annotated[list[str] | None, Parameter(negative="")] = None,
    workers: int | None = None,
    processes: int = 1,
    keep_finished: float = 0,
    keep_unfinished: float = 0,
    log: Form = "text",
    open: Annotated[bool, Parameter(negative="")] = False,  # it is the name of the flag
    studio: bool | None = None,
) -> None:
    """Serve tables in the browser until Ctrl+C.

    Parameters
    ----------
    host
        The address to listen at. 0.0.0.0 lets other machines in.
    port
        The port to listen at; 0 takes any free one.
    database
        Where the tables are kept, instead of the file in the user's data folder: another file, or postgresql://... Without
        it, TAFELRUNDE_DATABASE is asked.
    origin
        An address under which browsers reach this server, if it is another one (https://games.example.org).
    workers
        How many processes think for computer players.
    processes
        How many processes serve; more than one need PostgreSQL.
    keep_finished
        After how many days without a move finished tables are dropped; 0 keeps them for ever.
    keep_unfinished
        The same for tables that were never finished.
    log
        How the log is written: in plain words, or as JSON with a line for every request.
    open
        Open the page in the browser.
    studio
        Whether guests may design packs here and let the lab measure them. Usually only on one's own machine.
    """
    database = database or os.environ.get(DATABASE)
    origins = tuple(origin or ())
    if keep_finished < 0 or keep_unfinished < 0:
        raise BadUse("tables are kept for some days, or with 0 for ever; there are no negative days")
    keeping = Keeping(finished=keep_finished, unfinished=keep_unfinished)
    if processes <= 1:
        _serve(host, port, database, origins, open, workers, log, keeping, studio)
        return
    if not is_shared(database):
        raise BadUse("several processes need a database that they can share: --database postgresql://...")
    thinking = max(1, ((os.cpu_count() or 2) - 1) // processes) if workers is None else workers
    command = [sys.executable, "-m", "tafelrunde", "serve", "--host", host, "--port", str(port), "--workers", str(thinking)]
    command += ["--log", log, "--keep-finished", str(keep_finished), "--keep-unfinished", str(keep_unfinished)]
    for one in origins:
        command += ["--origin", one]
    if studio is not None:
        command.append("--studio" if studio else "--no-studio")
    try:
        # the database is no part of the command: everybody on the machine can read that
        run.serve_many(processes, command, host, port, origins, environment={DATABASE: database or ""})
    except run.CannotServe as error:
        raise CommandFailed(str(error)) from error


def _serve(
    host: str = "127.0.0.1",
    port: int | None = run.PORT,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    open_page: bool = False,
    workers: int | None = None,
    log: Form = "text",
    keeping: Keeping = Keeping(),  # noqa: B008  # it never changes
    studio: bool | None = None,
) -> None:
    try:
        run.serve(host, port, database, origins, open_page, workers=workers, log_form=log, keeping=keeping, studio=studio)
    except run.CannotServe as error:
        raise CommandFailed(str(error)) from error
