"""The judge: reasons, sources, and the answers to what games claim."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from setzkasten import lexicon
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Contains, Relation, Word
from setzkasten.lexicon.entry import Form, Pos, Trait
from setzkasten.lexicon.finding import NAME_CODES
from setzkasten.lexicon.policy import EVERYTHING, Policy
from setzkasten.lexicon.policy_options import label_of
from setzkasten.lexicon.policy_text import CHOICES, changed_policy
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.word_book import WordBook
from setzkasten.messages import FOLDER, LANGUAGES, all_messages, sentence
from tests.policies import POLICIES

NOMINA = policy_of("nomina")
BOX_1936 = policy_of("kreuzwort-1936")


def test_a_plural_counts_and_says_of_what(small: SmallLexicon) -> None:
    found = small.under(NOMINA).judgement("FRAUEN")
    assert (found.allowed, found.reason, found.source) == (True, "plural_of", small.id)
    assert sentence(found.reason, found.data) == "FRAUEN ist die Mehrzahl von Frau."


def test_an_inflected_form_is_explained(small: SmallLexicon) -> None:
    found = small.under(BOX_1936).judgement("KLEINES")
    assert not found.allowed
    assert sentence(found.reason, found.data).startswith("KLEINES ist eine Beugung von klein.")


def test_an_unknown_word_does_not_count(small: SmallLexicon) -> None:
    assert small.under(NOMINA).judgement("XYLQ").reason == "unknown_word"


def test_a_short_word_is_too_short(small: SmallLexicon) -> None:
    found = small.under(policy_of("boggle")).judgement("EI")
    assert (found.reason, found.data["least"]) == ("too_short", 3)


def test_one_reading_that_counts_is_enough(small: SmallLexicon) -> None:
    assert small.under(policy_of("lingua")).judgement("ESSEN").reason == "base_form"
    assert small.under(policy_of("boggle")).judgement("BACH").reason == "base_form"


def test_an_abbreviation_stays_one_although_a_list_has_it_as_a_noun(small: SmallLexicon) -> None:
    assert small.under(NOMINA).judgement("PKW").reason == "abbreviation_counts"
    assert small.under(policy_of("lingua")).judgement("PKW").reason == "abbreviation"


def test_an_abbreviation_spelt_as_a_noun_needs_the_core_list() -> None:
    nato = "Nato/NATO  Nato noun | NATO abbreviation ; common"
    aids = "Aids/AIDS  Aids noun | AIDS abbreviation ; common"
    words = SmallLexicon.read(f"{nato}, extra\n{aids}")
    assert words.under(policy_of("lingua")).judgement("NATO").reason == "abbreviation"
    assert words.under(policy_of("lingua")).judgement("AIDS").reason == "base_form"


def test_without_a_game_every_class_counts(small: SmallLexicon) -> None:
    refused = [word for word in small if not small.under(EVERYTHING).judgement(word).allowed]
    assert refused == ["VER"]


def test_a_word_of_unknown_form_is_given_the_benefit() -> None:
    words = SmallLexicon.read("Plümpe")
    assert words.under(policy_of("schach-dem-wort")).judgement("PLUEMPE").reason == "listed"


@pytest.mark.parametrize(("stones", "spelt"), [("IOSEF", "Josef"), ("IAGD", "Jagd"), ("IA", "ja")])
def test_in_the_box_of_1936_an_i_is_also_a_j(small: SmallLexicon, stones: str, spelt: str) -> None:
    for game in ("kreuzwort-1936", "presto-1936", "recht-1936", "schach-dem-wort"):
        found = small.under(policy_of(game)).judgement(stones)
        assert (found.allowed, found.reason, found.spelling) == (True, "i_for_j", spelt)


def test_elsewhere_an_i_is_an_i(small: SmallLexicon) -> None:
    assert small.under(NOMINA).judgement("IOSEF").reason == "unknown_word"


def test_an_i_for_j_obeys_the_policy(small: SmallLexicon) -> None:
    assert small.under(BOX_1936).judgement("IAGDEN").allowed
    assert not small.under(policy_of("schach-dem-wort")).judgement("IAGDEN").allowed


def test_the_word_book_stands_above_the_dictionary(small: SmallLexicon) -> None:
    book = WordBook().accept("SSE", day="2026-11-15").refuse("HAUS", day="2026-11-15")
    accepted, refused = (small.under(NOMINA, book).judgement(word) for word in ("SSE", "HAUS"))
    assert (accepted.allowed, accepted.reason) == (True, "accepted_by_book")
    assert (refused.allowed, refused.reason) == (False, "refused_by_book")
    assert accepted.source == refused.source == "word book"


def test_a_compound_is_shown_to_the_table_and_counts_where_agreed(small: SmallLexicon) -> None:
    shown = small.under(NOMINA).judgement("ABENDSTILLE")
    assert (shown.allowed, shown.reason) == (False, "compound_not_listed")
    agreed = small.under(replace(NOMINA, compounds=True)).judgement("ABENDSTILLE")
    assert (agreed.allowed, agreed.reason, agreed.source) == (True, "compound", "compound")
    assert agreed.data["parts"] == "ABEND+STILLE"
    assert agreed.entry
    assert agreed.entry.readings[0].lemma == "Abendstille"


def test_a_compound_obeys_the_policy_by_its_last_part(small: SmallLexicon) -> None:
    schach = replace(policy_of("schach-dem-wort"), compounds=True)
    assert small.under(schach).judgement("HOTELTUER").reason == "compound"
    assert small.under(schach).judgement("HOTELTUEREN").reason == "no_plurals"


def test_an_own_list_is_the_whole_dictionary(small: SmallLexicon) -> None:
    policy = replace(NOMINA, only="list", own_list=frozenset({"XYLQ"}))
    assert small.under(policy).judgement("XYLQ").reason == "on_list"
    assert small.under(policy).judgement("HAUS").reason == "only_list"


def test_a_word_is_answered_with_its_ordinary_spelling(small: SmallLexicon) -> None:
    verdict = small.under(NOMINA).judge.answer(Word("OESE"))
    assert (verdict.answer, verdict.witness, verdict.reason) == ("yes", "Öse", "base_form")
    assert small.under(NOMINA).judge.answer(Word("XYLQ")).refused


def test_a_relation_is_answered_with_the_shared_lemma(small: SmallLexicon) -> None:
    verdict = small.under(NOMINA).judge.answer(Relation("FRAU", "FRAUEN"))
    assert (verdict.answer, verdict.witness) == ("inflection", "Frau")
    assert small.under(NOMINA).judge.answer(Relation("WAS", "WASSER")).answer == "new"
    assert small.under(NOMINA).judge.answer(Relation("EI", "EIS")).answer == "ambiguous"


def test_a_relation_sees_the_j_behind_an_i(small: SmallLexicon) -> None:
    verdict = small.under(BOX_1936).judge.answer(Relation("IAGD", "IAGDEN"))
    assert (verdict.answer, verdict.witness) == ("inflection", "Jagd")


def test_an_announced_word_must_hold_the_run(small: SmallLexicon) -> None:
    judge_ = small.under(policy_of("recht-1936")).judge
    assert judge_.answer(Contains("LEXIKON", "EXIK")).answer == "yes"
    assert judge_.answer(Contains("LEXIKON", "EXIL")).reason == "run_not_inside"
    assert judge_.answer(Contains("XEXIKX", "EXIK")).reason == "unknown_word"


REFUSALS = {
    "unknown_word",
    "compound_not_listed",
    "too_short",
    "only_base_form",
    "no_plurals",
    "only_infinitive",
    "abbreviation",
    "symbol",
    "prefix",
    "proper_name",
    "other_language",
    "foreign_word",
    "rare_foreign_word",
    "dialect",
    "old_spelling",
    "hyphenated",
    "offensive",
    "not_core",
    "only_nouns",
    "only_geographical",
    "only_animals",
    "only_persons",
    "only_list",
    "refused_by_book",
    "run_not_inside",
    "not_completable",
    *(refused for refused, _ in NAME_CODES.values()),
}
GRANTS = {
    "base_form",
    "plural_of",
    "form_of",
    "nominalised",
    "contraction",
    "listed",
    "i_for_j",
    "compound",
    "accepted_by_book",
    "on_list",
    "completable",
    "completable_unnamed",
    "abbreviation_counts",
    "symbol_counts",
    "proper_name_counts",
    *(granted for _, granted in NAME_CODES.values()),
}
KINDS = {"relation_new", "relation_inflection", "relation_ambiguous"}
NAMES = {
    *(f"pos_{pos}" for pos in Pos),
    *(f"form_{form}" for form in Form),
    *(f"class_{trait.replace(' ', '_')}" for trait in Trait),
}


PARTS = {
    *(label_of(part.name) for part in fields(Policy)),
    *(f"{label_of(part.name)}_help" for part in fields(Policy)),
    *(label_of(name, choice) for name, choices in CHOICES.items() for choice in choices),
}
# What is said of texts that are not understood, and by the commands, stands in the source itself.
SOURCE = "".join(
    path.read_text("utf-8") for path in sorted(Path(lexicon.__file__).parent.glob("*.py"))
)
CODES = REFUSALS | GRANTS | KINDS | NAMES | PARTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_no_sentence_is_idle(language: str) -> None:
    text = (FOLDER / f"lexicon.{language}.md").read_text("utf-8")
    others = set(re.findall(r"^## (\w+)", text, re.MULTILINE)) - CODES
    assert others == {code for code in others if re.search(rf"[\"']{code}[\"']", SOURCE)}
    assert set(all_messages(language)) >= CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shouts_or_calls_a_word_invalid(language: str) -> None:
    for code in CODES:
        said = all_messages(language)[code].sentence.lower()
        assert not {"!", "ungültig", "invalid"} & {*said, *said.split()}


@pytest.mark.parametrize("game", sorted(POLICIES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_can_be_said(small: SmallLexicon, game: str, language: str) -> None:
    for word in (*small, "XYLQ", "ABENDSTILLE", "IOSEF"):
        found = small.under(policy_of(game)).judgement(word)
        said = sentence(found.reason, found.data, language)
        assert "{" not in said


def test_a_table_gets_the_judge_of_its_game_with_its_changes(small: SmallLexicon) -> None:
    judge_ = small.under(changed_policy(NOMINA, {"abbreviations": "no"})).judge
    assert judge_.answer(Word("NATO")).reason == "abbreviation"
    assert judge_.answer(Word("FRAUEN")).answer == "yes"


def test_an_announced_j_is_laid_as_an_i(small: SmallLexicon) -> None:
    judge_ = small.under(policy_of("recht-1936")).judge
    assert judge_.answer(Contains("JOSEF", "IOS")).answer == "yes"
