"""Every talent card does what it says: the teams of warlord, knight, shadow, imp and sisters."""

from tafelrunde.games.duels.events import AttackRevealed
from tests.duels.kit import duel, fighters

# --- warlord ----------------------------------------------------------------------------------------------------------


def test_trident() -> None:
    """HD-C6: warlord.trident: 9 against no card."""
    table = duel("warlord", "hero", at={"warlord": "d4", "hero": "e4"}, hands={0: ["warlord.trident"], 1: []})
    table.say("attack warlord.trident warlord hero")
    assert table.health("hero") == 6


def test_energy_ball() -> None:
    """HD-P6: warlord.energy_ball: 3 damage to one enemy in sight."""
    table = duel("warlord", "hero", at={"warlord": "d4", "hero": "g4", "sprite": "d1"}, hands={0: ["warlord.energy_ball"]})
    table.say("play warlord.energy_ball warlord", "pick sprite")
    assert (table.health("hero"), table.health("sprite")) == (15, 1)


def test_fire_storm() -> None:
    """HD-G8: warlord.fire_storm: 2 damage to every figure of one opponent."""
    table = duel("warlord", "hero", "princess", hands={0: ["warlord.fire_storm"]})
    table.say("play warlord.fire_storm warlord", "against 3")
    assert [table.health(name) for name in ("hero", "sprite", "princess", "guard")] == [15, 4, 12, 9]


def test_blink() -> None:
    """HD-M9: warlord.blink: a partner is put on any empty square."""
    table = duel("warlord", "hero", at={"warlock-2": "a1"}, hands={0: ["warlord.blink"]})
    table.say("play warlord.blink warlock-2", "put j4")
    assert (table.at("warlock-2"), table.state.actions) == ("j4", 2)


def test_relic_of_power() -> None:
    """HD-F4: warlord.relic_of_power: draw one; at 10 or less he heals 6, once."""
    table = duel("warlord", "hero", health={"warlord": 10}, hands={0: ["warlord.relic_of_power"]})
    table.say("play warlord.relic_of_power warlord")
    assert (table.health("warlord"), len(table.hand(0))) == (16, 1)


