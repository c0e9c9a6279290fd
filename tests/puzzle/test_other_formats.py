"""Files of other programs: Exolve texts and .jpz, as they write them; and broken ones."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from time import process_time
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

import pytest

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.exolve import write_exolve
from setzkasten.puzzle.jpz import ARCHIVE_SIGN
from setzkasten.puzzle.reading import read_puzzle
from setzkasten.solve.puzzle_error import PuzzleError
from tests.puzzle.puzzles import LEAFLET, SMALL, UMLAUTS

EXOLVE = """<html><body><script>
createExolve(`
  exolve-begin
    exolve-id: simple
    exolve-title: Ein <b>kleines</b> Rätsel
    exolve-setter: Anna &amp; Bert
    exolve-width: 3
    exolve-height: 3
    exolve-grid:
      E I@S
      E . E
      L!O E
    exolve-across:
      <b>Waagerecht</b>
      1 Schmilzt (oder nicht) in der Sonne (3) [Eis]
      3 Hauptstadt mit s am Ende ohne dieses (3)
    exolve-down:
      1 Aal ohne Ende (3)
      2 Stilles Wasser (3)
  exolve-end
`);</script></body></html>
"""
JPZ = """<?xml version="1.0" encoding="UTF-8"?>
<crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler">
 <applet-settings cursor-color="#00FF00"><title>No title of the puzzle</title></applet-settings>
 <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle" alphabet="ABC">
  <metadata><title>Klein</title><creator>Anna</creator><copyright/><description/></metadata>
  <crossword>
   <grid width="3" height="3"><grid-look numbering-scheme="normal"/>
    <cell x="1" y="1" solution="E" number="1"/><cell x="2" y="1" solution="I"/>
    <cell x="3" y="1" solution="S" number="2"/><cell x="1" y="2" solution="E"/>
    <cell x="2" y="2" type="block"/><cell x="3" y="2" solution="E"/>
    <cell x="1" y="3" solution="L" number="3"/><cell x="2" y="3" solution="O"/>
    <cell x="3" y="3" solution="E"/>
   </grid>
   <word id="1" x="1-3" y="1"/><word id="2" x="1-3" y="3"/>
   <word id="3"><cells x="1" y="1-3"/></word><word id="4" x="3" y="1-3"/>
   <clues ordering="normal"><title><b>Across</b></title>
    <clue word="1" number="1" format="3">Schmilzt in der <i>Sonne</i></clue>
    <clue word="2" number="3" format="3">Kurz &amp; gut</clue></clues>
   <clues ordering="normal"><title><b>Down</b></title>
    <clue word="3" number="1" format="3">Aal ohne Ende</clue>
    <clue word="4" number="2" format="3">Stilles Wasser</clue></clues>
  </crossword>
 </rectangular-puzzle>
