"""Setting up: teams, start roll, placement, hands; then turn after turn (HD-S, HD-G)."""

from typing import ClassVar, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels.actions import PUTS, ChooseTeam, Put
from tafelrunde.games.duels.events import CardsDrawn, FigurePlaced, MapChosen, StartFound, StartRolled, TeamChosen
from tafelrunde.games.duels.rules.ending import tally
from tafelrunde.games.duels.rules.piles import add_to_hand
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.turn import Turn, roll
from tafelrunde.games.duels.ruleset import FACES, HEART, SQUARES, WIDE, Ruleset
from tafelrunde.games.duels.state import AROUND, SLOTS, Duels, Seat, square_number

HAND: Final = 4  # HD-S14

ANCHORS: Final = {  # HD-G5
    3: ("a4", "j1", "j7"),
    4: ("a1", "j1", "j7", "a7"),
    5: ("a1", "j1", "j4", "j7", "a7"),
    6: ("a1", "j1", "j4", "j7", "a7", "a4"),
}


def new_table(rules: Ruleset, seats: int, seed: int) -> Duels:
    """HD-S15, HD-G2, HD-G7: an empty table; two seats duel, four or six may form two sides, all others are alone."""
    sided = rules.mode != "ffa" and seats in (4, 6)
    sides = tuple([seat % 2 if sided else seat for seat in range(seats)])
    places = []
    for seat in range(seats):
        shared = rules.open_hands or rules.mode == "master" or (rules.mode == "master_one" and sides[seat] == 0)
        readers = tuple([other for other in range(seats) if other == seat or (shared and sides[other] == sides[seat])])
        places.append(Seat(seat, -1, [], [], [], [], [], [], 0, False, False, 0, readers, ()))
    figures = seats * SLOTS
    state = Duels(
        seeded(seed),
        rules,
        places,
        sides,
        tuple([side == 0 for side in sides]),
        0,
        tuple([""] * figures),
        [-1] * figures,
        [-1] * figures,
        [0] * figures,
        [0] * figures,
        [0] * figures,
        [-1] * SQUARES,
        0,
        0,
        1,
        0,
        -1,
        0,
        False,
        None,
        [],
        [],
        "",
    )
    state.call(Match())
    return state


# --- teams --------------------------------------------------------------------------------------------------------------


def teams_for(state: Duels, seat: int) -> list[int]:
    """HD-S3, HD-S4: the teams nobody has yet; with good against evil, those of the right kind."""
    taken = [other.team for other in state.seats if other.team >= 0]
    reserved = [team.index for team in state.rules.teams if team.id in state.rules.wanted[: len(state.seats)]]
    free = [team.index for team in state.rules.teams if team.index not in taken and team.index not in reserved]
    if not (state.rules.good_against_evil and len(set(state.sides)) == 2):
        return free
    for other in state.seats:
        if other.team >= 0:
            good = state.rules.teams[other.team].good == (state.sides[other.seat] == state.sides[seat])
            fitting = [team for team in free if state.rules.teams[team].good == good]
            return fitting or free
    return free


def give_team(state: Duels, seat: int, team: int) -> None:
    """HD-S2, HD-S5, HD-S13: the figures and the deck of a team, at full health."""
    rules = state.rules
    chosen = rules.teams[team]
    state.seats[seat].team = team
    names = list(state.names)
    for slot, character in enumerate(chosen.slots):
        figure = seat * SLOTS + slot
        names[figure] = chosen.names[slot]
        state.character[figure] = character
        state.health[figure] = state.most[figure] = rules.characters[character].health
    state.names = tuple(names)
    state.seats[seat].deck = list(chosen.deck)
    state.emit(TeamChosen(seat, chosen.id))


class ChooseTeams(Question):
    """HD-S4: a team nobody else plays."""

    rule: ClassVar[str] = "HD-S4"

    def options(self, state: Duels) -> list[Action]:
        return [ChooseTeam(state.rules.teams[team].id) for team in teams_for(state, self.seat)]


# --- placement ----------------------------------------------------------------------------------------------------------


