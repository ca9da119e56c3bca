"""OpenSpiel: importing this registers every game on the shelf: `pyspiel.load_game("tafelrunde_quest(seats=3)")`.

All luck of a game follows from its seed, so there is one chance node at the root: which of `deals` seeds is played. An
information state is what a seat saw when the game began, all that it heard and said since, and what it is asked now: whoever
has the same string heard and said the same (perfect recall). An observation is what the seat may know now, without the past.

`resample_from_infostate` deals anew what the seat cannot know (`Game.imagine`). The result fits all that the seat can see, and
it keeps its own string. What the others heard before is not made up: their strings begin anew with what they then see.
"""

import json
from typing import Any

import numpy as np

from tafelrunde.engine import Event, Game, SeatId, registry, seeded, view
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.event import heard_by
from tafelrunde.research.match import Match
from tafelrunde.research.needs import need
from tafelrunde.research.plans import Plan
from tafelrunde.research.speech import NOWHERE

pyspiel: Any = need("pyspiel", "pip install open_spiel (there are packages for Linux and macOS)")

DEALS = 1000  # seeds among which the root chooses
PREFIX = "tafelrunde_"
OWN = {"seats": 0, "actions": "vocabulary", "deals": DEALS, "horizon": 0}


class Position:
    """A game as far as it has come, with what each seat heard and said. Copies are independent."""

    def __init__(self, match: Match | None = None, lines: list[list[str]] | None = None) -> None:
        self.match = match
        self.lines = lines or []

    def __deepcopy__(self, _: dict[int, Any]) -> "Position":
        if self.match is None:
            return Position()
        return Position(copied(self.match), [lines[:] for lines in self.lines])


def copied(match: Match) -> Match:
    """An independent match at the same point."""
    other = Match(match.plan)
    other.state = match.state.copy()
    other.options, other.coded, other.listed, other.seat = match.options, match.coded, match.listed, match.seat
    other.over, other.cut, other.seed = match.over, match.cut, match.seed
    other.said, other.speakers = match.said[:], match.speakers[:]
    return other


def beheld(match: Match, seat: int) -> str:
    """All that a seat may know, as text."""
    return json.dumps(to_data(view(match.state, SeatId(seat))), separators=(",", ":"))


def parameter(option: str) -> str:
    """What an option of a game is called: its own name, unless that is taken."""
    return f"option_{option}" if option in OWN else option


def game_type(game: Game, plan: Plan | None = None) -> Any:
    """What OpenSpiel wants to know before it knows how many play."""
    kinds = pyspiel.GameType
    common = plan.shares if plan else game.together
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Tafelrunde {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if common else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **OWN,
            **{parameter(option.id): game.endless.get(option.id, option.value) for option in game.options},
        },
    )


class SpielState(pyspiel.State):  # type: ignore[misc]  # it brings no types
    """A state of OpenSpiel."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.plan = Shared(game.plan)
        self.deals = game.deals
        self.at = Position()

    def current_player(self) -> int:
        match = self.at.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.over else match.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        match = self.at.match
        if match is None or match.over or player != match.seat:
            return []
        return sorted(match.plan.speech.numbers(match))

    def _apply_action(self, action: int) -> None:
        match = self.at.match
        if match is None:
            match = Match(self.plan.it)
            match.start(action)
            self.at = Position(match, [[beheld(match, seat)] for seat in range(match.plan.seats)])
            return
        said = match.action(action)
        self.at.lines[match.seat].append(f"> {said.text}")
        events: list[Event] = []
        match.state.heard = events
        match.say(said)
        match.state.heard = None
        self.hear(events)

    def hear(self, events: list[Event]) -> None:
        """Let every seat remember what it may hear."""
        for seat, lines in enumerate(self.at.lines):
            for event in events:
                heard = heard_by(event, SeatId(seat))
                if heard is not None:
                    lines.append(repr(heard))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        match = self.at.match
        speech = self.plan.it.speech
        place = speech.place(action, match) if match and not match.over else NOWHERE
        return speech.name(action) if match is None or place == NOWHERE else match.options[place].text

    def is_terminal(self) -> bool:
        return self.at.match is not None and self.at.match.over

    def returns(self) -> list[float]:
        match = self.at.match
        if match is None or not match.over or match.cut:
            return [0.0] * self.plan.it.seats
        return match.plan.rewards(match.game.outcome(match.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that this player cannot tell from the real one."""
        match = self.at.match
        assert match is not None
        other: SpielState = self.clone()
        imagined = copied(match)
        imagined.resume(match.game.imagine(view(match.state, SeatId(player)), seeded(int(sampler() * 2**53))))
        imagined.said, imagined.speakers = match.said[:], match.speakers[:]
        others = [[beheld(imagined, seat)] for seat in range(match.plan.seats)]
        others[player] = self.at.lines[player][:]
        other.at = Position(imagined, others)
        return other

    def __str__(self) -> str:
        match = self.at.match
        return "" if match is None else " / ".join([str(match.seed), *[action.text for action in match.said]])


class Shared:
    """What all copies of a state share."""

    def __init__(self, plan: Plan) -> None:
        self.it = plan

    def __deepcopy__(self, _: dict[int, Any]) -> "Shared":
        return self


class SpielObserver:
    """What a player knows: now (a tensor and a string), or with all that it remembers (a string)."""

    def __init__(self, plan: Plan, kind: Any) -> None:
        self.remembers = kind.perfect_recall
        self.layout = plan.layout
        self.tensor = np.zeros(plan.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        match = state.at.match
        if match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = match.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        match = state.at.match
        if match is None:
            return ""
        if not self.remembers:
            return beheld(match, player)
        asked = ["? " + " | ".join(action.text for action in match.options)] if match.seat == player and not match.over else []
        return "\n".join([*state.at.lines[player], *asked])


def spiel_class(shelved: Game) -> type:
    """The class that OpenSpiel makes games of."""

    class ShelvedGame(SpielGame):
        game = shelved

    return ShelvedGame


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it brings no types
    """A game of OpenSpiel."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        chosen = {**OWN, **params}
        options = {option.id: params[parameter(option.id)] for option in self.game.options if parameter(option.id) in params}
        self.plan = Plan(
            self.game, chosen["seats"], actions=chosen["actions"], horizon=chosen["horizon"], table=False, options=options
        )
        self.deals = int(chosen["deals"])
        common = self.plan.shares
        info = pyspiel.GameInfo(
            num_distinct_actions=self.plan.speech.size,
            max_chance_outcomes=self.deals,
            num_players=self.plan.seats,
            min_utility=0.0 if common else -1.0,
            max_utility=1.0,
            utility_sum=None if common else 0.0,
            max_game_length=self.plan.horizon,
        )
        super().__init__(game_type(self.game, self.plan), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observation has no parameters, but there are {params}")
        return SpielObserver(self.plan, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register() -> list[str]:
    """Let OpenSpiel know all games on the shelf that say what can be observed; their names."""
    known = set(pyspiel.registered_names())
    names = []
    for game in registry.games().values():
        if type(game).schema is Game.schema:
            continue
        name = f"{PREFIX}{game.id}"
        if name not in known:
            pyspiel.register_game(game_type(game), spiel_class(game))
        names.append(name)
    return names


NAMES = register()
