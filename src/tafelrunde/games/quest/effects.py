# ruff: noqa: ARG001  # all verbs of a kind are called alike
"""The verbs that cards, penalties and rewards use: a closed set, one function each. Content says which, rules say when.

A verb of a card is done by `seat`, the player of the card. A verb of a penalty strikes the seats that `struck` names.
Some verbs ask; the procedure that carries them out then hands the answer to `answered`.
"""

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.games.quest.actions import Drop, Retrieve, Scout
from tafelrunde.games.quest.decisions import DecideCycle, DecideExtra, DecideRetrieve, DecideScout
from tafelrunde.games.quest.events import (
    CardReturned,
    CardsCycled,
    CardsRetrieved,
    EnemyStunned,
    NextCardHelped,
    PartsRefreshed,
    ProgressLost,
    RewardCut,
    RoomCovered,
    RoomLit,
    RoomScouted,
    ShieldChanged,
    TurnLost,
    WardRaised,
)
from tafelrunde.games.quest.rules.decks import card_in, discard_card, discard_hand, draw_one, mill
from tafelrunde.games.quest.rules.dungeon import scoutable, space_name, space_named, turn_up
from tafelrunde.games.quest.rules.team import earn, heal, lose
from tafelrunde.games.quest.ruleset import FIRE, Effect
from tafelrunde.games.quest.state import GHOST, Challenge, Quest

NEEDS_CHALLENGE: Final = ("extra", "ward", "stun", "next")  # left out once the challenge is solved (TQ-V7)


def open_challenge(state: Quest) -> Challenge:
    """The challenge that is going on."""
    challenge = state.challenge
    assert challenge is not None
    return challenge


# --- verbs of cards ---------------------------------------------------------------------------------------------------


def next_card(state: Quest, seat: int, effect: Effect) -> None:
    """`next`: the next key or support card of this round, anybody's, counts more (TQ-V10)."""
    open_challenge(state).bonus += effect.amount
    state.emit(NextCardHelped(effect.amount))


def ward(state: Quest, seat: int, effect: Effect) -> None:
    """`ward`: this round's penalty does less damage (TQ-P3)."""
    open_challenge(state).ward += effect.amount
    state.emit(WardRaised(effect.amount))


def stun(state: Quest, seat: int, effect: Effect) -> None:
    """`stun`: no round penalty; bosses and mini-bosses only hurt one heart less (TQ-P2, TQ-B5)."""
    challenge = open_challenge(state)
    room = state.rules.rooms[challenge.card]
    state.emit(EnemyStunned(seat))
    if room.boss or room.mini:
        challenge.ward += 2
    else:
        challenge.averted = True


def light(state: Quest, seat: int, effect: Effect) -> None:
    """`light`: the challenge is lit until it ends (TQ-A7)."""
    challenge = open_challenge(state)
    if not challenge.lit:
        challenge.lit = True
        state.emit(RoomLit(seat))


def cycle(state: Quest, seat: int, effect: Effect) -> None:
    """`cycle`: draw some cards, then discard as many; an exhaustion ends the drawing (TQ-K9)."""
    player = state.seats[seat]
    for _ in range(effect.amount):
        if not draw_one(state, player):
            break
    state.emit(CardsCycled(seat, effect.amount))
    state.ask(DecideCycle(seat, effect.amount))


def retrieve(state: Quest, seat: int, effect: Effect) -> None:
    """`retrieve`: cards of the own discard pile; with none there nothing is chosen (TQ-K10)."""
    player = state.seats[seat]
    if player.discard or player.shown:
        state.ask(DecideRetrieve(seat, effect.amount))


def scout(state: Quest, seat: int, effect: Effect) -> None:
    """`scout`: face-down rooms are turned up but not entered."""
    if scoutable(state):
        state.ask(DecideScout(seat, effect.amount))


def extra(state: Quest, seat: int, effect: Effect) -> None:
    """`extra`: one more card at once."""
    state.ask(DecideExtra(seat))


def mill_self(state: Quest, seat: int, effect: Effect) -> None:
    """`mill` on a card: from the player's own pile."""
    mill(state, state.seats[seat], effect.amount)


def nothing_more(state: Quest, seat: int, effect: Effect) -> None:
    """`shield` was done before the card counted, `return` is done when it is laid down (TQ-V7)."""


ON_CARDS: Final[dict[str, Callable[[Quest, int, Effect], None]]] = {
    "next": next_card,
    "ward": ward,
    "stun": stun,
    "light": light,
    "cycle": cycle,
    "retrieve": retrieve,
    "scout": scout,
    "extra": extra,
    "mill": mill_self,
    "shield": nothing_more,
    "return": nothing_more,
}


def do_card_effect(state: Quest, seat: int, kind: int, effect: Effect) -> None:
    """TQ-V7 (g): what needs an open challenge is left out once it is solved; wood gives no ward in fire (TQ-A5)."""
    challenge = open_challenge(state)
    if challenge.solved and effect.verb in NEEDS_CHALLENGE:
        return
    if effect.verb == "ward" and state.rules.rooms[challenge.card].traits & FIRE and "wood" in state.rules.cards[kind].tags:
        return
    ON_CARDS[effect.verb](state, seat, effect)


