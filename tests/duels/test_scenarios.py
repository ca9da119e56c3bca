"""Whole situations, from setting up to the end."""

import pytest

from tafelrunde.engine.chance import seeded
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.events import AttackRevealed, DeckShuffled, DrawDeclined, StartFound, StartRolled
from tafelrunde.games.duels.rules.ending import settle
from tafelrunde.games.duels.rules.setup import ChooseStart, Match, new_table
from tafelrunde.games.duels.rules.sight import sees
from tafelrunde.games.duels.ruleset import Ruleset
from tafelrunde.games.duels.state import Laid, square_number
from tests.duels.kit import duel, lucky, new_game


@pytest.mark.parametrize(
    ("faces", "rolls"),
    [(("3-all", "3"), 2), (("4", "3-all"), 2), (("heart", "4-all"), 2), (("3", "3", "4", "2-all"), 4)],
)
def test_the_highest_start_roll_begins(faces: tuple[str, ...], rolls: int) -> None:
    """HD-S6: an all beats the same plain number, never a higher one; equals roll again."""
    setting = GAME.setting({"team_1": "hero", "team_2": "warlord"})
    assert isinstance(setting, Ruleset)
    state = new_table(setting, 2, seeded(1))
    state.chance = lucky(faces)
    match = Match()
    state.heard = []
    match.start_is_rolled(state)
    assert sum(isinstance(event, StartRolled) for event in state.heard) == rolls
    assert state.heard[-1] == StartFound(0)


def test_leads_in_their_column_and_partners_beside_them() -> None:
    """HD-S8, HD-S10: good on the right; partners on free squares next to the lead."""
    for place, beside in (("desert", {"i4", "j3", "j5"}), ("fountain", {"i3", "i4", "i5", "j3", "j5"})):
        table = new_game("hero", "warlord", map=place)
        seen: dict[str, set[str]] = {}
        while isinstance(table.asked, ChooseStart):
            figure = table.state.names[table.asked.figure]
            seen[figure] = {text.removeprefix("put ") for text in table.options}
            table.say("put j4" if figure == "hero" else table.options[0])
        assert seen["hero"] == {f"j{row}" for row in range(1, 8)}
        assert {square[0] for square in seen["warlord"]} == {"a"}
        assert seen["sprite"] == beside


def test_both_sisters_start_in_their_column() -> None:
    """HD-S11: on any two squares of it, and nowhere else."""
    table = new_game("sisters", "hero")
    while isinstance(table.asked, ChooseStart) and table.decider == 1:
        table.say(table.options[0])
    table.say("put a1")
    assert "put a7" in table.options
    assert "put b1" not in table.options


def test_movement_in_the_woods() -> None:
    """HD-M1, HD-M2, HD-B4: three spaces around creek and stump."""
    table = duel("hero", "warlord", at={"hero": "d3"}, roll="3", map="woods")
    expected = "b2 b4 c2 c4 c5 d1 d2 d4 d5 d6 e3 e4 e5 f3 f4 g3"
    assert table.moves("hero") == set(expected.split())


def test_allies_are_passed_and_enemies_are_not() -> None:
    """HD-T4, HD-M3, HD-M4, HD-M5."""
    table = duel("chief", "hero", at={"chief": "d4", "rockman-1": "e4", "hero": "f4"}, roll="2-all")
    assert table.moves("chief") == {"b4", "c3", "c4", "d2", "d3", "e5"}


def test_lines_of_sight_at_the_fountain() -> None:
    """HD-L3, HD-L6, HD-B7."""
    table = duel("hero", "warlord", at={"hero": "a1", "warlord": "j1"}, map="fountain")
    for start, end, free in (
        ("a4", "j4", False),
        ("d1", "d3", True),
        ("c3", "e5", False),
        ("c1", "e3", True),
        ("e4", "f4", True),
        ("b1", "b7", False),
    ):
        table.put("hero", start)
        table.put("warlord", end)
        state = table.state
        assert sees(state, 0, square_number(start), 3) == free, f"{start}-{end}"
        assert sees(state, 3, square_number(end), 0) == free, f"{end}-{start}"


