"""Setup, rooms, interludes and the castle: what the scenarios leave out."""

import pytest

from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.events import GameGivenUp, GameLost, GameWon, ItemTaken, PhaseBeaten, RoomEntered, TeleporterWon
from tafelrunde.games.quest.rules.adventure import ChooseDungeon, ChooseSword, candidates
from tafelrunde.games.quest.rules.collapse import collapse, restart_hearts
from tafelrunde.games.quest.rules.dungeon import enterable
from tafelrunde.games.quest.rules.exploring import ChooseInterlude, Delve, Interlude, Visit
from tafelrunde.games.quest.state import KEPT, Quest
from tests.quest.kit import Table, challenge, deal, empty_table, explore, lay, of_kind, own, room_number, solve


def new(seats: int, seed: int = 1, **options: object) -> Table:
    """A fresh game at its first decision."""
    state = GAME.start(GAME.setting(dict(options)), seats, seed)
    assert isinstance(state, Quest)
    return Table(state)


def visit(state: Quest, space: str, room: str) -> Table:
    """Link enters a room."""
    delve = Delve()
    delve.go_to("room_is_finished")
    state.call(delve)
    state.call(Visit(lay(state, space, room)))
    state.run()
    return Table(state)


@pytest.mark.parametrize(("seats", "cards"), [(1, 60), (2, 30), (3, 20), (4, 15)])
def test_setup(seats: int, cards: int) -> None:
    """TQ-0.1, TQ-S2, TQ-S3, TQ-S5, TQ-S7: an even deal; Link starts unhurt with nothing, and a dungeon is to be chosen."""
    table = new(seats)
    state = table.state
    for seat in state.seats:
        sword = 9 if seat.seat == state.sword else 0
        assert len(seat.hand) + len(seat.draw) == cards + sword
        assert not set(seat.hand) & set(state.rules.items[state.rules.sword].cards)
    assert (table.hearts, state.containers, state.rupees, state.bottles, state.parts) == (3, 3, 0, (), 0)
    assert isinstance(state.decision, ChooseDungeon)
    assert table.asked == state.sword
    assert len(table.options()) == 11


def test_more_containers() -> None:
    """TQ-S5, TQ-0.3: all of them full."""
    assert new(2, start_containers=5).hearts == 5


def test_the_host_gives_the_sword() -> None:
    """TQ-S6, TQ-0.7: the first seat decides."""
    table = new(3, sword_seat="host")
    assert isinstance(table.state.decision, ChooseSword)
    table.says("give 2")
    assert table.state.sword == 2
    assert table.asked == 2


@pytest.mark.parametrize(("order", "wanted"), [("gentle", [0, 0, 0]), ("balanced", [0, 0, 1]), ("grim", [0, 1, 2])])
def test_orders_of_dungeons(order: str, wanted: list[int]) -> None:
    """TQ-D1: how hard the first, second and third dungeon are."""
    state = empty_table(2, options={"dungeon_choice": order})
    found = []
    for _ in range(3):
        allowed = candidates(state)
        found.append({state.rules.dungeons[number].difficulty for number in allowed})
        state.completed = (*state.completed, allowed[0])
    assert found == [{hard} for hard in wanted]


def test_rooms_lie_by_chance() -> None:
    """TQ-D10: another seed, another dungeon; the same seed, the same one."""
    rooms = [explore(2, seed=seed).room for seed in (1, 1, 2)]
    assert rooms[0] == rooms[1] != rooms[2]


def test_the_entrance_is_played_at_once() -> None:
    """TQ-T1, TQ-T2: with the sword holder as the active player."""
    table = new(3)
    events = table.says("explore FO")
    assert [event.space for event in of_kind(events, RoomEntered)] == ["c3r1"]
    assert of_kind(events, RoomEntered)[0].seat == table.state.sword


