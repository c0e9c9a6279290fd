"""Who sends: a device, and the address that it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network

from setzkasten.core.values import value
from setzkasten.server.http.asgi import Scope

# The key under which the outermost layer of the app lays it into a scope.
SENDER = "setzkasten.sender"
# A home or a provider's customer has at least so much of an IPv6 address for itself.
HOME_BITS = 64


@value
class Sender:
    """Without a cookie all of an address are one device."""

    device: str
    address: str


def sender_of(scope: Scope, owner: str | None) -> Sender:
    """`client` is the other end of the line, or what a trusted proxy says about it."""
    client = scope.get("client")
    address = f"@{home_of(client[0] if client else '')}"
    return Sender(owner or f"{address} without a cookie", address)


def home_of(host: str) -> str:
    """IPv4 as it is, IPv6 by the network of the home: one home cannot pose as many."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> (128 - HOME_BITS) << (128 - HOME_BITS))}/{HOME_BITS}"
    return str(address)


def as_they_come(networks: Iterable[str]) -> Iterator[str]:
    """Each of IPv4 also as a server that listens on IPv6 sees it: `::ffff:127.0.0.1`."""
    for network in networks:
        yield network
        known = ip_network(network)
        if isinstance(known, IPv4Network):
            yield f"::ffff:{known.network_address}/{96 + known.prefixlen}"
