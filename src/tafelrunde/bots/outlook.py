"""Outlooks: where a few actions lead, told by the features of the game. What a hint is made of.

Every action is tried at the same imagined tables and played on with a player's habits until its seat has its next turn, so that
differences come from the action, not from luck or from looking at another moment. Alone or among partners, who decide for
themselves, nobody plays on, but what the action began (a fight, a walk) is finished, and whoever is behind goes on to the round
that the others have reached.
"""

from math import sqrt
from typing import Final

from tafelrunde.bots.greedy import worth
from tafelrunde.engine import Action, Game, Listed, Player, SeatId, State, late, seeded, view

TABLES: Final = 5  # imagined ones
SURE: Final = 60  # imagined ones at which an action must do the same, so that its amounts depend on nothing hidden
FAR: Final = 20  # actions at most in each of them


class Prospect(Listed):
    """Where one action leads: how well its seat stands then on average, and at each table the moment and the features."""

    action: Action
    worth: float = late(0.0)
    moments: list[int] = late([])
    features: dict[str, list[float]] = late({})
    at_once: dict[str, list[float]] = late({})  # what the action itself changes, before anybody goes on

    def does(self, feature: str) -> float:
        """By how much the action itself changes a feature; nothing where that depends on luck or on what is hidden."""
        changes = self.at_once[feature]
        return changes[0] if all(change == changes[0] for change in changes) else 0.0

    def differs(self, other: "Prospect", feature: str) -> tuple[float, float]:
        """By how much more of a feature there is than after another action, and how far luck alone may lead astray there."""
        pairs = zip(self.features[feature], other.features[feature], strict=True)
        gaps = [mine - theirs for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)


def strongest(game: Game) -> str:
    """The level of the best computer player."""
    return game.levels[-1] if game.levels else "random"


def prospects(game: Game, seen: State, actions: list[Action], seed: int, tables: int = TABLES) -> list[Prospect]:
    """Where these actions lead, of a view whose viewer is asked."""
    seat = seen.asked().seat
    chance = seeded(seed)
    alone = game.together or len(game.evaluate(seen)) == 1
    found = [Prospect(action) for action in actions]
    for _ in range(tables):
        imagined = game.imagine(seen, chance)
        ends: list[State] = []
        for prospect in found:
            _try(game, imagined.copy(), seat, prospect)
            ends.append(imagined.copy())
            _play_on(game, ends[-1], seat, prospect.action, _habit(game, seed), alone)
        latest = max(game.progress(state)[0] for state in ends) if alone else 0
        for prospect, state in zip(found, ends, strict=True):
            prospect.worth += worth(game, state)[seat] / tables
            if alone:
                _catch_up(game, state, _habit(game, seed), latest)
            prospect.moments.append(game.progress(state)[0] if alone else 0)
            for feature in game.features(state, seat):
                prospect.features.setdefault(feature.name, []).append(feature.value)
    exact = [feature.name for feature in game.features(seen, seat) if feature.exact]
    if any(prospect.does(name) for prospect in found for name in exact):
        for _ in range(SURE - tables):
            imagined = game.imagine(seen, chance)
            for prospect in found:
                _try(game, imagined.copy(), seat, prospect)
    return found


def _try(game: Game, state: State, seat: SeatId, prospect: Prospect) -> None:
    """Note what the action itself changes."""
    before = {feature.name: feature.value for feature in game.features(state, seat)}
    _say(game, state, seat, prospect.action)
    for feature in game.features(state, seat):
        prospect.at_once.setdefault(feature.name, []).append(feature.value - before[feature.name])


def _habit(game: Game, seed: int) -> Player:
    """A player of middling strength for everybody."""
    return game.player(game.levels[len(game.levels) // 2] if len(game.levels) > 1 else "random", seed)


def _play_on(game: Game, state: State, seat: SeatId, action: Action, habit: Player, alone: bool) -> None:
    """Say it, and let everybody go on until the seat is asked again after others were; alone, until what it began is over."""
    depth = len(state.stack)
    others = False
    _say(game, state, seat, action)
    for _ in range(FAR):
        decision = state.decision
        begun = len(state.stack) > depth or (decision is not None and decision.midway)
        if decision is None or (not begun if alone else others and decision.seat == seat):
            return
        others = others or decision.seat != seat
        _say(game, state, decision.seat, _onward(state, habit))


def _onward(state: State, habit: Player) -> Action:
    """What the habit says; in the middle of something it does not give that up if it knows any other way on."""
    decision = state.asked()
    seen = view(state, decision.seat)
    if not decision.midway:
        return habit.choose(seen)
    away = decision.default(seen)
    return next((action for action, _ in habit.weigh(seen) if action != away), away)


def _catch_up(game: Game, state: State, habit: Player, latest: int) -> None:
    """Go on to the round that was reached elsewhere."""
    for _ in range(FAR):
        if state.decision is None or game.progress(state)[0] >= latest:
            return
        _say(game, state, state.decision.seat, habit.choose(view(state, state.decision.seat)))


def _say(game: Game, state: State, seat: SeatId, action: Action) -> None:
    if action.interjects:
        game.interject(state, seat, action)
    else:
        state.take(action)
