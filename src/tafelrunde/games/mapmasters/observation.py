"""What a seat may know of a game of Map Masters, as numbers (engine/observation.py)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Decision, SeatId
from tafelrunde.engine import observation as o
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
KNOWN: Final = o.questions(ASKED)
MOST_HAND: Final = 4  # MM-S11: three cards, alone four
AT: Final = (
    "entry", "stand", "symbol", "reached", "fork", "edge", "below", "guard", "hall", "artifact", "choice", "done", "dead",
)  # fmt: skip  # as in rules/where.py
NODES: Final = PORT_BITS - NODE_BITS
LOW_BITS: Final[i64] = (1 << NODE_BITS) - 1
NODE_MASK: Final[i64] = (1 << NODES) - 1
PORT_MASK: Final[i64] = (1 << PORTS) - 1


def schema(rules: Ruleset, seats: int) -> o.Schema:
    """The numbers that `observe` writes."""
    words = o.seat_words(seats)
    groups = [group.id for group in rules.groups]
    cards = [card.id for card in rules.cards]
    spaces = list(rules.names)
    ports = [f"port{port}" for port in range(1, PORTS + 1)]
    books = [book.id for book in rules.books]
    artifacts = [artifact.id for artifact in rules.artifacts]
    holders = words if rules.open_hands else words[:1]
    return o.Schema(
        (
            o.single(
                "table",
                *o.open_question(ASKED, words),
                o.choice("group", groups),
                *o.amounts(turn=40, money=10, deck=40, jumps=5, kills=5, reveals=5),
                o.some_of("tasks", [f"task{task.number}" for task in rules.tasks]),
                o.some_of("exits", [f"exit{gate}" for gate in range(len(rules.mission.exits))]),
                o.some_of("artifacts_out", artifacts),
                o.some_of("books_shown", books),
                o.choice("blind_book", books),
                o.amount("books_left", 9),
                *[o.amount(f"stock_{item}", 5) for item in ITEM_WORDS],
                o.some_of("goals_shown", [goal.id for goal in rules.goals]),
                o.amount("stage", 6),
            ),
            o.single(
                "leg",
                o.choice("space", spaces),
                o.choice("at", AT),
                *o.amounts(a=12, b=12, choices=12, cost=12),
            ),
            o.Table(
                "groups",
                tuple(groups),
                (
                    o.choice("status", ("waiting", "standing", "finished")),
                    o.choice("entry", [f"entry{gate}" for gate in range(len(rules.mission.entries))]),
                    o.choice("space", spaces),
                    o.choice("port", ports),
                    *[o.amount(f"found_{item}", 5) for item in ITEM_WORDS],
                    *[o.amount(f"spent_{item}", 5) for item in ITEM_WORDS],
                    *[o.amount(f"given_{item}", 5) for item in ITEM_WORDS],
                    o.some_of("tokens", ITEM_WORDS),
                    o.some_of("books", books),
                    o.some_of("artifacts", artifacts),
                    *o.flags("drew", "peeks"),
                    o.choice("goal", [goal.id for goal in rules.goals]),
                    o.choice("task_done", [f"task{task.number}" for task in rules.tasks]),
                    *[o.amount(deed, 8) for deed in DEEDS],
                ),
            ),
            o.Table(
                "seats",
                words,
                (o.amount("hand", 4), o.flag("open_hand"), o.flag("concedes"), o.choice("points_at", spaces)),
            ),
            o.Table(
                "hands",
                tuple([f"{seat}.{number}" for seat in holders for number in range(MOST_HAND)]),
                (o.choice("card", cards),),
            ),
            o.Table(
                "board",
                tuple(spaces),
                (
                    o.choice("card", cards),
                    o.choice("lies", ("empty", "void", "hidden")),
                    o.flag("turned"),
                    o.some_of("corridors_used", o.numbered(max([len(card.corridors) for card in rules.cards]))),
                    o.some_of("nodes_used", o.numbered(max([len(card.nodes) for card in rules.cards]))),
                    o.some_of("ports_used", ports),
                    o.choice("artifact", artifacts),
                    o.flag("closed"),
                ),
                (int(rules.rows), int(rules.columns)),
            ),
        )
    )


def observe(state: State, viewer: SeatId, numbers: o.Numbers) -> None:
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
    return o.NONE


def _leg(state: State, numbers: o.Numbers) -> None:
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


NO_LEG: Final[list[i64]] = [o.NONE, o.NONE, 0, 0, 0, 0]


def _party(rules: Ruleset, party: Party, numbers: o.Numbers) -> None:
    numbers.append(party.status)
    numbers.append(party.entry)
    numbers.append(party.space)
    numbers.append(party.port)
    for items in (party.found, party.spent, party.given):
        for number in items:
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


def _hand(seat: Seat, numbers: o.Numbers) -> None:
    held: i64 = len(seat.hand)
    place: i64
    for place in range(MOST_HAND):
        numbers.append(seat.hand[place] if place < held else o.NONE)


def _board(state: State, numbers: o.Numbers) -> None:
    board, turned, under, peeked = state.board, state.turned, state.under, state.peeked
    for space in state.rules.all_spaces:
        card = board[space]
        lies: i64 = o.NONE if card >= 0 else -1 - card
        if card == HIDDEN and peeked[space]:
            card = under[space]  # MM-A4: everybody has seen it
        numbers.append(card if card >= 0 else o.NONE)
        numbers.append(lies)
        numbers.flag(turned[space])
        used = state.used[space]
        numbers.append(used & LOW_BITS)
        numbers.append(used >> NODE_BITS & NODE_MASK)
        numbers.append(used >> PORT_BITS & PORT_MASK)
        numbers.append(state.lying[space])
        numbers.flag(state.closed[space])
