"""What lies on the table: stones on squares, within edges or without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from setzkasten.core.squares import ACROSS, DOWN, Square, shifted
from setzkasten.core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Run:
    """Letters that stand side by side in one line, as far as they go."""

    word: str
    squares: tuple[Square, ...]

    @property
    def across(self) -> bool:
        return self.squares[0][0] == self.squares[-1][0]


class Board(Mapping[Square, Tile]):
    """Stones on squares. `size` is rows and columns; None is the open table. Never changes."""

    __slots__ = ("_cells", "blocked", "size")

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        cells: Mapping[Square, Tile] | None = None,
        blocked: Iterable[Square] = (),
    ) -> None:
        self.size = size
        self._cells = dict(cells or {})
        self.blocked = frozenset(blocked)

    def __getitem__(self, square: Square) -> Tile:
        return self._cells[square]

    def __iter__(self) -> Iterator[Square]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)

    def __contains__(self, square: object) -> bool:
        return square in self._cells

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.size, self.blocked, frozenset(self._cells.items())))

    def _key(self) -> object:
        return self.size, self.blocked, self._cells

    @property
    def cells(self) -> Mapping[Square, Tile]:
        """The stones by their squares; to look up many at once."""
        return self._cells

    def holds(self, square: Square) -> bool:
        """Is this a square of the board at all?"""
        if self.size is None:
            return True
        return 0 <= square[0] < self.size[0] and 0 <= square[1] < self.size[1]

    def free(self, square: Square) -> bool:
        return self.holds(square) and square not in self._cells and square not in self.blocked

    def with_stones(self, stones: Mapping[Square, Tile]) -> Board:
        return Board(self.size, {**self._cells, **stones}, self.blocked)

    def without_stones(self, squares: Iterable[Square]) -> Board:
        gone = frozenset(squares)
        kept = {square: tile for square, tile in self._cells.items() if square not in gone}
        return Board(self.size, kept, self.blocked)

    def with_blocked(self, squares: Iterable[Square]) -> Board:
        return Board(self.size, self._cells, self.blocked | frozenset(squares))

    def run_through(self, square: Square, way: tuple[int, int]) -> Run:
        """The maximal run through a square that holds a stone."""
        cells, first = self._cells, square
        while (before := shifted(first, way, -1)) in cells:
            first = before
        squares = [first]
        while (after := shifted(squares[-1], way)) in cells:
            squares.append(after)
        return Run("".join(cells[s].letter for s in squares), tuple(squares))

    def runs(self) -> Iterator[Run]:
        """Every run of two or more letters, across before down, each from its first square."""
        for way in (ACROSS, DOWN):
            for square in sorted(self._cells):
                if shifted(square, way, -1) not in self._cells:
                    run = self.run_through(square, way)
                    if len(run.squares) > 1:
                        yield run


def runs_formed(board: Board, laid: Iterable[Square]) -> tuple[Run, ...]:
    """The runs of two or more letters that pass through the squares just laid, each once."""
    found: dict[tuple[Square, ...], Run] = {}
    for way in (ACROSS, DOWN):
        for square in sorted(laid):
            run = board.run_through(square, way)
            if len(run.squares) > 1:
                found.setdefault(run.squares, run)
    return tuple(found.values())


def laid_run(board: Board, first: Square, way: tuple[int, int], *, alone: bool) -> Run:
    """The word that was laid: the run of its first stone in the way it was written.

    A stone laid alone is written in any way; its word may stand in the other.
    """
    run = board.run_through(first, way)
    if alone and len(run.squares) == 1:
        return board.run_through(first, DOWN if way == ACROSS else ACROSS)
    return run


def runs_inside(board: Board, run: Run) -> tuple[Run, ...]:
    """The runs of two or more letters of `board` that `run`, seen in a later picture, took up."""
    way = ACROSS if run.across else DOWN
    found: dict[tuple[Square, ...], Run] = {}
    for square in run.squares:
        if square in board:
            old = board.run_through(square, way)
            if len(old.squares) > 1:
                found.setdefault(old.squares, old)
    return tuple(found.values())


def write_rows(board: Board) -> str:
    """`......NU..../.A..`: rows parted by slashes; dots free, # blocked, a small letter a jolly."""
    assert board.size, "the open table has no rows"
    rows = []
    for row in range(board.size[0]):
        line = ""
        for col in range(board.size[1]):
            tile = board.get((row, col))
            if tile:
                line += tile.letter.lower() if tile.jolly else tile.letter
            else:
                line += "#" if (row, col) in board.blocked else "."
        rows.append(line)
    return "/".join(rows)


def read_rows(text: str, size: tuple[int, int]) -> Board:
    """The board drawn by `write_rows`; raises ValueError that names the row."""
    rows = text.split("/")
    if len(rows) != size[0]:
        raise ValueError(f"{len(rows)} rows, {size[0]} wanted")
    cells, blocked = {}, set()
    for row, line in enumerate(rows):
        if len(line) != size[1]:
            raise ValueError(f"row {row + 1} has {len(line)} squares, {size[1]} wanted")
        for col, sign in enumerate(line):
            if sign == "#":
                blocked.add((row, col))
            elif sign.isascii() and sign.isalpha():
                cells[row, col] = Tile(sign.upper(), jolly=sign.islower())
            elif sign != ".":
                raise ValueError(f"row {row + 1}: {sign!r} is no stone")
    return Board(size, cells, blocked)
