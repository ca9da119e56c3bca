"""Moving house: everything that one store keeps goes into another one that is empty, from a file to PostgreSQL or back."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from tafelrunde.server.sql import Ask, Do, Row, SqlStore, insert
from tafelrunde.server.store import StoreError

OF_A_TABLE: Final = {  # and by what their rows are ordered
    "seats": "seat",
    "actions": "number",
    "snapshots": "version",
    "chat": "number",
    "hints": "number",
    "results": "seat",
}
OF_THE_HOUSE: Final = ("settings", "bans", "complaints", "audit", "people", "sessions", "passkeys")
OF_THE_STUDIO: Final = ("drafts", "draft_files", "draft_versions")
BESIDES: Final = ("fame", "deals", "secrets", "blobs", *OF_THE_HOUSE, *OF_THE_STUDIO)
PASSING: Final = ("processes", "challenges")  # true for a moment, and not worth keeping
NUMBERED: Final = ("chat", "hints", "complaints", "audit")  # whose numbers the database gives


class Reader(Protocol):
    """A store, or a store as it was at one moment."""

    async def read(self, *questions: Ask) -> list[list[Row]]:
        """The answers to all of these."""
        ...


async def move_house(source: Reader, target: SqlStore, told: Callable[[int], None] = lambda _: None) -> int:
    """Copy everything into an empty store; the number of tables."""
    if await _count(target, "tables") or await _count(target, "secrets"):
        raise StoreError("the place to move to is not empty: give one in which no tables have been kept yet")
    return await copy_all(source, target, told)


async def copy_all(source: Reader, target: SqlStore, told: Callable[[int], None] = lambda _: None) -> int:
    """Copy everything; the number of tables. Each table is copied as a whole or not at all."""
    (names,) = await source.read(Ask("SELECT id FROM tables ORDER BY id"))
    for number, (name,) in enumerate(names, 1):
        await _move_table(source, target, name)
        told(number)
    for place in BESIDES:
        (rows,) = await source.read(Ask(f"SELECT * FROM {place}"))
        for row in rows:
            await target.write(insert(place, _named(row)))
    for place in NUMBERED:
        await target.numbered(place)
    for place in ("tables", *OF_A_TABLE, *BESIDES):
        if await _count(source, place) != await _count(target, place):
            raise StoreError(f"not all of {place!r} has arrived: was a server still running? Begin again with an empty place")
    return len(names)


async def _move_table(source: Reader, target: SqlStore, name: str) -> None:
    found = await source.read(
        Ask("SELECT * FROM tables WHERE id = ?", (name,)),
        *(Ask(f"SELECT * FROM {part} WHERE table_id = ? ORDER BY {order}", (name,)) for part, order in OF_A_TABLE.items()),
    )
    work: list[Do] = []
    for place, rows in zip(("tables", *OF_A_TABLE), found, strict=True):
        work += [insert(place, _named(row)) for row in rows]
    await target.write(*work)


def _named(row: Any) -> dict[str, Any]:
    return {name: row[name] for name in row.keys()}  # noqa: SIM118  # a row of sqlite3 has only this way


async def _count(store: Reader, place: str) -> int:
    ((row,),) = await store.read(Ask(f"SELECT count(*) FROM {place}"))
    return int(row[0])
