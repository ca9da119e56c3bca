"""Combat: who takes part, the sums, the cards, the result (DT-C, DT-K7, DT-B3, DT-B6, DT-Q)."""

from typing import Final

from tafelrunde.engine import Action, Procedure, Reason, SeatId
from tafelrunde.games.twister import actions
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.actions import COMBATS, DECLINE, Allow, Combat, Lance, NameCard, Shoot
from tafelrunde.games.twister.dungeon import adjacent, around, character_on, direction_to, in_sight, sees
from tafelrunde.games.twister.ids import Card, Mode, Side, Square, Token
from tafelrunde.games.twister.rules.arrivals import Reinforcements
from tafelrunde.games.twister.rules.question import Question
from tafelrunde.games.twister.rules.tokens import eliminate, lying_characters, remove, settle, wound
from tafelrunde.games.twister.state import Fight, Twister, shuffled, without

NO_FIGHT: Final = Mode(-1)
CLOSE: Final = Mode(0)
BY_LANCE: Final = Mode(1)
BY_BOW: Final = Mode(2)
MODES: Final = ("close", "lance", "bow")


# --- who can be attacked ----------------------------------------------------------------------------------------------


def target_on(state: Twister, square: Square, side: Side) -> Token:
    """DT-C1, DT-C2: the enemy of a side on a square: the unwounded one, else a wounded one; not who suffered this turn."""
    there = state.standing[square]
    if there >= 0:
        if state.rules.side[there] == side or there in state.hurt or there in state.mended:
            return r.NOBODY
        return there
    for token in lying_characters(state, square):
        if state.rules.side[token] != side and token not in state.hurt and token not in state.mended:
            return token
    return r.NOBODY


def enemy_near(state: Twister, square: Square, side: Side) -> bool:
    """DT-B3, DT-B6: whether any enemy, wounded or not, is adjacent to a square."""
    for near in around(state, square):
        there = character_on(state, near)
        if there >= 0 and state.rules.side[there] != side:
            return True
    return False


def close_targets(state: Twister, who: Token) -> list[Token]:
    """DT-C1: the enemies a character may attack at close quarters."""
    found: list[Token] = []
    side = state.rules.side[who]
    for square in around(state, state.where[who]):
        target = target_on(state, square, side)
        if target >= 0:
            found.append(target)
    return found


def lance_squares(state: Twister, square: Square) -> list[Square]:
    """DT-B6: the squares a lance reaches: at distance two, or right behind a slit."""
    found: list[Square] = []
    edges = state.edges
    for direction in r.DIRECTIONS:
        edge = edges[square * 4 + direction]
        if edge == r.SLIT:
            beyond = r.NEIGHBOURS[square * 4 + direction]
            if state.ground[beyond] != r.DARK:
                found.append(beyond)
        elif edge <= r.BROKEN:
            middle = r.NEIGHBOURS[square * 4 + direction]
            if character_on(state, middle) < 0 and edges[middle * 4 + direction] <= r.BROKEN:
                found.append(r.NEIGHBOURS[middle * 4 + direction])
    return found


def lance_targets(state: Twister, who: Token) -> list[Token]:
    """DT-B6: not if an enemy is adjacent."""
    found: list[Token] = []
    side = state.rules.side[who]
    square = state.where[who]
    if not enemy_near(state, square, side):
        for reached in lance_squares(state, square):
            target = target_on(state, reached, side)
            if target >= 0:
                found.append(target)
    return found


def bow_targets(state: Twister, who: Token) -> list[Token]:
    """DT-B3, DT-B8: enemies in sight; not if one is adjacent."""
    found: list[Token] = []
    side = state.rules.side[who]
    square = state.where[who]
    if not enemy_near(state, square, side):
        for direction in r.DIRECTIONS:
            seen = sees(state, square, direction)
            if seen >= 0 and state.rules.side[seen] != side and target_on(state, state.where[seen], side) == seen:
                found.append(seen)
    return found


def supporters_for(state: Twister, who: Token, target: Token) -> list[Token]:
    """DT-C9, DT-C10: own bow and lance bearers that may support a close combat."""
    found: list[Token] = []
    side = state.rules.side[who]
    square = state.where[target]
    attackers, _ = participants(state, who, target)
    for token in state.fighters(side):
        if token in attackers or state.bearer[token] >= 0 or not state.is_free(token):
            continue
        bow = state.holds(token, r.BOW)
        if not bow and not state.holds(token, r.LANCE):
            continue
        at = state.where[token]
        if enemy_near(state, at, side):
            continue
        if bow:
            if target in in_sight(state, at):
                found.append(token)
        elif square in lance_squares(state, at):
            found.append(token)
    return found


