"""RAE-01 A table as a puzzle: a picture as soon as it is sound, a game when it is over."""

from __future__ import annotations

from setzkasten.core.squares import Square
from setzkasten.games.kreuzwortbild.state import View
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.from_game import GAMES, puzzle_of_game
from setzkasten.server.fault import Fault
from setzkasten.solve.word_source import PuzzleError
from setzkasten.table.table import Table


def puzzle_of_table(table: Table) -> Puzzle:
    """Raises `Fault` and `PuzzleError`; the table stays as it is."""
    game, state = table.game, table.match.state
    if game.id not in GAMES:
        raise PuzzleError("puzzle_not_of_game", game=game.name)
    view, over = game.view(state, None), table.awaiting().over
    if isinstance(view, View):
        _check_picture(view)
    elif not over:
        raise Fault(409, "puzzle_game_runs")
    # RAE-04 The edges of a picture in the making are not meant yet.
    return puzzle_of_game(game.id, game.write_position(state), whole=over)


def _check_picture(view: View) -> None:
    """HOB-07 Only words that count, each once, all connected."""
    for word in view.words:
        if word.allowed is not True:
            raise Fault(409, "puzzle_word_refused", {"word": word.word})
        if word.double:
            raise Fault(409, "puzzle_word_double", {"word": word.word})
    if view.lone:
        raise Fault(409, "puzzle_letter_alone", {"square": _named(view.lone[0])})
    if view.stray:
        raise Fault(409, "puzzle_in_pieces", {"square": _named(view.stray[0])})


def _named(square: Square) -> str:
    return f"{chr(ord('A') + square[1])}{square[0] + 1}"
