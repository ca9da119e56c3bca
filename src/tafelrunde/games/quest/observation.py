"""What a seat may know of a game of Triforce Quest, as numbers (engine/observation.py).

A room card is told by what is printed on it, not by its name: there are hundreds.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Decision, SeatId
from tafelrunde.engine import observation as o
from tafelrunde.games.quest import ruleset
from tafelrunde.games.quest.ids import CardId, Copy
from tafelrunde.games.quest.rules import adventure, decks, exploring, play, rewards, shop, triforce
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.state import HIDDEN, KEPT, Quest, Seat
from tafelrunde.games.quest.verbs.cards import ChooseCycle, ChooseExtra, ChooseRetrieve, ChooseScout
from tafelrunde.games.quest.verbs.penalties import ChooseSpill, ChooseToss
from tafelrunde.games.quest.verbs.rewards import ChooseFill, ChooseTeleporter

ASKED: Final[list[type[Decision]]] = [
    adventure.ChooseSword, adventure.ChooseDungeon, ChooseTurn, exploring.ChooseInterlude, play.ChoosePlay,
    triforce.ChoosePowerCard, ChooseExtra, decks.ChooseDrop, ChooseCycle, ChooseToss, ChooseRetrieve, ChooseScout,
    exploring.ChooseRoom, exploring.ChooseSafeBottle, ChooseSpill, ChooseFill, rewards.ChooseOwner, shop.ChooseShop,
    triforce.ChoosePenalty, triforce.ChooseSwap, ChooseTeleporter,
]  # fmt: skip
KNOWN: Final = o.questions(ASKED)

ROOM: Final[tuple[o.Column, ...]] = (
    o.choice("kind", ruleset.KINDS),
    o.flag("boss"),
    *o.amounts(goal=30, shield=10, limit=5, damage=6),
    o.some_of("traits", ruleset.TRAITS),
)
NO_CHALLENGE: Final[list[i64]] = [0] * 21
NO_ROOM_CARD: Final[list[i64]] = [o.NONE, 0, 0, 0, 0, 0, 0]


def schema(rules: ruleset.Ruleset, seats: int) -> o.Schema:
    """The numbers that `observe` writes."""
    words = o.seat_words(seats)
    items = [item.id for item in rules.items]
    spaces = [f"space{space}" for space in range(_spaces(rules))]
    return o.Schema(
        (
            o.single(
                "table",
                *o.open_question(ASKED, words),
                *o.amounts(
                    hearts=2 * ruleset.MOST_CONTAINERS,
                    containers=ruleset.MOST_CONTAINERS,
                    rupees=ruleset.MOST_RUPEES,
                    parts=7,
                    spent=7,
                    defeats=10,
                ),
                o.choice("sword", words),
                o.choice("dungeon", [dungeon.id for dungeon in rules.dungeons]),
                o.choice("layout", [f"layout{layout}" for layout in range(len(rules.layouts))]),
                *o.amounts(level=7, completed=7),
                o.choice("link", spaces),
                o.flag("item_taken"),
                o.choice("teleporter", spaces),
                o.flag("teleporter_kept"),
                *o.amounts(bosses=3, bosses_seen=3, beaten=3),
                o.flag("bought"),
            ),
            o.single(
                "challenge",
                o.flag("on"),
                *o.amounts(
                    goal=30, progress=30, shield=10, guard=10, guarded=10, round=5, rounds=10, turn=4, turns=4, waiting=10
                ),
                o.flag("keyed"),
                o.amount("ward", 6),
                *o.flags("averted", "lit"),
                *o.amounts(bonus=5, rage=6, cut=20, counted=5),
                o.some_of("powers", ("one", "two", "three", "four")),
                o.some_of("needs", items),
            ),
            o.single("challenge_room", *ROOM),
            o.Table(
                "bottles",
                tuple([f"bottle{number}" for number in range(ruleset.MOST_BOTTLES)]),
                (o.flag("owned"), o.choice("potion", [potion.id for potion in rules.potions]), o.amount("sips", 3)),
            ),
            o.Table(
                "seats",
                words,
                (
                    *o.amounts(hand=10, draw=20, discard=20, skip=2),
                    o.some_of("items", items),
                    *o.flags("gives_up", "open_hand"),
                ),
            ),
            o.Table("rooms", tuple(spaces), (o.choice("face", ("hidden", "ghost", "open")), o.flag("solved"), *ROOM)),
            o.Table(
                "cards",
                tuple([card.id for card in rules.cards]),
                (o.amount("hand", 2), o.amount("discard", 2), *[o.amount(f"shown_{seat}", 2) for seat in words[1:]]),
            ),
            o.Table(
                "open_cards",
                tuple([f"{seat}.{card.id}" for seat in words[1:] for card in rules.cards]) if rules.terms.open_hands else (),
                (o.amount("hand", 2),),
            ),
        )
    )


def _spaces(rules: ruleset.Ruleset) -> int:
    """As many as the largest dungeon has, the boss space included."""
    return max([len(layout.places) for layout in rules.layouts])


def observe(state: Quest, viewer: SeatId, numbers: o.Numbers) -> None:
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
    numbers.append(state.teleporter if state.teleporter >= 0 else o.NONE)
    numbers.flag(state.teleporter == KEPT)
    numbers.append(len(state.bosses))
    numbers.append(state.boss_seen)
    numbers.append(state.beaten)
    numbers.flag(state.bought)
    _challenge(state, numbers)
    bottles: i64 = len(state.bottles)
    bottle: i64
    for bottle in range(ruleset.MOST_BOTTLES):
        filling: i64 = state.bottles[bottle] if bottle < bottles else 0
        numbers.flag(bottle < bottles)
        numbers.append(filling // 8 - 1)  # as `filled` in state.py packs them
        numbers.append(filling % 8)
    step: i64
    for step in range(seats):
        _seat(state.seats[(viewer + step) % seats], numbers)
    _rooms(state, numbers)
    _cards(state, viewer, seats, numbers)


def _challenge(state: Quest, numbers: o.Numbers) -> None:
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


def _room(room: ruleset.Room, numbers: o.Numbers) -> None:
    """What is printed on a room card."""
    numbers.append(room.kind)
    numbers.flag(room.boss or room.mini)
    numbers.append(room.goal)
    numbers.append(room.shield)
    numbers.append(room.limit)
    numbers.append(room.damage)
    numbers.append(room.traits)


def _seat(seat: Seat, numbers: o.Numbers) -> None:
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


def _rooms(state: Quest, numbers: o.Numbers) -> None:
    rooms = state.rules.rooms
    laid: i64 = len(state.face)
    space: i64
    for space in range(_spaces(state.rules)):
        if space >= laid:
            numbers.append(o.NONE)
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


def _cards(state: Quest, viewer: SeatId, seats: i64, numbers: o.Numbers) -> None:
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