def test_the_entrance_first() -> None:
    """TQ-T10, TQ-T9: an unsolved entrance is the only way; afterwards upper rooms may be entered without the item."""
    state = explore(2)
    assert enterable(state) == [state.plan().entrance]
    solve(state, "c3r1", "c3r2")
    assert state.plan().names.index("c3r3") in enterable(state)
    assert not state.item_taken


def test_an_interlude() -> None:
    """TQ-T4, TQ-0.6, TQ-K2: from the active player on, clockwise, each does one thing."""
    state = explore(3)
    deal(state, 1, ["B01", "B02", "B03", "B04", "B05"])
    state.call(Interlude(1))
    state.run()
    table = Table(state)
    assert isinstance(state.decision, ChooseInterlude)
    assert table.asked == 1
    assert table.why_not("discard B09") == "TQ-K1"
    table.says("discard B01")
    assert len(state.seats[1].hand) == 5
    assert table.asked == 2
    table.says("redraw")
    assert table.asked == 0


def test_team_and_own_things() -> None:
    """TQ-0.5, TQ-K1: hearts belong to all; a played card goes to its player's own discards."""
    table = challenge("FOB1", 2, hands={0: ["B01"], 1: ["B03"]})
    table.says("play B01")
    rules = table.state.rules
    assert [rules.cards[rules.card_of[card]].id for card in table.state.seats[0].shown] == ["B01"]
    assert table.state.seats[1].shown == []


def test_an_attempt_starts_afresh() -> None:
    """TQ-C1, TQ-C2, TQ-B1: nothing is left of an earlier attempt."""
    table = challenge("FOB1", 2)
    fresh = table.challenge
    assert (fresh.progress, fresh.round, fresh.shield, fresh.lit, fresh.plays) == (0, 1, 2, False, ())
    assert fresh.goal == 13


def test_no_retreat() -> None:
    """TQ-C10, TQ-I6: without the item the room ends by a collapse only."""
    table = challenge("FO08", 2)
    for _ in range(60):
        if table.state.defeats:
            break
        table.says("pass")
    assert table.state.defeats == 1


# --- rooms without a challenge ----------------------------------------------------------------------------------------


def test_a_safe_room() -> None:
    """TQ-R3, TQ-M7, TQ-R2: a bottle for free, then the reward; never above the containers."""
    table = visit(explore(2, hearts=1, containers=8, bottles=["red"]), "c3r1", "BD08")
    assert table.options() == ["pass", "drink 0 0"]
    table.says("drink 0 0")
    assert table.hearts == 8
    assert table.state.solved[0]


def test_a_quiet_room() -> None:
    """TQ-R4, TQ-R1: just the reward."""
    table = visit(explore(2), "c3r1", "BD09")
    assert table.state.rupees == 5
    assert table.state.solved[0]


def test_the_purse_is_full() -> None:
    """TQ-R2: never more than 224 rupees."""
    assert visit(explore(2, rupees=222), "c3r1", "BD09").state.rupees == 224


def test_too_many_bottles() -> None:
    """TQ-R6, TQ-M4: a fifth bottle becomes rupees."""
    table = visit(explore(2, dungeon="WI", bottles=["-", "-", "-", "-"]), "c3r1", "WI15")
    assert (len(table.state.bottles), table.state.rupees) == (4, 10)


def test_a_bottle_is_filled() -> None:
    """TQ-M5: without an empty one ChooseFill asks: Replace one, or decline (BottleDeclined)."""
    table = visit(explore(2, dungeon="GA", level=4, bottles=["red"]), "c3r1", "GA18")
    table.says("pass")
    assert table.options() == ["decline", "replace 0"]
    other = Table(table.state.copy())
    table.says("replace 0")
    fairy = table.state.rules.potion_named["fairy"]
    assert table.state.bottles[0] // 8 - 1 == fairy
    assert next(type(event).__name__ for event in other.says("decline")) == "BottleDeclined"


