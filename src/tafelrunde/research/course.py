"""A game in its course: who is asked, what may be said, what was said. Compiled, for it runs at every step.

A table knows nothing of arrays: the faces (agents.py, single.py, many.py, openspiel.py, reading.py) are coats over it.
"""

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Action, Game, Player, SeatId, Setting, State, view
from tafelrunde.research.cells import Cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """One game after the other at one table."""

    state: State

    def __init__(self, game: Game, setting: Setting, seats: int, horizon: int) -> None:
        self.game = game
        self.setting = setting
        self.seats = seats
        self.horizon = horizon
        self.options: list[Action] = []
        self.coded: list[int] = []  # the options as numbers of a vocabulary, once somebody has looked them up
        self.listed = 0  # how many of the options answer the question; the others are asides
        self.seat = 0  # who is asked; stays at the last one when the game is over
        self.over = False
        self.cut = False  # by the horizon
        self.seed = 0
        self.said: list[Action] = []
        self.speakers: list[int] = []  # who said each of them
        self.players: list[Player | None] = []  # computer players, where the seat has one
        self.has_asides = type(game).asides is not Game.asides

    def start(self, seed: int) -> None:
        """A new game from this seed."""
        self.seed = seed
        self.resume(self.game.start(self.setting, self.seats, seed))

    def resume(self, state: State) -> None:
        """Go on from this state, which may be an imagined one: then no record tells how it came about."""
        self.state = state
        self.over = False
        self.cut = False
        self.said = []
        self.speakers = []
        self.go_on()

    def go_on(self) -> None:
        """Find out who is asked and what may be said."""
        self.coded = []
        state = self.state
        decision = state.decision
        if decision is None:
            self.over = True
            self.options = []
            return
        self.seat = int(decision.seat)
        options = decision.options(state)
        self.listed = len(options)
        if self.has_asides:
            options = options + self.game.asides(state)
        self.options = options

    def say(self, action: Action) -> None:
        """Let whoever is asked say this, which is possible."""
        self.said.append(action)
        self.speakers.append(self.seat)
        if action.interjects:
            self.game.interject(self.state, SeatId(self.seat), action)
        else:
            self.state.take(action)
        self.go_on()
        if len(self.said) >= self.horizon and not self.over:
            self.over = True
            self.cut = True

    def others_play(self) -> None:
        """Let the computer players speak until a seat without one is asked."""
        players = self.players
        while players and not self.over:
            player = players[self.seat]
            if player is None:
                return
            if isinstance(player, RandomPlayer):
                self.say(player.pick(self.options[: self.listed]))
            else:
                self.say(player.choose(view(self.state, SeatId(self.seat))))

    def look(self, seat: i64, cells: Cells, row: i64) -> None:
        """Write what a seat may know into a row of cells."""
        cells.begin_row(row, SeatId(seat))
        self.game.observe(self.state, SeatId(seat), cells)
        cells.end_row()
