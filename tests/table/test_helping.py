"""Hints and undo: where they are allowed, what they leave behind, and that luck stays."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from setzkasten.core.allowance import Allowance
from setzkasten.core.game import Act
from setzkasten.core.match import Struck
from setzkasten.core.record import Header, RecordError, Sitter, read_record, write_header
from setzkasten.table import helping, voting
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.proof import check_draws
from setzkasten.table.seal import Seal
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.table.seated import WORDS, header, table

ANNA, BOT = Sitter(("Anna",)), Sitter(("Karl",), "computer", "leicht")
SECRET = "5e" * 32


def lingua(*sitters: Sitter, hints: str = "", clock: str = "") -> Table:
    options = {"start": "agreed", "first": "1", **({"time": "60"} if clock else {})}
    opened = open_table(
        Header("lingua", sitters, "2", options=options, hints=hints, clock=clock),
        words=WORDS,
        rng=Seal(SECRET, Random(1)),
        now=0,
    )
    opened.advance(0)
    return opened


def swap(at: Table, seat: int, now: int, first: int = 0) -> str:
    """Swaps two stones of a hand, from this one on; gives what was drawn for them."""
    hand = at.game.view(at.match.state, seat).hand
    assert at.play(seat, "swap " + " ".join(hand[first : first + 2]), now).refusal is None
    return next(line for line in reversed(at.lines()) if " draw " in line).split(" draw ")[1]


def code(refusal: object) -> str:
    return getattr(refusal, "code", "")


@pytest.mark.parametrize(
    ("kinds", "hints", "allowed"),
    [
        (("person", "computer"), "", True),
        (("person", "computer"), "no", False),
        (("person", "person"), "", False),
        (("person", "person"), "yes", True),
        (("person", "person", "computer"), "", False),
    ],
)
def test_several_people_must_have_agreed(kinds: tuple[str, ...], hints: str, allowed: bool) -> None:
    made = replace(header(*kinds, start="agreed"), hints=hints)
    at = open_table(made, words=WORDS, rng=Random(1), now=0)
    at.advance(0)
    refused = "" if allowed else "hints_not_agreed"
    assert frame(at, "t", 0, 10).hints is allowed
    assert code(helping.note_hint(at, 0, 1, 10)) == refused
    assert at.play(0, "E4> WAS", 20).refusal is None
    assert code(helping.undo(at, 0, 30)) == refused
    assert at.awaiting().seats == {0 if allowed else 1}
    assert at.helped == ({0} if allowed else frozenset())


def test_what_was_agreed_stands_in_the_record() -> None:
    text = write_header(Header("nomina", (ANNA, ANNA), hints="yes"))
    assert read_record(text.encode()).header.hints == "yes"
    with pytest.raises(RecordError, match="record_header"):
        read_record(text.replace("hints yes", "hints perhaps").encode())


def test_a_computer_that_stands_in_is_a_person() -> None:
    at = table("person", "person")
    at.seat((at.kinds[0], ("computer", "mittel")))
    assert not helping.allowed(at)


def test_undo_takes_the_replies_along_and_the_same_stones_come_again() -> None:
    at = lingua(ANNA, BOT)
    first = swap(at, 0, 10)
    swap(at, 1, 20)
    before = len(at.match.taken)
    assert frame(at, "t", 0, 30).undo == 0
    assert helping.undo(at, 0, 30) is None
    assert len(at.match.taken) < before
    assert at.awaiting().seats == {0}
    assert swap(at, 0, 40, first=3) == first, "whatever is put back for them"
    assert at.helped == {0}
    assert at.leave(0, 80) is None
    text = record_of(at)
    assert " : undo 1 " in text
    assert check_draws(read_record(text.encode())).unsealed == 0
    other = open_table(at.header, at.lines(), words=WORDS, rng=Seal(SECRET, Random(1)), now=90)
    assert other.helped == {0}
    assert [repr(step) for step in other.match.steps()] == [repr(s) for s in at.match.steps()]


def test_a_record_that_changed_an_undone_draw_is_found_out() -> None:
    """The draws count on from where the undo went back to; without the undo they would not fit."""
    at = lingua(ANNA, BOT)
    swap(at, 0, 10)
    helping.undo(at, 0, 20)
    swap(at, 0, 30)
    at.leave(0, 40)
    kept = [line for line in record_of(at).splitlines() if " : undo " not in line]
    with pytest.raises(Exception, match="proof_draw"):
        check_draws(read_record("\n".join(kept).encode()))


def test_there_is_nothing_to_undo_before_a_move_nor_past_another_person() -> None:
    at = lingua(ANNA, ANNA, hints="yes")
    assert code(helping.undo(at, 0, 10)) == "nothing_to_undo"
    swap(at, 0, 20)
    swap(at, 1, 30)
    assert code(helping.undo(at, 0, 40)) == "nothing_to_undo"
    assert frame(at, "t", 0, 40).undo == 1
    at.leave(0, 50)
    assert code(helping.undo(at, 1, 60)) == "game_over"
    assert not any(isinstance(step, Struck) for step in at.match.happenings)


def test_a_hint_is_for_the_seat_on_turn_and_marks_the_game() -> None:
    at = lingua(ANNA, BOT)
    swap(at, 0, 10)
    assert code(helping.note_hint(at, 0, 1, 20)) == "not_your_turn"
    assert at.helped == frozenset()
    swap(at, 1, 30)
    assert helping.note_hint(at, 0, 2, 40) is None
    assert at.lines()[-1].split() == ["40", ":", "hint", "1", "2"]
    assert isinstance(at.match.happenings[-2], Act)
    assert frame(at, "t", 0, 40).helped == [0]


def test_an_undone_move_has_cost_its_time_of_the_whole_game() -> None:
    at = lingua(ANNA, BOT, clock="game")
    swap(at, 0, 10_000)
    swap(at, 1, 11_000)
    assert helping.undo(at, 0, 20_000) is None
    assert at.awaiting().seats == {0}
    assert at.match.standing.allowance == Allowance(60_000, (19_000, 1_000), 20_000)
    swap(at, 0, 30_000)
    swap(at, 1, 31_000)
    at.advance(62_000)  # the last of Anna's minute is over, and with it her turn
    assert at.awaiting().seats == {1}
    assert frame(at, "t", 0, 63_000).undo is None
    assert code(helping.undo(at, 0, 63_000)) == "nothing_to_undo"


def test_undo_goes_on_where_a_word_was_voted_out() -> None:
    at = open_table(
        replace(header("person", "person", start="agreed", first=1), hints="yes"),
        words=WORDS,
        rng=Random(1),
        now=0,
    )
    at.advance(0)
    assert at.play(0, "E4> WAS", 10).refusal is None
    assert at.play(1, "E5v ITZ", 20).refusal is None
    assert voting.doubt(at, 0, "WITZ", 30) is None
    assert code(helping.undo(at, 1, 40)) == "ballot_open"
    for seat in (0, 1):
        assert voting.vote(at, seat, 50, aye=False) is None
    assert at.awaiting().seats == {1}
    assert helping.may_undo(at) == 0
    assert code(helping.undo(at, 1, 60)) == "nothing_to_undo"
    assert helping.undo(at, 0, 70) is None
    assert at.awaiting().seats == {0}
    assert not at.match.taken
    again = open_table(at.header, at.lines(), words=WORDS, rng=Random(1), now=80)
    assert again.awaiting().seats == {0}
    assert again.helped == {0}
