"""From a clue to its answer, and words as lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.listing import anagrams, in_order
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.puzzle.answer_search import answers
from setzkasten.solve.puzzle_error import PuzzleError
from tests.calling import Caller


@pytest.mark.parametrize(
    ("clue", "pattern", "word"),
    [
        ("Nebenfluss der Donau", "I??", "INN"),
        ("Hauptstadt von Peru", "", "LIMA"),
        ("Fluss durch München", "", "ISAR"),  # `Fließt durch München`; Celle has one, too
        ("Gegenteil von arm", "", "REICH"),
        ("nicht alt", "", "JUNG"),
        ("sehr groß", "", "RIESIG"),  # not KLEIN, which is `Nicht groß`
        ("Weibliches Schwein", "", "SAU"),  # one, and no SAUEN
        ("Tasteninstrument", "", "KLAVIER"),  # well known, unlike the CLAVICEMBALO
        ("Stockwerk", "", "ETAGE"),  # asked for, not left out of `Das …e Stockwerk`
        ("Körperteil", "????", "HALS"),  # a thing, and not how it is
        ("Monatsname", "???", "MAI"),
        ("Planet", "", "ERDE"),  # which no plan is
        ("Geistesblitz", "", "IDEE"),
        ("Teil des Baumes", "?S?", "AST"),  # told with `Baumstamm`
    ],
)
def test_a_clue_finds_its_answer_first(clue: str, pattern: str, word: str) -> None:
    assert answers(clue, pattern, 1)[0].word == word


def test_the_command_tells_words_with_what_tells_of_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    clue = Caller("clue", tmp_path, capfd)
    told = clue("Nebenfluss der Donau", "--pattern", "i??", "--json").json()
    assert told["words"][0]["word"] == "INN"
    assert clue("xyzzyqq").code == 0
    assert "xyzzyqq" in clue.error
    assert clue("der die das").code == 2
    assert clue("Fluss", "--limit", "0").code == 2
    with pytest.raises(PuzzleError, match="clue_search_empty"):
        answers("?")


def test_anagrams_and_orders() -> None:
    lexicon = Words.german().lexicon
    assert {"REGAL", "LAGER"} <= set(anagrams(lexicon, "LAGER"))
    assert "LAGER" in set(anagrams(lexicon, "LAG?R"))
    assert "ADE" not in set(anagrams(lexicon, "AD"))
    with pytest.raises(WordError, match="anagram_star"):
        next(anagrams(lexicon, "A*"))
    best = list(in_order(lexicon, anagrams(lexicon, "LAGER"), "frequency"))
    assert best[0] == "LAGER"
    assert list(in_order(lexicon, iter(["AB", "ABEND"]), "length")) == ["ABEND", "AB"]


def test_the_command_words_takes_a_game_and_an_order(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = Caller("words", tmp_path, capfd)
    told = words("regal", "--anagram", "--sort", "frequency", "--game", "nomina", "--json").json()
    assert told["words"][:2] == ["LAGER", "REGAL"]
    assert words("regal", "--anagram", "--contains").code == 2
    assert sentence("words_one_way") in words.error
    assert words("regal", "--game", "nothing").code == 2
