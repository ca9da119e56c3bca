"""The two decks: every card, and how cards are drawn, kept and returned."""

from collections import Counter
from typing import Any

import pytest

from tafelrunde.engine.view import view
from tafelrunde.engine.words import message
from tafelrunde.games.monopoly.events import (
    BankCollected,
    BankPaid,
    BankruptToSeat,
    CardDrawn,
    DebtVoid,
    JailCardKept,
    JailEntered,
    MovedBack,
    RepairsDue,
    SalaryPaid,
    SeatPaid,
)
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tests.monopoly.kit import BROWN, DARK_BLUE, LIGHT_BLUE, Table, kinds, table


def gain(amount: int) -> tuple[int, list[Any]]:
    return amount, [BankPaid(0, amount)]


def fee(amount: int) -> tuple[int, list[Any]]:
    return -amount, [BankCollected(0, amount)]


# What each card does to seat 0, standing on 7 or 2 with five sprouts and two trees, of three players: its rupees, what it hears
# last.
CARDS: dict[str, tuple[int, list[Any]]] = {
    "EB01": (200, [SalaryPaid(0, 200)]),
    "EB02": (0, []),
    "EB03": (0, []),
    "EB04": (0, []),
    "EB05": (0, []),
    "EB06": (0, []),
    "EB07": gain(50),
    "EB08": (0, [JailCardKept(0, 0)]),
    "EB09": (-200, [MovedBack(0, 7, 4)]),
    "EB10": (0, [JailEntered(0)]),
    "EB11": (-325, [RepairsDue(0, 5, 2, 325)]),
    "EB12": fee(15),
    "EB13": (200, [SalaryPaid(0, 200)]),
    "EB14": (0, []),
    "EB15": (-100, [SeatPaid(0, 1, 50), SeatPaid(0, 2, 50)]),
    "EB16": gain(150),
    "TC01": (200, [SalaryPaid(0, 200)]),
    "TC02": gain(200),
    "TC03": fee(50),
    "TC04": gain(50),
    "TC05": (0, [JailCardKept(0, 1)]),
    "TC06": (0, [JailEntered(0)]),
    "TC07": gain(100),
    "TC08": gain(20),
    "TC09": (20, [SeatPaid(1, 0, 10), SeatPaid(2, 0, 10)]),
    "TC10": gain(100),
    "TC11": fee(100),
    "TC12": fee(50),
    "TC13": gain(25),
    "TC14": (-430, [RepairsDue(0, 5, 2, 430)]),
    "TC15": gain(10),
    "TC16": gain(100),
}
LEADS_TO = {"EB01": 0, "EB02": 24, "EB03": 11, "EB04": 12, "EB05": 15, "EB06": 15, "EB09": 4, "EB13": 5, "EB14": 39, "TC01": 0}
LEADS_TO |= {"EB10": 10, "TC06": 10}


def gardener() -> Table:
    """Seat 0 has five sprouts and two trees."""
    return table(owns={0: DARK_BLUE + LIGHT_BLUE}, levels={37: 5, 39: 5, 6: 1, 8: 2, 9: 2})


@pytest.mark.parametrize("card", CARDS)
def test_every_card(card: str) -> None:
    """RM-C1, RM-C4, RM-C7: each of the 32 cards does what it says, at once, and goes under its deck unless it is kept."""
    rupees, heard = CARDS[card]
    game = gardener()
    events = game.draw(0, card)
    deck = "bottle" if card.startswith("EB") else "chest"
    assert events[0] == CardDrawn(0, ("bottle", "chest").index(deck), card)
    assert game.cash[0] == 1500 + rupees
    assert [event for event in heard if event not in events] == []
    assert game.at[0] == LEADS_TO.get(card, 7 if deck == "bottle" else 2)
    kept = JailCardKept in kinds(events)
    assert (game.cards(deck)[-1] == card) != kept
    assert len(game.cards(deck)) == (15 if kept else 16)
    if card in ("EB02", "EB03", "EB04", "EB05", "EB06", "EB13"):
        assert isinstance(game.asked, DecideBuy)  # the space it leads to is for sale


