"""Tafelrunde: a table for rich games, on any screen, with computer players in any seat.

This is the front door for programs; all that stands here is meant to be used and stays as it is.

    import tafelrunde as tr

    game = tr.game("duels")  # or tr.shelf()["duels"]
    table = game.start(seed=1)  # the usual seats and options; game.setting({...}) has others
    while not table.over:
        seat = table.asked().seat  # whose turn it is to answer
        actions = game.legal_actions(table)  # what may be said; actions[0].text puts it into words
        action = game.player("normal", seed=seat).choose(tr.view(table, seat))
        events = game.apply(table, seat, action)  # what then happened
    game.outcome(table)  # each seat's share of the victory

`tr.view(table, seat)` is what a seat may know, `game.imagine(view, tr.seeded(7))` a table that it may be. A `Player` chooses
from a view; the game has its own, and `RandomPlayer`, `GreedyPlayer` and `MctsPlayer` play any game. `tr.simulate` plays many
games, `tr.load` and `tr.replay` read a recorded one.

Importing this loads nothing: a name is fetched when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafelrunde.bots.greedy import GreedyPlayer
    from tafelrunde.bots.mcts import MctsPlayer
    from tafelrunde.bots.policy import Policy
    from tafelrunde.bots.random_player import RandomPlayer
    from tafelrunde.engine.action import Action, BadAction
    from tafelrunde.engine.chance import Chance, seeded
    from tafelrunde.engine.event import Event
    from tafelrunde.engine.flow import Decision, Reason, State
    from tafelrunde.engine.game import Game, Illegal
    from tafelrunde.engine.ids import SeatId
    from tafelrunde.engine.part import SPECTATOR
    from tafelrunde.engine.player import Player
    from tafelrunde.engine.record import Record, load, replay
    from tafelrunde.engine.view import view
    from tafelrunde.lab.simulate import Report, derived, simulate

__all__ = [
    "SPECTATOR",
    "Action",
    "BadAction",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GreedyPlayer",
    "Illegal",
    "MctsPlayer",
    "Player",
    "Policy",
    "RandomPlayer",
    "Reason",
    "Record",
    "Report",
    "SeatId",
    "State",
    "derived",
    "game",
    "load",
    "replay",
    "seeded",
    "shelf",
    "simulate",
    "view",
]

_HOMES = {
    "bots.greedy": "GreedyPlayer",
    "bots.mcts": "MctsPlayer",
    "bots.policy": "Policy",
    "bots.random_player": "RandomPlayer",
    "engine.action": "Action BadAction",
    "engine.chance": "Chance seeded",
    "engine.event": "Event",
    "engine.flow": "Decision Reason State",
    "engine.game": "Game Illegal",
    "engine.ids": "SeatId",
    "engine.part": "SPECTATOR",
    "engine.player": "Player",
    "engine.record": "Record load replay",
    "engine.view": "view",
    "lab.simulate": "Report derived simulate",
}


def game(name: str) -> "Game":
    """The game of that name: `tr.game("duels")`. An unknown one is a LookupError that says which there are."""
    from tafelrunde.engine import registry

    return registry.find(name)


def shelf() -> "dict[str, Game]":
    """All games that can be played, by name; also those that other packages have brought."""
    from tafelrunde.engine import registry

    return dict(registry.games())


if not TYPE_CHECKING:  # a type checker knows the names above, and no others

    def __getattr__(name: str) -> Any:
        for module, names in _HOMES.items():
            if name in names.split():
                found = globals()[name] = getattr(import_module(f"{__name__}.{module}"), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
