"""The libraries of the page are as published, and whatever the page asks for is there."""

import hashlib
import json
import re
from pathlib import Path

import pytest

import farwest

WEB = Path(farwest.__file__).parent / "web"
VENDOR = WEB / "vendor"
PACKAGES = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))["packages"]
IMPORT = re.compile(r'(?<![\w."])(?:from|import)\s*\(?\s*"([^"]+)"')
SAID = re.compile(r'"(page_[a-z0-9_]+)"')
STEM = re.compile(r"`(page_[a-z0-9_]+)\$\{")


def import_map() -> dict[str, str]:
    """The names under which the page's modules find the libraries."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found
    names: dict[str, str] = json.loads(found[1])["imports"]
    return names


def page_words() -> set[str]:
    """The ids of the page's messages."""
    text = (Path(farwest.__file__).parent / "words" / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(page_[a-z0-9_]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package["name"])
def test_every_file_is_as_it_was_published(package: dict[str, object]) -> None:
    """No file of a library was changed since it was fetched."""
    files = package["files"]
    assert isinstance(files, dict)
    for name, digest in files.items():
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


def test_nothing_else_is_there() -> None:
    """Every file among the libraries is named in the manifest."""
    known = {name for package in PACKAGES for name in package["files"]}
    found = {str(path.relative_to(VENDOR)) for path in VENDOR.rglob("*") if path.is_file()}
    assert found == known | {"manifest.json", "LICENSES"}


def test_every_library_has_its_licence() -> None:
    """The licences name each library with its version."""
    licences = (VENDOR / "LICENSES").read_text(encoding="utf-8")
    for package in PACKAGES:
        assert package["licence"] in ("MIT", "Apache-2.0")
        assert f"{package['name']} {package['version']}\n" in licences


def test_every_import_leads_to_a_file() -> None:
    """Whatever a module of the page or of a library imports is here."""
    names = import_map()
    for path in [*WEB.glob("*.js"), *VENDOR.rglob("*.*js")]:
        for wanted in IMPORT.findall(path.read_text(encoding="utf-8")):
            target = names.get(wanted, wanted)
            if target.startswith("/"):
                assert target.startswith("/web/"), f"{path.name} imports {wanted}"
                assert (WEB / target.removeprefix("/web/")).is_file(), f"{path.name}: {wanted}"
            else:
                assert (path.parent / target).is_file(), f"{path.name}: {wanted}"


def test_the_page_keeps_to_its_policy() -> None:
    """One inline script, the import map; no inline style, and nothing from elsewhere."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", page)
    assert inline == ['<script type="importmap">']
    assert " style=" not in page
    assert "<style" not in page
    assert not re.search(r'(?:src|href)="(?!/)', page)
    for path in (WEB / "icons").glob("*.svg"):
        assert " style=" not in path.read_text(encoding="utf-8")


def test_every_message_of_the_page_exists() -> None:
    """What a module says has words, and no words lie about unused."""
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.js"))
    said, stems = set(SAID.findall(source)), set(STEM.findall(source))
    words = page_words()
    assert said - words == set()
    assert {id for id in words - said if not id.startswith(tuple(stems))} == set()
    for stem in stems:
        assert any(id.startswith(stem) for id in words), stem
