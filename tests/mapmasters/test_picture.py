"""The table as a picture: what is drawn, what can be tapped, what is foretold."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.gallery import write_pictures
from tafelrunde.engine import library
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Board, Ledger, Panel, Pile, Row, Scene
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.content import FOLDER
from tafelrunde.games.mapmasters.events import CardDrawn
from tafelrunde.games.mapmasters.picture.ink import card_marks, turn
from tafelrunde.games.mapmasters.picture.names import look_of
from tafelrunde.games.mapmasters.picture.paths import Canvas, trace
from tafelrunde.games.mapmasters.state import Table
from tafelrunde.server.studio.reading import looked
from tafelrunde.text import Voice

WON = Path(__file__).parent.parent / "browser" / "goblin.txt"  # mission 1 alone, dealt with seed 2, by these actions
SEED = 2


def replayed(options: dict[str, Any] | None = None) -> Iterator[tuple[Table, str]]:
    """Every position of the won game, with the action that follows; a leg is drawn step by step."""
    table = started(1, **(options or {}))
    for line in WON.read_text(encoding="utf-8").splitlines():
        words = line.split()
        steps = [f"begin {words[1]}", *(f"go {choice}" for choice in words[2:])] if words[0] == "draw" else [line]
        for step in steps:
            yield table, step
            GAME.apply(table, 0, GAME.parse(step))
    yield table, ""


def started(seats: int, seed: int = SEED, **options: Any) -> Table:
    state = GAME.start(GAME.setting(options), seats, seed)
    assert isinstance(state, Table)
    return state


def shown(table: Table, viewer: int = 0) -> Scene:
    return GAME.whole_scene(view(table, viewer))


def board(scene: Scene) -> Board:
    found = scene.zones[0]
    assert isinstance(found, Board)
    return found


def position(action: str) -> Table:
    """The won game just before its first action that begins so."""
    return next(table for table, step in replayed() if step.startswith(action))


@pytest.fixture(scope="module")
def end() -> Table:
    return list(replayed())[-1][0]


# --- drawings ---------------------------------------------------------------------------------------------------------


def test_every_card_is_drawn() -> None:
    """MM-M16: strokes for corridors and rooms, a mark for every symbol, inside the card."""
    setting = GAME.setting({})
    cards = GAME.gallery(setting)
    assert len(cards) == 110
    for card in cards:
        assert card.drawing
        assert all(0 < mark.x < 60 and 0 < mark.y < 90 for mark in card.marks)
    assert Game().gallery(setting) == []


def test_a_page_with_every_card(tmp_path: Path) -> None:
    """MM-M14: designers see what they have written."""
    write_pictures(GAME, FOLDER, tmp_path / "cards.html", "de")
    page = (tmp_path / "cards.html").read_text(encoding="utf-8")
    assert page.count("<figure>") == 110
    assert "ST1 Kreuzhalle" in page
    assert "D72 Sternkreuzung" in page


def test_a_card_upside_down() -> None:
    """MM-M2: what lay at the top left lies at the bottom right; icons stay upright because they are marks."""
    table = position("lay")
    marks = card_marks(table.rules.cards[table.rules.card_by_id["ST3"]])
    assert [turn((mark.x, mark.y), True) for mark in marks] == [(60 - mark.x, 90 - mark.y) for mark in marks]


def test_groups_differ_in_ink_glyph_and_pattern(end: Table) -> None:
    """MM-G7: nothing is told by colour alone."""
    ledger = next(zone for zone in shown(end).zones if isinstance(zone, Ledger))
    for one, other in combinations(ledger.entries, 2):
        assert one.colour != other.colour
        assert one.icon != other.icon
        assert one.pattern != other.pattern
    inks = {(stroke.colour, stroke.pattern) for stroke in board(shown(end)).lines if stroke.colour.startswith("ink-")}
    assert {(entry.colour, entry.pattern) for entry in ledger.entries} <= inks


def test_drawn_paths_never_cross_on_one_level(end: Table) -> None:
    """MM-R3, MM-M11: as they are drawn; a path may meet itself or another only underground against the main level."""
    canvas = Canvas(end)
    lines = []
    for party in end.parties:
        runs, _ = trace(canvas, party.path, None)
        lines += [(deep, list(pairwise(points))) for deep, points in runs]
    for (deep, one), (other_deep, other) in combinations(lines, 2):
        if deep == other_deep:
            assert not [1 for a, b in one for c, d in other if crosses(a, b, c, d)]


def crosses(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> bool:
    """Whether two lines cut each other, not only touch."""

    def side(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < -1e-6 and side(c, d, a) * side(c, d, b) < -1e-6


def test_found_things_are_ringed_and_used_ones_crossed_out(end: Table) -> None:
    """MM-R7: both portals of a journey are crossed out, and every mark on a path is ringed in its group's ink."""
    marks = board(shown(end)).marks
    portals = [mark for mark in marks if mark.icon == "gi:magic-portal" and mark.crossed]
    assert len(portals) == 2 * end.jumps
    assert end.jumps == 1
    found = sum(sum(party.found) for party in end.parties)
    items = ("gi:two-coins", "gi:barrel", "gi:broadsword", "gi:rope-coil", "gi:key", "gi:scroll-unfurled")
    assert sum(mark.icon in items and mark.ring.startswith("ink-") for mark in marks) == found


