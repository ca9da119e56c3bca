"""Every talent card does what it says: one test a card, in the order of the teams; the second five have a file of their own."""

import pytest

from tafelrunde.engine.ids import SeatId
from tafelrunde.games.duels.content import pack_content
from tafelrunde.games.duels.events import AttackRevealed, HandSeen
from tests.duels import test_talents_of_villains
from tests.duels.kit import duel, fighters

# --- hero -------------------------------------------------------------------------------------------------------------


def test_master_sword() -> None:
    """HD-C11: hero.master_sword: attack 6, then he may move up to 3."""
    table = fighters("hero", "hero", card="hero.master_sword")
    table.say("attack hero.master_sword hero warlord")
    assert table.health("warlord") == 12
    table.say("move hero d1")
    assert table.at("hero") == "d1"


def test_spin_attack() -> None:
    """HD-H4: hero.spin_attack: 2 damage to every other enemy beside him."""
    at = {"hero": "d4", "warlord": "e4", "warlock-1": "d3", "warlock-2": "h4"}
    table = duel("hero", "warlord", at=at, hands={0: ["hero.spin_attack"], 1: []})
    table.say("attack hero.spin_attack hero warlord")
    assert [table.health(name) for name in ("warlord", "warlock-1", "warlock-2")] == [14, 1, 3]


def test_hookshot() -> None:
    """HD-M9: hero.hookshot: the target may be put beside him."""
    table = fighters("hero", "hero", card="hero.hookshot", distance=4)
    table.say("attack hero.hookshot hero warlord", "put d3")
    assert (table.at("warlord"), table.health("warlord")) == ("d3", 14)
    table = fighters("hero", "hero", card="hero.hookshot", distance=4)
    table.say("attack hero.hookshot hero warlord", "pass")
    assert table.at("warlord") == "h4"


def test_great_shield() -> None:
    """HD-P5: hero.great_shield: defence 7, then a card; it cannot attack."""
    table = duel("warlord", "hero", at={"warlord": "d4", "hero": "e4"}, hands={0: ["warlord.b51m"], 1: ["hero.great_shield"]})
    table.attack("warlord.b51m", "warlord", "hero", "hero.great_shield")
    assert table.health("hero") == 15
    assert len(table.hand(1)) == 1


def test_time_warp() -> None:
    """HD-F2: hero.time_warp: 5 more maximum, then 5 health, once."""
    table = duel("hero", "warlord", health={"hero": 4}, hands={0: ["hero.time_warp"]})
    table.say("play hero.time_warp hero")
    assert (table.health("hero"), table.most("hero")) == (9, 20)


def test_bottled_fairy() -> None:
    """HD-X6: hero.bottled_fairy: he stays with 3; it cannot be played otherwise."""
    table = duel(
        "warlord",
        "hero",
        at={"warlord": "d4", "hero": "e4"},
        health={"hero": 1},
        hands={0: ["warlord.b51m"], 1: ["hero.bottled_fairy"]},
    )
    table.say("attack warlord.b51m warlord hero")
    assert table.options == ["pass"]
    table.say("pass", "play hero.bottled_fairy hero")
    assert table.health("hero") == 3


def test_listen() -> None:
    """HD-X2: hero.listen: look at a hand, draw a card, no action."""
    table = duel("hero", "warlord", hands={0: ["hero.listen"], 1: ["warlord.trident"]})
    assert HandSeen(0, 1) in table.say("play hero.listen sprite")
    assert table.state.seats[1].seers == (SeatId(0),)
    assert (table.state.actions, len(table.hand(0))) == (2, 1)


# --- princess ---------------------------------------------------------------------------------------------------------


def test_hidden_identity() -> None:
    """HD-E7: princess.hidden_identity: attack and defence are 5."""
    table = fighters("princess", "princess", card="princess.hidden_identity")
    table.say("play princess.hidden_identity princess")
    table.hold(0, ["princess.b15m"])
    assert AttackRevealed(0, "princess", "warlord", "princess.b15m", 5, 0) in table.say("attack princess.b15m princess warlord")


