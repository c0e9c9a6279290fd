"""Sockets, straight on ASGI: the least work a frame."""

from __future__ import annotations

import asyncio
import logging
import re
from urllib.parse import parse_qs

import msgspec

from setzkasten.server.bilingual import bilingual
from setzkasten.server.http.asgi import Receive, Scope, Send
from setzkasten.server.http.origin import own_origin
from setzkasten.server.live.desk import answer
from setzkasten.server.live.faults import Unreadable, Unsaved, Waits
from setzkasten.server.live.hall import Threshold, answer_waiting
from setzkasten.server.live.house import House
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.live_table import LiveTable
from setzkasten.server.live.wire import Farewell
from setzkasten.server.people.device import owner_of, token_of
from setzkasten.server.people.sender import SENDER, Sender
from setzkasten.server.store.journal import StoreError

log = logging.getLogger("setzkasten.socket")

_PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
_CLIENT = re.compile(r"[A-Za-z0-9_-]{1,64}")

# Close codes: the table has to be read anew; the server is at its end.
COME_BACK = 1012
# Somebody else sits there now: no coming back.
FAREWELL = 4001
# How many pages may one device have open at one table? More than anybody looks at.
MOST_LISTENERS = 32
# How many may look at one table at all? A club around the last board.
MOST_AT_A_TABLE = 500


async def socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    live = await _live(house, scope) if own_origin(scope["headers"]) else None
    if live is None or _crowded(live.listeners, scope[SENDER]):
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


def _crowded(listeners: set[Listener], sender: Sender) -> bool:
    own = sum(listener.sender == sender for listener in listeners)
    return own >= MOST_LISTENERS or len(listeners) >= MOST_AT_A_TABLE


async def _live(house: House, scope: Scope) -> LiveTable | Threshold | None:
    path, token = _PATH.fullmatch(scope["path"]), token_of(scope["headers"])
    if path is None or token is None:
        return None
    try:
        return await house.live(path[1], owner_of(token))
    except Waits:
        kept = await house.known(path[1], owner_of(token))
        return Threshold(house.hall, kept.id, kept.owner) if kept else None
    except Unreadable:
        return None
    except StoreError as error:
        log.error("table %s cannot be read: %s", path[1], error)
        return None


async def _converse(
    live: LiveTable | Threshold, listener: Listener, receive: Receive, send: Send, client: str
) -> None:
    """One message at a time: whoever sends faster waits."""
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message["bytes"]
        if isinstance(live, Threshold):
            said = answer_waiting(data)
        else:
            said = await answer(live, listener, data, client)
        told = msgspec.json.encode(said)
        await send({"type": "websocket.send", "text": told.decode()})


async def pump(listener: Listener, send: Send) -> None:
    """Whenever there is something new, the latest of it."""
    while True:
        await listener.fresh.wait()
        if listener.closed:
            await _say_farewell(listener.farewell, send)
            return
        shown, news = listener.shown, listener.take()
        for told in listener.take_notes() + ([news] if shown else []):
            await send({"type": "websocket.send", "text": told.decode()})


async def _say_farewell(code: str, send: Send) -> None:
    if code:
        told = msgspec.json.encode(Farewell(bilingual(code))).decode()
        await send({"type": "websocket.send", "text": told})
    await send({"type": "websocket.close", "code": FAREWELL if code else COME_BACK})


def _client_of(scope: Scope) -> str:
    client = parse_qs(scope["query_string"].decode("latin-1")).get("client", [""])[0]
    return client if _CLIENT.fullmatch(client) else ""
