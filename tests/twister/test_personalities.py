"""Each of the 32 NPCs has a test of what is its own (DT-Y)."""

import pytest

from tafelrunde.games.twister.events import (
    Appeared,
    CombatBegan,
    CombatResolved,
    EdgeBroken,
    Exploded,
    HallTurned,
    Healed,
    Left,
    PortcullisOpened,
    Regenerated,
    Repelled,
    TeleportRolled,
    WandKept,
    WoundIgnored,
)
from tafelrunde.games.twister.rules.arrivals import Reinforcements, Teleport
from tafelrunde.games.twister.rules.explaining import explain
from tafelrunde.games.twister.rules.halls import Revealing
from tafelrunde.games.twister.ruleset import EXIT, FIGHT, OBJECT, REPEL
from tafelrunde.games.twister.state import replaced
from tests.twister.kit import Table, hall_with, of, open_board, ruleset, square

NPCS = {npc.id: npc for npc in ruleset().npcs}


def in_cell(tokens: dict[str, tuple[int, int]], edges: dict[tuple[tuple[int, int], str], str], **more: object) -> Table:
    """A board whose first hall has these edges."""
    return open_board(tokens, rules=ruleset(halls=[hall_with(11, edges)]), halls={1: "T11"}, **more)


@pytest.mark.parametrize("npc", ["phil", "djenh", "mira"])
def test_one_on_one_the_lowest_card_is_forced(npc: str) -> None:
    """DT-Q4: White Phil, Djenh and Mira Culix force the lowest card, but not in a group combat."""
    table = open_board({npc: (5, 10), "yellow-cleric": (5, 11)})
    table.hand(0, 2, 5)
    table.turn()
    table.say(f"fight yellow-cleric {npc}")
    assert table.options == ["combat 2"]
    table = open_board({npc: (5, 10), "yellow-cleric": (5, 11), "yellow-naga": (6, 10)})
    table.hand(0, 2, 5)
    table.turn()
    table.say(f"fight yellow-cleric {npc}")
    assert table.options == ["combat 0", "combat 2", "combat 5"]


def test_will_forces_in_group_combats_too() -> None:
    """DT-Q8, DT-Q4: Wordless Will, unless an unwounded telepath takes part."""
    table = open_board({"will": (5, 10), "yellow-cleric": (5, 11), "yellow-naga": (6, 10)})
    table.hand(0, 2, 5)
    table.turn()
    table.say("fight yellow-cleric will")
    assert table.options == ["combat 2"]
    table = open_board({"will": (5, 10), "yellow-cleric": (5, 11), "yellow-telepath": (6, 10)})
    table.hand(0, 2, 5)
    table.turn()
    table.say("fight yellow-cleric will")
    assert table.options == ["combat 0", "combat 2", "combat 5"]


@pytest.mark.parametrize("npc", ["djenh", "amystyn"])
def test_two_cards_are_drawn(npc: str) -> None:
    """DT-Y10, DT-Q2: Djenh and Amystyn turn up two cards, the higher counts, both are discarded."""
    table = open_board({npc: (5, 10), "yellow-colossus": (5, 11)})
    table.deck(1, 4)
    table.turn()
    table.say(f"fight yellow-colossus {npc}")
    resolved = of(CombatResolved, table.say(table.options[-1]))[0]
    assert resolved.other == 4
    assert sorted(table.state.enemy_discard) == [1, 4]


def test_two_cards_against_a_telepath() -> None:
    """DT-Q7, DT-Q6: of three cards the player picks two; against Djenh only the telepathy is off."""
    table = open_board({"amystyn": (5, 10), "yellow-telepath": (5, 11)})
    table.deck(6, 1, 3)
    table.turn()
    table.say("fight yellow-telepath amystyn")
    assert table.options == ["allow 1 3", "allow 1 6", "allow 3 6"]
    table.say("allow 1 3")
    assert of(CombatResolved, table.say("combat 0"))[0].other == 3
    assert sorted(table.state.enemy_discard) == [1, 3]
    assert len(table.state.enemy_deck) == 7
    table = open_board({"djenh": (5, 10), "yellow-telepath": (5, 11)})
    table.deck(2, 5)
    table.turn()
    table.say("fight yellow-telepath djenh")
    assert of(CombatResolved, table.say("combat 0"))[0].other == 5


def test_mira_shrugs_off_the_first_wound() -> None:
    """DT-Z18: it does not happen; the second one does."""
    table = open_board({"mira": (5, 10), "yellow-colossus": (5, 11)})
    table.deck(0, 1)
    table.turn()
    table.say("fight yellow-colossus mira")
    assert of(WoundIgnored, table.say(table.options[0])) == [WoundIgnored("mira")]
    assert not table.wounded("mira")
    assert table.state.hurt == ()
    table.say("fight yellow-colossus mira")
    table.say(table.options[0])
    assert table.wounded("mira")


