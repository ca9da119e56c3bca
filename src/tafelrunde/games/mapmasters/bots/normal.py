"""The normal partner: lays the card that shortens the ways most, and draws legs that win together."""

from typing import Any

from tafelrunde.engine import Action, Player, late
from tafelrunde.games.mapmasters.actions import BACK, CANCEL, END, Concede, Draw, Go, Lay, Peek, Point
from tafelrunde.games.mapmasters.bots.assignment import Assignment, to_fetch
from tafelrunde.games.mapmasters.bots.distance import terrain_of
from tafelrunde.games.mapmasters.bots.opening import nearest_peek, weigh_opening
from tafelrunde.games.mapmasters.bots.prospect import Prospect
from tafelrunde.games.mapmasters.bots.teamwork import Candidate, final
from tafelrunde.games.mapmasters.bots.weighing import Weighed, merit, ranked
from tafelrunde.games.mapmasters.bots.weights import CLASH, OPENED, WON, WORST
from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.rules import dead_ends, drawing, ending, legs, moves, turn
from tafelrunde.games.mapmasters.ruleset import HIDDEN
from tafelrunde.games.mapmasters.search.goals_ahead import stop_of
from tafelrunde.games.mapmasters.search.memory import KEEP
from tafelrunde.games.mapmasters.search.routes import Route, search
from tafelrunde.games.mapmasters.state import Party, Table


