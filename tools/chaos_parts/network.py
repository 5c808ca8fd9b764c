"""Machines on a network of their own: namespaces of the kernel, which a cable joins or does not."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.thread import BrokenThreadPool
from typing import TypeVar

T = TypeVar("T")

HOST = "127.0.0.1"
SUBNET = "10.213.77"
"""Ours alone, and not routed to anywhere."""
CLONE_NEWNET = 0x40000000


class Machine:
    """Where a server or a database runs; here, unless a network says otherwise."""

    address = HOST
    before: tuple[str, ...] = ()
    """What a command begins with that is to run there."""


class Host(Machine):
    """A machine of its own, joined to the others by a cable."""

    def __init__(self, network: Network, number: int) -> None:
        self.name = f"{network.name}-{number}"
        self.cable = f"fw{os.getpid()}-{number}"
        self.address = f"{SUBNET}.{number + 2}"
        self.before = ("ip", "netns", "exec", self.name)
        far = f"{self.cable}f"
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", self.cable, "type", "veth", "peer", "name", far)
        run("ip", "link", "set", far, "netns", self.name)
        run("ip", "link", "set", self.cable, "master", network.bridge, "up")
        run("ip", "-n", self.name, "addr", "add", f"{self.address}/24", "dev", far)
        for link in (far, "lo"):
            run("ip", "-n", self.name, "link", "set", link, "up")

    def cut_off(self) -> None:
        """Pull the cable: nobody is told, no line is closed, nothing arrives."""
        run("ip", "link", "set", self.cable, "down")

    def join(self) -> None:
        run("ip", "link", "set", self.cable, "up")

    def close(self) -> None:
        run("ip", "link", "del", self.cable, check=False)
        run("ip", "netns", "del", self.name, check=False)


class Network:
    """A switch, and the machines at it; this process sits there too."""

    def __init__(self) -> None:
        self.name = f"farwest-{os.getpid()}"
        self.bridge = f"fw{os.getpid()}"
        self.hosts: list[Host] = []
        run("ip", "link", "add", self.bridge, "type", "bridge")
        run("ip", "addr", "add", f"{SUBNET}.1/24", "dev", self.bridge)
        run("ip", "link", "set", self.bridge, "up")

    def host(self) -> Host:
        """One more machine."""
        self.hosts.append(Host(self, len(self.hosts)))
        return self.hosts[-1]

    def close(self) -> None:
        for host in self.hosts:
            host.close()
        run("ip", "link", "del", self.bridge, check=False)


def run(*command: str, check: bool = True) -> None:
    subprocess.run(command, check=check, capture_output=True)


def leave() -> None:
    """Leave the network of this machine, for this thread and all that it starts.

    Nobody else notices what is plugged then: browsers drop what they load when a cable comes or
    goes.
    """
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "No namespace is to be had")
    run("ip", "link", "set", "lo", "up")


def apart(work: Callable[[], T]) -> T:
    """Do some work outside the network of this machine, in a thread of its own."""
    with ThreadPoolExecutor(1, initializer=leave) as thread:
        return thread.submit(work).result()


def possible() -> bool:
    """Whether this machine lets us have others: who is root, in a kernel with namespaces."""

    def attempt() -> bool:
        with network() as found:
            found.host()
        return True

    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    try:
        return apart(attempt)
    except (BrokenThreadPool, subprocess.CalledProcessError):
        return False


@contextlib.contextmanager
def network() -> Iterator[Network]:
    """A network that is there as long as it is needed; for whoever has left the other."""
    found = Network()
    try:
        yield found
    finally:
        found.close()
