"""Why not? Whatever lies on the table can be asked why nothing can be done with it now, and answers with a rule."""

from typing import Final

from tafelrunde.engine import Game, Reason, Say, State, say
from tafelrunde.engine.flow import NOT_OFFERED
from tafelrunde.engine.scene import Offer, Refusal
from tafelrunde.table.naming import Naming

MOST: Final = 3  # reasons for one thing


class Asking:
    """One view, in which several things may be asked about. Nothing but the view is looked at."""

    def __init__(self, game: Game, view: State) -> None:
        self.game = game
        self.view = view
        self.offers = game.offers(view)
        self.naming = Naming(game, view, self.offers)

    def why_not(self, thing: str) -> list[Refusal]:
        """Reasons, the most telling first; never none."""
        told = [refusal for refusal in self.offers.refusals if thing in refusal.touches]
        if told:
            return told[:MOST]
        name = self.naming.thing(thing) or Say("why-this")
        return self._by_rule(thing, name) or self._first(thing, name) or [self._else(name)]

    def _by_rule(self, thing: str, name: Say) -> list[Refusal]:
        """What the rules say: the game is over, it is not my turn, or none of the things one might do with it is allowed."""
        game, view = self.game, self.view
        decision = view.decision
        if decision is None:
            return [self._refusal(name, game.game_over)]
        if decision.seat != view.viewer:
            return [self._refusal(name, game.out_of_turn)]
        found: list[Refusal] = []
        for action in game.attempts(view, thing):
            reason = action if isinstance(action, Reason) else game.why_not(view, view.viewer, action)
            if reason is None or not reason.rule or reason.message == NOT_OFFERED:
                continue
            refusal = self._refusal(name, reason)
            if refusal not in found:
                found.append(refusal)
        return found[:MOST]

    def _first(self, thing: str, name: Say) -> list[Refusal]:
        """Something else has to be touched before this thing."""
        steps = [offer for offer in self.offers.offers if thing in offer.touches[1:]]
        for offer in steps:
            before = self.naming.thing(offer.touches[0])
            if before is not None:
                return [Refusal(name, say("why-first", thing=before), offer.rule)]
        return []

    def _else(self, name: Say) -> Refusal:
        """Something else is asked."""
        offers = self.offers
        main: list[Offer] = sorted(offers.offers, key=lambda offer: not offer.main)
        rule = main[0].rule if main else offers.forms[0].rule if offers.forms else ""
        prompt = self.naming.scene.prompt
        assert prompt is not None  # somebody is asked
        return Refusal(name, say("why-else", prompt=prompt), rule or self.game.out_of_turn.rule)

    def _refusal(self, name: Say, reason: Reason) -> Refusal:
        return Refusal(name, self.game.refusal(reason, self.view), reason.rule)
