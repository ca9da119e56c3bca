"""Dungeon Twister as the engine sees it."""

from pathlib import Path
from typing import Any

from tafelrunde.engine import Action, Chance, Event, Game, Reason, Say, SeatId
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import checked
from tafelrunde.engine.scene import Details, Happening, Offers, Preview, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.twister import options
from tafelrunde.games.twister.actions import ACTIONS
from tafelrunde.games.twister.bots import new_player
from tafelrunde.games.twister.content import pack_content
from tafelrunde.games.twister.evaluation import evaluate
from tafelrunde.games.twister.features import features
from tafelrunde.games.twister.imagination import imagine
from tafelrunde.games.twister.measures import held, measures, sides, used
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


class DungeonTwister(Game[Twister, Ruleset]):
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

    imagine = staticmethod(imagine)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    player = staticmethod(new_player)
    measures = staticmethod(measures)
    sides = staticmethod(sides)
    held = staticmethod(held)
    used = staticmethod(used)
    attempts = staticmethod(attempts)

    def setting(self, choices: dict[str, Any], pack: str = "") -> Ruleset:
        return Ruleset(pack, checked(self.options, choices), pack_content(pack))

    def new_table(self, setting: Ruleset, seats: int, chance: Chance) -> Twister:
        return new_table(setting, seats, chance)

    def schema(self, setting: Ruleset, seats: int) -> Schema:
        return schema(setting, seats)

    def observe(self, state: Twister, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Ruleset, seats: int) -> Vocabulary:
        return vocabulary(setting, seats)

    def outcome(self, state: Twister) -> list[float]:
        """DT-V4, DT-V6: all for the winner; half in a draw."""
        if state.winner == DRAW:
            return [0.5] * len(state.seats)
        return [1.0 if seat.seat == state.winner else 0.0 for seat in state.seats]

    def progress(self, state: Twister) -> tuple[int, list[int]]:
        """The turn, and the victory points."""
        return state.turn, list(state.points[: len(state.seats)])

    def texts(self, choices: dict[str, Any], language: str) -> list[Path]:
        return [self.folder / "text" / f"{name}{language}.ftl" for name in ("names.", "help.", "")]

    def called(self, setting: Ruleset, kind: str, id: str) -> Say:
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

    def printed(self, setting: Ruleset) -> list[Sheet]:
        return printed(self.start(setting))

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Ruleset, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), only)

    def preview(self, view: Twister, action: Action) -> Preview:
        return preview(view, look_of(view.rules), action)


GAME = DungeonTwister()
