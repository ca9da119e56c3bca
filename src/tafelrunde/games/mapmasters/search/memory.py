"""Searches that were made before: the same question comes again and again while legs are fitted together.

A search finds the same again if the group is the same, the same goals lie ahead, and on all spaces that it saw the same cards
lie and as much of them has been used. What lies elsewhere does not count.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.mapmasters.ids import PORTAL, GroupId
from tafelrunde.games.mapmasters.network.runs import ELSEWHERE, runs_of
from tafelrunde.games.mapmasters.ruleset import Ruleset
from tafelrunde.games.mapmasters.search.goals_ahead import goals_ahead
from tafelrunde.games.mapmasters.search.routes import Found, search
from tafelrunde.games.mapmasters.state import Table

EACH: Final = 3  # routes for each group and goal
KEEP: Final = 4  # walks that are followed at each place: a plan need not know every goal
MOST: Final = 3000  # searches that are remembered

Question = tuple[object, ...]  # who looks for what
Lies = tuple[object, ...]  # what lies on some spaces


class Memory(Listed):
    """What was found for plans, whosever turn it is among the tasks. All who play by the same rules share it: a search sees
    only what lies open, so everybody would find the same."""

    known: dict[Question, dict[i64, dict[Lies, Found]]] = late({})  # by the spaces that a search saw, a bit each
    count: int = late(0)

    def search(self, table: Table, group: GroupId, budget: int) -> Found:
        """The legs of a group, from memory if nothing has changed that counts."""
        if self.count >= MOST:
            self.known, self.count = {}, 0
        goals = goals_ahead(table, group, True)
        answers = self.known.setdefault(question(table, group, budget, tuple(sorted(goals))), {})
        for spaces, before in answers.items():
            old = before.get(lies(table, spaces))
            if old is not None:
                return old
        found = search(table, group, budget, EACH, KEEP, any_order=True, goals=goals)
        saw = seen(table, group, found)
        answers.setdefault(saw, {})[lies(table, saw)] = found
        self.count += 1
        return found


def memory_of(rules: Ruleset) -> Memory:
    """What is remembered of games by these rules."""
    known = rules.memory
    if isinstance(known, Memory):
        return known
    memory = Memory()
    rules.memory = memory
    return memory


def question(table: Table, group: GroupId, budget: int, goals: tuple[i64, ...]) -> Question:
    """Who looks for what: all that a search depends on, beside what lies on the spaces it sees."""
    party = table.parties[group]
    return (
        (group, budget, goals, table.done, table.exits, table.stock, runs_of(table).spaces_with(PORTAL)),
        (party.status, party.entry, party.space, party.port, party.goal),
        (party.found, party.spent, party.given, party.tokens, party.books, party.artifacts),
        (party.deeds, party.cards, party.junctions),
    )


def seen(table: Table, group: GroupId, found: Found) -> i64:
    """The spaces on which it depends what was found, a bit each."""
    if not found.seen & ELSEWHERE:
        return found.seen
    library = table.rules.library
    if table.parties[group].books & (library.roll | library.lure):  # jumps from and to other symbols than portals
        return (1 << len(table.board)) - 1
    return found.seen & ~ELSEWHERE | runs_of(table).spaces_with(PORTAL)


def lies(table: Table, spaces: i64) -> Lies:
    """What lies on these spaces, and how much of it has been used."""
    stamps = runs_of(table).stamps
    found: list[object] = [chord for chord in table.chords if spaces >> (chord[0] >> 4) & 1]
    for space in table.rules.all_spaces:
        if spaces >> space & 1:
            found.append(stamps[space])
            found.append(table.used[space])
    return tuple(found)
