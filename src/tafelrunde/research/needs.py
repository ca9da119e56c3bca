"""What the faces for research need besides Tafelrunde itself: it is installed with them, playing needs none of it."""

from importlib import import_module
from types import ModuleType

HOW = "pip install 'tafelrunde[research]'"


class Missing(ImportError):
    """A package of the extra `research` is not installed."""


def need(module: str, extra: str = HOW) -> ModuleType:
    """This module of somebody else's package, or a word on how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise Missing(f"{module.partition('.')[0]} is needed for this and is not installed: {extra}", name=module) from error