class NormalPlayer(Player):
    """`looks`: how many placements are looked at closely; `searches`, `quick`: how many searches for legs that fit together,
    when paths are drawn and when a card is laid; `restarts`, `quick_restarts`: how many tries in another order; `budget`: how
    long each search is."""

    looks: int = 8
    searches: int = 400
    quick: int = 60
    budget: int = 250
    restarts: int = 24
    quick_restarts: int = 6
    most: int = late(0)  # searches for a decision; zero: no limit
    searched: int = late(0)  # for the decision at hand

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        state: Table = view
        decision = state.asked()
        self.searched = 0
        if not state.seats[decision.seat].concedes and any(seat.concedes for seat in state.seats):
            return [(Concede(), 0.0)]  # MM-W7: computers leave that to people
        found: Weighed = []
        if isinstance(decision, turn.LayCard):
            found = self.lay(state, decision)
        elif isinstance(decision, turn.DecidePaths):
            found = self.draw(state, decision)
        elif isinstance(decision, drawing.ChooseWay):
            found = self.lead_on(state, decision)
        else:
            found = weigh_opening(state, decision)
        return [(action, merit(state, standing)) for standing, action in found]

    def tired(self) -> bool:
        """Whether enough has been searched for one decision."""
        return 0 < self.most <= self.searched

    def prospect(self, state: Table) -> Prospect:
        """What each group could do; counts the searches."""
        found = Prospect(state, self.budget)
        self.searched += len(found.found)
        return found

    def together(self, prospect: Prospect, searches: int, restarts: int) -> tuple[int, Action | None]:
        """How many tasks can be served together, and the leg to begin with."""
        if self.most:
            searches = max(min(searches, self.most - self.searched), 1)
        team = prospect.together(searches, self.budget, restarts)
        self.searched += searches - max(team.searches, 0)
        if not team.legs:
            return team.most, None
        first = team.legs[0]
        return team.most, Draw(prospect.table.rules.groups[first.group].id, first.route.words)

    # --- laying a card ------------------------------------------------------------------------------------------------

    def lay(self, state: Table, decision: turn.LayCard) -> Weighed:
        """The placements after which most tasks can be served together and the other ways are shortest."""
        scored: list[tuple[float, int]] = []
        options = decision.options(state)
        before = self.prospect(state)
        for index, action in enumerate(options):
            assert isinstance(action, Lay)
            after = laid(state, action)
            scored.append((Assignment(after, terrain_of(after), before.share).value(), index))
        scored.sort()
        found: Weighed = []
        for _, index in scored[: self.looks]:
            action = options[index]
            assert isinstance(action, Lay)
            after = laid(state, action)
            if state.rules.dead_ends and dead_ends.hopeless(after):
                continue
            standing = self.standing(after)
            found.append((standing, action))
            if self.tired() or standing < WON / 2:  # one way to win is enough
                break
        if not found:
            return [(before.value, options[scored[0][1]])]
        return ranked(found)

    def standing(self, state: Table) -> float:
        """The standing of a mission; where every task could be served, whether they can be served together."""
        prospect = self.prospect(state)
        if not prospect.complete():
            return prospect.value
        served, _ = self.together(prospect, self.quick, self.quick_restarts)
        return prospect.value + CLASH * (len(state.rules.tasks) - served) + (WON if served == len(state.rules.tasks) else 0.0)

    # --- drawing paths ------------------------------------------------------------------------------------------------

    def draw(self, state: Table, decision: turn.DecidePaths) -> Weighed:
        """Legs that win together; before that only what fetches something."""
        prospect = self.prospect(state)
        peeks: list[Action] = [action for action in decision.options(state) if isinstance(action, Peek)]
        if peeks:
            return nearest_peek(prospect, peeks)
        if prospect.complete():
            served, first = self.together(prospect, self.searches, self.restarts)
            if served == len(state.rules.tasks) and first is not None and decision.why_not(state, first) is None:
                return [(WON, first), (prospect.value, END)]
        found = self.fetch(state, prospect)
        if found[0][1] == END and not prospect.complete():
            gap = prospect.look.next_gap()
            if gap != NONE and gap not in state.points:  # MM-G4: once, and not where somebody points already
                return [(prospect.value, Point(state.rules.names[gap]))]
        return found

    def fetch(self, state: Table, prospect: Prospect) -> Weighed:
        """Legs to an artifact, a cell or a face-down card that the group's own task needs, if they spoil nothing."""
        found: Weighed = [(prospect.value, END)]
        for party in state.parties:
            group = party.group
            if (
                not legs.may_walk(state, group)
                or group not in prospect.share
                or not to_fetch(party, state.rules.tasks[prospect.share[group]])
            ):
                continue
            for route in prospect.found[group].routes:
                if not final(route) and useful(state, prospect, party, route):
                    worth = self.after(state, Candidate(group, route))
                    if worth < WORST:
                        found.append((worth, Draw(state.rules.groups[group].id, route.words)))
        return ranked(found)

    def after(self, state: Table, leg: Candidate) -> float:
        """The standing when a leg has been drawn."""
        after = leg.drawn(state)
        if ending.broken_limit(after) or (state.rules.dead_ends and dead_ends.hopeless(after)):
            return WORST
        worth = self.prospect(after).value
        if state.board[leg.route.walk.space] == HIDDEN:
            worth = min(worth, self.prospect(state).value) - OPENED
        return worth

    def lead_on(self, state: Table, decision: drawing.ChooseWay) -> Weighed:
        """A leg that is drawn step by step: on to the goal that helps most, or back; it never begins one itself."""
        leg = drawing.leg_of(state)
        waypoint = leg.waypoint(state)
        found: Weighed = [(self.prospect(state).value, CANCEL)]
        if waypoint.choice and not leg.sight(state).ways:
            return [(found[0][0], BACK), (found[0][0], CANCEL)]
        self.searched += 1
        said: set[str] = set()
        for route in search(state, leg.group, self.budget, keep=KEEP, start=leg.walk(state)).routes:
            if route.words and route.words[0] not in said:
                worth = self.after(state, Candidate(leg.group, route))
                if worth < WORST:
                    said.add(route.words[0])
                    found.append((worth, Go(route.words[0])))
        return ranked(found)


def useful(state: Table, prospect: Prospect, party: Party, route: Route) -> bool:
    """A leg that fetches what the group's own task needs. A card that nobody knows is turned over only by a group that can
    defeat an ambush (MM-A4)."""
    task = state.rules.tasks[prospect.share[party.group]]
    space = stop_of(route.goal)
    if not any(prospect.fetches(space, route, artifact) for artifact in to_fetch(party, task)):
        return False
    if state.board[space] != HIDDEN or state.peeked[space]:
        return True
    return not may_ambush(state) or moves.strength(route.walk) > 0


def may_ambush(state: Table) -> bool:
    """MM-A4: whether an ambush may lie under a card that nobody knows."""
    known = [*state.board, *[state.under[space] for space in state.rules.all_spaces if state.peeked[space]]]
    return any(state.rules.cards[card].role == "ambush" and card not in known for card in state.rules.mission.hidden)


def laid(state: Table, action: Lay) -> Table:
    """The table with a card on it."""
    after = state.copy()
    space = state.rules.space_by_name[action.space]
    after.lay(state.rules.card_by_id[action.card], space, action.turned)
    return after
