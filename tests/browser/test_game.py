"""A short game from the shelf to the ranking, by clicking."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import Server


def set_up(person: Person, rounds: int) -> None:
    """From the shelf: the short game against two computers, for some rounds."""
    page, words = person.page, person.words
    person.open()
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=words.game))
    person.press(box.get_by_role("link", name=words.set_up))
    person.press(page.locator(".seat").nth(3).get_by_role("button"))
    page.get_by_label(words.length).select_option(label=words.short)
    page.get_by_label(words.rounds).fill(str(rounds))
    person.press(person.button(words.start))
    person.wait()


def offer_a_trade(person: Person) -> None:
    """Some rupees for a property of the first partner."""
    page = person.page
    person.take(person.words.trade)
    form = page.locator(".form")
    person.press(form.locator(".right .choice").first)
    person.press(form.locator(".left .quick .button").nth(3))
    expect(form.locator(".advice p").first).not_to_be_empty()
    person.press(form.get_by_role("button", name=person.words.offer_trade))
    expect(form).to_have_count(0)
    person.wait()


def bid_more(person: Person) -> None:
    """Ten more than anybody, by the form."""
    person.take(person.words.bid_more)
    form = person.page.locator(".form")
    person.press(form.locator(".quick .button").nth(1))
    amount = form.get_by_role("spinbutton").input_value()
    person.press(form.get_by_role("button", name=person.words.bid, exact=True))
    person.wait()
    expect(person.log.filter(has_text=re.compile(rf"\b{amount}\b")).first).to_be_attached()


@pytest.mark.parametrize(("screen", "language"), [(Screen.PHONE, "de"), (Screen.WIDE, "en")], ids=["phone-de", "wide-en"])
def test_a_short_game_to_its_end(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    ada = invite(screen, language)
    page, words = ada.page, ada.words
    set_up(ada, rounds=4)
    trades = bids = auctions = 0
    while not ada.over:
        if trades == 0 and ada.can(words.trade):
            offer_a_trade(ada)
            trades += 1
        elif bids == 0 and ada.can(words.bid_more):
            bid_more(ada)
            bids += 1
        elif auctions == 0 and ada.can(words.decline):
            ada.take(words.decline)
            auctions += 1
            ada.wait()
        elif ada.can(words.give_up):
            ada.take(words.give_up)
            ada.wait()
        else:
            ada.decide()
    assert trades == 1
    assert bids >= auctions
    end = page.get_by_role("dialog", name=re.compile(words.has_won))
    assert end.locator(".place").all_inner_texts() == ["1", "2", "3"]
    assert sorted(end.locator("li .name").all_inner_texts()) == ["Ada", "Mila", "Otto"]
    scores = [int(re.sub(r"\D", "", score)) for score in end.locator(".score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    table = page.url.rpartition("/")[2]
    card = server.get(f"tables/{table}")
    assert card["over"]
    assert server.get(f"tables/{table}/record")["seed"] is not None
