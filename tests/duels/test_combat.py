"""Combat, position, cards, relics, clocks and the end."""

import pytest

from tafelrunde.engine.event import heard_by
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.events import AttackDeclared, AttackRevealed
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.ending import settle, tally, tally_score
from tafelrunde.games.duels.state import Laid
from tests.duels.kit import duel


def refusal(table: object, text: str) -> str:
    """The rule that forbids something."""
    state = table.state  # type: ignore[attr-defined]  # a table
    reason = GAME.why_not(state, state.asked().seat, GAME.parse(text))
    assert reason is not None
    return reason.rule


def test_an_attack_lies_face_down() -> None:
    """HD-C1: others see attacker, target and kind; not the card."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlord.b14m"]})
    events = table.say("attack hero.b51m hero warlord")
    assert heard_by(events[0], 1) == AttackDeclared(0, "hero", "warlord", True, "?")
    seen = view(table.state, 1).fight
    assert seen is not None
    assert seen.card == UNKNOWN


def test_a_defence_is_always_asked_and_never_forced() -> None:
    """HD-C3, HD-C5: also when only declining is possible; it costs nothing."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlock.b12r"]})
    table.say("attack hero.b51m hero warlord")
    assert isinstance(table.asked, ChooseDefence)
    assert table.options == ["pass"]
    table.say("pass")
    assert table.health("warlord") == 13


def test_the_cost_of_a_face_down_attack_is_hidden() -> None:
    """HD-C16: a free attack and another look the same until they are revealed."""
    seen = []
    for card in ("raider.twin_blades", "raider.b41m"):
        table = duel("raider", "warlord", at={"raider": "d4", "warlord": "e4"}, hands={0: [card], 1: ["warlord.b14m"]})
        table.say(f"attack {card} raider warlord")
        seen.append(view(table.state, 1).actions)
    assert seen == [2, 2]


def test_only_opponents_are_attacked() -> None:
    """HD-C14: not even partners of the same side."""
    table = duel("hero", "warlord", "princess", "knight", at={"hero": "d4", "princess": "e4"}, hands={0: ["hero.b51m"]})
    assert refusal(table, "attack hero.b51m hero princess") == "HD-C14"


def test_adjacent_means_eight_squares() -> None:
    """HD-L1, HD-L2: a sword reaches over a corner, not two squares."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e5"}, hands={0: ["hero.b51m"]})
    assert "attack hero.b51m hero warlord" in table.options
    table.put("warlord", "f4")
    assert refusal(table, "attack hero.b51m hero warlord") == "HD-L2"


def test_a_bow_at_arms_length_stays_a_bow() -> None:
    """HD-L5: so the stone skin does not strike back."""
    table = duel("hero", "chief", at={"hero": "d4", "chief": "e4"}, hands={0: ["hero.b41r"], 1: ["chief.stone_skin"]})
    table.attack("hero.b41r", "hero", "chief", "chief.stone_skin")
    assert table.health("hero") == 15


def test_a_line_passes_between_two_corners() -> None:
    """HD-L7: only the squares on it count."""
    at = {"hero": "b1", "warlord": "e4", "warlock-1": "d2", "warlock-2": "c1"}
    table = duel("hero", "warlord", at=at, hands={0: ["hero.b41r"]}, map="woods")
    table.put("sprite", "b2")
    assert "attack hero.b41r hero warlord" in table.options


def test_a_card_needs_its_user() -> None:
    """HD-P2: of two figures with one name either may use it; nobody else."""
    at = {"boar-1": "d4", "boar-2": "e5", "warlord": "e4"}
    table = duel("imp", "warlord", at=at, hands={0: ["boar.b51m"]})
    assert {"attack boar.b51m boar-1 warlord", "attack boar.b51m boar-2 warlord"} <= set(table.options)
    assert refusal(table, "attack boar.b51m imp warlord") == "HD-P2"


def test_basic_cards_have_two_values_and_an_icon() -> None:
    """HD-P4: 189 of them: 98 swords, 50 bows, 41 with both."""
    basic = [card for card in duel("hero", "imp").state.rules.cards if card.kind == 0]
    counts = [sum(card.copies for card in basic if card.reach == reach) for reach in ("melee", "ranged", "both")]
    assert counts == [98, 50, 41]
    assert all(card.attack >= 0 and card.defence >= 0 for card in basic)


def test_a_card_that_cannot_defend_says_why() -> None:
    """HD-C3: only a card of the target with a defence value defends."""
    # given: a warlord who holds a card of his warlock and one without a defence value
    hands = {0: ["hero.b51m"], 1: ["warlock.b31r", "warlord.trident"]}
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands=hands)
    # when: the warlord is attacked
    table.say("attack hero.b51m hero warlord")
    # then: both are refused, each by its name
    for card in hands[1]:
        reason = GAME.why_not(table.state, 1, GAME.parse(f"defend {card}"))
        assert reason is not None
        assert (reason.rule, reason.message, reason.args) == ("HD-C3", "why-no-defence", {"card": card})


def test_any_defence_works_against_bow_and_sword() -> None:
    """HD-P7: a sword card defends against a shot."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "h4"}, hands={0: ["hero.b41r"], 1: ["warlord.b14m"]})
    table.attack("hero.b41r", "hero", "warlord", "warlord.b14m")
    assert table.health("warlord") == 18


def test_special_cards_are_put_away_and_not_answered() -> None:
    """HD-X3, HD-X7: no defence is asked; the card is discarded."""
    table = duel(
        "warlord", "hero", at={"warlord": "d4", "hero": "f4"}, hands={0: ["warlord.energy_ball"], 1: ["hero.great_shield"]}
    )
    table.say("play warlord.energy_ball warlord")
    assert table.health("hero") == 12
    assert table.discard(0) == ["warlord.energy_ball"]


