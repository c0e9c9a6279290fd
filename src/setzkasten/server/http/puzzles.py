"""Puzzles over HTTP: made from a table, out of nothing or from a file; written, printed, given.

Who has a gift's link can solve and ask, and sees no letter before asking.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Literal, TypeVar

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, FromQuery, RawBody

from setzkasten.puzzle.bench import Bench
from setzkasten.puzzle.crossword import Place, Puzzle
from setzkasten.puzzle.look import Look, Paper, Style
from setzkasten.puzzle.wish import Wish
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import FILE_BYTES, MOST_BYTES, Opened, read_body
from setzkasten.server.http.puzzle_source import puzzle_of_table
from setzkasten.server.http.puzzle_text import checked_change, file_name
from setzkasten.server.http.puzzle_told import OwnPuzzle, puzzle_told
from setzkasten.server.http.request import (
    AnyRequest,
    address_of_request,
    house_of,
    live_of,
    owner_of_request,
    spare,
)
from setzkasten.server.people.limits import FILES, LISTS, LOOK_UPS, NEW_PUZZLES, SAVES
from setzkasten.server.store.puzzle_shelf import (
    EMPTY,
    MOST_KEPT,
    Change,
    KeptPuzzle,
    PuzzleFacts,
    PuzzleShelf,
    notes_of,
)
from setzkasten.server.work import puzzle_jobs
from setzkasten.server.work.puzzle_jobs import Offered
from setzkasten.server.work.workers import Workers

T = TypeVar("T")
KINDS = {
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ipuz": "application/json",
    "puz": "application/octet-stream",
    "exolve": "text/plain",
    "html": "text/html",
}
# How many squares may be tried for a new puzzle? Most are found after some thousand.
SEARCH_WORK = 100_000


class NewPuzzle(msgspec.Struct, frozen=True):
    """From a table, or out of nothing."""

    table: str = ""
    rows: int = 12
    cols: int = 12
    level: Literal["leicht", "mittel", "schwer"] = "mittel"
    umlauts: Literal["AE", "Ä"] = "AE"


class Suggestions(msgspec.Struct, frozen=True):
    """Clues for a word, the best first."""

    clues: list[Offered]


@get("/api/puzzles")
async def puzzles(request: AnyRequest, first: FromQuery[int] = 0) -> list[PuzzleFacts]:
    """One page of the list, from this number on."""
    spare(request, LISTS)
    first = min(max(0, first), MOST_KEPT)
    return await shelf_of(request).listed(owner_of_request(request), first)


@post("/api/puzzles")
async def new_puzzle(request: AnyRequest, body: RawBody) -> Opened:
    spare(request, NEW_PUZZLES)
    wanted, address = read_body(body, NewPuzzle), address_of_request(request)
    if not wanted.table:
        made = await searching_of(request).run(address, puzzle_jobs.make_puzzle, _wish(wanted))
    else:
        live = await live_of(request, wanted.table)
        made = await live.read(
            lambda _: puzzle_jobs.told_apart(lambda: puzzle_of_table(live.table))
        )
    return await keep_new(request, made)


@post("/api/puzzles/file", request_max_body_size=FILE_BYTES)
async def open_puzzle(request: AnyRequest, body: RawBody) -> Opened:
    """ipuz, .puz, .jpz, Exolve or rows of letters; what cannot be read leaves nothing behind."""
    spare(request, NEW_PUZZLES)
    address = address_of_request(request)
    return await keep_new(
        request, await searching_of(request).run(address, puzzle_jobs.read_file, body)
    )


@get("/api/puzzles/{name:str}")
async def puzzle(request: AnyRequest, name: FromPath[str]) -> OwnPuzzle:
    spare(request, LOOK_UPS)
    kept = await own_puzzle(request, name)
    return await house_of(request).pools.aside.ask(lambda: puzzle_told(kept))


@patch("/api/puzzles/{name:str}", request_max_body_size=MOST_BYTES)
async def write_puzzle(request: AnyRequest, name: FromPath[str], body: RawBody) -> OwnPuzzle:
    spare(request, SAVES)
    kept, aside = await own_puzzle(request, name), house_of(request).pools.aside
    change = await aside.ask(lambda: checked_change(read_body(body, Change), kept.puzzle))
    return await _changed(request, name, change)


@post("/api/puzzles/{name:str}/suggest", status_code=200)
async def suggest(request: AnyRequest, name: FromPath[str]) -> OwnPuzzle:
    """A clue for every word that has none and for which a printable one is known."""
    spare(request, FILES)
    kept, address = await own_puzzle(request, name), address_of_request(request)
    before, level = kept.puzzle, kept.bench.level
    clued = await searching_of(request).run(address, puzzle_jobs.suggested, before, level)
    new = {place: clue for place, clue in clued.clues.items() if not before.clues.get(place)}
    return await _changed(request, name, Change(notes_of(new)))


@get("/api/puzzles/{name:str}/suggestions")
async def clue_suggestions(
    request: AnyRequest,
    name: FromPath[str],
    row: FromQuery[int],
    col: FromQuery[int],
    *,
    across: FromQuery[bool] = False,
) -> Suggestions:
    spare(request, LOOK_UPS)
    house, kept, place = house_of(request), await own_puzzle(request, name), Place(row, col, across)
    answer = await house.pools.aside.ask(lambda: _answer_at(kept.puzzle, place))
    if answer is None:
        raise Fault(400, "puzzle_no_such_word", {"row": f"{row + 1}", "col": f"{col + 1}"})
    address, level = address_of_request(request), kept.bench.level
    found = await house.pools.helping.run(address, puzzle_jobs.clues_for, answer, level)
    return Suggestions(found)


@get("/api/puzzles/{name:str}/files/{kind:str}")
async def puzzle_file(
    request: AnyRequest,
    name: FromPath[str],
    kind: FromPath[str],
    *,
    paper: FromQuery[Paper] = "a4",
    style: FromQuery[Style] = "classic",
    solution: FromQuery[bool] = True,
    lang: FromQuery[Literal["de", "en"]] = "de",
) -> Response[bytes]:
    spare(request, FILES)
    if kind not in KINDS:
        raise Fault(404, "puzzle_kind", {"kind": kind[:20], "known": ", ".join(KINDS)})
    kept = (await own_puzzle(request, name)).puzzle
    look = Look(paper=paper, style=style, solution=solution, language=lang)
    printing, address = house_of(request).pools.printing, address_of_request(request)
    data = await printing.run(address, puzzle_jobs.file_of, kept, kind, look)
    headers = {"content-disposition": f'attachment; filename="{file_name(kept)}.{kind}"'}
    return Response(data, media_type=KINDS[kind], headers=headers)


@delete("/api/puzzles/{name:str}")
async def delete_puzzle(request: AnyRequest, name: FromPath[str]) -> None:
    if not await shelf_of(request).delete(name, owner_of_request(request)):
        raise Fault(404, "no_such_puzzle")


PUZZLE_HANDLERS = [
    puzzles, new_puzzle, open_puzzle, puzzle, write_puzzle, suggest, clue_suggestions, puzzle_file,
    delete_puzzle,
]  # fmt: skip


def searching_of(request: AnyRequest) -> Workers:
    return house_of(request).pools.searching


def shelf_of(request: AnyRequest) -> PuzzleShelf:
    return house_of(request).shelf


async def own_puzzle(request: AnyRequest, name: str) -> KeptPuzzle:
    kept = await shelf_of(request).find(name, owner_of_request(request))
    if kept is None:
        raise Fault(404, "no_such_puzzle")
    return kept


async def keep_new(request: AnyRequest, made: Puzzle, bench: Bench = EMPTY) -> Opened:
    name = await shelf_of(request).put(owner_of_request(request), made, bench)
    if name is None:
        raise Fault(409, "puzzle_shelf_full", {"most": MOST_KEPT})
    return Opened(name)


async def _changed(request: AnyRequest, name: str, change: Change) -> OwnPuzzle:
    kept = await shelf_of(request).change(name, owner_of_request(request), change)
    if kept is None:
        raise Fault(404, "no_such_puzzle")
    return await house_of(request).pools.aside.ask(lambda: puzzle_told(kept))


def _wish(wanted: NewPuzzle) -> Wish:
    return Wish(
        rows=wanted.rows,
        cols=wanted.cols,
        level=wanted.level,
        umlauts=wanted.umlauts,
        seed=SystemRandom().randrange(1 << 31),
        work=SEARCH_WORK,
    )


def _answer_at(puzzle: Puzzle, place: Place) -> str | None:
    return next((word.answer for word in puzzle.words if word.place == place), None)
