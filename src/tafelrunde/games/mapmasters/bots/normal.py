"""The normal partner: lays the card that shortens the ways most, and draws legs that win together."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.player import Player
from tafelrunde.games.mapmasters.actions import END, Begin, Concede, Draw, Lay
from tafelrunde.games.mapmasters.bots.distance import Ground
from tafelrunde.games.mapmasters.bots.joint import breaks_limit, final
from tafelrunde.games.mapmasters.bots.opening import choose_opening
from tafelrunde.games.mapmasters.bots.outlook import Outlook
from tafelrunde.games.mapmasters.bots.prospect import CLASH, Prospect
from tafelrunde.games.mapmasters.rules.ahead import STOPS, comes_to
from tafelrunde.games.mapmasters.rules.decisions import DecidePaths, LayCard
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.hope import hopeless
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.rules.routes import Found, Route, may_walk
from tafelrunde.games.mapmasters.ruleset import HIDDEN, NONE
from tafelrunde.games.mapmasters.state import Table

QUICK_RESTARTS: Final = 6  # when a card is laid
FETCH: Final = 0.0  # how much worse the standing may become by a leg that fetches something


class NormalPlayer(Player):
    """`looks`: how many placements are looked at closely; `searches`, `quick`: how many searches for legs that fit together,
    when paths are drawn and when a card is laid; `budget`: how long each of them is."""

    def __init__(self, looks: int = 8, searches: int = 400, quick: int = 60, budget: int = 250, restarts: int = 24) -> None:
        self.looks = looks
        self.searches = searches
        self.quick = quick
        self.budget = budget
        self.restarts = restarts

    def choose(self, view: Any) -> Action:
        state: Table = view
        decision = state.asked()
        if not state.seats[decision.seat].concedes and any(seat.concedes for seat in state.seats):
            return Concede()  # MM-W7: computers leave that to people
        if isinstance(decision, LayCard):
            return self.lay(state, decision)
        if isinstance(decision, DecidePaths):
            return self.draw(state, decision)
        if isinstance(decision, ChooseWay):
            return decision.options(state)[-1]  # it never draws step by step
        return choose_opening(state, decision)

    # --- laying a card ------------------------------------------------------------------------------------------------

    def lay(self, state: Table, decision: LayCard) -> Action:
        """The placement after which most tasks can be served together and the other ways are shortest."""
        scored: list[tuple[float, int]] = []
        options = decision.options(state)
        before = Prospect(state, self.budget)
        share = before.share
        for index, action in enumerate(options):
            assert isinstance(action, Lay)
            after = laid(state, action)
            ground = Ground(after, before.look.ground, state.rules.space_by_name[action.space])
            scored.append((Outlook(after, share, ground).value(), index))
        scored.sort()
        best = scored[0][1]
        least = 1e9
        for _, index in scored[: self.looks]:
            action = options[index]
            assert isinstance(action, Lay)
            after = laid(state, action)
            if state.rules.dead_ends and hopeless(after):
                continue
            worth = self.standing(after, untouched(before, after, state.rules.space_by_name[action.space]))
            if worth < least:
                least = worth
                best = index
        return options[best]

    def standing(self, state: Table, known: dict[int, Found]) -> float:
        """The standing of a mission; where every task could be served, whether they can be served together."""
        prospect = Prospect(state, self.budget, None, known)
        if not prospect.complete():
            return prospect.value
        served = prospect.together(self.quick, self.budget, QUICK_RESTARTS).most
        return prospect.value + CLASH * (len(state.rules.tasks) - served) - (100.0 if served == len(state.rules.tasks) else 0.0)

    # --- drawing paths ------------------------------------------------------------------------------------------------

    def draw(self, state: Table, decision: DecidePaths) -> Action:
        """Legs that win together; before that only what fetches something, and in the end whatever is possible."""
        peeks = [action for action in decision.options(state) if not isinstance(action, Begin) and action != END]
        if peeks:
            return peeks[0]
        prospect = Prospect(state, self.budget)
        if prospect.complete():
            joint = prospect.together(self.searches, self.budget, self.restarts)
            if joint.most == len(state.rules.tasks):
                first = joint.legs[0]
                action: Action = Draw(state.rules.groups[first.group].id, first.route.words)
                if decision.why_not(state, action) is None:
                    return action
        return self.fetch(state, prospect)

    def fetch(self, state: Table, prospect: Prospect) -> Action:
        """A leg to an artifact, a cell or a face-down card that the group's own task needs, if it spoils nothing."""
        best: Action = END
        least = prospect.value + FETCH
        for party in state.parties:
            group = party.group
            if not may_walk(state, group) or group not in prospect.share or not lacks(state, group, prospect.share[group]):
                continue
            for route in prospect.found[group].routes:
                if final(route) or not useful(state, prospect.share[group], group, route):
                    continue
                after = drawn(state, route)
                if breaks_limit(after) or (state.rules.dead_ends and hopeless(after)):
                    continue
                worth = Prospect(after, self.budget).value
                if worth < least:
                    least = worth
                    best = Draw(state.rules.groups[group].id, route.words)
        return best


def untouched(before: Prospect, after: Table, space: int) -> dict[int, Found]:
    """What was found for the groups that cannot come to a card that was laid: for them nothing has changed."""
    return {group: found for group, found in before.found.items() if not comes_to(after, group, space)}


def lacks(state: Table, group: int, number: int) -> bool:
    """Whether a task needs something that the group must fetch first."""
    task = state.rules.tasks[number]
    carried = state.parties[group].artifacts
    for artifact in task.artifacts:
        if not carried >> artifact & 1:
            return True
    return task.hostage != NONE and not carried >> task.hostage & 1


def useful(state: Table, number: int, group: int, route: Route) -> bool:
    """A leg that fetches what the group's own task needs."""
    task = state.rules.tasks[number]
    space = route.goal - STOPS
    if state.board[space] == HIDDEN:
        return len(task.artifacts) > 0 and not state.parties[group].artifacts >> task.artifacts[0] & 1
    for artifact in task.artifacts:
        if route.walk.taken >> artifact & 1:
            return True
    return task.hostage != NONE and state.card(space).takes == task.hostage


def laid(state: Table, action: Lay) -> Table:
    """The table with a card on it."""
    after = state.copy()
    space = state.rules.space_by_name[action.space]
    after.lay(state.rules.card_by_id[action.card], space, action.turned)
    return after


def drawn(state: Table, route: Route) -> Table:
    """The table after a leg."""
    after = state.copy()
    commit(after, route.walk)
    return after
