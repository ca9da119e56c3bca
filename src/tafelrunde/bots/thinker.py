"""Players who think for as long as they are given: a budget, and how much of it was used."""

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Player, late, named


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Player):
    """Thinks for so many iterations a decision (and is then the same every time), or for so many seconds, whichever ends first.

    What an iteration is each thinker knows; zero means no such limit.
    """

    iterations: int = named(default=0, kw_only=True)
    seconds: float = named(default=0.0, kw_only=True)
    thought: int = late(0)  # iterations so far, of all decisions

    def limit(self, iterations: int) -> None:
        self.iterations = iterations
        self.seconds = 0.0
