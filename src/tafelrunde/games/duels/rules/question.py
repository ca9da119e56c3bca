"""Questions: what every decision of this game says to whoever wants something else."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Decision, Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """HD-E3: whoever is asked takes one of the options."""

    comes_first: ClassVar[str] = "why-card-asks"  # the message for who touches something that is not asked for now
    about_squares: ClassVar[str] = ""  # and for who touches a square, if that is another one

    def instead(self, square: bool) -> Reason:
        """Why something cannot be used while this is asked."""
        return Reason(self.rule, self.about_squares if square and self.about_squares else self.comes_first)
