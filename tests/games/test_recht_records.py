"""A record for each premium, penalty, drop-out, end and tie: read, judged and counted again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.record import read_record
from setzkasten.table.replay import replay
from tests.language import rule

FOLDER = Path(__file__).parent / "recht_records"
FILES = sorted(path.name for path in FOLDER.glob("*.szk"))


@rule("WBR-06", "WBR-07", "WBR-08", "WBR-09", "WBR-13", "WBR-14", "WBR-15", "WBR-16")
@pytest.mark.parametrize("name", FILES)
def test_a_record_comes_out_as_it_says(name: str) -> None:
    """Totals are checked on the way; the last line is refused with the code that it names."""
    data = (FOLDER / name).read_bytes()
    record = read_record(data)
    played = replay(record, GAMES[record.header.game], lexicon=allowed, court="trust")
    code = re.search(r"refused: (\w+)\n$", data.decode())
    assert code
    assert played.refused
    assert played.refused.refusal
    assert played.refused.refusal.code == code[1]
    assert played.refused.line == len(data.decode().splitlines())
