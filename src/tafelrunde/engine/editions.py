"""The editions of a game's own content: all that it ever had, compressed, so that a record of any of them is played again.

`editions/index.toml` lists them, oldest first, with the version of the rules that records of that time name. An edition without
a content cannot be played any more, because the rules themselves have changed; then the index says which release plays it.
`python -m tools.editions` adds the content of today.
"""

import lzma
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.engine.pack import load

INDEX: Final = "index.toml"
CONTENTS: Final = "contents.json.xz"


class Edition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A content that the game once had."""

    version: str  # of the rules, as records of that time name it
    release: str  # of Tafelrunde, the last one that had it
    content: str = ""  # its hash; none: the rules have changed since


class Index(msgspec.Struct, forbid_unknown_fields=True):
    """index.toml"""

    edition: list[Edition] = []


@cache
def editions(game: Path) -> tuple[Edition, ...]:
    """The editions of the game in this folder, oldest first."""
    file = game / "editions" / INDEX
    return tuple(load(file, Index).edition) if file.is_file() else ()


def of_version(game: Path, version: str) -> Edition | None:
    """The edition that a record without a content was played with: the first that had this version of the rules."""
    return next((edition for edition in editions(game) if edition.version == version), None)


def files(game: Path, content: str) -> dict[str, str] | None:
    """The files of an edition by the hash of its content."""
    return _contents(game).get(content) if any(edition.content == content for edition in editions(game)) else None


@cache
def _contents(game: Path) -> dict[str, dict[str, str]]:
    packed = (game / "editions" / CONTENTS).read_bytes()
    return msgspec.json.decode(lzma.decompress(packed), type=dict[str, dict[str, str]])


def write(game: Path, index: list[Edition], contents: dict[str, dict[str, str]]) -> None:
    """Keep these editions."""
    folder = game / "editions"
    folder.mkdir(exist_ok=True)
    packed = lzma.compress(msgspec.json.encode(contents, order="sorted"), preset=9 | lzma.PRESET_EXTREME)
    (folder / CONTENTS).write_bytes(packed)
    entries = (
        "\n".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in msgspec.to_builtins(edition).items())
        for edition in index
    )
    (folder / INDEX).write_text("\n\n".join(f"[[edition]]\n{entry}" for entry in entries) + "\n", encoding="utf-8")
