"""Sentences speak of one, of many and of none as people do."""

from __future__ import annotations

import re

import pytest

from setzkasten.core.game import Refusal, Report, ScoredWord
from setzkasten.core.laying import refused_words
from setzkasten.messages import LANGUAGES, all_messages, sentence
from setzkasten.table.replay import Played
from setzkasten.table.score_sheet import refusal_text


def test_a_stone_is_called_by_its_name_and_not_by_its_sign() -> None:
    several = {"stone": "cA, hT, joker, +, *, E"}
    german = "Das hast du nicht auf der Hand, oder nicht oft genug: "
    assert sentence("stone_not_in_hand", several) == (
        german + "Kreuz As, Herz 10, Joker, roter Jolly, schwarzer Jolly, E."
    )
    english = sentence("stone_not_in_hand", several, "en")
    assert english.endswith(": ace of clubs, 10 of hearts, joker, red jolly, black jolly, E.")
    assert sentence("tile_not_on_rack", {"tile": "Xr, Yy"}).endswith(": X in Rot, Y in Gelb.")


def said(refusal: Refusal | None, language: str = "de") -> str:
    assert refusal
    return sentence(refusal.code, refusal.data, language).split(".")[0]


@pytest.mark.parametrize(
    ("words", "german", "english"),
    [
        ("HR", "HR zählt hier nicht", "HR does not count here"),
        ("HR UO TT", "HR, UO, TT zählen hier nicht", "HR, UO, TT do not count here"),
    ],
)
def test_several_refused_words_do_not_count(words: str, german: str, english: str) -> None:
    scored = (ScoredWord(word, ((0, 0),), 0, None, "no") for word in words.split())
    refusal = refused_words(Report(tuple(scored)))
    assert said(refusal) == german
    assert said(refusal, "en") == english


@pytest.mark.parametrize(
    ("code", "data", "german"),
    [
        ("swap_number", {"most": 0}, "Tauschen kannst du jetzt keinen mehr, du setzt nur aus"),
        ("swap_number", {"most": 1}, "Tauschen kannst du jetzt genau einen, oder du setzt nur aus"),
        ("swap_number", {"most": 2}, "Tauschen kannst du jetzt genau 2, oder du setzt nur aus"),
        ("drawn_number", {"wanted": 1}, "Zu ziehen ist jetzt genau einer"),
        ("drawn_number", {"wanted": 3}, "Zu ziehen sind jetzt genau 3"),
        ("stock_empty", {"stock": 0}, "Der Vorrat ist leer"),
        ("stock_empty", {"stock": 1}, "Im Vorrat liegt nur noch ein Stein"),
        ("stock_empty", {"stock": 2}, "Im Vorrat liegen nur noch 2 Steine"),
        ("no_premium", {"most": 1}, "In diesem Zug darfst du einen Stein setzen"),
        ("no_premium", {"most": 3}, "In diesem Zug darfst du 3 Steine setzen"),
        ("blockers_due", {"due": 1}, "Jetzt steht dir ein Nachstörer zu"),
        ("blockers_due", {"due": 2}, "Jetzt stehen dir 2 Nachstörer zu"),
        ("blockers_due", {"due": 0}, "Jetzt steht dir kein Nachstörer zu"),
        ("too_many_requests", {"seconds": 1}, "Das ging zu schnell"),
        (
            "print_seats_exact",
            {"game": 1, "least": 1, "seats": 2},
            "1 ist für eine Person, nicht für 2",
        ),
        ("three_stones", {"laid": 1}, "Zu jedem Zug gehören drei Buchstaben, bisher ist es 1"),
    ],
)
def test_numbers_go_with_their_verbs(code: str, data: dict[str, int], german: str) -> None:
    assert said(Refusal(code, data)).split(";")[0] == german


def test_a_letter_is_near_another_in_whole_words() -> None:
    short = re.compile(r"\bnächst [A-Z]\b")
    assert not [code for code, m in all_messages("de").items() if short.search(m.sentence)]


def test_requests_are_short_as_at_a_table_and_a_thing_has_one_name() -> None:
    long = re.compile(
        r"\b(lege|tippe|wähle|fülle|setze|bringe|baue|mache|sage|nenne|kaufe|kopiere)\b", re.I
    )
    strange = re.compile("Füllstein|Swedish|[»«]")
    german = all_messages("de").items()
    assert [code for code, message in german if long.search(message.sentence)] == []
    for language in LANGUAGES:
        sentences = all_messages(language).items()
        assert [code for code, message in sentences if strange.search(message.sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_exactly_none(language: str) -> None:
    for code, message in all_messages(language).items():
        for name in re.findall(r"\{(\w+)", message.sentence):
            spoken = sentence(code, {name: 0}, language)
            assert not re.search(r"\b(genau|exactly) 0\b", spoken), code


def test_a_missing_number_leaves_its_place() -> None:
    assert sentence("drawn_number").startswith("Zu ziehen {wanted|")


def test_a_refused_step_is_told_without_its_code() -> None:
    told = refusal_text(Played(7, 0, "A13> X", refusal=Refusal("off_board")))
    assert told == f"Zeile 7: {sentence('off_board')}"
