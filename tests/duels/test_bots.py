"""Computer players: what they would never do, and who beats whom."""

from collections.abc import Callable

import pytest

from tafelrunde.bots.match import play
from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.bots.normal import Habit, NormalPlayer
from tafelrunde.games.duels.bots.strong import CANDIDATES, StrongPlayer
from tafelrunde.games.duels.evaluation import evaluate
from tests.duels.kit import Table, duel
from tests.table.positions import patient


def choice(table: Table) -> str:
    """What a normal player says."""
    return NormalPlayer(1).choose(view(table.state, table.decider)).text


def test_it_strikes_down_whom_it_can() -> None:
    """HD-C1: the figure that would fall."""
    at = {"hero": "d4", "warlord": "e4", "warlock-1": "d3"}
    table = duel("hero", "warlord", at=at, health={"warlock-1": 3}, hands={0: ["hero.b42m"], 1: []})
    assert choice(table) == "attack hero.b42m hero warlock-1"


def test_it_saves_who_would_fall() -> None:
    """HD-X6."""
    hands = {0: ["warlord.energy_ball"], 1: ["hero.bottled_fairy"]}
    table = duel("warlord", "hero", at={"warlord": "d4", "hero": "f4"}, health={"hero": 2}, hands=hands)
    table.say("play warlord.energy_ball warlord")
    assert choice(table) == "play hero.bottled_fairy hero"


def test_it_defends_a_wounded_lead() -> None:
    """HD-C3."""
    table = duel(
        "warlord", "hero", at={"warlord": "d4", "hero": "e4"}, health={"hero": 4}, hands={0: ["warlord.b51m"], 1: ["hero.b14m"]}
    )
    table.say("attack warlord.b51m warlord hero")
    assert choice(table) == "defend hero.b14m"


def test_it_does_not_walk_to_its_doom() -> None:
    """HD-B14."""
    table = duel("hero", "warlord", at={"hero": "d3"}, health={"hero": 2}, roll="3", map="desert", opt_burrow=True)
    for seed in range(5):
        assert not NormalPlayer(seed).choose(view(table.state, 0)).text.endswith((" 1", " 2"))


def test_nobody_runs_ahead_alone() -> None:
    """HD-T3: with a throw for one figure nobody leaves the others far behind; with one for all they advance together."""
    at = {"hero": "a3", "fairy": "a5", "warlord": "j3", "warlock-1": "j4", "warlock-2": "j5"}
    hand = ["hero.b42m", "hero.b51m", "hero.b14m"]
    for roll, furthest in (("5", 3), ("4-all", 4)):
        for seed in range(4):
            table = duel("hero", "warlord", at=at, hands={0: hand}, roll=roll)
            said = NormalPlayer(seed).choose(view(table.state, 0)).text
            assert "abcdefghij".index(said.split()[2][0]) <= furthest
            assert roll == "5" or "abcdefghij".index(said.split()[2][0]) > 2


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy")])
def test_levels_have_an_order(better: str, worse: str) -> None:
    """HD-W1: the better level wins at least six of ten, sides swapped."""
    wins = 0.0
    for number in range(8):
        levels = [better, worse] if number % 2 == 0 else [worse, better]
        state = GAME.start(GAME.setting({"team_choice": "random", "win_condition": "leads"}), 2, number // 2)
        play(GAME, state, [GAME.player(level, number) for level in levels], GAME.bound, {})
        wins += GAME.outcome(state)[number % 2]
    assert wins >= 5


def strong() -> Player:
    return patient(GAME, "strong", 5, 60)


def tree() -> Player:
    return MctsPlayer(GAME, 5, iterations=60, policy=Habit())


@pytest.mark.parametrize("player", [strong, tree])
def test_who_looks_ahead_finds_a_blow_that_ends_it(player: Callable[[], Player]) -> None:
    """HD-W1: and says the same with the same seed."""
    at = {"hero": "d4", "warlord": "e4"}
    table = duel(
        "hero",
        "warlord",
        at=at,
        health={"warlord": 3},
        fallen=["warlock-1", "warlock-2"],
        hands={0: ["hero.b51m", "hero.b14m"], 1: []},
    )
    said = {player().choose(view(table.state, 0)).text for _ in range(2)}
    assert said == {"attack hero.b51m hero warlord"}


def test_the_strong_player_thinks_about_few_answers_and_the_normal_one_first() -> None:
    """HD-C1: what the normal player would say is replaced only by what is clearly better; what is worth little is left out."""
    state = GAME.start(GAME.setting({"team_choice": "random", "map": "random"}), 2, 3)
    players = [NormalPlayer(seat, noise=0.0) for seat in range(2)]
    looked = 0
    while not state.over and looked < 20:
        seen = view(state, state.asked().seat)
        usual = players[seen.viewer].choose(seen)
        candidates = StrongPlayer(1).candidates(seen)
        assert candidates[0] == usual
        assert len(candidates) == min(CANDIDATES, len(state.asked().options(seen)))
        looked += len(candidates) > 1
        state.take(usual)
    assert looked == 20


def test_health_is_an_advantage() -> None:
    """HD-H1: the evaluation of a table, also of an imagined one."""
    table = duel("hero", "warlord", health={"warlord": 5})
    mine, theirs = evaluate(table.state)
    assert mine > theirs
    imagined = GAME.imagine(view(table.state, 1), seeded(1))
    assert GAME.evaluate(imagined)[0] > 0.5
