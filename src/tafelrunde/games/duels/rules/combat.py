"""Combat: one attack, from the face-down card to the discard piles (HD-C).

Ruling: the action of a face-down attack is paid when its card is revealed or shown, so that nobody sees earlier whether it is
free (HD-C16).
"""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels.actions import PASS, Defend, Play
from tafelrunde.games.duels.effects import AFTER, Effects
from tafelrunde.games.duels.events import AttackBlocked, AttackCancelled, AttackRevealed, Defended, NotDefended
from tafelrunde.games.duels.rules.harm import Harm
from tafelrunde.games.duels.rules.piles import discard, has_user, kinds_in, take_from_hand, with_statuses
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.specials import Special, answering
from tafelrunde.games.duels.ruleset import (
    ADD_ATTACK,
    BLOCK_ALL,
    BY_FOE_ATTACK,
    IF_DEFENDED,
    IF_MELEE,
    IF_RANGED,
    IF_UNDEFENDED,
    SET_ATTACK,
    SPECIAL,
    Card,
    Effect,
)
from tafelrunde.games.duels.state import SLOTS, Duels, Fight


def may_defend(state: Duels, card: Card, target: int) -> bool:
    """HD-C3, HD-P5, HD-P7: a combat card with a defence value for the target, whatever its icon."""
    if card.kind == SPECIAL or card.defence < 0 or state.character[target] not in card.users:
        return False
    return not card.together or has_user(state, target // SLOTS, card)


class ChooseDefence(Question):
    """HD-C3, HD-C4, HD-X7: the target's owner answers with a card of the target, with one for this moment, or not at all.

    Asked of whoever holds a card, so that nobody learns whether a defence was possible.
    """

    rule: ClassVar[str] = "HD-C3"

    figure: int

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [PASS]
        for number in kinds_in(state.seats[self.seat].hand):
            card = state.rules.cards[number]
            if may_defend(state, card, self.figure):
                found.append(Defend(card.id))
            else:
                for user in answering(state, self.seat, card):
                    found.append(Play(card.id, state.names[user]))
        return found


class Combat(Procedure):
    """HD-C1: an attack takes these steps, in this order. Who fights whom with what lies in the state."""

    steps: ClassVar[tuple[str, ...]] = (
        "defender_is_asked",
        "defender_answers",
        "cards_are_revealed",
        "difference_is_damage",
        "attackers_card_has_effects",
        "defenders_card_has_effects",
        "cards_are_discarded",
    )

    def fight(self, state: Duels) -> Fight:
        """The attack that is going on."""
        fight = state.fight
        assert fight is not None
        return fight

    def defender_is_asked(self, state: Duels) -> None:
        """HD-C3, HD-C5: never an action, one card an attack."""
        fight = self.fight(state)
        owner = fight.target // SLOTS
        if fight.cancelled:
            self.go_to("cards_are_revealed")
        elif state.seats[owner].hand:
            state.ask(ChooseDefence(owner, fight.target))
        else:
            self.no_defence(state)
            self.go_to("cards_are_revealed")

    def no_defence(self, state: Duels) -> None:
        target = self.fight(state).target
        state.emit(NotDefended(target // SLOTS, state.names[target]))

    def defender_answers(self, state: Duels) -> None:
        """HD-C4: after a special card the question is asked again, for the new target."""
        fight = self.fight(state)
        answer = state.answer
        owner = fight.target // SLOTS
        if isinstance(answer, Defend):
            card = state.card(answer.card)
            take_from_hand(state.seats[owner], card.index)
            fight.defence = card.index
            state.emit(Defended(owner, state.names[fight.target], card.id))
        elif isinstance(answer, Play):
            self.go_to("defender_is_asked")
            state.call(Special(owner, state.card(answer.card).index, state.figure(answer.figure)))
        else:
            self.no_defence(state)

    def cards_are_revealed(self, state: Duels) -> None:
        """HD-C6, HD-C2, HD-C16: the card is shown and paid; reveal effects of the attack card, then of the defence card."""
        fight = self.fight(state)
        card = state.rules.cards[fight.card]
        fight.revealed = True
        if not card.free:
            state.actions -= 1
        if fight.cancelled:
            state.emit(AttackCancelled(fight.seat, card.id))
            self.go_to("cards_are_discarded")
            return
        fight.value = attack_value(state, fight)
        fight.guard = defence_value(state, fight)
        names = state.names
        state.emit(AttackRevealed(fight.seat, names[fight.attacker], names[fight.target], card.id, fight.value, fight.guard))

    def difference_is_damage(self, state: Duels) -> None:
        """HD-C9, HD-C10, HD-H5: only what exceeds the defence; what is dealt is what the target loses."""
        fight = self.fight(state)
        amount = 0 if fight.blocked else fight.value - fight.guard
        if amount > 0:
            fight.dealt = min(amount, state.health[fight.target])
            state.call(Harm([fight.target], amount))
        else:
            state.emit(AttackBlocked(state.names[fight.target]))

    def attackers_card_has_effects(self, state: Duels) -> None:
        """HD-C11, HD-C12: all of the attacker's card first."""
        fight = self.fight(state)
        if state.rules.cards[fight.card].after:
            state.call(Effects(fight.seat, fight.card, fight.attacker, fight.target, AFTER, 1))

    def defenders_card_has_effects(self, state: Duels) -> None:
        """HD-C11, HD-C12: then all of the defender's."""
        fight = self.fight(state)
        if fight.defence >= 0 and state.rules.cards[fight.defence].after:
            state.call(Effects(fight.target // SLOTS, fight.defence, fight.target, fight.attacker, AFTER, 2))

    def cards_are_discarded(self, state: Duels) -> None:
        """HD-C13, HD-G9: each onto its owner's pile, unless the owner is out."""
        fight = self.fight(state)
        discard(state, fight.seat, fight.card)
        if fight.defence >= 0:
            discard(state, fight.target // SLOTS, fight.defence)
        state.fight = None


def attack_value(state: Duels, fight: Fight) -> int:
    """HD-C7: printed or set by a status, then set and raised by the card itself, then raised by statuses; not below 0."""
    card = state.rules.cards[fight.card]
    value, more = with_statuses(state, fight.attacker, card.attack, True)
    for effect in card.reveal:
        if effect.verb == SET_ATTACK and reveals(fight, effect):
            value = effect.n
    for effect in card.reveal:
        if effect.verb == ADD_ATTACK and reveals(fight, effect):
            value += max(state.rules.cards[fight.defence].attack, 0) if effect.by == BY_FOE_ATTACK else effect.n
    return max(value + more, 0)


def defence_value(state: Duels, fight: Fight) -> int:
    """HD-C8: printed or set by a status, then raised by statuses; 0 without a card. Some cards block everything."""
    if fight.defence < 0:
        return 0
    card = state.rules.cards[fight.defence]
    for effect in card.reveal:
        if effect.verb == BLOCK_ALL and reveals(fight, effect):
            fight.blocked = True
    value, more = with_statuses(state, fight.target, card.defence, False)
    return max(value + more, 0)


def reveals(fight: Fight, effect: Effect) -> bool:
    """Whether the condition of a reveal effect holds."""
    condition = effect.condition
    if condition == IF_UNDEFENDED:
        return fight.defence < 0
    if condition == IF_DEFENDED or effect.by == BY_FOE_ATTACK:
        return fight.defence >= 0
    if condition == IF_MELEE:
        return fight.melee
    if condition == IF_RANGED:
        return not fight.melee
    return True