def answered(state: Quest, seat: int, action: Action) -> None:
    """What was chosen for `cycle`, `retrieve` or `scout`."""
    player = state.seats[seat]
    if isinstance(action, Drop):
        for name in action.names:
            discard_card(state, player, card_in(state, player.hand, name))
    elif isinstance(action, Retrieve):
        for name in action.names:
            card = card_in(state, player.discard, name)
            pile = player.discard
            if card < 0:
                card = card_in(state, player.shown, name)
                pile = player.shown
            pile.remove(card)
            player.hand.append(card)
        state.emit(CardsRetrieved(seat, len(action.names)))
    elif isinstance(action, Scout):
        for name in action.names:
            space = space_named(state, name)
            turn_up(state, space)
            state.emit(RoomScouted(state.rules.rooms[state.room[space]].id, name))


def returns(state: Quest, kind: int) -> bool:
    """`return`: the card goes back to the hand instead of the discard pile."""
    return state.rules.cards[kind].returns


def come_back(state: Quest, seat: int, card: int) -> None:
    """The card is in the hand again."""
    state.seats[seat].hand.append(card)
    if state.heard is not None:
        state.emit(CardReturned(seat, state.rules.cards[state.rules.kind_of[card]].id))


def shield_removed(state: Quest, kind: int) -> int:
    """`shield` with a negative amount on a card: so many shield points go (TQ-V7 (b))."""
    return sum([-effect.amount for effect in state.rules.cards[kind].do if effect.verb == "shield"])


# --- verbs of penalties -----------------------------------------------------------------------------------------------


def struck(state: Quest, who: int) -> list[int]:
    """Whom a penalty means: the active player of the round just played, the one after, or each from the active one on."""
    if who == 3:
        return state.clockwise(state.active)
    return [state.after(state.active) if who == 2 else state.active]


def rupees(state: Quest, effect: Effect) -> None:
    """`rupees`: gained or lost."""
    if effect.amount < 0:
        lose(state, -effect.amount)
    else:
        earn(state, effect.amount)


def cut(state: Quest, effect: Effect) -> None:
    """`cut`: this room's printed rupees shrink (TQ-P9)."""
    open_challenge(state).cut += effect.amount
    state.emit(RewardCut(effect.amount))


def progress(state: Quest, effect: Effect) -> None:
    """`progress`: lost, not below zero."""
    challenge = open_challenge(state)
    lost = min(-effect.amount, challenge.progress)
    challenge.progress -= lost
    state.emit(ProgressLost(lost))


def shield(state: Quest, effect: Effect) -> None:
    """`shield` in a penalty: the enemy gets more shield points."""
    challenge = open_challenge(state)
    challenge.shield += effect.amount
    state.emit(ShieldChanged(challenge.shield))


def mill_struck(state: Quest, effect: Effect) -> None:
    """`mill`: cards from the draw pile, one by one."""
    for seat in struck(state, effect.who):
        mill(state, state.seats[seat], effect.amount)


def redraw(state: Quest, effect: Effect) -> None:
    """`redraw`: the whole hand is discarded."""
    for seat in struck(state, effect.who):
        discard_hand(state, state.seats[seat])


def skip(state: Quest, effect: Effect) -> None:
    """`skip`: a turn of the next round is lost; skips do not add up (TQ-K7, TQ-K8)."""
    for seat in struck(state, effect.who):
        state.seats[seat].skip = max(1, state.seats[seat].skip)
        state.emit(TurnLost(seat))


def cover(state: Quest, effect: Effect) -> None:
    """`cover`: the rooms solved last are turned down; never the entrance, never the Teleporter's (TQ-X4, TQ-R8)."""
    entrance = state.plan().entrance
    for _ in range(effect.amount):
        for space in reversed(state.order):
            if space not in (entrance, state.teleporter):
                state.order = tuple([other for other in state.order if other != space])
                state.solved[space] = False
                state.face[space] = GHOST
                state.emit(RoomCovered(state.rules.rooms[state.room[space]].id, space_name(state, space)))
                break


IN_PENALTIES: Final[dict[str, Callable[[Quest, Effect], None]]] = {
    "rupees": rupees,
    "cut": cut,
    "progress": progress,
    "shield": shield,
    "mill": mill_struck,
    "redraw": redraw,
    "skip": skip,
    "cover": cover,
}

# --- verbs of rewards -------------------------------------------------------------------------------------------------


def heal_hearts(state: Quest, effect: Effect) -> None:
    """`heal`: hearts come back (TQ-R2)."""
    heal(state, effect.amount)


def refresh(state: Quest, effect: Effect) -> None:
    """`refresh`: so many spent Triforce parts can be used again (TQ-F1)."""
    refreshed = min(effect.amount, state.spent)
    if refreshed:
        state.spent -= refreshed
        state.emit(PartsRefreshed(refreshed))
