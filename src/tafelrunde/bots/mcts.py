"""Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse 2012).

Each iteration imagines a whole table that fits what the seat knows, walks down one shared tree along the actions that are
legal in it, adds a node, plays on for a while and lets the game say how everybody stands. What is known of an action counts
only the times it could be said (`available`), so that a card rarely held is not taken for a card rarely chosen.

The tree is keyed by what is said, not by what comes of it: luck after an action is averaged. A decision with a single option
adds no node. Where the options are many, a node looks at a few first and at more the oftener it is visited.

A judgement that is sure who will win says nearly the same of all that such a seat can do. With `keenness` the search sees
values from where everybody stands now: as odds, compared with those of the present, to that power.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.bots.greedy import worth
from tafelrunde.bots.policy import UNIFORM, Policy
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine import Action, Chance, Decision, Game, Listed, SeatId, State, late, seeded

NOBODY: Final = SeatId(-1)  # has been asked yet


class Node(Listed):
    """What is known about saying one thing at one place of the tree, and what may be said next."""

    action: Action | None
    visits: i64 = late(0)
    available: i64 = late(0)
    total: float = late(0.0)  # of the values for the seat that said it
    children: "dict[str, Node]" = late({})
    questions: i64 = late(0)  # how often something was said next
    seat: SeatId = late(NOBODY)  # who is asked next; luck and hidden things may let it be another seat another time
    elsewhere: "dict[SeatId, Node]" = late({})

    def asked(self, seat: SeatId) -> "Node":
        """The node with what this seat may say next."""
        if self.seat == seat:
            return self
        if self.seat < 0:
            self.seat = seat
            return self
        twin = self.elsewhere.get(seat)
        if twin is None:
            twin = Node(self.action)
            twin.seat = seat
            self.elsewhere[seat] = twin
        return twin

    def mean(self) -> float:
        """How well it went on average, from 0 to 1."""
        return self.total / float(self.visits) if self.visits else 0.0


class MctsPlayer(Thinker):
    """Grows a tree, a node an iteration."""

    game: Game
    seed: int
    rollout: int = 10
    exploration: float = 0.7
    width: int = 16
    policy: Policy = UNIFORM
    keenness: float = 0.0  # none: values are taken as they are
    chance: Chance = late()
    present: list[float] = late([])  # how well each seat stands now

    def __post_init__(self) -> None:
        if self.iterations <= 0 and self.seconds <= 0:
            raise ValueError("a search needs a budget: iterations, seconds or both")
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        decision: Decision = view.decision
        actions = decision.options(view)
        return actions[0] if len(actions) == 1 else favourite(self.search(view), actions)

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        decision: Decision = view.decision
        actions = decision.options(view)
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        root = self.search(view)
        chosen = favourite(root, actions)
        rest: list[tuple[int, float, Action]] = []
        for action in actions:
            node = root.children.get(action.text)
            if node is not None and action != chosen:
                rest.append((node.visits, node.mean(), action))
        rest.sort(key=by_trust, reverse=True)
        best = root.children.get(chosen.text)
        found = [(chosen, self.standing(decision.seat, best.mean() if best is not None else 0.0))]
        for _, mean, action in rest:
            found.append((action, self.standing(decision.seat, mean)))
        return found

    def standing(self, seat: SeatId, mean: float) -> float:
        """How well a seat stands, of what the search makes of it."""
        return mean if self.keenness <= 0 else seen_again(mean, self.present[seat], self.keenness)

    def search(self, view: State) -> Node:
        """The tree that the whole budget grows; its root is the decision the view is asked for."""
        root = Node(None)
        if self.keenness > 0:
            self.present = self.game.evaluate(view)
        if self.seconds <= 0:
            for _ in range(self.iterations):
                self.iterate(root, view)
            return root
        end = perf_counter() + self.seconds
        done = 0
        while True:
            self.iterate(root, view)
            done += 1
            if done == self.iterations or perf_counter() >= end:
                return root

    def iterate(self, root: Node, view: State) -> None:
        """One imagined game: down the tree, one node further, on for a while, and back up."""
        self.thought += 1
        state: State = self.game.imagine(view, self.chance)
        node = root
        path: list[Node] = []
        seats: list[SeatId] = []
        grown = False
        while not grown:
            decision = state.decision
            if decision is None:
                break
            actions = decision.options(state)
            if len(actions) == 1:
                state.take(actions[0])
                continue
            node = self.descend(node.asked(decision.seat), actions, state)
            grown = node.visits == 0
            path.append(node)
            seats.append(decision.seat)
            action = node.action
            assert action is not None  # only a root has none
            state.take(action)
        self.play_on(state)
        values = worth(self.game, state)
        for index in range(len(path)):
            node = path[index]
            seat = seats[index]
            value = values[seat]
            node.visits += 1
            node.total += value if self.keenness <= 0 else seen_from(value, self.present[seat], self.keenness)

    def descend(self, node: Node, actions: list[Action], state: State) -> Node:
        """The next node on the way down: a new one while there is room for it, else the one that promises most (UCB1)."""
        node.questions += 1
        children = node.children
        untried: list[Action] = []
        chosen: Node | None = None
        most = -1.0
        known: i64 = 0
        exploration = self.exploration
        for action in actions:
            child = children.get(action.text)
            if child is None:
                untried.append(action)
                continue
            known += 1
            child.available += 1
            visits = float(child.visits)
            promise = child.total / visits + exploration * sqrt(log(float(child.available)) / visits)
            if promise > most:
                most = promise
                chosen = child
        if untried and (chosen is None or known < self.width or known * known < node.questions):
            action = untried[self.policy.hint(state, untried, self.chance)]
            chosen = Node(action)
            chosen.available = 1
            children[action.text] = chosen
        assert chosen is not None
        return chosen

    def play_on(self, state: State) -> None:
        """Play a few more actions by habit."""
        policy = self.policy
        chance = self.chance
        for _ in range(self.rollout):
            if state.decision is None:
                return
            state.take(policy.say(state, chance))


def seen_from(value: float, present: float, keenness: float) -> float:
    """A value, from 0 to 1, compared with the one of the present, which becomes a half; what is over stays as it is."""
    return value if value <= 0.0 or value >= 1.0 else chance_of(keenness * (log_odds(value) - log_odds(present)))


def seen_again(value: float, present: float, keenness: float) -> float:
    """And back."""
    return value if value <= 0.0 or value >= 1.0 else chance_of(log_odds(value) / keenness + log_odds(present))


def log_odds(chance: float) -> float:
    """From a chance that is never taken for quite sure."""
    sure = min(max(chance, 0.001), 0.999)
    return log(sure / (1.0 - sure))


def chance_of(odds: float) -> float:
    """And back."""
    return 1.0 / (1.0 + exp(-odds))


def by_trust(tried: tuple[int, float, Action]) -> tuple[int, float]:
    """Tried more often is known better; of equals what went better."""
    return tried[0], tried[1]


def favourite(root: Node, actions: list[Action]) -> Action:
    """The action tried most often; of equals the one that went best, then the one listed first."""
    chosen = actions[0]
    visits = -1
    mean = -1.0
    for action in actions:
        node = root.children.get(action.text)
        if node is not None and (node.visits > visits or (node.visits == visits and node.mean() > mean)):
            chosen = action
            visits = node.visits
            mean = node.mean()
    return chosen
