"""What a seat's position is made of, in rupees, for hints: money, deeds, rents to come, and the danger of the next throw."""

from tafelrunde.engine import Feature, SeatId
from tafelrunde.games.monopoly.evaluation import appraise, cash_of, danger, facts_of, worst_rent
from tafelrunde.games.monopoly.state import Monopoly


def features(state: Monopoly, seat: SeatId) -> list[Feature]:
    """Values of a seat that is out count as nothing."""
    rules = state.rules
    facts = facts_of(rules)
    own = state.seats[seat]
    cash = cash_of(state, seat)
    assets, income = (0.0, 0.0) if own.out else appraise(facts, state, seat, cash)
    rivals = [appraise(facts, state, other, cash_of(state, other))[1] for other in state.others(seat)]
    expected, uncovered = (0.0, 0.0) if own.out else danger(state, seat, cash)
    worst = 0 if own.out else worst_rent(state, seat)
    return [
        Feature("cash", 0.0 if own.out else float(cash), 120.0, 5.0, exact=True),
        Feature("deeds", assets, 150.0, 10.0),
        Feature("rent", income * len(rivals), 15.0, 1.0),
        Feature("rivals", -max(rivals, default=0.0), 15.0, 1.0),
        Feature("danger", -expected - uncovered, 30.0, 1.0),
        Feature("reserve", -float(max(0, worst - cash)), 150.0, 5.0),
    ]
