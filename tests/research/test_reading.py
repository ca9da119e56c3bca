"""Tables in words: whoever reads nothing else can play whole games."""

import random
from typing import Any

import pytest

from tests.research.settings import every_game, research


@pytest.mark.no_cover
@pytest.mark.parametrize("language", ["en", "de"])
@every_game
def test_a_game_is_played_through_words_alone(game: str, seats: int, options: dict[str, Any], language: str) -> None:
    """A random reader sees the message and answers with the words or the number of an option that stands in it."""
    table = research.text(game, seats, language=language, horizon=40, **options)
    luck = random.Random(language)
    prompt = table.reset(seed=3)
    answered = 0
    while not table.over:
        listed = [line for line in prompt.text.rpartition("\n\n")[2].splitlines() if line]
        line = luck.choice(listed)
        number, _, rest = line.partition(". ")
        words = rest.partition(" — ")[0]
        result = table.answer(luck.choice([number, words]))
        assert not result.refused
        answered += 1
        if not result.over:
            prompt = table.prompt()
    assert answered > 5


def test_what_may_not_be_said_is_refused_with_the_reason() -> None:
    table = research.text("duels", language="de")
    table.reset(seed=1)
    assert "begins with no known word" in table.answer("sing a song").refused
    refused = table.answer("end")
    assert refused.refused
    assert not refused.over


def test_a_seat_reads_only_what_it_may_know() -> None:
    """The cards of the other hand stand in no message."""
    table = research.text("duels")
    prompt = table.reset(seed=2)
    luck = random.Random(1)
    for _ in range(40):
        if table.over:
            return
        hand = prompt.table.count("Your hand")
        assert hand <= 1
        assert prompt.seat == table.match.seat
        if not table.answer(luck.choice(prompt.options)).over:
            prompt = table.prompt()


def test_unknown_languages_are_named() -> None:
    with pytest.raises(ValueError, match="en, de"):
        research.text("duels", language="fr")
