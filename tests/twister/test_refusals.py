"""Whatever is refused is refused with a rule and a sentence of its own, in both languages."""

import pytest

from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.games.twister import GAME
from tafelrunde.table.why import Asking
from tafelrunde.text import Voice
from tests.twister.kit import Table, open_board

VOICES = [Voice(language, GAME.texts({}, language), ["Ada", "Bo"], strict=True) for language in ("en", "de")]


def refused(table: Table, text: str) -> str:
    """The rule and the message; the sentence exists in both languages."""
    seat = table.state.asked().seat
    reason = GAME.why_not(table.state, seat, GAME.parse(text))
    assert reason is not None, text
    sentence = GAME.refusal(reason, view(table.state, seat))
    assert isinstance(sentence, Say)
    for voice in VOICES:
        assert voice.text(sentence)
    return f"{reason.rule} {reason.message.removeprefix('why-')}"


def crew() -> Table:
    """Some yellow characters and two NPCs on an open floor."""
    table = open_board(
        {
            "yellow-naga": (2, 2),
            "yellow-cleric": (4, 4),
            "yellow-wizard": (6, 6),
            "yellow-banshee": (0, 10),
            "phil": (2, 3),
            "djenh": (8, 12),
            "yellow-rope": (4, 5),
        },
        wounded=("yellow-wizard",),
        hidden=(7,),
    )
    table.turn()
    return table


DEEDS = {
    "move yellow-wizard g7": "DT-H1 wounded",
    "move phil c5": "DT-A1 not-your-token",
    "move yellow-rope c5": "DT-A1 no-character",
    "move yellow-telepath c5": "DT-A1 not-here",
    "move yellow-cleric e12": "DT-M1 too-far",
    "move yellow-cleric c3": "DT-M6 occupied",
    "move yellow-naga b18": "DT-G9 hidden-hall",
    "fight yellow-cleric djenh": "DT-C1 not-adjacent",
    "fight yellow-naga yellow-cleric": "DT-C1 own-side",
    "fight yellow-naga hurban": "DT-C1 no-target",
    "shoot yellow-naga djenh": "DT-B3 no-bow",
    "lance yellow-naga djenh": "DT-B6 no-lance",
    "fireball yellow-cleric n": "DT-B4 no-wizard",
    "heal yellow-naga yellow-wizard": "DT-K3 no-cleric",
    "heal yellow-cleric yellow-wizard": "DT-K3 not-adjacent",
    "heal yellow-cleric yellow-naga": "DT-K3 not-wounded",
    "repel yellow-cleric phil": "DT-K2 no-banshee",
    "repel yellow-banshee djenh": "DT-L1 no-sight",
    "unlock yellow-naga n": "DT-K1 no-key",
    "break yellow-naga n": "DT-K4 no-colossus",
    "turn yellow-naga 1 cw": "DT-W1 no-gear",
    "reveal yellow-naga 7": "DT-R1 no-access",
    "reveal yellow-naga 1": "DT-R1 revealed",
    "jump yellow-naga c3 c4": "DT-J1 no-pit",
    "take yellow-rope": "DT-O2 only-moving",
    "card 3": "DT-T7 not-offered",
}


@pytest.mark.parametrize("text", DEEDS)
def test_deeds_are_refused_with_a_reason(text: str) -> None:
    """DT-A1, DT-M1, DT-C1, DT-K1, DT-B3: who, what is missing, what is in the way."""
    assert refused(crew(), text) == DEEDS[text]


def test_obstacles_are_named() -> None:
    """DT-M2, DT-M3, DT-M4, DT-G6: a closed portcullis, a pit, an enemy or walls."""
    table = open_board({"yellow-cleric": (1, 4)}, halls={1: "2a"})
    table.turn()
    assert refused(table, "move yellow-cleric c5") == "DT-G6 portcullis"
    blocked = open_board({"yellow-cleric": (0, 0), "phil": (0, 1), "djenh": (1, 0)})
    blocked.turn()
    assert refused(blocked, "move yellow-cleric b2") == "DT-M3 enemy-between"


def test_moves_with_stops_are_refused_with_a_reason() -> None:
    """DT-O1, DT-O2, DT-M1, DT-T7: during a move."""
    table = open_board({"yellow-cleric": (4, 4), "yellow-rope": (4, 5), "yellow-naga": (8, 8)})
    table.turn()
    table.say("walk yellow-cleric")
    assert refused(table, "take yellow-rope") == "DT-O2 not-lying-here"
    assert refused(table, "drop") == "DT-O1 hands-empty"
    assert refused(table, "on e12") == "DT-M1 steps-left"
    assert refused(table, "give yellow-naga") == "DT-O2 friend-not-here"
    assert refused(table, "end-turn") == "DT-T7 moving"


def test_cards_are_refused_with_a_reason() -> None:
    """DT-T4, DT-T5, DT-S3: the order of the first cycle, the first action of all, and what comes before."""
    table = Table(GAME.start(GAME.setting({"starters": "random"}), 1, 3))
    assert refused(table, "card 4") == "DT-T4 first-cycle"
    table.say("card 2")
    assert refused(table, "end-turn") == "DT-T5 reveal-first"
    versus = Table(GAME.start(GAME.setting({"starters": "random"}), 2, 3))
    assert refused(versus, "put c4") == "DT-S3 hide-first"


@pytest.mark.parametrize("thing", ["token-yellow-wizard", "token-djenh", "e12", "slot-7", "hall-1", "token-yellow-rope"])
def test_everything_on_the_table_can_be_asked(thing: str) -> None:
    """DT-A1: whoever touches something that nothing can be done with hears why."""
    table = crew()
    answers = Asking(GAME, view(table.state, 0)).why_not(thing)
    assert answers
    for answer in answers:
        assert answer.rule
        for voice in VOICES:
            assert voice.text(answer.reason)
