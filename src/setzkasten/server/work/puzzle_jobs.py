"""What worker processes do for puzzles: make, read, print, find clues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.fault import Fault
from setzkasten.solve.puzzle_error import PuzzleError

if TYPE_CHECKING:
    from setzkasten.puzzle.look import Look
    from setzkasten.puzzle.wish import Wish

T = TypeVar("T")


@value
class Offered:
    """A clue for a word; kind and level are empty where nobody wrote it."""

    text: str
    kind: str = ""
    level: str = ""


def make_puzzle(_: Words, wish: Wish) -> Puzzle:
    from setzkasten.puzzle.making import make

    return told_apart(lambda: make(wish).puzzle)


def read_file(_: Words, data: bytes) -> Puzzle:
    """ipuz, .puz or rows of letters, with texts as we would take them from its owner."""
    from setzkasten.puzzle.plain_text import tidy
    from setzkasten.puzzle.reading import read_puzzle

    return told_apart(lambda: tidy(read_puzzle(data)))


def suggested(_: Words, puzzle: Puzzle, level: str) -> Puzzle:
    """With a clue for every word that had none, where a printable one is known."""
    from setzkasten.puzzle.making import with_suggestions

    return told_apart(lambda: with_suggestions(puzzle, level=level)[0])


def clues_for(_: Words, answer: str, level: str) -> list[Offered]:
    """Those of the treasury, the level's own first, then what the lexicon suggests."""
    from setzkasten.lexicon.compiled import default
    from setzkasten.lexicon.letters import letters_of
    from setzkasten.puzzle.clue import suggestions
    from setzkasten.puzzle.treasury import treasury

    key = letters_of(answer) or ""
    written = treasury().clues_of(key, level)
    texts = {clue.text for clue in written}
    return [
        *(Offered(clue.text, clue.kind, clue.level) for clue in written),
        *(Offered(clue.text) for clue in suggestions(default(), key) if clue.text not in texts),
    ]


def file_of(_: Words, puzzle: Puzzle, kind: str, look: Look) -> bytes:
    from setzkasten.puzzle.writing import bytes_of

    return told_apart(lambda: bytes_of(puzzle, f".{kind}", look))


def told_apart(work: Callable[[], T]) -> T:
    """What cannot be done is a fault with its sentence."""
    try:
        return work()
    except PuzzleError as error:
        raise Fault(400, error.code, error.data, line=error.line) from error
