"""Setup, second half: goal cards, entry points, the Lantern, the market, deck and hands, who begins (MM-S8 to MM-S16)."""

from typing import Final

from tafelrunde.engine import Action, Chance, Decision, Procedure, Reason, SeatId
from tafelrunde.games.mapmasters.actions import ACTIONS, STARTS, Assign, Begins, Enter, GiveLantern
from tafelrunde.games.mapmasters.events import EntryChosen, GoalGiven, HandsDealt, LanternGiven, LayoutDealt
from tafelrunde.games.mapmasters.ids import NONE, CardId, GateId
from tafelrunde.games.mapmasters.rules.layout import laid_out
from tafelrunde.games.mapmasters.rules.market import ChooseReader, DecideMarket, buy, close_market, market_is_over
from tafelrunde.games.mapmasters.rules.turn import Rounds
from tafelrunde.games.mapmasters.ruleset import Ruleset
from tafelrunde.games.mapmasters.state import STANDING, Party, Table

# What is decided, in this order (MM-S16).
GOALS: Final = 0
ENTRIES: Final = 1
LANTERN: Final = 2
MARKET: Final = 3
START: Final = 4

SPEAKER: Final = SeatId(0)  # the first seat decides for all before the first turn (MM-G6)


def new_table(rules: Ruleset, seats: int, chance: Chance) -> Table:
    """The table before anything has happened."""
    table, tries = laid_out(rules, seats, chance)
    table.call(Setup(tries))
    return table


class Setup(Procedure):
    """MM-G3, MM-S10, MM-S16: goal cards, entry points, the Lantern, the market, then deck and hands, then who begins."""

    steps = ("layout_lies", "question_is_asked", "answer_is_heard")
    tries: int  # how often the start cards were laid (MM-S17)

    def layout_lies(self, state: Table) -> None:
        """MM-S17: the layout is fair before anybody sees it."""
        state.emit(LayoutDealt(self.tries))

    def question_is_asked(self, state: Table) -> None:
        """MM-G6: the speaker answers, or everybody votes."""
        mission = state.rules.mission
        if state.stage == GOALS and len(state.goals) <= mission.goal_cards - mission.keep:
            state.stage = ENTRIES
        if state.stage == ENTRIES and next_to_enter(state) is None:
            state.stage = LANTERN
        if state.stage == LANTERN and (mission.lantern == NONE or has_lantern(state)):
            state.stage = MARKET
        if state.stage == MARKET and market_is_over(state, None):
            close(state)
        if state.stage == START and len(state.seats) == 1:
            state.call(Rounds(SPEAKER))
            self.finish()
            return
        state.ask(question(state, SeatId(len(state.votes))))

    def answer_is_heard(self, state: Table) -> None:
        """One answer, or the answer most seats gave; the speaker's own decides between equals."""
        action = state.answer
        assert action is not None
        self.go_to("question_is_asked")
        if state.rules.votes and len(state.seats) > 1:
            state.votes += (action.text,)
            if len(state.votes) < len(state.seats):
                return
            words = majority(state.votes).split()
            action = ACTIONS[words[0]].read(words[1:])
            state.votes = ()
        if isinstance(action, Begins):
            state.call(Rounds(action.seat))
            self.finish()
            return
        perform(state, action)
        if state.stage == MARKET and market_is_over(state, action):
            close(state)


def question(state: Table, seat: SeatId) -> Decision:
    """What is asked now."""
    groups = state.rules.groups
    if state.stage == GOALS:
        group = next(party.group for party in state.parties if party.goal == NONE)
        return ChooseGoal(seat, groups[group].id)
    if state.stage == ENTRIES:
        party = next_to_enter(state)
        assert party is not None  # else the setup has gone on
        return ChooseEntry(seat, groups[party.group].id)
    if state.stage == LANTERN:
        return ChooseLantern(seat)
    if state.stage == MARKET:
        return ChooseReader(seat) if state.blind != NONE else DecideMarket(seat)
    return ChooseStart(seat)


