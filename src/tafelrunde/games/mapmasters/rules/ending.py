"""Winning, losing, and the score (MM-W1 to MM-W9)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mapmasters.events import MissionLost, MissionWon
from tafelrunde.games.mapmasters.ids import BARREL, COIN, NONE
from tafelrunde.games.mapmasters.ruleset import HIDDEN, Score
from tafelrunde.games.mapmasters.state import Table

PORTAL_LIMIT: Final = "mission:portal_limit"


def lose(table: Table, reason: str) -> None:
    """MM-W3 to MM-W7: all lose together (MM-G2)."""
    if not table.over:
        table.lost = reason
        table.over = True
        table.decision = None
        table.emit(MissionLost(reason))


def check_limits(table: Table) -> None:
    """MM-T6, MM-W6, MM-W9: the mission's own limits come before the victory."""
    reason = broken_limit(table)
    if reason:
        lose(table, reason)


def broken_limit(table: Table, jumps: i64 = 0, kills: i64 = 0) -> str:
    """MM-W9: the limit of the mission that is exceeded, or would be after so many more journeys and defeated monsters."""
    mission = table.rules.mission
    if mission.portal_limit != NONE and table.jumps + jumps > mission.portal_limit:
        return PORTAL_LIMIT
    if mission.kill_limit != NONE and table.kills + kills > mission.kill_limit:
        return "mission:alarm"
    return ""


def check_victory(table: Table) -> None:
    """MM-W1: everything is done."""
    if not table.over and table.done == table.rules.all_tasks:
        table.won = True
        table.over = True
        table.decision = None
        table.score = score(table)
        table.emit(MissionWon(table.score))


def score(table: Table) -> int:
    """MM-W2: the mission's formula, each term rounded down."""
    total = 0
    for term in table.rules.mission.score:
        total += sum([worth(table, part) for part in term]) // term[0].divisor
    return total


def worth(table: Table, part: Score) -> int:
    """One counter with its factor."""
    count = counted(table, part.counter)
    return part.factor * (part.base - count if part.base else count)


def counted(table: Table, counter: str) -> int:
    """MM-I4: what is counted for the score."""
    parties = table.parties
    if counter == "coins" or counter == "barrels":
        kind = COIN if counter == "coins" else BARREL
        return sum([party.found[kind] - party.spent[kind] - party.given[kind] for party in parties])
    if counter == "empty":
        return len(table.empty_spaces())
    if counter == "books":
        return sum([int(party.books).bit_count() for party in parties])
    if counter == "tokens":
        return sum([int(party.tokens).bit_count() for party in parties])
    if counter == "kills":
        return table.kills
    if counter == "jumps":
        return table.jumps
    if counter == "deck":
        return len(table.deck)
    if counter == "hidden":
        return table.board.count(HIDDEN)
    return sum([table.rules.goals[party.goal].points for party in parties if party.goal != NONE])