def participants(state: Twister, attacker: Token, target: Token) -> tuple[list[Token], list[Token]]:
    """DT-C3, DT-C4, DT-Q3: attacker and target, and every free character adjacent to an enemy who takes part, in chains."""
    rules = state.rules
    side = rules.side[attacker]
    attackers = [attacker]
    defenders = [target]
    queue = [attacker, target]
    for fighter in queue:
        for square in around(state, state.where[fighter]):
            other = state.standing[square]
            if other < 0 or rules.side[other] == rules.side[fighter] or other in state.mended or other in queue:
                continue
            queue.append(other)
            if rules.side[other] == side:
                attackers.append(other)
            else:
                defenders.append(other)
    return attackers, defenders


def side_sum(state: Twister, fight: Fight, attacking: bool) -> int:
    """DT-C5, DT-K1, DT-B3, DT-B5, DT-C9: combat values and bonuses of a side, without the card."""
    rules = state.rules
    if attacking and fight.mode == BY_BOW:
        return rules.bow
    group = fight.attackers if attacking else fight.defenders
    crowd = len(fight.attackers) + len(fight.defenders) > 2
    total = 0
    for token in group:
        if not state.wounded[token]:
            total += rules.combat[token]
            if crowd and len(group) > 1 and rules.kind[token] == r.BACKSTABBER:
                total += 2
        if not attacking and state.holds(token, r.SHIELD):
            total += rules.shield
        npc = state.npc(token)
        if npc is not None:
            if npc.attack_bonus and attacking and token == fight.attacker:
                total += npc.attack_bonus
            if npc.load_bonus and state.holds(token, npc.bonus_load) and not state.wounded[token]:
                total += npc.load_bonus
    if attacking:
        for token in fight.supporters:
            total += rules.bow if state.holds(token, r.BOW) else rules.combat[token]
    return total


def new_fight(state: Twister, attacker: Token, target: Token, mode: Mode, supporters: tuple[Token, ...] = ()) -> Fight:
    """DT-C3, DT-C5: a fight is declared: who takes part, and with what values."""
    attackers, defenders = ([attacker], [target]) if mode == BY_BOW else participants(state, attacker, target)
    fight = Fight(
        attacker,
        target,
        mode,
        state.where[target],
        supporters=list(supporters),
        attackers=attackers,
        defenders=defenders,
        cards=[r.NO_CARD, r.NO_CARD],
    )
    fight.sums = [side_sum(state, fight, True), side_sum(state, fight, False)]
    return fight


def why_not_attack(state: Twister, who: Token, target: Token, action: actions.Fight | Lance | Shoot) -> Reason:
    """DT-C1, DT-C2, DT-C9, DT-B3, DT-B6."""
    named = {"who": state.name(target)}
    side = state.rules.side[who]
    if isinstance(action, Lance) and not state.holds(who, r.LANCE):
        return Reason("DT-B6", "why-no-lance")
    if isinstance(action, Shoot) and not state.holds(who, r.BOW):
        return Reason("DT-B3", "why-no-bow")
    if state.rules.side[target] == side:
        return Reason("DT-C1", "why-own-side", named)
    if target in state.hurt or target in state.mended:
        return Reason("DT-C2", "why-suffered", named)
    at, to = state.where[who], state.where[target]
    if isinstance(action, actions.Fight):
        if adjacent(state, at, to):
            return Reason("DT-C9", "why-no-support") if action.supporters else Reason("DT-C1", "why-guarded", named)
        return why_not_adjacent(state, at, to) or Reason("DT-C1", "why-not-adjacent", named)
    if enemy_near(state, at, side):
        return Reason("DT-B6" if isinstance(action, Lance) else "DT-B3", "why-enemy-near")
    return Reason("DT-B6", "why-lance-reach") if isinstance(action, Lance) else Reason("DT-L1", "why-no-sight", named)


def why_not_adjacent(state: Twister, at: Square, to: Square) -> Reason | None:
    """DT-G8: what is between two neighbours; None if they are none."""
    direction = direction_to(at, to)
    if direction < 0:
        return None
    edge = state.edges[at * 4 + direction]
    if edge == r.CLOSED:
        return Reason("DT-G6", "why-portcullis")
    return Reason("DT-L3", "why-slit-between") if edge == r.SLIT else Reason("DT-G8", "why-wall-between")


