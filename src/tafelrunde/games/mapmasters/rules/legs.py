"""Legs: what happens when a path is drawn (MM-T5, MM-R7, MM-A2 to MM-A9)."""

from tafelrunde.games.mapmasters.events import (
    ArtifactTaken,
    HostageFreed,
    LeftDungeon,
    LegDrawn,
    TaskDone,
    TokenGained,
)
from tafelrunde.games.mapmasters.rules.walk import (
    AT_CELL,
    AT_EXIT,
    AT_HIDDEN,
    AT_TASK,
    BY_BOOK,
    BY_ITEM,
    BY_TOKEN,
    JUMPS,
    KILLS,
    KIND_WORDS,
    Walk,
    pieces,
)
from tafelrunde.games.mapmasters.ruleset import ITEMS, KEY, NONE, NORMAL, SLAYER, SWORD
from tafelrunde.games.mapmasters.state import FINISHED, STANDING, Party, Table, put


def commit(table: Table, walk: Walk) -> None:
    """MM-T5: the leg stands from now on: corridors, rooms and things are used, and the goal is served."""
    group = walk.ground.group
    party = table.change(group)
    rules = table.rules
    name = rules.groups[group].id
    drawn = pieces(walk)
    if table.heard is not None:
        used = [
            rules.books[index].id for index in range(len(rules.books)) if book_was_used(party, walk, rules.books[index].number)
        ]
        table.emit(
            LegDrawn(
                name,
                tuple(drawn),
                tuple([walk.found[kind] - party.found[kind] for kind in range(ITEMS)]),
                tuple([walk.spent[kind] - party.spent[kind] for kind in range(ITEMS)]),
                tuple([KIND_WORDS[kind] for kind in walk.used_tokens]),
                tuple(used),
            )
        )
        for kind in walk.gained:
            table.emit(TokenGained(name, KIND_WORDS[kind]))
    table.used = tuple(walk.used)
    table.chords += walk.chords
    for kind in walk.gained:
        table.stock = put(table.stock, kind, table.stock[kind] - 1)
    table.jumps += walk.deeds[JUMPS] - party.deeds[JUMPS]
    table.kills += walk.deeds[KILLS] - party.deeds[KILLS]
    for space, artifact in enumerate(table.lying):
        if artifact != NONE and walk.taken >> artifact & 1:
            table.lying = put(table.lying, space, NONE)
            table.emit(ArtifactTaken(name, rules.artifacts[artifact].id))
    party.found = tuple(walk.found)
    party.spent = walk.spent
    party.deeds = walk.deeds
    party.cards = walk.cards
    party.tokens = walk.tokens
    party.used_tokens += walk.used_tokens
    party.used_books |= party.books & ~walk.books
    party.books = walk.books
    party.artifacts = walk.artifacts
    party.junctions += walk.junctions
    party.path += tuple(drawn)
    party.legs += (len(party.path),)
    party.drew = True
    party.peeks = False  # only before the first leg (MM-A4)
    if table.sketches:
        table.sketches = tuple([sketch for sketch in table.sketches if sketch.split(" ")[1] != name])
    arrive(table, party, walk)


def book_was_used(party: Party, walk: Walk, number: int) -> bool:
    """Whether a book was used in this leg."""
    return bool(party.books >> number & 1) and not walk.books >> number & 1


def arrive(table: Table, party: Party, walk: Walk) -> None:
    """MM-A1, MM-A3, MM-A8: what the goal does; a group may carry any number of artifacts and gives what is asked (MM-A10)."""
    rules = table.rules
    name = rules.groups[party.group].id
    party.space = walk.space
    party.port = walk.a
    party.status = STANDING
    if walk.goal == AT_CELL:
        artifact = table.card(walk.space).takes
        deliver(table, party, one(KEY))
        table.closed = put(table.closed, walk.space, False)
        party.artifacts |= 1 << artifact
        table.emit(HostageFreed(name, rules.artifacts[artifact].id))
    elif walk.goal == AT_TASK or walk.goal == AT_EXIT:
        party.status = FINISHED
        party.done = walk.task
        if walk.task != NONE:
            task = rules.tasks[walk.task]
            deliver(table, party, rules.goals[party.goal].items if task.goal_card else task.items)
            table.done |= task.bit
        if walk.goal == AT_EXIT:
            gate = rules.mission.exits[walk.b]
            table.exits |= 1 << walk.b
            party.port = NONE
            table.out |= party.artifacts
            for task in rules.tasks:
                if task.hostage != NONE and party.artifacts >> task.hostage & 1:
                    table.done |= task.bit
            table.emit(LeftDungeon(name, f"{rules.names[gate.space]}{gate.side}"))
        else:
            table.emit(TaskDone(name, walk.task))


def one(kind: int) -> tuple[int, ...]:
    """One item of a kind."""
    return tuple([1 if item == kind else 0 for item in range(ITEMS)])


def deliver(table: Table, party: Party, items: tuple[int, ...]) -> None:
    """MM-D5, MM-D8: items that were found first, then the token."""
    strict = table.rules.difficulty >= NORMAL
    for kind in range(ITEMS):
        wanted = items[kind]
        if wanted:
            have = party.found[kind] - party.given[kind] - (party.spent[kind] if strict else 0)
            party.given = put(party.given, kind, party.given[kind] + min(wanted, have))
            if wanted > have:
                use_token(party, kind)


def use_token(party: Party, kind: int) -> None:
    """MM-F9: it is turned face down and stays with the group."""
    party.tokens &= ~(1 << kind)
    party.used_tokens += (kind,)


def ends_hidden(walk: Walk) -> bool:
    """Whether the leg reached a face-down card."""
    return walk.goal == AT_HIDDEN


def ambush_payments(table: Table, group: int) -> list[int]:
    """MM-A4: with what an ambush can be paid."""
    party = table.parties[group]
    found: list[int] = []
    if party.found[SWORD] - party.spent[SWORD] - party.given[SWORD] > 0:
        found.append(BY_ITEM)
    if party.tokens >> SWORD & 1:
        found.append(BY_TOKEN)
    if party.books >> SLAYER & 1:
        found.append(BY_BOOK)
    return found


def pay_ambush(party: Party, how: int) -> None:
    """MM-A4: a sword becomes spent, not given; a token or book is used."""
    if how == BY_ITEM:
        party.spent = put(party.spent, SWORD, party.spent[SWORD] + 1)
    elif how == BY_TOKEN:
        use_token(party, SWORD)
    else:
        party.books &= ~(1 << SLAYER)
        party.used_books |= 1 << SLAYER
