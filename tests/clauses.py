"""The clauses of the rules, what claims to prove them, and the marker with which a test says so.

    @rule("DT-061", "DT-062")
    def test_the_mine_pays_one_nugget_per_nine() -> None: ...

What no test can name stands in `tests/games/<game>/clauses.toml`, each clause with its reason:

    [law]
    DT-009 = "which law proves it"
    [remark]
    DT-004 = "why there is nothing to prove"
    [missing]
    DT-140 = "why no test proves it yet"
"""

import re
import tomllib
from pathlib import Path

import pytest

CLAUSE = re.compile(r"- (?:\*\*)?([A-Z]{2,4}-\d{3})\b")
KINDS = ("law", "remark", "missing")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as proof of the clauses `ids`."""
    return pytest.mark.rule(*ids)


def read_books(root: Path) -> dict[str, list[str]]:
    """The clause ids of every game under `root` but the withdrawn ones, in the book's order."""
    books = {}
    for path in sorted(root.glob("src/farwest/games/*/clauses.en.md")):
        lines = path.read_text("utf-8").splitlines()
        heads = [CLAUSE.match(line) for line in lines if "(withdrawn" not in line]
        books[path.parent.name] = [head[1] for head in heads if head]
    return books


def claims_path(root: Path, game: str) -> Path:
    """Where the clauses of `game` that no test proves are accounted for."""
    return root / "tests" / "games" / game / "clauses.toml"


def read_claims(path: Path) -> dict[str, dict[str, str]]:
    """The reasons given in a `clauses.toml`, by kind; none where there is no such file."""
    if not path.exists():
        return {}
    return tomllib.loads(path.read_text("utf-8"))


def faults(claims: dict[str, dict[str, str]], known: set[str]) -> list[str]:
    """What is wrong with `claims`, sentence by sentence."""
    found = []
    seen: set[str] = set()
    for kind, reasons in claims.items():
        if kind not in KINDS or not isinstance(reasons, dict):
            found.append(f"'{kind}' is no table of claims; the tables are {', '.join(KINDS)}")
            continue
        for clause, reason in reasons.items():
            if clause not in known:
                found.append(f"[{kind}] names {clause}, which is no clause of this game")
            if not isinstance(reason, str) or not reason.strip():
                found.append(f"[{kind}] {clause} gives no reason")
            if clause in seen:
                found.append(f"{clause} stands in two tables")
            seen.add(clause)
    return found


def shorten(ids: list[str]) -> str:
    """Clause ids as text, neighbours drawn together: `DT-001 DT-004…007`."""
    runs: list[list[str]] = []
    for clause in sorted(ids):
        if runs and _number(clause) == _number(runs[-1][-1]) + 1:
            runs[-1].append(clause)
        else:
            runs.append([clause])
    return " ".join(r[0] if len(r) == 1 else f"{r[0]}…{r[-1].split('-')[1]}" for r in runs)


def _number(clause: str) -> int:
    return int(clause.split("-")[1])
