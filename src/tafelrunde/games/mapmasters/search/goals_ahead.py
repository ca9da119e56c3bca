"""Goals ahead: where a group could come over the cards that lie, if no obstacle stood in its way and no item were missing.

No leg leads anywhere else, so a search that has found all of them has left no goal out.
"""

from typing import Final

from tafelrunde.games.mapmasters.rules.reach import Reach, flood_of
from tafelrunde.games.mapmasters.ruleset import ITEMS, NONE, TOKENS, VERY_EASY, WISH, Task
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
    supply = supplies(table, group, reached)
    for task in table.rules.tasks:
        if not possible(table, task, reached, carried, any_order) or [other for other in asked if alike(other, task)]:
            continue
        asked.append(task)
        if any_order or enough(table, group, task, supply):  # a plan learns from what is missing
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


def supplies(table: Table, group: int, reached: Reach) -> list[int]:
    """How many items of each kind a group could deliver at most, if it took all that lies where it might come."""
    party = table.parties[group]
    found = [table.available(party, kind) for kind in range(ITEMS)]
    if party.books >> WISH & 1 or table.rules.difficulty == VERY_EASY:
        found = [count + 1 if kind in TOKENS else count for kind, count in enumerate(found)]
    everywhere = reached.entered | reached.landed
    for space, kind in enumerate(table.board):
        if everywhere >> space & 1 and kind >= 0:
            lying = table.rules.cards[kind].lying
            for item in range(ITEMS):
                found[item] += lying[item]
    return found


def enough(table: Table, group: int, task: Task, supply: list[int]) -> bool:
    """Whether there are as many items as a task asks for."""
    goal = table.parties[group].goal
    items = table.rules.goals[goal].items if task.goal_card and goal != NONE else task.items
    return all(count <= supply[kind] for kind, count in enumerate(items))


def alike(one: Task, other: Task) -> bool:
    """MM-A9: of tasks that ask for the same at the same place only the first is offered."""
    return (
        one.space == other.space and one.ports == other.ports and one.items == other.items and one.artifacts == other.artifacts
    )
