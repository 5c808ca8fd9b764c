"""A pytest plugin: reports, game by game, which clauses of the rules this run proved.

A clause is proved by a test when a test that names it passed and none that names it failed. A test
that names an unknown clause fails, and every `clauses.toml` is itself a test: of what it claims.
Unproved clauses are reported; they fail nothing. With pytest-xdist the workers write the clauses
into their reports, and the controller counts.
"""

import textwrap
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter

from tests.clauses import claims_path, faults, read_books, read_claims, shorten

COLUMNS = ("clauses", "by a test", "by a law", "remark", "not proved")
BOOKS = pytest.StashKey[dict[str, list[str]]]()


def pytest_configure(config: pytest.Config) -> None:
    """Read the books once, and listen to every report."""
    config.stash[BOOKS] = read_books(config.rootpath)
    config.pluginmanager.register(Ledger(config), "clause-ledger")


def clauses_of(item: pytest.Item) -> list[str]:
    """The clauses an item names, on itself, its class or its module."""
    return sorted({clause for mark in item.iter_markers("rule") for clause in mark.args})


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test, even one about to be skipped, that names a clause no game has."""
    known = {clause for book in item.config.stash[BOOKS].values() for clause in book}
    unknown = [clause for clause in clauses_of(item) if clause not in known]
    if unknown:
        pytest.fail(f"no game has the clause {', '.join(unknown)}", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write the clauses into the report, which travels from worker to controller."""
    report = yield
    report.clauses = clauses_of(item)
    return report


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Every `clauses.toml` is a test."""
    if file_path.name == "clauses.toml":
        return ClaimsFile.from_parent(parent, path=file_path)
    return None


class ClaimsFile(pytest.File):
    """A `clauses.toml`, holding one test."""

    def collect(self) -> Iterable[pytest.Item]:
        yield ClaimsItem.from_parent(self, name="claims")


class ClaimsItem(pytest.Item):
    """Every clause accounted for in this file exists, once, and has a reason."""

    def runtest(self) -> None:
        book = self.config.stash[BOOKS].get(self.path.parent.name, [])
        wrong = faults(read_claims(self.path), set(book))
        if wrong:
            pytest.fail("\n".join(wrong), pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.parent.name}: claims"


class Ledger:
    """Gathers what the tests proved, and prints the account of every game."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: set[str] = set()
        self.failed: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = getattr(report, "clauses", [])
        if report.failed:
            self.failed.update(dict.fromkeys(clauses, report.nodeid))
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed.update(clauses)

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        whole = self.is_whole_run()
        named = self.passed | self.failed.keys()
        books = {
            game: book
            for game, book in self.config.stash[BOOKS].items()
            if whole or named.intersection(book)
        }
        if not books or self.config.option.collectonly:
            return
        terminalreporter.section("clauses proved" + ("" if whole else " by these tests"))
        accounts = {game: self.account(game, book) for game, book in books.items()}
        width = max(map(len, books))
        terminalreporter.line("  ".join([" " * width, *COLUMNS]))
        for game, states in accounts.items():
            counts = [len(books[game]), *(len(states[name]) for name in COLUMNS[1:])]
            cells = [f"{n:>{len(name)}}" for n, name in zip(counts, COLUMNS, strict=True)]
            terminalreporter.line("  ".join([game.ljust(width), *cells]))
        if whole:
            for game, states in accounts.items():
                for line in self.unproved(game, states["not proved"]):
                    terminalreporter.line(line)

    def is_whole_run(self) -> bool:
        """Whether all tests were asked for; only then does a gap mean something."""
        option = self.config.option
        chosen = self.config.args_source is pytest.Config.ArgsSource.ARGS
        narrowed = option.keyword or option.markexpr or getattr(option, "lf", False)
        return not (chosen or narrowed or option.deselect or option.ignore)

    def account(self, game: str, book: list[str]) -> dict[str, list[str]]:
        """The clauses of a book by state."""
        claims = self.claims(game)
        states: dict[str, list[str]] = {name: [] for name in COLUMNS[1:]}
        for clause in book:
            if clause in self.failed:
                state = "not proved"
            elif clause in self.passed:
                state = "by a test"
            elif clause in claims.get("law", {}):
                state = "by a law"
            elif clause in claims.get("remark", {}):
                state = "remark"
            else:
                state = "not proved"
            states[state].append(clause)
        return states

    def unproved(self, game: str, clauses: list[str]) -> Iterable[str]:
        """The clauses nothing proves, with the reason where one is known."""
        reasons = dict(self.claims(game).get("missing", {}))
        reasons |= {clause: f"failed in {nodeid}" for clause, nodeid in self.failed.items()}
        unexplained = [clause for clause in clauses if clause not in reasons]
        if clauses:
            yield f"{game}, not proved:"
        yield from textwrap.wrap(
            shorten(unexplained), 96, initial_indent="  ", subsequent_indent="  "
        )
        for clause in clauses:
            if clause in reasons:
                yield f"  {clause} {reasons[clause]}"

    def claims(self, game: str) -> dict[str, dict[str, str]]:
        """The claims of a game; a file that cannot be read claims nothing, and its test fails."""
        try:
            claims = read_claims(claims_path(self.config.rootpath, game))
        except ValueError:
            return {}
        return {kind: reasons for kind, reasons in claims.items() if isinstance(reasons, dict)}
