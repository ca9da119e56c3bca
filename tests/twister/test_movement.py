"""Moving, jumping, carrying and sight (DT-G, DT-M, DT-J, DT-O, DT-F, DT-L)."""

from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.actions import Swap, Trade
from tafelrunde.games.twister.dungeon import sees
from tafelrunde.games.twister.steps import Walker
from tests.twister.kit import Table, hall_with, name, open_board, ruleset, square


def pit_board(tokens: dict[str, tuple[int, int]], pits: list[tuple[int, int]], **more: object) -> Table:
    """A board whose first hall has these pits."""
    rules = ruleset(halls=[hall_with(11, {}, pits=pits)])
    return open_board(tokens, rules=rules, halls={1: "T11"}, **more)


def may_go(table: Table, who: str, place: tuple[int, int]) -> bool:
    return table.allows(f"move {who} {name(place)}")


def test_adjacent_needs_an_open_edge() -> None:
    """DT-G8, DT-G10: walls, closed portcullises and slits separate; friends are no targets."""
    for kind, near in (("open", True), ("wall", False), ("closed", False), ("slit", False)):
        hall = hall_with(11, {((2, 3), "n"): kind})
        table = open_board(
            {"yellow-cleric": (2, 3), "phil": (2, 4), "yellow-wizard": (1, 3)}, rules=ruleset(halls=[hall]), halls={1: "T11"}
        )
        table.turn()
        assert ("fight yellow-cleric phil" in table.options) == near
        assert "fight yellow-cleric yellow-wizard" not in table.options


def test_steps_need_a_revealed_hall() -> None:
    """DT-M2, DT-G9: nobody enters a hidden hall."""
    table = open_board({"yellow-naga": (2, 5)}, hidden=(3,))
    table.turn()
    assert not may_go(table, "yellow-naga", (2, 6))
    assert may_go(table, "yellow-naga", (5, 4))


def test_who_blocks_whom() -> None:
    """DT-M3, DT-K4, DT-K8: unwounded enemies block, but a Wizard flies over, and the weak slip past a Colossus."""
    walls = {((0, y), "e"): "wall" for y in range(1, 6)}
    rules = ruleset(halls=[hall_with(11, walls)])
    for blocker, passing in (("hurban", {"yellow-wizard", "yellow-banshee"}), ("phil", {"yellow-wizard"})):
        for runner in ("yellow-wizard", "yellow-banshee", "yellow-cleric"):
            table = open_board({runner: (0, 2), blocker: (0, 3)}, rules=rules, halls={1: "T11"})
            table.turn()
            assert may_go(table, runner, (0, 4)) == (runner in passing)
            table.hurt(blocker)
            assert may_go(table, runner, (0, 4))
            assert not may_go(table, runner, (0, 3))


def test_pits_are_for_ropes_and_wizards() -> None:
    """DT-M4, DT-B1, DT-F2, DT-M6: with a rope, over a rope, past a friend with one, or by levitation."""
    table = pit_board({"yellow-cleric": (2, 2)}, [(2, 3)])
    table.turn()
    assert not may_go(table, "yellow-cleric", (2, 3))
    table.give("yellow-cleric", "yellow-rope")
    assert may_go(table, "yellow-cleric", (2, 3))
    table = pit_board({"yellow-cleric": (2, 2), "yellow-rope": (2, 3)}, [(2, 3)])
    table.turn()
    assert may_go(table, "yellow-cleric", (2, 3))
    table = pit_board({"yellow-cleric": (2, 2), "yellow-naga": (2, 3)}, [(2, 3)], loads={"yellow-naga": "yellow-rope"})
    table.turn()
    assert may_go(table, "yellow-cleric", (2, 4))
    table = pit_board({"yellow-wizard": (2, 2)}, [(2, 3)])
    table.turn()
    assert may_go(table, "yellow-wizard", (2, 4))
    assert not may_go(table, "yellow-wizard", (2, 3))


