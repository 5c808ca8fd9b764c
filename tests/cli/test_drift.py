"""Records of other rules, at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.changed_rules import NEXT, NOW, change, first_difference, played, states
from tests.cli.kit import done, refused


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "First different act: move {}, {}: "),
        ("fr", "Premier acte différent\u00a0: coup {}, {}\u00a0: "),
    ],
)
def test_verify_names_the_first_different_act(
    lang: str, sentence: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move, the player and the act, in words."""
    record = played().record("test")
    record.save(home / "game.json")
    before = states(record)
    change(monkeypatch)
    ply = first_difference(before, states(record))
    said = refused("verify", "game.json", "--lang", lang, status=1)
    assert sentence.format(ply, record.players[record.moves[ply - 1][0]]) in said
    assert "do_" not in said


def test_verify_says_that_older_rules_led_to_the_same(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old record that still holds is verified, and both revisions are named."""
    played().record("test").save(home / "game.json")
    monkeypatch.setattr("farwest.games.dice_town.GAME.__class__.revision", NEXT)
    said = done("verify", "game.json")
    assert said.startswith("Verified:")
    assert f"under revision {NOW} of the rules and leads to the same under revision {NEXT}" in said
