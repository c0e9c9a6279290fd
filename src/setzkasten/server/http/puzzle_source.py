"""RAE-01 A table as a puzzle: a picture as soon as it is sound, a game when it is over."""

from __future__ import annotations

from setzkasten.catalogue import CATALOGUE
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.fault import Fault
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.table.table import Table


def puzzle_of_table(table: Table) -> Puzzle:
    """Raises `Fault` and `PuzzleError`; the table stays as it is."""
    game, state, over = table.game, table.match.state, table.awaiting().over
    source = CATALOGUE[game.id].puzzle
    if source is None:
        raise PuzzleError("puzzle_not_of_game", game=game.name)
    if source.unsound:
        if refusal := source.unsound(game.view(state, None)):
            raise Fault(409, refusal.code, refusal.data)
    elif not over:
        raise Fault(409, "puzzle_game_runs")
    return source.made_of(game.write_position(state), over=over)