def test_silver_arrows() -> None:
    """TQ-R7, TQ-R6: they go to a player like an item; a second set becomes rupees."""
    table = challenge("GA09", 2, hands={0: ["B05"]})
    table.challenge.progress = table.challenge.goal - 2
    events = table.says("play B05")
    silver = table.state.rules.item_named["silver"]
    assert [event.seat for event in of_kind(events, ItemTaken)] == [1]
    assert silver in table.state.seats[1].items
    state = explore(2, dungeon="GA", level=4)
    own(state, 1, "silver")
    state.call(Visit(lay(state, "c3r1", "GA09")))
    state.run()
    assert state.challenge is not None
    state.challenge.progress = state.challenge.goal
    state.challenge.keyed = True
    second = Table(state)
    deal(state, second.asked, ["B05"])
    second.says("play B05")
    assert state.rupees == 10


# --- bottles ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("potion", "hearts"), [("red", 7), ("gold", 12), ("fairy", 6), ("milk", 4)])
def test_potions_heal(potion: str, hearts: float) -> None:
    """TQ-M9, TQ-M10, TQ-M6, TQ-M8: as an action of a turn, or in an interlude."""
    table = challenge("FOB1", 2, hearts=1, containers=12, bottles=[potion])
    table.says("drink 0 0")
    assert table.hearts == hearts
    assert table.asked == 1
    state = explore(2, hearts=1, containers=12, bottles=[potion])
    state.call(Interlude(0))
    state.run()
    Table(state).says("drink 0 0")
    assert state.hearts / 2 == hearts


def test_the_green_potion() -> None:
    """TQ-M11: one player's discards go into the draw pile; the hand stays."""
    table = challenge("FOB1", 2, draws={1: 4}, bottles=["green"])
    seat = table.state.seats[1]
    hand = seat.hand[:]
    table.says("drink 0 1")
    assert (seat.discard, seat.hand) == ([], hand)
    assert table.why_not("drink 0 0") == "TQ-M6"


def test_the_shop_opens_after_a_collapse() -> None:
    """TQ-M1, TQ-M3: and with four bottles the gift lapses."""
    state = explore(2, rupees=60, bottles=["-", "red", "red", "red"])
    state.call(Delve())
    state.run()
    collapse(state)
    state.decision = None
    state.run()
    table = Table(state)
    table.says("buy red")
    assert len(state.bottles) == 4
    assert table.why_not("buy red") == "TQ-M2"


# --- the Triforce -----------------------------------------------------------------------------------------------------


def test_powers_once_a_round() -> None:
    """TQ-F8, TQ-F2, TQ-C5: spent, not lost; the turn goes on."""
    table = challenge("FOB1", 2, hands={0: ["B01", "B02", "B03"]}, parts=3)
    table.says("triforce 1", "down B01")
    assert (table.state.parts, table.state.spent, table.asked) == (3, 1, 0)
    assert table.why_not("triforce 1") == "TQ-F8"


def test_everybody_exchanges_cards() -> None:
    """TQ-F5: any number of cards, in order from the user."""
    table = challenge("FOB1", 2, hands={0: ["B01", "B02", "B03", "B04", "B05"]}, parts=2)
    table.says("triforce 2")
    assert table.why_not("drop B01,B02,B09") == "TQ-F5"
    table.says("drop B01,B02,B03")
    assert len(table.hand(0)) == 5
    assert table.asked == 1
    table.says("drop -")
    assert table.asked == 0


def test_two_parts_a_boss() -> None:
    """TQ-F1: by option in the short game; all are refreshed (TQ-F2)."""
    table = challenge("FOB1", 2, hands={0: ["B05"]}, parts=1, options={"segment_value": 2})
    table.state.spent = 1
    table.challenge.shield, table.challenge.progress = 0, 12
    table.says("play B05")
    assert (table.state.parts, table.state.spent) == (3, 0)


# --- the castle -------------------------------------------------------------------------------------------------------


