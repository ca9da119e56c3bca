"""The picture: halls that turn, reach with its cost, ways with their reasons, what can be tapped and what stays covered."""

import pytest

from tafelrunde.engine.flow import State
from tafelrunde.engine.scene import ANY, THEN, Board, Panel, Piece, Pile, Row, Scene
from tafelrunde.engine.view import view
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.actions import Jump
from tafelrunde.games.twister.content import pack_content
from tafelrunde.games.twister.events import NpcActivated, ReinforcementCalled, Wounded
from tafelrunde.games.twister.picture.board import corner, initials, printed
from tafelrunde.games.twister.picture.fight import odds
from tafelrunde.games.twister.picture.hall import drawing
from tafelrunde.games.twister.picture.names import look_of, named
from tafelrunde.games.twister.picture.npcs import npc_sheet
from tafelrunde.games.twister.picture.sheets import bag_contents
from tafelrunde.games.twister.rules.turn import Watch
from tafelrunde.games.twister.ruleset import BROKEN, FIRST_NPC, RAISED, Ruleset, square_name
from tafelrunde.games.twister.state import Twister
from tafelrunde.testing.walk import Walk
from tafelrunde.text import Voice
from tests.twister.kit import hall_with, open_board, ruleset, square


def seen(state: State, viewer: int) -> Scene:
    return GAME.whole_scene(view(state, viewer))


def looked(state: State, viewer: int) -> Twister:
    found = view(state, viewer)
    assert isinstance(found, Twister)
    return found


def the_board(scene: Scene) -> Board:
    return next(zone for zone in scene.zones if isinstance(zone, Board))


def the_panel(scene: Scene, id: str) -> Panel:
    return next(zone for zone in scene.zones if isinstance(zone, Panel) and zone.id == id)


def pieces(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in the_board(scene).pieces}


def ids(scene: Scene) -> set[str]:
    """Everything that can be tapped."""
    found: set[str] = set()
    for zone in scene.zones:
        found.add(zone.id)
        if isinstance(zone, Board):
            found.update(space.id for space in zone.spaces)
        if isinstance(zone, (Board, Row, Panel)):
            found.update(piece.id for piece in zone.pieces)
        if isinstance(zone, Pile) and zone.top:
            found.add(zone.top.id)
    return found


def voice(language: str) -> Voice:
    return Voice(language, GAME.texts({}, language), ["Ada", "Bo"], strict=True)


# --- halls ----------------------------------------------------------------------------------------------------------------


def test_a_hall_is_drawn_as_it_is_printed_and_turned_as_a_whole() -> None:
    """DT-G2, DT-W4: the drawing stays the same, the tile turns by 90 degrees a quarter."""
    table = open_board({"yellow-naga": (0, 0)}, halls={1: "1a"}, turned={1: 3})
    tile = the_board(seen(table.state, 0)).tiles[0]
    assert (tile.id, tile.x, tile.y, tile.turn) == ("hall-1", 0, 16, 270)
    assert tile.drawing == drawing(pack_content("").halls[0], ())


def test_portcullises_look_different_in_each_state() -> None:
    """DT-G6: closed, open and broken."""
    hall = pack_content("").halls[0]
    looks = {
        tuple(stroke.colour for stroke in drawing(hall, marks)) for marks in ((), ((13, RAISED),), ((13, BROKEN), (16, BROKEN)))
    }
    assert len(looks) == 3


def test_blue_sits_on_the_other_side() -> None:
    """DT-G1: everybody has the own line below, and tokens stay on their squares."""
    table = open_board({"yellow-naga": (1, 0), "blue-naga": (3, 21)}, seats=2)
    assert corner(looked(table.state, 0), square((1, 0))) == (1, 21)
    assert corner(looked(table.state, 1), square((1, 0))) == (8, 0)
    assert corner(looked(table.state, 1), square((3, 21))) == (6, 21)
    tiles = the_board(seen(table.state, 1)).tiles
    assert (tiles[0].x, tiles[0].y, tiles[0].turn) == (5, 1, 180)
    assert pieces(seen(table.state, 1))["token-blue-naga"].at == "d21"


def test_a_hidden_hall_is_one_space() -> None:
    """DT-G9, DT-S17: nothing of it shows but its place."""
    table = open_board({"yellow-naga": (0, 0)}, halls={3: "2b"}, hidden=[3])
    board = the_board(seen(table.state, 0))
    spaces = {space.id for space in board.spaces}
    assert "slot-3" in spaces
    assert square_name(square((0, 6))) not in spaces
    assert len(board.spaces) == 220 - 25 + 1


