"""Goals: what a group can deliver, and which tasks it fulfils (MM-D5 to MM-D7, MM-A5 to MM-A9)."""

from tafelrunde.games.mapmasters.rules.walk import Walk
from tafelrunde.games.mapmasters.ruleset import (
    HARD,
    ITEMS,
    NONE,
    PORTS,
)


def deliverable(walk: Walk, kind: int) -> int:
    """MM-D5: how many of an item the group could deliver now; what was used counts below Normal (MM-D2, MM-D3)."""
    spent = walk.spent[kind] if walk.ground.strict else 0
    return walk.found[kind] - spent - walk.ground.given[kind] + (walk.tokens >> kind & 1)


def meets(walk: Walk, items: tuple[int, ...]) -> bool:
    """MM-D4, MM-D7: the items of a requirement that finishes a group; on Hard exactly, and no unused token may be left."""
    hard = walk.ground.rules.difficulty == HARD
    for kind in range(ITEMS):
        wanted = items[kind]
        if wanted:
            have = deliverable(walk, kind)
            if have < wanted or (hard and have > wanted):
                return False
        elif hard and walk.tokens >> kind & 1:
            return False
    return True


def performs(walk: Walk, task: int) -> bool:
    """Whether the group fulfils a task now: its turn has come, and all it asks for is there."""
    rules = walk.ground.rules
    wanted = rules.tasks[task]
    done = walk.ground.done
    if done & wanted.bit or (wanted.after & ~done and not walk.ground.any_order):
        return False
    for artifact in wanted.artifacts:
        if not walk.artifacts >> artifact & 1:
            return False
    if wanted.goal_card:
        goal = rules.goals[walk.ground.party.goal]
        for deed, least in enumerate(goal.deeds):
            if least and (walk.cards.bit_count() if deed == 3 else walk.deeds[deed]) < least:
                return False
        return meets(walk, goal.items)
    return meets(walk, wanted.items)


def fulfilled(walk: Walk, space: int, port: int) -> list[int]:
    """MM-A5, MM-A9: the open tasks that the group can do at a port of a boss card (NONE: at its portals); alike ones once."""
    rules = walk.ground.rules
    if port == NONE:
        near = [task.number for task in rules.tasks if task.space == space]
    else:
        near = rules.tasks_at[space * PORTS + port]
    return alike(walk, [task for task in near if performs(walk, task)])


def alike(walk: Walk, found: list[int]) -> list[int]:
    """Of tasks that ask for the same only the first."""
    if len(found) < 2:
        return found
    tasks = walk.ground.rules.tasks
    kept: list[int] = []
    for task in found:
        same = False
        for other in kept:
            if tasks[other].items == tasks[task].items and tasks[other].artifacts == tasks[task].artifacts:
                same = True
        if not same:
            kept.append(task)
    return kept
