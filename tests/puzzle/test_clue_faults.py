"""The clues written for the treasury: what a program can check of them, over all of them."""

from __future__ import annotations

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.puzzle.clue_faults import faults
from setzkasten.puzzle.treasury import WrittenClue, treasury

GOOD = (
    WrittenClue("leicht", "definition", "Vogel der Weisheit"),
    WrittenClue("mittel", "fill-in", "… nach Athen tragen"),
)


def test_no_written_clue_has_a_fault() -> None:
    assert list(faults(default(), treasury().clues)) == []


def test_the_files_are_sorted_and_every_word_is_listed() -> None:
    words = list(treasury().clues)
    assert words == sorted(words)
    assert set(words) <= treasury().uses.keys()


def test_good_clues_have_no_fault() -> None:
    assert list(faults(default(), {"EULE": GOOD})) == []


@pytest.mark.parametrize(
    ("level", "kind", "text", "fault"),
    [
        ("leicht", "definition", "Ein Eulenvogel", "gives the answer away"),
        ("leicht", "definition", "Guter Vogel.", "blanks, full stop"),
        ("leicht", "definition", "vogel der Nacht", "blanks, full stop"),
        ("leicht", "definition", "Vogel  der Nacht", "blanks, full stop"),
        ("leicht", "definition", "V" * 61, "not between 1 and 60"),
        ("leicht", "definition", "", "not between 1 and 60"),
        ("leicht", "playful", "Nachts munter", "playful is for schwer"),
        ("einfach", "definition", "Nachtvogel", "no such level or kind"),
        ("leicht", "reim", "Nachtvogel", "no such level or kind"),
        ("leicht", "definition", "Vogel des Todes", "not for a child"),
        ("mittel", "synonym", "… nach Athen tragen", "said of 3 words"),
    ],
)
def test_each_fault_is_found(level: str, kind: str, text: str, fault: str) -> None:
    other = (WrittenClue(level, kind, text), GOOD[0])
    found = list(faults(default(), {"EULE": other, "UHU": (GOOD[1], GOOD[1])}))
    assert any(fault in line for line in found), found


def test_a_word_needs_two_kinds_a_short_one_and_an_easier_one() -> None:
    long = WrittenClue("schwer", "definition", "Nächtlich jagender Vogel mit großen Augen")
    found = " ".join(faults(default(), {"EULE": (long,)}))
    assert "fewer than 2 clues" in found
    assert "all of one kind" in found
    assert "none with at most 28 signs" in found
    assert "nothing below schwer" in found