# --- the table --------------------------------------------------------------------------------------------------------


def test_the_market_shows_tokens_and_books() -> None:
    """MM-F2, MM-F3: four piles of five, two open books and the pile."""
    table = position("buy-token")
    market = next(zone for zone in shown(table).zones if isinstance(zone, Panel) and zone.id == "market")
    assert [piece.value for piece in market.pieces if piece.id.startswith("token-")] == ["5"] * 4
    assert [piece.face_down for piece in market.pieces if piece.id.startswith("book-")] == [False, False, True]


def test_a_hand_card_can_be_turned() -> None:
    """MM-P1: each hand card has an id for either way round, and offers touch both."""
    table = position("lay")
    hand = next(zone for zone in shown(table).zones if isinstance(zone, Row) and zone.hand)
    touched = {offer.touches[0] for offer in GAME.offers(view(table, 0)).offers}
    assert touched == {piece.id for piece in hand.pieces} | {piece.turned for piece in hand.pieces}


def test_hands_are_hidden_from_others() -> None:
    """MM-S12: others see how many, nobody sees the deck; open hands are shown."""
    for options, rows in (({}, 1), ({"open_hands": True}, 3)):
        table = started(3, **options)
        while not table.turn:
            GAME.apply(table, table.decision.seat, GAME.legal_actions(table)[0])  # type: ignore[union-attr]
        hands = [zone for zone in shown(table, 1).zones if isinstance(zone, Row)]
        assert len(hands) == rows
        assert not [zone for zone in shown(table, SPECTATOR).zones if isinstance(zone, Row)]


def test_unseen_cards_are_counted_alike_for_everybody() -> None:
    """5: deck and hidden hands together, by class; drawing a card changes nothing."""
    table = started(3)
    while table.turn < 3:
        GAME.apply(table, table.decision.seat, GAME.legal_actions(table)[0])  # type: ignore[union-attr]
    sheets = [shown(table, viewer).sheets["deck"].lines[:5] for viewer in (0, 1, 2, SPECTATOR)]
    assert all(sheet == sheets[0] for sheet in sheets)
    left = sum(int(str(line.value.args["number"])) for line in sheets[0] if line.value is not None)
    assert left == sum(table.rules.mission.deck) - len(table.laid)
    deck = next(zone for zone in shown(table).zones if isinstance(zone, Pile))
    assert deck.count == len(table.deck)


