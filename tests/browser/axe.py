"""axe-core: what it complains about on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SCRIPT = Axe().axe_script
LOOK = """within => axe.run(within, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(
    ({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)))"""


def complaints(page: Page, within: str = "html") -> list[str]:
    """Each with its rule, its place and what to do. A page that was looked at before has the script already."""
    page.evaluate("document.fonts.ready")
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(LOOK, within)
    return found


def check(page: Page) -> None:
    assert complaints(page) == []
