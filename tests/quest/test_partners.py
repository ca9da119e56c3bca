"""What the normal partner plays from a hand."""

import pytest

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.say import Say, list_of, say
from tafelrunde.engine.view import view
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.phrases import remark
from tafelrunde.games.quest.bots.taste import TASTE
from tafelrunde.games.quest.picture.names import item_name
from tafelrunde.games.quest.rules.adventure import EASY, ChooseDungeon
from tafelrunde.games.quest.rules.challenge import hopeless
from tafelrunde.games.quest.rules.exploring import Delve
from tafelrunde.games.quest.rules.shop import ChooseShop
from tafelrunde.games.quest.rules.team import missing
from tafelrunde.games.quest.state import OPEN, Quest
from tafelrunde.table.proposals import reason_for
from tafelrunde.table.texts import table_texts
from tafelrunde.text import LANGUAGES, Voice
from tests.quest.kit import Table, challenge, deal, explore, lay, own, room_number, shrink, solve


def chosen(table: Table) -> str:
    return NormalPlayer(1, talks=False).choose(view(table.state, table.asked)).text


@pytest.mark.parametrize(("heroes", "card"), [(2, "play B11"), (1, "play B01")])
def test_a_partner_guards_the_team_and_a_lone_hero_fights_on(heroes: int, card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """TQ-B2: by the habits written by hand, two points of skill would avert the penalty of a round that cannot be the last."""
    monkeypatch.setattr(TASTE, "resting", True)
    table = challenge("FOB1", heroes, hands={0: ["B11", "B01"]})
    table.challenge.keyed = True
    assert chosen(table) == card


def test_no_more_is_played_than_is_needed() -> None:
    """TQ-V7: of two cards that solve the room the smaller one."""
    table = challenge("WI01", 2, hands={0: ["B05", "B01"]})
    table.challenge.keyed = True
    table.challenge.progress = table.challenge.goal - 2
    assert chosen(table) == "play B01"


# --- rooms --------------------------------------------------------------------------------------------------------------


def before_the_boss(hearts: float, *more: str) -> Table:
    """Level 1 of the forest: the item is taken, the way to the boss is solved, with rooms beside it left."""
    state = explore(2, dungeon="FO", hearts=hearts)
    for space, room in (("c3r1", "BD01"), ("c3r2", "BD02"), ("c3r3", "FO01"), ("c3r4", "FO02")):
        lay(state, space, room)
    solve(state, "c3r1", "c3r2", "c3r3", "c3r4", *more)
    state.item_taken = True
    delve = Delve()
    delve.go_to("room_is_asked_for")
    state.call(delve)
    state.run()
    return Table(state)


def test_nobody_leads_a_badly_hurt_link_to_the_boss_while_other_rooms_are_open() -> None:
    """TQ-T5: at a third of the hearts any other room first; unhurt straight to the boss."""
    assert chosen(before_the_boss(3)) == "enter boss"
    assert chosen(before_the_boss(1)) != "enter boss"


def test_the_boss_is_better_than_a_room_that_cannot_be_solved() -> None:
    """TQ-I5: a known room whose item nobody has is no way to spare Link."""
    table = before_the_boss(1, "c2r2", "c4r2", "c2r3")
    table.state.face[lay(table.state, "c4r3", "SH08")] = OPEN
    assert table.options() == ["enter c4r3", "enter boss"]
    assert missing(table.state, needs_of(table, "SH08"))
    assert chosen(table) == "enter boss"


def test_a_room_is_entered_whose_item_somebody_owns() -> None:
    """TQ-I5: who owns the item counts, not whether this dungeon's item was taken."""
    table = before_the_boss(1, "c2r2", "c4r2", "c2r3")
    table.state.face[lay(table.state, "c4r3", "SH08")] = OPEN
    item = next(item for number, item in enumerate(table.state.rules.items) if needs_of(table, "SH08") >> number & 1)
    own(table.state, 1, item.id)
    assert chosen(table) == "enter c4r3"


def needs_of(table: Table, room: str) -> int:
    return table.state.rules.rooms[room_number(table.state.rules, room)].needs


# --- what cannot be solved ----------------------------------------------------------------------------------------------


def test_nothing_is_spent_on_what_cannot_be_solved() -> None:
    """TQ-I5, TQ-C10: no points, no Triforce, no bottle, no new hand."""
    hands = {0: ["B01", "B05", "B11", "B02", "B03"]}
    table = challenge("FO06", 2, hands=hands, hearts=1, bottles=["red"], parts=3)
    assert hopeless(table.state)
    assert chosen(table) == "pass"


def test_what_cannot_be_solved_is_survived_with_wards() -> None:
    """TQ-P3: a shield still spares hearts."""
    table = challenge("FO06", 2, hands={0: ["B01", "B05", "B11", "B02", "B18"]})
    assert chosen(table) == "play B18"


def test_three_parts_do_not_put_off_what_must_come() -> None:
    """TQ-F6, TQ-P6: the last blow is averted, but not where another one follows for sure."""
    for room, spends in (("FO05", True), ("FO06", False)):
        table = challenge(room, 1, hearts=0.5, parts=3)
        table.says("pass", "pass")
        assert (chosen(table) == "triforce 3") == spends


# --- between rooms ------------------------------------------------------------------------------------------------------


def test_a_pile_is_run_dry_between_rooms() -> None:
    """TQ-K4, TQ-K5: an exhaustion costs nothing there, and the next round in a challenge."""
    for draw, exchanges in ((2, True), (12, False)):
        state = explore(2, dungeon="FO")
        deal(state, 0, ["B05", "B13", "B04", "SW3", "B12"])
        shrink(state, 0, draw)
        delve = Delve()
        solve(state, "c3r1")
        state.call(delve)
        delve.go_to("interlude")
        state.run()
        assert (chosen(Table(state)) == "redraw") == exchanges


# --- what is said -------------------------------------------------------------------------------------------------------


def test_nobody_says_well_played_after_a_collapse() -> None:
    """TQ-H1: the shop opens after a collapse, too (TQ-X8)."""
    table = challenge("FO05", 2, hearts=0.5)
    table.says("pass", "pass")
    assert isinstance(table.state.decision, ChooseShop)
    assert table.state.defeats == 1
    assert remark(view(table.state, table.asked), table.asked) is None


@pytest.mark.parametrize(("left", "says"), [(8, True), (14, False)])
def test_one_round_is_asked_for_where_one_may_do(left: int, says: bool) -> None:
    """TQ-H1: not with far more missing."""
    table = challenge("FOB1", 2)
    table.challenge.shield = 0
    table.challenge.goal = 20
    table.challenge.progress = 20 - left
    table.challenge.rounds = 1
    table.says("pass")
    said = remark(view(table.state, table.asked), table.asked)
    assert (said is not None and said.text == "say need-round") == says


# --- what is proposed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dungeon", "hard", "won", "spoken"),
    [
        ("FO", "remark-none-easier", ("bow", ["fight", "puzzle"]), "Bogen, Schlüsselkarten für Kampf und Rätsel"),
        ("DU", "remark-easier-left", ("boots", ["fight", "skill"]), "Pegasus-Stiefel, Schlüsselkarten für Kampf und Geschick"),
    ],
)
def test_a_dungeon_is_proposed_with_what_is_known_of_it(
    dungeon: str, hard: str, won: tuple[str, list[str]], spoken: str
) -> None:
    """TQ-D1: how hard it is beside the others and what is won there; nothing of a challenge, for none is open."""
    state = GAME.start(GAME.setting({"dungeon_choice": "free"}), 2, 1)
    while not isinstance(state.decision, ChooseDungeon):
        state.take(state.asked().options(state)[0])
    seen = view(state, SeatId(1 - state.asked().seat))
    action = GAME.parse(f"explore {dungeon}")
    item, kinds = won
    reason = reason_for(GAME, seen, action, seed=2)
    assert reason[:2] == [
        Say(hard),
        say("remark-won-there", item=item_name(item), kinds=list_of([Say(f"kind-{kind}") for kind in kinds])),
    ]
    unfit = ("feature-challenge", "feature-rounds", "feature-rupees", "feature-quality")
    assert not any(sentence.id.startswith(unfit) or str(sentence.args.get("feature")).startswith(unfit) for sentence in reason)
    for language in LANGUAGES:
        voice = Voice(language, table_texts(GAME, {}, language), strict=True)
        told = [voice.text(sentence) for sentence in reason]
        assert language != "de" or spoken in told[1]


def test_an_easier_dungeon_that_is_completed_is_not_left() -> None:
    """TQ-D1: what counts are the dungeons that may still be chosen."""
    state = GAME.start(GAME.setting({"dungeon_choice": "free"}), 2, 1)
    assert isinstance(state, Quest)
    while not isinstance(state.decision, ChooseDungeon):
        state.take(state.asked().options(state)[0])
    fire = GAME.parse("explore FI")
    assert GAME.remarks(view(state, SeatId(0)), fire)[0] == Say("remark-easier-left")
    state.completed = [dungeon for dungeon in state.rules.choosable if state.rules.dungeons[dungeon].difficulty == EASY]
    assert GAME.remarks(view(state, SeatId(0)), fire)[0] == Say("remark-none-easier")
