"""Computer seats: they think in processes, pause like people, and never hold up the table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import SystemRandom, uniform
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from setzkasten.core.game import Act, Millis, Seat
from setzkasten.server.fault import Busy
from setzkasten.server.live.attendance import claimed
from setzkasten.server.live.pace import UNEVEN, pauses_for
from setzkasten.server.live.programs import PROGRAM_SECONDS, Programs
from setzkasten.server.work import jobs
from setzkasten.server.work.workers import Lost
from setzkasten.table.own import WIRE, foreign, own_player
from setzkasten.table.own_words import own_words
from setzkasten.table.replay import options_of_header
from setzkasten.table.table import Table

if TYPE_CHECKING:
    from setzkasten.server.live.house import House
    from setzkasten.server.live.live_table import LiveTable

log = logging.getLogger("setzkasten.computer")

# How soon does a computer in real time see that the people are done, or that a vote is over?
PATIENCE_SECONDS = 0.5
# How often may a player that is not of the house fail before it loses its seat?
MOST_FAULTS = 3

Task: TypeAlias = "asyncio.Task[object]"


@dataclass(slots=True)
class Turn:
    """A computer's turn in one state of a table; what it thought outlives a page that reloads."""

    seq: int
    seat: Seat
    thought: asyncio.Task[str]
    task: asyncio.Task[object] | None = None


