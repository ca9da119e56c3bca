"""People at a table: phrases, taking back, leaving and coming back, several tables, once more, and a dispute."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen, asked
from tests.browser.processes import FRIEND, HERE, ME, Server, computer

UNDO = re.compile("^(Undo|Zurücknehmen)")


def monopoly(server: Server, *seats: dict[str, str], **customs: Any) -> dict[str, Any]:
    options = {"tokens": "random", "seats": "fixed", "mode": "short"}
    made: dict[str, Any] = server.post(
        "tables", {"game": "monopoly", "seats": list(seats), "options": options, "customs": customs}
    )
    return made


def waits_for_a_friend(server: Server) -> dict[str, Any]:
    """A table at which the other one begins; the dice decide who does."""
    while True:
        table = monopoly(server, FRIEND, ME)
        if server.get(f"tables/{table['table']}")["asked"] == 0:
            return table


def duel(server: Server, *seats: dict[str, str], **customs: Any) -> dict[str, Any]:
    options = {"team_1": "warlord", "team_2": "hero"}
    made: dict[str, Any] = server.post(
        "tables", {"game": "duels", "seats": list(seats), "options": options, "customs": customs}
    )
    return made


def join(server: Server, table: dict[str, Any], seat: int, name: str) -> dict[str, Any]:
    """The same table as whoever was invited sees it."""
    joined = server.post(f"tables/{table['table']}/join", {"key": table["invitations"][str(seat)], "name": name})
    return {**table, "keys": {str(seat): joined["key"]}, "invitations": {}}


def undo(person: Person) -> None:
    person.press(person.button(UNDO))


# --- taking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_a_purchase_is_taken_back(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    """One's own last action, with the button and with the key; the log keeps both."""
    ada = invite(screen, language)
    ada.sit_down(monopoly(server, ME, HERE))
    ada.play_until(ada.words.buy)
    ada.take(ada.words.buy)
    expect(ada.button(UNDO)).to_be_visible()
    ada.open_log()
    expect(ada.page.locator(".log .border")).to_be_visible()
    ada.close_log()
    check(ada.page)
    undo(ada)
    expect(ada.offer(ada.words.buy).first).to_be_visible()
    expect(ada.page.locator(".log .undone")).not_to_have_count(0)
    expect(ada.log.last).to_contain_text(re.compile("takes back the last action|nimmt die letzte Aktion zurück"))
    check(ada.page)
    if screen is Screen.WIDE:
        ada.take(ada.words.buy)
        expect(ada.button(UNDO)).to_be_visible()
        ada.page.locator(".log").focus()
        ada.page.keyboard.press("u")
        expect(ada.offer(ada.words.buy).first).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator(".log .undone")).not_to_have_count(0)


def test_a_step_of_a_duel_is_taken_back_while_the_other_thinks(invite: Invite, server: Server) -> None:
    """Nothing came out by placing a figure, so it can be placed anew until the other one has answered."""
    table = duel(server, ME, FRIEND)
    ada, cleo = invite(Screen.WIDE), invite(Screen.PHONE, "de", name="Cleo")
    ada.sit_down(table)
    cleo.sit_down(join(server, table, 1, "Cleo"))
    first, second = first_and_second(ada, cleo)
    while asked(first, second) is first:
        first.take_any()
    ask = first.button(UNDO)
    expect(ask).to_be_visible()
    undo(first)
    expect(first.page.locator(".desk.mine")).to_be_visible()
    expect(second.page.locator(".log .undone")).not_to_have_count(0)


def first_and_second(one: Person, other: Person) -> tuple[Person, Person]:
    """Whoever decides now, and the other."""
    return (one, other) if asked(one, other) is one else (other, one)


# --- talk -------------------------------------------------------------------------------------------------------------


def test_phrases_are_read_in_ones_own_language(invite: Invite, server: Server) -> None:
    table = monopoly(server, ME, FRIEND, free_chat=False)
    ada, cleo = invite(Screen.WIDE), invite(Screen.PHONE, "de", name="Cleo")
    ada.sit_down(table)
    cleo.sit_down(join(server, table, 1, "Cleo"))
    expect(ada.page.get_by_text("Only phrases at this table")).to_be_visible()
    expect(ada.page.get_by_label("Say something")).to_have_count(0)
    ada.button("Ready-made phrases").click()
    check(ada.page)
    ada.button("Well played!").click()
    expect(ada.page.locator(".lines")).to_contain_text("Well played!")
    expect(cleo.page.locator(".lines")).to_contain_text("Gut gespielt!")
    cleo.open_log()
    cleo.press(cleo.button("Fertige Sätze"))
    check(cleo.page)
    cleo.press(cleo.button("Danke!"))
    expect(ada.page.locator(".lines")).to_contain_text("Thank you!")


