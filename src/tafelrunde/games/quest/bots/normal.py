"""The normal partner: counts points, guards when a round cannot be finished, drinks in time, goes for the boss with the item.

It decides from what its seat knows: the table, its own hand, and the hints of the others.
"""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.player import Player
from tafelrunde.games.quest.actions import (
    ACCEPT,
    DECLINE,
    LEAVE,
    PASS,
    PLACE_HERE,
    REDRAW,
    TRIFORCE,
    Buy,
    Drink,
    Drop,
    Enter,
    Explore,
    Give,
    GiveUp,
    Hint,
    Replace,
    Retrieve,
    Spill,
)
from tafelrunde.games.quest.bots.phrases import remark
from tafelrunde.games.quest.bots.worth import hand_value, keep_value, missing, play_score
from tafelrunde.games.quest.decisions import (
    ChooseDungeon,
    ChooseOwner,
    DecideDrop,
    DecideExtra,
    DecideFill,
    DecideInterlude,
    DecidePenalty,
    DecidePlay,
    DecidePowerCard,
    DecideRetrieve,
    DecideRoom,
    DecideSafeBottle,
    DecideShop,
    DecideSpill,
    DecideSwap,
    DecideTeleporter,
    DecideTurn,
    card_names,
    plays,
)
from tafelrunde.games.quest.rules.dungeon import enterable, space_name
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.talk import hintable
from tafelrunde.games.quest.rules.team import drinks, held
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import IDLE, ITEM_ROOM, SAFE
from tafelrunde.games.quest.state import HIDDEN, Quest

POOR_HAND: Final = 7.2
LOW_PILE: Final = 3
WISHES: Final = ("fairy", "red", "milk")  # what the shop is good for, best first


