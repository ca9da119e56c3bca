"""The one command, `tafelrunde`: serve, play, simulate, replay, read the rules, check packs."""

from tafelrunde.cli.app import main

__all__ = ["main"]
