"""The files of the page: read once, compressed once, and fetched again only when they changed.

What the API says of the games is sent in the same way.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from farwest import games, words
from farwest.server import texts
from farwest.server.errors import MISSING, Problem

router = APIRouter(include_in_schema=False)

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
GAMES = HERE.parent / "games"
INDEX = WEB / "index.html"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What is sent at all: no Python, nothing unheard of."""
PRESSED = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")
FRESH = "no-cache"
"""Keep it, but ask whether it changed: files carry no version in their names."""
PAGES = {
    "",
    "about",
    "account",
    "finished",
    "help",
    "leaderboard",
    "lobby",
    "login",
    "new",
    "player",
}
PAGES |= {"confirm", "players", "profile", "replay", "reset", "rules", "settings", "table", "watch"}


class Kept(NamedTuple):
    """Something as it is sent."""

    body: bytes
    pressed: bytes | None
    tag: str


def kept(body: bytes, press: bool = True) -> Kept:
    """Something to send, compressed too unless it is dense already, such as a picture."""
    pressed = gzip.compress(body, 9, mtime=0) if press else None
    return Kept(body, pressed, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class Shelf:
    """Files in memory, read again when they change on disk."""

    def __init__(self) -> None:
        self.files: dict[tuple[Path, ...], tuple[list[float], Kept]] = {}

    def find(self, *paths: Path) -> Kept:
        """One file, or several one after the other."""
        try:
            written = [path.stat().st_mtime for path in paths]
            before, found = self.files.get(paths, ([], None))
            if found is None or before != written:
                body = b"\n".join(path.read_bytes() for path in paths)
                found = kept(body, paths[0].suffix in PRESSED)
                self.files[paths] = written, found
        except (OSError, ValueError) as error:
            raise Problem(404, *MISSING) from error
        return found


SHELF = Shelf()


def send(request: Request, *paths: Path) -> Response:
    """A file as a response."""
    kind = KINDS.get(paths[0].suffix.lower())
    if kind is None:
        raise Problem(404, *MISSING)
    return reply(request, SHELF.find(*paths), kind)


def reply(request: Request, found: Kept, kind: str) -> Response:
    """What was kept as a response; nothing but its tag where the browser has it already."""
    headers = {"ETag": found.tag, "Cache-Control": FRESH, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if found.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.pressed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers | {"Content-Type": kind})


def inside(folder: Path, path: str) -> Path:
    """A file of a folder, or a problem: no path leads out of it."""
    found = (folder / path).resolve() if "\0" not in path else folder
    if not found.is_relative_to(folder.resolve()) or not found.is_file():
        raise Problem(404, *MISSING)
    return found


def page() -> str:
    """The page every visit begins with; nothing where it is not there."""
    return INDEX.read_text(encoding="utf-8") if INDEX.exists() else ""


# --- routes ----------------------------------------------------------------------------------


@router.api_route("/web/{path:path}", methods=["GET", "HEAD"])
async def web_file(path: str, request: Request) -> Response:
    """A file of the page."""
    return send(request, inside(WEB, path))


@router.api_route("/games/{key}/board/{path:path}", methods=["GET", "HEAD"])
async def board_file(key: str, path: str, request: Request) -> Response:
    """A file of a game's board."""
    known = games.keys()
    if key not in known:
        raise Problem(404, *MISSING)
    return send(request, inside(GAMES / key / "board", path))


@router.api_route("/text/{lang}/{name}.ftl", methods=["GET", "HEAD"])
async def text_file(lang: str, name: str, request: Request) -> Response:
    """The words of a game; `common` are those of the kernel, the server and the page."""
    known = ["common", *games.keys()]
    if lang not in words.languages() or name not in known:
        raise Problem(404, *MISSING)
    if name != "common":
        return send(request, GAMES / name / "text" / f"{lang}.ftl")
    own = WEB / "text" / f"{lang}.ftl"
    return send(request, *texts.files(lang), *([own] if own.exists() else []))


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """The sign in the tab, where a browser asks for it by its old name."""
    found = [path for path in (WEB / "favicon.ico", WEB / "favicon.svg") if path.exists()]
    return send(request, *found[:1]) if found else Response(status_code=204)


@router.get("/robots.txt")
async def robots() -> Response:
    """Tables are known to those who were invited, not to search engines."""
    return Response("User-agent: *\nDisallow: /table/\nDisallow: /replay/\nDisallow: /api/\n")


@router.get("/api/v1/docs")
async def api_docs(request: Request) -> Response:
    """A page to read the API and to try it."""
    return send(request, HERE / "docs" / "api.html")


@router.get("/api/v1/docs/{name}")
async def api_docs_file(name: str, request: Request) -> Response:
    """What that page needs."""
    return send(request, inside(HERE / "docs", name))


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def any_page(path: str, request: Request) -> Response:
    """Every address that a person may open is the page; it finds out itself what to show."""
    first = path.partition("/")[0]
    opened = "text/html" in request.headers.get("accept", "") and first not in ("api", "web")
    if first not in PAGES and not opened:
        raise Problem(404, *MISSING)
    return send(request, INDEX)
