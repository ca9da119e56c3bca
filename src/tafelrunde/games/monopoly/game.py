"""Rupee Monopoly as the engine sees it."""

from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.bots.levels import player_of
from tafelrunde.engine import TABLE, Action, BadAction, Chance, Event, Game, Occasion, Player, Reason, Say, SeatId, say_reason
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import OptionField, checked
from tafelrunde.engine.scene import Details, Happening, Offers, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.monopoly import options
from tafelrunde.games.monopoly.actions import ACTIONS, SetAutoPass, TimeUp, UseItem
from tafelrunde.games.monopoly.bots import LEVELS
from tafelrunde.games.monopoly.content import ITEMS, pack_content
from tafelrunde.games.monopoly.events import AutoPassSet, TimeRanOut, TradeCountered, TradeRejected
from tafelrunde.games.monopoly.features import features
from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.imagination import imagine
from tafelrunde.games.monopoly.judgement import LEARNED, evaluate
from tafelrunde.games.monopoly.measures import held, measures, used
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


class RupeeMonopoly(Game[Monopoly, Ruleset]):
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

    recurring = staticmethod(recurring)
    outcome = staticmethod(shares)
    imagine = staticmethod(imagine)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    measures = staticmethod(measures)
    held = staticmethod(held)
    used = staticmethod(used)
    attempts = staticmethod(attempts)

    def setting(self, choices: dict[str, Any], pack: str = "") -> Ruleset:
        return Ruleset(pack, checked(self.options, choices), pack_content(pack).layout)

    def new_table(self, setting: Ruleset, seats: int, chance: Chance) -> Monopoly:
        return new_table(setting, seats, chance)

    def schema(self, setting: Ruleset, seats: int) -> Schema:
        return schema(setting, seats)

    def observe(self, state: Monopoly, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

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

    def vocabulary(self, setting: Ruleset, seats: int) -> Vocabulary:
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

    def begins(self, state: Monopoly) -> SeatId:
        return state.first

    def called(self, setting: Ruleset, kind: str, id: str) -> Say:
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

    def printed(self, setting: Ruleset) -> list[Sheet]:
        return printed(self.start(setting))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Ruleset, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), only)


GAME = RupeeMonopoly()
