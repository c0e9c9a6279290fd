"""The commands word, relation and words, for people and for machines."""

from __future__ import annotations

import io
import json
from argparse import ArgumentParser
from collections.abc import Callable
from typing import Any

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.word_cli import add_commands
from setzkasten.lexicon.word_report import understood, understood_pattern
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence

Capture = pytest.CaptureFixture[bytes]


class Shell:
    """Runs a command line on the small lexicon."""

    def __init__(self, words: Words, capture: Capture, patch: pytest.MonkeyPatch) -> None:
        self.capture, self.patch = capture, patch
        self.parser = ArgumentParser()
        add_commands(self.parser.add_subparsers(), policy_of, open_words=lambda: words)

    def run(self, *line: str, typed: bytes = b"") -> tuple[int, str, str]:
        self.patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed)))
        args = self.parser.parse_args(line)
        code = args.command(args)
        out, err = self.capture.readouterr()
        return code, out.decode(), err.decode()

    def json(self, *line: str, typed: str = "") -> list[Any]:  # Any: values of JSON
        code, out, err = self.run(*line, typed=typed.encode())
        assert (code, err) == (0, "")
        return [json.loads(said) for said in out.splitlines()]


@pytest.fixture
def shell(small: SmallLexicon, capfdbinary: Capture, monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(Words(small), capfdbinary, monkeypatch)


def test_a_word_as_json(shell: Shell, small: SmallLexicon) -> None:
    assert shell.json("word", "frauen", "--game", "nomina", "--json") == [
        {
            "word": "FRAUEN",
            "allowed": True,
            "reason": "plural_of",
            "sentence": "FRAUEN ist die Mehrzahl von Frau.",
            "readings": [{"lemma": "Frau", "pos": "noun", "form": "plural"}],
            "classes": ["common", "plural"],
            "spellings": ["Frauen"],
            "zipf": 5.6,
            "source": small.id,
        }
    ]


def test_an_unknown_word_has_empty_lists(shell: Shell) -> None:
    (report,) = shell.json("word", "XYLQ", "--json")
    assert (report["allowed"], report["reason"]) == (False, "unknown_word")
    assert report["readings"] == report["classes"] == report["spellings"] == []
    assert report["zipf"] == 0.0


def test_a_word_for_people(shell: Shell) -> None:
    code, said, _ = shell.run("word", "Paris", "--game", "lingua")
    assert code == 0
    assert said.startswith("PARIS zählt nicht.\nParis ist ein geographischer Name.")
    assert "Klassen: Vorname, geographischer Name" in said


@pytest.mark.parametrize("typed", ["öse", "Öse", "OESE", " oese ", "o\u0308se"])
def test_umlauts_and_small_letters_are_understood(shell: Shell, typed: str) -> None:
    (report,) = shell.json("word", typed, "--json")
    assert (report["word"], report["spellings"]) == ("OESE", ["Öse"])


def test_accents_are_understood(shell: Shell) -> None:
    (report,) = shell.json("word", "café", "--json")
    assert report["allowed"]


@pytest.mark.parametrize("typed", ["", "a b", "x1", "E-Mail", "日本", "ab?"])
def test_anything_else_is_a_clear_error(shell: Shell, typed: str) -> None:
    code, out, err = shell.run("word", typed, "--json")
    assert (code, out) == (2, "")
    assert "Buchstabe" in err or "fehlt" in err


@pytest.mark.parametrize(
    ("read", "typed", "code"),
    [
        (understood, " ", "word_missing"),
        (understood, "x1", "word_sign"),
        (understood, "Ä" * 501, "word_long"),
        (understood_pattern, " ", "pattern_missing"),
        (understood_pattern, "a.c", "pattern_sign"),
        (understood_pattern, "A" * 64, "pattern_long"),
    ],
)
def test_what_was_typed_is_refused_by_its_code(
    read: Callable[[str], str], typed: str, code: str
) -> None:
    with pytest.raises(WordError) as raised:
        read(typed)
    assert raised.value.code == code


@pytest.mark.parametrize("typed", ["A", "A" * 26, "A" * 500])
def test_a_word_of_any_length_gets_an_answer(shell: Shell, typed: str) -> None:
    (report,) = shell.json("word", typed, "--json")
    assert not report["allowed"]


def test_an_unknown_game_is_an_error(shell: Shell) -> None:
    code, _, err = shell.run("word", "HAUS", "--game", "halma")
    assert code == 2
    assert "nomina" in err
    code, _, err = shell.run("word", "-", "--game", "cartino", typed=b"HAUS\n")
    assert code == 2
    assert err == f"{sentence('policy_wordless')}\n"


def test_a_batch_answers_each_line_in_order(shell: Shell) -> None:
    typed = "haus\n\nx-y\nÖse\r\nXYLQ"
    reports = shell.json("word", "-", "--game", "nomina", typed=typed)
    assert [report["word"] for report in reports] == ["HAUS", "", "x-y", "OESE", "XYLQ"]
    assert ["error" in report for report in reports] == [False, True, True, False, False]


def test_bytes_that_are_no_text_are_one_line_too(shell: Shell) -> None:
    code, out, _ = shell.run("word", "-", typed=b"\xff\xfe\nHAUS\n\xe2\x80\xa8\n")
    reports = [json.loads(line) for line in out.split("\n") if line]
    assert code == 0
    assert ["error" in report for report in reports] == [True, False, True]


def test_an_empty_batch_says_nothing(shell: Shell) -> None:
    assert shell.json("word", "-") == []


def test_a_relation_as_json(shell: Shell) -> None:
    assert shell.json("relation", "Frau", "frauen", "--json") == [
        {"shorter": "FRAU", "longer": "FRAUEN", "relation": "inflection", "lemma": "Frau"}
    ]
    assert shell.json("relation", "WAS", "WASSER", "--json") == [
        {"shorter": "WAS", "longer": "WASSER", "relation": "new", "lemma": None}
    ]


def test_a_relation_for_people(shell: Shell) -> None:
    _, said, _ = shell.run("relation", "KOCH", "KOCHEN")
    assert said == "KOCHEN ist ein neues Wort neben KOCH.\n"


def test_a_relation_needs_two_words(shell: Shell) -> None:
    code, _, err = shell.run("relation", "FRAU")
    assert (code, err) == (2, f"{sentence('relation_wants_two')}\n")


def test_a_batch_of_relations(shell: Shell) -> None:
    typed = "FRAU FRAUEN\nei\teis\nFRAU\na b c\nF4 FRAU\n"
    reports = shell.json("relation", "-", typed=typed)
    assert [report.get("relation") for report in reports] == [
        "inflection",
        "ambiguous",
        None,
        None,
        None,
    ]
    assert [set(report) for report in reports[2:]] == [{"word", "error"}] * 3
    assert reports[2]["error"] == sentence("relation_line")


def test_words_of_a_pattern(shell: Shell) -> None:
    assert shell.json("words", "?exi*", "--json") == [
        {"pattern": "?EXI*", "words": ["LEXIKA", "LEXIKON", "MEXICO", "MEXIKO"], "more": False}
    ]
    code, said, err = shell.run("words", "x?z")
    assert (code, said, err) == (0, "", "Auf X?Z passt kein Wort.\n")
    _, said, _ = shell.run("words", "ös?")
    assert said == "Öse\n"


def test_words_that_contain_a_run(shell: Shell) -> None:
    (report,) = shell.json("words", "xik", "--contains", "--json", "--limit", "1")
    assert report == {"pattern": "XIK", "words": ["LEXIKA"], "more": True}


def test_a_pattern_of_other_signs_is_an_error(shell: Shell) -> None:
    for line in (["a.c"], [""], ["a?c", "--contains"], ["a?c", "--limit", "-1"]):
        code, _, err = shell.run("words", *line)
        assert code == 2
        assert err
    assert err == sentence("command_from", {"option": "--limit", "value": -1, "least": 0}) + "\n"


def test_a_batch_of_patterns(shell: Shell) -> None:
    reports = shell.json("words", "-", typed="LEXI*\n1\n")
    assert reports[0]["words"] == ["LEXIKA", "LEXIKON"]
    assert set(reports[1]) == {"word", "error"}


@pytest.mark.parametrize("typed", ["A" * 64, "Ä" * 40, "\u0301\u0323" * 50_000])
def test_a_pattern_longer_than_any_word_is_an_error(shell: Shell, typed: str) -> None:
    code, out, err = shell.run("words", typed)
    assert (code, out) == (2, "")
    assert "höchstens" in err
    assert len(err) < 300