def test_light_arrow() -> None:
    """HD-E3: princess.light_arrow: after damage the owner discards a card of choice."""
    table = fighters("princess", "princess", card="princess.light_arrow", theirs=("warlord.b51m", "warlord.b14m"), distance=4)
    table.say("attack princess.light_arrow princess warlord", "pass")
    assert table.decider == 1
    table.say("discard warlord.b51m")
    assert table.hand(1) == ["warlord.b14m"]
    table = fighters(
        "princess", "princess", card="princess.light_arrow", theirs=("warlord.dark_barrier", "warlord.b14m"), distance=4
    )
    table.attack("princess.light_arrow", "princess", "warlord", "warlord.dark_barrier")
    assert "warlord.b14m" in table.hand(1)


def test_crystal_ward() -> None:
    """HD-C8: princess.crystal_ward: defence 10, then a card."""
    table = duel(
        "knight",
        "princess",
        at={"knight": "d4", "princess": "e4"},
        hands={0: ["knight.axe_swing"], 1: ["princess.crystal_ward"]},
    )
    table.attack("knight.axe_swing", "knight", "princess", "princess.crystal_ward")
    assert (table.health("princess"), len(table.hand(1))) == (14, 1)


def test_lullaby() -> None:
    """HD-H1: princess.lullaby: both heal 2."""
    table = duel("princess", "hero", health={"princess": 5, "guard": 10}, hands={0: ["princess.lullaby"]})
    table.say("play princess.lullaby princess")
    assert (table.health("princess"), table.health("guard")) == (7, 11)


def test_relic_of_wisdom() -> None:
    """HD-E3, HD-F4: princess.relic_of_wisdom: look at four, take one, order the rest; at 7 or less draw three."""
    card = "princess.relic_of_wisdom"
    table = duel("princess", "hero", health={"princess": 7}, hands={0: [card]})
    deck = table.state.seats[0].deck
    index = table.state.rules.card_index
    top = [index[name] for name in ("princess.light_arrow", "princess.b15m", "guard.b41m", "princess.lullaby")]
    for number in top:
        deck.remove(number)
        deck.append(number)
    table.say(f"play {card} princess", "take princess.light_arrow")
    assert len(table.options) == 6
    table.say("order princess.b15m princess.lullaby guard.b41m")
    assert sorted(table.hand(0)) == sorted(["princess.light_arrow", "princess.b15m", "princess.lullaby", "guard.b41m"])
    assert table.state.looked == []
    assert table.state.seats[0].used == (index[card],)


def test_bodyguard() -> None:
    """HD-X5: princess.bodyguard: the guard within two squares takes the place and the blow."""
    at = {"princess": "d4", "guard": "f6", "warlord": "c4"}
    table = duel("warlord", "princess", at=at, hands={0: ["warlord.b51m"], 1: ["princess.bodyguard"]})
    table.say("attack warlord.b51m warlord princess", "play princess.bodyguard guard")
    assert (table.at("guard"), table.health("guard"), table.health("princess")) == ("d4", 6, 14)


# --- chief ------------------------------------------------------------------------------------------------------------


def test_great_hammer() -> None:
    """HD-M7: chief.great_hammer: after damage the target may be moved up to 2."""
    table = fighters("chief", "chief", card="chief.great_hammer")
    table.say("attack chief.great_hammer chief warlord", "move warlord g4")
    assert (table.at("warlord"), table.health("warlord")) == ("g4", 11)


def test_rolling_charge() -> None:
    """HD-E1: chief.rolling_charge: move up to 5, then 2 damage to one enemy beside."""
    table = fighters("chief", "chief", card="chief.rolling_charge", distance=5)
    table.say("play chief.rolling_charge chief", "move chief h4")
    assert table.health("warlord") == 16


