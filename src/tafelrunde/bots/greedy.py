"""The greedy player: tries every action in a few imagined tables and says the one after which it stands best."""

from typing import Any

from tafelrunde.engine import Action, Chance, Decision, Game, Player, State, late, seeded


class GreedyPlayer(Player):
    """Looks one action ahead. Where more than `candidates` actions are possible, it tries that many, chosen by chance."""

    game: Game
    seed: int
    imaginations: int = 4
    candidates: int = 60
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        decision: Decision = view.decision
        actions = sample(decision.options(view), self.candidates, self.chance)
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        seat = decision.seat
        standing = [0.0] * len(actions)
        for _ in range(self.imaginations):
            imagined = self.game.imagine(view, self.chance)
            for index, action in enumerate(actions):
                state = imagined.copy()
                state.take(action)
                standing[index] += worth(self.game, state)[seat]
        return ranked(actions, [total / self.imaginations for total in standing], best(standing))


def worth(game: Game, state: State) -> list[float]:
    """How well each seat stands: the result if the game is over, else what the game makes of it."""
    return game.outcome(state) if state.over else game.evaluate(state)


def sample(actions: list[Action], most: int, chance: Chance) -> list[Action]:
    """The actions in their order, or as many of them as are allowed, each set as likely (Knuth's selection sampling)."""
    left = len(actions)
    if left <= most:
        return actions
    wanted = most
    chosen: list[Action] = []
    for action in actions:
        if chance.below(left) < wanted:
            chosen.append(action)
            wanted -= 1
        left -= 1
    return chosen


def best(values: list[float]) -> int:
    """Where the highest value stands; the first of equals."""
    at = 0
    for index in range(1, len(values)):
        if values[index] > values[at]:
            at = index
    return at


def ranked(actions: list[Action], worths: list[float], chosen: int) -> list[tuple[Action, float]]:
    """The chosen action first, then the others from good to bad; of equals the one listed first."""
    order = [(-worths[index], index) for index in range(len(actions)) if index != chosen]
    order.sort()
    found = [(actions[chosen], worths[chosen])]
    for _, index in order:
        found.append((actions[index], worths[index]))
    return found
