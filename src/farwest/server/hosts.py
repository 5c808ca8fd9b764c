"""By which names a server may be called: no page of another site can pass for one of ours.

A browser that is told that `evil.example` has the address of this machine sends what a page from
there asks for to this server, as if both were one site. What gives it away is the name it calls.
"""

from __future__ import annotations

import socket
from collections.abc import Callable

from farwest.server.errors import Problem
from farwest.server.network import address_of
from farwest.server.settings import Settings

HERE = "localhost"
NEAR = (".local", ".lan", ".home", ".home.arpa", ".internal")
"""Under these, names are given by the local network alone."""
LONGEST = 100

Known = Callable[[str], bool]
"""Whether a server may be called so."""


def known_names(settings: Settings) -> Known:
    """What a server with these settings may be called.

    One that listens on this machine alone is called as such machines call themselves, one that
    listens to a network also by addresses and by names that no other site can have. Whoever names
    a public address, or hosts, knows better; where nobody says where it listens, all is well.
    """
    named = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
    if settings.public_url or not settings.listens or "*" in named:
        return lambda _: True
    fits = is_here if is_here(settings.listens) else is_near
    return lambda name: not name or name in named or fits(name)


def is_here(name: str) -> bool:
    """Whether a name or an address can mean nothing but the machine it is used on."""
    address = address_of(name)
    return address.is_loopback if address else name == HERE or name.endswith(f".{HERE}")


def is_near(name: str) -> bool:
    """Whether it is an address, or a name that no other site can have."""
    if address_of(name) is not None or is_here(name) or "." not in name:
        return True
    return name.endswith(NEAR) or name == socket.gethostname().lower()


def name_in(host: str) -> str:
    """The name in a `Host` header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def check_host(host: str, known: Known) -> None:
    """Raise a problem where a server is called by a name that is not its own."""
    if not known(name_in(host)):
        raise Problem(
            403,
            "error_host",
            "This server does not go by the name of {host}: open it at the address that was shown "
            "when it started, or have its operator add this name (FARWEST_HOSTS).",
            host="".join(sign for sign in host[:LONGEST] if sign.isprintable()),
        )
