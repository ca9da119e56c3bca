"""Setup: the layout, the groups, the market, the deck and the hands (MM-S1 to MM-S17)."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.flow import Decision, Procedure
from tafelrunde.games.mapmasters.actions import ACTIONS, Assign, Begins, Enter, GiveLantern
from tafelrunde.games.mapmasters.events import EntryChosen, GoalGiven, HandsDealt, LanternGiven, LayoutDealt
from tafelrunde.games.mapmasters.rules.decisions import (
    ChooseEntry,
    ChooseGoal,
    ChooseLantern,
    ChooseReader,
    ChooseStart,
    DecideMarket,
    entries,
)
from tafelrunde.games.mapmasters.rules.market import buy, close_market, market_is_over
from tafelrunde.games.mapmasters.rules.reach import flood_from_entry, flood_from_port, reached_by_all, reaches_all
from tafelrunde.games.mapmasters.rules.turn import Rounds
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, MOST_TOKENS, NONE, TOKENS, VOID, Ruleset
from tafelrunde.games.mapmasters.state import PORT_BITS, STANDING, Party, Seat, Table, put

# What is decided, in this order (MM-S16).
GOALS: Final = 0
ENTRIES: Final = 1
LANTERN: Final = 2
MARKET: Final = 3
START: Final = 4

LAYOUTS: Final = 100  # the last one stands in any case (MM-S17)
SHOWN_BOOKS: Final = 2
SPEAKER: Final = 0  # the first seat decides for all before the first turn (MM-G6)


def new_table(rules: Ruleset, seats: int, seed: int) -> Table:
    """MM-S1 to MM-S7: the layout lies, artifacts and groups are in their places; luck runs in the order of section 6."""
    chance = seeded(seed)
    places = [Seat(seat, [], rules.open_hands) for seat in range(seats)]
    table = Table(chance, rules, places, [Party(group) for group in range(len(rules.groups))], money=rules.money)
    lay_fixed(table)
    tries = 1
    while True:
        lay_starts(table)
        if tries == LAYOUTS or fair(table):
            break
        tries += 1
    fill_piles(table)
    mission = rules.mission
    if mission.goal_cards:
        goals = list(range(len(rules.goals)))
        chance.shuffle(goals)
        left = len(goals) - mission.goal_cards
        table.goals = tuple(sorted(goals[left:]))
        table.goal_pile = tuple(goals[:left])
    if mission.hidden:
        hidden = list(mission.hidden)
        chance.shuffle(hidden)
        for space in range(rules.spaces):
            if table.board[space] == HIDDEN:
                table.under = put(table.under, space, hidden.pop())
    shelf = list(range(len(rules.books)))
    chance.shuffle(shelf)
    table.shown = tuple([shelf.pop() for _ in range(SHOWN_BOOKS)])
    table.shelf = tuple(shelf)
    table.stock = tuple([MOST_TOKENS if kind in TOKENS else 0 for kind in range(6)])
    table.call(Setup(tries))
    return table


def lay_fixed(table: Table) -> None:
    """MM-S5, MM-S7: the cards the mission names, artifacts, and groups inside the dungeon."""
    rules = table.rules
    mission = rules.mission
    board: list[int] = []
    for cell in mission.grid:
        kind = rules.card_by_id.get(cell.rstrip("'"), EMPTY)
        board.append(VOID if cell == "#" else HIDDEN if cell == "?" else kind)
    table.board = tuple(board)
    table.turned = tuple([cell.endswith("'") for cell in mission.grid])
    table.closed = tuple([kind >= 0 and rules.cards[kind].role == "cell" for kind in board])
    table.under = (NONE,) * rules.spaces
    table.peeked = (False,) * rules.spaces
    table.used = (0,) * rules.spaces
    table.lying = (NONE,) * rules.spaces
    for artifact, space in mission.artifacts:
        table.lying = put(table.lying, space, artifact)
    if mission.inside is not None:
        group, space, port = mission.inside
        party = table.change(group)
        party.status = STANDING
        party.space = space
        party.port = port
        use_port(table, space, port)


def use_port(table: Table, space: int, port: int) -> None:
    """MM-R13: a start place inside the dungeon counts as a port and joint used by its group."""
    facing = (3, 5, 4, 0, 2, 1)[port]
    table.used = put(table.used, space, table.used[space] | 1 << (PORT_BITS + port))
    other = table.rules.near[space * 6 + port]
    if other != NONE:
        table.used = put(table.used, other, table.used[other] | 1 << (PORT_BITS + facing))


def lay_starts(table: Table) -> None:
    """MM-S3, MM-S4: start cards are shuffled and laid row by row, each either way round."""
    rules = table.rules
    chance: Chance = table.chance
    cards: list[int] = []
    for kind in rules.classes[0]:
        cards.extend([kind] * rules.copies[kind])
    chance.shuffle(cards)
    board = list(table.board)
    turned = list(table.turned)
    for space in range(rules.spaces):
        if rules.mission.grid[space] == "S":
            board[space] = cards.pop()
            turn = chance.below(2)
            turned[space] = rules.random_turns and turn == 1
    table.board = tuple(board)
    table.turned = tuple(turned)
    table.starts = tuple(cards)


def fill_piles(table: Table) -> None:
    """MM-S2, MM-S5: dungeon cards by cost, shuffled, without those that lie in the dungeon."""
    rules = table.rules
    piles: list[tuple[int, ...]] = []
    lying = set(table.board)
    for kinds in rules.classes[1:]:
        pile = [kind for kind in kinds if kind not in lying]
        table.chance.shuffle(pile)
        piles.append(tuple(pile))
    table.piles = tuple(piles)


def fair(table: Table) -> bool:
    """MM-S17: from every entry point and start place every mandatory goal can be reached, optimistically."""
    mission = table.rules.mission
    floods = [flood_from_entry(table, entry) for entry in range(len(mission.entries))]
    if mission.inside is not None:
        floods.append(flood_from_port(table, mission.inside[1], mission.inside[2]))
    return all(reaches_all(table, found) for found in reached_by_all(table, floods))


class Setup(Procedure):
    """MM-G3, MM-S10, MM-S16: goal cards, entry points, the Lantern, the market, then deck and hands, then who begins."""

    steps = ("layout_lies", "question_is_asked", "answer_is_heard")

    tries: int  # how often the start cards were laid (MM-S17)

    def layout_lies(self, state: Table) -> None:
        """MM-S17: the layout is fair before anybody sees it."""
        state.emit(LayoutDealt(self.tries))

    def question_is_asked(self, state: Table) -> None:
        """MM-G6: the speaker answers, or everybody votes."""
        if state.stage == GOALS and not [party for party in state.parties if party.goal == NONE and state.goals]:
            state.stage = ENTRIES
        if state.stage == GOALS and len(state.goals) <= state.rules.mission.goal_cards - state.rules.mission.keep:
            state.stage = ENTRIES
        if state.stage == ENTRIES and next_to_enter(state) == NONE:
            state.stage = LANTERN
        if state.stage == LANTERN and (state.rules.mission.lantern == NONE or has_lantern(state)):
            state.stage = MARKET
        if state.stage == MARKET and market_is_over(state, None):
            close(state)
        if state.stage == START and len(state.seats) == 1:
            begin_play(state, 0)
            self.finish()
            return
        state.ask(question(state, len(state.votes)))

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
            begin_play(state, action.seat)
            self.finish()
            return
        perform(state, action)
        if state.stage == MARKET and market_is_over(state, action):
            close(state)


def question(state: Table, seat: int) -> Decision:
    """What is asked now."""
    if state.stage == GOALS:
        group = next(party.group for party in state.parties if party.goal == NONE)
        return ChooseGoal(seat, state.rules.groups[group].id)
    if state.stage == ENTRIES:
        return ChooseEntry(seat, state.rules.groups[next_to_enter(state)].id)
    if state.stage == LANTERN:
        return ChooseLantern(seat)
    if state.stage == MARKET:
        return ChooseReader(seat) if state.blind != NONE else DecideMarket(seat)
    return ChooseStart(seat)


def next_to_enter(state: Table) -> int:
    """MM-S8: the next group, in the order of colours, that has no entry point."""
    for party in state.parties:
        if party.entry == NONE and party.status != STANDING:
            return party.group
    return NONE


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
        state.change(rules.group_by_id[action.group]).entry = entries(state).index(action.name)
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
    wanted = rules.mission.deck
    left = len(state.starts) - wanted[0]
    deck = list(state.starts[left:])
    deck.reverse()
    state.starts = state.starts[:left]
    piles: list[tuple[int, ...]] = []
    for index, pile in enumerate(state.piles):
        left = len(pile) - wanted[index + 1]
        drawn = list(pile[left:])
        drawn.reverse()
        deck.extend(drawn)
        piles.append(pile[:left])
    state.piles = tuple(piles)
    state.chance.shuffle(deck)
    size = rules.hand_size(len(state.seats))
    for seat in state.seats:
        for _ in range(size):
            seat.hand.append(deck.pop())
        seat.hand.sort()
    state.deck = tuple(deck)
    state.emit(HandsDealt(size, len(deck)))


def begin_play(state: Table, seat: int) -> None:
    """MM-S15: the action token goes to whoever begins."""
    state.call(Rounds(seat))
