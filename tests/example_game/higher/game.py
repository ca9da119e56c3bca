"""The game as the table, the bots and the lab see it."""

from pathlib import Path
from typing import Any, ClassVar, cast

from higher import knowledge, rules, scene
from higher.actions import ACTIONS
from higher.bots import BoldPlayer
from higher.state import Deck, HigherState, Seat, Terms
from tafelrunde.bots.greedy import GreedyPlayer
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import options
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.feature import Feature
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.options import OptionField
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Happening, Offers, Scene


class Higher(Game[HigherState]):
    """A small game of nerve."""

    id: ClassVar[str] = "higher"
    version: ClassVar[str] = "1"
    prefix: ClassVar[str] = "HI"
    icon: ClassVar[str] = "gi:rising-card"
    minutes: ClassVar[tuple[int, int]] = (3, 5)
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    usual_seats: ClassVar[int] = 3
    levels: ClassVar[tuple[str, ...]] = ("greedy", "bold")
    options: ClassVar[tuple[OptionField, ...]] = (options.number("rounds", 5, 3, 7, section="length", rule="HI-S2"),)
    bound: ClassVar[int] = 7 * 5 + 7 * 4  # each round a stake, a card of each seat, and a boast of each seat
    actions: ClassVar[dict[str, type[Action]]] = ACTIONS
    out_of_turn: ClassVar[Reason] = Reason("HI-R2", "why-not-your-turn")
    game_over: ClassVar[Reason] = Reason("HI-E1", "why-game-over")
    folder: ClassVar[Path] = Path(__file__).parent

    # --- playing ------------------------------------------------------------------------------------------------------

    def setting(self, choices: dict[str, Any], pack: str = "") -> Terms:
        chosen = options.checked(self.options, choices)
        file = Path(pack or self.folder / "content") / "deck.toml"
        deck = load(file, Deck)
        if deck.cards < 28:
            raise BadPack(file, "cards", "four hands of seven cards need at least 28")
        if deck.most_stake < 1:
            raise BadPack(file, "most_stake", "must be at least 1")
        return Terms(pack, chosen, deck)

    def new_table(self, setting: Setting, seats: int, seed: int) -> HigherState:
        terms = cast(Terms, setting)
        places = [Seat(SeatId(seat), [], [], 0, False) for seat in range(seats)]
        state = HigherState(seeded(seed), terms, places, deck=list(range(1, terms.cards + 1)))
        state.call(rules.Match())
        return state

    def why_not_interject(self, state: HigherState, seat: SeatId, action: Action) -> Reason | None:
        return rules.why_not_boast(state, seat)

    def interject(self, state: HigherState, seat: SeatId, action: Action) -> None:
        rules.boast(state, seat)

    def outcome(self, state: HigherState) -> list[float]:
        return knowledge.shares(state)

    # --- knowing ------------------------------------------------------------------------------------------------------

    def imagine(self, view: HigherState, chance: Chance) -> HigherState:
        return knowledge.imagine(view, chance)

    def evaluate(self, state: HigherState) -> list[float]:
        return knowledge.evaluate(state)

    def features(self, state: HigherState, seat: SeatId) -> list[Feature]:
        return knowledge.features(state, seat)

    def player(self, level: str, seed: int) -> Player:
        match level:
            case "bold":
                return BoldPlayer()
            case "greedy":
                return GreedyPlayer(self, seed)
            case _:
                return RandomPlayer(seed)

    def progress(self, state: HigherState) -> tuple[int, list[int]]:
        table = state
        return table.turn, [seat.points for seat in table.seats]

    # --- showing ------------------------------------------------------------------------------------------------------

    def scene(self, view: HigherState) -> Scene:
        return scene.scene(view)

    def offers(self, view: HigherState) -> Offers:
        return scene.offers(view)

    def happening(self, event: Event, view: HigherState) -> Happening:
        return scene.happening(event)

    def refusal(self, reason: Reason, view: HigherState) -> Say:
        return scene.refusal(reason)

    def attempts(self, view: HigherState, thing: str) -> list[Action | Reason]:
        return scene.attempts(thing)


GAME = Higher()
