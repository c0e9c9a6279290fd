"""Policies as a table is asked for them and as a record says what it changed."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.options import write_option
from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.letters import WordError, key_of
from setzkasten.lexicon.policy import NOMINA, Policy
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.lexicon.policy_text import (
    CHOICES,
    changed_policy,
    read_policy,
    write_policy,
)
from setzkasten.messages import all_messages, told
from tests.policies import POLICIES

STRICTER = {"forms": "base", "verbs": "infinitive", "foreign": "none"}


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
