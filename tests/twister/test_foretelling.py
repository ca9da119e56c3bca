"""What is foretold of an NPC's activation is what then happens, and ends where luck begins."""

import pytest

from tafelrunde.engine.event import Event
from tafelrunde.engine.scene import Board, Row, Scene
from tafelrunde.engine.view import view
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister import events as e
from tafelrunde.games.twister.picture.foretelling import Deed, deed_words, foretell
from tafelrunde.games.twister.picture.names import look_of
from tafelrunde.games.twister.rules.turn import Watch
from tafelrunde.games.twister.state import Twister
from tafelrunde.text import Voice
from tests.twister.kit import Table, hall_with, open_board, ruleset


def told(table: Table, npc: str) -> list[Deed]:
    return foretell(view(table.state, 0), table.token(npc))


def in_words(table: Table, npc: str, language: str = "en") -> list[str]:
    voice = Voice(language, GAME.texts({}, language), ["Ada"], strict=True)
    return [voice.text(deed_words(deed, look_of(table.state.rules))) for deed in told(table, npc)]


def npc_card(scene: Scene) -> list[str]:
    voice = Voice("en", GAME.texts({}, "en"), ["Ada"], strict=True)
    row = next(zone for zone in scene.zones if isinstance(zone, Row) and zone.id == "npcs")
    return [voice.text(line) for line in row.pieces[0].lines]


def test_after_its_object_an_npc_goes_on_to_the_exit() -> None:
    """DT-Z9, DT-P8: not only the first goal is told, but that it gets out with what is left."""
    table = open_board({"balm": (2, 3), "yellow-naga": (9, 20)})
    table.put("yellow-shield", (2, 4))
    assert in_words(table, "balm") == ["takes the great shield", "gets out"]
    assert in_words(table, "balm", "de") == ["nimmt den großen Schild", "kommt hinaus"]
    table.turn(ap=2)
    scene = GAME.whole_scene(view(table.state, 0))
    assert npc_card(scene)[2:] == ["then gets out"]
    board = next(zone for zone in scene.zones if isinstance(zone, Board))
    balm = next(piece for piece in board.pieces if piece.id == "token-balm")
    assert "danger-exit" in [badge.name.id for badge in balm.badges]
    lines = [line.label.id for line in scene.sheets["token-balm"].lines]
    assert "line-then" in lines
    table.act("balm")
    assert table.out("balm")


def test_before_a_fight_the_telling_ends() -> None:
    """DT-Z1: cards decide what comes after it."""
    table = open_board({"hurban": (2, 6), "yellow-cleric": (2, 3)})
    assert [deed.what for deed in told(table, "hurban")] == ["fight"]
    assert in_words(table, "hurban") == ["attacks the yellow Cleric"]


def test_equal_targets_are_left_to_luck() -> None:
    """DT-P5: between two shields equally far a die decides, so none is named; several ways to one change nothing."""
    table = open_board({"balm": (4, 8), "yellow-naga": (9, 20)})
    table.put("yellow-shield", (2, 10))
    before = table.state.copy()
    assert [deed.what for deed in told(table, "balm")][:1] == ["object"]
    assert table.state == before, "to foretell changes nothing"
    table.put("violet-shield", (6, 6))
    assert told(table, "balm")[0] == Deed("luck")
    table.turn(ap=2)
    scene = GAME.whole_scene(view(table.state, 0))
    assert npc_card(scene)[1:] == ["Object 4"]
    assert "equals" in [line.label.id for line in scene.sheets["token-balm"].lines]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foretold_happens(seed: int) -> None:
    """DT-P2, DT-P8: in whole games, whatever the luck, all that was told of an activation comes true in that order."""
    state = GAME.start(GAME.setting({"starters": "random", "stepwise": True}), 1, seed)
    player = GAME.player("easy", seed)
    checked = 0
    for _ in range(260):
        if state.over:
            break
        decision = state.asked()
        seen = view(state, decision.seat)
        foretold = foretell(seen, decision.npc) if isinstance(decision, Watch) else []
        heard = GAME.apply(state, decision.seat, player.choose(seen))
        if isinstance(decision, Watch):
            _comes_true(foretold, heard, state, state.rules.names[decision.npc])
            checked += len(foretold)
    assert checked > 5


