"""The normal player: looks at every option once and takes the one it values most."""

from typing import Any, Final

from tafelrunde.bots.policy import Policy
from tafelrunde.engine import Action, Chance, Decision, Listed, Player, SeatId, late, seeded
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.evaluation import Stance, attack_worth, blow_worth, card_worth, hit_worth, place_worth, usable_worth
from tafelrunde.games.duels.ids import NO_FIGURE, OWNER, Figure, Square
from tafelrunde.games.duels.rules import combat, decks, effects, ending, movement, setup
from tafelrunde.games.duels.ruleset import WIDE, Card
from tafelrunde.games.duels.state import Duels
from tafelrunde.games.duels.verbs.figures import ChooseSquare
from tafelrunde.games.duels.verbs.players import ChooseTheirs

# All in points of health, set by hand as those of evaluation.py.
NOISE: Final = 0.05  # so that equals are chosen by chance
CARELESS_NOISE: Final = 0.8  # of the easy player
SPENT_ATTACK: Final = 0.32  # of what the attack card is worth in the hand
SPENT_DEFENCE: Final = 0.36  # of what the defence card is worth in the hand
SPENT_SPECIAL: Final = 0.9
FREE_ATTACK: Final = 0.6
FREE_SPECIAL: Final = 0.9
DEFENDING: Final = 0.25  # the card might be needed more later
HELD_CARD: Final = 0.02  # defending is easier with each card in hand
ESCAPE: Final = 0.8  # of a blow, for a card that answers an attack
SPENT_ESCAPE: Final = 1.6
SAVING: Final = 8.0
WOUNDED: Final = 6  # points of health
WOUNDED_DEFENCE: Final = 1.3
HEALING: Final = 0.9
URGENT_HEALING: Final = 1.3
DRAWING: Final = 1.9
HELD_DRAWING: Final = 0.2  # less with each card in hand
FULL_HAND: Final = 9
FULL_DRAWING: Final = 0.02
WINNING: Final = 20.0  # a draw that ends the game in one's favour
LOSING: Final = -5.0
BITTEN: Final = 1.4  # a point of health lost to a burrow
DOOM: Final = 20.0
MOVED_ENEMY: Final = 0.1
PUT_ENEMY: Final = 0.5
PUT_OWN: Final = 3.0
OFF_MIDDLE: Final = 0.1  # a row away from the middle at the start
WEAK_OPPONENT: Final = 0.1  # a point of health of an opponent, in the choice of whom to turn against


class Habit(Policy):
    """Values every option; `noise` is how much chance may add to a value."""

    noise: float = NOISE

    def hint(self, state: Any, actions: list[Action], chance: Chance) -> int:
        table: Duels = state
        decision = table.asked()
        best = 0
        most = -1000.0
        walk: Walk | None = None
        for index in range(len(actions)):
            action = actions[index]
            if isinstance(action, a.Move):
                if walk is None or walk.name != action.figure:
                    walk = Walk(table, decision.seat, action.figure)
                value = walk.value(action)
            else:
                value = self.value(table, decision, action)
            value += self.noise * float(chance.below(1000)) / 1000
            if value > most:
                most = value
                best = index
        return best

    def value(self, state: Duels, decision: Decision, action: Action) -> float:
        """What an action is worth to the seat that is asked."""
        seat = decision.seat
        if isinstance(action, a.Move):
            return Walk(state, seat, action.figure).value(action)
        if isinstance(action, a.Attack):
            card = state.card(action.card)
            brings = attack_worth(state, card, state.figure(action.figure), state.figure(action.target))
            return brings - SPENT_ATTACK * card_worth(card) + (FREE_ATTACK if card.free else 0.0)
        if isinstance(action, a.Play):
            return play_value(state, decision, state.card(action.card), state.figure(action.figure))
        if isinstance(action, a.Draw):
            return draw_value(state, decision)
        if isinstance(action, a.HealBy):
            return URGENT_HEALING if state.health[state.figure(action.figure)] <= WOUNDED else HEALING
        if isinstance(action, a.Defend):
            return defence_value(state, state.card(action.card), seat)
        if isinstance(action, a.Pass):
            return 0.0
        if isinstance(action, a.Put):
            return put_value(state, decision, action.square)
        if isinstance(action, a.PickFigure):
            return pick_value(state, seat, state.figure(action.figure))
        if isinstance(action, a.PickOpponent):
            return 10.0 - WEAK_OPPONENT * int(ending.tally_score(state, state.sides[action.seat])[0])
        if isinstance(action, a.Discard):
            card = state.card(action.card)
            return card_worth(card) if isinstance(decision, ChooseTheirs) else -usable_worth(state, seat, card)
        if isinstance(action, a.Take):
            return usable_worth(state, seat, state.card(action.card))
        if isinstance(action, a.SwapFigures):
            return swap_value(state, seat, action)
        return 0.0


