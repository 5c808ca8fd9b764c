"""Addresses on the network, as they are written, and who is behind one."""

from __future__ import annotations

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOUSEHOLD = 64
"""Bits of an IPv6 address that name a household; whoever has one has all addresses in it."""


def address_of(text: str) -> Address | None:
    """The address that is written there, if one is; one of IPv4 that is wrapped in IPv6 as such."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def household_of(address: Address) -> str:
    """As whom those at an address are counted."""
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False).network_address)