def test_a_figure_blocks_the_line() -> None:
    """HD-L6: also an ally."""
    table = duel("naiad", "warlord", at={"naiad": "a4", "merman-1": "c4", "warlord": "e4"}, hands={0: ["naiad.b41r"]})
    assert "attack naiad.b41r naiad warlord" not in table.options
    table.put("merman-1", "c3")
    assert "attack naiad.b41r naiad warlord" in table.options


@pytest.mark.parametrize(("square", "health"), [("e5", 14), ("h4", 15)])
def test_both_icons_are_melee_when_adjacent(square: str, health: int) -> None:
    """HD-L4, HD-C9, HD-C11: the stone strikes back in melee only."""
    at = {"hero": square, "chief": "e4", "rockman-1": "a1", "rockman-2": "a2"}
    table = duel("hero", "chief", at=at, hands={0: ["hero.b33b"], 1: ["chief.stone_skin"]})
    table.attack("hero.b33b", "hero", "chief", "chief.stone_skin")
    assert table.health("chief") == 18
    assert table.health("hero") == health


@pytest.mark.parametrize(
    ("attack", "defence", "damage"),
    [
        ("hero.b51m", "princess.b33b", 2),
        ("hero.b42m", "princess.b24r", 0),
        ("hero.b33b", "princess.b24r", 0),
        ("hero.b51m", "", 5),
    ],
)
def test_the_difference_is_damage(attack: str, defence: str, damage: int) -> None:
    """HD-C9, HD-C10, HD-C13."""
    hands = {0: [attack], 1: [defence or "guard.b41m"]}
    table = duel("hero", "princess", at={"hero": "d4", "princess": "e4"}, hands=hands)
    table.attack(attack, "hero", "princess", defence)
    assert table.health("princess") == 14 - damage
    assert table.discard(0) == [attack]
    assert table.discard(1) == ([defence] if defence else [])


@pytest.mark.parametrize(("defence", "damage"), [("", 9), ("hero.b14m", 2)])
def test_the_trident_fears_a_defence(defence: str, damage: int) -> None:
    """HD-C6, HD-C7."""
    hands = {0: ["warlord.trident"], 1: ["hero.b14m"]}
    table = duel("warlord", "hero", at={"warlord": "d4", "hero": "e4"}, hands=hands)
    table.attack("warlord.trident", "warlord", "hero", defence)
    assert table.health("hero") == 15 - damage


@pytest.mark.parametrize(("defence", "damage"), [("hero.b51m", 9), ("hero.b14m", 2), ("hero.great_shield", 0), ("", 5)])
def test_the_mirror_adds_the_printed_attack(defence: str, damage: int) -> None:
    """HD-C6, HD-C7: a missing value counts 0."""
    hands = {0: ["shadow.mirror_strike"], 1: [defence or "sprite.b13m"]}
    table = duel("shadow", "hero", at={"shadow": "d4", "hero": "e4"}, hands=hands)
    table.attack("shadow.mirror_strike", "shadow", "hero", defence)
    assert table.health("hero") == 15 - damage


def test_time_warp() -> None:
    """HD-F1, HD-F2, HD-H1: from 9 of 15 to 14 of 20; the card is gone for good."""
    table = duel("hero", "warlord", health={"hero": 9}, hands={0: ["hero.time_warp"]})
    table.say("play hero.time_warp hero")
    assert (table.health("hero"), table.most("hero")) == (14, 20)
    assert table.removed(0) == ["hero.time_warp"]
    assert table.discard(0) == []
    assert table.state.actions == 1
    seat = table.state.seats[0]
    seat.discard, seat.deck = seat.deck, []
    assert any(isinstance(event, DeckShuffled) for event in table.say("draw"))
    assert table.state.rules.card_index["hero.time_warp"] not in seat.deck + seat.hand


