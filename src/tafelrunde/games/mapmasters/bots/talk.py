"""What a computer partner has to say (MM-G4, MM-S12): what its hand holds that is needed, where it would lay a card, and which
group could do what. Cards are talked about, never shown."""

from typing import Final

from tafelrunde.engine import Listed, Player, SeatId
from tafelrunde.games.mapmasters.actions import Lay
from tafelrunde.games.mapmasters.bots.assignment import Assignment, assignment_of
from tafelrunde.games.mapmasters.bots.weights import LOST
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, NONE, PORTAL, CardId, GroupId, Space, TaskId
from tafelrunde.games.mapmasters.rules.turn import LayCard
from tafelrunde.games.mapmasters.ruleset import Amounts, Ruleset
from tafelrunde.games.mapmasters.search.goals_ahead import items_asked
from tafelrunde.games.mapmasters.state import Table

PAIR: Final = 2  # portals, between which somebody can travel


class Remark(Listed):
    """One thing worth saying; which one, its fields tell."""

    space: Space = Space(NONE)  # I take care of this space
    portal: bool = False  # I have a card with a portal
    group: GroupId = GroupId(NONE)  # what follows is for this group
    items: Amounts = ()  # I have a card with these items, which it lacks
    task: TaskId = TaskId(NONE)  # it could do this


def remarks(view: Table, speaker: SeatId, player: Player, first: bool) -> list[Remark]:
    """What a seat could say while another one has its turn, what matters most first. In the first turn everybody speaks of the
    own hand; later who comes next says where it would lay a card now, and whom it would send where."""
    look = assignment_of(view)
    hand = [*portal(view, speaker), *needed(view, look, speaker)]
    if first:
        return hand
    return [*place(view, look, speaker, player), *able(look), *hand]


def place(view: Table, look: Assignment, speaker: SeatId, player: Player) -> list[Remark]:
    """The gap on the way of the group that has farthest to go, if that is where the speaker would lay a card now."""
    gap = look.next_gap()
    if gap == NONE or not view.seats[speaker].hand:
        return []
    action = player.choose(on_turn(view, speaker))
    if isinstance(action, Lay) and view.rules.space_by_name[action.space] == gap:
        return [Remark(space=gap)]
    return []


def on_turn(view: Table, seat: SeatId) -> Table:
    """The table if it were this seat's turn now."""
    then = view.copy()
    then.active = seat
    then.decision = LayCard(seat)
    return then


def portal(view: Table, speaker: SeatId) -> list[Remark]:
    """MM-W8: a portal, while there are too few on the table to travel."""
    rules = view.rules
    lying = sum([portals(rules, card) for card in view.board if card >= 0])
    held = [card for card in view.seats[speaker].hand if portals(rules, card)]
    return [Remark(portal=True)] if held and lying < PAIR else []


def portals(rules: Ruleset, card: CardId) -> int:
    """How many portals are printed on a card."""
    printed = rules.cards[card]
    return sum([node.symbols.count(PORTAL) for node in printed.nodes]) + sum(
        [corridor.symbols.count(PORTAL) for corridor in printed.corridors]
    )


def needed(view: Table, look: Assignment, speaker: SeatId) -> list[Remark]:
    """Items on one hand card that a group lacks for the task that it should serve."""
    found: list[Remark] = []
    for group, number in look.share.items():
        party = view.parties[group]
        asked = items_asked(view, party, view.rules.tasks[number])
        lacking = [asked[kind] - view.available(party, kind) for kind in ITEM_KINDS]
        for card in view.seats[speaker].hand:
            lying = view.rules.cards[card].lying
            useful = [int(lying[kind]) if lacking[kind] > 0 else 0 for kind in ITEM_KINDS]
            if any(useful):
                found.append(Remark(group=group, items=tuple(useful)))
    return found


def able(look: Assignment) -> list[Remark]:
    """Which group should do what, where it can get there."""
    tasks = look.table.rules.tasks
    return [
        Remark(group=group, task=number)
        for group, number in look.share.items()
        if look.cost(group, tasks[number], look.distances[group]) < LOST
    ]
