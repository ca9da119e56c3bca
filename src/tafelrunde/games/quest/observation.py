"""What a seat may know of a game of Triforce Quest, as numbers (engine/observation.py).

A room card is told by what is printed on it, not by its name: there are hundreds.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.flow import Decision
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import (
    NONE,
    Column,
    Numbers,
    Schema,
    Table,
    amount,
    choice,
    flag,
    open_question,
    questions,
    seat_words,
    single,
    some_of,
)
from tafelrunde.games.quest.ids import CardId, Copy
from tafelrunde.games.quest.rules.adventure import ChooseDungeon, ChooseSword
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.decks import ChooseDrop
from tafelrunde.games.quest.rules.exploring import ChooseInterlude, ChooseRoom, ChooseSafeBottle
from tafelrunde.games.quest.rules.play import ChoosePlay
from tafelrunde.games.quest.rules.rewards import ChooseOwner
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.triforce import ChoosePenalty, ChoosePowerCard, ChooseSwap
from tafelrunde.games.quest.ruleset import (
    KINDS,
    MOST_BOTTLES,
    MOST_CONTAINERS,
    MOST_RUPEES,
    TRAITS,
    Room,
    Ruleset,
)
from tafelrunde.games.quest.state import HIDDEN, KEPT, Quest, Seat
from tafelrunde.games.quest.verbs.cards import ChooseCycle, ChooseExtra, ChooseRetrieve, ChooseScout
from tafelrunde.games.quest.verbs.penalties import ChooseSpill, ChooseToss
from tafelrunde.games.quest.verbs.rewards import ChooseFill, ChooseTeleporter

ASKED: Final[list[type[Decision]]] = [
    ChooseSword, ChooseDungeon, ChooseTurn, ChooseInterlude, ChoosePlay, ChoosePowerCard, ChooseExtra, ChooseDrop, ChooseCycle,
    ChooseToss, ChooseRetrieve, ChooseScout, ChooseRoom, ChooseSafeBottle, ChooseSpill, ChooseFill, ChooseOwner, ChooseShop,
    ChoosePenalty, ChooseSwap, ChooseTeleporter,
]  # fmt: skip
KNOWN: Final = questions(ASKED)

ROOM: Final[tuple[Column, ...]] = (
    choice("kind", KINDS),
    flag("boss"),
    amount("goal", 30),
    amount("shield", 10),
    amount("limit", 5),
    amount("damage", 6),
    some_of("traits", TRAITS),
)
NO_CHALLENGE: Final[list[i64]] = [0] * 21
NO_ROOM_CARD: Final[list[i64]] = [NONE, 0, 0, 0, 0, 0, 0]


def schema(rules: Ruleset, seats: int) -> Schema:
    """The numbers that `observe` writes."""
    words = seat_words(seats)
    items = [item.id for item in rules.items]
    spaces = [f"space{space}" for space in range(_spaces(rules))]
    return Schema(
        (
            single(
                "table",
                *open_question(ASKED, words),
                amount("hearts", 2 * MOST_CONTAINERS),
                amount("containers", MOST_CONTAINERS),
                amount("rupees", MOST_RUPEES),
                amount("parts", 7),
                amount("spent", 7),
                amount("defeats", 10),
                choice("sword", words),
                choice("dungeon", [dungeon.id for dungeon in rules.dungeons]),
                choice("layout", [f"layout{layout}" for layout in range(len(rules.layouts))]),
                amount("level", 7),
                amount("completed", 7),
                choice("link", spaces),
                flag("item_taken"),
                choice("teleporter", spaces),
                flag("teleporter_kept"),
                amount("bosses", 3),
                amount("bosses_seen", 3),
                amount("beaten", 3),
                flag("bought"),
            ),
            single(
                "challenge",
                flag("on"),
                amount("goal", 30),
                amount("progress", 30),
                amount("shield", 10),
                amount("guard", 10),
                amount("guarded", 10),
                amount("round", 5),
                amount("rounds", 10),
                amount("turn", 4),
                amount("turns", 4),
                amount("waiting", 10),
                flag("keyed"),
                amount("ward", 6),
                flag("averted"),
                flag("lit"),
                amount("bonus", 5),
                amount("rage", 6),
                amount("cut", 20),
                amount("counted", 5),
                some_of("powers", ("one", "two", "three", "four")),
                some_of("needs", items),
            ),
            single("challenge_room", *ROOM),
            Table(
                "bottles",
                tuple([f"bottle{number}" for number in range(MOST_BOTTLES)]),
                (flag("owned"), choice("potion", [potion.id for potion in rules.potions]), amount("sips", 3)),
            ),
            Table(
                "seats",
                words,
                (
                    amount("hand", 10),
                    amount("draw", 20),
                    amount("discard", 20),
                    amount("skip", 2),
                    some_of("items", items),
                    flag("gives_up"),
                    flag("open_hand"),
                ),
            ),
            Table("rooms", tuple(spaces), (choice("face", ("hidden", "ghost", "open")), flag("solved"), *ROOM)),
            Table(
                "cards",
                tuple([card.id for card in rules.cards]),
                (amount("hand", 2), amount("discard", 2), *[amount(f"shown_{seat}", 2) for seat in words[1:]]),
            ),
            Table(
                "open_cards",
                tuple([f"{seat}.{card.id}" for seat in words[1:] for card in rules.cards]) if rules.terms.open_hands else (),
                (amount("hand", 2),),
            ),
        )
    )


def _spaces(rules: Ruleset) -> int:
    """As many as the largest dungeon has, the boss space included."""
    return max([len(layout.places) for layout in rules.layouts])


def observe(state: Quest, viewer: SeatId, numbers: Numbers) -> None:
    """Write down what this seat may know."""
    seats: i64 = len(state.seats)
    decision = state.decision
    numbers.question(decision, KNOWN, state.active)
    numbers.append(state.hearts)
    numbers.append(state.containers)
    numbers.append(state.rupees)
    numbers.append(state.parts)
    numbers.append(state.spent)
    numbers.append(state.defeats)
    numbers.seat(state.sword)
    numbers.append(state.dungeon)
    numbers.append(state.layout)
    numbers.append(state.level)
    numbers.append(len(state.completed))
    numbers.append(state.link)
    numbers.flag(state.item_taken)
    numbers.append(state.teleporter if state.teleporter >= 0 else NONE)
    numbers.flag(state.teleporter == KEPT)
    numbers.append(len(state.bosses))
    numbers.append(state.boss_seen)
    numbers.append(state.beaten)
    numbers.flag(state.bought)
    _challenge(state, numbers)
    bottles: i64 = len(state.bottles)
    bottle: i64
    for bottle in range(MOST_BOTTLES):
        filling: i64 = state.bottles[bottle] if bottle < bottles else 0
        numbers.flag(bottle < bottles)
        numbers.append(filling // 8 - 1)  # as `filled` in state.py packs them
        numbers.append(filling % 8)
    step: i64
    for step in range(seats):
        _seat(state.seats[(viewer + step) % seats], numbers)
    _rooms(state, numbers)
    _cards(state, viewer, seats, numbers)


def _challenge(state: Quest, numbers: Numbers) -> None:
    challenge = state.challenge
    if challenge is None:
        numbers.extend(NO_CHALLENGE)
        numbers.extend(NO_ROOM_CARD)
        return
    numbers.append(1)
    numbers.append(challenge.goal)
    numbers.append(challenge.progress)
    numbers.append(challenge.shield)
    numbers.append(challenge.guard)
    numbers.append(challenge.guarded)
    numbers.append(challenge.round)
    numbers.append(challenge.rounds)
    numbers.append(challenge.turn)
    numbers.append(len(challenge.order))
    numbers.append(challenge.waiting)
    numbers.flag(challenge.keyed)
    numbers.append(challenge.ward)
    numbers.flag(challenge.averted)
    numbers.flag(challenge.lit)
    numbers.append(challenge.bonus)
    numbers.append(challenge.rage)
    numbers.append(challenge.cut)
    numbers.append(challenge.counted)
    numbers.append(challenge.powers & 15)
    numbers.append(challenge.needs)
    _room(state.rules.rooms[challenge.room], numbers)


def _room(room: Room, numbers: Numbers) -> None:
    """What is printed on a room card."""
    numbers.append(room.kind)
    numbers.flag(room.boss or room.mini)
    numbers.append(room.goal)
    numbers.append(room.shield)
    numbers.append(room.limit)
    numbers.append(room.damage)
    numbers.append(room.traits)


def _seat(seat: Seat, numbers: Numbers) -> None:
    numbers.append(len(seat.hand))
    numbers.append(len(seat.draw))
    numbers.append(len(seat.discard) + len(seat.shown))
    numbers.append(seat.skip)
    items: i64 = 0
    one: i64 = 1
    for item in seat.items:
        items |= one << item
    numbers.append(items)
    numbers.flag(seat.gives_up)
    numbers.flag(seat.open_hand)


def _rooms(state: Quest, numbers: Numbers) -> None:
    rooms = state.rules.rooms
    laid: i64 = len(state.face)
    space: i64
    for space in range(_spaces(state.rules)):
        if space >= laid:
            numbers.append(NONE)
            numbers.append(0)
            numbers.extend(NO_ROOM_CARD)
            continue
        face = state.face[space]
        numbers.append(face)
        numbers.flag(state.solved[space])
        room = state.room[space]
        if face == HIDDEN or room < 0:
            numbers.extend(NO_ROOM_CARD)
        else:
            _room(rooms[room], numbers)


def _cards(state: Quest, viewer: SeatId, seats: i64, numbers: Numbers) -> None:
    """How many of each card lie where."""
    card_of = state.rules.card_of
    kinds: i64 = len(state.rules.cards)
    width: i64 = 1 + seats
    counts: list[i64] = NO_CARD * (kinds * width)
    own = state.seats[viewer]
    _count(own.hand, card_of, 0, width, counts)
    _count(own.discard, card_of, 1, width, counts)
    _count(own.shown, card_of, 1, width, counts)
    step: i64
    for step in range(1, seats):
        _count(state.seats[(viewer + step) % seats].shown, card_of, 1 + step, width, counts)
    numbers.extend(counts)
    if state.rules.terms.open_hands:
        for step in range(1, seats):
            counts = NO_CARD * kinds
            _count(state.seats[(viewer + step) % seats].hand, card_of, 0, 1, counts)
            numbers.extend(counts)


def _count(copies: list[Copy], card_of: list[CardId], column: i64, width: i64, counts: list[i64]) -> None:
    for copy in copies:
        counts[column + card_of[copy] * width] += 1


NO_CARD: Final[list[i64]] = [0]
