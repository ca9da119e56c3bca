"""`tafelrunde` and `tafelrunde serve`: the table in the browser."""

from typing import Annotated

from cyclopts import Parameter

from tafelrunde.cli.failure import CommandFailed
from tafelrunde.server import run


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
    open: Annotated[bool, Parameter(negative="")] = False,  # it is the name of the flag
) -> None:
    """Serve tables in the browser until Ctrl+C.

    Parameters
    ----------
    host
        The address to listen at. 0.0.0.0 lets other machines in.
    port
        The port to listen at; 0 takes any free one.
    database
        The file that keeps the tables, instead of the one in the user's data folder.
    origin
        An address under which browsers reach this server, if it is another one (https://games.example.org).
    workers
        How many processes think for computer players.
    open
        Open the page in the browser.
    """
    _serve(host, port, database, tuple(origin or ()), open, workers)


def _serve(
    host: str = "127.0.0.1",
    port: int | None = run.PORT,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    open_page: bool = False,
    workers: int | None = None,
) -> None:
    try:
        run.serve(host, port, database, origins, open_page, workers=workers)
    except run.CannotServe as error:
        raise CommandFailed(str(error)) from error