# --- cards ------------------------------------------------------------------------------------------------------------


def duel(fight: Fight) -> bool:
    """DT-K7: exactly two take part, at close quarters."""
    return fight.mode != BY_BOW and len(fight.attackers) == 1 and len(fight.defenders) == 1


def mind(state: Twister, token: Token) -> bool:
    """A telepath who can use the mind: unwounded."""
    return state.rules.kind[token] == r.TELEPATH and not state.wounded[token]


def forced_low(state: Twister, fight: Fight) -> bool:
    """DT-Q4, DT-Q6, DT-Q8: whether an NPC forces the player's lowest card."""
    if fight.mode == BY_BOW:
        return False
    mine = fight.attackers if state.rules.side[fight.attacker] == r.YELLOW else fight.defenders
    theirs = fight.defenders if state.rules.side[fight.attacker] == r.YELLOW else fight.attackers
    for token in mine:
        if mind(state, token):
            return False
    single = duel(fight)
    for token in theirs:
        npc = state.npc(token)
        if npc is None or state.wounded[token] or npc.force_lowest == r.NO_FORCE:
            continue
        if single or npc.force_lowest == r.ANY_CLOSE:
            return True
    return False


def lowest(hand: tuple[Card, ...]) -> Card:
    """DT-Q4: the lowest card; +0 only if it is the only one."""
    for card in hand:
        if card > 0:
            return card
    return Card(0)


class PlayCombatCard(Question):
    """DT-C6, DT-Q1: a combat card."""

    first = Reason("DT-C6", "why-fight-first")
    forced: Card  # DT-Q4, DT-K7: the only card allowed, or NO_CARD

    def options(self, state: Twister) -> list[Action]:
        if self.forced >= 0:
            return [COMBATS[self.forced]]
        found: list[Action] = []
        last = r.NO_CARD
        for card in state.seats[self.seat].hand:
            if card != last:
                found.append(COMBATS[card])
                last = card
        return found

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Combat):
            return None
        if self.forced >= 0:
            return Reason("DT-Q4" if state.solo() else "DT-K7", "why-forced-card", {"card": self.forced})
        return Reason("DT-C6", "why-no-combat-card", {"card": action.card})


class NameACard(Question):
    """DT-K7: a telepath names a combat card other than +0, or not."""

    first = Reason("DT-C6", "why-fight-first")

    def options(self, state: Twister) -> list[Action]:
        return [*[NameCard(Card(value)) for value in range(1, 7)], DECLINE]

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        return Reason("DT-K7", "why-name-card") if isinstance(action, NameCard) else None


class ChooseEnemyCard(Question):
    """DT-Q5, DT-Q7: one of the NP's three cards, or two of them of which the higher counts."""

    first = Reason("DT-C6", "why-fight-first")
    pairs: bool

    def options(self, state: Twister) -> list[Action]:
        fight = state.fight
        assert fight is not None
        shown = sorted(fight.shown)
        found: list[Action] = []
        if not self.pairs or len(shown) < 2:
            for index, card in enumerate(shown):
                if card not in shown[:index]:
                    found.append(Allow(card))
            return found
        seen: list[tuple[Card, Card]] = []
        for first in range(len(shown)):
            for second in range(first + 1, len(shown)):
                pair = (shown[first], shown[second])
                if pair not in seen:
                    seen.append(pair)
                    found.append(Allow(pair[0], pair[1]))
        return found

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        if not isinstance(action, Allow):
            return None
        return Reason("DT-Q7", "why-two-cards") if self.pairs else Reason("DT-Q5", "why-not-shown")


def draw_enemy_card(state: Twister) -> Card:
    """DT-S16: the top card of the NP's deck; an empty deck is rebuilt from the discards."""
    if not state.enemy_deck:
        state.enemy_deck = shuffled(state.chance.of("combat cards"), state.enemy_discard)
        state.enemy_discard = ()
        state.emit(e.EnemyDeckShuffled())
    card = state.enemy_deck[-1]
    state.enemy_deck = state.enemy_deck[:-1]
    return card


