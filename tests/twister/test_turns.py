"""Turns, the end of the game, and the order of the NPCs (DT-T, DT-V, DT-R3, DT-P)."""

from tafelrunde.engine.chance import seeded
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.events import (
    GoalTested,
    NpcActivated,
    NpcSkipped,
    PortcullisOpened,
    Repelled,
    RowShuffled,
    SideHadNobody,
)
from tafelrunde.games.twister.rules.tokens import eliminate, judge, score, settle
from tafelrunde.games.twister.rules.turn import NpcTurn, Turns
from tests.twister.kit import hall_with, of, open_board, ruleset, square


def test_ap_are_split_freely() -> None:
    """DT-A2, DT-T7, DT-T8, DT-A1: any character, any number of times; a turn may end at any time."""
    table = open_board({"yellow-cleric": (2, 2), "yellow-naga": (3, 2)})
    table.turn(ap=3)
    table.say("move yellow-cleric c3", "move yellow-naga d3", "move yellow-cleric c4")
    assert table.state.decision is None
    table.turn(ap=3)
    table.say("end-turn")
    assert table.state.ap == 0


def test_hidden_tokens_come_out() -> None:
    """DT-R3, DT-R2, DT-R5: the revealer places all characters and the opponent's objects, the opponent the revealer's."""
    table = open_board({"yellow-cleric": (2, 5), "blue-naga": (9, 20)}, hidden=(3,), seats=2)
    mine, theirs = table.state.seats
    mine.placed, mine.placed_at = (table.token("yellow-naga"), table.token("yellow-rope")), (2, 2)
    theirs.placed, theirs.placed_at = (table.token("blue-key"),), (2,)
    table.turn()
    table.say("reveal yellow-cleric 3")
    order = []
    while type(table.state.decision).__name__ == "PlaceFound":
        order.append((table.asked.seat, table.state.name(table.state.drawn[0])))
        table.say(table.options[0])
    assert order == [(0, "yellow-naga"), (0, "blue-key"), (1, "yellow-rope")]
    assert [text for text in table.options if text.startswith("walk yellow-naga")]


def test_five_points_win_at_once() -> None:
    """DT-V4, DT-V5, DT-V7: the side whose turn it is wins a double, alone the player; the last one may win by leaving."""
    table = open_board({"yellow-naga": (2, 2), "blue-naga": (2, 20)}, seats=2)
    score(table.state, 0, 5)
    score(table.state, 1, 5)
    table.state.side = 1
    judge(table.state)
    assert table.state.winner == 1
    table = open_board({"yellow-naga": (2, 2)})
    score(table.state, 0, 5)
    score(table.state, 1, 5)
    table.state.side = 1
    judge(table.state)
    assert table.state.winner == 0
    table = open_board({"yellow-naga": (2, 20)})
    table.state.bag = ()
    score(table.state, 0, 4)
    table.turn()
    table.say("move yellow-naga c21")
    assert table.state.over
    assert table.state.winner == 0
    assert GAME.outcome(table.state) == [1.0]


def test_without_characters_and_without_time() -> None:
    """DT-V6, DT-S11: alone the last character's loss loses, so does turn 40; two sides count their points after turn 50."""
    table = open_board({"yellow-naga": (2, 2)})
    table.state.bag = ()
    eliminate(table.state, table.token("yellow-naga"))
    settle(table.state)
    assert (table.state.winner, table.state.reason) == (1, "nobody")
    table = open_board({"yellow-naga": (2, 2)})
    table.state.turn = 39
    table.state.call(Turns(0))
    table.run()
    table.say("card 2", "end-turn")
    assert (table.state.winner, table.state.reason) == (1, "turns")
    table = open_board({"yellow-naga": (2, 2), "blue-naga": (2, 20)}, seats=2)
    table.state.turn = 49
    table.state.points = (2, 1)
    table.state.call(Turns(1))
    table.run()
    table.say("card 2", "end-turn", "card 2", "end-turn")
    assert (table.state.winner, table.state.reason) == (0, "turns")
    table = open_board({"yellow-naga": (2, 2)}, seats=2)
    table.state.call(Turns(1))
    assert of(SideHadNobody, table.run()) == [SideHadNobody(1)]
    assert table.asked.seat == 0


def test_the_npcs_act_from_left_to_right() -> None:
    """DT-T6, DT-P1, DT-P8, DT-P9: shuffled, each once, the wounded skipped; with nobody the turn is empty."""
    table = open_board({"phil": (0, 18), "will": (9, 18), "hurban": (5, 18)}, wounded=["hurban"])
    table.state.call(NpcTurn())
    events = table.run()
    row = of(RowShuffled, events)[0].npcs
    acted = [event.npc for event in events if isinstance(event, (NpcActivated, NpcSkipped))]
    assert tuple(acted) == row
    assert of(NpcSkipped, events) == [NpcSkipped("hurban")]
    table = open_board({"yellow-naga": (1, 0)})
    table.state.call(NpcTurn())
    assert table.run() == []


def test_watching_is_asked_before_each_npc() -> None:
    """DT-P8: the player lets one NPC after the other act."""
    table = open_board({"phil": (0, 18), "will": (9, 18)}, stepwise=True)
    table.state.call(NpcTurn())
    table.run()
    assert type(table.asked).__name__ == "Watch"
    assert of(NpcActivated, table.say("go-on"))
    assert type(table.asked).__name__ == "Watch"


def test_ties_go_by_a_die() -> None:
    """DT-P12, DT-P5: both squares beside the enemy are chosen now and then."""
    ends = set()
    for seed in range(12):
        table = open_board({"hurban": (4, 10), "yellow-cleric": (5, 11)})
        table.state.chance = seeded(seed)
        table.act("hurban")
        ends.add(table.at("hurban"))
    assert ends == {(5, 10), (4, 11)}


def test_unlocking_goes_on() -> None:
    """DT-Z13, DT-Z17: one portcullis after the other, until AP or portcullises run out."""
    hall = hall_with(11, {((1, 2), "e"): "closed", ((1, 4), "e"): "closed"})
    table = open_board({"penny": (1, 2)}, rules=ruleset(halls=[hall]), halls={1: "T11"})
    assert len(of(PortcullisOpened, table.act("penny"))) == 2


def test_repelling_goes_on() -> None:
    """DT-Z15: the same enemy again while AP suffice; onto its exit it leaves and scores."""
    table = open_board({"shirley": (2, 16), "yellow-naga": (2, 18)})
    events = table.act("shirley")
    assert len(of(Repelled, events)) == 3
    assert table.state.points == (1, 0)


def test_a_better_token_on_the_way() -> None:
    """DT-I2, DT-I7: swapped on passing, the old one stays; nobody takes the rope from an NPC on a pit."""
    walls = {((0, y), "e"): "wall" for y in range(1, 6)}
    rules = ruleset(halls=[hall_with(11, walls)])
    table = open_board({"phil": (0, 5), "violet-key": (0, 4)}, loads={"phil": "violet-shield"}, rules=rules, halls={1: "T11"})
    table.act("phil")
    assert table.out("violet-key")
    assert table.at("violet-shield") == (0, 4)
    rules = ruleset(halls=[hall_with(11, walls, pits=[(0, 4)])])
    table = open_board({"xanth": (0, 5), "brock": (0, 4)}, loads={"brock": "violet-rope"}, rules=rules, halls={1: "T11"})
    tests = of(GoalTested, table.act("xanth"))
    assert tests
    assert table.load("brock") == "violet-rope"
    assert table.at("brock") == (0, 4)
    assert table.state.ground[square((0, 4))] == 2
