"""A pack as one file: a ZIP archive with its label and its TOML files, the same bytes whenever the content is the same.

An archive may come from anybody: it is read in memory, entry by entry, and nothing in it names a place on this machine.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tafelrunde.engine.pack import LONGEST_FILE, BadPack

LONGEST_ARCHIVE: Final = 512 * 1024  # bytes as it travels
LONGEST_PACK: Final = 1024 * 1024  # bytes unpacked
MOST_FILES: Final = 200
FILE_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,58}\.toml")
DAY_ONE: Final = (1980, 1, 1, 0, 0, 0)  # so that equal content gives equal bytes


def zipped(files: Mapping[str, str]) -> bytes:
    """These files in one archive."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DAY_ONE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name].encode(), compresslevel=9)
    return whole.getvalue()


def unzipped(data: bytes) -> dict[str, str]:
    """The files in an archive; they may all lie in one folder, as archivers like to have it."""
    if len(data) > LONGEST_ARCHIVE:
        raise BadPack("the archive", "", f"has {len(data)} bytes; at most {LONGEST_ARCHIVE} are read")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _read(archive)
    except BadPack:
        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError) as error:
        raise BadPack("the archive", "", f"is no ZIP file that can be read ({error})") from error


def _read(archive: zipfile.ZipFile) -> dict[str, str]:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise BadPack("the archive", "", f"has {len(entries)} files; a pack has at most {MOST_FILES}")
    files: dict[str, str] = {}
    left = LONGEST_PACK
    folders = {entry.filename.rpartition("/")[0] for entry in entries}
    for entry in entries:
        folder, _, name = entry.filename.rpartition("/")
        if len(folders) > 1 or "/" in folder or folder in (".", "..") or "\\" in entry.filename:
            raise BadPack(entry.filename[:80], "", "a pack has no folders: all its files lie side by side")
        if not FILE_NAME.fullmatch(name):
            raise BadPack(entry.filename[:80], "", "a file of a pack is called like cards.toml: small letters, digits, - and _")
        if name in files:
            raise BadPack(name, "", "is there twice")
        text = _contents(archive, entry, name, min(left, LONGEST_FILE))
        left -= len(text)
        try:
            files[name] = text.decode("utf-8")
        except UnicodeDecodeError:
            raise BadPack(name, "", "is no text in UTF-8") from None
    return files


def _contents(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, most: int) -> bytes:
    """What is really in there counts, not what the archive says about it."""
    if entry.flag_bits & 1:
        raise BadPack(name, "", "is encrypted")
    with archive.open(entry) as stream:
        text = stream.read(most + 1)
    if len(text) > most:
        raise BadPack(name, "", f"is too large: a file has at most {LONGEST_FILE} bytes, a pack {LONGEST_PACK}")
    return text


def folder_files(folder: Path) -> dict[str, str]:
    """The files of a pack that lies in a folder of this machine."""
    if not folder.is_dir():
        raise BadPack(folder, "", "is no folder; `tafelrunde pack new GAME FOLDER` starts a pack")
    files: dict[str, str] = {}
    for file in sorted(folder.glob("*.toml")):
        try:
            if file.stat().st_size > LONGEST_FILE:
                raise BadPack(file, "", f"has more than {LONGEST_FILE} bytes")
            files[file.name] = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(file, "", f"cannot be read ({error})") from error
    return files
