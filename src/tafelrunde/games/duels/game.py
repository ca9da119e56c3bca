"""Hyrule Duels as the engine sees it."""

from pathlib import Path
from typing import Any

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.options import BadOption, checked
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Happening, Offers, Scene
from tafelrunde.engine.words import say_reason
from tafelrunde.games.duels import options
from tafelrunde.games.duels.actions import SAYINGS
from tafelrunde.games.duels.bots import new_player
from tafelrunde.games.duels.content import pack_content
from tafelrunde.games.duels.evaluation import evaluate
from tafelrunde.games.duels.features import features
from tafelrunde.games.duels.ids import FIGURES
from tafelrunde.games.duels.imagination import imagine
from tafelrunde.games.duels.picture.attempts import attempts
from tafelrunde.games.duels.picture.happenings import happening
from tafelrunde.games.duels.picture.names import look_of
from tafelrunde.games.duels.picture.offers import offers
from tafelrunde.games.duels.picture.scene import scene
from tafelrunde.games.duels.rules.setup import new_table
from tafelrunde.games.duels.ruleset import Ruleset
from tafelrunde.games.duels.state import Duels


class HyruleDuels(Game[Duels]):
    """Small teams, decks of their own, and an arena."""

    id = "duels"
    version = "1"
    prefix = "HD"
    icon = "gi:crossed-swords"
    minutes = (15, 45)
    least_seats = 2
    most_seats = 6
    usual_seats = 2
    levels = ("easy", "normal", "strong")
    options = options.OPTIONS
    bound = 50_000
    actions = SAYINGS
    out_of_turn = Reason("HD-T1", "why-not-your-turn")
    game_over = Reason("HD-W4", "why-game-over")
    folder = Path(__file__).parent

    def setting(self, choices: dict[str, Any], pack: str = "") -> Setting:
        """HD-S4: no team twice; HD-W5: a game without a limit of rounds needs decks that end it."""
        chosen = checked(self.options, choices)
        wanted = [chosen[f"team_{seat}"] for seat in range(1, 7) if chosen[f"team_{seat}"] != "any"]
        for team in wanted:
            if wanted.count(team) > 1:
                raise BadOption(f"the team {team!r} is named for two seats; every team exists once")
        if chosen["round_limit"] == "off" and chosen["deck_end"] != "tally":
            raise BadOption("option 'round_limit' can be off only with deck_end=tally, else a game might never end")
        return Ruleset(pack, chosen, pack_content(pack))

    def new_table(self, setting: Setting, seats: int, seed: int) -> Duels:
        assert isinstance(setting, Ruleset)
        return new_table(setting, seats, seed)

    def outcome(self, state: Duels) -> list[float]:
        """HD-W1, HD-W3: all of the winning side; in a draw the victory is shared between the sides."""
        sides = {state.sides[seat] for seat in state.winners}
        return [1 / len(sides) if seat.seat in state.winners else 0.0 for seat in state.seats]

    def imagine(self, view: Duels, chance: Chance) -> Duels:
        return imagine(view, chance)

    def evaluate(self, state: Duels) -> list[float]:
        return evaluate(state)

    def features(self, state: Duels, seat: SeatId) -> list[Feature]:
        return features(state, seat)

    def player(self, level: str, seed: int) -> Player:
        return new_player(self, level, seed)

    def progress(self, state: Duels) -> tuple[int, list[int]]:
        """The round, and each seat's health."""
        return state.round, [sum(int(state.health[figure]) for figure in FIGURES[seat.seat]) for seat in state.seats]

    def scene(self, view: Duels) -> Scene:
        return scene(view, look_of(view.rules))

    def offers(self, view: Duels) -> Offers:
        return offers(view, look_of(view.rules))

    def happening(self, event: Event, view: Duels) -> Happening:
        return happening(event, view, look_of(view.rules))

    def refusal(self, reason: Reason, view: Duels) -> Say:
        return say_reason(reason, look_of(view.rules).kinds)

    def attempts(self, view: Duels, thing: str) -> list[Action | Reason]:
        return attempts(view, thing)


GAME = HyruleDuels()