</crossword-compiler-applet>
"""


def zipped(*files: tuple[str, bytes], method: int = ZIP_DEFLATED) -> bytes:
    data = BytesIO()
    with ZipFile(data, "w", method) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return data.getvalue()


def told(puzzle: Puzzle) -> list[tuple[int, bool, str, str]]:
    return [(word.number, word.across, word.answer, word.clue) for word in puzzle.words]


def code_of(data: bytes) -> str:
    """Why the file is not taken."""
    with pytest.raises(PuzzleError) as refused:
        read_puzzle(data)
    return refused.value.code


@pytest.mark.parametrize("puzzle", [LEAFLET, SMALL, UMLAUTS])
def test_exolve_survives_a_round_trip(puzzle: Puzzle) -> None:
    back = read_puzzle(write_exolve(puzzle).encode())
    wanted = replace(puzzle, numbering="common", solution=())
    assert (back.rows, back.clues) == (wanted.rows, wanted.clues)
    assert (back.title, back.giver, back.dedication) == (
        wanted.title, wanted.giver, wanted.dedication,
    )  # fmt: skip


@pytest.mark.parametrize("number", ["1.", "1\t", "1,3", "1, 3d"])
def test_a_number_of_exolve_may_have_more_behind_it(number: str) -> None:
    puzzle = read_puzzle(EXOLVE.replace("1 Schmilzt", f"{number} Schmilzt").encode())
    assert told(puzzle)[0] == (1, True, "EIS", "Schmilzt (oder nicht) in der Sonne")
    assert len(puzzle.clues) == 4


def test_of_exolve_no_half_sentence_is_kept_and_how_a_word_is_parted_stays() -> None:
    text = EXOLVE.replace(
        "    exolve-grid:", "    exolve-preamble:\n      Zwei\n      Zeilen\n    exolve-grid:"
    )
    puzzle = read_puzzle(text.replace("Wasser (3)", "Wasser (1,2) [def] Anno").encode())
    assert puzzle.dedication == "Zwei Zeilen"
    assert "Stilles Wasser (1,2)" in puzzle.clues.values()
    assert read_puzzle(write_exolve(puzzle).encode()).clues == puzzle.clues


def test_a_page_of_exolve_opens() -> None:
    puzzle = read_puzzle(EXOLVE.encode())
    assert puzzle.rows == ("EIS", "E#E", "LOE")
    assert (puzzle.title, puzzle.giver) == ("Ein kleines Rätsel", "Anna & Bert")
    assert told(puzzle)[0] == (1, True, "EIS", "Schmilzt (oder nicht) in der Sonne")
    assert len(puzzle.clues) == 4


@pytest.mark.parametrize(
    "data",
    [
        JPZ.encode(),
        zipped(("klein.jpz", JPZ.encode())),
        JPZ.replace("UTF-8", "UTF-16").encode("utf-16"),
        JPZ.replace("UTF-8", "windows-1252").encode("cp1252"),
    ],
)
def test_a_jpz_opens_plain_and_packed_and_in_old_writing(data: bytes) -> None:
    puzzle = read_puzzle(data)
    assert puzzle.rows == ("EIS", "E#E", "LOE")
    assert (puzzle.title, puzzle.giver) == ("Klein", "Anna")
    assert told(puzzle) == [
        (1, True, "EIS", "Schmilzt in der Sonne"),
        (3, True, "LOE", "Kurz & gut"),
        (1, False, "EEL", "Aal ohne Ende"),
        (2, False, "SEE", "Stilles Wasser"),
    ]


@pytest.mark.parametrize(("written", "letter"), [("a\u0308", "Ä"), ("ß", "ẞ")])
def test_umlauts_and_sharp_s_are_letters_however_they_are_written(
    written: str, letter: str
) -> None:
    rows = (f"E{letter}S", "E#E", "LOE")
    assert read_puzzle(EXOLVE.replace("E I@S", f"E {written}@S").encode()).rows == rows
    told = JPZ.replace('solution="I"', f'solution="{written}"')
    assert read_puzzle(told.encode()).rows == rows


def test_an_archive_of_macos_is_opened_without_what_lies_beside_it() -> None:
    aside = ("__MACOSX/._klein.jpz", b"\0\5\26\7")
    assert len(read_puzzle(zipped(aside, ("klein.jpz", JPZ.encode()))).clues) == 4


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("exolve-width: 3", "exolve-width: viel", "exolve_no_size"),
        ("exolve-width: 3", "exolve-width: 4", "exolve_misfit"),
        ("exolve-width: 3", "exolve-width: 99", "puzzle_too_large"),
        ("E I@S", "E|I@S", "exolve_bars"),
        ("E I@S", "E 0 S", "exolve_no_solution"),
        ("E I@S", "E I 7", "exolve_row"),
        ("      1 Aal", "      9 Aal", "exolve_stray"),
    ],
)
def test_a_broken_exolve_gets_its_sentence(before: str, after: str, code: str) -> None:
    assert code_of(EXOLVE.replace(before, after, 1).encode()) == code


@pytest.mark.parametrize("last", ["      2 Stilles", "      2 Stilles Wasser (3)\n", "  exolve-e"])
def test_a_text_of_exolve_that_breaks_off_is_refused_with_its_last_line(last: str) -> None:
    cut = EXOLVE[: EXOLVE.index(last) + len(last)]
    with pytest.raises(PuzzleError) as raised:
        read_puzzle(cut.encode())
    assert (raised.value.code, raised.value.line) == ("exolve_cut", len(cut.splitlines()))


def test_exolve_in_another_writing_gets_its_sentence() -> None:
    assert code_of(EXOLVE.encode("latin-1")) == "exolve_none"


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("</crossword>", "", "jpz_broken"),
        ("<crossword>", "<crossword>" + "<a>" * 50, "jpz_deep"),
        ("<metadata>", "<a/>" * 40_001 + "<metadata>", "jpz_deep"),
        ('encoding="UTF-8"', 'encoding="rot13"', "jpz_broken"),
        ("?>\n", '?>\n<!DOCTYPE x [<!ENTITY a "aaaa">]>\n', "jpz_entities"),
        ('<grid width="3" height="3">', "<grille>", "jpz_broken"),
        ('x="1-3" y="1"', 'x="eins" y="1"', "jpz_number"),
        ('x="1-3" y="1"', 'x="1-3" y="2"', "jpz_stray"),
        (' solution="I"', "", "jpz_no_solution"),
        (' solution="I"', ' solution="I" right-bar="true"', "puzzle_bars"),
        ('solution="I"', 'solution="IJ"', "puzzle_strange_letter"),
    ],
)
def test_a_broken_jpz_gets_its_sentence(before: str, after: str, code: str) -> None:
    assert code_of(JPZ.replace(before, after, 1).encode()) == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"<crossword/>", "jpz_none"),
        (zipped(("a.jpz", b"<a" + b" " * 4_000_001)), "puzzle_large_file"),
        (zipped(("a.jpz", zipped(("b.jpz", JPZ.encode())))), "jpz_archive"),
        (zipped(*((f"{n}.jpz", b"x") for n in range(11))), "jpz_archive"),
        (zipped(("a.jpz", JPZ.encode()))[:200], "jpz_archive"),
    ],
)
def test_archives_have_bounds(data: bytes, code: str) -> None:
    assert code_of(data) == code


@pytest.mark.parametrize("method", [ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA])
def test_an_archive_with_any_byte_damaged_is_read_or_refused(method: int) -> None:
    """Found by dice: each way of packing has complaints of its own."""
    whole, refused = zipped(("a.jpz", JPZ.encode()), method=method), 0
    for at in range(len(ARCHIVE_SIGN), len(whole)):
        for sign in (0, 0xFF, whole[at] ^ 1):
            try:
                read_puzzle(whole[:at] + bytes((sign,)) + whole[at + 1 :])
            except PuzzleError:
                refused += 1
    assert refused > len(whole)


def test_words_that_claim_the_whole_grid_cost_no_more_than_others() -> None:
    """They are cut while they are read: thirty thousand of them took seven seconds."""
    everywhere, grid = "x='1-60' y='1-60'", "<grid width='60' height='60'/>"
    words = f"<word id='1' {everywhere}><cells {everywhere}/></word>" * 15_000
    began = process_time()
    assert code_of(f"<a>{grid}{words}</a>".encode()) == "puzzle_no_word"
    assert process_time() - began < 1
