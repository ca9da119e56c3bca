"""Rules one by one, where no scenario says enough."""

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters.actions import Pay, Point, Rub, Sketch
from tafelrunde.games.mapmasters.events import LeftDungeon, Pointed, Rubbed, Sketched, TaskDone
from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.imagination import imagine
from tafelrunde.games.mapmasters.network.reach import collapsible, flood_from_entry, reach
from tafelrunde.games.mapmasters.rules.arrival import PayAmbush
from tafelrunde.games.mapmasters.rules.dead_ends import hopeless
from tafelrunde.games.mapmasters.rules.layout import fair
from tafelrunde.games.mapmasters.rules.legs import ambush_payments, commit, pay_ambush
from tafelrunde.games.mapmasters.rules.talk import speak, why_not_said
from tafelrunde.games.mapmasters.rules.turn import LayCard
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, Gate, unpacked
from tafelrunde.games.mapmasters.search.routes import every_leg, search
from tafelrunde.games.mapmasters.state import FINISHED, Table
from tests.mapmasters.kit import (
    counts,
    dungeon,
    hold,
    legs,
    mission,
    options,
    parse,
    ruleset,
    says,
    stand,
    started,
    use,
    why_not,
)


def heard(table: Table, seat: int, text: str) -> list[object]:
    table.heard = []
    speak(table, seat, parse(text))
    found: list[object] = list(table.heard)
    table.heard = None
    return found


# --- general ----------------------------------------------------------------------------------------------------------


def test_talking_about_the_plan() -> None:
    """MM-G1, MM-G4, MM-R9, MM-S13: anybody points and sketches at any time; it has no effect, and is rubbed out again."""
    table = started(1, 2)
    assert heard(table, 1, "point b2") == [Pointed(1, "b2")]
    assert isinstance(parse("point b2"), Point)
    assert heard(table, 1, "sketch green 30,40;90,40") == [Sketched(1, "green")]
    assert isinstance(parse("sketch green 30,40;90,40"), Sketch)
    assert list(table.sketches) == ["1 green 30,40;90,40"]
    assert isinstance(parse("rub"), Rub)
    assert heard(table, 1, "rub") == [Rubbed(1)]
    assert not table.sketches
    reasons = [why_not_said(table, 0, parse(text)) for text in ("rub", "point z9", "sketch pink 1,1;2,2")]
    assert [reason.rule if reason is not None else "" for reason in reasons] == ["MM-R9", "MM-G4", "MM-R9"]


def test_groups_have_colour_and_glyph() -> None:
    """MM-G7: each group is told by its colour and by its glyph."""
    groups = ruleset(mission=14).groups
    assert len({group.id for group in groups}) == len({group.glyph for group in groups}) == 6


def test_the_active_player_decides_about_the_own_card() -> None:
    """MM-G5, MM-P1, MM-P2: any card of the hand, any empty space, either way round, at no cost."""
    table = started(1, 2)
    assert isinstance(table.asked(), LayCard)
    hand = set(table.seats[0].hand)
    assert len(options(table)) == len(hand) * 12 * 2
    card = table.rules.cards[table.seats[0].hand[0]].id
    assert why_not(table, f"lay {card} b2 up") == "MM-P1"
    assert why_not(table, f"lay {card} z9 up") == "MM-P1"
    assert why_not(table, "lay B02 c1 up") == "MM-P1"
    assert why_not(table, "end") == "MM-T2"


# --- setup ------------------------------------------------------------------------------------------------------------


def test_start_cards_lie_either_way_round() -> None:
    """MM-S4: by chance, or all upright; MM-S6: without pits, ropes and portals."""
    assert any(started(1, 1).turned)
    assert not any(started(1, 1, orientation="upright").turned)
    for card in ruleset().cards:
        if card.kind == "start":
            symbols = {symbol for segment in card.corridors for symbol in segment.symbols}
            assert not symbols & {3, 8, 10}


def test_layouts_are_fair() -> None:
    """MM-S17: from every entry point everything that must be done can be reached, optimistically."""
    for number in range(1, 15):
        for seed in range(3):
            table = mission(number, 2, seed)
            assert fair(table)


def test_an_unfair_layout_is_noticed() -> None:
    """MM-S17, MM-X1: a boss that is walled in."""
    table = dungeon("ST1 # G", "a1w")
    assert not flood_from_entry(table, 0).run().tasks
    assert not fair(table)


def test_difficulty_and_start() -> None:
    """MM-S10, MM-S14, MM-S15, MM-S16: the difficulty comes with the mission; after the market the speaker says who begins."""
    table = mission(2, 3, difficulty="hard")
    assert table.rules.difficulty == 3
    while not table.turn:
        offered = options(table)
        says(table, "starts 2" if "starts 2" in offered else "done" if "done" in offered else offered[0])
    assert table.active == 2


