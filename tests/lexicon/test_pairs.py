"""Pairs of words judged by hand, against the lexicon that ships."""

from __future__ import annotations

from pathlib import Path

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.relation import relation

HERE = Path(__file__).parent
KINDS = {"I": "inflection", "A": "ambiguous", "N": "new"}
# Of a hundred pairs this many are answered as labelled.
RIGHT = 97


def pairs() -> list[tuple[str, str, str]]:
    lines = (HERE / "pairs.txt").read_text("utf-8").splitlines()
    return [(label, shorter, longer) for label, shorter, longer in map(str.split, lines)]


def apart() -> dict[tuple[str, str, str], str]:
    """Pairs that are answered otherwise for a reason that is written down."""
    lines = (HERE / "pairs_apart.txt").read_text("utf-8").splitlines()
    told = [line.partition(" ; ") for line in lines if not line.startswith("#")]
    found = [(*head.split(), reason) for head, _, reason in told]
    return {(label, a, b): answer for label, a, b, answer, reason in found if reason}


def test_nearly_every_pair_is_answered_as_labelled_and_the_rest_has_a_reason() -> None:
    words = default()
    answers = {pair: relation(words, pair[1], pair[2]).kind for pair in pairs()}
    wrong = {pair: kind for pair, kind in answers.items() if kind != KINDS[pair[0]]}
    assert wrong == apart()
    assert 100 * (len(answers) - len(wrong)) >= RIGHT * len(answers)


def test_every_reason_is_about_a_pair_that_is_tried() -> None:
    assert apart().keys() <= set(pairs())
