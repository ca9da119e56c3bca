"""The packs of a server: brought by somebody as one file, kept in the store, in memory while they are played.

A pack is named by its content, so whoever knows the name may have the pack, and nobody can change it.
"""

import asyncio

from tafelrunde.engine import Game, library, registry
from tafelrunde.engine.archive import unzipped
from tafelrunde.engine.library import Pack
from tafelrunde.engine.pack import BadPack
from tafelrunde.server import wire
from tafelrunde.server.limits import Limits
from tafelrunde.server.store import Store, StoreError
from tafelrunde.server.trouble import Trouble

KIND = "pack"


class Packs:
    """Those of one server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits

    async def bring(self, archive: bytes, owner: bytes) -> wire.PackCard:
        """A pack that somebody brings: read by its game, then kept."""
        try:
            game, pack = await asyncio.to_thread(_read, archive)
        except (BadPack, registry.UnknownGame) as error:
            raise Trouble(400, f"this pack cannot be used: {error}") from error
        await self.keep(pack, owner)
        return card(game, pack.content)

    async def keep(self, pack: Pack, owner: bytes) -> None:
        """Keep a pack for good, if there is room for it, and whoever brings it has not brought too many."""
        archive = pack.to_archive()
        try:
            if await self.store.blob(KIND, pack.content) is not None:
                return
            if await self.store.blobs(KIND) >= self.limits.packs:
                raise Trouble(503, "this server has no room for another pack")
            count, size = await self.store.brought(KIND, owner)
            if count >= self.limits.packs_per_person or size + len(archive) > self.limits.pack_bytes_per_person:
                raise Trouble(429, "you have brought as many packs as one may have here")
            await self.store.keep_blob(KIND, pack.content, archive, owner)
        except StoreError as error:
            raise Trouble(503, f"the pack could not be kept: {error}; try again later") from error

    async def need(self, game: Game, content: str) -> None:
        """See to it that this content can be played: from memory, from the game itself or from the store."""
        if not content or (library.is_content(content) and await asyncio.to_thread(library.known, game, content)):
            return
        try:
            await asyncio.to_thread(library.from_archive, game, await self._archive(content))
        except Trouble as trouble:
            raise Trouble(409 if trouble.status == 404 else trouble.status, trouble.text) from trouble
        except BadPack as error:
            raise Trouble(409, f"the pack {content[:12]} cannot be used: {error}") from error

    async def card(self, content: str) -> wire.PackCard:
        """What everybody may know about a pack."""
        if not library.kept(content):
            await asyncio.to_thread(_read, await self._archive(content))
        return card(registry.find(library.find(content).label.game), content)

    async def archive(self, content: str) -> bytes:
        """A pack as one file."""
        return library.find(content).to_archive() if library.kept(content) else await self._archive(content)

    async def _archive(self, content: str) -> bytes:
        try:
            found = await self.store.blob(KIND, content) if library.is_content(content) else None
        except StoreError as error:
            raise Trouble(503, f"{error}; try again later") from error
        if found is None:
            raise Trouble(404, f"the pack {content[:12]!r} is not on this server; bring it first")
        return found


def card(game: Game, content: str) -> wire.PackCard:
    """What everybody may know about a pack that is in memory."""
    label = library.find(content).label
    return wire.PackCard(content, game.id, label.name[:80], label.author[:80], list(game.options_of(content)))


def _read(archive: bytes) -> tuple[Game, Pack]:
    files = unzipped(archive)
    game = registry.find(library.game_of(files))
    return game, library.made(game, files)
