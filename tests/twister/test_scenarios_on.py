"""More scenarios for acceptance."""

from tafelrunde.engine.view import view
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.dungeon import board_square, gear_square, sees
from tafelrunde.games.twister.events import (
    Appeared,
    CombatBegan,
    GoalTested,
    HallRevealed,
    HallTurned,
    Jumped,
    ReinforcementCalled,
    RotationRolled,
    TeleportRolled,
    TokenLost,
)
from tafelrunde.games.twister.rules.setup import room
from tafelrunde.games.twister.rules.turn import PlayerTurn, playable
from tafelrunde.games.twister.state import Twister
from tests.twister.kit import Table, hall_with, name, of, open_board, ruleset, square


def reserve(table: Table, *npcs: str) -> None:
    """These NPCs are next in the reinforcement deck."""
    table.state.reserve = tuple(table.token(npc) for npc in reversed(npcs))


def test_reinforcements() -> None:
    """DT-E1, DT-E2, DT-E3, DT-E4, DT-D6: symbols of the level call NPCs, right after the combat or in phase 3."""
    table = open_board({"yellow-naga": (1, 0), "yellow-cleric": (5, 10), "hurban": (5, 11)}, level="black")
    reserve(table, "djenh", "will", "mira")
    table.deck(6)
    table.turn(ap=1)
    events = table.say("fight yellow-cleric hurban", "combat 4")
    while type(table.state.decision).__name__ == "ChooseLanding":
        events += table.say(table.options[0])
    assert [event.npc for event in of(ReinforcementCalled, events)] == ["djenh", "will"]
    # the action card 5, in phase 3
    table = open_board({"yellow-naga": (1, 0)}, level="black")
    reserve(table, "djenh")
    table.state.call(PlayerTurn(0))
    table.run()
    assert not of(ReinforcementCalled, table.say("card 5"))
    assert of(ReinforcementCalled, table.say("end-turn")) == [ReinforcementCalled("djenh", of_slot(table, "djenh"))]
    # pink: the NP's +2 calls one, a jump none
    pit = hall_with(11, {}, pits=[(2, 2)])
    rules = ruleset("pink", halls=[pit])
    table = open_board({"yellow-cleric": (2, 1), "hurban": (3, 1)}, rules=rules, halls={1: "T11"})
    reserve(table, "djenh", "will")
    table.deck(2)
    table.turn(ap=2)
    assert not of(ReinforcementCalled, table.say("jump yellow-cleric c2 c3"))
    table.put("hurban", (3, 3))
    events = table.say("fight yellow-cleric hurban", "combat 5")
    assert len(of(ReinforcementCalled, events)) == 1


def of_slot(table: Table, npc: str) -> int:
    """The slot in which an NPC is, or is about to be."""
    for procedure in table.state.stack:
        if hasattr(procedure, "slot") and procedure.slot >= 0:
            return int(procedure.slot)
    place = table.at(npc)
    assert place is not None
    return (place[1] - 1) // 5 * 2 + place[0] // 5


def test_player_telepath() -> None:
    """DT-Q5, DT-Q1, DT-Q2: three cards are shown, one is chosen for the NP, the others go back."""
    table = open_board({"yellow-telepath": (5, 10), "hurban": (5, 11)})
    table.deck(6, 3, 0)
    table.turn()
    table.say("fight yellow-telepath hurban")
    assert table.options == ["allow 0", "allow 3", "allow 6"]
    table.say("allow 0")
    assert sorted(table.state.enemy_deck) == [1, 2, 2, 3, 3, 4, 5, 6]
    table.say("combat 6")
    assert list(table.state.enemy_discard) == [0]
    assert len(table.state.enemy_deck) == 8


