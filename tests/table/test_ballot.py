"""The vote on a word that the dictionary refuses (GEN-06, GEN-10)."""

from __future__ import annotations

import pytest

from setzkasten.table import voting
from setzkasten.table.ballot import VOTE_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.helping import take_back
from setzkasten.table.table import Table
from setzkasten.table.told import BallotTold, DeadlineTold, DoubtedWord
from tests.table.seated import reopened, table
from tests.table.test_table import code

rule = pytest.mark.rule


def disputed(*kinds: str, **options: int) -> Table:
    """Seat 0 tried a word that the dictionary does not have, and asked the others."""
    seated = table(*kinds, **options)
    assert code(seated.play(0, "E4> OUI", 1_000).refusal) == "not_a_word"
    assert voting.ask_vote(seated, 0, 2_000, "E4> OUI") is None
    return seated


@rule("GEN-06")
def test_with_two_players_the_opponent_decides() -> None:
    seated = disputed()
    assert voting.vote(seated, 1, 5_000, aye=True) is None
    assert seated.lines() == [
        "    2000 : ask 1 OUI 47000 E4> OUI",
        "    2000 : vote 2 +",
        "    2000 : close",
        "    2000 1 E4> OUI",
        "    2000 § +OUI[2+] (vote)",
    ]
    assert seated.court.ballot is None


@rule("GEN-10")
def test_the_majority_of_the_others_lets_a_word_count() -> None:
    seated = disputed("person", "person", "person", "person")
    for seat, aye in ((1, True), (2, False), (3, True)):
        assert voting.vote(seated, seat, 3_000, aye=aye) is None
    assert seated.lines()[-1] == "    2000 § +OUI[2+3-4+] (vote)"


@rule("GEN-10")
def test_whoever_has_gone_does_not_vote() -> None:
    seated = table("person", "person", "person")
    assert seated.leave(2, 500) is None
    assert voting.ask_vote(seated, 0, 2_000, "E4> OUI") is None
    assert code(voting.vote(seated, 2, 3_000, aye=False)) == "no_vote"
    assert voting.vote(seated, 1, 3_000, aye=True) is None
    assert seated.lines()[-1] == "    2000 § +OUI[2+] (vote)"


@rule("GEN-10")
def test_a_tie_keeps_the_word_of_the_dictionary() -> None:
    seated = disputed("person", "person", "person")
    voting.vote(seated, 1, 3_000, aye=True)
    voting.vote(seated, 2, 3_000, aye=False)
    assert (seated.seq, seated.court.ballot, seated.court.book) == (0, None, {"OUI": False})


@rule("GEN-10")
def test_computers_vote_as_the_dictionary_says() -> None:
    seated = disputed("person", "computer", "person")
    voting.vote(seated, 2, 3_000, aye=True)
    assert seated.seq == 0
    seated = disputed("person", "computer", "person", "person")
    voting.vote(seated, 2, 3_000, aye=True)
    voting.vote(seated, 3, 3_000, aye=True)
    assert seated.lines()[-1] == "    2000 § +OUI[2-3+4+] (vote)"


def test_silence_is_no_vote() -> None:
    seated = disputed("person", "person", "person", "person")
    voting.vote(seated, 2, 3_000, aye=True)
    seated.advance(2_000 + VOTE_MILLIS - 1)
    assert seated.court.ballot
    seated.advance(2_000 + VOTE_MILLIS)
    assert seated.lines()[-1] == "    2000 § +OUI[3+] (vote)"


def test_a_vote_of_nobody_keeps_the_word_of_the_dictionary() -> None:
    seated = disputed()
    voting.vote(seated, 1, 3_000, aye=None)
    assert (seated.seq, seated.court.ballot) == (0, None)


def test_the_clock_stands_still_while_they_vote() -> None:
    seated = disputed(time=10)
    seated.advance(2_000 + VOTE_MILLIS - 1)
    told = frame(seated, "t", None, 2_000 + VOTE_MILLIS - 1)
    assert told.deadline == DeadlineTold("thinking", at=10_000, left=8_000, running=False)
    voting.vote(seated, 1, 2_000 + VOTE_MILLIS - 1, aye=False)
    end = 2_000 + VOTE_MILLIS - 1 + 8_000
    seated.advance(end - 1)
    assert seated.seq == 0
    seated.advance(end)
    assert seated.lines()[-1] == "   10000 ! thinking"