class ChooseGoal(Decision):
    """MM-S16: which of the revealed goal cards a group gets."""

    rule = "MM-G6"
    group: str

    def options(self, state: Table) -> list[Action]:
        return [Assign(state.rules.goals[goal].id, self.group) for goal in state.goals]


class ChooseEntry(Decision):
    """MM-S8: where a group enters: any entry point that no other group has."""

    group: str

    def options(self, state: Table) -> list[Action]:
        taken = [party.entry for party in state.parties]
        return [Enter(name, self.group) for number, name in enumerate(entries(state)) if number not in taken]

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if isinstance(action, Enter) and action not in self.options(state):
            return Reason("MM-S8", "why-entry-taken")
        return super().why_not(state, action)


def entries(state: Table) -> list[str]:
    """The names of the entry points: `a2w`."""
    return [state.rules.gate_name(gate) for gate in state.rules.mission.entries]


class ChooseLantern(Decision):
    """MM-S7: which group carries the Lantern."""

    def options(self, state: Table) -> list[Action]:
        return [GiveLantern(group.id) for group in state.rules.groups]


class ChooseStart(Decision):
    """MM-S15: who begins."""

    def options(self, state: Table) -> list[Action]:
        return list(STARTS[: len(state.seats)])


def next_to_enter(state: Table) -> Party | None:
    """MM-S8: the next group, in the order of colours, that has no entry point."""
    for party in state.parties:
        if party.entry == NONE and party.status != STANDING:
            return party
    return None


def has_lantern(state: Table) -> bool:
    """Whether some group carries the Lantern."""
    return any(party.artifacts >> state.rules.mission.lantern & 1 for party in state.parties)


def majority(votes: tuple[str, ...]) -> str:
    """MM-G6: what was said most often; of equals what the speaker said, else what was said first."""
    most = max([votes.count(vote) for vote in votes])
    best = [vote for vote in votes if votes.count(vote) == most]
    return votes[SPEAKER] if votes[SPEAKER] in best else best[0]


def perform(state: Table, action: Action) -> None:
    """Carry out what was decided."""
    rules = state.rules
    if isinstance(action, Assign):
        goal = rules.goal_by_id[action.name]
        state.goals = tuple([other for other in state.goals if other != goal])
        state.change(rules.group_by_id[action.group]).goal = goal
        state.emit(GoalGiven(action.group, action.name))
    elif isinstance(action, Enter):
        state.change(rules.group_by_id[action.group]).entry = GateId(entries(state).index(action.name))
        state.emit(EntryChosen(action.group, action.name))
    elif isinstance(action, GiveLantern):
        party = state.change(rules.group_by_id[action.name])
        party.artifacts |= 1 << rules.mission.lantern
        party.peeks = True
        state.emit(LanternGiven(action.name))
    else:
        buy(state, action)


def close(state: Table) -> None:
    """MM-S9, MM-S11: after the market the deck is built and the hands are drawn."""
    close_market(state)
    state.stage = START
    rules = state.rules
    deck: list[CardId] = []
    state.starts = drawn(deck, state.starts, rules.mission.deck[0])
    state.piles = tuple([drawn(deck, pile, rules.mission.deck[cost + 1]) for cost, pile in enumerate(state.piles)])
    state.chance.of("deck").shuffle(deck, rules.card_names)
    size = rules.hand_size(len(state.seats))
    for seat in state.seats:
        for _ in range(size):
            seat.hand.append(deck.pop())
        seat.hand.sort()
    state.deck = tuple(deck)
    state.emit(HandsDealt(size, len(deck)))


def drawn(deck: list[CardId], pile: tuple[CardId, ...], number: int) -> tuple[CardId, ...]:
    """So many cards from the top of a pile, one after the other, into the deck; the rest of the pile."""
    left = len(pile) - number
    deck.extend(reversed(pile[left:]))
    return pile[:left]