def start_squares(state: Duels, figure: int) -> list[int]:
    """HD-S8, HD-S10, HD-S11, HD-S12, HD-G4, HD-G5: where a figure may be placed."""
    seat = figure // SLOTS
    lead = seat * SLOTS
    anchors = _anchors(state)
    free = [square for square in range(SQUARES) if state.board[square] < 0 and not state.place().wall[square]]
    later = (
        [anchors[other.seat] for other in state.seats if other.seat != seat and state.square[other.seat * SLOTS] < 0]
        if anchors
        else []
    )
    if figure == lead:
        if anchors:
            return _nearest([square for square in free if square not in later], [anchors[seat]])
        return _nearest(free, _column(0 if state.left[seat] else WIDE - 1))
    free = [square for square in free if square not in later]
    if not state.who(figure).lead:
        around = [square for square in AROUND[state.square[lead]] if square in free]
        return around or _nearest(free, [state.square[lead]])
    if anchors:
        free = [square for square in free if square not in anchors]
        return _nearest(free, _column(state.square[lead] % WIDE))
    return _nearest(free, _column(0 if state.left[seat] else WIDE - 1))


def _anchors(state: Duels) -> list[int]:
    """HD-G5: the start squares of leads where everybody plays for themselves."""
    count = len(state.seats)
    if count < 3 or state.is_team_game():
        return []
    return [square_number(name) for name in ANCHORS[count]]


def _column(column: int) -> list[int]:
    return [square for square in range(SQUARES) if square % WIDE == column]