def test_printed_rows_and_columns() -> None:
    """DT-D1: counted on the hall, however it lies."""
    table = open_board({"yellow-naga": (0, 0)}, halls={1: "1a"}, turned={1: 1})
    assert printed(looked(table.state, 0), square((4, 5))) == (1, 1)
    assert printed(looked(table.state, 0), square((0, 5))) == (5, 1)


# --- tokens ---------------------------------------------------------------------------------------------------------------


def test_a_token_shows_its_values_its_load_and_its_wounds() -> None:
    """DT-O1, DT-H1: movement left, combat right; what is carried is a badge; the wounded lie down."""
    table = open_board(
        {"yellow-naga": (2, 2), "yellow-wizard": (4, 4), "phil": (5, 5)},
        wounded=["yellow-wizard"],
        loads={"yellow-naga": "yellow-rope"},
    )
    shown = pieces(seen(table.state, 0))
    assert (shown["token-yellow-naga"].left, shown["token-yellow-naga"].value) == ("6", "2")
    assert [badge.icon for badge in shown["token-yellow-naga"].badges] == ["gi:rope-coil"]
    assert shown["token-yellow-wizard"].dim
    assert shown["token-yellow-wizard"].turn
    assert "token-yellow-rope" not in shown
    assert shown["token-phil"].badges[0].text == "Ph"


# --- what is considered ---------------------------------------------------------------------------------------------------


def test_reach_is_shown_with_its_cost() -> None:
    """DT-M1: the AP it takes to rest on a square, as far as the AP go."""
    table = open_board({"yellow-colossus": (0, 5)}, turned={})
    table.turn(ap=2)
    notes = seen(table.state, 0).glimpses["token-yellow-colossus"].notes
    assert notes[square_name(square((0, 7)))] == "1"
    assert notes[square_name(square((0, 9)))] == "2"
    assert square_name(square((0, 10))) not in notes


def test_lines_of_sight_are_drawn() -> None:
    """DT-L1: one to each character in sight."""
    table = open_board({"yellow-naga": (2, 2), "phil": (2, 9)})
    table.turn(ap=1)
    strokes = seen(table.state, 0).glimpses["token-yellow-naga"].strokes
    assert [(stroke.d, stroke.colour) for stroke in strokes] == [("M2.5 19.5L2.5 12.5", "crimson")]


def test_a_turn_is_asked_for_with_a_ghost_of_the_hall() -> None:
    """DT-W1: before it is done, the board can show how the hall would lie."""
    table = open_board({"yellow-mekanork": (2, 3)}, halls={1: "1a"})
    table.turn(ap=3)
    shown = looked(table.state, 0)
    turns = [offer for offer in GAME.offers(shown).offers if offer.action.startswith("turn")]
    assert [offer.action for offer in turns] == ["turn yellow-mekanork 1 cw", "turn yellow-mekanork 1 ccw"]
    assert all(offer.confirm is not None for offer in turns)
    ghosts = [GAME.whole_scene(shown).glimpses[offer.action].tiles[0] for offer in turns]
    assert [ghost.turn for ghost in ghosts] == [90, 270]


def test_turning_a_hall_shows_who_turns_with_it_and_what_npcs_do_then() -> None:
    """DT-W4, DT-P2: tokens as they would stand, and the plans that change."""
    table = open_board({"yellow-mekanork": (2, 3), "carla": (1, 3)}, halls={1: "1a"})
    table.turn(ap=3)
    shown = looked(table.state, 0)
    offer = next(offer for offer in GAME.offers(shown).offers if offer.action.startswith("turn"))
    assert offer.preview
    foreseen = GAME.preview(shown, GAME.parse(offer.action))
    before = table.at("carla")
    table.say(offer.action)
    after = table.at("carla")
    assert after is not None
    assert after != before
    x, y = corner(shown, square(after))
    assert (x + 0.5, y + 0.5) in [(mark.x, mark.y) for mark in foreseen.marks]
    assert foreseen.remarks


