"""Scenarios for acceptance, the schemes of the book among them."""

from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.events import (
    Appeared,
    CombatBegan,
    CombatTied,
    EdgeBroken,
    GoalTested,
    HallTurned,
    LostInTheVoid,
    NothingTurned,
    NpcSkipped,
    RotationRolled,
    TeleportRolled,
)
from tafelrunde.games.twister.rules.arrivals import Teleport
from tafelrunde.games.twister.ruleset import BLUE, DARK
from tafelrunde.games.twister.state import Twister, replaced
from tests.twister.kit import hall_with, name, of, open_board, ruleset, square


def start(**choices: object) -> Twister:
    state = GAME.start(GAME.setting({"stepwise": False, **choices}), 1, 3)
    assert isinstance(state, Twister)
    return state


def test_solo_setup() -> None:
    """DT-S10, DT-S11, DT-S12, DT-S13, DT-S14, DT-S15, DT-S16, DT-S17, DT-S18: 24 in the bag, 24 in the deck (scheme 1)."""
    state = start()
    assert sorted(state.hall) == list(range(8))
    assert state.hidden == (True,) * 8
    assert {state.ground[square] for square in range(10, 210)} == {DARK}
    for word in ("yellow-naga", "yellow-cleric", "yellow-wizard", "yellow-colossus"):
        GAME.apply(state, 0, GAME.parse(f"starter {word}"))
    assert len(state.bag) == 24
    assert sum(token >= 34 for token in state.bag) == 8
    assert sum(28 <= token < 34 for token in state.bag) == 6
    assert sum(16 <= token < 22 for token in state.bag) == 6
    assert sum(token < 8 for token in state.bag) == 4
    assert len(state.reserve) == 24
    assert len(state.enemy_deck) == 9
    seat = state.seats[0]
    assert (seat.actions, len(seat.hand), seat.jumps) == ((2, 3, 4, 5), 9, 3)
    assert sorted(square for square in state.where if square >= 0) == [1, 3, 6, 8]
    assert state.row == ()
    assert state.points == (0, 0)


def test_first_cycle() -> None:
    """DT-T4, DT-T5, DT-T3: 2, 3, 4, 5 in this order, and the first action reveals a hall."""
    state = start(starters="random")
    for card in (2, 3, 4, 5):
        assert [action.text for action in GAME.legal_actions(state)] == [f"card {card}"]
        GAME.apply(state, 0, GAME.parse(f"card {card}"))
        if card == 2:
            legal = {action.text.split()[0] + action.text[-1] for action in GAME.legal_actions(state)}
            assert legal == {"reveal1", "reveal2"}
            GAME.apply(state, 0, GAME.legal_actions(state)[0])
        while type(state.decision).__name__ != "ChooseCard":
            texts = [action.text for action in GAME.legal_actions(state)]
            GAME.apply(state, state.asked().seat, GAME.parse("end-turn" if "end-turn" in texts else texts[0]))
    assert [action.text for action in GAME.legal_actions(state)] == ["card 2", "card 3", "card 4", "card 5"]


def test_teleport() -> None:
    """DT-D1, DT-D2, DT-D3, DT-D4, DT-D7: pits do not count, a six is a choice, two sixes are the end."""
    table = open_board({"yellow-naga": (1, 0)}, halls={1: "2a"})
    state = table.state
    state.drawn = (table.token("yellow-rope"),)
    table.dice((6, 1), (6, 3), (6, 5), (6, 0))  # red 2, white 4: a pit; then red 6, white 1
    state.call(Teleport(0))
    rolled = of(TeleportRolled, table.run())
    assert [(event.red, event.white) for event in rolled] == [(2, 4), (6, 1)]
    assert table.options == [f"put {name((x, 5))}" for x in range(5)]
    table.say("put c5")
    assert table.at("yellow-rope") == (2, 5)
    # the whole column r, 3 is occupied
    for index, y in enumerate(range(1, 6)):
        if state.ground[square((3, y))] < 2:
            table.put(("yellow-key", "yellow-bow", "yellow-wand", "yellow-shield", "yellow-lance")[index], (3, y))
    state.drawn = (table.token("violet-rope"), table.token("violet-key"))
    table.dice((6, 3), (6, 5), (6, 0), (6, 0))  # red 4, white 6: nothing free; then red 1, white 1
    state.call(Teleport(0))
    assert [(event.red, event.white) for event in of(TeleportRolled, table.run())] == [(4, 6), (1, 1)]
    assert table.at("violet-rope") == (0, 5)
    table.dice((6, 5), (6, 5))
    state.call(Teleport(0))
    assert of(LostInTheVoid, table.run())
    assert table.out("violet-key")
    assert state.points == (0, 0)


