"""Positions of Triforce Quest, laid out by hand."""

from typing import Any

from tafelrunde.engine.chance import seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.ids import CardId, Copy, Filling, RoomId, SpaceId
from tafelrunde.games.quest.rules.adventure import Adventure, new_table
from tafelrunde.games.quest.rules.dungeon import build
from tafelrunde.games.quest.rules.exploring import Delve, Visit
from tafelrunde.games.quest.ruleset import Ruleset
from tafelrunde.games.quest.state import EMPTY, OPEN, Challenge, Quest, filled


class Table:
    """A state with short ways to play and look at it."""

    def __init__(self, state: Quest) -> None:
        self.state = state

    def says(self, *texts: str) -> list[Event]:
        """Whoever is asked says these one after the other; what is heard of the last one."""
        events: list[Event] = []
        for text in texts:
            events = GAME.apply(self.state, self.state.asked().seat, GAME.parse(text))
        return events

    def hears(self, *texts: str) -> list[Event]:
        """The same, with all that is heard."""
        return [event for text in texts for event in self.says(text)]

    def options(self) -> list[str]:
        return [action.text for action in GAME.legal_actions(self.state)]

    def why_not(self, text: str, seat: int = -1) -> str:
        """The rule that forbids it; empty if it is allowed."""
        speaker = self.state.asked().seat if seat < 0 else seat
        reason = GAME.why_not(self.state, speaker, GAME.parse(text))
        return "" if reason is None else reason.rule

    @property
    def asked(self) -> SeatId:
        return self.state.asked().seat

    @property
    def challenge(self) -> Challenge:
        assert self.state.challenge is not None
        return self.state.challenge

    @property
    def hearts(self) -> float:
        return self.state.hearts / 2

    def hand(self, seat: int) -> list[str]:
        rules = self.state.rules
        return sorted(rules.cards[rules.card_of[card]].id for card in self.state.seats[seat].hand)


def room_number(rules: Ruleset, name: str) -> RoomId:
    """A room or boss by its id."""
    return next(RoomId(number) for number, room in enumerate(rules.rooms) if room.id == name)


def ruleset(options: dict[str, Any] | None = None) -> Ruleset:
    setting = GAME.setting(options or {})
    assert isinstance(setting, Ruleset)
    return setting


def empty_table(seats: int = 2, *, options: dict[str, Any] | None = None, seed: int = 1) -> Quest:
    """Decks are dealt, seat 0 has the sword, nothing is going on."""
    state = new_table(ruleset(options), seats, seeded(seed))
    state.stack.clear()
    state.sword = SeatId(0)
    seat = state.seats[0]
    seat.items = (state.rules.sword,)
    seat.draw[:0] = state.rules.items[state.rules.sword].cards
    return state


def deal(state: Quest, seat: int, names: list[str]) -> None:
    """Give a seat exactly this hand; what it held goes below its draw pile. Items come whole."""
    player = state.seats[seat]
    player.draw[:0] = player.hand
    player.hand = []
    for name in names:
        kind = state.rules.card_named[name]
        item = state.rules.cards[kind].item
        if item != state.rules.basic and not any(item in other.items for other in state.seats):
            player.items = (*player.items, item)
            player.draw[:0] = state.rules.items[item].cards
        player.hand.append(_fetch(state, seat, kind))


def _fetch(state: Quest, seat: int, kind: CardId) -> Copy:
    """A card of this kind out of some draw pile; its owner gets another one in exchange."""
    card_of = state.rules.card_of
    for other in [state.seats[seat], *state.seats]:
        for card in other.draw:
            if card_of[card] == kind:
                other.draw.remove(card)
                if other.seat != seat:
                    basics = state.rules.items[state.rules.basic].cards
                    swapped = next(mine for mine in state.seats[seat].draw if mine in basics)
                    state.seats[seat].draw.remove(swapped)
                    other.draw.insert(0, swapped)
                return card
    for other in state.seats:
        for card in other.hand:
            if other.seat != seat and card_of[card] == kind:
                other.hand[other.hand.index(card)] = state.seats[seat].draw.pop(0)
                return card
    raise LookupError(f"no card {state.rules.cards[kind].id} is left")


