"""Tests with a browser and tests without one share a process."""

import asyncio
from typing import Any


def test_a_browser_stops_no_other_test(chromium: Any) -> None:
    """Where one is open, a test that is not about it still runs what waits; then it goes on."""
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"
