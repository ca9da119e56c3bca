"""When the time of a seat is over, the defaults end its turn: at every decision of every game, in as few answers as its rules
allow."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, State
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.view import view
from tafelrunde.testing.about import kinds, rarities
from tafelrunde.testing.walk import Walk
from tests.every_game import every_game

POSITIONS = 3  # of each kind of decision
WALKS = 400  # random games at most, until each kind was reached
LONGEST = 600  # actions of one of them
TRIED = 500  # answers, to find a shorter way
MOST = 60  # defaults in a row
SLOWER = {
    "DecideDebt": "whoever can pay does not go bankrupt, and what is least missed is mortgaged first",
    "DecideBid": "a bid would end it sooner; the clock spends no money",
    "ChoosePlay": "a card has to be played, and some do more than others",
    "ChoosePowerCard": "a card has to be played, and some do more than others",
    "ChooseEnemyCard": "how often a fight goes on is luck",
    "PlayCombatCard": "how often a fight goes on is luck",
}


class Turn:
    """One seat's turn, or its answer in the turn of another."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seat = state.asked().seat
        self.which = self.moment(state)
        self.own = self.seat in self.which[1:]

    def moment(self, state: State) -> tuple[int, ...]:
        active = [panel.seat for panel in self.game.scene(view(state, SPECTATOR)).seats if panel.active]
        return (self.game.progress(state)[0], *active)

    def say(self, state: State, action: Action) -> State:
        """What comes of an answer, after those that others give by default."""
        after = state.copy()
        after.take(action)
        while self.own and not after.over and after.asked().seat != self.seat and self.moment(after) == self.which:
            after.take(after.asked().default(after))
        return after

    def over(self, state: State) -> bool:
        return state.over or state.asked().seat != self.seat or self.moment(state) != self.which

    def defaults(self, state: State) -> list[str]:
        """What the clock says until the turn is over."""
        said: list[str] = []
        while not self.over(state) and len(said) < MOST:
            action = state.asked().default(state)
            said.append(action.text)
            state = self.say(state, action)
        return said

    def shorter(self, state: State, than: int) -> list[str] | None:
        """Fewer answers that end it, if there are any."""
        ways: list[tuple[State, list[str]]] = [(state, [])]
        tried = 0
        for _ in range(1, than):
            longer = []
            for before, said in ways:
                for action in before.asked().options(before):
                    after = self.say(before, action)
                    if after.over:
                        continue  # to end the game is no way to end a turn
                    if self.over(after):
                        return [*said, action.text]
                    longer.append((after, [*said, action.text]))
                    tried += 1
                    if tried > TRIED:
                        return None
            ways = longer
        return None


def positions(game: Game) -> dict[type[Decision], list[State]]:
    """Of every kind of decision, some that random games have led to; what is too rare for them takes one answer."""
    found: dict[type[Decision], list[State]] = {
        kind: [] for kind in kinds(game, Decision) if kind.__name__ not in rarities(game)
    }
    for seed in range(WALKS):
        for state in Walk(game, seed, lively=0).positions(LONGEST):
            if not state.over:
                known = found.setdefault(type(state.asked()), [])
                if len(known) < POSITIONS:
                    known.append(state.copy())
        if all(found.values()):
            break
    return found


@every_game
def test_the_clock_ends_a_turn(game: Game) -> None:
    slow = []
    for kind, states in positions(game).items():
        assert states, f"random games never asked {kind.__name__}"
        for state in states:
            turn = Turn(game, state)
            said = turn.defaults(state)
            assert len(said) < MOST, f"{kind.__name__}: {said} never ends"
            if kind.__name__ not in SLOWER and (better := turn.shorter(state, len(said))) is not None:
                slow.append(f"{kind.__name__}: {said} instead of {better}")
    assert slow == [], "\n".join(slow)
