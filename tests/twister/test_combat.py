"""Combat, objects and abilities (DT-C, DT-K, DT-B, DT-H)."""

from typing import Any

from tafelrunde.engine import registry
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.view import view
from tafelrunde.games.twister.events import CardNamed, CombatBegan, HandShown, LanceBroke
from tafelrunde.games.twister.ruleset import AWAY
from tafelrunde.games.twister.state import Twister
from tafelrunde.testing.walk import Walk
from tests.twister.kit import hall_with, of, open_board, ruleset


def test_a_wounded_target_fights_with_nothing() -> None:
    """DT-C4, DT-H1, DT-C1: value 0, and it never joins; the unwounded one on a square is the target."""
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 3), "arthos": (3, 2)}, wounded=["hurban", "arthos"])
    table.turn()
    began = of(CombatBegan, table.say("fight yellow-cleric hurban"))[0]
    assert (began.attack, began.defence) == (2, 0)
    assert began.defenders == ("hurban",)


def test_support_of_bow_and_lance() -> None:
    """DT-C9, DT-C10, DT-B3: supporters add their value, are no participants, and a lost fight breaks the lance."""
    table = open_board(
        {"yellow-cleric": (2, 3), "hurban": (3, 3), "yellow-naga": (3, 6), "yellow-mekanork": (5, 3)},
        loads={"yellow-naga": "yellow-bow", "yellow-mekanork": "yellow-lance"},
    )
    table.deck(6)
    table.turn()
    words = "fight yellow-cleric hurban yellow-mekanork,yellow-naga"
    assert words in table.options
    events = table.say(words)
    began = of(CombatBegan, events)[0]
    assert began.attack == 2 + 2 + 2
    assert began.attackers == ("yellow-cleric",)
    events = table.say("combat 0")
    assert of(LanceBroke, events) == [LanceBroke("yellow-mekanork")]
    assert not table.wounded("yellow-naga")
    assert table.out("yellow-lance")
    table = open_board(
        {"yellow-cleric": (2, 3), "hurban": (3, 3), "yellow-naga": (3, 6)},
        loads={"yellow-naga": "yellow-bow"},
        support_attacks=False,
    )
    table.turn()
    assert [text for text in table.options if text.startswith("fight")] == ["fight yellow-cleric hurban"]


def test_lance_reaches_two_squares() -> None:
    """DT-B6: over a free square or through a slit; the bearer is not harmed, the lance breaks."""
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 4)}, loads={"yellow-cleric": "yellow-lance"})
    table.deck(6)
    table.turn()
    assert "lance yellow-cleric hurban" in table.options
    table.say("lance yellow-cleric hurban", "combat 0")
    assert not table.wounded("yellow-cleric")
    assert table.out("yellow-lance")
    table = open_board({"yellow-cleric": (2, 2), "hurban": (2, 4), "phil": (3, 2)}, loads={"yellow-cleric": "yellow-lance"})
    table.turn()
    assert "lance yellow-cleric hurban" not in table.options
    hall = hall_with(11, {((2, 2), "n"): "slit"})
    table = open_board(
        {"yellow-cleric": (2, 2), "hurban": (2, 3)},
        loads={"yellow-cleric": "yellow-lance"},
        rules=ruleset(halls=[hall]),
        halls={1: "T11"},
    )
    table.turn()
    assert "lance yellow-cleric hurban" in table.options


def test_bow_and_fireball_targets() -> None:
    """DT-B8, DT-B3, DT-B4: shots at enemies only; a fireball needs a character, friend or enemy; the wand is gone."""
    table = open_board(
        {"yellow-wizard": (2, 2), "yellow-cleric": (2, 6), "hurban": (6, 2)}, loads={"yellow-wizard": "yellow-bow"}
    )
    table.turn()
    assert [text for text in table.options if text.startswith("shoot")] == ["shoot yellow-wizard hurban"]
    table.state.where[table.state.release(table.token("yellow-wizard"))] = AWAY
    table.give("yellow-wizard", "yellow-wand")
    assert [text for text in table.options if text.startswith("fireball")] == [
        "fireball yellow-wizard n",
        "fireball yellow-wizard e",
    ]
    table.say("fireball yellow-wizard e")
    assert table.out("hurban")
    assert table.out("yellow-wand")
    assert table.state.points == (2, 0)


