"""What may be done, in words: every action by name, free values as forms, expected things with the reason why not."""

from random import Random

import pytest

from tafelrunde.engine.action import Action
from tafelrunde.engine.say import Say, say
from tafelrunde.engine.scene import THEN, Form, Number, Offer, Offers, Pick
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.rules.property import set_level
from tafelrunde.testing.about import matrix
from tafelrunde.testing.walk import Walk, filled
from tests.monopoly.kit import BROWN, DARK_BLUE, GREEN, ORANGE, PINK, RED, YELLOW, Table, table


def offered(position: Table, viewer: int | None = None) -> Offers:
    return GAME.offers(view(position.state, position.decider if viewer is None else viewer))


def offer(offers: Offers, action: str) -> Offer:
    return next(one for one in offers.offers if one.action == action)


def form(offers: Offers, name: str) -> Form:
    return next(one for one in offers.forms if one.id == name)


def reasons(offers: Offers) -> dict[str, str]:
    """Why the expected things are not possible, by message."""
    return {refusal.reason.id: refusal.rule for refusal in offers.refusals}


def remarks(position: Table, text: str) -> list[Say]:
    return GAME.remarks(view(position.state, position.decider), GAME.parse(text))


def preset(form: Form) -> str:
    """The action of a form as it opens."""
    values: dict[str, str] = {}
    for field in form.fields:
        shown = all(values.get(name) == value for name, value in field.when.items())
        if isinstance(field, Number):
            values[field.id] = str(field.value) if shown else "0"
        else:
            values[field.id] = ",".join(field.value) if shown and field.value else "-"
    text = form.template
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


# --- every action -----------------------------------------------------------------------------------------------------


def covered(offers: Offers, action: Action) -> bool:
    """Whether an action is offered by name or can be put together in a form."""
    if any(one.action == action.text for one in offers.offers):
        return True
    verb = action.text.split()[0]
    for one in offers.forms:
        if one.template.split()[0] == verb:
            field = one.fields[0]
            if verb in ("offer", "counter"):
                return True
            if isinstance(field, Number):
                return field.least <= int(action.text.split()[1]) <= field.most
            return action.text.removeprefix(verb).strip() in [choice.value for choice in field.choices]
    return False


@pytest.mark.parametrize("row", range(len(matrix(GAME))))
def test_whoever_is_asked_is_offered_all_that_is_legal_and_nothing_else(row: int) -> None:
    """And whatever a form makes can at least be understood."""
    walk = Walk(GAME, row, matrix(GAME)[row])
    random = Random(row)
    for state in walk.positions(150):
        if state.over:
            break
        seat = state.asked().seat
        offers = GAME.offers(view(state, seat))
        for action in GAME.legal_actions(state):
            assert covered(offers, action), action.text
        for one in [*offers.offers, *offers.standing]:
            first = one.action.split(THEN)[0]  # the rest is said as far as it goes
            assert GAME.why_not(state, seat, GAME.parse(first)) is None, one.action
        for free in offers.forms:
            for text in (preset(free), filled(free, random), filled(free, random)):
                action = GAME.parse(text)
                GAME.why_not(state, seat, action)
                GAME.remarks(view(state, seat), action)


def test_spectators_and_those_who_are_out_are_offered_nothing() -> None:
    position = table(out=[2])
    assert offered(position, -2) == Offers()
    assert offered(position, 2) == Offers()


def test_whoever_waits_may_say_how_often_to_be_asked() -> None:
    """RM-W7, RM-D16: leaving is possible only where the rules let one."""
    position = table()
    assert [one.action for one in offered(position, 1).standing] == ["auto-pass never", "auto-pass always"]
    leaving = offered(position).standing[-1]
    assert leaving.action == "resign"
    assert leaving.confirm == Say("confirm-resign")


# --- names and notes --------------------------------------------------------------------------------------------------


def test_the_throw_comes_first_and_touches_the_dice() -> None:
    """RM-T1"""
    throw = offer(offered(table()), "roll")
    assert throw.main
    assert throw.touches == ["dice"]


