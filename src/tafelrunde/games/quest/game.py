"""Triforce Quest as the engine sees it."""

from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.bots.levels import player_of
from tafelrunde.engine import Action, Chance, Event, Game, Occasion, Player, Reason, Say, SeatId, say_reason
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import OptionField, checked
from tafelrunde.engine.scene import Details, Happening, Offers, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.quest import options
from tafelrunde.games.quest.actions import ACTIONS
from tafelrunde.games.quest.bots import PLAYERS
from tafelrunde.games.quest.bots.talk import talk
from tafelrunde.games.quest.bots.taste import TASTE
from tafelrunde.games.quest.content import pack_content
from tafelrunde.games.quest.events import ChallengeBegun
from tafelrunde.games.quest.features import features
from tafelrunde.games.quest.imagination import imagine
from tafelrunde.games.quest.judgement import LEARNED, evaluate
from tafelrunde.games.quest.measures import held, measures, used
from tafelrunde.games.quest.observation import observe, schema
from tafelrunde.games.quest.picture.attempts import attempts
from tafelrunde.games.quest.picture.exhibits import exhibits
from tafelrunde.games.quest.picture.happenings import happening
from tafelrunde.games.quest.picture.names import card_name, look_of
from tafelrunde.games.quest.picture.offers import offers
from tafelrunde.games.quest.picture.pieces import printed
from tafelrunde.games.quest.picture.remarks import remarks
from tafelrunde.games.quest.picture.scene import scene, sheets
from tafelrunde.games.quest.rules.adventure import ChooseDungeon, ChooseSword, new_table
from tafelrunde.games.quest.rules.challenge import recurring
from tafelrunde.games.quest.rules.exploring import ChooseRoom
from tafelrunde.games.quest.rules.rewards import ChooseOwner
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.talk import asides, speak, why_not_said
from tafelrunde.games.quest.ruleset import Ruleset
from tafelrunde.games.quest.state import Quest
from tafelrunde.games.quest.studio import CONTENT
from tafelrunde.games.quest.vocabulary import vocabulary


class TriforceQuest(Game[Quest, Ruleset]):
    """Explore dungeons together, with one hero and a hand of cards each."""

    id = "quest"
    version = "3"
    prefix = "TQ"
    icon = "gi:triple-corn"
    minutes = (60, 180)
    least_seats = 1
    most_seats = 4
    usual_seats = 2
    together = True
    levels = ("easy", "normal", "strong")
    options: ClassVar[tuple[OptionField, ...]] = options.OPTIONS
    endless: ClassVar[dict[str, Any]] = {"defeat_limit": 10}
    bound = 200_000
    horizon = 2_000
    actions: ClassVar[dict[str, type[Action]]] = ACTIONS
    out_of_turn = Reason("TQ-0.7", "why-not-your-turn")
    game_over = Reason("TQ-G6", "why-game-over")
    talks = (ChallengeBegun,)
    folder = Path(__file__).parent
    judgement = LEARNED
    habits = TASTE

    interject = staticmethod(speak)
    asides = staticmethod(asides)
    recurring = staticmethod(recurring)
    imagine = staticmethod(imagine)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    measures = staticmethod(measures)
    held = staticmethod(held)
    used = staticmethod(used)
    remarks = staticmethod(remarks)
    attempts = staticmethod(attempts)

    def setting(self, choices: dict[str, Any], pack: str = "") -> Ruleset:
        return Ruleset(pack, checked(self.options, choices), pack_content(pack))

    def new_table(self, setting: Ruleset, seats: int, chance: Chance) -> Quest:
        return new_table(setting, seats, chance)

    def schema(self, setting: Ruleset, seats: int) -> Schema:
        return schema(setting, seats)

    def observe(self, state: Quest, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Ruleset, seats: int) -> Vocabulary:
        return vocabulary(setting, seats)

    def why_not_interject(self, state: Quest, seat: SeatId, action: Action) -> Reason | None:
        """TQ-H3, TQ-M5, TQ-Q2, TQ-X9: hints, phrases, pouring, placing the Teleporter, giving up."""
        return why_not_said(state, seat, action) if 0 <= seat < len(state.seats) else self.out_of_turn

    def outcome(self, state: Quest) -> list[float]:
        """TQ-G6: all win, or all lose."""
        return [1.0 if state.won else 0.0] * len(state.seats)

    def player(self, level: str, seed: int) -> Player:
        return player_of(PLAYERS, level, seed)

    def talk(self, view: Quest, occasion: Occasion) -> list[Say | Action]:
        """TQ-H1 to TQ-H4: in a challenge, by hints and phrases."""
        return [*talk(view, occasion.event)]

    def team_decides(self, view: Quest, action: Action) -> bool:
        """TQ-0.7: what the book gives to "the players": sword, dungeon, room, shop, who takes the item."""
        return isinstance(view.decision, (ChooseSword, ChooseDungeon, ChooseRoom, ChooseShop, ChooseOwner))

    def progress(self, state: Quest) -> tuple[int, list[int]]:
        return state.rooms_entered, [state.hearts] * len(state.seats)

    def called(self, setting: Ruleset, kind: str, id: str) -> Say:
        return card_name(id)

    def scene(self, view: Quest) -> Scene:
        return scene(view, look_of(view.rules.pack))

    def details(self, view: Quest) -> Details:
        return Details(sheets(view, look_of(view.rules.pack)))

    def offers(self, view: Quest) -> Offers:
        return offers(view, look_of(view.rules.pack))

    def happening(self, event: Event, view: Quest) -> Happening:
        return happening(event, view, look_of(view.rules.pack))

    def refusal(self, reason: Reason, view: Quest) -> Say:
        return say_reason(reason, look_of(view.rules.pack).kinds)

    def printed(self, setting: Ruleset) -> list[Sheet]:
        return printed(self.start(setting), look_of(setting.pack))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Ruleset, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), look_of(setting.pack), only)


GAME = TriforceQuest()
