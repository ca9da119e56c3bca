"""Building a dungeon, and the rooms that can be reached (TQ-D, TQ-T5, TQ-T8 to TQ-T10)."""

from typing import Final

from tafelrunde.games.quest.events import CastleReached, DungeonChosen
from tafelrunde.games.quest.ids import NO_DUNGEON, NOWHERE, DungeonId, RoomId, SpaceId
from tafelrunde.games.quest.state import HIDDEN, OPEN, Quest

MIXED: Final = 5  # pool cards mixed into the upper half (TQ-D5, TQ-D7)
MIXED_IN_CASTLE: Final = 10  # TQ-D12
BOSS: Final = "boss"  # how the boss space is called


def build(state: Quest, dungeon: DungeonId) -> None:
    """TQ-D4 to TQ-D10: the lower half from the pool and the item card, the upper half from this dungeon with some of the pool.

    At level 1 the pool is the base dungeon. So no room of the lower half needs an item that the team lacks (TQ-D9), and
    the item can always be reached.
    """
    rules = state.rules
    own = rules.dungeons[dungeon]
    castle = dungeon == rules.castle
    state.dungeon = dungeon
    state.layout = rules.layout_of(state.level, castle)
    layout = state.plan()
    state.chance.of("pool").shuffle(state.pool, rules.room_names)
    lower: list[RoomId] = []
    if not castle:
        for _ in range(layout.lower - 1):
            lower.append(state.pool.pop())
        lower.append(own.item_room)
        state.chance.of("lower half").shuffle(lower, rules.room_names)
    state.mixed = min(MIXED_IN_CASTLE if castle else MIXED, len(state.pool))  # TQ-D12, TQ-D13
    rest = own.rooms.copy()
    for _ in range(state.mixed):
        rest.append(state.pool.pop())
    state.chance.of("upper half").shuffle(rest, rules.room_names)
    while len(lower) < layout.size:
        lower.append(rest.pop())
    state.room = lower
    state.rest = rest
    state.face = [HIDDEN] * layout.size
    state.solved = [False] * layout.size
    state.order = ()
    state.item_taken = castle
    state.link = layout.entrance
    state.beaten = 0
    state.boss_seen = 0
    state.bosses = own.bosses.copy()
    state.chance.of("bosses").shuffle(state.bosses, rules.room_names)
    phases = min(len(own.bosses), (3 if rules.long else 1) + state.defeats) if castle else 1  # TQ-D8, TQ-G2, TQ-G3
    state.bosses = state.bosses[:phases]
    if castle:
        state.emit(CastleReached(phases))
    else:
        state.emit(DungeonChosen(own.id, state.level))


def dismantle(state: Quest) -> None:
    """TQ-D11, TQ-E3: what was never turned up goes to the pool, all else is out of the game."""
    unseen = state.pool + state.rest
    for room in state.room:
        if (
            not state.out & state.rules.room_bit[room]
            and state.rules.dungeons[state.rules.rooms[room].dungeon].item_room != room
        ):
            unseen.append(room)
    unseen.sort()
    state.pool = unseen
    state.rest = []
    state.room = []
    state.face = []
    state.solved = []
    state.order = ()
    state.bosses = []
    state.boss_seen = 0
    state.mixed = 0
    state.link = NOWHERE
    state.completed = (*state.completed, state.dungeon)
    state.dungeon = NO_DUNGEON


def turn_up(state: Quest, space: SpaceId) -> None:
    """TQ-T6: the room lies open for everybody."""
    state.face[space] = OPEN
    state.out |= state.rules.room_bit[state.room[space]]


def mark_solved(state: Quest, space: SpaceId) -> None:
    """TQ-T5: the room belongs to the area from now on; challenges are remembered in their order."""
    state.solved[space] = True
    if state.rules.rooms[state.room[space]].is_challenge():
        state.order = (*state.order, space)


def area(state: Quest) -> list[SpaceId]:
    """TQ-T5, TQ-Q3: solved rooms joined to the entrance, and those joined to the Teleporter's room."""
    layout = state.plan()
    solved = state.solved
    found: list[SpaceId] = []
    if solved[layout.entrance]:
        found.append(layout.entrance)
    if state.teleporter >= 0 and state.in_castle() and state.teleporter not in found:
        found.append(state.teleporter)
    index = 0
    while index < len(found):
        for other in layout.near[found[index]]:
            if other != layout.boss and solved[other] and other not in found:
                found.append(other)
        index += 1
    return found


def enterable(state: Quest) -> list[SpaceId]:
    """TQ-T5, TQ-T8, TQ-T9, TQ-T10: unsolved rooms beside the area, and the boss once the item is taken."""
    layout = state.plan()
    found: list[SpaceId] = []
    if not state.solved[layout.entrance]:
        found.append(layout.entrance)
    for space in area(state):
        for other in layout.near[space]:
            if other in found:
                continue
            if other == layout.boss:
                if state.item_taken:
                    found.append(other)
            elif not state.solved[other]:
                found.append(other)
    found.sort()
    return found


def scoutable(state: Quest) -> list[SpaceId]:
    """Face-down rooms beside the area or the room Link is in; never the boss."""
    layout = state.plan()
    seen = area(state)
    if state.link != NOWHERE and state.link not in seen:
        seen.append(state.link)
    found: list[SpaceId] = []
    for space in seen:
        for other in layout.near[space]:
            if other != layout.boss and state.face[other] != OPEN and other not in found:
                found.append(other)
    found.sort()
    return found


def way(state: Quest, target: SpaceId) -> list[SpaceId]:
    """TQ-T5: the rooms Link walks through on his way, the target last; he walks freely inside the area."""
    layout = state.plan()
    inside = area(state)
    came = {state.link: NOWHERE}
    edge = [state.link]
    for space in edge:
        if space == target:
            break
        for other in layout.near[space]:
            if other not in came and (other == target or other in inside):
                came[other] = space
                edge.append(other)
    if target not in came:
        return [target]
    path = [target]
    while came[path[-1]] not in (NOWHERE, state.link):
        path.append(came[path[-1]])
    path.reverse()
    return path


def space_named(state: Quest, name: str) -> SpaceId:
    """The space with this name, if there is one here."""
    if state.dungeon == NO_DUNGEON:
        return NOWHERE
    layout = state.plan()
    if name == BOSS:
        return layout.boss
    names = layout.names
    return SpaceId(names.index(name)) if name in names[: layout.size] else NOWHERE


def space_name(state: Quest, space: SpaceId) -> str:
    """How a space is called."""
    layout = state.plan()
    return BOSS if space == layout.boss else layout.names[space]


def boss_card(state: Quest) -> RoomId:
    """The boss that is next to be fought."""
    return state.bosses[state.beaten]
