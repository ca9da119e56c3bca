"""The acceptance scenarios about whole missions, by their numbers."""

from tafelrunde.engine.scene import Board
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.actions import Draw
from tafelrunde.games.mapmasters.events import AmbushPaid, CardRevealed, MissionLost, MissionWon
from tafelrunde.games.mapmasters.ids import NONE
from tafelrunde.games.mapmasters.rules.dead_ends import hopeless
from tafelrunde.games.mapmasters.rules.ending import check_limits, score
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN
from tafelrunde.games.mapmasters.search.routes import every_leg, search
from tafelrunde.games.mapmasters.state import FINISHED, JUMPED, NODE_BITS, PORTAL_BITS, WAITING, Table, put
from tests.mapmasters.kit import dungeon, hold, in_play, legs, mission, options, parse, says, stand, started, use, why_not


def kinds(table: Table, kind: str) -> int:
    return sum(1 for card in table.board if card >= 0 and table.rules.cards[card].kind == kind)


# --- 1 and 2: setup ---------------------------------------------------------------------------------------------------


def test_mission_one_is_set_up() -> None:
    """MM-S1 to MM-S3, MM-S5, MM-S7, MM-S9, MM-S11: scenario 1."""
    table = started(1, 3)
    names = table.rules.space_by_name
    assert kinds(table, "start") == 21
    assert table.card(names["b2"]).id == "D29"
    assert table.card(names["d3"]).id == "B02"
    assert table.lying[names["b2"]] == 0
    assert len(table.empty_spaces()) == 12
    assert len(table.deck) == 27
    assert [len(seat.hand) for seat in table.seats] == [3, 3, 3]
    assert len(table.starts) == 6
    assert [len(pile) for pile in table.piles] == [14, 12, 13, 14]


def test_hands() -> None:
    """MM-S11: scenario 2."""
    alone = started(1, 1)
    assert (len(alone.seats[0].hand), len(alone.deck)) == (4, 32)
    five = started(1, 5)
    assert ([len(seat.hand) for seat in five.seats], len(five.deck)) == ([3] * 5, 21)


# --- 9, 12: mission 1 -------------------------------------------------------------------------------------------------


def beside_the_boss(letter: str, found: str) -> Table:
    """Mission 1 with green at a port of a hall beside the boss, and things in its bags."""
    table = started(1, 1)
    rules = table.rules
    space = rules.space_by_name[{"w": "c3", "s": "d4"}[letter]]
    table.lay(rules.card_by_id["ST1"], space, False)
    table.used = put(table.used, space, 0)
    stand(table, 0, rules.names[space], 5 if letter == "w" else 4)
    hold(table, 0, found=found)
    return table


def test_one_delivery_for_each_group() -> None:
    """MM-A6 to MM-A9: scenario 9: at the left port the coins are given, the keys stay open, and the group is finished."""
    for letter, want in (("w", (5, 0)), ("s", (0, 2))):
        table = beside_the_boss(letter, "5c 2k 1w")
        boss = table.rules.space_by_name["d3"]
        routes = [route for route in search(table, 0, 3000).routes if route.walk.space == boss]
        commit(table, min(routes, key=lambda route: route.walk.cost).walk)
        green = table.parties[0]
        assert green.status == FINISHED
        assert (green.given[0], green.given[4]) == want
        assert int(table.done).bit_count() == 1


# --- 19 and 20: market and upgrades -----------------------------------------------------------------------------------


def at_market(seed: int = 1) -> Table:
    table = mission(1, 3, seed)
    says(table, "enter a2w green", "enter a4w yellow", "enter g2e blue", "enter g4e red")
    return table


def test_market_limits() -> None:
    """MM-F1 to MM-F10: scenario 19."""
    table = at_market()
    book = table.rules.books[table.shown[0]].id
    says(table, f"buy-book {book} green", "buy-token key green", "buy-token rope green")
    assert why_not(table, "buy-token rope green") == "MM-F6"
    assert len(table.shown) == 2  # refilled
    says(table, "buy-token rope blue")
    assert table.money == 0
    assert table.turn == 0
    assert "starts 0" in options(table)


