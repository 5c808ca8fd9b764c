"""The time of day, asked for in one place, so that a trial can move it.

Clocks of computers jump: they are set right, or a machine sleeps. Where `FARWEST_CLOCK_FILE` names
a file, the seconds written there are added to what the clock of this machine says.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

FILE = os.environ.get("FARWEST_CLOCK_FILE", "")


def now() -> float:
    """Seconds since 1970, as far as this server knows."""
    return time.time() + _wrong_by(Path(FILE)) if FILE else time.time()


def _wrong_by(file: Path) -> float:
    try:
        return float(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0.0