def test_shield_defends() -> None:
    """DT-B5: +2 on the defending side, also for a wounded bearer, not in attack."""
    table = open_board({"yellow-cleric": (2, 2), "phil": (2, 3)}, loads={"phil": "violet-shield"})
    table.turn()
    assert of(CombatBegan, table.say("fight yellow-cleric phil"))[0].defence == 2
    table = open_board({"yellow-cleric": (2, 2), "phil": (2, 3)}, loads={"phil": "violet-shield"}, wounded=["phil"])
    table.turn()
    assert of(CombatBegan, table.say("fight yellow-cleric phil"))[0].defence == 2
    table = open_board({"yellow-cleric": (2, 2), "phil": (2, 3)}, loads={"yellow-cleric": "violet-shield"})
    table.turn()
    assert of(CombatBegan, table.say("fight yellow-cleric phil"))[0].attack == 2


def test_key_and_backstabber() -> None:
    """DT-B2, DT-K1, DT-G6: open and close for 1 AP; a Colossus breaks for good."""
    hall = hall_with(11, {((2, 3), "n"): "closed"})
    table = open_board(
        {"yellow-cleric": (2, 3), "yellow-backstabber": (2, 4), "yellow-colossus": (1, 3)},
        loads={"yellow-cleric": "yellow-key"},
        rules=ruleset(halls=[hall]),
        halls={1: "T11"},
    )
    table.turn()
    table.say("unlock yellow-cleric n")
    assert table.edge((2, 3), "n") == "raised"
    table.say("lock yellow-backstabber s")
    assert table.edge((2, 3), "n") == "closed"
    table.say("move yellow-cleric d3", "move yellow-colossus c3", "break yellow-colossus n")
    assert table.edge((2, 4), "s") == "broken"
    table.turn()
    assert "lock yellow-backstabber s" not in table.options


def test_the_telepath_names_a_card() -> None:
    """DT-K7, DT-C6: the opponent must play it; without it he shows his hand. A card face down is its owner's secret."""
    table = open_board({"yellow-telepath": (2, 2), "blue-naga": (2, 3), "blue-cleric": (9, 20)}, seats=2)
    table.hand(0, 3, 5, seat=1)
    table.turn()
    events = table.say("fight yellow-telepath blue-naga", "name 3")
    assert of(CardNamed, events) == [CardNamed(0, 3, True)]
    table.say("combat 6")
    seen = view(table.state, 1)
    assert isinstance(seen, Twister)
    assert seen.fight is not None
    assert seen.fight.cards[0] == -1
    assert table.options == ["combat 3"]
    table = open_board({"yellow-telepath": (2, 2), "blue-naga": (2, 3)}, seats=2)
    table.hand(0, 3, 5, seat=1)
    table.turn()
    events = table.say("fight yellow-telepath blue-naga", "name 6")
    assert of(HandShown, events) == [HandShown(1, (0, 3, 5))]
    table.say("combat 6")
    assert table.options == ["combat 0", "combat 3", "combat 5"]
    table = open_board({"yellow-telepath": (2, 2), "blue-telepath": (2, 3)}, seats=2)
    table.turn()
    table.say("fight yellow-telepath blue-telepath")
    assert table.options[0] == "combat 0"


def test_healing() -> None:
    """DT-K3, DT-H4: friend or enemy, but not under somebody; the healed one does nothing this turn."""
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (2, 3), "phil": (3, 2)}, wounded=["yellow-naga", "phil"])
    table.turn()
    assert {"heal yellow-cleric yellow-naga", "heal yellow-cleric phil"} <= set(table.options)
    table.say("heal yellow-cleric yellow-naga")
    assert not [text for text in table.options if text.split()[1:2] == ["yellow-naga"]]
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (2, 3), "yellow-wizard": (3, 3)}, wounded=["yellow-naga"])
    table.put("yellow-wizard", (2, 3))
    table.turn()
    assert "heal yellow-cleric yellow-naga" not in table.options


def test_the_card_of_an_npc_is_imagined_from_its_deck() -> None:
    """DT-Q5, DT-S16: once allowed it lies face down; who imagines it takes it out of the deck it came from."""
    walk = Walk(registry.find("twister"), 731992)
    state: Any = None
    for state in walk.positions():
        fight = state.fight
        if fight is not None and fight.cards[0] >= 0 and state.rules.side[fight.attacker] and not fight.open:
            break
    imagined = walk.game.imagine(view(state, SeatId(0)), seeded(1))
    assert len(imagined.enemy_deck) == len(state.enemy_deck)
    together = sorted([*imagined.enemy_deck, imagined.fight.cards[0]])
    assert together == sorted([*state.enemy_deck, state.fight.cards[0]])
