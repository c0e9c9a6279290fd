"""The application: HTTP through Litestar, sockets beside it, one layer of care around both."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from setzkasten.core.record import MOST_BYTES
from setzkasten.server.fault import Fault
from setzkasten.server.http.api import ALL
from setzkasten.server.http.asgi import App, Message, Receive, Scope, Send
from setzkasten.server.http.errors import Faulty, fault_response, fault_told, too_fast
from setzkasten.server.http.intake import Body, wait_for_bytes
from setzkasten.server.http.openapi import API_HANDLERS
from setzkasten.server.http.origin import host_is_one, may_change
from setzkasten.server.http.request import OWNER, QUESTION_BYTES
from setzkasten.server.live.faults import Unsaved
from setzkasten.server.live.programs import is_program, program
from setzkasten.server.live.socket import socket
from setzkasten.server.logs import new_request
from setzkasten.server.people.device import (
    MOST_COOKIE_BYTES,
    cookie_bytes,
    cookie_header,
    new_token,
    owner_of,
    token_of,
    tokens_of,
)
from setzkasten.server.people.limits import REQUESTS
from setzkasten.server.people.sender import SENDER, sender_of
from setzkasten.server.refusals import SIGN_INS, STATUSES
from setzkasten.server.store.journal import StepTaken, StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Any

    from setzkasten.server.live.house import House
    from setzkasten.server.metrics import Metrics

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
# Behind TLS: whoever came once by https never comes without it for a year.
SECURE = [(b"strict-transport-security", b"max-age=31536000")]
CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
VISITS = {"/", "/api/tables"}  # what everybody asks for who comes back
AT_TABLES = "/api/tables/"  # where others sit
UNBARRED = ("/api/mail/", "/api/keeper")  # what letters link to; and whoever has the keys is in
CODES = {404: "no_such_page", 405: "no_such_page", 413: "record_too_large"}
TOO_LARGE = {"/api/puzzles/file": "puzzle_large_file"}  # what is no game


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
        await house.start()
        yield
        await house.stop()

    app = Litestar(
        [*ALL, *API_HANDLERS],
        lifespan=[open_house],
        openapi_config=None,
        request_max_body_size=QUESTION_BYTES,
        exception_handlers={
            Fault: _fault,
            HTTPException: _http_fault,
            StoreError: _store_fault,
            StepTaken: _store_fault,
            Unsaved: _store_fault,
            Exception: _our_fault,
        },
        logging_config=None,
    )
    app.state.house = house
    return app  # type: ignore[return-value]


async def _guarded_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    if is_program(scope):
        await program(house, scope, receive, send)
        return
    token = token_of(scope["headers"])
    sender = scope[SENDER] = sender_of(scope, owner_of(token) if token else None)
    if house.limits.wait_seconds(REQUESTS, sender) or not house.limits.enter(sender):
        house.refusals.note("too_many_sockets")
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
    headers, secure = scope["headers"], scope["scheme"] == "https"
    send = _counted(house.metrics, send)
    if scope["method"] == "HEAD":  # whoever looks at a link first, as some messengers do
        scope, send = {**scope, "method": "GET"}, _bodiless(send)
    if cookie_bytes(headers) > MOST_COOKIE_BYTES:  # ours may be among those that nobody reads
        most = {"most": MOST_COOKIE_BYTES // 1024}
        house.refusals.note("too_many_cookies")
        await _refuse(Fault(431, "too_many_cookies", most), _careful(send, None, secure=secure))
        return
    tokens = [one for one in tokens_of(headers) if owner_of(one) not in house.erasures]
    token = tokens[0] if tokens else new_token()
    scope[OWNER] = owner_of(token)
    scope[SENDER] = sender_of(scope, scope[OWNER] if tokens else None)
    given = not tokens or (len(tokens) == 1 and _comes_back(scope))
    cookie = cookie_header(token, secure=secure) if given else None
    send = _careful(send, cookie, secure=secure)
    if fault := _turned_away(house, scope, known=bool(tokens)):
        house.refusals.note(fault.code)
        await _refuse(fault, send)
    else:
        await web(scope, Body(receive, house.settings.patience_seconds), send)


def _counted(metrics: Metrics, send: Send) -> Send:
    """Every request has a number, which stands in the answer and in the lines of the log."""
    began, number = perf_counter(), new_request().encode()

    async def send_counted(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"x-request-id", number)]
            metrics.answered(message["status"], perf_counter() - began)
        await send(message)

    return send_counted


def _bodiless(send: Send) -> Send:
    """The head of the answer alone: as large as it says, and nothing of it follows."""

    async def send_head(message: Message) -> None:
        if message["type"] != "http.response.body":
            await send(message)
        elif not message.get("more_body"):
            await send({"type": "http.response.body", "body": b""})

    return send_head


def _turned_away(house: House, scope: Scope, *, known: bool) -> Fault | None:
    """Before anything of the request is read."""
    if not host_is_one(scope["headers"]):
        return Fault(400, "not_understood", {"text": "host"})
    if scope["method"] in CHANGING and not may_change(scope["headers"], known=known):
        return Fault(403, "foreign_page")
    if scope[OWNER] in house.porter.barred and not _for_oneself(scope):
        return Fault(403, "barred")
    sender, limits = scope[SENDER], house.limits
    wait = limits.wait_seconds(REQUESTS, sender) or wait_for_bytes(scope, limits, sender)
    return too_fast(wait) if wait else None


def _for_oneself(scope: Scope) -> bool:
    """Whoever is barred still reads, erases what concerns nobody else, and ends their mail."""
    method, path = scope["method"], scope["path"]
    erases = method == "DELETE" and not path.startswith(AT_TABLES)
    return method not in CHANGING or erases or path.startswith(UNBARRED)


def _comes_back(scope: Scope) -> bool:
    """A visit, not every request of it, renews the cookie."""
    return scope["method"] == "GET" and scope["path"] in VISITS


def _careful(send: Send, cookie: bytes | None, *, secure: bool) -> Send:
    async def send_with_care(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            cached = next((value for name, value in given if name == b"cache-control"), None)
            if cached is None:
                given.append((b"cache-control", b"no-store"))
            if message["status"] == 408:  # nobody waits for the rest
                given.append((b"connection", b"close"))
            # What caches keep for everybody must not make everybody the same device.
            if cookie and not (cached or b"").startswith(b"public"):
                given.append((b"set-cookie", cookie))
            message["headers"] = [*given, *SECURITY, *(SECURE if secure else ())]
        await send(message)

    return send_with_care


async def _refuse(fault: Fault, send: Send) -> None:
    answer = fault_response(fault)
    body = msgspec.json.encode(fault_told(fault))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _fault(request: Request[Any, Any, Any], fault: Fault) -> Response[Faulty]:
    if fault.status in STATUSES or fault.code in SIGN_INS:
        request.app.state.house.refusals.note(fault.code)
    return fault_response(fault)


def _http_fault(request: Request[Any, Any, Any], error: HTTPException) -> Response[Faulty]:
    code = CODES.get(error.status_code, "not_understood")
    if error.status_code == 413:
        code = TOO_LARGE.get(request.url.path, code)
    data: dict[str, str | int] = {
        "text": error.detail[:120],
        "path": "",
        "most": MOST_BYTES // 10**6,
    }
    answer = _fault(request, Fault(error.status_code, code, data))
    answer.headers.update(error.headers or {})  # with 405: which methods there are
    return answer


def _store_fault(
    request: Request[Any, Any, Any], error: StoreError | StepTaken | Unsaved
) -> Response[Faulty]:
    """What was asked for did not happen, and the sentence says so."""
    log.error("a request could not reach the store: %s", error)
    writing = request.method in CHANGING
    return fault_response(Fault(503, "store_unwritable" if writing else "store_unreadable"))


def _our_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Faulty]:
    log.error("a request failed by our own fault", exc_info=error)
    return fault_response(Fault(500, "our_fault"))
