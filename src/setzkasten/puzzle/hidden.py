"""Gitterrätsel: words hidden in a grid of letters, in more directions the harder it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from setzkasten.core.squares import Square, shifted
from setzkasten.core.values import value
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.offering import for_all
from setzkasten.puzzle.picked import Choice, Picked
from setzkasten.solve.puzzle_error import PuzzleError

_EASY: Final = ((0, 1), (1, 0))
_USUAL: Final = (*_EASY, (1, 1), (-1, 1))
_ALL: Final = (*_USUAL, (0, -1), (-1, 0), (-1, -1), (1, -1))
WAYS: Final = {"leicht": _EASY, "mittel": _USUAL, "schwer": _ALL}
LENGTHS: Final = range(4, 11)
SMALLEST, LARGEST = 6, 40
SQUARES_A_WORD: Final = 10  # so many squares are there for each word
# How often are the letters between the words drawn anew where they make a word that hurts, and
# how often the words?
TRIES: Final = 12


@value
class Hidden:
    """Rows of letters, and each word with its squares."""

    rows: tuple[str, ...]
    words: tuple[tuple[Picked, tuple[Square, ...]], ...]
    told: bool  # are the words themselves told, or only their clues?


def hidden(rows: int, cols: int, choice: Choice, drawn: str) -> Hidden:
    """The same for the same words and the same `drawn`."""
    if not (min(rows, cols) >= SMALLEST and max(rows, cols) <= LARGEST):
        raise PuzzleError("puzzle_size", rows=rows, cols=cols, least=SMALLEST, most=LARGEST)
    for attempt in range(TRIES):
        rng = Random(f"hidden {drawn} {attempt}")
        words = _placed(rows, cols, choice, rng)
        letters = {
            s: x for word, squares in words for s, x in zip(squares, word.answer, strict=True)
        }
        answers = [word.answer for word, _ in words]
        for _ in range(TRIES):
            grid = _filled(letters, (rows, cols), rng)
            if _once_each(grid, answers) and not _hurts(grid, answers):
                return Hidden(grid, tuple(words), told=choice.level != "schwer")
    raise PuzzleError("puzzle_not_found")


def _placed(
    rows: int, cols: int, choice: Choice, rng: Random
) -> list[tuple[Picked, tuple[Square, ...]]]:
    """Words by the alphabet, each in its place."""
    letters: dict[Square, str] = {}
    words: list[tuple[Picked, tuple[Square, ...]]] = []
    longest = max(rows, cols)
    most = max(rows * cols // SQUARES_A_WORD, len(choice.own))
    for word in choice.picked(rng, lambda w: len(w) in LENGTHS and len(w) <= longest):
        if any(word.answer in other.answer or other.answer in word.answer for other, _ in words):
            continue
        if squares := _place(word.answer, letters, (rows, cols), WAYS[choice.level], rng):
            letters |= dict(zip(squares, word.answer, strict=True))
            words.append((word, squares))
        if len(words) >= most:
            break
    return sorted(words, key=lambda one: one[0].spelt)


def _place(
    word: str,
    letters: dict[Square, str],
    size: tuple[int, int],
    ways: Sequence[tuple[int, int]],
    rng: Random,
) -> tuple[Square, ...]:
    """A place where it fits, one that crosses other words before others."""
    places = list(_places(word, letters, size, ways))
    if not places:
        return ()
    rng.shuffle(places)
    return max(places[:60], key=lambda squares: sum(square in letters for square in squares))


def _places(
    word: str, letters: dict[Square, str], size: tuple[int, int], ways: Sequence[tuple[int, int]]
) -> Iterator[tuple[Square, ...]]:
    for way in ways:
        for row in range(size[0]):
            for col in range(size[1]):
                end = shifted((row, col), way, len(word) - 1)
                if not (0 <= end[0] < size[0] and 0 <= end[1] < size[1]):
                    continue
                squares = tuple(shifted((row, col), way, at) for at in range(len(word)))
                if all(letters.get(s, x) == x for s, x in zip(squares, word, strict=True)):
                    yield squares


def _filled(letters: dict[Square, str], size: tuple[int, int], rng: Random) -> tuple[str, ...]:
    """Between the words, letters as often as in them."""
    used = sorted(letters.values())
    return tuple(
        "".join(letters.get((row, col)) or rng.choice(used) for col in range(size[1]))
        for row in range(size[0])
    )


def _lines(grid: tuple[str, ...]) -> list[str]:
    """Every line of the grid, read both ways."""
    height, width = len(grid), len(grid[0])
    lines = [*grid, *("".join(column) for column in zip(*grid, strict=True))]
    for rows in (grid, grid[::-1]):
        lines += [
            "".join(rows[r][d - r] for r in range(height) if 0 <= d - r < width)
            for d in range(height + width - 1)
        ]
    return [*lines, *(line[::-1] for line in lines)]


def _once_each(grid: tuple[str, ...], words: list[str]) -> bool:
    lines = _lines(grid)
    found = Counter({word: sum(line.count(word) for line in lines) for word in words})
    return all(found[word] == (2 if word == word[::-1] else 1) for word in words)


def _hurts(grid: tuple[str, ...], words: list[str]) -> bool:
    """Does any line hold a word, besides those of the puzzle, that is not for everybody?"""
    lexicon, own = default(), " ".join(words)
    pieces = {
        line[start:end]
        for line in _lines(grid)
        for start in range(len(line))
        for end in range(start + 4, min(len(line), start + 10) + 1)
    }
    return any(p in lexicon and p not in own and not for_all(lexicon, p) for p in pieces)
