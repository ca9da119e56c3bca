"""Item cards, an option that is not in the rulebook (RM-G3): one each, used once, for all to see."""

from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import (
    DeedBought,
    DeedReturned,
    DeedsSwapped,
    DiceThrown,
    DoublesThrown,
    InterestPaid,
    ItemDealt,
    ItemUsed,
    Moved,
    PurchaseTaken,
    RentEscaped,
    RentPaid,
    SalaryPaid,
)
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import pay
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly
from tests.monopoly.kit import BATON, BROWN, DARK_BLUE, FLUTE, HARP, HOURGLASS, MASK, OCARINA, ORANGE, kinds, table

ITEMS = {"item_cards": True, "tokens": "random"}


def test_one_item_each() -> None:
    """RM-G3, item_cards: six different ones, dealt at random, public; none without the option."""
    state = GAME.start(GAME.setting(dict(ITEMS)), 6, 1, listen=True)
    assert isinstance(state, Monopoly)
    assert sorted(seat.item for seat in view(state, SPECTATOR).seats) == [0, 1, 2, 3, 4, 5]
    assert sum(isinstance(event, ItemDealt) for event in state.heard or []) == 6
    assert [seat.item for seat in table().state.seats] == [-1, -1, -1]


def test_flute() -> None:
    """RM-G3, IT1: one's cheapest deed against another's dearest; what grows in both groups is sold first."""
    game = table(owns={0: BROWN, 1: DARK_BLUE}, levels={1: 1, 3: 1, 37: 1, 39: 2}, items={0: FLUTE}, options=ITEMS)
    assert game.options("item") == ["item IT1 1"]  # seat 2 has nothing to swap
    assert game.take("item IT1 1") == [ItemUsed(0, "IT1"), DeedsSwapped(0, 1, 1, 39)]
    assert (game.deeds(0), game.deeds(1)) == ([3, 39], [1, 37])
    assert game.cash == [1500 + 50, 1500 + 300, 1500]
    assert game.state.sprouts == 32
    assert game.refused("item IT1 1") == "RM-G3"  # once only


def test_flute_with_mortgages() -> None:
    """RM-G3, IT1, RM-N10: mortgages stay, and whoever receives one decides; nobody is driven into debt."""
    game = table(owns={0: [1], 1: [39]}, mortgaged=[1, 39], items={0: FLUTE}, options=ITEMS)
    game.take("item IT1 1")
    assert game.asked == DecideReceipt(0, 39, 0)
    assert game.take("keep") == [InterestPaid(0, 39, 20)]
    assert game.asked == DecideReceipt(1, 1, 0)
    game = table(owns={0: [1], 1: [39]}, mortgaged=[39], items={0: FLUTE}, cash={0: 19}, options=ITEMS)
    assert game.refused("item IT1 1") == "RM-G3"


def test_hourglass() -> None:
    """RM-G3, IT2: right after another's purchase the deed is taken over for its price."""
    game = table(items={2: HOURGLASS}, options=ITEMS)
    game.land(0, 39)
    game.take("buy")
    assert game.asked == DecideItem(2, HOURGLASS, 39)
    assert game.take("item IT2") == [ItemUsed(2, "IT2"), PurchaseTaken(2, 0, 39, 400)]
    assert game.deeds(2) == [39]
    assert game.cash == [1500, 1500, 1100]


def test_hourglass_may_wait() -> None:
    """RM-G3, IT2: it is kept for later; its holder is not asked without the money, nor about the own purchase."""
    game = table(items={2: HOURGLASS}, options=ITEMS)
    game.land(0, 39)
    game.take("buy")
    assert game.refused("done") == "RM-G3"
    assert game.refused("item IT5") == "RM-G3"
    assert game.asked.default(game.state).text == "skip-item"
    game.take("skip-item")
    assert game.deeds(0) == [39]
    assert game.state.seats[2].item == HOURGLASS
    game.land(2, 1)
    assert kinds(game.take("buy")) == [DeedBought]
    assert game.asked == DecideOwn(0, False)
    pay(game.state, 2, game.cash[2] - 100, BANK)
    game.land(0, 37)
    game.take("buy")
    assert game.asked == DecideOwn(0, False)


