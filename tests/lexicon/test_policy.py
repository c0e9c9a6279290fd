"""Policies: what each game lets count, and how a record says what a table changed."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.options import write_option
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.finding import find
from setzkasten.lexicon.letters import WordError, key_of
from setzkasten.lexicon.policy import NOMINA, Policy
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.lexicon.policy_text import (
    CHOICES,
    changed_policy,
    changes_of,
    read_policy,
    write_policy,
)
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.messages import all_messages, told
from tests.policies import POLICIES

GAMES_1936 = ("kreuzwort-1936", "presto-1936", "recht-1936")
SUPER_GAMES = ("kreuzwort-super", "presto-super", "recht-super", "point-typ-dom")
LOOSE_GAMES = ("nomina", "krux", "kreuzwortbild")
STRICTER = {"forms": "base", "verbs": "infinitive", "foreign": "none"}


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


@pytest.mark.parametrize("game", sorted(POLICIES))
def test_a_table_is_asked_for_every_part_with_the_defaults_of_its_game(game: str) -> None:
    options = options_of_policy(policy_of(game))
    assert {option.name for option in options} == {f.name for f in fields(Policy)} - {"own_list"}
    values = {option.name: write_option(option.read(option.default)) for option in options}
    assert changed_policy(policy_of(game), values) == policy_of(game)


def test_a_record_says_only_what_the_table_changed() -> None:
    changed = replace(policy_of("nomina"), abbreviations=False, least_letters=3, only="nouns")
    assert write_policy(changed, NOMINA) == "abbreviations=no least_letters=3 only=nouns"
    assert write_policy(policy_of("lingua"), policy_of("lingua")) == ""


def policies() -> st.SearchStrategy[Policy]:
    booleans = [f.name for f in fields(Policy) if isinstance(f.default, bool)]
    keys = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=2, max_size=8)
    return st.builds(
        Policy,
        **{name: st.booleans() for name in booleans},
        **{name: st.sampled_from(choices) for name, choices in CHOICES.items()},
        least_letters=st.integers(1, 25),
        own_list=st.frozensets(keys, max_size=4),
    )


@given(policy=policies(), game=st.sampled_from(sorted(POLICIES)))
def test_what_is_written_is_read_again(policy: Policy, game: str) -> None:
    assert read_policy(write_policy(policy, policy_of(game)), policy_of(game)) == policy


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("colour=red", "policy_no_part", "brands"),
        ("brands", "policy_no_pair", "brands"),
        ("brands=maybe", "policy_value", "yes, no"),
        ("forms=all", "policy_value", "any, base"),
        ("least_letters=0", "policy_number", "1 bis 25"),
        ("least_letters=many", "policy_number", "1 bis 25"),
        ("brands=yes brands=no", "policy_part_twice", "zweimal"),
        ("own_list=H4US", "word_sign", "H4US"),
        ("own_list=A", "not_a_key", "2 bis 25"),
    ],
)
def test_what_is_not_understood_is_named(text: str, code: str, said: str) -> None:
    with pytest.raises(WordError) as raised:
        read_policy(text, NOMINA)
    assert raised.value.code == code
    assert said in told(raised.value)


def test_the_examples_that_explain_a_part_hang_on_it() -> None:
    """What the page of a new table says: with the part such a word counts, without it not."""
    lexicon = default()
    looser = {"forms": "any", "verbs": "any", "foreign": "all"}
    explained = set()
    for option in options_of_policy(NOMINA):
        told = all_messages("de")[f"policy_{option.name}_help"].sentence
        words = [key_of(word) for word in re.findall(r"\b[A-ZÄÖÜ]{2,}\b", told)]
        for word in words[1:] if option.name in ("forms", "verbs") else words:
            base = {"forms": "base"} if option.name == "plurals" else {}
            on, off = looser.get(option.name, "yes"), STRICTER.get(option.name, "no")
            answers = [
                lexicon.under(changed_policy(NOMINA, {**base, option.name: value}))
                .judgement(word)
                .allowed
                for value in (on, off)
            ]
            assert answers == [True, False], (option.name, word)
            explained.add(option.name)
    assert explained >= {"forms", "plurals", "verbs", "geographical", "brands", "compounds"}
