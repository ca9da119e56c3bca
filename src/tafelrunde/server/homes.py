"""Where the store is at home: what a `--database` names."""

import os

from tafelrunde.server.company import Alone, Company
from tafelrunde.server.data_folder import database_file
from tafelrunde.server.sql import SqlStore
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import StoreError

POSTGRES = ("postgresql://", "postgres://")


def is_shared(database: str | os.PathLike[str] | None) -> bool:
    """Whether many processes can use this database at once."""
    return database is not None and os.fspath(database).startswith(POSTGRES)


def company_of(store: SqlStore) -> Company:
    """The other processes that use this store."""
    if isinstance(store, SqliteStore):
        return Alone(store)
    from tafelrunde.server.postgres import PostgresStore  # noqa: PLC0415  # only who uses it needs its driver
    from tafelrunde.server.shared import Shared  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return Shared(store)


def store_at(database: str | os.PathLike[str] | None) -> SqlStore:
    """The store in a file (a path, or `sqlite:///` and a path; none: that of the user) or at `postgresql://…`."""
    if not is_shared(database):
        return SqliteStore(database_file(database))
    try:
        from tafelrunde.server.postgres import PostgresStore  # noqa: PLC0415  # only who uses it needs its driver
    except ImportError as error:
        raise StoreError("PostgreSQL needs one more package: pip install 'tafelrunde[postgres]'") from error
    return PostgresStore(os.fspath(database or ""))
