"""Dungeon Twister as the engine sees it."""

from pathlib import Path
from typing import Any

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import checked
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Details, Happening, Offers, Preview, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.twister import measures, options
from tafelrunde.games.twister.actions import ACTIONS
from tafelrunde.games.twister.bots import new_player
from tafelrunde.games.twister.content import pack_content
from tafelrunde.games.twister.evaluation import evaluate
from tafelrunde.games.twister.features import features
from tafelrunde.games.twister.imagination import imagine
from tafelrunde.games.twister.observation import observe, schema
from tafelrunde.games.twister.picture.attempts import attempts
from tafelrunde.games.twister.picture.exhibits import exhibits
from tafelrunde.games.twister.picture.happenings import happening
from tafelrunde.games.twister.picture.names import look_of, told
from tafelrunde.games.twister.picture.offers import offers
from tafelrunde.games.twister.picture.preview import preview
from tafelrunde.games.twister.picture.scene import details, scene
from tafelrunde.games.twister.picture.sheets import printed
from tafelrunde.games.twister.rules.setup import new_table
from tafelrunde.games.twister.ruleset import Ruleset
from tafelrunde.games.twister.state import DRAW, Twister
from tafelrunde.games.twister.studio import CONTENT
from tafelrunde.games.twister.vocabulary import vocabulary


class DungeonTwister(Game[Twister]):
    """Eight halls that turn, two crews that want out; or one crew, and 32 NPCs who know what they want."""

    id = "twister"
    version = "4"
    face = 1
    prefix = "DT"
    icon = "gi:gears"
    minutes = (45, 75)
    least_seats = 1
    most_seats = 2
    usual_seats = 1
    measured_seats = (2, 1)  # two crews; and alone, where most of the time goes into the NPCs' plans
    levels = ("easy", "normal", "strong")
    options = options.OPTIONS
    bound = 20_000
    horizon = 2_000
    actions = ACTIONS
    out_of_turn = Reason("DT-T1", "why-not-your-turn")
    game_over = Reason("DT-V4", "why-game-over")
    folder = Path(__file__).parent

    def setting(self, choices: dict[str, Any], pack: str = "") -> Setting:
        return Ruleset(pack, checked(self.options, choices), pack_content(pack))

    def new_table(self, setting: Setting, seats: int, chance: Chance) -> Twister:
        assert isinstance(setting, Ruleset)
        return new_table(setting, seats, chance)

    def outcome(self, state: Twister) -> list[float]:
        """DT-V4, DT-V6: all for the winner; half in a draw."""
        if state.winner == DRAW:
            return [0.5] * len(state.seats)
        return [1.0 if seat.seat == state.winner else 0.0 for seat in state.seats]

    def imagine(self, view: Twister, chance: Chance) -> Twister:
        return imagine(view, chance)

    def evaluate(self, state: Twister) -> list[float]:
        return evaluate(state)

    def features(self, state: Twister, seat: SeatId) -> list[Feature]:
        return features(state, seat)

    def schema(self, setting: Setting, seats: int) -> Schema:
        assert isinstance(setting, Ruleset)
        return schema(setting, seats)

    def observe(self, state: Twister, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Setting, seats: int) -> Vocabulary:
        assert isinstance(setting, Ruleset)
        return vocabulary(setting, seats)

    def player(self, level: str, seed: int) -> Player:
        return new_player(level, seed)

    def progress(self, state: Twister) -> tuple[int, list[int]]:
        """The turn, and the victory points."""
        return state.turn, list(state.points[: len(state.seats)])

    def texts(self, choices: dict[str, Any], language: str) -> list[Path]:
        return [self.folder / "text" / f"{name}{language}.ftl" for name in ("names.", "help.", "")]

    def measures(self, state: Twister) -> dict[str, float]:
        return measures.measures(state)

    def sides(self, state: Twister) -> list[str]:
        return measures.sides(state)

    def held(self, state: Twister, seat: SeatId) -> list[str]:
        return measures.held(state, seat)

    def used(self, action: Action) -> str:
        return measures.used(action)

    def called(self, setting: Setting, kind: str, id: str) -> Say:
        if kind == "side":
            return Say(f"side-{id}")
        deck, _, value = id.partition("-")
        return Say(f"{deck}-card", {"value": int(value)})

    def scene(self, view: Twister) -> Scene:
        return scene(view, look_of(view.rules))

    def details(self, view: Twister) -> Details:
        return details(view, look_of(view.rules))

    def offers(self, view: Twister) -> Offers:
        return offers(view, look_of(view.rules))

    def happening(self, event: Event, view: Twister) -> Happening:
        return happening(event, view, look_of(view.rules))

    def refusal(self, reason: Reason, view: Twister) -> Say:
        return Say(reason.message, told(reason.args, look_of(view.rules)))

    def printed(self, setting: Any) -> list[Sheet]:
        return printed(self.start(setting))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Any, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), only)

    def preview(self, view: Twister, action: Action) -> Preview:
        return preview(view, look_of(view.rules), action)

    def attempts(self, view: Twister, thing: str) -> list[Action | Reason]:
        return attempts(view, thing)


GAME = DungeonTwister()
