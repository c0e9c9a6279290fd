"""What lies on the table: stones on squares, within edges or without."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from dataclasses import dataclass
from typing import TypeAlias

from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.core.tiles import LETTERS, Tile

Laying: TypeAlias = tuple[tuple[Square, Tile], ...]  # stones and where they are put


@dataclass(frozen=True, slots=True)
class Run:
    """Letters that stand side by side in one line, as far as they go."""

    word: str
    squares: tuple[Square, ...]

    @property
    def across(self) -> bool:
        return self.squares[0][0] == self.squares[-1][0]


class Board(Mapping[Square, Tile]):
    """Stones on squares. `size` is rows and columns; None is the open table. Never changes.

    It remembers its runs and what the last laying would make of it, for the one who asks again:
    a laying that is checked and then put down is looked at once.
    """

    __slots__ = ("_cells", "_looked", "_runs", "_words", "blocked", "size")

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        cells: Mapping[Square, Tile] | None = None,
        blocked: Iterable[Square] = (),
    ) -> None:
        self.size = size
        self._cells = dict(cells or {})
        self.blocked = frozenset(blocked)
        self._runs: tuple[Run, ...] | None = None
        self._words: tuple[str, ...] | None = None
        self._looked: tuple[Laying, Look] | None = None

    def __getitem__(self, square: Square) -> Tile:
        return self._cells[square]

    def __iter__(self) -> Iterator[Square]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)

    def __contains__(self, square: object) -> bool:
        return square in self._cells

    def keys(self) -> KeysView[Square]:
        return self._cells.keys()

    def values(self) -> ValuesView[Tile]:
        return self._cells.values()

    def items(self) -> ItemsView[Square, Tile]:
        return self._cells.items()

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
        cells, (row, col), (down, right) = self._cells, square, way
        while (row - down, col - right) in cells:
            row, col = row - down, col - right
        word, squares, at = "", [], (row, col)
        while at in cells:
            word += cells[at].letter
            squares.append(at)
            row, col = at = row + down, col + right
        return Run(word, tuple(squares))

    def runs(self) -> tuple[Run, ...]:
        """Every run of two or more letters, across before down, each from its first square."""
        if self._runs is None:
            self._runs = tuple(self._found_runs())
        return self._runs

    def _found_runs(self) -> Iterator[Run]:
        cells = self._cells
        squares = sorted(cells)
        for way in (ACROSS, DOWN):
            down, right = way
            for square in squares:
                row, col = square
                begins = (row - down, col - right) not in cells
                if begins and (row + down, col + right) in cells:
                    yield self.run_through(square, way)

    @property
    def words(self) -> tuple[str, ...]:
        """What all runs read, in no particular order; a word that stands twice is here twice."""
        if self._words is None:
            self._words = tuple(run.word for run in self.runs())
        return self._words

    def look(self, stones: Laying) -> Look:
        """What these stones on free squares would make of it."""
        known, self._looked = self._looked, None  # or each board would hold all later ones
        if known and known[0] == stones:
            return known[1]
        self._looked = stones, self._look(dict(stones))
        return self._looked[1]

    def _look(self, new: Mapping[Square, Tile]) -> Look:
        after = self.with_stones(new)
        runs = runs_formed(after, new)
        formed = tuple((run, runs_inside(self, run)) for run in runs)
        words = list(self.words)
        for _, old in formed:
            for run in old:
                words.remove(run.word)
        after._words = (*words, *(run.word for run in runs))
        return Look(after, formed)


@dataclass(frozen=True, slots=True)
class Look:
    """A board with new stones: what lies then, and each run that arose with those it took up."""

    after: Board
    formed: tuple[tuple[Run, tuple[Run, ...]], ...]


def runs_formed(board: Board, laid: Iterable[Square]) -> tuple[Run, ...]:
    """The runs of two or more letters that pass through the squares just laid, each once."""
    squares = sorted(laid)
    return _runs_through(board, squares, ACROSS) + _runs_through(board, squares, DOWN)


def _runs_through(board: Board, squares: Iterable[Square], way: tuple[int, int]) -> tuple[Run, ...]:
    """The runs of two or more letters in one way through squares that hold stones, each once."""
    cells, (down, right) = board._cells, way
    found: list[Run] = []
    passed: set[Square] = set()
    for square in squares:
        row, col = square
        near = (row - down, col - right) in cells or (row + down, col + right) in cells
        if near and square not in passed:
            run = board.run_through(square, way)
            passed.update(run.squares)
            found.append(run)
    return tuple(found)


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
    way, cells = ACROSS if run.across else DOWN, board._cells
    return _runs_through(board, [square for square in run.squares if square in cells], way)


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
                cells[row, col] = LETTERS[sign]
            elif sign != ".":
                raise ValueError(f"row {row + 1}: {sign!r} is no stone")
    return Board(size, cells, blocked)
