"""RAE-01 A finished board becomes a puzzle: any picture, Nomina, Krux or Typ-Dom."""

from __future__ import annotations

from typing import Final

from setzkasten.core.position import Position
from setzkasten.puzzle.crossword import BLACK, Puzzle, puzzle_of
from setzkasten.solve.word_source import PuzzleError

GAMES: Final = (
    "kreuzwortbild",
    "nomina",
    "krux",
    "kreuzwort-1936",
    "kreuzwort-super",
    "point-typ-dom",
)
KRUX_HALF: Final = 6


def puzzle_of_game(game_id: str, position: Position, *, whole: bool = True) -> Puzzle:
    """The board of a position as a puzzle without clues.

    `whole` keeps the edges of a picture's board; other boards are cut to what lies on them.
    """
    if game_id not in GAMES:
        raise PuzzleError("puzzle_not_of_game", game=game_id)
    rows = position.get("board", "").replace(".", BLACK).upper().split("/")
    if not any(row.strip(BLACK) for row in rows):
        raise PuzzleError("puzzle_empty_board")
    if game_id == "kreuzwortbild" and whole:
        return Puzzle(tuple(rows))
    if game_id == "krux":  # no word goes across the middle: a black row keeps the halves apart
        rows = [*rows[:KRUX_HALF], BLACK * len(rows[0]), *rows[KRUX_HALF:]]
    return puzzle_of(rows)
