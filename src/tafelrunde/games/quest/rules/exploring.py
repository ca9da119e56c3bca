"""Exploring a dungeon: rooms, interludes, its boss, and starting anew after a collapse (TQ-T, TQ-E, TQ-G)."""

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId
from tafelrunde.games.quest import events
from tafelrunde.games.quest.actions import PASS, REDRAW, VERBS, Discard, Drink, Enter, Give, Pass, Redraw
from tafelrunde.games.quest.ids import SpaceId
from tafelrunde.games.quest.rules import collapse, decks, dungeon, play, rewards, shop, team
from tafelrunde.games.quest.rules.challenge import Attempt, begin
from tafelrunde.games.quest.ruleset import ITEM_ROOM, SAFE
from tafelrunde.games.quest.state import Quest


class ChooseInterlude(play.OfHand):
    """TQ-T4: one card, the whole hand, a bottle, or nothing."""

    def options(self, state: Quest) -> list[Action]:
        found: list[Action] = [PASS, REDRAW]
        discard = state.rules.discard
        found.extend([discard[card] for card in decks.cards_in(state, state.seats[self.seat].hand)])
        if state.bottles:
            found.extend(team.drinks(state))
        return found

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        return None if isinstance(action, (Pass, Redraw)) else super().why_not(state, action)


class ChooseRoom(Decision):
    """TQ-T5: which room is entered."""

    def options(self, state: Quest) -> list[Action]:
        return [Enter(dungeon.space_name(state, space)) for space in dungeon.enterable(state)]

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        refused = super().why_not(state, action)
        if refused is not None and isinstance(action, Enter) and action.name == dungeon.BOSS and not state.item_taken:
            return Reason("TQ-T8", "why-boss-locked")
        return refused


class ChooseSafeBottle(Decision):
    """TQ-R3, TQ-M7: a bottle for free."""

    def options(self, state: Quest) -> list[Action]:
        return [PASS, *team.drinks(state)]

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        return team.why_not_drink(state, action) if isinstance(action, Drink) else super().why_not(state, action)


class Delve(collapse.Survivor):
    """TQ-T1 to TQ-T5: one dungeon, from its entrance until its boss is defeated, however often Link collapses."""

    steps = (
        "delve_begins",
        "interlude",
        "room_is_asked_for",
        "room_is_entered",
        "room_is_finished",
        "collapse_is_suffered",
        "shop_is_left",
    )

    done: bool = False

    def delve_begins(self, state: Quest) -> None:
        """TQ-T1, TQ-T2, TQ-X7, TQ-Q4: the sword leads; the entrance is played at once, unless it is open or can be avoided."""
        entrance = state.plan().entrance
        state.active = state.sword
        state.link = entrance
        if not state.solved[entrance] and not (state.in_castle() and state.teleporter >= 0):
            self.go_to("room_is_finished")
            state.call(Visit(entrance))

    def interlude(self, state: Quest) -> None:
        state.call(Interlude(state.active))

    def room_is_asked_for(self, state: Quest) -> None:
        """TQ-T5: the active player must enter a room; not asked if there is only one."""
        rooms = dungeon.enterable(state)
        if len(rooms) == 1:
            self.go_to("room_is_finished")
            state.call(Visit(rooms[0]))
        else:
            state.ask(ChooseRoom(state.active))

    def room_is_entered(self, state: Quest) -> None:
        if isinstance(state.answer, Enter):
            state.call(Visit(dungeon.space_named(state, state.answer.name)))

    def room_is_finished(self, state: Quest) -> None:
        """TQ-T3: the active role passes on, and an interlude follows."""
        if self.done:
            self.finish()
            return
        state.active = state.after(state.active)
        self.go_to("interlude")

    def collapse_is_suffered(self, state: Quest) -> None:
        """TQ-X1 to TQ-X9: rooms turn down, decks are shuffled, the shop opens; then the same dungeon again."""
        if collapse.is_lost(state):
            return
        collapse.start_anew(state)
        state.call(shop.Shop())

    def shop_is_left(self, state: Quest) -> None:
        self.start_over()


class Interlude(Procedure):
    """TQ-T4: between two rooms every player, from the active one on, may do one thing."""

    steps = ("player_is_asked", "player_has_answered")

    first: SeatId
    done: i64 = 0

    def player_is_asked(self, state: Quest) -> None:
        if self.done < len(state.seats):
            state.ask(ChooseInterlude(state.after(self.first, self.done)))
        else:
            self.finish()

    def player_has_answered(self, state: Quest) -> None:
        """TQ-K4: an exhaustion has no further effect here; TQ-M8: a bottle instead of a card."""
        seat = state.after(self.first, self.done)
        player = state.seats[seat]
        action = state.answer
        assert action is not None
        state.last = (seat, VERBS[type(action)])
        if isinstance(action, Discard):
            decks.discard_cards(state, player, [action.name])
        elif isinstance(action, Redraw):
            decks.discard_hand(state, player)
        elif isinstance(action, Drink):
            team.drink(state, seat, action)
        self.done += 1
        self.start_over()