def test_the_relic_waits_for_its_condition() -> None:
    """HD-F3, HD-F4: unmet, met, used up."""
    card = "warlord.relic_of_power"
    table = duel("warlord", "hero", health={"warlord": 14}, hands={0: [card]})
    table.say(f"play {card} warlord")
    assert table.health("warlord") == 14
    assert table.discard(0) == [card]
    for health, after in ((9, 15), (5, 5)):
        table.state.health[0] = health
        table.state.actions = 2
        table.hold(0, [card])
        table.say(f"play {card} warlord")
        assert table.health("warlord") == after
        assert len(table.hand(0)) == 1


def test_hidden_identity_lasts_until_the_second_action_of_the_fourth_turn() -> None:
    """HD-K1, HD-K2, HD-K3, HD-E7: attack and defence are 5; a missing value stays missing."""
    card = "princess.hidden_identity"
    at = {"princess": "d4", "warlord": "e4"}
    hands = {0: [card, "princess.b14m", "princess.light_arrow", "princess.crystal_ward"], 1: ["warlord.b14m"]}
    table = duel("princess", "warlord", at=at, hands=hands)
    table.say(f"play {card} princess")
    assert table.laid(0) == [(card, 0)]
    table.attack("princess.b14m", "princess", "warlord")
    assert table.health("warlord") == 18 - 5
    assert not [text for text in table.options if "crystal_ward" in text]
    for count in (1, 2, 3):
        if table.state.active == 0:
            table.say("end")
        table.stay()
        table.hold(1, ["warlord.b51m"])
        table.hold(0, ["princess.b42r", "princess.light_arrow", "princess.crystal_ward"])
        events = table.attack("warlord.b51m", "warlord", "princess", "princess.crystal_ward" if count == 1 else "princess.b42r")
        assert AttackRevealed(1, "warlord", "princess", "warlord.b51m", 5, 5) in events
        table.say("end")
        table.stay()
        assert table.laid(0) == [(card, count)]
    table.hold(1, [])
    events = table.say("attack princess.light_arrow princess warlord")
    assert AttackRevealed(0, "princess", "warlord", "princess.light_arrow", 5, 0) in events
    assert table.laid(0) == [(card, 3)]
    table.say("draw")
    assert table.laid(0) == []
    assert card in table.discard(0)
    if table.decider == 0:
        table.say("end")
    table.stay()
    table.hold(1, ["warlord.b51m"])
    table.hold(0, ["princess.b42r"])
    events = table.attack("warlord.b51m", "warlord", "princess", "princess.b42r")
    assert AttackRevealed(1, "warlord", "princess", "warlord.b51m", 5, 2) in events


def test_the_clock_also_ends_with_the_turn() -> None:
    """HD-K4: ending after one action."""
    table = duel("princess", "warlord", hands={0: ["princess.lullaby"]})
    table.state.seats[0].laid.append(Laid(table.state.rules.card_index["princess.hidden_identity"], 3, 0))
    table.say("play princess.lullaby princess")
    assert table.laid(0)
    table.say("end")
    assert table.laid(0) == []


@pytest.mark.parametrize(("answer", "health"), [("move hero h4", 15), ("stay", 13)])
def test_hit_and_run(answer: str, health: int) -> None:
    """HD-C11, HD-E5: the attacker's effects first; positions are tested when an effect happens."""
    hands = {0: ["hero.master_sword"], 1: ["raider.riposte"]}
    table = duel("hero", "raider", at={"hero": "e4", "raider": "d4"}, hands=hands)
    table.attack("hero.master_sword", "hero", "raider", "raider.riposte")
    table.say(answer)
    assert table.health("raider") == 16
    assert table.health("hero") == health


