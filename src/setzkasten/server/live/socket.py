"""Sockets, straight on ASGI: the least work a frame."""

from __future__ import annotations

import logging
import re
from functools import partial
from typing import TypeAlias
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
from setzkasten.server.people.device import owner_of, token_of
from setzkasten.server.people.sender import SENDER, Sender
from setzkasten.server.store.journal import StoreError

log = logging.getLogger("setzkasten.socket")

_PATH = re.compile(r"/api/(tables|sheets)/([A-Za-z0-9_-]{1,64})/socket")
_CLIENT = re.compile(r"[A-Za-z0-9_-]{1,64}")

Where: TypeAlias = LiveTable | Threshold | SheetChair

# How many pages may one device have open at one table? More than anybody looks at.
MOST_LISTENERS = 32
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
        await _converse(live, listener, outlet, receive, _client_of(scope))
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


async def _converse(
    live: Where, listener: Listener, outlet: Plain, receive: Receive, client: str
) -> None:
    """One message at a time: whoever sends faster, or does not read, waits."""
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message["bytes"]
        if isinstance(live, Threshold):
            said = answer_waiting(data)
        elif isinstance(live, SheetChair):
            said = await live.answer(listener, data, client)
        else:
            said = await answer(live, listener, data, client)
        listener.answer(Parcel(msgspec.json.encode(said)))
        if not outlet.free:
            await outlet.drained()


def _freed(live: Where, listener: Listener) -> None:
    listener.freed()
    if not isinstance(live, Threshold):
        live.freed(listener)


def _client_of(scope: Scope) -> str:
    client = parse_qs(scope["query_string"].decode("latin-1")).get("client", [""])[0]
    return client if _CLIENT.fullmatch(client) else ""