def test_the_grid_turns_with_the_hall() -> None:
    """DT-D1, DT-G2: rows and columns turn with the hall; after one turn its first row is on the right (scheme 5)."""
    table = open_board({"yellow-naga": (1, 0)}, halls={1: "2a"}, turned={1: 1})
    table.state.drawn = (table.token("yellow-rope"),)
    table.dice((6, 1), (6, 0))  # red 2, white 1: the second square of the first printed row
    table.state.call(Teleport(0))
    table.run()
    assert table.at("yellow-rope") == (4, 4)


def test_default_approach() -> None:
    """DT-P6, DT-M1: nothing in reach, so White Phil walks 15 squares towards the yellow line (scheme 3)."""
    table = open_board({"phil": (4, 17)})
    tests = of(GoalTested, table.act("phil"))
    assert table.at("phil") == (4, 2)
    first = tests[0]
    assert (first.goal, first.ap, first.reason, first.cost) == ("exit", 5, "too-far", 6)
    assert [test.reason for test in tests[1:]] == ["no-target"] * 5 + ["approach"]


def test_a_small_step() -> None:
    """DT-P6, DT-P15, DT-P16: the relaxed distance falls from 11 to 10 (scheme 4)."""
    table = open_board({"phil": (0, 4)}, halls={1: "2a"})
    table.act("phil")
    assert table.at("phil") == (1, 4)


def test_fight_priority() -> None:
    """DT-Z1, DT-P7: the Cleric, then the Wizard, then two steps towards the Backstabber (scheme 6)."""
    table = open_board({"hurban": (5, 10), "yellow-cleric": (5, 13), "yellow-wizard": (7, 12), "yellow-backstabber": (2, 10)})
    table.deck(6, 5)
    table.act("hurban")
    assert table.at("hurban") == (5, 12)
    table.say("combat 0")
    assert table.wounded("yellow-cleric")
    assert table.at("hurban") == (6, 12)
    table.say("combat 0")
    assert table.wounded("yellow-wizard")
    at = table.at("hurban")
    assert at is not None
    assert abs(at[0] - 2) + abs(at[1] - 10) == 4
    assert not table.wounded("yellow-backstabber")
    assert table.state.decision is None


def test_tie_repeats() -> None:
    """DT-Z1, DT-Q4, DT-Q3: three forced cards, three ties, the same target."""
    table = open_board({"will": (5, 10), "yellow-wizard": (5, 11)})
    table.deck(2, 3, 3)
    table.act("will")
    events = []
    for card in (1, 2, 2):
        assert table.options == [f"combat {card}"]
        events += table.say(f"combat {card}")
    assert len(of(CombatTied, events)) == 3
    assert table.state.decision is None
    assert not table.wounded("yellow-wizard")
    assert not table.wounded("will")


def test_not_twice_in_a_turn() -> None:
    """DT-C2, DT-B4, DT-G11: wounded this turn, the Naga is no target, except of a fireball."""
    table = open_board(
        {"yellow-naga": (5, 10), "hurban": (5, 11), "xanth": (5, 14), "yellow-banshee": (0, 1)}, loads={"xanth": "violet-wand"}
    )
    table.hurt("yellow-naga")
    table.state.hurt = (table.token("yellow-naga"),)
    tests = of(GoalTested, table.act("hurban"))
    assert all(test.reason != "ok" for test in tests if test.goal == "fight")
    table.put("hurban", (9, 20))
    table.act("xanth")
    assert table.out("yellow-naga")


def test_object_chain() -> None:
    """DT-Z7, DT-Z8, DT-Z9, DT-P11, DT-Y9, DT-Z5, DT-O9: Serpico brings Xanth to Sam, takes the wand and leaves (scheme 9)."""
    table = open_board({"serpico": (0, 20), "xanth": (9, 14), "aritan": (9, 9), "yellow-wand": (9, 6)}, wounded=["xanth"])
    table.act("serpico")
    assert table.load("aritan") == "xanth"
    assert table.out("serpico")
    assert table.out("yellow-wand")
    assert table.state.points == (0, 1)
    assert table.token("serpico") not in table.state.row


def test_exchange_one_load() -> None:
    """DT-I4: Muldon ranks the wand better than Serpico."""
    walls = {((0, y), "e"): "wall" for y in range(1, 6)}
    rules = ruleset(halls=[hall_with(11, walls)])
    table = open_board(
        {"muldon": (0, 6), "serpico": (0, 4), "yellow-cleric": (0, 2)},
        loads={"serpico": "violet-wand"},
        rules=rules,
        halls={1: "T11"},
    )
    table.act("muldon")
    assert table.load("muldon") == "violet-wand"
    assert table.load("serpico") == ""


