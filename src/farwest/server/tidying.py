"""Garbage, collected little by little: no table waits while all of it is looked through.

What holds itself in a circle is freed by a collector alone, which stops everybody while it looks
at every object made since. Moves leave no such circles; requests and connections do. So it looks
soon after one of these has come or gone, and only at what is young. Everything else is set aside
at once and not looked at again, until once in a while, or when it has become much more, all is
looked through after all.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 0.2
ASIDE = 5.0
"""Seconds after which objects count as old while there is garbage among the young."""
THOROUGHLY = 3_600.0
COUNTED = 60.0
"""Seconds after which it is counted again how much is set aside."""
GROWN = 2
"""Times as much set aside as was left when all was looked through: reason to do it again."""
BURST = 5_000
"""So many new objects do not wait for the next time."""


class Litter:
    """Whether there may be garbage among the young, for the one collector of this process."""

    suspected = True


def may_litter() -> None:
    """Have it looked for soon: something other than a move goes on."""
    Litter.suspected = True


async def tidy() -> None:
    """Keep collections short and few for as long as this runs."""
    usual = gc.get_threshold()
    gc.set_threshold(BURST, *usual[1:])
    aside = thorough = counted = float("-inf")
    most = 0
    try:
        while True:
            now, suspected = time.monotonic(), Litter.suspected
            Litter.suspected = False
            if suspected:
                gc.collect(1)
            if now - counted > COUNTED:
                counted = now
                if now - thorough > THOROUGHLY or gc.get_freeze_count() > most:
                    thorough, most = now, GROWN * look_through_all()
            if not suspected or now - aside > ASIDE:
                gc.freeze()
                aside = now
            await asyncio.sleep(EVERY)
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


def look_through_all() -> int:
    """Collect whatever is garbage, set the rest aside, and say how much that is."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()
