"""What the team's position is made of, in tasks, ways and finds, for hints (MM-G2: everybody wins or loses together)."""

from typing import Final, NamedTuple

from tafelrunde.engine import Feature, SeatId
from tafelrunde.games.mapmasters.bots.assignment import to_fetch
from tafelrunde.games.mapmasters.bots.prospect import Prospect
from tafelrunde.games.mapmasters.bots.weights import WORST
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, GroupId, TaskId
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked
from tafelrunde.games.mapmasters.state import Table

SEARCHED: Final = 250  # walks of each group, as the normal partner does


class Lack(NamedTuple):
    """What keeps a group from its task: a way in cards, and items."""

    way: float = 0.0
    items: int = 0


def features(state: Table, _seat: SeatId) -> list[Feature]:
    """The open tasks are shared out as they suit the groups, by what each could do at once; the others lack a way or items."""
    done = ready = int(state.done).bit_count()
    lacks = []
    if not state.over:
        prospect = Prospect(state, SEARCHED)
        ready += int(prospect.ready)
        lacks = [_lack(prospect, group, task) for group, task in prospect.share.items()]
    artifacts = sum(int(party.artifacts).bit_count() for party in state.parties)
    magic = sum(int(party.tokens).bit_count() + int(party.books).bit_count() for party in state.parties)
    return [
        Feature("mission", 1.0 if state.won else -1.0 if state.over else 0.0, 0.2),
        Feature("tasks", float(done), 0.3, 0.5, exact=True),
        Feature("ready", float(ready), 1.0),
        Feature("way", -sum(lack.way for lack in lacks), 2.0),
        Feature("items", -float(sum(lack.items for lack in lacks)), 1.0, 0.5),
        Feature("artifacts", float(artifacts), 0.5, 0.5, exact=True),
        Feature("magic", float(magic), 1.0, 0.5, exact=True),
    ]


def _lack(prospect: Prospect, group: GroupId, number: TaskId) -> Lack:
    table, look = prospect.table, prospect.look
    party, task = table.parties[group], table.rules.tasks[number]
    if prospect.at_once(task, prospect.serves(group)) < WORST:
        return Lack()
    items = items_asked(table, party, task)
    best = prospect.found[group].misses.get(number)
    if best is not None and not to_fetch(party, task):
        return Lack(items=int(sum(items[kind] - best[kind] for kind in ITEM_KINDS)))
    missing = sum(max(0, items[kind] - table.available(party, kind)) for kind in ITEM_KINDS)
    return Lack(look.cost(group, task, look.distances[group]), int(missing))
