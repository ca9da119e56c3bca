"""Legs: which one is drawn by some choices, and what happens when it is (MM-T5, MM-R7, MM-A2 to MM-A9)."""

from mypy_extensions import i64

from tafelrunde.engine import Event
from tafelrunde.games.mapmasters import events, ids
from tafelrunde.games.mapmasters.rules import where
from tafelrunde.games.mapmasters.rules.ground import ground_for
from tafelrunde.games.mapmasters.rules.steps import do, settle
from tafelrunde.games.mapmasters.rules.walk import (
    AT_CELL,
    AT_EXIT,
    AT_TASK,
    BY_BOOK,
    BY_ITEM,
    BY_TOKEN,
    JUMPS,
    KILLS,
    Walk,
    begin,
    chords,
    junctions,
    pieces,
    word,
)
from tafelrunde.games.mapmasters.ruleset import DEEDS, NORMAL, Amounts, unpacked
from tafelrunde.games.mapmasters.state import FINISHED, STANDING, Party, Table, put


def may_walk(table: Table, group: ids.GroupId) -> bool:
    """MM-T3, MM-A8: an unfinished group that has not drawn a leg this turn."""
    party = table.parties[group]
    return party.status != FINISHED and not party.drew


def follow(table: Table, group: ids.GroupId, words: tuple[str, ...], lean: bool = False) -> Walk | None:
    """The walk that these choices draw, as far as they go; None if one of them is not possible."""
    walk = begin(ground_for(table, group, lean))
    choices = settle(walk)
    for wanted in words:
        for move in choices:
            if word(walk, move) == wanted:
                do(walk, move)
                choices = settle(walk)
                break
        else:
            return None
    return walk


def complete_leg(table: Table, group: ids.GroupId, words: tuple[str, ...]) -> Walk | None:
    """The complete leg that these choices draw, with every choice said or only those that a search makes; else None."""
    walk = follow(table, group, words)
    if walk is None or walk.at != where.DONE:
        walk = follow(table, group, words, True)
    return walk if walk is not None and walk.at == where.DONE else None


def finishes(table: Table, group: ids.GroupId, words: tuple[str, ...]) -> bool:
    """MM-A8: whether the leg that these choices draw leads the group to the end of its mission."""
    walk = complete_leg(table, group, words)
    return walk is not None and walk.goal in (AT_TASK, AT_EXIT)


def commit(table: Table, walk: Walk) -> None:
    """MM-T5: the leg stands from now on: corridors, rooms and things are used, and the goal is served."""
    group = walk.ground.group
    party = table.change(group)
    rules = table.rules
    name = rules.groups[group].id
    drawn = pieces(walk)
    told: list[Event] = []
    if table.heard is not None:
        told.append(
            events.LegDrawn(
                name,
                tuple(drawn),
                found=tuple([now - old for now, old in zip(unpacked(walk.found), party.found, strict=True)]),
                spent=tuple([now - old for now, old in zip(unpacked(walk.spent), party.spent, strict=True)]),
                tokens=tuple([ids.ITEM_WORDS[kind] for kind in walk.used_tokens]),
                books=tuple([book.id for book in rules.books if (party.books & ~walk.books) >> book.number & 1]),
            )
        )
        told.extend([events.TokenGained(name, ids.ITEM_WORDS[kind]) for kind in walk.gained])
    table.used = tuple(walk.used)
    table.chords += chords(walk)
    for kind in walk.gained:
        table.stock = put(table.stock, kind, table.stock[kind] - 1)
    deeds = unpacked(walk.deeds, len(DEEDS))
    table.jumps += deeds[JUMPS] - party.deeds[JUMPS]
    table.kills += deeds[KILLS] - party.deeds[KILLS]
    if walk.taken:
        for space in rules.all_spaces:
            artifact = table.lying[space]
            if artifact != ids.NONE and walk.taken >> artifact & 1:
                table.lying = put(table.lying, space, ids.NO_ARTIFACT)
                told.append(events.ArtifactTaken(name, rules.artifacts[artifact].id))
    party.found = unpacked(walk.found)
    party.spent = unpacked(walk.spent)
    party.deeds = deeds
    party.cards = walk.cards
    party.tokens = walk.tokens
    party.used_tokens += walk.used_tokens
    party.used_books |= party.books & ~walk.books
    party.books = walk.books
    party.artifacts = walk.artifacts
    party.junctions += junctions(walk)
    party.path += tuple(drawn)
    party.legs += (len(party.path),)
    party.drew = True
    party.peeks = False  # only before the first leg (MM-A4)
    if table.sketches:
        table.sketches = tuple([sketch for sketch in table.sketches if sketch.split(" ")[1] != name])
    for event in told:
        table.emit(event)
    arrive(table, party, walk)


