"""One message at a time on a socket, answered at once where nothing has to be waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import pytest

from setzkasten.server.http.asgi import Message
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.outlet import Plain
from setzkasten.server.live.sheets import SheetChair
from setzkasten.server.live.socket import Conversation
from setzkasten.server.store.journal import StoreError
from setzkasten.server.store.store import Store
from tests.server.housed import HEADER, Watching, house_of, seated


class Way(Plain):
    """A way out that lets texts be heard at once."""

    def __init__(self) -> None:
        self.heard: Callable[[bytes], bool] = lambda _: False
        self.come = asyncio.Queue[Message]()

    @property
    def free(self) -> bool:
        return True

    def hear(self, heard: Callable[[bytes], bool]) -> None:
        self.heard = heard

    def fail(self) -> None:
        self.cut()

    def cut(self) -> None:
        self.come.put_nowait({"type": "websocket.disconnect"})


def act(number: int, seat: int, action: str) -> bytes:
    return b'{"re":%d,"do":"act","seat":%d,"action":"%b"}' % (number, seat, action.encode())


def answered(told: Watching) -> list[int]:
    return [said["re"] for said in told.told if "re" in said]


def test_a_move_is_heard_at_once_and_answered_when_it_is_on_the_disk(store: Store) -> None:
    async def course() -> None:
        house = house_of(store)
        live, told = await seated(house, await house.open("anna", HEADER))
        way = Way()
        holding = asyncio.create_task(Conversation(live, told, way, "").hold(way.come.get))
        await asyncio.sleep(0)
        assert way.heard(b'{"re":1,"do":"time"}')  # nothing to wait for
        assert told.told[-1]["re"] == 1
        assert way.heard(act(2, 0, "E4> WAS"))
        assert not way.heard(act(3, 1, "give-up"))  # one at a time
        way.come.put_nowait({"type": "websocket.receive", "bytes": act(3, 1, "give-up")})
        assert answered(told) == [1]
        while len(answered(told)) < 3:
            told.fresh.clear()
            await told.fresh.wait()
        assert (answered(told), live.stored) == ([1, 2, 3], len(live.table.entries))
        assert way.heard(act(4, 0, "give-up"))
        way.cut()
        await asyncio.wait_for(holding, 60)  # what was begun is finished
        assert (answered(told), told.frame["over"]) == ([1, 2, 3, 4], True)

    asyncio.run(course())


def test_what_fails_half_way_ends_the_conversation() -> None:
    class Chair:
        async def answer(self, listener: Listener, data: bytes, client: str) -> object:
            await asyncio.sleep(0)
            raise StoreError("no disk")

    async def course() -> None:
        told = Watching()
        way = Way()
        talking = Conversation(cast("SheetChair", Chair()), told, way, "")
        holding = asyncio.create_task(talking.hold(way.come.get))
        await asyncio.sleep(0)
        assert way.heard(b"{}")
        with pytest.raises(StoreError):
            await asyncio.wait_for(holding, 60)
        assert not way.heard(b"{}")

    asyncio.run(course())
