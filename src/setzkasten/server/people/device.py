"""Who owns a table: the device that opened it, known by a random cookie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "setzkasten"
KEPT_SECONDS = 400 * 24 * 3600  # browsers keep none longer
# How much may lie around our cookie? On a shared host name other programs leave theirs.
MOST_COOKIE_BYTES = 24_576

# Our name first, so that whatever else lies there is passed over quickly; then what stands before
# it. A comma: headers that a proxy joined.
_OURS = re.compile(
    rb'setzkasten(?<=[;, \t]setzkasten)[ \t]*+=[ \t]*+("?)([A-Za-z0-9_-]{32})\1[ \t]*+(?=[;,]|\Z)'
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
    """Usually one; several where our name was set for several paths; none of too many cookies."""
    cookies = [value for name, value in headers if name == b"cookie"]
    if sum(map(len, cookies)) > MOST_COOKIE_BYTES:
        return ()
    found = (match[2].decode() for value in cookies for match in _OURS.finditer(b";" + value))
    return tuple(dict.fromkeys(found))


def owner_of(token: str) -> str:
    """What the store keeps: whoever reads the file still cannot sit down at a table."""
    return sha256(token.encode()).hexdigest()[:32]


def cookie_header(token: str, *, secure: bool) -> bytes:
    text = f"{COOKIE}={token}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()


def no_cookie_header() -> str:
    """The browser forgets who it was."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
