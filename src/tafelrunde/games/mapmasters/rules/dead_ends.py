"""Hope: whether the open tasks can still be shared out among the groups (MM-X2, MM-X4)."""

from tafelrunde.games.mapmasters.rules.reach import Reach, flood_of, reached_by_all
from tafelrunde.games.mapmasters.state import FINISHED, Table


def hopeless(table: Table) -> bool:
    """MM-X2, MM-X4: the open tasks can no longer be shared out among the unfinished groups."""
    rules = table.rules
    groups = [party.group for party in table.parties if party.status != FINISHED]
    reached = reached_by_all(table, [flood_of(table, group) for group in groups])
    left = [task for task in rules.tasks if not table.done & task.bit]
    if rules.mission.victory == "hostages":
        return any(not any_serves(table, task.hostage, groups, reached) for task in left)
    serves: list[list[int]] = []
    for task in left:
        able: list[int] = []
        for index, group in enumerate(groups):
            found = reached[index]
            if task.exits:
                there = False
                for gate in task.exits:
                    if found.gates >> gate & 1:
                        there = True
            else:
                there = bool(found.tasks & task.bit)
            if there and artifacts_left(table, group, task.artifacts):
                able.append(group)
        serves.append(able)
    return not can_share(serves)


def artifacts_left(table: Table, group: int, artifacts: tuple[int, ...]) -> bool:
    """Whether no other group carries what the task asks for."""
    for artifact in artifacts:
        for party in table.parties:
            if party.group != group and party.artifacts >> artifact & 1:
                return False
    return True


def any_serves(table: Table, hostage: int, groups: list[int], reached: list[Reach]) -> bool:
    """Mission 3: the hostage's carrier, or a group that reaches its cell, also reaches an exit."""
    cell = 0
    for space, kind in enumerate(table.board):
        if kind >= 0 and table.closed[space] and table.rules.cards[kind].takes == hostage:
            cell |= 1 << space
    for index, group in enumerate(groups):
        found = reached[index]
        if (table.parties[group].artifacts >> hostage & 1 or found.spaces & cell) and found.gates:
            return True
    return False


def can_share(serves: list[list[int]]) -> bool:
    """Whether every task finds a group of its own (augmenting paths); where enough groups could serve each, that is clear."""
    if min([len(groups) for groups in serves], default=0) >= len(serves):
        return True
    owner: dict[int, int] = {}
    return all(augment(serves, task, owner, set()) for task in range(len(serves)))


def augment(serves: list[list[int]], task: int, owner: dict[int, int], tried: set[int]) -> bool:
    """Find a group for a task, moving others if need be."""
    for group in serves[task]:
        if group not in tried:
            tried.add(group)
            if group not in owner or augment(serves, owner[group], owner, tried):
                owner[group] = task
                return True
    return False
