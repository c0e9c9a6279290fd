"""RAE-01 A picture as a puzzle, as soon as it is sound."""

from __future__ import annotations

from typing import Final

from setzkasten.core.game import Refusal
from setzkasten.core.squares import Square
from setzkasten.games.kreuzwortbild.state import View
from setzkasten.puzzle.from_game import PuzzleSource


def _unsound(view: View) -> Refusal | None:
    """HOB-07 Only words that count, each once, all connected."""
    for word in view.words:
        if word.allowed is not True:
            return Refusal("puzzle_word_refused", {"word": word.word})
        if word.double:
            return Refusal("puzzle_word_double", {"word": word.word})
    if view.lone:
        return Refusal("puzzle_letter_alone", {"square": _named(view.lone[0])})
    if view.stray:
        return Refusal("puzzle_in_pieces", {"square": _named(view.stray[0])})
    return None


def _named(square: Square) -> str:
    return f"{chr(ord('A') + square[1])}{square[0] + 1}"


PUZZLE: Final = PuzzleSource(whole=True, unsound=_unsound, contest="task")
