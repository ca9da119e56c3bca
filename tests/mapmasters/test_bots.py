"""Computer partners play whole missions by the rules and know what they are doing."""

import pytest

from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.actions import END, BuyBook, Concede, Draw, Go, Point
from tafelrunde.games.mapmasters.bots.assignment import Sharing, assignment_of
from tafelrunde.games.mapmasters.bots.prospect import Prospect
from tafelrunde.games.mapmasters.bots.teamwork import Teamwork
from tafelrunde.games.mapmasters.network.cards import Network
from tafelrunde.games.mapmasters.network.crossing import FAR, HUB, crossing
from tafelrunde.games.mapmasters.rules.talk import speak
from tafelrunde.games.mapmasters.rules.turn import DecidePaths
from tafelrunde.games.mapmasters.ruleset import EMPTY
from tafelrunde.games.mapmasters.search.memory import EACH, KEEP, Memory
from tafelrunde.games.mapmasters.search.routes import Found, search
from tafelrunde.games.mapmasters.state import FINISHED
from tests.mapmasters.kit import dungeon, in_play, mission, parse, ruleset, says, started


def test_levels() -> None:
    """Easy, normal and strong partners exist; others are named in the error."""
    for level in ("random", "easy", "normal", "strong"):
        assert isinstance(GAME.player(level, 1), Player)
    with pytest.raises(ValueError, match="no partner"):
        GAME.player("mean", 1)


def test_a_partner_draws_the_leg_that_wins() -> None:
    """MM-W1: with one leg left to draw, it is drawn."""
    table = in_play(dungeon("ST1 G", "a1w", "1c"))
    action = GAME.player("normal", 1).choose(view(table, 0))
    assert isinstance(action, Draw)
    assert table.asked().why_not(table, action) is None


def test_a_partner_leaves_giving_up_to_people() -> None:
    """MM-W7: when somebody concedes, the computer agrees."""
    table = started(1, 2)
    speak(table, 1, parse("concede"))
    assert isinstance(GAME.player("easy", 1).choose(view(table, 0)), Concede)


def test_the_cheapest_sharing() -> None:
    """Every row gets a column of its own, at the least cost together."""
    sharing = Sharing([[1.0, 5.0], [1.5, 9.0]], 2)
    sharing.run()
    assert sharing.best == [1, 0]


def test_what_crossing_a_card_costs() -> None:
    """A wall cannot be crossed, obstacles cost more, and portals are a place of their own."""
    cards = {card.id: card for card in ruleset().cards}
    hall = crossing(Network(cards["ST1"]))
    assert hall.cost[4][5] < hall.cost[4][0] < FAR
    assert crossing(Network(cards["D07"])).cost[4][0] == FAR
    assert crossing(Network(cards["D05"])).cost[5][HUB] < FAR


def test_two_groups_that_need_the_same_room() -> None:
    """Legs are shared out so that both arrive, if they can."""
    table = in_play(dungeon("ST1 G", "a1w", "1c", groups=2))
    prospect = Prospect(table, 300)
    assert prospect.complete()
    team = prospect.together(10, 300, 2)
    assert team.most == 1
    assert Teamwork(prospect.memory, 10, 300).solve(table) == 1
    assert assignment_of(table).value() > 0


def test_a_partner_buys_a_book_that_opens_a_way() -> None:
    """MM-F4: in this deal of mission 4 the book that leads to monsters helps more than any token for its price."""
    table = mission(4, 3, seed=0)
    partner = GAME.player("normal", 1)
    bought = []
    while not table.turn:
        action = partner.choose(view(table, table.asked().seat))
        bought.append(action)
        says(table, action.text)
    assert [action.text for action in bought if isinstance(action, BuyBook)] == ["buy-book Z03 yellow"]


def test_a_partner_votes_with_the_others() -> None:
    """MM-G6: where somebody has voted, a partner goes with most of them."""
    table = mission(1, 3, decisions="vote")
    says(table, "enter g4e green")
    assert GAME.player("normal", 1).choose(view(table, 1)).text == "enter g4e green"


def test_a_strong_partner_keeps_to_its_limit() -> None:
    """With a limit it says the same every time, and a longer search is longer; the last look at a placement is finished."""
    table = started(1, 3)
    said = []
    thought = []
    for limit in (12, 12, 60):
        partner = GAME.player("strong", 1)
        assert isinstance(partner, Thinker)
        partner.limit(limit)
        said.append(partner.choose(view(table, 0)))
        thought.append(partner.thought)
    assert said[0] == said[1]
    assert 12 <= thought[0] == thought[1] < 20
    assert thought[0] < thought[2] < 70


def test_what_a_partner_weighs() -> None:
    """The choice comes first, the others from good to bad, and they are worth different things."""
    table = started(1, 3)
    weighed = GAME.player("normal", 1).weigh(view(table, 0))
    assert weighed[0][0] == GAME.player("normal", 1).choose(view(table, 0))
    worths = [worth for _, worth in weighed]
    assert worths == sorted(worths, reverse=True)
    assert 0 < worths[-1] < worths[0] < 1


def test_a_leg_is_led_on_step_by_step() -> None:
    """Section 4: whoever draws step by step is led to the goal that helps."""
    table = in_play(dungeon("ST1 G", "a1w", "1c"))
    says(table, "begin green")
    partner = GAME.player("strong", 1)
    while not table.over:
        action = partner.choose(view(table, 0))
        assert isinstance(action, Go)
        says(table, action.text)
    assert table.won


def test_a_partner_points_where_a_card_is_needed() -> None:
    """MM-G4: at an empty space, once; then the step ends."""
    table = started(5, 3)
    partner = GAME.player("normal", 1)
    says(table, partner.choose(view(table, 0)).text)
    action = partner.choose(view(table, 0))
    assert isinstance(action, Point)
    assert table.board[table.rules.space_by_name[action.name]] == EMPTY
    speak(table, 0, action)
    assert partner.choose(view(table, 0)) == END


def told(found: Found) -> list[tuple[object, ...]]:
    """What a search has found, in words."""
    return [(route.goal, route.words, route.walk.cost, route.walk.task) for route in found.routes]


@pytest.mark.parametrize("number", [2, 7])
def test_what_is_remembered_is_what_would_be_found(number: int) -> None:
    """A search from memory finds what a new one would, whatever has been laid and drawn since."""
    table = started(number, 2, seed=3)
    memory = Memory()
    chance = seeded(number)
    asked = 0
    while not table.over:
        options = table.asked().options(table)
        if isinstance(table.asked(), DecidePaths):
            for party in table.parties:
                if party.status != FINISHED:
                    asked += 1
                    once = search(table, party.group, 60, EACH, KEEP, any_order=True)
                    assert told(memory.search(table, party.group, 60)) == told(once)
        table.take(options[chance.below(len(options))])
    assert memory.count < asked


@pytest.mark.no_cover
def test_partners_turn_cards_over_and_bring_the_crown_out() -> None:
    """MM-A4: in this deal of mission 6 they look for the crown, fetch it and win; they once waited until no space was left."""
    table = mission(6, 3, seed=7001)
    partners = [GAME.player("normal", seat) for seat in range(3)]
    while not table.over:
        seat = table.asked().seat
        action = partners[seat].choose(view(table, seat))
        says(table, action.text)
    assert table.reveals > 0
    assert table.won
