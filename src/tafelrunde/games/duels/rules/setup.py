"""Setting up: teams, start roll, placement, hands; then turn after turn (HD-S, HD-G)."""

from typing import Final

from tafelrunde.engine import Action, Chance, Procedure, SeatId
from tafelrunde.games.duels import ids
from tafelrunde.games.duels.actions import PUTS, ChooseTeam, Put
from tafelrunde.games.duels.events import CardsDrawn, FigurePlaced, MapChosen, StartFound, StartRolled, TeamChosen
from tafelrunde.games.duels.rules.cards import add_to_hand
from tafelrunde.games.duels.rules.decks import shuffle_deck
from tafelrunde.games.duels.rules.ending import tally
from tafelrunde.games.duels.rules.movement import stand
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.turn import Turn, roll
from tafelrunde.games.duels.ruleset import FACES, HEART, SQUARES, WIDE, Ruleset
from tafelrunde.games.duels.state import AROUND, BOARD, Duels, Seat, square_number

HAND: Final = 4  # HD-S14

COLUMNS: Final = tuple([BOARD[column::WIDE] for column in range(WIDE)])
ANCHORS: Final = {  # HD-G5
    3: ("a4", "j1", "j7"),
    4: ("a1", "j1", "j7", "a7"),
    5: ("a1", "j1", "j4", "j7", "a7"),
    6: ("a1", "j1", "j4", "j7", "a7", "a4"),
}


def new_table(rules: Ruleset, seats: int, chance: Chance) -> Duels:
    """HD-S15, HD-G2, HD-G7: an empty table; two seats duel, four or six may form two sides, all others are alone."""
    mode = rules.choices["mode"]
    sided = mode != "ffa" and seats in (4, 6)
    sides = tuple([ids.Side(seat % 2 if sided else seat) for seat in range(seats)])
    places = []
    for seat in range(seats):
        shared = rules.choices["open_team_hands"] or mode == "master" or (mode == "master_one" and sides[seat] == 0)
        readers = [SeatId(other) for other in range(seats) if other == seat or (shared and sides[other] == sides[seat])]
        places.append(Seat(SeatId(seat), tuple(readers)))
    figures = seats * ids.SLOTS
    state = Duels(
        chance,
        rules=rules,
        seats=places,
        sides=sides,
        left=tuple([side == 0 for side in sides]),
        names=tuple([""] * figures),
        character=tuple([ids.NO_CHARACTER] * figures),
        square=[ids.NO_SQUARE] * figures,
        health=[ids.Points(0)] * figures,
        most=tuple([ids.Points(0)] * figures),
        bound=[0] * figures,
        board=[ids.NO_FIGURE] * SQUARES,
    )
    state.call(Match())
    return state


# --- teams named by the options -----------------------------------------------------------------------------------------


def named(rules: Ruleset, seats: int) -> dict[int, str]:
    """The seats that are there and have a team by the options."""
    return {seat: team for seat, team in enumerate(rules.wanted[:seats]) if team != "any"}


def named_twice(rules: Ruleset, seats: int) -> str:
    """HD-S4: a team that two seats would have; empty: none."""
    teams = list(named(rules, seats).values())
    return next((team for team in teams if teams.count(team) > 1), "")


def same_kind(rules: Ruleset, seats: int) -> tuple[str, str] | None:
    """HD-S3: with good against evil, two teams that stand on the wrong sides, if any do."""
    sided = seats == 2 or (rules.choices["mode"] != "ffa" and seats in (4, 6))
    if not (rules.choices["good_vs_evil"] and sided):
        return None
    kinds = {team.id: team.good for team in rules.teams}
    teams = [(seat % 2, team) for seat, team in named(rules, seats).items() if team in kinds]
    for place, (side, team) in enumerate(teams):
        for other_side, other in teams[place + 1 :]:
            if (kinds[team] == kinds[other]) != (side == other_side):
                return team, other
    return None


# --- teams --------------------------------------------------------------------------------------------------------------


