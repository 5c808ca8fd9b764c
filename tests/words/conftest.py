"""Whoever tests words is told of every one that is missing."""

import pytest

from farwest.words import Words


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cannot be worded fails the test."""
    monkeypatch.setattr(Words, "strict", True)