def test_no_third_book_and_no_sixth_token() -> None:
    """MM-F2, MM-F6: scenario 19."""
    table = at_market()
    table.money = 20
    for _ in range(2):
        says(table, f"buy-book {table.rules.books[table.shown[0]].id} green")
    assert why_not(table, f"buy-book {table.rules.books[table.shown[0]].id} green") == "MM-F6"
    table.stock = put(table.stock, 4, 0)
    assert why_not(table, "buy-token key green") == "MM-F2"
    assert why_not(table, "buy-token coin green") == "MM-F2"


def test_a_book_drawn_unseen_gets_an_owner_at_once() -> None:
    """MM-F4, MM-F5, MM-F11: nothing else may be done until then."""
    table = at_market()
    shown = table.shown[:]
    says(table, "buy-blind")
    assert options(table) == ["assign green", "assign yellow", "assign blue", "assign red"]
    assert why_not(table, "done") == "MM-F11"
    says(table, "assign red")
    assert int(table.parties[3].books).bit_count() == 1
    assert table.shown == shown
    says(table, "done")
    assert table.money == 0  # MM-F8


def test_upgrades_on_very_easy() -> None:
    """MM-D1, MM-U1, MM-U2: scenario 20."""
    table = in_play(dungeon("ST9 G", "a1w", difficulty="very_easy", tokens="ws"))
    says(table, "begin green", "go p6")
    assert {text for text in options(table) if text.startswith("go")} == {"go gain-key", "go gain-rope"}
    says(table, "go gain-key")
    assert "go R1-R2" in options(table)  # the token opens the lock
    full = dungeon("ST9 G", "a1w", difficulty="very_easy", tokens="wsk")
    full.stock = put(full.stock, 3, 0)
    assert all(not route.walk.gained for route in every_leg(full, 0))
    assert all(not route.walk.gained for route in every_leg(dungeon("ST9 G", "a1w", difficulty="easy"), 0))
    says(table, "go R1-R2", "go R2-2")
    assert table.stock[4] == 4


# --- 21 to 23: losing -------------------------------------------------------------------------------------------------


def walled_in() -> Table:
    """Mission 1: green stands at D29 port 5 with the boots, and a foreign path runs from door 6 to door 3."""
    table = started(1, 1)
    green = stand(table, 0, "b2", 5)
    green.artifacts = 1
    table.lying = (NONE,) * table.rules.spaces
    use(table, "b2", "R1-6", "R1-3", group=1)
    return table


def test_a_walled_in_group_loses_the_mission() -> None:
    """MM-X2 to MM-X4, MM-W3: scenario 21."""
    table = walled_in()
    assert hopeless(table)
    says(table, options(table)[0])
    heard = says(table, "end")
    assert heard[-1] == MissionLost("dead_end")
    assert table.lost == "dead_end"


def test_book_three_keeps_hope() -> None:
    """MM-X3: scenario 21: with book 3 a monster or an empty space is a way out; without the option the game goes on anyway."""
    table = walled_in()
    hold(table, 0, books=[3])
    assert not hopeless(table)
    free = started(1, 1, dead_ends=False)
    assert not free.rules.dead_ends


def last_card() -> Table:
    table = in_play(dungeon("ST1 . G", "a1w", deck=(0, 0, 0, 0, 0)))
    kind = table.rules.card_by_id["ST1"]
    table.seats[0].hand = [kind, kind]
    table.deck = (kind,)
    says(table, "end", "lay ST1 b1 up")
    return table


def test_the_last_space() -> None:
    """MM-T2, MM-T6, MM-W1, MM-W5: scenario 22: served in the same turn it is a win, otherwise the next player loses."""
    table = last_card()
    route = search(table, 0).routes[0]
    heard = says(table, Draw("green", route.words).text)
    assert isinstance(heard[-1], MissionWon)
    table = last_card()
    heard = says(table, "end")
    assert heard[-1] == MissionLost("no_space")


