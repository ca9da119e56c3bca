"""What a seat may know of a game of Map Masters, as numbers (engine/observation.py)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.flow import Decision
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import (
    NONE,
    Numbers,
    Schema,
    Table,
    amount,
    choice,
    flag,
    numbered,
    open_question,
    questions,
    seat_words,
    single,
    some_of,
)
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, ITEMS
from tafelrunde.games.mapmasters.rules.arrival import ChoosePeek, PayAmbush, TurnCard
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay, Leg
from tafelrunde.games.mapmasters.rules.market import ChooseReader, DecideMarket
from tafelrunde.games.mapmasters.rules.setup import ChooseEntry, ChooseGoal, ChooseLantern, ChooseStart
from tafelrunde.games.mapmasters.rules.turn import DecidePaths, LayCard
from tafelrunde.games.mapmasters.ruleset import DEEDS, HIDDEN, PORTS, Ruleset
from tafelrunde.games.mapmasters.state import NODE_BITS, PORT_BITS, Party, Seat
from tafelrunde.games.mapmasters.state import Table as State

ASKED: Final[list[type[Decision]]] = [
    ChooseGoal, ChooseEntry, ChooseLantern, DecideMarket, ChooseReader, ChooseStart, LayCard, DecidePaths, ChooseWay, TurnCard,
    PayAmbush, ChoosePeek,
]  # fmt: skip
KNOWN: Final = questions(ASKED)
MOST_HAND: Final = 4  # MM-S11: three cards, alone four
AT: Final = (
    "entry", "stand", "symbol", "reached", "fork", "edge", "below", "guard", "hall", "artifact", "choice", "done", "dead",
)  # fmt: skip  # as in rules/where.py
NODES: Final = PORT_BITS - NODE_BITS
LOW_BITS: Final[i64] = (1 << NODE_BITS) - 1
NODE_MASK: Final[i64] = (1 << NODES) - 1
PORT_MASK: Final[i64] = (1 << PORTS) - 1


def schema(rules: Ruleset, seats: int) -> Schema:
    """The numbers that `observe` writes."""
    words = seat_words(seats)
    groups = [group.id for group in rules.groups]
    cards = [card.id for card in rules.cards]
    spaces = list(rules.names)
    ports = [f"port{port}" for port in range(1, PORTS + 1)]
    books = [book.id for book in rules.books]
    artifacts = [artifact.id for artifact in rules.artifacts]
    holders = words if rules.open_hands else words[:1]
    return Schema(
        (
            single(
                "table",
                *open_question(ASKED, words),
                choice("group", groups),
                amount("turn", 40),
                amount("money", 10),
                amount("deck", 40),
                amount("jumps", 5),
                amount("kills", 5),
                amount("reveals", 5),
                some_of("tasks", [f"task{task.number}" for task in rules.tasks]),
                some_of("exits", [f"exit{gate}" for gate in range(len(rules.mission.exits))]),
                some_of("artifacts_out", artifacts),
                some_of("books_shown", books),
                choice("blind_book", books),
                amount("books_left", 9),
                *[amount(f"stock_{item}", 5) for item in ITEM_WORDS],
                some_of("goals_shown", [goal.id for goal in rules.goals]),
                amount("stage", 6),
            ),
            single(
                "leg",
                choice("space", spaces),
                choice("at", AT),
                amount("a", 12),
                amount("b", 12),
                amount("choices", 12),
                amount("cost", 12),
            ),
            Table(
                "groups",
                tuple(groups),
                (
                    choice("status", ("waiting", "standing", "finished")),
                    choice("entry", [f"entry{gate}" for gate in range(len(rules.mission.entries))]),
                    choice("space", spaces),
                    choice("port", ports),
                    *[amount(f"found_{item}", 5) for item in ITEM_WORDS],
                    *[amount(f"spent_{item}", 5) for item in ITEM_WORDS],
                    *[amount(f"given_{item}", 5) for item in ITEM_WORDS],
                    some_of("tokens", ITEM_WORDS),
                    some_of("books", books),
                    some_of("artifacts", artifacts),
                    flag("drew"),
                    flag("peeks"),
                    choice("goal", [goal.id for goal in rules.goals]),
                    choice("task_done", [f"task{task.number}" for task in rules.tasks]),
                    *[amount(deed, 8) for deed in DEEDS],
                ),
            ),
            Table(
                "seats",
                words,
                (amount("hand", 4), flag("open_hand"), flag("concedes"), choice("points_at", spaces)),
            ),
            Table(
                "hands",
                tuple([f"{seat}.{number}" for seat in holders for number in range(MOST_HAND)]),
                (choice("card", cards),),
            ),
            Table(
                "board",
                tuple(spaces),
                (
                    choice("card", cards),
                    choice("lies", ("empty", "void", "hidden")),
                    flag("turned"),
                    some_of("corridors_used", numbered(max([len(card.corridors) for card in rules.cards]))),
                    some_of("nodes_used", numbered(max([len(card.nodes) for card in rules.cards]))),
                    some_of("ports_used", ports),
                    choice("artifact", artifacts),
                    flag("closed"),
                ),
                (int(rules.rows), int(rules.columns)),
            ),
        )
    )


def observe(state: State, viewer: SeatId, numbers: Numbers) -> None:
    """Write down what this seat may know."""
    rules = state.rules
    seats: i64 = len(state.seats)
    decision = state.decision
    numbers.question(decision, KNOWN, state.active)
    numbers.append(_group(rules, decision))
    numbers.append(state.turn)
    numbers.append(state.money)
    numbers.append(len(state.deck))
    numbers.append(state.jumps)
    numbers.append(state.kills)
    numbers.append(state.reveals)
    numbers.append(state.done)
    numbers.append(state.exits)
    numbers.append(state.out)
    books: i64 = 0
    one: i64 = 1
    for book in state.shown:
        books |= one << book
    numbers.append(books)
    numbers.append(state.blind)
    numbers.append(len(state.shelf))
    kind: i64
    for kind in range(ITEMS):
        numbers.append(state.stock[kind] if kind < len(state.stock) else 0)
    goals: i64 = 0
    for goal in state.goals:
        goals |= one << goal
    numbers.append(goals)
    numbers.append(state.stage)
    _leg(state, numbers)
    for party in state.parties:
        _party(rules, party, numbers)
    step: i64
    for step in range(seats):
        seat = state.seats[(viewer + step) % seats]
        numbers.append(len(seat.hand))
        numbers.flag(seat.open_hand)
        numbers.flag(seat.concedes)
        numbers.append(state.points[seat.seat])
    for step in range(seats if rules.open_hands else 1):
        _hand(state.seats[(viewer + step) % seats], numbers)
    _board(state, numbers)


def _group(rules: Ruleset, decision: Decision | None) -> i64:
    """The group that a question is about."""
    if isinstance(decision, (ChooseWay, ChooseEntry, ChooseGoal, PayAmbush)) and decision.group in rules.group_by_id:
        return rules.group_by_id[decision.group]
    return NONE


def _leg(state: State, numbers: Numbers) -> None:
    """MM-R8: how far the leg has come that is being drawn."""
    for procedure in state.stack:
        if isinstance(procedure, Leg):
            walk = procedure.waypoint(state).walk
            numbers.append(walk.space)
            numbers.append(walk.at)
            numbers.append(walk.a)
            numbers.append(walk.b)
            numbers.append(len(procedure.choices))
            numbers.append(walk.cost)
            return
    numbers.extend(NO_LEG)


NO_LEG: Final[list[i64]] = [NONE, NONE, 0, 0, 0, 0]


def _party(rules: Ruleset, party: Party, numbers: Numbers) -> None:
    numbers.append(party.status)
    numbers.append(party.entry)
    numbers.append(party.space)
    numbers.append(party.port)
    for amounts in (party.found, party.spent, party.given):
        for number in amounts:
            numbers.append(number)
    numbers.append(party.tokens)
    books: i64 = 0
    one: i64 = 1
    for at, book in enumerate(rules.books):
        if party.books >> book.number & 1:
            books |= one << i64(at)
    numbers.append(books)
    numbers.append(party.artifacts)
    numbers.flag(party.drew)
    numbers.flag(party.peeks)
    numbers.append(party.goal)
    numbers.append(party.done)
    for number in party.deeds:
        numbers.append(number)


def _hand(seat: Seat, numbers: Numbers) -> None:
    held: i64 = len(seat.hand)
    place: i64
    for place in range(MOST_HAND):
        numbers.append(seat.hand[place] if place < held else NONE)


def _board(state: State, numbers: Numbers) -> None:
    board, turned, under, peeked = state.board, state.turned, state.under, state.peeked
    for space in state.rules.all_spaces:
        card = board[space]
        lies: i64 = NONE if card >= 0 else -1 - card
        if card == HIDDEN and peeked[space]:
            card = under[space]  # MM-A4: everybody has seen it
        numbers.append(card if card >= 0 else NONE)
        numbers.append(lies)
        numbers.flag(turned[space])
        used = state.used[space]
        numbers.append(used & LOW_BITS)
        numbers.append(used >> NODE_BITS & NODE_MASK)
        numbers.append(used >> PORT_BITS & PORT_MASK)
        numbers.append(state.lying[space])
        numbers.flag(state.closed[space])
