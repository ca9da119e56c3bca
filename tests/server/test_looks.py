"""A game's look is sent as the game brings it."""

import logging
from pathlib import Path

import pytest

from higher import GAME
from higher.game import Higher
from tafelrunde.server.looks import looks
from tests.server.helpers import Guest

LOOK = GAME.folder / "look"


def test_the_look_of_a_game(guest: Guest) -> None:
    """Mood and emblem stand on its card; icons and cover are files that a browser may keep for ever."""
    card = next(card for card in guest.get("games").json() if card["id"] == "higher")
    assert card["look"]["mood"]["medal"] == ["oklch(0.32 0.09 262)", "oklch(0.32 0.09 262)"]
    icons = guest.client.get(card["look"]["icons"])
    assert icons.json()["rising-card"] == card["look"]["emblem"]
    assert "immutable" in icons.headers["cache-control"]
    cover = guest.client.get(card["look"]["cover"])
    assert cover.content == (LOOK / "cover.svg").read_bytes()
    assert cover.headers["content-type"].startswith("image/svg+xml")
    again = guest.client.get(card["look"]["cover"], headers={"if-none-match": cover.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("address", ["/games/chess/0/icons.json", "/games/higher/0/secrets.txt", "/games/higher/0/..%2Fx.py"])
def test_there_are_no_other_files(guest: Guest, address: str) -> None:
    assert guest.client.get(address).status_code == 404


def test_a_look_that_cannot_be_read_is_told_and_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The game can be played without it."""

    class Torn(Higher):
        folder = tmp_path

    (tmp_path / "look").mkdir()
    (tmp_path / "look" / "mood.toml").write_text("accent = 1")
    with caplog.at_level(logging.ERROR):
        card = looks(Torn()).card
    assert (card.mood, card.emblem, card.cover) == ({}, "", "")
    assert "the look of higher is left out" in caplog.text
    assert "mood.toml" in caplog.text
