"""A window: a time in which a seat may manage its property, and what it remembers so that it always ends (RM-W6)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Procedure, SeatId, late
from tafelrunde.games.monopoly.actions import SPACES
from tafelrunde.games.monopoly.ids import GroupId
from tafelrunde.games.monopoly.state import Claim, Monopoly

# Compiled, `1 << 32` would be a machine word of 32 bits, so these are worked out before.
BIT: Final[list[i64]] = [2**number for number in range(SPACES)]


class Window(Procedure):
    """RM-W6, RM-W11: within one window nothing is built and sold in the same group, nothing lifted and mortgaged again.

    `built` and `sold` are sets of groups, `lifted` and `pledged` of spaces, one bit each.
    """

    seat: SeatId
    offers: i64  # how many trades may still be offered (RM-N11)
    built: i64 = late(0)
    sold: i64 = late(0)
    lifted: i64 = late(0)
    pledged: i64 = late(0)

    def collect(self, state: Monopoly, claim: Claim) -> None:
        """RM-R7: ask for open rent. Windows in which this is possible say how."""
        raise TypeError(f"rent cannot be asked for in {type(self).__name__}")


def remember_built(state: Monopoly, seat: SeatId, group: GroupId) -> None:
    """Something of this group was built in the seat's open window, if it has one."""
    for procedure in reversed(state.stack):
        if isinstance(procedure, Window) and procedure.seat == seat:
            procedure.built |= BIT[group]
            return
