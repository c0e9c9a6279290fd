"""Clocks that people know: for a move, a whole game or days; held by whoever laid the table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.record import Header, RecordError, Sitter, read_record
from setzkasten.lexicon.words import Words
from setzkasten.table import consent, voting
from setzkasten.table.frame import frame, summary
from setzkasten.table.helping import undo
from setzkasten.table.opening import open_table
from setzkasten.table.pacing import due_at, hold, pause, resume
from setzkasten.table.replay import game_of, replay
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.table.seated import WORDS, header, reopened
from tests.table.test_table import code

MINUTE, DAY = 60_000, 86_400_000
OF_TURNS = sorted(n for n, e in CATALOGUE.items() if e.time_option and e.pace is None)


def clocked(clock: str, seconds: int, now: int = 0, *kinds: str) -> Table:
    made = header(*(kinds or ("person", "person")), start="agreed", first=1, time=seconds)
    opened = open_table(replace(made, clock=clock), words=WORDS, rng=Random(1), now=now)
    resume(opened, "away", now)
    opened.advance(now)
    return opened


def left(table: Table, now: int) -> tuple[int, ...]:
    told = frame(table, "t", 0, now).clock
    assert told
    return told.left


def test_time_for_a_whole_game_is_used_up_move_by_move() -> None:
    table = clocked("game", 600)
    assert table.play(0, "E4> WAS", 4 * MINUTE).refusal is None
    assert table.play(1, "E5v ITZ", 5 * MINUTE).refusal is None
    deadline = table.awaiting().deadline
    assert deadline
    assert deadline.at == 5 * MINUTE + 6 * MINUTE
    assert left(table, 6 * MINUTE) == (6 * MINUTE, 9 * MINUTE)
    table.advance(11 * MINUTE)
    assert table.lines()[-1].split() == [str(11 * MINUTE), "!", "thinking"]


def test_a_move_that_is_taken_back_has_cost_its_time() -> None:
    table = clocked("game", 600)
    assert table.play(0, "E4> WAS", 4 * MINUTE).refusal is None
    assert consent.propose(table, 0, "take-back", 5 * MINUTE, away=frozenset({1})) is None
    assert table.awaiting().seats == {0}
    assert left(table, 5 * MINUTE) == (6 * MINUTE, 9 * MINUTE)
    assert left(reopened(table, 9 * MINUTE), 9 * MINUTE) == (6 * MINUTE, 9 * MINUTE)


def test_who_has_time_left_takes_back_however_long_the_other_thought() -> None:
    """The time of a whole game is one's own: another's thinking is not counted."""
    table = clocked("game", 600)
    assert table.play(0, "E4> WAS", 9 * MINUTE).refusal is None
    assert frame(table, "t", 0, 12 * MINUTE).take_back == 0
    assert consent.propose(table, 0, "take-back", 12 * MINUTE, away=frozenset({1})) is None
    assert left(table, 12 * MINUTE) == (MINUTE, 7 * MINUTE)
    deadline = table.awaiting().deadline
    assert deadline
    assert deadline.at == 13 * MINUTE
    move = clocked("", 600)
    assert move.play(0, "E4> WAS", 9 * MINUTE).refusal is None
    assert frame(move, "t", 0, 12 * MINUTE).take_back is None, "of a move the time is over"


def test_a_move_that_is_undone_has_cost_its_time() -> None:
    table = clocked("game", 600, 0, "person", "computer")
    assert table.play(0, "E4> WAS", 4 * MINUTE).refusal is None
    assert table.play(1, "E5v ITZ", 5 * MINUTE).refusal is None
    assert undo(table, 0, 6 * MINUTE) is None
    for seated in (table, reopened(table, 6 * MINUTE)):
        assert seated.awaiting().seats == {0}
        assert left(seated, 6 * MINUTE) == (5 * MINUTE, 9 * MINUTE)


@pytest.mark.parametrize("game", OF_TURNS)
def test_with_no_time_left_every_turn_runs_out_and_nothing_turns_for_ever(game: str) -> None:
    entry = CATALOGUE[game]
    options = {str(entry.time_option): "60"}
    made = Header(game, (Sitter(),) * 2, options=options, clock="game")
    table = open_table(made, words=Words.listed({"WAS"}), rng=Random(1), now=0)
    for hour in range(1, 40):
        table.advance(hour * 60 * MINUTE)
        for seat in sorted(table.awaiting().seats):  # whoever is not hurried does what is least
            if table.awaiting().deadline is None and seat in table.awaiting().seats:
                for action in entry.game.actions(table.match.state, seat, Words.listed({"WAS"})):
                    assert table.play(seat, entry.game.write(action), hour * 60 * MINUTE + 1)
                    break
    expired = [line for line in table.lines() if " ! " in line]
    assert expired
    record = read_record(record_of(table).encode())
    played = replay(record, game_of(record, GAMES), lexicon=table.court.judge.answer)
    assert played.refused is None


def test_whoever_laid_the_table_holds_the_clock_and_everybody_sees_it() -> None:
    table = clocked("", 120)
    assert code(hold(table, MINUTE, stop=False)) == "clock_runs"
    assert hold(table, MINUTE, stop=True) is None
    assert code(hold(table, MINUTE, stop=True)) == "clock_held"
    shown = frame(table, "t", 1, 60 * MINUTE)
    assert shown.clock
    assert shown.deadline
    assert (shown.clock.held, shown.deadline.running, shown.deadline.left) == (True, False, MINUTE)
    assert shown.log[-1].name == "clock_held"
    again = reopened(table, 90 * MINUTE)
    assert hold(again, 90 * MINUTE, stop=False) is None
    again.advance(90 * MINUTE + MINUTE - 1)
    assert not any(" ! " in line for line in again.lines())
    again.advance(91 * MINUTE)
    assert any(" ! " in line for line in again.lines())


def test_where_no_clock_runs_there_is_nothing_to_hold() -> None:
    assert code(hold(clocked("", 0), 0, stop=True)) == "no_clock"


def test_days_go_on_while_nobody_is_there_and_over_a_restart() -> None:
    began = 1_700_000_000_000
    table = clocked("days", 3 * DAY // 1000, began)
    assert due_at(table) == summary(table).due == began + 3 * DAY
    pause(table, "away", began + DAY)
    assert not table.clock.held
    late = reopened(table, began + 8 * DAY)
    assert late.clock.reading(began + 8 * DAY) == 8 * DAY
    late.advance(began + 8 * DAY)
    steps = [line.split() for line in late.lines() if " ! " in line]
    assert steps[0] == [str(3 * DAY), "!", "thinking"]  # when it ran out, not when somebody looked


def test_a_vote_lasts_as_long_as_a_move_where_moves_take_days() -> None:
    began = 1_700_000_000_000
    table = clocked("days", 2 * DAY // 1000, began, "person", "person", "person")
    assert voting.ask_vote(table, 0, began + 1, "E4> OUI") is None
    assert table.court.ballot
    assert table.court.ballot.closes_at == due_at(table) == began + 1 + 2 * DAY
    assert voting.vote(table, 1, began + DAY, aye=True) is None
    again = reopened(table, began + 5 * DAY)
    again.advance(began + 5 * DAY)
    assert again.court.ballot is None
    assert again.awaiting().seats == {1}
    assert due_at(again) == began + 5 * DAY + 2 * DAY  # whoever is next lost nothing by the vote


def test_nobody_is_played_for_while_they_have_days_to_move() -> None:
    table = clocked("days", DAY // 1000)
    assert code(consent.propose(table, 0, "without", 5, about=1)) == "days_to_move"


@pytest.mark.parametrize("kind", ["stand-in", "without"])
def test_a_chair_that_is_empty_for_good_holds_up_no_game_over_days(kind: str) -> None:
    table = clocked("days", DAY // 1000)
    assert consent.propose(table, 0, kind, 5, about=1, away=frozenset({1})) is None
    assert table.minded(1) if kind == "stand-in" else 1 not in table.present


def test_a_clock_that_nobody_knows_is_told_with_its_line() -> None:
    with pytest.raises(RecordError) as told:
        read_record(b"szk 1\ngame nomina\nclock weeks\nseats 2\n")
    assert (told.value.code, told.value.line) == ("record_header", 3)
