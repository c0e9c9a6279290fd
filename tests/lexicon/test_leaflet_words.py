"""The words of the leaflets and the answers that people will look up first, on the real lexicon."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Completable, Slot, Unfinished
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.policy import EVERYTHING
from setzkasten.lexicon.words import Words

RULEWORDS = Path(__file__).with_name("rulewords.txt").read_text("utf-8").split()


def test_every_word_of_the_leaflets_counts_in_nomina() -> None:
    words = default()
    assert [
        word for word in RULEWORDS if not words.under(policy_of("nomina")).judgement(word).allowed
    ] == []


@pytest.mark.parametrize(
    ("word", "game", "reason"),
    [
        ("FRAUEN", "nomina", "plural_of"),
        ("PARIS", "lingua", "geographical_name"),
        ("IOSEF", "kreuzwort-1936", "i_for_j"),
        ("IOSEF", "nomina", "unknown_word"),
        ("KLEINES", "kreuzwort-1936", "only_base_form"),
        ("LEGE", "kreuzwort-super", "only_infinitive"),
        ("AM", "schach-dem-wort", "contraction"),
        ("DEM", "kreuzwort-1936", "form_of"),
        ("FRAUEN", "schach-dem-wort", "no_plurals"),
        ("PKW", "lingua", "abbreviation"),
        ("STREET", "nomina", "other_language"),
        ("GOETHE", "nomina", "known_person_counts"),
        ("GOETHE", "boggle", "known_person"),
        ("EVA", "boggle", "first_name"),
        ("RAUH", "nomina", "base_form"),
        ("SSE", "nomina", "unknown_word"),
    ],
)
def test_the_dictionary_gives_its_reason(word: str, game: str, reason: str) -> None:
    assert default().under(policy_of(game)).judgement(word).reason == reason


def test_nassauern_is_a_verb() -> None:
    entry = default().under(EVERYTHING).judgement("NASSAUERN").entry
    assert entry
    assert entry.readings[0].pos == "verb"


def test_a_run_of_the_sample_game_is_completable() -> None:
    free = (Slot(),) * 6
    verdict = (
        Words.german()
        .under(policy_of("schach-dem-wort"))
        .judge.answer(Completable("EXIK", free, free))
    )
    assert (verdict.answer, verdict.witness) == ("yes", "Mexiko")
    assert (
        Words.german()
        .under(policy_of("schach-dem-wort"))
        .judge.answer(Completable("EXIK", (), free))
        .refused
    )


@pytest.mark.parametrize("game", ["kreuzwort-1936", "kreuzwort-super", "point-typ-dom"])
@pytest.mark.parametrize(("run", "answer"), [("OE", "yes"), ("STAUD", "yes"), ("EIS", "no")])
def test_only_what_is_no_word_may_be_mended(game: str, run: str, answer: str) -> None:
    assert Words.german().under(policy_of(game)).judge.answer(Unfinished(run)).answer == answer
