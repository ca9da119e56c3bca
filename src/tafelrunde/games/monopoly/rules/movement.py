"""Movement: tokens go clockwise, GO pays, jail does not (RM-M, RM-J1 to RM-J3)."""

from mypy_extensions import i64

from tafelrunde.engine import SeatId
from tafelrunde.games.monopoly.events import JailEntered, Moved, MovedBack, SalaryPaid
from tafelrunde.games.monopoly.ids import BANK, Kind, SpaceId
from tafelrunde.games.monopoly.rules.property import pay
from tafelrunde.games.monopoly.ruleset import JAIL_SPACE, Board
from tafelrunde.games.monopoly.state import Monopoly


def move(state: Monopoly, seat: SeatId, steps: i64) -> None:
    """RM-M1, RM-M2, RM-M5, RM-T2: forward, whoever stands there; who reaches or passes GO is paid before anything else."""
    player, size = state.seats[seat], state.rules.size
    start = player.position
    player.position = SpaceId((start + steps) % size)
    if state.heard is not None:
        state.emit(Moved(seat, start, player.position))
    if start + steps >= size:
        player.lapped = True
        salary = state.rules.salary
        if state.rules.double_go and player.position == 0:
            salary *= 2  # RM-O2
        pay(state, BANK, salary, seat)
        if state.heard is not None:
            state.emit(SalaryPaid(seat, salary))


def move_to(state: Monopoly, seat: SeatId, space: SpaceId) -> None:
    """RM-C4: forward to a space; from that space itself it is a whole lap."""
    size = state.rules.size
    move(state, seat, (space - state.seats[seat].position - 1) % size + 1)


def move_back(state: Monopoly, seat: SeatId, steps: i64) -> None:
    """RM-M4, RM-C6: backwards, without a salary."""
    player = state.seats[seat]
    start = player.position
    player.position = SpaceId((start - steps) % state.rules.size)
    state.emit(MovedBack(seat, start, player.position))


def nearest(board: Board, position: SpaceId, kind: Kind) -> SpaceId:
    """RM-C5: the first space of a kind strictly ahead."""
    space = SpaceId((position + 1) % board.size)
    while board.kind[space] != kind:
        space = SpaceId((space + 1) % board.size)
    return space


def go_to_jail(state: Monopoly, seat: SeatId) -> None:
    """RM-J1, RM-J2, RM-M3: straight there, without a salary."""
    player = state.seats[seat]
    player.position = JAIL_SPACE
    player.jailed = True
    player.tries = 0
    state.emit(JailEntered(seat))