class Walk(Listed):
    """A figure that may move: by how much it stands better elsewhere; an enemy had better stand worse, or be bitten."""

    state: Duels
    seat: SeatId
    name: str  # of the figure
    figure: Figure = late(NO_FIGURE)
    stance: Stance | None = late(None)  # of an own figure
    here: float = late(0.0)

    def __post_init__(self) -> None:
        state = self.state
        self.figure = state.figure(self.name)
        if state.side_of(self.figure) == state.sides[self.seat]:
            self.stance = Stance(state, self.figure)
            self.here = self.stance.worth(state.square[self.figure])

    def value(self, action: a.Move) -> float:
        """What this move brings."""
        bites = int(movement.BITE) * action.burrows
        if self.stance is None:
            return hit_worth(self.state, self.figure, float(bites)) if bites else MOVED_ENEMY
        gain = self.stance.worth(action.square) - self.here
        return gain - BITTEN * bites - (DOOM if bites >= self.state.health[self.figure] else 0.0)


def better_by(state: Duels, figure: Figure, square: Square) -> float:
    """How much better a figure would stand on a square than where it is."""
    stance = Stance(state, figure)
    return stance.worth(square) - stance.worth(state.square[figure])


def play_value(state: Duels, decision: Decision, card: Card, user: Figure) -> float:
    """The effects of a special card, less what it costs to give it away."""
    if card.timing == "would_die":
        return SAVING
    if isinstance(decision, combat.ChooseDefence):
        return ESCAPE * danger(state, None) - SPENT_ESCAPE
    total = -SPENT_SPECIAL
    for verb in card.play + card.relic:
        total += verb.worth(state, user)
    return total + (FREE_SPECIAL if card.free else 0.0)


def draw_value(state: Duels, decision: Decision) -> float:
    """A card: the fewer there are in hand, the better."""
    seat = decision.seat
    if isinstance(decision, decks.DecideLastDraw) or decks.would_end(state, seat):
        mine = ending.tally_score(state, state.sides[seat])
        for other in state.seats:
            if state.sides[other.seat] != state.sides[seat] and ending.tally_score(state, state.sides[other.seat]) >= mine:
                return LOSING
        return WINNING
    held = len(state.seats[seat].hand)
    return DRAWING - HELD_DRAWING * held if held < FULL_HAND else FULL_DRAWING


def danger(state: Duels, card: Card | None) -> float:
    """What the attack that is going on may cost, with or without a card against it."""
    fight = state.fight
    if fight is None:
        return 0.0
    return blow_worth(state, state.character[fight.attacker], card, fight.target, fight.melee)


def defence_value(state: Duels, card: Card, seat: SeatId) -> float:
    """What the card saves, less what it would bring otherwise."""
    fight = state.fight
    if fight is None:
        return 0.0
    saved = danger(state, None) - danger(state, card)
    if state.health[fight.target] <= WOUNDED:
        saved *= WOUNDED_DEFENCE
    extra = 0.0
    for verb in card.after:
        extra += verb.worth_defending()
    cost = SPENT_DEFENCE * card_worth(card)
    return saved + extra - cost - DEFENDING + HELD_CARD * len(state.seats[seat].hand)


def put_value(state: Duels, decision: Decision, square: Square) -> float:
    """Where a figure is put: own ones where they stand well, others where they can be struck."""
    if isinstance(decision, setup.ChooseStart):
        return -OFF_MIDDLE * abs(int(square // WIDE) - 3)
    assert isinstance(decision, ChooseSquare)
    if state.side_of(decision.figure) == state.sides[decision.seat]:
        return place_worth(state, decision.figure, square) + PUT_OWN
    return PUT_ENEMY


def pick_value(state: Duels, seat: SeatId, figure: Figure) -> float:
    """Whom to choose: the enemy whom it hurts most, the own figure that needs it most."""
    if state.side_of(figure) != state.sides[seat]:
        run = state.stack[-1]
        assert isinstance(run, effects.Effects)
        return hit_worth(state, figure, run.verb(state).blow())
    missing = float(state.most[figure] - state.health[figure])
    return missing + (1.0 if state.who(figure).lead else 0.0)


def swap_value(state: Duels, seat: SeatId, action: a.SwapFigures) -> float:
    """How much better the own figures stand afterwards."""
    total = 0.0
    one, other = state.figure(action.figure), state.figure(action.other)
    for figure, square in ((one, state.square[other]), (other, state.square[one])):
        if OWNER[figure] == seat:
            total += better_by(state, figure, square)
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
        return self.habit.say(view, self.chance)


class EasyPlayer(NormalPlayer):
    """Knows how to play but is often careless: then it says anything."""

    careless: int = 30  # so often in a hundred

    def choose(self, view: Any) -> Action:
        state: Duels = view
        actions = state.asked().options(state)
        if self.chance.below(100) < self.careless:
            return actions[self.chance.below(len(actions))]
        return actions[self.habit.hint(state, actions, self.chance)]