def test_hands_are_secret_unless_they_lie_open() -> None:
    """MM-S12, MM-F3: hands, deck order and the pile of books are hidden; an imagined table looks the same."""
    table = started(1, 3)
    seen = view(table, 1)
    assert seen.seats[0].hand == [-1, -1, -1]
    assert seen.seats[1].hand == table.seats[1].hand
    assert set(seen.deck) == {-1}
    assert set(seen.shelf) == {-1}
    assert view(imagine(seen, Chance(1, 2, 3, 4)), 1) == seen
    shown = view(started(1, 3, open_hands=True), 1)
    assert -1 not in shown.seats[0].hand


def test_face_down_cards_are_hidden_until_peeked() -> None:
    """MM-A4: nobody knows them; a peeked card everybody."""
    table = started(6, 1)
    assert all(kind == NONE for space, kind in enumerate(view(table, 0).under) if table.board[space] == HIDDEN)
    says(table, options(table)[0], "end")
    assert not any(table.peeked)


# --- paths ------------------------------------------------------------------------------------------------------------


def test_the_border_is_a_dead_end() -> None:
    """MM-X1, MM-R12: a path leaves the grid only where an exit lies, and never over an empty space."""
    assert not legs(dungeon("ST1 . G", "a1w"))
    table = dungeon("ST1", "a1w", groups=1)
    assert not legs(table)


def leaving(difficulty: str = "normal") -> Table:
    """Mission 4: green below its exit."""
    table = started(4, 1, difficulty=difficulty)
    space = table.rules.space_by_name["b1"]
    table.lay(table.rules.card_by_id["ST2"], space, False)
    stand(table, 0, "b1", 6)
    return table


def test_leaving_the_dungeon() -> None:
    """MM-A8, MM-W1: mission 4: a group that left is finished; an exit is for one group."""
    table = leaving()
    route = next(route for route in search(table, 0).routes if route.goal >= 2000)
    table.heard = []
    commit(table, route.walk)
    assert LeftDungeon("green", "b1n") in table.heard
    assert table.parties[0].status == FINISHED
    assert table.exits
    assert int(table.done).bit_count() == 1


def test_rooms_with_trapdoors() -> None:
    """MM-C5, MM-C1: a trapdoor in a room is walked around freely, or chosen as the way out."""
    paths = legs(dungeon("D15 / G", "a1n"))
    assert list(paths) == [("a1.R1-1", "a1.T1~S1", "a1.S1-4")]
    assert ("b1.R1-1", "b1.R1-6") in legs(dungeon("G D15", "b1n"))


def test_locks_and_lava() -> None:
    """MM-O1, MM-O5, MM-B8, MM-B9, MM-F9: a key, its token or book 6 opens; a rope, its token or book 9 crosses lava."""
    assert not legs(dungeon("ST9 G", "a1n"))
    for held in ({"tokens": "k"}, {"found": "1k"}):
        assert legs(dungeon("ST9 G", "a1n", **held))  # one of them each
    assert legs(dungeon("ST9 G", "a1n", books=[6]))
    lava = "G D02"
    assert not [path for path in legs(dungeon(lava, "b1e")) if "b1.J1-6" in path]
    assert legs(dungeon(lava, "b1e", books=[9]))
    assert legs(dungeon(lava, "b1e", tokens="r"))


def test_barrel_run() -> None:
    """MM-B4: from a barrel to another one, which is discovered."""
    table = dungeon("D02 # # / # ST2 G", "a1w", books=[2])
    found = {path: counts(unpacked(route.walk.found)) for path, route in legs(table).items()}
    assert ("a1.5-4", "b2.J2-4", "b2.J2-3") in found
    assert found["a1.5-4", "b2.J2-4", "b2.J2-3"] == "b2 w1"


def test_a_wish() -> None:
    """MM-B2, MM-B6: book 4 becomes a token of any kind, once."""
    table = dungeon("ST9 G", "a1n", books=[4])
    assert legs(table)
    assert all(not route.walk.books for route in every_leg(table, 0))


def test_circle_word() -> None:
    """MM-B1, MM-B9, MM-Q2: book 8 pays a portal; there is one book of each effect."""
    assert legs(dungeon("# # G / D05 # D16", "a2w", books=[8]))
    assert sorted(book.number for book in ruleset().books) == list(range(1, 10))


def test_slayer() -> None:
    """MM-B3: book 1 defeats one monster."""
    assert legs(dungeon("D24 G", "a1w", books=[1]))


def test_only_own_things() -> None:
    """MM-R10, MM-F7: what another group holds does not help."""
    table = dungeon("D24 G", "a1w", groups=2)
    hold(table, 1, tokens="w", found="3w")
    assert not legs(table)


def test_a_jump_uses_the_whole_corridor() -> None:
    """MM-M9, MM-M12, MM-R7: and only what is walked over is discovered."""
    table = dungeon("# # G / D05 # D16", "a2w", tokens="s")
    ((_, route),) = legs(table).items()
    commit(table, route.walk)
    assert not legs(table)