def test_a_discarded_relic_stays_unused() -> None:
    """HD-F6: it is in the discard pile and can come back."""
    hands = {0: ["princess.light_arrow"], 1: ["hero.time_warp"]}
    table = duel("princess", "hero", at={"princess": "d4", "hero": "g4"}, hands=hands)
    table.say("attack princess.light_arrow princess hero", "pass", "discard hero.time_warp")
    assert table.discard(1) == ["hero.time_warp"]
    assert table.state.seats[1].used == ()


def test_a_relic_counts_as_used_even_if_nothing_came_of_it() -> None:
    """HD-F8: no square for the one who would return."""
    at = {"naiad": "a1", "merman-2": "j1", "hero": "a2", "sprite": "b1"}
    table = duel("naiad", "hero", at=at, hands={0: ["naiad.sapphire"]}, fallen=["merman-1"])
    table.put("merman-2", "b2")
    table.say("play naiad.sapphire naiad")
    assert table.health("merman-1") == 0
    assert len(table.state.seats[0].used) == 1


def test_clocks_add_up() -> None:
    """HD-K6: two rubies would be two; the latest set counts."""
    table = duel("raider", "warlord", at={"raider": "d4", "warlord": "e4"}, hands={0: ["raider.b51m"], 1: []})
    number = table.state.rules.card_index["raider.silver_gauntlets"]
    table.state.seats[0].laid += [Laid(number, 1, 0), Laid(number, 0, 0)]
    assert AttackRevealed(0, "raider", "warlord", "raider.b51m", 9, 0) in table.say("attack raider.b51m raider warlord")


def test_the_rest_of_a_card_is_skipped_when_its_user_falls() -> None:
    """HD-E6, HD-K5: the knight falls in a burrow, and its clock with it."""
    hands = {0: ["knight.shed_armour"]}
    table = duel("knight", "hero", at={"knight": "d3"}, health={"knight": 2}, hands=hands, map="desert", opt_burrow=True)
    table.say("play knight.shed_armour knight", "move knight d1 1")
    assert (table.at("knight"), table.laid(0)) == ("", [])
    assert table.discard(0) == ["knight.shed_armour"]


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_last_side_wins_at_once() -> None:
    """HD-S1, HD-W1, HD-W4: in the middle of a card."""
    at = {"hero": "d4", "warlord": "e4"}
    table = duel(
        "hero",
        "warlord",
        at=at,
        health={"warlord": 2},
        fallen=["warlock-1", "warlock-2"],
        hands={0: ["hero.master_sword"], 1: []},
    )
    table.say("attack hero.master_sword hero warlord")
    assert table.state.over
    assert (table.state.winners, table.state.reason) == ([0], "elimination")
    assert GAME.outcome(table.state) == [1.0, 0.0]


def test_all_at_once_is_a_draw() -> None:
    """HD-W3."""
    table = duel("hero", "warlord")
    for figure in ("hero", "sprite", "warlord", "warlock-1", "warlock-2"):
        table.fall(figure)
    settle(table.state)
    assert GAME.outcome(table.state) == [0.5, 0.5]


def test_a_player_who_is_out_leaves_with_everything() -> None:
    """HD-G6, HD-G9, HD-W6: also with the card in use; places count from the end."""
    at = {"hero": "d4", "warlord": "e4"}
    hands = {0: ["hero.b51m"], 1: ["warlord.b14m"]}
    table = duel(
        "hero", "warlord", "imp", at=at, health={"warlord": 1}, fallen=["warlock-1", "warlock-2"], hands=hands, mode="ffa"
    )
    table.attack("hero.b51m", "hero", "warlord", "warlord.b14m")
    seat = table.state.seats[1]
    assert (seat.out, seat.place, seat.hand + seat.deck + seat.discard) == (True, 3, [])
    assert table.discard(0) == ["hero.b51m"]
    assert not table.state.over


def test_conceding() -> None:
    """HD-W7: in the own turn; the figures leave as one batch."""
    table = duel("hero", "warlord", "imp", mode="ffa", roll="3")
    table.say("concede")
    assert table.state.seats[0].out
    assert table.state.active == 1
    table.stay()
    table.say("concede")
    assert (table.state.winners, [seat.place for seat in table.state.seats]) == ([2], [3, 2, 1])


@pytest.mark.parametrize(("health", "winners"), [({"hero": 5, "warlord": 2}, [0]), ({"hero": 3, "warlord": 3}, [1])])
def test_the_tally(health: dict[str, int], winners: list[int]) -> None:
    """HD-W5: health, then figures, then the healthiest lead."""
    table = duel("hero", "warlord", health={"sprite": 5, "warlock-1": 3, "warlock-2": 2, **health})
    tally(table.state, "tally_rounds")
    assert table.state.winners == winners
    assert tally_score(table.state, 0) == (health["hero"] + 5, 2, health["hero"])


def test_the_last_round_ends_the_game() -> None:
    """HD-W5: when the turn passes back to the start player."""
    table = duel("hero", "warlord", round_limit="thirty")
    table.state.round = 30
    table.say("end")
    table.stay()
    assert not table.state.over
    table.say("end")
    assert (table.state.over, table.state.reason) == (True, "tally_rounds")


def test_leads_of_a_side() -> None:
    """HD-W2: a side plays on while one of its leads lives."""
    table = duel("hero", "warlord", "princess", "knight", win_condition="leads")
    table.fall("hero")
    settle(table.state)
    assert not table.state.over
    table.fall("princess")
    settle(table.state)
    assert table.state.winners == [1, 3]
