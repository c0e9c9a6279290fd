"""Listeners: every change in turn; who reads too slowly gets the whole frame instead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import cast

from setzkasten.server.http.asgi import Message
from setzkasten.server.live.listener import Listener
from setzkasten.server.live.outlet import COME_BACK, FEW, Parcel, Plain, Straight
from setzkasten.server.live.socket_line import SocketLine
from setzkasten.server.store.store import Store
from tests.server.housed import HEADER, house_of, seated


class Noted:
    """A way out that notes what is written at once."""

    def __init__(self) -> None:
        self.free = True
        self.written: list[list[bytes]] = []

    def put(self, parcels: Sequence[Parcel]) -> None:
        self.written.append([parcel.text for parcel in parcels])

    def close(self, farewell: Parcel | None = None) -> None:
        self.free = False


def test_an_answer_and_what_it_changed_are_written_together() -> None:
    way = Noted()
    listener = Listener(way)
    listener.change(Parcel(b"early"))
    listener.show(Parcel(b"frame"))
    listener.change(Parcel(b"one"), held=True)
    listener.change(Parcel(b"two"))
    listener.answer(Parcel(b"answer"))
    listener.change(Parcel(b"three"))
    assert way.written == [[b"frame"], [b"answer", b"one", b"two"], [b"three"]]


def test_whoever_was_sent_away_gets_nothing_more_of_the_table() -> None:
    """A seat was given anew: the next hand is not for the device that held it."""
    way = Noted()
    listener = Listener(way)
    listener.show(Parcel(b"frame"))
    listener.close("seat_given_anew")
    way.free = True
    listener.change(Parcel(b"hand"))
    listener.show(Parcel(b"hand"))
    listener.note("company", b"hand")
    listener.answer(Parcel(b"answer"))
    assert way.written == [[b"frame"], [b"answer"]]


def test_of_notes_that_wait_the_latest_of_each_kind_goes_out() -> None:
    way = Noted()
    listener = Listener(way)
    way.free = False
    for number in range(3):
        listener.note("company", b"%d" % number)
    listener.note("arranged", b"x")
    way.free = True
    listener.freed()
    listener.note("arranged", b"y")
    assert way.written == [[b"2", b"x"], [b"y"]]


def test_a_whole_frame_holds_what_was_held() -> None:
    way = Noted()
    listener = Listener(way)
    listener.show(Parcel(b"frame"))
    listener.change(Parcel(b"one"), held=True)
    listener.show(Parcel(b"whole"))
    listener.answer(Parcel(b"answer"))
    assert way.written == [[b"frame"], [b"whole"], [b"answer"]]


def test_a_slow_listener_loses_changes_and_gets_the_whole_frame_when_it_is_free(
    store: Store,
) -> None:
    async def course() -> None:
        house = house_of(store)
        live, slow = await seated(house, await house.open("anna", HEADER))
        slow.free = False
        await live.change(lambda now: live.table.play(0, "E4> WAS", now))
        assert [*slow.told[-1]] == ["frame"]
        slow.free = True
        await live.change(lambda now: live.table.play(1, "give-up", now))
        assert len(slow.told) == 1
        slow.fresh.clear()
        live.freed(slow)
        await slow.fresh.wait()
        assert (len(slow.told), slow.frame["scores"]) == (2, [3, 0])
        await live.change(lambda now: live.table.play(0, "give-up", now))
        assert [*slow.told[-1]] == ["change"]

    asyncio.run(course())


def test_a_line_that_does_not_take_them_is_not_free() -> None:
    async def course() -> tuple[list[str], int]:
        sent: list[str] = []
        gate, freed = asyncio.Event(), []

        async def send(message: Message) -> None:
            sent.append(message["text"])
            await gate.wait()

        way = Plain(send)
        way.freed = lambda: freed.append(True)
        for number in range(FEW + 1):
            assert way.free
            way.put([Parcel(str(number).encode())])
            await asyncio.sleep(0)
        assert not way.free
        gate.set()
        await way.drained()
        assert way.free
        return sent, len(freed)

    assert asyncio.run(course()) == ([str(number) for number in range(FEW + 1)], 1)


class Line:
    """One of our own lines, as far as it is written to."""

    def __init__(self) -> None:
        self.open, self.writable, self.transport = True, asyncio.Event(), self
        self.resumed: Callable[[], None] = lambda: None
        self.writable.set()
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_a_line_of_ours_is_written_to_straight_and_says_when_it_is_free_again() -> None:
    async def course() -> None:
        line, sent, freed = Line(), list[Message](), list[bool]()

        async def send(message: Message) -> None:
            sent.append(message)

        way = Straight(send, cast("SocketLine", line))
        way.freed = lambda: freed.append(True)
        parcels = [Parcel(b"one"), Parcel(b"two")]
        way.put(parcels)
        assert line.written == [b"\x81\x03one\x81\x03two"]
        line.writable.clear()
        assert not way.free
        line.writable.set()
        line.resumed()
        assert (way.free, freed) == (True, [True])
        way.close()
        way.put(parcels[:1])  # the answer that says why
        await way.drained()
        assert sent == [{"type": "websocket.close", "code": COME_BACK}]
        way.put(parcels)
        line.open = False
        way.put(parcels)
        assert line.written[1:] == [b"\x81\x03one"]
        other = Straight(send, cast("SocketLine", line))
        other.close()  # the library has: nothing is to be said after that
        await other.drained()
        assert len(sent) == 1

    asyncio.run(course())


def test_a_listener_of_a_table_that_is_gone_is_sent_away() -> None:
    async def course() -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        way = Plain(send)
        Listener(way).close()
        await way.drained()
        return sent

    assert asyncio.run(course()) == [{"type": "websocket.close", "code": COME_BACK}]


def test_the_bytes_of_a_message_are_those_of_the_protocol() -> None:
    for size, head in ((5, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)):
        framed = Parcel(b"x" * size).framed
        assert (framed[0], len(framed)) == (0x81, size + head)
        told = framed[1] if head == 2 else int.from_bytes(framed[2:head], "big")
        assert told == size
