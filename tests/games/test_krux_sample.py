"""The picture in the leaflet: 41 across, 42 down, 5 penalties, 78 points.

Our print has lost the right edge. What can be read is proved by the penalties (IU and ITI) and by
the sums; the three lines of text at the edge are filled in so that the sums come out.
"""

from __future__ import annotations

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Word
from setzkasten.lexicon.words import Words
from tests.games.krux import KRUX, counted, play, position
from tests.language import rule

READABLE = (
    "BURG#STAHL..",
    "A#IU#T.#U#..",
    "RETTER#.R...",
    "O#U#....T...",
    "C.A.#...I...",
    "K#LESSING#ER",
)
FILLED = (
    "BURG#STAHL.N",
    "A#IU#T.#U#AB",
    "RETTER#.ROB.",
    "O#U#LEISTET.",
    "C.A.#STEIL.D",
    "K#LESSING#ER",
)


@rule("KRX-20", "KRX-22", "KRX-23", "KRX-24")
def test_the_sample_counts_41_and_42_less_5() -> None:
    lines = counted(f"A1 {'/'.join(FILLED)}", says="-IU -ITI")
    assert lines[0] == (41, 42, 5)
    state = position(f"board A1 {'/'.join(FILLED)}; given-up 1; turn 2")
    assert KRUX.scores(play(state, "2 pass", says="-IU -ITI")) == (78, 0)


@rule("KRX-23")
def test_what_can_be_read_stands_in_the_filled_picture() -> None:
    for read, filled in zip(READABLE, FILLED, strict=True):
        assert all(r in (".", f) for r, f in zip(read, filled, strict=True))


@rule("KRX-20", "GEN-04", "GEN-05")
def test_the_dictionary_judges_the_sample_as_the_leaflet_does() -> None:
    """SEN is an abbreviation, LESSING a poet; only IU and ITI are no words."""
    judge = Words.german().under(policy_of("krux")).judge
    state = position(f"board A1 {'/'.join(FILLED)}; given-up 1; turn 2")
    words = {run.word for run in state.halves[0].runs()}
    assert {w for w in words if judge.answer(Word(w)).refused} == {"IU", "ITI"}
