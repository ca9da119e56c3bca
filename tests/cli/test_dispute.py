"""A reported rule dispute becomes a test that runs."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tafelrunde.cli.app import main
from tafelrunde.engine import registry
from tafelrunde.engine.record import RecordSeat, new_record
from tafelrunde.table.dispute import dispute
from tafelrunde.table.room import Room, open_room
from tafelrunde.testing.walk import Walk

ROOT = Path(__file__).parent.parent.parent


def room(game: str, seed: int = 3, most: int = 30) -> Room:
    """A random game, begun or finished."""
    walk = Walk(registry.find(game), seed, choices=dict(registry.find(game).endless), lively=0)
    for _ in walk.positions(most):
        pass
    seats = [RecordSeat(f"P{seat}") for seat in range(walk.seats)]
    record = new_record(walk.game, dict(walk.choices), seats, seed)
    record.actions = walk.entries
    return open_room(walk.game, record)


def saved(table: Room, folder: Path, note: str = "", action: str = "") -> Path:
    seat = table.asked if table.asked is not None else 0
    file = folder / "reported.json"
    file.write_bytes(dispute(table, seat, "1.0", note, action).to_json())
    return file


def passes(folder: Path) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", str(folder)]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the test needs nothing but pytest
    return subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("game", ["monopoly", "duels", "quest", "twister", "mapmasters"])
def test_a_dispute_in_mid_game(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(room(game), tmp_path, 'This "must" be allowed: """quotes"""')
    assert main(["dispute", str(file), "--into", str(tmp_path), "--json"]) == 0
    made = msgspec.json.decode(capsys.readouterr().out)
    text = Path(made["test"]).read_text(encoding="utf-8")
    assert "This must be allowed: quotes" in text
    assert "test_what_could_be_said" in text
    assert "replay" not in text
    assert passes(tmp_path)


def test_a_refused_action(tmp_path: Path) -> None:
    table = room("monopoly")
    verb = next(
        text for text in ("jail-card", "end-turn", "roll", "pay-fine") if text in table.game.actions and _refused(table, text)
    )
    file = saved(table, tmp_path, "Let me!", verb)
    assert main(["dispute", str(file), "--into", str(tmp_path)]) == 0
    (test,) = tmp_path.glob("test_*.py")
    assert "reason is not None" in test.read_text(encoding="utf-8")
    assert passes(tmp_path)


def _refused(table: Room, text: str) -> bool:
    return table.game.why_not(table.state, table.asked or 0, table.game.parse(text)) is not None


def test_a_finished_game_is_played_again(tmp_path: Path) -> None:
    table = room("duels", most=5000)
    assert table.over
    file = saved(table, tmp_path, "The last blow was too strong.")
    assert main(["dispute", str(file), "--into", str(tmp_path)]) == 0
    (test,) = tmp_path.glob("test_*.py")
    assert "test_what_was_played" in test.read_text(encoding="utf-8")
    assert passes(tmp_path)


def test_what_is_no_dispute(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}", encoding="utf-8")
    assert main(["dispute", str(file)]) == 1
    assert "no rule dispute" in capsys.readouterr().err
    assert main(["dispute", str(tmp_path / "missing.json")]) == 1
    good = saved(room("monopoly"), tmp_path)
    assert main(["dispute", str(good), "--into", str(tmp_path / "nowhere")]) == 2
    old = msgspec.json.decode(good.read_bytes())
    old["record"]["version"] = "0"
    good.write_bytes(msgspec.json.encode(old))
    assert main(["dispute", str(good), "--into", str(tmp_path)]) == 1
    assert "version 0 of the rules" in capsys.readouterr().err


def test_it_tells_no_more_than_the_seat_knows(tmp_path: Path) -> None:
    """While the game runs, neither the seed nor the actions, and the position without what is hidden."""
    table = room("duels")
    file = msgspec.json.decode(saved(table, tmp_path).read_bytes())
    assert file["record"]["seed"] is None
    assert file["record"].get("actions", []) == []
    assert file["position"]["viewer"] == table.asked
    assert file["position"]["chance"]["a"] == 0
