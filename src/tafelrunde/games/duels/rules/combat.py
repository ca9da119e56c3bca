"""Combat: one attack, from the face-down card to the discard piles (HD-C).

Ruling: the action of a face-down attack is paid when its card is revealed or shown, so that nobody sees earlier whether it is
free (HD-C16).
"""

from tafelrunde.engine import Action, Procedure, Reason, SeatId
from tafelrunde.games.duels import events
from tafelrunde.games.duels.actions import PASS, Attack, Defend, Play
from tafelrunde.games.duels.ids import FIGURES, OWNER, Figure, Points
from tafelrunde.games.duels.rules.cards import can_use, kinds_in, take_from_hand
from tafelrunde.games.duels.rules.clocks import attack_of, defence_of, is_hidden
from tafelrunde.games.duels.rules.damage import Harm
from tafelrunde.games.duels.rules.decks import discard
from tafelrunde.games.duels.rules.effects import Effects, holds
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.sight import MELEE, NO_WAY, attack_kind, sees
from tafelrunde.games.duels.rules.specials import Special, answering
from tafelrunde.games.duels.ruleset import SPECIAL, Card
from tafelrunde.games.duels.state import Duels, Fight, adjacent

# --- declaring ----------------------------------------------------------------------------------------------------------


def add_attacks(state: Duels, seat: SeatId, hand: list[Card], found: list[Action]) -> None:
    """HD-C1, HD-C14: every combat card, attacker and target in a legal position; without an action left only free cards."""
    left = state.actions > 0
    usable = [card for card in hand if card.attack >= 0 and (left or card.free)]
    if not usable:
        return
    names, squares, health, enemies = state.names, state.square, state.health, state.enemies(seat)
    for figure in FIGURES[seat]:
        if health[figure] <= 0:
            continue
        start = squares[figure]
        close = [enemy for enemy in enemies if adjacent(start, squares[enemy])]
        lined: list[Figure] | None = None
        for card in usable:
            if not can_use(state, figure, card):
                continue
            if card.reach != "ranged":
                for enemy in close:
                    found.append(Attack(card.id, names[figure], names[enemy]))
            if card.reach != "melee":
                if lined is None:
                    lined = [enemy for enemy in enemies if sees(state, figure, start, enemy) and not is_hidden(state, enemy)]
                for enemy in lined:
                    if card.reach != "both" or enemy not in close:
                        found.append(Attack(card.id, names[figure], names[enemy]))


def why_not_attack(state: Duels, seat: SeatId, card: Card, action: Attack) -> Reason | None:
    """HD-C1, HD-C14, HD-L: the rule that forbids an attack with a card of the hand."""
    attacker, target = state.figure(action.figure), state.figure(action.target)
    if attacker not in state.own(seat) or not can_use(state, attacker, card):
        return Reason("HD-P2", "why-not-a-user", {"card": card.id})
    if card.attack < 0:
        return Reason("HD-P5", "why-no-attack-value", {"card": card.id})
    if target not in state.enemies(seat):
        return Reason("HD-C14", "why-no-enemy")
    if attack_kind(state, card, attacker, target) != NO_WAY:
        return None
    if card.reach == "melee":
        return Reason("HD-L2", "why-not-adjacent", {"target": action.target})
    if sees(state, attacker, state.square[attacker], target):
        return Reason("HD-E9", "why-hidden", {"target": action.target})
    return Reason("HD-L6", "why-no-line", {"target": action.target})


def declare(state: Duels, seat: SeatId, action: Attack) -> None:
    """HD-C1, HD-C15: a card face down, an attacker and a target; melee or ranged is fixed now."""
    card = state.card(action.card)
    attacker, target = state.figure(action.figure), state.figure(action.target)
    melee = attack_kind(state, card, attacker, target) == MELEE
    take_from_hand(state.seats[seat], card.index)
    state.fight = Fight(seat, card.index, attacker, target, melee)
    state.emit(events.AttackDeclared(seat, action.figure, action.target, melee, card.id))
    state.call(Combat())


# --- answering ----------------------------------------------------------------------------------------------------------


def may_defend(state: Duels, card: Card, target: Figure) -> bool:
    """HD-C3, HD-P5, HD-P7: a combat card with a defence value for the target, whatever its icon."""
    return card.kind != SPECIAL and card.defence >= 0 and can_use(state, target, card)