def teams_for(state: Duels, seat: SeatId) -> list[ids.TeamId]:
    """HD-S3, HD-S4: the teams nobody has yet; with good against evil, those of the right kind."""
    taken = [other.team for other in state.seats if other.team >= 0]
    reserved = [team.index for team in state.rules.teams if team.id in state.rules.wanted[: len(state.seats)]]
    free = [team.index for team in state.rules.teams if team.index not in taken and team.index not in reserved]
    if not (state.rules.choices["good_vs_evil"] and len(set(state.sides)) == 2):
        return free
    for other in state.seats:
        if other.team >= 0:
            good = state.rules.teams[other.team].good == (state.sides[other.seat] == state.sides[seat])
            fitting = [team for team in free if state.rules.teams[team].good == good]
            return fitting or free
    return free


def give_team(state: Duels, seat: SeatId, team: ids.TeamId) -> None:
    """HD-S2, HD-S5, HD-S13: the figures and the deck of a team, at full health."""
    rules = state.rules
    chosen = rules.teams[team]
    state.seats[seat].team = team
    names, characters, most = list(state.names), list(state.character), list(state.most)
    for figure, character, name in zip(ids.FIGURES[seat], chosen.slots, chosen.names, strict=False):
        names[figure] = name
        characters[figure] = character
        state.health[figure] = most[figure] = rules.characters[character].health
    state.names, state.character, state.most = tuple(names), tuple(characters), tuple(most)
    state.seats[seat].deck = list(chosen.deck)
    state.emit(TeamChosen(seat, chosen.id))


class ChooseTeams(Question):
    """HD-S4: a team nobody else plays."""

    comes_first = "why-setup-first"

    def options(self, state: Duels) -> list[Action]:
        return [ChooseTeam(state.rules.teams[team].id) for team in teams_for(state, self.seat)]


class TeamChoice(Procedure):
    """HD-S4: whoever has no team yet chooses one, in this order."""

    steps = ("next_seat_is_asked", "team_is_chosen")

    order: list[SeatId]

    def next_seat_is_asked(self, state: Duels) -> None:
        self.order = [seat for seat in self.order if state.seats[seat].team < 0]
        if self.order:
            state.ask(ChooseTeams(self.order[0]))
        else:
            self.finish()

    def team_is_chosen(self, state: Duels) -> None:
        answer = state.answer
        assert isinstance(answer, ChooseTeam)
        give_team(state, self.order[0], next(team.index for team in state.rules.teams if team.id == answer.team))
        self.start_over()


# --- placement ----------------------------------------------------------------------------------------------------------


def start_squares(state: Duels, figure: ids.Figure) -> list[ids.Square]:
    """HD-S8, HD-S10, HD-S11, HD-S12, HD-G4, HD-G5: where a figure may be placed."""
    seat = ids.OWNER[figure]
    lead = ids.FIGURES[seat][0]
    anchors = _anchors(state)
    waiting = [one.seat for one in state.seats if one.seat != seat and state.square[ids.FIGURES[one.seat][0]] < 0]
    taken = [anchors[other] for other in waiting] if anchors else []
    if figure != lead and not state.who(figure).lead:
        around = _free(state, AROUND[state.square[lead]], taken)
        return around or _nearest(state, (state.square[lead],), taken)
    if not anchors:
        return _nearest(state, COLUMNS[0 if state.left[seat] else WIDE - 1], taken)
    if figure == lead:
        return _nearest(state, (anchors[seat],), taken)
    return _nearest(state, COLUMNS[state.square[lead] % WIDE], anchors)


def _anchors(state: Duels) -> list[ids.Square]:
    """HD-G5: the start squares of leads where everybody plays for themselves."""
    count = len(state.seats)
    if count < 3 or state.is_team_game():
        return []
    return [square_number(name) for name in ANCHORS[count]]


def _free(state: Duels, squares: tuple[ids.Square, ...], taken: list[ids.Square]) -> list[ids.Square]:
    """HD-S12: obstacles are never start squares; nor are those that others wait for."""
    wall = state.place().wall
    return [square for square in squares if state.board[square] < 0 and not wall[square] and square not in taken]


def _nearest(state: Duels, wanted: tuple[ids.Square, ...], taken: list[ids.Square]) -> list[ids.Square]:
    """HD-S12: where the figure should be; else the free squares at the smallest distance from there, columns plus rows."""
    there = _free(state, wanted, taken)
    if there:
        return there
    free = _free(state, BOARD, taken)
    least = min([_steps(square, goal) for square in free for goal in wanted])
    return [square for square in free if min([_steps(square, goal) for goal in wanted]) == least]


