"""Which Tafelrunde this is."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def program_version() -> str:
    """The version that is installed; `source` when it runs from a checkout that is not."""
    try:
        return version("tafelrunde")
    except PackageNotFoundError:
        return "source"
