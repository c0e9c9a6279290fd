"""GEN-10: any person may put a word that lies before everybody, also one of the dictionary."""

from __future__ import annotations

import pytest

from setzkasten.table import court, voting
from setzkasten.table.ballot import VOTE_MILLIS
from setzkasten.table.court import LAST_DOUBT_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.table import Table
from tests.table.seated import reopened, table
from tests.table.test_table import code

rule = pytest.mark.rule


def laid(*kinds: str, **options: int) -> Table:
    """Seat 0 laid WAS, which the dictionary has."""
    seated = table(*kinds, **options)
    assert seated.play(0, "E4> WAS", 1_000).refusal is None
    return seated


@rule("GEN-10")
def test_a_majority_strikes_a_word_of_the_dictionary_and_all_that_came_of_it() -> None:
    seated = laid("person", "person", "person")
    assert seated.match.scores == (3, 0, 0)
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    assert voting.vote(seated, 0, 2_000, aye=True) is None
    assert voting.vote(seated, 1, 2_000, aye=False) is None
    assert voting.vote(seated, 2, 2_000, aye=False) is None
    assert seated.match.scores == (0, 0, 0)
    assert seated.awaiting().seats == {0}
    assert code(seated.play(0, "E4> WAS", 3_000).refusal) == "not_a_word"


@rule("GEN-10")
def test_of_two_nobody_strikes_a_word_alone() -> None:
    seated = laid()
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    voting.vote(seated, 0, 2_000, aye=True)
    voting.vote(seated, 1, 2_000, aye=False)
    assert seated.match.scores == (3, 0)
    assert seated.court.book == {}
    assert code(voting.doubt(seated, 1, "WAS", 3_000)) == "doubted_before"


@rule("GEN-10")
def test_the_replies_of_computers_go_with_the_laying() -> None:
    seated = laid("person", "computer", "person", "person")
    assert seated.play(1, "E5v ITZ", 2_000).refusal is None
    assert court.doubtful(seated, 2_500).keys() == {"WAS", "WITZ"}
    assert voting.doubt(seated, 2, "WAS", 3_000) is None
    for seat, aye in ((0, False), (2, False), (3, False)):
        voting.vote(seated, seat, 3_000, aye=aye)
    assert seated.match.steps() == []
    assert seated.awaiting().seats == {0}


@rule("GEN-10")
def test_only_until_the_next_person_has_moved() -> None:
    seated = laid("person", "person", "person")
    seated.play(1, "E5v ITZ", 2_000)
    assert code(voting.doubt(seated, 2, "WAS", 3_000)) == "not_in_dispute"
    assert voting.doubt(seated, 2, "WITZ", 3_000) is None


@rule("GEN-10")
def test_after_the_last_move_there_are_two_minutes() -> None:
    seated = laid("person", "person", "person")
    seated.play(1, "give-up", 2_000)
    seated.play(2, "give-up", 3_000)
    seated.play(0, "E5v ITZ", 4_000)
    assert seated.match.over
    assert "WITZ" in court.doubtful(seated, 4_000 + LAST_DOUBT_MILLIS - 1)
    assert court.doubtful(seated, 4_000 + LAST_DOUBT_MILLIS) == {}


@rule("GEN-10")
def test_whoever_moves_again_gets_the_time_for_it() -> None:
    seated = laid("person", "person", "person", time=10)
    voting.doubt(seated, 1, "WAS", 10_900)
    for seat in (0, 1, 2):
        voting.vote(seated, seat, 10_900, aye=False)
    assert seated.awaiting().seats == {0}
    told = frame(seated, "t", 0, 10_900).deadline
    assert told
    assert told.left == 10_000


def test_alone_nobody_is_asked_and_a_stranger_word_is_not_in_dispute() -> None:
    assert code(voting.doubt(laid("person", "computer"), 0, "WAS", 2_000)) == "nothing_disputed"
    assert code(voting.doubt(laid(), 0, "WITZ", 2_000)) == "not_in_dispute"


def test_an_open_doubt_survives_a_restart() -> None:
    seated = laid("person", "person", "person")
    voting.doubt(seated, 1, "WAS", 2_000)
    voting.vote(seated, 1, 3_000, aye=False)
    again = reopened(seated, 5_000)
    told = frame(again, "t", 2, 5_000).ballot
    assert told
    assert (told.voted, told.lies, told.left) == ([1], True, VOTE_MILLIS - 3_000)
    voting.vote(again, 0, 5_000, aye=False)
    voting.vote(again, 2, 5_000, aye=False)
    assert again.match.scores == (0, 0, 0)
