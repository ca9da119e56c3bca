"""Goals ahead: where a group could come over the cards that lie, if no obstacle stood in its way and no item were missing.

No leg leads anywhere else, so a search that has found all of them has left no goal out.
"""

from typing import Final, NewType

from mypy_extensions import i64

from tafelrunde.games.mapmasters.ids import ITEM_KINDS, NO_GATE, NO_SPACE, NONE, TOKENS, GateId, GroupId, Space
from tafelrunde.games.mapmasters.network.reach import Reach, flood_of
from tafelrunde.games.mapmasters.rules.goals import asks_alike
from tafelrunde.games.mapmasters.ruleset import VERY_EASY, Amounts, Task
from tafelrunde.games.mapmasters.state import Party, Table

Goal = NewType("Goal", i64)  # where a leg may end: tasks first, then the spaces where it may stop, then exits
STOPS: Final = 1000
EXITS: Final = 2000


def stop_at(space: Space) -> Goal:
    """The goal to stop on a card: at an artifact, a cell or a face-down card."""
    return Goal(STOPS + space)


def exit_by(gate: GateId) -> Goal:
    """The goal to leave the dungeon."""
    return Goal(EXITS + gate)


def stop_of(goal: Goal) -> Space:
    """The card on which a leg stops, or NO_SPACE."""
    return Space(goal - STOPS) if STOPS <= goal < EXITS else NO_SPACE


def exit_of(goal: Goal) -> GateId:
    """The exit by which a leg leaves, or NO_GATE."""
    return GateId(goal - EXITS) if goal >= EXITS else NO_GATE


def items_asked(table: Table, party: Party, task: Task) -> Amounts:
    """The items that a task asks of a group: those of its goal card, if it has one."""
    return table.rules.goals[party.goal].items if task.goal_card and party.goal != NONE else task.items


def goals_ahead(table: Table, group: GroupId, any_order: bool) -> set[Goal]:
    """Every goal that a leg of this group might end at."""
    reached = over_cards(table, group)
    found: set[Goal] = set()
    carried = table.parties[group].artifacts
    for space in table.rules.all_spaces:
        artifact = table.lying[space]
        if artifact != NONE and reached.entered >> space & 1:
            found.add(stop_at(space))
        if artifact != NONE and (reached.entered | reached.landed) >> space & 1:
            carried |= 1 << artifact
        if reached.spaces >> space & 1:
            found.add(stop_at(space))
    asked: list[Task] = []
    supply = supplies(table, group, reached)
    for task in table.rules.tasks:
        if not possible(table, task, reached, carried, any_order) or any(alike(other, task) for other in asked):
            continue
        asked.append(task)
        if any_order or enough(table, group, task, supply):  # a plan learns from what is missing
            found.add(Goal(task.number))
    for gate, wanted in enumerate(table.rules.mission.exits):
        if reached.gates >> gate & 1 and (not wanted.hostage or carried & table.rules.hostages):
            found.add(exit_by(GateId(gate)))
    return found


def over_cards(table: Table, group: GroupId) -> Reach:
    """What a group might reach over the cards that lie."""
    flood = flood_of(table, group)
    flood.hopeful = False
    return flood.run()


def possible(table: Table, task: Task, reached: Reach, carried: i64, any_order: bool) -> bool:
    """Whether a task of a boss card might be served."""
    if not reached.tasks & task.bit or table.done & task.bit or (task.after & ~table.done and not any_order):
        return False
    return all(carried >> artifact & 1 for artifact in task.artifacts)


def supplies(table: Table, group: GroupId, reached: Reach) -> list[int]:
    """How many items of each kind a group could deliver at most, if it took all that lies where it might come."""
    party = table.parties[group]
    found = [table.available(party, kind) for kind in ITEM_KINDS]
    if party.books & table.rules.library.wish or table.rules.difficulty == VERY_EASY:
        for kind in TOKENS:
            found[kind] += 1
    everywhere = reached.entered | reached.landed
    for space in table.rules.all_spaces:
        if everywhere >> space & 1 and table.board[space] >= 0:
            lying = table.card(space).lying
            for kind in ITEM_KINDS:
                found[kind] += lying[kind]
    return found


def enough(table: Table, group: GroupId, task: Task, supply: list[int]) -> bool:
    """Whether there are as many items as a task asks for."""
    items = items_asked(table, table.parties[group], task)
    return all(count <= supply[kind] for kind, count in enumerate(items))


def alike(one: Task, other: Task) -> bool:
    """MM-A9: of tasks that ask for the same at the same place only the first is offered."""
    return one.space == other.space and one.ports == other.ports and asks_alike(one, other)
