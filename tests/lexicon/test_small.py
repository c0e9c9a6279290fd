"""The small fixed lexicon: about five hundred words in a text that people can read."""

from __future__ import annotations

import pytest

from setzkasten.lexicon.entry import Form, Pos, Reading, Trait
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.small import SmallLexicon


def test_it_is_small_but_not_too_small(small: SmallLexicon) -> None:
    assert 500 <= len(small) <= 600


def test_a_line_tells_readings_classes_spellings_and_frequency(small: SmallLexicon) -> None:
    entry = small.entry("ELLEN")
    assert entry
    assert entry.readings == (
        Reading("Elle", Pos.NOUN, Form.PLURAL),
        Reading("Ellen", Pos.NAME, Form.BASE),
    )
    assert entry.classes == {Trait.COMMON, Trait.PLURAL, Trait.FIRST_NAME}
    assert (entry.spellings, entry.zipf, entry.core, entry.offensive) == (
        ("Ellen",),
        3.6,
        True,
        False,
    )


def test_it_answers_the_questions_of_the_great_lexicon(small: SmallLexicon) -> None:
    assert "OESE" in small
    assert "XYLQ" not in small
    assert small.entry("XYLQ") is None
    assert list(small.matching("?EXIK*")) == ["LEXIKA", "LEXIKON", "MEXIKO"]
    assert list(small.containing("EXIK")) == ["LEXIKA", "LEXIKON", "MEXIKO"]
    assert small.count_containing("EXIK") == 3
    assert small.index(min(small)) == 0
    assert small.index("XYLQ") == -1


def test_every_inflected_noun_has_its_lemma_spelt_as_a_noun(small: SmallLexicon) -> None:
    inflected = 0
    for word in small:
        entry = small.entry(word)
        assert entry
        nouns = [r for r in entry.readings if r.pos is Pos.NOUN and r.form is not Form.BASE]
        assert all(reading.lemma[0].isupper() for reading in nouns), word
        inflected += len(nouns)
    assert inflected > 50


@pytest.mark.parametrize(
    "line", ["H4us  noun", "Haus  nuon", "Haus  noun ; huge", "Haus/Maus  noun", "a  noun\na  noun"]
)
def test_a_line_that_is_not_understood_is_named(line: str) -> None:
    with pytest.raises(LexiconError, match="line"):
        SmallLexicon.read(line)
