"""GEN-10: which votes strike a word that lies, and which do not."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Word
from setzkasten.table import voting
from setzkasten.table.ballot import VOTE_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.offer import answer_offer, propose_words
from tests.table.seated import reopened
from tests.table.test_doubt import PEOPLE, laid, no_votes

rule = pytest.mark.rule


@rule("GEN-10")
@pytest.mark.parametrize("shrugs", [False, True])
@pytest.mark.parametrize("people", [2, 3])
def test_nobody_strikes_a_word_alone_because_the_others_are_silent(
    people: int, *, shrugs: bool
) -> None:
    seated = laid(*PEOPLE[:people])
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    no_votes(seated, 1)
    for seat in sorted({0, 2} & seated.present) if shrugs else ():
        assert voting.vote(seated, seat, 2_000, aye=None) is None
    seated.advance(2_000 + VOTE_MILLIS)
    assert seated.court.ballot is None
    assert (seated.match.scores[0], seated.court.book) == (3, {})
    (closed,) = (said for said in frame(seated, "t", 0, 2_000).log if said.name == "vote_closed")
    assert (closed.data["accepted"], closed.data["struck"]) == (True, False)


@rule("GEN-10")
def test_two_of_three_strike_a_word_though_the_third_is_silent() -> None:
    seated = laid(*PEOPLE)
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    no_votes(seated, 1, 2)
    seated.advance(2_000 + VOTE_MILLIS)
    assert seated.match.scores == (0, 0, 0)


@rule("GEN-10", "KW1-14")
@pytest.mark.parametrize("aye", [True, False])
def test_a_word_lies_by_the_agreement_of_then(*, aye: bool) -> None:
    """WAS is no noun, and nouns alone count since: all must say no before it goes."""
    seated = laid(*PEOPLE)
    assert propose_words(seated, 0, "only=nouns", 1_100) is None
    for seat in (1, 2):
        assert answer_offer(seated, seat, 1_100, aye=True) is None
    assert seated.court.judge.answer(Word("WAS")).refused
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    for seat in (0, 1, 2):
        assert voting.vote(seated, seat, 2_000, aye=aye) is None
    assert seated.match.scores == ((3, 0, 0) if aye else (0, 0, 0))
    assert reopened(seated, 3_000).match.scores == seated.match.scores


@rule("GEN-10")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_doubt_reads_the_same_after_a_restart(*, agreed: bool) -> None:
    """Also where the round agreed on other words since the word was laid."""
    seated = laid(*PEOPLE)
    if agreed:
        assert propose_words(seated, 0, "only=nouns", 1_100) is None
        for seat in (1, 2):
            assert answer_offer(seated, seat, 1_100, aye=True) is None
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    told = frame(seated, "t", 0, 2_000).ballot
    assert told
    assert told == frame(reopened(seated, 2_000), "t", 0, 2_000).ballot
    assert bool(told.words[0].reason) is not agreed