def _nearest(free: list[int], wanted: list[int]) -> list[int]:
    """HD-S12: the free squares with the smallest distance from where the figure should be, columns plus rows."""
    there = [square for square in wanted if square in free]
    if there:
        return there
    best: list[int] = []
    least = 99
    for square in free:
        away = 99
        for goal in wanted:
            away = min(away, abs(square % WIDE - goal % WIDE) + abs(square // WIDE - goal // WIDE))
        if away < least:
            best, least = [square], away
        elif away == least:
            best.append(square)
    return best


class ChooseStart(Question):
    """HD-S9, HD-S10: a start square for a figure."""

    rule: ClassVar[str] = "HD-S10"

    figure: int

    def options(self, state: Duels) -> list[Action]:
        return [PUTS[square] for square in start_squares(state, self.figure)]


# --- the whole game -----------------------------------------------------------------------------------------------------


class Match(Procedure):
    """HD-S15: setting up takes these steps, in this order; then the turns follow."""

    steps: ClassVar[tuple[str, ...]] = (
        "map_is_found",
        "wanted_teams_are_given",
        "next_team_is_asked",
        "team_is_chosen",
        "start_is_rolled",
        "next_draft_is_asked",
        "team_is_drafted",
        "sides_are_found",
        "next_figure_is_asked",
        "figure_is_placed",
        "hands_are_drawn",
        "next_turn",
    )

    done: int = 0  # figures asked for so far

    def map_is_found(self, state: Duels) -> None:
        """HD-B1."""
        rules = state.rules
        found = [index for index, place in enumerate(rules.maps) if place.id == rules.map_choice]
        state.map = found[0] if found else state.chance.below(len(rules.maps))
        state.emit(MapChosen(state.place().id))

    def wanted_teams_are_given(self, state: Duels) -> None:
        """HD-S4: those named by the options, and with random choice all others."""
        rules = state.rules
        for team in rules.teams:
            for seat in state.seats:
                if rules.wanted[seat.seat] == team.id:
                    give_team(state, seat.seat, team.index)
        if rules.team_choice == "random":
            for seat in state.seats:
                if seat.team < 0:
                    free = teams_for(state, seat.seat)
                    give_team(state, seat.seat, free[state.chance.below(len(free))])

    def next_team_is_asked(self, state: Duels) -> None:
        """HD-S4: free choice in seat order; a draft waits for the start roll."""
        if state.rules.team_choice == "free":
            for seat in state.seats:
                if seat.team < 0:
                    state.ask(ChooseTeams(seat.seat))
                    return
        self.go_to("start_is_rolled")

    def team_is_chosen(self, state: Duels) -> None:
        self.take_team(state)
        self.go_to("next_team_is_asked")

    def take_team(self, state: Duels) -> None:
        """The team that the first seat without one has named."""
        answer = state.answer
        assert isinstance(answer, ChooseTeam)
        order = [seat.seat for seat in state.seats] if state.rules.team_choice == "free" else _backwards(state)
        seat = next(seat for seat in order if state.seats[seat].team < 0)
        give_team(state, seat, next(team.index for team in state.rules.teams if team.id == answer.team))

    def start_is_rolled(self, state: Duels) -> None:
        """HD-S6, HD-S7: the highest begins; equals roll again among themselves."""
        rolling = [seat.seat for seat in state.seats]
        while len(rolling) > 1:
            best = -1
            leaders: list[int] = []
            for seat in rolling:
                face = roll(state)
                state.emit(StartRolled(seat, FACES[face]))
                rank = min(face, HEART)
                if rank > best:
                    best, leaders = rank, [seat]
                elif rank == best:
                    leaders.append(seat)
            rolling = leaders
        state.first = state.active = rolling[0]
        state.emit(StartFound(state.first))

    def next_draft_is_asked(self, state: Duels) -> None:
        """HD-S4: in reverse turn order."""
        for seat in _backwards(state):
            if state.seats[seat].team < 0:
                state.ask(ChooseTeams(seat))
                return
        self.go_to("sides_are_found")

    def team_is_drafted(self, state: Duels) -> None:
        self.take_team(state)
        self.go_to("next_draft_is_asked")

    def sides_are_found(self, state: Duels) -> None:
        """HD-S8, HD-G4: good on the right if one side is all good and the other all evil; else the first side is left."""
        if len(set(state.sides)) != 2:
            return
        kinds = [
            {state.rules.teams[seat.team].good for seat in state.seats if state.sides[seat.seat] == side} for side in (0, 1)
        ]
        if kinds == [{True}, {False}]:
            state.left = tuple([side == 1 for side in state.sides])

    def next_figure_is_asked(self, state: Duels) -> None:
        """HD-S9: in turn order, each the whole team; a single square needs no question."""
        seats = len(state.seats)
        while self.done < seats * SLOTS:
            seat = (state.first + self.done // SLOTS) % seats
            figure = seat * SLOTS + self.done % SLOTS
            if state.character[figure] >= 0:
                squares = start_squares(state, figure)
                if len(squares) > 1:
                    state.ask(ChooseStart(seat, figure))
                    return
                self.place(state, figure, squares[0])
            self.done += 1
        self.go_to("hands_are_drawn")

    def figure_is_placed(self, state: Duels) -> None:
        answer = state.answer
        assert isinstance(answer, Put)
        seat = (state.first + self.done // SLOTS) % len(state.seats)
        self.place(state, seat * SLOTS + self.done % SLOTS, answer.square)
        self.done += 1
        self.go_to("next_figure_is_asked")

    def place(self, state: Duels, figure: int, square: int) -> None:
        """HD-S10."""
        state.square[figure] = square
        state.board[square] = figure
        state.emit(FigurePlaced(figure // SLOTS, state.names[figure], square))

    def hands_are_drawn(self, state: Duels) -> None:
        """HD-S14, HD-S15: nobody places with knowledge of a hand."""
        for seat in state.seats:
            state.chance.shuffle(seat.deck)
            drawn = [seat.deck.pop() for _ in range(HAND)]
            for card in drawn:
                add_to_hand(seat, card)
            if state.heard is not None:
                state.emit(CardsDrawn(seat.seat, [state.rules.cards[card].id for card in seat.hand]))

    def next_turn(self, state: Duels) -> None:
        """HD-S7, HD-G6, HD-W5: clockwise; a round ends when the turn passes back to or beyond the start player."""
        self.go_to("next_turn")
        seats = len(state.seats)
        if state.turns == 0:
            state.call(Turn(state.first))
            return
        before = (state.active - state.first) % seats
        seat = (state.active + 1) % seats
        while state.seats[seat].out:
            seat = (seat + 1) % seats
        if (seat - state.first) % seats <= before:
            if state.round == state.rules.round_limit:
                tally(state, "tally_rounds")
                return
            state.round += 1
        state.call(Turn(seat))


def _backwards(state: Duels) -> list[int]:
    """Reverse turn order."""
    seats = len(state.seats)
    return [(state.first - 1 - step) % seats for step in range(seats)]
