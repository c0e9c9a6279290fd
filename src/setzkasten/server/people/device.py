"""Who owns a table: the device that opened it, known by a random cookie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_urlsafe

from litestar.datastructures import Cookie

COOKIE = "setzkasten"
# Behind TLS: under this name no other host of the domain, and nobody without TLS, can set it.
HOST_COOKIE = f"__Host-{COOKIE}"
KEPT_SECONDS = 400 * 24 * 3600  # browsers keep none longer
# How much may lie around our cookie? On a shared host name other programs leave theirs.
MOST_COOKIE_BYTES = 24_576

# Our name first, so that whatever else lies there is passed over quickly; then what stands before
# it. A comma: headers that a proxy joined.
_OURS = re.compile(
    rb"setzkasten(?:(?<=[;, \t]setzkasten)|(?<=[;, \t](__Host-)setzkasten))"
    rb'[ \t]*+=[ \t]*+("?)([A-Za-z0-9_-]{32})\2[ \t]*+(?=[;,]|\Z)'
)

Headers = Iterable[tuple[bytes, bytes]]


def new_token() -> str:
    """192 random bits."""
    return token_urlsafe(24)


def cookie_bytes(headers: Headers) -> int:
    return sum(len(value) for name, value in headers if name == b"cookie")


def token_of(headers: Headers) -> str | None:
    """The token in the cookies of a request: the first that is one of ours."""
    return next(iter(tokens_of(headers)), None)


def tokens_of(headers: Headers) -> tuple[str, ...]:
    """Usually one; several where our name was set for several paths; none of too many cookies.

    Where one stands under the name that others cannot set, only that one counts.
    """
    cookies = [value for name, value in headers if name == b"cookie"]
    if sum(map(len, cookies)) > MOST_COOKIE_BYTES:
        return ()
    found = [match for value in cookies for match in _OURS.finditer(b";" + value)]
    sure = [match for match in found if match[1]]
    return tuple(dict.fromkeys(match[3].decode() for match in sure or found))


def owner_of(token: str) -> str:
    """What the store keeps: whoever reads the file still cannot sit down at a table."""
    return sha256(token.encode()).hexdigest()[:32]


def cookie_header(token: str, *, secure: bool) -> bytes:
    name = HOST_COOKIE if secure else COOKIE
    text = f"{name}={token}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()


def no_cookies() -> list[Cookie]:
    """The browser forgets who it was, under either name."""
    return [_gone(COOKIE, secure=False), _gone(HOST_COOKIE, secure=True)]


def _gone(name: str, *, secure: bool) -> Cookie:
    return Cookie(name, value="", max_age=0, secure=secure, httponly=True)
