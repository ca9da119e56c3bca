"""Whether the team will get through, as learned from many games (engine/judgement.py): hearts, finds, way and challenge.

Nearly every quest is won in the end, so what is foreseen is whether it is won without another collapse (TQ-X1).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Judgement, Setting, Tally
from tafelrunde.games.quest import evaluation
from tafelrunde.games.quest.state import Quest

ALWAYS: Final[i64] = 0
HEARTS: Final[i64] = 1
FIRST_HEART: Final[i64] = 2
FIRST_TWO: Final[i64] = 3
FIRST_FOUR: Final[i64] = 4
CONTAINERS: Final[i64] = 5
BOTTLES: Final[i64] = 6
RUPEES: Final[i64] = 7
TRIFORCE: Final[i64] = 8
ITEMS: Final[i64] = 9
DUNGEONS: Final[i64] = 10
CASTLE: Final[i64] = 11
SOLVED: Final[i64] = 12
ITEM: Final[i64] = 13
HARD: Final[i64] = 14
BEATEN: Final[i64] = 15
CHALLENGE: Final[i64] = 16
MISSING: Final[i64] = 17
DAMAGE: Final[i64] = 18
HOLD: Final[i64] = 19
FIGHTS_BOSS: Final[i64] = 20
NEEDS: Final[i64] = 21
HANDS: Final[i64] = 22
PILES: Final[i64] = 23
DEFEATS: Final[i64] = 24
HEROES: Final[i64] = 25  # one number for each count of them, then one for each difficulty
NAMES: Final = (
    "always", "hearts", "first-heart", "first-two-hearts", "first-four-hearts", "containers", "bottles", "rupees", "triforce",
    "items", "dungeons-left", "castle", "solved", "item", "hard-dungeon", "bosses-beaten", "challenge", "missing", "damage",
    "rounds-to-live", "boss", "needs", "hands", "piles", "defeats",
)  # fmt: skip
MOST_HEROES: Final = 4
DIFFICULTIES: Final = ("story", "relaxed", "normal", "hero")

COLLAPSE: Final = 0.6  # what a collapse leaves of a quest's worth, as judged by hand
MUCH: Final = 60  # rupees: more buy nothing
LONG: Final = 6.0  # rounds that a team lives count no further


class Hopes(Judgement):
    """Counts what the team has, and what lies before it."""

    def names(self, setting: Setting) -> list[str]:
        heroes = [f"heroes.{count + 1}" for count in range(MOST_HEROES)]
        return [*NAMES, *heroes, *[f"difficulty.{name}" for name in DIFFICULTIES]]

    def sides(self, state: Quest) -> list[int]:
        return [0] * len(state.seats)

    def mark(self, state: Quest) -> float:
        """The collapses so far."""
        return float(state.defeats)

    def reached(self, end: Quest, mark: float) -> list[float]:
        """Won, and without another collapse."""
        return [1.0 if end.won and float(end.defeats) == mark else 0.0]

    def count(self, state: Quest, side: i64, tally: Tally) -> None:
        rules = state.rules
        heroes = len(state.seats)
        hearts = float(state.hearts) / 2
        tally.add(ALWAYS, 1.0)
        tally.add(HEARTS, hearts)
        tally.add(FIRST_HEART, min(hearts, 1.0))
        tally.add(FIRST_TWO, min(hearts, 2.0))
        tally.add(FIRST_FOUR, min(hearts, 4.0))
        tally.add(CONTAINERS, float(state.containers))
        for content in state.bottles:
            if content > 0:
                tally.add(BOTTLES, 1.0)
        tally.add(RUPEES, float(min(state.rupees, MUCH)) / 10)
        tally.add(TRIFORCE, float(state.unspent()))
        hands = piles = items = 0
        for seat in state.seats:
            hands += len(seat.hand)
            piles += len(seat.draw)
            items += len(seat.items)
        tally.add(ITEMS, float(items))
        tally.add(HANDS, float(hands) / (heroes * float(state.hand_size())))
        tally.add(PILES, float(piles) / heroes / 10)
        tally.add(DUNGEONS, float(rules.dungeons_needed - len(state.completed)))
        tally.add(DEFEATS, float(min(state.defeats, 5)))
        tally.add(HEROES + min(heroes, MOST_HEROES) - 1, 1.0)
        tally.add(HEROES + MOST_HEROES + DIFFICULTIES.index(rules.terms.difficulty), 1.0)
        if state.room:
            _dungeon(state, tally)
        _challenge(state, hearts, heroes, tally)


LEARNED: Final = Hopes()


def evaluate(state: Quest) -> list[float]:
    """How the team stands, from 0 to 1: as learned, or as written by hand where that does not fit."""
    if not state.over and not state.rules.long:
        weights = LEARNED.fitting(state.rules.pack)
        if weights:
            worth = LEARNED.chances(state, weights)[0] * COLLAPSE ** float(state.defeats)
            return [min(0.98, max(0.0, worth))] * len(state.seats)
    return evaluation.evaluate(state)


def _dungeon(state: Quest, tally: Tally) -> None:
    solved = 0
    for one in state.solved:
        solved += one
    tally.add(SOLVED, float(solved))
    if state.in_castle():
        tally.add(CASTLE, 1.0)
        tally.add(BEATEN, float(state.beaten))
    else:
        tally.add(HARD, float(state.rules.dungeons[state.dungeon].difficulty))
        if state.item_taken:
            tally.add(ITEM, 1.0)


def _challenge(state: Quest, hearts: float, heroes: int, tally: Tally) -> None:
    challenge = state.challenge
    if challenge is None or challenge.solved or challenge.over:
        return
    room = state.rules.rooms[challenge.room]
    missing = float(challenge.goal + challenge.shield - challenge.progress) - 0.8 * float(challenge.waiting)
    damage = float(room.damage + challenge.rage) / 2
    tally.add(CHALLENGE, 1.0)
    tally.add(MISSING, max(missing, 0.0) / heroes)
    tally.add(DAMAGE, damage)
    tally.add(HOLD, min(hearts / max(damage, 0.5), LONG))
    if challenge.space == state.plan().boss:
        tally.add(FIGHTS_BOSS, 1.0)
    if challenge.needs:
        tally.add(NEEDS, 1.0)