def test_the_row_tells_type_goal_and_danger() -> None:
    """DT-T6, DT-P2: at a glance, and on the token of whoever attacks next."""
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 3)})
    table.turn(ap=1)
    scene = seen(table.state, 0)
    card = next(piece for zone in scene.zones if isinstance(zone, Row) and zone.id == "npcs" for piece in zone.pieces)
    assert card.lines[0].id.startswith("type-")
    assert card.badges[-1].icon == "gi:crossed-swords"
    assert [badge.name.id for badge in pieces(scene)["token-hurban"].badges if badge.colour == "bad"] == ["danger-fight"]


def test_who_acts_has_not_acted() -> None:
    """DT-T6: while its activation is shown, an NPC is marked as the one that acts, not as one that has."""
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 3)})
    table.turn(ap=1)
    table.state.beats = []
    table.act("hurban")
    moment = next(beat.state for beat in table.state.beats or [] if isinstance(beat.event, NpcActivated))
    card = next(piece for zone in seen(moment, 0).zones if isinstance(zone, Row) and zone.id == "npcs" for piece in zone.pieces)
    assert card.id.endswith("hurban")
    assert [badge.name.id for badge in card.badges] == ["npc-acts"]
    assert not card.dim


def test_what_an_npc_does_is_its_own_doing() -> None:
    """DT-P2: all that happens in its activation; what a player does is not."""
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 3)})
    table.turn(ap=1)
    assert GAME.happening(Wounded("yellow-cleric"), looked(table.state, 0)).doer is None
    table.state.beats = []
    table.act("hurban")
    told = [GAME.happening(beat.event, looked(beat.state, 0)) for beat in table.state.beats or []]
    assert told
    assert {one.doer.id if one.doer else "" for one in told} == {"npc-hurban"}


def test_where_a_jump_lands_can_be_touched() -> None:
    """DT-J1: the character, then the square behind the pit; where it cannot land, the refusal speaks of jumping."""
    rules = ruleset(halls=[hall_with(11, {}, pits=[(2, 3)])])
    table = open_board({"yellow-cleric": (2, 2)}, rules=rules, halls={1: "T11"})
    table.turn(ap=1)
    offers = [offer for offer in GAME.offers(looked(table.state, 0)).offers if offer.action.startswith("jump")]
    assert offers
    assert all(len(offer.touches) == 2 and offer.touches[1] == offer.action.split()[3] for offer in offers)
    table.state.seats[0].jumps = 0
    tried = GAME.attempts(looked(table.state, 0), square_name(square((2, 4))))
    assert isinstance(tried[0], Jump)
    reason = GAME.why_not(table.state, 0, tried[0])
    assert reason is not None
    assert reason.message == "why-no-jump-card"


# --- NPCs -----------------------------------------------------------------------------------------------------------------


def test_every_goal_has_its_reason() -> None:
    """DT-P2, DT-P6: `Exit 5: the shortest way takes 6 AP`, and the way is drawn."""
    table = open_board({"phil": (4, 17), "yellow-naga": (9, 0)}, stepwise=True)
    table.state.ask(Watch(0, table.token("phil")))
    scene = seen(table.state, 0)
    told = voice("en")
    lines = [(told.text(line.label), told.text(line.value) if line.value else "") for line in the_panel(scene, "goals").lines]
    assert lines[0] == ("Exit 5", "the shortest way takes 6 AP.")
    assert ("Object 4", "there is no target.") in lines
    assert the_board(scene).above
    assert scene.glimpses["token-phil"].strokes
    german = voice("de")
    assert german.text(the_panel(scene, "goals").lines[0].value) == "der kürzeste Weg kostet 6 AP."


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_npc_can_be_read(language: str) -> None:
    """DT-Y1: names, personalities, wishes and targets of all 32, in both languages."""
    table = open_board({"yellow-naga": (0, 0)})
    told = voice(language)
    rules = GAME.setting({})
    assert isinstance(rules, Ruleset)
    look = look_of(rules)
    shown = looked(table.state, 0)
    for npc in rules.npcs:
        sheet = npc_sheet(shown, look, FIRST_NPC + npc.index, [], [])
        words = [told.text(sheet.title)] + [told.text(line.label) for line in sheet.lines]
        assert all(text.strip() and "{" not in text for text in words)
        assert told.text(sheet.title) != npc.id
        for trait in npc.traits:
            assert "trait-" not in told.text(trait.words())


def test_a_designers_own_npc_has_a_title() -> None:
    """DT-Y1: what the texts do not know goes by its title, or by its id."""
    assert voice("en").text(named("npc", "ragged-rita", "Ragged Rita", False)) == "Ragged Rita"
    assert voice("en").text(named("npc", "ragged-rita", "", False)) == "Ragged rita"