def test_bomb_plant() -> None:
    """HD-P6: chief.bomb_plant: 3 damage to one enemy in sight of the figure that uses it."""
    table = fighters("chief", "rockman-1", card="chief.bomb_plant", distance=4)
    table.put("rockman-2", "b3")
    assert "play chief.bomb_plant rockman-2" not in table.options
    table.say("play chief.bomb_plant rockman-1")
    assert table.health("warlord") == 15


def test_stone_skin() -> None:
    """HD-C11: chief.stone_skin: defence 8; in melee the attacker takes 1."""
    table = duel("hero", "chief", at={"hero": "d4", "chief": "e4"}, hands={0: ["hero.b51m"], 1: ["chief.stone_skin"]})
    table.attack("hero.b51m", "hero", "chief", "chief.stone_skin")
    assert (table.health("chief"), table.health("hero")) == (18, 14)


def test_ruby() -> None:
    """HD-E8, HD-K7: chief.ruby: attack +1 for all own figures."""
    table = fighters("chief", "rockman-1", card="chief.ruby")
    table.say("play chief.ruby chief")
    table.hold(0, ["rockman.b51m"])
    table.say("attack rockman.b51m rockman-1 warlord")
    assert table.health("warlord") == 12


def test_rock_roast() -> None:
    """HD-H1: chief.rock_roast: he heals 4."""
    table = duel("chief", "hero", health={"chief": 9}, hands={0: ["chief.rock_roast"]})
    table.say("play chief.rock_roast chief")
    assert table.health("chief") == 13


# --- naiad ------------------------------------------------------------------------------------------------------------


def test_water_blast() -> None:
    """HD-M7: naiad.water_blast: attack 6 from afar, then the target may be moved up to 3."""
    table = fighters("naiad", "naiad", card="naiad.water_blast", distance=3)
    table.say("attack naiad.water_blast naiad warlord", "move warlord j4")
    assert (table.at("warlord"), table.health("warlord")) == ("j4", 12)


def test_serenade() -> None:
    """HD-E1: naiad.serenade: she heals 3, her partners 1."""
    table = duel("naiad", "hero", health={"naiad": 10, "merman-1": 4, "merman-2": 6}, hands={0: ["naiad.serenade"]})
    table.say("play naiad.serenade naiad")
    assert [table.health(name) for name in ("naiad", "merman-1", "merman-2")] == [13, 5, 6]


def test_tidal_wave() -> None:
    """HD-L8: naiad.tidal_wave: 2 damage to every enemy in sight."""
    at = {"naiad": "d4", "warlord": "d1", "warlock-1": "h4", "warlock-2": "e6"}
    table = duel("naiad", "warlord", at=at, hands={0: ["naiad.tidal_wave"]})
    table.say("play naiad.tidal_wave naiad")
    assert [table.health(name) for name in ("warlord", "warlock-1", "warlock-2")] == [16, 1, 3]


def test_sapphire() -> None:
    """HD-F4, HD-H6: naiad.sapphire: draw two; a fallen partner returns."""
    table = duel("naiad", "hero", at={"naiad": "d4"}, hands={0: ["naiad.sapphire"]}, fallen=["merman-2"])
    table.say("play naiad.sapphire naiad", "put c4")
    assert (table.at("merman-2"), table.health("merman-2"), len(table.hand(0))) == ("c4", 5, 2)


def test_dive() -> None:
    """HD-E4: naiad.dive: defence 7, then she may move up to 4."""
    table = duel("hero", "naiad", at={"hero": "d4", "naiad": "e4"}, hands={0: ["hero.b51m"], 1: ["naiad.dive"]})
    table.attack("hero.b51m", "hero", "naiad", "naiad.dive")
    assert table.decider == 1
    table.say("move naiad i4")
    assert (table.at("naiad"), table.health("naiad")) == ("i4", 14)


def test_water_barrier() -> None:
    """HD-E8: naiad.water_barrier: defence +2 for all own figures."""
    table = duel(
        "naiad", "hero", at={"naiad": "e4", "hero": "d4"}, hands={0: ["naiad.water_barrier", "naiad.b14m"], 1: ["hero.b51m"]}
    )
    table.say("play naiad.water_barrier merman-1", "end")
    table.stay()
    table.hold(1, ["hero.b51m"])
    assert AttackRevealed(1, "hero", "naiad", "hero.b51m", 5, 6) in table.attack("hero.b51m", "hero", "naiad", "naiad.b14m")


