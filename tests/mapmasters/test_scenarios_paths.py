"""The acceptance scenarios about paths, by their numbers."""

from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.ruleset import unpacked
from tafelrunde.games.mapmasters.state import JUMPED, PORT_BITS, Table, put
from tests.mapmasters.kit import corridors, counts, dungeon, hold, in_play, legs, options, ruleset, says, stand, use, why_not

ALPHA = "ST6 ST2 G / ST8 ST1 ST7"
BETA = "D07 G / ST3 ST1"
GAMMA = "# # G / D05 # D16"


def found_on(table: Table, group: int = 0) -> dict[tuple[str, ...], str]:
    """What each leg finds."""
    before = table.parties[group].found
    return {
        path: counts(now - old for now, old in zip(unpacked(route.walk.found), before, strict=True))
        for path, route in legs(table, group).items()
    }


# --- 3 and 4: turning and joints --------------------------------------------------------------------------------------


def test_a_card_upside_down() -> None:
    """MM-M1, MM-M2: scenario 3: D07 turned: port 4 is closed, the rope lies at port 3, the lane joins ports 2 and 6."""
    table = dungeon("D07'", "a1w")
    assert [table.port_open(0, port) for port in range(6)] == [True, True, True, False, True, True]
    card = table.card(0)
    turned = {
        segment.text: tuple((end + 3) % 6 + 1 for end in (segment.first, segment.second) if end < 6)
        for segment in card.corridors
    }
    assert turned["6-T1"] == (3,)
    assert turned["5-3"] == (2, 6)
    assert turned["S1-4"] == (1,)
    lane = card.corridors[[segment.text for segment in card.corridors].index("5-3")]
    assert lane.symbols == (2, 1)  # sword, then barrel, when entering at 2


def test_openings_need_not_match() -> None:
    """MM-M3, MM-P3: scenario 4: no team against a wall; upside-down the team leads to the stairs. Both may be laid."""
    assert legs(dungeon("ST1 / D07 / G", "a1n", tokens="w")) == {}
    table = dungeon("ST1 / D07' / #", "a1n", tokens="w")
    assert table.port_open(0, 3)
    assert table.port_open(1, 0)
    played = in_play(dungeon("ST1 . / . G", "a1w", deck=(0, 0, 0, 0, 0)))
    hand = played.rules.card_by_id["D07"]
    played.seats[0].hand = [hand]
    says(played, "end")
    assert {"lay D07 a2 up", "lay D07 a2 down"} <= set(options(played))


# --- 5 to 8: legs, difficulty, trapdoors, portals ---------------------------------------------------------------------


def test_three_legs_through_alpha() -> None:
    """MM-M5, MM-R2, MM-R8, MM-O1, MM-C3, MM-I1, MM-I2, MM-I3: scenario 5."""
    assert found_on(dungeon(ALPHA, "a1w")) == {
        ("a1.R1-6", "a1.R1-2", "b1.6-J1", "b1.J1-2"): "c1 w2 s1",
        ("a1.R2-5", "a1.R2-3", "b1.5-J2", "b1.J2-3"): "c1 k1 s1",
        ("a1.R1-6", "a1.R1-R2", "a1.R2-3", "b1.5-J2", "b1.J2-3"): "c1 w1 s1",
    }
    assert list(legs(dungeon(ALPHA, "a1w", "1k"))) == [("a1.R2-5", "a1.R2-3", "b1.5-J2", "b1.J2-3")]
    assert not legs(dungeon(ALPHA, "a1w", "2k"))


def test_difficulty_on_alpha() -> None:
    """MM-D2 to MM-D7: scenario 6: a sword is wanted, and one was used."""
    assert len(legs(dungeon(ALPHA, "a1w", "1w"))) == 1
    assert len(legs(dungeon(ALPHA, "a1w", "1w", difficulty="easy"))) == 2
    assert not legs(dungeon(ALPHA, "a1w", "1w", difficulty="hard"))


def test_over_a_trapdoor_or_into_it() -> None:
    """MM-O2, MM-O4, MM-L1, MM-L2, MM-D5: scenario 7."""
    fall = ("a1.6-T1", "a1.T1~S1", "a1.S1-4", "a2.1-2", "b2.R1-6", "b2.R1-1")
    assert found_on(dungeon(BETA, "a1w")) == {("a1.6-T1", "a1.T1-2"): "c1 r1", ("a1.5-3",): "b1 w1", fall: "c1 w1 r1 s3"}
    assert list(legs(dungeon(BETA, "a1w", "3s"))) == [fall]
    assert list(legs(dungeon(BETA, "a1w", "1r"))) == [fall]
    assert len(legs(dungeon(BETA, "a1w", "1r", difficulty="easy"))) == 2


