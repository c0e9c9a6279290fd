"""Rules of the recipe: what is offered as a form, before the core list has its say."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.lexicon.entry import Form, Pos
from setzkasten.lexicon.recipe.adjectives import stems, umlauted
from setzkasten.lexicon.recipe.conjugation import Forms, prefixed, strong_verbs, weak
from setzkasten.lexicon.recipe.old_spelling import Reform
from setzkasten.lexicon.recipe.stock import Stock
from setzkasten.lexicon.recipe.verbs import Verbs

DATA = Path(__file__).parents[2] / "lexicon-data"


def test_an_e_stands_only_where_the_tongue_needs_it() -> None:
    assert "redete" in weak("reden").finite
    assert "atmete" in weak("atmen").finite
    assert "gebete" not in weak("geben").finite


def test_a_verb_in_eln_drops_one_e_or_the_other() -> None:
    assert {"handle", "handele", "handelst"} <= weak("handeln").finite
    assert weak("handeln").imperatives == {"handel"}


def test_a_prefix_takes_the_strong_forms_along() -> None:
    strong = strong_verbs(DATA / "strong_verbs.tsv")
    assert "hing" in strong["hängen"].finite
    assert "aushing" in prefixed("aus", strong["hängen"]).finite
    assert "ausgehangen" in prefixed("aus", strong["hängen"]).participles


def test_an_inseparable_prefix_swallows_the_ge() -> None:
    forms = prefixed("ver", Forms(participles={"gestanden"}))
    assert forms.participles == {"verstanden"}


def verbs_of(*core: str) -> Stock:
    stock = Stock(core)
    Verbs(stock, {}).collect([], [])
    return stock


def test_a_present_participle_makes_a_verb() -> None:
    stock = verbs_of("kochen", "kochend", "koch", "kocht", "gekocht", "gekochtem")
    assert ("kochen", Pos.VERB, Form.IMPERATIVE) in stock.reads("koch")
    assert ("kochen", Pos.VERB, Form.INFLECTED) in stock.reads("kocht")
    assert ("kochen", Pos.VERB, Form.PARTICIPLE) in stock.reads("gekochtem")


def test_an_infinitive_with_zu_is_no_verb_of_its_own() -> None:
    stock = verbs_of("umsehen", "umsehend", "umzusehen", "umzusehend")
    assert stock.reads("umzusehen") == {("umsehen", Pos.VERB, Form.ZU)}


def test_a_form_that_cannot_be_declined_is_no_participle() -> None:
    stock = verbs_of("einköpfen", "einköpfend", "einköpft", "verkaufen", "verkaufend")
    assert stock.reads("einköpft") == {("einköpfen", Pos.VERB, Form.INFLECTED)}


def test_a_base_form_needs_no_case_beside_it() -> None:
    stock = Stock([])
    for form in (Form.BASE, Form.PLURAL, Form.CASE):
        stock.add("Teller", "Teller", pos=Pos.NOUN, form=form)
    stock.settle()
    assert stock.reads("Teller") == {("Teller", Pos.NOUN, Form.BASE)}


@pytest.mark.parametrize(("positive", "stem"), [("leise", "leis"), ("dunkel", "dunkl")])
def test_endings_are_put_on_a_stem(positive: str, stem: str) -> None:
    assert stem in stems(positive)


def test_the_last_vowel_changes() -> None:
    assert umlauted("alt") == "ält"
    assert umlauted("laut") == "läut"
    assert umlauted("klein") is None


def test_two_letters_for_three_are_old() -> None:
    reform = Reform({"SCHIFFFAHRT", "RAU", "KAFFEE"}, set())
    assert reform.old("SCHIFFAHRT")
    assert reform.old("RAUH")
    assert not reform.old("KAFFEE")
