"""The printed facts: the board, the deeds, and what all of it adds up to."""

import pytest

from tafelrunde.games.monopoly.ruleset import KINDS
from tests.monopoly.kit import SHOPS, TRANSPORTS, table

RULES = table().state.rules

OTHER_SPACES = {
    0: "go",
    2: "chest",
    4: "tax",
    7: "bottle",
    10: "jail",
    17: "chest",
    20: "free",
    22: "bottle",
    30: "go_to_jail",
    33: "chest",
    36: "bottle",
    38: "tax",
}

# space, group, price, mortgage, tenth, lift, upgrade, rents: bare, one to four sprouts, tree
PLACES = """
1 brown 60 30 3 33 50 2 10 30 90 160 250
3 brown 60 30 3 33 50 4 20 60 180 320 450
6 light_blue 100 50 5 55 50 6 30 90 270 400 550
8 light_blue 100 50 5 55 50 6 30 90 270 400 550
9 light_blue 120 60 6 66 50 8 40 100 300 450 600
11 pink 140 70 7 77 100 10 50 150 450 625 750
13 pink 140 70 7 77 100 10 50 150 450 625 750
14 pink 160 80 8 88 100 12 60 180 500 700 900
16 orange 180 90 9 99 100 14 70 200 550 750 950
18 orange 180 90 9 99 100 14 70 200 550 750 950
19 orange 200 100 10 110 100 16 80 220 600 800 1000
21 red 220 110 11 121 150 18 90 250 700 875 1050
23 red 220 110 11 121 150 18 90 250 700 875 1050
24 red 240 120 12 132 150 20 100 300 750 925 1100
26 yellow 260 130 13 143 150 22 110 330 800 975 1150
27 yellow 260 130 13 143 150 22 110 330 800 975 1150
29 yellow 280 140 14 154 150 24 120 360 850 1025 1200
31 green 300 150 15 165 200 26 130 390 900 1100 1275
32 green 300 150 15 165 200 26 130 390 900 1100 1275
34 green 320 160 16 176 200 28 150 450 1000 1200 1400
37 dark_blue 350 175 18 193 200 35 175 500 1100 1300 1500
39 dark_blue 400 200 20 220 200 50 200 600 1400 1700 2000
"""


@pytest.mark.parametrize("line", PLACES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_places(line: str) -> None:
    """RM-P1, RM-U2, RM-R4, RM-H3, RM-H4: group, price, mortgage, tenth, lift, upgrade and rents of each of the 22 places."""
    number, group, *figures = line.split()
    space = int(number)
    price, mortgage, tenth, lift, upgrade, *rents = (int(figure) for figure in figures)
    assert KINDS[RULES.kind[space]] == "place"
    assert RULES.board.names[RULES.group[space]] == group
    assert (RULES.price[space], RULES.mortgage[space], RULES.interest[space], RULES.lift[space]) == (
        price,
        mortgage,
        tenth,
        lift,
    )
    assert RULES.upgrade[space] == upgrade
    assert list(RULES.board.rent[space]) == rents


@pytest.mark.parametrize("space", TRANSPORTS)
def test_transports(space: int) -> None:
    """RM-P1, RM-R5: four of them, alike."""
    assert KINDS[RULES.kind[space]] == "transport"
    assert (RULES.price[space], RULES.mortgage[space], RULES.interest[space], RULES.lift[space]) == (200, 100, 10, 110)
    assert list(RULES.board.rent[space]) == [25, 50, 100, 200]


@pytest.mark.parametrize("space", SHOPS)
def test_shops(space: int) -> None:
    """RM-P1, RM-R6: two of them, alike."""
    assert KINDS[RULES.kind[space]] == "shop"
    assert (RULES.price[space], RULES.mortgage[space], RULES.interest[space], RULES.lift[space]) == (150, 75, 8, 83)
    assert list(RULES.board.rent[space]) == [4, 10]


def test_the_other_spaces() -> None:
    """RM-L2, RM-X2: twelve spaces without a deed, two of them taxes."""
    found = {space: KINDS[RULES.kind[space]] for space in range(40) if space not in RULES.deeds}
    assert found == OTHER_SPACES
    assert (RULES.board.amount[4], RULES.board.amount[38]) == (200, 100)


def test_sums() -> None:
    """RM-S5: all deeds together cost 5690, 4590 of it places; the bank would lend 2845 on them."""
    assert len(RULES.deeds) == 28
    assert sum(RULES.price) == 5690
    assert sum(RULES.price[int(line.split()[0])] for line in PLACES.strip().splitlines()) == 4590
    assert sum(RULES.mortgage) == 2845
    assert all(price % 2 == 0 for price in RULES.price)


def test_the_bank_and_the_usual_sums() -> None:
    """RM-S3, RM-S5, RM-M2, RM-J6: 1500 to start, 200 at GO, 50 in jail, 32 sprouts and 12 trees."""
    board = RULES.board
    assert (board.start_cash, board.salary, board.fine, board.sprouts, board.trees) == (1500, 200, 50, 32, 12)
