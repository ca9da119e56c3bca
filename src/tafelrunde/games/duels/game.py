"""Hyrule Duels as the engine sees it."""

from pathlib import Path
from typing import Any

from tafelrunde.bots.levels import player_of
from tafelrunde.engine import Action, Chance, Event, Game, Occasion, Player, Reason, Say, SeatId, say, say_reason
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import BadOption, checked
from tafelrunde.engine.scene import Details, Happening, Offers, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.duels import options
from tafelrunde.games.duels.actions import SAYINGS
from tafelrunde.games.duels.bots import LEVELS
from tafelrunde.games.duels.content import pack_content
from tafelrunde.games.duels.events import TurnBegan
from tafelrunde.games.duels.features import features
from tafelrunde.games.duels.ids import FIGURES
from tafelrunde.games.duels.imagination import imagine
from tafelrunde.games.duels.judgement import LEARNED, evaluate
from tafelrunde.games.duels.measures import held, measures, sides, used
from tafelrunde.games.duels.observation import observe, schema
from tafelrunde.games.duels.picture.attempts import attempts
from tafelrunde.games.duels.picture.cards import printed_cards
from tafelrunde.games.duels.picture.exhibits import exhibits
from tafelrunde.games.duels.picture.glimpses import glimpses
from tafelrunde.games.duels.picture.happenings import happening
from tafelrunde.games.duels.picture.names import look_of
from tafelrunde.games.duels.picture.offers import offers
from tafelrunde.games.duels.picture.scene import scene
from tafelrunde.games.duels.picture.sheets import sheets
from tafelrunde.games.duels.picture.talk import talk
from tafelrunde.games.duels.rules.ending import shares
from tafelrunde.games.duels.rules.setup import named_twice, new_table, same_kind
from tafelrunde.games.duels.ruleset import Ruleset
from tafelrunde.games.duels.state import Duels
from tafelrunde.games.duels.studio import CONTENT
from tafelrunde.games.duels.vocabulary import vocabulary


class HyruleDuels(Game[Duels, Ruleset]):
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
    presets = options.PRESETS
    alliances = options.ALLIANCES
    options = options.OPTIONS
    whole_packs = True
    bound = 50_000
    horizon = 3_000
    actions = SAYINGS
    out_of_turn = Reason("HD-T1", "why-not-your-turn")
    game_over = Reason("HD-W4", "why-game-over")
    phrases = ("good-hit", "well-defended", "revenge")
    talks = (TurnBegan,)
    folder = Path(__file__).parent
    judgement = LEARNED

    outcome = staticmethod(shares)
    imagine = staticmethod(imagine)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    measures = staticmethod(measures)
    sides = staticmethod(sides)
    held = staticmethod(held)
    used = staticmethod(used)
    attempts = staticmethod(attempts)

    def setting(self, choices: dict[str, Any], pack: str = "") -> Ruleset:
        """HD-W5: a game without a limit of rounds needs decks that end it."""
        chosen = checked(self.options, choices)
        if chosen["round_limit"] == "off" and chosen["deck_end"] != "tally":
            raise BadOption("option 'round_limit' can be off only with deck_end=tally, else a game might never end")
        return Ruleset(pack, chosen, pack_content(pack))

    def schema(self, setting: Ruleset, seats: int) -> Schema:
        return schema(setting, seats)

    def observe(self, state: Duels, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Ruleset, seats: int) -> Vocabulary:
        return vocabulary(setting, seats)

    def new_table(self, setting: Ruleset, seats: int, chance: Chance) -> Duels:
        """HD-S4: no team twice."""
        if team := named_twice(setting, seats):
            raise BadOption(f"the team {team!r} is named for two seats; every team exists once")
        return new_table(setting, seats, chance)

    def misfit(self, setting: Ruleset, seats: int) -> Say | None:
        """HD-S3, HD-S4: no team twice, and no good team on the side of an evil one where that matters."""
        if team := named_twice(setting, seats):
            return say("misfit-team-twice", team=look_of(setting).team(team))
        if pair := same_kind(setting, seats):
            return say("misfit-good-vs-evil", team=look_of(setting).team(pair[0]), other=look_of(setting).team(pair[1]))
        return None

    def talk(self, view: Duels, occasion: Occasion) -> list[Say | Action]:
        return [*talk(view, look_of(view.rules), occasion)]

    def confidants(self, view: Duels) -> list[SeatId]:
        """HD-G3: what is planned is for the own side only."""
        return [seat.seat for seat in view.seats if view.sides[seat.seat] == view.sides[view.viewer]]

    def player(self, level: str, seed: int) -> Player:
        return player_of(LEVELS, level, seed)

    def progress(self, state: Duels) -> tuple[int, list[int]]:
        """The round, and each seat's health."""
        return state.round, [sum(int(state.health[figure]) for figure in FIGURES[seat.seat]) for seat in state.seats]

    def begins(self, state: Duels) -> SeatId:
        return state.first

    def called(self, setting: Ruleset, kind: str, id: str) -> Say:
        look = look_of(setting)
        return look.team(id) if kind == "side" else look.card(id)

    def scene(self, view: Duels) -> Scene:
        return scene(view, look_of(view.rules))

    def details(self, view: Duels) -> Details:
        return Details(sheets(view, look_of(view.rules)), glimpses(view))

    def offers(self, view: Duels) -> Offers:
        return offers(view, look_of(view.rules))

    def happening(self, event: Event, view: Duels) -> Happening:
        return happening(event, view, look_of(view.rules))

    def refusal(self, reason: Reason, view: Duels) -> Say:
        return say_reason(reason, look_of(view.rules).kinds)

    def printed(self, setting: Ruleset) -> list[Sheet]:
        return printed_cards(look_of(setting))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Ruleset, only: str = "") -> list[Exhibit]:
        return exhibits(look_of(setting), only)


GAME = HyruleDuels()
