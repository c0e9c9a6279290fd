"""What Nomina asks about words, and what it makes of the answers. It knows no dictionary."""

from __future__ import annotations

import pytest

from setzkasten.core.claims import Relation, Verdict, Word
from setzkasten.core.game import Act, Refusal, Ruled
from setzkasten.games.nomina.state import State
from tests.games.nomina import NOMINA, claimed, opened, phase, play, position, refused, report, take
from tests.language import rule, squares


def asked_about_was(*, time: int = 0) -> State:
    """The judge is asked whether WAS is a word."""
    return NOMINA.apply(opened(time=time), Act(0, NOMINA.read_action("E4> WAS"), at=0)).state


@rule("GEN-04")
def test_a_known_abbreviation_of_two_letters_counts() -> None:
    state = position("board E4 WAS; turn 1")
    brought = report(state, "1 E3> V H4> SE", says="+VW +WASSE WAS<WASSE=new")
    assert ("VW", 2) in [(w.word, w.points) for w in brought.words]


@rule("GEN-04")
def test_a_single_letter_is_never_asked_for() -> None:
    state = position("board E4 WAS; turn 1")
    assert claimed(state, "1 E5v ITZ") == {Word("WITZ")}


@rule("GEN-05")
def test_names_and_loan_words_are_asked_for_like_any_word() -> None:
    state = position("board G2 N/A/S/S; turn 1")
    assert claimed(state, "1 G6v AU H7> M") == {
        Word("NASSAU"),
        Word("UM"),
        Relation("NASS", "NASSAU"),
    }
    assert report(state, "1 G6v AU H7> M").points == 8


@rule("GEN-06", "GEN-10")
def test_a_vote_lets_a_foreign_word_count() -> None:
    state = position("board E4 STR; turn 1", seats=4)
    says = "+STREET[2+3+4-]"
    assert report(state, "1 H4> EET", says=says).points == 6


@rule("GEN-06", "GEN-10")
def test_a_vote_may_refuse_a_word() -> None:
    state = position("board E4 STR; turn 1", seats=4)
    refusal = refused(state, "1 H4> EET", says="-STREET[2-3-4+]")
    assert refusal == Refusal(
        "not_a_word", {"word": "STREET", "count": 1}, squares("E4 F4 G4 H4 I4 J4")
    )


@rule("GEN-10")
@pytest.mark.parametrize("source", ["lexicon de-1", "word book", "vote"])
def test_whoever_ruled_the_verdict_decides(source: str) -> None:
    state = asked_about_was()
    yes = NOMINA.apply(state, Ruled((Verdict(Word("WAS"), "yes"),), source, at=7))
    no = NOMINA.apply(state, Ruled((Verdict(Word("WAS"), "no"),), source, at=7))
    assert (yes.refusal, NOMINA.scores(yes.state)) == (None, (3, 0))
    assert no.refusal
    assert (no.state, NOMINA.scores(no.state)) == (opened(), (0, 0))


@rule("GEN-10")
def test_a_refused_laying_gives_the_stones_back_and_the_seat_goes_on() -> None:
    state = position("board E4 WAS; turn 2; bons 0 2; scores 3 1")
    done = take(state, "2 H4> XYQZ", says="-WASXYQZ")
    assert done.refusal
    assert done.refusal.code == "not_a_word"
    assert done.state == state
    assert [w.word for w in done.report.words if w.answer == "no"] == ["WASXYQZ"]
    assert (done.report.points, done.report.earned, done.report.spent) == (0, 0, 0)


@rule("GEN-10")
def test_while_the_judge_sits_nobody_moves() -> None:
    asked = asked_about_was(time=120)
    assert phase(asked) == "judge"
    assert NOMINA.awaiting(asked).deadline is None
    assert refused(asked, "1 give-up") == Refusal("not_your_turn", {"seat": 1})
    assert refused(asked, "2 give-up") == Refusal("not_your_turn", {"seat": 2})


@rule("GEN-10")
@pytest.mark.parametrize(
    "verdicts",
    [
        (),
        (Verdict(Word("WER"), "yes"),),
        (Verdict(Word("WAS"), "yes"), Verdict(Word("WER"), "yes")),
        (Verdict(Word("WAS"), "yes"), Verdict(Word("WAS"), "no")),
    ],
)
def test_a_ruling_answers_what_was_asked_and_nothing_else(verdicts: tuple[Verdict, ...]) -> None:
    assert NOMINA.check(asked_about_was(), Ruled(verdicts, "test", at=0)) == Refusal(
        "no_ruling_due"
    )


@rule("GEN-11")
def test_asking_about_a_word_costs_nothing() -> None:
    """What would be claimed is known before anything is laid; a refused try may be changed."""
    state = opened(seats=3)
    assert claimed(state, "1 E4> WAS") == {Word("WAS")}
    assert state == opened(seats=3)
    assert refused(state, "1 E4> WAZ", says="-WAZ").code == "not_a_word"
    after = play(take(state, "1 E4> WAZ", says="-WAZ").state, "1 E4> WAS")
    assert after == play(state, "1 E4> WAS")