def test_exchange_two_loads() -> None:
    """DT-I5: the best rank of the four is Amystyn's for the wand; Arthos ends with the shield."""
    board = hall_with(11, {((2, y), way): "wall" for y in (1, 2, 3, 4, 5) for way in ("e", "w")})
    table = open_board(
        {"arthos": (2, 5), "amystyn": (2, 3), "yellow-cleric": (2, 1)},
        loads={"arthos": "yellow-wand", "amystyn": "yellow-shield"},
        rules=ruleset(halls=[board]),
        halls={1: "T11"},
    )
    table.act("arthos")
    assert table.load("amystyn") == "yellow-wand"
    assert table.load("arthos") == "yellow-shield"


def test_exchange_tie() -> None:
    """DT-I5, DT-I8: both rank the wounded third, so nothing changes hands."""
    board = hall_with(11, {((2, y), way): "wall" for y in (1, 2, 3, 4, 5) for way in ("e", "w")})
    table = open_board(
        {"wallop": (2, 5), "djenh": (2, 3), "will": (9, 20), "yellow-wizard": (2, 1)},
        wounded=["will"],
        loads={"wallop": "yellow-key", "djenh": "will"},
        rules=ruleset(halls=[board]),
        halls={1: "T11"},
    )
    table.act("wallop")
    assert table.at("wallop") == (2, 2)
    assert table.load("wallop") == "yellow-key"
    assert table.load("djenh") == "will"


def test_rotate() -> None:
    """DT-Z11: one roll, the hall with that arrow, at most the AP left."""
    table = open_board({"franz": (2, 13)}, halls={3: "TG"})
    table.dice((6, 2))  # CW3
    events = table.act("franz")
    assert table.at("franz") == (2, 8)
    assert of(HallTurned, events) == [HallTurned("franz", 2, True, 2)]
    # the hall turns the other way and the sibling is not there: nothing
    table = open_board({"franz": (2, 13)}, halls={3: "TH"})
    table.dice((6, 2))
    events = table.act("franz")
    assert of(NothingTurned, events)
    assert not of(HallTurned, events)
    table = open_board({"franz": (2, 13)}, halls={3: "TH"})
    table.dice((6, 3))  # CCW1
    events = table.act("franz")
    assert of(RotationRolled, events) == [RotationRolled("franz", False, 1)]
    assert of(HallTurned, events) == [HallTurned("franz", 2, False, 1)]


def test_break() -> None:
    """DT-Z12, DT-Y7, DT-K4: two portcullises, the third of the game scores; the last AP is a move (scheme 10)."""
    table = open_board({"arthos": (1, 4)}, halls={1: "3a"})
    table.state.counters = replaced(table.state.counters, table.token("arthos") - 34, 1)
    events = table.act("arthos")
    broken = of(EdgeBroken, events)
    assert {(event.square, event.direction) for event in broken} <= {(square((1, 3)), 3), (square((3, 3)), 1)}
    assert len(broken) == 2
    assert table.state.points == (0, 1)
    assert table.at("arthos") == (3, 2)
    assert table.edge((3, 2), "s") == "closed"


def test_key_on_the_way() -> None:
    """DT-P4, DT-P3, DT-I1: a key lies on the way; three moves' worth of AP with the opening."""
    hall = hall_with(11, {**{((0, y), "e"): "wall" for y in (1, 2, 3, 4, 5)}, ((0, 3), "s"): "closed"})
    rules = ruleset(halls=[hall])
    table = open_board({"phil": (0, 6), "violet-key": (0, 5)}, rules=rules, halls={1: "T11"})
    tests = of(GoalTested, table.act("phil"))
    assert (tests[0].reason, tests[0].cost) == ("ok", 3)
    assert table.out("phil")
    assert table.out("violet-key")
    assert table.state.points == (0, 1)


def test_regroup_ignored() -> None:
    """DT-P13: beside an ally of the best rank the goal is ignored; Djenh stays where he is."""
    table = open_board({"tinker": (5, 10), "aritan": (5, 11), "hurban": (5, 13)})
    tests = of(GoalTested, table.act("tinker"))
    assert [test.reason for test in tests if test.goal == "regroup"] == ["content"]
    table = open_board({"djenh": (5, 15), "hurban": (5, 16)})
    table.act("djenh")
    assert table.at("djenh") == (5, 15)