def test_attachment_points() -> None:
    """DT-F2: floor, gear, line, or a pit with a rope."""
    table = pit_board({"yellow-cleric": (2, 2)}, [(2, 3), (2, 4), (1, 3), (3, 3)])
    cleric = Walker(table.state, table.token("yellow-cleric"))
    assert cleric.attachments(square((2, 3)), -1, 0) == 1
    table.put("yellow-rope", (2, 4))
    cleric = Walker(table.state, table.token("yellow-cleric"))
    assert cleric.attachments(square((2, 3)), -1, 0) == 2


def test_legal_pairs() -> None:
    """DT-M8: an unwounded one may rest beside a wounded friend, never beside an enemy."""
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (2, 3), "phil": (3, 2)}, wounded=["yellow-naga", "phil"])
    table.turn()
    assert may_go(table, "yellow-cleric", (2, 3))
    assert not may_go(table, "yellow-cleric", (3, 2))


def test_jump_out_of_the_dungeon() -> None:
    """DT-J3, DT-J5: landing on the enemy line exits; a wounded friend there does not stop it, an enemy does."""
    rules = ruleset(halls=[hall_with(11, {}, pits=[(2, 5)])])
    for lying, leaves in (("yellow-naga", True), ("blue-naga", False)):
        table = open_board(
            {"yellow-cleric": (2, 19), lying: (2, 21), "blue-cleric": (9, 21)},
            wounded=[lying],
            rules=rules,
            halls={7: "T11"},
            seats=2,
        )
        table.turn()
        assert (f"jump yellow-cleric c20 {name((2, 21))}" in table.options) == leaves
    table = open_board({"yellow-cleric": (2, 19), "blue-cleric": (9, 21)}, rules=rules, halls={7: "T11"}, seats=2)
    table.turn()
    table.say(f"jump yellow-cleric c20 {name((2, 21))}")
    assert table.state.points == (1, 0)


def test_handling_friends_and_wounded() -> None:
    """DT-O1, DT-O2, DT-O3, DT-O7: give, get, trade; what lies with the wounded may be taken; picked up, he leaves it behind."""
    table = open_board(
        {"yellow-cleric": (2, 2), "yellow-naga": (2, 3), "yellow-wizard": (2, 4)},
        wounded=["yellow-wizard"],
        loads={"yellow-cleric": "yellow-key", "yellow-wizard": "yellow-wand"},
    )
    table.turn()
    table.say("walk yellow-cleric", "on c3")
    assert "give yellow-naga" in table.options
    table.say("give yellow-naga", "on c4")
    assert {"take yellow-wand", "take yellow-wizard"} <= set(table.options)
    table.say("take yellow-wizard")
    assert table.load("yellow-wizard") == ""
    assert table.at("yellow-wand") == (2, 4)
    table.say("on c5", "stop")
    assert table.at("yellow-wizard") == (2, 5)
    assert isinstance(GAME.parse("swap yellow-wand"), Swap)
    assert isinstance(GAME.parse("trade yellow-naga"), Trade)
    table.say("walk yellow-cleric", "on c4", "swap yellow-wand")
    assert table.at("yellow-wizard") == (2, 4)
    table.say("on c3", "trade yellow-naga")
    assert table.load("yellow-naga") == "yellow-wand"
    assert table.load("yellow-cleric") == "yellow-key"


def test_get_from_a_friend_but_not_his_rope_on_a_pit() -> None:
    """DT-O5: a rope may not be taken from a friend who stands on a pit."""
    for ground, allowed in (([(2, 3)], False), ([], True)):
        table = pit_board({"yellow-cleric": (2, 2), "yellow-naga": (2, 3)}, ground, loads={"yellow-naga": "yellow-rope"})
        table.turn()
        table.say("walk yellow-cleric", "on c3")
        assert ("get yellow-naga" in table.options) == allowed


def test_dropping() -> None:
    """DT-O4: not on a pit, unless it is a rope with two attachment points."""
    table = pit_board({"yellow-wizard": (2, 2)}, [(2, 3)], loads={"yellow-wizard": "yellow-key"})
    table.turn()
    table.say("walk yellow-wizard", "on c3")
    assert "drop" not in table.options
    table = pit_board({"yellow-wizard": (2, 2)}, [(2, 3)], loads={"yellow-wizard": "yellow-rope"})
    table.turn()
    table.say("walk yellow-wizard", "on c3")
    assert "drop" in table.options


