"""A bot of one's own: a class in a module or in a file, named on the command line.

`my_bots.py:ThriftyBot` is a class in a file, `my_bots:ThriftyBot` one in a module that Python
finds. Only the name travels to other processes: each of them loads the class by itself.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from farwest.bots.bot import Bot
from farwest.kernel.news import Spoken

_WORD: Final = r"[^\W\d]\w*"
_NAME: Final = re.compile(rf"(?!exec:|onnx:)(.+\.py|{_WORD}(?:\.{_WORD})*):({_WORD})")


class BadClass(Spoken):
    """A class that is not there, or is no bot."""


def is_name(name: str) -> bool:
    """Whether a name is that of a class, there or not."""
    return _NAME.fullmatch(name) is not None


def make(luck: str | int, name: str) -> Bot:
    """A new bot of a class of one's own, which is called as it was named."""
    kind = _class_of(name)
    try:
        bot = kind(luck)
    except Exception as error:
        raise BadClass(
            "error_own_made",
            "{name} cannot be made with its luck alone: {reason}.",
            name=name,
            reason=_reason(error),
        ) from error
    bot.name = name
    return bot


def _class_of(name: str) -> type[Bot]:
    """The class of a name, or BadClass."""
    found = _NAME.fullmatch(name)
    assert found is not None
    where, what = found.groups()
    try:
        module = _file(Path(where).resolve()) if where.endswith(".py") else _module(where)
    except Spoken:
        raise
    except Exception as error:
        raise BadClass(
            "error_own_load",
            "{where} cannot be loaded: {reason}.",
            where=where,
            reason=_reason(error),
        ) from error
    kind = getattr(module, what, None)
    if isinstance(kind, type) and issubclass(kind, Bot):
        return kind
    raise BadClass(
        "error_own_class",
        "{what} in {where} is no bot: it must be a class made from farwest.bots.Bot.",
        what=what,
        where=where,
    )


@cache
def _file(path: Path) -> ModuleType:
    """A file as a module, loaded once for each process."""
    spec = importlib.util.spec_from_file_location(f"farwest own {path}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadClass("error_own_file", "There is no file {file} with a bot.", file=path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[spec.name]
        raise
    return module


def _module(name: str) -> ModuleType:
    """A module that Python finds by its name."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise BadClass(
            "error_own_module",
            "Python finds no module {module}: add its folder to PYTHONPATH, or name the file, "
            "such as my_bots.py:ThriftyBot.",
            module=name,
        ) from error


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(".: ")
