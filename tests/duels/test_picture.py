"""The picture: card texts, what can be tapped, what stays covered."""

import pytest

from tafelrunde.engine.flow import State
from tafelrunde.engine.scene import Board, Panel, Pile, Row, Scene, Stage
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.ids import CardId
from tafelrunde.games.duels.picture.cards import card_lines
from tafelrunde.games.duels.picture.names import look_of
from tafelrunde.games.duels.rules.combat import reveal_attack, reveal_defence
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
    return GAME.whole_scene(view(state, viewer))


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
            there = ids(GAME.whole_scene(shown))
            for offer in GAME.offers(shown).offers:
                assert set(offer.touches) <= there, f"{offer.action}: {offer.touches}"


def test_cards_go_back_as_they_are_touched() -> None:
    """HD-E3: one after the other; the first lies on top."""
    table = duel("princess", "hero", hands={0: ["princess.relic_of_wisdom"]})
    table.say("play princess.relic_of_wisdom princess")
    table.say_first("take")
    offers = GAME.offers(view(table.state, 0)).offers
    assert len({tuple(offer.touches) for offer in offers}) == len(offers) > 1
    assert all(offer.touches == [f"looked-{card}" for card in offer.action.split()[1:]] for offer in offers)


def test_a_hand_on_the_screen_is_private() -> None:
    """HD-C1: the screen is covered before it changes hands; who only watches sees no hand."""
    table = duel("hero", "warlord", hands={0: ["hero.b51m"], 1: []})
    assert seen(table.state, 0).private
    assert not seen(table.state, 1).private
    assert not seen(table.state, -2).private
    assert not [zone for zone in seen(table.state, 1).zones if isinstance(zone, Row) and zone.hand]


def test_lines_of_fire_and_what_blocks_them() -> None:
    """HD-L3, HD-L6: a line to whom a card in hand can hit; what is in the way only while the figure is looked at, and a bar
    before the one who stands there, who can be shot."""
    where = {"hero": "d4", "warlord": "h4", "warlock-1": "d1", "warlock-2": "d2"}
    table = duel("hero", "warlord", at=where, hands={0: ["hero.hookshot"]})
    scene = seen(table.state, 0)
    assert "M3.5 3.5L7.5 3.5" in lines(scene)
    assert not any(d.startswith("M3.5 3.5L3.5 0.5") for d in lines(scene))
    looked = [stroke.d for stroke in scene.glimpses["fig-hero"].strokes]
    assert "M3.5 3.5L3.5 1.5" in looked  # to the nearer one
    assert "M3.5 3.5L3.5 2.0" in looked  # to the farther one: it ends before the nearer


def test_without_a_ranged_card_there_is_no_line() -> None:
    """HD-L3: lines are those of the cards held."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "h4"}, hands={0: ["hero.b51m"]})
    assert lines(seen(table.state, 0)) == []


def test_what_the_enemy_could_do_is_seen_by_looking_at_him() -> None:
    """HD-M1, HD-L3: how far he walks, and whom he could shoot if he held such a card."""
    table = duel("hero", "naiad", at={"hero": "d4", "naiad": "h4"}, hands={1: ["naiad.water_blast"]})
    glimpse = seen(table.state, 0).glimpses["fig-naiad"]
    assert glimpse.notes["g4"] == "1"
    assert "M7.5 3.5L3.5 3.5" in [stroke.d for stroke in glimpse.strokes]


def test_a_walk_shows_whom_one_could_shoot_from_there() -> None:
    """HD-L3: also from a destination that is only considered."""
    table = duel("hero", "warlord", at={"hero": "d3", "warlord": "h4"}, hands={0: ["hero.hookshot"]}, roll="3")
    glimpse = seen(table.state, 0).glimpses["move hero d4"]
    assert "M3.5 3.5L7.5 3.5" in [stroke.d for stroke in glimpse.strokes]


def test_an_all_roll_asks_for_all() -> None:
    """HD-T4: the question says that every figure may move."""
    for face, left in (("3", 0), ("2-all", 2)):
        table = duel("hero", "warlord", at={"hero": "d3", "sprite": "d2", "warlord": "h4"}, roll=face)
        prompt = seen(table.state, 0).prompt
        assert prompt is not None
        assert prompt.args["left"] == left


def lines(scene: Scene) -> list[str]:
    """What is drawn on the map."""
    return [stroke.d for zone in scene.zones if isinstance(zone, Board) for stroke in zone.above]


def test_a_face_down_card_shows_its_back() -> None:
    """HD-C1: for everybody but the attacker."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlord.b14m"]})
    table.say("attack hero.b51m hero warlord")
    for viewer, covered in ((0, False), (1, True)):
        stage = next(zone for zone in seen(table.state, viewer).zones if isinstance(zone, Stage))
        card = stage.contenders[0].piece
        assert card is not None
        assert card.face_down == covered


