"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import EVERYTHING
from tafelrunde.games.duels.ids import OWNER, CardId
from tafelrunde.games.duels.rules.cards import users_of
from tafelrunde.games.duels.rules.sight import MELEE, RANGED, attack_kind
from tafelrunde.games.duels.rules.specials import Special
from tafelrunde.games.duels.state import HIDDEN_CARD, Duels


def imagine(view: Duels, chance: Chance) -> Duels:
    """Every team's deck list is public: what is not seen of it is dealt into hand, deck and face-down cards."""
    state = view.copy()
    state.viewer = SeatId(EVERYTHING)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    for seat in state.seats:
        if seat.team >= 0 and not seat.out:
            _deal(state, seat.seat, chance)
    return state


def _deal(state: Duels, number: SeatId, chance: Chance) -> None:
    seat = state.seats[number]
    fight = state.fight
    rest = list(state.rules.teams[seat.team].deck)
    for pile in (seat.discard, seat.removed):
        for card in pile:
            rest.remove(card)
    for entry in seat.laid:
        rest.remove(entry.card)
    for card in seat.hand:
        if card != HIDDEN_CARD:
            rest.remove(card)
    for procedure in state.stack:
        if isinstance(procedure, Special) and procedure.seat == number and procedure.in_use(state):
            rest.remove(procedure.card)
    looking = bool(state.looked) and state.asked().seat == number
    if looking:
        for card in state.looked:
            if card != HIDDEN_CARD:
                rest.remove(card)
    if fight is not None:
        if fight.defence >= 0 and OWNER[fight.target] == number:
            rest.remove(fight.defence)
        if fight.seat == number and fight.card != HIDDEN_CARD:
            rest.remove(fight.card)
    chance.shuffle(rest)
    if fight is not None and fight.seat == number and fight.card == HIDDEN_CARD:
        fight.card = _face_down(state, rest)
        rest.remove(fight.card)
    if seat.hand and seat.hand[0] == HIDDEN_CARD:
        count = len(seat.hand)
        seat.hand = sorted(rest[-count:])
        del rest[-count:]
    if looking and state.looked[0] == HIDDEN_CARD:
        count = len(state.looked)
        state.looked = rest[-count:]
        del rest[-count:]
    seat.deck = rest


def _face_down(state: Duels, rest: list[CardId]) -> CardId:
    """A card that the attacker could have played: of its own, of the declared kind, and free if no action was left."""
    fight = state.fight
    assert fight is not None
    wanted = MELEE if fight.melee else RANGED
    for strict in (True, False):
        for number in rest:
            card = state.rules.cards[number]
            if card.attack < 0 or fight.attacker not in users_of(state, fight.seat, card):
                continue
            if state.actions <= 0 and not card.free:
                continue
            if not strict or attack_kind(state, card, fight.attacker, fight.target) == wanted:
                return number
    return rest[0]
