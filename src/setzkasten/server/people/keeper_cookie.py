"""The cookie of a keeper's session: beside that of the device, and worth nothing without it."""

from __future__ import annotations

import re

from litestar.datastructures import Cookie

from setzkasten.server.people.device import MOST_COOKIE_BYTES, Headers, cookie_bytes
from setzkasten.server.store.keepers import SESSION_MILLIS

COOKIE = "setzkasten-keeper"
# Behind TLS: no other host of the domain can set it.
HOST_COOKIE = f"__Host-{COOKIE}"

_OURS = re.compile(rb"[;, \t](?:__Host-)?setzkasten-keeper=([A-Za-z0-9_-]{32})(?=[;, \t]|\Z)")


def session_of(headers: Headers) -> str | None:
    """The first that is one of ours."""
    pairs = list(headers)
    if cookie_bytes(pairs) > MOST_COOKIE_BYTES:
        return None
    given = (_OURS.search(b";" + value) for name, value in pairs if name == b"cookie")
    return next((found[1].decode() for found in given if found), None)


def session_cookie(session: str, *, secure: bool) -> Cookie:
    return _cookie(session, SESSION_MILLIS // 1000, secure=secure)


def no_session(*, secure: bool) -> Cookie:
    return _cookie("", 0, secure=secure)


def _cookie(value: str, seconds: int, *, secure: bool) -> Cookie:
    name = HOST_COOKIE if secure else COOKIE
    return Cookie(
        name, value=value, max_age=seconds, secure=secure, httponly=True, samesite="strict"
    )