def test_every_choice_of_a_leg_is_offered_and_can_be_tapped() -> None:
    """MM-R8: each way on has a name; those that lie on the board have a spot there."""
    tapped = 0
    for table, step in replayed():
        if step.startswith("go "):
            offers = GAME.offers(view(table, 0)).offers
            assert step in [offer.action for offer in offers]
            spots = {space.id for space in board(shown(table)).spaces}
            for offer in offers:
                assert set(offer.touches) <= spots
                tapped += len(offer.touches)
    assert tapped > 20


def test_ready_made_legs() -> None:
    """MM-T3, MM-T4: a short search offers complete legs; each is legal as it stands. Without the option there are none."""
    for suggestions in (True, False):
        drawn = 0
        for table, step in replayed({"suggestions": suggestions}):
            if step.startswith(("begin", "end")):
                for offer in GAME.offers(view(table, 0)).offers:
                    if offer.action.startswith("draw"):
                        drawn += 1
                        assert GAME.why_not(table, 0, GAME.parse(offer.action)) is None
        assert (drawn > 0) == suggestions


def parts(say: Say) -> Iterator[Say]:
    """All that is said in a sentence."""
    yield say
    for argument in say.args.values():
        if isinstance(argument, Say):
            yield from parts(argument)


def test_a_leg_names_the_artifacts_that_it_takes(end: Table) -> None:
    """MM-R8: beside the items that it finds; whatever the groups of the won game carry was promised by a leg."""
    carried = {
        look_of("").artifact_name(one.id).id
        for index, one in enumerate(end.rules.artifacts)
        if any(party.artifacts >> index & 1 for party in end.parties)
    }
    told = set()
    for table, step in replayed():
        if step.startswith(("begin", "end")):
            for offer in GAME.offers(view(table, 0)).offers:
                if offer.action.startswith("draw") and offer.note is not None and offer.note.id == "note-leg":
                    found = offer.note.args["found"]
                    assert isinstance(found, Say)
                    told |= carried & {one.id for one in parts(found)}
    assert carried
    assert told == carried


# --- what would be ----------------------------------------------------------------------------------------------------


def test_who_gets_where() -> None:
    """MM-T4, MM-D5: beside each demand stand the groups: a leg, what is missing, or why there is none. Nothing stands twice."""
    told: set[str] = set()
    for table, step in replayed():
        if not step.startswith(("begin", "end")):
            continue
        seen = view(table, SeatId(0))
        offers = GAME.offers(seen)
        (grid,) = offers.grids
        rows, columns = {row.id for row in grid.rows}, {column.id for column in grid.columns}
        placed = [one.place for one in offers.offers if one.group == grid.group]
        placed += [one.place for one in offers.refusals if one.group == grid.group]
        for place in placed:
            assert place is not None
            assert place.row in rows
            assert place.column in columns
            told.add(place.badge.name.id)
        legs = {(one.place.row, one.place.column) for one in offers.offers if one.place}
        refused = [(one.place.row, one.place.column) for one in offers.refusals if one.place]
        assert len(set(refused)) == len(refused)
        assert not legs & set(refused)
    assert told >= {"cell-reached", "cell-lacks", "cell-no-corridor", "cell-begin", "cell-drawn"}


def test_a_demand_says_what_is_missing() -> None:
    """MM-D5: `−3` beside the icon of what a group lacks, and the reason in words."""
    lacking = [
        refusal
        for table, step in replayed()
        if step.startswith(("begin", "end"))
        for refusal in GAME.offers(view(table, SeatId(0))).refusals
        if refusal.place is not None and refusal.place.badge.name.id == "cell-lacks"
    ]
    assert lacking
    for refusal in lacking:
        assert refusal.place is not None
        assert int(refusal.place.badge.text.replace("−", "-")) < 0
        assert refusal.reason.id == "why-lacks"


def test_what_a_card_would_bring() -> None:
    """MM-M3, MM-G4: a card of the won game opens a way that was not there; it is drawn and named before the card lies."""
    for table, step in replayed():
        if step.startswith("lay"):
            before = len(table.empty_spaces())
            preview = GAME.preview(view(table, 0), GAME.parse(step))
            assert len(table.empty_spaces()) == before  # nothing has happened
            if "foresight-new" in [remark.id for remark in preview.remarks]:
                assert preview.lines
                assert preview.marks
                return
    pytest.fail("no card of a won game opened a way")


