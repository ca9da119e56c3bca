"""Map Masters as the engine sees it."""

from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.engine import Action, Chance, Event, Feature, Game, Occasion, Reason, Say, SeatId, say, say_reason
from tafelrunde.engine.observation import Numbers, Schema
from tafelrunde.engine.options import OptionField, checked
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.scene import Details, Fame, Happening, Offer, Offers, Piece, Preview, Scene, Sheet
from tafelrunde.engine.studio import Exhibit, FileKind
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.games.mapmasters import options
from tafelrunde.games.mapmasters.actions import ACTIONS, Draw
from tafelrunde.games.mapmasters.bots import new_player
from tafelrunde.games.mapmasters.content import pack_content
from tafelrunde.games.mapmasters.evaluation import evaluate
from tafelrunde.games.mapmasters.events import TurnBegan
from tafelrunde.games.mapmasters.features import features
from tafelrunde.games.mapmasters.imagination import imagine
from tafelrunde.games.mapmasters.measures import held, measures, used
from tafelrunde.games.mapmasters.observation import observe, schema
from tafelrunde.games.mapmasters.picture.attempts import attempts
from tafelrunde.games.mapmasters.picture.exhibits import exhibits
from tafelrunde.games.mapmasters.picture.happenings import happening
from tafelrunde.games.mapmasters.picture.names import look_of
from tafelrunde.games.mapmasters.picture.offers import offers, proposed
from tafelrunde.games.mapmasters.picture.panels import card_piece
from tafelrunde.games.mapmasters.picture.preview import preview
from tafelrunde.games.mapmasters.picture.scene import fame, printed, scene, sheets
from tafelrunde.games.mapmasters.picture.talk import talk
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.legs import finishes
from tafelrunde.games.mapmasters.rules.market import ChooseReader, DecideMarket
from tafelrunde.games.mapmasters.rules.setup import ChooseEntry, ChooseGoal, ChooseLantern, new_table
from tafelrunde.games.mapmasters.rules.talk import speak, why_not_said
from tafelrunde.games.mapmasters.rules.turn import DecidePaths
from tafelrunde.games.mapmasters.ruleset import Ruleset
from tafelrunde.games.mapmasters.state import Table
from tafelrunde.games.mapmasters.studio import CONTENT
from tafelrunde.games.mapmasters.vocabulary import vocabulary
from tafelrunde.games.mapmasters.winnable import shown, why_never

SETUP = (ChooseGoal, ChooseEntry, ChooseLantern, DecideMarket, ChooseReader)


