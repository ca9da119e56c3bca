"""What one might expect to be possible, and why it is not. A handful, not a list of all that is forbidden."""

from collections.abc import Sequence

from tafelrunde.engine import Action, Decision, Game, Listed, Reason, Say, SeatId, late, say, say_reason
from tafelrunde.engine.scene import Refusal
from tafelrunde.games.monopoly import actions as saying
from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.picture.names import SPROUT, Look, space_id, space_name
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import deeds_of, is_place
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.games.monopoly.state import Monopoly

MOST = 6


def refusals(view: Monopoly, look: Look, game: Game, decision: Decision) -> list[Refusal]:
    """The expected things that are not possible."""
    asking = Asking(view, look, game, decision.seat)
    match decision:
        case DecideOwn():
            if view.seats[decision.seat].jailed and not decision.closing:
                asking.about(saying.PAY_FINE, "gi:pay-money", "jail")
            _spending(view, asking)
        case DecideTable() if not decision.limited:
            _spending(view, asking)
        case DecideBuy():
            asking.about(saying.BUY, "gi:scroll-unfurled", "", [space_id(decision.space)])
        case DecideBid():
            asking.of(saying.Bid(decision.least), say("offer-bid", amount=decision.least), "gi:gavel", "")
        case DecideDebt():
            _raising(view, asking)
            asking.about(saying.BANKRUPT, "gi:falling", "last")
        case DecideTrade():
            asking.about(saying.ACCEPT, "gi:shaking-hands", "")
            if decision.messages >= view.rules.trade_messages:
                asking.of(saying.Counter(decision.give, decision.get), Say("offer-counter"), "gi:trade", "")
        case DecideReceipt():
            asking.about(saying.LIFT_NOW, "gi:padlock-open", "")
        case _:
            pass
    top = view.stack[-1]
    if isinstance(top, Window) and not top.offers and view.others(decision.seat) and not getattr(decision, "limited", False):
        nothing = saying.Offer(view.others(decision.seat)[0], saying.Side(), saying.Side())
        asking.of(nothing, Say("form-trade"), "gi:trade", "trade")
    return asking.found[:MOST]


class Asking(Listed):
    """Asks the rules why something is not possible and keeps the answers, equal ones once."""

    view: Monopoly
    look: Look
    game: Game
    seat: SeatId
    found: list[Refusal] = late([])

    def why(self, action: Action) -> Reason | None:
        return self.game.why_not(self.view, self.seat, action)

    def about(self, action: Action, icon: str, group: str, touches: list[str] | None = None) -> None:
        """An action of one word."""
        self.of(action, Say(f"offer-{action.text}"), icon, group, touches)

    def of(self, action: Action, name: Say, icon: str, group: str, touches: list[str] | None = None) -> None:
        reason = self.why(action)
        if reason is not None:
            self._add(name, reason, icon, group, touches or [])

    def on_spaces(self, actions: Sequence[tuple[SpaceId, Action]], verb: str, icon: str, group: str) -> None:
        """The same verb on several spaces: those with the same reason are one refusal."""
        reasons: dict[str, tuple[Reason, list[SpaceId]]] = {}
        for space, action in actions:
            reason = self.why(action)
            if reason is not None:
                reasons.setdefault(f"{reason.message} {reason.args}", (reason, []))[1].append(space)
        for reason, spaces in reasons.values():
            touches = [space_id(space) for space in spaces]
            name = space_name(spaces[0]) if len(spaces) == 1 else Say(f"refused-{verb}")
            self._add(name, reason, icon, group, touches)

    def _add(self, name: Say, reason: Reason, icon: str, group: str, touches: list[str]) -> None:
        self.found.append(Refusal(name, say_reason(reason, self.look.kinds), reason.rule, group, icon, touches=touches))


def _spending(view: Monopoly, asking: Asking) -> None:
    """Building in one's whole groups, and paying off mortgages."""
    rules = view.rules
    for group in rules.every_group:
        if is_place(view, group) and view.complete(asking.seat, group):
            asking.on_spaces([(space, saying.BUILD[space]) for space in rules.groups[group]], "build", SPROUT, "build")
    pledged = [(space, saying.LIFT[space]) for space in deeds_of(view, asking.seat) if view.mortgaged[space]]
    asking.on_spaces(pledged, "lift", "gi:padlock-open", "lift")


def _raising(view: Monopoly, asking: Asking) -> None:
    """In need of money: upgrades that cannot be sold yet, deeds that cannot be mortgaged yet."""
    deeds = deeds_of(view, asking.seat)
    asking.on_spaces([(space, saying.SELL[space]) for space in deeds if view.level[space]], "sell", SPROUT, "sell")
    free = [(space, saying.MORTGAGE[space]) for space in deeds if not view.mortgaged[space]]
    asking.on_spaces(free, "mortgage", "gi:padlock", "mortgage")
