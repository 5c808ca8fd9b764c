"""The faults that `tools/mutants.py` puts into the rules."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import mutants
import pytest
from mutant_trials import Reach, put
from mutating import mutate, sites_of

SOURCE = '''
class Rule:
    def may(self, coins: int, owner: bool) -> bool:
        """Whether a player may buy."""
        if coins >= 3 and not owner:
            self.note(coins, owner)
            return True
        return False

def least(a: int, b: int) -> int:
    return min(a, b)
'''


def faults() -> dict[str, list[str]]:
    """What the statements of the source become, by the kind of fault."""
    found: dict[str, list[str]] = {}
    for number, site in enumerate(sites_of(SOURCE)):
        found.setdefault(site.kind, []).append(mutate(SOURCE, number).after)
    return found


def test_every_kind_of_fault_is_made() -> None:
    """One change each; nothing where the order of arguments does not matter."""
    assert faults() == {
        "negated condition": ["if not (coins >= 3 and (not owner)):"],
        "and for or": ["if coins >= 3 or not owner:"],
        "flipped comparison": ["if coins > 3 and (not owner):"],
        "constant + 1": ["if coins >= 4 and (not owner):"],
        "constant - 1": ["if coins >= 2 and (not owner):"],
        "dropped not": ["if coins >= 3 and (not not owner):"],
        "dropped statement": [""],
        "swapped arguments": ["self.note(owner, coins)"],
        "changed return": ["return not False", "return not True", "return min(a, b) + 1"],
        "flipped constant": ["return True", "return False"],
    }


def test_a_mutant_differs_in_one_statement_alone() -> None:
    """All others read as before."""
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for number in range(len(sites_of(SOURCE))):
        lines = ast.unparse(mutate(SOURCE, number).tree).splitlines()
        assert len(lines) == len(whole)
        assert sum(one != two for one, two in zip(lines, whole)) == 1


def test_a_mutant_is_put_in_place_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds the class runs the fault from then on."""
    module = ModuleType("rule_of_a_test")
    exec(compile(SOURCE, "rule.py", "exec"), vars(module))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(module.Rule, "note", lambda *_: None, raising=False)
    rule = module.Rule()
    assert [rule.may(coins, False) for coins in (2, 3)] == [False, True]
    number = [site.kind for site in sites_of(SOURCE)].index("flipped comparison")
    put(module.__name__, "Rule.may", SOURCE, "rule.py", number)
    assert [rule.may(coins, False) for coins in (3, 4)] == [False, True]


def test_the_report_gives_the_interval_of_the_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wilson's, as the books give it."""
    monkeypatch.setattr(mutants, "KEPT", tmp_path)
    ledger = mutants.Ledger("deadwood")
    names = [f"mutant {number}" for number in range(100)]
    about = dict.fromkeys(("file", "line", "function", "kind", "before", "after", "tests"), "")
    for number, name in enumerate(names):
        ledger.add({"name": name, "killed": number < 50, **about})
    ledger.report("deadwood", 1000, names)
    assert "50 of 100 mutants killed, 50.0% (95 % interval 40.4% to 59.6%); drawn from 1,000." in (
        capsys.readouterr().out
    )


def test_what_tests_reach_is_learned_anew_when_a_file_changes(tmp_path: Path) -> None:
    """Lines move with every change of the rules, and new tests reach others."""
    rule, test, kept = (tmp_path / name for name in ("rule.py", "test_rule.py", "reach.json"))
    rule.write_text("RULE = 1\n")
    test.write_text("TEST = 1\n")
    known = Reach([str(rule)], [str(test)])
    assert not known.load(kept)
    known.lines = {f"{rule}:1": {"test_rule"}}
    known.save(kept)
    again = Reach([str(rule)], [str(test)])
    assert again.load(kept)
    assert again.lines == known.lines
    for file in (rule, test):
        file.write_text("# another line\n" + file.read_text())
        assert not Reach([str(rule)], [str(test)]).load(kept)
        Reach([str(rule)], [str(test)]).save(kept)


def test_the_sample_is_the_same_for_the_same_seed() -> None:
    """A larger sample begins with the smaller one."""
    few, total = mutants.drawn("deadwood", 5, "a")
    more, _ = mutants.drawn("deadwood", 10, "a")
    assert more[:5] == few
    assert mutants.drawn("deadwood", 5, "b")[0] != few
    assert total > 1000
    assert {mutant.file.split("/")[3] for mutant in more} == {"deadwood"}