def test_nothing_else_happens_during_a_vote() -> None:
    seated = disputed()
    assert code(seated.play(0, "E4> WAS", 3_000).refusal) == "ballot_open"
    assert code(voting.ask_vote(seated, 0, 3_000, "E4> OUI")) == "ballot_open"
    assert code(take_back(seated, 0, 3_000)) == "ballot_open"
    assert code(voting.accept_word(seated, 0, "OUI", 3_000, "E4> OUI")) == "ballot_open"


def test_who_laid_the_word_has_no_vote_and_nobody_votes_twice() -> None:
    seated = disputed("person", "person", "person")
    assert code(voting.vote(seated, 0, 3_000, aye=True)) == "no_vote"
    assert voting.vote(seated, 1, 3_000, aye=True) is None
    assert code(voting.vote(seated, 1, 3_000, aye=True)) == "already_voted"


def test_only_words_that_the_dictionary_refuses_are_voted_on() -> None:
    seated = table()
    assert code(voting.ask_vote(seated, 0, 1_000, "")) == "not_understood"
    assert code(voting.ask_vote(seated, 0, 1_000, "E4> WAS")) == "nothing_disputed"
    assert code(voting.ask_vote(seated, 0, 1_000, "E4> WA")) == "first_word_of_three"
    assert code(voting.ask_vote(seated, 1, 1_000, "E4> OUI")) == "not_your_turn"
    assert code(voting.vote(seated, 1, 1_000, aye=True)) == "no_ballot_open"


def test_a_word_that_was_voted_down_stays_down() -> None:
    seated = disputed()
    voting.vote(seated, 1, 3_000, aye=False)
    assert code(voting.ask_vote(seated, 0, 4_000, "E4> OUI")) == "word_voted_down"
    again = reopened(seated, now=0)
    assert code(voting.ask_vote(again, 0, 10, "E4> OUI")) == "word_voted_down"


def test_a_word_that_was_let_through_counts_from_then_on() -> None:
    seated = disputed()
    voting.vote(seated, 1, 3_000, aye=True)
    take_back(seated, 0, 4_000)
    assert seated.play(0, "E4v OUI", 5_000).refusal is None
    assert seated.lines()[-1].endswith("§ +OUI (book)")


def test_alone_against_computers_whoever_laid_the_word_answers_for_it() -> None:
    seated = table("person", "computer")
    seated.play(0, "E4> OUI", 1_000)
    assert code(voting.ask_vote(seated, 0, 1_000, "E4> OUI")) == "nobody_to_ask"
    assert code(voting.accept_word(seated, 0, "NON", 1_000, "E4> OUI")) == "not_in_dispute"
    assert voting.accept_word(seated, 0, "OUI", 1_000, "E4> OUI") is None
    assert seated.play(0, "E4> OUI", 2_000).refusal is None
    assert seated.lines()[-1] == "    2000 § +OUI (book)"


def test_among_people_nobody_lets_his_own_word_count() -> None:
    seated = table()
    seated.play(0, "E4> OUI", 1_000)
    assert code(voting.accept_word(seated, 0, "OUI", 1_000, "E4> OUI")) == "others_decide"


def test_the_frame_shows_the_vote() -> None:
    seated = disputed("person", "computer", "person")
    assert frame(seated, "t", 2, 4_000).ballot == BallotTold(
        [DoubtedWord("OUI", "unknown_word", {"word": "OUI"})],
        seat=0,
        action="E4> OUI",
        lies=False,
        voters=[2],
        voted=[],
        left=VOTE_MILLIS - 2_000,
    )


@pytest.mark.parametrize("action", ["E4>\nOUI", "E4>\u2028OUI\n", "\r\nE4> OUI"])
def test_a_question_is_one_line_of_the_journal_however_it_was_written(action: str) -> None:
    seated = table()
    assert voting.ask_vote(seated, 0, 2_000, action) is None
    assert [len(line.splitlines()) for line in seated.lines()] == [1]
    again = reopened(seated, 3_000)
    assert again.court.ballot == seated.court.ballot
    assert voting.vote(again, 1, 4_000, aye=True) is None
    assert again.lines()[-1].endswith("§ +OUI[2+] (vote)")