def test_an_upgrade_tells_its_price_and_its_rent() -> None:
    """RM-U2, RM-R4: before it is bought."""
    plant = offer(offered(table(owns={0: ORANGE}, levels={16: 1, 18: 1, 19: 1})), "build 19")
    assert plant.note == say("note-build", amount=100, rent=220, plants=say("sprouts", sprouts=2))
    assert plant.touches == ["s19"]


def test_buying_tells_what_is_left() -> None:
    """RM-P2"""
    position = table(cash={0: 200})
    position.land(0, 1)
    assert offer(offered(position), "buy").note == say("note-costs-left", amount=60, left=140)


def test_mortgages_are_picked_in_a_form_unless_money_is_needed_now() -> None:
    """RM-H1, RM-W5: the bar stays short."""
    position = table(cash={0: 30}, owns={0: [5, 15]})
    pick = form(offered(position), "mortgage").fields[0]
    assert isinstance(pick, Pick)
    assert [choice.value for choice in pick.choices] == ["5", "15"]
    position.owe(0, 100)
    assert offer(offered(position), "mortgage 5").touches == ["s5"]


def test_a_group_is_sold_down_in_a_form() -> None:
    """RM-V4: SellGroup, where the bank lacks the sprouts for a tree."""
    position = table(owns={0: RED, 1: GREEN, 2: YELLOW, 3: [*ORANGE, *PINK]}, seats=4, levels=dict.fromkeys(RED, 5))
    for space in [*GREEN, *YELLOW]:
        set_level(position.state, space, 4)
    for space in ORANGE:
        set_level(position.state, space, 2)
    pick = form(offered(position), "sell-group").fields[0]
    assert isinstance(pick, Pick)
    assert [choice.value for choice in pick.choices] == ["red 0", "red 1", "red 2"]
    assert pick.choices[2].note == say("note-brings", amount=975)


# --- forms ------------------------------------------------------------------------------------------------------------


def test_bids_are_one_click_and_a_form() -> None:
    """RM-A5: one more, ten more, fifty more, a hundred more, the price, all one has."""
    position = table(cash={2: 180})
    position.land(0, 1)
    position.take("decline", "bid 40")
    offers = offered(position)
    assert [one.action for one in offers.offers] == ["bid 41", "pass"]
    amount = form(offers, "bid").fields[0]
    assert isinstance(amount, Number)
    assert (amount.least, amount.most, amount.value) == (41, 180, 41)
    assert [quick.value for quick in amount.quick] == [41, 50, 90, 140, 60, 180]


def test_a_trade_shows_the_deeds_of_the_chosen_partner() -> None:
    """RM-N6, RM-N2: without what grows, and without what others own."""
    position = table(owns={0: [5], 1: [*BROWN, 12], 2: [39]}, levels={1: 1, 3: 1}, jail_cards={2: ["chest"]})
    fields = {field.id: field for field in form(offered(position), "trade").fields}
    first, second = fields["get-1"], fields["get-2"]
    assert isinstance(first, Pick)
    assert isinstance(second, Pick)
    assert [choice.value for choice in first.choices] == ["12"]
    assert [choice.value for choice in second.choices] == ["39", "chest"]
    assert (first.when, second.when) == ({"to": "1"}, {"to": "2"})


def test_a_trade_form_makes_an_offer() -> None:
    """RM-N8: what is not shown counts as nothing."""
    text = form(offered(table(owns={0: [5], 2: [39]})), "trade").template
    for name, value in {"to": "2", "give-rupees": "100", "give": "5", "get-rupees": "0", "get-1": "-", "get-2": "39"}.items():
        text = text.replace(f"{{{name}}}", value)
    assert GAME.parse(text).text == "offer 2 give 100 5 get 0 39"


def test_promises_can_be_made_by_house_rule() -> None:
    """RM-G3: rent-free visits and loans."""
    position = table(owns={0: [5], 1: [39]}, options={"hr_rent_immunity": True, "hr_loans": True})
    trade = form(offered(position), "trade")
    values = {
        "to": "1",
        "give-rupees": "0",
        "give": "-",
        "give-visit": "visit5",
        "give-visits": "3",
        "give-loan": "repay",
        "give-loan-amount": "200",
        "give-loan-turns": "4",
        "get-rupees": "150",
        "get-1-visits": "1",
    }
    text = trade.template
    for field in trade.fields:
        text = text.replace(f"{{{field.id}}}", values.get(field.id, "0" if isinstance(field, Number) else "-"))
    assert GAME.parse(text).text == "offer 1 give 0 visit5x3,repay200x4 get 150 -"
    assert position.allowed(text)


