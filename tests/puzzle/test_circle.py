"""Two words of a grid whose clues name each other are told."""

from __future__ import annotations

from setzkasten.puzzle.circle import circles
from setzkasten.puzzle.crossword import Place, puzzle_of


def test_an_owl_and_an_eagle_owl_tell_each_other() -> None:
    puzzle = puzzle_of(["UHU", "...", "EUL"])
    across, other = Place(0, 0, across=True), Place(2, 0, across=True)
    both = puzzle.with_clues({across: "Eine Eul", other: "Größer ist der Uhu"})
    assert [(a.answer, b.answer) for a, b in circles(both)] == [("UHU", "EUL")]
    one = puzzle.with_clues({across: "Eine Eul", other: "Vogel der Weisheit"})
    assert circles(one) == []
