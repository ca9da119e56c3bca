"""Has something changed? A fingerprint of files, by name and content, however old they are."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

GENERATED = ("node_modules", "__pycache__", ".svelte-kit", "test-results", "src/tafelrunde/web")


def fingerprint(root: Path, *paths: str, also: str = "") -> str:
    """One short text for the files at these paths below `root` (folders with all they hold), and for `also`."""
    digest = hashlib.sha256(also.encode())
    for path in paths:
        for file in _files(root / path):
            digest.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    elif path.is_dir() and not path.as_posix().endswith(GENERATED):
        for entry in sorted(path.iterdir()):
            yield from _files(entry)


class Stamp:
    """A small file that remembers for which fingerprint something was made."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def says(self, value: str) -> bool:
        return self.file.is_file() and self.file.read_text("utf-8") == value

    def set(self, value: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(value, "utf-8")
