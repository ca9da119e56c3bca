"""What partners like, as numbers that have a name: judged by hand, or learned (`tafelrunde train quest --habits`)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.habits import Habit, Habits
from tafelrunde.games.quest.state import Quest

# Of plays, in points of a card.
MEETS_NEED: Final[i64] = 0
OPENS: Final[i64] = 1
OPENS_LAST: Final[i64] = 2
WASTED: Final[i64] = 3
HURTS: Final[i64] = 4
SPENT: Final[i64] = 5
SPENT_DOWN: Final[i64] = 6
CAREFUL: Final[i64] = 7
BOLD: Final[i64] = 8
PERHAPS: Final[i64] = 9
USUAL_POINTS: Final[i64] = 10
# Of a new hand: a play of less is none.
HOPELESS: Final[i64] = 11
LATER: Final[i64] = 12
BLOW: Final[i64] = 13
AT_BOSS: Final[i64] = 14
THICK: Final[i64] = 15
ALONE: Final[i64] = 16
SPARE: Final[i64] = 17
# Of everything else.
GREAT: Final[i64] = 18
POOR_HAND: Final[i64] = 19
RUN_DRY: Final[i64] = 20
DRINK: Final[i64] = 21
LAST_HEARTS: Final[i64] = 22

BY_HAND: Final = (
    Habit("needed-item", 4.0, 2.0),
    Habit("opens", 1.0, 0.5),  # the round's first key card, if others follow
    Habit("opens-last", 0.3, 0.5),
    Habit("wasted", 0.3, 0.2),  # each point more than it takes
    Habit("hurts", 0.8, 0.5),  # half a heart, by the card itself
    Habit("spent", 0.12, 0.1),  # of what the card would be worth later
    Habit("spent-down", 0.25, 0.15),  # the same face down, where the card does nothing
    Habit("careful", 1.2, 0.5),  # half a heart of the round's penalty (docs/quest-balance.md)
    Habit("bold", 0.9, 0.5),  # the same for a lone hero, who rather fights on
    Habit("perhaps", 0.4, 0.2),  # the share of that penalty, where the round may be solved anyway:
    Habit("usual-points", 2.2, 0.5),  # where each turn brings as much as this
    Habit("new-hand", 1.0, 1.0),  # points of a play that is none: rather a new hand,
    Habit("new-hand-later", 0.0, 0.4),  # more of them for each turn still to come in the round,
    Habit("new-hand-blow", 0.0, 0.4),  # for half a heart that it will cost,
    Habit("new-hand-boss", 0.0, 0.6),  # at a boss,
    Habit("new-hand-thick", 0.0, 0.4),  # for each hand in the pile,
    Habit("new-hand-alone", 0.0, 0.6),  # and for a lone hero,
    Habit("spare", 1.0, 1.0),  # if so many cards are left then
    Habit("great", 6.0, 3.0),  # a play of less may be helped by the Triforce
    Habit("poor-hand", 7.2, 1.5),  # a hand of less is exchanged between rooms
    Habit("run-dry", 0.6, 0.4),  # hands: a pile of less is run dry between rooms
    Habit("drink", 0.5, 0.15),  # between rooms, with such a share of the hearts gone, even if some of it is wasted
    Habit("last-hearts", 2.0, 1.0),  # halves: with no more it drinks in a challenge
)


class Taste(Habits):
    """What is aimed at is to win without a collapse."""

    def aim(self, end: Quest) -> float:
        return 1.0 if end.won and not end.defeats else 0.0


TASTE: Final = Taste(list(BY_HAND))
