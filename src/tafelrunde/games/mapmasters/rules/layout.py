"""Setup, first half: the layout of the dungeon, artifacts, groups inside it, and what lies ready (MM-S1 to MM-S7, MM-S17)."""

from typing import Final

from tafelrunde.engine import Chance, SeatId
from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.network.reach import flood_from_entry, flood_from_port, reached_by_all, reaches_all
from tafelrunde.games.mapmasters.ruleset import EMPTY, FACING, HIDDEN, MOST_TOKENS, PORTS, VOID, Ruleset
from tafelrunde.games.mapmasters.state import PORT_BITS, STANDING, Party, Seat, Table, put

LAYOUTS: Final = 100  # the last one stands in any case (MM-S17)
SHOWN_BOOKS: Final = 2


def bare_table(rules: Ruleset, seats: int, chance: Chance) -> Table:
    """A table with the cards that the mission names (MM-S5)."""
    places = [Seat(SeatId(seat), [], rules.open_hands) for seat in range(seats)]
    parties = [Party(ids.GroupId(group)) for group in range(len(rules.groups))]
    table = Table(chance, rules, places, parties=parties, money=rules.money)
    lay_fixed(table)
    return table


def laid_out(rules: Ruleset, seats: int, chance: Chance) -> tuple[Table, int]:
    """MM-S1 to MM-S7: the layout lies, artifacts and groups are in their places; and how often start cards were laid."""
    table = bare_table(rules, seats, chance)
    tries = 1
    lay_starts(table)
    while tries < LAYOUTS and not fair(table):
        tries += 1
        lay_starts(table)
    fill_piles(table)
    mission = rules.mission
    if mission.goal_cards:
        goals = [ids.GoalId(goal) for goal in range(len(rules.goals))]
        chance.of("goals").shuffle(goals)
        left = len(goals) - mission.goal_cards
        table.goals = tuple(sorted(goals[left:]))
        table.goal_pile = tuple(goals[:left])
    if mission.hidden:
        hidden = list(mission.hidden)
        chance.of("hidden").shuffle(hidden)
        for space in table.face_down():
            table.under = put(table.under, space, hidden.pop())
    shelf = [ids.BookId(book) for book in range(len(rules.books))]
    chance.of("books").shuffle(shelf)
    table.shown = tuple([shelf.pop() for _ in range(SHOWN_BOOKS)])
    table.shelf = tuple(shelf)
    table.stock = tuple([MOST_TOKENS if kind in ids.TOKENS else 0 for kind in ids.ITEM_KINDS])
    return table, tries


def lay_fixed(table: Table) -> None:
    """MM-S5, MM-S7: the cards the mission names, artifacts, and groups inside the dungeon."""
    rules = table.rules
    mission = rules.mission
    board: list[ids.CardId] = []
    for space, cell in zip(rules.all_spaces, mission.grid, strict=True):
        board.append(VOID if cell == "#" else HIDDEN if cell == "?" else rules.card_by_id.get(mission.card_at(space), EMPTY))
    table.board = tuple(board)
    table.turned = tuple([cell.endswith("'") for cell in mission.grid])
    table.closed = tuple([card >= 0 and rules.cards[card].role == "cell" for card in board])
    table.under = (ids.CardId(ids.NONE),) * rules.spaces
    table.peeked = (False,) * rules.spaces
    table.used = (0,) * rules.spaces
    table.lying = (ids.NO_ARTIFACT,) * rules.spaces
    for artifact, space in mission.artifacts:
        table.lying = put(table.lying, space, artifact)
    if mission.inside is not None:
        group, space, port = mission.inside
        party = table.change(group)
        party.status = STANDING
        party.space = space
        party.port = port
        use_port(table, space, port)


def use_port(table: Table, space: ids.Space, port: ids.Port) -> None:
    """MM-R13: a start place inside the dungeon counts as a port and joint used by its group."""
    table.used = put(table.used, space, table.used[space] | 1 << (PORT_BITS + port))
    other = table.rules.near[space * PORTS + port]
    if other != ids.NONE:
        table.used = put(table.used, other, table.used[other] | 1 << (PORT_BITS + FACING[port]))


def lay_starts(table: Table) -> None:
    """MM-S3, MM-S4: start cards are shuffled and laid row by row, each either way round."""
    rules = table.rules
    cards: list[ids.CardId] = []
    for card in rules.classes[0]:
        cards.extend([card] * rules.copies[card])
    table.chance.of("starts").shuffle(cards, rules.card_names)
    turns = table.chance.of("turns")
    board = list(table.board)
    turned = list(table.turned)
    for space in rules.all_spaces:
        if rules.mission.grid[space] == "S":
            board[space] = cards.pop()
            turn = turns.below(2)
            turned[space] = rules.random_turns and turn == 1
    table.board = tuple(board)
    table.turned = tuple(turned)
    table.starts = tuple(cards)


def fill_piles(table: Table) -> None:
    """MM-S2, MM-S5: dungeon cards by cost, shuffled, without those that lie in the dungeon."""
    piles: list[tuple[ids.CardId, ...]] = []
    for cost, cards in enumerate(table.rules.classes[1:]):
        pile = [card for card in cards if card not in table.board]
        table.chance.of("pile", cost).shuffle(pile, table.rules.card_names)
        piles.append(tuple(pile))
    table.piles = tuple(piles)


def fair(table: Table) -> bool:
    """MM-S17: from every entry point and start place every mandatory goal can be reached, optimistically."""
    mission = table.rules.mission
    floods = [flood_from_entry(table, ids.GateId(entry)) for entry in range(len(mission.entries))]
    if mission.inside is not None:
        floods.append(flood_from_port(table, mission.inside[1], mission.inside[2]))
    return all(reaches_all(table, found) for found in reached_by_all(table, floods))
