"""Scenarios: dungeons, bottles, collapses and the castle, one test each."""

import pytest

from tafelrunde.games.quest.events import DeckExhausted, FairyRevived, RoomCovered, RupeesInstead, ShopOpened
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.dungeon import build, dismantle, enterable, turn_up
from tafelrunde.games.quest.rules.exploring import Delve, Interlude, Visit
from tafelrunde.games.quest.rules.shop import Shop
from tafelrunde.games.quest.ruleset import ITEM_ROOM
from tafelrunde.games.quest.state import GHOST, OPEN, Quest
from tests.quest.kit import Table, challenge, deal, empty_table, explore, lay, of_kind, own, ruleset, shrink, solve


def delving(state: Quest) -> Delve:
    delve = Delve()
    delve.go_to("room_is_finished")
    state.call(delve)
    return delve


def test_exhaustion_between_rooms() -> None:
    """TQ-K4"""
    state = explore(2)
    deal(state, 0, ["B01", "B02", "B03", "B04", "B05"])
    shrink(state, 0, 1)
    state.call(Interlude(0))
    state.run()
    events = Table(state).says("discard B01")
    assert of_kind(events, DeckExhausted)
    assert (len(state.seats[0].hand), state.seats[0].skip) == (5, 0)


def test_level_one_is_built() -> None:
    """TQ-D4, TQ-D5, TQ-D11"""
    state = explore(2, dungeon="WI")
    rules = state.rules
    kinds = [rules.rooms[card].kind for card in state.room[:4]]
    assert kinds.count(ITEM_ROOM) == 1
    assert sum(rules.rooms[card].dungeon == rules.base for card in state.room[:4]) == 3
    assert (len(state.room), len(state.rest), len(state.pool)) == (8, 16, 1)
    for space in range(8):
        turn_up(state, space)
    dismantle(state)
    assert len(state.pool) == 17


def test_level_five_is_built() -> None:
    """TQ-D6, TQ-D7"""
    state = explore(2, dungeon="MR", level=5)
    rules = state.rules
    assert state.plan().lower == 7
    assert sum(rules.rooms[card].kind == ITEM_ROOM for card in state.room[:7]) == 1
    assert all(rules.rooms[card].dungeon != state.dungeon for card in state.room[:7] if rules.rooms[card].kind != ITEM_ROOM)
    assert (len(state.room), len(state.rest)) == (15, 12)


def test_the_boss_is_locked() -> None:
    """TQ-T8"""
    state = explore(2)
    solve(state, "c3r1", "c3r2", "c3r3", "c3r4")
    boss = state.plan().boss
    assert boss not in enterable(state)
    state.item_taken = True
    assert boss in enterable(state)


def test_a_boss_is_beaten() -> None:
    """TQ-E1, TQ-E2, TQ-E3, TQ-E4"""
    table = challenge("FOB1", 2, hands={0: ["B05"]}, hearts=0.5)
    table.challenge.shield = 0
    table.challenge.progress = 12
    events = table.says("play B05")
    state = table.state
    assert (state.containers, table.hearts, state.parts, state.spent) == (4, 4, 1, 0)
    assert [len(seat.hand) for seat in state.seats] == [5, 5]
    assert all(not seat.discard and not seat.shown for seat in state.seats)
    assert of_kind(events, ShopOpened)
    assert "leave" in table.options()
    assert (state.room, state.completed) == ([], (state.rules.dungeon_named["FO"],))


def test_the_first_purchase() -> None:
    """TQ-M2, TQ-M3, TQ-M5"""
    state = explore(2, rupees=25)
    state.call(Shop())
    state.run()
    table = Table(state)
    table.says("buy red")
    assert (len(state.bottles), state.rupees) == (1, 5)
    state.rupees = 30
    assert table.why_not("buy red") == "TQ-M2"
    table.says("pour 0")
    assert table.why_not("buy red") == ""


def test_milk() -> None:
    """TQ-M10"""
    state = explore(2, hearts=2, containers=8, bottles=["milk"])
    state.call(Interlude(0))
    state.run()
    table = Table(state)
    table.says("drink 0 0")
    assert table.hearts == 5
    table.says("drink 0 0")
    assert (table.hearts, state.bottles) == (8, (0,))


def test_a_fairy_revives() -> None:
    """TQ-M12: FairyRevived."""
    table = challenge("MI13", 2, hearts=1, bottles=["fairy"], level=2)
    table.challenge.ward = 0
    table.challenge.rage = 1
    events = table.hears("pass", "pass")
    assert [event.hearts for event in of_kind(events, FairyRevived)] == [6]
    assert (table.hearts, table.state.bottles, table.state.defeats) == (3, (0,), 0)
    assert table.state.challenge is not None


def collapsed() -> Table:
    """Three solved challenges, a safe room and the item room, then a collapse."""
    state = explore(2, dungeon="FO", rupees=7)
    item = state.rules.rooms[state.rules.dungeons[state.dungeon].item_room].id
    lay(state, "c3r1", "BD01")
    lay(state, "c3r2", "BD02")
    lay(state, "c2r2", item)
    lay(state, "c3r3", "BD03")
    lay(state, "c3r4", "BD08")
    solve(state, "c3r1", "c3r2", "c2r2", "c3r3", "c3r4")
    state.item_taken = True
    delving(state)
    state.call(Visit(lay(state, "c2r3", "BD06")))
    state.run()
    collapse(state)
    state.decision = None
    state.run()
    return Table(state)


