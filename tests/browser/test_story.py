"""The story audit: at every moment the page shows one beat of the story, with its sentence, and nothing of what comes after it.

A second device plays the same seat, so that the page has only to look on; the page's clock is wound by hand, at the usual pace.
What the server sent is read from the page's own connection, and each change of the page is compared with its beat.
"""

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from tests.browser.processes import HERE, ME, Server
from tests.browser.story import GAMES, PATIENCE, Device, Json, Line, Watched, told_in

MOVES = 32
REPLAYED = 12  # moves that are told again
PASSED = 8  # moves at a screen that is passed on


def pieces(scene: Json) -> dict[str, str]:
    return {piece["id"]: piece.get("at", "") for zone in boards(scene) for piece in zone.get("pieces", [])}


def boards(scene: Json) -> list[Json]:
    return [zone for zone in scene["zones"] if zone["type"] == "board"]


def cards(scene: Json) -> list[str]:
    return sorted(piece["id"] for zone in scene["zones"] if zone["type"] == "row" for piece in zone.get("pieces", []))


def shows(seen: Json, line: Line, before: Line | None = None) -> bool:
    """Whether the page shows this beat; or, on the way to it from another, that one."""
    there = before or line
    stands = pieces(there.scene)
    moving = line.walks if before else {}
    return (
        seen["pieces"].keys() == stands.keys()
        and all(at == stands[piece] or at in moving.get(piece, ()) for piece, at in seen["pieces"].items())
        and seen["tiles"] == sorted(tile["id"] for zone in boards(there.scene) for tile in zone.get("tiles", []))
        and set(cards(there.scene)) <= set(seen["cards"])
    )


def check(story: list[Line], seen: list[Json]) -> None:
    """Each moment of the page is a beat of the story, in order, and no beat is left out."""
    shown: set[int] = set()
    reached = 0
    for moment in seen:
        told = [number for number, line in enumerate(story) if line.lines == moment["lines"] and number >= reached]
        assert told, f"{moment['lines']} lines: nobody has told that"
        settled = [number for number in told if shows(moment, story[number])]
        shown.update(settled)
        on_the_way = [number for number in told if number and shows(moment, story[number], story[number - 1])]
        assert settled or on_the_way, f"after {moment['lines']} lines the page shows another beat: {moment}"
        reached = min(settled + on_the_way)
        if moment["told"] or moment["offers"]:
            assert any(story[number].last for number in settled), f"asked too early, after {moment['lines']} lines: {moment}"
    left_out = set(range(len(story))) - shown
    assert not left_out, f"never shown: {[story[number].lines for number in sorted(left_out)]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_beat_is_shown_in_its_turn(browser: Browser, server: Server, game: str) -> None:
    """Thirty moves and more, with all that computers, NPCs and the dice do in between; then looked back at, skipped, seen anew,
    played again, and at a screen that is passed on."""
    seats, options = GAMES[game]
    table = server.post("tables", {"game": game, "seats": seats, "options": options})
    watched = Watched(browser, server)
    watched.sit_down(table)
    with connect(server.live(table), max_size=None) as connection:
        device = Device(connection, table, seed=5)
        while device.version < MOVES and not device.over:
            watched.wind_to(device.play())
        story = watched.story()
        assert len(story) > MOVES / 2
        check(story, watched.shown())
        check_whose(watched)
        check_looking_back(watched, story)
        if not device.over:
            check_skipping(watched, device)
    check_replay(watched, server, table)
    check_hot_seat(watched, server, game)
    assert watched.person.errors == []
    watched.person.leave()


def check_whose(watched: Watched) -> None:
    """While it was told, a quiet line said whose doing it was."""
    said = watched.said()
    assert said
    assert not said & {"You see what is happening …"}, said


def check_looking_back(watched: Watched, story: list[Line]) -> None:
    """A line of the log shows the board of its beat, until the next click, which does nothing else."""
    page = watched.page
    present = pieces(story[-1].scene)
    if page.locator("dialog").count():  # how it ended
        page.keyboard.press("Escape")
    line = page.locator("[data-beat]").first
    line.scroll_into_view_if_needed()
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    looked = watched.page.evaluate("() => window.seen.at(-1)?.pieces") or present
    assert looked in [pieces(one.scene) for one in story[1:]]
    page.locator(".board").click(position={"x": 5, "y": 5}, force=True)
    expect(line).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(
        "present => JSON.stringify(window.seen.at(-1)?.pieces ?? present) === JSON.stringify(present)", arg=present
    )


def check_skipping(watched: Watched, device: Device) -> None:
    """Who skips lands on the present, and so does whoever comes back in the middle of a story."""
    page = watched.page
    version = device.play()
    page.keyboard.press("s")
    watched.wind_to(version)
    before = watched.shown()[-1]
    assert before["pieces"] == pieces(device.seen["scene"])
    if device.over:
        return
    version = device.play()
    page.reload()
    page.wait_for_function("() => window.seen?.length", timeout=PATIENCE * 1000)
    watched.wind_to(version)
    assert all(moment["pieces"] == pieces(device.seen["scene"]) for moment in watched.shown() if moment["told"])


def check_replay(watched: Watched, server: Server, table: Json) -> None:
    """Wound by itself from the beginning, a game is told beat by beat, too."""
    ((seat, key),) = table["keys"].items()
    wanted = {"viewer": int(seat), "start": 0, "count": REPLAYED + 1, "fresh": True, "keys": [key]}
    story = list(told_in(server.post(f"tables/{table['table']}/replay/frames", wanted)["frames"]))
    watched.shown()
    watched.page.evaluate(f"location.hash = '#/replay/{table['table']}/0/{seat}'")
    watched.wind(f"document.querySelector('.replay[data-place=\"0\"]') && window.seen.at(-1)?.lines === {story[0].lines}")
    watched.page.keyboard.press(" ")
    watched.wind(f"document.querySelector('.replay').dataset.place.split(':')[0] > {REPLAYED}")
    nobody_is_asked = {"told": False}
    check(story, [one | nobody_is_asked for one in watched.shown() if one["lines"] <= story[-1].lines])


def check_hot_seat(watched: Watched, server: Server, game: str) -> None:
    """Two at one screen: each is told the story as far as it is, and sees nothing before the screen was passed on."""
    _, options = GAMES[game]
    table = server.post("tables", {"game": game, "seats": [ME, HERE], "options": options})
    watched.change_to(table)
    with connect(server.live(table), max_size=None) as one, connect(server.live(table), max_size=None) as other:
        devices = [Device(connection, table, 5, number) for number, connection in enumerate((one, other))]
        while devices[0].version < PASSED and not devices[0].over:
            asked = next(device for device in devices if device.asked)
            asked.answer()
            for device in devices:
                device.catch_up(asked.version)
            watched.wind_to(asked.version)
            watched.pass_on()
    check(watched.story(), watched.shown())
