"""Computers think of words that people know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.known import known_mask
from setzkasten.lexicon.masks import bits_of
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon

Knows = Callable[[str], bool]

WORDS = """
# keys for this file
Haus       noun ; zipf 5.6
Kux        noun ; zipf 1.8
Kuxe       Kux noun plural ; zipf 0.9
KGS        abbreviation ; zipf 4.0
km         symbol ; zipf 5.0
Depp       noun ; zipf 3.4, offensive
daß        conjunction ; zipf 4.4, old
Bua        noun ; zipf 3.1, dialect
Paris      name ; zipf 5.1, geographical, extra
Qom        name ; zipf 1.5, geographical, extra
Zebrahengst  noun ; zipf 0.5, extra
E-Mail     noun ; zipf 4.9
"""


@pytest.fixture(scope="module")
def knows() -> Knows:
    words = SmallLexicon.read(WORDS)
    mask = known_mask(words, NOMINA)
    return lambda word: bool(mask[words.index(word)])


@pytest.mark.parametrize("word", ["HAUS", "KUXE", "PARIS"])
def test_core_words_and_names_that_most_have_heard_are_known(knows: Knows, word: str) -> None:
    assert knows(word)


@pytest.mark.parametrize(
    "word", ["KGS", "KM", "DEPP", "DASS", "BUA", "QOM", "ZEBRAHENGST", "KUX", "EMAIL"]
)
def test_what_annoys_people_is_left_alone(knows: Knows, word: str) -> None:
    assert not knows(word)


def test_a_beginner_knows_what_is_often_met() -> None:
    words = SmallLexicon.read(WORDS)
    mask = known_mask(words, NOMINA, 3.5)
    assert [word for word in words if mask[words.index(word)]] == ["HAUS", "PARIS"]


def test_an_own_list_is_known_as_it_is() -> None:
    words = SmallLexicon.read(WORDS)
    policy = replace(NOMINA, only="list", own_list=frozenset({"KGS"}))
    mask = known_mask(words, policy, 3.5)
    assert [word for word in words if mask[words.index(word)]] == ["KGS"]


def test_no_computer_opens_with_a_short_form() -> None:
    lexicon = default()
    mask = known_mask(lexicon, NOMINA)
    assert not mask[lexicon.index("KGS")]
    assert mask[lexicon.index("HUF")]


def test_bits_stand_in_the_order_of_the_words() -> None:
    mask = bytes([1, 0, 0, 1, 0, 0, 0, 0, 0, 1])
    assert bits_of(mask) == bytes([0b1001, 0b10])
    assert bits_of(b"") == b""