def test_a_free_attack_costs_nothing() -> None:
    """HD-T8, HD-T10, HD-C2: three attacks with two actions."""
    cards = ["raider.twin_blades", "raider.b51m", "raider.b41m"]
    table = duel("raider", "warlord", at={"raider": "d4", "warlord": "e4"}, hands={0: [*cards, "thief.b13m"], 1: []})
    for card, health, left in zip(cards, (14, 9, 5), (2, 1, 0), strict=True):
        table.say(f"attack {card} raider warlord")
        assert (table.health("warlord"), table.state.actions) == (health, left)


def test_healing_needs_both_twins_fallen() -> None:
    """HD-A3, HD-A4."""
    table = duel("warlord", "hero", health={"warlord": 12}, hands={0: ["warlock.b12r"]}, fallen=["warlock-1"])
    assert "heal warlock.b12r warlord" not in table.options
    table.fall("warlock-2")
    table.say("heal warlock.b12r warlord")
    assert table.health("warlord") == 13
    assert table.discard(0) == ["warlock.b12r"]
    assert table.state.actions == 1


@pytest.mark.parametrize(("option", "health", "hero", "sprite"), [(False, 10, 11, 4), (True, 10, 12, 4), (True, 14, 15, 4)])
def test_a_heart_heals_and_moves(option: bool, health: int, hero: int, sprite: int) -> None:
    """HD-T5, HD-B8, HD-H1."""
    at = {"hero": "e4", "sprite": "e5"}
    table = duel("hero", "warlord", at=at, health={"hero": health, "sprite": 3}, map="fountain", opt_fairy=option, active=1)
    table.end_turn("heart")
    assert (table.health("hero"), table.health("sprite")) == (hero, sprite)
    table.say_first("move hero")
    assert type(table.asked).__name__ == "ChooseAction"


def test_through_the_burrows() -> None:
    """HD-B10, HD-B12: passing for damage, never stopping."""
    plain = {"a4", "b4", "c2", "c3", "c4", "c5", "c6", "d3", "d5", "e2", "e3", "e5", "e6", "f3", "f5"}
    table = duel("hero", "warlord", at={"hero": "d4"}, roll="3", map="desert")
    assert table.moves("hero") == plain
    table = duel("hero", "warlord", at={"hero": "d4"}, roll="3", map="desert", opt_burrow=True)
    assert table.moves("hero") == plain | {"d1 1", "d7 1", "g4 2"}
    table.say("move hero g4 2")
    assert (table.at("hero"), table.health("hero")) == ("g4", 11)


def test_an_enemy_is_led_through_burrows() -> None:
    """HD-B11, HD-X2."""
    table = duel("imp", "hero", at={"hero": "d4"}, hands={0: ["imp.puppet_dance"]}, map="desert", opt_burrow=True)
    table.say("play imp.puppet_dance imp", "pick hero", "move hero g4 2")
    assert (table.at("hero"), table.health("hero")) == ("g4", 9)


def test_swimmers_enter_the_creek() -> None:
    """HD-B5: with the option, and nobody else."""
    for option in (False, True):
        table = duel("naiad", "warlord", at={"naiad": "d2", "warlord": "d3"}, roll="3", map="woods", opt_swim=option)
        assert ("e2" in table.moves("naiad")) == option
        table = duel("warlord", "naiad", at={"warlord": "d2"}, roll="3", map="woods", opt_swim=option)
        assert "e2" not in table.moves("warlord")


@pytest.mark.parametrize(
    ("team", "target", "option", "legal"),
    [("imp", "boar-1", True, False), ("imp", "boar-1", False, True), ("warlord", "warlord", True, True)],
)
def test_a_stump_hides_some(team: str, target: str, option: bool, legal: bool) -> None:
    """HD-B4, HD-B6."""
    table = duel("hero", team, at={"hero": "d3", target: "a3"}, hands={0: ["hero.b41r"]}, map="woods", opt_hide=option)
    assert (f"attack hero.b41r hero {target}" in table.options) == legal