def test_deck_statistics() -> None:
    """RM-C3: what lies in the two decks in all, as the rulebook of the content says."""
    cards = table().state.rules.cards
    does = {card.id: message(type(card.do[0])).replace("-", "_") for card in cards}
    bottle, chest = (Counter(does[card.id] for card in cards if card.deck == deck) for deck in (0, 1))
    moving = ("move_to", "move_to_nearest", "move_by", "go_to_jail")
    assert [card.id for card in cards if card.deck == 0 and does[card.id] in moving] == [
        *(f"EB0{number}" for number in range(1, 7)),
        "EB09",
        "EB10",
        "EB13",
        "EB14",
    ]
    rest = {effect: number for effect, number in bottle.items() if effect not in moving}
    assert rest == {"gain": 2, "pay": 1, "pay_each": 1, "repairs": 1, "keep_jail_card": 1}
    assert [card.id for card in cards if card.deck == 1 and does[card.id] in moving] == ["TC01", "TC06"]
    rest = {effect: number for effect, number in chest.items() if effect not in moving}
    assert rest == {"gain": 8, "pay": 3, "collect_each": 1, "repairs": 1, "keep_jail_card": 1}
    sums = Counter[tuple[int, str]]()
    for card in cards:
        sums[int(card.deck), does[card.id]] += getattr(card.do[0], "amount", 0)
    assert [sums[0, "gain"], sums[0, "pay"], sums[1, "gain"], sums[1, "pay"]] == [200, 15, 605, 200]
    assert len(cards) == 32


def test_a_card_is_drawn_from_the_top_and_goes_under_the_deck() -> None:
    """RM-C1: the second card is the next one drawn."""
    game = table(decks={"chest": ["TC08", "TC15"]})
    game.land(0, 2)
    assert game.cards("chest")[-1] == "TC08"
    assert CardDrawn(0, 1, "TC15") in game.land(0, 17)
    assert game.cards("chest")[-2:] == ["TC08", "TC15"]


def test_jail_card_cycle() -> None:
    """RM-C2, RM-C3, RM-J8: the card leaves its deck of 16 while it is held, and is the last of 16 once used."""
    game = table()
    game.draw(0, "EB08")
    assert len(game.cards("bottle")) == 15
    assert "EB08" not in game.cards("bottle")
    game = table(jailed={0: 0}, jail_cards={0: ["bottle"]})
    game.take("use-card bottle")
    assert len(game.cards("bottle")) == 16
    assert game.cards("bottle")[-1] == "EB08"


def test_a_jail_card_may_be_sold() -> None:
    """RM-C2, RM-N3: on its own, for rupees."""
    game = table(jail_cards={0: ["chest"]})
    game.take("offer 1 give 0 chest get 40 -", "accept")
    assert [seat.jail_cards[1] for seat in game.state.seats] == [False, True, False]
    assert game.cash == [1540, 1460, 1500]


def test_decks_are_never_shuffled_again() -> None:
    """RM-C3: after 16 cards they come in the same order again; what was seen stays known."""
    game = table(cash={0: 100_000, 1: 100_000, 2: 100_000}, decks={"chest": ["TC02"]})
    order = [name for name in game.cards("chest") if name != "TC05"]
    drawn = []
    for _ in range(31):
        game.state.seats[0].jailed = False
        events = game.land(0, 2)
        drawn += [event.card for event in events if isinstance(event, CardDrawn)]
    once = [name for name in drawn if name != "TC05"]
    assert once == order + order
    assert view(game.state, 1).decks[1].cards == game.state.decks[1].cards


def test_advance_pays_the_salary_on_the_way() -> None:
    """RM-C4: forward from 36 to 24 passes GO, from 22 it does not; from the space itself it is a whole lap."""
    game = table(owns={0: [24]})
    assert SalaryPaid in kinds(game.draw(0, "EB02", space=36))
    assert SalaryPaid not in kinds(game.draw(0, "EB02", space=22))


@pytest.mark.parametrize(
    ("start", "card", "target"), [(7, "EB05", 15), (22, "EB06", 25), (36, "EB05", 5), (36, "EB04", 12), (22, "EB04", 28)]
)
def test_nearest_means_strictly_ahead(start: int, card: str, target: int) -> None:
    """RM-C5: the first such space ahead; if it is unowned it may be bought."""
    game = table()
    game.draw(0, card, space=start)
    assert game.at[0] == target
    assert game.take("decline", "pass", "bid 5", "pass")
    assert game.deeds(2) == [target]


def test_back_three() -> None:
    """RM-C6: from 22 to 19, which is carried out; no salary."""
    game = table(owns={1: [19]})
    game.draw(0, "EB09", space=22)
    assert game.cash == [1484, 1516, 1500]


def test_card_payments_go_to_the_bank() -> None:
    """RM-C7: unless the card names players."""
    game = table()
    game.draw(0, "TC11")
    assert game.cash == [1400, 1500, 1500]
    assert game.state.pot == 0


