"""The journal as text, and what is said about one that was damaged."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Left
from setzkasten.core.match import Match, Struck
from setzkasten.core.record import Line, RecordError, version_of
from setzkasten.table import journal
from setzkasten.table.journal_text import read_entry, write_entry
from setzkasten.table.opening import open_table
from tests.table.seated import WORDS, header

NOMINA = GAMES["nomina"]
ENTRIES: tuple[journal.Entry, ...] = (
    journal.Asked(1, ("OUI", "NON"), "E4v OUI", 1_763_280_045_000, at=9_120),
    journal.Doubted(0, "WAS", 1_763_280_045_000, at=9_121),
    journal.Voted(2, True, at=9_122),
    journal.Voted(2, False, at=9_122),
    journal.Voted(2, None, at=9_122),
    journal.Closed(at=9_123),
    journal.Listed(("MAMO",), 1_763_280_165_000, at=9_124),
    journal.Ready(3, at=9_125),
    journal.Called(0, at=9_126),
    journal.Called(0, 1_763_280_045_000, at=9_126),
    journal.Accepted(0, "OUI", at=9_127),
    journal.Forgot("OUI", at=9_128),
    journal.Forgot("", at=9_129),
    journal.Paused("away", at=9_130),
    journal.Resumed("away", at=9_131),
    journal.Dated(1_763_280_045_000, at=9_131),
    journal.Offered(1, "words", "brands=yes old=no", at=9_132),
    journal.Answered(0, True, at=9_133),
    journal.Answered(0, False, at=9_133),
    journal.Agreed((("names", "yes"), ("old", "no")), at=9_134),
    journal.Agreed((), at=9_134),
    journal.Sat(1, "computer", "leicht", at=9_135),
    journal.Sat(1, "free", "", at=9_135),
    journal.Talking("child", at=9_135),
    journal.Spoke(1, "well-seen", at=9_135),
    journal.Spelling(0, "RYTMUS", at=9_135),
    journal.Spelled(1, "RHYTHMUS", at=9_135),
    journal.Spelled(0, "", at=9_135),
    journal.Aborted(at=9_135),
    journal.Relaid(1, "presto-1936", "aB3_-x", at=9_135),
    journal.Relaid(0, "nomina", "aB3_-x", rotated=True, at=9_136),
    journal.Renewed("de-2026.11-0a1b2c3d", at=9_135),
    journal.Sealed("0a" * 32, at=9_135),
    journal.Unsealed("f9" * 32, at=9_135),
    journal.Hinted(0, 3, at=9_135),
    journal.Undone(1, 12, at=9_135),
    Left(1, at=9_136),
    Struck(4, at=9_137),
)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_is_read_as_it_was_written(entry: journal.Entry) -> None:
    text = write_entry(NOMINA, entry)
    at, who, *rest = text.split(None, 2)
    assert read_entry(NOMINA, Line(1, int(at), who, "".join(rest))) == entry
    assert version_of([text]) == "szk 2"


def test_every_kind_of_entry_is_tried() -> None:
    said = {kind for kind in vars(journal).values() if isinstance(kind, type)}
    ours = {kind for kind in said if kind.__module__ == journal.__name__}
    assert ours - {journal.Said, journal.OfSeat} <= {type(entry) for entry in ENTRIES}


@pytest.mark.parametrize(
    "line",
    ["9 : vote 2 ?", "9 : hum", "9 : ask 1", "9 : doubt 1 was 5", "9 : sit 0 person", "9 # x"],
)
def test_a_line_that_nobody_writes_is_told_with_its_number(line: str) -> None:
    with pytest.raises(RecordError) as told:
        open_table(header("person", "person"), [line], words=WORDS, rng=Random(1), now=0)
    assert told.value.line


@pytest.mark.parametrize("line", ["9 : vote 2 +", "9 : close", "9 : ready 1", "9 : answer 2 +"])
def test_an_entry_that_speaks_of_what_is_not_there_is_told(line: str) -> None:
    with pytest.raises(RecordError) as told:
        open_table(header("person", "person"), [line], words=WORDS, rng=Random(1), now=0)
    assert told.value.code == "journal_entry"


def test_nothing_is_struck_that_does_not_lie() -> None:
    match = Match(NOMINA, NOMINA.start(2, {}))
    refusal = match.propose(Struck(0, at=1)).refusal
    assert refusal
    assert refusal.code == "nothing_to_strike"