def test_npc_telepath() -> None:
    """DT-Q4, DT-Q6: the lowest card but +0; off against another telepath."""
    table = open_board({"phil": (5, 10), "yellow-wizard": (5, 11)})
    table.hand(0, 3, 5)
    table.turn()
    table.say("fight yellow-wizard phil")
    assert table.options == ["combat 3"]
    table = open_board({"phil": (5, 10), "yellow-wizard": (5, 11)})
    table.hand(0)
    table.turn()
    table.say("fight yellow-wizard phil")
    assert table.options == ["combat 0"]
    table = open_board({"phil": (5, 10), "yellow-telepath": (5, 11)})
    table.hand(0, 3, 5)
    table.turn()
    table.say("fight yellow-telepath phil")
    assert table.options == ["combat 0", "combat 3", "combat 5"]


def test_group_combat_and_stab() -> None:
    """DT-C3, DT-C5, DT-C6, DT-C7, DT-C8, DT-K1: 2 + 2 + 1 against 2; with +1 against +5 the attackers lose."""
    table = open_board(
        {"yellow-backstabber": (5, 10), "yellow-banshee": (6, 11), "blue-cleric": (5, 11), "blue-naga": (0, 20)}, seats=2
    )
    table.turn()
    events = table.say("fight yellow-backstabber blue-cleric", "combat 1", "combat 5")
    began = of(CombatBegan, events)[0]
    assert (began.attack, began.defence) == (5, 2)
    assert table.wounded("yellow-backstabber")
    assert table.wounded("yellow-banshee")
    assert not table.wounded("blue-cleric")
    assert 1 not in table.state.seats[0].hand
    assert table.state.seats[1].discard == (5,)


def test_carrier() -> None:
    """DT-H3, DT-V1, DT-H2: the wounded one he carries shares his fate."""
    table = open_board(
        {"yellow-naga": (5, 10), "yellow-telepath": (0, 0), "yellow-cleric": (9, 0), "blue-colossus": (5, 11)},
        wounded=["yellow-telepath"],
        loads={"yellow-naga": "yellow-telepath"},
        seats=2,
    )
    table.turn()
    table.say("fight yellow-naga blue-colossus", "combat 0", "combat 0")
    assert table.wounded("yellow-naga")
    assert table.out("yellow-telepath")
    assert table.state.points == (0, 1)


def test_golden_rule_two() -> None:
    """DT-M5, DT-M6, DT-M7, DT-O2: never three tokens on a square at the end of an action."""
    table = open_board({"yellow-cleric": (5, 10), "yellow-key": (5, 11)}, loads={"yellow-cleric": "yellow-rope"})
    table.turn()
    assert not table.allows(f"move yellow-cleric {name((5, 11))}")
    assert table.allows(f"move yellow-cleric {name((5, 12))}")
    table.say("walk yellow-cleric", f"on {name((5, 11))}")
    assert "stop" not in table.options
    assert "drop" in table.options
    assert "swap yellow-key" in table.options
    table.say("swap yellow-key", f"on {name((5, 12))}", "stop")
    assert table.load("yellow-cleric") == "yellow-key"
    assert table.at("yellow-rope") == (5, 11)


def test_exit() -> None:
    """DT-V2, DT-V3, DT-K4, DT-K8, DT-M9: one point for the one who walks; an enemy on the square stops most."""
    table = open_board(
        {"yellow-cleric": (4, 20), "yellow-wizard": (0, 0), "blue-naga": (9, 1)},
        wounded=["yellow-wizard"],
        loads={"yellow-cleric": "yellow-wizard"},
        seats=2,
    )
    table.turn()
    table.say(f"move yellow-cleric {name((4, 21))}")
    assert table.state.points == (1, 0)
    assert table.out("yellow-cleric")
    assert table.out("yellow-wizard")
    for guard, exits in (("blue-naga", {"yellow-wizard"}), ("blue-colossus", {"yellow-wizard", "yellow-banshee"})):
        for runner in ("yellow-cleric", "yellow-wizard", "yellow-banshee"):
            table = open_board({runner: (4, 20), guard: (4, 21)}, seats=2)
            table.turn()
            assert (f"move {runner} {name((4, 21))}" in table.options) == (runner in exits)