def test_the_castle_is_last() -> None:
    """TQ-D14, TQ-G1: after three dungeons nothing is chosen any more."""
    table = challenge("FOB1", 2, hands={0: ["B05"]})
    table.state.completed = tuple(table.state.rules.choosable[1:3])
    table.state.pool += [card for number in table.state.completed for card in table.state.rules.dungeons[number].rooms]
    table.challenge.shield, table.challenge.progress = 0, 12
    table.says("play B05", "leave")
    assert table.state.in_castle()
    assert len(table.state.room) == 12


def test_forms_of_the_last_enemy() -> None:
    """TQ-G4, TQ-G6, TQ-G7: one after the other with the next active player, without a reward; then the game is won."""
    table = challenge("GAB01", 2, hands={0: ["B05"]}, hearts=2)
    state = table.state
    state.bosses = [state.bosses[0], room_number(state.rules, "GAB07")]
    table.challenge.progress = table.challenge.goal - 1
    events = table.says("play B05")
    assert of_kind(events, PhaseBeaten)
    assert (state.active, state.beaten, state.containers, state.parts, table.hearts) == (1, 1, 3, 0, 2)
    table.challenge.progress = table.challenge.goal - 1
    deal(state, 1, ["B01"])
    events = table.says("play B01")
    assert of_kind(events, GameWon)
    assert (state.over, state.won) == (True, True)
    assert GAME.outcome(state) == [1.0, 1.0]


@pytest.mark.parametrize(("checkpoint", "beaten"), [(True, 1), (False, 0)])
def test_beaten_forms(checkpoint: bool, beaten: int) -> None:
    """TQ-G5, TQ-G3: they stay beaten; by option not, and by option a collapse adds a form."""
    options = {"ganon_checkpoint": checkpoint, "castle_defeats_add": not checkpoint}
    table = challenge("GAB01", 2, options=options)
    state = table.state
    state.bosses = [state.bosses[0], room_number(state.rules, "GAB07")]
    state.beaten = 1
    collapse(state)
    state.decision = None
    state.run()
    assert state.beaten == beaten
    assert len(state.bosses) == (2 if checkpoint else 3)


def test_the_teleporter_is_won() -> None:
    """TQ-Q1, TQ-Q2: placed at once, or kept and placed later by whoever is asked."""
    table = challenge("GA01", 2, hands={0: ["B05"]})
    table.challenge.progress = table.challenge.goal - 1
    events = table.says("play B05")
    assert of_kind(events, TeleporterWon)
    assert table.options() == ["keep", "place-here"]
    table.says("keep")
    assert table.state.teleporter == KEPT
    assert table.why_not("place c3r2") == "TQ-Q2"
    table.says("place c3r1")
    assert table.state.teleporter == table.state.plan().entrance
    assert table.why_not("place c3r1") == "TQ-Q2"


# --- the end ----------------------------------------------------------------------------------------------------------


def test_a_limit_of_collapses() -> None:
    """TQ-X9: by option; everybody loses."""
    table = challenge("BD01", 2, options={"defeat_limit": 1}, hearts=0.5)
    events = table.hears("pass", "pass")
    assert of_kind(events, GameLost)
    assert GAME.outcome(table.state) == [0.0, 0.0]


def test_giving_up() -> None:
    """TQ-X9: only together; one may change one's mind."""
    table = challenge("BD01", 2)
    state = table.state
    GAME.apply(state, 0, GAME.parse("give-up"))
    assert table.why_not("give-up", 0) == "TQ-X9"
    GAME.apply(state, 0, GAME.parse("go-on"))
    GAME.apply(state, 1, GAME.parse("give-up"))
    assert not state.over
    assert of_kind(GAME.apply(state, 0, GAME.parse("give-up")), GameGivenUp)
    assert state.over


@pytest.mark.parametrize(("option", "hearts"), [("full", 5), ("half", 3), ("three", 3)])
def test_hearts_after_a_collapse(option: str, hearts: int) -> None:
    """TQ-X5: of five containers."""
    assert restart_hearts(explore(2, containers=5, options={"restart_hearts": option})) == hearts * 2