def test_a_journey_by_portal() -> None:
    """MM-Q1, MM-M9, MM-F9, MM-R6: scenario 8: only with a scroll; both portals and the whole corridor there are used up."""
    assert not legs(dungeon(GAMMA, "a2w"))
    table = dungeon(GAMMA, "a2w", tokens="s")
    ((path, route),) = legs(table).items()
    assert path == ("a2.J1-6", "a2.J1-E1", "c2.1-E1")
    assert counts(unpacked(route.walk.found)) == "c2"
    commit(table, route.walk)
    party = table.parties[0]
    assert party.tokens == 0
    assert (*party.used_tokens,) == (5,)
    assert table.jumps == 1
    assert [piece for piece in party.path if piece[0] == JUMPED]
    texts = [segment.text for segment in table.card(5).corridors]
    assert table.used[5] >> texts.index("1-E1") & 1


# --- 11, 14, 15, 18: rooms, junctions, levels, book 7 -----------------------------------------------------------------


def test_lines_in_a_room_do_not_cross() -> None:
    """MM-M10, MM-M11, MM-C3, MM-C4, MM-R3, MM-R4: scenario 11."""
    layout = "ST2 ST1 ST2 / ST3 G ST3"
    table = dungeon(layout, "a1w", groups=2)
    assert len(legs(table)) == 4
    use(table, "b1", "R1-6", "R1-2")
    assert found_on(table) == {
        ("a1.5-J2", "a1.J2-4", "a2.1-2"): "b1 w1 s2",
        ("a1.5-J2", "a1.J2-3", "b1.R1-5", "b1.R1-4"): "c1 s1",
    }
    north = dungeon(layout, "b1n", groups=2, tokens="w")
    assert legs(north)
    use(north, "b1", "R1-6", "R1-2")
    assert not legs(north)


def test_a_junction_holds_one_path() -> None:
    """MM-M8, MM-X1: scenario 14: after J1-6 to J1-2 nothing passes J1."""
    from_top = dungeon("ST8 G", "a1n", groups=2)
    use(from_top, "a1", "J1-6", "J1-2")
    assert not legs(from_top)
    layout = "# ST8 # / # G #"
    for tokens, wanted in (("", 0), ("k", 1)):
        table = dungeon(layout, "b1w", tokens=tokens, groups=2)
        use(table, "b1", "J1-6", "J1-2")
        assert len(legs(table)) == wanted  # port 4 needs a key
    side = dungeon("ST8 G", "a1w", groups=2)
    use(side, "a1", "J1-6", "J1-2")
    assert list(legs(side)) == [("a1.J2-5", "a1.J2-3")]
    top = dungeon("G / ST8", "a2w", groups=2)
    use(top, "a2", "J1-6", "J1-2")
    assert not legs(top)


def test_over_and_under() -> None:
    """MM-R5, MM-M7: scenario 15: a tunnel passes beneath a drawn path."""
    table = dungeon("D03 / G", "a1n", groups=2)
    use(table, "a1", "6-2")
    assert found_on(table) == {("a1.1-S1", "a1.S1~S2", "a1.S2-J1", "a1.J1-4"): "k1 s1"}
    side = dungeon("G D03", "b1n", groups=2)
    use(side, "b1", "6-2")
    assert found_on(side) == {("b1.1-S1", "b1.S1~S2", "b1.S2-J1", "b1.J1-5"): "c1 s1"}
    assert len(legs(dungeon("ST1 D03 G / ST5 ST8 ST2", "a1w"))) == 4


def test_a_trapdoor_from_below() -> None:
    """MM-O3, MM-B7: scenario 16: only book 5 climbs it."""
    assert not legs(dungeon("# D36 # / # G #", "b1e"))
    table = dungeon("# D36 # / # G #", "b1e", books=[5])
    ((_, route),) = legs(table).items()
    assert counts(unpacked(route.walk.found)) == "c1 b1 w1 s1"
    assert counts(unpacked(route.walk.spent)) == "w1"
    assert ("b1.S1-3", "b1.r1~S1", "b1.T1~r1", "b1.T1-5") in legs(dungeon("G D36", "b1e", books=[5]))  # over the coin


