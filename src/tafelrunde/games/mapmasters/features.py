"""What the team's position is made of, in tasks, ways and finds, for hints (MM-G2: everybody wins or loses together)."""

from tafelrunde.engine.feature import Feature
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.mapmasters.bots.assignment import assignment_of
from tafelrunde.games.mapmasters.ids import ITEM_KINDS
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked
from tafelrunde.games.mapmasters.state import Table


def features(state: Table, _seat: SeatId) -> list[Feature]:
    """The open tasks are shared out as they suit the groups; what they then lack is a way and items."""
    way = missing = 0.0
    if not state.over:
        look = assignment_of(state)
        for group, number in look.share.items():
            party, task = state.parties[group], state.rules.tasks[number]
            way += look.cost(group, task, look.distances[group])
            items = items_asked(state, party, task)
            missing += sum(max(0, items[kind] - state.available(party, kind)) for kind in ITEM_KINDS)
    artifacts = sum(int(party.artifacts).bit_count() for party in state.parties)
    magic = sum(int(party.tokens).bit_count() + int(party.books).bit_count() for party in state.parties)
    return [
        Feature("mission", 1.0 if state.won else -1.0 if state.over else 0.0, 0.2),
        Feature("tasks", float(int(state.done).bit_count()), 0.3, 0.5, exact=True),
        Feature("way", -way, 2.0),
        Feature("items", -missing, 1.0, 0.5),
        Feature("artifacts", float(artifacts), 0.5, 0.5, exact=True),
        Feature("magic", float(magic), 1.0, 0.5, exact=True),
    ]
