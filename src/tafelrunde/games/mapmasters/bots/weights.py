"""Weights: all numbers by which computer partners judge a mission, and where they come from.

They were set by hand and tuned by playing all missions (benchmarks/mapmasters_levels.py). Ways are measured in cards: 1.0 is
what crossing an average card costs; `UNIT` of them make one where ways are counted in whole numbers.
"""

from typing import Final

from tafelrunde.games.mapmasters.network.crossing import UNIT

# --- ways, in whole numbers (bots/distance.py) ----------------------------------------------------------------------------
BLANK: Final = 2 * UNIT  # crossing an empty space: a card must be laid there, and may not fit
BLANK_HUB: Final = 5 * UNIT // 2  # coming to a portal on one: only some cards have one
JUMP: Final = 8 * UNIT // 5  # a journey by portal
NO_SCROLL: Final = UNIT  # and what is added if the group has nothing to pay it with
CROWD: Final = 4 * UNIT // 5  # a space on another group's way: two ways over one card get in each other's way
WANTED: Final = 3 * UNIT // 20  # taken off for each symbol of a kind that is still needed

# --- a mission, in cards (bots/assignment.py) -------------------------------------------------------------------------
LOST: Final = 14.0  # a task that cannot be reached: longer than any way through the largest grid
OPEN_TASK: Final = 4.0  # a task that is not done, however near: a served one is always better
DETOUR: Final = 0.5  # stopping at an artifact or a cell
MISSING: Final[tuple[float, ...]] = (0.25, 0.8, 0.5, 0.9, 0.55, 0.35)
# for each item that is still needed: coin, barrel, sword, rope, key, scroll; the rarer on the cards, the dearer
TOO_MANY: Final = 0.5  # for each item too many, on Hard: it has to be used up on the way

# --- what could be done at once (bots/prospect.py) ------------------------------------------------------------------------
STEP: Final = 0.01  # for each step of a leg that serves a task: of two legs the shorter one
REACHED: Final = 0.8  # a goal at which only items are missing
FETCHED: Final = 0.3  # an artifact that could be fetched at once: more than one that has been fetched, less than any way to it
OPENED: Final = 1.0  # taken off for a face-down card that is turned over: whoever knows where the crown lies can plan
AWAY: Final = 2.0  # a goal to which no way leads yet
FARTHEST: Final = 12.0  # more than that the rest of a way never counts
AT_MOST: Final = 9.0  # more than that fetching something never counts, nor a leg
CLASH: Final = 1.5  # a task that could be served alone, but not together with the others

# --- legs that fit together (bots/teamwork.py) ----------------------------------------------------------------------------
LENGTH: Final = 0.3  # for each step of a leg
SOUGHT: Final = 3.0  # for each other group that could serve the same task: leave it to them
LUCK: Final = 8  # up to so much is added by chance, so that every try is another one

# --- before the first turn (bots/opening.py) ------------------------------------------------------------------------------
EFFORT: Final[tuple[float, ...]] = (0.6, 1.6, 1.2, 1.8, 1.3, 0.8)  # of one item: coin, barrel, sword, rope, key, scroll
DEED: Final[tuple[float, ...]] = (0.5, 1.5, 2.0, 0.4, 1.0, 1.5, 1.0)  # of one deed, as in DEEDS
HELPS: Final = 0.3  # what a token must bring, in cards, to be bought

# --- standings (bots/weighing.py) -----------------------------------------------------------------------------------------
WON: Final = -100.0  # all legs fit together: better than any standing
WORST: Final = 1e9
A_THIRD: Final = 5.0  # a lack for each task with which a mission stands at about a third
