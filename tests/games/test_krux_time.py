"""Krux: what stays when the time for a turn is up."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.game import Deadline, Refusal
from setzkasten.core.position import read_position
from setzkasten.core.record import Header, Sitter, read_record
from setzkasten.games.krux.actions import Lay, Placed
from setzkasten.games.krux.state import State
from setzkasten.table.opening import open_table
from setzkasten.table.replay import game_of, replay
from setzkasten.table.table import Table
from tests.games.krux import KRUX, claimed, phase, picture, play, position, refused
from tests.language import rule, squares
from tests.table.seated import WORDS, reopened

MINUTE = 60_000
EMPTY = "board " + "/".join(["." * 12] * 12)


def timed(text: str = "A1 ....; turn 1", late: str = "stay") -> State:
    return position(f"board {text}", time=60, late=late)


def seated(**options: str) -> Table:
    """Two people before empty halves, a minute a turn."""
    sitters = (Sitter(("Anna",)), Sitter(("Bert",)))
    given = {"time": "60", **options}
    header = Header("krux", sitters, options=given, position=read_position(f"{EMPTY}; turn 1"))
    return open_table(header, words=WORDS, rng=Random(1), now=0)


@rule("KRX-07", "KRX-06")
@pytest.mark.parametrize("letters", ["H", "HA", "HAU", "RRR"])
def test_letters_placed_in_time_stay_and_no_word_is_asked_of_them(letters: str) -> None:
    state = timed()
    after = play(state, f"1 placed C2> {letters}", at=MINUTE)
    assert picture(after, 0)[1] == f"..{letters}".ljust(12, ".")
    assert (after.turn, phase(after), len(after.case)) == (1, "lay", 144 - len(letters))
    assert KRUX.awaiting(after).deadline == Deadline("thinking", 2 * MINUTE)


@rule("KRX-07", "KRX-08")
def test_a_long_word_that_was_placed_too_late_to_be_called_earns_nothing() -> None:
    state = timed("A1 KA; turn 1")
    assert claimed(state, "1 C1> TZE")
    after = play(state, "1 placed C1> TZE", at=MINUTE)
    assert (after.due, after.earned, after.turn) == (0, (frozenset(), frozenset()), 1)


@rule("KRX-07", "KRX-19")
def test_what_was_placed_counts_in_the_last_move() -> None:
    state = timed("A1 EIN; given-up 1; turn 2")
    after = play(state, "2 placed A7> DU", at=MINUTE)
    assert (phase(after), KRUX.scores(after)) == ("over", (3, 2))


@rule("KRX-07")
@pytest.mark.parametrize(
    ("text", "at", "code"),
    [
        ("1 placed C2> HA", MINUTE - 1, "too_early"),
        ("2 placed A7> HA", MINUTE, "not_your_turn"),
        ("1 placed A7> HA", MINUTE, "not_your_half"),
        ("1 placed C2> HAUS", MINUTE, "three_stones"),
        ("1 placed A1> H", MINUTE, "square_taken"),
        ("1 placed C2> QQ", MINUTE, "letter_used_up"),
    ],
)
def test_only_what_could_lie_when_the_time_was_up(text: str, at: int, code: str) -> None:
    assert refused(timed("A1 E; turn 1"), text, at=at).code == code


@rule("KRX-07")
def test_without_a_clock_and_while_blockers_are_due_nothing_runs_out() -> None:
    assert refused(position("board A1 E; turn 1"), "1 placed C2> H").code == "no_such_deadline"
    due = play(timed("A1 KA; turn 1"), "1 C1> TZE")
    late = refused(due, "1 placed C2> H", at=MINUTE)
    assert late == Refusal("after_blockers_first", {"due": 1})


@rule("KRX-07")
def test_by_agreement_the_whole_turn_is_lost() -> None:
    lost = Refusal("late_letters_lost", squares=squares("C2"))
    assert refused(timed(late="lost"), "1 placed C2> H", at=MINUTE) == lost


@rule("KRX-07")
@pytest.mark.parametrize(
    ("tried", "placed"),
    [
        ("C2> HA", "C2> HA"),
        ("C2> HAUS", "C2> HAU"),
        ("A1> XHA", "B1> HA"),  # on a stone
        ("C2> HA A7> U", "C2> HA"),  # in the other half
        ("C2> QQE", "C2> Q.E"),  # there is one Q
        ("A1> X", None),
    ],
)
def test_of_what_was_tried_last_the_letters_that_fit_count_as_placed(
    tried: str, placed: str | None
) -> None:
    action = KRUX.timed_out(timed("A1 E; turn 1"), 0, KRUX.read_action(tried))
    assert (KRUX.write(action) if action else None) == (f"placed {placed}" if placed else None)


@rule("KRX-07")
def test_the_table_keeps_what_a_seat_tried_last() -> None:
    table = seated()
    table.trial(0, "C2> HA", 10_000)
    table.trial(0, "C2> HAX C4> QQQQ", 20_000)
    table.trial(0, "C2> HA E3> N", 30_000)
    table.advance(MINUTE)
    assert table.lines() == [f"{MINUTE:>8} 1 placed C2> HA E3> N"]
    assert table.awaiting().seats == {1}
    assert reopened(table, 2 * MINUTE - 1).match.state == table.match.state


@rule("KRX-07")
@pytest.mark.parametrize("tries", [(), ("C2> HA", ""), ("give-up",)])
def test_where_nothing_lies_the_turn_simply_ends(tries: tuple[str, ...]) -> None:
    table = seated()
    for text in tries:
        table.trial(0, text, 10_000)
    table.advance(MINUTE)
    assert table.lines() == [f"{MINUTE:>8} ! thinking"]


@rule("KRX-07")
def test_what_was_tried_out_of_turn_or_in_an_earlier_turn_is_not_placed() -> None:
    table = seated()
    table.trial(1, "A8> HA", 10_000)
    table.trial(0, "C2> H", 10_000)
    table.play(0, "C2> HAU", 20_000)
    table.advance(20_000 + MINUTE)  # Bert's time
    table.advance(20_000 + 2 * MINUTE)  # and Anna's
    assert [line.split(None, 1)[1] for line in table.lines()] == [
        "1 C2> HAU",
        "! thinking",
        "! thinking",
    ]


@rule("KRX-07")
def test_a_record_of_the_first_edition_knows_no_letters_that_stay() -> None:
    text = f"szk 1\ngame krux\nedition 1\noption time 60\nseats 2\nposition {EMPTY}; turn 1\n\n"
    for edition, code in (("1", "late_letters_lost"), ("2", None)):
        lines = f"{MINUTE} 1 placed C2> HA\n"
        record = read_record((text.replace("edition 1", f"edition {edition}") + lines).encode())
        (step,) = replay(record, game_of(record, GAMES), lexicon=allowed).steps
        assert getattr(step.refusal, "code", None) == code


def test_placed_is_written_as_it_is_read() -> None:
    action = KRUX.read_action("placed C2> HA F5> U")
    assert isinstance(action, Placed)
    assert KRUX.write(action) == "placed C2> HA F5> U"
    assert isinstance(KRUX.read_action("C2> HAU"), Lay)
