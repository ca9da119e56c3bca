"""What a card counts in a challenge: key, support or nothing, and how many points (TQ-V, TQ-A).

Nearly all of it follows from the two cards alone, so it is worked out once for each challenge and kept.
"""

from typing import Final

from tafelrunde.games.quest import ruleset
from tafelrunde.games.quest.ids import CardId, Halves, Points, Role, RoomId
from tafelrunde.games.quest.state import Quest

OFFSETS: Final = {"relaxed": (-1, -2), "hero": (1, 2)}  # TQ-V1: for rooms and for bosses
HERO_OF_FOUR: Final = (3, 7)
SWARM_CAP: Final = 2  # TQ-A2


def goal(state: Quest, number: RoomId) -> Points:
    """TQ-V1, TQ-B5: a + k·P, changed by the difficulty; bosses take the larger step, mini-bosses are rooms."""
    room = state.rules.rooms[number]
    value = room.goal + room.per * state.symbol()
    difficulty = state.rules.terms.difficulty
    if difficulty == "story":
        return (value + 3) // 4
    if difficulty == "normal":
        return value
    steps = HERO_OF_FOUR if difficulty == "hero" and len(state.seats) == 4 else OFFSETS[difficulty]
    return max(1, value + steps[1 if room.boss else 0])


def match_of(rules: ruleset.Ruleset, room: RoomId) -> ruleset.Match:
    """How each card fares in this challenge."""
    found = rules.matches[room]
    if found is None:
        found = _match(rules, rules.rooms[room])
        rules.matches[room] = found
    return found


def role_of(state: Quest, room: RoomId, card: CardId) -> Role:
    """TQ-V2 to TQ-V4: key, support, odd or not to be played face up now; light may always be brought into the dark (TQ-A7)."""
    fit = match_of(state.rules, room).fits[card]
    if fit.role != ruleset.NO_MATCH:
        return fit.role
    challenge = state.challenge
    return ruleset.ODD if fit.lights and challenge is not None and not challenge.lit else ruleset.NO_MATCH


def _match(rules: ruleset.Ruleset, room: ruleset.Room) -> ruleset.Match:
    return ruleset.Match([_fit(room, card) for card in rules.cards], 0 if _stands_alone(room) else 1)


def _stands_alone(room: ruleset.Room) -> bool:
    """TQ-V5, TQ-A3: support is nothing against magic and lone enemies."""
    return room.lone or bool(room.traits & ruleset.MAGIC)


def _fit(room: ruleset.Room, card: ruleset.Card) -> ruleset.Fit:
    guards = room.guarded_by is not None and room.guarded_by.means(card)
    role = ruleset.NO_MATCH
    if room.kind in card.kinds or any(special.names(card.item) for special in room.specials):
        role = ruleset.KEY  # TQ-V2
    elif ruleset.SUPPORT in card.kinds:
        role = ruleset.AID  # TQ-V3
    elif guards:
        role = ruleset.ODD  # TQ-V4, TQ-B3
    worth = _worth(room, card)
    key_zeroed = _is_zero(room, card)
    zeroed = (role == ruleset.AID and (key_zeroed or _stands_alone(room))) or (role == ruleset.KEY and key_zeroed)
    return ruleset.Fit(
        role=role,
        zeroed=zeroed,
        points=0 if zeroed or role not in (ruleset.KEY, ruleset.AID) else worth,
        key_zeroed=key_zeroed,
        key_points=0 if key_zeroed else worth,
        backlash=_backlash(room, card),
        breaks="breaker" in card.tags or any(special.breaks(card) for special in room.specials),
        guards=guards and not (room.traits & ruleset.FIRE and "wood" in card.tags),  # TQ-A5
        lights=bool(room.traits & ruleset.DARK) and card.lights,
    )


def _is_zero(room: ruleset.Room, card: ruleset.Card) -> bool:
    """TQ-V6 (1): `zero`, fire in water, fire and wood in fire (TQ-A4, TQ-A5)."""
    if room.traits & ruleset.WATER and "fire" in card.tags:
        return True
    if room.traits & ruleset.FIRE and ("fire" in card.tags or "wood" in card.tags):
        return True
    return any(special.zeroes(card) for special in room.specials)


def _worth(room: ruleset.Room, card: ruleset.Card) -> Points:
    """TQ-V6 (2) to (6): printed value, bonus and malus, traits (TQ-A1 to TQ-A4, TQ-A8), not below zero, caps."""
    tags = card.tags
    traits = room.traits
    points = card.value
    cap: Points = ruleset.NO_CAP
    for special in room.specials:
        points += special.points(card)
        cap = min(cap, special.cap())
    if traits & ruleset.FLYING:
        points += ("ranged" in tags) - ("melee" in tags)
    if traits & ruleset.SWARM:
        if "area" in tags:
            points += 1
        else:
            cap = min(cap, SWARM_CAP)
    if traits & ruleset.MAGIC:
        points += 2 if "reflect" in tags else 1 if "magic" in tags else 0
    if traits & ruleset.WATER:
        points += ("swim" in tags) - ("heavy" in tags)
    if traits & ruleset.ICE and "fire" in tags:
        points += 2
    return min(max(points, 0), cap)


def _backlash(room: ruleset.Room, card: ruleset.Card) -> Halves:
    """TQ-A6: half hearts that playing this card face up costs."""
    hurt: Halves = 1 if room.traits & ruleset.ELECTRIC and "metal" in card.tags else 0
    for special in room.specials:
        hurt += special.backlash(card)
    return hurt
