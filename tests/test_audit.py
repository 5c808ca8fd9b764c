"""The audit of the packages says what it found, and never that all is well where it saw nothing."""

from __future__ import annotations

import audit

FINE = {"name": "click", "version": "8.5.1", "vulns": []}
FAULTY = {"name": "jinja2", "version": "2.10", "vulns": [{"id": "CVE-1"}, {"id": "CVE-2"}]}
UNKNOWN = {"name": "htm", "skip_reason": "not found"}


def test_faults_are_named() -> None:
    """Each package with its faults, and how many were looked up."""
    found = audit.verdict({"dependencies": [FINE, FAULTY, UNKNOWN]})
    assert (found.audited, found.vulnerable) == (2, 1)
    assert found.lines == [
        "2 of 3 packages were looked up, 1 have known faults.",
        "jinja2 2.10: CVE-1, CVE-2",
    ]


def test_nothing_seen_is_not_well() -> None:
    """A report in which everything was left out is no audit."""
    found = audit.verdict({"dependencies": [UNKNOWN, UNKNOWN]})
    assert found.audited == 0
    assert found.lines == ["NOT AUDITED: none of 2 packages could be looked up."]