def test_relics_return_in_the_chamber() -> None:
    """HD-B3: with the option the card is discarded and may be used again."""
    table = duel("hero", "warlord", health={"hero": 10}, hands={0: ["hero.time_warp"]}, opt_chamber=True)
    table.say("play hero.time_warp hero")
    assert (table.health("hero"), table.most("hero")) == (15, 20)
    assert table.discard(0) == ["hero.time_warp"]
    table.state.health[0] = 12
    table.hold(0, ["hero.time_warp"])
    table.say("play hero.time_warp hero")
    assert (table.health("hero"), table.most("hero")) == (17, 25)
    assert table.discard(0) == ["hero.time_warp"]


def test_the_bodyguard() -> None:
    """HD-C4, HD-C15, HD-X5: she changes places and becomes the target."""
    at = {"princess": "d4", "guard": "e5", "warlord": "c4"}
    hands = {0: ["warlord.b51m"], 1: ["princess.bodyguard", "guard.b23m"]}
    table = duel("warlord", "princess", at=at, health={"princess": 6}, hands=hands, map="desert")
    table.say("attack warlord.b51m warlord princess")
    table.say("play princess.bodyguard guard", "defend guard.b23m")
    assert (table.at("guard"), table.at("princess")) == ("d4", "e5")
    assert (table.health("guard"), table.health("princess")) == (9, 6)
    at["guard"] = "g4"
    table = duel("warlord", "princess", at=at, hands=hands, map="desert")
    table.say("attack warlord.b51m warlord princess")
    assert "play princess.bodyguard guard" not in table.options


@pytest.mark.parametrize(("answer", "health"), [("play hero.bottled_fairy hero", 3), ("pass", 0)])
def test_the_fairy_in_the_bottle(answer: str, health: int) -> None:
    """HD-X6, HD-H2."""
    hands = {0: ["warlord.energy_ball"], 1: ["hero.bottled_fairy"]}
    at = {"warlord": "d4", "hero": "f4"}
    table = duel("warlord", "hero", at=at, health={"hero": 2}, hands=hands)
    table.say("play warlord.energy_ball warlord", answer)
    assert table.health("hero") == health
    assert table.discard(1) == (["hero.bottled_fairy"] if health else [])
    assert table.at("hero") == ("f4" if health else "")


def test_ice_twice_takes_one_action() -> None:
    """HD-T13: never below one."""
    hands = {0: ["sisters.ice_beam", "sisters.ice_beam", "frost.b14m"], 1: []}
    table = duel("sisters", "warlord", at={"frost": "d4", "warlord": "e4"}, hands=hands)
    for _ in range(2):
        table.say("attack sisters.ice_beam frost warlord")
    table.say("end")
    table.stay()
    assert (table.decider, table.state.actions) == (1, 1)
    table.say("end")
    table.stay()
    table.say("end")
    table.stay()
    assert (table.decider, table.state.actions) == (1, 2)


def test_a_clock_without_users_goes() -> None:
    """HD-K5."""
    at = {"naiad": "c3", "merman-1": "c4", "merman-2": "e4", "warlord": "d4"}
    table = duel("warlord", "naiad", at=at, health={"merman-1": 2, "merman-2": 2}, hands={0: ["warlord.fire_storm"], 1: []})
    table.state.seats[1].laid.append(Laid(table.state.rules.card_index["naiad.water_barrier"], 1, 4))
    table.say("play warlord.fire_storm warlord")
    assert table.laid(1) == []
    assert table.discard(1) == ["naiad.water_barrier"]


def test_pinned_by_a_dart() -> None:
    """HD-E10, HD-T12: no die movement for one turn; cards still move."""
    hands = {0: ["imp.blowpipe"], 1: []}
    table = duel("imp", "hero", at={"imp": "d4", "hero": "e4"}, hands=hands)
    table.say("attack imp.blowpipe imp hero")
    table.end_turn("4")
    assert not table.moves("hero")
    assert table.moves("sprite")
    table.stay()
    table.hold(1, ["hero.master_sword"])
    table.hold(0, [])
    table.say("attack hero.master_sword hero imp")
    assert table.moves("hero")
    table.say("stay", "end")
    table.stay()
    table.end_turn("4")
    assert table.moves("hero")