# --- cards and piles ------------------------------------------------------------------------------------------------------


def test_what_is_in_the_bag_is_public() -> None:
    """DT-S12, DT-S14: 24 tokens at the start, and nobody sees their order."""
    state = GAME.start(GAME.setting({"starters": "random"}), 1, 4)
    shown = looked(state, 0)
    contents = bag_contents(shown)
    assert len(contents) == 24
    assert sorted(contents) == sorted(state.bag)


def test_a_card_tells_its_chances() -> None:
    """DT-Q1: against the cards that may still be in the dungeon's deck."""
    table = open_board({"yellow-cleric": (2, 2), "carla": (2, 3)})
    table.state.enemy_discard = (0, 1, 2, 2, 3, 3)
    table.state.enemy_deck = (4, 5, 6)
    table.turn(ap=1)
    table.say("fight yellow-cleric carla")
    shown = looked(table.state, 0)
    assert shown.fight is not None
    assert [odds(shown, shown.fight, card) for card in (4, 5, 6)] == [(0, 33), (33, 33), (67, 33)]


def test_a_combat_shows_both_sides() -> None:
    """DT-C5, DT-C3: everybody who takes part, and the sums."""
    table = open_board({"yellow-backstabber": (2, 2), "yellow-banshee": (3, 3), "balm": (2, 3)})
    table.turn(ap=1)
    table.say("fight yellow-backstabber balm")
    told = voice("en")
    lines = [told.text(line.label) + " " + told.text(line.value) for line in the_panel(seen(table.state, 0), "fight").told()]
    assert lines == ["Attackers 5", "Backstabber 2", "Banshee 1", "Defenders 2", "Brother Balm 2"]


# --- offers ---------------------------------------------------------------------------------------------------------------


def test_whatever_an_offer_touches_is_there() -> None:
    """DT-A1: every choice can be made on the table, and every offer is allowed."""
    for seed in (1, 2):
        walk = Walk(GAME, seed, lively=0)
        for number, state in enumerate(walk.positions(120)):
            if state.over:
                break
            if number % 3:
                continue
            seat = state.asked().seat
            shown = view(state, seat)
            there = ids(GAME.whole_scene(shown))
            for offer in GAME.offers(shown).offers:
                assert set(offer.touches) <= there, f"{offer.action}: {offer.touches}"
                assert offer.action[0] == ANY or GAME.why_not(state, seat, GAME.parse(offer.action)) is None


def test_hidden_tokens_stay_covered() -> None:
    """DT-S5: the owner sees what lies face down, the other one how many."""
    state = GAME.start(GAME.setting({"starters": "random"}), 2, 3)
    first = state.asked().seat
    word = "yellow" if first == 0 else "blue"
    GAME.apply(state, first, GAME.parse(f"hide {word}-rope 5"))
    mine, theirs = (pieces(seen(state, seat))[f"placed-{first}-0"] for seat in (first, 1 - first))
    assert not mine.face_down
    assert theirs.face_down
    assert theirs.icon == "gi:uncertainty"


def test_symbols_matter_only_at_their_level() -> None:
    """DT-E1: a card that calls shows it."""
    for level, marked in (("pink", []), ("black", ["combat-0", "combat-4", "combat-6"])):
        table = open_board({"yellow-naga": (0, 0)}, rules=ruleset(level))
        table.turn(ap=1)
        hand = next(zone for zone in seen(table.state, 0).zones if isinstance(zone, Row) and zone.hand)
        found = [piece.id for piece in hand.pieces if piece.id.startswith("combat") and any(b.icon for b in piece.badges)]
        assert found == marked


def test_a_crew_stands_on_its_circles_before_it_is_shown() -> None:
    """DT-S2, DT-S4: the owner sees who it is, the other one that somebody stands there."""
    state = GAME.start(GAME.setting({}), 2, 3)
    GAME.apply(state, 0, GAME.parse("starter yellow-naga"))
    assert pieces(seen(state, 0))["token-yellow-naga"].at == "b0"
    covered = pieces(seen(state, 1))
    assert "token-yellow-naga" not in covered
    assert covered["starter-b0"].icon == "gi:uncertainty"