def test_a_card_that_would_wall_a_goal_in_is_warned_about() -> None:
    """MM-X3, MM-R13: the warning comes before, and it comes true; the table may lay the card all the same."""
    for seed in range(20):
        table = started(1, seed)
        while not table.over:
            for action in GAME.legal_actions(table):
                if action.text.startswith("lay"):
                    remarks = [remark.id for remark in GAME.preview(view(table, 0), action).remarks]
                    if "foresight-hopeless" in remarks:
                        GAME.apply(table, 0, action)
                        GAME.apply(table, 0, GAME.parse("end"))
                        assert table.lost == "dead_end"
                        return
            GAME.apply(table, 0, GAME.legal_actions(table)[0])
    pytest.fail("no card of twenty games walls a goal in")


@pytest.mark.parametrize(
    ("mission", "counter", "limit", "warning", "loss"),
    [
        (7, "jumps", "portal_limit", "risk-portal-limit", "portal_limit"),
        (12, "kills", "kill_limit", "risk-kill-limit", "alarm"),
    ],
)
def test_a_leg_beyond_the_limit_is_warned_about(mission: int, counter: str, limit: str, warning: str, loss: str) -> None:
    """MM-W9: one journey or fight too many is offered with a warning, and loses when it is drawn."""
    for seed in range(40):
        table = started(1, seed, mission=mission)
        setattr(table, counter, getattr(table.rules.mission, limit))
        while not table.over:
            decision = GAME.offers(view(table, 0)).offers
            for offer in decision:
                if offer.action.startswith("draw"):
                    drawn = table.copy()
                    GAME.apply(drawn, 0, GAME.parse(offer.action))
                    too_many = drawn.lost == f"mission:{loss}"
                    assert (offer.confirm is not None and offer.confirm.id == warning) == too_many
                    if too_many:
                        return
            GAME.apply(table, 0, GAME.legal_actions(table)[0])
    pytest.fail("no leg of these games goes beyond the limit")


def test_a_leg_that_walls_others_in_is_warned_about() -> None:
    """MM-R13, MM-X4: exactly the legs after which the turn ends in a dead end."""
    seen = set()
    for seed in range(12):
        table = started(1, seed)
        while not table.over:
            for offer in GAME.offers(view(table, 0)).offers:
                if offer.action.startswith("draw"):
                    drawn = table.copy()
                    GAME.apply(drawn, 0, GAME.parse(offer.action))
                    if not drawn.over:
                        GAME.apply(drawn, 0, GAME.parse("end"))
                    assert (offer.confirm is not None) == (drawn.lost == "dead_end"), (seed, offer.action)
                    seen.add(offer.confirm is not None)
            GAME.apply(table, 0, GAME.legal_actions(table)[0])
        if len(seen) == 2:
            break
    assert seen == {True, False}


# --- talking and fame -------------------------------------------------------------------------------------------------


def test_sketches_and_pointing() -> None:
    """MM-R9, MM-G4: everybody sees them; a sketch goes when its group draws, and one can rub out one's own."""
    table = position("lay")
    GAME.apply(table, 0, GAME.parse("sketch green 10,10;60,60;90,120"))
    GAME.apply(table, 0, GAME.parse("point d3"))
    seen = board(shown(table, SPECTATOR))
    assert [stroke.colour for stroke in seen.above] == ["ink-green"]
    assert [mark.icon for mark in seen.marks if mark.ground == "seat-1"] == ["gi:pointing"]
    assert not seen.pens
    own = board(shown(table))
    assert [pen.id for pen in own.pens] == ["pen-point", "pen-green", "pen-yellow", "pen-blue", "pen-red"]
    assert own.wipe == "rub"
    GAME.apply(table, 0, GAME.parse("rub"))
    assert board(shown(table)).above == []