def test_invisible_from_afar() -> None:
    """HD-E9, HD-L8: no shots, but swords and storms."""
    for team, card, user, square, legal in (
        ("princess", "attack princess.light_arrow princess shadow", "princess", "h4", False),
        ("hero", "attack hero.b51m hero shadow", "hero", "e4", True),
        ("warlord", "play warlord.fire_storm warlord", "warlord", "h4", True),
    ):
        hands = {0: [card.split()[1]], 1: []}
        table = duel(team, "shadow", at={user: square, "shadow": "d4"}, hands=hands)
        table.state.seats[1].laid.append(Laid(table.state.rules.card_index["shadow.invisible"], 1, 4))
        assert (card in table.options) == legal
        if team == "warlord":
            table.say(card)
            assert (table.health("shadow"), table.health("ghost")) == (13, 8)


def test_vanishing_cancels_the_attack() -> None:
    """HD-X5, HD-C4: the action stays spent."""
    hands = {0: ["hero.b51m"], 1: ["imp.vanish"]}
    table = duel("hero", "imp", at={"hero": "d4", "imp": "e4"}, hands=hands)
    table.say("attack hero.b51m hero imp", "play imp.vanish imp", "put h2")
    assert (table.at("imp"), table.health("imp")) == ("h2", 16)
    assert table.discard(0) == ["hero.b51m"]
    assert table.discard(1) == ["imp.vanish"]
    assert table.state.actions == 1


def test_the_fusion_leaves_the_game() -> None:
    """HD-F7, HD-K5: after its turns, or when a sister falls."""
    card = "sisters.fusion"
    table = duel("sisters", "hero", at={"frost": "d4", "flame": "d5"}, hands={0: [card], 1: []})
    table.say(f"play {card} frost")
    for _ in range(3):
        table.hold(0, ["frost.b14m"])
        table.hold(1, [])
        table.round_of_turns()
    assert table.laid(0) == [(card, 3)]
    table.say("end")
    assert (table.laid(0), table.removed(0)) == ([], [card])
    at = {"flame": "e4", "warlord": "d4", "frost": "a2"}
    table = duel("warlord", "sisters", at=at, health={"flame": 3}, hands={0: ["warlord.energy_ball"], 1: []})
    seat = table.state.seats[1]
    number = table.state.rules.card_index[card]
    seat.deck.remove(number)
    seat.laid.append(Laid(number, 1, 3))
    table.say("play warlord.energy_ball warlord")
    assert (table.laid(1), table.removed(1)) == ([], [card])


def test_an_empty_deck() -> None:
    """HD-D3, HD-D4, HD-D6, HD-W5: shuffled once; the second time ends the game by health."""
    table = duel("hero", "warlord", health={"hero": 9, "sprite": 5, "warlord": 3})
    seat = table.state.seats[0]
    seat.discard, seat.deck = seat.deck[:12], []
    table.say("draw")
    assert (len(seat.deck), len(seat.hand), seat.exhausted) == (11, 1, 1)
    seat.discard, seat.deck = seat.deck, []
    assert DrawDeclined(0) in table.say("draw", "pass")
    assert table.state.actions == 1
    assert "draw" not in table.options
    table.state.declined = False
    table.say("draw", "draw")
    assert table.state.over
    assert (table.state.winners, table.state.reason) == ([0], "tally_deck")


def test_the_hand_limit() -> None:
    """HD-D2: eleven cards, then one is discarded."""
    table = duel("hero", "warlord")
    state = table.state
    state.seats[0].hand = sorted(state.seats[0].deck[:10])
    state.seats[0].deck = state.seats[0].deck[10:]
    table.say("draw")
    assert len(table.hand(0)) == 11
    table.say(table.options[0])
    assert (len(table.hand(0)), state.actions) == (10, 1)