def arrive(table: Table, party: Party, walk: Walk) -> None:
    """MM-A1, MM-A3, MM-A8: what the goal does; a group may carry any number of artifacts and gives what is asked (MM-A10)."""
    rules = table.rules
    name = rules.groups[party.group].id
    party.space = walk.space
    party.port = ids.Port(walk.a)
    party.status = STANDING
    if walk.goal == AT_CELL:
        cell = table.card(walk.space)
        artifact = cell.takes
        deliver(table, party, cell.give, 1)
        table.closed = put(table.closed, walk.space, False)
        party.artifacts |= 1 << artifact
        table.emit(events.HostageFreed(name, rules.artifacts[artifact].id))
    elif walk.goal == AT_TASK or walk.goal == AT_EXIT:
        party.status = FINISHED
        party.done = walk.task
        if walk.task != ids.NONE:
            task = rules.tasks[walk.task]
            deliver_all(table, party, rules.goals[party.goal].items if task.goal_card else task.items)
            table.done |= task.bit
        if walk.goal == AT_EXIT:
            leave_dungeon(table, party, ids.GateId(walk.b))
        else:
            table.emit(events.TaskDone(name, walk.task))


def leave_dungeon(table: Table, party: Party, exit: ids.GateId) -> None:
    """MM-A8: out, with all that the group carries; hostages are free."""
    rules = table.rules
    table.exits |= 1 << exit
    party.port = ids.NO_PORT
    table.out |= party.artifacts
    for task in rules.tasks:
        if task.hostage != ids.NONE and party.artifacts >> task.hostage & 1:
            table.done |= task.bit
    table.emit(events.LeftDungeon(rules.groups[party.group].id, rules.gate_name(rules.mission.exits[exit])))


def deliver_all(table: Table, party: Party, items: Amounts) -> None:
    """MM-D5: all that a task asks for."""
    for kind in ids.ITEM_KINDS:
        if items[kind]:
            deliver(table, party, kind, items[kind])


def deliver(table: Table, party: Party, kind: ids.Symbol, wanted: i64) -> None:
    """MM-D5, MM-D8: items that were found first, then the token."""
    have = party.found[kind] - party.given[kind] - (party.spent[kind] if table.rules.difficulty >= NORMAL else 0)
    party.given = put(party.given, kind, party.given[kind] + min(wanted, have))
    if wanted > have:
        use_token(party, kind)


def use_token(party: Party, kind: ids.Symbol) -> None:
    """MM-F9: it is turned face down and stays with the group."""
    party.tokens &= ~(1 << kind)
    party.used_tokens += (kind,)


# --- an ambush --------------------------------------------------------------------------------------------------------


def ambush_payments(table: Table, group: ids.GroupId) -> list[i64]:
    """MM-A4: with what an ambush can be paid."""
    party = table.parties[group]
    found: list[i64] = []
    if party.found[ids.SWORD] - party.spent[ids.SWORD] - party.given[ids.SWORD] > 0:
        found.append(BY_ITEM)
    if party.tokens >> ids.SWORD & 1:
        found.append(BY_TOKEN)
    if party.books & table.rules.library.overcome[ids.MONSTER]:
        found.append(BY_BOOK)
    return found


def pay_ambush(table: Table, group: ids.GroupId, how: i64) -> None:
    """MM-A4: a sword becomes spent, not given; a token or book is used."""
    party = table.change(group)
    if how == BY_ITEM:
        party.spent = put(party.spent, ids.SWORD, party.spent[ids.SWORD] + 1)
    elif how == BY_TOKEN:
        use_token(party, ids.SWORD)
    else:
        able = party.books & table.rules.library.overcome[ids.MONSTER]
        party.books ^= able & -able
        party.used_books |= able & -able
