"""Hints over many random positions of every game: python -m benchmarks.hints [--first SEED] [POSITIONS] [GAME...]

Half of the positions come from random play, half from easy players. In each of them the hint must be what the strongest
player says with the same seed and budget, must not change when what is hidden is dealt anew, must have words in both
languages, must not compare with giving up, and every amount that it tells as paid or gained must be what the move does at the
real table. Then it is told in how many of the positions whose candidates differ a reason was named, and how long a hint took.
"""

import argparse
from time import process_time

import msgspec

from tafelrunde.bots.outlook import strongest
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import games
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.table.hint import Hint, make_hint
from tafelrunde.table.texts import table_texts
from tafelrunde.testing.contract.words import sentences
from tafelrunde.text import LANGUAGES, Voice
from tests.table.positions import answer, patient, positions
from tests.table.reasons import compares_with_giving_up, differs, names_a_reason, wrong_amounts

ITERATIONS = 200
NAMES = ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"]


class Count:
    """What was found in the positions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        files = [table_texts(game, dict(game.setting({}).choices), language) for language in LANGUAGES]
        self.voices = [Voice(language, own, NAMES, strict=True) for language, own in zip(LANGUAGES, files, strict=True)]
        self.took: list[float] = []
        self.differing = self.reasoned = 0

    def look(self, number: int, state: State, seen: State) -> None:
        """Check one hint; the first that is wrong ends it all."""
        game, level = self.game, strongest(self.game)
        begun = process_time()
        hint = make_hint(game, seen, number, patient(game, level, number, ITERATIONS))
        self.took.append(process_time() - begun)
        where = f"{game.id}, position {number}"
        if hint.candidates[0].action != answer(game, patient(game, level, number, ITERATIONS), seen):
            raise SystemExit(f"{where}: the hint is not the choice of the {level} player")
        elsewhere = view(game.imagine(seen, seeded(number)), seen.viewer)
        if make_hint(game, elsewhere, number, patient(game, level, number, ITERATIONS)) != hint:
            raise SystemExit(f"{where}: the hint depends on what is hidden")
        if compares_with_giving_up(game, hint):
            raise SystemExit(f"{where}: the hint compares with giving up")
        if wrong := wrong_amounts(game, state, hint):
            raise SystemExit(f"{where}: {wrong}")
        self.speak(hint)
        self.differing += differs(hint)
        self.reasoned += differs(hint) and names_a_reason(hint)

    def speak(self, hint: Hint) -> None:
        """Everything has words."""
        for sentence in sentences(msgspec.to_builtins(hint)):
            for voice in self.voices:
                voice.text(msgspec.convert(sentence, Say))


def measure(game: Game, count: int, first: int) -> None:
    """One line for a game."""
    found = Count(game)
    at_random = positions(game, count - count // 2, first=first)
    played = positions(game, count // 2, game.levels[0], first)
    for number, (state, seen) in enumerate([*at_random, *played], first):
        found.look(number, state, seen)
    took = sorted(found.took)
    share = 100 * found.reasoned / max(1, found.differing)
    print(
        f"{game.id}: {count} hints agree with the {strongest(game)} player, none leaks, none compares with giving up, all "
        f"amounts are right; candidates differ in {found.differing}, a reason is named in {share:.0f} %; "
        f"median {1000 * took[count // 2]:.0f} ms, slowest {1000 * took[-1]:.0f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first position")
    parser.add_argument("positions", type=int, nargs="?", default=500)
    parser.add_argument("games", nargs="*", default=list(games()))
    chosen = parser.parse_args()
    for game in chosen.games:
        measure(games()[game], chosen.positions, chosen.first)


if __name__ == "__main__":
    main()
