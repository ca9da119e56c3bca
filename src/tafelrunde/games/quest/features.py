"""What the team's position is made of, in hearts, points and finds, for hints (TQ-G6: the heroes stand and fall together)."""

from tafelrunde.engine import Feature, SeatId
from tafelrunde.games.quest.bots.worth import keep_value
from tafelrunde.games.quest.evaluation import way_behind
from tafelrunde.games.quest.rules.adventure import ChooseDungeon
from tafelrunde.games.quest.state import Quest


def features(state: Quest, seat: SeatId) -> list[Feature]:
    """A challenge that is over counts as solved: what came of it shows in hearts and on the way."""
    challenge = state.challenge
    left = 0 if challenge is None else max(0, challenge.goal - challenge.progress - challenge.waiting + challenge.shield)
    rounds = 0 if challenge is None else challenge.rounds
    full = sum(content > 0 for content in state.bottles)
    rules = state.rules
    hand = [keep_value(rules.cards[rules.card_of[copy]]) for copy in state.seats[seat].hand]
    solving = challenge is not None
    inside = not isinstance(state.decision, ChooseDungeon)  # what the first room of a dungeon brings does not speak for it
    return [
        Feature("hearts", state.hearts / 2, 1.0, 0.5, exact=True),
        Feature("challenge", -float(left), 1.5, 0.5, open=solving),
        Feature("rounds", -float(rounds), 1.0, 1.0, open=solving),
        Feature("way", 100 * way_behind(state), 4.0, 1.0, open=inside),
        Feature("hand", float(len(state.seats[seat].hand)), 1.0, 0.5, exact=True, open=inside),
        Feature("quality", sum(hand) / max(1, len(hand)), 0.4, 0.1, open=inside),
        Feature("bottles", float(full), 1.0, 0.5, exact=True, open=inside),
        Feature("rupees", float(state.rupees), 10.0, 1.0, exact=True, open=inside),
        Feature("triforce", float(state.unspent()), 1.0, 0.5, exact=True, open=inside),
        Feature("defeats", -float(state.defeats), 0.5, 0.5),
    ]