def test_lissandra_calls_a_reinforcement() -> None:
    """DT-Y10: into the hall that she reveals."""
    table = open_board({"lissandra": (2, 5)}, hidden=(3, 8))
    table.state.reserve = (table.token("djenh"),)
    events = table.act("lissandra")
    while table.state.decision is not None:
        events += table.say(table.options[0])
    assert table.token("djenh") in table.state.row or table.out("djenh")
    place = table.at("djenh")
    assert place is None or (place[0] < 5 and 6 <= place[1] <= 10)


def test_carla_attacks_harder() -> None:
    """DT-Y10: Carla Cuts has +1 as the attacker, not in defence."""
    table = open_board({"carla": (5, 10), "yellow-wizard": (5, 11)})
    assert of(CombatBegan, table.act("carla"))[0].attack == 3
    table = open_board({"carla": (5, 10), "yellow-colossus": (5, 11)})
    table.turn()
    assert of(CombatBegan, table.say("fight yellow-colossus carla"))[0].defence == 2


def test_nell_slips_past_enemies() -> None:
    """DT-Y10, DT-V3: enemies do not block Nightshade Nell's steps, but a guarded exit stays guarded."""
    walls = {((0, y), "e"): "wall" for y in range(1, 6)}
    table = in_cell({"nell": (0, 4), "yellow-cleric": (0, 2)}, walls)
    table.act("nell")
    assert table.out("nell")
    table = in_cell({"nell": (0, 4), "yellow-cleric": (0, 0)}, walls)
    tests = explain(table.state, table.token("nell"))
    exit_test = next(test for test in tests if test.goal == EXIT)
    assert exit_test.way[-1] != square((0, 0))


def test_penny_opens_portcullises_on_the_way() -> None:
    """DT-Y10: Penny Picklock counts as carrying a key on her ways."""
    cell = {((2, 3), way): "wall" for way in "nsw"} | {((2, 3), "e"): "closed"}
    table = in_cell({"penny": (2, 3), "violet-rope": (4, 3)}, cell)
    assert of(PortcullisOpened, table.act("penny"))
    assert table.edge((2, 3), "e") == "raised"


def test_rick_pushes_through_walls() -> None:
    """DT-Y6: Wave-Rick; an occupied open square behind the victim stops him, the outer side of the board too."""
    table = open_board({"rick": (5, 10), "yellow-cleric": (5, 12), "phil": (5, 13)})
    tests = explain(table.state, table.token("rick"))
    repel = next(test for test in tests if test.goal == REPEL)
    assert repel.reason == "ok"
    assert len(repel.way) > 1  # from another side
    table = open_board({"rick": (1, 10), "yellow-cleric": (0, 10)})
    assert explain(table.state, table.token("rick"))[0].way != (square((1, 10)),)


def test_sue_repels_for_one() -> None:
    """DT-Y10: five AP of Wailing Sue are five pushes."""
    table = open_board({"sue": (0, 1), "yellow-cleric": (0, 2)})
    assert len(of(Repelled, table.act("sue"))) == 5
    assert table.at("yellow-cleric") == (0, 7)


def test_shirley_repels_two_squares() -> None:
    """DT-Y10: Shrill Shirley pushes up to two squares a time, and stops at the first illegal one."""
    table = open_board({"shirley": (0, 1), "yellow-cleric": (0, 2)})
    table.act("shirley")
    assert table.at("yellow-cleric") == (0, 6)
    table = open_board({"shirley": (0, 1), "yellow-cleric": (0, 2), "phil": (0, 4)})
    assert len(of(Repelled, table.act("shirley"))) >= 1
    assert table.at("yellow-cleric") == (0, 3)


def test_echo_screams_on_arrival() -> None:
    """DT-Y10: Echo of the Nook pushes every enemy in sight once, free."""
    table = open_board({"yellow-cleric": (0, 2), "yellow-naga": (4, 5)})
    table.state.drawn = (table.token("echo"),)
    table.dice((6, 0), (6, 0))  # column 1, row 1: (0, 5)
    table.state.call(Teleport(0))
    events = table.run()
    assert of(Appeared, events)[0].square == square((0, 5))
    assert table.at("yellow-cleric") == (0, 1)
    assert table.at("yellow-naga") == (5, 5)


def test_wallop_strikes_only_the_weaker() -> None:
    """DT-Y5: Father Wallop does not attack a Colossus, wounded count nothing."""
    table = open_board({"wallop": (5, 10), "yellow-colossus": (5, 11)})
    tests = explain(table.state, table.token("wallop"))
    assert next(test for test in tests if test.goal == FIGHT).reason != "ok"
    table.hurt("yellow-colossus")
    assert next(test for test in explain(table.state, table.token("wallop")) if test.goal == FIGHT).reason == "ok"


