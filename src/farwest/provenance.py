"""Which sources something was made by: a short digest of the files of some of our packages."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
DIGITS = 16


@lru_cache(maxsize=64)
def digest(*packages: str) -> str:
    """Sixteen hex digits that change with any .py file of these packages.

    A package is named by its place within farwest, with points or slashes: `kernel`,
    `games.dice_town`. Their order does not count. Read once for each process: what changes on the
    disk later is not what runs here.
    """
    return digest_of(*(HERE.joinpath(*name.replace(".", "/").split("/")) for name in packages))


def digest_of(*folders: Path) -> str:
    """The same for any folders: their names, and the paths within them and bytes of each file."""
    found = hashlib.sha256()
    for folder in sorted(set(folders)):
        if not folder.is_dir():
            raise FileNotFoundError(f"There is no package at {folder}.")
        for path in sorted(folder.rglob("*.py"), key=lambda each: each.as_posix()):
            body = path.read_bytes()
            place = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            found.update(f"{place}\n{len(body)}\n".encode() + body)
    return found.hexdigest()[:DIGITS]
