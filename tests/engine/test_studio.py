"""What games tell designers: the form of their content is that of their readers, and everything they draw has its place."""

import re
import tomllib
from fnmatch import fnmatchcase
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

from tafelrunde.engine import library
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import find, games
from tafelrunde.engine.studio import FileKind, Verbs, content_form
from tafelrunde.server.studio.reading import looked
from tafelrunde.server.studio.words import studio_words

GAMES = list(games().values())
LANGUAGES = ("de", "en")
NAMED = re.compile(r"^([\w-]+) =", re.MULTILINE)


class Line(Struct):
    verb: str
    amount: Annotated[float, Meta(ge=0.5, multiple_of=0.5)] = 1.0


class Card(Struct, rename={"condition": "if"}):
    id: str
    kind: Literal["power", "special"]
    cost: Annotated[int, Meta(ge=0, lt=10)]
    wall: Literal[1, 2] = 1
    condition: str = ""
    free: bool = False
    do: list[Line] = field(default_factory=list)
    name: dict[Literal["de", "en"], str] = field(default_factory=dict)
    least: Annotated[int, Meta(ge=3)] | None = None


class Cards(Struct):
    card: list[Card]


def test_a_form_is_read_off_the_classes() -> None:
    form = content_form((FileKind("*.toml", Cards, verbs={"card.do": Verbs({"heal": ["amount"]})}),))
    assert [entry.table for entry in form.tables["test_studio.Cards"]] == ["test_studio.Card"]
    fields = {entry.name: entry for entry in form.tables["test_studio.Card"]}
    assert (fields["id"].kind, fields["id"].needed) == ("text", True)
    assert fields["kind"].choices == ["power", "special"]
    assert (fields["cost"].kind, fields["cost"].least, fields["cost"].most, fields["cost"].step) == ("number", 0, 9, 1)
    assert (fields["wall"].kind, fields["wall"].choices, fields["wall"].usual) == ("number", ["1", "2"], 1)
    assert (fields["if"].usual, fields["free"].kind, fields["least"].least) == ("", "flag", 3)
    assert (fields["do"].kind, fields["do"].item, fields["do"].table) == ("list", "table", "test_studio.Line")
    assert (fields["name"].kind, fields["name"].keys) == ("map", ["de", "en"])
    assert [(entry.kind, entry.step) for entry in form.tables["test_studio.Line"]] == [("text", None), ("decimal", 0.5)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_file_and_field_of_a_game_is_in_its_form(game: Game) -> None:
    form = content_form(game.content_kinds())
    for name, text in library.files_of(game, "").items():
        file = next(file for file in form.files if fnmatchcase(name, file.name))
        _fits(tomllib.loads(text), file.table, form.tables, name)


def _fits(table: dict[str, Any], kind: str, tables: dict[str, Any], where: str) -> None:
    fields = {entry.name: entry for entry in tables[kind]}
    assert set(table) <= set(fields), where
    for name, value in table.items():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict) and fields[name].table:
                _fits(inner, fields[name].table, tables, f"{where}.{name}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_that_is_drawn_has_its_place_in_a_file(game: Game) -> None:
    files = library.files_of(game, "")
    shown = looked(game.id, files).exhibits
    assert len(shown) > 30
    for exhibit in shown:
        entry = _entry(tomllib.loads(files[exhibit.file]), exhibit.place)
        assert entry is not None, (exhibit.file, exhibit.place)
    assert len({(one.file, one.place) for one in shown}) == len(shown)
    some = shown[len(shown) // 2].file
    assert [one.place for one in looked(game.id, files, some).exhibits] == [one.place for one in shown if one.file == some]


def _entry(data: dict[str, Any], place: str) -> Any:
    if not place:
        return data
    table, index, id_ = re.fullmatch(r"(\w+)(?:\[(\d+)\]|\.(.+))", place).groups()  # type: ignore[union-attr]  # or it fails
    return data[table][int(index)] if index else next((one for one in data[table] if one["id"] == id_), None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fields_verbs_and_values_have_words_in_both_languages(game: Game) -> None:
    form = content_form(game.content_kinds())
    wanted = {f"field-{entry.name}" for table in form.tables.values() for entry in table}
    wanted |= {f"verb-{name}" for file in form.files for verbs in file.verbs.values() for name in verbs.fields}
    values = {value for table in form.tables.values() for entry in table for value in (*entry.choices, *entry.keys)}
    wanted |= {f"value-{value}" for value in values if value and not value.isdigit()}
    paints = [one for file in form.files for palette in file.painted.values() for one in palette.cells]
    for language in LANGUAGES:
        known = set(NAMED.findall(studio_words(game, language)))
        assert {name.replace("_", "-") for name in wanted} <= known, language
        assert {paint.name.id for paint in paints} <= known
        assert {one.group.id for one in looked(game.id, library.files_of(game, "")).exhibits} <= known
    own = [game.folder / "text/studio" / f"{language}.ftl" for language in LANGUAGES]
    assert len({tuple(NAMED.findall(file.read_text(encoding="utf-8"))) for file in own}) == 1


def test_what_is_read_is_not_kept() -> None:
    duels = find("duels")
    before = library.contents()
    files = library.files_of(duels, "")
    files["warlord.toml"] = files["warlord.toml"].replace("health = 18", "health = 19")
    assert looked("duels", files).mistake is None
    assert library.contents() == before
