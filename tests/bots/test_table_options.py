"""Computers play by what their table agreed on, not by the game's defaults."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.games.lingua.state import Lay, Swap
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from tests.bots.knowing import player_of
from tests.games import lingua, nomina
from tests.language import rule

# FRAGEN is the plural of Frage and a verb of its own.
QUESTIONS = SmallLexicon.read("""
Frage   noun ; zipf 5
fragen  verb | Frage noun plural ; zipf 5
nur     adverb ; zipf 5
Amen    noun ; zipf 5
""").under(NOMINA)


@rule("NOM-09")
@pytest.mark.parametrize(("ambiguous", "word"), [("new", "FRAGEN"), ("inflection", "AMEN")])
def test_it_counts_what_reads_both_ways_as_the_table_does(ambiguous: str, word: str) -> None:
    """FRAGEN with NUR brings nine points, or three; AMEN four."""
    state = nomina.position("board E6 FRAGE; turn 1", ambiguous=ambiguous)
    action = player_of("nomina").choose(
        nomina.NOMINA.view(state, 0),
        0,
        words=QUESTIONS,
        options={"ambiguous": ambiguous},
        level="stark+",
        rng=Random(1),
    )
    after = nomina.play(state, f"1 {nomina.NOMINA.write(action)}")
    assert word in {run.word for run in after.board.runs()}


@rule("LIN-12")
@pytest.mark.parametrize(("lengthening", "kind"), [(0, Swap), (1, Lay)])
def test_it_lengthens_a_word_where_that_is_agreed(lengthening: int, kind: type) -> None:
    lying = ("B2> HgAyUrSb", "B2v HgUgTr")
    hand = "hands EgXrYgVyFyFrPgCyCrCgCbQb/12; turn 1; laid 2"
    state = lingua.position(*lying, more=hand, lengthening=lengthening)
    action = player_of("lingua").choose(
        lingua.LINGUA.view(state, 0),
        0,
        words=Words.listed(["HAUS", "HAUSE", "HUT"]),
        options={"lengthening": lengthening},
        level="stark+",
        rng=Random(1),
    )
    assert isinstance(action, kind)
    lingua.play(state, f"1 {lingua.LINGUA.write(action)}")  # type: ignore[arg-type]  # either
