"""The frame of the project: its checks, its lock, its launcher."""

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import farwest
from tests.needs import lacking

ROOT = Path(__file__).resolve().parent.parent
LOCKS = re.compile(
    r"constraints.*\.txt|requirements.*\.txt|.*\.lock|pylock.*\.toml|package-lock\.json"
)
ADDRESS = re.compile(r"\w+://|pypi\.org|pythonhosted|npmjs|--(?:index|extra-index|find-links)")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root)/")


def files_of_the_repository() -> list[Path]:
    """Every file git tracks or would track; without git, every file that is not hidden."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "-c", "-o", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if "/." not in str(path.relative_to(ROOT.parent))]
    else:
        paths = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
    return [path for path in paths if path.is_file() and "__pycache__" not in path.parts]


def passes(*command: str) -> None:
    """Fail with all its output where a check of the whole project does not pass."""
    result = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if result.returncode:
        pytest.fail(f"{result.stdout}\n{result.stderr}", pytrace=False)


def test_ruff_finds_nothing() -> None:
    """The code follows the rules of style in pyproject.toml."""
    passes("-m", "ruff", "check", ".")


def test_ruff_would_change_no_layout() -> None:
    """The code is laid out by the formatter."""
    passes("-m", "ruff", "format", "--check", ".")


def test_mypy_finds_nothing() -> None:
    """The types agree."""
    passes("-m", "mypy")


def test_imports_point_inward() -> None:
    """No layer imports one above it, and the rules import no library."""
    passes("-c", "from importlinter.cli import lint_imports_command as lint; lint()")


def test_locks_hold_no_address() -> None:
    """The lock names packages and versions, never where to fetch them."""
    locks = [path for path in files_of_the_repository() if LOCKS.fullmatch(path.name)]
    assert ROOT / "constraints.txt" in locks
    found = {path.name: ADDRESS.findall(path.read_text("utf-8")) for path in locks}
    assert not any(found.values()), found


def test_no_file_knows_a_machine() -> None:
    """No file names a folder of the machine it was written on."""
    files = files_of_the_repository()
    assert Path(__file__) in files
    assert [p for p in files if MACHINE_PATH.search(p.read_text("utf-8", errors="ignore"))] == []


def test_the_version_is_written_once() -> None:
    """The installed package carries the version that the source states."""
    assert importlib.metadata.version("farwest") == farwest.__version__


def test_what_a_machine_lacks_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that lacks something is skipped, and says what."""
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="a horse"):
        lacking("a horse")


