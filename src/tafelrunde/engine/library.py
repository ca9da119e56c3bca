"""Packs by content: a pack is named by the hash of what its files say, so a record names exactly what it was played with.

A pack in the library is whole: what a designer did not write was taken from the game when the pack was made, and stays so
whatever becomes of the game. The game's own content is a pack, too: its earlier editions lie in the package (`editions/`).
Comments, the order of lines, the pack's name and its author are no part of the hash.
"""

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.engine import editions
from tafelrunde.engine.archive import folder_files, unzipped, zipped
from tafelrunde.engine.game import Game
from tafelrunde.engine.pack import BadPack, File, Files, load, parsed

LABEL: Final = "pack.toml"
CONTENT: Final = re.compile(r"[0-9a-f]{64}")


class UnknownPack(BadPack):
    """A pack that is not in the library of this process."""

    def __init__(self, content: str) -> None:
        super().__init__(f"pack {content[:12]}", "", "its content is not known here; bring the pack itself")
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return UnknownPack, (self.content,)


class Label(msgspec.Struct, forbid_unknown_fields=True):
    """pack.toml: what the pack is for."""

    game: str
    name: str = ""
    author: str = ""


class Pack(msgspec.Struct, frozen=True):
    """Everything that a game's content says, under the name of its content."""

    content: str  # the hash
    label: Label
    files: dict[str, str]  # TOML by name of the file

    def to_archive(self) -> bytes:
        """The pack as one file."""
        return zipped({**self.files, LABEL: self.label_text()})

    def label_text(self) -> str:
        """Its pack.toml; a text in JSON is one in TOML."""
        return "".join(
            f"{key} = {msgspec.json.encode(text).decode()}\n" for key, text in msgspec.to_builtins(self.label).items()
        )


_packs: dict[str, Pack] = {}


# --- making packs -----------------------------------------------------------------------------------------------------


def from_folder(game: Game, folder: Path) -> Pack:
    """The pack in a folder, in the library from now on."""
    return made(game, folder_files(folder), folder)


def from_archive(game: Game, data: bytes) -> Pack:
    """The pack in an archive, in the library from now on."""
    return made(game, unzipped(data))


def game_of(files: Mapping[str, str], place: object = "the pack") -> str:
    """The game that a pack's label names."""
    if LABEL not in files:
        raise BadPack(
            LABEL if place == "the pack" else f"{place}/{LABEL}", "", 'is missing; write it with one line, game = "..."'
        )
    return load(File(LABEL, files[LABEL]), Label).game


def made(game: Game, files: Mapping[str, str], folder: Path | None = None) -> Pack:
    """A pack of these files, completed and read by its game; from now on in the library."""
    label = Label(game.id, folder.name if folder else "")
    if LABEL in files:
        label = load(File(LABEL, files[LABEL]), Label)
    if label.game != game.id:
        raise BadPack(LABEL, "game", f"this is a pack for {label.game[:40]!r}, not for {game.id!r}")
    theirs = {name: text for name, text in files.items() if name != LABEL}
    whole = theirs if game.whole_packs else {**folder_files(game.folder / "content"), **theirs}
    whole.pop(LABEL, None)
    if folder is not None:
        game.setting(dict(game.endless), str(folder))  # errors name the place in the folder
    pack = Pack(content_hash(game.id, whole), label, whole)
    new = pack.content not in _packs
    keep(pack)
    try:
        game.setting(dict(game.endless), pack.content)
    except BadPack:
        if new:
            del _packs[pack.content]
        raise
    return pack


def content_hash(game: str, files: Mapping[str, str]) -> str:
    """The name of a content: the hash of what its files say, in a form that does not depend on how they are written."""
    said = {name: parsed(File(name, text)) for name, text in files.items()}
    return sha256(msgspec.json.encode({"game": game, "files": said}, order="sorted")).hexdigest()


# --- finding them -----------------------------------------------------------------------------------------------------


def keep(pack: Pack) -> None:
    """Put a pack into the library of this process."""
    _packs.setdefault(pack.content, pack)


def contents() -> list[str]:
    """The packs in the library of this process, by content."""
    return list(_packs)


def forget(content: str) -> None:
    """Take a pack out of the library of this process."""
    _packs.pop(content, None)


def files_of(game: Game, content: str) -> dict[str, str]:
    """The files of a content, the game's own or one that somebody brought; without a name today's own."""
    folder = game.folder / "content"
    if content in ("", own_content(game)):
        return {name: text for name, text in folder_files(folder).items() if name != LABEL} if folder.is_dir() else {}
    old = editions.files(game.folder, content)
    return dict(find(content).files if old is None else old)


def known(game: Game, content: str) -> bool:
    """Whether this content can be played here and now."""
    return content in _packs or owned(game, content)


def owned(game: Game, content: str) -> bool:
    """Whether the game itself has this content, today's or an earlier edition."""
    return content in ("", own_content(game)) or editions.files(game.folder, content) is not None


def find(content: str) -> Pack:
    """A pack that somebody brought."""
    try:
        return _packs[content]
    except KeyError:
        raise UnknownPack(content) from None


def kept(content: str) -> bool:
    """Whether the library of this process has a pack of this content."""
    return content in _packs


def brought(game: Game, content: str) -> bool:
    """Whether somebody brought this content: the game does not have it."""
    return content in _packs and not owned(game, content)


@cache
def own_content(game: Game) -> str:
    """The hash of the content that this game has today; nothing if it has none."""
    folder = game.folder / "content"
    return content_hash(game.id, folder_files(folder)) if folder.is_dir() else ""


def is_content(pack: str) -> bool:
    """Whether this is the name of a content, not a folder."""
    return CONTENT.fullmatch(pack) is not None


def content_files(own: Path, pack: str, whole: bool = False) -> Files:
    """For games: the files of a pack. It is named by its content or by its folder; without a name the game's own. Unless a pack
    is whole, a file that its folder does not have is the game's own."""
    if is_content(pack):
        old = editions.files(own.parent, pack)
        texts = find(pack).files if old is None else old
        return Files({name: File(name, text) for name, text in texts.items()})
    files = Files({file.name: File(file.name, path=file) for file in sorted(own.glob("*.toml"))})
    if pack:
        folder = Path(pack)
        if not folder.is_dir():
            raise BadPack(
                folder, "", f"is no folder; a pack is a folder with {', '.join([*files][:4])} or others of the game's files"
            )
        theirs = Files({file.name: File(file.name, path=file) for file in sorted(folder.glob("*.toml"))})
        files = theirs if whole else Files({**files, **theirs})
    files.pop(LABEL, None)
    return files