def test_ocarina() -> None:
    """RM-G3, IT3: a deed without upgrades in its group goes back to the bank; its owner gets the mortgage value."""
    game = table(owns={0: [5], 1: [39, *ORANGE]}, levels={19: 1}, mortgaged=[39], items={0: OCARINA}, options=ITEMS)
    assert game.options("item") == ["item IT3 5", "item IT3 39"]
    assert game.refused("item IT3 16") == "RM-G3"
    assert game.refused("item IT3 0") == "RM-G3"
    assert game.take("item IT3 39") == [ItemUsed(0, "IT3"), DeedReturned(1, 39, 200)]
    assert game.state.owner[39] == BANK
    assert not game.state.mortgaged[39]
    assert game.cash == [1500, 1700, 1500]


def test_baton() -> None:
    """RM-G3, IT4: after the throw, before the move, once more; the new throw counts, doubles included."""
    game = table(at={0: 6}, items={0: BATON}, dice=[(1, 2), (2, 2)], options=ITEMS)
    game.take("roll")
    assert game.asked == DecideItem(0, BATON, 6)
    assert game.at[0] == 6
    events = game.take("item IT4")
    assert events[:4] == [ItemUsed(0, "IT4"), DiceThrown(0, 2, 2), DoublesThrown(0), Moved(0, 6, 10)]
    assert game.asked == DecideOwn(0, False)


def test_baton_may_wait() -> None:
    """RM-G3, IT4: the first throw counts."""
    game = table(at={0: 7}, items={0: BATON}, dice=[(1, 2), (2, 2)], options=ITEMS)
    game.take("roll", "skip-item")
    assert game.at[0] == 10
    assert game.state.seats[0].item == BATON


def test_mask() -> None:
    """RM-G3, IT5: rent is not owed this once."""
    game = table(owns={0: [39]}, items={1: MASK}, options=ITEMS)
    game.land(1, 39)
    assert game.asked == DecideItem(1, MASK, 39)
    assert game.take("item IT5") == [ItemUsed(1, "IT5"), RentEscaped(1, 39)]
    assert game.cash == [1500] * 3
    assert game.land(1, 39) == [RentPaid(1, 0, 39, 50)]


def test_mask_may_wait() -> None:
    """RM-G3, IT5: then the rent is paid."""
    game = table(owns={0: [39]}, items={1: MASK}, options=ITEMS)
    game.land(1, 39)
    assert game.take("skip-item") == [RentPaid(1, 0, 39, 50)]


def test_harp() -> None:
    """RM-G3, IT6: instead of throwing to the next unowned deed, with a salary on the way; then the turn ends."""
    game = table(owns={1: [39, *BROWN]}, at={0: 37}, items={0: HARP}, options=ITEMS)
    assert game.take("item IT6") == [ItemUsed(0, "IT6"), Moved(0, 37, 5), SalaryPaid(0, 200)]
    assert game.asked == DecideBuy(0, 5, 200)
    game.take("buy")
    assert game.asked == DecideOwn(0, True)
    assert game.state.throws == 0
    game.take("end-turn")
    assert game.decider == 1


def test_harp_not_in_jail_nor_after_the_throw() -> None:
    """RM-G3, IT6: only before a throw, and only in freedom."""
    assert table(jailed={0: 0}, items={0: HARP}, options=ITEMS).refused("item IT6") == "RM-G3"
    assert table(closing=True, items={0: HARP}, options=ITEMS).refused("item IT6") == "RM-G3"


def test_items_are_not_traded() -> None:
    """RM-G3: a trade cannot name them, and they leave the game with their holder."""
    game = table(items={0: MASK}, options=ITEMS)
    assert game.refused("item IT5") == "RM-G3"  # its moment has not come
    game.take("resign")
    assert game.state.seats[0].item == -1
