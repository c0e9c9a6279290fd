"""Who owns a table: the device that opened it, known by a random cookie."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe

COOKIE = "setzkasten"
KEPT_SECONDS = 400 * 24 * 3600  # browsers keep none longer

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")

Headers = Iterable[tuple[bytes, bytes]]


def new_token() -> str:
    """192 random bits."""
    return token_urlsafe(24)


def token_of(headers: Headers) -> str | None:
    """The token in the cookies of a request, if it is one of ours."""
    for name, value in headers:
        if name == b"cookie":
            try:
                jar = SimpleCookie(value.decode("latin-1"))
            except CookieError:
                continue
            if COOKIE in jar and _TOKEN.fullmatch(jar[COOKIE].value):
                return jar[COOKIE].value
    return None


def owner_of(token: str) -> str:
    """What the store keeps: whoever reads the file still cannot sit down at a table."""
    return sha256(token.encode()).hexdigest()[:32]


def cookie_header(token: str, *, secure: bool) -> bytes:
    text = f"{COOKIE}={token}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax"
    return (text + "; Secure" if secure else text).encode()
