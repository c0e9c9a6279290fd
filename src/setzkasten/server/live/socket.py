"""Sockets, straight on ASGI: the least work a frame."""

from __future__ import annotations

import asyncio
import logging
import re
from urllib.parse import parse_qs

import msgspec

from setzkasten.server.http.asgi import Receive, Scope, Send
from setzkasten.server.http.origin import own_origin
from setzkasten.server.live.desk import answer
from setzkasten.server.live.faults import Unreadable, Unsaved
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.people.device import owner_of, token_of
from setzkasten.server.people.sender import SENDER
from setzkasten.server.store.journal import StoreError

log = logging.getLogger("setzkasten.socket")

_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
_CLIENT = re.compile(r"[A-Za-z0-9_-]{1,64}")

# Close codes: the table has to be read anew; the server is at its end.
COME_BACK = 1012
# How many pages may one device have open at one table? More than anybody looks at.
MOST_LISTENERS = 32


async def socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    live = await _live(house, scope) if own_origin(scope["headers"]) else None
    if live is None or len(live.listeners) >= MOST_LISTENERS:
        await send({"type": "websocket.close"})  # before accepting: the handshake gets a 403
        return
    await send({"type": "websocket.accept"})
    listener = Listener(scope[SENDER])
    pumping = asyncio.get_running_loop().create_task(pump(listener, send))
    try:
        await live.join(listener)
        await _converse(live, listener, receive, send, _client_of(scope))
    except Unsaved:
        listener.close()
        await asyncio.wait({pumping})
    except OSError:
        pass  # the other side is gone in the middle of a sentence
    finally:
        pumping.cancel()
        await asyncio.wait({pumping})
        await live.leave(listener)


async def _live(house: House, scope: Scope) -> LiveTable | None:
    path, token = _PATH.fullmatch(scope["path"]), token_of(scope["headers"])
    if path is None or token is None:
        return None
    try:
        return await house.live(path[1], owner_of(token))
    except Unreadable:
        return None
    except StoreError as error:
        log.error("table %s cannot be read: %s", path[1], error)
        return None


async def _converse(
    live: LiveTable, listener: Listener, receive: Receive, send: Send, client: str
) -> None:
    """One message at a time: whoever sends faster waits."""
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message["bytes"]
        told = msgspec.json.encode(await answer(live, listener, data, client))
        await send({"type": "websocket.send", "text": told.decode()})


async def pump(listener: Listener, send: Send) -> None:
    """Whenever there is something new, the latest of it."""
    while True:
        await listener.fresh.wait()
        if listener.closed:
            await send({"type": "websocket.close", "code": COME_BACK})
            return
        await send({"type": "websocket.send", "text": listener.take().decode()})


def _client_of(scope: Scope) -> str:
    client = parse_qs(scope["query_string"].decode("latin-1")).get("client", [""])[0]
    return client if _CLIENT.fullmatch(client) else ""
