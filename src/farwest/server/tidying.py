"""Garbage, collected little by little: no table waits while all of it is looked through.

A full collection looks at every object of every game in memory and stops everybody meanwhile. So
what has lived for some seconds is set aside and not looked at again; nearly all of it is freed
without a collector anyway. Once in a while everything is looked through after all.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 5.0
THOROUGHLY = 3_600.0


async def tidy() -> None:
    """Keep collections short for as long as this runs."""
    thorough = 0.0
    try:
        while True:
            if time.monotonic() - thorough > THOROUGHLY or not thorough:
                gc.unfreeze()
                gc.collect()
                thorough = time.monotonic()
            gc.collect(1)
            gc.freeze()
            await asyncio.sleep(EVERY)
    finally:
        gc.unfreeze()
