"""The files of the browser client."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.server import client as module
from tests.server.helpers import Guest

PAGE = "<!doctype html><script>start()</script><script type=module src=/assets/app-1a2b.js></script>"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("console.log('hello')\n" * 200, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", folder)
    yield folder
    module._pages.clear()


def test_the_start_page(guest: Guest, web: Path) -> None:
    answer = guest.client.get("/")
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self' 'sha256-" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("place", ["/tables/abc", "/rules/higher", "/deep/er/place"])
def test_a_place_inside_the_client(guest: Guest, web: Path, place: str) -> None:
    assert guest.client.get(place).text == PAGE


def test_files_with_a_hash_in_their_name_are_kept_for_ever(guest: Guest, web: Path) -> None:
    answer = guest.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    packed = guest.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.content == answer.content
    assert len(gzip.compress(answer.content)) < len(answer.content)


def test_other_files_are_asked_for_again(guest: Guest, web: Path) -> None:
    answer = guest.client.get("/favicon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"
    again = guest.client.get("/favicon.svg", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    (web / "favicon.svg").write_text("<svg></svg>", encoding="utf-8")
    assert guest.client.get("/favicon.svg", headers={"if-none-match": answer.headers["etag"]}).status_code == 200


def test_head(guest: Guest, web: Path) -> None:
    answer = guest.client.head("/")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    ["/missing.js", "/assets/nothing.css", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00.js"],
)
def test_nothing_else_is_given_out(guest: Guest, web: Path, path: str) -> None:
    answer = guest.client.get(path)
    assert answer.status_code == 404
    assert list(answer.json()) == ["error"]


def test_without_a_client_the_page_says_how_to_get_one(guest: Guest, web: Path) -> None:
    (web / "index.html").unlink()
    answer = guest.client.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
