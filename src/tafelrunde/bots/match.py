"""Matches: whole games between players, and random play as fast as it goes. Here, so that it is compiled with the players."""

from tafelrunde.bots.policy import Policy
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Action, Chance, Game, Illegal, Player, Setting, State, seeded, view


def play(game: Game, state: State, players: list[Player], most: int, said: dict[type[Action], int]) -> int:
    """Play until the game is over, or until so many actions are said; how many were. `said` counts them by kind."""
    count = 0
    while count < most:
        decision = state.decision
        if decision is None:
            break
        player = players[decision.seat]
        if isinstance(player, RandomPlayer):
            action = player.pick(decision.options(state))
        else:
            action = player.choose(view(state, decision.seat))
            reason = game.why_not(state, decision.seat, action)
            if reason is not None:
                raise Illegal(action, reason)
        kind = type(action)
        said[kind] = said.get(kind, 0) + 1
        if action.interjects:
            game.interject(state, decision.seat, action)
        else:
            state.take(action)
        count += 1
    return count


def wander(game: Game, setting: Setting, seats: int, seed: int, steps: int, policy: Policy) -> int:
    """Say so many random actions, in one game after the other; how many games came to their end."""
    chance = seeded(seed)
    over = 0
    state: State = game.start(setting, seats, seed)
    for _ in range(steps):
        state.take(policy.say(state, chance))
        if state.over:
            over += 1
            state = game.start(setting, seats, seed + over)
    return over


def stroll(state: State, steps: int, chance: Chance, policy: Policy) -> int:
    """Say up to so many random actions in one game; how many were."""
    for step in range(steps):
        if state.over:
            return step
        state.take(policy.say(state, chance))
    return steps
