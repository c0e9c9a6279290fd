"""Calls to the outside: only to public https addresses, whatever a browser told us.

A name is looked up once, every address behind it has to be public, and exactly one of those is
called: nobody leads us into the network of the host.
"""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import perf_counter
from urllib.parse import SplitResult, urlsplit

from setzkasten.core.values import value
from setzkasten.server.fault import Fault

# How long may a whole call take? Somebody's own "service" may answer a letter a second.
PATIENCE_SECONDS = 10.0
LONGEST = 1000
LONGEST_STATUS = 1000
HTTPS = 443
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r\n]")
# Addresses that lead through a translator to some other one.
_TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))


@value
class Target:
    """Where to call."""

    parts: SplitResult
    host: str
    port: int

    @property
    def origin(self) -> str:
        return f"{self.parts.scheme}://{self.parts.netloc}"

    @property
    def path(self) -> str:
        return (self.parts.path or "/") + (f"?{self.parts.query}" if self.parts.query else "")


def not_outside() -> Fault:
    """An address that is not called."""
    return Fault(400, "push_not_address")


def target_of(address: str, *, loopback: bool = False) -> Target:
    """Nothing is called yet. `loopback`: tests may name this machine. Raises `Fault`."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise not_outside()
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise not_outside() from error
    if not host or parts.username is not None or " " in address:
        raise not_outside()
    if loopback and _loops(host):
        return Target(parts, host, port or 80)
    if parts.scheme != "https" or port not in (None, HTTPS):
        raise not_outside()
    _refuse_number(host)
    return Target(parts, host, HTTPS)


def post(target: Target, body: bytes, headers: Mapping[str, str], *, loopback: bool = False) -> int:
    """The status of the answer; a redirect is an answer like any other.

    Raises `Fault`, `OSError`. Blocks for as long as the other side takes, up to `PATIENCE_SECONDS`
    after its name was looked up.
    """
    line = _Line(target, loopback=loopback)
    try:
        line.request("POST", target.path, body, dict(headers))
        return line.status()
    except HTTPException as error:
        raise OSError(type(error).__name__) from error
    finally:
        line.close()


class _Line(HTTPConnection):
    """To an address that was looked at, under the name that was asked for."""

    def __init__(self, target: Target, *, loopback: bool) -> None:
        super().__init__(target.host, target.port, timeout=PATIENCE_SECONDS)
        self._target, self._loopback = target, loopback
        self._ends_at = 0.0

    def connect(self) -> None:
        target = self._target
        plain = self._loopback and _loops(target.host)
        found = target.host if plain else public_address(target.host, target.port)
        self._ends_at = perf_counter() + PATIENCE_SECONDS
        line = socket.create_connection((found, target.port), PATIENCE_SECONDS)
        if not plain:
            line.settimeout(self._left)
            line = ssl.create_default_context().wrap_socket(line, server_hostname=target.host)
        line.settimeout(self._left)
        self.sock = line

    def status(self) -> int:
        """All that is read of an answer: what follows is nobody's business."""
        said = b""
        while b"\n" not in said and len(said) < LONGEST_STATUS:
            self.sock.settimeout(self._left)
            if not (more := self.sock.recv(LONGEST_STATUS)):
                break
            said += more
        found = _STATUS.match(said)
        if not found:
            raise OSError("no status")
        return int(found[1])

    @property
    def _left(self) -> float:
        """Raises `TimeoutError`."""
        left = self._ends_at - perf_counter()
        if left <= 0:
            raise TimeoutError
        return left


def public_address(host: str, port: int) -> str:
    """One of the addresses behind a name; all of them have to be public. Raises `Fault`."""
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(public(str(one)) for one in found):
        raise not_outside()
    return str(found[0])


def public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inside is not None or any(address in network for network in _TRANSLATED):
            return False
    return address.is_global and not address.is_multicast


def _refuse_number(host: str) -> None:
    """Services have names; a bare address is somebody else's machine."""
    try:
        number: IPv4Address | IPv6Address | None = ip_address(host)
    except ValueError:
        number = None
    if number is not None or "." not in host:
        raise not_outside()


def _loops(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
