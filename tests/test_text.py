"""Sentences from Fluent messages, as the browser makes them."""

from pathlib import Path

import pytest

from tafelrunde.engine.say import Who, say
from tafelrunde.text import BadText, Voice


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    base, theme = tmp_path / "de.ftl", tmp_path / "theme.de.ftl"
    base.write_text(
        """
moved = { $seat } zieht { $space_to } ({ $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}).
space = Feld { $number }
    .to = auf Feld { $number }
garden = der Garten
broken = { $nobody }
""",
        encoding="utf-8",
    )
    theme.write_text("garden = der Rosengarten\n    .to = in den Rosengarten\n", encoding="utf-8")
    return [base, theme]


def test_seats_have_names_and_places_have_cases(files: list[Path]) -> None:
    voice = Voice("de", files, ["Anna", "Bert"])
    assert voice.say("moved", seat=Who(1), space=say("space", number=7), steps=1) == "Bert zieht auf Feld 7 (ein Feld)."
    assert voice.say("moved", seat=Who(0), space=say("garden"), steps=12) == "Anna zieht in den Rosengarten (12 Felder)."


def test_a_place_without_that_case_stands_for_itself(files: list[Path]) -> None:
    voice = Voice("de", files[:1], ["Anna"])
    assert voice.say("moved", seat=Who(0), space=say("garden"), steps=2) == "Anna zieht der Garten (2 Felder)."


def test_a_seat_without_a_name_is_a_number(files: list[Path]) -> None:
    assert Voice("de", files).name(2) == "3"


def test_attributes_and_what_is_known(files: list[Path]) -> None:
    voice = Voice("de", files)
    assert voice.attribute("garden", "to") == "in den Rosengarten"
    assert voice.attribute("garden", "from") == ""
    assert voice.attribute("nowhere", "to") == ""
    assert voice.has("garden")
    assert not voice.has("nowhere")
    assert voice.text(None) == ""


def test_a_missing_message_is_told_by_its_id_or_not_at_all(files: list[Path]) -> None:
    assert Voice("de", files).say("nowhere") == "nowhere"
    with pytest.raises(BadText, match="no message 'nowhere' in the language 'de'"):
        Voice("de", files, strict=True).say("nowhere")
    with pytest.raises(BadText, match="broken"):
        Voice("de", files, strict=True).say("broken")


def test_a_strict_voice_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    file = tmp_path / "de.ftl"
    file.write_text("this is no message\n", encoding="utf-8")
    with pytest.raises(BadText, match="cannot be understood"):
        Voice("de", [file], strict=True)
