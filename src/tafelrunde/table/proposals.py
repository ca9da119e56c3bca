"""Proposals: a computer says what it would do at a moment that belongs to the whole team, and people decide.

A proposal is an event of the table: it is kept like a move and counts for the decision that is open, so it is there after a
reload, after a restart and in every process. What the people are offered meanwhile, and the reason that each of them is given,
are made from their own views as if they themselves were asked: nothing that the computer alone knows goes with it but the
choice itself.
"""

from typing import Any, Final

from tafelrunde.engine import Action, Game, Player, Say, State
from tafelrunde.engine.fields import GIVEN, LATE, NAMED
from tafelrunde.engine.scene import Offers
from tafelrunde.table.hint import make_hint

OF_A_HINT: Final = ("hint-watch",)  # what only makes sense to somebody who asked for help
SAYS_LITTLE: Final = ("hint-watch", "hint-even", "hint-as-good", "hint-judged")  # where there is something better to say


def asked_instead(view: State) -> State:
    """The view as if its viewer were asked what another seat is asked."""
    decision = view.asked()
    kind: Any = type(decision)
    held = {field.name: (field.when, getattr(decision, field.name)) for field in kind.fields}
    given = {name: value for name, (when, value) in held.items() if when in (GIVEN, NAMED)}
    instead = kind(**(given | {"seat": view.viewer}))
    for name, (when, value) in held.items():
        if when == LATE:
            setattr(instead, name, value)
    other = view.copy()
    other.decision = instead
    return other


def offers_instead(game: Game, view: State, action: Action) -> Offers:
    """What the viewer may choose for another seat, what that one proposes among it. What he may say out of turn he says for
    himself."""
    seen = asked_instead(view)
    shown = game.offers(seen)
    shown.standing = game.offers(view).standing
    if action.text not in [offer.action for offer in shown.offers]:
        shown.offers.insert(0, game.proposed(seen, action))
    return shown


class Decided(Player):
    """Somebody who has made up his mind."""

    action: Action

    def choose(self, view: Any) -> Action:
        return self.action


def reason_for(game: Game, view: State, action: Action, seed: int) -> list[Say]:
    """What speaks for a proposal and what against it, for one of those who decide, from his own view: as in a hint. Where the
    game has words of its own about it, they come first."""
    seen = asked_instead(view)
    own = game.preview(seen, action).remarks
    hinted = make_hint(game, seen, seed, Decided(action)).reason[1:]
    return own + [sentence for sentence in hinted if sentence.id not in (SAYS_LITTLE if own else OF_A_HINT)]
