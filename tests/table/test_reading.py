"""Rounds begin on a call; refused words of a round may be voted on before they are struck."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.core.game import Refusal
from setzkasten.core.record import Header, Sitter
from setzkasten.table import voting
from setzkasten.table.frame import frame
from setzkasten.table.helping import may_take_back, take_back
from setzkasten.table.opening import open_table
from setzkasten.table.pacing import next_alarm
from setzkasten.table.reading import READING_MILLIS
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.games.boggle import DICE
from tests.language import rule
from tests.table.seated import WORDS

LETTERS = DICE.removeprefix("dice ")


def boggle(*kinds: str, lists: str = "RAST MAMO/MUS") -> Table:
    sitters = tuple(Sitter((f"P{n}",), kind) for n, kind in enumerate(kinds))
    position = {"dice": LETTERS, "lists": lists}
    options = {"rounds": "2"}
    header = Header("boggle", sitters, options=options, position=position)
    return open_table(header, words=WORDS, rng=Random(1), now=0)


def read_aloud(*kinds: str, lists: str = "RAST MAMO/MUS") -> Table:
    table = boggle(*(kinds or ("person", "person")), lists=lists)
    for seat in range(len(table.header.sitters)):
        assert table.play(seat, "done", 10).refusal is None
    return table


def code(refusal: Refusal | None) -> str:
    return refusal.code if refusal else ""


def refused(table: Table) -> list[str]:
    reading = frame(table, "t", None, 20).reading
    assert reading
    return [word.word for word in reading.words]


@rule("BOG-02")
def test_the_dice_are_shaken_on_a_call() -> None:
    sitters = (Sitter(("Anna",)), Sitter(("Bert",)))
    table = open_table(Header("boggle", sitters), words=WORDS, rng=Random(1), now=0)
    table.advance(50_000)
    told = frame(table, "t", 0, 50_000)
    assert (table.seq, told.call, told.deadline) == (0, True, None)
    assert table.go_on(1, 60_000) is None
    assert table.awaiting().phase == "search"
    deadline = table.awaiting().deadline
    assert deadline
    assert deadline.at == 60_000 + 180_000
    assert code(table.go_on(1, 60_001)) == "nothing_to_wait_for"


def test_computers_alone_need_no_call() -> None:
    sitters = (Sitter((), "computer", "leicht"),)
    table = open_table(Header("boggle", sitters), words=WORDS, rng=Random(1), now=0)
    table.advance(1)
    assert table.awaiting().phase == "search"


@rule("BOG-09")
def test_refused_words_wait_until_everybody_has_read_them() -> None:
    table = read_aloud()
    assert refused(table) == ["MAMO", "MUS"]
    assert table.match.state.rounds == ()  # type: ignore[attr-defined]
    assert table.go_on(0, 20) is None
    assert code(table.go_on(0, 20)) == "already_ready"
    assert table.go_on(1, 30) is None
    (round_,) = table.match.state.rounds  # type: ignore[attr-defined]
    assert round_.points == (1, 0)


def test_words_that_all_count_hold_up_nobody() -> None:
    table = read_aloud(lists="RAST/-")
    assert table.court.reading is None
    assert table.awaiting().phase == "shake"


def test_a_reading_ends_by_itself() -> None:
    table = read_aloud()
    assert next_alarm(table, 20) == READING_MILLIS - 10
    table.advance(READING_MILLIS + 10)
    assert table.awaiting().phase == "shake"


@rule("GEN-10")
def test_the_table_lets_a_word_of_a_list_count() -> None:
    table = read_aloud()
    assert voting.doubt(table, 0, "MAMO", 20) is None
    assert code(table.go_on(0, 20)) == "ballot_open"
    assert code(voting.doubt(table, 0, "MUS", 20)) == "ballot_open"
    voting.vote(table, 0, 30, aye=True)
    voting.vote(table, 1, 40, aye=True)
    assert table.court.book == {"MAMO": True}
    assert code(voting.doubt(table, 1, "MAMO", 45)) == "nothing_disputed"
    table.go_on(0, 50)
    table.go_on(1, 50)
    (round_,) = table.match.state.rounds  # type: ignore[attr-defined]
    assert round_.points == (2, 0)
    assert table.lines()[-1].split()[1:] == ["§", "+MAMO[1+2+]", "+RAST", "-MUS", "(vote)"]


@rule("GEN-10")
def test_a_tie_keeps_the_word_of_the_dictionary() -> None:
    table = read_aloud()
    voting.doubt(table, 0, "MAMO", 20)
    voting.vote(table, 0, 30, aye=True)
    voting.vote(table, 1, 40, aye=False)
    assert code(voting.doubt(table, 1, "MAMO", 45)) == "word_voted_down"
    table.go_on(0, 50)
    table.go_on(1, 50)
    (round_,) = table.match.state.rounds  # type: ignore[attr-defined]
    assert round_.points == (1, 0)


def test_one_person_alone_answers_for_a_word() -> None:
    table = read_aloud("person", lists="RAST MAMO")
    assert code(voting.doubt(table, 0, "MAMO", 20)) == "nobody_to_ask"
    assert code(voting.accept_word(table, 0, "RAST", 20)) == "not_in_dispute"
    assert voting.accept_word(table, 0, "MAMO", 20) is None
    table.go_on(0, 30)
    (round_,) = table.match.state.rounds  # type: ignore[attr-defined]
    assert round_.points == (2,)


@pytest.mark.parametrize(("word", "wanted"), [("RAST", "not_in_dispute"), ("", "not_in_dispute")])
def test_only_refused_words_are_voted_on(word: str, wanted: str) -> None:
    assert code(voting.doubt(read_aloud(), 0, word, 20)) == wanted
    assert code(voting.doubt(boggle("person", "person"), 0, word, 20)) == "doubt_closed"


@rule("BOG-02")
def test_nobody_turns_the_glass_a_second_time_by_taking_back() -> None:
    sitters = (Sitter(("Anna",)), Sitter(("Bert",)))
    header = Header("boggle", sitters, options={"order": "in-turn"})
    table = open_table(header, words=WORDS, rng=Random(1), now=0)
    table.go_on(0, 0)
    table.play(0, "go", 10)
    assert may_take_back(table, 20) is None
    assert code(take_back(table, 0, 20)) == "too_late"


@rule("BOG-09")
def test_a_word_on_the_last_millisecond_counts_and_one_after_it_does_not() -> None:
    table = boggle("person", "person", lists="-/-")
    assert table.play(0, "RAST", 179_999).refusal is None
    assert code(table.play(0, "MAUS", 180_000).refusal) != ""
    assert "MAUS" not in record_of(table)


def test_in_real_time_a_move_is_old_only_when_something_else_came() -> None:
    table = boggle("person", "person", lists="-/-")
    seen = table.seq
    table.play(0, "RAST", 10)
    assert not table.moved_on(seen)
    table.advance(180_000)
    assert table.moved_on(seen)
    assert table.moved_on(99)
