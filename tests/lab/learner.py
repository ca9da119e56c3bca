"""The example game with something to learn: what points and cards are worth."""

from typing import Final

import tafelrunde.author as tr
from higher.game import Higher
from higher.state import HigherState


class Standing(tr.Judgement):
    """Counts points, and the cards that are known. An unknown card counts as a middling one."""

    def names(self, setting: tr.Setting) -> list[str]:
        return ["points", "cards", "highest"]

    def sides(self, state: HigherState) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: HigherState, side: int, tally: tr.Tally) -> None:
        seat, deck = state.seats[side], state.setting.deck
        cards = [deck.cards // 2 if card == tr.UNKNOWN else card for card in seat.hand + seat.laid]
        tally.add(0, float(seat.points))
        tally.add(1, sum(cards) / deck.cards)
        tally.add(2, max(cards, default=0) / deck.cards)


LEARNED: Final = Standing()


class Learner(Higher):
    """As the example, but it judges by what was learned, where that fits."""

    judgement = LEARNED

    def evaluate(self, state: HigherState) -> list[float]:
        weights = LEARNED.fitting(state.setting.pack)
        return LEARNED.chances(state, weights) if weights else super().evaluate(state)


GAME = Learner()
