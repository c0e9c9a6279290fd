"""What lies beside a maker's puzzle: its level, theme words, own words, banned ones, locks."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Final

from setzkasten.core.squares import Square
from setzkasten.core.values import value
from setzkasten.puzzle.crossword import Place, Puzzle, Umlauts
from setzkasten.puzzle.draft import read_grid
from setzkasten.puzzle.own_lists import read_banned, read_clues, read_words
from setzkasten.puzzle.stock import MOST_WEIGHT, Stock
from setzkasten.puzzle.umlauts import without_placeholders
from setzkasten.puzzle.wish import USUAL_WORK, Wish, key_in, parted
from setzkasten.puzzle.workbench import Workbench
from setzkasten.solve.puzzle_error import PuzzleError

# How long may a list of one's own words be in the browser? Some thousand words.
LONGEST_LIST: Final = 40_000


@value
class Bench:
    """`words` and `banned` are lists as they were typed; `theme` words stand in the grid."""

    level: str = "mittel"
    theme: tuple[str, ...] = ()
    words: str = ""
    banned: str = ""
    locked: tuple[Place, ...] = ()


@value
class Start:
    """What somebody wishes who sits down at the workbench; `grid` goes before rows and cols."""

    rows: int = 12
    cols: int = 12
    level: str = "mittel"
    umlauts: Umlauts = "AE"
    theme: tuple[str, ...] = ()  # `Torte`, or with its clue: `Torte=Krönt die Kaffeetafel`
    words: str = ""
    banned: str = ""
    clues: str = ""
    grid: str = ""
    symmetry: str = "none"
    seed: int = field(default=1, kw_only=True)
    work: int = field(default=USUAL_WORK, kw_only=True)


def wish_of(start: Start) -> Wish:
    """Raises `PuzzleError` that names the line of a list that cannot be used."""
    umlauts = start.umlauts
    for text in (start.words, start.banned, start.clues, start.grid):
        if len(text) > LONGEST_LIST:
            raise PuzzleError("puzzle_list_long", most=LONGEST_LIST)
    wish = Wish(
        rows=start.rows,
        cols=start.cols,
        symmetry="none" if start.grid.strip() else start.symmetry,
        theme=start.theme,
        level=start.level,
        umlauts=umlauts,
        seed=start.seed,
        work=start.work,
        words=read_words(start.words, umlauts),
        banned=banned_of(start.banned, umlauts),
        clues=read_clues(start.clues, umlauts),
        strict=True,
    )
    if not start.grid.strip():
        return wish
    grid = read_grid(start.grid, wish.umlauts)
    return replace(wish, grid=grid, rows=len(grid), cols=len(grid[0]))


def banned_of(text: str, umlauts: Umlauts) -> frozenset[str]:
    """As they would stand in the grid."""
    return frozenset(_plain(word, umlauts) for word in read_banned(text, umlauts))


def fixed(puzzle: Puzzle, bench: Bench) -> frozenset[Square]:
    """The squares of words that are held, and of theme words."""
    theme = {spelt(word, umlauts_of(puzzle)) for word in bench.theme}
    return frozenset(
        square
        for word in puzzle.words
        if word.place in bench.locked or word.answer in theme
        for square in word.squares
    )


def umlauts_of(puzzle: Puzzle) -> Umlauts:
    return "AE" if puzzle.spelt_out else "Ä"


def spelt(word: str, umlauts: Umlauts) -> str:
    """A word as it stands in a grid; empty if it cannot."""
    return _plain(key_in(parted(word)[0], umlauts), umlauts)


def workbench(puzzle: Puzzle, bench: Bench) -> Workbench:
    """With all words of the level and of the hardest, and the maker's own."""
    umlauts = umlauts_of(puzzle)
    own = dict(read_words(bench.words, umlauts))
    wanted = {word: weight for word, weight in own.items() if weight}
    wanted |= {key_in(parted(word)[0], umlauts): MOST_WEIGHT for word in bench.theme}
    never = banned_of(bench.banned, umlauts)
    never |= {_plain(word, umlauts) for word, weight in own.items() if not weight}
    stock = Stock(bench.level, umlauts, wanted, wide=True)
    return Workbench(stock, [word for word in stock.words if _plain(word, umlauts) in never])


def _plain(word: str, umlauts: Umlauts) -> str:
    return without_placeholders(word) if umlauts == "Ä" else word
