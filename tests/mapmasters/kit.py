"""Dungeons of Map Masters, laid out by hand."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.options import checked
from tafelrunde.games.mapmasters.actions import ACTIONS
from tafelrunde.games.mapmasters.content import pack_content
from tafelrunde.games.mapmasters.ids import ITEM_LETTERS, NONE
from tafelrunde.games.mapmasters.options import OPTIONS
from tafelrunde.games.mapmasters.rules.layout import lay_fixed
from tafelrunde.games.mapmasters.rules.setup import new_table
from tafelrunde.games.mapmasters.rules.turn import Rounds
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.ruleset import PORTS, Card, Content, Gate, Mission, Ruleset, Slot
from tafelrunde.games.mapmasters.search.routes import Route, every_leg
from tafelrunde.games.mapmasters.state import PORT_BITS, STANDING, WALKED, Party, Piece, Seat, Table, put

LETTERS = {"sword": "w", "scroll": "s", "key": "k", "rope": "r"}
ALL_PORTS = tuple(range(PORTS))


def amounts(text: str) -> tuple[int, ...]:
    """`2k 1c` as six numbers."""
    counts = [0] * 6
    for word in text.split():
        counts[ITEM_LETTERS.index(word[-1])] += int(word[:-1])
    return tuple(counts)


def ruleset(**options: Any) -> Ruleset:
    """The game's own content with some options."""
    return Ruleset("", checked(OPTIONS, options), pack_content(""))


