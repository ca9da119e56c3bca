"""Why not? Whatever lies on the table can be asked why nothing can be done with it now, and answers with a rule."""

from typing import Final

from tafelrunde.engine.flow import Reason, State
from tafelrunde.engine.game import Game
from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import Offer, Offers, Refusal, Scene
from tafelrunde.table.naming import Naming

MOST: Final = 3  # reasons for one thing
UNEXPECTED: Final = ("why-not-offered", "why-not-now")  # these say no more than that it was not asked


def why_not(game: Game, view: State, thing: str) -> list[Refusal]:
    """Reasons, the most telling first; never none. Nothing but the view is asked."""
    offers = game.offers(view)
    told = [refusal for refusal in offers.refusals if thing in refusal.touches]
    if told:
        return told[:MOST]
    naming = Naming(game, view)
    name = naming.thing(thing) or Say("why-this")
    return _by_rule(game, view, thing, name) or _first(offers, naming, thing, name) or [_else(game, view, offers, name)]


def _by_rule(game: Game, view: State, thing: str, name: Say) -> list[Refusal]:
    """What the rules say: the game is over, it is not my turn, or none of the things one might do with it is allowed."""
    decision = view.decision
    if decision is None:
        return [_refusal(game, view, name, game.game_over)]
    if decision.seat != view.viewer:
        return [_refusal(game, view, name, game.out_of_turn)]
    found: list[Refusal] = []
    for action in game.attempts(view, thing):
        reason = action if isinstance(action, Reason) else game.why_not(view, view.viewer, action)
        if reason is None or not reason.rule or reason.message in UNEXPECTED:
            continue
        refusal = _refusal(game, view, name, reason)
        if refusal not in found:
            found.append(refusal)
    return found[:MOST]


def _first(offers: Offers, naming: Naming, thing: str, name: Say) -> list[Refusal]:
    """Something else has to be touched before this thing."""
    steps = [offer for offer in offers.offers if thing in offer.touches[1:]]
    for offer in steps:
        before = naming.thing(offer.touches[0])
        if before is not None:
            return [Refusal(name, say("why-first", thing=before), offer.rule)]
    return []


def _else(game: Game, view: State, offers: Offers, name: Say) -> Refusal:
    """Something else is asked."""
    scene: Scene = game.scene(view)
    main: list[Offer] = sorted(offers.offers, key=lambda offer: not offer.main)
    rule = main[0].rule if main else offers.forms[0].rule if offers.forms else ""
    return Refusal(name, say("why-else", prompt=scene.prompt), rule or game.out_of_turn.rule)


def _refusal(game: Game, view: State, name: Say, reason: Reason) -> Refusal:
    return Refusal(name, game.refusal(reason, view), reason.rule)
