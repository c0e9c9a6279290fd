"""The samples judged by hand: 200 entries, and 200 forms with their lemmas."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.lexicon import default

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