def _comes_true(foretold: list[Deed], heard: list[Event], state: Twister, npc: str) -> None:
    """Each deed has its event, one after the other."""
    rest = iter(heard)
    for deed in foretold:
        if deed.what in ("luck", "regroup", "approach", "deliver", "gear"):
            continue  # they show as moves
        target = state.rules.names[deed.target] if deed.what in ("fight", "object", "heal", "repel", "cast") else ""
        assert any(_is(event, deed, npc, target) for event in rest), (deed, target, heard)


def _is(event: Event, deed: Deed, npc: str, target: str) -> bool:
    match event:
        case e.CombatBegan():
            return deed.what == "fight" and event.who == npc and event.target == target
        case e.HallRevealed():
            return deed.what == "reveal" and event.slot == deed.target
        case e.Left():
            return deed.what == "exit" and event.who == npc
        case e.Taken():
            return deed.what == "object" and event.token == target
        case e.Given() | e.Exchanged():
            return deed.what == "object"
        case e.RotationRolled() | e.NothingTurned() | e.HallTurned():
            return deed.what == "rotate"
        case e.EdgeBroken():
            return deed.what == "break"
        case e.PortcullisOpened():
            return deed.what == "unlock"
        case e.Healed():
            return deed.what == "heal" and event.target == target
        case e.Repelled():
            return deed.what == "repel" and event.target == target
        case e.FireballCast():
            return deed.what == "cast" and event.target == target
    return False


def test_the_row_tells_the_target_whatever_is_asked() -> None:
    """DT-T6, DT-P2: type, goal and target of each NPC in order, also while cards are played in a fight."""
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (7, 15), "carla": (2, 3), "hurban": (7, 16)})
    table.turn(ap=1)
    table.say("fight yellow-cleric carla")
    scene = GAME.whole_scene(view(table.state, 0))
    row = next(zone for zone in scene.zones if isinstance(zone, Row) and zone.id == "npcs")
    assert row.queue, "always in sight"
    assert [piece.id for piece in row.pieces] == ["row-carla", "row-hurban"]
    voice = Voice("en", GAME.texts({}, "en"), ["Ada"], strict=True)
    assert [voice.text(line) for line in row.pieces[1].lines] == ["Colossus", "Fight 5, target: the yellow Naga"]


def test_a_turn_shows_reach_and_what_follows() -> None:
    """DT-M1, DT-W4: how far whoever turns the hall then gets, in AP; where the others get, and who gets out."""
    rules = ruleset(halls=[hall_with(11, {((2, 3), "n"): "wall"}, gears=[(2, 3)])])
    table = open_board({"yellow-mekanork": (2, 3), "yellow-naga": (1, 21 - 3)}, rules=rules, halls={1: "T11"})
    table.turn(ap=2)
    shown = view(table.state, 0)
    action = next(one for one in GAME.legal_actions(shown) if one.text.startswith("turn"))
    notes = GAME.whole_scene(shown).glimpses[action.text].notes
    ahead = "c4"
    assert ahead not in GAME.whole_scene(shown).glimpses["token-yellow-mekanork"].notes or notes[ahead] == "1"
    foreseen = GAME.preview(shown, action)
    assert [stroke.name.id for stroke in foreseen.lines if stroke.name] == ["foresight-reach"]
    assert [(one.id, one.args["ap"]) for one in foreseen.remarks if one.id == "foresight-exit"] == [("foresight-exit", 1)]
    table.say(action.text)
    after = GAME.whole_scene(view(table.state, 0)).glimpses["token-yellow-mekanork"].notes
    assert notes == after
