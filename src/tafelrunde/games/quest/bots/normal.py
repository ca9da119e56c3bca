"""The normal partner: counts points, guards when a round cannot be finished, drinks in time, goes for the boss with the item.

It decides from what its seat knows: the table, its own hand, and the hints of the others.
"""

from typing import Any, Final

from tafelrunde.engine import Action, Player, SeatId
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest.bots.phrases import remark
from tafelrunde.games.quest.bots.talk import opening
from tafelrunde.games.quest.bots.taste import (
    ALONE,
    AT_BOSS,
    BLOW,
    DRINK,
    GREAT,
    HOPELESS,
    LAST_HEARTS,
    LATER,
    POOR_HAND,
    RUN_DRY,
    SPARE,
    TASTE,
    THICK,
)
from tafelrunde.games.quest.bots.worth import SOLVED, HandWorth, danger, hand_value, has_way_out, keep_value, missing, weakest
from tafelrunde.games.quest.ids import NOWHERE, SpaceId
from tafelrunde.games.quest.rules import adventure, decks, exploring, penalties, play, rewards, triforce
from tafelrunde.games.quest.rules.challenge import ChooseTurn, hopeless
from tafelrunde.games.quest.rules.dungeon import enterable, space_name
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.team import drinks, held
from tafelrunde.games.quest.rules.team import missing as missing_items
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import DIFFICULTIES, IDLE, ITEM_ROOM, SAFE
from tafelrunde.games.quest.state import HIDDEN, Quest
from tafelrunde.games.quest.verbs.cards import ChooseExtra, ChooseRetrieve
from tafelrunde.games.quest.verbs.penalties import ChooseSpill
from tafelrunde.games.quest.verbs.rewards import ChooseFill, ChooseTeleporter

# As somebody judges who knows the game: hands and cards by their value (worth.py), scores of plays in points of a card.
WEAK: Final = 1.5  # a card of less is thrown away
SMALL: Final = 0.2  # nor is one more card of less worth playing
LOW_PILE: Final = 3  # cards: a pile of less is not drawn from for fun
HARD_BLOW: Final = 2  # halves: three parts of the Triforce are spent on more
MUCH_GONE: Final = 4  # halves: with less missing nothing is drunk between rooms, unless nothing is wasted
DREADED: Final = 8.0  # steps to a boss for who is badly hurt,
HARD_ROOMS: Final = 8.0  # and more to unknown rooms of this dungeon with each degree of its difficulty
DEAR: Final = 40  # rupees: no potion is worth as much
REVIVES: Final = 100  # halves of hearts: a fairy before everything else
BADLY_HURT: Final = 0.6  # the share of lost hearts with which nobody goes to a boss if there is another way
HURT: Final = 0.2  # and the one with which a safe room is welcome
CANNOT_BE_SOLVED: Final = 50.0  # steps to a room whose item nobody has