@pytest.mark.parametrize("leads", [False, True])
def test_the_lead_falls(leads: bool) -> None:
    """HD-H2, HD-A5, HD-W1, HD-W2: its cards heal the partner; or the game is over."""
    hands = {0: ["warlord.b51m"], 1: ["hero.b14m", "hero.b33b"]}
    at = {"warlord": "d4", "hero": "e4"}
    win = "leads" if leads else "all"
    table = duel("warlord", "hero", at=at, health={"hero": 1, "sprite": 3}, hands=hands, win_condition=win)
    table.say("attack warlord.b51m warlord hero", "defend hero.b14m")
    if "pass" in table.options:
        table.say("pass")
    assert table.at("hero") == ""
    assert table.state.over == leads
    if not leads:
        table.say("end")
        table.stay()
        table.say("heal hero.b33b sprite")
        assert table.health("sprite") == 4


def test_the_order_of_turns_with_a_seat_out() -> None:
    """HD-G2, HD-G6, HD-S7: two sides, seat by seat; an empty seat is skipped."""
    table = duel("hero", "warlord", "princess", "knight", active=1, first=1)
    seen = [table.state.active]
    for _ in range(8):
        if table.state.active == 3 and len(seen) == 3:
            for figure in ("princess", "guard"):
                table.fall(figure)
            settle(table.state)
            assert not table.state.over
        table.say("end")
        table.stay()
        seen.append(table.state.active)
    assert [seat + 1 for seat in seen] == [2, 3, 4, 1, 2, 4, 1, 2, 4]


def test_a_fallen_defender_draws_nothing() -> None:
    """HD-C11, HD-C12: the axe costs a card; the shield's effect is gone with its user."""
    hands = {0: ["knight.axe_swing", "knight.b41m"], 1: ["hero.great_shield", "hero.b51m"]}
    table = duel("knight", "hero", at={"knight": "d4", "hero": "e4"}, health={"hero": 1}, hands=hands)
    table.say("attack knight.axe_swing knight hero", "defend hero.great_shield", "pass", "discard knight.b41m")
    assert table.at("hero") == ""
    assert table.hand(0) == []
    assert table.hand(1) == ["hero.b51m"]


def test_only_real_damage_heals() -> None:
    """HD-H5: two health lost, two healed."""
    hands = {0: ["shadow.soul_lantern"], 1: []}
    at = {"ghost": "d4", "warlock-1": "f4"}
    table = duel("shadow", "warlord", at=at, health={"ghost": 3, "shadow": 10, "warlock-1": 2}, hands=hands)
    table.say("attack shadow.soul_lantern ghost warlock-1", "pick ghost")
    assert table.health("ghost") == 5


def test_later_effects_may_fail_the_first_may_not() -> None:
    """HD-X4, HD-E2."""
    table = duel(
        "chief",
        "hero",
        at={"chief": "a4", "rockman-1": "a1", "rockman-2": "b1"},
        hands={0: ["chief.rolling_charge", "chief.bomb_plant"]},
    )
    table.put("hero", "j6")
    table.put("sprite", "j5")
    assert not [text for text in table.options if "bomb_plant" in text]
    table.say("play chief.rolling_charge chief", "move chief d2")
    assert (table.at("chief"), table.discard(0)) == ("d2", ["chief.rolling_charge"])


def test_a_partner_returns_once() -> None:
    """HD-F4, HD-F5: draw two; with a fallen partner it returns next to the lead with 5."""
    card = "naiad.sapphire"
    table = duel("naiad", "hero", at={"naiad": "d4"}, hands={0: [card]})
    table.say(f"play {card} naiad")
    assert len(table.hand(0)) == 2
    table.fall("merman-1")
    for returns in (True, False):
        table.hold(0, [card])
        table.state.actions = 2
        table.say(f"play {card} naiad")
        if returns:
            table.say("put d3")
            assert (table.at("merman-1"), table.health("merman-1"), table.most("merman-1")) == ("d3", 5, 6)
            table.fall("merman-2")
        assert type(table.asked).__name__ == "ChooseAction"
        assert len(table.hand(0)) == 2