def test_a_guarded_hall() -> None:
    """MM-C2, MM-C3, MM-M1: scenario 17: all monsters first; who comes later finds nothing more."""
    assert not legs(dungeon("D24 G", "a1w"))
    table = dungeon("D24 G", "a1w", tokens="w", groups=2)
    assert found_on(table) == {("a1.R1-5", "a1.R1-2"): "c2 r1", ("a1.R1-5", "a1.R1-3"): "c2"}
    commit(table, legs(table)["a1.R1-5", "a1.R1-3"].walk)
    later = table.parties[1]
    assert later.tokens == 0
    table.rules.mission.entries[0].ports = (0,)
    try:
        assert not legs(table, 1)  # the boss has no open slot left
        table.done = 0
        assert found_on(table, 1) == {("a1.R1-1", "a1.R1-2"): "w1 r1"}
    finally:
        table.rules.mission.entries[0].ports = (5, 4)


def test_book_seven_crosses_the_own_path_only() -> None:
    """MM-B10, MM-M11: scenario 18."""
    layout = "# G # / G ST1 # / # G #"
    for book, owner, wanted in (
        ((), 0, {"b2.R1-4", "b2.R1-5"}),
        ((7,), 0, {"b2.R1-1", "b2.R1-4", "b2.R1-5"}),
        ((7,), 1, {"b2.R1-4", "b2.R1-5"}),
    ):
        table = dungeon(layout, "b2e", books=book, groups=2, tokens="w")
        use(table, "b2", "R1-6", "R1-2", group=owner)
        table.used = put(table.used, 4, table.used[4] & ~(63 << PORT_BITS))
        assert {path[-1] for path in legs(table)} == wanted


def test_book_seven_at_a_junction() -> None:
    """MM-B10: one junction of the own path a second time, through two unused corridors."""
    for book, owner, wanted in (((), 0, 0), ((7,), 0, 1), ((7,), 1, 0)):
        table = dungeon("ST3 G", "a1w", books=book, groups=2)
        use(table, "a1", "J1-4", "J1-5", group=owner)
        assert len(legs(table)) == wanted


# --- 12, 13, 24: artifacts --------------------------------------------------------------------------------------------


def with_boots(layout: str, entry: str, **more: object) -> Table:
    """A dungeon in which the Winged Boots lie on D29."""
    table = dungeon(layout, entry, **more)  # handed on as they are
    table.lying = put(table.lying, table.board.index(table.rules.card_by_id["D29"]), 0)
    return table


def test_taking_an_artifact() -> None:
    """MM-A1 to MM-A3: scenario 12: the group stands at the port by which it came, and goes on from there."""
    table = in_play(with_boots("D29 ST2 G", "a1w", groups=2))
    says(table, "begin green", "go p6", "go stop")
    green = table.parties[0]
    assert green.artifacts == 1
    assert (green.space, green.port) == (0, 5)
    assert (*table.lying,) == (NONE,) * 3
    says(table, "end")


def test_an_artifact_on_the_way() -> None:
    """MM-A2, MM-A3: also from the neighbouring card: stop there, or walk on with it; a full group may not enter at all."""
    table = with_boots("ST1 D29 G", "a1w")
    ends = {(route.goal, route.walk.artifacts) for route in legs(table).values()}
    assert ends == {(1001, 1), (0, 1)}
    full = with_boots("ST1 D29 G", "a1w")
    full.rules.mission.carry_limit = 1
    full.parties[0].artifacts = 2
    assert not legs(full)


def test_next_leg_begins_where_the_last_one_ended() -> None:
    """MM-R1, MM-A2: scenario 12: the next leg starts with the corridor behind the port; nobody else finds the artifact."""
    table = with_boots("D29 G", "a1w", groups=2)
    table.lying = put(table.lying, 0, NONE)
    stand(table, 0, "a1", 6)
    assert {path[0] for path in legs(table)} == {"a1.R1-6"}
    assert not [route for route in legs(table, 1).values() if route.walk.artifacts]


def test_a_rope_found_earlier() -> None:
    """MM-R11, MM-O2, MM-A5: scenario 13: what was found on one leg is used on the next."""
    table = dungeon("D07 G", "a1w", found="1r")
    stand(table, 0, "a1", 6)
    route = legs(table)["a1.6-T1", "a1.T1-2"]
    assert counts(unpacked(route.walk.found)) == "c1 r2"
    assert counts(unpacked(route.walk.spent)) == "r1"


