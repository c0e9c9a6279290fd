"""The files of the lexicon: notes, columns, shelves."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.columns import Columns, write_columns
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.scripts import lemma_from, lemma_note, spelling_from, spelling_note
from setzkasten.lexicon.shelf import Shelf, write_shelf

SPELLINGS = [
    ("OESE", "Öse", "u"),
    ("NEUE", "neue", "l"),
    ("STRASSE", "Straße", "u1"),
    ("NATO", "NATO", "c"),
    ("CAFE", "Café", "=Café"),
    ("DH", "d. h.", "=d. h."),
    ("MASSE", "Masse", "u"),
]
LEMMAS = [
    ("aufgestanden", "aufstehen"),
    ("Häuser", "Haus"),
    ("Lesen", "lesen"),
    ("abzulesen", "ablesen"),
    ("ist", "sein"),
    ("usw.", "usw."),
]


@pytest.mark.parametrize(("key", "spelling", "note"), SPELLINGS)
def test_a_spelling_comes_back_from_its_note(key: str, spelling: str, note: str) -> None:
    assert spelling_note(key, spelling) == note
    assert spelling_from(key, note) == spelling


@pytest.mark.parametrize(("spelling", "lemma"), LEMMAS)
def test_a_lemma_comes_back_from_its_note(spelling: str, lemma: str) -> None:
    assert lemma_from(spelling, lemma_note(spelling, lemma)) == lemma


def test_columns_come_back(tmp_path: Path) -> None:
    path = tmp_path / "columns.bin"
    write_columns(
        path,
        kinds=["1|001=-2", "8001|000=-0"],
        kind_numbers=[1, 0],
        spellings=["u"],
        spelling_numbers=[0, 0],
        zipf=bytes([55, 0]),
    )
    columns = Columns(path)
    frau, frauen = columns.entry(0, "FRAU"), columns.entry(1, "FRAUEN")
    assert (frau.core, frau.zipf, frau.spellings) == (True, 5.5, ("Frau",))
    assert [reading.lemma for reading in frauen.readings] == ["Frau"]


def test_a_file_of_another_kind_is_told(tmp_path: Path) -> None:
    path = tmp_path / "columns.bin"
    path.write_bytes(b"something else altogether")
    with pytest.raises(LexiconError, match="this build expects"):
        Columns(path)


def test_a_shelf_gives_the_text_under_a_heading(tmp_path: Path) -> None:
    path = tmp_path / "shelf.bin"
    texts = [(f"Wort{number:05}", "x" * 90 + str(number)) for number in range(5_000)]
    write_shelf(path, texts)
    shelf = Shelf(path)
    assert shelf.text("Wort03210") == "x" * 90 + "3210"
    assert shelf.text("Wort99999") is None
    assert shelf.text("A") is None


def test_a_shelf_is_written_the_same_each_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_shelf(tmp_path / name, [("b", "2"), ("a", "1")])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
