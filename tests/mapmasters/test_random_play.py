"""Random play uses every card, every spellbook and every artifact."""

from random import Random

import pytest

from tafelrunde.engine.chance import seeded
from tafelrunde.engine.options import Choices
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.actions import Draw
from tafelrunde.games.mapmasters.rules.drawing import Leg
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.search.routes import Route, search
from tafelrunde.games.mapmasters.state import FINISHED, WALKED, Table
from tests.mapmasters.kit import dungeon, mission, options, ruleset, says
from tests.mapmasters.matrix import OPTIONS
from tests.mapmasters.test_reference import CARDS

WALKABLE = [f"B{number:02}" for number in (3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18)]


def random_dungeon(card: str, random: Random) -> Table:
    """A card between two others, in front of a boss, for a group with plenty of everything."""
    one, two = random.sample(CARDS, 2)
    layout = random.choice([f"{one} {card} G {two}", f"{card}' G {one}", f"{one} {two} / {card} G", f"{card} {one} / G {two}'"])
    entry = random.choice(["a1w", "a1n"])
    books = random.sample(range(1, 10), 2)
    table = dungeon(layout, entry, tokens="wskr", books=books, found="3w 3r 3k 3s 3b")
    table.rules.mission.raft = True
    table.closed = (False,) * len(table.closed)
    return table


def test_every_card_is_walked_and_every_book_used() -> None:
    """MM-M4, MM-M13, MM-B2: each card that can be walked, each of the nine books."""
    walked: set[str] = set()
    used = 0
    for card in CARDS + WALKABLE:
        random = Random(card)
        for _ in range(60):
            if card in walked and used == 0b1111111110:
                break
            table = random_dungeon(card, random)
            held = table.parties[0].books
            for route in search(table, 0, 200, 3).routes:
                used |= held & ~route.walk.books
                walked |= {table.card(space).id for what, space, *_ in pieces(route.walk) if what == WALKED}
        assert card in walked, card
    assert used == 0b1111111110


def some_leg(table: Table, random: Random) -> Route | None:
    """Any leg of any group; one that takes something is liked best."""
    groups = [party.group for party in table.parties if party.status != FINISHED and not party.drew]
    routes = [(group, route) for group in groups for route in search(table, group, 120).routes]
    if not routes:
        return None
    random.shuffle(routes)
    routes.sort(key=lambda pair: pair[1].goal < 1000 and not pair[1].walk.taken)
    return routes[0][1]


def wander(number: int, seed: int) -> Table:
    """A mission played by chance, drawing legs when there are any."""
    random = Random(f"{number} {seed}")
    table = mission(number, 2, seed, difficulty="easy", dead_ends=False)
    while not table.over:
        offered = options(table)
        if "end" in offered:
            route = some_leg(table, random)
            if route is not None and random.random() < 0.8:
                says(table, Draw(table.rules.groups[route.walk.ground.group].id, route.words).text)
                continue
            says(table, "end")
            continue
        says(table, random.choice(offered))
    return table


def test_every_artifact_is_taken() -> None:
    """MM-A2, MM-S7: in the missions where it lies, some group takes it sooner or later."""
    taken = 0
    bosses = 0
    for number in (1, 2, 3, 6, 7, 12, 13, 14):
        wanted = carried(number)
        for seed in range(25):
            if taken & wanted == wanted:
                break
            table = wander(number, seed)
            for party in table.parties:
                taken |= party.artifacts
            bosses += int(table.done).bit_count()
        assert taken & wanted == wanted, f"mission {number}"
    assert taken == (1 << 13) - 1
    assert bosses


def carried(number: int) -> int:
    """The artifacts of a mission, a bit each."""
    mission = ruleset(mission=number).mission
    cards = {card.id: card for card in ruleset().cards}
    found = sum(1 << artifact for artifact, _ in mission.artifacts)
    for cell in {*mission.grid, *(ruleset().cards[kind].id for kind in mission.hidden)}:
        card = cards.get(cell.rstrip("'"))
        if card is not None and card.takes >= 0:
            found |= 1 << card.takes
    if mission.lantern >= 0:
        found |= 1 << mission.lantern
    return int(found)


def forgetful(table: Table) -> Table:
    """The same table, of which nothing is known that was found out before."""
    twin = table.copy()
    twin.maze = None
    twin.runs = None
    twin.outsets = (None,) * len(twin.parties)
    for procedure in twin.stack:
        if isinstance(procedure, Leg):
            procedure.trail = ()
    return twin


@pytest.mark.parametrize("choices", OPTIONS, ids=str)
def test_what_is_remembered_is_what_would_be_found_anew(choices: Choices) -> None:
    """MM-R8, MM-X4: also where two copies of a table go different ways and share what they found before."""
    chance = seeded(17)
    for seed in range(4):
        first = GAME.start(GAME.setting(choices), 3, seed)
        assert isinstance(first, Table)
        tables = [first]
        for step in range(240):
            if step == 80:
                tables.append(first.copy())
            table = tables[step % len(tables)]
            if table.over:
                break
            offered, anew = GAME.legal_actions(table), forgetful(table)
            assert [action.text for action in offered] == [action.text for action in GAME.legal_actions(anew)]
            action = offered[chance.below(len(offered))]
            table.take(action)
            anew.take(action)
            assert table == anew
