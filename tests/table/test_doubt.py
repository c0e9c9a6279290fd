"""GEN-10: any person may put a word that lies before everybody, also one of the dictionary."""

from __future__ import annotations

import pytest

from setzkasten.table import court, voting
from setzkasten.table.ballot import VOTE_MILLIS
from setzkasten.table.court import LAST_DOUBT_MILLIS
from setzkasten.table.frame import frame
from setzkasten.table.table import Table
from tests.table.seated import reopened, set_up, table
from tests.table.test_table import code

rule = pytest.mark.rule


PEOPLE = ("person",) * 3


def no_votes(seated: Table, *seats: int, now: int = 2_000) -> None:
    for seat in seats:
        assert voting.vote(seated, seat, now, aye=False) is None


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
    assert code(voting.doubt(seated, 2, "WAS", 3_000)) == "doubt_closed"
    assert voting.doubt(seated, 2, "WITZ", 3_000) is None


@rule("GEN-10", "KRX-08")
def test_an_after_blocker_and_a_stone_given_back_meanwhile_do_not_close_the_doubt() -> None:
    seated = set_up("krux", "board KA/..../..../..../..../..../EI; turn 1", *PEOPLE[:2])
    assert seated.play(0, "C1> TZE", 1_000).refusal is None
    assert seated.play(1, "back A7", 1_100).refusal is None  # KRX-18, in the time of the other
    assert seated.play(0, "block C8", 1_200).refusal is None
    assert voting.doubt(seated, 1, "KATZE", 2_000) is None
    no_votes(seated, 0, 1)
    assert "#" not in seated.game.write_position(seated.match.state)["board"]
    assert seated.awaiting().seats == {0}


@rule("GEN-10", "KW4-06")
def test_a_word_may_be_doubted_although_its_layer_did_more_in_that_turn() -> None:
    crossing = "board ...D../...O../EXAMEN/...I../...N../..WORTE; hands AHB/E/E; turn 1"
    seated = set_up("kreuzwort-1936", crossing, *PEOPLE)
    seated.play(0, "2,5v .AH.", 1_000)
    seated.play(0, "pass", 1_100)  # no second word
    assert voting.doubt(seated, 1, "NAHT", 2_000) is None
    no_votes(seated, 0, 1, 2)
    assert seated.awaiting().seats == {0}
    assert seated.match.steps() == []


@rule("GEN-10", "SDW-07")
def test_a_fragment_is_no_word_that_could_be_doubted() -> None:
    angle = "board ..T../..E../HEXIKO/..T.T; hands 13/13/OSE; turn 3"
    seated = set_up("schach-dem-wort", angle, *PEOPLE)
    assert seated.play(2, "3,3> O", 1_000).refusal is None
    assert court.doubtful(seated, 1_000).keys() == {"TOT"}
    seated.play(2, "pass", 1_100)
    assert court.doubtful(seated, 1_100).keys() == {"TOT"}


@rule("GEN-10", "WBR-04")
def test_a_word_that_another_announced_is_not_doubted_for_a_stone() -> None:
    string = "board EX; word HEXEN; author 3; turn 1; hands HAB/ECD/AEI"
    seated = set_up("recht-1936", string, *PEOPLE)
    assert seated.play(0, "0,-1> H says HEXE", 1_000).refusal is None
    assert court.doubtful(seated, 1_000).keys() == {"HEXE"}
    assert seated.play(1, "0,2> E", 1_100).refusal is None
    assert court.doubtful(seated, 1_100) == {}


@rule("GEN-10", "WBR-03")
def test_whoever_announces_again_gets_the_time_for_it() -> None:
    string = "board EX; word HEXEN; author 3; turn 1; hands HAB/ECD/AEI"
    seated = set_up("recht-1936", string, *PEOPLE, time=10)
    seated.play(0, "0,-1> H says HEXE", 9_000)
    voting.doubt(seated, 1, "HEXE", 18_500)
    no_votes(seated, 0, 1, 2, now=18_500)
    told = frame(seated, "t", 0, 18_500).deadline
    assert told
    assert told.left == 10_000


COUNT = "board WAS/.UU; turn 1; given-up 2"