class NormalPlayer(Player):
    """Knows the game. `talks`: says what it has between rooms."""

    seed: int
    talks: bool = True

    def choose(self, view: Any) -> Action:
        state: Quest = view
        seat = state.asked().seat
        if not state.seats[seat].gives_up and any(other.gives_up for other in state.seats):
            return GiveUp()  # TQ-X9: computers leave that to people
        challenge = state.challenge
        if self.talks and len(state.seats) > 1 and state.rules.hints and isinstance(state.decision, DecideTurn):
            assert challenge is not None
            things = hintable(state, seat)
            if not challenge.rounds and not challenge.plays and sorted(things) != sorted(state.seats[seat].hint):
                return Hint(things)  # TQ-H3: what it has, before the first card of a challenge
        if self.talks and len(state.seats) > 1:
            phrase = remark(state, seat)
            if phrase is not None:
                return phrase  # TQ-H1
        return self.decide(state)

    def decide(self, state: Quest) -> Action:
        """The answer to the open decision."""
        decision = state.asked()
        seat = decision.seat
        if isinstance(decision, DecideTurn):
            return self.turn(state, seat)
        if isinstance(decision, DecideInterlude):
            return self.interlude(state, seat)
        if isinstance(decision, DecideRoom):
            return self.room(state)
        if isinstance(decision, DecidePlay):
            options = plays(state, seat, isinstance(decision, DecidePowerCard))
            action, score = self.best_play(state, seat, options, isinstance(decision, DecidePowerCard))
            return DECLINE if isinstance(decision, DecideExtra) and score < 0.2 else action
        if isinstance(decision, DecidePenalty):
            return TRIFORCE[3] if round_damage(state) >= 2 or round_damage(state) >= state.hearts else ACCEPT
        if isinstance(decision, DecideDrop):
            return Drop(self.worst(state, seat, decision.count))
        if isinstance(decision, DecideSwap):
            return self.swap(state, seat)
        if isinstance(decision, DecideRetrieve):
            return self.retrieve(state, seat, decision.count)
        if isinstance(decision, DecideSafeBottle):
            return self.safe_bottle(state)
        return self.between(state)

    # --- a turn -------------------------------------------------------------------------------------------------------

    def turn(self, state: Quest, seat: int) -> Action:
        """Drink if it must be, use the Triforce on bosses, else the best card; a hopeless hand is exchanged."""
        challenge = state.challenge
        assert challenge is not None
        potion = self.rescue(state)
        if potion is not None:
            return potion
        options = plays(state, seat, False)
        action, score = self.best_play(state, seat, options, False)
        room = state.rules.rooms[challenge.card]
        unspent = state.unspent()
        left = missing(challenge)
        if unspent >= 4 and not challenge.powers >> 4 & 1 and challenge.keyed and challenge.counted >= left:
            return TRIFORCE[4]
        if unspent and score < 6 and not challenge.powers >> 1 & 1 and (room.boss or room.mini or state.hearts <= 3):
            match = match_of(state.rules, challenge.card)
            kinds = [state.rules.kind_of[card] for card in state.seats[seat].hand]
            if any(match.key_points[kind] >= 2 for kind in kinds):
                return TRIFORCE[1]
        player = state.seats[seat]
        if score < 0.6 and len(player.draw) > state.hand_size() + 1:
            return REDRAW
        return action

    def best_play(self, state: Quest, seat: int, options: list[Action], as_key: bool) -> tuple[Action, float]:
        """The play with the best score."""
        best = options[0]
        most = -1000.0
        for action in options:
            score = play_score(state, seat, action, as_key)
            if score > most:
                most = score
                best = action
        return best, most

    def rescue(self, state: Quest) -> Action | None:
        """TQ-M6: a healing bottle, when the penalty to come could be the last. Fairies help by themselves."""
        if not state.bottles or state.hearts > max(2, round_damage(state)):
            return None
        for action in drinks(state):
            if isinstance(action, Drink):
                potion = held(state, state.bottles[action.number])
                if potion is not None and potion.effect != "shuffle" and not potion.revives:
                    return action
        return None

    # --- between rooms ------------------------------------------------------------------------------------------------

    def interlude(self, state: Quest, seat: int) -> Action:
        """Drink when much is missing, exchange weak cards while the pile is thick."""
        potion = self.safe_bottle(state)
        if potion is not PASS:
            return potion
        player = state.seats[seat]
        if hand_value(state, player.hand) < POOR_HAND and len(player.draw) > state.hand_size() + LOW_PILE:
            return REDRAW
        if len(player.draw) > LOW_PILE + 2:
            worst = self.worst(state, seat, 1)
            if worst and keep_value(state.rules.cards[state.rules.by_id[worst[0]]]) <= 1.5:
                return state.rules.discard[state.rules.by_id[worst[0]]]
        return PASS

    def safe_bottle(self, state: Quest) -> Action:
        """TQ-R3: a bottle whose healing is not wasted."""
        gone = state.containers * 2 - state.hearts
        for action in drinks(state):
            if isinstance(action, Drink):
                potion = held(state, state.bottles[action.number])
                if potion is None or potion.effect == "shuffle" or potion.revives:
                    continue
                heals = potion.hearts if potion.effect == "heal" else state.containers * 2
                if gone >= heals or (gone >= 4 and state.hearts <= 3):
                    return action
        return PASS

    def room(self, state: Quest) -> Action:
        """Look for the item below, then the shortest way to the boss; a safe room when hurt."""
        layout = state.plan()
        best = -1
        least = 1000.0
        for space in enterable(state):
            cost = self.room_cost(state, space)
            if cost < least:
                least = cost
                best = space
        return Enter("boss" if best == layout.boss else space_name(state, best))

    def room_cost(self, state: Quest, space: int) -> float:
        """How little one wants to go there."""
        layout = state.plan()
        hurt = 1.0 - state.hearts / (state.containers * 2)
        if space == layout.boss:
            return -5.0 if hurt < 0.35 else 1.5
        steps = abs(layout.columns[space] - layout.columns[layout.boss]) + abs(layout.rows[space] - layout.rows[layout.boss])
        if state.face[space] != HIDDEN:
            room = state.rules.rooms[state.room[space]]
            if room.kind == ITEM_ROOM or room.kind == IDLE:
                return -4.0
            if room.kind == SAFE:
                return -6.0 if hurt > 0.2 else 0.5
            if room.needs and not state.item_taken:
                return 50.0
            return steps + 0.2 * room.goal
        if not state.item_taken:
            return steps * 0.1 + (0.0 if space < layout.lower else 20.0)
        return float(steps)

    def between(self, state: Quest) -> Action:
        """Everything that is decided outside a challenge, or rarely."""
        decision = state.asked()
        options = decision.options(state)
        if isinstance(decision, DecideShop):
            for wish in WISHES:
                buy = Buy(wish)
                if buy in options:
                    return buy
            return LEAVE
        if isinstance(decision, ChooseDungeon):
            return self.dungeon(state, options)
        if isinstance(decision, ChooseOwner):
            for action in options:
                if isinstance(action, Give) and action.number != state.sword:
                    return action
        if isinstance(decision, DecideTeleporter):
            return PLACE_HERE
        if isinstance(decision, DecideSpill):
            return self.cheapest(state, options)
        if isinstance(decision, DecideFill):
            return self.cheapest(state, [action for action in options if isinstance(action, Replace)])
        return options[0]

    def dungeon(self, state: Quest, options: list[Action]) -> Action:
        """TQ-D1: the easiest that is left."""
        best = options[0]
        least = 9
        for action in options:
            if isinstance(action, Explore):
                hard = state.rules.dungeons[state.rules.dungeon_by_id[action.name]].difficulty
                if hard < least:
                    least = hard
                    best = action
        return best

    def cheapest(self, state: Quest, options: list[Action]) -> Action:
        """The bottle that is missed least."""
        best = options[0]
        least = 1000
        for action in options:
            if isinstance(action, (Spill, Replace)):
                potion = held(state, state.bottles[action.number])
                price = potion.price if potion is not None else 0
                if price < least:
                    least = price
                    best = action
        return best

    # --- cards --------------------------------------------------------------------------------------------------------

    def worst(self, state: Quest, seat: int, count: int) -> list[str]:
        """The hand cards that are worth least."""
        names = card_names(state, state.seats[seat].hand)
        rules = state.rules
        names.sort(key=lambda name: keep_value(rules.cards[rules.by_id[name]]))
        return names[:count]

    def swap(self, state: Quest, seat: int) -> Action:
        """TQ-F5: away with what is worth little."""
        rules = state.rules
        names = card_names(state, state.seats[seat].hand)
        return Drop([name for name in names if keep_value(rules.cards[rules.by_id[name]]) <= 1.5])

    def retrieve(self, state: Quest, seat: int, count: int) -> Action:
        """The best of the discard pile."""
        rules = state.rules
        player = state.seats[seat]
        names = card_names(state, player.discard + player.shown)
        names.sort(key=lambda name: -keep_value(rules.cards[rules.by_id[name]]))
        return Retrieve(names[:count])
