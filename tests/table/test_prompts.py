"""What those hear who are not asked: what is going on, in the third person."""

import re

from tafelrunde.engine.game import Game
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.view import view
from tafelrunde.testing.walk import Walk
from tafelrunde.text import Voice
from tests.every_game import every_game

WALKS = 12
LONGEST = 200  # actions
SECOND_PERSON = {
    "de": re.compile(r"\b(du|dich|dir|dein\w*|euch|euer\w*|eure\w*)\b", re.IGNORECASE),
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
}


@every_game
def test_whoever_waits_is_not_spoken_to(game: Game) -> None:
    """Each kind of decision once, seen by a spectator and by another seat, in both languages."""
    asked: set[str] = set()
    for seed in range(WALKS):
        walk = Walk(game, seed, seats=max(2, game.least_seats), lively=0)
        names = ["Ada", "Ben"][: walk.seats] + ["Cleo"] * (walk.seats - 2)
        voices = {language: Voice(language, game.texts(dict(walk.choices), language), names) for language in SECOND_PERSON}
        for state in walk.positions(LONGEST):
            kind = "" if state.over else type(state.asked()).__name__
            if not kind or kind in asked:
                continue
            asked.add(kind)
            for viewer in (SPECTATOR, (state.asked().seat + 1) % walk.seats):
                prompt = game.scene(view(state, viewer)).prompt
                assert prompt is not None
                for language, voice in voices.items():
                    words = voice.text(prompt)
                    assert not SECOND_PERSON[language].search(words), f"{kind}: {words}"
                    assert names[state.asked().seat] in words, f"{kind}: {words}"
    assert asked
