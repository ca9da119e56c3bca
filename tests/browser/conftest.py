"""A browser, a server and people in front of their screens."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tafelrunde.server.client import FOLDER
from tests.browser.people import Person, Screen
from tests.browser.processes import Server
from tools import chromium

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # each new window would load the list under its address bar, which takes a second of both cores; the rest is what Playwright
    # switches off, and would no longer
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding",
)
expect.set_options(timeout=60_000)  # a machine may be busy with other tests
Invite = Callable[..., Person]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A browser on a busy machine may miss a moment: what fails here is tried twice more before it counts, unless --reruns
    says otherwise."""
    if config.getoption("reruns", None) is not None:
        return
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open, nothing else in this process can run an event loop."""
    yield from browsing()


def browsing(*arguments: str) -> Iterator[Browser]:
    """A Chromium, with further arguments."""
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the browser client is not built: npm install && npm run build in web/")
    path = chromium.find()
    if path is None:
        pytest.skip(f"there is no Chromium; {chromium.VARIABLE}=/path/to/chromium names one")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *arguments])
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del browser  # whether there is one decides if there is anything to serve
    yield from serving(tmp_path_factory)


def serving(folders: pytest.TempPathFactory, seed: int | str | None = None) -> Iterator[Server]:
    """A server as long as it is needed; with a seed all its tables are dealt alike."""
    started = Server(folders.mktemp("server"), seed)
    yield started
    started.stop()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody with a browser of their own. At the end nothing may have gone wrong on any of their pages."""
    people: list[Person] = []

    def come(screen: Screen, language: str = "en", theme: str = "light", name: str = "Ada") -> Person:
        people.append(Person(browser, server.address, screen, language, theme, name))
        return people[-1]

    yield come
    for person in people:
        person.leave()
    assert [error for person in people for error in person.errors] == []
