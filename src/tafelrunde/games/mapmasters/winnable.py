"""Whether a mission can be won at all, whatever cards come: what follows from its grid, and what computer partners can show."""

from pathlib import Path
from typing import Final

from tafelrunde.bots.match import play
from tafelrunde.engine import Game, seeded
from tafelrunde.engine.library import content_files
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEM_LETTERS, NONE, TOKENS, GateId, GroupId, Symbol
from tafelrunde.games.mapmasters.network.reach import flood_from_entry, flood_from_port
from tafelrunde.games.mapmasters.rules.dead_ends import can_share, comes_to
from tafelrunde.games.mapmasters.rules.layout import bare_table
from tafelrunde.games.mapmasters.ruleset import Ruleset, Task
from tafelrunde.games.mapmasters.state import Table

TRIES: Final = 4  # games of computer partners
SEATS: Final = 3


def why_never(rules: Ruleset) -> str:
    """Why no play could ever win, or nothing. All cards that may lie anywhere are taken for cards that lead everywhere (MM-X3),
    and every deck for the one that is richest in what is asked for."""
    table = bare_table(rules, 1, seeded(1))
    reached = [flood_from_entry(table, GateId(entry)).run() for entry in range(len(rules.mission.entries))]
    if rules.mission.inside is not None:
        reached.append(flood_from_port(table, rules.mission.inside[1], rules.mission.inside[2]).run())
    serves = [[GroupId(place) for place, found in enumerate(reached) if comes_to(task, found)] for task in rules.tasks]
    for task, places in zip(rules.tasks, serves, strict=True):
        if not places:
            return f"no way leads from any entry point to {name_of(rules, task)}"
    if rules.mission.victory != "hostages" and not can_share(serves):
        return "there are not enough entry points from which all requirements can be reached"
    for kind in ITEM_KINDS:
        asked = sum(task.items[kind] for task in rules.tasks)
        there = most_items(rules, kind) + (rules.mission.money if kind in TOKENS else 0)
        if asked > there:
            return f"{asked}{ITEM_LETTERS[kind]} are asked for, and no more than {there} can lie in the dungeon"
    return ""


def name_of(rules: Ruleset, task: Task) -> str:
    """A task in a message."""
    if task.space == NONE:
        return "an exit"
    return f"{rules.mission.grid[task.space]} on {rules.names[task.space]}"


def most_items(rules: Ruleset, kind: Symbol) -> int:
    """How many items of a kind can lie in the dungeon at most: the richest cards of each class are drawn."""
    mission = rules.mission
    named = [mission.card_at(space) for space in rules.all_spaces]
    fixed = [rules.card_by_id[name] for name in named if name in rules.card_by_id]
    total = sum(rules.cards[number].lying[kind] for number in (*fixed, *mission.hidden))
    drawn: list[int] = []
    for place, numbers in enumerate(rules.classes):
        box = [number for number in numbers if number not in fixed for _ in range(rules.copies[number])]
        rich = sorted([int(rules.cards[number].lying[kind]) for number in box], reverse=True)
        if place == 0:
            laid = mission.grid.count("S")
            total += sum(rich[:laid])
            rich = rich[laid:]
        drawn += rich[: mission.deck[place]]
    drawn.sort(reverse=True)
    spaces = len(drawn) if mission.collapse else mission.grid.count(".")
    return total + sum(drawn[:spaces])


def shown(game: Game[Table], pack: str, own: Path) -> list[str]:
    """What computer partners can show of the missions that a pack does not share with the game."""
    said: list[str] = []
    theirs = content_files(own, "")
    for name, file in sorted(content_files(own, pack).items()):
        number = name.removeprefix("mission-").removesuffix(".toml")
        if not number.isdigit() or (name in theirs and theirs[name].text() == file.text()):
            continue
        said.append(f"mission {int(number)}: {shown_by_play(game, pack, int(number))}")
    return said


def shown_by_play(game: Game[Table], pack: str, number: int) -> str:
    """A win of a mission by computer partners, or that none was found."""
    setting = game.setting({"mission": number}, pack)
    for seed in range(TRIES):
        state = game.start(setting, SEATS, seed)
        play(game, state, [game.player("normal", seed) for _ in range(SEATS)], game.bound, {})
        if game.outcome(state)[0] > 0:
            return f"can be won, computer partners did so (seed {seed})"
    return f"not shown that it can be won: computer partners lost {TRIES} games, but nothing rules it out"