def test_an_empty_hand() -> None:
    """MM-W5, MM-T1: scenario 23."""
    table = in_play(dungeon("ST1 . . G", "a1w"))
    table.seats[0].hand = [table.rules.card_by_id["ST1"]]
    says(table, "end", "lay ST1 b1 up")
    heard = says(table, "end")
    assert heard[-1] == MissionLost("no_hand")


# --- 25 and 27: face-down cards, the dragon ---------------------------------------------------------------------------


def before_hidden(role: str, sword: str = "") -> Table:
    """Mission 6 with green one step away from a face-down card of a kind."""
    table = started(6, 1)
    rules = table.rules
    hidden = [space for space in range(rules.spaces) if table.board[space] == HIDDEN]
    wanted = next(kind for kind in rules.mission.hidden if rules.cards[kind].role == role)
    space = rules.space_by_name["b2"]
    other = hidden[[table.under[at] for at in hidden].index(wanted)]
    table.under = put(put(table.under, other, table.under[space]), space, wanted)
    left = rules.space_by_name["a2"]
    table.lay(rules.card_by_id["ST1"], left, False)
    party = stand(table, 0, "a2", 4)
    party.peeks = False
    hold(table, 0, tokens=sword)
    says(table, options(table)[0])
    return table


def reveal(table: Table) -> list[object]:
    routes = [route for route in every_leg(table, 0, 10**6) if route.goal == 1000 + table.rules.space_by_name["b2"]]
    best = min(routes, key=lambda route: route.walk.cost)
    return list(says(table, Draw("green", best.words).text))


def warnings(table: Table) -> set[tuple[str, str]]:
    """What is asked before green goes to the face-down card, and the rule behind it."""
    offers = GAME.offers(view(table, 0)).offers
    legs = [one for one in offers if one.action.startswith("draw green") and "space-b2" in one.touches]
    assert legs
    return {(one.confirm.id if one.confirm else "", one.rule) for one in legs}


def test_an_unseen_card_is_warned_about_without_a_sword() -> None:
    """MM-A4: whatever lies there, as long as it might be the ambush; not with a sword, nor when all know better."""
    for role in ("ambush", "crown"):
        assert warnings(before_hidden(role)) == {("risk-ambush", "MM-A4")}
        assert warnings(before_hidden(role, "w")) == {("", "MM-T3")}
    space = before_hidden("crown").rules.space_by_name["b2"]
    for role, known in (("ambush", ("risk-sure-ambush", "MM-A4")), ("crown", ("", "MM-T3"))):
        table = before_hidden(role)
        table.peeked = put(table.peeked, space, True)
        assert warnings(table) == {known}


def test_a_peeked_card_is_named_where_it_lies() -> None:
    """MM-A4: its name stands on the space for all, and whoever touches it reads the card."""
    table = before_hidden("crown")
    space = table.rules.space_by_name["b2"]
    for known in (False, True):
        table.peeked = put(table.peeked, space, known)
        scene = GAME.whole_scene(view(table, 0))
        (board,) = [zone for zone in scene.zones if isinstance(zone, Board)]
        (box,) = [box for box in board.spaces if box.id == "space-b2"]
        assert box.name.id == ("space-peeked" if known else "space-hidden")
        assert (box.note is not None, box.sheet in scene.sheets) == (known, known)


def test_an_ambush() -> None:
    """MM-A4, MM-W4: scenario 25: without a sword the mission is lost; with one the group goes on from the room."""
    table = before_hidden("ambush")
    heard = reveal(table)
    assert heard[-1] == MissionLost("goal_unfulfilled")
    table = before_hidden("ambush", "w")
    heard = reveal(table)
    assert any(isinstance(event, CardRevealed) for event in heard)
    assert options(table) == ["pay token"]
    assert AmbushPaid("green", "token") in says(table, "pay token")
    assert options(table) == ["turn up", "turn down"]
    says(table, "turn down")
    space = table.rules.space_by_name["b2"]
    assert table.turned[space]
    assert table.parties[0].space == space
    assert table.kills == 0