def test_aritan_lets_the_healed_act() -> None:
    """DT-Y8: who has acted already does not act twice."""
    table = open_board({"phil": (5, 11), "aritan": (5, 10), "will": (0, 20)}, wounded=["phil"])
    table.state.acted = (table.token("phil"),)
    row = table.state.row[:]
    assert of(Healed, table.act("aritan")) == [Healed("aritan", "phil")]
    assert table.state.row == row
    assert table.state.mended == ()


def test_balm_heals_at_sight() -> None:
    """DT-Y10: Brother Balm heals whom he sees, at any distance."""
    table = open_board({"balm": (5, 20), "phil": (5, 3)}, wounded=["phil"])
    assert of(Healed, table.act("balm")) == [Healed("balm", "phil")]
    assert table.at("balm") == (5, 20)


def test_plaster_heals_herself() -> None:
    """DT-Y10, DT-H4: Sister Plaster, wounded at her activation, stands up again; not while somebody carries her."""
    table = open_board({"plaster": (5, 10), "phil": (5, 12)}, wounded=["plaster"])
    assert of(Regenerated, table.act("plaster"))
    assert not table.wounded("plaster")
    table = open_board({"plaster": (5, 10), "phil": (5, 12)}, wounded=["plaster"], loads={"phil": "plaster"})
    assert not of(Regenerated, table.act("plaster"))
    assert table.wounded("plaster")


def test_arthos_scores_for_every_third_portcullis() -> None:
    """DT-Y7: two broken before, so the next one counts."""
    table = in_cell({"arthos": (2, 3)}, {((2, 3), "n"): "closed"})
    table.state.counters = replaced(table.state.counters, table.token("arthos") - 34, 2)
    table.act("arthos")
    assert table.state.points == (0, 1)


def test_hurban_is_worth_two() -> None:
    """DT-Y10, DT-V1: eliminating Hur-Ban scores two."""
    table = open_board({"hurban": (5, 10), "yellow-cleric": (5, 11)}, wounded=["hurban"])
    table.deck(0)
    table.turn()
    table.say("fight yellow-cleric hurban", "combat 6")
    assert table.state.points == (2, 0)


def test_brock_smashes_what_is_in_the_way() -> None:
    """DT-Y10: Brock the Breaker breaks closed portcullises on his way, 1 AP each."""
    cell = {((2, 3), way): "wall" for way in "nsw"} | {((2, 3), "e"): "closed"}
    table = in_cell({"brock": (2, 3), "violet-rope": (4, 3)}, cell)
    assert of(EdgeBroken, table.act("brock"))
    assert table.edge((2, 3), "e") == "broken"


def test_cuno_leaves_for_two() -> None:
    """DT-Y10: Little Cuno is faster than other Colossi, and worth two at the exit."""
    assert ruleset().movement[34 + NPCS["cuno"].index] == 3
    table = open_board({"cuno": (5, 6)})
    assert of(Left, table.act("cuno")) == [Left("cuno")]
    assert table.state.points == (0, 2)


def test_tinker_locks_only_while_he_stands() -> None:
    """DT-Y2: wounded, Tinker Al locks nothing."""
    table = open_board({"tinker": (2, 3), "yellow-cleric": (7, 13)}, halls={1: "TG", 6: "TH"}, wounded=["tinker"])
    table.turn()
    assert "turn yellow-cleric 6 ccw" in table.options


def test_yom_turns_his_own_hall_first() -> None:
    """DT-Y4: with one AP left after the first roll the second turns by one."""
    table = open_board({"yom": (2, 2)}, halls={1: "TG", 6: "TH"})
    table.dice((6, 2), (6, 5))
    events = table.act("yom")
    assert of(HallTurned, events) == [HallTurned("yom", 0, True, 3), HallTurned("yom", 5, False, 1)]


@pytest.mark.parametrize("npc", ["screwbo", "kate"])
def test_some_arrive_on_the_gear(npc: str) -> None:
    """DT-D5, DT-Y10: Screwbo and Cogwheel Kate need no dice if the gear is free."""
    table = open_board({"yellow-naga": (1, 0)}, halls={1: "TG"})
    table.state.drawn = (table.token(npc),)
    table.state.call(Teleport(0))
    assert not of(TeleportRolled, table.run())
    assert table.at(npc) == (2, 3)
    table = open_board({"yellow-naga": (2, 3)}, halls={1: "TG"})
    table.state.drawn = (table.token(npc),)
    table.state.call(Teleport(0))
    assert of(TeleportRolled, table.run())