class Fighting(Procedure):
    """DT-C1: a fight takes these steps, in this order. It lies in the state."""

    steps = (
        "fight_is_declared",
        "telepath_is_asked",
        "telepath_answers",
        "attacker_is_asked",
        "attacker_answers",
        "defender_is_asked",
        "defender_answers",
        "np_card_is_turned_up",
        "higher_total_wins",
        "reinforcements_come",
    )

    calls: int = 0

    def fight(self, state: Twister) -> Fight:
        """The fight that is going on."""
        fight = state.fight
        assert fight is not None
        return fight

    def fight_is_declared(self, state: Twister) -> None:
        fight = self.fight(state)
        if state.heard is not None:
            names = state.rules.names
            state.emit(
                e.CombatBegan(
                    names[fight.attacker],
                    names[fight.target],
                    MODES[fight.mode],
                    attackers=tuple([names[token] for token in fight.attackers]),
                    defenders=tuple([names[token] for token in fight.defenders]),
                    supporters=tuple([names[token] for token in fight.supporters]),
                    attack=fight.sums[0],
                    defence=fight.sums[1],
                )
            )

    def telepath_is_asked(self, state: Twister) -> None:
        """DT-K7, DT-Q5 to DT-Q7: a lone telepath against somebody who is none."""
        fight = self.fight(state)
        if not duel(fight):
            self.go_to("attacker_is_asked")
            return
        mine, theirs = mind(state, fight.attacker), mind(state, fight.target)
        if mine == theirs:
            self.go_to("attacker_is_asked")
            return
        telepath = fight.attacker if mine else fight.target
        seat = state.rules.side[telepath]
        if not state.solo():
            state.ask(NameACard(seat))
            return
        if seat:  # DT-Q4: an NPC's telepathy is his personality
            self.go_to("attacker_is_asked")
            return
        other = fight.target if mine else fight.attacker
        npc = state.npc(other)
        for _ in range(3):
            if state.enemy_deck or state.enemy_discard:
                fight.shown.append(draw_enemy_card(state))
        state.emit(e.EnemyCardsShown(tuple(fight.shown)))
        state.ask(ChooseEnemyCard(seat, npc is not None and npc.draw_two and not state.wounded[other]))

    def telepath_answers(self, state: Twister) -> None:
        fight = self.fight(state)
        answer = state.answer
        if isinstance(answer, Allow):
            enemy = 1 if state.rules.side[fight.attacker] == r.YELLOW else 0
            card = answer.card
            fight.shown.remove(card)
            if answer.other >= 0:
                fight.shown.remove(answer.other)
                fight.extra = min(card, answer.other)
                card = max(card, answer.other)
            fight.cards[enemy] = card
            state.enemy_deck = shuffled(state.chance.of("combat cards"), (*state.enemy_deck, *fight.shown))
            fight.shown = []
        elif isinstance(answer, NameCard):
            telepath = fight.attacker if mind(state, fight.attacker) else fight.target
            seat = state.rules.side[telepath]
            other = r.YELLOW if seat else r.BLUE
            held = answer.card in state.seats[other].hand
            if held:
                fight.named = answer.card
            state.emit(e.CardNamed(seat, answer.card, held))
            if not held:
                state.emit(e.HandShown(other, tuple(state.seats[other].hand)))

    def attacker_is_asked(self, state: Twister) -> None:
        """DT-C6: the attacker first; in the solitaire game only the player is asked (DT-Q1)."""
        fight = self.fight(state)
        seat = state.rules.side[fight.attacker]
        if state.solo() and seat:
            self.go_to("defender_is_asked")
        else:
            state.ask(PlayCombatCard(seat, self.forced(state, fight, seat)))

    def forced(self, state: Twister, fight: Fight, seat: SeatId) -> Card:
        """DT-Q4, DT-K7: the card that must be played, or NO_CARD."""
        if state.solo():
            return lowest(state.seats[0].hand) if forced_low(state, fight) else r.NO_CARD
        telepath = fight.attacker if mind(state, fight.attacker) else fight.target
        return fight.named if fight.named >= 0 and state.rules.side[telepath] != seat else r.NO_CARD

    def attacker_answers(self, state: Twister) -> None:
        self.lay(state, 0)

    def defender_is_asked(self, state: Twister) -> None:
        fight = self.fight(state)
        seat = state.rules.side[fight.target]
        if state.solo() and seat:
            self.go_to("np_card_is_turned_up")
        else:
            state.ask(PlayCombatCard(seat, self.forced(state, fight, seat)))

    def defender_answers(self, state: Twister) -> None:
        self.lay(state, 1)

    def lay(self, state: Twister, index: int) -> None:
        """A card from the hand, face down."""
        fight = self.fight(state)
        answer = state.answer
        assert isinstance(answer, Combat)
        seat = state.seats[state.rules.side[fight.attacker if index == 0 else fight.target]]
        seat.hand = without(seat.hand, answer.card)
        fight.cards[index] = answer.card
        state.emit(e.CombatCardLaid(seat.seat))

    def np_card_is_turned_up(self, state: Twister) -> None:
        """DT-Q1, DT-Q2: then the NP's top card; with two cards the higher counts."""
        fight = self.fight(state)
        fight.open = True
        if not state.solo():
            return
        index = 1 if state.rules.side[fight.attacker] == r.YELLOW else 0
        if fight.cards[index] >= 0:
            return
        card = draw_enemy_card(state)
        npc = state.npc(fight.target if index else fight.attacker)
        alone = len(fight.attackers) == 1 and len(fight.defenders) == 1
        if npc is not None and npc.draw_two and alone and not state.wounded[npc.index + r.FIRST_NPC]:
            other = draw_enemy_card(state)
            fight.extra = min(card, other)
            card = max(card, other)
        fight.cards[index] = card

    def higher_total_wins(self, state: Twister) -> None:
        """DT-C7, DT-C8, DT-B3, DT-B6, DT-H5: the result; all that a combat does is one event (DT-V5)."""
        fight = self.fight(state)
        rules = state.rules
        attack = fight.sums[0] + fight.cards[0]
        defence = fight.sums[1] + fight.cards[1]
        if state.heard is not None:
            names = rules.names
            state.emit(
                e.CombatResolved(
                    names[fight.attacker],
                    names[fight.target],
                    card=fight.cards[0],
                    other=fight.cards[1],
                    attack=attack,
                    defence=defence,
                )
            )
        self.discard(state, fight)
        state.fight = None
        if attack == defence:
            state.emit(e.CombatTied())
        else:
            losers = fight.defenders if attack > defence else fight.attackers
            self.lose(state, fight, losers, attack < defence)
        settle(state)

    def lose(self, state: Twister, fight: Fight, losers: list[Token], attacker_lost: bool) -> None:
        """DT-C7, DT-H3, DT-C9: all losers; a shooter and a lancer are not harmed, but the lances break."""
        if attacker_lost:
            if fight.mode == BY_LANCE:
                break_lance(state, fight.attacker)
            for token in fight.supporters:
                if state.holds(token, r.LANCE):
                    break_lance(state, token)
        blasts: list[tuple[Token, Square]] = []
        for token in losers:
            if attacker_lost and token == fight.attacker and fight.mode != CLOSE:
                continue
            square = state.where[token]
            carried = state.load[token]
            if state.wounded[token]:
                eliminate(state, token)
            else:
                wound(state, token)
            if fight.mode != BY_BOW:
                for dead in (token, carried):
                    npc = state.npc(dead)
                    if npc is not None and npc.blasts and state.where[dead] < 0:
                        blasts.append((dead, square))
        for dead, square in blasts:
            state.emit(e.Exploded(state.name(dead), square))
            for near in around(state, square):
                there = state.standing[near]
                if there >= 0:
                    wound(state, there)

    def discard(self, state: Twister, fight: Fight) -> None:
        """DT-C8, DT-Q2, DT-E2, DT-X2: cards are gone, but a +0 returns to a hand; they may call reinforcements and visions."""
        rules = state.rules
        mine = 0
        theirs = 0
        for index in (0, 1):
            card = fight.cards[index]
            side = rules.side[fight.attacker if index == 0 else fight.target]
            if state.solo() and side:
                state.enemy_discard += (card,)
                if fight.extra >= 0:
                    state.enemy_discard += (fight.extra,)
                theirs = 1 if card in rules.symbols.enemy else 0
                if rules.vision and card in rules.eye.enemy:
                    state.visions += 1
                continue
            seat = state.seats[side]
            if card == 0:
                seat.hand = (card, *seat.hand)
            else:
                seat.discard += (card,)
            if state.solo():
                mine = 1 if card in rules.symbols.combat else 0
                if rules.vision and card in rules.eye.combat:
                    state.visions += 1
        self.calls = mine + theirs

    def reinforcements_come(self, state: Twister) -> None:
        """DT-E2: right after the combat."""
        if self.calls:
            state.call(Reinforcements(self.calls))


def break_lance(state: Twister, who: Token) -> None:
    """DT-B6: the lance is removed."""
    remove(state, state.load[who])
    state.emit(e.LanceBroke(state.name(who)))
