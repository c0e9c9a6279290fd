"""New word or mere ending? The rulings, on the small lexicon."""

from __future__ import annotations

import pytest

from setzkasten.lexicon.relation import Kinship, relation
from setzkasten.lexicon.small import SmallLexicon


@pytest.mark.parametrize(
    ("shorter", "longer", "lemma"),
    [
        ("FRAU", "FRAUEN", "Frau"),
        ("KLEIN", "KLEINES", "klein"),
        ("HAUS", "HAEUSER", "Haus"),
        ("LIEST", "LAS", "lesen"),
        ("GUT", "BESSER", "gut"),
        ("IST", "WAR", "sein"),
        ("LEHRERIN", "LEHRERINNEN", "Lehrerin"),
        ("SCHWIMME", "SCHWIMMEN", "schwimmen"),
    ],
)
def test_an_ending_makes_no_new_word(
    small: SmallLexicon, shorter: str, longer: str, lemma: str
) -> None:
    assert relation(small, shorter, longer) == Kinship("inflection", lemma)


@pytest.mark.parametrize(
    ("shorter", "longer"),
    [
        ("WAS", "WASSER"),
        ("NASS", "NASSAU"),
        ("NASSAU", "NASSAUERN"),
        ("EIS", "REISE"),
        ("LEHRE", "LEHRER"),
        ("SPIEL", "SPIELER"),
        ("HELD", "HELDIN"),
        ("KLEIN", "KLEINOD"),
        ("IN", "INN"),
        ("IN", "INS"),
        ("ZU", "ZUM"),
    ],
)
def test_another_word_is_new(small: SmallLexicon, shorter: str, longer: str) -> None:
    assert relation(small, shorter, longer) == Kinship("new", None)


@pytest.mark.parametrize(
    ("shorter", "longer", "lemma"),
    [
        ("EI", "EIS", "Ei"),
        ("LIEB", "LIEBE", "lieb"),
        ("SPIEL", "SPIELEN", "Spiel"),
        ("REIS", "REISE", "Reis"),
        ("RASE", "RASEN", "rasen"),
        ("TRAGE", "TRUG", "tragen"),
        ("NAME", "NAMEN", "Name"),
        ("ART", "ARTEN", "Art"),
    ],
)
def test_a_form_that_also_is_a_word_of_its_own_is_ambiguous(
    small: SmallLexicon, shorter: str, longer: str, lemma: str
) -> None:
    assert relation(small, shorter, longer) == Kinship("ambiguous", lemma)


@pytest.mark.parametrize(
    ("noun", "verb"), [("KOCH", "KOCHEN"), ("KAUF", "KAUFEN"), ("GAR", "GARTEN")]
)
def test_nobody_sees_an_order_in_a_noun(small: SmallLexicon, noun: str, verb: str) -> None:
    assert relation(small, noun, verb).kind == "new"


@pytest.mark.parametrize(("order", "form"), [("GIB", "GIBST"), ("STEH", "STEHEN")])
def test_an_order_that_is_nothing_else_is_a_form_of_its_verb(
    small: SmallLexicon, order: str, form: str
) -> None:
    assert relation(small, order, form).kind == "inflection"


def test_an_infinitive_is_no_word_of_its_own_beside_its_forms(small: SmallLexicon) -> None:
    assert relation(small, "LEGE", "LEGEN") == Kinship("inflection", "legen")


@pytest.mark.parametrize(
    ("shorter", "longer"),
    [
        ("LESE", "LESEN"),
        ("LACHE", "LACHEN"),
        ("GUT", "GUTE"),
        ("GUT", "BESTE"),
        ("LACHEN", "LACHEND"),
        ("GEHEN", "GEGANGEN"),
    ],
)
def test_a_nominalised_form_or_a_participle_is_no_word_of_its_own(
    small: SmallLexicon, shorter: str, longer: str
) -> None:
    assert relation(small, shorter, longer).kind == "inflection"


def test_an_infinitive_listed_as_a_noun_is_still_nominalised() -> None:
    words = SmallLexicon.read("lege  legen verb inflected\nlegen/Legen  legen verb | Legen noun")
    assert relation(words, "LEGE", "LEGEN") == Kinship("inflection", "legen")


def test_names_are_ignored(small: SmallLexicon) -> None:
    assert relation(small, "POLE", "POLEN") == Kinship("inflection", "Pole")
    assert relation(small, "ELLE", "ELLEN") == Kinship("inflection", "Elle")


def test_an_unknown_word_is_new(small: SmallLexicon) -> None:
    assert relation(small, "FRAU", "FRAUXEN") == Kinship("new", None)
    assert relation(small, "FRX", "FRAU") == Kinship("new", None)