def test_kate_turns_the_fuller_hall() -> None:
    """DT-Y10: Cogwheel Kate turns the hall with more of the player's characters, in the die's direction."""
    table = open_board({"kate": (2, 3), "yellow-naga": (9, 15)}, halls={1: "TG", 6: "TH"})
    table.dice((6, 0))  # CW1
    assert of(HallTurned, table.act("kate")) == [HallTurned("kate", 5, True, 1)]


def test_serpico_delivers_a_wand() -> None:
    """DT-Y9: to the nearest empty-handed Wizard; he does not take it back."""
    table = open_board({"serpico": (0, 20), "violet-wand": (0, 16), "amystyn": (0, 12)})
    table.act("serpico")
    assert table.load("amystyn") == "violet-wand"
    assert table.load("serpico") == ""


def test_slissken_finds_objects_nearby() -> None:
    """DT-Y3: Snake Slissken; in a hall without a way the nearest by distance."""
    table = open_board({"slissken": (2, 5)}, hidden=(3,))
    table.state.bag = (table.token("violet-key"),)
    table.put("yellow-naga", (1, 0))
    table.state.call(Revealing(2, table.token("slissken"), []))
    events = table.run()
    assert not of(TeleportRolled, events)
    assert table.at("violet-key") == (2, 6)


def test_franz_is_fast() -> None:
    """DT-Y10, DT-P10: Franz Rapyd moves eight squares."""
    assert ruleset().movement[34 + NPCS["franz"].index] == 8
    table = open_board({"franz": (4, 16)})
    assert of(Left, table.act("franz")) == [Left("franz")]


def test_sissa_fights_through_slits() -> None:
    """DT-Y10: Sissa Coils attacks through a slit; who joins needs an open edge."""
    slits = {((2, 3), "e"): "slit", ((2, 4), "e"): "wall", ((3, 3), "n"): "wall"}
    table = in_cell({"sissa": (2, 3), "yellow-wizard": (3, 3), "yellow-colossus": (2, 1)}, slits)
    table.put("yellow-colossus", (9, 1))
    began = of(CombatBegan, table.act("sissa"))
    assert [(event.target, event.mode) for event in began] == [("yellow-wizard", "close")]
    assert began[0].defenders == ("yellow-wizard",)


def test_xanth_is_stronger_with_a_wand() -> None:
    """DT-Y10, DT-B3: +2 with a wand, in defence too, also against a shot."""
    table = open_board({"xanth": (5, 10), "yellow-cleric": (5, 11)}, loads={"xanth": "violet-wand"})
    table.turn()
    assert of(CombatBegan, table.say("fight yellow-cleric xanth"))[0].defence == 3
    table = open_board(
        {"xanth": (5, 10), "yellow-cleric": (5, 13)}, loads={"xanth": "violet-wand", "yellow-cleric": "yellow-bow"}
    )
    table.turn()
    assert of(CombatBegan, table.say("shoot yellow-cleric xanth"))[0].defence == 3


def test_muldon_may_keep_the_wand() -> None:
    """DT-Y10, DT-Z10: on a five or six the wand stays."""
    for face, kept in ((4, True), (3, False)):
        table = open_board({"muldon": (5, 13), "yellow-cleric": (5, 2)}, loads={"muldon": "violet-wand"})
        assert [test.goal for test in explain(table.state, table.token("muldon"))] == [FIGHT, OBJECT]
        table.dice((6, face))
        assert of(WandKept, table.act("muldon")) == [WandKept("muldon", face + 1, kept)]
        assert table.out("yellow-cleric")
        assert table.out("violet-wand") != kept


def test_pyrrhus_explodes() -> None:
    """DT-H5, DT-Y10: eliminated at close quarters, Pyrrhus Sparks wounds all around, of both sides."""
    table = open_board({"pyrrhus": (5, 10), "yellow-cleric": (5, 11), "phil": (6, 10)}, wounded=["pyrrhus"])
    table.deck(0)
    table.turn()
    table.say("fight yellow-cleric pyrrhus")
    events = table.say(table.options[-1])
    assert of(Exploded, events) == [Exploded("pyrrhus", square((5, 10)))]
    assert table.wounded("yellow-cleric")
    assert table.wounded("phil")
    assert table.state.points == (1, 0)


def test_every_npc_has_its_line() -> None:
    """DT-Y1, DT-Z16: every card is there with its type's own goals only, and no two are alike."""
    assert len(NPCS) == 32
    lines = {(npc.kind, npc.goals, npc.objects) for npc in NPCS.values()}
    assert len(lines) == 32


def test_reinforcements_without_a_deck() -> None:
    """DT-E4: nothing comes."""
    table = open_board({"yellow-naga": (1, 0)})
    table.state.call(Reinforcements(2, -1))
    assert table.run() == []
