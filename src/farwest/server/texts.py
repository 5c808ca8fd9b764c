"""What the server itself says: errors and mails, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from farwest import words
from farwest.kernel.news import Spoken
from farwest.words.speech import cut

FOLDER = Path(__file__).parent / "text"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def files(lang: str) -> list[Path]:
    """The common words, then those of the server."""
    return [Path(words.__file__).parent / "text" / f"{lang}.ftl", FOLDER / f"{lang}.ftl"]


def say(lang: str, id: str, otherwise: str = "", **values: Any) -> str:
    """A message in a language; `otherwise` where there is none, or its values are lacking."""
    bundle = _bundle(lang if lang in words.languages() else "en")
    if not bundle.has_message(id):
        return otherwise or id
    pattern = bundle.get_message(id).value
    assert pattern is not None
    plain = {key: _plain(lang, value) for key, value in values.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    return otherwise if errors and otherwise else str(text)


def _plain(lang: str, value: Any) -> str:
    """A value as it stands in a sentence; a reason within the reason is worded too."""
    if isinstance(value, Spoken):
        return cut(say(lang, value.id, str(value), **value.args_by_name))
    return cut(str(value))


def wanted(query: str | None, header: str | None) -> str:
    """The language a client asks for: by name, or as browsers do."""
    for part in [query or "", *(header or "").split(",")]:
        lang = part.strip()[:2].lower()
        if lang in words.languages():
            return lang
    return "en"
