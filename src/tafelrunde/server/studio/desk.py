"""The desk of the studio: drafts are begun, changed, kept as versions and made into packs."""

import asyncio
from collections.abc import Awaitable, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from tafelrunde.engine import Game, library, registry
from tafelrunde.engine.archive import FILE_NAME, LONGEST_PACK, MOST_FILES, unzipped, zipped
from tafelrunde.engine.library import LABEL, Label, Pack
from tafelrunde.engine.pack import LONGEST_FILE, BadPack, File, load
from tafelrunde.server import wire
from tafelrunde.server.archive import Clerk
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed, new_key
from tafelrunde.server.packs import card
from tafelrunde.server.shelf import game_named
from tafelrunde.server.store import StoreError, Taken
from tafelrunde.server.studio.drafts import Drafts, KeptDraft
from tafelrunde.server.studio.lab import Lab, ordered
from tafelrunde.server.studio.reading import Reader
from tafelrunde.server.studio.wire import (
    Draft,
    DraftMade,
    DraftVersion,
    LabOrder,
    LabState,
    NewDraft,
    Save,
    StudioCard,
)
from tafelrunde.server.trouble import Trouble

NAME = 80  # characters
NOTE = 200

T = TypeVar("T")


class Desk:
    """The studio of one server."""

    def __init__(self, hub: Hub, clerk: Clerk, folder: Path, *, is_open: bool) -> None:
        self.hub = hub
        self.limits = hub.limits
        self.is_open = is_open
        self.drafts = Drafts(hub.store)
        self.reader = Reader(hub.limits, clerk)
        self.lab = Lab(folder, hub.limits)

    def card(self) -> StudioCard:
        """Whether there is a studio, and what it gives."""
        return StudioCard(self.is_open, self.limits.lab_games)

    def check_open(self) -> None:
        """Refuse everything where the host wants no studio."""
        if not self.is_open:
            raise Trouble(403, "there is no studio on this server; its host can start it with --studio")

    # --- beginning ----------------------------------------------------------------------------------------------------

    async def begin(self, new: NewDraft, person: str, me: str = "") -> DraftMade:
        """A draft of a game's content, or of a pack that is on this server."""
        game = game_named(new.game)
        if new.pack:
            await self.hub.packs.need(game, new.pack)
        files = await asyncio.to_thread(library.files_of, game, new.pack)
        base = new.pack or await asyncio.to_thread(library.own_content, game)
        return await self._made(KeptDraft("", game.id, _line(new.name, NAME), base, 1, files), person, me)

    async def bring(self, archive: bytes, person: str, me: str = "") -> DraftMade:
        """A draft of a pack that somebody brings as one file. Its base is the game."""
        try:
            files = unzipped(archive)
            game = registry.find(library.game_of(files))
            label = load(File(LABEL, files.pop(LABEL)), Label)
        except (BadPack, registry.UnknownGame) as error:
            raise Trouble(400, f"this pack cannot be used: {error}") from error
        if not game.whole_packs:
            files = await asyncio.to_thread(library.files_of, game, "") | files
        base = await asyncio.to_thread(library.own_content, game)
        return await self._made(KeptDraft("", game.id, _line(label.name, NAME), base, 1, files), person, me)

    async def copy(self, key: str, person: str, me: str = "") -> DraftMade:
        """The same once more, as a draft of its own."""
        draft = await self.find(key)
        return await self._made(msgspec.structs.replace(draft, version=1), person, me)

    async def _made(self, draft: KeptDraft, person: str, me: str) -> DraftMade:
        self.check_open()
        self.hub.check_open()
        self.hub.may_create(person, me)
        _check_files(draft.files)
        owner = await self.hub.owner(person)
        everybody, own = await self._kept(self.drafts.count(owner))
        if everybody >= self.limits.drafts:
            raise Trouble(503, "this server has no room for another draft")
        if own >= self.limits.drafts_per_person:
            raise Trouble(429, f"you have {own} drafts here; throw one away first")
        key = new_key()
        await self._kept(self.drafts.create(msgspec.structs.replace(draft, id=hashed(key).hex()), owner))
        return DraftMade(key, draft.game)

    # --- working ------------------------------------------------------------------------------------------------------

    async def find(self, key: str) -> KeptDraft:
        """The draft that this key opens."""
        self.check_open()
        draft = await self._kept(self.drafts.find(hashed(key).hex()))
        if draft is None:
            raise Trouble(404, "there is no such draft; it may have been thrown away")
        return draft

    async def open(self, key: str) -> Draft:
        """A draft with what it started from."""
        draft = await self.find(key)
        game = game_named(draft.game)
        base = await self.base_files(game, draft)
        versions = await self._kept(self.drafts.versions(draft.id))
        return Draft(draft.game, draft.name, draft.version, draft.files, base, versions)

    async def base_files(self, game: Game, draft: KeptDraft) -> dict[str, str]:
        """What a draft started from; where nobody knows that any more, the game as it is today."""
        try:
            await self.hub.packs.need(game, draft.base)
            return await asyncio.to_thread(library.files_of, game, draft.base)
        except (Trouble, BadPack):
            return await asyncio.to_thread(library.files_of, game, "")

    async def save(self, key: str, change: Save, person: str) -> bytes:
        """Keep a change and say what the draft shows now, as JSON of `Saved`."""
        draft = await self.find(key)
        if change.version != draft.version:
            raise _elsewhere()
        kept = {name: text for name, text in draft.files.items() if name not in change.removed}
        files = kept | change.files
        _check_files(files)
        name = None if change.name is None else _line(change.name, NAME)
        version = draft.version
        looking = asyncio.create_task(self.reader.look(person, draft.game, files, change.only))
        if change.files or change.removed or (name is not None and name != draft.name):
            try:
                await self._kept(self.drafts.save(draft.id, version, change.files, change.removed, name))
            except (Taken, Trouble) as error:
                await looking
                raise (_elsewhere() if isinstance(error, Taken) else error) from None
            version += 1
        looked = await looking
        return b'{"version":%d,"looked":%s}' % (version, looked)

    async def drop(self, key: str) -> None:
        """Throw a draft away."""
        await self._kept(self.drafts.drop((await self.find(key)).id))

    # --- versions and packs -------------------------------------------------------------------------------------------

    async def keep_version(self, key: str, note: str) -> list[DraftVersion]:
        """Keep a draft as it is now, with a note."""
        draft = await self.find(key)
        await self._kept(self.drafts.keep_version(draft, _line(note, NOTE), self.limits.versions))
        return await self._kept(self.drafts.versions(draft.id))

    async def restore(self, key: str, number: int) -> Draft:
        """Go back to a version. What the draft is now is kept as one, too."""
        draft = await self.find(key)
        archive = await self._kept(self.drafts.version(draft.id, number))
        if archive is None:
            raise Trouble(404, f"this draft has no version {number}")
        files = unzipped(archive)
        await self._kept(self.drafts.keep_version(draft, "", self.limits.versions))
        gone = [name for name in draft.files if name not in files]
        try:
            await self._kept(self.drafts.save(draft.id, draft.version, files, gone, None))
        except Taken:
            raise _elsewhere() from None
        return await self.open(key)

    async def pack(self, key: str, person: str) -> wire.PackCard:
        """The draft as a pack that can be played and shared; refused with its first mistake."""
        game, pack = await self.made_pack(await self.find(key))
        await self.hub.packs.keep(pack, await self.hub.owner(person))
        return card(game, pack.content)

    async def made_pack(self, draft: KeptDraft) -> tuple[Game, Pack]:
        """The pack that a draft is."""
        game = game_named(draft.game)
        label = Pack("", Label(draft.game, draft.name), {}).label_text()
        try:
            return game, await asyncio.to_thread(library.made, game, {**draft.files, LABEL: label})
        except BadPack as error:
            raise Trouble(409, f"this draft cannot be played: {error}") from error

    # --- what does it do? ---------------------------------------------------------------------------------------------

    async def measure(self, key: str, order: LabOrder, person: str) -> LabState:
        """Let the lab compare the draft with what it started from, or go on with it."""
        draft = await self.find(key)
        game, pack = await self.made_pack(draft)
        if pack.content == draft.base:
            raise Trouble(409, "this draft says the same as what it started from; change something first")
        base = b""
        if library.brought(game, draft.base):
            base = library.find(draft.base).to_archive()
        elif draft.base != library.own_content(game):
            base = zipped({**await self.base_files(game, draft), LABEL: Pack("", Label(game.id), {}).label_text()})
        self.lab.start(draft.id, ordered(game.id, pack.content, order), pack.to_archive(), base, person)
        return self.lab.state(draft.id, pack.content)

    async def measured(self, key: str) -> LabState:
        """How far the lab is."""
        draft = await self.find(key)
        try:
            content = await asyncio.to_thread(library.content_hash, draft.game, draft.files)
        except BadPack:
            content = ""
        return self.lab.state(draft.id, content)

    async def stop(self, key: str) -> LabState:
        """Stop the lab; what is done is kept."""
        await self.lab.stop((await self.find(key)).id)
        return await self.measured(key)

    async def report(self, key: str) -> bytes:
        """The report of the lab."""
        return self.lab.report((await self.find(key)).id)

    async def _kept(self, work: Awaitable[T]) -> T:
        """What the store says; if it fails, in words."""
        try:
            return await work
        except Taken:
            raise
        except StoreError as error:
            raise Trouble(503, f"the draft could not be kept: {error}; try again later") from error

    async def close(self) -> None:
        """Read and measure no more."""
        self.reader.close()
        await self.lab.close()


def _elsewhere() -> Trouble:
    return Trouble(409, "this draft was changed elsewhere in the meantime, in another tab or by somebody else")


def _line(text: str, most: int) -> str:
    """One line of plain text."""
    return " ".join("".join(sign for sign in text[: 4 * most] if sign.isprintable() or sign == " ").split())[:most]


def _check_files(files: Mapping[str, str]) -> None:
    """What a pack may be at most, whether it can be played or not."""
    if len(files) > MOST_FILES:
        raise Trouble(413, f"a pack has at most {MOST_FILES} files")
    for name, text in files.items():
        if not FILE_NAME.fullmatch(name) or name == LABEL:
            raise Trouble(400, f"{name[:80]!r}: a file of a pack is called like cards.toml: small letters, digits, - and _")
        if len(text.encode("utf-8", "surrogatepass")) > LONGEST_FILE:
            raise Trouble(413, f"{name} is too large: a file has at most {LONGEST_FILE} bytes")
        if "\0" in text:
            raise Trouble(400, f"{name} holds a sign that no text holds")
    if sum(len(text) for text in files.values()) > LONGEST_PACK:
        raise Trouble(413, f"a pack has at most {LONGEST_PACK} bytes")