def test_bow_first() -> None:
    """DT-Z3, DT-B3, DT-Z2: a shot at the fourth of the list before a fight with the first."""
    cell = {((2, 3), way): "wall" for way in "nsw"}
    hall = hall_with(11, {**cell, ((3, 3), "e"): "wall"})
    table = open_board(
        {"will": (3, 5), "yellow-colossus": (2, 3), "yellow-cleric": (9, 5)},
        loads={"will": "violet-bow"},
        rules=ruleset(halls=[hall]),
        halls={1: "T11"},
    )
    table.deck(0)
    events = table.act("will")
    began = of(CombatBegan, events)
    assert [(event.target, event.mode, event.attack) for event in began] == [("yellow-cleric", "bow", 2)]
    table.say("combat 6")
    assert not table.wounded("will")


def test_wand() -> None:
    """DT-Z10: a move, a fireball, the wand is gone; with 2 AP left the goals are checked again."""
    table = open_board({"amystyn": (0, 10), "yellow-naga": (3, 13)}, loads={"amystyn": "violet-wand"})
    table.act("amystyn")
    assert table.out("yellow-naga")
    assert table.out("violet-wand")
    assert table.state.points[1] == 1


def test_heal() -> None:
    """DT-Z14, DT-Y8, DT-K3: Balm's patient does not act this turn, Sam's does."""
    table = open_board({"balm": (5, 10), "hurban": (5, 11)}, wounded=["hurban"])
    table.act("balm")
    assert not table.wounded("hurban")
    assert of(NpcSkipped, table.act("hurban"))
    table = open_board({"aritan": (5, 10), "hurban": (5, 11), "phil": (0, 20)}, wounded=["hurban"])
    table.act("aritan")
    assert not table.wounded("hurban")
    assert table.state.row[-1] == table.token("hurban")
    assert not of(NpcSkipped, table.act("hurban"))


def test_wave_rick() -> None:
    """DT-Y6, DT-G7, DT-K2: through a portcullis, a wall and a slit; the victim lies wounded on the other side."""
    hall = hall_with(11, {((2, 3), "s"): "closed"})
    table = open_board({"rick": (2, 5), "yellow-mekanork": (2, 3)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    table.act("rick")
    assert table.at("yellow-mekanork") is not None
    assert table.wounded("yellow-mekanork")
    assert table.edge((2, 3), "s") == "broken"
    hall = hall_with(11, {((2, 3), "s"): "wall"})
    table = open_board({"rick": (2, 5), "yellow-cleric": (2, 4)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    table.act("rick")
    assert table.at("yellow-cleric") == (2, 2)
    assert table.wounded("yellow-cleric")
    assert table.edge((2, 3), "s") == "broken"
    hall = hall_with(11, {((2, 1), "s"): "slit"})
    table = open_board({"rick": (2, 2), "yellow-naga": (2, 1)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    table.act("rick")
    assert table.at("yellow-naga") == (2, 0)
    assert table.wounded("yellow-naga")
    assert table.edge((2, 1), "s") == "broken"
    assert table.state.points == (0, 0)


def test_father_wallop() -> None:
    """DT-Y5, DT-C3: he counts the enemies beside his square only; a Colossus joins through another NPC."""
    table = open_board({"wallop": (2, 5), "yellow-wizard": (2, 8), "phil": (3, 8), "yellow-colossus": (4, 8)})
    events = table.act("wallop")
    began = of(CombatBegan, events)
    assert len(began) == 1
    assert began[0].target == "yellow-wizard"
    assert set(began[0].defenders) == {"yellow-wizard", "yellow-colossus"}
    assert began[0].defence == 6
    hall = hall_with(11, {((1, 2), "n"): "wall", ((1, 2), "s"): "wall", ((1, 2), "w"): "wall"})
    table = open_board(
        {"wallop": (2, 4), "yellow-wizard": (1, 2), "yellow-banshee": (2, 1)}, rules=ruleset(halls=[hall]), halls={1: "T11"}
    )
    # the only square beside the Wizard is beside the Banshee too; he turns to the Banshee from elsewhere
    began = of(CombatBegan, table.act("wallop"))
    assert [event.target for event in began] in ([], ["yellow-banshee"])
    assert all(table.at("wallop") != (2, 2) for _ in began)


def test_appeared_is_told() -> None:
    """DT-D6: a new NPC's card is the last of the row."""
    table = open_board({"phil": (0, 20)})
    table.state.drawn = (table.token("djenh"),)
    table.dice((6, 0), (6, 0))
    table.state.call(Teleport(0))
    assert of(Appeared, table.run()) == [Appeared("djenh", square((0, 5)))]
    assert [table.state.name(npc) for npc in table.state.row] == ["phil", "djenh"]
    assert table.state.rules.side[table.token("djenh")] == BLUE
