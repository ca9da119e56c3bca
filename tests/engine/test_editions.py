"""Old records live: the content of every version stays in the package, and a refusal says which release plays a record."""

import json
from pathlib import Path

import msgspec
import pytest

from higher.game import Higher
from tafelrunde.engine import editions, library
from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.editions import Edition
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, current, pack_of, replay
from tafelrunde.engine.registry import find, games

KEPT = Path(__file__).parent.parent / "records/editions.jsonl"
OLD = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
every_house_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def record_of(kept: dict[str, object]) -> Record:
    """The record, without the end that it leads to."""
    return msgspec.convert({name: value for name, value in kept.items() if name != "end"}, Record)


@pytest.mark.parametrize("kept", OLD, ids=lambda kept: f"{kept['game']}-{kept['version']}-{kept['seed']}")
def test_records_of_earlier_content_lead_to_the_end_they_had(kept: dict[str, object]) -> None:
    """They were played by the program of that day."""
    end = kept["end"]
    game = find(str(kept["game"]))
    now = current(game, record_of(kept))
    assert now.pack != library.own_content(game)
    assert pack_of(game, now) == now.pack
    *_, (state, _) = replay(game, now)
    assert list(game.outcome(state)) == end


@every_house_game
def test_there_is_a_record_of_every_earlier_content(game: Game) -> None:
    earlier = {edition.content for edition in editions.editions(game.folder)} - {library.own_content(game)}
    assert earlier == {pack_of(game, current(game, record_of(kept))) for kept in OLD if kept["game"] == game.id}


@every_house_game
def test_editions_are_what_they_are_called_and_can_be_played(game: Game) -> None:
    for edition in editions.editions(game.folder):
        files = editions.files(game.folder, edition.content)
        assert files is not None
        assert library.content_hash(game.id, files) == edition.content
        assert game.start(game.setting({}, edition.content), game.usual_seats, 1).decision is not None


@every_house_game
def test_the_content_of_today_is_kept_for_tomorrow(game: Game) -> None:
    """If this fails, content was changed: `python -m tools.editions` keeps it, beside all that was there before."""
    assert editions.files(game.folder, library.own_content(game)) == folder_files(game.folder / "content")


def test_a_record_without_a_content_has_that_of_its_version() -> None:
    game = find("quest")
    first = editions.editions(game.folder)[0]
    old = Record("quest", first.version, {}, [RecordSeat("Ada")], 1)
    assert pack_of(game, current(game, old)) == first.content
    new = Record("quest", game.version, {}, [RecordSeat("Ada")], 1)
    assert pack_of(game, current(game, new)) == ""


def test_a_refusal_names_the_release(tmp_path: Path) -> None:
    """Only a change of the rules themselves ends the life of a record."""

    class Moved(Higher):
        version = "3"
        folder = tmp_path

    editions.write(tmp_path, [Edition("1", "0.2.0"), Edition("2", "0.3.0", "a" * 64)], {"a" * 64: {}})
    record = Record("higher", "1", {}, [RecordSeat("Ada"), RecordSeat("Ben")], 1)
    with pytest.raises(BadRecord, match=r"version 1 of the rules.*: Tafelrunde 0\.2\.0 plays it"):
        current(Moved(), record)
    assert current(Moved(), msgspec.structs.replace(record, version="2")).pack == "a" * 64
