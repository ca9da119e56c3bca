"""Goals: what a group can deliver, and which tasks it fulfils (MM-D5 to MM-D7, MM-A5 to MM-A9)."""

from tafelrunde.games.mapmasters.ids import ITEM_KINDS, NONE, Port, Space, Symbol, TaskId
from tafelrunde.games.mapmasters.rules.walk import CARDS, Walk
from tafelrunde.games.mapmasters.ruleset import HARD, PORTS, Amounts, Task, counted


def deliverable(walk: Walk, kind: Symbol) -> int:
    """MM-D5: how many of an item the group could deliver now; what was used counts below Normal (MM-D2, MM-D3)."""
    spent = counted(walk.spent, kind) if walk.ground.strict else 0
    return int(counted(walk.found, kind) - spent - counted(walk.ground.given, kind) + (walk.tokens >> kind & 1))


def meets(walk: Walk, items: Amounts) -> bool:
    """MM-D4, MM-D7: the items of a requirement that finishes a group; on Hard exactly, and no unused token may be left."""
    hard = walk.ground.rules.difficulty == HARD
    for kind in ITEM_KINDS:
        wanted = items[kind]
        if wanted:
            have = deliverable(walk, kind)
            if have < wanted or (hard and have > wanted):
                return False
        elif hard and walk.tokens >> kind & 1:
            return False
    return True


def performs(walk: Walk, task: TaskId) -> bool:
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
            if least and (int(walk.cards).bit_count() if deed == CARDS else counted(walk.deeds, deed)) < least:
                return False
        return meets(walk, goal.items)
    return meets(walk, wanted.items)


def fulfilled(walk: Walk, space: Space, port: Port) -> list[TaskId]:
    """MM-A5, MM-A9: the open tasks that the group can do at a port of a boss card (NONE: at its portals); alike ones once."""
    rules = walk.ground.rules
    if port == NONE:
        near = [task.number for task in rules.tasks if task.space == space]
    else:
        near = rules.tasks_at[space * PORTS + port]
    return alike(walk, [task for task in near if performs(walk, task)])


def alike(walk: Walk, found: list[TaskId]) -> list[TaskId]:
    """Of tasks that ask for the same only the first."""
    if len(found) < 2:
        return found
    tasks = walk.ground.rules.tasks
    kept: list[TaskId] = []
    for task in found:
        if not any(asks_alike(tasks[other], tasks[task]) for other in kept):
            kept.append(task)
    return kept


def asks_alike(one: Task, other: Task) -> bool:
    """Whether two tasks ask for the same things."""
    return one.items == other.items and one.artifacts == other.artifacts