def test_a_fight_is_a_sum() -> None:
    """HD-C7, HD-C9: both cards side by side, and attack minus defence is the damage."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlord.b14m"]})
    table.say("attack hero.b51m hero warlord")
    fight = table.state.fight
    assert fight is not None
    fight.defence = next(CardId(number) for number, card in enumerate(table.state.rules.cards) if card.id == "warlord.b14m")
    table.state.seats[1].hand.remove(fight.defence)
    fight.revealed = True
    reveal_attack(table.state, fight)
    reveal_defence(table.state, fight)
    told = Voice("en", GAME.texts({}, "en"), strict=True)
    stage = next(zone for zone in seen(table.state, 1).zones if isinstance(zone, Stage))
    assert [told.text(one.total) for one in stage.contenders] == ["5", "4"]
    assert told.text(stage.result) == "5 − 4 = 1 damage"


def test_a_card_that_cannot_be_used_says_why() -> None:
    """HD-L2: with the rule behind it."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "h4"}, hands={0: ["hero.b51m"]})
    refusals = GAME.offers(view(table.state, 0)).refusals
    assert [(refusal.rule, refusal.touches) for refusal in refusals] == [("HD-L2", ["hand-hero.b51m"])]


def test_a_square_that_bites_says_so() -> None:
    """HD-M2: where Leevers may be passed, the harm stands on their squares; where they may not, nothing does."""
    for passed in (True, False):
        state = GAME.start(GAME.setting({"map": "desert", "opt_burrow": passed}), 2, 1)
        while not any(isinstance(zone, Board) for zone in seen(state, 0).zones):
            GAME.apply(state, state.asked().seat, state.asked().default(state))
        (board,) = [zone for zone in seen(state, 0).zones if isinstance(zone, Board)]
        badges = [badge.name.id for space in board.spaces for badge in space.badges]
        assert badges == ["square-bites"] * len(badges)
        assert bool(badges) == passed


def test_every_team_tells_its_plan_and_looks_like_itself() -> None:
    """HD-S2: before one chooses it: what it is about, how hard it is, and the portrait of its lead."""
    state = GAME.start(GAME.setting({}), 2, 1)
    rules = state.rules
    assert isinstance(rules, Ruleset)
    sheets = [sheet for name, sheet in seen(state, state.asked().seat).sheets.items() if name.startswith("team-")]
    assert len(sheets) == 10
    assert len({sheet.icon for sheet in sheets}) == 10
    for language in ("en", "de"):
        voice = Voice(language, GAME.texts({}, language), strict=True)
        told = [" ".join(voice.text(line.label) for line in sheet.lines[:2]) for sheet in sheets]
        assert len(set(told)) == 10
        assert all(sheet.lines[1].value is not None and voice.text(sheet.lines[1].value) for sheet in sheets)


def test_every_health_bar_has_a_name() -> None:
    """HD-H2: whose it is stands beside it."""
    table = duel("hero", "warlord")
    panels = seen(table.state, 0).seats
    assert all(
        len(panel.gauges) == len({gauge.name.id + str(gauge.name.args) for gauge in panel.gauges}) > 1 for panel in panels
    )
