"""Nothing that hurts is offered by computers, helpers or lists; people may lay what they like."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.catalogue.policies import policy_of
from setzkasten.games.boggle.state import Found, Round
from setzkasten.games.boggle.tray import path_of
from setzkasten.lexicon.agreed import Agreed
from setzkasten.lexicon.policy import BOGGLE, NOMINA
from setzkasten.lexicon.word_book import NO_BOOK, WordBook
from setzkasten.lexicon.words import Words
from setzkasten.server.http.missed import Heard, missed_told
from setzkasten.solve.assistant import assistant_of
from setzkasten.solve.boggle import on_dice

LEXICON_TESTS = Path(__file__).parents[1] / "lexicon"
HURTFUL = frozenset((LEXICON_TESTS / "hurtful.txt").read_text("ascii").split())
GAMES = sorted(name for name, entry in CATALOGUE.items() if entry.player and entry.policy)
CASE = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 9)


@pytest.fixture(scope="module")
def german() -> Words:
    return Words.german()


def numbered(words: Words) -> list[str]:
    """Those of the hurtful words that a search would find."""
    indexes = {word: words.graph.index(word) for word in HURTFUL}
    bits = words.bits
    return [word for word, at in indexes.items() if at >= 0 and bits[at >> 3] >> (at & 7) & 1]


@pytest.mark.parametrize("level", ["leicht", "meister+"])
@pytest.mark.parametrize("game", GAMES)
def test_no_computer_thinks_of_what_hurts_nor_forms_it(
    german: Words, game: str, level: str
) -> None:
    words = german.under(policy_of(game))
    player = CATALOGUE[game].player
    assert player
    for share in (player.known(words, level), words.offered):
        assert [word for word in HURTFUL if word in share] == []
        assert numbered(share) == []
        assert HURTFUL.isdisjoint(share.matching("?????"))
    assert numbered(words), "else nothing was looked at"


@pytest.mark.parametrize("game", GAMES)
def test_sad_words_remain_words_of_a_game(german: Words, game: str) -> None:
    known = german.under(policy_of(game)).known()
    assert [word for word in ("TOD", "BIER", "MORD") if word not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_hurts_still_counts_for_people(german: Words, game: str) -> None:
    policy = policy_of(game)
    assert german.under(policy).look_up("Penis").judgement.allowed
    strict = german.under(replace(policy, offensive=False))
    assert strict.look_up("Arsch").judgement.reason == "offensive"


def test_a_round_of_grown_ups_may_switch_it_off(german: Words) -> None:
    words = german.under(replace(NOMINA, coarse=True))
    assert "PENIS" in words.known()
    assert "PENIS" in words.offered
    strict = german.under(replace(NOMINA, coarse=True, offensive=False))
    assert "PENIS" not in strict.known()


def test_a_vote_makes_it_count_and_no_computer_lays_it(german: Words) -> None:
    book = {"PENIS": True, "ARSCHBIER": True, "QUAX": True}
    words = german.under(NOMINA, WordBook.of(book))
    assert [word for word in book if word in words] == [*book]
    for share in (words.known(), words.offered):
        assert [word for word in book if word in share] == ["QUAX"]
        assert numbered(share) == []


def test_an_own_list_is_no_way_round(german: Words) -> None:
    listed = replace(NOMINA, only="list", own_list=frozenset({"PENIS", "HAUS"}))
    known = german.under(listed).known()
    assert "HAUS" in known
    assert "PENIS" not in known


@pytest.mark.parametrize("word", ["SPAST", "PENIS", "PISS"])
def test_what_lay_on_the_dice_is_told_without_it(german: Words, word: str) -> None:
    letters = dice_with(word)
    assert path_of(letters, word)
    named = on_dice(german.under(BOGGLE, WordBook.of({word: True})), letters)
    assert named
    assert HURTFUL.isdisjoint(named)
    assert word in on_dice(german.under(replace(BOGGLE, coarse=True)), letters)


def test_what_somebody_found_is_counted_with_what_lay_there(german: Words) -> None:
    letters = dice_with("SPAST")
    spast = Found("SPAST", 2, path_of(letters, "SPAST") or (), shared=False, allowed=True)
    before, after = (
        missed_told(german, Heard(1, Round(letters, (words,), (0,)), Agreed(BOGGLE, NO_BOOK)))
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
def test_the_assistant_of_a_picture_does_not_name_it(german: Words, begun: str, word: str) -> None:
    rows = [f"{begun}.".ljust(9, "#"), *["#" * 9] * 2]
    for coarse in (False, True):
        assistant = assistant_of(german.under(replace(NOMINA, coarse=coarse)))
        fits = assistant.fits(rows, (0, 0), down=False, case=CASE)
        assert (word in {fit.word for fit in fits}) is coarse


def test_nothing_that_hurts_is_said_about_a_harmless_word(german: Words) -> None:
    assert german.decent("hinterer Teil eines Tieres")
    assert not german.decent("umgangssprachlich, derb: Penis")
