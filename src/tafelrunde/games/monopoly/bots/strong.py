"""The strong player: it asks itself what would happen.

It bargains harder than a normal player: for the best sum to which the other should just agree, and without waiting for its
round. At a decision that matters it takes a few candidates (planting with less in reserve, or waiting, other bids, jail,
another trade), plays each of them on from the same imagined tables with the normal player's habits, and lets the judgement say
how everybody stands then. It leaves its first choice only if another one is better by more than luck explains.
"""

from typing import Final

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine import Action, Decision, SeatId, derived, late
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.bots.bargaining import Talk
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.imagination import imagine
from tafelrunde.games.monopoly.judgement import evaluate
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.ending import shares
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.games.monopoly.state import Monopoly

# Chosen by hand.
GREED: Final = 1.4  # the share of a trade it goes for
BOLD: Final = 0.4  # times the rent to be expected that a bold player keeps
HIGHER: Final = 13  # tenths of the usual maximum at a quiet auction that it thinks about,
LOWER: Final = 7  # and fewer
OFFERS: Final = 4  # it thinks about at most,
GAIN: Final = 80.0  # each worth so many rupees at least
PATIENCE: Final = 3  # rounds until the same partner is asked for a trade again


class StrongPlayer(ComparingPlayer):
    """Thinks about so many imagined tables for each candidate. It counts them, not seconds, so that it can be replayed."""

    rounds = 4

    tables: int = 150  # a tenth of a second of a free core, compiled, in 95 of 100 decisions
    turns: int = 24  # how far it looks ahead
    normal: NormalPlayer = derived(lambda player: NormalPlayer(player.seed, greed=GREED))
    bold: NormalPlayer = derived(lambda player: NormalPlayer(player.seed, greed=GREED, caution=BOLD))
    habit: NormalPlayer = derived(lambda player: NormalPlayer(player.seed + 1, trades=False))
    asked: dict[SeatId, int] = late({})  # in which round it last asked whom for a trade

    def choose(self, view: Monopoly) -> Action:
        said = super().choose(view)
        if isinstance(said, actions.Offer):
            self.asked[said.to] = view.round
        return said

    # --- candidates ---------------------------------------------------------------------------------------------------

    def candidates(self, view: Monopoly) -> list[Action]:
        """The normal player's choice; then bargains, and what else might be wise."""
        decision = view.asked()
        usual = self.normal.decide(view)
        found: list[Action] = []
        for action in [usual, *self.bargains(view, decision), *self.others(view, decision)]:
            if action not in found and decision.why_not(view, action) is None:
                found.append(action)
        return found

    def others(self, view: Monopoly, decision: Decision) -> list[Action]:
        """What else might be wise, whether it is allowed or not."""
        if isinstance(decision, DecideOwn):
            found = [actions.END_TURN if decision.closing else actions.ROLL, self.bold.decide(view)]
            return [*found, actions.PAY_FINE] if view.seats[decision.seat].jailed else found
        if isinstance(decision, DecideTable):
            return [] if decision.limited else [actions.DONE, self.bold.decide(view)]
        if isinstance(decision, DecideBuy):
            return [actions.BUY, actions.DECLINE]
        if isinstance(decision, DecideDeedBid):
            return [actions.PASS, actions.Bid(decision.least), actions.Bid(decision.least + decision.price // 4)]
        if isinstance(decision, DecideTrade):
            return [actions.ACCEPT, actions.REJECT]
        if isinstance(decision, DecideMaximum):
            usual = self.normal.ceiling(view, decision.seat, decision.space)
            return [actions.Max(usual * HIGHER // 10), actions.Max(usual * LOWER // 10)]
        return []

    def bargains(self, view: Monopoly, decision: Decision) -> list[Action]:
        """Trades that gain a good deal and to which the other should just agree; the best first."""
        if isinstance(decision, DecideTrade):
            talk = Talk(self.normal.know(view), view, decision.seat, decision.proposer)
            deal = talk.keen_deal(decision.give.with_rupees(0), decision.get.with_rupees(0))
            offered = talk.weigh(decision.give, decision.get)
            return [] if deal is None or deal.mine < offered.mine + GAIN else [actions.Counter(deal.give, deal.get)]
        window = view.stack[-1]
        if not isinstance(decision, DecideOwn) or decision.closing or not isinstance(window, Window):
            return []
        if not window.offers or window.built or window.sold or window.lifted or window.pledged:
            return []
        return self.offers(view, decision.seat)

    def offers(self, view: Monopoly, seat: SeatId) -> list[Action]:
        """To those who were not asked lately."""
        found: list[tuple[float, int, Action]] = []
        for other in view.others(seat):
            if view.round - self.asked.get(other, -PATIENCE) < PATIENCE:
                continue
            talk = Talk(self.normal.know(view), view, seat, other)
            for give, get in talk.swaps():
                deal = talk.keen_deal(give, get)
                if deal is not None and deal.mine >= GAIN:
                    found.append((-deal.mine, len(found), actions.Offer(other, deal.give, deal.get)))
        found.sort()
        return [offer for _, _, offer in found[:OFFERS]]

    # --- what would happen --------------------------------------------------------------------------------------------

    def imagined(self, view: Monopoly) -> Monopoly:
        return imagine(view, self.chance)

    def outlook(self, state: Monopoly, action: Action, seat: int) -> float:
        """Some turns after an action."""
        last = state.turns + self.turns
        state.take(action)
        habit = self.habit
        while not state.over and state.turns < last:
            state.take(habit.decide(state))
        return shares(state)[seat] if state.over else evaluate(state)[seat]
