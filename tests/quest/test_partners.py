"""What the normal partner plays from a hand."""

import pytest

from tafelrunde.engine.view import view
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tests.quest.kit import Table, challenge


def chosen(table: Table) -> str:
    return NormalPlayer(1, talks=False).choose(view(table.state, table.asked)).text


@pytest.mark.parametrize(("heroes", "card"), [(2, "play B11"), (1, "play B01")])
def test_a_partner_guards_the_team_and_a_lone_hero_fights_on(heroes: int, card: str) -> None:
    """TQ-B2: two points of skill would avert the penalty of a round that cannot be the last."""
    table = challenge("FOB1", heroes, hands={0: ["B11", "B01"]})
    table.challenge.keyed = True
    assert chosen(table) == card


def test_no_more_is_played_than_is_needed() -> None:
    """TQ-V7: of two cards that solve the room the smaller one."""
    table = challenge("WI01", 2, hands={0: ["B05", "B01"]})
    table.challenge.keyed = True
    table.challenge.progress = table.challenge.goal - 2
    assert chosen(table) == "play B01"
