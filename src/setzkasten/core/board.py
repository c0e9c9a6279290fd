"""What lies on the table: stones on squares, within edges or without."""

from __future__ import annotations

from collections.abc import (
    Callable,
    Collection,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    ValuesView,
)
from itertools import islice, starmap
from typing import Any, TypeVar

from setzkasten.core.picture import Formed, Laying, Picture, pictured
from setzkasten.core.squares import ACROSS, DOWN, Square
from setzkasten.core.tiles import LETTERS, Tile
from setzkasten.core.values import value

T = TypeVar("T")


@value
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

    __slots__ = ("_cells", "_looked", "_picture", "_runs", "_shown", "blocked", "size")

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
        self._picture: Picture | None = None  # of a board with edges, once it is looked at
        self._looked: tuple[Laying, Look] | None = None
        self._shown: tuple[object, ...] = ()  # the first stones, as they were shown already

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

    def shown(self, show: Callable[[Square, Tile], T]) -> tuple[T, ...]:
        """Every stone, in the order of laying; those that lay before are shown as they were.

        A game shows its boards in one way.
        """
        known: tuple[Any, ...] = self._shown  # of type T, since there is one way
        if len(known) < len(self._cells):
            new = islice(self._cells.items(), len(known), None)
            self._shown = known = (*known, *starmap(show, new))
        return known

    def holds(self, square: Square) -> bool:
        """Is this a square of the board at all?"""
        if self.size is None:
            return True
        return 0 <= square[0] < self.size[0] and 0 <= square[1] < self.size[1]

    def free(self, square: Square) -> bool:
        return self.holds(square) and square not in self._cells and square not in self.blocked

    def free_all(self, squares: Collection[Square]) -> bool:
        """Does nothing lie on any of these, all of them squares of the board?"""
        free = self._cells.keys().isdisjoint(squares) and self.blocked.isdisjoint(squares)
        return free and all(map(self.holds, squares))

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
        tile: Tile | None = cells[at]
        while tile:
            word += tile.letter
            squares.append(at)
            row, col = at = row + down, col + right
            tile = cells.get(at)
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

    def look(self, stones: Laying) -> Look:
        """What these stones, each on a free square within the edges, would make of it."""
        known, self._looked = self._looked, None  # or each board would hold all later ones
        if known and known[0] == stones:
            return known[1]
        self._looked = stones, self._look(stones)
        return self._looked[1]

    @property
    def picture(self) -> Picture:
        """Of a board with edges."""
        if self._picture is None:
            assert self.size, "the open table has no lines"
            self._picture = pictured(self.size, self._cells)
        return self._picture

    def _look(self, stones: Laying) -> Look:
        before = self.picture
        after = Board.__new__(Board)
        after.size, after.blocked, after._cells = self.size, self.blocked, self._cells.copy()
        after._cells.update(stones)
        after._runs, after._looked, after._shown = None, None, self._shown
        after._picture, formed, joined = before.look(stones)
        return Look(after, formed, joined)


@value
class Look:
    """A board with new stones: what lies then, the runs that arose.

    `joined`: each new stone reaches one that lay before.
    """

    after: Board
    formed: tuple[Formed, ...]
    joined: bool

    @property
    def twice(self) -> bool:
        """Does one of the words stand somewhere else, too?"""
        picture = self.after.picture
        return bool([run for run in self.formed if picture.twice(run.word)])


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
