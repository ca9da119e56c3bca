"""Effects: the verbs of a card, one after the other, and whom they are about (HD-E)."""

from tafelrunde.engine import Action, Procedure, SeatId
from tafelrunde.games.duels.actions import PickFigure, PickOpponent
from tafelrunde.games.duels.ids import NO_FIGURE, OWNER, CardId, Figure, Square
from tafelrunde.games.duels.rules.cards import has_user
from tafelrunde.games.duels.rules.movement import is_free
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.sight import in_sight
from tafelrunde.games.duels.ruleset import Card, Verb, Whom
from tafelrunde.games.duels.state import AROUND, BOARD, Duels, adjacent


class Effects(Procedure):
    """HD-E1: the effects of one part of a card, each completed before the next."""

    steps = ("next_effect", "answer_is_carried_out")

    seat: SeatId
    card: CardId
    user: Figure
    part: str  # after, play or relic
    foe: Figure = NO_FIGURE  # the other fighter
    role: str = ""  # attack or defence, as the card was used
    number: int = 0  # of the next effect
    it: Figure = NO_FIGURE  # the figure of the effect before
    it_seat: SeatId = SeatId(-1)  # the player of the effect before
    moving: list[Figure] = []  # figures still to be moved
    left: int = 0  # cards still to be picked

    def verbs(self, state: Duels) -> tuple[Verb, ...]:
        """Those of the part that is being carried out."""
        card = state.rules.cards[self.card]
        return card.after if self.part == "after" else card.play if self.part == "play" else card.relic

    def verb(self, state: Duels) -> Verb:
        """The one that is being carried out."""
        return self.verbs(state)[self.number - 1]

    def next_effect(self, state: Duels) -> None:
        """HD-C12, HD-E6, HD-G9: the rest is skipped once the user, or any of those needed together, is eliminated."""
        self.start_over()
        card = state.rules.cards[self.card]
        gone = state.seats[self.seat].out or state.health[self.user] <= 0
        if gone or (card.together and not has_user(state, self.seat, card)):
            self.finish()
        elif self.moving:
            self.verb(state).resume(state, self)
        elif self.number >= len(self.verbs(state)):
            self.finish()
        else:
            self.number += 1
            verb = self.verb(state)
            if (not verb.role or verb.role == self.role) and holds(state, verb.condition, self.user, self.foe):
                verb.begin(state, self)

    def answer_is_carried_out(self, state: Duels) -> None:
        self.start_over()
        answer = state.answer
        assert answer is not None
        self.verb(state).go_on(state, self, answer)

    def ask(self, state: Duels, question: Question) -> None:
        """The verb goes on with the answer."""
        state.ask(question)
        self.go_to("answer_is_carried_out")


def holds(state: Duels, condition: str, user: Figure, foe: Figure) -> bool:
    """HD-E5, HD-H5: tested when the effect happens."""
    if not condition:
        return True
    fight = state.fight
    if fight is None:
        return False
    match condition:
        case "damage":
            return fight.dealt >= 1
        case "undefended":
            return fight.defence < 0
        case "defended":
            return fight.defence >= 0
        case "melee":
            return fight.melee
        case "ranged":
            return not fight.melee
    return state.health[foe] > 0 and adjacent(state.square[user], state.square[foe])


# --- whom ---------------------------------------------------------------------------------------------------------------


class ChooseFigure(Question):
    """HD-E3: one of these figures."""

    card: str
    figures: tuple[Figure, ...]

    def options(self, state: Duels) -> list[Action]:
        return [PickFigure(state.names[figure]) for figure in self.figures]


class ChooseOpponent(Question):
    """HD-G8: one opponent still in play."""

    card: str

    def options(self, state: Duels) -> list[Action]:
        return [PickOpponent(other) for other in state.opponents(self.seat)]


def subjects(state: Duels, run: Effects, whom: Whom) -> list[Figure]:
    """The living figures that a verb is about, or among which it chooses."""
    match whom.mode:
        case "user":
            return _alive(state, run.user)
        case "foe":
            return _alive(state, run.foe)
        case "target":
            return _alive(state, state.fight.target) if state.fight is not None else []
        case "it":
            return _alive(state, run.it)
        case "team":
            return state.own(run.seat)
        case "partners":
            return state.partners(run.seat)
        case "character":
            return [figure for figure in state.own(run.seat) if state.character[figure] == whom.character]
    return candidates(state, run.user, run.foe, whom)


def _alive(state: Duels, figure: Figure) -> list[Figure]:
    return [figure] if figure >= 0 and state.health[figure] > 0 else []


def candidates(state: Duels, user: Figure, foe: Figure, whom: Whom) -> list[Figure]:
    """HD-E3, HD-E9: the figures among which `pick` chooses and which `each` names; measured from a square."""
    seat = OWNER[user]
    start = state.square[user]
    if whom.origin == "foe":
        start = state.square[foe]  # where it stands, or stood when it fell
    elif whom.origin == "character":
        there = [figure for figure in state.own(seat) if state.character[figure] == whom.origin_character]
        if not there:
            return []
        start = state.square[there[-1]]
    found: list[Figure] = []
    side = state.sides[seat]
    for figure in state.everybody():
        if state.health[figure] <= 0 or (whom.except_foe and figure == foe):
            continue
        owner = OWNER[figure]
        if (whom.side == "enemy" and state.sides[owner] == side) or (whom.side == "own" and owner != seat):
            continue
        if whom.rank and (whom.rank == "lead") != state.who(figure).lead:
            continue
        if whom.where == "adjacent" and not adjacent(start, state.square[figure]):
            continue
        if whom.where == "los" and not in_sight(state, user, start, figure):
            continue
        found.append(figure)
    return found


def squares_for(state: Duels, user: Figure, figure: Figure, where: str) -> list[Square]:
    """HD-M9: the free squares of the stated area that are legal for the figure."""
    area: list[Square] = []
    match where:
        case "any":
            area.extend(BOARD)
        case "adjacent_user":
            area.extend(AROUND[state.square[user]])
        case "adjacent_lead":
            for lead in state.leads(OWNER[user]):
                area.extend(AROUND[state.square[lead]])
        case _:
            for enemy in state.enemies(OWNER[user]):
                area.extend(AROUND[state.square[enemy]])
    return [square for square in sorted(set(area)) if is_free(state, figure, square)]


def first_is_possible(state: Duels, user: Figure, card: Card) -> bool:
    """HD-X4: if the first effect chooses, hits each, puts or recovers, there is somebody or something for it."""
    verb = card.play[0] if card.play else card.relic[0]
    return verb.is_possible(state, user, card)
