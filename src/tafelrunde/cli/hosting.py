"""`tafelrunde host-key`: the keys of whoever looks after a server."""

from typing import Annotated

from cyclopts import Parameter

from tafelrunde.cli.keeping import opened, run, say
from tafelrunde.server.keys import hashed, new_key
from tafelrunde.server.watching import HOST, WATCHER


def host_key(*, database: str | None = None, watch: Annotated[bool, Parameter(negative="")] = False) -> None:
    """Make a new key for the host of a server and show it, once. The one before opens nothing any more.

    Parameters
    ----------
    database
        That of the server, which may be running; without it the usual one, as for `serve`.
    watch
        Make a key that reads /metrics and can do nothing else.
    """
    key = new_key()

    async def work() -> None:
        async with opened(database) as store:
            await store.renew_secret(WATCHER if watch else HOST, hashed(key))

    run(work())
    say(key)
