"""The lexicon that ships: what it says of words whose reading is beyond doubt."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from setzkasten.lexicon.compiled import CompiledLexicon, default
from setzkasten.lexicon.entry import Form, Pos, Trait
from setzkasten.lexicon.letters import LexiconError

COMPILED = Path(__file__).parents[2] / "lexicon-data" / "compiled"
# What may be committed in all.
MOST_BYTES = 8_000_000

READINGS = [
    ("FRAUEN", "Frau", Pos.NOUN, Form.PLURAL),
    ("LEHRERINNEN", "Lehrerin", Pos.NOUN, Form.PLURAL),
    ("HAUSES", "Haus", Pos.NOUN, Form.CASE),
    ("KLEINES", "klein", Pos.ADJECTIVE, Form.INFLECTED),
    ("BESSER", "gut", Pos.ADJECTIVE, Form.COMPARATIVE),
    ("AELTESTEN", "alt", Pos.ADJECTIVE, Form.SUPERLATIVE),
    ("GIB", "geben", Pos.VERB, Form.IMPERATIVE),
    ("KOCH", "kochen", Pos.VERB, Form.IMPERATIVE),
    ("HING", "hängen", Pos.VERB, Form.INFLECTED),
    ("AUFZUSTEHEN", "aufstehen", Pos.VERB, Form.ZU),
    ("GEGANGENER", "gehen", Pos.VERB, Form.PARTICIPLE),
    ("LESEN", "lesen", Pos.VERB, Form.NOMINALISED),
    ("NASSAUERN", "nassauern", Pos.VERB, Form.BASE),
    ("DEUTSCHE", "deutsch", Pos.ADJECTIVE, Form.NOMINALISED),
    ("RASEN", "Rasen", Pos.NOUN, Form.BASE),
    ("PARIS", "Paris", Pos.NAME, Form.BASE),
    ("PKW", "Pkw", Pos.ABBREVIATION, Form.BASE),
    ("ALTER", "Alter", Pos.NOUN, Form.BASE),
    ("FREIER", "Freier", Pos.NOUN, Form.BASE),
    ("KITA", "Kita", Pos.NOUN, Form.BASE),
    ("BUCHSE", "Buchse", Pos.NOUN, Form.BASE),
    ("NUDELN", "nudeln", Pos.VERB, Form.BASE),
    ("FITTER", "fit", Pos.ADJECTIVE, Form.COMPARATIVE),
    ("OPELS", "Opel", Pos.NAME, Form.CASE),
]
# Words with a reading that nobody means, or that was made by a rule that went too far.
UNREAD = [
    ("FISCHE", "Fische"),
    ("FEINEN", "feinen"),
    ("RAUCHER", "rauch"),
    ("ROTTE", "rot"),
    ("LEIDER", "leid"),
]
ONLY_NAMES = ["OPEL", "AUDIS", "MUENCHENS", "FRANKREICHS", "HEGEL"]
CLASSES = [
    ("PARIS", Trait.GEOGRAPHICAL),
    ("EVA", Trait.FIRST_NAME),
    ("LESSING", Trait.KNOWN_PERSON),
    ("KATZE", Trait.ANIMAL),
    ("PKW", Trait.ABBREVIATION),
    ("STREET", Trait.FOREIGN),
    ("RAUH", Trait.OLD),
    ("STENGEL", Trait.OLD),
    ("SCHIFFAHRT", Trait.OLD),
    ("FE", Trait.SYMBOL),
]


@pytest.mark.parametrize(("word", "lemma", "pos", "form"), READINGS)
def test_a_word_is_read_right(word: str, lemma: str, pos: Pos, form: Form) -> None:
    entry = default().entry(word)
    assert entry is not None
    assert (lemma, pos, form) in {(r.lemma, r.pos, r.form) for r in entry.readings}


@pytest.mark.parametrize(("word", "lemma"), UNREAD)
def test_a_word_has_no_reading_that_nobody_means(word: str, lemma: str) -> None:
    entry = default().entry(word)
    assert entry is not None
    assert lemma not in {reading.lemma for reading in entry.readings}


@pytest.mark.parametrize("word", ONLY_NAMES)
def test_brands_and_the_genitives_of_places_are_names_only(word: str) -> None:
    entry = default().entry(word)
    assert entry is not None
    assert {reading.pos for reading in entry.readings} == {Pos.NAME}
    assert Trait.COMMON not in entry.classes


@pytest.mark.parametrize(("word", "trait"), CLASSES)
def test_a_word_is_in_its_class(word: str, trait: Trait) -> None:
    entry = default().entry(word)
    assert entry is not None
    assert trait in entry.classes


@pytest.mark.parametrize("word", ["PARIS", "PKW", "STREET"])
def test_what_is_no_ordinary_word_is_not_common(word: str) -> None:
    entry = default().entry(word)
    assert entry is not None
    assert Trait.COMMON not in entry.classes


def test_what_is_no_word_has_no_entry() -> None:
    assert default().entry("XQZV") is None
    assert default().entry("kein Wort") is None
    assert "A" not in default()


def test_a_nominalised_infinitive_has_no_base_of_its_own() -> None:
    entry = default().entry("GEHEN")
    assert entry is not None
    assert all(reading.pos is Pos.VERB for reading in entry.readings)


def test_ordinary_spellings_come_with_a_word() -> None:
    entry = default().entry("OESE")
    assert entry is not None
    assert entry.spellings == ("Öse",)


def test_words_and_their_numbers_belong_together() -> None:
    lexicon = default()
    for word in ("AB", "FRAUEN", "ZEHE"):
        assert lexicon.graph.word(lexicon.index(word)) == word
    assert lexicon.index("XQZV") == -1


def test_patterns_are_answered_in_order() -> None:
    found = list(default().matching("A?TO"))
    assert "AUTO" in found
    assert found == sorted(found)


def test_meanings_and_synonyms_are_found_by_lemma() -> None:
    assert any("Haustier" in text for text in default().definitions("Katze"))
    assert "Mieze" in default().synonyms("Katze")
    assert default().definitions("Xqzv") == ()
    assert default().synonyms("Xqzv") == ()


def test_a_mask_asks_about_each_kind_once() -> None:
    lexicon = default()
    mask = lexicon.mask(lambda entry: Trait.ANIMAL in entry.classes, name="animals")
    assert len(mask) == len(lexicon)
    assert mask[lexicon.index("KATZE")] == 1
    assert mask[lexicon.index("TISCH")] == 0


def test_the_manifest_tells_the_files_it_came_with() -> None:
    manifest = json.loads((COMPILED / "manifest.json").read_text("utf-8"))
    for name, expected in manifest["sha256"].items():
        assert hashlib.sha256((COMPILED / name).read_bytes()).hexdigest() == expected
    assert default().id == manifest["id"]


def test_the_data_stays_small_and_says_whose_it_is() -> None:
    assert sum(path.stat().st_size for path in COMPILED.iterdir()) <= MOST_BYTES
    assert "CC BY-SA 4.0" in (COMPILED / "LICENSE").read_text("utf-8")
    assert "LGPL" in (COMPILED / "ATTRIBUTION.md").read_text("utf-8")


def test_a_folder_without_data_is_told(tmp_path: Path) -> None:
    with pytest.raises(LexiconError, match="cannot be read"):
        CompiledLexicon.open(tmp_path)
