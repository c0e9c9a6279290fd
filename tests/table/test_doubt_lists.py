"""GEN-10 where words are no laying of their own: lists, finished pictures, what lies refused."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.record import Header, Sitter
from setzkasten.table import court, voting
from setzkasten.table.court import LAST_DOUBT_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from tests.language import rule
from tests.table.seated import WORDS, reopened, set_up
from tests.table.test_doubt import PEOPLE, no_votes
from tests.table.test_reading import LETTERS, code

TWO = (Sitter(("Anna",)), Sitter(("Bert",)))


def counted(lists: str, *, rounds: int) -> Table:
    """A round of Boggle is over, and the lists have been read aloud."""
    position = {"dice": LETTERS, "lists": lists}
    header = Header("boggle", TWO, options={"rounds": str(rounds)}, position=position)
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    for seat in (0, 1):
        assert seated.play(seat, "done", 10).refusal is None
    for seat in (0, 1) if seated.court.reading else ():
        assert seated.go_on(seat, 20) is None
    return seated


def points(seated: Table) -> tuple[int, ...]:
    (brought,) = seated.match.state.rounds  # type: ignore[attr-defined]
    assert isinstance(brought.points, tuple)
    return brought.points


@rule("GEN-10", "BOG-09")
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize(("rounds", "phase"), [(1, "over"), (2, "shake")])
def test_a_word_of_a_list_is_struck_and_the_glass_is_not_turned_again(
    rounds: int, phase: str, *, restarted: bool
) -> None:
    seated = counted("RAST/-", rounds=rounds)
    assert (seated.awaiting().phase, points(seated)) == (phase, (1, 0))
    assert court.doubtful(seated, 30).keys() == {"RAST"}
    assert voting.doubt(seated, 1, "RAST", 30) is None
    if restarted:
        seated = reopened(seated, 30)
    told = frame(seated, "t", 0, 30).ballot
    assert told
    assert not told.lies
    no_votes(seated, 0, 1, now=40)
    assert (seated.awaiting().phase, points(seated)) == (phase, (0, 0))
    assert seated.match.scores == (0, 0)
    assert court.doubtful(seated, 50) == {}
    assert reopened(seated, 60).match.state == seated.match.state
    assert seated.lines()[-1].split()[1:] == ["§", "-RAST", "(book)"]


@rule("GEN-10", "BOG-10")
def test_what_another_had_too_counts_for_nobody_after_the_vote_either() -> None:
    seated = counted("MUS RAST/MUS", rounds=1)
    assert points(seated) == (1, 0)
    assert voting.doubt(seated, 0, "MUS", 30) is None
    voting.vote(seated, 0, 40, aye=True)
    voting.vote(seated, 1, 40, aye=True)
    assert points(seated) == (1, 0)
    assert seated.court.book == {"MUS": True}


@rule("GEN-10")
def test_of_two_nobody_strikes_a_word_of_a_list_alone() -> None:
    seated = counted("RAST/-", rounds=2)
    voting.doubt(seated, 1, "RAST", 30)
    voting.vote(seated, 0, 40, aye=True)
    voting.vote(seated, 1, 40, aye=False)
    assert (points(seated), seated.court.book) == ((1, 0), {})
    assert code(voting.doubt(seated, 1, "RAST", 50)) == "doubted_before"


@rule("GEN-10")
def test_the_next_round_closes_the_doubt_and_so_do_two_minutes_after_the_last() -> None:
    seated = counted("RAST/-", rounds=2)
    assert seated.go_on(1, 30) is None
    assert code(voting.doubt(seated, 0, "RAST", 40)) == "doubt_closed"
    last = counted("RAST/-", rounds=1)
    assert court.doubtful(last, 10 + LAST_DOUBT_MILLIS - 1).keys() == {"RAST"}
    assert court.doubtful(last, 10 + LAST_DOUBT_MILLIS) == {}


@rule("GEN-10")
def test_whoever_stood_up_after_the_lists_does_not_come_back_with_the_count() -> None:
    three = (*TWO, Sitter(("Cora",)))
    position = {"dice": LETTERS, "lists": "RAST/-/-"}
    header = Header("boggle", three, options={"rounds": "2"}, position=position)
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    for seat in (0, 1, 2):
        seated.play(seat, "done", 10)
    assert seated.leave(2, 20) is None
    assert voting.doubt(seated, 1, "RAST", 30) is None
    no_votes(seated, 0, 1, now=40)
    assert (points(seated), seated.awaiting().left) == ((0, 0, 0), frozenset({2}))


def test_lists_are_not_read_aloud_a_second_time() -> None:
    seated = counted("RAST MUS/-", rounds=1)
    voting.doubt(seated, 1, "RAST", 30)
    no_votes(seated, 0, 1, now=40)
    assert (seated.court.reading, points(seated)) == (None, (0, 0))
    assert court.doubtful(seated, 50).keys() == {"MUS"}


@rule("GEN-10", "PR1-05")
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_word_of_the_picture_that_ended_a_round_is_doubted_until_the_next(rounds: int) -> None:
    position = {"hands": "WAS/UM"}
    header = Header("presto-1936", TWO, options={"rounds": str(rounds)}, position=position)
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    assert seated.play(1, "give-up", 10).refusal is None
    assert seated.play(0, "done 0,0> WAS", 20).refusal is None
    assert seated.match.scores == (1, 0)
    assert court.doubtful(seated, 30).keys() == {"WAS"}
    voting.doubt(seated, 1, "WAS", 30)
    no_votes(seated, 0, 1, now=40)
    assert (seated.awaiting().phase, seated.match.scores) == ("build", (0, 0))
    assert seated.awaiting().seats == {0}


@rule("GEN-10", "KRX-06", "KRX-08")
@pytest.mark.parametrize("restarted", [False, True])
def test_a_long_word_that_lies_refused_may_be_let_count_and_earns_its_blocker(
    *, restarted: bool
) -> None:
    seated = set_up("krux", "board KA; turn 1", *PEOPLE[:2])
    assert seated.play(0, "C1> TZX", 1_000).refusal is None
    assert seated.awaiting().seats == {1}
    assert seated.play(1, "back A7", 1_100).refusal is not None
    assert court.doubtful(seated, 1_200).keys() == {"KATZX"}
    assert voting.doubt(seated, 0, "KATZX", 2_000) is None
    if restarted:
        seated = reopened(seated, 2_000)
    for seat in (0, 1):
        assert voting.vote(seated, seat, 2_000, aye=True) is None
    assert seated.awaiting().phase == "after"
    assert seated.awaiting().seats == {0}
    assert seated.court.book == {"KATZX": True}
    assert seated.play(0, "block C8", 3_000).refusal is None


@rule("GEN-10", "KRX-06")
def test_of_two_nobody_lets_a_word_count_alone_that_lies_refused() -> None:
    seated = set_up("krux", "board KA; turn 1", *PEOPLE[:2])
    seated.play(0, "C1> TZX", 1_000)
    voting.doubt(seated, 0, "KATZX", 2_000)
    voting.vote(seated, 0, 2_000, aye=True)
    voting.vote(seated, 1, 2_000, aye=False)
    assert seated.awaiting().seats == {1}
    assert seated.court.book == {}
    assert seated.play(1, "A7> EIN", 3_000).refusal is None
    assert court.doubtful(seated, 3_000) == {}
