"""What a seat may know of a game of Hyrule Duels, as numbers (engine/observation.py). Cards are counted by their place in the
deck list of their team, which is public (HD-S2)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Decision, SeatId
from tafelrunde.engine import observation as o
from tafelrunde.games.duels.ids import NO_CARD, NO_FIGURE, OWNER, SLOTS, CardId, Figure
from tafelrunde.games.duels.rules import combat, damage, decks, effects, movement, setup, turn
from tafelrunde.games.duels.ruleset import FACES, Ruleset
from tafelrunde.games.duels.state import BOARD, Duels, Seat, square_name
from tafelrunde.games.duels.verbs.figures import ChooseSquare, ChooseSwap
from tafelrunde.games.duels.verbs.players import ChooseLooked, ChooseOrder, ChooseRecovered, ChooseTheirs

ASKED: Final[list[type[Decision]]] = [
    setup.ChooseTeams, setup.ChooseStart, turn.ChooseDieMove, turn.ChooseAction, combat.ChooseDefence, damage.ChooseRescue,
    movement.ChooseMove, decks.ChooseDiscard, decks.DecideLastDraw, effects.ChooseFigure, effects.ChooseOpponent, ChooseSquare,
    ChooseSwap, ChooseTheirs, ChooseLooked, ChooseOrder, ChooseRecovered,
]  # fmt: skip
KNOWN: Final = o.questions(ASKED)


def schema(rules: Ruleset, seats: int) -> o.Schema:
    """The numbers that `observe` writes."""
    words = o.seat_words(seats)
    figures = [f"{seat}.{slot}" for seat in words for slot in ("lead", "second", "third")]
    cards = [f"card{slot}" for slot in range(rules.most_kinds)]
    return o.Schema(
        (
            o.single(
                "table",
                *o.open_question(ASKED, words),
                o.choice("map", [each.id for each in rules.maps]),
                o.choice("figure", figures),
                *o.amounts(spaces=6, round=30),
                o.choice("die", FACES),
                o.amount("actions", 3),
                o.flag("declined"),
            ),
            o.single(
                "fight",
                o.choice("attacker", figures),
                o.choice("target", figures),
                o.flag("melee"),
                o.choice("card", cards),
                o.choice("defence", cards),
                *o.flags("revealed", "blocked", "cancelled"),
                *o.amounts(value=10, guard=10, dealt=10),
            ),
            o.Table(
                "seats",
                words,
                (
                    o.choice("team", [team.id for team in rules.teams]),
                    *o.flags("ally", "out"),
                    *o.amounts(hand=10, deck=31, exhausted=3),
                    *o.flags("fewer", "open_hand"),
                ),
            ),
            o.Table(
                "figures",
                tuple(figures),
                (
                    o.choice("character", [character.id for character in rules.characters]),
                    o.choice("square", [square_name(square) for square in BOARD]),
                    *o.amounts(health=20, most=20, bound=2),
                    o.some_of("lasts", ("hides", "sets", "strengthens")),
                ),
            ),
            o.Table(
                "cards",
                tuple([f"{seat}.{card}" for seat in words for card in cards]),
                o.amounts(hand=3, discard=3, gone=3, clock=5, looked=3),
            ),
        )
    )


def observe(state: Duels, viewer: SeatId, numbers: o.Numbers) -> None:
    """Write down what this seat may know."""
    seats: i64 = len(state.seats)
    decision = state.decision
    figure: Figure = NO_FIGURE
    spaces = 0
    if isinstance(decision, (combat.ChooseDefence, damage.ChooseRescue, setup.ChooseStart, ChooseSquare)):
        figure = decision.figure
    elif isinstance(decision, (movement.ChooseMove, turn.ChooseDieMove)):
        spaces = decision.spaces
    numbers.question(decision, KNOWN, state.active)
    numbers.append(state.map)
    numbers.append(_figure(figure, viewer, seats))
    numbers.append(spaces)
    numbers.append(state.round)
    numbers.append(state.face)
    numbers.append(state.actions)
    numbers.flag(state.declined)
    _fight(state, viewer, seats, numbers)
    step: i64
    slot: i64
    for step in range(seats):
        seat = state.seats[(viewer + step) % seats]
        numbers.append(seat.team)
        numbers.flag(state.sides[seat.seat] == state.sides[viewer])
        numbers.flag(seat.out)
        numbers.append(len(seat.hand))
        numbers.append(len(seat.deck))
        numbers.append(seat.exhausted)
        numbers.flag(seat.fewer)
        numbers.flag(_sees_hand(seat, viewer))
    for step in range(seats):
        number = (viewer + step) % seats
        seat = state.seats[number]
        for slot in range(SLOTS):
            one = Figure(number * SLOTS + slot)
            numbers.append(state.character[one])
            numbers.append(state.square[one] if state.health[one] > 0 else o.NONE)
            numbers.append(state.health[one])
            numbers.append(state.most[one])
            numbers.append(state.bound[one])
            numbers.append(_lasting(state, seat, one))
    for step in range(seats):
        _cards(state, state.seats[(viewer + step) % seats], viewer, numbers)


def _figure(figure: Figure, viewer: SeatId, seats: i64) -> i64:
    """A figure as the viewer counts them."""
    if figure < 0:
        return o.NONE
    return o.from_viewer(OWNER[figure], viewer, seats) * SLOTS + figure % SLOTS


def _sees_hand(seat: Seat, viewer: SeatId) -> bool:
    """HD-G7."""
    return viewer in seat.readers or viewer in seat.seers


def _fight(state: Duels, viewer: SeatId, seats: i64, numbers: o.Numbers) -> None:
    fight = state.fight
    if fight is None:
        numbers.extend(NO_FIGHT)
        return
    slot = state.rules.slot_of
    known = fight.revealed or viewer == fight.seat
    numbers.append(_figure(fight.attacker, viewer, seats))
    numbers.append(_figure(fight.target, viewer, seats))
    numbers.flag(fight.melee)
    numbers.append(slot[fight.card] if known and fight.card >= 0 else o.NONE)
    numbers.append(slot[fight.defence] if fight.defence >= 0 else o.NONE)
    numbers.flag(fight.revealed)
    numbers.flag(fight.blocked)
    numbers.flag(fight.cancelled)
    numbers.append(fight.value)
    numbers.append(fight.guard)
    numbers.append(fight.dealt)


NO_FIGHT: Final[list[i64]] = [o.NONE, o.NONE, 0, o.NONE, o.NONE, 0, 0, 0, 0, 0, 0]


def _lasting(state: Duels, seat: Seat, figure: Figure) -> i64:
    """HD-E7 to HD-E9: what the cards with a clock do to a figure."""
    found: i64 = 0
    for entry in seat.laid:
        for lasting in state.rules.cards[entry.card].lasting:
            if lasting.team or entry.user == figure:
                found |= (1 if lasting.hides else 0) | (2 if lasting.sets else 0)
                found |= 4 if not lasting.sets and lasting.attack + lasting.defence > 0 else 0
    return found


def _cards(state: Duels, seat: Seat, viewer: SeatId, numbers: o.Numbers) -> None:
    """How many of each kind of card lie where."""
    rules = state.rules
    counts: list[i64] = NO_CARDS * rules.most_kinds
    if seat.team >= 0:
        slot_of = rules.slot_of
        if _sees_hand(seat, viewer):
            _count(seat.hand, slot_of, HAND, counts)
        _count(seat.discard, slot_of, DISCARD, counts)
        _count(list(seat.removed), slot_of, GONE, counts)
        _count(list(seat.used), slot_of, GONE, counts)
        for entry in seat.laid:
            counts[slot_of[entry.card] * WIDTH + CLOCK] = entry.count
        decision = state.decision
        if seat.seat == viewer and decision is not None and decision.seat == viewer:
            _count(state.looked, slot_of, LOOKED, counts)
    numbers.extend(counts)


def _count(cards: list[CardId], slot_of: tuple[i64, ...], column: i64, counts: list[i64]) -> None:
    for card in cards:
        if card != NO_CARD:
            counts[slot_of[card] * WIDTH + column] += 1


NO_CARDS: Final[list[i64]] = [0, 0, 0, 0, 0]
WIDTH: Final[i64] = 5
HAND: Final[i64] = 0
DISCARD: Final[i64] = 1
GONE: Final[i64] = 2
CLOCK: Final[i64] = 3
LOOKED: Final[i64] = 4
