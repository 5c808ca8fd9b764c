"""The account of the clauses, tried on a small game of its own."""

import os
from pathlib import Path

import pytest

from tests.clauses import faults, read_books, shorten

ROOT = Path(__file__).resolve().parent.parent

BOOK = """
# Poker Flat

- **PF-001** Proved by a test.
- **PF-002** Proved by a law. See **PF-001**.
- PF-003 A remark.
- **PF-004** Missing, with a reason.
- **PF-005** Missing.
- **PF-006** Missing.
- **PF-007** (withdrawn: see PF-001)
- **PF-008** Named by a test that fails.
- **PF-009** Named by a test that is skipped.
"""
CLAIMS = """
[law]
PF-002 = "test_laws.py, thrift"
[remark]
PF-003 = "a matter of taste"
[missing]
PF-004 = "waits for the extension"
"""
TESTS = """
import pytest
from tests.clauses import rule

@rule("PF-001")
def test_passes(): pass

@rule("PF-001")
class TestMore:
    @pytest.mark.parametrize("n", [1, 2])
    def test_passes_too(self, n): pass
"""


@pytest.fixture
def flat(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of one game, with nine clauses and an account of three."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makeini("[pytest]\nmarkers = rule(*ids)\naddopts = --import-mode=importlib")
    pytester.makeconftest('pytest_plugins = ["tests.proofs"]')
    write(pytester, "src/farwest/games/poker_flat/clauses.en.md", BOOK)
    write(pytester, "tests/games/poker_flat/clauses.toml", CLAIMS)
    write(pytester, "tests/games/poker_flat/test_flat.py", TESTS)
    return pytester


def write(pytester: pytest.Pytester, name: str, text: str) -> None:
    """Write a file of the small project, with its folders."""
    path = pytester.path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two workers"])
def test_a_run_accounts_for_every_clause(flat: pytest.Pytester, workers: tuple[str, ...]) -> None:
    """Alone or with workers, every clause is counted once, and what is not proved is named."""
    result = flat.runpytest_subprocess(*workers)
    assert result.ret == 0
    result.assert_outcomes(passed=4)
    result.stdout.fnmatch_lines(
        [
            "*= clauses proved =*",
            "*clauses  by a test  by a law  remark  not proved",
            "poker_flat        8          1         1       1           5",
            "poker_flat, not proved:",
            "  PF-005…006 PF-008…009",
            "  PF-004 waits for the extension",
            "*4 passed in*",
        ],
        consecutive=False,
    )
    assert "4 passed in" in result.outlines[-1]


def test_a_failed_or_skipped_test_proves_nothing(flat: pytest.Pytester) -> None:
    """A clause is not proved by a test that fails, is skipped or is expected to fail."""
    write(
        flat,
        "tests/test_more.py",
        """
import pytest
from tests.clauses import rule

@rule("PF-008")
def test_passes(): pass

@rule("PF-008")
def test_fails(): assert False

@rule("PF-009")
@pytest.mark.skip
def test_skipped(): pass

@rule("PF-005")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("PF-006")
@pytest.mark.xfail(strict=False)
def test_passes_unexpectedly(): pass
""",
    )
    result = flat.runpytest_subprocess()
    assert result.ret == 1
    result.stdout.fnmatch_lines(
        [
            "poker_flat        8          1         1       1           5",
            "  PF-005…006 PF-009",
            "  PF-008 failed in tests/test_more.py::test_fails",
        ]
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two workers"])
@pytest.mark.parametrize("clause", ["PF-099", "PF-007"], ids=["unknown", "withdrawn"])
def test_a_clause_must_exist(flat: pytest.Pytester, clause: str, workers: tuple[str, ...]) -> None:
    """A test that names a clause no game has makes the run fail, even when it is skipped."""
    write(
        flat,
        "tests/test_more.py",
        f"""
import pytest
from tests.clauses import rule

@rule("{clause}")
@pytest.mark.skip
def test_skipped(): pass
""",
    )
    result = flat.runpytest_subprocess(*workers)
    assert result.ret == 1
    result.assert_outcomes(passed=4, errors=1)
    result.stdout.fnmatch_lines([f"*no game has the clause {clause}"])


@pytest.mark.parametrize(
    ("claims", "complaint"),
    [
        ('[law]\nPF-099 = "thrift"', "[[]law] names PF-099, which is no clause of this game"),
        ('[remark]\nPF-003 = " "', "[[]remark] PF-003 gives no reason"),
        ('[laws]\nPF-003 = "thrift"', "'laws' is no table of claims; *"),
        ('[law]\nPF-003 = "thrift"\n[missing]\nPF-003 = "later"', "PF-003 stands in two tables"),
        ("[law", "*TOMLDecodeError*"),
    ],
)
def test_a_claim_must_hold(flat: pytest.Pytester, claims: str, complaint: str) -> None:
    """An account that names an unknown clause, gives no reason or cannot be read fails the run."""
    write(flat, "tests/games/poker_flat/clauses.toml", claims)
    result = flat.runpytest_subprocess()
    assert result.ret == 1
    result.assert_outcomes(passed=3, failed=1)
    result.stdout.fnmatch_lines([complaint, "*= clauses proved =*"])


@pytest.mark.parametrize(
    "args",
    [("tests/games/poker_flat/test_flat.py",), ("-k", "passes")],
    ids=["a file", "a keyword"],
)
def test_part_of_the_tests(flat: pytest.Pytester, args: tuple[str, ...]) -> None:
    """When only some tests run, their games are counted and no gap is listed."""
    result = flat.runpytest_subprocess(*args)
    assert result.ret == 0
    result.stdout.fnmatch_lines(["*clauses proved by these tests*", "poker_flat  *"])
    result.stdout.no_fnmatch_line("*, not proved:*")


def test_no_clause_no_account(flat: pytest.Pytester) -> None:
    """When only tests that name no clause run, nothing is said of clauses."""
    write(flat, "tests/test_more.py", "def test_passes(): pass")
    result = flat.runpytest_subprocess("tests/test_more.py")
    assert result.ret == 0
    result.stdout.no_fnmatch_line("*clauses*")


def test_every_kind_of_fault_is_found_at_once() -> None:
    """All that is wrong with an account is told in one go."""
    assert len(faults({"law": {"PF-001": "", "PF-002": "x"}, "lwa": {}}, {"PF-001"})) == 3


def test_neighbours_are_drawn_together() -> None:
    """Consecutive clauses are written as a range."""
    assert shorten(["PF-009", "PF-001", "PF-002", "PF-003"]) == "PF-001…003 PF-009"


def test_every_clause_has_one_id() -> None:
    """No clause id stands twice in the books of all games."""
    ids = [clause for book in read_books(ROOT).values() for clause in book]
    assert sorted(ids) == sorted(set(ids))
