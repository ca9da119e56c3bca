"""Before the first turn: goal cards, entry points, the market; and the small questions on the way."""

from typing import Final

from tafelrunde.engine import Action, Decision
from tafelrunde.games.mapmasters.actions import DONE, STARTS, TURNS, Assign, BuyBook, BuyToken, Enter, Peek, Turn
from tafelrunde.games.mapmasters.bots.assignment import Sharing, arrival, to_fetch
from tafelrunde.games.mapmasters.bots.prospect import Prospect
from tafelrunde.games.mapmasters.bots.weighing import Weighed, ranked
from tafelrunde.games.mapmasters.bots.weights import DEED, EFFORT, HELPS, WORST
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, KEY, NO_GATE, NONE, ROPE, SCROLL, SWORD, GateId, GroupId, Symbol
from tafelrunde.games.mapmasters.rules.arrival import Arrival, ChoosePeek, TurnCard
from tafelrunde.games.mapmasters.rules.market import DecideMarket
from tafelrunde.games.mapmasters.rules.setup import ChooseEntry, ChooseGoal, ChooseStart, entries, majority
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, HARD, TOKEN_PRICE, GoalCard
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked
from tafelrunde.games.mapmasters.state import Table, put

RARE: Final[tuple[Symbol, ...]] = (ROPE, KEY, SWORD, SCROLL)  # the kinds that are bought first
SEARCH: Final = 300  # walks that are looked at for each group
FIRST: Final = GroupId(0)  # all groups are alike before they enter: one stands for all


def weigh_opening(state: Table, decision: Decision) -> Weighed:
    """An answer to everything that is neither a card nor a path, then others, each with how the mission would stand (less is
    better). MM-G6: where votes were given before, it goes with them."""
    if state.votes:
        wanted = majority(state.votes)
        for action in decision.options(state):
            if action.text == wanted:
                return [(0.0, action)]
    if isinstance(decision, ChooseGoal):
        return easiest(state, decision)
    if isinstance(decision, ChooseEntry):
        return entrances(state, decision)
    if isinstance(decision, DecideMarket):
        return purchases(state, decision)
    if isinstance(decision, ChooseStart):
        return [(0.0, STARTS[decision.seat])]
    if isinstance(decision, ChoosePeek):
        return nearest_peek(Prospect(state, SEARCH), decision.options(state))
    if isinstance(decision, TurnCard):
        return ways_round(state)
    return [(0.0, decision.options(state)[0])]


def effort(goal: GoalCard) -> float:
    """How hard a goal card is."""
    total = 0.0
    for kind, count in enumerate(goal.items):
        total += EFFORT[kind] * count
    for deed, count in enumerate(goal.deeds):
        total += DEED[deed] * count
    return total


def easiest(state: Table, decision: ChooseGoal) -> Weighed:
    """MM-S16: the easiest goal card that is left first."""
    found: Weighed = []
    for action in decision.options(state):
        assert isinstance(action, Assign)
        found.append((effort(state.rules.goals[state.rules.goal_by_id[action.name]]), action))
    return ranked(found)


def entrances(state: Table, decision: ChooseEntry) -> Weighed:
    """MM-S8: entry points from which all tasks together are nearest; each group takes that for the task of its number."""
    rules = state.rules
    rows: list[list[float]] = []
    group = rules.group_by_id[decision.group]
    for entry in range(len(rules.mission.entries)):
        trial = state.copy()
        for party in trial.parties:
            trial.change(party.group).entry = NO_GATE
        trial.parties[FIRST].entry = GateId(entry)
        prospect = Prospect(trial, SEARCH)
        served = prospect.serves(FIRST)
        rows.append([prospect.cost(FIRST, task, served) for task in rules.tasks])
    costs = [[row[task] for row in rows] for task in range(len(rules.tasks))]
    best = Sharing(costs, len(rows))
    best.run()
    names = entries(state)
    options = decision.options(state)
    wanted = best.best[group] if group < len(best.best) else NONE
    found: Weighed = []
    least = WORST
    chosen = options[0]
    for action in options:
        assert isinstance(action, Enter)
        entry = names.index(action.name)
        nearest = min(rows[entry])
        found.append((rows[entry][group] if wanted != NONE else nearest, action))
        if entry == wanted:
            least = -1.0
            chosen = action
        elif entry not in best.best and nearest < least:
            least = nearest
            chosen = action
    return ranked(found, chosen)


def purchases(state: Table, decision: DecideMarket) -> Weighed:
    """MM-F2, MM-F4: the token or book that helps most for its price, if one does."""
    rules = state.rules
    options = decision.options(state)
    before = Prospect(state, SEARCH)
    best: Action | None = None
    most = HELPS
    found: Weighed = [(before.value, DONE)]
    for action in options:
        trial = state.copy()
        price = TOKEN_PRICE
        if isinstance(action, BuyToken):
            group = rules.group_by_id[action.group]
            trial.change(group).tokens |= 1 << ITEM_WORDS.index(action.name)
        elif isinstance(action, BuyBook):
            group = rules.group_by_id[action.group]
            trial.change(group).books |= 1 << rules.books[rules.book_by_id[action.name]].number
            price = BOOK_PRICE
        else:
            continue
        standing = Prospect(trial, SEARCH).value
        found.append((standing, action))
        gain = (before.value - standing) / int(price)
        if gain > most:
            most = gain
            best = action
    return ranked(found, best if best is not None else by_habit(state, before, options))


def nearest_peek(prospect: Prospect, options: list[Action]) -> Weighed:
    """MM-A4: the face-down card that is nearest to a group that looks for something."""
    state = prospect.table
    found: Weighed = []
    for action in options:
        assert isinstance(action, Peek)
        space = state.rules.space_by_name[action.name]
        ways = [
            arrival(prospect.look.distances[group], space)
            for group, task in prospect.share.items()
            if to_fetch(state.parties[group], state.rules.tasks[task])
        ]
        found.append((min(ways, default=0.0), action))
    return ranked(found)


def ways_round(state: Table) -> Weighed:
    """MM-A4: a card that was turned over lies so that the ways are shortest."""
    found: Weighed = []
    for procedure in state.stack:
        if isinstance(procedure, Arrival):
            space = state.parties[procedure.group].space
            for action in TURNS:
                assert isinstance(action, Turn)
                trial = state.copy()
                trial.turned = put(trial.turned, space, action.turned)
                found.append((Prospect(trial, SEARCH).value, action))
    return ranked(found)


def by_habit(state: Table, before: Prospect, options: list[Action]) -> Action:
    """What the tasks ask for, the rare kinds first; then scrolls for the way."""
    rules = state.rules
    offered = {action.text: action for action in options}
    for kind in RARE:
        for group, task in before.share.items():
            party = state.parties[group]
            if items_asked(state, party, rules.tasks[task])[kind] > state.available(party, kind):
                wish = BuyToken(ITEM_WORDS[kind], rules.groups[group].id)
                if wish.text in offered:
                    return offered[wish.text]
    if rules.difficulty < HARD:
        far = before.look.farthest(before.share)
        for kind in (SCROLL, SWORD, ROPE):
            for group in far:
                wish = BuyToken(ITEM_WORDS[kind], rules.groups[group].id)
                if wish.text in offered:
                    return offered[wish.text]
    return DONE
