"""Gitterrätsel, Silbenrätsel, Buchstabensalat: made, printed, told as text."""

from __future__ import annotations

from collections import Counter

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.offering import for_all
from setzkasten.puzzle.hidden import WAYS, Hidden, _hurts, hidden
from setzkasten.puzzle.level import LEVELS
from setzkasten.puzzle.look import SMALL_STYLES, Look, SmallStyle
from setzkasten.puzzle.page import Heading, write_small
from setzkasten.puzzle.picked import Choice
from setzkasten.puzzle.scrambled import Scrambled, scrambled
from setzkasten.puzzle.small_page import make_small, text_of, words_of
from setzkasten.puzzle.syllable import surely_parted
from setzkasten.puzzle.syllable_puzzle import syllable_puzzle
from tests.puzzle.pdf_text import Pdf, bare, outside


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_words_stand_once_in_the_directions_of_the_level(level: str) -> None:
    made = hidden(12, 12, Choice(level), "1")
    assert len(made.words) == 14
    for word, squares in made.words:
        assert "".join(made.rows[row][col] for row, col in squares) == word.answer
        way = (squares[1][0] - squares[0][0], squares[1][1] - squares[0][1])
        assert way in WAYS[level]
    assert made.told == (level != "schwer")


def test_letters_between_hidden_words_hurt_nobody() -> None:
    word = next(
        w for w in ("IDIOT", "NUTTE", "NEGER") if w in default() and not for_all(default(), w)
    )
    assert _hurts((word,), [])
    assert _hurts(tuple(word), [])
    assert not _hurts(("ROSE",), [])


def test_syllables_make_the_words_and_their_first_letters_the_solution() -> None:
    made = syllable_puzzle(Choice("leicht"), "1")
    assert "".join(word.spelt[0] for word, _ in made.words) == made.solution.spelt
    assert Counter(made.pool) == Counter(s for _, parts in made.words for s in parts)
    assert all("".join(parts) == word.spelt for word, parts in made.words)
    assert surely_parted("Temperatur") == ("Tem", "pe", "ra", "tur")
    assert surely_parted("Familie") == ()


def test_letters_in_disorder_are_those_of_the_word_and_marked_ones_the_solution() -> None:
    made = scrambled(Choice("schwer"), "1")
    assert "".join(m.word.answer[m.marked] for m in made.words) == made.solution.answer
    for mixed in made.words:
        assert sorted(mixed.letters) == sorted(mixed.word.answer)
        assert mixed.letters != mixed.word.answer
        assert mixed.letters not in default()


@pytest.mark.parametrize("style", SMALL_STYLES)
def test_the_same_seed_gives_the_same_and_nothing_is_lost_on_paper(style: SmallStyle) -> None:
    made = make_small(style, (14, 12), Choice("schwer"), 3)
    assert make_small(style, (14, 12), Choice("schwer"), 3) == made
    assert make_small(style, (14, 12), Choice("schwer"), 4) != made
    pdf = Pdf(write_small(made, Heading("Für Oma"), Look(paper="a5", solution=False))[0])
    told, text = pdf.text, text_of(made, "de")
    clued = words_of(made) if isinstance(made, Hidden) else words_of(made)[:-1]
    assert all(bare(word.clue) in told and word.clue in text for word in clued)
    assert "FürOma" in told
    assert outside(pdf) == []
    assert all(word.spelt in text.rpartition("Lösung")[2] for word in words_of(made))
    if isinstance(made, Scrambled):
        assert all(mixed.letters in text for mixed in made.words)


def test_words_and_wordings_that_were_used_are_not_used_again() -> None:
    first = make_small("hidden", (12, 12), Choice(), 1)
    used = frozenset(word.answer for word in words_of(first))
    wordings = frozenset(word.clue for word in words_of(first))
    again = make_small("hidden", (12, 12), Choice("mittel", used, wordings), 1)
    assert not used & {word.answer for word in words_of(again)}
    assert not wordings & {word.clue for word in words_of(again)}
