"""Bad input is answered by one line that says what to do, and by an exit status; never by a traceback."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["gamez"], 'Did you mean "games"?'),
        (["simulate"], "requires an argument"),
        (["simulate", "higher", "--gamez", "3"], "Unknown option"),
        (["simulate", "higher", "--games", "three"], 'unable to convert "three" into int'),
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["games", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "higher", "HI-Z9"], "there is no rule 'HI-Z9'; there are, for example, HI-"),
        (["rules", "higher", "--coverage", "--tests", "nowhere"], "nowhere is no folder"),
        (["simulate", "higher", "--set", "round=3"], "unknown option 'round': did you mean 'rounds'?"),
        (["simulate", "higher", "--set", "rounds=99"], "it takes a whole number from 3 to 7"),
        (["simulate", "higher", "--set", "rounds"], "write an option as name=value"),
        (["simulate", "higher", "--bots", "bold"], "1 players; higher takes 2 to 4"),
        (["simulate", "higher", "--bots", "bold,clever"], "there is no level 'clever'; higher has random, greedy, bold"),
        (["simulate", "higher", "--games", "0"], "play at least one"),
        (["simulate", "higher", "--processes", "0"], "use at least one"),
        (["play", "higher", "--bots", "bold,bold,bold,bold"], "5 players; higher takes 2 to 4: change --people or --bots"),
        (["play", "higher", "--bots", "clever"], "there is no level 'clever'"),
        (["play", "higher", "--language", "fr"], "Invalid value"),
        (["check", "nowhere"], "`tafelrunde pack new GAME FOLDER` starts a pack"),
        (["pack", "new", "higher", "."], "is there already"),
        (["research", "higher", "--seats", "9"], "tafelrunde: higher has 2 to 4 seats, not 9\n"),
        (["serve", "--processes", "2"], "tafelrunde: several processes need a database that they can share"),
        (["serve", "--keep-finished", "-1"], "tafelrunde: tables are kept for some days"),
    ],
)
def test_a_command_that_was_not_meant_like_this(run: Run, words: list[str], told: str) -> None:
    outcome = run(*words)
    assert outcome.status == 2
    assert told in outcome.err
    assert outcome.err.startswith("tafelrunde: ")
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ('{"game": "higher", "vers', "is cut off or is no JSON"),
        ("{}", "is no record: Object missing required field `game`"),
        ('{"game":"higher","version":"0","options":{},"seats":[{"name":"A"},{"name":"B"}],"seed":1}', "version 0 of the rules"),
        ('{"game":"higher","version":"1","options":{},"seats":[{"name":"A"}],"seed":1}', "has 1 seats; higher takes 2 to 4"),
        ('{"game":"higher","version":"1","options":{},"seats":[{"name":"A"},{"name":"B"}],"seed":null}', "has no seed"),
        (
            '{"game":"higher","version":"1","options":{},"seats":[{"name":"A"},{"name":"B"}],"seed":1,"actions":["lay 99"]}',
            "action 1 ('lay 99')",
        ),
    ],
)
@pytest.mark.parametrize("words", [["replay"], ["replay", "--verify"], ["play", "higher", "--resume"]])
def test_a_record_that_cannot_be_replayed(run: Run, tmp_path: Path, words: list[str], content: str, told: str) -> None:
    (tmp_path / "game.json").write_text(content)
    outcome = run(*words, "game.json")
    assert outcome.status == 1
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_record_of_an_unknown_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text('{"game":"go","version":"1","options":{},"seats":[],"seed":1}')
    assert "there is no game 'go'" in run("replay", "game.json").err


def test_a_record_that_is_not_there(run: Run) -> None:
    outcome = run("replay", "nowhere.json")
    assert outcome.status == 1
    assert "nowhere.json: cannot be read (No such file or directory)" in outcome.err


@pytest.mark.parametrize(("name", "told"), [("x" * 500, "cannot be read"), (".", "cannot be read")])
def test_a_record_in_a_strange_place(run: Run, name: str, told: str) -> None:
    outcome = run("replay", name)
    assert outcome.status == 1
    assert told in outcome.err


def test_serving_where_somebody_else_listens(run: Run) -> None:
    outcome = run("serve", "--host", "203.0.113.1", "--port", "8765")
    assert outcome.status == 1
    assert "cannot listen at 203.0.113.1:8765" in outcome.err
    assert "choose another --port or --host" in outcome.err
