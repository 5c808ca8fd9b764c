"""Known vulnerabilities of the pinned packages: `python3 tools/audit.py`.

pip-audit looks every package of constraints.txt up, from an environment of its own that is thrown
away afterwards. It needs the network. Where it cannot run, or where it ran and could look nothing
up, that is said in so many words: silence is no clean bill. With `--must`, that is a failure too.

Ends with 1 where something is known against a package.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 90
"""Seconds for each of the two steps."""


class Verdict(NamedTuple):
    """What an audit found."""

    lines: list[str]
    audited: int
    vulnerable: int


def verdict(report: dict[str, Any]) -> Verdict:
    """What pip-audit's report says; packages that it could not look up are no good news."""
    found = report["dependencies"]
    known = [package for package in found if "skip_reason" not in package]
    bad = [package for package in known if package["vulns"]]
    lines = [f"{len(known)} of {len(found)} packages were looked up, {len(bad)} have known faults."]
    if not known:
        lines = [f"NOT AUDITED: none of {len(found)} packages could be looked up."]
    for package in bad:
        ids = ", ".join(fault["id"] for fault in package["vulns"])
        lines.append(f"{package['name']} {package['version']}: {ids}")
    return Verdict(lines, len(known), len(bad))


def audit(folder: Path) -> Verdict:
    """Install pip-audit aside, and run it on the pinned versions."""
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    report = folder / "report.json"
    commands = [
        ["-m", "pip", "install", "-q", "--disable-pip-version-check", "pip-audit"],
        ["-m", "pip_audit", "-r", str(ROOT / "constraints.txt"), "--no-deps", "--disable-pip"],
    ]
    commands[1] += ["-f", "json", "-o", str(report), "--progress-spinner", "off"]
    for command in commands:
        done = subprocess.run(
            [str(python), *command], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        if done.returncode and not report.exists():
            last = (done.stderr.strip() or "it gave no reason").splitlines()[-1]
            return Verdict([f"NOT AUDITED: {command[1]} failed: {last[:200]}"], 0, 0)
    return verdict(json.loads(report.read_text("utf-8")))


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = audit(Path(folder))
        except (OSError, subprocess.SubprocessError) as error:
            found = Verdict([f"NOT AUDITED: {type(error).__name__}."], 0, 0)
    for line in found.lines:
        print("dependency audit: " + line)
    if found.vulnerable:
        return 1
    return 1 if "--must" in sys.argv and not found.audited else 0


if __name__ == "__main__":
    sys.exit(main())
