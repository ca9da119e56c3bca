"""Searches: no goal is missed that a full list has, and no dead end is declared that is none."""

from random import Random

import pytest

from tafelrunde.games.mapmasters.network.reach import flood_of, reached_by_all
from tafelrunde.games.mapmasters.rules.ground import ground_for
from tafelrunde.games.mapmasters.rules.walk import begin
from tafelrunde.games.mapmasters.ruleset import DIFFICULTIES
from tafelrunde.games.mapmasters.search.goals_ahead import goals_ahead
from tafelrunde.games.mapmasters.search.pruning import Pruning, stand_of
from tafelrunde.games.mapmasters.search.routes import every_leg, search
from tafelrunde.games.mapmasters.state import FINISHED
from tests.mapmasters.kit import dungeon, hold, mission, options, says
from tests.mapmasters.test_reference import CARDS

NEEDS = ("", "1c", "2c", "1s", "2s", "1k", "1w", "2k", "1b", "1w 1s")


@pytest.mark.parametrize("difficulty", DIFFICULTIES[1:])
def test_listing_and_searching_find_the_same_goals(difficulty: str) -> None:
    """MM-R9, MM-D2 to MM-D7: in small dungeons a search misses no goal that the full list has, on Hard neither."""
    reached = 0
    for seed in range(150):
        random = Random(seed)
        cards = [card + random.choice(["", "'"]) for card in random.sample(CARDS, 3)]
        layout = random.choice(["{0} {1} / {2} G", "{0} {1} G {2}", "{0} {2} / {1} G"]).format(*cards)
        table = dungeon(
            layout, "a1w", random.choice(NEEDS), difficulty=difficulty, tokens=random.choice(["", "", "w", "s", "ks"])
        )
        listed = {route.goal for route in every_leg(table, 0)}
        assert {route.goal for route in search(table, 0, 20_000).routes} == listed, f"seed {seed}: {layout}"
        assert listed <= goals_ahead(table, 0, False)
        reached += len(listed)
    assert reached > 10


def test_too_few_items_lie_in_reach() -> None:
    """MM-I4: a goal that asks for more than lies where the group might come is not looked for; a plan still learns from it."""
    assert goals_ahead(dungeon("ST1 G", "a1w", "2c"), 0, False) == {0}
    assert goals_ahead(dungeon("ST1 G", "a1w", "3c"), 0, False) == set()
    assert goals_ahead(dungeon("ST1 G", "a1w", "3c"), 0, True) == {0}
    assert goals_ahead(dungeon("ST1 G", "a1w", "3c", found="1c"), 0, False) == {0}


def test_on_hard_more_is_not_better() -> None:
    """MM-D7: two keys are no rival for one where one is asked for, below Hard they are; a token that is left hinders."""
    for difficulty, better in (("normal", True), ("hard", False)):
        table = dungeon("ST1 G", "a1w", "1k", difficulty=difficulty)
        rivals = Pruning(ground_for(table, 0, True), 1)
        rivals.look_for([0])
        one = stand_of(begin(ground_for(dungeon("ST1 G", "a1w", found="1k"), 0, True)))
        two = stand_of(begin(ground_for(dungeon("ST1 G", "a1w", found="2k"), 0, True)))
        token = stand_of(begin(ground_for(dungeon("ST1 G", "a1w", found="1k", tokens="w"), 0, True)))
        coins = stand_of(begin(ground_for(dungeon("ST1 G", "a1w", found="1k 5c"), 0, True)))
        assert rivals.crowded(one, [two]) is better
        assert rivals.crowded(one, [token]) is better
        assert rivals.crowded(one, [coins])  # nobody asks for coins
        assert rivals.crowded(coins, [one])
        assert not rivals.crowded(two, [one])


def test_a_search_goes_on_from_where_a_leg_is() -> None:
    """Section 4: from a place in the middle of a leg only the rest of it is said."""
    table = dungeon("ST2 ST1 ST2 / ST3 G ST3", "a1w")
    whole = search(table, 0).routes[0]
    walk = begin(ground_for(table, 0, False))
    rest = search(table, 0, start=walk).routes[0]
    assert rest.words == whole.words
    assert rest.goal == whole.goal


def test_searches_that_end_early_reach_the_same() -> None:
    """MM-X3, MM-X4: to know that all is reached from an empty space changes nothing for the tasks, gates and cells."""
    random = Random(7)
    compared = 0
    for number in (1, 3, 4, 5, 11, 14):
        table = mission(number, 3, seed=number)
        if number == 5:
            hold(table, 1, books=[3, 5])
        while not table.over:
            offered = options(table)
            says(table, "end" if "end" in offered else "done" if "done" in offered else random.choice(offered))
            if not table.turn or table.over:
                continue
            groups = [party.group for party in table.parties if party.status != FINISHED]
            together = reached_by_all(table, [flood_of(table, group) for group in groups])
            for group, found in zip(groups, together, strict=True):
                alone = flood_of(table, group).run()
                assert (found.tasks, found.gates) == (alone.tasks, alone.gates)
                closed = sum(1 << space for space, shut in enumerate(table.closed) if shut)
                assert found.spaces & closed == alone.spaces & closed
                compared += 1
    assert compared > 100
