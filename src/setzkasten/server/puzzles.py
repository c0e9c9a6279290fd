"""Puzzles over HTTP: made from a table, out of nothing or from a file; written, printed, given.

Who has a gift's link can solve and ask, and sees no letter before asking.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from typing import Literal, TypeVar

import msgspec
from litestar import Response, delete, get, patch, post

from setzkasten.core.squares import Square
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.lexicon import default
from setzkasten.puzzle.clue import suggestions
from setzkasten.puzzle.crossword import BLACK, LETTERS, Place, Puzzle
from setzkasten.puzzle.making import Wish, make, with_suggestions
from setzkasten.puzzle.page import Look
from setzkasten.puzzle.plain_text import tidy
from setzkasten.puzzle.reading import read_puzzle
from setzkasten.puzzle.word_source import PuzzleError
from setzkasten.puzzle.writing import bytes_of
from setzkasten.server.body import read_body
from setzkasten.server.errors import Fault
from setzkasten.server.limits import CHECKS, FILES, LOOK_UPS, NEW_PUZZLES, SAVES
from setzkasten.server.puzzle_shelf import (
    MOST_KEPT,
    Change,
    KeptPuzzle,
    Line,
    PuzzleShelf,
    notes_of,
)
from setzkasten.server.puzzle_source import puzzle_of_table
from setzkasten.server.puzzle_text import checked_change, file_name
from setzkasten.server.puzzle_told import gift_told, listed, puzzle_told
from setzkasten.server.routes import AnyRequest, Json, house_of, live_of, owner_of_request, spare

T = TypeVar("T")
KINDS = {
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ipuz": "application/json",
    "puz": "application/octet-stream",
    "html": "text/html; charset=utf-8",
}
# How many puzzles are made, printed or read at once? The tables need the other cores.
AT_ONCE = 2
# How long may the search for a new puzzle take? Most take a second.
SEARCH_SECONDS = 8.0

_at_work = asyncio.Semaphore(AT_ONCE)


class NewPuzzle(msgspec.Struct, frozen=True):
    """From a table, or out of nothing."""

    table: str = ""
    rows: int = 12
    cols: int = 12
    level: Literal["leicht", "mittel", "schwer"] = "mittel"
    umlauts: Literal["AE", "Ä"] = "AE"


class Entered(msgspec.Struct, frozen=True):
    letters: tuple[tuple[Line, Line, str], ...]


class Wanted(msgspec.Struct, frozen=True):
    squares: tuple[tuple[Line, Line], ...]


@get("/api/puzzles")
async def puzzles(request: AnyRequest) -> list[Json]:
    kept = await shelf_of(request).owned(owner_of_request(request))
    return await asyncio.to_thread(lambda: [listed(one) for one in kept])


@post("/api/puzzles")
async def new_puzzle(request: AnyRequest, body: bytes) -> Json:
    spare(house_of(request), request, "puzzle", NEW_PUZZLES)
    wanted = read_body(body, NewPuzzle)
    if not wanted.table:
        made = await _worked(lambda: make(_wish(wanted)).puzzle)
    else:
        live = await live_of(request, wanted.table)
        made = await live.read(lambda _: _told_apart(lambda: puzzle_of_table(live.table)))
    return await _kept(request, made)


@post("/api/puzzles/file")
async def open_puzzle(request: AnyRequest, body: bytes) -> Json:
    """ipuz, .puz or rows of letters; what cannot be read leaves nothing behind."""
    spare(house_of(request), request, "puzzle", NEW_PUZZLES)
    return await _kept(request, await _worked(lambda: tidy(read_puzzle(body))))


@get("/api/puzzles/{name:str}")
async def puzzle(request: AnyRequest, name: str) -> Json:
    return await asyncio.to_thread(puzzle_told, await _own(request, name))


@patch("/api/puzzles/{name:str}")
async def write_puzzle(request: AnyRequest, name: str, body: bytes) -> Json:
    spare(house_of(request), request, "save", SAVES)
    change, kept = read_body(body, Change), await _own(request, name)
    return await _changed(request, name, checked_change(change, kept.puzzle))


@post("/api/puzzles/{name:str}/suggest", status_code=200)
async def suggest(request: AnyRequest, name: str) -> Json:
    """A clue for every word that has none and for which a printable one is known."""
    spare(house_of(request), request, "file", FILES)
    before = (await _own(request, name)).puzzle
    clued, _ = await _worked(lambda: with_suggestions(before))
    new = {place: clue for place, clue in clued.clues.items() if not before.clues.get(place)}
    return await _changed(request, name, Change(notes_of(new)))


@get("/api/puzzles/{name:str}/suggestions")
async def clue_suggestions(
    request: AnyRequest, name: str, row: int, col: int, *, across: bool = False
) -> Json:
    spare(house_of(request), request, "look-up", LOOK_UPS)
    kept, place = await _own(request, name), Place(row, col, across)
    answer = next((word.answer for word in kept.puzzle.words if word.place == place), None)
    if answer is None:
        raise Fault(400, "puzzle_no_such_word", {"row": f"{row + 1}", "col": f"{col + 1}"})
    found = await _worked(lambda: suggestions(default(), letters_of(answer) or ""))
    return {"clues": [clue.text for clue in found]}


@get("/api/puzzles/{name:str}/files/{kind:str}")
async def puzzle_file(
    request: AnyRequest,
    name: str,
    kind: str,
    *,
    paper: Literal["a4", "a5"] = "a4",
    style: Literal["classic", "swedish"] = "classic",
    solution: bool = True,
    lang: Literal["de", "en"] = "de",
) -> Response[bytes]:
    spare(house_of(request), request, "file", FILES)
    if kind not in KINDS:
        raise Fault(404, "puzzle_kind", {"kind": kind[:20], "known": ", ".join(KINDS)})
    kept = (await _own(request, name)).puzzle
    look = Look(paper=paper, style=style, solution=solution, language=lang)
    data = await _worked(lambda: bytes_of(kept, f".{kind}", look))
    headers = {"content-disposition": f'attachment; filename="{file_name(kept)}.{kind}"'}
    return Response(data, media_type=KINDS[kind], headers=headers)


@delete("/api/puzzles/{name:str}")
async def delete_puzzle(request: AnyRequest, name: str) -> None:
    if not await shelf_of(request).delete(name, owner_of_request(request)):
        raise Fault(404, "no_such_puzzle")


@get("/api/gifts/{name:str}")
async def gift(request: AnyRequest, name: str) -> Json:
    spare(house_of(request), request, "look-up", LOOK_UPS)
    return await asyncio.to_thread(gift_told, (await _given(request, name)).puzzle)


@post("/api/gifts/{name:str}/check", status_code=200)
async def check_gift(request: AnyRequest, name: str, body: bytes) -> Json:
    """Which of these letters are wrong, and whether they are all that was asked for."""
    spare(house_of(request), request, "check", CHECKS)
    found, entered = (await _given(request, name)).puzzle, read_body(body, Entered)
    letters = {(row, col): letter for row, col, letter in entered.letters}
    wrong = [square for square in letters if letters[square] != _letter(found, square)]
    return {"wrong": wrong, "solved": not wrong and len(letters) == _letters_of(found)}


@post("/api/gifts/{name:str}/reveal", status_code=200)
async def reveal_gift(request: AnyRequest, name: str, body: bytes) -> Json:
    spare(house_of(request), request, "check", CHECKS)
    found, wanted = (await _given(request, name)).puzzle, read_body(body, Wanted)
    return {"letters": [(*square, _letter(found, square)) for square in set(wanted.squares)]}


PUZZLE_HANDLERS = [
    puzzles, new_puzzle, open_puzzle, puzzle, write_puzzle, suggest, clue_suggestions, puzzle_file,
    delete_puzzle, gift, check_gift, reveal_gift,
]  # fmt: skip


def shelf_of(request: AnyRequest) -> PuzzleShelf:
    return PuzzleShelf(house_of(request).store)


async def _own(request: AnyRequest, name: str) -> KeptPuzzle:
    kept = await shelf_of(request).find(name, owner_of_request(request))
    if kept is None:
        raise Fault(404, "no_such_puzzle")
    return kept


async def _given(request: AnyRequest, name: str) -> KeptPuzzle:
    kept = await shelf_of(request).given(name)
    if kept is None:
        raise Fault(404, "no_such_gift")
    return kept


async def _kept(request: AnyRequest, made: Puzzle) -> Json:
    name = await shelf_of(request).put(owner_of_request(request), made)
    if name is None:
        raise Fault(409, "puzzle_shelf_full", {"most": MOST_KEPT})
    return {"id": name}


async def _changed(request: AnyRequest, name: str, change: Change) -> Json:
    kept = await shelf_of(request).change(name, owner_of_request(request), change)
    if kept is None:
        raise Fault(404, "no_such_puzzle")
    return await asyncio.to_thread(puzzle_told, kept)


async def _worked(work: Callable[[], T]) -> T:
    """Beside the tables, and not too much of it at once."""
    async with _at_work:
        return await asyncio.to_thread(_told_apart, work)


def _told_apart(work: Callable[[], T]) -> T:
    try:
        return work()
    except PuzzleError as error:
        if error.code:
            raise Fault(400, error.code, error.data) from error
        raise Fault(400, "puzzle_trouble", {"text": str(error)}) from error


def _wish(wanted: NewPuzzle) -> Wish:
    return Wish(
        rows=wanted.rows,
        cols=wanted.cols,
        level=wanted.level,
        umlauts=wanted.umlauts,
        seed=SystemRandom().randrange(1 << 31),
        seconds=SEARCH_SECONDS,
    )


def _letter(puzzle: Puzzle, square: Square) -> str:
    row, col = square
    inside = 0 <= row < puzzle.height and 0 <= col < puzzle.width
    if not inside or puzzle.black(square):
        raise Fault(400, "puzzle_no_letter", {"row": row + 1, "col": col + 1})
    return puzzle.letter(square)


def _letters_of(puzzle: Puzzle) -> int:
    return sum(sign in LETTERS for row in puzzle.rows for sign in row if sign != BLACK)