class Visit(Procedure):
    """TQ-T6: a room is turned up and played at once."""

    steps = (
        "room_is_turned_up",
        "bottle_is_used",
        "item_is_given",
        "challenge_is_over",
        "boss_fight_begins",
        "boss_fight_is_over",
        "boss_is_defeated",
        "shop_opens",
        "dungeon_is_done",
    )

    space: SpaceId

    def room_is_turned_up(self, state: Quest) -> None:
        """TQ-R3, TQ-R4, TQ-I1, TQ-C1: what happens depends on the kind of room."""
        steps = dungeon.way(state, self.space) if state.heard is not None else []
        state.rooms_entered += 1
        boss = self.space == state.plan().boss
        if boss:
            state.boss_seen = max(state.boss_seen, state.beaten + 1)
            number = dungeon.boss_card(state)
        else:
            dungeon.turn_up(state, self.space)
            number = state.room[self.space]
        state.link = self.space
        room = state.rules.rooms[number]
        if state.heard is not None:
            names = [dungeon.space_name(state, space) for space in steps]
            state.emit(events.RoomEntered(state.active, room.id, dungeon.space_name(state, self.space), names))
        if boss:
            self.go_to("boss_fight_begins")
        elif room.is_challenge():
            self.go_to("challenge_is_over")
            begin(state, number, self.space)
            state.call(Attempt())
        elif room.kind == ITEM_ROOM:
            self.go_to("item_is_given")
            rewards.ask_for_owner(state, state.rules.dungeons[state.dungeon].item)
        elif room.kind == SAFE and team.drinks(state):
            state.ask(ChooseSafeBottle(state.active))

    def bottle_is_used(self, state: Quest) -> None:
        """TQ-R3, TQ-R4, TQ-M7: a free bottle in a safe room, then the reward; the room is solved."""
        if isinstance(state.answer, Drink):
            team.drink(state, state.active, state.answer)
        dungeon.mark_solved(state, self.space)
        self.finish()
        state.call(rewards.reward_of(state, state.room[self.space], self.space, 0))

    def item_is_given(self, state: Quest) -> None:
        """TQ-I1, TQ-I3: the room is inactive for good."""
        self.finish()
        state.item_taken = True
        dungeon.mark_solved(state, self.space)
        if isinstance(state.answer, Give):
            rewards.take_item(state, state.answer.seat, state.rules.dungeons[state.dungeon].item)

    def challenge_is_over(self, state: Quest) -> None:
        """TQ-C6, TQ-R1: solved, with the reward; or Link was thrown out, or it slipped away."""
        challenge = state.now()
        _leave_challenge(state)
        self.finish()
        if challenge.solved:
            dungeon.mark_solved(state, self.space)
            state.emit(events.RoomSolved(state.rules.rooms[challenge.room].id, dungeon.space_name(state, self.space)))
            state.call(rewards.reward_of(state, challenge.room, self.space, challenge.cut))

    # --- bosses -------------------------------------------------------------------------------------------------------

    def boss_fight_begins(self, state: Quest) -> None:
        """TQ-B1, TQ-G4: a boss is a challenge."""
        state.boss_seen = max(state.boss_seen, state.beaten + 1)
        begin(state, dungeon.boss_card(state), self.space)
        state.call(Attempt())

    def boss_fight_is_over(self, state: Quest) -> None:
        """TQ-E1, TQ-G4 to TQ-G7: the last enemy has several phases, without a rest; after the last one the game is won."""
        challenge = state.now()
        _leave_challenge(state)
        if not challenge.solved:
            self.finish()
            return
        room = state.rules.rooms[challenge.room].id
        if not state.in_castle():
            state.emit(events.BossDefeated(room, dungeon.space_name(state, self.space)))
            state.call(rewards.reward_of(state, challenge.room, self.space, challenge.cut))
            return
        state.beaten += 1
        state.emit(events.PhaseBeaten(room, dungeon.space_name(state, self.space)))
        if state.beaten == len(state.bosses):
            state.won = True
            state.over = True
            state.emit(events.GameWon(state.defeats))
            return
        state.active = state.after(state.active)
        self.go_to("boss_fight_begins")

    def boss_is_defeated(self, state: Quest) -> None:
        """TQ-E1 to TQ-E3, TQ-F1, TQ-F2: container, hearts, Triforce; decks are shuffled, the dungeon is left."""
        team.gain_container(state)
        team.heal(state, state.containers * 2)
        state.parts += state.rules.part_value()
        state.spent = 0
        state.emit(events.PartsGained(state.rules.part_value()))
        for seat in state.seats:
            decks.shuffle_all(state, seat)
        state.emit(events.DecksShuffled())
        dungeon.dismantle(state)
        state.emit(events.DungeonLeft())

    def shop_opens(self, state: Quest) -> None:
        """TQ-E4, TQ-M1"""
        state.call(shop.Shop())

    def dungeon_is_done(self, state: Quest) -> None:
        below = state.stack[-2]
        assert isinstance(below, Delve)
        below.done = True


def _leave_challenge(state: Quest) -> None:
    """TQ-K7: skips end with the challenge."""
    state.challenge = None
    for seat in state.seats:
        seat.skip = 0
