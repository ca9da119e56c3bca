"""Positions for tests: who stands where with how much health, what everybody holds, and what the die will show."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.ids import NO_FIGURE, SLOTS, Figure, Points
from tafelrunde.games.duels.rules.setup import Match, give_team, new_table
from tafelrunde.games.duels.rules.turn import Turn
from tafelrunde.games.duels.ruleset import FACES, Ruleset
from tafelrunde.games.duels.state import Duels, square_name, square_number

CORNERS = ("a7", "b7", "a6", "j7", "i7", "j6", "a1", "b1", "a2", "j1", "i1", "j2", "e7", "f7", "g7", "e1", "f1", "g1")


class Table:
    """A table in the middle of a game."""

    def __init__(self, state: Duels) -> None:
        self.state = state

    # --- doing --------------------------------------------------------------------------------------------------------

    def say(self, *texts: str) -> list[Event]:
        """Whoever is asked says this, one after the other; what happened."""
        heard: list[Event] = []
        for text in texts:
            heard += GAME.apply(self.state, self.state.asked().seat, GAME.parse(text))
        return heard

    def say_first(self, start: str) -> list[Event]:
        """The first option that begins like this."""
        return self.say(next(text for text in self.options if text.startswith(start)))

    def attack(self, card: str, figure: str, target: str, defence: str = "") -> list[Event]:
        """An attack, and the answer to it."""
        heard = self.say(f"attack {card} {figure} {target}")
        if type(self.asked).__name__ == "ChooseDefence":
            heard += self.say(f"defend {defence}" if defence else "pass")
        return heard

    def end_turn(self, *faces: str) -> None:
        """End the turn; the die shows these faces next. Movement is declined."""
        self.state.chance = lucky(faces)
        self.say("end")

    def stay(self) -> None:
        """Decline to move, if asked."""
        if "stay" in self.options:
            self.say("stay")

    def round_of_turns(self) -> None:
        """Let every seat end its turn once, until it is the same seat's action step again."""
        seat = self.state.active
        for _ in self.state.seats:
            self.say("end")
            self.stay()
            if self.state.active == seat:
                return

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision:
        """The open decision."""
        return self.state.asked()

    @property
    def decider(self) -> int:
        """Who is asked."""
        return int(self.state.asked().seat)

    @property
    def options(self) -> list[str]:
        """The words that may be said."""
        return [action.text for action in GAME.legal_actions(self.state)]

    def moves(self, figure: str) -> set[str]:
        """Where a figure may go, with the bites on the way."""
        return {text.split(" ", 2)[2] for text in self.options if text.startswith(f"move {figure} ")}

    def health(self, figure: str) -> int:
        return int(self.state.health[self.state.names.index(figure)])

    def most(self, figure: str) -> int:
        return int(self.state.most[self.state.names.index(figure)])

    def at(self, figure: str) -> str:
        """The square of a figure; nothing if it has fallen."""
        number = self.state.names.index(figure)
        return square_name(self.state.square[number]) if self.state.health[number] > 0 else ""

    def hand(self, seat: int) -> list[str]:
        return self._names(self.state.seats[seat].hand)

    def discard(self, seat: int) -> list[str]:
        return self._names(self.state.seats[seat].discard)

    def removed(self, seat: int) -> list[str]:
        return self._names(self.state.seats[seat].removed)

    def laid(self, seat: int) -> list[tuple[str, int]]:
        """The cards on the table with their counts."""
        return [(self.state.rules.cards[entry.card].id, entry.count) for entry in self.state.seats[seat].laid]

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [self.state.rules.cards[card].id for card in cards]

    # --- changing -----------------------------------------------------------------------------------------------------

    def put(self, figure: str, square: str) -> None:
        """A figure stands elsewhere."""
        state = self.state
        number = Figure(state.names.index(figure))
        if state.board[state.square[number]] == number:
            state.board[state.square[number]] = NO_FIGURE
        state.square[number] = square_number(square)
        state.board[state.square[number]] = number

    def hold(self, seat: int, cards: list[str]) -> None:
        """A seat holds exactly these cards; all others are in its deck or where they were."""
        place = self.state.seats[seat]
        place.deck += place.hand
        place.hand = []
        for card in cards:
            number = self.state.rules.card_index[card]
            for pile in (place.deck, place.discard):
                if number in pile:
                    pile.remove(number)
                    break
            else:
                raise AssertionError(f"there is no further {card}")
            place.hand.append(number)
        place.hand.sort()

    def fall(self, figure: str) -> None:
        """A figure has been eliminated before."""
        number = self.state.names.index(figure)
        self.state.health[number] = Points(0)
        self.state.board[self.state.square[number]] = -1


