"""A look-up, paragraph by paragraph: meanings at their readings, forms, family."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.entry import Form, Pos
from setzkasten.lexicon.forms import forms_of
from setzkasten.lexicon.heads import Head, read, written
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.paragraphs import Paragraph
from setzkasten.lexicon.shelf import write_shelf
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words

GERMAN = Words.german()


def told(word: str, words: Words = GERMAN) -> dict[tuple[str, str], Paragraph]:
    article = words.look_up(word)
    return {(p.lemma, str(p.pos)): p for p in words.paragraphs(article.judgement)}


def forms(lemma: str, pos: Pos) -> dict[Form, tuple[str, ...]]:
    return {some.form: some.words for some in forms_of(default(), lemma, pos)}


def test_a_bench_is_a_seat_and_a_house_of_money() -> None:
    (head,) = told("BANK")["Bank", "noun"].heads
    assert head.gender == "f"
    assert head.meanings[0].startswith("Sitz")
    assert head.meanings[1].startswith("Geldinstitut")


def test_two_genders_are_two_heads() -> None:
    ladder, boss = told("Leiter")["Leiter", "noun"].heads
    assert (ladder.gender, boss.gender) == ("f", "m")
    assert "Sprossen" in ladder.meanings[0]
    assert any("leitender Position" in meaning for meaning in boss.meanings)


def test_noun_verb_and_adjective_have_each_their_meanings() -> None:
    found = told("WEISE")
    assert "Melodie" in str(found["Weise", "noun"].heads)
    assert "Lebenserfahrung" in str(found["weise", "adjective"].heads)
    assert "Richtung" in str(found["weisen", "verb"].heads)
    assert "Wortbildungselement" not in str(found)


def test_readings_with_a_meaning_come_first() -> None:
    assert next(iter(told("Katzen"))) == ("Katze", "noun")


def test_meanings_are_whole_and_point_at_no_other() -> None:
    for word in "Katze Band Haus Kiefer lieben weisen tun".split():
        meanings = list(chain(*(h.meanings for p in told(word).values() for h in p.heads)))
        assert meanings
        assert not [text for text in meanings if re.search(r"\[\d", text)]


def test_the_word_is_divided_as_it_is_read() -> None:
    found = told("LIEBE")
    assert found["Liebe", "noun"].divided == ("Lie", "be")
    assert found["lieben", "verb"].divided == ("lie", "be")
    assert told("BAENKE")["Bank", "noun"].divided == ("Bän", "ke")


def test_forms_are_told_by_their_kind_the_frequent_first() -> None:
    assert forms("Bank", Pos.NOUN)[Form.PLURAL] == ("Banken", "Bänke")
    went = forms("gehen", Pos.VERB)
    assert {"geht", "ging"} <= set(went[Form.INFLECTED])
    assert went[Form.PARTICIPLE][0] == "gegangen"
    assert forms("aufstehen", Pos.VERB)[Form.ZU] == ("aufzustehen",)
    assert forms("gut", Pos.ADJECTIVE)[Form.COMPARATIVE] == ("besser",)
    assert Form.INFLECTED not in forms("klein", Pos.ADJECTIVE)


def test_the_family_has_what_is_derived_and_what_is_compound() -> None:
    family = told("HAUS")["Haus", "noun"].relatives
    assert {"Häuschen", "häuslich"} <= set(family.derived)
    assert {"Rathaus", "Haustür"} <= set(family.compounds)
    assert "verlaufen" in told("LAUFEN")["laufen", "verb"].relatives.derived
    assert not told("EI")["Ei", "noun"].relatives.compounds


def test_nothing_that_hurts_stands_beside_a_word() -> None:
    for word in "KATZE LIEBEN WASSER FRAU MANN SACK LOCH SCHNECKE BUMSEN".split():
        for paragraph in told(word).values():
            beside = (*paragraph.relatives.derived, *paragraph.relatives.compounds)
            offered = [*beside, *chain(*paragraph.synonyms)]
            assert all(map(GERMAN.decent, offered)), offered
            assert not [text for text in offered if "!" in text or "..." in text]
    assert not GERMAN.look_up("Arsch").gentle
    assert GERMAN.look_up("Tod").gentle


def test_a_table_of_grown_ups_may_have_it_otherwise() -> None:
    coarse = GERMAN.under(replace(GERMAN.policy, coarse=True))
    assert set(coarse.look_up("Katze").synonyms) > set(GERMAN.look_up("Katze").synonyms)


def test_a_small_lexicon_answers_the_same_questions() -> None:
    small = Words(SmallLexicon.read("Haus  noun\nHäuser  Haus noun plural"))
    found = told("HAUS", small)["Haus", "noun"]
    assert (found.forms, found.divided, found.heads) == ((), ("Haus",), ())


def test_an_unknown_word_has_no_paragraph() -> None:
    assert told("QUAXX") == {}


def test_heads_are_read_as_they_were_written() -> None:
    heads = (Head(Pos.NOUN, "f", ("eins", "zwei")), Head(Pos.VERB, "", ("drei",)))
    assert read(written(heads, ["zwei"]), ["zwei"]) == heads


def test_heads_of_another_lexicon_are_refused(tmp_path: Path) -> None:
    for name in ("words.graph", "columns.bin", "manifest.json", "definitions.bin", "decency.bin"):
        (tmp_path / name).symlink_to(default()._folder / name)
    write_shelf(tmp_path / "heads.bin", [("\x01", "de-1999")])
    with pytest.raises(LexiconError, match="lexicon articles"):
        CompiledLexicon.open(tmp_path).heads("Bank")