def test_a_game_brings_phrases_of_its_own(invite: Invite, server: Server) -> None:
    """What the adventure lets its heroes say stands in the same list."""
    ada = invite(Screen.WIDE)
    seats = [ME, computer("Mila", "normal")]
    ada.sit_down(server.post("tables", {"game": "quest", "seats": seats, "customs": {"free_chat": False}}))
    ada.wait()
    ada.button("Ready-made phrases").click()
    ada.button("I can help a little.").first.click()
    expect(ada.page.locator(".log")).to_contain_text("I can help a little.")


# --- coming and going -------------------------------------------------------------------------------------------------


def test_a_computer_stands_in_and_hands_the_seat_back(invite: Invite, server: Server) -> None:
    table = monopoly(server, ME, FRIEND)
    ada, cleo = invite(Screen.WIDE), invite(Screen.PHONE, "de", name="Cleo")
    ada.sit_down(table)
    cleo.sit_down(join(server, table, 1, "Cleo"))
    ada.button("About this table").click()
    check(ada.page)
    ada.button("I have to go: let a computer play for me").click()
    expect(ada.page.get_by_text("Waiting for Cleo")).to_be_visible()
    expect(cleo.page.get_by_text("Ada muss gehen. Soll ein Computer für Ada weiterspielen?")).to_be_visible()
    check(cleo.page)
    cleo.press(cleo.button("Einverstanden"))
    expect(ada.page.get_by_text("A computer plays for you.")).to_be_visible()
    expect(cleo.page.locator(".desk.mine")).to_be_visible()
    check(ada.page)
    ada.button("I’m back").click()
    expect(ada.page.get_by_text("A computer plays for you.")).to_have_count(0)
    expect(ada.page.locator(".log")).to_contain_text("Ada is back and plays again.")


def test_the_same_seat_on_another_device(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.sit_down(monopoly(server, ME, computer()))
    ada.wait()
    ada.button("About this table").click()
    link = ada.page.get_by_label("My seat").input_value()
    prompt = ada.prompt
    phone = invite(Screen.PHONE, "en", name="")
    phone.page.goto(link)
    expect(phone.page.locator(".desk.mine")).to_be_visible()
    assert phone.prompt == prompt
    phone.press(phone.offers.first)
    phone.wait()


def test_several_tables_at_once(invite: Invite, server: Server) -> None:
    """The title says whose turn it is, here and elsewhere."""
    ada = invite(Screen.WIDE)
    one, other = monopoly(server, ME, computer()), waits_for_a_friend(server)
    memory = {table["table"]: {"keys": list(table["keys"].values())} for table in (one, other)}
    ada.remember_at_first("tables", memory)
    ada.open(f"table/{one['table']}")
    ada.wait()
    expect(ada.page).to_have_title(re.compile("^● Your turn · Rupee Monopoly"))
    ada.open(f"table/{other['table']}")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) Rupee Monopoly"))
    check(ada.page)
    ada.page.get_by_role("link", name="Your turn at another table").click()
    expect(ada.page).to_have_title(re.compile("^● Your turn · "))


# --- setting up, once more, every day ---------------------------------------------------------------------------------


