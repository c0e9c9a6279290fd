"""Squares, stones, layings and verdicts as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.core.claims import (
    Claim,
    Completable,
    Contains,
    Relation,
    Slot,
    Unfinished,
    Verdict,
    Word,
)
from setzkasten.core.laying import LONGEST_GROUP, MOST_STONES, read_laying, write_laying
from setzkasten.core.ruling import read_verdict, write_verdict
from setzkasten.core.squares import NotationError, pieces, read_square, write_square
from setzkasten.core.tiles import ALPHABET, Stock, Tile, read_stock, write_stock

bounded_squares = st.tuples(st.integers(0, 98), st.integers(0, 25))
open_squares = st.tuples(st.integers(-999, 999), st.integers(-999, 999))
keys = st.text(ALPHABET, min_size=1, max_size=12)
tiles = st.builds(Tile, st.sampled_from(ALPHABET), jolly=st.booleans())


@given(bounded_squares)
def test_a_square_of_a_board_is_read_as_written(square: tuple[int, int]) -> None:
    assert read_square(write_square(square)) == square


@given(open_squares)
def test_a_square_of_the_open_table_is_read_as_written(square: tuple[int, int]) -> None:
    assert read_square(write_square(square, bounded=False)) == square
    assert read_square(write_square(square)) == square


@pytest.mark.parametrize(("text", "square"), [("A1", (0, 0)), ("E4", (3, 4)), ("L12", (11, 11))])
def test_the_column_is_a_letter_and_the_row_a_number(text: str, square: tuple[int, int]) -> None:
    assert read_square(text) == square
    assert read_square(text.lower()) == square
    assert write_square(square) == text


@pytest.mark.parametrize("text", ["", "E", "4E", "E0", "E100", "ÄA1", "1,", "12345,1", "A１"])
def test_what_is_no_square_is_named(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        read_square(text)
    assert (raised.value.text, raised.value.wanted) == (text, "square")


@given(st.dictionaries(bounded_squares, tiles, min_size=1, max_size=12))
def test_a_laying_is_read_as_written(stones: dict[tuple[int, int], Tile]) -> None:
    text = write_laying(stones.items())
    assert dict(read_laying(text)) == stones
    assert len(read_laying(text)) == len(stones)


@pytest.mark.parametrize(
    ("text", "stones"),
    [
        ("E4> WAS", "E4W F4A G4S"),
        ("E4v .ITZ", "E5I E6T E7Z"),
        ("C6> AR H2> U", "C6A D6R H2U"),
        ("E4>W", "E4W"),
        ("  E4>   W   F4v A ", "E4W F4A"),
        ("E4> W.S", "E4W G4S"),
    ],
)
def test_how_a_laying_is_written(text: str, stones: str) -> None:
    expected = [(read_square(part[:-1]), Tile(part[-1])) for part in stones.split()]
    assert list(read_laying(text)) == expected


def test_a_small_letter_is_a_jolly() -> None:
    assert read_laying("E4> Was") == (
        ((3, 4), Tile("W")),
        ((3, 5), Tile("A", jolly=True)),
        ((3, 6), Tile("S", jolly=True)),
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "E4",
        "E4>",
        "E4> ...",
        "E4> WÄS",
        "E4 WAS",
        "E4> WAS F4",
        "> WAS",
        "E4> W?S",
        "E4> " + "A" * (LONGEST_GROUP + 1),
        " ".join(["E4> AAAAAAAAAA"] * (MOST_STONES // 10 + 1)),
    ],
)
def test_what_is_no_laying_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_laying(text)


@given(st.text(max_size=60))
def test_any_text_is_a_laying_or_none(text: str) -> None:
    try:
        laid = read_laying(text)
    except NotationError:
        return
    assert 0 < len(laid) <= MOST_STONES


slots = st.one_of(
    st.builds(Slot, st.sampled_from(ALPHABET)),
    st.builds(Slot, st.just(""), st.text("ABC", max_size=3), st.text("ABC", max_size=3)),
)
rooms = st.lists(slots, max_size=4).map(tuple)
witnesses = st.sampled_from(["", "Frau", "Bad Ems", "Öse", "T-Shirt"])
yes_or_no = st.sampled_from(["yes", "no"])
votes = st.lists(st.tuples(st.integers(0, 11), st.booleans()), max_size=4).map(tuple)
verdicts = st.one_of(
    st.builds(Verdict, st.builds(Word, keys), yes_or_no, votes=votes),
    st.builds(
        Verdict,
        st.builds(Relation, keys, keys),
        st.sampled_from(["new", "inflection", "ambiguous"]),
        witnesses,
        votes=votes,
    ),
    st.builds(Verdict, st.builds(Contains, keys, keys), yes_or_no, votes=votes),
    st.builds(Verdict, st.builds(Unfinished, keys), yes_or_no, votes=votes),
    st.builds(
        Verdict,
        st.builds(Completable, keys, rooms, rooms, st.sampled_from(["", "ABBE", "AX*+"])),
        yes_or_no,
        witnesses,
        votes=votes,
    ),
)


@given(verdicts)
def test_a_verdict_is_read_as_written(verdict: Verdict) -> None:
    assert read_verdict(write_verdict(verdict)) == verdict


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("+WAS", Word("WAS")),
        ("-STREET[2+3-]", Word("STREET")),
        ("FRAU<FRAUEN=inflection:Frau", Relation("FRAU", "FRAUEN")),
        ("+MEERWASSER~WASS", Contains("MEERWASSER", "WASS")),
        ("+.A{ND}(SE.)E", Completable("ND", (Slot("A"), Slot()), (Slot("", "SE"), Slot("E")))),
    ],
)
def test_how_a_verdict_is_written(text: str, claim: Claim) -> None:
    verdict = read_verdict(text)
    assert verdict.claim == claim
    assert write_verdict(verdict) == text


@pytest.mark.parametrize("text", ["", "WAS", "+was", "+ÖSE", "A<B", "A<B=maybe", "+{}", "+A[0+]"])
def test_what_is_no_verdict_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_verdict(text)


def test_a_slot_that_is_no_row_of_squares_is_named() -> None:
    with pytest.raises(NotationError, match="row of squares"):
        read_verdict("+a{ND}")


@given(st.dictionaries(st.sampled_from(ALPHABET), st.integers(1, 99)))
def test_a_stock_is_read_as_written(counts: dict[str, int]) -> None:
    assert read_stock(write_stock(Stock(counts))) == Stock(counts)


@pytest.mark.parametrize("text", ["E1²", "Ex", "E-1", "E99999"])
def test_what_is_no_stock_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no stone with its number"):
        read_stock(text)


def test_a_stock_counts_what_is_missing_and_what_is_left() -> None:
    stock = read_stock("A2 B X1")
    assert (len(stock), list(stock)) == (4, ["A", "A", "B", "X"])
    assert stock.missing("AAAX") == Stock("A")
    assert stock.without("AX") == Stock("AB")
    assert stock.without("AB").plus("AB") == stock
    assert hash(stock) == hash(read_stock("X B A A"))
    assert repr(stock) == "Stock({'A': 2, 'B': 1, 'X': 1})"
    with pytest.raises(AssertionError):
        stock.without("Z")


def test_pieces_come_largest_first() -> None:
    found = pieces([(5, 5), (0, 0), (0, 1), (1, 1), (6, 6)])
    assert found == [{(0, 0), (0, 1), (1, 1)}, {(5, 5)}, {(6, 6)}]
