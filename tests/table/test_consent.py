"""What a round agrees on beside words: a move back, a game broken off, somebody's empty chair."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.game import IllegalStep
from setzkasten.core.record import Header, RecordError, Sitter
from setzkasten.table import consent
from setzkasten.table.frame import frame, summary
from setzkasten.table.offer import answer_offer
from setzkasten.table.opening import open_table
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.table.seated import WORDS, reopened, table
from tests.table.test_table import code

BERT = frozenset({1})


def three(*, laid: bool = False) -> Table:
    seated = table("person", "person", "person", start="agreed", first=1)
    if laid:
        assert seated.play(0, "E4> WAS", 500).refusal is None
    return seated


def proposed(
    seated: Table, kind: str, about: int | None = None, away: frozenset[int] = BERT
) -> str:
    refusal = consent.propose(seated, 0, kind, 5_000, about=about, away=away)
    return refusal.code if refusal else ""


def test_a_computer_plays_for_somebody_until_they_are_back() -> None:
    seated = three()
    assert proposed(seated, "stand-in", 1) == ""
    assert seated.offer
    assert seated.offer.asked == {2}
    assert answer_offer(seated, 2, 6_000, aye=True) is None
    assert seated.lines()[-1] == "    6000 : sit 2 computer/mittel"
    assert seated.offer is None
    assert (sorted(seated.computers), sorted(seated.present)) == ([1], [0, 2])
    told = frame(reopened(seated, 7_000), "t", None, 7_000).seats[1]
    assert (told.kind, told.minded, told.names) == ("computer", True, ("Bert",))
    assert consent.come_back(seated, 1, 8_000) is None
    assert (sorted(seated.computers), sorted(seated.persons)) == ([], [0, 1, 2])
    assert code(consent.come_back(seated, 1, 8_000)) == "nobody_minds"


def test_who_is_here_is_not_replaced_and_says_no_when_back() -> None:
    seated = three()
    assert proposed(seated, "stand-in", 1, frozenset()) == "still_here"
    assert proposed(seated, "stand-in", 0) == "not_understood"
    assert proposed(seated, "dance", 1) == "not_understood"
    assert proposed(seated, "stand-in", 1) == ""
    assert answer_offer(seated, 1, 6_000, aye=False) is None
    assert (seated.offer, seated.computers) == (None, frozenset())


def test_the_others_finish_without_somebody() -> None:
    seated = three()
    assert proposed(seated, "without", 1) == ""
    assert answer_offer(seated, 2, 6_000, aye=True) is None
    assert seated.offer is None
    assert (sorted(seated.present), sorted(seated.awaiting().left)) == ([0, 2], [1])
    assert proposed(seated, "without", 1) == "not_understood"


def test_who_plays_on_ends_what_was_said_about_their_chair() -> None:
    seated = three(laid=True)
    assert proposed(seated, "without", 1) == ""
    assert seated.play(1, "E4v .ITZ", 5_500).refusal is None
    assert seated.offer is None


def test_a_move_goes_back_by_consent_until_somebody_moves_on() -> None:
    seated = three(laid=True)
    assert proposed(seated, "take-back") == ""
    assert seated.seq == 2
    assert answer_offer(seated, 2, 6_000, aye=True) is None
    assert (summary(seated).scores, sorted(seated.awaiting().seats)) == ((0, 0, 0), [0])
    assert code(consent.propose(seated, 0, "take-back", 6_500)) == "nothing_to_take_back"
    assert seated.play(0, "E4> WAS", 7_000).refusal is None
    assert consent.propose(seated, 0, "take-back", 7_500) is None
    assert seated.play(1, "E4v .ITZ", 8_000).refusal is None
    assert seated.offer is None
    assert code(consent.propose(seated, 0, "take-back", 9_000)) == "nothing_to_take_back"


def test_nobody_agrees_to_a_move_back_once_luck_has_shown_itself() -> None:
    """A stone was drawn after the move: it is refused before anybody is asked."""
    header = Header("lingua", (Sitter(), Sitter()), options={"start": "agreed", "first": "1"})
    seated = open_table(header, words=WORDS, rng=Random(1), now=0)
    seated.advance(0)
    hand = seated.game.view(seated.match.state, 0).hand
    assert seated.play(0, f"swap {hand[0]} {hand[1]}", 500).refusal is None
    assert " draw " in seated.lines()[-1]
    assert frame(seated, "t", 0, 1_000).take_back is None
    assert code(consent.propose(seated, 0, "take-back", 1_000)) == "nothing_to_take_back"
    assert seated.offer is None


def test_a_game_that_all_break_off_is_over_and_nobody_has_won() -> None:
    seated = three(laid=True)
    assert proposed(seated, "abort", away=frozenset()) == ""
    for seat in (1, 2):
        assert answer_offer(seated, seat, 6_000, aye=True) is None
    for shown in (seated, reopened(seated, 7_000)):
        told = frame(shown, "t", 0, 7_000)
        assert (told.over, told.phase, told.winners, told.next) == (True, "aborted", (), [])
        assert (told.doubtful, told.take_back, told.deadline) == ([], None, None)
        assert code(shown.play(1, "E4v .ITZ", 7_000).refusal) == "game_over"
        assert code(shown.leave(1, 7_000)) == "game_over"
    assert record_of(seated).endswith("    6000 : abort\n")
    assert proposed(seated, "abort") == "game_over"


def test_alone_with_those_who_are_away_one_decides_at_once() -> None:
    seated = table("person", "person")
    assert proposed(seated, "stand-in", 1) == ""
    assert seated.computers == {1}


@pytest.mark.parametrize("line", ["sit 9 person", "sit 2 computer/grand", "offer 1 without x"])
def test_a_damaged_journal_is_said_to_be_one(line: str) -> None:
    with pytest.raises((RecordError, IllegalStep)):
        reopened(three(), 0, [f"       0 : {line}"])