def test_customs_are_chosen_with_the_table(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.open("new/duels")
    ada.page.get_by_text("Taking back, talk, time").click()
    ada.page.get_by_label("Undo").select_option("never")
    ada.page.get_by_label("Talk", exact=True).select_option("phrases")
    ada.page.get_by_label("Time for one decision").select_option("300")
    check(ada.page)
    ada.button("Let’s play").click()
    ada.wait()
    expect(ada.page.get_by_text("left for this decision")).to_be_visible()
    expect(ada.page.get_by_text("Only phrases at this table")).to_be_visible()
    ada.button("About this table").click()
    expect(ada.page.get_by_text("Nothing is taken back.")).to_be_visible()
    expect(ada.page.get_by_text("Time for one decision: 5 minutes.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_plays_with_whom_is_seen_before_the_table_is_made(invite: Invite, language: str) -> None:
    german = language == "de"
    ada = invite(Screen.PHONE if german else Screen.WIDE, language, theme="dark" if german else "light")
    ada.open("new/duels")
    said = ada.page.locator(".parties")
    expect(said).to_have_text("Eins gegen eins." if german else "One against one.")
    more = ada.button("Noch ein Platz" if german else "One more seat")
    more.click()
    expect(said).to_have_text("Jeder spielt für sich." if german else "Everyone plays for themselves.")
    more.click()
    expect(said).to_contain_text("2 gegen 2" if german else "2 against 2")
    expect(said.locator("li")).to_have_text(
        ["Seite A: Ada und Otto", "Seite B: Mila und Ida"] if german else ["Side A: Ada and Otto", "Side B: Mila and Ida"]
    )
    expect(ada.page.locator(".seat .side b")).to_have_text(["A", "B", "A", "B"])
    check(ada.page)
    more.click()
    more.click()
    expect(said.locator("li")).to_have_count(2)
    expect(said).to_contain_text("3 gegen 3" if german else "3 against 3")
    ada.page.get_by_label("Seiten" if german else "Sides", exact=True).select_option("ffa")
    expect(said).to_have_text("Jeder spielt für sich." if german else "Everyone plays for themselves.")
    expect(ada.page.locator(".seat .side")).to_have_count(0)
    ada.open("new/quest")
    ada.button("Noch ein Platz" if german else "One more seat").click()
    expect(ada.page.locator(".parties")).to_contain_text("gemeinsam" if german else "as one team")


def test_a_rematch_takes_everybody_along(invite: Invite, server: Server) -> None:
    table = monopoly(server, ME, FRIEND)
    ada, cleo = invite(Screen.WIDE), invite(Screen.PHONE, "de", name="Cleo")
    ada.sit_down(table)
    cleo.sit_down(join(server, table, 1, "Cleo"))
    first, second = first_and_second(ada, cleo)
    first.resign()
    expect(first.page.locator("dialog .place").first).to_be_visible()
    expect(second.page.locator("dialog .place").first).to_be_visible()
    ada.button("Play again").click()
    expect(ada.page).not_to_have_url(re.compile(table["table"]))
    expect(ada.page.locator(".desk")).to_be_visible()
    expect(cleo.page.locator("dialog .waiting")).to_have_text("Ada wartet am Tisch für die Revanche.")
    cleo.press(cleo.page.locator("dialog").get_by_role("button", name="Noch einmal spielen"))
    expect(cleo.page.locator(".desk")).to_be_visible()
    expect(cleo.page).to_have_url(ada.page.url)
    first, _ = first_and_second(ada, cleo)
    first.resign()
    for person, title in ((ada, "The evening so far"), (cleo, "Der Abend bisher")):
        evening = person.page.locator("dialog section", has_text=title)
        expect(evening.locator("tbody tr")).to_have_count(2)
        expect(evening.locator("tbody td.first")).to_have_count(2)  # two games, a winner each


def test_the_daily_deal(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.open()
    box = ada.page.locator("article", has_text="Hyrule Duels")
    box.get_by_role("button", name="Daily deal").click()
    expect(ada.page.get_by_text("Nobody has finished it yet.")).to_be_visible()
    check(ada.page)
    ada.button("Play today’s deal").click()
    ada.wait()
    always = ada.page.locator(".standing summary")
    for _ in range(20):  # nobody gives up before the figures stand
        if always.count():
            break
        ada.decide()
    ada.press(always)
    ada.press(ada.page.locator(".standing .button", has_text="Give up"))
    ada.page.locator(".confirm .button.main").click()
    expect(ada.page.locator("dialog table")).to_contain_text("Ada")
    check(ada.page)
    ada.open()
    box.get_by_role("button", name="Daily deal").click()
    expect(ada.page.locator("dialog table")).to_contain_text("Ada")
    expect(ada.page.get_by_role("link", name="Go to my table")).to_be_visible()


@pytest.mark.parametrize("game", ["monopoly", "duels"])
def test_a_rule_dispute_is_saved(invite: Invite, server: Server, game: str) -> None:
    ada = invite(Screen.WIDE)
    seats = [ME, computer()]
    ada.sit_down(monopoly(server, *seats) if game == "monopoly" else duel(server, *seats))
    ada.wait()
    ada.button("About this table").click()
    ada.page.get_by_label("What should have happened?").fill("The rent was wrong.")
    with ada.page.expect_download() as saved:
        ada.button("Save the file").click()
    file = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert file["note"] == "The rent was wrong."
    assert file["record"]["game"] == game
    assert file["record"]["seed"] is None
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
