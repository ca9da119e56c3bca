"""games, rules, simulate, bench, replay, check: for people and as JSON."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_the_shelf(run: Run) -> None:
    shown = run("games").out
    assert "higher" in shown
    assert "random, greedy, bold" in shown
    assert "plain Python" in shown or "compiled" in shown


def test_the_shelf_as_json(run: Run) -> None:
    told = json.loads(run("games", "--json", "--language", "de").out)
    assert isinstance(told["compiled"], bool)
    (game,) = [game for game in told["games"] if game["id"] == "higher"]
    assert game["name"] == "Höher"
    assert game["seats"] == {"least": 2, "most": 4, "usual": 3}
    assert game["options"][0]["id"] == "rounds"
    assert game["options"][0]["most"] == 7


def test_the_options_of_a_game(run: Run) -> None:
    shown = run("games", "higher").out
    assert "rounds=3–7 (5)  HI-S2" in shown
    assert "everybody is dealt as many cards" in shown


def test_the_whole_rulebook(run: Run) -> None:
    shown = run("rules", "higher", "--language", "de").out
    assert "Höher" in shown
    assert "HI-S1" in shown
    assert "HI-E1" in shown


def test_one_rule_in_any_case(run: Run) -> None:
    shown = run("rules", "higher", "hi-r4").out
    assert "you may boast" in shown
    assert "HI-R3" not in shown


def test_all_rules_that_begin_alike(run: Run) -> None:
    book = json.loads(run("rules", "higher", "HI-S", "--json").out)
    assert [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]] == ["HI-S1", "HI-S2", "HI-S3"]


def test_coverage_finds_what_no_test_cites(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text('"""HI-S1, HI-Q7"""')
    outcome = run("rules", "higher", "--coverage", "--json")
    assert outcome.status == 1
    told = json.loads(outcome.out)
    assert told["missing"] == {"tests": ["HI-S2", "HI-S3", "HI-R1", "HI-R2", "HI-R3", "HI-R4", "HI-E1"]}
    assert told["unknown"] == {"tests": ["HI-Q7"]}
    shown = run("rules", "higher", "--coverage")
    assert shown.status == 1
    assert "missing in tests: HI-S2" in shown.out


def test_coverage_without_tests_looks_at_books_and_code(run: Run) -> None:
    outcome = run("rules", "higher", "--coverage")
    assert outcome.status == 0
    assert "The tests were not looked at" in outcome.out


def test_simulation_is_the_same_every_time(run: Run) -> None:
    words = ["simulate", "higher", "--games", "12", "--seed", "5", "--bots", "bold,random", "--set", "rounds=3", "--json"]
    first, second = run(*words), run(*words)
    assert first.status == 0
    assert first.out == second.out
    assert "games/s" in first.err
    told = json.loads(first.out)
    assert told["finished"] == 12
    assert told["plan"]["options"] == {"rounds": 3}


def test_simulation_for_people(run: Run) -> None:
    shown = run("simulate", "higher", "--games", "3").out
    assert "3 games finished" in shown
    assert "decisions/s" in shown


def test_bench_as_json(run: Run) -> None:
    told = json.loads(run("bench", "higher", "--seconds", "0.001", "--json").out)
    assert told["games"][0]["game"] == "higher"


def test_a_pack_from_start_to_finish(run: Run, tmp_path: Path) -> None:
    started = run("pack", "new", "higher", "mine")
    assert started.status == 0
    assert "tafelrunde check mine" in started.out
    assert (tmp_path / "mine" / "deck.toml").exists()
    fine = run("check", "mine")
    assert fine.status == 0
    assert "mine is fine: 3 random games of higher" in fine.out
    (tmp_path / "mine" / "deck.toml").write_text("cards = 40\nmost_stake = 3\n")
    assert json.loads(run("check", "mine", "--json").out)["fine"]
    assert run("simulate", "higher", "--games", "2", "--pack", "mine").status == 0


def test_pictures_of_a_pack_without_drawings(run: Run) -> None:
    run("pack", "new", "higher", "mine")
    outcome = run("pack", "pictures", "mine", "cards.html")
    assert outcome.status == 2
    assert "the cards of higher have no drawings" in outcome.err
    assert run("pack", "pictures", "nowhere", "cards.html").status == 2


def test_a_bad_pack_names_file_and_field(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "higher", "mine")
    (tmp_path / "mine" / "deck.toml").write_text('cards = "many"\nmost_stake = 3\n')
    outcome = run("check", "mine")
    assert outcome.status == 1
    assert "deck.toml: cards: Expected `int`, got `str`" in outcome.err
    told = run("check", "mine", "--json")
    assert told.status == 1
    assert "deck.toml: cards" in json.loads(told.out)["error"]
    assert run("simulate", "higher", "--pack", "mine").status == 1


def test_a_pack_that_is_no_toml(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "higher", "mine")
    (tmp_path / "mine" / "deck.toml").write_text("cards = = 3")
    assert "deck.toml: is not TOML" in run("check", "mine").err


def test_a_pack_for_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    outcome = run("check", "mine")
    assert outcome.status == 1
    assert "pack.toml: is missing" in outcome.err
    assert "mine is fine" in run("check", "mine", "--game", "higher").out, "what a pack does not have is the game's own"
