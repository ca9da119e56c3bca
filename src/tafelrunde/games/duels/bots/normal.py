"""The normal player: looks at every option once and takes the one it values most."""

from typing import Any, Final

from tafelrunde.bots.policy import Policy
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.fields import late
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.player import Player
from tafelrunde.games.duels import ruleset as r
from tafelrunde.games.duels.actions import (
    Attack,
    Defend,
    Discard,
    Draw,
    HealBy,
    Move,
    Pass,
    PickFigure,
    PickOpponent,
    Play,
    Put,
    SwapFigures,
    Take,
)
from tafelrunde.games.duels.bots.judgement import (
    attack_worth,
    blow_worth,
    card_worth,
    effect_worth,
    hit_worth,
    place_worth,
    usable_worth,
)
from tafelrunde.games.duels.effects import Effects, candidates
from tafelrunde.games.duels.rules.choices import ChooseTheirs
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.ending import tally_score
from tafelrunde.games.duels.rules.movement import BITE
from tafelrunde.games.duels.rules.piles import DecideLastDraw
from tafelrunde.games.duels.rules.setup import ChooseStart
from tafelrunde.games.duels.ruleset import Card, Effect
from tafelrunde.games.duels.state import SLOTS, Duels

NOISE: Final = 0.05  # so that equals are chosen by chance


class Habit(Policy):
    """Values every option; `noise` is how much chance may add to a value."""

    noise: float = NOISE

    def hint(self, state: Any, actions: list[Action], chance: Chance) -> int:
        table: Duels = state
        decision = table.decision
        assert decision is not None
        seat = decision.seat
        best = 0
        most = -1000.0
        for index in range(len(actions)):
            value = self.value(table, decision, seat, actions[index]) + self.noise * chance.below(1000) / 1000
            if value > most:
                most = value
                best = index
        return best

    def value(self, state: Duels, decision: Decision, seat: int, action: Action) -> float:
        """What an action is worth to the seat that is asked."""
        if isinstance(action, Move):
            return move_value(state, seat, action)
        if isinstance(action, Attack):
            card = state.card(action.card)
            brings = attack_worth(state, card, state.figure(action.figure), state.figure(action.target))
            return brings - 0.32 * card_worth(card) + (0.6 if card.free else 0.0)
        if isinstance(action, Play):
            return play_value(state, decision, seat, action)
        if isinstance(action, Draw):
            return draw_value(state, decision, seat)
        if isinstance(action, HealBy):
            return 1.3 if state.health[state.figure(action.figure)] <= 6 else 0.9
        if isinstance(action, Defend):
            return defence_value(state, state.card(action.card), seat)
        if isinstance(action, Pass):
            return 0.0
        if isinstance(action, Put):
            return put_value(state, decision, seat, action)
        if isinstance(action, PickFigure):
            return pick_value(state, seat, state.figure(action.figure))
        if isinstance(action, PickOpponent):
            return 10.0 - 0.1 * tally_score(state, state.sides[action.seat])[0]
        if isinstance(action, Discard):
            card = state.card(action.card)
            theirs = isinstance(decision, ChooseTheirs)
            return card_worth(card) if theirs else -usable_worth(state, seat, card)
        if isinstance(action, Take):
            return usable_worth(state, seat, state.card(action.card))
        if isinstance(action, SwapFigures):
            return swap_value(state, seat, action)
        return 0.0


