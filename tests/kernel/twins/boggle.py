"""Boggle said plainly: follow every way through the board while some word still begins so."""

from __future__ import annotations

from collections.abc import Collection, Iterator

POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)


def words_on(board: str, rows: int, cols: int, words: Collection[str], shortest: int) -> set[str]:
    beginnings = {word[:i] for word in words for i in range(len(word) + 1)}
    found: set[str] = set()

    def follow(squares: tuple[int, ...], text: str) -> None:
        if text not in beginnings:
            return
        if text in words and len(text) >= shortest:
            found.add(text)
        for square in neighbours(squares[-1], rows, cols):
            if square not in squares:
                follow((*squares, square), text + board[square])

    for square, letter in enumerate(board):
        follow((square,), letter)
    return found


def neighbours(square: int, rows: int, cols: int) -> Iterator[int]:
    row, col = divmod(square, cols)
    for r in range(max(0, row - 1), min(rows, row + 2)):
        for c in range(max(0, col - 1), min(cols, col + 2)):
            if (r, c) != (row, col):
                yield r * cols + c


def score(found: set[str]) -> int:
    return sum(POINTS[min(len(word), len(POINTS) - 1)] for word in found)
