"""Stones laid in one move, and how the move is written: `C6> AR. H2> U`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from setzkasten.core.board import Board
from setzkasten.core.game import Refusal, Report
from setzkasten.core.squares import (
    ACROSS,
    DOWN,
    NotationError,
    Square,
    doubled,
    read_square,
    too_many_stones,
    write_square,
)
from setzkasten.core.tiles import LETTERS, Tile

# How long may one group of stones be? Longer than any line that people play.
LONGEST_GROUP = 64
# How many stones may one text name? A case holds 144.
MOST_STONES = 200

# The squares of all boards: tables that lay on the same ones share them.
_SQUARES = {square: square for square in product(range(26), range(26))}
_USUAL_GROUP = re.compile(r"([A-Z])([1-9][0-9]?)([>v])\s*([A-Za-z.]+)\s*")
_GROUP = re.compile(r"([^\s>]+?)([>v])\s*([A-Za-z.]+)\s*")
_FILLED_GROUP = re.compile(r"([^\s>]+?)([>v])\s*([A-Za-z.#]+)\s*")


def read_laying(text: str, *, fillers: bool = False) -> tuple[tuple[Square, Tile], ...]:
    """`E4v .ITZ`: from E4 downwards, the dot is a stone that already lies; small is a jolly.

    Where there are `fillers`, they are written as #.
    """
    laid: list[tuple[Square, Tile]] = []
    groups, at = text.strip(), 0
    if not groups:
        raise NotationError(text, "laying")
    while at < len(groups):
        (row, col), way, signs, at = _read_group(groups, at, fillers=fillers)
        down, right = (0, 1) if way == ">" else (1, 0)
        for sign in signs:
            if sign != ".":
                square = row, col
                laid.append((_SQUARES.get(square, square), LETTERS[sign]))
            row += down
            col += right
        if len(laid) > MOST_STONES:
            raise too_many_stones(text[:24] + "…", f"laying of at most {MOST_STONES} stones")
    if not laid:
        raise NotationError(text, "laying with at least one new stone")
    return tuple(laid)


def _read_group(groups: str, at: int, *, fillers: bool) -> tuple[Square, str, str, int]:
    """Its first square, its way, its signs, and where the next one begins."""
    usual = None if fillers else _USUAL_GROUP.match(groups, at)
    if usual and len(signs := usual[4]) <= LONGEST_GROUP:
        return (int(usual[2]) - 1, ord(usual[1]) - ord("A")), usual[3], signs, usual.end()
    group = (_FILLED_GROUP if fillers else _GROUP).match(groups, at)
    if not group:
        raise NotationError(groups[at : at + 24], "group of stones such as 'E4> WAS'")
    if len(group[3]) > LONGEST_GROUP:
        start = groups[at : at + 24] + "…"
        raise too_many_stones(start, f"group of at most {LONGEST_GROUP} stones")
    return read_square(group[1]), group[2], group[3], group.end()


def write_laying(stones: Iterable[tuple[Square, Tile]], *, bounded: bool = True) -> str:
    """The same stones in groups, across where neighbours stand in a row, else down."""
    rest, groups = dict(stones), []
    while rest:
        first, last = min(rest), max(rest)
        squares, sign = _reach(rest, first, ACROSS), ">"
        if last[0] > first[0]:  # else there is nothing below
            down = _reach(rest, first, DOWN)
            squares, sign = (squares, sign) if len(squares) >= len(down) else (down, "v")
        groups.append(f"{write_square(first, bounded=bounded)}{sign} {_signs(rest, squares)}")
        for square in squares:
            rest.pop(square, None)
    return " ".join(groups)


def _reach(stones: Mapping[Square, Tile], first: Square, way: tuple[int, int]) -> list[Square]:
    """The squares from `first` on, with gaps of one square, as far as stones follow."""
    squares, (row, col), (down, right) = [first], first, way
    while True:
        row, col = after = row + down, col + right
        if after in stones:
            squares.append(after)
        elif (second := (row + down, col + right)) in stones:
            squares += [after, second]
            row, col = second
        else:
            return squares


def write_group(
    stones: Mapping[Square, Tile], squares: Sequence[Square], way: tuple[int, int]
) -> str:
    """`3,4> .IT`: the stones of one piece of a line, in coordinates of the open table."""
    sign = ">" if way == ACROSS else "v"
    return f"{write_square(squares[0], bounded=False)}{sign} {_signs(stones, squares)}"


def _signs(stones: Mapping[Square, Tile], squares: Iterable[Square]) -> str:
    return "".join([_sign(stones.get(square)) for square in squares])


def _sign(tile: Tile | None) -> str:
    if tile is None:
        return "."
    return tile.letter.lower() if tile.jolly else tile.letter


def first_fault(board: Board, stones: Iterable[tuple[Square, Tile]]) -> Refusal | None:
    """Off the board, on the same square twice, on a taken or blocked square."""
    squares = [square for square, _ in stones]
    if outside := tuple(s for s in squares if not board.holds(s)):
        return Refusal("off_board", squares=outside)
    if twice := doubled(squares):
        return Refusal("square_twice", squares=twice)
    if taken := tuple(s for s in squares if s in board):
        return Refusal("square_taken", squares=taken)
    if blocked := tuple(s for s in squares if s in board.blocked):
        return Refusal("square_blocked", squares=blocked)
    return None


def refused_words(report: Report) -> Refusal | None:
    """Wherever stones touch there must be a word: the words that the judge refused."""
    refused = [word for word in report.words if word.answer == "no"]
    if not refused:
        return None
    squares = tuple(dict.fromkeys(square for word in refused for square in word.squares))
    named = ", ".join(word.word for word in refused)
    return Refusal("not_a_word", {"word": named, "count": len(refused)}, squares)
