"""Puzzles as files: ours, other programs', and broken ones."""

from __future__ import annotations

import json
import warnings
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.ipuz import read_ipuz, write_ipuz
from setzkasten.puzzle.puz_file import read_puz, write_puz
from setzkasten.puzzle.reading import read_puzzle
from setzkasten.solve.puzzle_error import PuzzleError
from tests.puzzle.puzzles import LEAFLET, SMALL, UMLAUTS

with warnings.catch_warnings():  # it is old, and Python complains about how it is written
    warnings.simplefilter("ignore")
    import ipuz

EVERY = (LEAFLET, SMALL, UMLAUTS, replace(SMALL, solution=((0, 0), (0, 3)), numbering="common"))


def plain(puzzle: Puzzle) -> Puzzle:
    """As another format gives it back: without marks in its clues."""
    return replace(puzzle, clues={p: c.replace("<b>", "").replace("</b>", "")
                                  for p, c in puzzle.clues.items()})  # fmt: skip


@pytest.mark.parametrize("puzzle", EVERY)
def test_ipuz_survives_a_round_trip(puzzle: Puzzle) -> None:
    assert read_ipuz(write_ipuz(puzzle).encode()) == plain(puzzle)


@pytest.mark.parametrize("puzzle", EVERY)
def test_ipuz_opens_with_the_reader_of_another_program(puzzle: Puzzle) -> None:
    read = ipuz.read(write_ipuz(puzzle))
    assert read["solution"][0] == list(puzzle.rows[0])
    again = read_ipuz(ipuz.write(read).encode())
    assert (again.rows, again.clues) == (puzzle.rows, plain(puzzle).clues)


