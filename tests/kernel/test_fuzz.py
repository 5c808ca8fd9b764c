"""What fuzzing found, kept as plain tests; `tools/fuzz.py` looks for more."""

from __future__ import annotations

import json
import sys
from typing import Any

import fuzz
import pytest

from farwest.kernel.dump import BadDump, dump, load
from tests.changed_rules import GAME, played


def saved() -> Any:
    """A state as it is read from a file."""
    return json.loads(json.dumps(dump(played(plies=20).state)))


@pytest.mark.parametrize("value", [1.5, [1.5], [[0, 1.5]], {}, [{}], "text", None])
def test_a_saved_state_with_a_strange_value_is_refused(value: object) -> None:
    """A number with a point, text for money, an empty step: a sentence, and no state."""
    data = saved()
    data["cash"] = value
    with pytest.raises(BadDump, match=r"\.$"):
        load(GAME.empty(), data)


@pytest.mark.parametrize("value", [[], None, "3", 2.0, {"step": "Round", "args": []}])
def test_a_number_is_a_number(value: object) -> None:
    """What is a count in an empty state is a count in a saved one."""
    data = saved()
    data["bank"] = value
    with pytest.raises(BadDump):
        load(GAME.empty(), data)


def test_rules_that_stumble_over_a_damaged_table_say_so() -> None:
    """A table that no game leads to is loaded or refused: nothing else is ever raised."""
    refused = 0
    whole = saved()
    for name, value in whole.items():
        if isinstance(value, list):
            for wrong in ([], value[:-1], [1 << 70] * len(value)):
                try:
                    load(GAME.empty(), whole | {name: wrong})
                except BadDump:
                    refused += 1
    assert refused


def test_without_its_library_the_fuzzer_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One sentence, and how to get it."""
    monkeypatch.setitem(sys.modules, "atheris", None)
    with pytest.raises(SystemExit, match="pip install atheris"):
        fuzz.library()
