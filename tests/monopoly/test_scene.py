"""The table as a picture: the board, the seats, the deeds, what is going on, and what stays hidden."""

import msgspec
import pytest

from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.say import Say, Who, say
from tafelrunde.engine.scene import Board, Dice, Panel, Pile, Scene, Space, Track
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tests.monopoly.kit import BROWN, DARK_BLUE, ORANGE, SHOPS, TRANSPORTS, Table, table


def seen(position: Table, viewer: int = 0) -> Scene:
    return GAME.whole_scene(view(position.state, viewer))


def board(scene: Scene) -> Board:
    return next(zone for zone in scene.zones if isinstance(zone, Board))


def space(scene: Scene, name: str) -> Space:
    return next(space for space in board(scene).spaces if space.id == name)


def panel(scene: Scene) -> Panel:
    return next(zone for zone in scene.zones if isinstance(zone, Panel))


def strong(scene: Scene, sheet: str) -> list[Say | None]:
    """The values that hold now."""
    return [line.value for line in scene.sheets[sheet].lines if line.strong]


# --- the board --------------------------------------------------------------------------------------------------------


def test_forty_spaces_fill_the_rim_without_gaps() -> None:
    """Corners of 1.6 units, nine spaces of one unit between two corners; the jail corner is a cell and two strips."""
    drawn = board(seen(table()))
    assert (drawn.width, drawn.height) == (12.2, 12.2)
    assert {f"s{number}" for number in range(40)} | {"jail", "jail-side"} == {one.id for one in drawn.spaces}
    assert sum(one.w * one.h for one in drawn.spaces) == pytest.approx(12.2**2 - 9**2)
    assert all(one.x >= 0 and one.x + one.w < 12.3 and one.y >= 0 and one.y + one.h < 12.3 for one in drawn.spaces)


@pytest.mark.parametrize(("number", "x", "y", "side"), [(1, 9.6, 10.6, "top"), (11, 0, 9.6, "right"), (21, 1.6, 0, "bottom")])
def test_spaces_go_clockwise_with_their_bands_inside(number: int, x: float, y: float, side: str) -> None:
    one = space(seen(table()), f"s{number}")
    assert [one.x, one.y] == pytest.approx([x, y])
    assert one.band
    assert one.band.side == side


def test_a_band_has_its_colour_and_its_letter() -> None:
    """RM-G6: the group is never told by colour alone."""
    band = space(seen(table()), "s8").band
    assert band
    assert (band.colour, band.letter) == ("group-light-blue", "B")


def test_a_space_shows_price_rent_and_mortgage() -> None:
    """RM-P2, RM-R2, RM-R3: what the next visitor has to know."""
    scene = seen(table(owns={1: [*ORANGE, 5]}, mortgaged=[5]))
    assert space(scene, "s1").note == say("note-price", amount=60)
    assert space(scene, "s19").note == say("note-rent", amount=32)
    assert (space(scene, "s19").owner, space(scene, "s19").hatched) == (1, False)
    assert (space(scene, "s5").owner, space(scene, "s5").hatched) == (1, True)


def test_sprouts_and_trees_stand_on_their_places() -> None:
    """RM-U4, RM-U6"""
    pieces = board(seen(table(owns={0: BROWN}, levels={1: 4, 3: 5}))).pieces
    assert [piece.icon for piece in pieces if piece.at == "s1"] == ["gi:sprout"] * 4
    assert [piece.icon for piece in pieces if piece.at == "s3"] == ["gi:oak"]


def test_a_prisoner_sits_in_the_cell_and_a_visitor_beside_it() -> None:
    """RM-J2, RM-L3, RM-D14: and whoever is out has no token any more."""
    scene = seen(table(4, at={0: 10}, jailed={1: 0}, out=[3]))
    places = {piece.id: piece.at for piece in board(scene).pieces}
    assert places == {"token-0": "s10", "token-1": "jail", "token-2": "s0"}


def test_a_small_screen_enlarges_what_lies_round_the_active_token() -> None:
    focus = board(seen(table(at={0: 38}))).focus
    assert (focus[0], focus[6], focus[-1]) == ("s32", "s38", "s4")


def test_the_middle_holds_dice_decks_and_the_stock() -> None:
    """RM-B3, RM-S4"""
    scene = seen(table(owns={0: BROWN}, levels={1: 2, 3: 1}))
    assert [zone.id for zone in scene.zones if isinstance(zone, Dice)] == ["dice"]
    assert [zone.count for zone in scene.zones if isinstance(zone, Pile)] == [16, 16]
    stock = next(zone for zone in scene.zones if isinstance(zone, Track))
    assert [(gauge.value, gauge.most) for gauge in stock.gauges] == [(29, 32), (12, 12)]


