"""What we offer of our own accord: masks, texts, examples of a judge, words made of others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from setzkasten.core.claims import Completable, Slot
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.masks import allowed_mask, for_all_mask, offered_mask
from setzkasten.lexicon.offering import decent, for_all, hurts, keys_in
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.small import SmallLexicon
from tests.policies import POLICIES

WORDS = """
Abend      noun ; zipf 5.0
Bier       noun ; zipf 4.8, sad
Depp       noun ; zipf 3.4, offensive
Deppen     Depp noun plural ; zipf 3.2, offensive
Haus       noun ; zipf 5.6
Tisch      noun ; zipf 5.0
"""
COARSE = replace(NOMINA, coarse=True)


@pytest.fixture(scope="module")
def words() -> SmallLexicon:
    return SmallLexicon.read(WORDS)


def kept(words: SmallLexicon, mask: bytes) -> list[str]:
    return [word for word, sign in zip(words, mask, strict=True) if sign]


def test_what_hurts_counts_and_is_not_offered(words: SmallLexicon) -> None:
    assert "DEPP" in kept(words, allowed_mask(words, NOMINA))
    assert kept(words, offered_mask(words, NOMINA)) == ["ABEND", "BIER", "HAUS", "TISCH"]
    assert "DEPP" in kept(words, offered_mask(words, COARSE))


def test_what_does_not_count_is_not_offered_either(words: SmallLexicon) -> None:
    strict = replace(COARSE, offensive=False)
    assert "DEPP" not in kept(words, offered_mask(words, strict))


def test_what_is_sad_is_offered_in_games_only(words: SmallLexicon) -> None:
    assert kept(words, for_all_mask(words)) == ["ABEND", "HAUS", "TISCH"]


@pytest.mark.parametrize("game", POLICIES)
def test_no_game_offers_coarse_words_unless_asked(game: str) -> None:
    assert not POLICIES[game].coarse


def test_words_made_of_others_are_as_their_parts(words: SmallLexicon) -> None:
    assert hurts(words, "DEPPENHAUS")
    assert not hurts(words, "ABENDHAUS")
    assert not hurts(words, "BIERTISCH")
    assert not for_all(words, "BIERTISCH")
    assert for_all(words, "ABENDTISCH")


def test_a_compound_that_hurts_does_not_count_where_such_words_do_not(words: SmallLexicon) -> None:
    policy = replace(NOMINA, compounds=True)
    assert words.under(policy).judgement("DEPPENHAUS").allowed
    assert (
        words.under(replace(policy, offensive=False)).judgement("DEPPENHAUS").reason == "offensive"
    )
    assert words.under(replace(policy, offensive=False)).judgement("ABENDTISCH").allowed


def test_texts_are_read_word_by_word(words: SmallLexicon) -> None:
    assert keys_in("Öse, 3 Bäume (x)") == ["OESE", "BAEUME"]
    assert decent(words, "ein Tisch mit Bier")
    assert not decent(words, "der Depp am Tisch")


@pytest.mark.parametrize(("run", "named"), [("AUS", "Haus"), ("DEP", "")])
def test_a_judge_names_no_word_that_hurts(words: SmallLexicon, run: str, named: str) -> None:
    verdict = words.under(NOMINA).judge.answer(Completable(run, *_room()))
    assert (verdict.answer, verdict.witness) == ("yes", named)
    assert verdict.reason == ("completable" if named else "completable_unnamed")


def test_a_judge_of_grown_ups_names_any(words: SmallLexicon) -> None:
    assert words.under(COARSE).judge.answer(Completable("DEP", *_room())).witness == "Depp"


def _room() -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    return (Slot(),) * 4, (Slot(),) * 4


def test_an_example_from_the_lexicon_is_decent() -> None:
    verdict = default().under(NOMINA).judge.answer(Completable("ENI", *_room()))
    assert verdict.answer == "yes"
    assert not hurts(default(), verdict.witness.upper())