def test_a_standing_group_blocks_its_port() -> None:
    """MM-R13: no other path passes the port at which a group stands."""
    table = dungeon("ST1 ST2 G", "a1w", groups=2)
    assert [path for path in legs(table, 1) if "b1.6-J1" in path]
    stand(table, 0, "b1", 6)
    assert not [path for path in legs(table, 1) if "b1.6-J1" in path]
    assert {path[0] for path in legs(table)} == {"b1.6-J1"}


# --- what might still be reached --------------------------------------------------------------------------------------


def test_empty_spaces_are_bridges() -> None:
    """MM-X3: an empty space joins everything; obstacles do not count; a wall does."""
    assert reach(dungeon("ST1 . G", "a1w"), 0).tasks
    assert reach(dungeon("D24 G", "a1w"), 0).tasks
    assert not reach(dungeon("ST1 # G", "a1w"), 0).tasks
    assert not reach(dungeon("ST1 / D07 / G", "a1n"), 0).tasks


def test_unused_portals_are_hope() -> None:
    """MM-X3, MM-W8: a portal that can be reached leads to every other one."""
    assert reach(dungeon("# # G / D05 # D16", "a2w"), 0).tasks
    table = dungeon("# # G / D05 # D16", "a2w", groups=2)
    use(table, "a2", "J1-E1")
    assert not reach(table, 0).tasks


def test_books_give_hope() -> None:
    """MM-X3: book 5 climbs, book 3 lures, book 7 crosses the own path."""
    below = "# D36 # / # G #"
    assert not reach(dungeon(below, "b1e"), 0).tasks
    assert reach(dungeon(below, "b1e", books=[5]), 0).tasks
    lure = "ST2 # # / # D24 G"
    assert not reach(dungeon(lure, "a1n"), 0).tasks
    assert reach(dungeon(lure, "a1n", books=[3]), 0).tasks


def test_tasks_are_shared_out() -> None:
    """MM-X4, MM-A6: two groups that reach only the same slot are too few for two."""
    table = started(1, 1)
    assert not hopeless(table)
    table.parties[0].status = FINISHED
    assert hopeless(table)


def test_carried_artifacts_bind_their_carrier() -> None:
    """MM-X4, MM-A10: who finished with the boots in the bag has lost them for all."""
    table = started(1, 1)
    table.parties[0].artifacts = 1
    table.parties[0].status = FINISHED
    table.done = 2
    assert hopeless(table)


def test_what_may_collapse() -> None:
    """MM-P4: mission cards, used cards and those with a group on or before them never collapse."""
    table = started(11, 1)
    loose = collapsible(table)
    names = table.rules.space_by_name
    assert not loose >> names["d5"] & 1
    assert not loose >> names["d3"] & 1
    for party in table.parties[:3]:
        assert not loose >> table.rules.mission.entries[party.entry].space & 1
    assert int(loose).bit_count() > 10
    assert table.board[names["c1"]] == EMPTY


# --- deliveries -------------------------------------------------------------------------------------------------------


def test_a_delivery_ends_the_group() -> None:
    """MM-A6, MM-A8, MM-A9, MM-D8: items first, then the token; the event names the task."""
    table = dungeon("ST1 G", "a1w", "2k", found="1k", tokens="k")
    route = next(iter(legs(table).values()))
    table.heard = []
    commit(table, route.walk)
    assert TaskDone("green", 0) in table.heard
    party = table.parties[0]
    assert (party.given[4], party.tokens, party.used_tokens) == (1, 0, (4,))


def test_an_ambush_is_paid_like_a_monster() -> None:
    """MM-A4, MM-D6: `PayAmbush` offers sword, token and book 1; a sword becomes spent."""
    table = started(6, 1)
    hold(table, 0, found="1w", tokens="w", books=[1])
    assert ambush_payments(table, 0) == [0, 1, 2]
    assert [action.text for action in PayAmbush(0, "green").options(table)] == [
        f"pay {how}" for how in ("item", "token", "book")
    ]
    assert Pay("item").text == "pay item"
    for how in (0, 1, 2):
        pay_ambush(table, 0, how)
    assert ambush_payments(table, 0) == []
    assert table.parties[0].spent[2] == 1


def test_given_items_never_come_back() -> None:
    """MM-D5: what was delivered is gone at every difficulty."""
    for difficulty in ("very_easy", "easy", "normal"):
        table = dungeon("ST1 G", "a1w", "1k", difficulty=difficulty, found="1k")
        assert legs(table)
        table.parties[0].given = (0, 0, 0, 0, 1, 0)
        assert not legs(table)


def test_gates_have_ports() -> None:
    """MM-S8: two ports on the long sides, one on the short ones."""
    assert [Gate(0, side).ports for side in "nesw"] == [(0,), (1, 2), (3,), (5, 4)]


def test_paths_in_play() -> None:
    """MM-T1, MM-T3: after a card paths may be drawn; `end` passes the token on."""
    table = started(1, 2)
    says(table, options(table)[0], "end")
    assert table.active == 1
    assert len(table.seats[0].hand) == 3
