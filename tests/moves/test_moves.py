"""Lazy sequences: nothing is found or made before somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from setzkasten.moves.moves import Joined, Kept, Made


class Told:
    """Numbers from an iterator that remembers how far it was read."""

    def __init__(self, number: int) -> None:
        self.number, self.read = number, 0

    def __iter__(self) -> Iterator[int]:
        for at in range(self.number):
            self.read += 1
            yield at


def test_what_is_not_asked_for_is_not_found() -> None:
    told = Told(1000)
    kept = Kept(told)
    assert kept[0:100] == list(range(100))
    assert told.read == 100
    assert kept[7] == 7
    assert told.read == 100
    assert len(kept) == 1000
    assert kept[-1] == 999
    assert kept[990:] == list(range(990, 1000))
    assert kept[::-1][0] == 999


def test_iterating_finds_one_after_the_other() -> None:
    told = Told(1000)
    for number in Kept(told):
        if number == 10:
            break
    assert told.read == 11


def test_a_value_is_made_when_it_is_taken() -> None:
    made: list[int] = []

    def make(at: int) -> int:
        made.append(at)
        return at * at

    squares = Made(1_000_000_000, make)
    assert len(squares) == 1_000_000_000
    assert made == []
    assert squares[999] == 998_001
    assert made == [999]


def test_parts_are_looked_at_one_after_the_other() -> None:
    first, second = Told(3), Told(5)
    joined = Joined(Kept(first), Kept(second))
    assert joined[2] == 2
    assert second.read == 0
    assert joined[3] == 0
    assert list(joined) == [0, 1, 2, 0, 1, 2, 3, 4]
    assert len(joined) == 8
    assert joined[2:5] == [2, 0, 1]


@pytest.mark.parametrize("at", [3, -4, 100])
def test_beyond_the_end_is_an_index_error(at: int) -> None:
    with pytest.raises(IndexError):
        Joined(Kept(range(3)))[at]


def test_a_slice_beyond_the_end_is_short() -> None:
    assert Kept(range(3))[1:100] == [1, 2]
    assert Kept(range(3))[5:7] == []


def test_nothing_is_false() -> None:
    assert not Kept(())
    assert Made(1, str)
