"""The treasury: its words are words, and what is written for them is read."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.offering import for_all
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.level import words_of_level
from setzkasten.puzzle.treasury import WrittenClue, read_treasury, treasury

WORDS = ("AAL", "EIS", "ULM", "OHR")


def test_every_word_of_the_treasury_is_known_and_for_everybody() -> None:
    lexicon, words = default(), treasury().uses
    assert len(words) >= 5000
    assert [word for word in words if word not in lexicon] == []
    assert [word for word in words if not for_all(lexicon, word)] == []
    assert list(words) == sorted(words)
    assert {len(word) for word in words} <= set(range(3, 13))


def test_the_most_used_words_have_three_clues() -> None:
    clues, uses = treasury().clues, treasury().uses
    most_used = sorted(clues, key=lambda word: (-uses[word], word))[:1500]
    assert [word for word in most_used if len(clues[word]) < 3] == []


def test_every_word_with_a_clue_counts() -> None:
    """A brand does not (RAE-01): a new puzzle with one would not be sound."""
    counting = Words.german().under(NOMINA)
    assert [word for word in treasury().clues if word not in counting] == []


def test_an_easy_puzzle_has_only_words_with_an_easy_clue() -> None:
    clues = treasury().clues
    treasured = [word for word in words_of_level("leicht") if word in clues]
    assert len(treasured) > 4500
    assert all(any(clue.level == "leicht" for clue in clues[word]) for word in treasured)


def test_clues_are_read_by_level(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("AAL\t40\nEIS\t300\n", "utf-8")
    known = read_treasury(tmp_path)
    assert known.uses == {"AAL": 0.04, "EIS": 0.3}
    assert known.words == {"AAL", "EIS"}
    line = "EIS\tleicht\tdefinition\tSchmilzt in der Sonne\n"
    (tmp_path / "e.txt").write_text(line + "EIS\tschwer\tspielerisch\tKugelt\n", "utf-8")
    known = read_treasury(tmp_path)
    assert known.words == {"EIS"}
    assert [clue.text for clue in known.clues_of("EIS", "schwer")] == [
        "Kugelt",
        "Schmilzt in der Sonne",
    ]
    assert known.clues_of("EIS", "mittel")[0].level == "leicht"
    assert known.clues_of("AAL", "leicht") == ()


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("AAL\t40\nEIS\n", "utf-8")
    with pytest.raises(ValueError, match=r"words\.txt:2"):
        read_treasury(tmp_path)


def test_a_written_clue_goes_before_a_suggested_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from setzkasten.puzzle import clue_choice, making
    from setzkasten.puzzle.treasury import Treasury

    written = WrittenClue("leicht", "definition", "Glatter Fisch")
    monkeypatch.setattr(clue_choice, "treasury", lambda: Treasury({}, {"AAL": (written,)}))
    puzzle, _ = making.with_suggestions(Puzzle(("AAL",)), level="leicht")
    assert [word.clue for word in puzzle.words] == ["Glatter Fisch"]


def test_a_clue_that_names_another_word_of_the_grid_is_the_last_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from setzkasten.puzzle import clue_choice, making
    from setzkasten.puzzle.treasury import Treasury

    circular = WrittenClue("mittel", "synonym", "Verwandte des Uhus")
    other = WrittenClue("leicht", "definition", "Vogel der Weisheit")
    owl = WrittenClue("mittel", "definition", "Nächtlicher Jäger mit Federohren")
    known = Treasury({}, {"EULE": (circular, other), "UHU": (owl,)})
    monkeypatch.setattr(clue_choice, "treasury", lambda: known)
    alone, _ = making.with_suggestions(Puzzle(("EULE",)))
    both, _ = making.with_suggestions(Puzzle(("EULE", "####", "UHU#")))
    assert [word.clue for word in alone.words] == [circular.text]
    assert [word.clue for word in both.words] == [other.text, owl.text]
    again = clue_choice.ClueChoice(["EULE"], "mittel", Random(1), frozenset({circular.text}))
    assert again.texts("EULE") == [other.text, circular.text]


def test_no_kind_of_clue_tells_more_than_half_of_a_grid(monkeypatch: pytest.MonkeyPatch) -> None:
    from setzkasten.puzzle import clue_choice
    from setzkasten.puzzle.treasury import Treasury

    plain = {
        word: WrittenClue("leicht", "definition", f"Ding {number}")
        for number, word in enumerate(WORDS)
    }
    others = {
        "AAL": (WrittenClue("mittel", "fill-in", "Glatt wie ein …"),),
        "EIS": (WrittenClue("leicht", "association", "Kugel in der Waffel"),),
        "ULM": (WrittenClue("leicht", "belongs", "Größer als Aal"),),
    }
    known = {word: (clue, *others.get(word, ())) for word, clue in plain.items()}
    monkeypatch.setattr(clue_choice, "treasury", lambda: Treasury({}, known))

    def told_otherwise(words: tuple[str, ...], seed: int) -> set[str]:
        choice = clue_choice.ClueChoice(words, "leicht", Random(seed))
        chosen = choice.mixed(words)
        assert list(chosen) == list(words)
        return {word for word, text in chosen.items() if text != plain[word].text}

    for seed in range(8):
        # Of its level before another one, and none that names a word of the grid.
        assert told_otherwise(WORDS[:2], seed) <= {"EIS"}
        assert told_otherwise(WORDS, seed) == {"AAL", "EIS"}