def test_oracle_and_crown() -> None:
    """MM-A4: the oracle shows another card, which stays face down; the crown is taken at once."""
    table = before_hidden("oracle")
    reveal(table)
    shown = options(table)
    assert len(shown) == 3
    says(table, shown[0], "turn up")
    assert sum(table.peeked) == 1
    assert table.board.count(HIDDEN) == 3
    table = before_hidden("crown")
    reveal(table)
    says(table, "turn up")
    assert table.parties[0].artifacts >> 8 & 1


def test_the_lantern_is_used_before_the_first_leg() -> None:
    """MM-S7, MM-A4: a peek is final, and `cancel` does not give it back."""
    table = started(6, 1)
    says(table, options(table)[0])
    peeks = [text for text in options(table) if text.startswith("peek")]
    assert len(peeks) == 4
    says(table, peeks[0])
    assert sum(table.peeked) == 1
    assert not [text for text in options(table) if text.startswith("peek")]


def test_the_fifth_portal_journey() -> None:
    """MM-W6, MM-W9, MM-T6: scenario 27: legal, but it wakes the dragon, even if the same leg would win."""
    table = started(7, 1)
    table.jumps = 4
    check_limits(table)
    assert not table.over
    table.jumps = 5
    check_limits(table)
    assert table.lost == "mission:portal_limit"
    guild = started(12, 1)
    guild.kills = 4
    check_limits(guild)
    assert guild.lost == "mission:alarm"


# --- 29 and 30: the tower, the score ----------------------------------------------------------------------------------


def before_the_tower(difficulty: str, tokens: str) -> Table:
    """Mission 8: green stands in front of D16's portal with four scrolls."""
    table = started(8, 1, difficulty=difficulty)
    space = table.rules.space_by_name["f2"]
    above = table.rules.space_by_name["f1"]
    table.board = put(table.board, above, EMPTY)
    table.turned = put(table.turned, space, False)
    stand(table, 0, "f2", 1)
    hold(table, 0, found="4s", tokens=tokens)
    return table


def slots(table: Table) -> set[int]:
    tower = table.rules.space_by_name["d3"]
    ends = [route for route in search(table, 0, 4000).routes if route.walk.space == tower]
    return {int(route.walk.task) for route in ends}


def test_the_doorless_tower() -> None:
    """MM-Q1, MM-D5, MM-D8, MM-W8: scenario 29: the scroll that pays the journey is gone before the count."""
    scrolls = 3
    assert scrolls not in slots(before_the_tower("normal", ""))
    assert scrolls in slots(before_the_tower("easy", ""))
    table = before_the_tower("normal", "s")
    assert scrolls in slots(table)
    tower = table.rules.space_by_name["d3"]
    route = next(route for route in search(table, 0, 4000).routes if route.walk.space == tower and route.walk.task == scrolls)
    commit(table, route.walk)
    assert table.parties[0].status == FINISHED
    assert table.used[tower] >> PORTAL_BITS & 15 == 1
    assert any(piece[0] == JUMPED for piece in table.parties[0].path)


def test_score_of_mission_one() -> None:
    """MM-W2, MM-I4: scenario 30."""
    table = started(1, 1)
    hold(table, 0, found="7c")
    hold(table, 1, found="5b")
    for space in table.empty_spaces()[3:]:
        table.board = put(table.board, space, table.rules.card_by_id["ST1"])
    assert score(table) == 15


# --- more about the flow ----------------------------------------------------------------------------------------------


