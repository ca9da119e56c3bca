"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from tafelrunde.engine import EVERYTHING, Chance, SeatId
from tafelrunde.games.duels.ids import OWNER, CardId
from tafelrunde.games.duels.rules.cards import users_of
from tafelrunde.games.duels.rules.sight import MELEE, RANGED, attack_kind
from tafelrunde.games.duels.rules.specials import Special
from tafelrunde.games.duels.state import HIDDEN_CARD, Duels, Seat


def imagine(view: Duels, chance: Chance) -> Duels:
    """Every team's deck list is public: what is not seen of it is dealt into hand, deck and face-down cards."""
    state = view.copy()
    state.viewer = SeatId(EVERYTHING)
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    for seat in state.seats:
        if seat.team >= 0 and not seat.out:
            _deal(state, seat, chance)
    return state


def unseen(view: Duels, seat: Seat) -> list[CardId]:
    """HD-S2: the deck lists are public: what is in nobody's sight may be in hand or deck, or lie face down."""
    seen = seat.discard + seat.hand + [entry.card for entry in seat.laid]
    seen.extend(seat.removed)
    for procedure in view.stack:
        if isinstance(procedure, Special) and procedure.seat == seat.seat and procedure.in_use(view):
            seen.append(procedure.card)
    if looks(view, seat):
        seen += view.looked
    fight = view.fight
    if fight is not None:
        if fight.defence >= 0 and OWNER[fight.target] == seat.seat:
            seen.append(fight.defence)
        if fight.seat == seat.seat:
            seen.append(fight.card)
    seen.sort()
    at = seen.count(HIDDEN_CARD)
    rest: list[CardId] = []
    for card in view.rules.teams[seat.team].deck:  # in ascending order, as what is seen
        if at < len(seen) and seen[at] == card:
            at += 1
        else:
            rest.append(card)
    return rest


def looks(view: Duels, seat: Seat) -> bool:
    """Whether a seat is looking at the top of its deck."""
    return bool(view.looked) and view.decision is not None and view.decision.seat == seat.seat


def _deal(state: Duels, seat: Seat, chance: Chance) -> None:
    fight = state.fight
    rest = unseen(state, seat)
    chance.shuffle(rest)
    if fight is not None and fight.seat == seat.seat and fight.card == HIDDEN_CARD:
        fight.card = _face_down(state, rest)
        rest.remove(fight.card)
    if seat.hand and seat.hand[0] == HIDDEN_CARD:
        count = len(seat.hand)
        seat.hand = sorted(rest[-count:])
        del rest[-count:]
    if looks(state, seat) and state.looked[0] == HIDDEN_CARD:
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