def test_a_counter_begins_with_the_offer_on_the_table() -> None:
    """RM-N8: seen from the one who counters."""
    position = table(owns={0: [5], 1: [39]})
    position.take("offer 1 give 250 5 get 0 39")
    assert GAME.parse(preset(form(offered(position), "counter"))).text == "counter give 0 39 get 250 5"


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_what_one_expects_is_refused_with_its_rule() -> None:
    """RM-U3, RM-H4: places of a whole group that cannot grow yet, mortgages that are too dear."""
    position = table(cash={0: 120}, owns={0: [*ORANGE, 39]}, levels={16: 1}, mortgaged=[39])
    offers = offered(position)
    assert reasons(offers) == {"why-grow-evenly": "RM-U3", "why-lift-too-dear": "RM-H4"}
    assert offers.refusals[0].touches == ["s16"]


def test_a_deed_that_is_too_dear_says_so() -> None:
    """RM-P4"""
    position = table(cash={0: 20})
    position.land(0, 1)
    assert reasons(offered(position)) == {"why-deed-too-dear": "RM-P4"}


def test_the_solvent_cannot_give_up() -> None:
    """RM-D5"""
    position = table(cash={0: 0}, owns={0: [5]})
    position.owe(0, 100)
    assert reasons(offered(position))["why-still-solvent"] == "RM-D5"


def test_the_last_message_can_only_be_answered() -> None:
    """RM-N8"""
    position = table(owns={0: [5], 1: [39]}, options={"trade_messages": 1})
    position.take("offer 1 give 0 5 get 0 39")
    offers = offered(position)
    assert reasons(offers) == {"why-last-message": "RM-N8"}
    assert not offers.forms


# --- remarks ----------------------------------------------------------------------------------------------------------


def test_a_fair_swap_is_called_fair() -> None:
    position = table(owns={0: [5], 1: [15]})
    assert [remark.id for remark in remarks(position, "offer 1 give 0 5 get 0 15")] == ["remark-fair"]


def test_a_group_for_the_other_side_is_pointed_out() -> None:
    """RM-P5: the worst bargain of all."""
    position = table(owns={0: [37], 1: [39]})
    found = [remark.id for remark in remarks(position, "offer 1 give 0 37 get 350 -")]
    assert found == ["remark-completes-theirs", "remark-you-lose", "remark-left"]


def test_tenths_are_pointed_out_to_both_sides() -> None:
    """RM-N4"""
    position = table(owns={0: [5], 1: DARK_BLUE}, mortgaged=[5, 39])
    found = remarks(position, "offer 1 give 100 5 get 0 39")
    assert [remark.args["amount"] for remark in found if remark.id.startswith("remark-tenths")] == [20, 10]
    assert found[-1] == say("remark-left", amount=1380)


def test_a_bid_above_the_price_is_pointed_out() -> None:
    """RM-A12"""
    position = table(owns={1: [3]})
    position.land(0, 1)
    position.take("decline")
    assert [remark.id for remark in remarks(position, "bid 100")] == [
        "remark-completes-yours",
        "remark-above-price",
        "remark-left",
    ]


def test_one_on_each_of_a_group() -> None:
    """RM-U3: where there is money for a whole group, one offer says it all, sprout by sprout."""
    game = table(owns={0: [*ORANGE, *BROWN]}, cash={0: 500}, levels={1: 1})
    several = next(one for one in offered(game).offers if THEN in one.action)
    assert several.action.split(THEN) == ["build 16", "build 18", "build 19"]  # the brown places are not even
    game.take(*several.action.split(THEN))
    assert [game.state.level[space] for space in ORANGE] == [1, 1, 1]


def test_no_whole_group_without_the_money() -> None:
    """RM-U2: what could not be paid to the end is not offered at once."""
    game = table(owns={0: ORANGE}, cash={0: 250})
    assert not any(THEN in one.action for one in offered(game).offers)