def test_loose_objects_are_picked_up() -> None:
    """DT-O6, DT-O11, DT-I3: at the end of every action, also after a push; an NPC takes only what is on its list."""
    table = open_board({"yellow-cleric": (2, 2), "violet-key": (2, 3)})
    table.turn()
    table.say("move yellow-cleric c3")
    assert table.load("yellow-cleric") == "violet-key"
    table = open_board({"yellow-banshee": (2, 2), "yellow-naga": (2, 3), "violet-key": (2, 4)})
    table.turn()
    table.say("repel yellow-banshee yellow-naga")
    assert table.load("yellow-naga") == "violet-key"
    table = open_board({"yellow-banshee": (2, 2), "franz": (2, 3), "violet-lance": (2, 4)})
    table.turn()
    table.say("repel yellow-banshee franz")
    assert table.load("franz") == ""


def test_what_the_dead_leave() -> None:
    """DT-O8, DT-B7: the object stays on the square; on a pit everything but a rope is lost."""
    table = open_board({"yellow-cleric": (2, 2), "phil": (2, 3)}, wounded=["phil"], loads={"phil": "yellow-key"})
    table.deck(0)
    table.turn()
    table.say("fight yellow-cleric phil", "combat 6")
    assert table.at("yellow-key") == (2, 3)
    for thing, lost in (("yellow-key", True), ("yellow-rope", False)):
        table = pit_board({"yellow-banshee": (2, 1), "phil": (2, 2)}, [(2, 3)], loads={"phil": thing})
        table.turn()
        table.say("repel yellow-banshee phil")
        assert table.out(thing) == lost
        assert table.out("phil") == lost


def test_nobody_dies_by_a_free_pick_up() -> None:
    """DT-O10: the rope that holds a wounded one on a pit is not to be had; he himself is."""
    table = pit_board(
        {"yellow-wizard": (2, 2), "yellow-naga": (2, 3)},
        [(2, 3)],
        wounded=["yellow-naga"],
        loads={"yellow-naga": "yellow-rope"},
    )
    table.turn()
    table.say("walk yellow-wizard", "on c3")
    assert "take yellow-rope" not in table.options
    assert "take yellow-naga" in table.options


def test_sight_is_blocked_by_characters_only() -> None:
    """DT-L2, DT-L4, DT-L1: not by objects and pits; walls, portcullises and hidden halls end it."""
    table = pit_board({"yellow-cleric": (2, 1), "yellow-key": (2, 2), "phil": (2, 5), "will": (2, 8)}, [(2, 3)])
    assert sees(table.state, square((2, 1)), 0) == table.token("phil")
    assert sees(table.state, square((2, 4)), 0) == table.token("phil")
    table.hurt("phil")
    assert sees(table.state, square((2, 1)), 0) == table.token("phil")
    table = open_board({"yellow-cleric": (2, 1), "will": (2, 12)}, hidden=(3,))
    assert sees(table.state, square((2, 1)), 0) == -1


def test_rotations_have_no_side_effects() -> None:
    """DT-W5, DT-K5, DT-B1: a rope on a pit holds, however its hall turns; a Mekanork turns in any direction."""
    hall = hall_with(11, {}, pits=[(0, 1)], gears=[(2, 3)])
    table = open_board(
        {"yellow-mekanork": (2, 3), "yellow-naga": (0, 1)},
        loads={"yellow-naga": "yellow-rope"},
        rules=ruleset(halls=[hall]),
        halls={1: "T11"},
    )
    table.turn()
    assert {"turn yellow-mekanork 1 cw", "turn yellow-mekanork 1 ccw"} <= set(table.options)
    table.say("turn yellow-mekanork 1 ccw")
    assert table.at("yellow-naga") == (4, 1)
    assert not table.out("yellow-naga")
