"""The pictures of the rulebook: each can be drawn, belongs to a rule, and has a caption in both languages."""

from pathlib import Path

import pytest

from higher import GAME
from tafelrunde.engine import rulebook
from tafelrunde.engine.game import Game
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.registry import find
from tafelrunde.engine.scene import Board
from tafelrunde.table.naming import things
from tafelrunde.table.pictures import Picture, cards, draw, pictures, position
from tafelrunde.table.texts import table_texts
from tafelrunde.text import LANGUAGES, Voice
from tests.every_game import every_game


@every_game
def test_every_picture_can_be_drawn(game: Game) -> None:
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    for picture in pictures(game).values():
        assert picture.rule in rules, picture.id
        drawn = draw(game, picture)
        assert drawn.scene.zones, picture.id
        assert {zone.id for zone in drawn.scene.zones} >= set(picture.show)
        assert not drawn.scene.sheets
        assert {*picture.crop, *picture.marks} <= set(dict(things(drawn.scene)))
        if picture.crop:
            assert any(isinstance(zone, Board) for zone in drawn.scene.zones)
        assert draw(game, picture) == drawn


@every_game
def test_every_picture_has_a_caption(game: Game) -> None:
    for language in LANGUAGES:
        voice = Voice(language, table_texts(game, dict(game.setting({}).choices), language), strict=True)
        for card in cards(game):
            assert voice.text(card.caption)


@pytest.mark.parametrize("game", ["monopoly", "duels", "quest", "twister", "mapmasters"])
def test_every_chapter_has_a_picture(game: str) -> None:
    """Of its rules; what is only a list or a summary needs none."""
    far = {"The Teleporter", "The castle"}  # only a long game that goes well comes there
    pictured = {picture.rule for picture in pictures(find(game)).values()}
    for chapter in rulebook.read(find(game).folder / "RULES.en.md").chapters:
        rules = {rule.id for rule in chapter.rules}
        assert not rules or rules & pictured or chapter.title in far, chapter.title


def test_a_position_by_its_actions_or_by_what_is_asked() -> None:
    first = Picture("HI-R1", seed=3, seats=2, actions=["stake 1"], options={"rounds": 3})
    state = position(GAME, first).state
    assert len(GAME.legal_actions(state)) == 3
    asked = position(GAME, Picture("HI-R2", seed=3, asked="lay-card")).state
    assert type(asked.asked()).__name__ == "LayCard"
    moment = position(GAME, Picture("HI-R3", seed=3, heard="round-taken"))
    heard = moment.state
    assert any(seat.points for seat in heard.seats)  # type: ignore[attr-defined]
    assert moment.before is not None
    assert not any(seat.points for seat in moment.before.seats)  # type: ignore[attr-defined]
    with pytest.raises(BadPack, match="does not happen"):
        position(GAME, Picture("HI-R3", seed=3, asked="no-such-question"))


def test_a_game_without_pictures_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pictures(GAME) == {}
    (tmp_path / "pictures.toml").write_text("[[picture]]\nid = 'x'\nrule = 'HI-R1'\nseed = 1\nseats = 'two'\n")
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    with pytest.raises(BadPack, match="pictures"):
        pictures(GAME)
