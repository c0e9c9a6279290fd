"""The application: HTTP through Litestar, sockets beside it, one layer of care around both."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from setzkasten.core.record import MOST_BYTES
from setzkasten.server.books import BOOK_HANDLERS
from setzkasten.server.asgi import App, Message, Receive, Scope, Send
from setzkasten.server.device import cookie_header, new_token, owner_of, token_of
from setzkasten.server.errors import Fault, fault_response, fault_told
from setzkasten.server.origin import header, own_origin
from setzkasten.server.puzzles import PUZZLE_HANDLERS
from setzkasten.server.routes import HANDLERS
from setzkasten.server.socket import socket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Any

    from setzkasten.server.house import House

log = logging.getLogger("setzkasten.app")

SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
CODES = {404: "no_such_page", 405: "no_such_page", 413: "record_too_large"}


def make_app(house: House) -> App:
    web = _litestar(house)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _guarded_socket(house, scope, receive, send)
        elif scope["type"] == "http":
            await _cared_for(web, scope, receive, send)
        else:
            await web(scope, receive, send)

    return app


def _litestar(house: House) -> App:
    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        yield
        house.close()

    app = Litestar(
        [*PUZZLE_HANDLERS, *BOOK_HANDLERS, *HANDLERS],
        lifespan=[open_house],
        openapi_config=None,
        request_max_body_size=MOST_BYTES + 1000,
        exception_handlers={
            Fault: _fault,
            HTTPException: _http_fault,
            Exception: _our_fault,
        },
        logging_config=None,
    )
    app.state.house = house
    return app  # type: ignore[return-value]


async def _guarded_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    try:
        await socket(house, scope, receive, send)
    except Exception:
        log.exception("a socket ended by our own fault")
        await send({"type": "websocket.close", "code": 1011})


async def _cared_for(web: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Whose device it is, security headers on every answer, no changes from foreign pages."""
    token = token_of(scope["headers"])
    fresh = None if token else new_token()
    scope["setzkasten.owner"] = owner_of(token or fresh or "")
    extra = list(SECURITY)
    if fresh:
        extra.append((b"set-cookie", cookie_header(fresh, secure=scope["scheme"] == "https")))

    async def send_with_care(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            if not any(name == b"cache-control" for name, _ in given):
                given.append((b"cache-control", b"no-store"))
            message["headers"] = [*given, *extra]
        await send(message)

    origin = header(scope["headers"], b"origin")
    if origin and scope["method"] in CHANGING and not own_origin(scope["headers"]):
        await _refuse_foreign(send_with_care)
    else:
        await web(scope, receive, send_with_care)


async def _refuse_foreign(send: Send) -> None:
    body = msgspec.json.encode(fault_told(Fault(403, "foreign_page")))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _fault(_: Request[Any, Any, Any], fault: Fault) -> Response[dict[str, object]]:
    return fault_response(fault)


def _http_fault(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, object]]:
    code = CODES.get(error.status_code, "not_understood")
    data: dict[str, str | int] = {
        "text": error.detail[:120],
        "path": "",
        "most": MOST_BYTES // 10**6,
    }
    return fault_response(Fault(error.status_code, code, data))


def _our_fault(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, object]]:
    log.error("a request failed by our own fault", exc_info=error)
    return fault_response(Fault(500, "our_fault"))
