"""A table plays, tries, takes back, keeps time and writes its record."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Refusal
from setzkasten.core.record import RecordError, read_record
from setzkasten.table.frame import frame, summary
from setzkasten.table.helping import may_take_back, take_back
from setzkasten.table.replay import game_of, replay
from setzkasten.table.slider import moves_told
from setzkasten.table.telling import record_of
from setzkasten.table.told import DeadlineTold
from tests.table.seated import WORDS, reopened, table


def code(refusal: Refusal | None) -> str | None:
    return refusal.code if refusal else None


def test_a_move_is_two_lines_and_totals_in_the_record() -> None:
    seated = table()
    assert seated.play(0, "E4> WAS", 4210).refusal is None
    assert seated.lines() == ["    4210 1 E4> WAS", "    4210 § +WAS (lexicon)"]
    assert record_of(seated).splitlines()[-3:] == [
        "    4210 1 E4> WAS",
        "    4210 § +WAS (lexicon)",
        "         = 3 0",
    ]


def test_the_record_of_a_table_replays_to_the_same_state() -> None:
    seated = table()
    seated.play(0, "E4> WAS", 10)
    seated.play(1, "E5v ITZ", 20)
    take_back(seated, 1, 30)
    seated.play(1, "give-up", 40)
    found = read_record(record_of(seated).encode())
    played = replay(found, game_of(found, GAMES), lexicon=WORDS.judge.answer)
    assert played.match.state == seated.match.state


def test_a_refused_laying_leaves_no_trace_and_names_its_words() -> None:
    seated = table()
    trial = seated.play(0, "E4> INX", 5)
    assert code(trial.refusal) == "not_a_word"
    assert [(word.word, word.answer, word.reason) for word in trial.words] == [
        ("INX", "no", "unknown_word")
    ]
    assert seated.seq == 0
    assert seated.play(0, "E4> WAS", 6).refusal is None


def test_a_trial_changes_nothing() -> None:
    seated = table()
    trial = seated.trial(0, "E4> WAS", 5)
    assert (trial.points, trial.words[0].witness, trial.refusal) == (3, "was", None)
    assert seated.seq == 0


def test_what_cannot_be_read_is_a_refusal() -> None:
    assert code(table().play(0, "Hallo?", 5).refusal) == "not_understood"


def test_a_move_may_be_taken_back_until_the_next_one() -> None:
    seated = table()
    seated.play(0, "E4> WAS", 5)
    assert may_take_back(seated, 6) == 0
    assert code(take_back(seated, 1, 6)) == "nothing_to_take_back"
    assert take_back(seated, 0, 7) is None
    assert summary(seated).next == [0]
    assert seated.lines()[-1] == "       7 ~ 1"


def test_a_move_cannot_be_taken_back_into_a_time_that_is_over() -> None:
    seated = table(time=10)
    seated.play(0, "E4> WAS", 9_000)
    assert may_take_back(seated, 9_999) == 0
    assert may_take_back(seated, 10_000) is None
    assert code(take_back(seated, 0, 10_000)) == "too_late"
    assert summary(seated).next == [1]


def test_time_runs_out_by_itself() -> None:
    seated = table("person", "person", "person", time=10)
    seated.advance(10_000)
    assert seated.lines() == ["   10000 ! thinking"]
    assert code(seated.play(0, "E4> WAS", 10_001).refusal) == "not_your_turn"


def test_a_restart_gives_back_the_time_since_the_last_step() -> None:
    seated = table(time=10)
    seated.play(0, "E4> WAS", 4_000)
    again = reopened(seated, now=9_000_000)
    again.advance(9_009_999)
    assert again.seq == 2
    again.advance(9_010_000)
    assert again.lines()[-1] == "   14000 ! thinking"


def test_the_draw_is_recorded_as_its_outcome() -> None:
    seated = table(start="draw")
    assert seated.lines()[0].startswith("       0 * draw ")
    assert reopened(seated, now=0).match.state == seated.match.state


def test_a_stored_line_that_cannot_be_is_said_with_its_place_in_the_record() -> None:
    with pytest.raises(RecordError) as caught:
        reopened(table(), 0, ["    4210 1 E4> WAS", "nonsense"])
    assert (caught.value.code, caught.value.line) == ("record_line", 7)
    with pytest.raises(RecordError) as caught:
        reopened(table(), 0, ["    4210 2 E4> WAS"])
    assert (caught.value.code, caught.value.line) == ("not_your_turn", 6)


def test_the_frame_tells_who_is_next_and_how_long() -> None:
    seated = table("person", "computer", time=10)
    seated.play(0, "E4> WAS", 4_000)
    told = frame(seated, "t", None, 5_000)
    assert told.next == [1]
    assert told.seq == 2
    assert told.take_back == 0
    assert told.deadline == DeadlineTold("thinking", at=14_000, left=9_000, running=True)
    assert told.options == {
        "time": 10,
        "start": "agreed",
        "first": 1,
        "ambiguous": "new",
        "stones": "O10-V2",
    }


def test_the_frame_tells_who_has_left_and_who_still_sits_there() -> None:
    seated = table("person", "person", "person", start="agreed", first=1)
    assert frame(seated, "t", None, 0).left == []
    assert seated.leave(2, 500) is None
    told = frame(seated, "t", None, 500)
    assert (told.left, told.people) == ([2], [0, 1])
    assert seated.play(0, "give-up", 600).refusal is None
    told = frame(seated, "t", None, 600)
    assert (told.left, told.people) == ([0, 2], [0, 1])


def test_the_move_of_a_computer_is_not_offered_for_taking_back() -> None:
    seated = table("computer", "person")
    seated.play(0, "E4> WAS", 5)
    assert frame(seated, "t", None, 6).take_back is None


def test_the_slider_has_the_start_and_one_entry_a_move() -> None:
    seated = table(start="draw", time=60)
    turn = min(seated.awaiting().seats)
    seated.play(turn, "E4> WAS", 5)
    seated.advance(60_005)
    told = moves_told(seated.match)
    assert [entry.kind for entry in told] == ["start", "chance", "act", "expired"]
    assert told[2].action == "E4> WAS"
    assert told[2].points == 3
