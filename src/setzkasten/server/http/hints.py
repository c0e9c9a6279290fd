"""A hint over HTTP: first a place, then a word, then the move.

Each is written down before it is told; the search runs beside the tables.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import post
from litestar.params import FromPath, RawBody

from setzkasten.core.game import Millis, Refusal, Seat
from setzkasten.core.squares import Square
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    own_seats,
    seated_of,
    spare,
)
from setzkasten.server.live.computer import thought_of
from setzkasten.server.live.faults import Unsaved
from setzkasten.server.people.limits import HINTS
from setzkasten.server.work.hint_jobs import Advised
from setzkasten.server.work.jobs import Thought
from setzkasten.table.helping import STAGES, check_hint, note_hint

if TYPE_CHECKING:
    from setzkasten.server.live.live_table import LiveTable

WORD: Final = 2
MOVE: Final = 3


class HintAsked(msgspec.Struct, frozen=True):
    """Which seat asks, and how much it wants to know: 1 a place, 2 a word, 3 the move."""

    seat: int
    stage: int


class HintStone(msgspec.Struct, frozen=True):
    """A stone of the move, and where it goes."""

    square: Square
    letter: str
    kind: str  # its colour, where stones have one
    jolly: bool


class HintTold(msgspec.Struct, frozen=True):
    """As much of a good move as was asked for."""

    stage: int
    seq: int  # of the table that it was thought for
    verb: str  # what it is, where it is no laying: `swap`
    squares: tuple[Square, ...]
    words: tuple[str, ...]  # from the second stage on
    stones: list[HintStone]  # the move alone tells them, and what follows
    action: str | None
    points: int
    earned: int
    spent: int
    complete: bool  # nothing was better; else it is good, and there may be better ones


@post("/api/tables/{name:str}/hint", status_code=200)
async def hint(request: AnyRequest, name: FromPath[str], body: RawBody) -> HintTold:
    """Only where the table allows it, and only for the seat on turn at this device."""
    live = await seated_of(request, name)
    spare(request, HINTS)
    asked = read_body(body, HintAsked)
    if asked.stage not in STAGES:
        raise Fault(400, "not_understood", {"text": "stage"})
    if asked.seat not in own_seats(request, live):
        raise Fault(403, "not_your_seat", {"seat": asked.seat + 1})
    about, seq = await _about(live, asked.seat)
    sender = address_of_request(request)
    found = await house_of(request).hinting.best(live, about, seq, sender)
    try:
        refusal = await live.change(partial(_note, live, asked, seq))
    except Unsaved as error:
        raise Fault(503, "not_saved") from error
    _refuse(refusal)
    return told(found, asked.stage, seq)


HINT_HANDLERS = [hint]


def told(found: Advised, stage: int, seq: int) -> HintTold:
    """Nothing of a later stage is in an earlier one."""
    whole = stage == MOVE
    return HintTold(
        stage,
        seq,
        found.verb,
        found.squares,
        found.words if stage >= WORD else (),
        [HintStone(s.square, s.letter, s.kind, s.jolly) for s in found.stones] if whole else [],
        found.action if whole else None,
        found.points if whole else 0,
        found.earned if whole else 0,
        found.spent if whole else 0,
        found.complete,
    )


async def _about(live: LiveTable, seat: Seat) -> tuple[Thought, int]:
    def asked(_: Millis) -> tuple[Refusal | None, Thought | None, int]:
        refusal = check_hint(live.table, seat)
        about = None if refusal else thought_of(live.table, live.table.match.state, seat)
        return refusal, about, live.table.seq

    refusal, about, seq = await live.read(asked)
    _refuse(refusal)
    assert about, "nothing was refused"
    return about, seq


def _note(live: LiveTable, asked: HintAsked, seq: int, now: Millis) -> Refusal | None:
    live.table.advance(now)
    if live.table.moved_on(seq):
        return Refusal("stale", {"seq": seq, "now": live.table.seq})
    return note_hint(live.table, asked.seat, asked.stage, now)


def _refuse(refusal: Refusal | None) -> None:
    if refusal:
        raise Fault(409, refusal.code, dict(refusal.data))
