"""What a table is worth to a side, part by part, so that of a move only what it changes is judged anew."""

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister.bots.judgement import (
    FRIENDS,
    WEIGHTS,
    ExitMaps,
    attacks,
    crew_worth,
    danger,
    exit_maps,
    foe_worth,
    promise,
)
from tafelrunde.games.twister.dungeon import apart, exit_line
from tafelrunde.games.twister.ids import Side, Square, Token
from tafelrunde.games.twister.ruleset import BLUE, NOBODY, YELLOW
from tafelrunde.games.twister.state import Twister


def worth(state: Twister, side: Side) -> float:
    """How well a side stands: its own crew less that of the other side."""
    return Worth(state, side).whole


class Worth(Listed):
    """One table as one side sees it."""

    state: Twister
    side: Side
    whole: float = late()
    friends: list[Token] = late()
    foes: list[Token] = late()
    maps: ExitMaps = late()
    points: float = late()
    menaces: list[float] = late([])  # of each friend
    crew: list[float] = late([])  # what each friend is worth
    against: list[float] = late([])  # and each foe
    promises: list[float] = late([])  # of an attack on each foe

    def __post_init__(self) -> None:
        state, side = self.state, self.side
        self.maps = exit_maps(state)
        self.points = WEIGHTS.point * (state.points[side] - state.points[1 - side])
        if state.over:
            self.points += WEIGHTS.victory if state.winner == side else -WEIGHTS.victory
        self.friends = state.fighters(side)
        self.foes = state.fighters(YELLOW if side else BLUE)
        total = self.points
        for token in self.friends:
            menace = self.menace(token)
            value = crew_worth(state, self.maps, token, menace)
            self.menaces.append(menace)
            self.crew.append(value)
            total += value
        for token in self.foes:
            value = foe_worth(state, self.maps, token)
            self.against.append(value)
            total -= value
            self.promises.append(promise(state, side, token))
        self.whole = total + attacks(state, side, self.promises)

    def menace(self, token: Token) -> float:
        """What a friend has to fear; whoever is carried falls with the bearer (DT-H3)."""
        bearer = self.state.bearer[token]
        return danger(self.state, token if bearer < 0 else bearer, self.friends, self.foes)

    def plain(self, token: Token, to: Square) -> bool:
        """Whether a move changes nothing but where a friend and its load are: it does not leave, and nothing lies there."""
        state = self.state
        return state.lying[to] < 0 and not exit_line(to, self.side) and state.standing[state.where[token]] == token

    def after(self, token: Token, to: Square) -> float:
        """What the table is worth after such a move."""
        state = self.state
        start, load = state.where[token], state.load[token]
        state.standing[start] = NOBODY
        state.standing[to] = token
        state.where[token] = to
        if load >= 0:
            state.where[load] = to
        state.ap -= 1
        total = self.points
        for index, friend in enumerate(self.friends):
            moves = friend in (token, load)
            if moves or (self.menaces[index] > 0.0 and self.concerns(state.where[friend], start, to, FRIENDS)):
                total += crew_worth(state, self.maps, friend, self.menace(friend))
            else:
                total += self.crew[index]
        promises = self.promises[:]
        for index, foe in enumerate(self.foes):
            total -= self.against[index]
            if self.concerns(state.where[foe], start, to, 1):
                promises[index] = promise(state, self.side, foe)
        total += attacks(state, self.side, promises)
        state.ap += 1
        if load >= 0:
            state.where[load] = start
        state.where[token] = start
        state.standing[to] = NOBODY
        state.standing[start] = token
        return total

    def concerns(self, at: Square, start: Square, to: Square, near: int) -> bool:
        """Whether a move begins or ends so near to a square."""
        return apart(at, start) <= near or apart(at, to) <= near
