"""A puzzle that somebody was given: who has the link can ask, and sees no letter before asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath, RawBody

from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import BLACK, LETTERS, Puzzle
from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.puzzle_told import Gift, gift_told
from setzkasten.server.http.request import AnyRequest, house_of, spare
from setzkasten.server.people.limits import CHECKS, LOOK_UPS
from setzkasten.server.store.puzzle_shelf import KeptPuzzle, Line

T = TypeVar("T")


class Entered(msgspec.Struct, frozen=True):
    letters: tuple[tuple[Line, Line, str], ...]


class Wanted(msgspec.Struct, frozen=True):
    squares: tuple[tuple[Line, Line], ...]


class Checked(msgspec.Struct, frozen=True):
    """How a solver does."""

    wrong: list[Square]
    solved: bool  # all letters are there and right


class Revealed(msgspec.Struct, frozen=True):
    letters: list[tuple[int, int, str]]


@get("/api/gifts/{name:str}")
async def gift(request: AnyRequest, name: FromPath[str]) -> Gift:
    spare(request, LOOK_UPS)
    found = (await _given(request, name)).puzzle
    return await house_of(request).pools.aside.ask(lambda: gift_told(found))


@post("/api/gifts/{name:str}/check", status_code=200)
async def check_gift(request: AnyRequest, name: FromPath[str], body: RawBody) -> Checked:
    """Which of these letters are wrong, and whether they are all that was asked for."""
    return await _told_of_gift(request, name, lambda of: compared(of, read_body(body, Entered)))


@post("/api/gifts/{name:str}/reveal", status_code=200)
async def reveal_gift(request: AnyRequest, name: FromPath[str], body: RawBody) -> Revealed:
    return await _told_of_gift(request, name, lambda of: revealed(of, read_body(body, Wanted)))


GIFT_HANDLERS = [gift, check_gift, reveal_gift]


def compared(puzzle: Puzzle, entered: Entered) -> Checked:
    """Raises `Fault` for a square without a letter."""
    letters = {(row, col): letter for row, col, letter in entered.letters}
    wrong = [square for square in letters if letters[square] != _letter(puzzle, square)]
    return Checked(wrong, solved=not wrong and len(letters) == _letters_of(puzzle))


def revealed(puzzle: Puzzle, wanted: Wanted) -> Revealed:
    return Revealed([(*square, _letter(puzzle, square)) for square in set(wanted.squares)])


async def _given(request: AnyRequest, name: str) -> KeptPuzzle:
    kept = await house_of(request).shelf.given(name)
    if kept is None:
        raise Fault(404, "no_such_gift")
    return kept


async def _told_of_gift(request: AnyRequest, name: str, told: Callable[[Puzzle], T]) -> T:
    spare(request, CHECKS)
    found = (await _given(request, name)).puzzle
    return await house_of(request).pools.aside.ask(lambda: told(found))


def _letter(puzzle: Puzzle, square: Square) -> str:
    row, col = square
    inside = 0 <= row < puzzle.height and 0 <= col < puzzle.width
    if not inside or puzzle.black(square):
        raise Fault(400, "puzzle_no_letter", {"row": row + 1, "col": col + 1})
    return puzzle.letter(square)


def _letters_of(puzzle: Puzzle) -> int:
    return sum(sign in LETTERS for row in puzzle.rows for sign in row if sign != BLACK)
