"""Puzzles as ipuz, the open format: plain JSON that other programs read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import (
    BLACK,
    LARGEST,
    LETTERS,
    NUMBERINGS,
    Numbering,
    Place,
    Puzzle,
    capitals,
    check_sides,
    numbers_of,
    runs,
)
from setzkasten.puzzle.untagged import as_html, untagged
from setzkasten.solve.puzzle_error import PuzzleError

VERSION: Final = "http://ipuz.org/v2"
KIND: Final = "http://ipuz.org/crossword#1"
LONGEST_SIGN: Final = 20
OWN: Final = "setzkasten:"  # before the names of fields that ipuz does not have

_CALLED: Final = re.compile(r"[A-Za-z_$][\w$]{0,80}\(")


def write_ipuz(puzzle: Puzzle) -> str:
    numbers = puzzle.numbers
    cells = [
        [
            BLACK if puzzle.black((row, col)) else numbers.get((row, col), 0)
            for col in range(puzzle.width)
        ]
        for row in range(puzzle.height)
    ]
    told: dict[str, object] = {
        "version": VERSION,
        "kind": [KIND],
        "title": as_html(puzzle.title),
        "author": as_html(puzzle.giver),
        "intro": as_html(puzzle.dedication),
        "origin": "Setzkasten",
        "dimensions": {"width": puzzle.width, "height": puzzle.height},
        "block": BLACK,
        "empty": "0",
        "puzzle": cells,
        "solution": [list(row) for row in puzzle.rows],
        "clues": {
            "Across": [[word.number, as_html(word.clue)] for word in puzzle.words if word.across],
            "Down": [[word.number, as_html(word.clue)] for word in puzzle.words if not word.across],
        },
        f"{OWN}numbering": puzzle.numbering,
    }
    if puzzle.umlauts == "Ä":
        told[f"{OWN}umlauts"] = "Ä"
    if puzzle.solution:
        told[f"{OWN}solution-word"] = [list(square) for square in puzzle.solution]
    return json.dumps({k: v for k, v in told.items() if v != ""}, ensure_ascii=False, indent=1)


def read_ipuz(data: bytes) -> Puzzle:
    """Raises `PuzzleError` that says what is wrong and where."""
    told = _json(data)
    if not any("crossword" in str(kind) for kind in _list(told.get("kind"), "kind")):
        raise PuzzleError("ipuz_no_crossword")
    block = _sign(told.get("block")) or BLACK
    width, height = _dimensions(told)
    cells = _grid(told, "puzzle", width, height)
    _check_bars(cells, told.get("styles"))
    if "solution" not in told:
        raise PuzzleError("ipuz_no_solution")
    letters = _grid(told, "solution", width, height)
    rows = tuple(
        "".join(_letter(letters[r][c], cells[r][c], block, (r, c)) for c in range(width))
        for r in range(height)
    )
    found = {(r, c): n for r in range(height) for c in range(width) if (n := _number(cells[r][c]))}
    return Puzzle(
        rows,
        clues=_clues(told, rows, found),
        title=_text(told.get("title")),
        dedication=_text(told.get("intro")),
        giver=_text(told.get("author")),
        numbering=_numbering(rows, found),
        solution=_solution(told.get(f"{OWN}solution-word"), rows),
        umlauts="Ä" if told.get(f"{OWN}umlauts") == "Ä" else "AE",
    )


def _json(data: bytes) -> Mapping[str, Any]:  # whatever somebody wrote
    try:
        told = json.loads(_unwrapped(data.decode("utf-8-sig").strip()))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise PuzzleError("ipuz_no_json") from error
    if not isinstance(told, dict) or "puzzle" not in told or "version" not in told:
        raise PuzzleError("ipuz_no_puzzle")
    return told


def _unwrapped(text: str) -> str:
    """Some programs write a call: `ipuz({…});`."""
    called, inner = _CALLED.match(text), text.removesuffix(";").rstrip()
    return inner[called.end() : -1] if called and inner.endswith(")") else text


def _list(value: object, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise PuzzleError("ipuz_no_list", name=name)
    return value


def _dimensions(told: Mapping[str, Any]) -> tuple[int, int]:
    given = told.get("dimensions")
    sides = [given.get(side) for side in ("width", "height")] if isinstance(given, dict) else []
    sizes = [side for side in sides if type(side) is int and side > 0]
    if len(sizes) != 2:
        raise PuzzleError("ipuz_no_size")
    width, height = sizes
    check_sides(height, width)
    return width, height


def _grid(told: Mapping[str, Any], name: str, width: int, height: int) -> list[list[Any]]:
    rows = _list(told.get(name), name)
    if len(rows) != height or any(not isinstance(row, list) or len(row) != width for row in rows):
        raise PuzzleError("ipuz_misfit", name=name, rows=height, cols=width)
    return rows


def _check_bars(cells: list[list[Any]], named: object) -> None:
    """Two words in one run of letters: here they would be one."""
    styles = named if isinstance(named, dict) else {}
    for row, line in enumerate(cells, 1):
        for col, cell in enumerate(line, 1):
            style = cell.get("style") if isinstance(cell, dict) else None
            style = styles.get(style) if isinstance(style, str) else style
            if isinstance(style, dict) and style.get("barred"):
                raise PuzzleError("puzzle_bars", row=row, col=col)


def _letter(value: object, cell: object, block: str, square: Square) -> str:
    if isinstance(cell, dict):
        cell = cell.get("cell")
    if cell is None or _sign(cell) == block:
        return BLACK
    if isinstance(value, dict):
        value = value.get("value")
    if value is None:
        raise PuzzleError("ipuz_no_solution")
    letter = capitals(value[:LONGEST_SIGN]) if isinstance(value, str) else ""
    if letter == block.upper():
        return BLACK
    if letter not in LETTERS:
        row, col, sign = square[0] + 1, square[1] + 1, repr(str(value)[:20])
        raise PuzzleError("puzzle_strange_letter", row=row, col=col, sign=sign)
    return letter


def _sign(value: object) -> str:
    """What stands for a black square, mostly `#`."""
    return str(value)[:LONGEST_SIGN] if isinstance(value, str | int) else ""


def _number(cell: object) -> int:
    if isinstance(cell, dict):
        cell = cell.get("cell")
    if isinstance(cell, str) and cell.isascii() and cell.isdigit() and len(cell) < 6:
        return int(cell)
    return cell if type(cell) is int and 0 < cell < 100_000 else 0


def _numbering(rows: tuple[str, ...], found: Mapping[Square, int]) -> Numbering:
    """The way of counting that gives the numbers of the file; the common one if none does."""
    ways: list[Numbering] = [way for way in NUMBERINGS if numbers_of(rows, way) == found]
    return ways[0] if ways else "common"


def _clues(
    told: Mapping[str, Any], rows: tuple[str, ...], found: Mapping[Square, int]
) -> dict[Place, str]:
    """By the numbers in the file, however it counts; the common ones if its squares have none."""
    given = told.get("clues", {})
    if not isinstance(given, dict):
        raise PuzzleError("ipuz_clues")
    numbers = found or numbers_of(rows, "common")
    starts = {(p.across, numbers.get((p.row, p.col), 0)): p for p, _ in runs(rows)}
    clues: dict[Place, str] = {}
    for way, entries in given.items():
        direction = str(way).partition(":")[0]
        if direction not in ("Across", "Down"):
            raise PuzzleError("ipuz_direction", name=direction[:20])
        across = direction == "Across"
        order = sorted(numbers.get((p.row, p.col), 0) for p, _ in runs(rows) if p.across == across)
        for number, text in _numbered(_list(entries, "clues"), order):
            place = starts.get((across, number))
            if place is None:
                code = "ipuz_stray_across" if across else "ipuz_stray_down"
                raise PuzzleError(code, number=number)
            if text:
                clues[place] = text
    return clues


def _numbered(entries: list[Any], order: list[int]) -> list[tuple[int, str]]:
    """Clues that tell no numbers are those of all words in their order, if there are as many."""
    plain = [_unnumbered(entry) for entry in entries]
    texts = [text for text in plain if text is not None]
    if len(texts) == len(entries) == len(order) and all(order):
        return list(zip(order, texts, strict=True))
    if texts:
        raise PuzzleError("ipuz_clue")
    return [_entry(entry) for entry in entries]


def _unnumbered(entry: object) -> str | None:
    """The text of a clue without a number: a plain one, or an object that has none."""
    if isinstance(entry, dict) and not entry.keys() & {"number", "numbers"}:
        entry = entry.get("clue")
    return _text(entry) if isinstance(entry, str) else None


def _entry(entry: object) -> tuple[int, str]:
    if isinstance(entry, dict):
        several = entry.get("numbers")  # of one clue for two words: it is told with the first
        first = several[0] if isinstance(several, list) and several else entry.get("number")
        return _number(first), _text(entry.get("clue"))
    if isinstance(entry, list) and len(entry) >= 2:
        return _number(entry[0]), _text(entry[1])
    raise PuzzleError("ipuz_clue")


def _solution(value: object, rows: tuple[str, ...]) -> tuple[Square, ...]:
    if value is None:
        return ()
    squares = []
    for square in _list(value, f"{OWN}solution-word")[: LARGEST * LARGEST]:
        if not isinstance(square, list) or [type(n) for n in square] != [int, int]:
            raise PuzzleError("ipuz_solution_word")
        squares.append((square[0], square[1]))
    return tuple(squares)


def _text(value: object) -> str:
    """Plain text: ipuz allows some HTML, we print none."""
    return untagged(value) if isinstance(value, str) else ""
