"""Where words may be divided: 287 of them, written down by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.hyphenation import Hyphenation, read_hyphenation
from setzkasten.lexicon.letters import LexiconError

WORDS = Path(__file__).with_name("divisions.txt").read_text("utf-8").split()


def test_ordinary_words_are_divided_as_a_dictionary_does() -> None:
    wrong = {w: found for w in WORDS if (found := "-".join(_divided(w))) != w}
    assert len(WORDS) > 200
    assert not wrong


def _divided(word: str) -> tuple[str, ...]:
    return default().divided(word.replace("-", ""))


def test_the_greatest_digit_of_all_patterns_wins() -> None:
    assert Hyphenation(["a1b"]).parts("aabb") == ("aa", "bb")
    assert Hyphenation(["a1b", "a2bb"]).parts("aabb") == ("aabb",)
    assert Hyphenation([".a2b", "b1a"]).parts("abab") == ("ab", "ab")


@pytest.mark.parametrize("word", ["", "a", "ab", "Öl", "İstanbul", "O’Neill", "x" * 200])
def test_strange_words_stay_whole_or_keep_all_their_letters(word: str) -> None:
    assert "".join(default().divided(word)) == word


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "hyphenation.bin"
    with pytest.raises(LexiconError, match="cannot be read"):
        read_hyphenation(other)
    other.write_bytes(b"something else")
    with pytest.raises(LexiconError, match="begins with"):
        read_hyphenation(other)
