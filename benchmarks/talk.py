"""Is it true what computer partners say? python -m benchmarks.talk [GAME] [GAMES] [FIRST SEED] [LEVEL]

Whole games among computers, in which the first seat counts as a person whom the others talk to. Every phrase is held against
the speaker's hand or against what he would do (tests/table/truth.py), and made anew from a table where all that he does not see
lies differently. Shown are the phrases that were said, how many were untrue or knew too much, and how many fall on a game.
"""

import sys
import time
from collections import Counter

from tafelrunde.engine.chance import seeded
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.table.talk import words_about
from tests.table.truth import CHECKS, Spoken, conversation, untrue

SEATS = {"duels": 4}
USUAL = 3
MISSIONS = 14


def choices(game: str, seed: int) -> dict[str, int]:
    """Every mission in turn."""
    return {"mission": seed % MISSIONS + 1} if game == "mapmasters" else {}


def name_of(one: Spoken) -> str:
    return (
        one.words.say.id if one.words.say is not None else " ".join(one.words.action.split()[: 1 + ("say" in one.words.action)])
    )


def main() -> None:
    words = [*sys.argv[1:], *("quest", "200", "70000", "normal")[len(sys.argv) - 1 :]]
    name, games, first, level = words[0], int(words[1]), int(words[2]), words[3]
    if name not in CHECKS:
        raise SystemExit(f"{name} has no partners who talk; there are {', '.join(CHECKS)}")
    game, said, wrong, leaks, begun = find(name), Counter[str](), Counter[str](), 0, time.monotonic()
    for seed in range(first, first + games):
        for one in conversation(game, choices(name, seed), SEATS.get(name, USUAL), seed, level):
            said[name_of(one)] += 1
            if found := untrue(game, one, level):
                wrong[name_of(one)] += 1
                print(f"game {seed}: {found}")
            elsewhere = view(game.imagine(view(one.state, one.seat), seeded(seed)), one.seat)
            leaks += one.words not in words_about(game, level, one.matter(elsewhere))
    total = sum(said.values())
    print(f"{name}, {games} games from seed {first}, {level}: {total} phrases, {total / games:.1f} a game")
    for phrase, count in said.most_common():
        print(f"  {count:6} {phrase:24} untrue: {wrong[phrase]}")
    print(f"  untrue: {sum(wrong.values())}, known too much: {leaks}; {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