def lucky(faces: Sequence[str]) -> Chance:
    """Luck with which the die shows these faces next."""
    wanted = [min(FACES.index(face), 5) for face in faces]
    seed = 0
    while True:
        chance = seeded(seed)
        if all(chance.below(6) == face for face in wanted):
            return seeded(seed)
        seed += 1


def duel(
    *teams: str,
    at: dict[str, str] | None = None,
    health: dict[str, int] | None = None,
    hands: dict[int, list[str]] | None = None,
    fallen: Sequence[str] = (),
    roll: str = "",
    actions: int = 2,
    active: int = 0,
    first: int = 0,
    **options: Any,
) -> Table:
    """A table in the active seat's action step, or with a `roll` in its move step.

    Whatever is not said is as at the start of a game: figures stand in the corners, hands are empty, nobody is hurt.
    """
    chosen = {f"team_{seat}": team for seat, team in enumerate(teams, 1)}
    setting = GAME.setting({**chosen, **options})
    assert isinstance(setting, Ruleset)
    state = new_table(setting, len(teams), seeded(1))
    state.stack.clear()
    state.map = next(index for index, place in enumerate(setting.maps) if place.id == setting.map_choice)
    for seat, team in enumerate(teams):
        give_team(state, seat, next(known.index for known in setting.teams if known.id == team))
    state.first, state.active, state.turns, state.actions = SeatId(first), SeatId(active), len(teams), actions
    table = Table(state)
    wanted = at or {}
    corners = [name for name in CORNERS if name not in wanted.values() and not state.place().wall[square_number(name)]]
    for figure in range(len(teams) * SLOTS):
        if state.character[figure] >= 0:
            name = state.names[figure]
            square = wanted[name] if name in wanted else corners.pop(0)
            assert state.board[square_number(square)] < 0, f"{square} is taken"
            table.put(name, square)
            state.health[figure] = Points((health or {}).get(name, int(state.health[figure])))
    for name in fallen:
        table.fall(name)
    for seat, cards in (hands or {}).items():
        table.hold(seat, cards)
    match = Match(len(teams) * SLOTS)
    match.go_to("next_turn")
    state.call(match)
    turn = Turn(active)
    if roll:
        state.face = FACES.index(roll)
        turn.go_to("mover_is_asked")
    else:
        turn.go_to("player_is_asked")
    state.call(turn)
    state.run()
    return table


def fighters(
    team: str, user: str, foe: str = "warlord", card: str = "", theirs: tuple[str, ...] = (), distance: int = 1
) -> Table:
    """Somebody with a card beside (or in line with) the lead of another team, which holds these cards."""
    enemy = {"warlord": "warlord", "hero": "hero", "shadow": "shadow"}[foe]
    at = {user: "d4", enemy: f"{'defghij'[distance]}4"}
    return duel(team, foe, at=at, hands={0: [card], 1: list(theirs)})


def new_game(*teams: str, seed: int = 1, **options: Any) -> Table:
    """A game from its very beginning."""
    chosen = {f"team_{seat}": team for seat, team in enumerate(teams, 1)}
    state = GAME.start(GAME.setting({**chosen, **options}), max(len(teams), 2), seed)
    assert isinstance(state, Duels)
    return Table(state)