def dungeon(
    layout: str,
    entry: str,
    need: str = "",
    *,
    difficulty: str = "normal",
    tokens: str = "",
    books: Iterable[int] = (),
    found: str = "",
    spent: str = "",
    groups: int = 1,
    deck: tuple[int, ...] = (0, 0, 0, 0, 0),
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A small dungeon: rows of cards, `#` nothing, `.` empty, `G` a boss whose every port asks for `need`. All groups enter at
    the same place; the first one holds what is said."""
    content = pack_content("")
    boss = Card("G", "mission", 0, 1, "", [], [], [Slot(ALL_PORTS, amounts(need))], "boss")
    rows = [row.split() for row in layout.split("/")]
    grid = [cell for row in rows for cell in row]
    gate = place(entry, len(rows[0]))
    mission = Mission("test", 1, len(rows[0]), len(rows), grid, [], groups, [gate], [], deck, 0, [])
    whole = Content([*content.cards, boss], content.artifacts, content.books, content.goals, content.groups, [mission])
    rules = Ruleset("", checked(OPTIONS, {"difficulty": difficulty, **(options or {})}), whole)
    table = Table(seeded(1), rules, [Seat(0, [])], [Party(group, entry=0) for group in range(groups)])
    lay_fixed(table)
    table.stock = (0, 0, 5, 5, 5, 5)
    table.piles = ((), (), (), ())
    hold(table, 0, tokens=tokens, books=books, found=found, spent=spent)
    return table


def place(name: str, columns: int) -> Gate:
    """`a1w`: a space and a side."""
    return Gate("abcdefgh".index(name[0]) + (int(name[1]) - 1) * columns, name[2])


def hold(table: Table, group: int, *, tokens: str = "", books: Iterable[int] = (), found: str = "", spent: str = "") -> Party:
    """Let a group hold tokens (letters), books (numbers) and items."""
    party = table.parties[group]
    for letter in tokens:
        party.tokens |= 1 << ITEM_LETTERS.index(letter)
    for book in books:
        party.books |= 1 << book
    party.found = tuple(old + new for old, new in zip(party.found, amounts(found), strict=True))
    party.spent = tuple(old + new for old, new in zip(party.spent, amounts(spent), strict=True))
    return party


def stand(table: Table, group: int, space: str, port: int) -> Party:
    """Let a group stand at a port of a card."""
    party = table.parties[group]
    party.status = STANDING
    party.space = table.rules.space_by_name[space]
    party.port = port - 1
    table.used = put(table.used, party.space, table.used[party.space] | 1 << (PORT_BITS + port - 1))
    other = table.rules.near[party.space * PORTS + port - 1]
    if other != NONE:
        table.used = put(table.used, other, table.used[other] | 1 << (PORT_BITS + (3, 5, 4, 0, 2, 1)[port - 1]))
    return party


def use(table: Table, space: str, *segments: str, group: int = 1) -> None:
    """Let another group have walked these corridors of a card, one after the other, through the nodes between them."""
    where = table.rules.space_by_name[space]
    card = table.card(where)
    texts = [segment.text for segment in card.corridors]
    numbers = [texts.index(text) for text in segments]
    for number in numbers:
        segment = card.corridors[number]
        table.used = put(table.used, where, table.used[where] | 1 << number)
        for end in (segment.first, segment.second):
            if end < PORTS:
                port = (end + 3) % PORTS if table.turned[where] else end
                table.used = put(table.used, where, table.used[where] | 1 << (PORT_BITS + port))
    for one, two in pairwise(numbers):
        ends = {card.corridors[one].first, card.corridors[one].second} & {card.corridors[two].first, card.corridors[two].second}
        node = ends.pop() - PORTS
        table.used = put(table.used, where, table.used[where] | 1 << (16 + node))
        if card.nodes[node].name[0] in "Rr":
            doors = card.nodes[node].doors
            table.chords += ((where * 16 + node, doors.index(one), doors.index(two), group),)
        else:
            table.parties[group].junctions += (where * 16 + node,) if group < len(table.parties) else ()


def corridors(table: Table, drawn: Iterable[Piece]) -> tuple[str, ...]:
    """The corridors of a leg by name, in order (MM-M15)."""
    names = table.rules.names
    return tuple(f"{names[space]}.{table.card(space).corridors[a].text}" for what, space, a, _, _ in drawn if what == WALKED)


def legs(table: Table, group: int = 0) -> dict[tuple[str, ...], Route]:
    """All complete legs of a group, by the corridors they walk; the cheapest for each."""
    found: dict[tuple[str, ...], Route] = {}
    for route in every_leg(table, group):
        key = corridors(table, pieces(route.walk))
        if key not in found or route.walk.cost < found[key].walk.cost:
            found[key] = route
    return found


def counts(numbers: Iterable[int]) -> str:
    """Six numbers as text: `c1 w2`."""
    return " ".join(f"{letter}{number}" for letter, number in zip(ITEM_LETTERS, numbers, strict=True) if number)


# --- whole games ------------------------------------------------------------------------------------------------------


def parse(text: str) -> Action:
    words = text.split()
    return ACTIONS[words[0]].read(words[1:])


def says(table: Table, *texts: str) -> list[Event]:
    """Whoever is asked says these one after the other; all that is heard."""
    heard: list[Event] = []
    for text in texts:
        action = parse(text)
        reason = table.asked().why_not(table, action)
        assert reason is None, f"{text}: {reason}"
        table.heard = heard
        table.take(action)
        table.heard = None
    return heard


def why_not(table: Table, text: str) -> str:
    """The rule that forbids it; empty if it is allowed."""
    reason: Reason | None = table.asked().why_not(table, parse(text))
    return "" if reason is None else reason.rule


def options(table: Table) -> list[str]:
    return [action.text for action in table.asked().options(table)]


def mission(number: int, seats: int = 3, seed: int = 1, **choices: Any) -> Table:
    """A mission at its first question."""
    table = new_table(ruleset(mission=number, **choices), seats, seeded(seed))
    table.run()
    return table


def started(number: int, seats: int = 3, seed: int = 1, **choices: Any) -> Table:
    """A mission at its first turn: goal cards and entry points in their order, nothing bought, the first seat begins."""
    table = mission(number, seats, seed, **choices)
    while not table.turn:
        offered = options(table)
        says(table, "done" if "done" in offered else offered[0])
    return table


def in_play(table: Table, seat: int = 0) -> Table:
    """Let a hand-made dungeon be played, from the question for paths on."""
    table.active = seat
    table.turn = 1
    rounds = Rounds(seat)
    rounds.go_to("paths_are_asked_for")
    table.call(rounds)
    table.run()
    return table