def test_a_deck_shows_the_card_drawn_last() -> None:
    """RM-C1: everybody has seen it; what comes next nobody has."""
    position = table()
    position.draw(0, "TC02")
    piles = {zone.id: zone for zone in seen(position, 1).zones if isinstance(zone, Pile)}
    top = piles["deck-chest"].top
    assert top
    assert top.name == Say("card-TC02")
    assert piles["deck-bottle"].top is None


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_shows_its_rupees_its_wealth_and_its_deeds() -> None:
    """RM-E3, RM-H5"""
    seat = seen(table(cash={0: 500}, owns={0: [1, 5], 1: [3]}, mortgaged=[5])).seats[0]
    assert [(stat.id, stat.value) for stat in seat.stats] == [("rupees", 500), ("wealth", 660)]
    assert [pip.fill for pip in seat.pips[0].pips] == ["full", "none"]
    assert [pip.fill for pip in seat.pips[8].pips] == ["hatched", "empty", "empty", "empty"]
    assert seat.active


def test_badges_tell_of_jail_cards_and_wishes() -> None:
    """RM-J13, RM-C2, RM-W7"""
    position = table(jailed={0: 2}, jail_cards={0: ["chest"]})
    position.said(0, "auto-pass always")
    badges = seen(position).seats[0].badges
    assert [badge.name.id for badge in badges] == ["badge-jailed", "badge-jail-card", "badge-auto-pass-always"]
    assert badges[0].text == "2/3"


def test_hidden_rupees_do_not_show_in_any_way() -> None:
    """Option: only one's own money is in view, so wealth is hidden too."""
    position = table(cash={1: 1234}, owns={1: BROWN}, options={"cash_visible": "own"})
    scene = seen(position)
    assert scene.seats[1].stats == []
    assert "badge-money-hidden" in [badge.name.id for badge in scene.seats[1].badges]
    assert scene.seats[0].stats[0].value == 1500
    assert scene.private
    for number in (1234, 1354):
        assert str(number) not in msgspec.json.encode(scene).decode()


# --- sheets -----------------------------------------------------------------------------------------------------------


def test_a_deed_marks_the_rent_that_is_due_now() -> None:
    """RM-R3 to RM-R6: base, whole group, upgrades, transports, shops."""
    position = table(owns={0: [21], 1: [*ORANGE, *DARK_BLUE, 5, 15], 2: SHOPS}, levels={16: 2, 18: 1, 19: 1})
    scene = seen(position)
    assert strong(scene, "s21") == [say("rupees", amount=18)]
    assert strong(scene, "s37") == [say("rupees", amount=70)]
    assert strong(scene, "s16") == [say("rupees", amount=200)]
    assert strong(scene, "s25") == []
    assert strong(scene, "s5") == [say("rupees", amount=50)]
    assert strong(scene, "s12") == [say("sheet-times-throw", factor=10)]


def test_a_mortgaged_deed_marks_what_lifting_costs() -> None:
    """RM-H4, RM-R2"""
    assert strong(seen(table(owns={0: [39]}, mortgaged=[39])), "s39") == [None, say("rupees", amount=220)]


def test_every_space_has_a_sheet_and_every_line_a_known_rule() -> None:
    """Whatever can be looked at closely says which rule is behind it."""
    scene = seen(table(owns={0: TRANSPORTS}))
    assert {f"s{number}" for number in range(40)} <= set(scene.sheets)
    assert all(any(line.rule for line in sheet.lines) for sheet in scene.sheets.values())


def test_the_memory_aid_lists_what_everybody_has_seen() -> None:
    """RM-C3, option `card_memory_aid`: the cards under the deck in their order, and how many are still unknown."""
    position = table(options={"card_memory_aid": True})
    position.draw(0, "TC02")
    lines = seen(position, 1).sheets["deck-chest"].lines
    assert [line.label for line in lines] == [say("sheet-deck-unseen", count=15), Say("card-TC02")]


# --- what is asked, what is going on ----------------------------------------------------------------------------------


def test_the_decider_is_asked_and_the_others_wait() -> None:
    position = table()
    question = Say("decide-own", {"closing": 0, "seat": Who(0)})
    assert seen(position, 0).prompt == question
    assert seen(position, 1).prompt == Say("question-waiting", {"question": question})
    assert seen(position, SPECTATOR).asked == 0


def test_a_purchase_shows_the_price_and_the_rest_of_the_group() -> None:
    """RM-P2, RM-P5"""
    position = table(owns={1: [3]})
    position.land(0, 1)
    lines = panel(seen(position)).lines
    assert lines[0].value == say("rupees", amount=60)
    assert lines[-1].value == say("panel-of", seat=Who(1))


def test_an_auction_shows_who_leads_and_who_has_passed() -> None:
    """RM-A5, RM-A9"""
    position = table()
    position.land(0, 5)
    position.take("decline", "bid 40", "pass")
    scene = seen(position)
    lines = panel(scene).lines
    assert lines[2].label == say("panel-leads", seat=Who(1))
    assert lines[2].value == say("rupees", amount=40)
    assert [(line.seat, line.dim) for line in lines[3:6]] == [(1, False), (2, True), (0, False)]
    assert scene.marked == ["s5"]


