"""Computer seats: they think in a thread, pause like people, and never hold up the table."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom, uniform
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from setzkasten.bots import PLAYERS
from setzkasten.core.game import Millis, Seat
from setzkasten.server.pace import UNEVEN, pauses_for
from setzkasten.server.thinkers import Thinkers, Thought
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.dictionary import Dictionary
    from setzkasten.server.live import LiveTable

log = logging.getLogger("setzkasten.computer")

# How many searches may run at once? Few, so that a small machine still answers.
THINKERS = 2
# How long may a search take before the table gets tired of waiting?
LONGEST_THOUGHT_SECONDS = 60.0

# How soon does a computer in real time see that the people are done, or that a vote is over?
PATIENCE_SECONDS = 0.5

Task: TypeAlias = "asyncio.Task[object]"


@dataclass(slots=True)
class Turn:
    """A computer's turn in one state of a table; what it thought outlives a page that reloads."""

    seq: int
    seat: Seat
    thought: Thought
    task: asyncio.Task[object] | None = None


class Computers:
    def __init__(self, dictionary: Dictionary, pause_seconds: float) -> None:
        self._dictionary, self._pause = dictionary, pause_seconds
        self._thinkers = Thinkers(THINKERS)
        self._turns: WeakKeyDictionary[LiveTable, Turn] = WeakKeyDictionary()
        self._playing: WeakKeyDictionary[LiveTable, dict[Seat, Task]] = WeakKeyDictionary()

    def wake(self, live: LiveTable) -> None:
        """Begin the turn of the computer that is due, once for each state of the table.

        Without anybody there it waits: who comes back wants to see it play.
        """
        if live.table.awaiting().live:
            self._wake_all(live)
            return
        seat, turn = live.table.computer_due(), self._turns.get(live)
        if turn and (seat is None or turn.seq != live.table.seq):
            self._end(live, turn)
            turn = None
        if seat is None:
            return
        if not live.listeners:
            if turn and turn.task:
                turn.task.cancel()
                turn.task = None
            return
        if turn is None:
            table = live.table
            thought = self._thinkers.think(lambda: self._choice(table, seat))
            turn = self._turns[live] = Turn(table.seq, seat, thought)
        if turn.task is None:
            turn.task = live.start(self._play(live, turn))

    def _wake_all(self, live: LiveTable) -> None:
        """In real time every computer plays by itself, whatever the others do meanwhile."""
        playing = self._playing.setdefault(live, {})
        if not live.listeners:
            for task in playing.values():
                task.cancel()
            playing.clear()
            return
        for seat in live.table.awaiting().seats & live.table.computers:
            if seat not in playing or playing[seat].done():
                playing[seat] = live.start(self._play_on(live, seat))

    async def _play_on(self, live: LiveTable, seat: Seat) -> None:
        """One action after the other at the pace of a person, as long as this seat may act."""
        table = live.table
        while seat in table.awaiting().seats:
            began = monotonic()
            thought = self._thinkers.think(lambda: self._choice(table, seat))
            try:
                text = await self._thought(live, seat, thought)
            finally:
                thought.cancel()
            await self._take_time(table, seat, text, began)
            if table.court.ballot is None:
                move = live.change(partial(_act_live, live, seat, text))
                await asyncio.shield(live.start(move))
            else:
                await asyncio.sleep(PATIENCE_SECONDS)

    async def _take_time(self, table: Table, seat: Seat, text: str, began: float) -> None:
        """As long as a person would need; nobody waits for a computer when all people are done."""
        level = table.header.sitters[seat].level
        pauses = pauses_for(table.header.game, level, text) * uniform(*UNEVEN)
        while table.awaiting().seats & table.persons:
            left = began + pauses * self._pause - monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, PATIENCE_SECONDS))
        await asyncio.sleep(self._pause)

    async def _thought(self, live: LiveTable, seat: Seat, thinking: Thought) -> str:
        thought = asyncio.wrap_future(thinking)
        await asyncio.wait({thought}, timeout=LONGEST_THOUGHT_SECONDS)
        where = f"table {live.kept.id}: the computer on seat {seat + 1}"
        if not thought.done():
            log.error("%s found no end", where)
        elif error := thought.exception():
            log.error("%s failed", where, exc_info=error)
        else:
            return thought.result()
        return ""

    def _end(self, live: LiveTable, turn: Turn) -> None:
        turn.thought.cancel()
        if turn.task:
            turn.task.cancel()
        del self._turns[live]

    async def _play(self, live: LiveTable, turn: Turn) -> None:
        await asyncio.sleep(self._pause)
        text = await self._thought(live, turn.seat, turn.thought)
        move = live.change(lambda now: _carry_out(live, turn, text, now))
        await asyncio.shield(live.start(move))

    def _choice(self, table: Table, seat: Seat) -> str:
        """The action that the player of this game chooses, as text."""
        header, game = table.header, table.game
        level = header.sitters[seat].level
        knowledge = self._dictionary.knowledge(
            header.game, table.court.policy, book=table.court.book, level=level
        )
        view = game.view(table.match.state, seat)
        rng: Random = SystemRandom()
        player = PLAYERS[header.game]
        return game.write(player.choose(view, seat, knowledge=knowledge, level=level, rng=rng))


def _act_live(live: LiveTable, seat: Seat, text: str, now: Millis) -> None:
    table = live.table
    table.advance(now)
    if table.court.ballot or seat not in table.awaiting().seats:
        return  # the glass is empty, or the table votes
    if text and table.play(seat, text, now).refusal is None:
        return
    _idle(live, seat, now)


def _idle(live: LiveTable, seat: Seat, now: Millis) -> None:
    table = live.table
    idle = table.game.idle(table.match.state, seat)
    if idle is None or table.play(seat, table.game.write(idle), now).refusal:
        log.error("table %s: seat %d cannot even give up", live.kept.id, seat + 1)


def _carry_out(live: LiveTable, turn: Turn, text: str, now: Millis) -> None:
    table, seat = live.table, turn.seat
    if table.seq != turn.seq:
        return  # a move was taken back meanwhile, or time ran out
    if text:
        refusal = table.play(seat, text, now).refusal
        if refusal is None or table.seq != turn.seq:
            return
        log.error("table %s: the computer's %r was refused: %s", live.kept.id, text, refusal.code)
    _idle(live, seat, now)
