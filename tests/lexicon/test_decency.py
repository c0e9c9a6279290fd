"""What nobody wants to be offered is known by its parts, and what only looks like it stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.decency import FILE, read_decency, write_decency
from setzkasten.lexicon.entry import Entry
from setzkasten.lexicon.letters import LexiconError, letters_of
from setzkasten.lexicon.masks import for_all_mask
from setzkasten.lexicon.recipe.decency import HEADER, KINDS, MARKS, Part, read_parts, read_spared

HERE = Path(__file__).parent
DATA = HERE.parents[1] / "lexicon-data"
LISTS = DATA / "decency"
# What may be read at the start of a server without being felt.
MOST_BYTES = 20_000


def words_of(name: str) -> list[str]:
    words = (HERE / f"{name}.txt").read_text("ascii").split()
    assert words == sorted(set(words))
    return words


def entries_of(name: str) -> list[Entry]:
    found = [default().entry(word) for word in words_of(name)]
    assert None not in found, "a word of this list is not in the lexicon"
    return [entry for entry in found if entry]


def test_hundreds_of_hurtful_words_are_known_in_every_form() -> None:
    entries = entries_of("hurtful")
    assert len(entries) >= 300
    assert {len(entry.word) for entry in entries} >= set(range(3, 20))
    assert [entry.word for entry in entries if not entry.offensive] == []


def test_hundreds_of_words_that_only_hold_such_letters_stay() -> None:
    entries = entries_of("harmless")
    assert len(entries) >= 300
    assert [entry.word for entry in entries if entry.offensive] == []


def test_what_is_sad_is_known_and_may_still_be_laid() -> None:
    entries = entries_of("sad")
    assert [entry.word for entry in entries if not entry.sad or entry.offensive] == []


def test_what_only_looks_sad_stays() -> None:
    assert [entry.word for entry in entries_of("cheerful") if entry.sad or entry.offensive] == []


def test_words_for_first_readers_are_fit_for_them() -> None:
    table = (DATA / "tables" / "children.tsv").read_text("utf-8").split()[1:]
    lexicon, fit = default(), for_all_mask(default())
    keys = [key for word in table if (key := word.upper()) in lexicon]
    assert len(keys) > 200
    assert [key for key in keys if not fit[lexicon.index(key)]] == []


@pytest.mark.parametrize("name", MARKS)
def test_a_list_is_sorted_and_every_line_is_whole(name: str) -> None:
    head, *lines = (LISTS / f"{name}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines]
    assert head == HEADER
    assert rows == sorted(rows)
    assert len({(row[0], row[1]) for row in rows}) == len(rows) >= 400
    assert all(row[1] in KINDS and row[2] and 3 <= len(row) <= 4 for row in rows)


@pytest.mark.parametrize("name", MARKS)
def test_every_part_stands_in_some_word_that_is_marked(name: str) -> None:
    """A line that catches nothing is a mistake in writing it."""
    lexicon, mark = default(), MARKS[name]
    marked = [
        lexicon.graph.word(i) for i, marks in enumerate(lexicon.decency.marks) if marks & mark
    ]
    text = "\n".join(marked)
    idle = [part.letters for part in read_parts(LISTS / f"{name}.tsv") if part.letters not in text]
    lemmas = {word for part in idle for word in _forms(lexicon, marked, part)}
    assert [part for part in idle if part not in lemmas] == []


def _forms(lexicon: CompiledLexicon, marked: list[str], part: str) -> set[str]:
    """The part itself, if a marked word is a form of a lemma that holds it."""
    for word in marked:
        if any(part in lemma.upper() for lemma in lexicon.lemmas(lexicon.index(word))):
            return {part}
    return set()


def test_spared_words_belong_to_a_list() -> None:
    lines = (LISTS / "spared.tsv").read_text("utf-8").splitlines()
    assert lines[1:] == sorted(lines[1:])
    assert sum(len(read_spared(LISTS / "spared.tsv", name)) for name in MARKS) == len(lines) - 1


@pytest.mark.parametrize(
    ("part", "word", "stands"),
    [
        (Part("ARSCH", "within", ("MARSCH",)), "AUFMARSCH", False),
        (Part("ARSCH", "within", ("MARSCH",)), "VERARSCHEN", True),
        (Part("ARSCH", "within", ("MARSCH",)), "MARSCHARSCH", True),
        (Part("SEX", "begin", ("^SEXTE",)), "SEXTETT", False),
        (Part("SEX", "begin"), "SEXSHOP", True),
        (Part("SEX", "begin"), "ESSEX", False),
        (Part("KOT", "end", ("TRIKOT",)), "VOGELKOT", True),
        (Part("KOT", "end", ("TRIKOT",)), "TRIKOT", False),
        (Part("KOT", "end"), "KOTELETT", False),
        (Part("HODEN", "compound"), "STIERHODEN", True),
        (Part("HODEN", "compound"), "METHODEN", False),
        (Part("HURE", "word"), "HURE", True),
        (Part("HURE", "word"), "HUREN", False),
        (Part("RASSEN", "begin", ("RASSEN$",)), "RASSEN", False),
    ],
)
def test_a_part_is_found_where_it_is_meant(part: Part, word: str, *, stands: bool) -> None:
    assert part.stands_in(word, {"STIER", "HODEN"}.__contains__) is stands


@pytest.mark.parametrize("line", ["arsch\tsomewhere\tcoarse", "4\tword\tcoarse", "a\tword\tx\tb"])
def test_a_line_that_is_not_understood_is_told(tmp_path: Path, line: str) -> None:
    path = tmp_path / "hurtful.tsv"
    path.write_text(f"{HEADER}\n{line}\n", "utf-8")
    with pytest.raises(LexiconError, match="is no part"):
        read_parts(path)


def test_marks_come_back_and_are_written_the_same_each_time(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_decency(tmp_path / name, "de-1", bytes([0, 1, 2, 3]))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_decency(tmp_path / "one", "de-1", 4).marks == bytes([0, 1, 2, 3])


@pytest.mark.parametrize(
    ("lexicon_id", "count", "damage"), [("de-2", 4, b""), ("de-1", 5, b""), ("de-1", 4, b"x")]
)
def test_marks_of_another_lexicon_are_told(
    tmp_path: Path, lexicon_id: str, count: int, damage: bytes
) -> None:
    path = tmp_path / FILE
    write_decency(path, "de-1", bytes(4))
    if damage:
        path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(LexiconError, match="lexicon decency"):
        read_decency(path, lexicon_id, count)


def test_the_compiled_marks_are_what_the_lists_say() -> None:
    """For the words of these tests and every thousandth of the lexicon; all takes half a minute."""
    lexicon = default()
    words = [word for name in ("hurtful", "harmless", "sad", "cheerful") for word in words_of(name)]
    words += [lexicon.graph.word(index) for index in range(0, len(lexicon), 997)]
    for name, mark in MARKS.items():
        parts = read_parts(LISTS / f"{name}.tsv")
        spared = read_spared(LISTS / "spared.tsv", name)
        for word in words:
            marked = bool(lexicon.decency.marks[lexicon.index(word)] & mark)
            assert (word not in spared and _caught(word, parts)) is marked, word


def _caught(word: str, parts: tuple[Part, ...]) -> bool:
    lexicon = default()
    lemmas = [letters_of(lemma) or word for lemma in lexicon.lemmas(lexicon.index(word))] or [word]
    return any(
        any(part.stands_in(lemma, lexicon.__contains__) for lemma in lemmas)
        or (part.kind not in ("end", "compound") and part.stands_in(word, lexicon.__contains__))
        for part in parts
    )


def test_the_marks_stay_small() -> None:
    assert (DATA / "compiled" / FILE).stat().st_size < MOST_BYTES
