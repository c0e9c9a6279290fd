"""A word that fits into a picture: where most of it stands already, else in the first free line."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.bots.trying import Advice, Hint, Trial
from setzkasten.core.actions import Done
from setzkasten.core.game import NOTHING, Seat
from setzkasten.core.squares import Square
from setzkasten.core.tiles import Tile
from setzkasten.games.kreuzwortbild.actions import Put
from setzkasten.games.kreuzwortbild.game import Kreuzwortbild
from setzkasten.games.kreuzwortbild.state import State
from setzkasten.lexicon.words import Words
from setzkasten.solve.assistant import Fit, assistant_of


class KreuzwortbildAdviser:
    def best(self, state: State, seat: Seat, *, words: Words, count: int, seconds: float) -> Advice:
        """Whoever builds alone asks for the next word, not for the best of all pictures."""
        trial = Trial(Kreuzwortbild(), state, seat, words.judge)
        hints: list[Hint] = []
        for fit in _fits(state, words):
            if len(hints) == count:
                break
            if hint := trial.hint(_put(state, fit), (fit.word,)):
                hints.append(hint)
        return Advice(tuple(hints) or (Hint(Done(), NOTHING),), complete=False)


def _fits(state: State, words: Words) -> Iterator[Fit]:
    assistant, view = assistant_of(words), Kreuzwortbild().view(state, 0)
    rows = [["."] * view.cols for _ in range(view.rows)]
    for stone in view.stones:
        rows[stone.square[0]][stone.square[1]] = stone.letter
    for row, col in view.fillers:
        rows[row][col] = "#"
    drawn = ["".join(row) for row in rows]
    for square in _free_lines(drawn):
        for down in (False, True):
            for fit in assistant.fits(drawn, square, down=down, case=view.case)[:1]:
                if not fit.stands:
                    yield fit


def _free_lines(rows: list[str]) -> Iterator[Square]:
    """Free squares beside a letter first: there a picture grows."""
    free = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "."]
    beside = [s for s in free if any(_letter(rows, s, way) for way in ((0, -1), (-1, 0)))]
    yield from dict.fromkeys((*beside, *free))


def _letter(rows: list[str], square: Square, way: tuple[int, int]) -> bool:
    row, col = square[0] + way[0], square[1] + way[1]
    return row >= 0 <= col and rows[row][col].isalpha()


def _put(state: State, fit: Fit) -> Put:
    letters = zip(fit.squares, fit.word, strict=True)
    return Put(tuple((s, Tile(letter)) for s, letter in letters if s not in state.board))
