"""Habits: tries every action of its characters on a copy of the table and takes the one that leaves it best off."""

from typing import Any, Final

from tafelrunde.bots.policy import Policy
from tafelrunde.engine import Action, Chance, Decision, Player, SeatId, late, seeded
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister.bots.cards import best_card
from tafelrunde.games.twister.bots.judgement import WEIGHTS, distance, exit_maps, legs_of
from tafelrunde.games.twister.bots.worth import Worth, worth
from tafelrunde.games.twister.dungeon import apart
from tafelrunde.games.twister.ids import Card, Square, Token
from tafelrunde.games.twister.rules.actions import ChooseAction, declared, do
from tafelrunde.games.twister.rules.combat import PlayCombatCard
from tafelrunde.games.twister.rules.movement import Handle, destinations
from tafelrunde.games.twister.ruleset import FIRST_NPC, FIRST_OBJECT, NO_CARD
from tafelrunde.games.twister.state import Twister

NOISE: Final = 0.02  # so that equals are chosen by chance
AP_PRICE: Final = 0.03  # what an action must bring at least
BLUR: Final = 2.5  # the noise in the eye of the easy player
ANYTHING: Final = 5  # one of so many times it says anything
# in tenths of a victory point, set by hand
DEFENCELESS: Final = -5.0  # a fight without a card
ON_THE_WAY: Final = 0.4  # a hidden hall between somebody and the exit
OWN_TOKEN: Final = 0.3  # one that lies face down in a hall
ENOUGH: Final = 5.0  # an action card with which somebody can leave
# by kind: who runs far, who stabs, and who heals them
STARTERS: Final[tuple[float, ...]] = (4.0, 2.0, 3.8, 3.0, 1.5, 5.0, 1.0, 4.5)


class Habit(Policy):
    """Values what may be said; `noise` is how much chance may add to a value."""

    noise: float = NOISE

    def say(self, state: Any, chance: Chance) -> Action:
        """What to say at the (imagined) table."""
        table: Twister = state
        decision = table.decision
        assert decision is not None
        if isinstance(decision, PlayCombatCard):
            return self.combat(table, decision)
        actions = decision.options(table)
        if isinstance(decision, ChooseAction):
            actions = with_moves(table, decision.seat, actions)
        return actions[0] if len(actions) == 1 else actions[self.hint(table, actions, chance)]

    def combat(self, state: Twister, decision: PlayCombatCard) -> Action:
        """The card that brings most."""
        fight = state.fight
        assert fight is not None
        if decision.forced >= 0:
            return a.COMBATS[decision.forced]
        card, _ = best_card(state, fight, decision.seat)
        return a.COMBATS[card] if card >= 0 else decision.options(state)[0]

    def hint(self, state: Any, actions: list[Action], chance: Chance) -> int:
        table: Twister = state
        decision = table.decision
        assert decision is not None
        best = 0
        most = -1000.0
        before = Worth(table, decision.seat) if isinstance(decision, ChooseAction) else None
        for index in range(len(actions)):
            value = self.value(table, decision, actions[index], before) + self.noise * float(chance.below(1000)) / 1000
            if value > most:
                most = value
                best = index
        return best

    def value(self, state: Twister, decision: Decision, action: Action, before: Worth | None) -> float:
        """What an action is worth to the seat that is asked."""
        if before is not None:
            return action_value(state, decision.seat, action, before)
        if isinstance(action, a.PlayCard):
            return card_choice(state, decision.seat, action.card)
        if isinstance(action, a.Starter):
            return STARTERS[state.rules.kind[state.rules.number[action.token]]]
        if isinstance(action, a.Combat):
            fight = state.fight
            assert fight is not None
            return 10.0 if best_card(state, fight, decision.seat)[0] == action.card else 0.0
        if isinstance(action, a.Allow):
            return -float(max(action.card, action.other))
        if isinstance(action, a.NameCard):
            held = state.seats[1 - decision.seat].discard
            return -float(action.card) if held.count(action.card) == 0 else -9.0
        if isinstance(action, a.Put):
            return put_value(state, decision.seat, action.square)
        if isinstance(action, a.Hide):
            return hide_value(state, decision.seat, action)
        if isinstance(decision, Handle):
            return 1.0 if action is a.STOP else 0.0
        return 0.0