def test_a_hidden_maximum_stays_hidden() -> None:
    """RM-A11: each seat sees its own only."""
    position = table(options={"auction_mode": "proxy"})
    position.land(0, 5)
    position.take("decline", "max 777")
    assert "777" in msgspec.json.encode(seen(position, 1)).decode()
    assert "777" not in msgspec.json.encode(seen(position, 2)).decode()


def test_a_debt_shows_what_is_missing_and_what_could_be_raised() -> None:
    """RM-D2, RM-D4"""
    position = table(cash={0: 30}, owns={0: [5]})
    position.owe(0, 100, 1)
    values = [line.value for line in panel(seen(position)).lines]
    assert values == [say("rupees", amount=amount) for amount in (100, 30, 70, 130)]


def test_a_trade_warns_of_mortgages_and_of_whole_groups() -> None:
    """RM-N4, RM-P5"""
    position = table(owns={0: [37], 1: [39]}, mortgaged=[39])
    position.take("offer 1 give 100 - get 0 39")
    labels = [line.label.id for line in panel(seen(position, 1)).lines]
    assert labels == ["panel-gives", "rupees", "panel-gives", "part-deed", "panel-mortgaged", "panel-completes"]


def test_rent_to_be_claimed_shows_to_its_owner_only() -> None:
    """RM-R7, option `attention`: the visitor sees nothing of it."""
    position = table(owns={1: [5]}, options={"rent_demand": "attention"})
    position.land(0, 5)
    assert panel(seen(position, 1)).lines[0].label.id == "panel-claim"
    assert not [zone for zone in seen(position, 0).zones if isinstance(zone, Panel)]


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_counts_wealth_in_its_parts() -> None:
    """RM-E3, RM-E6, RM-Q6: also where money was hidden before."""
    options = {"mode": "short", "cash_visible": "own"}
    position = table(cash={0: 320, 1: 0, 2: 50}, owns={0: [39, 5, *BROWN]}, levels={1: 4, 3: 4}, mortgaged=[5], options=options)
    position.owe(1, 100)
    position.take("bankrupt")
    result = seen(position, 2).result
    assert result
    first, second, third = result.standings
    assert (first.place, first.seat, first.score) == (1, 0, 1340)
    assert [line.value for line in first.parts] == [say("rupees", amount=amount) for amount in (320, 520, 100, 400)]
    assert (second.seat, second.score) == (2, 50)
    assert (third.seat, third.score) == (1, 0)
    assert result.curve_name


def test_equal_wealth_says_what_parts_it() -> None:
    """RM-E4: with equal wealth the player with more rupees wins."""
    position = table(cash={0: 160, 1: 0, 2: 220}, owns={0: [1]}, options={"mode": "short"})
    position.owe(1, 100)
    position.take("bankrupt")
    result = seen(position, 2).result
    assert result
    first, second, third = result.standings
    assert (first.seat, first.score, second.seat, second.score) == (2, 220, 0, 220)
    assert (second.parts[-1].label.id, second.parts[-1].rule) == ("part-tie", "RM-E4")
    assert not [line for one in (first, third) for line in one.parts if line.label.id == "part-tie"]


def test_the_rents_stand_in_the_panels_of_buying_and_bidding() -> None:
    """RM-R3, RM-R4: nobody has to look up what a deed brings."""
    game = table(at={0: 13}, dice=[(1, 2)])
    game.roll()
    for zone in ("purchase", "auction"):
        going_on = panel(seen(game))
        assert going_on.id == zone
        lines = going_on.lines
        values = [line.value.args for line in lines if line.value is not None]
        assert {"amount": 14, "whole": 28} in values
        assert {"sprouts": "70 · 200 · 550 · 750", "tree": 950} in values
        if zone == "purchase":
            game.take("decline")


def test_who_refused_an_offer_and_what_speaks_against_it() -> None:
    """RM-N12: right after a refusal the table says whom the trade would have helped."""
    game = table(owns={0: [16, 18], 1: [19]})
    game.take("offer 1 give 200 - get 0 19", "reject")
    texts = [line.label.id for line in panel(seen(game)).lines]
    assert texts == ["panel-refused-offer", "refused-completes"]
    assert all(zone.id != "refused" for zone in seen(game, 1).zones)


def test_a_bankrupt_seat_says_when_and_to_whom() -> None:
    """RM-D7, RM-E6: on the last page."""
    game = table(seats=2, cash={1: 10}, round=7)
    game.owe(1, 2000, creditor=0)
    game.take("bankrupt")
    result = seen(game).result
    assert result is not None
    told = next(standing for standing in result.standings if standing.seat == 1).parts[0].label
    assert (told.id, told.args["round"]) == ("part-out-to", 7)