def test_pay_each_player() -> None:
    """RM-C8, RM-D13: in order clockwise; who cannot be paid in full is the creditor."""
    game = table(seats=4, cash={0: 120})
    events = game.draw(0, "EB15")
    assert [event for event in events if isinstance(event, SeatPaid)] == [SeatPaid(0, 1, 50), SeatPaid(0, 2, 50)]
    assert game.asked == DecideDebt(0, 50, 3)
    assert BankruptToSeat(0, 3, 20) in game.take("bankrupt")
    assert game.cash == [0, 1550, 1550, 1520]


def test_collect_from_each_player() -> None:
    """RM-C8: three others pay 10 each; whoever is out is skipped."""
    game = table(seats=4)
    game.draw(0, "TC09")
    assert game.cash == [1530, 1490, 1490, 1490]
    game = table(seats=4, out=[2])
    game.draw(3, "TC09")
    assert game.cash == [1490, 1490, 0, 1520]


def test_the_order_of_payments_is_clockwise() -> None:
    """RM-C8: from the left of the drawer, round the table."""
    game = table(seats=4)
    events = game.draw(2, "EB15")
    assert [event.owner for event in events if isinstance(event, SeatPaid)] == [3, 0, 1]


def test_repairs() -> None:
    """RM-C9: five sprouts and two trees cost 325, or 430."""
    game = gardener()
    game.draw(0, "EB11")
    assert game.cash[0] == 1500 - 325
    game = gardener()
    game.draw(0, "TC14")
    assert game.cash[0] == 1500 - 430
    assert table().draw(0, "EB11")[-1] == RepairsDue(0, 0, 0, 0)


@pytest.mark.parametrize("space", [36, 33])
def test_a_card_sends_to_jail(space: int) -> None:
    """RM-C10, RM-J1: straight there, without a salary, and the turn ends."""
    game = table(at={0: space - 4}, dice=[(1, 3)], decks={"bottle": ["EB10"], "chest": ["TC06"]})
    game.roll()
    assert game.state.seats[0].jailed
    assert game.cash[0] == 1500
    assert game.decider == 1


def test_treasure_chest_is_one_deck() -> None:
    """RM-C11: the rulebook once has another word for it; all three of its spaces draw from the same 16 cards."""
    game = table(decks={"chest": ["TC08", "TC15", "TC13"]})
    drawn = [game.land(0, space)[0] for space in (2, 17, 33)]
    assert drawn == [CardDrawn(0, 1, card) for card in ("TC08", "TC15", "TC13")]
    assert {card.deck for card in game.state.rules.cards} == {0, 1}


def test_when_the_drawer_leaves_the_rest_is_dropped() -> None:
    """RM-C12, RM-D9: seat 0 collects; the interest on bankrupt seat 1's deeds ruins it; nobody else pays any more."""
    # given: seat 1 has nothing but mortgages; seat 0 has nothing at all, and seats 2 and 3 could pay
    game = table(seats=4, cash={0: 0, 1: 0}, owns={1: [37, 39]}, mortgaged=[37, 39])
    game.draw(0, "TC09")
    assert game.asked == DecideDebt(1, 10, 0)
    # when
    game.take("bankrupt", "keep")
    assert game.asked == DecideDebt(0, 18, -1)
    game.take("bankrupt")
    # then: both deeds are auctioned, and nobody pays ten rupees to somebody who has left
    assert game.state.seats[0].out
    game.take("pass", "pass", "pass", "pass")
    assert game.cash == [0, 0, 1500, 1500]


def test_a_payer_who_goes_bankrupt_does_not_stop_the_others() -> None:
    """RM-C12: seat 1 cannot pay, seat 2 pays all the same."""
    game = table(seats=3, cash={1: 4})
    game.draw(0, "TC09")
    game.take("bankrupt")
    assert game.cash == [1514, 0, 1490]


def test_a_debt_to_somebody_who_has_left_is_void() -> None:
    """RM-C12: seat 1 owes seat 0 ten rupees, but first asks for open rent, which ruins seat 0."""
    options = {"rent_demand": "attention", "auto_pass": "always"}
    game = table(cash={0: 0, 1: 0}, owns={1: BROWN}, levels={1: 3, 3: 4}, at={0: 39}, dice=[(2, 2)], options=options)
    game.roll()  # passes GO with a salary of 200, lands on 3: 320 could be asked for
    assert game.state.claims
    game.draw(0, "TC09")
    assert game.asked == DecideDebt(1, 10, 0)
    game.take("demand 1")
    assert game.asked == DecideDebt(0, 320, 1)
    assert DebtVoid(1) in game.take("bankrupt")
    assert game.cash == [0, 200, 1500]


def test_every_card_has_an_id_of_its_own() -> None:
    """RM-C1: 16 and 16, each once."""
    ids = [card.id for card in table().state.rules.cards]
    assert sorted(ids) == sorted(CARDS)
    assert len(set(ids)) == 32