def test_ipuz_of_others_is_read() -> None:
    """Wrapped, with labels, styled cells, numbers as text, clues as objects, HTML."""
    told = {
        "version": "http://ipuz.org/v1",
        "kind": ["http://ipuz.org/crossword#1"],
        "dimensions": {"width": 2, "height": 2},
        "puzzle": [[{"cell": "1", "style": {}}, 2], ["3", None]],
        "solution": [["u", {"value": "M"}], ["n", None]],
        "clues": {
            "Across:Waagerecht": [{"number": 1, "clue": "Pr&auml;position <i>räumlich</i>"}],
            "Down": [["1", "Ja &amp; Nein"]],
        },
    }
    puzzle = read_ipuz(f"ipuz({json.dumps(told)})".encode())
    assert puzzle.rows == ("UM", "N#")
    assert sorted(puzzle.clues.values()) == ["Ja & Nein", "Präposition räumlich"]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"kind": ["http://ipuz.org/sudoku#1"]}, "kein Kreuzworträtsel"),
        ({"kind": 7}, "keine Liste"),
        ({"dimensions": {"width": 500, "height": 500}}, "zu viele"),
        ({"dimensions": {"width": "4", "height": 3}}, "dimensions"),
        ({"dimensions": {"width": 3, "height": 3}}, "passt"),
        ({"solution": [["H", "A", "U", "S"], ["1", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "'1' ist kein Buchstabe"),
        ({"solution": [["HA", "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "'HA' ist kein Buchstabe"),
        ({"solution": [["Ж", "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "kein Buchstabe"),
        ({"solution": 3}, "keine Liste"),
        ({"solution": None}, "keine Liste"),
        ({"clues": {"Across": [[99, "x"]]}}, "99 waagerecht"),
        ({"clues": {"Quer": []}}, "Richtung"),
        ({"clues": {"Down": ["x"]}}, "Nummer"),
        ({"clues": []}, "Richtungen"),
        ({"setzkasten:solution-word": [[9, 9]]}, "Lösungswort"),
        ({"setzkasten:solution-word": ["x"]}, "kein Feld"),
        ({"puzzle": [[0]]}, "passt"),
    ],
)  # fmt: skip
def test_broken_ipuz_gets_a_clear_answer(change: dict[str, Any], what: str) -> None:
    told = {**json.loads(write_ipuz(SMALL)), **change}
    with pytest.raises(PuzzleError, match=what):
        read_ipuz(json.dumps(told).encode())


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<i>Rabe</i> &amp; <b>Hase</b>", "Rabe & Hase"),
        ("1 < 2 <i>und</i> 3 > 2", "1 < 2 und 3 > 2"),
        ("&#" + "9" * 5000, "\ufffd"),
        ("halb \ud800", "halb ?"),
    ],
)
def test_texts_of_an_ipuz_become_plain(written: str, read: str) -> None:
    told = {**json.loads(write_ipuz(SMALL)), "title": written}
    assert read_ipuz(json.dumps(told).encode()).title == read


@pytest.mark.parametrize("shape", ["ipuz({});", " ipuz({}) ;\n", "setz_$1({})", "\ufeff{}\n"])
def test_an_ipuz_may_stand_in_a_call(shape: str) -> None:
    assert read_ipuz(shape.replace("{}", write_ipuz(SMALL)).encode()).rows == SMALL.rows


@pytest.mark.parametrize(
    "data",
    [
        b"{",
        b"ipuz({}",
        b"ipuz()" + b" " * 99_999 + b"x",
        b"{}",
        b"[1]",
        b'{"version": 1}',
        b"\xff\xfe{",
        b'{"version":1,"puzzle":' + b"[" * 99_999,
    ],
)
def test_what_is_no_ipuz_is_told_so(data: bytes) -> None:
    with pytest.raises(PuzzleError, match="kein ipuz"):
        read_ipuz(data)


def test_an_ipuz_without_its_solution_cannot_be_used() -> None:
    told = json.loads(write_ipuz(SMALL))
    del told["solution"]
    with pytest.raises(PuzzleError, match="fehlt die Lösung"):
        read_ipuz(json.dumps(told).encode())


@pytest.mark.parametrize("puzzle", EVERY)
def test_puz_survives_a_round_trip_but_for_numbering_and_quotes(puzzle: Puzzle) -> None:
    again = read_puz(write_puz(puzzle))
    assert again.rows == puzzle.rows
    assert (again.title, again.giver) == (puzzle.title, puzzle.giver)
    assert len(again.clues) == len(puzzle.clues)
    assert again.numbering == "common"


def test_puz_has_no_typographic_quotes_and_no_sharp_s() -> None:
    assert 'Gebäude "zum Wohnen" ...' in read_puz(write_puz(SMALL)).clues.values()
    with pytest.raises(PuzzleError, match="ẞ"):
        write_puz(replace(UMLAUTS, rows=("ẞÖÜ#", "A##E", "SEE#")))


def test_a_puz_with_a_wrong_checksum_is_refused() -> None:
    data = bytearray(write_puz(SMALL))
    data[60] ^= 1
    with pytest.raises(PuzzleError, match="Prüfsumme"):
        read_puz(bytes(data))


@pytest.mark.parametrize("length", [0, 3, 40, 52, 60, 90])
def test_a_puz_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises(PuzzleError):
        read_puz(write_puz(SMALL)[:length])


@pytest.mark.parametrize("at", range(0, 200, 7))
def test_no_damage_to_a_puz_is_a_traceback(at: int) -> None:
    data = bytearray(write_puz(SMALL))
    data[at % len(data)] = 0xFF
    with suppress(PuzzleError):  # a byte that no checksum covers does no harm
        assert read_puz(bytes(data)).rows == SMALL.rows


def test_files_are_known_by_what_is_in_them() -> None:
    assert read_puzzle(write_ipuz(SMALL).encode()).rows == SMALL.rows
    assert read_puzzle(write_puz(SMALL)).rows == SMALL.rows
    assert read_puzzle("\ufeffHAUS\nA..E\nSEE.\n".encode()).rows == SMALL.rows


@pytest.mark.parametrize(
    "data", [b"", b"\n \n", b"\xff\xfe\x00", b"12\n34", b"szk 1\ngame nomina", b"A" * 5_000_000]
)
def test_what_is_no_puzzle_at_all_is_told_so(data: bytes) -> None:
    with pytest.raises(PuzzleError):
        read_puzzle(data)


def test_ipuz_keeps_how_umlauts_are_written_where_no_letter_tells() -> None:
    puzzle = replace(SMALL, umlauts="Ä")
    assert not read_ipuz(write_ipuz(puzzle).encode()).spelt_out
    assert read_ipuz(write_ipuz(SMALL).encode()).spelt_out
