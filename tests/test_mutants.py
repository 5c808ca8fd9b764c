"""The faults that `tools/mutants.py` puts into the rules."""

from __future__ import annotations

import ast
import sys
from types import ModuleType

import mutants
import pytest
from mutant_trials import put
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


def test_the_interval_of_a_share() -> None:
    """Wilson's, as the books give it."""
    low, high = mutants.wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert mutants.wilson(10, 10)[1] == pytest.approx(1)


def test_the_sample_is_the_same_for_the_same_seed() -> None:
    """A larger sample begins with the smaller one."""
    few, total = mutants.drawn("deadwood", 5, "a")
    more, _ = mutants.drawn("deadwood", 10, "a")
    assert more[:5] == few
    assert mutants.drawn("deadwood", 5, "b")[0] != few
    assert total > 1000
    assert {mutant.file.split("/")[3] for mutant in more} == {"deadwood"}
