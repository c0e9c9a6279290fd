"""Words: one lexicon under what people agree on, whatever lexicon it is."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.core.claims import BOOK, Completable, Relation, Slot, Word
from setzkasten.lexicon.entry import Form, Pos, Reading
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.policy import BOGGLE, BOX_OF_1936, NOMINA, Policy
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten.lexicon.words import Words

ZIPFS = (3.5, 2.5, 0.0)
FREE = (Slot(),) * 4


@pytest.fixture(scope="module")
def german(small: SmallLexicon) -> Words:
    return small.under(NOMINA)


def laid(words: Words) -> Iterator[str]:
    """The words of the graph that are meant."""
    return (words.graph.word(n) for n, meant in enumerate(words.mask) if meant)


def test_a_judge_knows_the_lexicon_and_the_book(german: Words) -> None:
    assert german.judge.answer(Word("WITZIG")).answer == "yes"
    assert german.judge.answer(Word("QUAX")).reason == "unknown_word"
    settled = german.under(NOMINA, WordBook.of({"QUAX": True, "WITZIG": False})).judge
    assert settled.answer(Word("QUAX")).answer == "yes"
    assert settled.answer(Word("WITZIG")).reason == "refused_by_book"
    assert settled.source([Word("QUAX")]) == BOOK


@pytest.mark.parametrize("zipf", ZIPFS)
def test_computers_know_words_of_the_lexicon_and_the_book(german: Words, zipf: float) -> None:
    words = german.under(NOMINA, WordBook.of({"QUA": True, "WAS": False}))
    known, formed = words.known(zipf), words.offered
    assert "QUA" in list(known.matching("??A"))
    assert "QUA" in known
    assert "WAS" not in known
    assert "WAS" not in formed
    assert "WITZ" in formed
    assert 7 not in formed
    assert words.relation("FRAU", "FRAUEN").kind == "inflection"


def test_a_beginner_knows_fewer_words_than_a_master(german: Words) -> None:
    known = [len(list(german.known(zipf).matching("????"))) for zipf in ZIPFS]
    assert known == sorted(known)
    assert known[0] < known[2]


def test_offensive_words_count_but_are_not_offered(german: Words) -> None:
    assert "DEPP" in german
    assert "DEPP" in list(german.matching("DE*"))
    assert german.look_up("Depp").judgement.allowed
    for share in (german.offered, german.known()):
        assert "DEPP" not in share
        assert "DEPP" not in list(share.matching("DE*"))
        assert not share.mask[share.graph.index("DEPP")]
    coarse = german.under(replace(NOMINA, coarse=True))
    assert "DEPP" in coarse.offered


@pytest.mark.parametrize("share", ["counting", "offered", 0.0])
def test_what_is_in_it_is_what_matches_and_what_is_numbered(
    german: Words, share: str | float
) -> None:
    book = WordBook.of({"WAS": False, "PKW": True, "QUAX": True})
    words = replace(german.under(NOMINA, book), share=share)
    every = {*words.matching("*")}
    assert every == {word for word in (*german.lexicon.matching("*"), "QUAX") if word in words}
    assert every - {"QUAX"} == set(laid(words)), "no graph of its own for a word of the book"
    assert len(words.bits) == (len(words.graph) + 7) // 8


def test_a_list_of_the_table_has_numbers_of_its_own(german: Words) -> None:
    listed = frozenset({"XYLQ", "HAUS", "DEPP"})
    words = german.under(replace(NOMINA, only="list", own_list=listed))
    assert set(laid(words)) == set(words.matching("*")) == listed
    assert set(laid(words.offered)) == set(words.known(3.5).matching("*")) == {"XYLQ", "HAUS"}
    assert len(words.tenths) == 3
    nothing = german.under(replace(NOMINA, only="list"))
    assert list(laid(nothing)) == list(nothing.matching("*")) == []


def test_where_an_i_is_a_j_searches_lay_an_i(german: Words) -> None:
    words = german.under(BOX_OF_1936)
    assert "JAGD" in set(words.matching("????"))
    assert {"IAGD"} <= set(laid(words))
    assert not any("J" in word for word in laid(words))
    tenths, index = words.tenths, words.lexicon.index("JAGD")
    assert tenths[words.graph.index("IAGD")] == words.lexicon.tenths[index]


def test_the_same_agreement_is_the_same_value(german: Words) -> None:
    book = {"QUAX": True, "WAS": False}
    one, other = (german.under(NOMINA, WordBook.of(said)) for said in (book, {**book}))
    assert one == other
    assert hash(one) == hash(other)
    assert one.judge is other.judge
    assert one.known(2.5).bits is other.known(2.5).bits
    assert one != german.under(NOMINA)
    assert one.offered != one
    assert one.offered.under(NOMINA) == german


def test_another_process_gets_the_same_words() -> None:
    words = Words.listed(["Haus", "Öse"], name="own").under(BOGGLE, WordBook.of({"XY": True}))
    again = pickle.loads(pickle.dumps(words.known(3.5)))
    assert (again.id, again.share, again.policy, again.book) == (
        "own", 3.5, BOGGLE, words.book
    )  # fmt: skip
    assert list(again.matching("*")) == ["HAUS", "OESE"]
    german = Words.german()
    assert pickle.loads(pickle.dumps(german)) == german, "the lexicon is shared"


def test_a_word_is_told_with_its_readings(german: Words) -> None:
    told = german.look_up("Häuser").judgement
    assert (told.word, told.allowed) == ("HAEUSER", True)
    assert told.entry
    assert told.entry.readings == (Reading("Haus", Pos.NOUN, Form.PLURAL),)


def test_a_word_is_told_with_what_it_means() -> None:
    article = Words.german().look_up("Katzen")
    assert any("Haustier" in text for text in article.definitions)
    assert "Mieze" in article.synonyms


def test_a_word_is_told_as_a_table_plays(german: Words) -> None:
    strict = german.under(replace(NOMINA, forms="base", plurals=False))
    assert not strict.look_up("Häuser").judgement.allowed
    told = german.under(NOMINA, WordBook.of({"QUAX": True})).look_up("QUAX").judgement
    assert (told.allowed, told.reason) == (True, "accepted_by_book")


@pytest.mark.parametrize("text", ["", "X", "W4S", "zwei Wörter", "a" * 26])
def test_what_is_no_word_is_said(german: Words, text: str) -> None:
    with pytest.raises(WordError) as caught:
        german.look_up(text)
    assert caught.value.code == "not_a_key"


def test_all_words_of_a_list_count_and_are_known_to_everybody() -> None:
    words = Words.listed(["Häuser", "ab", "QUAX"]).under(NOMINA)
    for share in (words, words.offered, *map(words.known, ZIPFS)):
        assert list(share.matching("*")) == ["AB", "HAEUSER", "QUAX"]
        assert "QUAX" in share
        assert "HAUS" not in share
    assert (words.id, words.look_up("ab").judgement.reason) == ("list", "listed")


@pytest.mark.parametrize(
    ("policy", "word", "counts"),
    [(BOGGLE, "AB", False), (NOMINA, "AB", True), (BOX_OF_1936, "IA", True), (NOMINA, "IA", False)],
)
def test_a_list_is_judged_as_the_game_has_it(policy: Policy, word: str, *, counts: bool) -> None:
    assert (word in Words.listed(["ab", "ja"]).under(policy)) is counts


def test_the_judge_of_a_list_knows_room_and_no_relations() -> None:
    judge = Words.listed(["Mexiko", "Exil"]).judge
    assert judge.answer(Completable("EXIK", FREE, FREE)).witness == "MEXIKO"
    assert judge.answer(Completable("EXIK", (), FREE)).refused
    assert judge.answer(Relation("EXIL", "EXILE")).answer == "new"


def test_a_file_of_words_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "eigene.txt"
    path.write_text("\ufeffÖse\n\n4711\nzwei Wörter\nHaus\n", "utf-8")
    words = Words.listed(path)
    assert (words.id, list(words.matching("*"))) == ("eigene", ["HAUS", "OESE"])
    for strange in (b"4711\n", b"\xff\xfe"):
        path.write_bytes(strange)
        with pytest.raises(WordError) as raised:
            Words.listed(path)
        assert raised.value.data["file"] == "eigene.txt"


def test_a_text_is_decent_or_not(german: Words) -> None:
    assert german.decent("Ein Haus am See")
    assert not german.decent("So ein Depp")
    assert german.under(NOMINA, NO_BOOK).decent("")
