"""Sockets, straight on ASGI: the least work a frame."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine
from contextvars import copy_context
from functools import partial
from time import monotonic
from typing import Any, TypeAlias
from urllib.parse import parse_qs

import msgspec

from setzkasten.server.http.asgi import Receive, Scope, Send
from setzkasten.server.http.origin import own_origin
from setzkasten.server.live.desk import answer
from setzkasten.server.live.faults import Unreadable, Unsaved, Waits
from setzkasten.server.live.hall import Threshold, answer_waiting
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.outlet import Parcel, Plain, outlet_of
from setzkasten.server.live.sheets import SheetChair
from setzkasten.server.live.wire import Refused
from setzkasten.server.people.device import owner_of, token_of
from setzkasten.server.people.limits import Limit
from setzkasten.server.people.sender import SENDER, Sender
from setzkasten.server.store.journal import StoreError

log = logging.getLogger("setzkasten.socket")

_PATH = re.compile(r"/api/(tables|sheets)/([A-Za-z0-9_-]{1,64})/socket")
_CLIENT = re.compile(r"[A-Za-z0-9_-]{1,64}")

Where: TypeAlias = LiveTable | Threshold | SheetChair

# How many pages may one device have open at one table? More than anybody looks at.
MOST_LISTENERS = 32
# How many messages in twenty seconds may lead to nothing? No page sends one of them.
MOST_WASTED = 2_000
WASTED = ("not_understood", "too_many_requests", "table_waiting")
# How many may look at one table at all? A club around the last board.
MOST_AT_A_TABLE = 500


async def socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    own = own_origin(scope["headers"])
    live = await _live(house, scope) if own else None
    if live is None or _crowded(live.listeners, scope[SENDER]):
        house.refusals.note("foreign_socket" if not own else "crowd" if live else "no_such_table")
        await send({"type": "websocket.close"})  # before accepting: the handshake gets a 403
        return
    try:
        await send({"type": "websocket.accept"})
    except OSError:  # hung up before the door was open
        return
    outlet = outlet_of(send)
    listener = Listener(outlet, scope[SENDER])
    if scope[SENDER].device in house.porter.barred:
        house.refusals.note("barred")
        listener.close("barred")
        await outlet.drained()
        return
    outlet.freed = partial(_freed, live, listener)
    try:
        await live.join(listener)
        house.porter.greet(listener)
        await Conversation(live, listener, outlet, _client_of(scope)).hold(receive)
    except (Unsaved, StoreError):
        listener.close()
        await outlet.drained()
    finally:
        await live.leave(listener)


def _crowded(listeners: set[Listener], sender: Sender) -> bool:
    own = sum(listener.sender == sender for listener in listeners)
    return own >= MOST_LISTENERS or len(listeners) >= MOST_AT_A_TABLE


async def _live(house: House, scope: Scope) -> Where | None:
    path, token = _PATH.fullmatch(scope["path"]), token_of(scope["headers"])
    if path is None or token is None:
        return None
    kind, name = path.groups()
    try:
        if kind == "sheets":
            return await house.sheets.chair(name, owner_of(token))
        return await house.live(name, owner_of(token))
    except Waits:
        kept = await house.known(name, owner_of(token))
        return Threshold(house.hall, kept.id, kept.owner) if kept else None
    except Unreadable:
        return None
    except StoreError as error:
        log.error("%s: %s cannot be read: %s", kind, name, error)
        return None


class Conversation:
    """One message at a time: whoever sends faster, or does not read, waits.

    A message that comes alone is answered at once, as far as nothing has to be waited for; no task
    is woken for it. The rest of the work goes on with what it waits for.
    """

    def __init__(self, live: Where, listener: Listener, outlet: Plain, client: str) -> None:
        self._live, self._listener, self._outlet = live, listener, outlet
        self._client, self._context = client, copy_context()  # logs know whose line it is
        self._wasted = Limit(MOST_WASTED)
        self._queued = False  # one that was not heard at once has its turn
        self._asking: Coroutine[Any, Any, object] | None = None
        self._over: asyncio.Future[None] | None = None  # somebody waits for the end of it
        self._failure: BaseException | None = None

    async def hold(self, receive: Receive) -> None:
        """Until the line is cut."""
        self._outlet.hear(self._heard)
        while (message := await receive())["type"] == "websocket.receive":
            self._queued = True
            await self._end()
            text = message.get("text")
            data = text.encode("utf-8", "surrogatepass") if text is not None else message["bytes"]
            self._say(await self._answer(data))
            self._queued = False
            if not self._outlet.free:
                await self._outlet.drained()
        await self._end()

    async def _end(self) -> None:
        """Of what was begun at once. Raises what it raised."""
        if self._asking:
            self._over = asyncio.get_running_loop().create_future()
            await self._over
        if self._failure:
            raise self._failure

    async def _answer(self, data: bytes) -> object:
        live = self._live
        if isinstance(live, LiveTable):
            return await answer(live, self._listener, data, self._client)
        if isinstance(live, Threshold):
            return answer_waiting(data)
        return await live.answer(self._listener, data, self._client)

    def _say(self, said: object) -> None:
        self._listener.answer(Parcel(msgspec.json.encode(said)))
        wasted = isinstance(said, Refused) and said.refusal.code in WASTED
        if wasted and self._wasted.wait_seconds(monotonic()):
            self._listener.close()

    def _heard(self, data: bytes) -> bool:
        if self._asking or self._queued or self._failure or not self._outlet.free:
            return False
        self._asking = self._answer(data)
        self._context.run(self._step)
        return True

    def _step(self, _: object = None) -> None:
        """As a task does it, but the first step is made at once."""
        assert self._asking, "it was asked"
        try:
            waiting = self._asking.send(None)
        except StopIteration as done:
            self._asking = None
            self._say(done.value)
        except (Exception, asyncio.CancelledError) as error:  # raised where it is waited for
            self._asking, self._failure = None, error
            self._outlet.fail()
        else:
            if waiting is None:
                asyncio.get_running_loop().call_soon(self._step, context=self._context)
            else:
                waiting._asyncio_future_blocking = False  # what a future asks of whoever awaits it
                waiting.add_done_callback(self._step, context=self._context)
            return
        if self._over and not self._over.done():
            self._over.set_result(None)


def _freed(live: Where, listener: Listener) -> None:
    listener.freed()
    if not isinstance(live, Threshold):
        live.freed(listener)


def _client_of(scope: Scope) -> str:
    client = parse_qs(scope["query_string"].decode("latin-1")).get("client", [""])[0]
    return client if _CLIENT.fullmatch(client) else ""
