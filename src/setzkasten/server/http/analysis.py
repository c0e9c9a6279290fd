"""What a finished game could have been, over HTTP: begun when asked for, told when it is done.

Nothing of it is told while a game runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from litestar import post
from litestar.params import FromPath

from setzkasten.analysis.analysis import TurningPoint, UnseenWord, WastedThings
from setzkasten.core.squares import Square
from setzkasten.server.fault import Fault
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    live_of,
    spare,
)
from setzkasten.server.live.analysing import Finished
from setzkasten.server.people.limits import ANALYSES, TELLINGS

if TYPE_CHECKING:
    from setzkasten.analysis.analysis import Analysis
    from setzkasten.analysis.weighing import Side, Weighed
    from setzkasten.bots.review import SeenRound
    from setzkasten.table.table import Table


class BetterStone(msgspec.Struct, frozen=True):
    """A stone of the better move, and where it goes."""

    square: Square
    letter: str


class Better(msgspec.Struct, frozen=True):
    """The best move of a moment, where it would have brought more than the one that was made."""

    action: str
    words: tuple[str, ...]
    gain: int
    stones: list[BetterStone]
    complete: bool  # every move was weighed; else there may be better ones still


class AnalysedMove(msgspec.Struct, frozen=True):
    """A move, what it brought, and what it cost against the best of its moment."""

    number: int
    seat: int
    action: str
    words: tuple[str, ...]
    gain: int
    cost: int
    better: Better | None


class MissedWords(msgspec.Struct, frozen=True):
    """Words that were there and that nobody wrote; `seat`: whose stones they were."""

    words: tuple[str, ...]
    points: int
    seat: int | None


class AnalysedRound(msgspec.Struct, frozen=True):
    """A round in real time: what it brought each seat, and the best that nobody found."""

    number: int
    points: tuple[int, ...]
    missed: list[MissedWords]
    count: int  # of all that were missed
    complete: bool


class AnalysisTold(msgspec.Struct, frozen=True):
    """What a game could have been: of a game of turns the moves, of one in real time the rounds."""

    unit: Literal["points", "stones"]
    moves: list[AnalysedMove]
    rounds: list[AnalysedRound]
    standing: list[tuple[int, ...]]  # after each of them
    chances: list[tuple[float, ...]]  # of each seat to win, after each of them
    turning: tuple[TurningPoint, ...]
    unseen: UnseenWord | None
    wasted: tuple[WastedThings, ...]


class AnalysisProgress(msgspec.Struct, frozen=True):
    """How far an analysis is; asked again, it is further."""

    done: int
    all: int  # 0: nobody has counted yet
    analysis: AnalysisTold | None  # when it is done


@post("/api/tables/{name:str}/analysis", status_code=200)
async def analysis(request: AnyRequest, name: FromPath[str]) -> AnalysisProgress:
    """Begins it, or says how far it is, after a moment at most. Who stops asking ends it."""
    live, house = await live_of(request, name), house_of(request)
    spare(request, TELLINGS)
    if not live.table.match.over:
        raise Fault(409, "analysis_running")
    key = f"{live.kept.id} {live.table.seq}"  # taken back, the end may become another one
    if not house.analysing.known(key):
        spare(request, ANALYSES)
        game = await live.read(lambda _: finished(live.table, key))
        if not house.analysing.known(key):
            house.analysing.begin(game, address_of_request(request))
    found = await house.analysing.progress(key)
    whole = found.whole
    told = await house.pools.aside.ask(lambda: analysis_told(whole)) if whole else None
    return AnalysisProgress(found.done, found.all, told)


ANALYSIS_HANDLERS = [analysis]


def finished(table: Table, name: str) -> Finished:
    words = table.court.words
    return Finished(name, table.header, table.lines(), words.agreed)


def analysis_told(whole: Analysis) -> AnalysisTold:
    return AnalysisTold(
        whole.unit,
        [_move(whole, move) for move in whole.moves],
        [_round(one) for one in whole.rounds],
        list(whole.standing),
        [tuple(round(share, 3) for share in shares) for shares in whole.chances],
        whole.turning,
        whole.unseen,
        whole.wasted,
    )


def _move(whole: Analysis, move: Weighed) -> AnalysedMove:
    made, best = move.made, whole.better(move)
    better = _better(best, whole.gain(best), complete=move.complete) if best else None
    gain, cost = whole.gain(made), whole.cost(move)
    return AnalysedMove(move.number, move.seat, made.action, made.words, gain, cost, better)


def _better(best: Side, gain: int, *, complete: bool) -> Better:
    stones = [BetterStone(square, letter) for square, letter in best.letters]
    return Better(best.action, best.words, gain, stones, complete)


def _round(one: SeenRound) -> AnalysedRound:
    missed = [MissedWords(words.words, words.points, words.seat) for words in one.missed]
    return AnalysedRound(one.number, one.points, missed, one.count, one.complete)
