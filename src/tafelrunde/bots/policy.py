"""Policies: cheap habits for playing on, used by the random player and inside every imagined game of a search."""

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Action, Chance, Listed, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Listed):
    """Says any action, each as likely. A game may bring its own: one that likes to end its turn, or one that plays sensibly."""

    def pick(self, actions: list[Action], chance: Chance) -> int:
        """Where in the list the action stands, chosen by what can be said alone. The random player knows no more."""
        return chance.below(len(actions))

    def hint(self, state: State, actions: list[Action], chance: Chance) -> int:
        """Where in the list the action stands, for somebody who also sees the (imagined) table."""
        return self.pick(actions, chance)

    def say(self, state: State, chance: Chance) -> Action:
        """What to say at the (imagined) table. A game that knows without listing everything first can be much faster here."""
        actions = state.asked().options(state)
        return actions[0] if len(actions) == 1 else actions[self.hint(state, actions, chance)]


class Lot(Policy):
    """Says any action, each as likely, and leaves it to the question whether they have to be listed for it."""

    def say(self, state: State, chance: Chance) -> Action:
        decision = state.decision
        assert decision is not None  # somebody is asked until the game is over
        return decision.by_lot(state, chance)


UNIFORM: Final[Policy] = Lot()
