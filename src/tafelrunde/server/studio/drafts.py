"""Drafts in the store. A change is kept with the number of the version it was made from: whoever comes second is told."""

import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tafelrunde.engine.archive import zipped
from tafelrunde.server.sql import Ask, Do, SqlStore, insert
from tafelrunde.server.studio.wire import DraftVersion


class KeptDraft(Struct):
    """All that is known about a draft but its versions."""

    id: str
    game: str
    name: str
    base: str
    version: int
    files: dict[str, str]


class Drafts:
    """Those of one store."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def create(self, draft: KeptDraft, owner: bytes) -> None:
        """Keep a new draft."""
        row: dict[str, Any] = {"id": draft.id, "game": draft.game, "name": draft.name, "base": draft.base}
        row |= {"version": draft.version, "changed": time.time(), "owner": owner}
        await self.store.write(insert("drafts", row), *_files(draft.id, draft.files))

    async def count(self, owner: bytes) -> tuple[int, int]:
        """How many there are, and how many of them are this person's."""
        ((row,),) = await self.store.read(Ask("SELECT count(*), count(*) FILTER (WHERE owner = ?) FROM drafts", (owner,)))
        return int(row[0]), int(row[1])

    async def find(self, id: str) -> KeptDraft | None:
        """A draft with its files."""
        found, files = await self.store.read(
            Ask("SELECT id, game, name, base, version FROM drafts WHERE id = ?", (id,)),
            Ask("SELECT name, text FROM draft_files WHERE draft = ? ORDER BY name", (id,)),
        )
        if not found:
            return None
        draft, game, name, base, version = found[0]
        return KeptDraft(draft, game, name, base, version, {file: text for file, text in files})  # noqa: C416  # rows of any home

    async def save(self, id: str, seen: int, files: Mapping[str, str], removed: list[str], name: str | None) -> None:
        """Keep what was changed since this version; `Taken` if somebody else has changed the draft since."""
        change = "UPDATE drafts SET version = version + 1, changed = ?, name = coalesce(?, name) WHERE id = ? AND version = ?"
        await self.store.write(
            Do(change, (time.time(), name, id, seen), "somebody else has changed this draft"),
            *(Do("DELETE FROM draft_files WHERE draft = ? AND name = ?", (id, gone)) for gone in removed),
            *_files(id, files),
        )

    async def drop(self, id: str) -> None:
        """Throw a draft away, with its versions."""
        await self.store.write(Do("DELETE FROM drafts WHERE id = ?", (id,)))

    # --- versions -----------------------------------------------------------------------------------------------------

    async def keep_version(self, draft: KeptDraft, note: str, most: int) -> None:
        """Keep a draft as it is now; the oldest versions go when there are too many."""
        await self.store.write(
            Do(
                """INSERT INTO draft_versions (draft, number, note, at, archive) VALUES
                     (?, (SELECT coalesce(max(number), 0) + 1 FROM draft_versions WHERE draft = ?), ?, ?, ?)""",
                (draft.id, draft.id, note, time.time(), zipped(draft.files)),
            ),
            Do(
                """DELETE FROM draft_versions WHERE draft = ? AND number <=
                     (SELECT max(number) FROM draft_versions WHERE draft = ?) - ?""",
                (draft.id, draft.id, most),
            ),
        )

    async def versions(self, id: str) -> list[DraftVersion]:
        """The newest first."""
        (rows,) = await self.store.read(
            Ask("SELECT number, note, at FROM draft_versions WHERE draft = ? ORDER BY number DESC", (id,))
        )
        return [DraftVersion(*row) for row in rows]

    async def version(self, id: str, number: int) -> bytes | None:
        """The archive of a version."""
        (rows,) = await self.store.read(Ask("SELECT archive FROM draft_versions WHERE draft = ? AND number = ?", (id, number)))
        return bytes(rows[0][0]) if rows else None


def _files(draft: str, files: Mapping[str, str]) -> list[Do]:
    again = "ON CONFLICT (draft, name) DO UPDATE SET text = excluded.text"
    return [insert("draft_files", {"draft": draft, "name": name, "text": text}, again) for name, text in files.items()]
