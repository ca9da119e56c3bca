"""The end: who is out, who has won, and the tally (HD-W)."""

from tafelrunde.engine import SeatId
from tafelrunde.games.duels.events import GameDrawn, GameWon, SeatOut, SideWon, TallyCalled
from tafelrunde.games.duels.ids import NO_FIGURE, Figure, Points, Side
from tafelrunde.games.duels.state import Duels


def leave_board(state: Duels, figure: Figure) -> None:
    """HD-M8: an eliminated figure blocks nothing."""
    square = state.square[figure]
    if square >= 0 and state.board[square] == figure:
        state.board[square] = NO_FIGURE


def settle(state: Duels) -> None:
    """HD-S1, HD-W1 to HD-W4, HD-G6: after each batch of eliminations, who is out, and whether somebody has won."""
    before = sorted({state.sides[seat.seat] for seat in state.seats if not seat.out})
    leaving = []
    for seat in state.seats:
        if not seat.out:
            own = state.own(seat.seat)
            if not own or (state.rules.leads_decide and not state.is_team_game() and not state.leads(seat.seat)):
                leaving.append(seat.seat)
    staying = sum(not seat.out for seat in state.seats) - len(leaving)
    for number in leaving:
        put_out(state, number, staying + 1)
    alive = standing_sides(state)
    if len(alive) == 1:
        win(state, alive, "elimination")
    elif not alive:
        win(state, before, "elimination")


def put_out(state: Duels, number: SeatId, place: int) -> None:
    """HD-G6, HD-G9, HD-W6: everything of a player who is out leaves the game, seen or unseen."""
    seat = state.seats[number]
    seat.out = True
    seat.place = place
    for figure in state.own(number):
        state.health[figure] = Points(0)
        leave_board(state, figure)
    seat.hand = []
    seat.deck = []
    seat.discard = []
    seat.laid = []
    seat.seers = ()
    state.emit(SeatOut(number))


def standing_sides(state: Duels) -> list[Side]:
    """HD-W1, HD-W2: the sides that have not lost: with a living figure, or with a living lead where leads decide."""
    found: list[Side] = []
    leads = state.rules.leads_decide
    for seat in state.seats:
        side = state.sides[seat.seat]
        if seat.out or side in found:
            continue
        if state.leads(seat.seat) if leads else state.own(seat.seat):
            found.append(side)
    return found


def win(state: Duels, sides: list[Side], reason: str) -> None:
    """HD-W4, HD-W6: the game is over at once."""
    state.reason = reason
    state.winners = [seat.seat for seat in state.seats if state.sides[seat.seat] in sides]
    for seat in state.seats:
        if not seat.out and seat.place == 0 and seat.seat in state.winners:
            seat.place = 1
    state.over = True
    if len(sides) > 1:
        state.emit(GameDrawn())
    elif state.is_team_game():
        state.emit(SideWon(int(sides[0] + 1)))
    else:
        state.emit(GameWon(state.winners[0]))


def shares(state: Duels) -> list[float]:
    """HD-W1, HD-W3: all of the winning side have won; in a draw the victory is shared between the sides."""
    sides = {state.sides[seat] for seat in state.winners}
    return [1 / len(sides) if seat.seat in state.winners else 0.0 for seat in state.seats]


def tally(state: Duels, reason: str) -> None:
    """HD-W5: most health, then most figures, then the healthiest lead; still equal: a draw between the best."""
    state.emit(TallyCalled(reason))
    scores = {side: tally_score(state, side) for side in standing_sides(state)}
    best = max(scores.values())
    for seat in state.seats:
        if not seat.out:
            mine = scores[state.sides[seat.seat]]
            better = [other for other in state.seats if not other.out and scores[state.sides[other.seat]] > mine]
            seat.place = len(better) + 1
    win(state, [side for side, score in scores.items() if score == best], reason)


def tally_score(state: Duels, side: Side) -> tuple[Points, int, Points]:
    """HD-W5: health, figures, and the health of the healthiest lead of a side."""
    health, figures, lead = Points(0), 0, Points(0)
    for figure in state.everybody():
        if state.health[figure] > 0 and state.side_of(figure) == side:
            health = Points(health + state.health[figure])
            figures += 1
            if state.who(figure).lead:
                lead = max(lead, state.health[figure])
    return health, figures, lead