def test_only_victories_are_famous(end: Table) -> None:
    """MM-W2: mission, difficulty and score; a lost mission is not written down."""
    fame = GAME.fame(end)
    assert fame is not None
    assert (fame.chapter, fame.level.id, fame.score) == ("01-m01", "level-normal", end.score)
    result = shown(end).result
    assert result is not None
    assert result.chapter == fame.chapter
    lost = started(1)
    GAME.apply(lost, 0, GAME.parse("concede"))
    assert lost.over
    assert GAME.fame(lost) is None


def test_only_what_is_new_is_told_of_a_card() -> None:
    """MM-M3: what could be reached before is no news, so a card that opens nothing says so."""
    table = position("lay D35")
    preview = GAME.preview(view(table, 0), GAME.parse("lay D35 b4 up"))
    assert [remark.id for remark in preview.remarks] == ["foresight-nothing"]
    assert not preview.lines


def test_every_dungeon_card_has_a_name() -> None:
    """MM-M1: in both languages, and each its own."""
    for language in ("de", "en"):
        voice = Voice(language, GAME.texts({}, language), strict=True)
        look = look_of("")
        names = [voice.text(look.card_name(card.id)) for card in look.content.cards if card.kind == "dungeon"]
        assert len(set(names)) == len(names) == 72
        assert not any("D7" in name for name in names)


def test_what_a_mission_is_played_with_can_be_read_on_its_sheet() -> None:
    """MM-S13: groups, cards and coins, so that a designer who changes them sees it."""
    files = library.files_of(GAME, "")
    before = looked(GAME.id, files, "mission-03.toml").exhibits
    for field, other in (("money = 4", "money = 5"), ("groups = 3", "groups = 2"), ("cost3 = 4", "cost3 = 6")):
        changed = files | {"mission-03.toml": files["mission-03.toml"].replace(field, other)}
        after = looked(GAME.id, changed, "mission-03.toml")
        assert after.mistake is None
        assert after.exhibits[0].sheet != before[0].sheet, field


def test_who_draws_unseen_draws_a_card() -> None:
    """MM-T1: and not "a card: a card"."""
    table, event = started(2), CardDrawn(SeatId(0), "D01")
    redacted = heard_by(event, SeatId(1))
    assert redacted is not None
    assert GAME.happening(redacted, view(table, 1)).text.id == "card-drawn-unseen"
    assert GAME.happening(event, view(table, 0)).text.id == "card-drawn"


def test_the_clock_is_how_many_spaces_are_left() -> None:
    """MM-P1: the caption counts them down."""
    table = position("lay D35")
    caption = GAME.scene(view(table, 0)).caption
    assert caption is not None
    assert caption.args["left"] == len(table.empty_spaces())


def test_a_lost_mission_has_no_place(end: Table) -> None:
    """MM-W2: the team as a whole is first if it has won, and nothing if it has lost; who has won is told the next mission."""
    lost = started(1)
    GAME.apply(lost, 0, GAME.parse("concede"))
    for table, won in ((lost, False), (end, True)):
        result = shown(table).result
        assert result is not None
        assert [standing.place for standing in result.standings] == [int(won)]
        assert (result.then is not None) == won


def test_exits_say_what_they_want() -> None:
    """MM-S8, MM-D8: an exit that wants something names it, on the board and where a leg ends there."""
    voice = Voice("en", GAME.texts({}, "en"), strict=True)
    table = started(2, mission=6)
    names = [voice.text(space.name) for space in board(shown(table)).spaces if space.name.id == "gate-exit-wants"]
    wanted = [gate for gate in table.rules.mission.exits if gate.artifact >= 0 or any(gate.items)]
    assert len(names) == len(wanted) > 0
    artifact = next(table.rules.artifacts[gate.artifact] for gate in wanted if gate.artifact >= 0)
    assert any(voice.text(look_of("").artifact_name(artifact.id)) in name for name in names)
