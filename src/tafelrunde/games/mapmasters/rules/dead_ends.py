"""Dead ends: whether the open tasks can still be shared out among the groups (MM-X2, MM-X4)."""

from tafelrunde.games.mapmasters.ids import NONE, ArtifactId, GroupId
from tafelrunde.games.mapmasters.network.reach import Reach, flood_of, reached_by_all
from tafelrunde.games.mapmasters.ruleset import Task
from tafelrunde.games.mapmasters.state import FINISHED, Table


def hopeless(table: Table) -> bool:
    """MM-X2, MM-X4: the open tasks can no longer be shared out among the unfinished groups."""
    groups = [party.group for party in table.parties if party.status != FINISHED]
    reached = reached_by_all(table, [flood_of(table, group) for group in groups])
    left = [task for task in table.rules.tasks if not table.done & task.bit]
    if table.rules.mission.victory == "hostages":
        return not all(
            any(brings_out(table, task.hostage, *each) for each in zip(groups, reached, strict=True)) for task in left
        )
    serves: list[list[GroupId]] = []
    for task in left:
        able: list[GroupId] = []
        for index, group in enumerate(groups):
            if comes_to(task, reached[index]) and artifacts_left(table, group, task):
                able.append(group)
        serves.append(able)
    return not can_share(serves)


def comes_to(task: Task, found: Reach) -> bool:
    """Whether a task lies where a search came to."""
    if task.hostage != NONE:
        return found.gates != 0
    return found.any_of(task.exits) if task.exits else found.tasks & task.bit != 0


def artifacts_left(table: Table, group: GroupId, task: Task) -> bool:
    """Whether no other group carries what the task asks for."""
    for artifact in task.artifacts:
        for party in table.parties:
            if party.group != group and party.artifacts >> artifact & 1:
                return False
    return True


def brings_out(table: Table, hostage: ArtifactId, group: GroupId, found: Reach) -> bool:
    """Whether a group that carries a hostage, or reaches its cell, also reaches an exit."""
    if not found.gates or table.parties[group].artifacts >> hostage & 1:
        return found.gates != 0
    for space in table.rules.all_spaces:
        if found.spaces >> space & 1 and table.closed[space] and table.card(space).takes == hostage:
            return True
    return False


def can_share(serves: list[list[GroupId]]) -> bool:
    """Whether every task finds a group of its own (augmenting paths); where enough groups could serve each, that is clear."""
    if min([len(groups) for groups in serves], default=0) >= len(serves):
        return True
    owner: dict[GroupId, int] = {}
    return all(augment(serves, task, owner, set()) for task in range(len(serves)))


def augment(serves: list[list[GroupId]], task: int, owner: dict[GroupId, int], tried: set[GroupId]) -> bool:
    """Find a group for a task, moving others if need be."""
    for group in serves[task]:
        if group not in tried:
            tried.add(group)
            if group not in owner or augment(serves, owner[group], owner, tried):
                owner[group] = task
                return True
    return False
