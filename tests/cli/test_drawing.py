"""Scenes as text: of every game, and boards large and small."""

import io

import pytest
from rich.console import Console

from tafelrunde.cli.board import draw_board
from tafelrunde.cli.drawing import draw, sheet_box
from tafelrunde.cli.forms import Fields
from tafelrunde.cli.language import game_voice, own_voice
from tafelrunde.engine.game import Game
from tafelrunde.engine.say import say
from tafelrunde.engine.scene import Badge, Band, Board, Choice, Form, Number, Pick, Piece, Space
from tafelrunde.engine.view import view
from tafelrunde.testing.walk import Walk, viewers
from tests.every_game import every_game

VOICE = own_voice("en")
SPACES = [
    Space("a", 0, 0, 1, 1, say("alpha"), title=say("alpha"), note=say("price"), band=Band("group-red", "A")),
    Space("b", 1, 0, 1, 1, say("beta"), title=say("beta"), owner=1, badges=[Badge(say("sprout"), text="2")]),
    Space("c", 2, 0, 1, 1, say("gamma")),
]
BOARD = Board("board", say("board"), 3, 1, spaces=SPACES, pieces=[Piece("p", say("knight"), at="a", colour="seat-3")])


def test_a_board_shows_titles_owners_marks_and_pieces() -> None:
    titles, below = (line.plain for line in draw_board(BOARD, VOICE, 31))
    assert titles.split() == ["alpha", "beta"]
    assert below.split() == ["3", "▌2", "2"]


def test_a_board_that_is_too_wide_is_told_in_words() -> None:
    (line,) = draw_board(BOARD, VOICE, 12)
    assert line.plain.strip() == "knight: alpha"


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_scene_can_be_drawn(game: Game, language: str) -> None:
    """For every viewer, on a wide and on a narrow terminal, up to the end."""
    walk = Walk(game, 1, lively=0)
    choices = dict(game.setting(dict(walk.choices)).choices)
    voice = game_voice(game, choices, language, ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"])
    for number, state in enumerate(walk.some_positions(6, 120)):
        viewer = viewers(walk.seats)[number % (walk.seats + 1)]
        paper = io.StringIO()
        console = Console(file=paper, width=120 if number % 2 else 50)
        scene = game.whole_scene(view(state, viewer))
        draw(scene, voice, console)
        for sheet in list(scene.sheets.values())[number::10]:
            console.print(sheet_box(sheet, voice))
        assert "Anna" in paper.getvalue()


def test_a_form_with_several_things_and_hidden_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fields that are not shown count as 0 or -, several things are separated by commas, and nothing is -."""
    things = [Choice("x", say("thing-x")), Choice("y", say("thing-y"), note=say("careful"))]
    form = Form(
        "trade",
        say("trade"),
        "offer {to} {give} {get} {loan} {rest}",
        [
            Pick("to", say("to"), things),
            Pick("give", say("give"), things, many=True, side="left"),
            Pick("get", say("get"), things, many=True, side="right"),
            Number("loan", say("loan"), 1, 9, 1, when={"to": "x"}),
            Pick("rest", say("rest"), things, when={"to": "x"}),
        ],
        say("submit"),
        left=say("you-give"),
        right=say("you-get"),
    )
    paper = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("3\n2\n1, 2\n\n"))
    assert Fields(form, VOICE, Console(file=paper)).ask() == "offer y x,y - 0 -"
    assert "you-give – give" in paper.getvalue()
    assert "Please choose one of the numbers shown." in paper.getvalue()