def test_a_collapse() -> None:
    """TQ-X1, TQ-X2, TQ-X3, TQ-X4, TQ-X5, TQ-X6, TQ-X7, TQ-X8"""
    table = collapsed()
    state = table.state
    names = state.plan().names
    solved = sorted(names[space] for space in range(len(state.solved)) if state.solved[space])
    assert solved == ["c2r2", "c3r4"]
    assert [state.face[names.index(name)] for name in ("c3r1", "c3r2", "c3r3")] == [GHOST] * 3
    assert (state.defeats, table.hearts, state.rupees) == (1, 3, 7)
    boss = state.bosses[0]
    assert table.options() == ["leave"]
    table.says("leave")
    assert state.challenge is not None  # the entrance is played at once
    assert state.bosses[0] == boss


def test_rooms_beside_a_cut_off_room() -> None:
    """TQ-T5"""
    table = collapsed()
    state = table.state
    table.says("leave")
    assert enterable(state) == [state.plan().entrance]
    solve(state, "c3r1")
    near = {state.plan().names[space] for space in enterable(state)}
    assert near == {"c3r2"}


def test_a_unique_reward_again() -> None:
    """TQ-R5"""
    table = challenge("FO13", 2, hands={0: ["B05", "B05"]})
    table.challenge.progress = 7
    table.says("play B05")
    assert table.state.containers == 4
    state = table.state
    state.stack[:] = state.stack[:1]
    state.decision = None
    state.solved[state.plan().entrance] = False
    state.order = ()
    delving(state)
    state.call(Visit(state.plan().entrance))
    state.run()
    assert state.challenge is not None
    state.challenge.progress = 7
    seat = table.asked
    deal(state, seat, ["B01"])
    events = table.says("play B01")
    assert [event.amount for event in of_kind(events, RupeesInstead)] == [5]
    assert state.containers == 4


@pytest.mark.parametrize(("length", "defeats", "phases"), [("long", 2, 5), ("short", 2, 3), ("long", 9, 11), ("short", 0, 1)])
def test_phases(length: str, defeats: int, phases: int) -> None:
    """TQ-G2, TQ-G3"""
    state = empty_table(2, options={"length": length})
    state.defeats = defeats
    for number in state.rules.choosable[:3]:
        state.pool += state.rules.dungeons[number].rooms
    build(state, state.rules.castle)
    assert len(state.bosses) == phases


def test_alone() -> None:
    """TQ-S3, TQ-S6"""
    state = empty_table(1)
    assert (len(state.seats[0].hand), len(state.seats[0].draw)) == (10, 59)


@pytest.mark.parametrize(("option", "allowed"), [("balanced", ["give 1", "give 2"]), ("free", ["give 0", "give 1", "give 2"])])
def test_who_takes_an_item(option: str, allowed: list[str]) -> None:
    """TQ-I1, TQ-I2, TQ-I3, TQ-I4"""
    state = explore(3, options={"item_distribution": option})
    item = state.rules.rooms[state.rules.dungeons[state.dungeon].item_room].id
    delving(state)
    state.call(Visit(lay(state, "c3r1", item)))
    state.run()
    table = Table(state)
    assert table.options() == allowed
    table.says("give 1")
    bow = state.rules.item_named["bow"]
    assert bow in state.seats[1].items
    assert set(state.rules.items[bow].cards) <= set(state.seats[1].draw)
    assert state.item_taken
    assert state.active == 1


def test_cover_and_expel() -> None:
    """TQ-P7, TQ-T7"""
    state = explore(2, dungeon="SH")
    lay(state, "c3r1", "BD01")
    lay(state, "c3r2", "BD02")
    solve(state, "c3r1", "c3r2")
    delving(state)
    state.call(Visit(lay(state, "c3r3", "SH02")))
    state.run()
    table = Table(state)
    table.challenge.round = 2
    events = table.hears("pass", "pass")
    names = state.plan().names
    assert [event.room for event in of_kind(events, RoomCovered)] == ["BD02"]
    assert not state.solved[names.index("c3r2")]
    assert state.face[names.index("c3r3")] == OPEN
    assert not state.solved[names.index("c3r3")]
    assert state.challenge is None


def test_the_teleporter_after_a_collapse() -> None:
    """TQ-Q2, TQ-Q3, TQ-Q4, TQ-X3"""
    state = explore(2, dungeon="GA", level=4)
    where = lay(state, "c2r3", "GA02")
    solve(state, "c2r3")
    state.teleporter = where
    delving(state)
    collapse(state)
    state.run()
    table = Table(state)
    table.says("leave", "pass", "pass")
    near = {state.plan().names[space] for space in state.plan().near[where] if space != state.plan().boss}
    assert state.solved[where]
    assert {text.removeprefix("enter ") for text in table.options()} == {"c3r1"} | near


def test_defaults_are_the_book() -> None:
    """TQ-S4, TQ-X9: short, free choice, no limit of collapses."""
    rules = ruleset()
    assert (rules.dungeons_needed, rules.terms.dungeon_choice, rules.terms.defeat_limit) == (3, "free", 0)
    state = explore(2)
    own(state, 1, "bow")
    assert [len(seat.items) for seat in state.seats] == [1, 1]
