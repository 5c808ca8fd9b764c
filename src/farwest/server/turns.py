"""Whose bots may think: nobody's tables keep the bots of all others waiting."""

from __future__ import annotations

import asyncio
import weakref


class Turns:
    """For each host as many bots that think at once as there are processes for all of them.

    So the line before those processes is short, and of everybody's bots the next one stands in it.
    """

    def __init__(self, places: int) -> None:
        self.places = max(1, places)
        self.hosts: weakref.WeakValueDictionary[int | None, asyncio.Semaphore] = (
            weakref.WeakValueDictionary()
        )

    def of(self, host_id: int | None) -> asyncio.Semaphore:
        """What a bot at a table of this host waits for before it thinks, and then holds."""
        found = self.hosts.get(host_id)
        if found is None:
            found = self.hosts[host_id] = asyncio.Semaphore(self.places)
        return found
