"""Policies: what each game lets count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.lexicon.finding import find
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.lexicon.policy_text import (
    changed_policy,
    changes_of,
)
from setzkasten.lexicon.small import SmallLexicon
from tests.policies import POLICIES

GAMES_1936 = ("kreuzwort-1936", "presto-1936", "recht-1936")
SUPER_GAMES = ("kreuzwort-super", "presto-super", "recht-super", "point-typ-dom")
LOOSE_GAMES = ("nomina", "krux", "kreuzwortbild")


def counts(small: SmallLexicon, word: str, policy: Policy) -> bool:
    entry = small.entry(word)
    assert entry, f"{word} is missing in small.txt"
    return find(entry, policy).allowed


def reason(small: SmallLexicon, word: str, policy: Policy) -> str:
    entry = small.entry(word)
    assert entry, f"{word} is missing in small.txt"
    return find(entry, policy).reason


def test_thirteen_games_have_words() -> None:
    games = {*LOOSE_GAMES, *GAMES_1936, *SUPER_GAMES, "schach-dem-wort", "lingua", "boggle"}
    assert set(POLICIES) == games


def test_cartino_is_no_game_of_words() -> None:
    with pytest.raises(WordError, match="policy_wordless"):
        policy_of("cartino")


def test_a_table_of_cartino_opens_without_words_and_agrees_on_none() -> None:
    assert changed_policy(None, {}) == Policy()
    assert changes_of(Policy(), None) == {}
    assert options_of_policy(None) == ()
    with pytest.raises(WordError) as raised:
        changed_policy(None, {"old": "no"})
    assert raised.value.code == "policy_wordless"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(WordError, match=r"'halma'.*nomina, krux.*boggle") as raised:
        policy_of("halma")
    assert raised.value.code == "policy_no_game"


@pytest.mark.parametrize("game", LOOSE_GAMES)
@pytest.mark.parametrize(
    "word",
    ["FRAUEN", "KLEINES", "LEGE", "PARIS", "EVA", "LESSING", "NATO", "TV", "FE", "CAFE", "RAUH"],
)
def test_the_loose_games_take_any_form_names_and_abbreviations(
    small: SmallLexicon, game: str, word: str
) -> None:
    assert counts(small, word, policy_of(game))


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("STREET", "other_language"),
        ("SCHMIDT", "family_name"),
        ("OPEL", "brand_name"),
        ("ZEUS", "proper_name"),
        ("VER", "prefix"),
    ],
)
def test_nomina_has_its_limits(small: SmallLexicon, word: str, code: str) -> None:
    assert reason(small, word, policy_of("nomina")) == code


@pytest.mark.parametrize("game", GAMES_1936)
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("FRAU", "base_form"),
        ("FRAUEN", "plural_of"),
        ("KINDERN", "only_base_form"),
        ("KLEINES", "only_base_form"),
        ("BESSER", "only_base_form"),
        ("LEGE", "only_infinitive"),
        ("LEGEN", "base_form"),
        ("GEGANGEN", "only_infinitive"),
        ("AUFZUSTEHEN", "only_infinitive"),
        ("TU", "only_infinitive"),
        ("AM", "contraction"),
        ("DEM", "form_of"),
        ("DICH", "form_of"),
        ("DONAU", "geographical_name_counts"),
        ("EVA", "first_name_counts"),
        ("MOZART", "known_person"),
        ("GOETHES", "only_base_form"),
        ("SCHMIDT", "family_name"),
        ("AUDI", "brand_name"),
        ("NATO", "abbreviation"),
        ("FE", "symbol"),
        ("PKW", "abbreviation"),
    ],
)
def test_the_box_of_1936_takes_base_forms_and_plurals(
    small: SmallLexicon, game: str, word: str, code: str
) -> None:
    assert reason(small, word, policy_of(game)) == code


@pytest.mark.parametrize("game", SUPER_GAMES)
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("KINDERN", "form_of"),
        ("KLEINES", "form_of"),
        ("BESSER", "form_of"),
        ("LEGE", "only_infinitive"),
        ("GESAGT", "only_infinitive"),
        ("LACHENDE", "form_of"),
        ("LEGEN", "base_form"),
        ("NATO", "abbreviation"),
        ("EVA", "first_name_counts"),
    ],
)
def test_the_super_box_binds_only_verbs(
    small: SmallLexicon, game: str, word: str, code: str
) -> None:
    assert reason(small, word, policy_of(game)) == code


def test_in_the_super_box_abbreviations_are_an_option(small: SmallLexicon) -> None:
    assert counts(small, "NATO", replace(policy_of("kreuzwort-super"), abbreviations=True))


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("FRAUEN", "no_plurals"),
        ("NAMEN", "base_form"),
        ("CAFE", "base_form"),
        ("APERCU", "rare_foreign_word"),
        ("MEXIKO", "geographical_name_counts"),
    ],
)
def test_schach_dem_wort_takes_base_forms_and_known_foreign_words(
    small: SmallLexicon, word: str, code: str
) -> None:
    assert reason(small, word, policy_of("schach-dem-wort")) == code


def test_in_schach_dem_wort_plurals_and_foreign_words_are_asked_before(
    small: SmallLexicon,
) -> None:
    schach = policy_of("schach-dem-wort")
    assert counts(small, "FRAUEN", replace(schach, plurals=True))
    assert counts(small, "APERCU", replace(schach, foreign="all"))
    assert reason(small, "CAFE", replace(schach, foreign="none")) == "foreign_word"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("LEGE", "form_of"),
        ("PARIS", "geographical_name"),
        ("EVA", "first_name"),
        ("NATO", "abbreviation"),
        ("PKW", "abbreviation"),
        ("ERDAPFEL", "dialect"),
        ("POLEN", "plural_of"),
        ("MUELLER", "base_form"),
    ],
)
def test_lingua_takes_no_names_no_abbreviations_no_dialect(
    small: SmallLexicon, word: str, code: str
) -> None:
    assert reason(small, word, policy_of("lingua")) == code


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("RASE", "form_of"),
        ("PARIS", "geographical_name_counts"),
        ("EVA", "first_name"),
        ("GOETHE", "known_person"),
        ("OPEL", "brand_name"),
        ("ZEUS", "proper_name"),
        ("LKW", "abbreviation"),
        ("EMAIL", "hyphenated"),
    ],
)
def test_boggle_takes_geographical_names_only(small: SmallLexicon, word: str, code: str) -> None:
    assert reason(small, word, policy_of("boggle")) == code


@pytest.mark.parametrize(
    ("change", "word", "code"),
    [
        ({"offensive": False}, "DEPP", "offensive"),
        ({"old": False}, "STENGEL", "old_spelling"),
        ({"core_only": True}, "KOMPUTER", "not_core"),
        ({"family_names": True}, "SCHMIDT", "family_name_counts"),
        ({"brands": True}, "NIVEA", "brand_name_counts"),
        ({"other_names": True}, "ZEUS", "proper_name_counts"),
        ({"other_languages": True}, "STREET", "base_form"),
        ({"only": "nouns"}, "KLEIN", "only_nouns"),
        ({"only": "nouns"}, "FRAUEN", "plural_of"),
        ({"only": "nouns"}, "PARIS", "only_nouns"),
        ({"only": "geographical", "geographical": False}, "PARIS", "geographical_name_counts"),
        ({"only": "geographical"}, "HAUS", "only_geographical"),
        ({"only": "animals"}, "MAUS", "base_form"),
        ({"only": "animals"}, "HAUS", "only_animals"),
        ({"only": "persons", "known_persons": False}, "KANT", "known_person_counts"),
        ({"only": "persons"}, "SCHMIDT", "only_persons"),
    ],
)
def test_every_part_is_an_option(
    small: SmallLexicon, change: dict[str, object], word: str, code: str
) -> None:
    policy = replace(policy_of("nomina"), **change)  # type: ignore[arg-type]
    assert reason(small, word, policy) == code