def test_dark_barrier() -> None:
    """HD-P5: warlord.dark_barrier: defence 8, then a card."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: ["warlord.dark_barrier"]})
    table.attack("hero.b51m", "hero", "warlord", "warlord.dark_barrier")
    assert (table.health("warlord"), len(table.hand(1))) == (18, 1)


# --- knight -----------------------------------------------------------------------------------------------------------


def test_axe_swing() -> None:
    """HD-E3: knight.axe_swing: attack 8, then an own card is discarded."""
    table = duel("knight", "hero", at={"knight": "d4", "hero": "e4"}, hands={0: ["knight.axe_swing", "knight.b51m"], 1: []})
    table.say("attack knight.axe_swing knight hero", "discard knight.b51m")
    assert (table.health("hero"), table.hand(0)) == (7, [])


def test_armour_plates() -> None:
    """HD-P5: knight.armour_plates: defence 8, then a card."""
    table = duel("hero", "knight", at={"hero": "d4", "knight": "e4"}, hands={0: ["hero.b51m"], 1: ["knight.armour_plates"]})
    table.attack("hero.b51m", "hero", "knight", "knight.armour_plates")
    assert (table.health("knight"), len(table.hand(1))) == (17, 1)


def test_charge() -> None:
    """HD-E1: knight.charge: move up to 5, then 2 damage to one enemy beside."""
    table = fighters("knight", "knight", card="knight.charge", distance=5)
    table.say("play knight.charge knight", "move knight h4")
    assert table.health("warlord") == 16


def test_shed_armour() -> None:
    """HD-E8, HD-K1: knight.shed_armour: move up to 3; attack +2, defence -1 while it lies there."""
    table = fighters("knight", "knight", card="knight.shed_armour")
    table.say("play knight.shed_armour knight", "stay")
    table.hold(0, ["knight.b51m", "knight.b14m"])
    table.say("attack knight.b51m knight warlord")
    assert table.health("warlord") == 11
    if table.decider == 0:
        table.say("end")
    table.stay()
    table.hold(1, ["warlord.b51m"])
    assert AttackRevealed(1, "warlord", "knight", "warlord.b51m", 5, 3) in table.attack(
        "warlord.b51m", "warlord", "knight", "knight.b14m"
    )


def test_jump_strike() -> None:
    """HD-E4: knight.jump_strike: attack 6, then the skeleton may move up to 3."""
    table = fighters("knight", "skeleton", card="knight.jump_strike")
    table.say("attack knight.jump_strike skeleton warlord", "move skeleton b3")
    assert (table.at("skeleton"), table.health("warlord")) == ("b3", 12)


def test_reassemble() -> None:
    """HD-X6: knight.reassemble: the skeleton stays with 4."""
    hands = {0: ["hero.b51m"], 1: ["knight.reassemble"]}
    table = duel("hero", "knight", at={"hero": "d4", "skeleton": "e4"}, health={"skeleton": 2}, hands=hands)
    table.say("attack hero.b51m hero skeleton", "pass", "play knight.reassemble skeleton")
    assert table.health("skeleton") == 4


# --- shadow -----------------------------------------------------------------------------------------------------------


def test_mirror_strike() -> None:
    """HD-C6: shadow.mirror_strike: adds the printed attack of the defence card."""
    table = fighters("shadow", "shadow", card="shadow.mirror_strike", theirs=("warlord.b42m",))
    table.attack("shadow.mirror_strike", "shadow", "warlord", "warlord.b42m")
    assert table.health("warlord") == 18 - (5 + 4 - 2)


def test_shadow_parry() -> None:
    """HD-C8: shadow.shadow_parry: no damage at all, then 3 to the attacker."""
    table = duel(
        "knight", "shadow", at={"knight": "d4", "shadow": "e4"}, hands={0: ["knight.axe_swing"], 1: ["shadow.shadow_parry"]}
    )
    table.attack("knight.axe_swing", "knight", "shadow", "shadow.shadow_parry")
    assert (table.health("shadow"), table.health("knight")) == (15, 14)


def test_sink() -> None:
    """HD-M9: shadow.sink: he is put beside an enemy, no action."""
    table = duel("shadow", "warlord", at={"warlord": "h4", "warlock-1": "j6", "warlock-2": "j7"}, hands={0: ["shadow.sink"]})
    table.say("play shadow.sink shadow")
    assert "put d4" not in table.options
    table.say("put g3")
    assert (table.at("shadow"), table.state.actions) == ("g3", 2)


def test_copycat() -> None:
    """HD-E3, HD-X4: shadow.copycat: another talent back from the discard pile, if there is one."""
    table = duel("shadow", "warlord", hands={0: ["shadow.copycat"]})
    assert "play shadow.copycat shadow" not in table.options
    seat = table.state.seats[0]
    for name in ("shadow.sink", "shadow.b51m", "shadow.copycat"):
        number = table.state.rules.card_index[name]
        seat.deck.remove(number)
        seat.discard.append(number)
    table.say("play shadow.copycat shadow")
    assert table.options == ["take shadow.sink"]
    table.say("take shadow.sink")
    assert table.hand(0) == ["shadow.sink"]


def test_soul_lantern() -> None:
    """HD-H5: shadow.soul_lantern: heals an own figure by the damage, in attack only."""
    table = fighters("shadow", "ghost", card="shadow.soul_lantern", distance=3)
    table.state.health[0] = 8
    table.say("attack shadow.soul_lantern ghost warlord", "pick shadow")
    assert (table.health("warlord"), table.health("shadow")) == (13, 13)
    table = duel("hero", "shadow", at={"hero": "d4", "ghost": "e4"}, hands={0: ["hero.b51m"], 1: ["shadow.soul_lantern"]})
    table.attack("hero.b51m", "hero", "ghost", "shadow.soul_lantern")
    assert type(table.asked).__name__ == "ChooseAction" or table.state.active == 1


def test_invisible() -> None:
    """HD-E9: shadow.invisible: nobody of the team is a target from afar."""
    table = duel(
        "shadow",
        "princess",
        at={"shadow": "d4", "princess": "h4"},
        hands={0: ["shadow.invisible", "ghost.b14m"], 1: ["princess.b42r"]},
    )
    table.say("play shadow.invisible ghost", "end")
    table.stay()
    assert not [text for text in table.options if text.startswith("attack")]


# --- imp --------------------------------------------------------------------------------------------------------------


def test_puppet_dance() -> None:
    """HD-M7: imp.puppet_dance: any enemy is moved up to 4, then takes 2."""
    table = duel("imp", "warlord", at={"warlord": "d4"}, hands={0: ["imp.puppet_dance"]})
    table.say("play imp.puppet_dance imp", "pick warlord", "move warlord h4")
    assert (table.at("warlord"), table.health("warlord")) == ("h4", 16)


def test_blowpipe() -> None:
    """HD-E10: imp.blowpipe: after damage the target is pinned."""
    table = fighters("imp", "imp", card="imp.blowpipe", distance=4)
    table.say("attack imp.blowpipe imp warlord")
    assert table.state.bound[3] == 1


def test_prank() -> None:
    """HD-M9: imp.prank: two figures of choice change places."""
    table = duel("imp", "warlord", at={"warlord": "d4", "boar-1": "h4"}, hands={0: ["imp.prank"]})
    table.say("play imp.prank imp", "swap boar-1 warlord")
    assert (table.at("warlord"), table.at("boar-1"), table.state.actions) == ("h4", "d4", 2)


def test_vanish() -> None:
    """HD-C4: imp.vanish: the attack is cancelled and he stands elsewhere; only when he himself is attacked."""
    hands = {0: ["hero.b51m"], 1: ["imp.vanish"]}
    table = duel("hero", "imp", at={"hero": "d4", "imp": "e4", "boar-1": "d3"}, hands=hands)
    table.say("attack hero.b51m hero boar-1")
    assert table.options == ["pass"]
    table = duel("hero", "imp", at={"hero": "d4", "imp": "e4"}, hands=hands)
    table.say("attack hero.b51m hero imp", "play imp.vanish imp", "put a4")
    assert table.health("imp") == 16


def test_cursed_mask() -> None:
    """HD-E8: imp.cursed_mask: his attack +3."""
    table = fighters("imp", "imp", card="imp.cursed_mask")
    table.say("play imp.cursed_mask imp")
    table.hold(0, ["imp.b42b"])
    table.say("attack imp.b42b imp warlord")
    assert table.health("warlord") == 11


def test_falling_moon() -> None:
    """HD-F2: imp.falling_moon: 3 damage to every enemy on the board, once."""
    table = duel("imp", "warlord", hands={0: ["imp.falling_moon"], 1: []})
    table.say("play imp.falling_moon imp")
    assert [table.health(name) for name in ("warlord", "warlock-1", "warlock-2")] == [15, 0, 0]
    assert table.removed(0) == ["imp.falling_moon"]


def test_boar_charge() -> None:
    """HD-E4: imp.boar_charge: attack 6, then the boar may move up to 3."""
    table = fighters("imp", "boar-1", card="imp.boar_charge")
    table.say("attack imp.boar_charge boar-1 warlord", "move boar-1 d2")
    assert (table.at("boar-1"), table.health("warlord")) == ("d2", 12)


# --- sisters ----------------------------------------------------------------------------------------------------------


def test_ice_beam() -> None:
    """HD-T13: sisters.ice_beam: after damage the owner has an action fewer; not in defence."""
    table = fighters("sisters", "frost", card="sisters.ice_beam", distance=3)
    table.say("attack sisters.ice_beam frost warlord")
    assert table.state.seats[1].fewer
    table = duel("hero", "sisters", at={"hero": "d4", "frost": "e4"}, hands={0: ["hero.b51m"], 1: ["sisters.ice_beam"]})
    table.attack("hero.b51m", "hero", "frost", "sisters.ice_beam")
    assert not table.state.seats[0].fewer


def test_fire_beam() -> None:
    """HD-H4: sisters.fire_beam: 1 damage to every other enemy beside the target, also where it fell."""
    at = {"flame": "d4", "warlord": "h3", "warlock-1": "h4", "warlock-2": "a1"}
    table = duel("sisters", "warlord", at=at, hands={0: ["sisters.fire_beam"], 1: []})
    table.say("attack sisters.fire_beam flame warlock-1")
    assert [table.health(name) for name in ("warlord", "warlock-1", "warlock-2")] == [17, 0, 3]


def test_broom_flight() -> None:
    """HD-E4, HD-P3: sisters.broom_flight: each sister moves up to 5, in any order; one sister is enough."""
    table = duel("sisters", "warlord", at={"frost": "a4", "flame": "b4"}, hands={0: ["sisters.broom_flight"]})
    table.say("play sisters.broom_flight frost", "move flame g4", "move frost f4")
    assert (table.at("frost"), table.at("flame"), table.state.actions) == ("f4", "g4", 2)
    table = duel("sisters", "warlord", hands={0: ["sisters.broom_flight"]}, fallen=["frost"])
    assert "play sisters.broom_flight flame" in table.options


def test_double_trouble() -> None:
    """HD-P3: sisters.double_trouble: 2 damage in sight of the one, then of the other; both must live."""
    at = {"frost": "d4", "flame": "d6", "warlord": "h4", "warlock-1": "h6", "warlock-2": "a1"}
    table = duel("sisters", "warlord", at=at, hands={0: ["sisters.double_trouble"]})
    table.put("warlock-2", "b7")
    table.say("play sisters.double_trouble frost")
    assert (table.health("warlord"), table.health("warlock-1")) == (16, 1)
    table = duel("sisters", "warlord", at=at, hands={0: ["sisters.double_trouble"]}, fallen=["flame"])
    assert not [text for text in table.options if text.startswith("play")]


def test_fusion() -> None:
    """HD-F7: sisters.fusion: attack +2 of both, three turns, once."""
    table = fighters("sisters", "flame", card="sisters.fusion")
    table.say("play sisters.fusion frost")
    table.hold(0, ["flame.b42r"])
    table.say("attack flame.b42r flame warlord")
    assert table.health("warlord") == 12


def test_bicker() -> None:
    """HD-M9: sisters.bicker: they change places, then two cards."""
    table = duel("sisters", "warlord", at={"frost": "d4", "flame": "h4"}, hands={0: ["sisters.bicker"]})
    table.say("play sisters.bicker frost")
    assert (table.at("frost"), table.at("flame"), len(table.hand(0))) == ("h4", "d4", 2)