# --- raider -----------------------------------------------------------------------------------------------------------


def test_twin_blades() -> None:
    """HD-T10: raider.twin_blades: attack 4 without an action, also with none left."""
    table = duel("raider", "warlord", at={"raider": "d4", "warlord": "e4"}, hands={0: ["raider.twin_blades"], 1: []}, actions=0)
    table.say("attack raider.twin_blades raider warlord")
    assert table.health("warlord") == 14


def test_desert_dash() -> None:
    """HD-T10: raider.desert_dash: move up to 5, no action."""
    table = duel("raider", "warlord", at={"raider": "d4"}, hands={0: ["raider.desert_dash"]})
    table.say("play raider.desert_dash raider", "move raider i4")
    assert (table.at("raider"), table.state.actions) == ("i4", 2)


def test_pickpocket() -> None:
    """HD-E1: raider.pickpocket: the other owner loses a card by chance, then one is drawn; also in defence."""
    table = fighters("raider", "thief-1", card="raider.pickpocket", theirs=("warlord.b51m",))
    table.say("attack raider.pickpocket thief-1 warlord", "pass")
    assert (table.hand(1), len(table.hand(0))) == ([], 1)
    hands = {0: ["warlord.b51m", "warlord.b42m"], 1: ["raider.pickpocket"]}
    table = duel("warlord", "raider", at={"warlord": "d4", "thief-1": "e4"}, hands=hands)
    table.attack("warlord.b51m", "warlord", "thief-1", "raider.pickpocket")
    assert (table.hand(0), len(table.hand(1))) == ([], 1)


def test_silver_gauntlets() -> None:
    """HD-E8: raider.silver_gauntlets: her attack +2, nobody else's."""
    table = fighters("raider", "raider", card="raider.silver_gauntlets")
    table.say("play raider.silver_gauntlets raider")
    table.hold(0, ["raider.b51m"])
    table.say("attack raider.b51m raider warlord")
    assert table.health("warlord") == 11


def test_medallion() -> None:
    """HD-F2, HD-E3: raider.medallion: look at a hand and choose two cards that are discarded."""
    hands = {0: ["raider.medallion"], 1: ["warlord.trident", "warlord.b51m", "warlord.b14m"]}
    table = duel("raider", "warlord", hands=hands)
    table.say("play raider.medallion raider", "discard warlord.trident", "discard warlord.b51m")
    assert (table.hand(1), table.removed(0)) == (["warlord.b14m"], ["raider.medallion"])


def test_riposte() -> None:
    """HD-E5: raider.riposte: defence 7; an adjacent attacker takes 2."""
    table = duel("hero", "raider", at={"hero": "d4", "raider": "e4"}, hands={0: ["hero.b51m"], 1: ["raider.riposte"]})
    table.attack("hero.b51m", "hero", "raider", "raider.riposte")
    assert (table.health("hero"), table.health("raider")) == (13, 16)


def test_every_talent_has_a_test() -> None:
    """HD-P1: 62 talents, each with its own function, here or there."""
    talents = [card.id.split(".")[1] for card in pack_content("").cards if card.kind]
    assert len(talents) == 62
    assert not [
        name for name in talents if f"test_{name}" not in globals() and not hasattr(test_talents_of_villains, f"test_{name}")
    ]


@pytest.mark.parametrize("team", [team.id for team in pack_content("").teams])
def test_a_team_has_the_usual_deck(team: str) -> None:
    """HD-S2: 31 cards, twelve or thirteen of them talents."""
    content = pack_content("")
    found = next(known for known in content.teams if known.id == team)
    assert len(found.deck) == 31
    assert sum(content.cards[card].kind != 0 for card in found.deck) in (12, 13)
