"""Is a puzzle sound? Words, doubles, connection, clues; and what a picture is worth.

RAE-01 A picture, a finished game or a file of another program: all are looked at in the same way.
"""

from __future__ import annotations

from collections import Counter

from setzkasten.core.squares import Square, pieces
from setzkasten.core.values import value
from setzkasten.games.wooden.box import CASES, USUAL_CASE
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import letters_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle, Word
from setzkasten.puzzle.level import worth
from setzkasten.puzzle.stem import gives_away


@value
class Contest:
    """GEN-12 Fewest squares without a letter, then the better words; smaller is better first."""

    without_letter: int
    quality: float  # mean over all words, 0 to 7

    @property
    def rank(self) -> tuple[int, float]:
        """What pictures are sorted by, the best first."""
        return self.without_letter, -self.quality


@value
class Findings:
    letters: int
    black: int
    words: int
    refused: tuple[Word, ...]  # words that do not count
    double: tuple[str, ...]  # answers that stand more than once
    stray: tuple[Square, ...]  # letters that do not hang together with the most
    lone: tuple[Square, ...]  # letters in no word
    lacking: str  # stones that the box of 144 does not have
    unclued: tuple[Word, ...]
    telling: tuple[Word, ...]  # clues that hold the answer's own stem
    contest: Contest

    @property
    def sound(self) -> bool:
        return not (self.refused or self.double or self.stray or self.lone or self.telling)


def check(puzzle: Puzzle) -> Findings:
    """Everything that can be said against a puzzle."""
    counting = Words.german().under(NOMINA)
    words, squares = puzzle.words, _letters(puzzle)
    often = Counter(word.answer for word in words)
    _largest, *others = pieces(squares)
    worded = {square for word in words for square in word.squares}
    stones = "".join(letters_of(puzzle.letter(square)) or "" for square in squares)
    return Findings(
        letters=len(squares),
        black=puzzle.width * puzzle.height - len(squares),
        words=len(words),
        refused=tuple(w for w in words if (letters_of(w.answer) or "") not in counting),
        double=tuple(answer for answer, number in often.items() if number > 1),
        stray=tuple(sorted(square for piece in others for square in piece)),
        lone=tuple(sorted(set(squares) - worded)),
        lacking=" ".join(CASES[USUAL_CASE].missing(stones)),
        unclued=tuple(word for word in words if not word.clue),
        telling=tuple(word for word in words if tells(word)),
        contest=Contest(puzzle.width * puzzle.height - len(squares), quality(puzzle)),
    )


def tells(word: Word) -> bool:
    """RAE-05 A clue never holds the answer or its stem; a short form is told by its long one."""
    return not word.clue.endswith("(Abk.)") and gives_away(word.clue, word.answer)


def quality(puzzle: Puzzle) -> float:
    """HOB-06 The mean worth of the words; what the lexicon does not know is worth nothing."""
    lexicon = default()
    entries = (lexicon.entry(letters_of(word.answer) or "") for word in puzzle.words)
    values = [worth(entry) if entry else 0.0 for entry in entries]
    return round(sum(values) / len(values), 3)


def _letters(puzzle: Puzzle) -> list[Square]:
    rows, cols = range(puzzle.height), range(puzzle.width)
    return [(row, col) for row in rows for col in cols if not puzzle.black((row, col))]
