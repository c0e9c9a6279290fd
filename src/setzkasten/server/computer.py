"""Computer seats: they think in a thread, pause like people, and never hold up the table."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from setzkasten.bots import PLAYERS
from setzkasten.core.game import Millis, Seat
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.dictionary import Dictionary
    from setzkasten.server.live import LiveTable

log = logging.getLogger("setzkasten.computer")

# How many searches may run at once? Few, so that a small machine still answers.
THINKERS = 2
# How long may a search take before the table gets tired of waiting?
LONGEST_THOUGHT_SECONDS = 60.0


class Computers:
    def __init__(self, dictionary: Dictionary, pause_seconds: float) -> None:
        self._dictionary, self._pause = dictionary, pause_seconds
        self._pool = ThreadPoolExecutor(THINKERS, thread_name_prefix="computer")
        self._turns: WeakKeyDictionary[LiveTable, tuple[int, asyncio.Task[object]]]
        self._turns = WeakKeyDictionary()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def wake(self, live: LiveTable) -> None:
        """Begin the turn of the computer that is due, once for each state of the table.

        Without anybody there it waits: who comes back wants to see it play.
        """
        seat, seq = live.table.computer_due() if live.listeners else None, live.table.seq
        begun, task = self._turns.get(live, (-1, None))
        if seat is not None and begun == seq:
            return
        if task:
            task.cancel()
        if seat is None:
            self._turns.pop(live, None)
        else:
            self._turns[live] = (seq, live.start(self._turn(live, seat, seq)))

    async def _turn(self, live: LiveTable, seat: Seat, seq: int) -> None:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, self._choice, live.table, seat)
        await asyncio.sleep(self._pause)
        await asyncio.wait({thought}, timeout=LONGEST_THOUGHT_SECONDS)
        text = ""
        if not thought.done():
            log.error("table %s: the computer on seat %d found no end", live.kept.id, seat + 1)
        elif error := thought.exception():
            where = f"table {live.kept.id}: the computer on seat {seat + 1} failed"
            log.error(where, exc_info=error)
        else:
            text = thought.result()
        await asyncio.shield(live.start(live.change(lambda now: _play(live, seat, seq, text, now))))

    def _choice(self, table: Table, seat: Seat) -> str:
        """The action that the player of this game chooses, as text."""
        header, game = table.header, table.game
        level = header.sitters[seat].level
        knowledge = self._dictionary.knowledge(
            header.game, header.policy, book=table.book, level=level
        )
        view = game.view(table.course.state, seat)
        rng: Random = SystemRandom()
        player = PLAYERS[header.game]
        return game.write(player.choose(view, seat, knowledge=knowledge, level=level, rng=rng))


def _play(live: LiveTable, seat: Seat, seq: int, text: str, now: Millis) -> None:
    table = live.table
    if table.seq != seq:
        return  # a move was taken back meanwhile, or time ran out
    if text:
        refusal = table.play(seat, text, now).refusal
        if refusal is None or table.seq != seq:
            return
        log.error("table %s: the computer's %r was refused: %s", live.kept.id, text, refusal.code)
    idle = table.game.idle(table.course.state, seat)
    if idle is None or table.play(seat, table.game.write(idle), now).refusal:
        log.error("table %s: seat %d cannot even give up", live.kept.id, seat + 1)