def move_value(state: Duels, seat: int, action: Move) -> float:
    """By how much a figure stands better there; an enemy had better stand worse, or be bitten."""
    figure = state.figure(action.figure)
    bites = float(BITE * action.burrows)
    if state.sides[figure // SLOTS] != state.sides[seat]:
        return hit_worth(state, figure, bites) if bites else 0.1
    gain = place_worth(state, seat, figure, action.square) - place_worth(state, seat, figure, state.square[figure])
    return gain - 1.4 * bites - (20.0 if bites >= state.health[figure] else 0.0)


def play_value(state: Duels, decision: Decision, seat: int, action: Play) -> float:
    """The effects of a special card, less what it costs to give it away."""
    card = state.card(action.card)
    user = state.figure(action.figure)
    if card.timing == r.WOULD_DIE:
        return 8.0
    if isinstance(decision, ChooseDefence):
        fight = state.fight
        if fight is None:
            return 0.0
        danger = blow_worth(state, state.character[fight.attacker], None, fight.target, fight.melee)
        return 0.8 * danger - 1.6
    total = -0.9
    for effect in card.play + card.relic:
        targets: list[int] = []
        if effect.who.mode in (r.PICK, r.EACH):
            targets = candidates(state, seat, user, -1, effect.who)
        elif effect.who.mode == r.USER:
            targets = [user]
        elif effect.who.mode == r.TEAM:
            targets = state.own(seat)
        elif effect.who.mode == r.PARTNERS:
            targets = [figure for figure in state.own(seat) if not state.who(figure).lead]
        total += effect_worth(state, seat, user, effect, targets)
    return total + (0.9 if card.free else 0.0)


def draw_value(state: Duels, decision: Decision, seat: int) -> float:
    """A card: the fewer there are in hand, the better."""
    place = state.seats[seat]
    if isinstance(decision, DecideLastDraw) or (not place.deck and place.exhausted and state.rules.deck_end == "tally"):
        mine = tally_score(state, state.sides[seat])
        for other in state.seats:
            if state.sides[other.seat] != state.sides[seat] and tally_score(state, state.sides[other.seat]) >= mine:
                return -5.0
        return 20.0
    held = len(place.hand)
    return 1.9 - 0.2 * held if held < 9 else 0.02


def defence_value(state: Duels, card: Card, seat: int) -> float:
    """What the card saves, less what it would bring otherwise."""
    fight = state.fight
    if fight is None:
        return 0.0
    attacker = state.character[fight.attacker]
    saved = blow_worth(state, attacker, None, fight.target, fight.melee) - blow_worth(
        state, attacker, card, fight.target, fight.melee
    )
    if state.health[fight.target] <= 6:
        saved *= 1.3
    cost = 0.36 * card_worth(card)
    extra = 0.0
    for effect in card.after:
        if effect.verb == r.DRAW:
            extra += 1.0
        elif effect.verb == r.DAMAGE:
            extra += 0.8 * effect.n
        elif effect.role != 1:
            extra += 0.3
    return saved + extra - cost - 0.25 + 0.02 * len(state.seats[seat].hand)


def put_value(state: Duels, decision: Decision, seat: int, action: Put) -> float:
    """Where a figure is put: own ones where they stand well, others where they can be struck."""
    if isinstance(decision, ChooseStart):
        return -0.1 * abs(action.square // r.WIDE - 3)
    figure: int = getattr(decision, "figure")  # noqa: B009  # every question about a square names a figure
    if state.sides[figure // SLOTS] == state.sides[seat]:
        return place_worth(state, seat, figure, action.square) + 3.0
    return 0.5


def current_effect(state: Duels) -> Effect | None:
    """The effect that is being carried out."""
    top = state.stack[-1]
    if isinstance(top, Effects) and top.number > 0:
        return top.effects(state)[top.number - 1]
    return None


def pick_value(state: Duels, seat: int, figure: int) -> float:
    """Whom to choose: the enemy whom it hurts most, the own figure that needs it most."""
    effect = current_effect(state)
    if state.sides[figure // SLOTS] != state.sides[seat]:
        return hit_worth(state, figure, float(effect.n) if effect is not None and effect.verb == r.DAMAGE else 2.0)
    missing = state.most[figure] - state.health[figure]
    return missing + (1.0 if state.who(figure).lead else 0.0)


def swap_value(state: Duels, seat: int, action: SwapFigures) -> float:
    """How much better the own figures stand afterwards."""
    total = 0.0
    one, other = state.figure(action.figure), state.figure(action.other)
    for figure, square in ((one, state.square[other]), (other, state.square[one])):
        if figure // SLOTS == seat:
            total += place_worth(state, seat, figure, square) - place_worth(state, seat, figure, state.square[figure])
    return total


class NormalPlayer(Player):
    """Takes what it values most."""

    seed: int
    noise: float = NOISE
    chance: Chance = late()
    habit: Habit = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)
        self.habit = Habit(self.noise)

    def choose(self, view: Any) -> Action:
        state: Duels = view
        return self.habit.say(state, self.chance)


class EasyPlayer(Player):
    """Knows how to play but is often careless: then it says anything."""

    seed: int
    careless: int = 30  # so often in a hundred
    chance: Chance = late()
    habit: Habit = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)
        self.habit = Habit(0.8)

    def choose(self, view: Any) -> Action:
        state: Duels = view
        actions = state.asked().options(state)
        if self.chance.below(100) < self.careless:
            return actions[self.chance.below(len(actions))]
        return actions[self.habit.hint(state, actions, self.chance)]
