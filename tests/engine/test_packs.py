"""Packs by content: named by what they say, made whole, carried in one file; whatever somebody brings, the answer is clear."""

import io
import random
import zipfile
from pathlib import Path

import pytest

from higher import GAME
from tafelrunde.engine import library, registry
from tafelrunde.engine.archive import LONGEST_ARCHIVE, LONGEST_PACK, MOST_FILES, folder_files, unzipped, zipped
from tafelrunde.engine.game import Game
from tafelrunde.engine.library import UnknownPack, content_hash, from_archive, from_folder
from tafelrunde.engine.pack import LONGEST_FILE, BadPack
from tafelrunde.engine.record import BadRecord, RecordSeat, carrying, from_json, new_record, pack_of, replay, unpacked
from tests.engine.mangling import mangled
from tests.every_game import GAMES

LABEL = {"pack.toml": 'game = "higher"\nname = "Low cards"\nauthor = "Ada"\n'}
DECK = "cards = 30\nmost_stake = 4\n"


def archive(files: dict[str, str | bytes]) -> bytes:
    """An archive made by hand, with whatever names."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as made:
        for name, text in files.items():
            made.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_pack_is_the_same_as_a_file_and_as_a_folder(game: Game, tmp_path: Path) -> None:
    own = folder_files(game.folder / "content")
    for name, text in own.items():
        (tmp_path / name).write_text(f"# a comment changes nothing\n{text}", encoding="utf-8")
    pack = from_folder(game, tmp_path)
    again = from_archive(game, pack.to_archive())
    assert pack.content == again.content == library.own_content(game)
    assert pack.to_archive() == again.to_archive()
    assert pack.files.keys() == own.keys()


def test_a_pack_is_made_whole_and_named_by_what_it_says(tmp_path: Path) -> None:
    game = registry.find("monopoly")
    text = (game.folder / "content/board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text.replace("salary = 200", "salary = 250"), encoding="utf-8")
    pack = from_folder(game, tmp_path)
    assert set(pack.files) == set(folder_files(game.folder / "content"))
    assert pack.content != library.own_content(game)
    assert game.setting({}, pack.content).pack == pack.content


def test_files_may_lie_in_one_folder_of_the_archive() -> None:
    game: Game = GAME
    plain = from_archive(game, archive(LABEL | {"deck.toml": DECK}))
    wrapped = from_archive(game, archive({f"mine/{name}": text for name, text in (LABEL | {"deck.toml": DECK}).items()}))
    assert plain == wrapped
    assert plain.label == library.Label("higher", "Low cards", "Ada")


# --- whatever somebody brings -----------------------------------------------------------------------------------------

HOSTILE: dict[str, tuple[dict[str, str | bytes], str]] = {
    "a path upwards": ({"../deck.toml": DECK}, "no folders"),
    "an absolute path": ({"/etc/deck.toml": DECK}, "no folders"),
    "folders in folders": ({"a/b/deck.toml": DECK}, "no folders"),
    "two folders": ({"a/deck.toml": DECK, "b/pack.toml": DECK}, "no folders"),
    "a path of Windows": ({"..\\deck.toml": DECK}, "no folders|called like"),
    "no TOML": ({"deck.py": "import os"}, "deck.py: a file of a pack is called like cards.toml"),
    "a hidden file": ({".toml": DECK}, "called like"),
    "a bomb": ({"deck.toml": b"#" * (LONGEST_FILE + 1)}, "deck.toml: is too large"),
    "many small bombs": ({f"d{n}.toml": b"#" * 200_000 for n in range(LONGEST_PACK // 200_000 + 1)}, "is too large"),
    "many files": ({f"d{n}.toml": "" for n in range(MOST_FILES + 1)}, f"has {MOST_FILES + 1} files"),
    "no text": ({"deck.toml": b"\xff\xfe"}, "deck.toml: is no text in UTF-8"),
    "deep lists": ({"deck.toml": f"cards = {'[' * 5000}{']' * 5000}"}, "deck.toml: (cards.*)?is nested more than"),
    "quite deep lists": ({"deck.toml": f"cards = {'[' * 50}{']' * 50}"}, "deck.toml: cards.*: is nested more than"),
    "10,000 cards": ({"deck.toml": "[[card]]\nid = 'x'\n" * 10_000}, "deck.toml: card: has 10000 entries"),
    "a long text": ({"deck.toml": f"cards = '{'x' * 3000}'"}, "deck.toml: cards: has 3000 characters"),
    "a huge number": ({"deck.toml": f"cards = {10**18}\nmost_stake = 4"}, "deck.toml: cards: is too large"),
    "a number without end": ({"deck.toml": f"cards = {'9' * 9000}\nmost_stake = 4"}, "deck.toml: is not TOML"),
    "not a number": ({"deck.toml": "cards = nan\nmost_stake = 4"}, "deck.toml: cards: is too large"),
    "a day": ({"deck.toml": "cards = 2026-11-17\nmost_stake = 4"}, "deck.toml: cards: is a date"),
    "a wrong type": ({"deck.toml": "cards = 'many'\nmost_stake = 4"}, "deck.toml: cards: Expected `int`"),
    "an unknown field": ({"deck.toml": f"{DECK}jokers = 2"}, "deck.toml: .*jokers"),
    "another game's label": ({"pack.toml": 'game = "chess"', "deck.toml": DECK}, "a pack for 'chess'"),
    "a wrong label": ({"pack.toml": "game = 7", "deck.toml": DECK}, "pack.toml: game: Expected `str`"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_archives_get_a_clear_answer_and_change_nothing(kind: str) -> None:
    files, told = HOSTILE[kind]
    before = dict(library._packs)
    with pytest.raises(BadPack, match=told) as complaint:
        from_archive(GAME, archive(files))
    assert library._packs == before
    assert len(str(complaint.value)) < 500


def test_an_archive_that_lies_about_its_sizes_or_is_none() -> None:
    game: Game = GAME
    for data in (b"", b"PK\x03\x04", b"no archive", archive(LABEL)[:-10], b"x" * (LONGEST_ARCHIVE + 1)):
        with pytest.raises(BadPack, match="the archive"):
            from_archive(game, data)
    whole = bytearray(archive({"deck.toml": b"#" * 100_000}))
    place = whole.rindex(b"PK\x01\x02") + 24
    whole[place : place + 4] = (10).to_bytes(4, "little")  # "only ten bytes"
    with pytest.raises(BadPack):
        from_archive(game, bytes(whole))
    twice = io.BytesIO()
    with zipfile.ZipFile(twice, "w") as made:
        made.writestr("deck.toml", DECK)
        with pytest.warns(UserWarning, match="Duplicate name"):
            made.writestr("deck.toml", DECK)
    with pytest.raises(BadPack, match="twice"):
        unzipped(twice.getvalue())


def test_mangled_bytes_never_do_more_than_be_refused() -> None:
    """Fuzz of the archive itself."""
    luck = random.Random(1)
    good = archive(LABEL | {"deck.toml": DECK})
    refused = 0
    for _ in range(400):
        data = bytearray(good)
        for _ in range(luck.randint(1, 6)):
            data[luck.randrange(len(data))] = luck.randrange(256)
        try:
            from_archive(GAME, bytes(data))
        except BadPack:
            refused += 1
    assert refused > 200  # the rest hit bytes that say nothing


def read_or_refusal(game: Game, files: dict[str, str]) -> library.Pack | BadPack:
    try:
        return from_archive(game, zipped(files | {"pack.toml": f'game = "{game.id}"'}))
    except BadPack as refusal:
        return refusal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.no_cover
def test_mangled_content_is_refused_with_its_file_or_can_be_played(game: Game) -> None:
    """Fuzz of what the files say."""
    own = folder_files(game.folder / "content")
    for seed in range(25):
        pack = read_or_refusal(game, mangled(own, seed))
        if isinstance(pack, BadPack):
            assert pack.file.endswith(".toml") or library.is_content(pack.file), pack
            continue
        state = game.start(game.setting(dict(game.endless), pack.content), game.usual_seats, seed)
        assert game.legal_actions(state)


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_carries_its_pack_to_where_it_never_was(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = GAME
    pack = from_archive(game, archive(LABEL | {"deck.toml": DECK}))
    record = new_record(game, {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("Ben")], 7, pack.content)
    data = carrying(game, record).to_json()
    monkeypatch.setattr(library, "_packs", {})
    with pytest.raises(BadRecord, match="its content is not known here"):
        next(replay(game, record))
    brought = unpacked(game, from_json(data))
    assert brought == record
    assert pack_of(game, brought) == pack.content
    assert next(replay(game, brought))[0].decision is not None


def test_a_record_names_the_games_own_content_and_carries_nothing() -> None:
    game: Game = GAME
    record = new_record(game, {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("Ben")], 7)
    assert record.pack == library.own_content(game)
    assert carrying(game, record) == record
    assert pack_of(game, record) == ""


def test_a_record_with_another_pack_than_it_says_is_refused() -> None:
    game: Game = GAME
    record = new_record(game, {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("Ben")], 7, "0" * 64)
    record.archive = archive(LABEL | {"deck.toml": DECK})
    with pytest.raises(BadRecord, match="carries another"):
        unpacked(game, record)
    record.archive = b"nonsense"
    with pytest.raises(BadRecord, match="carries a pack that cannot be used: the archive"):
        unpacked(game, record)
    with pytest.raises(UnknownPack):
        game.setting({}, "0" * 64)


def test_the_name_does_not_depend_on_how_a_file_is_written() -> None:
    assert content_hash("higher", {"a.toml": "x = 1\ny = [1, 2]"}) == content_hash(
        "higher", {"a.toml": "y = [\n1,\n2]\nx = 1 # one"}
    )
    assert content_hash("higher", {"a.toml": "x = 1"}) != content_hash("higher", {"a.toml": "x = 2"})
    assert content_hash("higher", {"a.toml": "x = 1"}) != content_hash("lower", {"a.toml": "x = 1"})
