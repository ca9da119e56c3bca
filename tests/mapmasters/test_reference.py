"""The path checker agrees with a brute-force reading of the rules on 5,000 random small dungeons."""

from collections.abc import Sequence
from random import Random

import pytest

from tafelrunde.games.mapmasters.ids import ITEM_LETTERS
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.ruleset import unpacked
from tafelrunde.games.mapmasters.search.routes import every_leg
from tafelrunde.games.mapmasters.state import WALKED
from tests.mapmasters.kit import dungeon
from tests.mapmasters.reference import Plan, Reference, Result, State

CARDS = [f"ST{number}" for number in range(1, 10)] + [f"D{number:02}" for number in range(1, 73)]
SHAPES = ((2, 1), (3, 1), (2, 2), (1, 3), (2, 2), (3, 2))
SIDES = {"w": (6, 5), "e": (2, 3), "n": (1,), "s": (4,)}
PARTS = 20


def compare(seed: int) -> int:
    """Lay a random dungeon, list all legs both ways; how many there are."""
    random = Random(seed)
    columns, rows = random.choice(SHAPES)
    cells = [random.choice(CARDS) + random.choice(["", "'"]) for _ in range(columns * rows)]
    start = 0
    goal = random.randrange(1, columns * rows)
    cells[goal] = "G"
    for space in range(1, columns * rows):
        if space != goal and random.random() < 0.1:
            cells[space] = "#"
    side = random.choice("wn")
    need = random.choice(["", "", "1c", "1s", "2c", "1k", "1w"])
    tokens = "".join(random.sample("wskr", random.choice([0, 0, 1, 2])))
    books = random.sample([1, 2, 3, 5, 6, 7, 8, 9], random.choice([0, 0, 1, 1, 2])) if columns * rows <= 4 else []
    layout = " / ".join(" ".join(cells[row * columns : (row + 1) * columns]) for row in range(rows))
    table = dungeon(layout, f"a1{side}", need, tokens=tokens, books=books)
    ours: set[Result] = set()
    for route in every_leg(table, 0, 400_000):
        walk = route.walk
        path = tuple((space, table.card(space).corridors[a].text) for what, space, a, _, _ in pieces(walk) if what == WALKED)
        ours.add((path, held(unpacked(walk.found)), held(unpacked(walk.spent)), bits(walk.tokens), numbers(walk.books)))
    plans = [None if cell in "#G" else Plan(table.card(space).line, cell.endswith("'")) for space, cell in enumerate(cells)]
    wanted = {word[-1]: int(word[:-1]) for word in need.split()}
    reference = Reference(plans, columns, goal, wanted)
    theirs = reference.legs(start, SIDES[side], State(tokens=frozenset(tokens), books=frozenset(books)))
    assert ours == theirs, f"seed {seed}: {layout}, entry {side}, need {need}, tokens {tokens}, books {books}"
    return len(ours)


def held(counts: Sequence[int]) -> str:
    return "".join(sorted(letter * count for letter, count in zip(ITEM_LETTERS, counts, strict=True)))


def bits(tokens: int) -> str:
    return "".join(sorted(letter for number, letter in enumerate(ITEM_LETTERS) if tokens >> number & 1))


def numbers(books: int) -> tuple[int, ...]:
    return tuple(number for number in range(1, 10) if books >> number & 1)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.no_cover) for part in range(1, PARTS))])
def test_paths_agree_with_the_reference(part: int) -> None:
    """MM-M1 to MM-M12, MM-R2 to MM-R8, MM-O1 to MM-O5, MM-Q1 to MM-Q3, MM-C2 to MM-C5, MM-B3 to MM-B10: 250 dungeons each."""
    legs = sum(compare(seed) for seed in range(part * 250, part * 250 + 250))
    assert legs > 250
