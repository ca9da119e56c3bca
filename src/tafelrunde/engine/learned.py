"""What was learned about a game: numbers that have a name, and whether they fit.

They are bound to the rules and the content with which they were learned. Where they do not fit, players go by what the authors
of the game wrote; `misfit` says why.
"""

import logging
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine.part import Setting
from tafelrunde.engine.weights import Weights, content_of, weights_in

NOTHING: Final[list[float]] = []

_log: Final = logging.getLogger(__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned:
    """Numbers by name: at most one content at a time has learned ones that fit."""

    def __init__(self) -> None:
        self.game: Any = None
        self.file: Any = None  # where the weights lie
        self.of_content: bool = True  # they serve no other content
        self.resting: bool = False  # nothing learned is used: for comparisons, and while something is learned
        self.known: dict[str, list[float]] = {}  # the weights that fit a pack; none: nothing does

    def names(self, setting: Setting) -> list[str]:
        """What was learned, in the order of the numbers."""
        raise TypeError(f"{type(self).__name__} names nothing: write its names()")

    def bind(self, game: Any, file: Any) -> None:
        """Whose they are, and where they lie."""
        self.game = game
        self.file = file
        self.known = {}

    def fitting(self, pack: str) -> list[float]:
        """The weights for a pack; none if there are none that fit."""
        if self.resting:
            return NOTHING
        found = self.known.get(pack)
        if found is None:
            found = self.found(pack)
            self.known[pack] = found
        return found

    def found(self, pack: str) -> list[float]:
        """Look for weights once for each pack, and tell the log if there are some that do not fit."""
        weights: Weights | None = self.learned()
        if weights is None:
            return NOTHING
        reason = self.misfit(weights, pack)
        if reason:
            _log.info("%s: computer players judge by hand: %s", self.game.id, reason)
            return NOTHING
        return [weights.weights[name] for name in self.names(self.game.setting(dict(self.game.endless), pack))]

    def learned(self) -> Weights | None:
        """The weights that come with the game, if there are any."""
        return None if self.file is None else weights_in(self.file)

    def misfit(self, weights: Weights, pack: str) -> str:
        """Why weights do not fit a pack, as a sentence; empty: they do."""
        if weights.version != self.game.version:
            return f"what was learned is for version {weights.version} of the rules, not for {self.game.version}"
        if self.of_content and weights.content != content_of(self.game, pack):
            return "what was learned is for other content"
        if list(weights.weights) != self.names(self.game.setting(dict(self.game.endless), pack)):
            return "what was learned counts other things than the game does now"
        return ""
