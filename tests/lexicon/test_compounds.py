"""Compounds taken apart: known nouns, real links, no nonsense."""

from __future__ import annotations

import pytest

from setzkasten.lexicon.compounds import take_apart
from setzkasten.lexicon.entry import Form
from setzkasten.lexicon.small import SmallLexicon


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("ABENDSTILLE", "ABEND+STILLE"),
        ("SONNENSCHEIN", "SONNE+N+SCHEIN"),
        ("HUNDEGARTEN", "HUND+E+GARTEN"),
        ("KINDERGARTEN", "KIND+ER+GARTEN"),
        ("HERZENSDAME", "HERZ+ENS+DAME"),
        ("MEERESSTILLE", "MEER+ES+STILLE"),
        ("FRAUENMUSEUM", "FRAU+EN+MUSEUM"),
        ("ZEITUNGSPAPIER", "ZEITUNG+S+PAPIER"),
        ("LIEBESBRIEF", "LIEBE+S+BRIEF"),
        ("WASCHMASCHINE", "WASCH+MASCHINE"),
        ("HAEUSERMEER", "HAEUSER+MEER"),
        ("GARTENHAUSTUER", "GARTEN+HAUS+TUER"),
        ("HOTELTUEREN", "HOTEL+TUEREN"),
    ],
)
def test_a_compound_is_shown_taken_apart(small: SmallLexicon, word: str, parts: str) -> None:
    compound = take_apart(small, word)
    assert compound
    assert compound.text == parts


@pytest.mark.parametrize(
    "word",
    [
        "SSE",
        "XQZ",
        "FRAUSTUER",
        "ZEITUNGPAPIER",
        "HAUSUND",
        "HAUSROT",
        "PARISTUER",
        "EIHAUS",
        "HAUSEI",
        "GOETHEHAUS",
        "NATOTUER",
        "KLEINHAUSX",
        "BAUMLEIN",
        "PHONTUER",
        "HAUS",
        "",
    ],
)
def test_nonsense_is_no_compound(small: SmallLexicon, word: str) -> None:
    assert take_apart(small, word) is None


def test_the_longest_first_part_wins() -> None:
    words = SmallLexicon.read(
        "Wand  noun ; zipf 5\nWander  noun ; zipf 5\nErde  noun ; zipf 5\nEde  noun ; zipf 5\n"
        "Rede  noun ; zipf 5\nWande  noun ; zipf 5"
    )
    compound = take_apart(words, "WANDERERDE")
    assert compound
    assert compound.text == "WANDER+ERDE"


def test_the_last_part_says_which_form_it_is(small: SmallLexicon) -> None:
    compound = take_apart(small, "HOTELTUEREN")
    assert compound
    assert compound.head.form is Form.PLURAL
    assert compound.head.lemma == "Tür"


def test_a_rare_part_makes_no_compound() -> None:
    words = SmallLexicon.read("Haus  noun ; zipf 5\nQuant  noun ; zipf 1.5\nTau  noun ; zipf 3.0")
    assert take_apart(words, "HAUSQUANT") is None
    assert take_apart(words, "HAUSTAU") is None
