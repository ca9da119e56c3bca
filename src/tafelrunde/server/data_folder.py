"""Where the tables are kept if nobody says otherwise: in the user's data folder, readable by nobody else."""

import os
import sys
from pathlib import Path

FILE = "tables.sqlite3"


def data_folder() -> Path:
    """The folder for this program's data, as the system wants it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tafelrunde"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Tafelrunde"
    chosen = Path(os.environ.get("XDG_DATA_HOME") or "")  # the standard says: a relative path is to be ignored
    return (chosen if chosen.is_absolute() else home / ".local" / "share") / "tafelrunde"


def database_file(database: str | os.PathLike[str] | None) -> Path:
    """The file that a --database names: a path, or `sqlite:///` and a path."""
    if database is None:
        return data_folder() / FILE
    text = os.fspath(database)
    scheme, colon, rest = text.partition("://")
    if not colon:
        return Path(text).expanduser()
    if scheme != "sqlite" or not rest.startswith("/"):
        raise ValueError(f"cannot keep tables in {text!r}: give a file, or sqlite:/// and its path")
    return Path(rest[1:]).expanduser()


def lab_folder(database: str | os.PathLike[str] | None) -> Path:
    """Where the lab works: beside the file of the tables, else in the data folder."""
    try:
        return database_file(database).with_name("lab")
    except ValueError:
        return data_folder() / "lab"


def make_private(file: Path) -> None:
    """Create the file and its folder, for their owner only; what exists already stays as it is."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
