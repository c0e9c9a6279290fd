"""Nothing that hurts is offered by computers, helpers or lists; people may lay what they like."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from setzkasten.bots import LEVELS
from setzkasten.catalogue import CATALOGUE
from setzkasten.games.boggle.state import Found, Round
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.lexicon import default
from setzkasten.server.http.missed import Heard, missed_told
from setzkasten.server.lexicon import LexiconDictionary

LEXICON_TESTS = Path(__file__).parents[1] / "lexicon"
HURTFUL = frozenset((LEXICON_TESTS / "hurtful.txt").read_text("ascii").split())
GAMES = sorted(name for name, entry in CATALOGUE.items() if entry.player and entry.policy)
FOR_GROWN_UPS = {"coarse": "yes"}
CASE = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 9)


@pytest.fixture(scope="module")
def german() -> LexiconDictionary:
    return LexiconDictionary(default())


def allowed(bits: bytes, word: str) -> bool:
    index = default().index(word)
    return bool(bits[index >> 3] >> (index & 7) & 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_no_computer_thinks_of_what_hurts_nor_forms_it(
    german: LexiconDictionary, game: str, level: str
) -> None:
    knowledge = german.knowledge(game, {}, book={}, level=level)
    assert knowledge.numbered
    assert [word for word in HURTFUL if word in knowledge.active] == []
    assert [word for word in HURTFUL if word in knowledge.counting] == []
    assert [word for word in HURTFUL if allowed(knowledge.numbered.allowed, word)] == []
    assert HURTFUL.isdisjoint(knowledge.active.matching("?????"))


@pytest.mark.parametrize("game", GAMES)
def test_sad_words_remain_words_of_a_game(german: LexiconDictionary, game: str) -> None:
    knowledge = german.knowledge(game, {}, book={}, level="stark")
    assert [word for word in ("TOD", "BIER", "MORD") if word not in knowledge.active] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_hurts_still_counts_for_people(german: LexiconDictionary, game: str) -> None:
    assert german.look_up("Penis", game).allowed
    assert german.look_up("Arsch", game, {"offensive": "no"}).reason == "offensive"


def test_a_round_of_grown_ups_may_switch_it_off(german: LexiconDictionary) -> None:
    knowledge = german.knowledge("nomina", FOR_GROWN_UPS, book={}, level="stark")
    assert "PENIS" in knowledge.active
    assert "PENIS" in knowledge.counting
    strict = {**FOR_GROWN_UPS, "offensive": "no"}
    assert "PENIS" not in german.knowledge("nomina", strict, book={}, level="stark").active


def test_a_vote_makes_it_count_and_no_computer_lays_it(german: LexiconDictionary) -> None:
    book = {"PENIS": True, "ARSCHBIER": True, "QUAX": True}
    knowledge = german.knowledge("nomina", {}, book=book, level="stark")
    assert knowledge.numbered
    assert [word for word in book if word in knowledge.active] == ["QUAX"]
    assert [word for word in book if word in knowledge.counting] == ["QUAX"]
    assert not allowed(knowledge.numbered.allowed, "PENIS")


def test_an_own_list_is_no_way_round(german: LexiconDictionary) -> None:
    listed = {"only": "list", "own_list": "PENIS,HAUS"}
    knowledge = german.knowledge("nomina", listed, book={}, level="stark")
    assert "HAUS" in knowledge.active
    assert "PENIS" not in knowledge.active


@pytest.mark.parametrize("word", ["SPAST", "PENIS", "PISS"])
def test_what_lay_on_the_dice_is_told_without_it(german: LexiconDictionary, word: str) -> None:
    letters = dice_with(word)
    assert path_of(letters, word)
    named = german.on_dice(letters, "boggle", {}, book={word: True})
    assert named
    assert HURTFUL.isdisjoint(named)
    assert word in german.on_dice(letters, "boggle", FOR_GROWN_UPS, book={})


def test_what_somebody_found_is_counted_with_what_lay_there(german: LexiconDictionary) -> None:
    letters = dice_with("SPAST")
    spast = Found("SPAST", 2, path_of(letters, "SPAST") or (), shared=False, allowed=True)
    before, after = (
        missed_told(german, Heard(1, Round(letters, (words,), (0,)), "boggle", {}, {}))
        for words in ((), (spast,))
    )
    assert before.words == after.words
    assert after.count == before.count + 1


def dice_with(word: str) -> str:
    """A snake of the word through sixteen dice, the rest filled with common letters."""
    snake = [0, 1, 2, 3, 7, 6, 5, 4]
    letters = list("ENRTENRTENRTENRA")
    for place, letter in zip(snake, word, strict=False):
        letters[place] = letter
    assert all(abs(a - b) in (1, 4) for a, b in pairwise(snake))
    return "".join(letters)


@pytest.mark.parametrize(("begun", "word"), [("PENI", "PENIS"), ("PIS", "PISS"), ("NEGE", "NEGER")])
def test_the_assistant_of_a_picture_does_not_name_it(
    german: LexiconDictionary, begun: str, word: str
) -> None:
    rows = [f"{begun}.".ljust(9, "#"), *["#" * 9] * 2]
    for policy, named in (({}, False), (FOR_GROWN_UPS, True)):
        fits = german.assistant("kreuzwortbild", policy, book={}).fits(
            rows, (0, 0), down=False, case=CASE
        )
        assert (word in {fit.word for fit in fits}) is named


def test_nothing_that_hurts_is_said_about_a_harmless_word(german: LexiconDictionary) -> None:
    assert german.decent("hinterer Teil eines Tieres")
    assert not german.decent("umgangssprachlich, derb: Penis")
