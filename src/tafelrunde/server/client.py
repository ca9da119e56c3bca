"""The browser client: the files that were built into the package, or a page that says how to build them."""

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from msgspec import Struct

from tafelrunde.server.security import POLICY
from tafelrunde.server.trouble import Trouble

FOLDER = Path(__file__).parent.parent / "web"
MISSING = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tafelrunde</title></head>
<body><main>
<h1>The browser client has not been built</h1>
<p>The server works, but this installation came without the page that belongs here. Install the package again with
<code>pip install .</code>, which builds it; in a checkout, <code>npm install &amp;&amp; npm run build</code> in the folder
<code>web</code> does it alone.</p>
</main></body>
</html>
"""
PLAIN_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
PACKED = "packed"  # marks what is packed once, when it is read, and not for each answer
LONGEST = 1000  # characters of a path
SMALL = 1000  # bytes that are not worth packing


class Page(Struct):
    """A file as it is sent."""

    stamp: tuple[int, int]
    kind: str
    body: bytes
    packed: bytes  # empty: not worth it
    headers: dict[str, str]


_pages: dict[Path, Page] = {}


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={PACKED: True})
async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client. An address without a file is a place inside the client."""
    name = str(request.scope["path"]).strip("/")
    if len(name) > LONGEST:
        raise Trouble(414, f"an address here has at most {LONGEST} characters")
    if name.split("/")[0] == "api":
        raise Trouble(404, f"there is nothing at /{name[:80]}; /api/schema lists what there is")
    file = _find(name)
    if file is None:
        return Response(MISSING.encode(), media_type="text/html", status_code=503)
    return sent(request, _page(file))


def sent(request: Request[Any, Any, Any], page: Page) -> Response[bytes]:
    """A page as the browser can take it: nothing if it has it, packed if it can unpack it."""
    if request.headers.get("if-none-match") == page.headers["ETag"]:
        return Response(b"", status_code=304, headers=page.headers)
    body, headers = page.body, page.headers
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = page.packed, headers | {"Content-Encoding": "gzip"}
    return Response(b"" if request.method == "HEAD" else body, headers=headers, media_type=page.kind)


def pack() -> None:
    """Read and pack all files, so that the first visitor does not wait for it."""
    for file in FOLDER.rglob("*.*"):
        _page(file)


def _find(name: str) -> Path | None:
    """The file of that name; the start page for a place inside the client; none if there is no client."""
    start = FOLDER / "index.html"
    if not start.is_file():
        return None
    file = FOLDER.joinpath(*[part for part in name.split("/") if part])
    if "\0" not in name and _is_file(file) and file.resolve().is_relative_to(FOLDER.resolve()):
        return file
    if "." in name.rpartition("/")[2]:
        raise Trouble(404, f"there is no file {name[:80]!r}")
    return start


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name longer than any file's
        return False


def _page(file: Path) -> Page:
    about = file.stat()
    stamp = (about.st_mtime_ns, about.st_size)
    page = _pages.get(file)
    if page is None or page.stamp != stamp:
        page = _pages[file] = _read(file, stamp)
    return page


def _read(file: Path, stamp: tuple[int, int]) -> Page:
    kind = PLAIN_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    page = made(file.read_bytes(), kind, file.parent.name == "assets", stamp)
    if file.suffix == ".html":
        scripts = "".join(
            f" 'sha256-{b64encode(hashlib.sha256(text).digest()).decode()}'" for text in INLINE_SCRIPT.findall(page.body)
        )
        page.headers["Content-Security-Policy"] = POLICY.format(scripts=scripts)
    return page


def made(body: bytes, kind: str, lasting: bool, stamp: tuple[int, int] = (0, 0)) -> Page:
    """A page of this content. `lasting`: its address changes with its content."""
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    }
    packed = (
        gzip.compress(body, 6, mtime=0)
        if len(body) > SMALL and kind.startswith(("text/", "image/svg", "application/"))
        else b""
    )
    if packed:
        headers["Vary"] = "Accept-Encoding"
    return Page(stamp, kind, body, packed, headers)
