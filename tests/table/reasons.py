"""What a hint claims, and whether it is so."""

from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.table.hint import Hint


def compares_with_giving_up(game: Game, hint: Hint) -> bool:
    """Whether one of the alternatives is to give up."""
    return any(game.parse(candidate.action).gives_up for candidate in hint.candidates[1:])


def differs(hint: Hint) -> bool:
    """Whether the adviser likes its choice better than the best alternative."""
    return len(hint.candidates) > 1 and hint.candidates[0].worth > hint.candidates[1].worth


def names_a_reason(hint: Hint) -> bool:
    """Whether it is told what the choice is good for, or what it costs."""
    return any(sentence.id.startswith(("feature-", "hint-later-")) for sentence in hint.reason)


def wrong_amounts(game: Game, state: State, hint: Hint) -> str:
    """The first amount told as paid or gained by the move that is not what the move does at the real table."""
    seat = state.asked().seat
    after = state.copy()
    action = game.parse(hint.candidates[0].action)
    game.apply(after, seat, action)
    before = {feature.name: feature for feature in game.features(state, seat) if feature.exact}
    changes = {
        feature.name: feature.value - before[feature.name].value for feature in game.features(after, seat) if feature.exact
    }
    for sentence in hint.reason:
        for name, change in changes.items():
            told = {f"feature-{name}-more": 1, f"feature-{name}-less": -1}.get(sentence.id)
            if told is not None and told * float(sentence.args["amount"]) != change:
                return f"{action.text!r}: {sentence} is told, but it is {change}"
    return ""