def test_nothing_may_lack_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where CI=true, a test that lacks something fails."""
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="a horse"):
        lacking("a horse")


# The launcher, in a copy of the project. `uv` and `pip` are stand-ins that note how they were
# called; the packages themselves come from the Python that runs these tests.


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A fresh copy of the launcher and the package, without anything installed."""
    if os.name == "nt":
        pytest.skip("the stand-ins are shell scripts")
    here = tmp_path / "copy"
    shutil.copytree(ROOT / "src", here / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("farwest", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, here)
    return here


def launch(copy: Path, *args: str, uv: str = "true", pip: str = "0") -> tuple[int, str, list[str]]:
    """Launch the copy: its exit status, all it said, and the installers it called.

    `uv` is the shell command that ends the stand-in for uv, `pip` the exit status of pip's.
    """
    stand_ins, calls = copy.parent / "stand-ins", copy.parent / "calls"
    (stand_ins / "pip").mkdir(parents=True, exist_ok=True)
    (stand_ins / "uv").write_text(f'#!/bin/sh\necho "uv $*" >>"{calls}"\n{uv}\n')
    (stand_ins / "uv").chmod(0o755)
    (stand_ins / "pip" / "__init__.py").touch()
    (stand_ins / "pip" / "__main__.py").write_text(
        f"import sys\nif '--version' in sys.argv: sys.exit()\n"
        f"open({str(calls)!r}, 'a').write('pip ' + ' '.join(sys.argv[1:]) + '\\n')\nsys.exit({pip})"
    )
    calls.write_text("")
    paths = [str(stand_ins), str(copy / "src"), *(path for path in sys.path if path)]
    result = subprocess.run(
        [sys.executable, str(copy / "farwest"), *args],
        env=os.environ | {"PATH": f"{stand_ins}:/usr/bin:/bin", "PYTHONPATH": ":".join(paths)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return result.returncode, result.stdout, calls.read_text().splitlines()


def test_help_needs_no_set_up(copy: Path) -> None:
    """The launcher lists its verbs at once, installing nothing."""
    status, said, calls = launch(copy, "--help")
    assert (status, calls) == (0, [])
    assert "./farwest VERB" in said
    assert "play" in said
    assert not (copy / ".venv").exists()


def test_an_unknown_verb_is_refused(copy: Path) -> None:
    """An unknown verb is refused in one line that lists the known ones, installing nothing."""
    status, said, calls = launch(copy, "ply")
    assert (status, calls) == (2, [])
    assert re.fullmatch(r"farwest: there is no verb 'ply'; the verbs are play, .*test\n", said)
    assert not (copy / ".venv").exists()


def test_set_up_happens_once(copy: Path) -> None:
    """The first start installs the tests' needs from the lock; the second start, nothing."""
    status, said, calls = launch(copy, "test", "--version")
    assert status == 0, said
    assert "installing what the tests need into .venv" in said
    assert "pytest " in said
    assert [call.split(" -q ")[1] for call in calls] == ["-c constraints.txt -e .[test]"]
    assert launch(copy, "test", "--version")[2] == []


def test_a_set_up_for_tests_serves_all(copy: Path) -> None:
    """What the tests need includes the core, not the reverse."""
    launch(copy, "rules", "--help")
    assert len(launch(copy, "test", "--version")[2]) == 1
    (copy / ".venv" / ".ready-core").unlink()
    assert launch(copy, "rules", "--help")[2] == []


def test_a_drawing_needs_the_lab(copy: Path) -> None:
    """What an option needs is set up with it: the first lines of the page for research work."""
    calls = launch(copy, "simulate", "--plot=x.png", "--help")[2]
    assert [call.split(" -e ")[1] for call in calls] == [".[lab]"]
    assert launch(copy, "arena", "--help")[2] == []


def test_postgresql_brings_its_driver(copy: Path) -> None:
    """A table on PostgreSQL is set up with what it needs; that serves one on a file too."""
    calls = launch(copy, "db", "upgrade", "--help", "--database", "postgresql://x@y/z")[2]
    assert [call.split(" -e ")[1] for call in calls] == [".[table,pg]"]
    assert launch(copy, "serve", "--help")[2] == []


def test_a_changed_lock_is_installed(copy: Path) -> None:
    """When the lock or the project file changes, the next start installs again."""
    launch(copy, "test", "--version")
    for name in ("constraints.txt", "pyproject.toml"):
        with (copy / name).open("a") as file:
            file.write("\n")
        assert len(launch(copy, "test", "--version")[2]) == 1
        assert launch(copy, "test", "--version")[2] == []


def test_an_interrupted_set_up_begins_again(copy: Path) -> None:
    """A set-up killed half-way leaves nothing that the next one would trust."""
    status, _, _ = launch(copy, "test", "--version", uv="touch .venv/half; kill -9 $PPID")
    assert status == -9
    status, said, calls = launch(copy, "test", "--version")
    assert status == 0, said
    assert len(calls) == 1
    assert not (copy / ".venv" / "half").exists()


def test_a_lost_python_is_replaced(copy: Path) -> None:
    """When the Python below .venv has gone, .venv is made anew."""
    launch(copy, "test", "--version")
    python = copy / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python")
    status, said, calls = launch(copy, "test", "--version")
    assert status == 0, said
    assert len(calls) == 1


def test_pip_helps_where_uv_fails(copy: Path) -> None:
    """Where uv is there but cannot install, pip does."""
    status, said, calls = launch(copy, "test", "--version", uv="exit 1")
    assert status == 0, said
    assert [call.split()[0] for call in calls] == ["uv", "pip"]


def test_a_failed_set_up_is_told(copy: Path) -> None:
    """Where nothing can install, the launcher says so, keeps .venv, and tries again next time."""
    status, said, _ = launch(copy, "test", "--version", uv="exit 1", pip="1")
    assert status == 1
    assert said.endswith("could not be installed (see above); is the network there?\n")
    (copy / ".venv" / "kept").touch()
    assert launch(copy, "test", "--version")[0] == 0
    assert (copy / ".venv" / "kept").exists()


def test_an_old_python_is_refused(copy: Path) -> None:
    """A Python that is too old is told so in one line."""
    launcher = copy / "farwest"
    launcher.write_text(launcher.read_text("utf-8").replace("(3, 11)", "(3, 99)"), "utf-8")
    status, said, _ = launch(copy, "play")
    assert status == 1
    assert re.fullmatch(r"farwest: Python 3.11 or later is needed; this is 3\.\S+\n", said)


def test_the_launcher_knows_the_verbs_of_the_command() -> None:
    """The launcher's verbs are those of the installed command, and `test`."""
    from farwest.cli.main import main

    tree = ast.parse((ROOT / "farwest").read_text("utf-8"))
    assigned = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    assert set(ast.literal_eval(assigned["VERBS"])) == {*main.commands, "test"}
