"""The samples judged by hand: entries, forms with their lemmas, pairs, verdicts of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.relation import relation

SAMPLES = Path(__file__).parent / "samples"
COUNT = 200
# Of a hundred judged this many must be right.
RIGHT = 97


@pytest.mark.parametrize("name", ["entries", "forms"])
def test_nearly_every_word_of_a_sample_was_found_right(name: str) -> None:
    lines = (SAMPLES / f"{name}.tsv").read_text("utf-8").splitlines()[1:]
    verdicts = [line.split("\t")[0] for line in lines]
    assert len(verdicts) == COUNT
    assert set(verdicts) <= {"right", "wrong"}
    assert 100 * verdicts.count("right") >= RIGHT * COUNT


@pytest.mark.parametrize("name", ["entries", "forms"])
def test_the_words_of_a_sample_are_still_read_as_they_were_judged(name: str) -> None:
    for text in (SAMPLES / f"{name}.tsv").read_text("utf-8").splitlines()[1:]:
        _, word, _, readings, *_ = text.split("\t")
        entry = default().entry(word)
        assert entry is not None
        now = "; ".join(f"{r.lemma} ({r.pos}, {r.form})" for r in entry.readings)
        assert now == readings, f"{word}: judge this word again, or draw a fresh sample"


def rows(name: str) -> list[list[str]]:
    lines = (SAMPLES / f"{name}.tsv").read_text("utf-8").splitlines()[1:]
    return [line.split("\t") for line in lines]


def test_nearly_every_pair_that_was_thought_of_first_is_answered_so() -> None:
    pairs = rows("pairs")
    wrong = [
        (kind, shorter, longer)
        for kind, shorter, longer, *_ in pairs
        if relation(default(), shorter, longer).kind != kind
    ]
    assert len({tuple(pair[1:3]) for pair in pairs}) == len(pairs)
    assert 100 * len(wrong) <= (100 - RIGHT) * len(pairs), wrong


def test_nearly_every_word_that_was_thought_of_first_is_judged_so() -> None:
    words = rows("verdicts")
    wrong = [
        (verdict, game, word)
        for verdict, game, word, *_ in words
        if default().under(policy_of(game)).judgement(word).allowed is not (verdict == "counts")
    ]
    assert {verdict for verdict, *_ in words} == {"counts", "refused"}
    assert 100 * len(wrong) <= (100 - RIGHT) * len(words), wrong
