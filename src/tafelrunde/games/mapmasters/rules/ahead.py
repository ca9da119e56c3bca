"""Goals ahead: where a group could come over the cards that lie, if no obstacle stood in its way and no item were missing.

No leg leads anywhere else, so a search that has found all of them has left no goal out.
"""

from typing import Final

from tafelrunde.games.mapmasters.rules.reach import Reach, flood_of
from tafelrunde.games.mapmasters.ruleset import NONE, Task
from tafelrunde.games.mapmasters.state import Table

STOPS: Final = 1000  # goals are numbers: tasks first, then the spaces where a leg may stop, then exits
EXITS: Final = 2000


def goals_ahead(table: Table, group: int, any_order: bool) -> set[int]:
    """Every goal that a leg of this group might end at."""
    reached = over_cards(table, group)
    found: set[int] = set()
    carried = table.parties[group].artifacts
    for space, artifact in enumerate(table.lying):
        if artifact != NONE and reached.entered >> space & 1:
            found.add(STOPS + space)
        if artifact != NONE and (reached.entered | reached.landed) >> space & 1:
            carried |= 1 << artifact
        if reached.spaces >> space & 1:
            found.add(STOPS + space)
    asked: list[Task] = []
    for task in table.rules.tasks:
        if possible(table, task, reached, carried, any_order) and not [other for other in asked if alike(other, task)]:
            asked.append(task)
            found.add(task.number)
    for gate, wanted in enumerate(table.rules.mission.exits):
        if reached.gates >> gate & 1 and (not wanted.hostage or carried & table.rules.hostages):
            found.add(EXITS + gate)
    return found


def over_cards(table: Table, group: int) -> Reach:
    """What a group might reach over the cards that lie."""
    flood = flood_of(table, group)
    flood.hopeful = False
    return flood.run()


def comes_to(table: Table, group: int, space: int) -> bool:
    """Whether a group might set foot on a card."""
    reached = over_cards(table, group)
    return bool((reached.entered | reached.landed) >> space & 1)


def possible(table: Table, task: Task, reached: Reach, carried: int, any_order: bool) -> bool:
    """Whether a task of a boss card might be served."""
    if not reached.tasks & task.bit or table.done & task.bit or (task.after & ~table.done and not any_order):
        return False
    return all(carried >> artifact & 1 for artifact in task.artifacts)


def alike(one: Task, other: Task) -> bool:
    """MM-A9: of tasks that ask for the same at the same place only the first is offered."""
    return (
        one.space == other.space and one.ports == other.ports and one.items == other.items and one.artifacts == other.artifacts
    )