def test_entry_points_are_for_one_group_each() -> None:
    """MM-S8, MM-S16, MM-G2, MM-G3: chosen before the market, one group each."""
    table = mission(1, 2)
    says(table, "enter a2w green")
    assert why_not(table, "enter a2w yellow") == "MM-S8"
    assert [party.status for party in table.parties] == [WAITING] * 4


def test_votes_decide_together() -> None:
    """MM-G6: with votes every seat answers; the majority decides, the speaker between equals."""
    table = mission(1, 3, decisions="vote")
    says(table, "enter a2w green", "enter a4w green", "enter a4w green")
    assert table.parties[0].entry == 1
    says(table, "enter a2w yellow", "enter g2e yellow", "enter g4e yellow")
    assert table.parties[1].entry == 0


def test_goal_cards_of_mission_ten() -> None:
    """MM-S16: seven are revealed, five are given; a goal card is the group's own requirement."""
    table = mission(10, 2)
    shown = len(table.goals)
    for group in ("green", "yellow", "blue", "red", "purple"):
        says(table, next(text for text in options(table) if text.endswith(group)))
    assert (shown, len(table.goals)) == (7, 2)
    assert options(table)[0].startswith("enter")


def test_red_starts_inside_mission_eleven() -> None:
    """MM-R13, MM-S7: the port where it stands is used from the beginning."""
    table = mission(11, 2)
    red = table.parties[3]
    assert (table.rules.names[red.space], red.port) == ("d3", 0)
    assert table.used[red.space]
    assert table.used[table.rules.space_by_name["d2"]]


def test_the_dungeon_collapses() -> None:
    """MM-P4: mission 11: every second turn a card without any use falls out, and its space may be filled again."""
    table = started(11, 1, dead_ends=False)
    for _ in range(2):
        says(table, options(table)[0], "end")
    assert len(table.gone) == 1
    assert len(table.empty_spaces()) == 12 - 2 + 1


def test_cells_are_opened_with_a_key() -> None:
    """MM-A4, MM-R12: mission 3: the key is given, the hostage taken, the group stands at its entry port."""
    table = started(3, 1)
    space = table.rules.space_by_name["a3"]
    table.lay(table.rules.card_by_id["ST1"], space, False)
    stand(table, 0, "a3", 4)
    hold(table, 0, found="1k")
    cell = table.rules.space_by_name["b3"]
    route = min(
        (route for route in search(table, 0, 3000, 3).routes if route.goal == 1000 + cell), key=lambda route: route.walk.cost
    )
    commit(table, route.walk)
    green = table.parties[0]
    assert green.given[4] == 1
    assert int(green.artifacts).bit_count() == 1
    assert not table.closed[cell]
    assert green.space == cell


def test_conceding_needs_everybody() -> None:
    """MM-W7: and can be taken back."""
    from tafelrunde.games.mapmasters.rules.talk import speak, why_not_said

    table = started(1, 2)
    speak(table, 0, parse("concede"))
    assert not table.over
    reason = why_not_said(table, 0, parse("concede"))
    assert reason is not None
    assert reason.rule == "MM-W7"
    speak(table, 0, parse("resume"))
    speak(table, 1, parse("concede"))
    speak(table, 0, parse("concede"))
    assert table.lost == "conceded"


def test_cancelling_changes_nothing() -> None:
    """MM-R9, MM-T4, MM-T5: a leg that is not complete has no effect; choices can be taken back one by one."""
    table = in_play(dungeon("ST6 ST2 G / ST8 ST1 ST7", "a1w"))
    before = table.copy()
    says(table, "begin green", "go p6", "back", "cancel")
    assert table == before
    assert legs(table)


def test_rooms_are_bits() -> None:
    """MM-M4, MM-M16: what has been used on a space fits one number; every card was checked when it was read."""
    assert max(len(card.corridors) for card in started(1, 1).rules.cards) <= NODE_BITS


# --- the worked example -----------------------------------------------------------------------------------------------


MIRA, JULIAN, LEONIE = range(3)

