"""The picture: card texts, what can be tapped, what stays covered."""

import pytest

from tafelrunde.engine.flow import State
from tafelrunde.engine.scene import Board, Panel, Pile, Row, Scene
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.picture.cards import card_lines
from tafelrunde.games.duels.picture.names import look_of
from tafelrunde.games.duels.ruleset import BASIC, Ruleset
from tafelrunde.testing.walk import Walk
from tafelrunde.text import Voice
from tests.duels.kit import duel


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


def seen(state: State, viewer: int) -> Scene:
    return GAME.scene(view(state, viewer))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_talent_can_be_read(language: str) -> None:
    """HD-X1: its text is made from its effects, in both languages."""
    setting = GAME.setting({})
    assert isinstance(setting, Ruleset)
    voice = Voice(language, GAME.texts({}, language), strict=True)
    look = look_of(setting)
    for card in setting.cards:
        lines = [voice.text(line) for line in card_lines(look, card)]
        assert all(line.strip() and "{" not in line for line in lines)
        assert bool(lines) == (card.kind != BASIC)
        assert voice.text(look.card(card.id)) != card.id


def test_whatever_an_offer_touches_is_there() -> None:
    """HD-E3: every choice can be made on the table."""
    for seed in range(4):
        walk = Walk(GAME, seed, lively=0)
        for state in walk.positions(150):
            if state.over:
                break
            shown = view(state, state.asked().seat)
            there = ids(GAME.scene(shown))
            for offer in GAME.offers(shown).offers:
                assert set(offer.touches) <= there, f"{offer.action}: {offer.touches}"


def test_a_hand_on_the_screen_is_private() -> None:
    """HD-C1: the screen is covered before it changes hands; who only watches sees no hand."""
    table = duel("hero", "warlord", hands={0: ["hero.b51m"], 1: []})
    assert seen(table.state, 0).private
    assert not seen(table.state, 1).private
    assert not seen(table.state, -2).private
    assert not [zone for zone in seen(table.state, 1).zones if isinstance(zone, Row) and zone.hand]


def test_lines_of_fire_and_what_blocks_them() -> None:
    """HD-L3, HD-L6: a line to whom can be seen, a cross on what is in the way."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "h4", "warlock-1": "d1", "warlock-2": "d2"})
    board = next(zone for zone in seen(table.state, 0).zones if isinstance(zone, Board))
    assert [stroke for stroke in board.above if stroke.d == "M3.5 3.5L7.5 3.5"]
    assert [stroke for stroke in board.above if stroke.colour == "bad"]


def test_a_face_down_card_shows_its_back() -> None:
    """HD-C1: for everybody but the attacker."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlord.b14m"]})
    table.say("attack hero.b51m hero warlord")
    for viewer, covered in ((0, False), (1, True)):
        panel = next(zone for zone in seen(table.state, viewer).zones if isinstance(zone, Panel))
        assert panel.pieces[0].face_down == covered


def test_a_card_that_cannot_be_used_says_why() -> None:
    """HD-L2: with the rule behind it."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "h4"}, hands={0: ["hero.b51m"]})
    refusals = GAME.offers(view(table.state, 0)).refusals
    assert [(refusal.rule, refusal.touches) for refusal in refusals] == [("HD-L2", ["hand-hero.b51m"])]
