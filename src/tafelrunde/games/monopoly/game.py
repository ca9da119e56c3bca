"""Rupee Monopoly as the engine sees it."""

from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.bots.levels import player_of
from tafelrunde.engine.action import Action, BadAction
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.game import TABLE, Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.occasion import Occasion
from tafelrunde.engine.options import OptionField, checked
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Details, Happening, Offers, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.engine.words import say_reason
from tafelrunde.games.monopoly import measures, options
from tafelrunde.games.monopoly.actions import ACTIONS, SetAutoPass, TimeUp, UseItem
from tafelrunde.games.monopoly.bots import LEVELS
from tafelrunde.games.monopoly.content import ITEMS, pack_content
from tafelrunde.games.monopoly.events import AutoPassSet, TimeRanOut, TradeCountered, TradeRejected
from tafelrunde.games.monopoly.features import features
from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.imagination import imagine
from tafelrunde.games.monopoly.judgement import LEARNED, evaluate
from tafelrunde.games.monopoly.observation import observe, schema
from tafelrunde.games.monopoly.picture.attempts import attempts
from tafelrunde.games.monopoly.picture.exhibits import exhibits
from tafelrunde.games.monopoly.picture.happenings import happening
from tafelrunde.games.monopoly.picture.names import look_of, space_name
from tafelrunde.games.monopoly.picture.offers import offers
from tafelrunde.games.monopoly.picture.remarks import remarks, talk
from tafelrunde.games.monopoly.picture.scene import scene
from tafelrunde.games.monopoly.picture.sheets import printed, sheets
from tafelrunde.games.monopoly.rules.ending import shares
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.rules.setup import new_table
from tafelrunde.games.monopoly.rules.windows import recurring
from tafelrunde.games.monopoly.ruleset import Ruleset
from tafelrunde.games.monopoly.state import MOST_SEATS, Monopoly
from tafelrunde.games.monopoly.studio import CONTENT
from tafelrunde.games.monopoly.vocabulary import vocabulary


class RupeeMonopoly(Game[Monopoly]):
    """Buy, build, trade, and be the last who is not bankrupt."""

    id = "monopoly"
    version = "1"
    face = 1
    prefix = "RM"
    icon = "gi:rupee"
    minutes = (60, 180)
    least_seats = 2
    most_seats = MOST_SEATS
    usual_seats = 4
    levels = ("easy", "normal", "strong")
    options: ClassVar[tuple[OptionField, ...]] = options.OPTIONS
    endless: ClassVar[dict[str, Any]] = {"limit_rounds": 1000}
    bound = 1_000_000
    horizon = 30_000
    actions: ClassVar[dict[str, type[Action]]] = ACTIONS
    out_of_turn = Reason("RM-W10", "why-not-your-turn")
    game_over = Reason("RM-E1", "why-game-over")
    phrases = ("make-offer", "too-dear", "perhaps-later")
    talks = (TradeRejected, TradeCountered)
    folder = Path(__file__).parent
    judgement = LEARNED

    def setting(self, choices: dict[str, Any], pack: str = "") -> Setting:
        return Ruleset(pack, checked(self.options, choices), pack_content(pack).layout)

    def new_table(self, setting: Setting, seats: int, chance: Chance) -> Monopoly:
        assert isinstance(setting, Ruleset)
        return new_table(setting, seats, chance)

    def recurring(self, view: Monopoly) -> tuple[list[Action], set[str]] | None:
        return recurring(view)

    def parse(self, text: str) -> Action:
        """Item cards are named by the content."""
        action = super().parse(text)
        if isinstance(action, UseItem) and action.item not in ITEMS:
            raise BadAction(f"there is no item {action.item!r}; there are {', '.join(ITEMS)}")
        return action

    def why_not_interject(self, state: Monopoly, seat: SeatId, action: Action) -> Reason | None:
        """RM-W7: every seat may say how often it wants to be asked; the table's clock may end the game (RM-E5)."""
        if isinstance(action, TimeUp):
            return None if seat == TABLE and not state.time_is_up else self.out_of_turn
        return None if 0 <= seat < len(state.seats) and not state.seats[seat].out else self.out_of_turn

    def interject(self, state: Monopoly, seat: SeatId, action: Action) -> None:
        if isinstance(action, SetAutoPass):
            state.seats[seat].auto_pass = action.mode
            state.seats[seat].snoozes = False
            state.emit(AutoPassSet(seat, action.mode))
        else:
            state.time_is_up = True
            state.emit(TimeRanOut())

    def outcome(self, state: Monopoly) -> list[float]:
        return shares(state)

    def imagine(self, view: Monopoly, chance: Chance) -> Monopoly:
        return imagine(view, chance)

    def evaluate(self, state: Monopoly) -> list[float]:
        return evaluate(state)

    def features(self, state: Monopoly, seat: SeatId) -> list[Feature]:
        return features(state, seat)

    def schema(self, setting: Setting, seats: int) -> Schema:
        assert isinstance(setting, Ruleset)
        return schema(setting, seats)

    def observe(self, state: Monopoly, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Setting, seats: int) -> Vocabulary:
        assert isinstance(setting, Ruleset)
        return vocabulary(setting)

    def player(self, level: str, seed: int) -> Player:
        return player_of(LEVELS, level, seed)

    def talk(self, view: Monopoly, occasion: Occasion) -> list[Say | Action]:
        return [*talk(view, look_of(view.rules), occasion)]

    def progress(self, state: Monopoly) -> tuple[int, list[int]]:
        return state.round, [wealth(state, seat.seat) for seat in state.seats]

    def texts(self, choices: dict[str, Any], language: str) -> list[Path]:
        folder = self.folder / "text"
        names = [language, f"scene.{language}", f"help.{language}", f"{choices.get('theme', 'hyrule')}.{language}"]
        return [folder / f"{name}.ftl" for name in names]

    def measures(self, state: Monopoly) -> dict[str, float]:
        return measures.measures(state)

    def begins(self, state: Monopoly) -> SeatId:
        return state.first

    def held(self, state: Monopoly, seat: SeatId) -> list[str]:
        return measures.held(state, seat)

    def used(self, action: Action) -> str:
        return measures.used(action)

    def called(self, setting: Setting, kind: str, id: str) -> Say:
        return space_name(SpaceId(int(id)))

    def scene(self, view: Monopoly) -> Scene:
        return scene(view, look_of(view.rules))

    def details(self, view: Monopoly) -> Details:
        return Details(sheets(view, look_of(view.rules)))

    def offers(self, view: Monopoly) -> Offers:
        return offers(view, look_of(view.rules), self)

    def happening(self, event: Event, view: Monopoly) -> Happening:
        return happening(event, view, look_of(view.rules))

    def refusal(self, reason: Reason, view: Monopoly) -> Say:
        return say_reason(reason, look_of(view.rules).kinds)

    def remarks(self, view: Monopoly, action: Action) -> list[Say]:
        return remarks(view, look_of(view.rules), action)

    def printed(self, setting: Any) -> list[Sheet]:
        return printed(self.start(setting))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Any, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), only)

    def attempts(self, view: Monopoly, thing: str) -> list[Action | Reason]:
        return attempts(view, thing)


GAME = RupeeMonopoly()
