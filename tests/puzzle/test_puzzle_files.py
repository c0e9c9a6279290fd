"""Puzzles as files: ours, other programs', and broken ones."""

from __future__ import annotations

import json
import warnings
from contextlib import suppress
from dataclasses import replace
from typing import Any

import puz
import pytest

from setzkasten.puzzle.crossword import Numbering, Puzzle
from setzkasten.puzzle.ipuz import read_ipuz, write_ipuz
from setzkasten.puzzle.look import Look
from setzkasten.puzzle.puz_file import read_puz, write_puz
from setzkasten.puzzle.reading import read_puzzle
from setzkasten.puzzle.writing import bytes_of
from setzkasten.solve.puzzle_error import PuzzleError
from tests.puzzle.puzzles import LEAFLET, SMALL, UMLAUTS

with warnings.catch_warnings():  # it is old, and Python complains about how it is written
    warnings.simplefilter("ignore")
    import ipuz

EVERY = (LEAFLET, SMALL, UMLAUTS, replace(SMALL, solution=((0, 0), (0, 3)), numbering="common"))


@pytest.mark.parametrize("puzzle", EVERY)
def test_ipuz_survives_a_round_trip(puzzle: Puzzle) -> None:
    assert read_ipuz(write_ipuz(puzzle).encode()) == puzzle


@pytest.mark.parametrize("kind", [".ipuz", ".exolve"])
@pytest.mark.parametrize(
    "text",
    ["Herz: <3, Kuss: :>", "1 < x > 0", "<b>fett</b>", "Turnier (2006)", "A &amp; B", "{{data}}",
     "Sagt: exolve-end", "Poznań, 5 € und 🎂", "Zwei (4), nicht (2)"],
)  # fmt: skip
def test_what_a_maker_wrote_comes_back_as_it_was(kind: str, text: str) -> None:
    clues = dict.fromkeys(SMALL.clues, text)
    puzzle = replace(SMALL, clues=clues, title=text, dedication=text, giver=text)
    again = read_puzzle(bytes_of(puzzle, kind, Look()))
    assert again.clues == clues
    assert (again.title, again.dedication, again.giver) == (text, text, text)