class Computers:
    def __init__(self, house: House, pause_seconds: float) -> None:
        self._pools, self._own, self._pause = house.pools, house.own_players, pause_seconds
        self.programs = Programs()
        self._faults: WeakKeyDictionary[LiveTable, Counter[Seat]] = WeakKeyDictionary()
        self._turns: WeakKeyDictionary[LiveTable, Turn] = WeakKeyDictionary()
        self._playing: WeakKeyDictionary[LiveTable, dict[Seat, Task]] = WeakKeyDictionary()

    def expect(self, table: Table) -> None:
        """Somebody comes to a table with computers: they get ready before it is their turn."""
        policy = table.court.words.policy
        levels = {level for kind, level in table.kinds if kind == "computer"}
        for level in sorted(level for level in levels if not foreign(level)):
            try:
                self._pools.thinking.ask(jobs.learn, table.header.game, policy, level)
            except Busy:
                return

    def wake(self, live: LiveTable) -> None:
        """Begin the turn of the computer that is due, once for each state of the table.

        Without anybody there it waits: who comes back wants to see it play.
        """
        self.programs.wake(live)
        if not live.table.computers and live not in self._turns and live not in self._playing:
            return
        if live.table.awaiting().live:
            self._wake_all(live)
            return
        seat, turn = _due(live.table), self._turns.get(live)
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
            turn = self._turns[live] = Turn(live.table.seq, seat, self._thinking(live, seat))
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
        while seat in live.table.awaiting().seats & live.table.computers:
            await claimed(live)
            if seat not in live.table.awaiting().seats:
                return
            began, seq = monotonic(), live.table.seq
            text = await self._choice(live, seat)
            if not text and _acted(live.table, seat, seq):
                continue  # a program acts by itself
            await self._take_time(live.table, seat, text, began)
            if live.table.court.ballot is None:
                move = live.change(partial(self._act_live, live, seat, text))
                await asyncio.shield(live.start(move))
            else:
                await asyncio.sleep(PATIENCE_SECONDS)

    async def _take_time(self, table: Table, seat: Seat, text: str, began: float) -> None:
        """As long as a person would need; nobody waits for a computer when all people are done."""
        _, level = table.kinds[seat]
        pauses = pauses_for(table.header.game, level, text) * uniform(*UNEVEN)
        while table.awaiting().seats & table.persons:
            left = began + pauses * self._pause - monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, PATIENCE_SECONDS))
        await asyncio.sleep(self._pause)

    def _end(self, live: LiveTable, turn: Turn) -> None:
        turn.thought.cancel()
        if turn.task:
            turn.task.cancel()
        del self._turns[live]

    async def _play(self, live: LiveTable, turn: Turn) -> None:
        await asyncio.sleep(self._pause)
        text = await asyncio.shield(turn.thought)
        move = live.change(lambda now: self._carry_out(live, turn, text, now))
        await asyncio.shield(live.start(move))

    def _thinking(self, live: LiveTable, seat: Seat) -> asyncio.Task[str]:
        return live.start(self._claimed_choice(live, seat))

    async def _claimed_choice(self, live: LiveTable, seat: Seat) -> str:
        await claimed(live)
        return await self._choice(live, seat)

    async def _choice(self, live: LiveTable, seat: Seat) -> str:
        """The action that the player of this game chooses; empty: nobody came back with one."""
        _, level = live.table.kinds[seat]
        if level == WIRE:
            await asyncio.sleep(PROGRAM_SECONDS)  # it acts by itself, or not at all
            return ""
        work = partial(thought_of, live.table, live.table.match.state, seat)
        about = await self._pools.aside.run(work)
        while True:
            try:
                if name := own_player(level):
                    return await self._foreign_choice(live, name, about)
                return await asyncio.wrap_future(self._pools.thinking.ask(jobs.choose, about))
            except Busy:
                await asyncio.sleep(PATIENCE_SECONDS)
            except Lost:
                log.error("table %s: the computer on seat %d failed", live.kept.id, seat + 1)
                return ""

    async def _foreign_choice(self, live: LiveTable, name: str, about: jobs.Thought) -> str:
        """The host reads what its player did instead of answering. Raises `Busy`."""
        try:
            answer = await asyncio.wrap_future(self._own.ask(name, about))
        except KeyError:
            log.warning("table %s: there is no player %s any more", live.kept.id, name)
            return ""
        except Lost as error:
            log.warning("table %s: the player %s is lost: %s", live.kept.id, name, error)
            return ""
        if answer.fault:
            log.warning("table %s: the player %s fails: %s", live.kept.id, name, answer.fault)
        return answer.text

    def _act_live(self, live: LiveTable, seat: Seat, text: str, now: Millis) -> None:
        table = live.table
        table.advance(now)
        if table.court.ballot or seat not in table.awaiting().seats & table.computers:
            return  # the glass is empty, the table votes, or somebody is back
        if text and table.play(seat, text, now).refusal is None:
            return
        self._failed(live, seat, now)

    def _carry_out(self, live: LiveTable, turn: Turn, text: str, now: Millis) -> None:
        table, seat = live.table, turn.seat
        table.advance(now)
        due = table.awaiting().seats & table.computers
        if table.court.ballot or table.seq != turn.seq or seat not in due:
            return  # a vote began, a move was taken back, time ran out, or somebody is back
        if text:
            refusal = table.play(seat, text, now).refusal
            if refusal is None:
                return
            say = log.warning if foreign(table.kinds[seat][1]) else log.error
            say("table %s: a computer's move was refused: %s", live.kept.id, refusal.code)
        self._failed(live, seat, now)

    def _failed(self, live: LiveTable, seat: Seat, now: Millis) -> None:
        """The turn is lost: by the clock where one runs, else by what the game has for it.

        A player that is not of the house loses its seat with the third fault.
        """
        table = live.table
        if foreign(table.kinds[seat][1]):
            faults = self._faults.setdefault(live, Counter())
            faults[seat] += 1
            if faults[seat] >= MOST_FAULTS:
                table.leave(seat, now)
                return
            if table.awaiting().deadline:
                return
        _idle(live, seat, now)


def thought_of(table: Table, state: object, seat: Seat) -> jobs.Thought:
    """What a computer on this seat gets to know, with what the table has agreed on by now.

    Whatever the seat does not see is dealt anew: the true state stays here.
    """
    header = table.header
    words = own_words(table.court.words, header, seat, wordless=table.match.wordless)
    return jobs.Thought(
        header.game,
        words.agreed,
        options_of_header(header, table.game),
        table.kinds[seat][1],
        seat,
        table.game.resample(state, seat, SystemRandom()),
        words.limit,
    )


def _acted(table: Table, seat: Seat, since: int) -> bool:
    happened = table.match.happenings[since:]
    return any(isinstance(step, Act) and step.seat == seat for step in happened)


def _due(table: Table) -> Seat | None:
    """The computer seat whose move the table waits for."""
    if table.court.ballot:
        return None
    return min(table.awaiting().seats & table.computers, default=None)


def _idle(live: LiveTable, seat: Seat, now: Millis) -> None:
    table = live.table
    idle = table.game.idle(table.match.state, seat)
    if idle is None or table.play(seat, table.game.write(idle), now).refusal:
        log.error("table %s: seat %d cannot even give up", live.kept.id, seat + 1)
