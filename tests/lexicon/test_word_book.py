"""The word book of a round of friends: kept as text, merged, consulted before the dictionary."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.word_book import Saying, WordBook, read_word_book, write_word_book

BOOK = WordBook().accept("Abendstille", day="2026-11-15", note="einstimmig").refuse("SSE")


def test_a_book_is_written_in_the_order_of_the_alphabet() -> None:
    assert write_word_book(BOOK) == (
        "# Setzkasten word book\n+ ABENDSTILLE  2026-11-15  einstimmig\n- SSE\n"
    )


def test_a_book_does_not_change_when_a_word_is_added() -> None:
    empty = WordBook()
    empty.accept("SSE")
    assert len(empty) == 0


def test_umlauts_and_small_letters_are_understood() -> None:
    book = read_word_book("\ufeff+ Öse 2026-11-15 na gut\r\n\r\n# Streit\r\n- straße\n")
    assert list(book) == [
        Saying("OESE", accepted=True, day="2026-11-15", note="na gut"),
        Saying("STRASSE", accepted=False),
    ]


def test_a_later_saying_outdoes_an_earlier() -> None:
    book = read_word_book("+ SSE 2026-11-14\n- SSE 2026-11-15 doch nicht\n")
    saying = book.saying("SSE")
    assert saying
    assert not saying.accepted


def test_of_two_books_the_later_day_counts() -> None:
    mine = WordBook().accept("SSE", day="2026-11-15").refuse("XI", day="2026-11-10")
    yours = WordBook().refuse("SSE", day="2026-11-14").accept("XI", day="2026-11-10")
    merged = mine.merged(yours)
    assert [(saying.word, saying.accepted) for saying in merged] == [("SSE", True), ("XI", True)]


def test_a_word_can_be_left_to_the_dictionary_again() -> None:
    assert BOOK.without("SSE").saying("SSE") is None
    assert len(BOOK) == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("SSE", "book_line"),
        ("* SSE", "book_line"),
        ("+", "book_line"),
        ("+ H4US", "word_sign"),
        ("- X", "not_a_key"),
    ],
)
def test_a_line_that_is_not_understood_is_named(line: str, code: str) -> None:
    with pytest.raises(WordError) as raised:
        read_word_book(f"# remark\n{line}\n")
    assert (raised.value.line, raised.value.code) == (2, code)


def test_a_note_needs_a_day() -> None:
    with pytest.raises(WordError, match="book_day"):
        WordBook().accept("SSE", note="lustig")


sayings = st.tuples(
    st.text("ABCDEFGHIJ", min_size=2, max_size=6),
    st.booleans(),
    st.dates().map(str),
    st.text(max_size=20),
)


@given(st.lists(sayings, max_size=6))
def test_what_is_exported_is_imported_again(told: list[tuple[str, bool, str, str]]) -> None:
    book = WordBook()
    for word, accepted, day, note in told:
        add = book.accept if accepted else book.refuse
        book = add(word, day=day, note=note)
    assert read_word_book(write_word_book(book)) == book
