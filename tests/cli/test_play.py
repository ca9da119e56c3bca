"""A game in the terminal, from the first line typed to the record of it."""

import json
from pathlib import Path

import pytest

from tafelrunde.engine import registry
from tests.cli.asking import AskingHigher
from tests.cli.conftest import Run

GAME = ["play", "higher", "--people", "Anna", "--bots", "bold", "--set", "rounds=3", "--seed", "3"]


def test_playing_to_the_end(run: Run) -> None:
    outcome = run(*GAME, "--save", "mine.json", typed="1\n" * 20)
    assert outcome.status == 0
    assert "Anna is dealt" in outcome.out
    assert "Ada lays a hidden card." in outcome.out
    assert "The game is over." in outcome.out
    record = json.loads(Path("mine.json").read_text())
    assert [seat["name"] for seat in record["seats"]] == ["Anna", "Ada"]
    fine = run("replay", "mine.json", "--verify")
    assert fine.status == 0
    assert f"{len(record['actions'])} actions lead to the same end" in fine.out
    told = json.loads(run("replay", "mine.json", "--verify", "--json").out)
    assert told["over"]
    assert sum(told["outcome"]) == 1


def test_going_and_coming_back(run: Run) -> None:
    left = run(*GAME, "--save", "mine.json", typed="1\nquit\n")
    assert left.status == 0
    assert "Go on with: tafelrunde play higher --resume mine.json" in left.out
    again = run("play", "higher", "--resume", "mine.json", typed="1\n" * 20)
    assert "The game is over." in again.out
    assert run("replay", "mine.json", "--verify").status == 0


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    assert run(*GAME, typed="").status == 0
    assert len(list(tmp_path.glob("higher-*.json"))) == 1


def test_words_for_the_terminal(run: Run) -> None:
    typed = "\n".join(
        [
            "?",  # help
            "why lay 99",
            "why stake 77",
            "tip",
            "rules hi-r4",
            "rules",
            "rules hi-z1",
            "look",
            "look away",
            "board",
            "log",
            "99",
            "dance",
            "",
            "boast",
            "boast",
            "lay 99",
            "q",
        ]
    )
    shown = run(*GAME, typed=typed).out
    for sentence in (
        "would this be possible, and if not, why not?",
        "stake POINTS, lay CARD, boast",
        "Until the cards are turned over you may boast",
        "There is no rule HI-Z1.",
        "what a strong player would do, and why",
        "My hint: ",
        "There is nothing called away to look at.",
        "There is no offer 99.",
        "“dance” means nothing here",
        "Anna boasts!",
        "You have boasted already in this round.  (HI-R4)",
    ):
        assert sentence in shown


@pytest.fixture
def asking(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The example asks more."""
    monkeypatch.setitem(registry.games(), "higher", AskingHigher())
    return run


def test_a_form_asks_for_its_fields(asking: Run) -> None:
    """Anna leads: the fourth offer is the form for any stake."""
    shown = asking(*GAME, "--save", "mine.json", typed="4\n77\nx\n7\n1\nq\n").out
    assert "from 1 to 10" in shown
    assert shown.count("Please choose one of the numbers shown.") == 2
    assert "stake 7" in json.loads(Path("mine.json").read_text())["actions"]


def test_what_cannot_be_taken_back_is_asked_first(asking: Run) -> None:
    """To boast is the fifth offer, and no means no."""
    refused = asking(*GAME, typed="5\nn\nq\n").out
    assert "Boast? If you do not take this round" in refused
    assert "Anna boasts!" not in refused
    assert "Anna boasts!" in asking(*GAME, typed="5\ny\nq\n").out


def test_in_german(run: Run) -> None:
    shown = run(*GAME, "--language", "de", typed="hilfe\n1\nwarum lay 99\nende\n").out
    assert "tu, was neben der Nummer steht" in shown
    assert "Jetzt musst du eine Karte deiner Hand legen.  (HI-R2)" in shown
    assert "Das Spiel liegt in" in shown


def test_the_language_of_the_machine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Jederzeit möglich" in run(*GAME, typed="q\n").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Always possible" in run(*GAME, typed="q\n").out


def test_two_people_do_not_see_each_others_hands(run: Run) -> None:
    """Before the screen changes hands it waits."""
    words = ["play", "higher", "--people", "Anna,Bo,Cleo", "--set", "rounds=3", "--seed", "1"]
    shown = run(*words, typed="\n1\n1\n\n").out
    assert "Press Enter when only Anna looks" in shown
    assert "Press Enter when only Bo looks" in shown


def test_a_replay_for_one_seat_keeps_the_others_secrets(run: Run) -> None:
    run(*GAME, "--save", "mine.json", typed="1\n" * 20)
    everything = run("replay", "mine.json").out
    mine = run("replay", "mine.json", "--seat", "1").out
    assert "Ada is dealt" in everything
    assert "Ada is dealt" not in mine
    assert "Ada lays a hidden card." in mine
    told = json.loads(run("replay", "mine.json", "--seat", "1", "--json").out)
    actions = [entry["action"] for entry in told if entry["action"]]
    assert len(told) == 10
    assert actions[:2] == json.loads(Path("mine.json").read_text())["actions"][:2]
    assert len(actions) == 5
    assert run("replay", "mine.json", "--seat", "3").status == 2


def test_a_game_that_cannot_be_kept(run: Run) -> None:
    outcome = run(*GAME, "--save", "no/such/folder.json", typed="q\n")
    assert outcome.status == 1
    assert "could not be kept in no/such/folder.json" in outcome.err
