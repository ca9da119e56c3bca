"""Everybody can be read about in the rulebook."""

import pytest

from tafelrunde.text import LANGUAGES
from tests.twister.people import chapter, rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_ends_with_all_npcs(language: str) -> None:
    """DT-Y1, DT-Y10: as they are in the content; `python -m tests.twister.people` writes the chapter anew."""
    text = rulebook(language).read_text(encoding="utf-8")
    assert text.endswith("\n" + chapter(language))
    assert chapter(language).count("\n- ") == 32
