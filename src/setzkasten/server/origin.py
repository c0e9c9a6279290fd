"""Does a request come from our own pages?"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    found = [value for key, value in headers if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else None


def own_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """The page's host is the host that was asked for; no Origin at all is not ours."""
    pairs = list(headers)
    origin, host = header(pairs, b"origin"), header(pairs, b"host")
    if not origin or not host:
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
    return page.scheme in ("http", "https") and bool(page.hostname) and same


def _port(scheme: str, port: int | None) -> int:
    return port or (443 if scheme == "https" else 80)