def test_one_leg_a_turn_or_straight_on() -> None:
    """MM-T3, MM-A3: scenario 24: after a stop the group is done for this turn; or it walks on through the card at once."""
    table = in_play(with_boots("D29 G", "a1w"))
    says(table, "begin green", "go p6", "go stop")
    assert "begin green" not in options(table)
    assert why_not(table, "begin green") == "MM-T3"
    again = in_play(with_boots("D29 G", "a1w"))
    says(again, "begin green", "go p6", "go on")
    assert {"go R1-3", "back", "cancel"} <= set(options(again))
    says(again, "go R1-3")
    assert again.won
    assert again.parties[0].artifacts == 1


def test_artifact_cards_may_end_every_leg() -> None:
    """MM-A3: the option: a leg ends on the card, and nobody jumps onto it."""
    table = with_boots("D29 G", "a1w", options={"walk_on": False})
    assert {corridors(table, pieces(route.walk)) for route in legs(table).values()} == {()}


# --- 26, 28 to 31: rivers, Hard, the tower, book 3 --------------------------------------------------------------------


def test_poisoned_water() -> None:
    """MM-M13: scenario 26: only a barrel carries a group over, and no rope or token helps."""
    table = dungeon("G / B06", "a2s")
    table.rules.mission.raft = True
    ((path, route),) = legs(table).items()
    assert path == ("a2.J2-4", "a2.J1-J2", "a2.J1-1")
    assert counts(unpacked(route.walk.spent)) == "b1"
    side = dungeon("G / B06", "a2w", tokens="r", books=[9])
    side.rules.mission.raft = True
    side.rules.mission.entries[0].ports = (4,)
    assert not legs(side)


def test_hard_leaves_no_token_behind() -> None:
    """MM-D4, MM-D7, MM-D8: scenario 28."""
    table = dungeon("ST1 G", "a1w", "2k", difficulty="hard", tokens="kr", found="1k")
    assert not legs(table)
    hold(table, 0).tokens = 1 << 4
    route = next(iter(legs(table).values()))
    commit(table, route.walk)
    party = table.parties[0]
    assert party.given[4] == 1
    assert (*party.used_tokens,) == (4,)
    assert legs(dungeon("ST1 G", "a1w", "2k", difficulty="hard", found="2k"))
    assert not legs(dungeon("ST1 G", "a1w", "2k", difficulty="hard", found="3k"))
    assert legs(dungeon("ST1 G", "a1w", "2k", found="3k"))


def test_used_keys_as_in_the_example() -> None:
    """MM-D3 to MM-D7: scenario 10."""
    assert legs(dungeon("ST1 G", "a1w", "2k", found="3k", spent="1k"))
    assert not legs(dungeon("ST1 G", "a1w", "2k", found="2k", spent="1k"))
    assert legs(dungeon("ST1 G", "a1w", "2k", found="2k", spent="1k", difficulty="easy"))
    assert not legs(dungeon("ST1 G", "a1w", "2k", found="3k", difficulty="hard"))


def test_luring_a_beast() -> None:
    """MM-B5, MM-C2, MM-Q3: scenario 31: book 3 leads into the guarded hall, if the group can fight."""
    layout = "ST2 # # / # D24 G"
    table = dungeon(layout, "a1w", tokens="w", books=[3])
    paths = legs(table)
    assert ("b2.R1-2",) in paths
    assert ("b2.R1-3",) in paths
    assert counts(unpacked(paths["b2.R1-3",].walk.found)) == "c2"
    assert not [path for path in legs(dungeon(layout, "a1w", books=[3])) if path[0].startswith("b2")]
    assert [path for path in legs(dungeon(layout, "a1w", books=[3, 1])) if path[0].startswith("b2")]


def test_content_of_mission_one_boss() -> None:
    """MM-A6, MM-A7: scenario 9: one delivery for each group, at the port where the leg ends."""
    rules = ruleset(mission=1)
    wanted = {(task.ports, task.items, task.artifacts) for task in rules.tasks}
    assert wanted == {
        ((0,), (0,) * 6, (0,)),
        ((3,), (0, 0, 0, 0, 2, 0), ()),
        ((4, 5), (5, 0, 0, 0, 0, 0), ()),
        ((1, 2), (0, 0, 0, 0, 0, 5), ()),
    }