def shrink(state: Quest, seat: int, draw: int) -> None:
    """Leave so many cards in a draw pile; the others are discarded."""
    player = state.seats[seat]
    player.discard += player.draw[:-draw]
    player.draw = player.draw[-draw:]


def own(state: Quest, seat: int, item: str) -> None:
    """Give a seat an item with its cards."""
    number = state.rules.item_named[item]
    state.seats[seat].items = (*state.seats[seat].items, number)
    state.seats[seat].draw[:0] = state.rules.items[number].cards


def explore(
    seats: int = 2,
    *,
    dungeon: str = "FO",
    level: int = 1,
    options: dict[str, Any] | None = None,
    hearts: float = 0,
    containers: int = 0,
    rupees: int = 0,
    bottles: list[str] | None = None,
    parts: int = 0,
    seed: int = 1,
) -> Quest:
    """A dungeon is built, and Link stands at its entrance; nothing runs yet."""
    state = empty_table(seats, options=options, seed=seed)
    rules = state.rules
    state.level = level
    if level > 1:
        done = [number for number in rules.choosable if rules.dungeons[number].id != dungeon][: level - 1]
        state.completed = tuple(done)
        for number in done:
            state.pool += rules.dungeons[number].rooms
    build(state, rules.dungeon_named[dungeon])
    state.containers = containers or state.containers
    state.hearts = round(hearts * 2) or state.containers * 2
    state.rupees = rupees
    state.parts = parts
    for name in bottles or []:
        state.bottles = (*state.bottles, bottle(rules, name))
    adventure = Adventure()
    adventure.go_to("dungeon_is_done")
    state.call(adventure)
    return state


def bottle(rules: Ruleset, name: str) -> Filling:
    """A bottle with this in it; `-` is an empty one."""
    if name == "-":
        return EMPTY
    number = rules.potion_named[name]
    return filled(number, rules.potions[number].sips)


def lay(state: Quest, space: str, room: str) -> SpaceId:
    """Put a room on a space; what lay there takes its place, wherever that was."""
    where = SpaceId(state.plan().names.index(space))
    card = room_number(state.rules, room)
    old = state.room[where]
    for pile in (state.room, state.rest, state.pool):
        if card in pile:
            pile[pile.index(card)] = old
    state.room[where] = card
    return where


def solve(state: Quest, *spaces: str) -> None:
    """These rooms are open and solved."""
    for name in spaces:
        space = state.plan().names.index(name)
        state.face[space] = OPEN
        state.out |= 1 << state.room[space]
        state.solved[space] = True
        if state.rules.rooms[state.room[space]].is_challenge():
            state.order = (*state.order, space)


def challenge(
    room: str,
    seats: int = 2,
    *,
    hands: dict[int, list[str]] | None = None,
    draws: dict[int, int] | None = None,
    active: int = 0,
    **rest: Any,
) -> Table:
    """The challenge of a room or boss, at the first turn of its first round. Rooms lie on the entrance."""
    card = room_number(ruleset(), room)
    home = ruleset().dungeons[ruleset().rooms[card].dungeon].id
    dungeon = rest.pop("dungeon", "FO" if home == "BD" else home)
    castle = dungeon == "GA"
    state = explore(seats, dungeon=dungeon, level=rest.pop("level", 4 if castle else 1), **rest)
    for seat, names in (hands or {}).items():
        deal(state, seat, names)
    for seat, count in (draws or {}).items():
        shrink(state, seat, count)
    state.active = SeatId(active)
    delve = Delve()
    delve.go_to("room_is_finished")
    state.call(delve)
    if state.rules.rooms[card].boss:
        state.bosses = [card, *state.bosses[1:]]
        if castle:
            state.bosses = [card, *[other for other in state.bosses[1:] if other != card]]
        state.item_taken = True
        visit = Visit(state.plan().boss)
    else:
        visit = Visit(lay(state, "c3r1", room))
    state.call(visit)
    state.run()
    return Table(state)


def of_kind(events: list[Event], kind: type[Event]) -> list[Any]:
    """The events of one sort."""
    return [event for event in events if isinstance(event, kind)]
