"""Which of the best moves is named: a rare word only if it is clearly better."""

from __future__ import annotations

from dataclasses import replace

from setzkasten.analysis.familiar import most_familiar
from setzkasten.bots.trying import Hint
from setzkasten.core.game import Report, ScoredWord
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from tests.bots.knowing import SMALL

ZIPF = {"HAUS": 5.5, "OPA": 4.0, "UHU": 2.0, "EXIL": 1.0}
WORDS = Words(
    SmallLexicon(
        {word: replace(entry, zipf=z) for word, z in ZIPF.items() if (entry := SMALL.entry(word))}
    )
)


def hint(word: str, points: int) -> Hint:
    return Hint(word, Report((ScoredWord(word, (), points),), points))


def named(*told: tuple[str, int], least: int = 1) -> str | None:
    best = most_familiar([hint(*one) for one in told], least=least, words=WORDS)
    return str(best.action) if best else None


def test_of_equal_moves_the_best_known_word_is_named() -> None:
    assert named(("UHU", 9), ("OPA", 9), ("HAUS", 9), ("EXIL", 9)) == "HAUS"
    assert named(("UHU", 9), ("EXIL", 9)) == "UHU"
    assert named() is None


def test_a_rare_word_is_named_only_if_it_is_clearly_better() -> None:
    assert named(("UHU", 9), ("HAUS", 8)) == "HAUS"
    assert named(("UHU", 9), ("HAUS", 7)) == "UHU"
    assert named(("UHU", 9), ("EXIL", 8)) == "UHU"


def test_a_known_word_gives_no_point_away() -> None:
    assert named(("OPA", 9), ("HAUS", 8)) == "OPA"


def test_what_is_named_brings_more_than_what_was_laid() -> None:
    assert named(("UHU", 9), ("HAUS", 8), least=9) == "UHU"
    assert named(("UHU", 9), ("HAUS", 8), least=8) == "HAUS"
