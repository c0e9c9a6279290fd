"""Masks: the judge's answer for every word at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from setzkasten.lexicon.masks import allowed_mask
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.small import SmallLexicon
from tests.policies import POLICIES

SPECIAL = {
    "own list": replace(
        POLICIES["boggle"], only="list", own_list=frozenset({"HAUS", "EI", "XYLQ"})
    ),
    "animals": replace(POLICIES["nomina"], only="animals"),
    "core": replace(POLICIES["lingua"], core_only=True, offensive=False, least_letters=5),
}


@pytest.mark.parametrize("policy", [*POLICIES.values(), *SPECIAL.values()])
def test_a_mask_says_of_every_word_what_the_judge_says(small: SmallLexicon, policy: Policy) -> None:
    mask = allowed_mask(small, policy)
    plain = replace(policy, i_for_j=False)
    assert list(mask) == [small.under(plain).judgement(word).allowed for word in small]