class NormalPlayer(Player):
    """Knows the game. `talks`: says what it has between rooms. `choosy`: so much better a play must be than usual, before it
    would rather have a new hand."""

    seed: int
    talks: bool = True
    choosy: float = 0.0

    def choose(self, view: Any) -> Action:
        state: Quest = view
        seat = state.asked().seat
        if not state.seats[seat].gives_up and any(other.gives_up for other in state.seats):
            return saying.GiveUp()  # TQ-X9: computers leave that to people
        if self.talks and len(state.seats) > 1:
            words = opening(state, seat) or remark(state, seat)
            if words is not None:
                return words  # TQ-H1, TQ-H3
        return self.decide(state)

    def decide(self, state: Quest) -> Action:
        """The answer to the open decision."""
        decision = state.asked()
        seat = decision.seat
        if isinstance(decision, ChooseTurn):
            return self.turn(state, seat)
        if isinstance(decision, exploring.ChooseInterlude):
            return self.interlude(state, seat)
        if isinstance(decision, exploring.ChooseRoom):
            return self.room(state)
        if isinstance(decision, play.ChoosePlay):
            action, score = HandWorth(state, seat, isinstance(decision, triforce.ChoosePowerCard)).best()
            return saying.DECLINE if isinstance(decision, ChooseExtra) and score < SMALL else action
        if isinstance(decision, triforce.ChoosePenalty):
            return self.penalty(state)
        if isinstance(decision, decks.ChooseDrop):
            return saying.Drop(self.worst(state, seat, decision.count))
        if isinstance(decision, triforce.ChooseSwap):
            return self.swap(state, seat)
        if isinstance(decision, ChooseRetrieve):
            return self.retrieve(state, seat, decision.count)
        if isinstance(decision, exploring.ChooseSafeBottle):
            return self.safe_bottle(state)
        return self.between(state)

    # --- a turn -------------------------------------------------------------------------------------------------------

    def turn(self, state: Quest, seat: SeatId) -> Action:
        """Drink if it must be, use the Triforce on bosses, else the best card; a hopeless hand is exchanged."""
        challenge = state.now()
        hand = HandWorth(state, seat)
        action, score = hand.best()
        if hopeless(state):
            return self.endure(state, action, score)
        if score < SOLVED:
            potion = self.rescue(state)
            if potion is not None:
                return potion
        room = state.rules.rooms[challenge.room]
        unspent = state.unspent()
        left = missing(challenge)
        if unspent >= 4 and not challenge.powers >> 4 & 1 and challenge.keyed and challenge.counted >= left:
            return saying.TRIFORCE[4]
        grave = room.boss or room.mini or state.hearts <= 3
        if unspent and score < hand.taste[GREAT] and grave and not challenge.powers >> 1 & 1:
            fits = match_of(state.rules, challenge.room).fits
            if any(fits[state.rules.card_of[copy]].key_points >= 2 for copy in state.seats[seat].hand):
                return saying.TRIFORCE[1]
        return saying.REDRAW if self.rather_a_new_hand(state, hand, score) else action

    def rather_a_new_hand(self, state: Quest, hand: HandWorth, score: float) -> bool:
        """TQ-C4: it costs no turn, but a pile that is empty costs the next round (TQ-K5)."""
        taste = hand.taste
        draw, whole = float(len(state.seats[hand.seat].draw)), float(state.hand_size())
        least = taste[HOPELESS] + self.choosy + taste[LATER] * float(hand.later) + taste[THICK] * draw / whole
        least += taste[BLOW] * hand.ahead.damage * hand.ahead.likely
        if state.rules.rooms[hand.challenge.room].boss:
            least += taste[AT_BOSS]
        if len(state.seats) == 1:
            least += taste[ALONE]
        return score < least and draw > whole + taste[SPARE]

    def endure(self, state: Quest, action: Action, score: float) -> Action:
        """TQ-I5, TQ-C10: what cannot be solved is got through: wards and stuns only, and a bottle where there is a way out."""
        potion = self.rescue(state) if has_way_out(state) else None
        return potion if potion is not None else action if score > 0.0 else saying.PASS

    def rescue(self, state: Quest) -> Action | None:
        """TQ-M6: a healing bottle, when the penalty to come could be the last. Fairies help by themselves."""
        if not state.bottles or float(state.hearts) > max(TASTE.of(state.rules.pack)[LAST_HEARTS], float(danger(state))):
            return None
        for action in drinks(state):
            if isinstance(action, saying.Drink):
                potion = held(state, state.bottles[action.bottle])
                if potion is not None and potion.heals(state) and not potion.revives:
                    return action
        return None

    def penalty(self, state: Quest) -> Action:
        """TQ-F6: three parts against a hard blow or the last one; for a room that cannot be solved only if it lets Link go."""
        damage = penalties.round_damage(state)
        if hopeless(state) and not has_way_out(state):
            return saying.ACCEPT
        return saying.TRIFORCE[3] if damage >= HARD_BLOW or damage >= state.hearts else saying.ACCEPT

    # --- between rooms ------------------------------------------------------------------------------------------------

    def interlude(self, state: Quest, seat: SeatId) -> Action:
        """Drink when much is missing, exchange weak cards while the pile is thick."""
        potion = self.safe_bottle(state)
        if potion is not saying.PASS:
            return potion
        player = state.seats[seat]
        taste = TASTE.of(state.rules.pack)
        if float(len(player.draw)) <= taste[RUN_DRY] * float(state.hand_size()):
            return saying.REDRAW  # TQ-K4: here an empty pile costs nothing, in a challenge it would cost the next round
        if hand_value(state, player.hand) < taste[POOR_HAND] and len(player.draw) > state.hand_size() + LOW_PILE:
            return saying.REDRAW
        if len(player.draw) > LOW_PILE + 2:
            worst = weakest(state, player.hand)
            if keep_value(state.rules.cards[worst]) <= WEAK:
                return state.rules.discard[worst]
        return saying.PASS

    def safe_bottle(self, state: Quest) -> Action:
        """TQ-R3: a bottle whose healing is not wasted."""
        gone = state.containers * 2 - state.hearts
        enough = TASTE.of(state.rules.pack)[DRINK] * float(state.containers * 2)
        for action in drinks(state):
            if isinstance(action, saying.Drink):
                potion = held(state, state.bottles[action.bottle])
                heals = potion.heals(state) if potion is not None and not potion.revives else 0
                if not heals:
                    continue
                if gone >= heals or (gone >= MUCH_GONE and float(gone) >= enough):
                    return action
        return saying.PASS

    def room(self, state: Quest) -> Action:
        """Look for the item below, then the shortest way to the boss; a safe room when hurt."""
        best = NOWHERE
        least = 1000.0
        for space in enterable(state):
            cost = self.room_cost(state, space)
            if cost < least:
                least = cost
                best = space
        return saying.Enter(space_name(state, best))

    def room_cost(self, state: Quest, space: SpaceId) -> float:
        """How little one wants to go there, in steps to the boss, as somebody judges who knows the game."""
        layout = state.plan()
        hurt = 1.0 - float(state.hearts) / float(state.containers * 2)
        if space == layout.boss:
            return DREADED if hurt >= BADLY_HURT else -5.0
        steps = abs(layout.columns[space] - layout.columns[layout.boss]) + abs(layout.rows[space] - layout.rows[layout.boss])
        if state.face[space] != HIDDEN:
            room = state.rules.rooms[state.room[space]]
            if room.kind == ITEM_ROOM or room.kind == IDLE:
                return -4.0
            if room.kind == SAFE:
                return -6.0 if hurt > HURT else 0.5
            if missing_items(state, room.needs):
                return CANNOT_BE_SOLVED
            return steps + 0.2 * float(room.goal)
        lower = space < layout.lower and not state.in_castle()
        if not state.item_taken:
            return steps * 0.1 + (0.0 if lower else 20.0)
        if hurt < BADLY_HURT or lower:
            return float(steps)  # rooms of the lower half come from easier dungeons
        hard = len(DIFFICULTIES) if state.in_castle() else state.rules.dungeons[state.dungeon].difficulty
        return steps + HARD_ROOMS * float(hard)

    def between(self, state: Quest) -> Action:
        """Everything that is decided outside a challenge, or rarely."""
        decision = state.asked()
        options = decision.options(state)
        if isinstance(decision, ChooseShop):
            return self.shop(state, options)
        if isinstance(decision, adventure.ChooseDungeon):
            return self.dungeon(state, options)
        if isinstance(decision, rewards.ChooseOwner):
            for action in options:
                if isinstance(action, saying.Give) and action.seat != state.sword:
                    return action
        if isinstance(decision, ChooseTeleporter):
            return saying.PLACE_HERE
        if isinstance(decision, ChooseSpill):
            return self.cheapest(state, options)
        if isinstance(decision, ChooseFill):
            return self.cheapest(state, [action for action in options if isinstance(action, saying.Replace)])
        return options[0]

    def shop(self, state: Quest, options: list[Action]) -> Action:
        """TQ-M2: what revives first, then what heals most at once."""
        best: Action = saying.LEAVE
        most = 0
        for potion in state.rules.potions:
            good = int(potion.heals(state)) + (REVIVES if potion.revives else 0)
            if good > most and potion.price < DEAR and saying.Buy(potion.id) in options:
                best = saying.Buy(potion.id)
                most = good
        return best

    def dungeon(self, state: Quest, options: list[Action]) -> Action:
        """TQ-D1: the easiest that is left."""
        best = options[0]
        least = 9
        for action in options:
            if isinstance(action, saying.Explore):
                hard = state.rules.dungeons[state.rules.dungeon_named[action.name]].difficulty
                if hard < least:
                    least = hard
                    best = action
        return best

    def cheapest(self, state: Quest, options: list[Action]) -> Action:
        """The bottle that is missed least."""
        best = options[0]
        least = 1000
        for action in options:
            if isinstance(action, (saying.Spill, saying.Replace)):
                potion = held(state, state.bottles[action.bottle])
                price = potion.price if potion is not None else 0
                if price < least:
                    least = price
                    best = action
        return best

    # --- cards --------------------------------------------------------------------------------------------------------

    def value(self, state: Quest, name: str) -> float:
        """What a card is worth in the hand."""
        return keep_value(state.rules.cards[state.rules.card_named[name]])

    def worst(self, state: Quest, seat: SeatId, count: int) -> list[str]:
        """The hand cards that are worth least."""
        worth = [(self.value(state, name), name) for name in decks.names_in(state, state.seats[seat].hand)]
        worth.sort()
        return [name for _, name in worth[:count]]

    def swap(self, state: Quest, seat: SeatId) -> Action:
        """TQ-F5: away with what is worth little."""
        return saying.Drop([name for name in decks.names_in(state, state.seats[seat].hand) if self.value(state, name) <= WEAK])

    def retrieve(self, state: Quest, seat: SeatId, count: int) -> Action:
        """The best of the discard pile."""
        player = state.seats[seat]
        worth = [(-self.value(state, name), name) for name in decks.names_in(state, player.discard + player.shown)]
        worth.sort()
        return saying.Retrieve([name for _, name in worth[:count]])
