"""What the cards say is listed in docs/cards, in both languages side by side, and the list is kept up to date."""

import re

import pytest

from tafelrunde.cli.printing import listing
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import find, games
from tafelrunde.text import Voice
from tests.words.texts import ROOT

GAMES = list(games().values())
UNFINISHED = re.compile(r"\b(fx|effect|special|whom|player)-[a-z]+|\{|\$")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_list_is_up_to_date(game: Game) -> None:
    """Else: `tafelrunde cards GAME --write docs/cards/GAME.md`."""
    assert (ROOT / f"docs/cards/{game.id}.md").read_text(encoding="utf-8") == listing(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sentence_is_whole(game: Game) -> None:
    """It begins with a capital where it is a sentence, and nothing in it was left unsaid."""
    for line in listing(game).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("| ") else []
        for cell in cells:
            assert cell, line
            assert not UNFINISHED.search(cell), line
            assert not cell.endswith(".") or not cell[0].islower(), line


def test_cards_read_as_natives_write_them() -> None:
    """Some that once did not."""
    text = listing(find("duels"))
    for sentence in (
        "Discard a card. | Wirf eine Karte ab.",
        "Raise Link’s maximum health by 5. | Triforce: Links höchste Energie steigt um 5.",
        "If it deals damage, your opponent has one action less next turn.",
        "If it deals damage, the target cannot move by die next turn.",
        "Your opponent discards a random card. | Dein Gegner wirft eine zufällige Karte ab.",
        "If the target defends without a card, this attack counts 9.",
    ):
        assert sentence in text
    assert "To guard: 1 blocking card | Zur Abwehr: 1 Abwehrkarte" in listing(find("quest"))


def test_one_point_is_needed() -> None:
    game = find("quest")
    for language, sentence in (("en", "1 point is needed."), ("de", "Nötig ist 1 Punkt.")):
        voice = Voice(language, game.texts({}, language))
        assert sentence in voice.say("challenge-begun", room="?", goal=1)
