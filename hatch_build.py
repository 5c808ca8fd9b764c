"""Compile kernel, games, search and live play into a wheel: `FARWEST_COMPILE=1 pip install .`.

The plain build needs no compiler and is the default. The compiled one has the same files and, next
to them, what mypyc makes of them; Python takes these first. `python hatch_build.py FOLDER` leaves a
compiled copy of the package in a folder, to be used with PYTHONPATH.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
KERNEL = ("dump", "game", "lists", "luck", "match", "menu", "news", "playout", "result", "state",
          "steps", "verbs", "windows", "worlds")  # fmt: skip
SEARCH = ("rollout", "simulation", "table", "yardstick")
SERVER = ("course", "marking", "protocol", "sights", "telling", "trials", "unfolding")
"""The way of a move at a live table: from a row of the log to what each seat is told."""
SPOKEN = {"__init__", "features", "options", "orders", "picture", "prospects", "why"}
"""What a game says to people and programs around it: no search runs through these."""
NEEDS = ["mypy>=1.15", "setuptools>=75"]
FLAGS = "-fvisibility=hidden -fno-plt"
"""For gcc and clang: our functions are for ourselves, so calls between them are direct."""


def modules(source: Path, games: str) -> list[str]:
    """What is compiled: the kernel, the search, live play, these games' rules and advice."""
    found = [f"farwest/kernel/{name}.py" for name in KERNEL]
    found += [f"farwest/bots/search/{name}.py" for name in SEARCH]
    found += [f"farwest/server/{name}.py" for name in SERVER]
    for game in sorted((source / "farwest" / "games").glob(f"{games}/")):
        for path in sorted(game.rglob("*.py")):
            if path.relative_to(game).parts[0].removesuffix(".py") not in SPOKEN:
                found += [path.relative_to(source).as_posix()]
    return found


def compile_in(folder: Path, games: str = "*") -> list[Path]:
    """Copy the package into a folder and compile it there; the libraries that were made.

    A game left out stays plain Python and plays on the compiled kernel.
    """
    shutil.copytree(ROOT / "src" / "farwest", folder / "farwest", dirs_exist_ok=True)
    work = (
        "import sys; from setuptools import setup; from mypyc.build import mypycify; "
        "made = mypycify(['--ignore-missing-imports', *sys.argv[1:]], "
        "opt_level='2', debug_level='0', multi_file=True); "
        "setup(name='farwest', ext_modules=made, script_args=['-q', 'build_ext', '--inplace'])"
    )
    around = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"}
    command = [sys.executable, "-c", work, *modules(folder, games)]
    subprocess.run(command, cwd=folder, env=around, check=True)
    shutil.rmtree(folder / "build")
    return sorted(path for end in ("so", "pyd") for path in folder.rglob(f"*.{end}"))


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:
    pass  # not while a wheel is built
else:

    class CompileHook(BuildHookInterface):  # type: ignore[misc,type-arg]
        """Puts the compiled modules into the wheel where they are asked for."""

        def dependencies(self) -> list[str]:
            return NEEDS if os.environ.get("FARWEST_COMPILE") == "1" else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if os.environ.get("FARWEST_COMPILE") != "1" or version == "editable":
                return
            folder = Path(self.directory) / "compiled"
            shutil.rmtree(folder, ignore_errors=True)
            for path in compile_in(folder):
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    compile_in(Path(sys.argv[1]))