@pytest.mark.parametrize("puzzle", EVERY)
def test_ipuz_opens_with_the_reader_of_another_program(puzzle: Puzzle) -> None:
    read = ipuz.read(write_ipuz(puzzle))
    assert read["solution"][0] == list(puzzle.rows[0])
    again = read_ipuz(ipuz.write(read).encode())
    assert (again.rows, again.clues) == (puzzle.rows, puzzle.clues)


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
    ("change", "code"),
    [
        ({"kind": ["http://ipuz.org/sudoku#1"]}, "ipuz_no_crossword"),
        ({"kind": 7}, "ipuz_no_list"),
        ({"dimensions": {"width": 500, "height": 500}}, "puzzle_too_large"),
        ({"dimensions": {"width": "4", "height": 3}}, "ipuz_no_size"),
        ({"dimensions": {"width": 3, "height": 3}}, "ipuz_misfit"),
        ({"solution": [["H", "A", "U", "S"], ["1", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "puzzle_strange_letter"),
        ({"solution": [["HA", "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "puzzle_strange_letter"),
        ({"solution": [["Ж", "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "puzzle_strange_letter"),
        ({"solution": [[None, "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "ipuz_no_solution"),
        ({"solution": [[{}, "A", "U", "S"], ["A", "#", "#", "E"], ["S", "E", "E", "#"]]},
         "ipuz_no_solution"),
        ({"solution": 3}, "ipuz_no_list"),
        ({"solution": None}, "ipuz_no_list"),
        ({"clues": {"Across": [[99, "x"]]}}, "ipuz_stray_across"),
        ({"clues": {"Down": [[99, "x"]]}}, "ipuz_stray_down"),
        ({"clues": {"Quer": []}}, "ipuz_direction"),
        ({"clues": {"Down": ["x"]}}, "ipuz_clue"),
        ({"clues": {"Across": [{"clue": "x"}]}}, "ipuz_clue"),
        ({"clues": {"Across": ["a", "b", [1, "c"]]}}, "ipuz_clue"),
        ({"clues": []}, "ipuz_clues"),
        ({"setzkasten:solution-word": [[9, 9]]}, "puzzle_solution_square"),
        ({"setzkasten:solution-word": ["x"]}, "ipuz_solution_word"),
        ({"puzzle": [[0]]}, "ipuz_misfit"),
        ({"puzzle": [[1, 0, 0, {"style": {"barred": "L"}}], *[[0] * 4] * 2]}, "puzzle_bars"),
        ({"styles": {"b": {"barred": "T"}}, "puzzle": [[{"style": "b"}, 0, 0, 0], *[[0] * 4] * 2]},
         "puzzle_bars"),
    ],
)  # fmt: skip
def test_broken_ipuz_gets_a_clear_answer(change: dict[str, Any], code: str) -> None:
    told = {**json.loads(write_ipuz(SMALL)), **change}
    with pytest.raises(PuzzleError) as raised:
        read_ipuz(json.dumps(told).encode())
    assert raised.value.code == code


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("<i>Rabe</i> &amp; <b>Hase</b>", "Rabe & Hase"),
        ("1 < 2 <i>und</i> 3 > 2", "1 < 2 und 3 > 2"),
        ("Für Oma<br/>und<BR>Opa", "Für Oma und Opa"),
        ("<p>Für Oma</p>", "Für Oma"),
        ("&#" + "9" * 5000, "\ufffd"),
        ("halb \ud800", "halb ?"),
    ],
)
def test_texts_of_an_ipuz_become_plain(written: str, read: str) -> None:
    told = {**json.loads(write_ipuz(SMALL)), "title": written}
    assert read_ipuz(json.dumps(told).encode()).title == read


@pytest.mark.parametrize("numbering", ["leaflet", "common"])
def test_clues_of_an_ipuz_without_numbers_belong_to_the_words_in_their_order(
    numbering: Numbering,
) -> None:
    puzzle = replace(LEAFLET, numbering=numbering)
    told = json.loads(write_ipuz(puzzle))
    for way, written in told["clues"].items():
        texts = [text for _, text in sorted(written)]
        told["clues"][way] = texts if way == "Down" else [{"clue": text} for text in texts]
    assert read_ipuz(json.dumps(told).encode()).clues == puzzle.clues


def test_an_ipuz_without_numbers_in_its_squares_counts_the_common_way() -> None:
    told = {**json.loads(write_ipuz(SMALL)), "puzzle": [[0] * 4] * 3}
    told["clues"] = {"Across": [{"numbers": [1, 3], "clue": "Beide"}], "Down": [["02", "Feld"]]}
    puzzle = read_ipuz(json.dumps(told).encode())
    assert puzzle.rows == SMALL.rows
    assert [word.clue for word in puzzle.words if word.clue] == ["Beide", "Feld"]


@pytest.mark.parametrize("shape", ["ipuz({});", " ipuz({}) ;\n", "setz_$1({})", "\ufeff{}\n"])
def test_an_ipuz_may_stand_in_a_call(shape: str) -> None:
    assert read_ipuz(shape.replace("{}", write_ipuz(SMALL)).encode()).rows == SMALL.rows


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"{", "ipuz_no_json"),
        (b"ipuz({}", "ipuz_no_json"),
        (b"ipuz()" + b" " * 99_999 + b"x", "ipuz_no_json"),
        (b"{}", "ipuz_no_puzzle"),
        (b"[1]", "ipuz_no_puzzle"),
        (b'{"version": 1}', "ipuz_no_puzzle"),
        (b"\xff\xfe{", "ipuz_no_json"),
        (b'{"version":1,"puzzle":' + b"[" * 99_999, "ipuz_no_json"),
    ],
)
def test_what_is_no_ipuz_is_told_so(data: bytes, code: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        read_ipuz(data)
    assert raised.value.code == code


def test_an_ipuz_without_its_solution_cannot_be_used() -> None:
    told = json.loads(write_ipuz(SMALL))
    del told["solution"]
    with pytest.raises(PuzzleError, match="ipuz_no_solution"):
        read_ipuz(json.dumps(told).encode())


@pytest.mark.parametrize("puzzle", EVERY)
def test_puz_survives_a_round_trip_but_for_numbering_and_quotes(puzzle: Puzzle) -> None:
    again = read_puz(write_puz(puzzle))
    assert again.rows == puzzle.rows
    assert (again.title, again.giver) == (puzzle.title, puzzle.giver)
    assert len(again.clues) == len(puzzle.clues)
    assert again.numbering == "common"


def test_puz_has_no_typographic_quotes_and_no_sharp_s() -> None:
    foreign = replace(SMALL, clues=dict.fromkeys(SMALL.clues, "Łódź, Poznań: 5 €"))
    assert set(read_puz(write_puz(foreign)).clues.values()) == {"Lódz, Poznan: 5 EUR"}
    assert 'Gebäude "zum Wohnen" ...' in read_puz(write_puz(SMALL)).clues.values()
    with pytest.raises(PuzzleError, match="puz_no_eszett"):
        write_puz(replace(UMLAUTS, rows=("ẞÖÜ#", "A##E", "SEE#")))


def test_a_puz_with_a_wrong_checksum_is_refused() -> None:
    data = bytearray(write_puz(SMALL))
    data[60] ^= 1
    with pytest.raises(PuzzleError, match="puz_checksum"):
        read_puz(bytes(data))


def test_a_puz_that_is_locked_or_lacks_clues_or_has_a_rebus_is_refused() -> None:
    locked, lacking = puz.load(write_puz(SMALL)), puz.load(write_puz(SMALL))
    locked.lock_solution(1234)
    lacking.clues = lacking.clues[:1]
    rebus = puz.load(write_puz(SMALL))
    rebus.extensions[puz.Extensions.Rebus] = b"\1" + bytes(11)
    for file, code in ((locked, "puz_locked"), (lacking, "puz_clues"), (rebus, "puz_rebus")):
        with pytest.raises(PuzzleError) as raised:
            read_puz(file.tobytes())
        assert raised.value.code == code


@pytest.mark.parametrize("hidden", ["X", "-"])
def test_a_puz_that_keeps_its_solution_back_is_refused(hidden: str) -> None:
    file = puz.load(write_puz(SMALL))
    file.solution = "".join("." if sign == "." else hidden for sign in file.solution)
    with pytest.raises(PuzzleError, match="puz_no_solution"):
        read_puz(file.tobytes())


def test_a_sharp_s_is_one_square_of_a_puz() -> None:
    file = puz.load(write_puz(SMALL))
    file.solution = file.solution.replace("U", "ß")
    assert read_puz(file.tobytes()).rows[0] == "HAẞS"


@pytest.mark.parametrize("length", [0, 3, 40, 52, 60, 90])
def test_a_puz_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises(PuzzleError) as raised:
        read_puz(write_puz(SMALL)[:length])
    assert raised.value.code in ("puz_none", "puz_broken", "puz_checksum")


@pytest.mark.parametrize("at", range(0, 200, 7))
def test_no_damage_to_a_puz_is_a_traceback(at: int) -> None:
    data = bytearray(write_puz(SMALL))
    data[at % len(data)] = 0xFF
    with suppress(PuzzleError):  # a byte that no checksum covers does no harm
        assert read_puz(bytes(data)).rows == SMALL.rows


def test_a_page_to_solve_is_told_from_a_broken_file() -> None:
    with pytest.raises(PuzzleError, match="puzzle_html"):
        read_puzzle(bytes_of(SMALL, ".html", Look()))


def test_files_are_known_by_what_is_in_them() -> None:
    assert read_puzzle(write_ipuz(SMALL).encode()).rows == SMALL.rows
    assert read_puzzle(write_puz(SMALL)).rows == SMALL.rows
    assert read_puzzle("\ufeffHAUS\nA..E\nSEE.\n".encode()).rows == SMALL.rows
    assert read_puzzle("HA\u0308ß\nA..\n".encode()).rows == ("HÄẞ", "A##")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "puzzle_empty_file"),
        (b"\n \n", "puzzle_empty_file"),
        (b"\xff\xfe\x00", "puzzle_no_file"),
        (b"12\n34", "puzzle_strange_row"),
        (b"szk 1\ngame nomina", "puzzle_record"),
        (b"A" * 5_000_000, "puzzle_large_file"),
    ],
)
def test_what_is_no_puzzle_at_all_is_told_so(data: bytes, code: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        read_puzzle(data)
    assert raised.value.code == code


def test_ipuz_keeps_how_umlauts_are_written_where_no_letter_tells() -> None:
    puzzle = replace(SMALL, umlauts="Ä")
    assert not read_ipuz(write_ipuz(puzzle).encode()).spelt_out
    assert read_ipuz(write_ipuz(SMALL).encode()).spelt_out