def with_moves(state: Twister, seat: SeatId, actions: list[Action]) -> list[Action]:
    """All actions, with whole moves instead of those to neighbouring squares and walks."""
    if not isinstance(actions[-1], a.EndTurn):
        return actions
    found: list[Action] = [action for action in actions if not isinstance(action, (a.Move, a.Walk))]
    for token in state.fighters(seat):
        if state.is_free(token):
            for square in destinations(state, token):
                found.append(a.MOVES[token][square])
    return found


def action_value(state: Twister, seat: SeatId, action: Action, before: Worth) -> float:
    """What an action of the turn brings."""
    if action is a.END_TURN:
        return 0.0
    if isinstance(action, a.Walk):
        return -1.0
    if isinstance(action, (a.Fight, a.Lance, a.Shoot)):
        return fight_value(state, seat, action) - AP_PRICE
    if isinstance(action, a.Reveal):
        return reveal_value(state, seat, action)
    if isinstance(action, a.Move):
        token = state.rules.number[action.token]
        if before.plain(token, action.square):
            return before.after(token, action.square) - before.whole - AP_PRICE
    trial = state.copy()
    trial.stack = []
    do(trial, action)
    return worth(trial, seat) - before.whole - AP_PRICE * (state.ap - trial.ap)


def fight_value(state: Twister, seat: SeatId, action: a.Fight | a.Lance | a.Shoot) -> float:
    """What a fight brings with the best card."""
    card, value = best_card(state, declared(state, action), seat)
    return value if card != NO_CARD else DEFENCELESS


def reveal_value(state: Twister, seat: SeatId, action: a.Reveal) -> float:
    """A hall on the way of one's own, or one that may hold the own crew, is worth looking at."""
    row = action.slot // 2 if seat == 0 else 3 - action.slot // 2
    value = WEIGHTS.reveal + WEIGHTS.answer * (state.ap - 1)
    token = state.rules.number[action.token]
    away = distance(state, exit_maps(state), token)
    movement = state.rules.movement[token]
    if row >= 1 and away > movement:
        value += ON_THE_WAY
    if not state.solo():
        value += OWN_TOKEN * state.seats[seat].placed_at.count(action.slot)
    return value


def card_choice(state: Twister, seat: SeatId, card: Card) -> float:
    """The smallest card that is enough for somebody to leave; else a small one."""
    maps = exit_maps(state)
    needed = 9
    for token in state.fighters(seat):
        if not state.wounded[token]:
            movement = state.rules.movement[token]
            needed = min(needed, (distance(state, maps, token) + movement - 1) // movement)
    if needed <= card:
        return ENOUGH - 0.5 * float(card - needed)
    return 1.0 - 0.1 * float(card)


def put_value(state: Twister, seat: SeatId, square: Square) -> float:
    """The own tokens near the own exit, all others far from theirs."""
    decision: Any = state.decision
    token: Token = decision.token
    maps = exit_maps(state)
    if not FIRST_OBJECT <= token < FIRST_NPC:
        side = state.rules.side[token]
        away = maps.squares(side, legs_of(state, token))[square]
        return -float(away) if side == seat else float(away)
    nearest = 99
    for friend in state.fighters(seat):
        at = state.where[friend]
        nearest = min(nearest, apart(at, square))
    return -float(nearest)


def hide_value(state: Twister, seat: SeatId, action: a.Hide) -> float:
    """Runners near the exit, objects near the start."""
    token = state.rules.number[action.token]
    row: int = action.slot // 2 if seat == 0 else 3 - action.slot // 2
    if token < FIRST_OBJECT:
        return 2.0 + 0.3 * row + 0.05 * state.rules.movement[token]
    return 1.0 - 0.2 * row


class EasyPlayer(Player):
    """The same with a blurred eye: every fifth time it says anything."""

    seed: int
    chance: Chance = late()
    habit: Habit = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)
        self.habit = Habit(BLUR)

    def choose(self, view: Any) -> Action:
        decision: Decision = view.decision
        if self.chance.below(ANYTHING) == 0:
            actions = decision.options(view)
            return actions[self.chance.below(len(actions))]
        return self.habit.say(view, self.chance)
