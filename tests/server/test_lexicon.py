"""The lexicon as the house's dictionary, on the small one of the tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from setzkasten.core.claims import Word
from setzkasten.core.record import RecordError
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.server.dictionary import WordReading
from setzkasten.server.lexicon import LexiconDictionary

SMALL = Path(__file__).parents[1] / "lexicon" / "small.txt"


@pytest.fixture(scope="module")
def german() -> LexiconDictionary:
    return LexiconDictionary(SmallLexicon.open(SMALL))


def test_a_judge_knows_the_lexicon_and_the_book(german: LexiconDictionary) -> None:
    bench = partial(german.bench("nomina"), {})
    assert bench({}).answer(Word("WITZIG")).answer == "yes"
    assert bench({}).answer(Word("QUAX")).reason == "unknown_word"
    assert bench({"QUAX": True}).answer(Word("QUAX")).answer == "yes"
    assert bench({"WITZIG": False}).answer(Word("WITZIG")).reason == "refused_by_book"


def test_a_policy_that_is_none_is_said_as_of_the_header(german: LexiconDictionary) -> None:
    with pytest.raises(RecordError) as caught:
        german.bench("nomina")({"colour": "red"}, {})
    assert caught.value.code == "record_header"


@pytest.mark.parametrize("level", ["leicht", "mittel", "stark"])
def test_computers_know_words_of_the_lexicon_and_the_book(
    german: LexiconDictionary, level: str
) -> None:
    knowledge = german.knowledge("nomina", {}, book={"QUA": True, "WAS": False}, level=level)
    found = list(knowledge.active.matching("??A"))
    assert "QUA" in found
    assert "WAS" not in knowledge.active
    assert "WAS" not in knowledge.counting
    assert "WITZ" in knowledge.counting
    assert 7 not in knowledge.counting
    assert knowledge.relation("FRAU", "FRAUEN") == "inflection"


def test_a_beginner_knows_fewer_words_than_a_master(german: LexiconDictionary) -> None:
    known = [
        len(list(german.knowledge("nomina", {}, book={}, level=level).active.matching("????")))
        for level in ("leicht", "mittel", "stark")
    ]
    assert known == sorted(known)
    assert known[0] < known[2]


def test_offensive_words_count_but_no_computer_forms_them(german: LexiconDictionary) -> None:
    knowledge = german.knowledge("nomina", {}, book={}, level="stark")
    assert german.look_up("Depp", "nomina").allowed
    assert "DEPP" not in knowledge.counting
    assert "DEPP" not in knowledge.active


def test_a_word_is_told_with_its_readings(german: LexiconDictionary) -> None:
    told = german.look_up("Häuser", "nomina")
    assert (told.word, told.allowed) == ("HAEUSER", True)
    assert told.readings == [WordReading("Haus", "noun", "plural")]
    assert told.sentence.de != told.sentence.en


def test_a_word_is_told_as_a_table_plays(german: LexiconDictionary) -> None:
    assert not german.look_up("Häuser", "nomina", {"forms": "base", "plurals": "no"}).allowed
    told = german.look_up("QUAX", "nomina", {}, {"QUAX": True})
    assert (told.allowed, told.reason) == (True, "accepted_by_book")


@pytest.mark.parametrize("text", ["", "X", "W4S", "zwei Wörter", "a" * 26])
def test_what_is_no_word_is_said(german: LexiconDictionary, text: str) -> None:
    with pytest.raises(WordError) as caught:
        german.look_up(text, "nomina")
    assert caught.value.code == "not_a_key"
