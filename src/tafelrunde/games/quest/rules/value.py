"""What a card counts in a challenge: key, support or nothing, and how many points (TQ-V, TQ-A).

Nearly all of it follows from the two cards alone, so it is worked out once for each challenge and kept.
"""

from tafelrunde.games.quest.ruleset import (
    AID,
    DARK,
    ELECTRIC,
    FIRE,
    FLYING,
    ICE,
    KEY,
    MAGIC,
    NO_MATCH,
    ODD,
    SUPPORT,
    SWARM,
    WATER,
    Card,
    Match,
    Room,
    Ruleset,
    Selector,
)
from tafelrunde.games.quest.state import Quest

OFFSETS = {"relaxed": (-1, -2), "hero": (1, 2)}
HERO_OF_FOUR = (3, 7)


def goal(rules: Ruleset, card: int, symbol: int, seats: int) -> int:
    """TQ-V1, TQ-B5: a + k·P, changed by the difficulty; bosses take the larger step, mini-bosses are rooms."""
    room = rules.rooms[card]
    value = room.goal + room.per * symbol
    if rules.difficulty == "story":
        return (value + 3) // 4
    if rules.difficulty == "normal":
        return value
    steps = HERO_OF_FOUR if rules.difficulty == "hero" and seats == 4 else OFFSETS[rules.difficulty]
    return max(1, value + steps[1 if room.boss else 0])


def match_of(rules: Ruleset, card: int) -> Match:
    """How each kind of card fares in this challenge."""
    found = rules.matches[card]
    if found is None:
        found = _match(rules, rules.rooms[card])
        rules.matches[card] = found
    return found


def status(state: Quest, card: int, kind: int) -> int:
    """TQ-V2 to TQ-V4: key, support, odd or not to be played face up now; light may always be brought into the dark (TQ-A7)."""
    match = match_of(state.rules, card)
    if match.status[kind] != NO_MATCH:
        return match.status[kind]
    challenge = state.challenge
    return ODD if match.lights[kind] and challenge is not None and not challenge.lit else NO_MATCH


def chosen_by(selector: Selector | None, card: Card) -> bool:
    """Whether a selector means this card: by its item, a tag or a kind."""
    if selector is None:
        return False
    if selector.item >= 0:
        return card.item == selector.item
    return selector.tag in card.tags if selector.tag else selector.kind in card.kinds


def _match(rules: Ruleset, room: Room) -> Match:
    match = Match(len(rules.cards))
    match.down = 0 if room.lone or room.traits & MAGIC else 1  # TQ-V5
    for kind, card in enumerate(rules.cards):
        named = False
        for special in room.specials:
            if special.name in ("bonus", "need", "break") and special.on is not None and special.on.item == card.item:
                named = True
        key = named or room.kind in card.kinds  # TQ-V2
        guards = room.guard is not None and chosen_by(room.guard.on, card)
        if key:
            match.status[kind] = KEY
        elif SUPPORT in card.kinds:
            match.status[kind] = AID  # TQ-V3
        elif guards:
            match.status[kind] = ODD  # TQ-V4, TQ-B3
        match.key_zeroed[kind] = is_zero(room, card, key=True)
        match.key_points[kind] = 0 if match.key_zeroed[kind] else worth(room, card)
        if key:
            match.zeroed[kind], match.points[kind] = match.key_zeroed[kind], match.key_points[kind]
        elif match.status[kind] == AID:
            match.zeroed[kind] = is_zero(room, card, key=False)
            match.points[kind] = 0 if match.zeroed[kind] else worth(room, card)
        match.guards[kind] = guards and not (room.traits & FIRE and "wood" in card.tags)  # TQ-A5
        match.lights[kind] = bool(room.traits & DARK) and any(effect.verb == "light" for effect in card.do)
        match.backlash[kind] = backlash(room, card)
        match.breaks[kind] = "breaker" in card.tags
        for special in room.specials:
            if special.name == "break" and chosen_by(special.on, card):
                match.breaks[kind] = True
    return match


def is_zero(room: Room, card: Card, *, key: bool) -> bool:
    """TQ-V6 (1): `zero`, fire in water, fire and wood in fire, support against magic or a lone enemy (TQ-A3 to TQ-A5)."""
    if room.traits & WATER and "fire" in card.tags:
        return True
    if room.traits & FIRE and ("fire" in card.tags or "wood" in card.tags):
        return True
    if not key and (room.lone or room.traits & MAGIC):
        return True
    return any(special.name == "zero" and chosen_by(special.on, card) for special in room.specials)


def worth(room: Room, card: Card) -> int:
    """TQ-V6 (2) to (6): printed value, bonus and malus, traits (TQ-A1 to TQ-A4, TQ-A8), not below zero, caps."""
    tags = card.tags
    traits = room.traits
    points = card.value
    cap = 99
    for special in room.specials:
        if special.name == "bonus" and chosen_by(special.on, card):
            points += special.amount
        elif special.name == "malus" and chosen_by(special.on, card):
            points -= special.amount
        elif special.name == "cap":
            cap = min(cap, special.amount)
    if traits & FLYING:
        points += ("ranged" in tags) - ("melee" in tags)
    if traits & SWARM:
        if "area" in tags:
            points += 1
        else:
            cap = min(cap, 2)
    if traits & MAGIC:
        points += 2 if "reflect" in tags else 1 if "magic" in tags else 0
    if traits & WATER:
        points += ("swim" in tags) - ("heavy" in tags)
    if traits & ICE and "fire" in tags:
        points += 2
    return min(max(points, 0), cap)


def backlash(room: Room, card: Card) -> int:
    """TQ-A6: half hearts that playing this card face up costs."""
    hurt = 1 if room.traits & ELECTRIC and "metal" in card.tags else 0
    for special in room.specials:
        if special.name == "backlash" and chosen_by(special.on, card):
            hurt += special.amount
    return hurt