class MapMasters(Game[Table, Ruleset]):
    """Draw ways through one dungeon together, that never cross."""

    id = "mapmasters"
    version = "2"
    prefix = "MM"
    icon = "gi:treasure-map"
    minutes = (30, 60)
    least_seats = 1
    most_seats = 5
    usual_seats = 3
    together = True
    levels = ("easy", "normal", "strong")
    presets = options.PRESETS
    options: ClassVar[tuple[OptionField, ...]] = options.OPTIONS
    famous = True
    endless: ClassVar[dict[str, Any]] = {}
    bound = 200_000
    horizon = 2_000
    actions: ClassVar[dict[str, type[Action]]] = ACTIONS
    out_of_turn = Reason("MM-G6", "why-not-your-turn")
    game_over = Reason("MM-W1", "why-game-over")
    talks = (TurnBegan,)
    folder = Path(__file__).parent

    interject = staticmethod(speak)
    imagine = staticmethod(imagine)
    evaluate = staticmethod(evaluate)
    player = staticmethod(new_player)
    measures = staticmethod(measures)
    held = staticmethod(held)
    used = staticmethod(used)
    attempts = staticmethod(attempts)

    def setting(self, choices: dict[str, Any], pack: str = "") -> Ruleset:
        rules = Ruleset(pack, checked(self.options_of(pack), choices), pack_content(pack))
        if pack and (why := why_never(rules)):
            raise BadPack(f"mission-{rules.mission.number:02}.toml", "grid", f"the mission cannot be won: {why}")
        return rules

    def new_table(self, setting: Ruleset, seats: int, chance: Chance) -> Table:
        return new_table(setting, seats, chance)

    def schema(self, setting: Ruleset, seats: int) -> Schema:
        return schema(setting, seats)

    def observe(self, state: Table, seat: SeatId, numbers: Numbers) -> None:
        observe(state, seat, numbers)

    def vocabulary(self, setting: Ruleset, seats: int) -> Vocabulary:
        return vocabulary(setting, seats)

    def features(self, state: Table, seat: SeatId) -> list[Feature]:
        return features(state, seat)

    def findings(self, pack: str) -> list[str]:
        return shown(self, pack, self.folder / "content")

    def options_of(self, pack: str) -> tuple[OptionField, ...]:
        return options.options_for(len(pack_content(pack).missions)) if pack else self.options

    def why_not_interject(self, state: Table, seat: SeatId, action: Action) -> Reason | None:
        """MM-G4, MM-R9, MM-W7: pointing, sketching, giving up."""
        return why_not_said(state, seat, action) if 0 <= seat < len(state.seats) else self.out_of_turn

    def outcome(self, state: Table) -> list[float]:
        """MM-G2: all win, or all lose."""
        return [1.0 if state.won else 0.0] * len(state.seats)

    def talk(self, view: Table, occasion: Occasion) -> list[Say | Action]:
        """MM-G4, MM-S12: when a turn begins, one thing at most."""
        return [*talk(view, look_of(view.rules.pack), occasion)]

    def team_decides(self, view: Table, action: Action) -> bool:
        """MM-G2, MM-G6: what all decide before the first turn, unless they vote; the last legs; a leg that people began."""
        decision = view.decision
        if isinstance(decision, DecidePaths):
            return isinstance(action, Draw) and finishes(view, view.rules.group_by_id[action.group], action.choices)
        return isinstance(decision, ChooseWay) or (isinstance(decision, SETUP) and not view.rules.votes)

    def proposed(self, view: Table, action: Action) -> Offer:
        return proposed(view, look_of(view.rules.pack), action)

    def fame(self, state: Table) -> Fame | None:
        """MM-W2: every mission that was won, by difficulty, then by score."""
        return fame(state, look_of(state.rules.pack)) if state.won else None

    def progress(self, state: Table) -> tuple[int, list[int]]:
        return state.turn, [int(state.done).bit_count()] * len(state.seats)

    def called(self, setting: Ruleset, kind: str, id: str) -> Say:
        return look_of(setting.pack).card_name(id)

    def scene(self, view: Table) -> Scene:
        return scene(view, look_of(view.rules.pack))

    def details(self, view: Table) -> Details:
        return Details(sheets(view, look_of(view.rules.pack)))

    def offers(self, view: Table) -> Offers:
        return offers(view, look_of(view.rules.pack))

    def happening(self, event: Event, view: Table) -> Happening:
        return happening(event, view, look_of(view.rules.pack))

    def printed(self, setting: Ruleset) -> list[Sheet]:
        missions = [self._mission(setting, number) for number in range(1, len(setting.content.missions) + 1)]
        return printed(self.start(setting), missions)

    def content_kinds(self) -> tuple[FileKind, ...]:
        return CONTENT

    def exhibits(self, setting: Ruleset, only: str = "") -> list[Exhibit]:
        return exhibits(self.start(setting), lambda number: self.start(self._mission(setting, number)), only)

    def _mission(self, setting: Ruleset, number: int) -> Any:
        return self.setting(dict(setting.choices) | {"mission": number}, setting.pack)

    def gallery(self, setting: Ruleset) -> list[Piece]:
        """MM-M16: every card of the pack, called as its file does."""
        look = look_of(setting.pack)
        pieces = [card_piece(look, card, f"card-{card.id}") for card in setting.cards]
        for card, piece in zip(setting.cards, pieces, strict=True):
            piece.label = say("card-label", card=card.id)
        return pieces

    def preview(self, view: Table, action: Action) -> Preview:
        return preview(view, look_of(view.rules.pack), action)

    def refusal(self, reason: Reason, view: Table) -> Say:
        return say_reason(reason, look_of(view.rules.pack).kinds)


GAME = MapMasters()
