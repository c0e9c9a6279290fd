"""The application: HTTP through Litestar, sockets beside it, one layer of care around both."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from setzkasten.core.record import MOST_BYTES
from setzkasten.server.asgi import App, Message, Receive, Scope, Send
from setzkasten.server.body import Body, wait_for_bytes
from setzkasten.server.device import cookie_header, new_token, owner_of, token_of
from setzkasten.server.errors import fault_response, fault_told, too_fast
from setzkasten.server.fault import Fault
from setzkasten.server.limits import REQUESTS
from setzkasten.server.origin import header, own_origin
from setzkasten.server.puzzles import PUZZLE_HANDLERS
from setzkasten.server.request import OWNER
from setzkasten.server.routes import HANDLERS
from setzkasten.server.sender import SENDER, Sender, sender_of
from setzkasten.server.socket import socket
from setzkasten.server.sweep import sweep_on

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
            await _cared_for(web, house, scope, receive, send)
        else:
            await web(scope, receive, send)

    return app


def _litestar(house: House) -> App:
    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.get_running_loop().create_task(sweep_on(house))
        yield
        sweeping.cancel()
        house.close()

    app = Litestar(
        [*PUZZLE_HANDLERS, *HANDLERS],
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
    token = token_of(scope["headers"])
    sender = scope[SENDER] = sender_of(scope, owner_of(token) if token else None)
    if not house.limits.enter(sender):
        await send({"type": "websocket.close"})  # before accepting: the handshake gets a 403
        return
    try:
        await socket(house, scope, receive, send)
    except Exception:
        log.exception("a socket ended by our own fault")
        await send({"type": "websocket.close", "code": 1011})
    finally:
        house.limits.leave(sender)


async def _cared_for(web: App, house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Whose device it is, security headers on every answer, no changes from foreign pages."""
    token = token_of(scope["headers"])
    fresh = None if token else new_token()
    scope[OWNER] = owner_of(token or fresh or "")
    sender = scope[SENDER] = sender_of(scope, scope[OWNER] if token else None)
    extra = list(SECURITY)
    if fresh:
        extra.append((b"set-cookie", cookie_header(fresh, secure=scope["scheme"] == "https")))
    body = Body(receive, house.settings.patience_seconds)

    async def send_with_care(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            if not any(name == b"cache-control" for name, _ in given):
                given.append((b"cache-control", b"no-store"))
            if message["status"] == 408:  # nobody waits for the rest
                given.append((b"connection", b"close"))
            message["headers"] = [*given, *extra]
        await send(message)

    if fault := _turned_away(house, scope, sender):
        await _refuse(fault, send_with_care)
    else:
        await web(scope, body, send_with_care)


def _turned_away(house: House, scope: Scope, sender: Sender) -> Fault | None:
    """Before anything of the request is read."""
    origin = header(scope["headers"], b"origin")
    if origin and scope["method"] in CHANGING and not own_origin(scope["headers"]):
        return Fault(403, "foreign_page")
    wait = house.limits.wait_seconds(REQUESTS, sender) or wait_for_bytes(
        scope, house.limits, sender
    )
    return too_fast(wait) if wait else None


async def _refuse(fault: Fault, send: Send) -> None:
    answer = fault_response(fault)
    body = msgspec.json.encode(fault_told(fault))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
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
