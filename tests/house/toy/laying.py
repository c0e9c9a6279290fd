"""What may be laid: letters at the ends of the row that make one word of it."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.game import Refusal, Report, ScoredWord, Vocabulary
from setzkasten.core.hand import refuse_lacking
from setzkasten.core.squares import Square, doubled
from setzkasten.core.tiles import Stock, Tile

from .state import FREE, WIDTH, Lay

FIRST = (2, 3)  # letters of the first word
LATER = (1, 2)


def check_lay(row: str, hand: Stock, lay: Lay) -> Refusal | None:
    squares = tuple(square for square, _ in lay.stones)
    if outside := tuple(s for s in squares if s[0] != 0 or not 0 <= s[1] < WIDTH):
        return Refusal("off_board", squares=outside)
    if twice := doubled(squares):
        return Refusal("square_twice", squares=twice)
    if taken := tuple(s for s in squares if row[s[1]] != FREE):
        return Refusal("square_taken", squares=taken)
    if any(tile.jolly for _, tile in lay.stones):
        return Refusal("toy_no_jolly", squares=squares)
    if missing := hand.missing(tile.letter for _, tile in lay.stones):
        named = [(square, tile.letter) for square, tile in lay.stones]
        return refuse_lacking(named, missing)
    least, most = LATER if row.strip(FREE) else FIRST
    if not least <= len(squares) <= most:
        return Refusal("toy_number", {"least": least, "most": most}, squares)
    gaps = FREE in laid(row, lay).strip(FREE)
    return Refusal("toy_one_word", squares=squares) if gaps else None


def laid(row: str, lay: Lay) -> str:
    new = {square[1]: tile.letter for square, tile in lay.stones}
    return "".join(new.get(col, sign) for col, sign in enumerate(row))


def report_of(row: str, lay: Lay, *, allowed: bool) -> Report:
    """A point a letter of the whole word."""
    after = laid(row, lay)
    squares = tuple((0, col) for col, sign in enumerate(after) if sign != FREE)
    word, points = after.strip(FREE), len(squares) if allowed else 0
    scored = ScoredWord(word, squares, points, answer="yes" if allowed else "no")
    return Report((scored,), points)


def layings(row: str, hand: Stock, vocabulary: Vocabulary) -> Iterator[Lay]:
    """Every laying whose word is known; the first word begins at the third square."""
    lying = row.strip(FREE)
    start = row.index(lying) if lying else 2
    least, most = LATER if lying else FIRST
    for number in range(least, most + 1):
        for ahead in range(number + 1 if lying else 1):
            behind = number - ahead
            pattern = "?" * ahead + lying + "?" * behind
            for word in vocabulary.matching(pattern):
                lay = Lay(tuple(_new(row, start - ahead, word)))
                if check_lay(row, hand, lay) is None:
                    yield lay


def _new(row: str, first: int, word: str) -> Iterator[tuple[Square, Tile]]:
    for col, letter in enumerate(word, first):
        if not (0 <= col < WIDTH and row[col] != FREE):
            yield (0, col), Tile(letter)
