"""Does a request come from our own pages?"""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

# How long are the names of two hosts? A name in the net has at most 253 signs.
LONGEST_HOSTS = 600
_HOST = re.compile(rb"(?:[A-Za-z0-9._~-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    found = [value for key, value in headers if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def host_is_one(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """A name or a number, perhaps with a port; whatever builds an address of it can."""
    hosts = [value for name, value in headers if name == b"host"]
    return not hosts or (len(hosts) == 1 and bool(_HOST.fullmatch(hosts[0])))


def own_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """The page's host is the host that was asked for; no Origin at all is not ours."""
    pairs = list(headers)
    origin, host = header(pairs, b"origin"), header(pairs, b"host")
    if not origin or not host or len(origin) + len(host) > LONGEST_HOSTS:
        return False
    try:
        page = urlsplit(origin)
        asked = urlsplit(f"{page.scheme}://{host}")
        same = (page.hostname, _port(page.scheme, page.port)) == (
            asked.hostname,
            _port(page.scheme, asked.port),
        )
    except ValueError:
        return False
    named = bool(page.hostname) and "@" not in page.netloc  # no browser sends a name of somebody
    return page.scheme in ("http", "https") and named and same


def may_change(headers: Iterable[tuple[bytes, bytes]], *, known: bool) -> bool:
    """From a page of ours; or from no browser, and then in nobody's name.

    Browsers say where a request comes from. Who says nothing and yet shows a cookie of ours
    (`known`) may be an old one on a foreign page.
    """
    pairs = list(headers)
    origins = [value for name, value in pairs if name == b"origin"]
    sites = [value for name, value in pairs if name == b"sec-fetch-site"]
    if origins and not own_origin(pairs):
        return False
    if sites and sites not in ([b"same-origin"], [b"none"]):
        return False
    return bool(origins or sites) or not known


def _port(scheme: str, port: int | None) -> int:
    return port or (443 if scheme == "https" else 80)
