"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from tafelrunde.engine import EVERYTHING, UNKNOWN, Chance, SeatId
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Card, HallId, Side, Token
from tafelrunde.games.twister.state import Twister, shuffled


def imagine(view: Twister, chance: Chance) -> Twister:
    """DT-S11 to DT-S17: hidden halls, bag and decks are public as sets; only who lies where is unknown."""
    state = view.copy()
    state.viewer = SeatId(EVERYTHING)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    _halls(state, chance)
    if state.solo():
        _solo(state, chance)
    else:
        for seat in state.seats:
            _crew(state, seat.seat, chance)
    for seat in state.seats:
        if UNKNOWN in seat.hand or (state.fight is not None and UNKNOWN in state.fight.cards):
            _hand(state, seat.seat, chance)
    return state


def _halls(state: Twister, chance: Chance) -> None:
    if UNKNOWN not in state.hall:
        return
    unseen = [HallId(hall) for hall in range(r.SLOTS) if hall not in state.hall]
    chance.shuffle(unseen)
    halls, turned = list(state.hall), list(state.turned)
    for slot in r.ALL_SLOTS:
        if halls[slot] == UNKNOWN:
            halls[slot] = unseen.pop()
            turned[slot] = chance.below(4)
    state.hall, state.turned = tuple(halls), tuple(turned)


def _solo(state: Twister, chance: Chance) -> None:
    """DT-S12, DT-S13, DT-S16, DT-X1."""
    if not state.invited:  # the bag has not been filled yet
        return
    known = in_the_open(state)
    inside = (*state.invited, *r.OBJECT_SETS[r.VIOLET], *r.OBJECT_SETS[r.YELLOW], *r.YELLOWS)
    state.bag = shuffled(chance, [token for token in inside if token not in known])
    npcs = [Token(token) for token in range(r.FIRST_NPC, state.rules.tokens)]
    state.reserve = shuffled(chance, [token for token in npcs if token not in known and token not in state.invited])
    deck = list(r.COMBAT_CARDS)
    for card in state.enemy_discard:
        deck.remove(card)
    fight = state.fight
    if fight is not None:
        used = [*fight.shown, fight.extra]
        for index, fighter in enumerate((fight.attacker, fight.target)):
            if state.rules.side[fighter]:
                used.append(fight.cards[index])
        for card in used:
            if card >= 0:
                deck.remove(card)
    state.enemy_deck = shuffled(chance, deck)
    if fight is not None and UNKNOWN in fight.cards:  # DT-Q5: the card of the NP lies face down
        fight.cards[fight.cards.index(Card(UNKNOWN))] = state.enemy_deck[-1]
        state.enemy_deck = state.enemy_deck[:-1]
    if state.vision_deck and state.vision_deck[0] == UNKNOWN:
        _visions(state, chance)


def _visions(state: Twister, chance: Chance) -> None:
    """DT-X3: every hidden slot is still in the deck; which revealed ones are is unknown."""
    hidden = [slot for slot in r.ALL_SLOTS if state.hidden[slot]]
    others = [slot for slot in r.ALL_SLOTS if not state.hidden[slot] and slot not in state.seen_visions]
    chance.shuffle(others)
    state.vision_deck = shuffled(chance, hidden + others[: len(state.vision_deck) - len(hidden)])


def in_the_open(state: Twister) -> set[Token]:
    """The tokens of which everybody knows where they are."""
    on_board = [Token(token) for token, square in enumerate(state.where) if square >= 0]
    return {*state.out, *state.drawn, *on_board}


def _crew(state: Twister, side: Side, chance: Chance) -> None:
    """DT-S2, DT-S3: a team that is not revealed, and the tokens face down."""
    place = state.seats[side]
    if UNKNOWN in place.team:
        place.team = shuffled(chance, r.CREWS[side])[: len(place.team)]
    if UNKNOWN in place.placed:
        known = {*in_the_open(state), *place.team}
        rest = [token for token in (*r.CREWS[side], *r.OBJECT_SETS[side]) if token not in known]
        place.placed = shuffled(chance, rest)[: len(place.placed)]


def _hand(state: Twister, seat: Side, chance: Chance) -> None:
    """DT-C8: what was not discarded is in the hand, but for a card face down in a fight."""
    rest = list(r.COMBAT_CARDS)
    place = state.seats[seat]
    for card in place.discard:
        rest.remove(card)
    fight = state.fight
    if fight is not None:
        index = 0 if state.rules.side[fight.attacker] == seat else 1
        card = fight.cards[index]
        if card == UNKNOWN:
            forced = fight.named >= 0 and fight.named in rest
            card = fight.named if forced else rest[chance.below(len(rest))]
            fight.cards[index] = card
        if card >= 0:
            rest.remove(card)
    place.hand = tuple(rest)
