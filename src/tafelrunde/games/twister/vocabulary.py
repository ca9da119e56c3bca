"""A number for everything that can be said in Dungeon Twister (engine/vocabulary.py).

As in observations, the viewer starts at the lower end of the board and has the first tokens, whatever the colour.
"""

from collections.abc import Hashable
from typing import Any

from tafelrunde.engine import SeatId
from tafelrunde.engine.vocabulary import Slots, Vocabulary
from tafelrunde.games.twister.actions import ACTIONS, DIRECTION_WORDS
from tafelrunde.games.twister.ids import Square
from tafelrunde.games.twister.observation import token_order, token_word
from tafelrunde.games.twister.ruleset import ALL_SQUARES, BLUE, SLOTS, SQUARES, Ruleset, square_name
from tafelrunde.games.twister.state import Twister

CREW = 8  # characters of a side
ABLE = ("move", "walk", "reveal", "turn", "lance", "shoot", "fireball", "unlock", "lock", "break", "heal", "repel", "fight")


def vocabulary(rules: Ruleset, seats: int) -> Vocabulary:
    """All own characters with all they can do; jumps, and attacks with supporters, are numbered as they are listed."""
    solo = seats == 1
    tokens = [token_word(rules, token) for token in token_order(rules, SeatId(0), solo)]
    squares = [f"x{square % 10}y{square // 10}" for square in range(SQUARES)]
    own = {f"{verb} TOKEN": tokens[:CREW] for verb in (*ABLE, "starter")}

    def meaning(context: Any) -> Slots:
        """Names and squares as the one who speaks sees them."""
        seat = SeatId(context)
        turned = seat == BLUE and not solo
        names = [rules.names[token] for token in token_order(rules, seat, solo)]
        ground = [square_name(Square(SQUARES - 1 - square) if turned else square) for square in ALL_SQUARES]
        halls = [str(SLOTS - slot if turned else slot + 1) for slot in range(SLOTS)]
        ways = [DIRECTION_WORDS[(way + 2) % 4 if turned else way] for way in range(4)]
        told: dict[str, list[str]] = {
            "TOKEN": names,
            "TARGET": names,
            "FRIEND": names,
            "SQUARE": ground,
            "PIT": ground,
            "HALL": halls,
            "n|e|s|w": ways,
        }
        return told | dict.fromkeys(own, names[:CREW])

    return Vocabulary(
        ACTIONS,
        slots={
            "TOKEN": tokens,
            "TARGET": tokens,
            "FRIEND": tokens,
            "SQUARE": squares,
            "HALL": [f"hall{slot}" for slot in range(SLOTS)],
            "SUPPORTERS": [],
            "VALUE": [str(value) for value in range(10)],
            "n|e|s|w": DIRECTION_WORDS,
            **own,
        },
        listed={"jump": 48, "fight": 64} if rules.support else {"jump": 48},
        unsaid={},
        context=context,
        words=meaning,
    )


def context(_: Twister, seat: int) -> Hashable:
    """On which side of the board one sits."""
    return seat
