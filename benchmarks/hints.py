"""Hints over many random positions of every game: python -m benchmarks.hints [POSITIONS] [GAME...]

Half of the positions come from random play, half from easy players. In each of them the hint must be what the strongest player
says with the same seed and budget, must not change when what is hidden is dealt anew, and must have words in both languages.
Then it is told how often a gain and a risk could be named, and how long a hint took.
"""

import sys
from time import process_time

import msgspec

from tafelrunde.bots.outlook import strongest
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import games
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.table.hint import make_hint
from tafelrunde.table.texts import table_texts
from tafelrunde.testing.contract.words import sentences
from tafelrunde.text import LANGUAGES, Voice
from tests.table.positions import answer, patient, positions

ITERATIONS = 200
NAMES = ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"]


def measure(game: Game, count: int) -> None:
    """One line for a game."""
    files = [table_texts(game, dict(game.setting({}).choices), language) for language in LANGUAGES]
    voices = [Voice(language, own, NAMES, strict=True) for language, own in zip(LANGUAGES, files, strict=True)]
    took, gains, risks, compared = [], 0, 0, 0
    level = strongest(game)
    for number, (_, seen) in enumerate([*positions(game, count - count // 2), *positions(game, count // 2, game.levels[0])]):
        begun = process_time()
        hint = make_hint(game, seen, number, patient(game, level, number, ITERATIONS))
        took.append(process_time() - begun)
        if hint.candidates[0].action != answer(game, patient(game, level, number, ITERATIONS), seen):
            raise SystemExit(f"{game.id}, position {number}: the hint is not the choice of the {level} player")
        elsewhere = view(game.imagine(seen, seeded(number)), seen.viewer)
        if make_hint(game, elsewhere, number, patient(game, level, number, ITERATIONS)) != hint:
            raise SystemExit(f"{game.id}, position {number}: the hint depends on what is hidden")
        for sentence in sentences(msgspec.to_builtins(hint)):
            for voice in voices:
                voice.text(msgspec.convert(sentence, Say))
        told = [sentence.id for sentence in hint.reason]
        compared += len(hint.candidates) > 1
        gains += any(one.startswith("feature-") and one.endswith("-more") for one in told)
        risks += any(one.startswith("feature-") and one.endswith("-less") for one in told)
    took.sort()
    print(
        f"{game.id}: {count} hints agree with the {level} player, none leaks, all have words in {len(voices)} languages; "
        f"{compared} compared, {gains} with a gain, {risks} with a risk; "
        f"median {1000 * took[count // 2]:.0f} ms, slowest {1000 * took[-1]:.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    for found in games().values():
        if len(sys.argv) < 3 or found.id in sys.argv[2:]:
            measure(found, wanted)