def _steps(one: ids.Square, other: ids.Square) -> int:
    """Columns plus rows."""
    return abs(int(one % WIDE - other % WIDE)) + abs(int(one // WIDE - other // WIDE))


class ChooseStart(Question):
    """HD-S9, HD-S10: a start square for a figure."""

    rule = "HD-S10"
    comes_first = "why-setup-first"
    about_squares = "why-start-square"

    figure: ids.Figure

    def options(self, state: Duels) -> list[Action]:
        return [PUTS[square] for square in start_squares(state, self.figure)]


# --- the whole game -----------------------------------------------------------------------------------------------------


class Match(Procedure):
    """HD-S15: setting up takes these steps, in this order; then the turns follow."""

    steps = (
        "map_is_found",
        "wanted_teams_are_given",
        "teams_are_chosen",
        "start_is_rolled",
        "teams_are_drafted",
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
        state.map = found[0] if found else state.chance.of("map").below(len(rules.maps))
        state.emit(MapChosen(state.place().id))

    def wanted_teams_are_given(self, state: Duels) -> None:
        """HD-S4: those named by the options, and with random choice all others."""
        rules = state.rules
        for team in rules.teams:
            for seat in state.seats:
                if rules.wanted[seat.seat] == team.id:
                    give_team(state, seat.seat, team.index)
        if rules.choices["team_choice"] == "random":
            for seat in state.seats:
                if seat.team < 0:
                    free = teams_for(state, seat.seat)
                    give_team(state, seat.seat, free[state.chance.of("team", seat.seat).below(len(free))])

    def teams_are_chosen(self, state: Duels) -> None:
        """HD-S4: free choice in seat order; a draft waits for the start roll."""
        if state.rules.choices["team_choice"] == "free":
            state.call(TeamChoice([seat.seat for seat in state.seats]))

    def start_is_rolled(self, state: Duels) -> None:
        """HD-S6, HD-S7: the highest begins; equals roll again among themselves."""
        rolling = [seat.seat for seat in state.seats]
        while len(rolling) > 1:
            best = -1
            leaders: list[SeatId] = []
            for seat in rolling:
                face = state.face = roll(state, "start", seat)
                state.emit(StartRolled(seat, FACES[face]))
                rank = min(face, HEART)
                if rank > best:
                    best, leaders = rank, [seat]
                elif rank == best:
                    leaders.append(seat)
            rolling = leaders
        state.first = state.active = rolling[0]
        state.emit(StartFound(state.first))

    def teams_are_drafted(self, state: Duels) -> None:
        """HD-S4: in reverse turn order."""
        seats = len(state.seats)
        state.call(TeamChoice([SeatId((state.first - 1 - step) % seats) for step in range(seats)]))

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
        while self.done < len(state.names):
            figure = self.next_figure(state)
            if state.character[figure] >= 0:
                squares = start_squares(state, figure)
                if len(squares) > 1:
                    state.ask(ChooseStart(ids.OWNER[figure], figure))
                    return
                self.place(state, figure, squares[0])
            self.done += 1
        self.go_to("hands_are_drawn")

    def next_figure(self, state: Duels) -> ids.Figure:
        """HD-S9: the one to be placed now."""
        return ids.FIGURES[(state.first + self.done // ids.SLOTS) % len(state.seats)][self.done % ids.SLOTS]

    def figure_is_placed(self, state: Duels) -> None:
        answer = state.answer
        assert isinstance(answer, Put)
        self.place(state, self.next_figure(state), answer.square)
        self.done += 1
        self.go_to("next_figure_is_asked")

    def place(self, state: Duels, figure: ids.Figure, square: ids.Square) -> None:
        """HD-S10."""
        stand(state, figure, square)
        state.emit(FigurePlaced(ids.OWNER[figure], state.names[figure], square))

    def hands_are_drawn(self, state: Duels) -> None:
        """HD-S14, HD-S15: nobody places with knowledge of a hand."""
        for seat in state.seats:
            shuffle_deck(state, seat)
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
        seat = SeatId((state.active + 1) % seats)
        while state.seats[seat].out:
            seat = SeatId((seat + 1) % seats)
        if (seat - state.first) % seats <= before:
            if state.round == state.rules.round_limit:
                tally(state, "tally_rounds")
                return
            state.round += 1
        state.call(Turn(seat))