class ChooseDefence(Question):
    """HD-C3, HD-C4, HD-X7: the target's owner answers with a card of the target, with one for this moment, or not at all.

    Asked of whoever holds a card, so that nobody learns whether a defence was possible.
    """

    comes_first = "why-defend-first"

    figure: Figure

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

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        refused = super().why_not(state, action)
        if refused is not None and isinstance(action, Defend) and action.card in state.rules.card_index:
            return Reason(self.rule, "why-no-defence", {"card": action.card})
        return refused


# --- fighting -----------------------------------------------------------------------------------------------------------


class Combat(Procedure):
    """HD-C1: an attack takes these steps, in this order. Who fights whom with what lies in the state."""

    steps = (
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
        owner = OWNER[fight.target]
        if fight.cancelled:
            self.go_to("cards_are_revealed")
        elif state.seats[owner].hand:
            state.ask(ChooseDefence(owner, fight.target))
        else:
            self.no_defence(state)
            self.go_to("cards_are_revealed")

    def no_defence(self, state: Duels) -> None:
        target = self.fight(state).target
        state.emit(events.NotDefended(OWNER[target], state.names[target]))

    def defender_answers(self, state: Duels) -> None:
        """HD-C4: after a special card the question is asked again, for the new target."""
        fight = self.fight(state)
        answer = state.answer
        owner = OWNER[fight.target]
        if isinstance(answer, Defend):
            card = state.card(answer.card)
            take_from_hand(state.seats[owner], card.index)
            fight.defence = card.index
            state.emit(events.Defended(owner, state.names[fight.target], card.id))
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
            state.emit(events.AttackCancelled(fight.seat, card.id))
            self.go_to("cards_are_discarded")
            return
        reveal_attack(state, fight)
        reveal_defence(state, fight)
        if state.heard is not None:
            attacker, target = state.names[fight.attacker], state.names[fight.target]
            state.emit(events.AttackRevealed(fight.seat, attacker, target, card.id, value=fight.value, guard=fight.guard))

    def difference_is_damage(self, state: Duels) -> None:
        """HD-C9, HD-C10, HD-H5: only what exceeds the defence; what is dealt is what the target loses."""
        fight = self.fight(state)
        amount = Points(0 if fight.blocked else fight.value - fight.guard)
        if amount > 0:
            fight.dealt = min(amount, state.health[fight.target])
            state.call(Harm([fight.target], amount))
        else:
            state.emit(events.AttackBlocked(state.names[fight.target]))

    def attackers_card_has_effects(self, state: Duels) -> None:
        """HD-C11, HD-C12: all of the attacker's card first."""
        fight = self.fight(state)
        if state.rules.cards[fight.card].after:
            state.call(Effects(fight.seat, fight.card, fight.attacker, "after", fight.target, role="attack"))

    def defenders_card_has_effects(self, state: Duels) -> None:
        """HD-C11, HD-C12: then all of the defender's."""
        fight = self.fight(state)
        if fight.defence >= 0 and state.rules.cards[fight.defence].after:
            owner = OWNER[fight.target]
            state.call(Effects(owner, fight.defence, fight.target, "after", fight.attacker, role="defence"))

    def cards_are_discarded(self, state: Duels) -> None:
        """HD-C13, HD-G9: each onto its owner's pile, unless the owner is out."""
        fight = self.fight(state)
        state.fight = None
        discard(state, fight.seat, fight.card)
        if fight.defence >= 0:
            discard(state, OWNER[fight.target], fight.defence)


def reveal_attack(state: Duels, fight: Fight) -> None:
    """HD-C7: printed or set by a status, then set and raised by the card itself, then raised by statuses; not below 0."""
    card = state.rules.cards[fight.card]
    fight.value, more = attack_of(state, fight.attacker, card.attack)
    for verb in card.reveal:
        if holds(state, verb.condition, fight.attacker, fight.target):
            verb.reveal_attack(state, fight)
    fight.value = Points(max(fight.value + more, 0))


def reveal_defence(state: Duels, fight: Fight) -> None:
    """HD-C8: printed or set by a status, then raised by statuses; 0 without a card. Some cards block everything."""
    if fight.defence < 0:
        return
    card = state.rules.cards[fight.defence]
    value, more = defence_of(state, fight.target, card.defence)
    fight.guard = Points(max(value + more, 0))
    for verb in card.reveal:
        if holds(state, verb.condition, fight.target, fight.attacker):
            verb.reveal_defence(state, fight)
