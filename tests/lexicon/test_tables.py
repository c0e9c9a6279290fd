"""The hand tables of the lexicon: each is well-formed, sorted, free of doubles and large enough."""

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

TABLES = Path(__file__).parents[2] / "lexicon-data" / "tables"
FOLDED = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "oe"}
)


def these(text: str) -> frozenset[str]:
    return frozenset(text.split())


POS = these(
    "noun verb adjective adverb pronoun article preposition conjunction interjection numeral "
    "particle"
)
FORMS = these(
    "base plural case inflected imperative participle comparative superlative nominalised zu "
    "contraction"
)
VERB_FORMS = these("base inflected imperative participle")
NOUN_FORMS = these("base plural case")
FIELDS = these("art literature music philosophy science history religion exploration film sport")
LANGUAGES = these(
    "English French Italian Spanish Latin Greek Russian Portuguese Dutch Swedish Norwegian "
    "Turkish Japanese Arabic Polish Yiddish Hungarian Czech Chinese Hindi Finnish Hebrew Persian"
)


@dataclass(frozen=True, slots=True)
class Table:
    """What a table must look like: its columns, how many lines at least, which values where."""

    name: str
    columns: tuple[str, ...]
    lines: int
    values: tuple[tuple[str, frozenset[str]], ...] = ()
    unique: int = 1
    letters: range = range(2, 26)


SPELLING = ("spelling",)
ALL_TABLES = (
    Table(
        "function_words",
        ("spelling", "lemma", "pos", "form"),
        2000,
        (("pos", POS), ("form", FORMS)),
        unique=4,
    ),
    Table("verbs", ("spelling", "lemma", "form"), 3000, (("form", VERB_FORMS),), unique=3),
    Table("nouns", ("spelling", "lemma", "form"), 700, (("form", NOUN_FORMS),), unique=3),
    Table("abbreviations", ("spelling", "long_form"), 1200, unique=2),
    Table(
        "short_words",
        ("key", "verdict", "reason"),
        1400,
        (("verdict", these("keep drop")),),
        letters=range(2, 5),
    ),
    Table("offensive", SPELLING, 150),
    Table("known_persons", ("name", "full_name", "field"), 1300, (("field", FIELDS),), unique=2),
    Table("foreign", ("spelling", "language", "meaning"), 600, (("language", LANGUAGES),)),
    Table("loan_words", ("spelling", "language"), 300, (("language", LANGUAGES),)),
    Table("old", ("spelling", "new_spelling"), 250),
    Table("animals", SPELLING, 700),
    Table("brands", SPELLING, 300),
    Table("dialect", SPELLING, 250),
    Table("geographical", SPELLING, 800),
    Table("first_names", SPELLING, 700),
    Table("symbols", ("spelling", "meaning"), 100),
    Table("children", SPELLING, 300, letters=range(2, 7)),
)


def lines_of(table: Table) -> list[tuple[str, ...]]:
    text = (TABLES / f"{table.name}.tsv").read_text(encoding="utf-8")
    assert text.endswith("\n")
    return [tuple(line.split("\t")) for line in text[:-1].split("\n")]


def rows_of(table: Table) -> list[tuple[str, ...]]:
    return lines_of(table)[1:]


def key_of(spelling: str) -> str:
    """'Öse' -> 'OESE', 'z.B.' -> 'ZB'."""
    folded = unicodedata.normalize("NFC", spelling).lower().translate(FOLDED)
    plain = unicodedata.normalize("NFD", folded)
    return "".join(c for c in plain.upper() if not unicodedata.combining(c) and c not in ".-/ '&")


every_table = pytest.mark.parametrize("table", ALL_TABLES, ids=lambda table: table.name)


@every_table
def test_the_header_names_the_columns(table: Table) -> None:
    assert lines_of(table)[0] == table.columns


@every_table
def test_every_line_fills_every_column(table: Table) -> None:
    odd = [row for row in rows_of(table) if len(row) != len(table.columns) or not all(row)]
    assert odd == []


@every_table
def test_no_cell_has_stray_spaces_or_split_accents(table: Table) -> None:
    odd = [
        row
        for row in rows_of(table)
        if any(c != " ".join(c.split()) or c != unicodedata.normalize("NFC", c) for c in row)
    ]
    assert odd == []


@every_table
def test_lines_are_sorted(table: Table) -> None:
    rows = rows_of(table)
    assert rows == sorted(rows)


@every_table
def test_no_line_comes_twice(table: Table) -> None:
    counts = Counter(row[: table.unique] for row in rows_of(table))
    assert [row for row, count in counts.items() if count > 1] == []


@every_table
def test_every_word_can_be_laid_in_letters(table: Table) -> None:
    odd = [
        row[0]
        for row in rows_of(table)
        if not re.fullmatch("[A-Z]+", key_of(row[0])) or len(key_of(row[0])) not in table.letters
    ]
    assert odd == []


@pytest.mark.parametrize("table", [t for t in ALL_TABLES if t.values], ids=lambda t: t.name)
def test_closed_columns_keep_to_their_values(table: Table) -> None:
    for column, allowed in table.values:
        at = table.columns.index(column)
        assert {row[at] for row in rows_of(table)} <= allowed


@every_table
def test_the_table_is_large_enough(table: Table) -> None:
    assert len(rows_of(table)) >= table.lines


def test_every_file_has_its_description() -> None:
    assert {path.stem for path in TABLES.glob("*.tsv")} <= {table.name for table in ALL_TABLES}


def test_an_old_spelling_differs_in_its_letters_or_is_two_words_today() -> None:
    old = next(table for table in ALL_TABLES if table.name == "old")
    alike = [row for row in rows_of(old) if key_of(row[0]) == key_of(row[1])]
    assert [row for row in alike if " " not in row[1]] == []