# The three ways of the example: every fork with the choice that was made.
GREEN_TO_THE_BOOTS = "draw green p6 R2-4 drop/T1 on 6-J1 stop"
GREEN_TO_THE_BOSS = "draw green R1-1 T1-J1 over-item R1-R2 R1-6 J2-4"
BLUE_TO_THE_BOSS = "draw blue R1-R2 R2-4 R2-3 R1-R2 R1-1"


def worked_example() -> Table:
    """Mission 1 for Mira, Julian and Leonie: green enters at a4, blue at b5; some start cards and the hands are chosen so that
    it goes as the rulebook tells."""
    table = mission(1, 3, seed=4)
    says(table, "enter a4w green", "enter g2e yellow", "enter b5s blue", "enter g4e red", "done", f"starts {MIRA}")
    rules = table.rules
    lying = {"a2": "ST4'", "a4": "ST6'", "b5": "ST6'", "c2": "ST9'", "c4": "ST6", "d1": "ST8"}
    for name, cell in lying.items():
        table.lay(rules.card_by_id[cell.rstrip("'")], rules.space_by_name[name], cell.endswith("'"))
    for seat, hand in zip(table.seats, (("D35", "D09", "ST1"), ("D13", "D06", "ST1"), ("D52", "ST1", "ST2")), strict=True):
        seat.hand = sorted(rules.card_by_id[card] for card in hand)
    return table


def test_the_worked_example_of_mission_one() -> None:
    """MM-A2, MM-A3, MM-O2, MM-R11, MM-A5, MM-A6, MM-T1, MM-T3: five turns, move by move as the rulebook tells them."""
    table = worked_example()
    space = table.rules.space_by_name
    # 1: Mira lays a card that helps blue to bring the keys to the boss, and draws a card
    assert table.active == MIRA
    says(table, "lay D35 b4 up", "end")
    assert len(table.seats[MIRA].hand) == 3
    # 2: Julian lays a card that helps green from D29 to the boss
    assert table.active == JULIAN
    says(table, "lay D13 d2 up")
    assert not [route for route in search(table, 0, 3000).routes if route.goal == 1000 + space["b2"]]
    says(table, "end")
    # 3: Leonie lays a card that lets green reach the artifact, and draws the way; green stands where it came onto D29
    assert table.active == LEONIE
    says(table, "lay D52 a3 down", GREEN_TO_THE_BOOTS)
    green = table.parties[0]
    assert (green.space, green.port + 1) == (space["b2"], 5)
    assert green.artifacts == 1
    assert (green.found[1], green.found[3], green.found[4]) == (1, 1, 1)  # a barrel, a rope and a key on the way
    assert table.lying[space["b2"]] == NONE
    assert "begin green" not in options(table)
    says(table, "end")
    # 4: Mira's second card lets green reach the boss: with the rope over a trapdoor, and in by the upper entrance
    assert table.active == MIRA
    says(table, "lay D09 c1 down", GREEN_TO_THE_BOSS)
    green = table.parties[0]
    assert (green.status, green.space, green.port + 1) == (FINISHED, space["d3"], 1)
    assert table.rules.tasks[green.done].artifacts == (0,)
    assert (green.found[3], green.spent[3]) == (1, 1)
    assert int(table.done).bit_count() == 1
    says(table, "end")
    # 5: Julian lays a card for blue and draws its way: three keys, one of them for a lock, two for the boss, from below
    assert table.active == JULIAN
    says(table, "lay D06 d4 up", BLUE_TO_THE_BOSS)
    blue = table.parties[2]
    assert (blue.status, blue.space, blue.port + 1) == (FINISHED, space["d3"], 4)
    assert (blue.found[4], blue.spent[4], blue.given[4], blue.deeds[5]) == (3, 1, 2, 1)
    assert int(table.done).bit_count() == 2
    says(table, "end")
    assert [len(seat.hand) for seat in table.seats] == [3, 3, 3]
    assert table.active == LEONIE
