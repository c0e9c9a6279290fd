"""The bus on Redis: a channel for all tables, one for words; what is said at once is one message.

Redis delivers at most once, so nobody relies on it: rows that were not announced are found by
looking (`server/live/watch.py`), and what could not be said is said again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from secrets import token_hex

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from setzkasten.server.bus.bus import BusError, Heard, HeardText

log = logging.getLogger("setzkasten.bus")

CHANNEL, WORDS = "setzkasten:wake", "setzkasten:words"
# How long does a start wait for Redis? Without it the server serves, and looks more often.
START_SECONDS = 3.0
CONNECT_SECONDS, ANSWER_SECONDS, AGAIN_SECONDS = 1.0, 2.0, 0.2
# How many tables are remembered to be said again? Others find them by looking.
MOST_UNSAID = 10_000
# How many words wait to be said? Then the oldest are forgotten.
MOST_WORDS = 2_000

_Said = tuple[str, list[tuple[str, int]]]  # by whom; tables, and how many entries each has
_Spoken = tuple[str, list[str]]  # by whom, and what
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)


class RedisBus:
    def __init__(self, address: str) -> None:
        """Raises `BusError` for an address that is none."""
        try:
            self._redis = Redis.from_url(
                address,
                socket_connect_timeout=CONNECT_SECONDS,
                socket_timeout=ANSWER_SECONDS,
            )
        except ValueError as error:
            raise BusError("bus_address") from error
        self.up, self.begun = False, 0  # only who listens says so
        self._name = token_hex(8)
        self._listening: list[Heard] = []
        self._hearers: list[HeardText] = []
        self._words: deque[str] = deque(maxlen=MOST_WORDS)
        self._unsaid: dict[tuple[str, int], int] = {}  # by table, and by what is said
        self._saying: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._first = asyncio.Event()

    def listen(self, heard: Heard) -> None:
        self._listening.append(heard)

    def unlisten(self, heard: Heard) -> None:
        self._listening.remove(heard)

    def hear(self, heard: HeardText) -> None:
        self._hearers.append(heard)

    def unhear(self, heard: HeardText) -> None:
        self._hearers.remove(heard)

    async def start(self) -> None:
        self._hearing = asyncio.get_running_loop().create_task(self._hear())
        try:
            await asyncio.wait_for(self._first.wait(), START_SECONDS)
        except TimeoutError:
            log.error("the bus does not answer; until it does, every table is looked at often")

    async def stop(self) -> None:
        for task in (self._hearing, self._saying):
            if task:
                task.cancel()
                await asyncio.wait({task})
        await self._redis.aclose()

    def wake(self, table: str, number: int) -> None:
        """One message at a time is on its way; what is said meanwhile shares the next one."""
        self._unsaid[table, min(number, 0)] = number
        self._speak()

    def say(self, text: str) -> None:
        self._words.append(text)
        self._speak()

    def _speak(self) -> None:
        if self._saying is None or self._saying.done():
            self._saying = asyncio.get_running_loop().create_task(self._say())

    async def _say(self) -> None:
        while self._unsaid or self._words:
            said, self._unsaid = self._unsaid, {}
            pairs = [(table, number) for (table, _), number in said.items()]
            words = list(self._words)
            self._words.clear()
            try:
                if pairs:
                    await self._redis.publish(CHANNEL, msgspec.json.encode((self._name, pairs)))
                if words:
                    await self._redis.publish(WORDS, msgspec.json.encode((self._name, words)))
            except _FAILURES:
                kept = {**said, **self._unsaid}
                self._unsaid = dict(list(kept.items())[-MOST_UNSAID:])
                await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self) -> None:
        while True:
            with suppress(*_FAILURES):
                async with self._redis.pubsub() as line:
                    await self._hear_on(line)
            if self.up:
                log.error("the bus is gone; until it is back, every table is looked at often")
            self.up = False
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_on(self, line: PubSub) -> None:
        await line.subscribe(CHANNEL, WORDS)
        while True:
            message = await line.get_message(timeout=ANSWER_SECONDS)
            if message is None:
                await line.ping()  # a line that only seems to be there is found so
            elif message["type"] == "subscribe" and message["channel"] == WORDS.encode():
                self.up, self.begun = True, self.begun + 1
                self._first.set()
            elif message["type"] == "message":
                self._pass_on(message["channel"].decode(), message["data"])

    def _pass_on(self, channel: str, data: bytes) -> None:
        try:
            if channel == WORDS:
                self._pass_words(*msgspec.json.decode(data, type=_Spoken))
            else:
                self._pass_wakes(*msgspec.json.decode(data, type=_Said))
        except msgspec.DecodeError:
            log.error("somebody else speaks on the channel %s", channel)

    def _pass_wakes(self, name: str, said: list[tuple[str, int]]) -> None:
        for table, number in said if name != self._name else ():
            for heard in self._listening:
                heard(table, number)

    def _pass_words(self, name: str, said: list[str]) -> None:
        for text in said if name != self._name else ():
            for heard in list(self._hearers):
                heard(text)