def test_rotation_geometry() -> None:
    """DT-G2, DT-W4, DT-G3: a token turns with its hall."""
    table = open_board({"yellow-cleric": (0, 5), "yellow-mekanork": (2, 3)}, halls={1: "TG"})
    table.turn()
    table.say("turn yellow-mekanork 1 cw")
    assert table.at("yellow-cleric") == (4, 5)
    table.say("turn yellow-mekanork 1 cw")
    assert table.at("yellow-cleric") == (4, 1)
    assert table.at("yellow-mekanork") == (2, 3)
    table = open_board(halls={1: "1a"}, turned={1: 1})
    assert gear_square(table.state, 0) == square((2, 3))
    pits = {place for place in range(25) if table.state.ground[square((place % 5, 5 - place // 5))] == 2}
    assert pits == {0, 3 * 5 + 1}
    assert board_square(table.state, 0, 4, 0) == square((0, 5))


def test_slit() -> None:
    """DT-L3, DT-K6, DT-G5, DT-F3, DT-L1: looked through from right behind it; against a wall it is a wall."""
    hall = hall_with(11, {((2, 2), "n"): "slit"})
    table = open_board({"yellow-cleric": (2, 2), "phil": (2, 5)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    assert sees(table.state, square((2, 2)), 0) == table.token("phil")
    assert sees(table.state, square((2, 1)), 0) == table.token("yellow-cleric")
    table.put("yellow-cleric", (0, 0))
    assert sees(table.state, square((2, 1)), 0) == -1
    table.put("yellow-naga", (2, 2))
    table.turn()
    assert f"move yellow-naga {name((2, 3))}" in table.options
    # a border slit against a wall of the neighbour
    one = hall_with(11, {((4, 3), "e"): "slit"})
    two = hall_with(12, {((0, 3), "w"): "wall"})
    table = open_board({"yellow-naga": (4, 3), "phil": (6, 3)}, rules=ruleset(halls=[one, two]), halls={1: "T11", 2: "T12"})
    assert table.edge((4, 3), "e") == "wall"
    assert sees(table.state, square((4, 3)), 1) == -1
    table.turn()
    assert f"move yellow-naga {name((5, 3))}" not in table.options


def test_jump() -> None:
    """DT-J1, DT-J2: over a pit without a character, straight or round the corner."""
    hall = hall_with(11, {}, pits=[(3, 3)])
    rules = ruleset(halls=[hall])
    table = open_board({"yellow-cleric": (2, 3)}, rules=rules, halls={1: "T11"})
    table.turn()
    jumps = {text for text in table.options if text.startswith("jump")}
    assert jumps == {f"jump yellow-cleric d3 {to}" for to in ("e3", "d4", "d2")}
    table.say("jump yellow-cleric d3 e3")
    assert table.at("yellow-cleric") == (4, 3)
    assert table.state.seats[0].jumps == 2
    table = open_board(
        {"yellow-cleric": (2, 3), "yellow-naga": (3, 3)},
        wounded=["yellow-naga"],
        loads={"yellow-naga": "yellow-rope"},
        rules=rules,
        halls={1: "T11"},
    )
    table.turn()
    assert not [text for text in table.options if text.startswith("jump")]


def test_repel_into_a_pit() -> None:
    """DT-K2, DT-F1, DT-F4: also a Wizard falls."""
    hall = hall_with(11, {}, pits=[(2, 4)])
    table = open_board({"yellow-banshee": (2, 1), "xanth": (2, 3)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    table.turn(ap=2)
    table.say("repel yellow-banshee xanth")
    assert table.out("xanth")
    assert table.state.points == (1, 0)


def test_what_falls_into_a_pit_is_lost() -> None:
    """DT-O8, DT-F1: all but a rope."""
    hall = hall_with(11, {}, pits=[(2, 4)])
    places = {"yellow-banshee": (2, 1), "xanth": (2, 3)}
    table = open_board(places, rules=ruleset(halls=[hall]), halls={1: "T11"}, loads={"xanth": "violet-key"})
    table.turn(ap=2)
    assert of(TokenLost, table.say("repel yellow-banshee xanth")) == [TokenLost("violet-key")]
    assert table.out("violet-key")


def test_versus_placement() -> None:
    """DT-S1, DT-S2, DT-S3, DT-S4, DT-S5: two or three tokens a hall, twenty in all; the opponent sees how many."""
    state = GAME.start(GAME.setting({"starters": "random"}), 2, 4)
    assert isinstance(state, Twister)
    while type(state.decision).__name__ == "HideToken":
        if room(state, 0) == 0:
            assert not [action for action in GAME.legal_actions(state) if action.text.endswith(" 1")]
        if room(state, 2) == 1:
            assert [action for action in GAME.legal_actions(state) if action.text.endswith(" 3")]
        seen = view(state, 1 - state.asked().seat)
        assert isinstance(seen, Twister)
        assert set(seen.seats[state.asked().seat].placed) <= {-1}
        assert seen.seats[state.asked().seat].placed_at == state.seats[state.asked().seat].placed_at
        GAME.apply(state, state.asked().seat, GAME.legal_actions(state)[0])
    assert all(room(state, slot) == 0 for slot in range(8))
    assert len(state.seats[0].placed) + len(state.seats[1].placed) == 20
    assert sorted(square for square in state.where if square >= 0) == [1, 3, 6, 8, 211, 213, 216, 218]


def test_opening_limit() -> None:
    """DT-T1, DT-T2: first a 2, then at most one more than the highest, after a 4 all."""
    table = open_board({"yellow-naga": (1, 0), "blue-naga": (1, 21)}, seats=2)
    state = table.state
    for highest, allowed in ((0, [2]), (2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])):
        state.highest = highest
        assert playable(state, 0) == allowed


def test_vision() -> None:
    """DT-X1, DT-X2, DT-X3, DT-X4: the card with the eye reveals a hall after phase 3; its NPCs wait for the NP's turn."""
    table = open_board({"yellow-naga": (1, 0)}, hidden=(5, 6), vision=True)
    state = table.state
    state.bag = tuple(table.token(word) for word in ("yellow-cleric", "violet-key", "phil", "yellow-rope"))
    state.vision_deck = (5, 0, 4)  # slots 6, 1, 5; the last is on top
    state.call(PlayerTurn(0))
    table.run()
    table.say("card 5")
    events = table.say("end-turn")
    while type(state.decision).__name__ == "ChooseLanding":
        events += table.say(table.options[0])
    assert of(HallRevealed, events) == [HallRevealed("", 4, "TN")]
    assert {event.token for event in of(TeleportRolled, events)} <= {"violet-key", "phil", "yellow-rope"}
    assert list(state.seats[0].actions) == [2, 3, 4]
    assert state.hidden[5]
    assert table.token("phil") in state.row or table.out("phil")


def test_goals_in_order() -> None:
    """DT-P2, DT-P14, DT-Z1: exit and object fail; the Cleric outranks the nearer Naga (scheme 2)."""
    table = open_board({"phil": (4, 20), "violet-wand": (2, 20), "yellow-cleric": (4, 10), "yellow-naga": (8, 20)})
    events = table.act("phil")
    tests = of(GoalTested, events)
    assert [(test.goal, test.reason, test.cost) for test in tests] == [
        ("exit", "too-far", 7),
        ("object", "no-target", -1),
        ("fight", "ok", 4),
    ]
    assert table.at("phil") == (4, 11)
    assert of(CombatBegan, events)[0].target == "yellow-cleric"


def test_reveal_twice() -> None:
    """DT-Z4, DT-J4, DT-I1, DT-R1, DT-R4, DT-Y10: move, reveal, move, jump, reveal; one reinforcement (scheme 7)."""
    walls = {((4, y), "e"): "wall" for y in (2, 3, 4, 5)}
    walls.update({((x, 5), "n"): "wall" for x in (0, 1, 3, 4)})
    walls.update({((2, 5), "e"): "wall", ((2, 5), "w"): "wall"})
    here = hall_with(11, walls, pits=[(2, 4)])
    first = hall_with(12, {((0, 1), "n"): "wall", ((0, 1), "e"): "wall"})
    table = open_board(
        {"lissandra": (1, 1), "violet-bow": (2, 1)},
        rules=ruleset(halls=[here, first]),
        halls={1: "T11", 2: "T12"},
        hidden=(2, 3, 8),
    )
    words = ("violet-rope", "violet-key", "violet-lance", "yellow-rope", "yellow-key", "yellow-bow")
    table.state.bag += tuple(table.token(word) for word in words)
    reserve(table, "djenh", "will")
    events = table.act("lissandra")
    while type(table.state.decision).__name__ == "ChooseLanding":
        events += table.say(table.options[0])
    assert table.load("lissandra") == "violet-bow"
    assert [event.slot for event in of(HallRevealed, events)] == [1, 2]
    assert [event.slot for event in of(ReinforcementCalled, events)] == [1]
    assert of(Jumped, events) == [Jumped("lissandra", square((2, 4)), square((2, 5)), False)]
    assert table.state.hidden[7]
    assert table.at("lissandra") == (2, 5)
    assert table.state.seats[0].jumps == 3


def test_regroup() -> None:
    """DT-Z6, DT-I1, DT-P5: the Cleric outranks the nearer Colossus; the lance is taken on the way (scheme 8)."""
    table = open_board({"tinker": (0, 20), "hurban": (3, 20), "aritan": (0, 7), "violet-lance": (0, 15)})
    tests = of(GoalTested, table.act("tinker"))
    assert [(test.goal, test.reason) for test in tests] == [("rotate", "no-target"), ("regroup", "ok")]
    assert tests[1].cost == 4
    assert table.at("tinker") == (0, 8)
    assert table.load("tinker") == "violet-lance"


def test_yom() -> None:
    """DT-Y4, DT-W3: his own hall first, whatever its arrow, then the sibling."""
    table = open_board({"yom": (2, 3)}, halls={1: "TG", 6: "TH"})
    table.dice((6, 5), (6, 2))  # CCW3, CW3
    events = table.act("yom")
    assert of(HallTurned, events) == [HallTurned("yom", 0, False, 3), HallTurned("yom", 5, True, 2)]
    table = open_board({"yom": (2, 3)}, halls={1: "TG"}, hidden=(6,))
    table.dice((6, 5), (6, 2))
    events = table.act("yom")
    assert len(of(RotationRolled, events)) == 1


def test_tinkers_lock() -> None:
    """DT-Y2, DT-W1, DT-W2: on the gear of a pair he locks both gears, but not for Mekanorks."""
    table = open_board({"tinker": (2, 3), "yellow-cleric": (7, 13), "franz": (7, 15)}, halls={1: "TG", 6: "TH"})
    table.turn()
    assert not [text for text in table.options if text.startswith("turn")]
    tests = of(GoalTested, table.act("franz"))
    assert [test.reason for test in tests if test.goal == "rotate"] == ["no-target"]
    table.put("yellow-cleric", (0, 0))
    table.put("yellow-mekanork", (7, 13))
    table.turn()
    turns = {text for text in table.options if text.startswith("turn")}
    assert turns == {f"turn yellow-mekanork {slot} {way}" for slot in (1, 6) for way in ("cw", "ccw")}


def test_snake_slissken() -> None:
    """DT-Y3, DT-D5: after the characters the objects come, without dice, to where he gets most easily."""
    table = open_board({"slissken": (5, 8)}, hidden=(3,))
    table.state.bag += tuple(table.token(word) for word in ("violet-key", "phil", "violet-rope"))
    table.dice((6, 4), (6, 2))
    events = table.act("slissken")
    assert [event.token for event in of(TeleportRolled, events)] == ["phil"]
    appeared = of(Appeared, events)
    assert [event.token for event in appeared] == ["phil", "violet-rope", "violet-key"]
    assert appeared[0].square == square((4, 8))
    near = {square(place) for place in ((4, 7), (4, 9), (3, 8))}
    assert {appeared[1].square, appeared[2].square} <= near
    assert appeared[1].square != appeared[2].square
