"""Thinking a recorded game over from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farwest.review import Review
from tests.cli.kit import done, refused
from tests.review.kit import careless, made_quick, played


@pytest.fixture
def file(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a finished game of Deadwood."""
    made_quick(monkeypatch)
    played("deadwood", 2, "b4", careless).save(home / "game.json")
    return home / "game.json"


def test_a_review_tells_what_turned_the_game(file: Path) -> None:
    """Curves, turning points, choice against chance; in English and French, and the same again."""
    english = done("review", str(file), "--lang", "en")
    assert english.startswith("Review: Deadwood")
    for text in ("Chance to win", "Turning points", "choices", "Dice and draws", "Anna", "Bea"):
        assert text in english
    assert "▁" in english
    assert "100%" in english
    assert done("review", str(file), "--lang", "en") == english
    french = done("review", str(file), "--lang", "fr")
    for text in ("Chances de gagner", "Tournants", "Dés et pioches", "100\u00a0%"):
        assert text in french


@pytest.mark.parametrize("unsure", [False, True])
def test_it_says_when_little_was_foreseen(
    file: Path, monkeypatch: pytest.MonkeyPatch, unsure: bool
) -> None:
    """One line beneath the shares, where they explain less than they leave open."""
    monkeypatch.setattr(Review, "unsure", unsure)
    told = done("review", str(file), "--lang", "en")
    assert ("read these shares with care" in told) == unsure
    said = done("review", str(file), "--lang", "fr")
    assert ("lisez ces parts avec prudence" in said) == unsure


def test_it_can_be_written_to_files(file: Path) -> None:
    """All figures as JSON, the curves as a drawing; no file is written over without a word."""
    target, plot = file.with_name("review.json"), file.with_name("curves.svg")
    done("review", str(file), "--json", str(target), "--plot", str(plot))
    found = json.loads(target.read_text(encoding="utf-8"))
    assert found["game"] == "deadwood"
    assert found["curve"][0][0] == 0
    assert found["curve"][-1][0] == found["plies"]
    assert len(found["shares"]) == 2
    assert b"<svg" in plot.read_bytes()
    assert json.loads(done("review", str(file), "--json", "-")) == found
    assert "exists already" in refused("review", str(file), "--json", str(target))
    assert "A drawing ends in" in refused("review", str(file), "--plot", "curves.txt")
    twice = refused("review", str(file), "--json", "one.svg", "--plot", "one.svg")
    assert "one.svg is named twice" in twice


def test_what_cannot_be_reviewed_is_said_in_a_sentence(home: Path) -> None:
    """No file, no record, an edited one, one without an end."""
    assert "no file" in refused("review", str(home / "none.json"), "--lang", "en")
    (home / "text.json").write_text("hello", encoding="utf-8")
    assert "not JSON" in refused("review", str(home / "text.json"), "--lang", "en")
    record = played("deadwood", 2, "part", plies=10)
    record.save(home / "part.json")
    said = refused("review", str(home / "part.json"), "--lang", "en")
    assert said == "Only a finished game can be reviewed."
    text = (home / "part.json").read_text(encoding="utf-8").replace("Anna", "Zora")
    (home / "edited.json").write_text(text, encoding="utf-8")
    assert "seal does not match" in refused("review", str(home / "edited.json"), "--lang", "en")