@rule("GEN-10", "GEN-06", "KRX-23")
@pytest.mark.parametrize("restarted", [False, True])
def test_what_the_count_of_krux_refuses_may_be_let_count_for_two_minutes(
    *, restarted: bool
) -> None:
    seated = set_up("krux", COUNT, *PEOPLE[:2])
    seated.play(0, "pass", 1_000)
    assert seated.match.over
    once = seated.match.scores
    assert court.doubtful(seated, 1_000).keys() == {"WAS", "UU", "AU", "SU"}
    assert voting.doubt(seated, 0, "UU", 2_000) is None
    told = frame(seated, "t", 0, 2_000).ballot
    assert told
    assert not told.lies
    voting.vote(seated, 0, 2_000, aye=True)
    voting.vote(seated, 1, 2_000, aye=True)
    if restarted:
        seated = reopened(seated, 3_000)
    assert seated.match.over
    assert seated.match.scores == (once[0] + 2 + 2, 0)  # no penalty, and two points
    assert court.doubtful(seated, 3_000 + LAST_DOUBT_MILLIS) == {}


@rule("GEN-10", "KRX-26")
def test_of_two_nobody_changes_the_count_of_krux_alone() -> None:
    for word in ("WAS", "UU"):
        seated = set_up("krux", COUNT, *PEOPLE[:2])
        seated.play(0, "pass", 1_000)
        once = seated.match.scores
        assert voting.doubt(seated, 0, word, 2_000) is None
        voting.vote(seated, 0, 2_000, aye=word == "UU")
        voting.vote(seated, 1, 2_000, aye=word != "UU")
        assert seated.match.scores == once
        assert seated.court.book == {}


@rule("GEN-10", "KRX-26")
def test_a_word_of_the_count_that_all_refuse_costs_its_letters() -> None:
    seated = set_up("krux", COUNT, *PEOPLE[:2])
    seated.play(0, "pass", 1_000)
    once = seated.match.scores
    voting.doubt(seated, 1, "WAS", 2_000)
    no_votes(seated, 0, 1)
    assert seated.match.scores == (once[0] - 3 - 3, 0)
    (closed,) = (said for said in frame(seated, "t", 0, 2_000).log if said.name == "vote_closed")
    assert (closed.data["accepted"], closed.data["struck"]) == (False, False)  # no move goes back


@rule("GEN-10", "KRX-08")
def test_a_long_word_of_the_last_laying_takes_the_laying_back_after_the_count_too() -> None:
    seated = set_up("krux", "board KA; turn 1; given-up 2", *PEOPLE[:2])
    seated.play(0, "C1> TZE", 1_000)
    seated.play(0, "block C8", 1_100)
    assert seated.match.scores == (5, 0)
    voting.doubt(seated, 1, "KATZE", 2_000)
    no_votes(seated, 0, 1)
    assert seated.awaiting().phase == "last"
    assert seated.match.steps() == []


@rule("GEN-10")
def test_a_time_out_and_a_turn_after_it_close_the_doubt() -> None:
    string = "board EX; word HEXEN; author 2; turn 1; hands HAB/ECD; stock 0"
    seated = set_up("recht-1936", string, *PEOPLE[:2], time=10)
    seated.play(0, "0,-1> H says HEXE", 1_000)
    seated.advance(11_000)
    assert court.doubtful(seated, 11_000).keys() == {"HEXE"}  # nobody has moved
    assert seated.awaiting().phase == "finish"
    seated.play(0, "drop-out", 12_000)
    assert court.doubtful(seated, 12_000) == {}


@rule("GEN-10")
@pytest.mark.parametrize("restarted", [False, True])
def test_whoever_stood_up_meanwhile_does_not_come_back_with_the_stones(*, restarted: bool) -> None:
    seated = laid("person", "person", "person", "person")
    assert seated.leave(2, 1_500) is None
    assert voting.doubt(seated, 1, "WAS", 2_000) is None
    no_votes(seated, 0, 1, 3)
    if restarted:
        seated = reopened(seated, 3_000)
    assert seated.match.scores == (0, 0, 0, 0)
    assert seated.awaiting().left == {2}
    assert [said.name for said in frame(seated, "t", 0, 3_000).log].count("left") == 1
    assert seated.present == {0, 1, 3}


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


def test_alone_nobody_is_asked_and_only_what_was_laid_is_doubted() -> None:
    assert code(voting.doubt(laid("person", "computer"), 0, "WAS", 2_000)) == "nobody_to_ask"
    assert code(voting.doubt(laid(), 0, "WITZ", 2_000)) == "doubt_closed"


def test_whoever_has_gone_doubts_nothing_any_more() -> None:
    seated = laid(*PEOPLE)
    seated.leave(2, 1_500)
    assert code(voting.doubt(seated, 2, "WAS", 2_000)) == "left_already"
    assert voting.doubt(seated, 1, "WAS", 2_000) is None


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