def test_the_cards_of_those_in_the_bag_lie_open() -> None:
    """DT-S12: eight NPCs that will come out of it."""
    state = GAME.start(GAME.setting({"starters": "random"}), 1, 4)
    cards = next(zone for zone in seen(state, 0).zones if isinstance(zone, Row) and zone.id == "invited")
    assert len(cards.pieces) == 8
    assert all(card.sheet in seen(state, 0).sheets for card in cards.pieces)


# --- beginning, help on the way and the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "number"), [("three", "3"), ("five", "5"), ("seven", "7")])
def test_the_first_question_says_the_aim(wanted: str, number: str) -> None:
    """DT-V4: so many points as this table plays for; alone, with a crew by lot, it is said with the first hall."""
    for seats, starters in ((1, "choose"), (2, "choose"), (1, "random")):
        state = GAME.start(GAME.setting({"vp_target": wanted, "starters": starters}), seats, 3)
        if starters == "random":
            GAME.apply(state, 0, GAME.legal_actions(state)[0])
        for language, words in (("en", "victory points win: lead"), ("de", "Siegpunkte gewinnen: Führ")):
            prompt = seen(state, 0).prompt
            assert prompt is not None
            assert voice(language).text(prompt).startswith(f"{number} {words}")


def test_npcs_of_one_type_are_told_apart() -> None:
    """DT-Y1: the letters on the tokens of a type differ."""
    rules = GAME.setting({})
    assert isinstance(rules, Ruleset)
    of_type = [(npc.kind, initials(npc.id)) for npc in rules.npcs]
    assert len(set(of_type)) == len(rules.npcs)


def test_the_rest_is_hidden_by_lot_without_passing_the_screen_each_time() -> None:
    """DT-S3: one offer stands for all that the seat still has to hide, said whenever it is asked."""
    state = GAME.start(GAME.setting({"starters": "random"}), 2, 3)
    for seat in (state.asked().seat, 1 - state.asked().seat):
        offer = GAME.offers(looked(state, seat)).offers[0]
        assert offer.name.id == "offer-hide-rest"
        assert offer.action.split(THEN) == [ANY] * 10
        GAME.apply(state, seat, GAME.legal_actions(state)[0])
    left = GAME.offers(looked(state, state.asked().seat)).offers[0]
    assert left.action.split(THEN) == [ANY] * 9


def test_why_a_reinforcement_came() -> None:
    """DT-E1, DT-E2: it is said which card called; the pile says which ones call on this level."""
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (7, 15), "carla": (2, 3)}, rules=ruleset("black"))
    table.state.reserve = (table.token("phil"),)
    table.hand(6)
    table.turn(ap=1)
    calls = seen(table.state, 0).sheets["reserve"]
    told = [voice("en").text(line.label) for line in calls.lines]
    assert any("+6" in line for line in told), told
    table.say("fight yellow-cleric carla")
    table.state.beats = []
    table.say("combat 6")
    came = [beat for beat in table.state.beats or [] if isinstance(beat.event, ReinforcementCalled)]
    texts = [GAME.happening(beat.event, looked(beat.state, 0)).text for beat in came]
    assert [text.id for text in texts] == ["reinforcement-called-combat"]
    assert voice("de").text(texts[0]).startswith("Eine Karte dieses Kampfs trägt das Zeichen deiner Stufe")


@pytest.mark.parametrize(
    ("points", "winner", "level", "hint", "then"),
    [
        ((5, 1), 0, "green", "hint-harder", {"level": "blue"}),
        ((1, 5), 1, "green", "hint-easier", {"level": "yellow"}),
        ((5, 4), 0, "green", "", None),
        ((5, 0), 0, "black", "", None),
        ((0, 5), 1, "pink", "", None),
    ],
)
def test_the_end_alone_tells_both_sides_points_and_advises_a_level(
    points: tuple[int, int], winner: int, level: str, hint: str, then: dict[str, str] | None
) -> None:
    """DT-S10, DT-V4: the dungeon's points beside one's own, and a game on the level that is advised."""
    table = open_board({"yellow-naga": (0, 0)}, rules=ruleset(level))
    table.state.points = points
    table.state.winner = winner
    table.state.over = True
    result = seen(table.state, 0).result
    assert result is not None
    parts = result.standings[0].parts
    assert voice("en").text(parts[0].value) == f"{points[0]} to {points[1]}"
    assert [part.label.id for part in parts if part.label.id.startswith("hint")] == ([hint] if hint else [])
    assert (result.then.options if result.then else None) == then
