"""Clues that the lexicon suggests: printable, inoffensive, never with the answer's own stem."""

from __future__ import annotations

import pytest

from setzkasten.lexicon.compiled import default
from setzkasten.lexicon.masks import for_all_mask
from setzkasten.lexicon.offering import for_all, keys_in
from setzkasten.puzzle.clue import has_clue, suggestions
from setzkasten.puzzle.definition import cut_down
from setzkasten.puzzle.level import LEVELS, words_of_level
from setzkasten.puzzle.making import with_suggestions
from setzkasten.puzzle.stem import gives_away
from setzkasten.puzzle.treasury import treasury
from tests.language import rule
from tests.puzzle.puzzles import LEAFLET, SMALL


@rule("RAE-05")
@pytest.mark.parametrize(
    ("clue", "answer"),
    [
        ("Ausübung der Hebelkräfte", "HEBEL"),
        ("Einer, der einen Sieg erringt", "SIEGER"),
        ("Sprache in China", "CHINESISCH"),
        ("Verkauf von Waren", "KAUFEN"),
        ("Etwas Geografisches", "GEOGRAPHISCH"),
        ("Kellner in leitender Stellung", "OBERKELLNER"),
        ("Mehrere Häuser", "HAUS"),
        ("Handlung des Eingebens", "EINGABE"),
        ("Krankenversicherung", "KRANKENKASSE"),
        ("Das Ei vom Huhn", "EI"),
        ("Blätter des Teestrauchs", "TEE"),
        ("Mineralöl", "OEL"),
        ("Verschönerung, Verzierung", "ZIERDE"),
        ("Eine rötliche Farbe habend", "ROT"),
    ],
)
def test_a_clue_that_holds_the_stem_gives_its_answer_away(clue: str, answer: str) -> None:
    assert gives_away(clue, answer)


@rule("RAE-05")
@pytest.mark.parametrize(
    ("clue", "answer"),
    [
        ("Staat in Vorderasien", "IRAN"),
        ("Europäische Hauptstadt", "PARIS"),
        ("Fluss in Norditalien", "PO"),
        ("Teil des Fußes", "ZEHE"),
        ("Großes Kirchengebäude", "DOM"),
    ],
)
def test_other_clues_do_not(clue: str, answer: str) -> None:
    assert not gives_away(clue, answer)


@pytest.mark.parametrize(
    ("definition", "clue"),
    [
        ("ein Staat in Vorderasien", "Staat in Vorderasien"),
        ("Medizin: eine Verletzung, bei der ein Gewebe gewaltsam zerreißt",
         "Verletzung, bei der ein Gewebe gewaltsam zerreißt"),
        ("das heilige Buch des Islam", "das heilige Buch des Islam"),
        ("Gesäß (menschlicher Körperteil, auf dem gesessen wird)", "Gesäß"),
        ("vulgär: etwas Derbes", ""),
        ("Plural 1: die Bevölkerung von [2]", ""),
        ("Person", ""),
        ("Lockergestein aus feinen, " + "besonders kleinen und runden Körnern " * 2, ""),
        ("Computerprogramm von Donald E. Knuth", ""),
        ("einer der Flüsse", ""),
        ("Staat im Norden mit 5,7 Mio. Einwohnern", ""),
        ("Inselgruppe in der Karibik, zwischen St. Vincent und Grenada", ""),
        ("Kaste von Insekten, z. B. bei Bienen", ""),
        ("Cremes, Salben u.ä. auf etwas streichen", ""),
    ],
)  # fmt: skip
def test_definitions_are_cut_down(definition: str, clue: str) -> None:
    assert cut_down(definition) == clue


@rule("RAE-05")
def test_suggestions_for_the_leaflets_words() -> None:
    lexicon = default()
    assert suggestions(lexicon, "IRAN")[0].text == "Staat in Vorderasien"
    assert suggestions(lexicon, "OB")[0].printable
    assert any("(Abk.)" in clue.text for clue in suggestions(lexicon, "TU"))
    assert any("(Mz.)" in clue.text for clue in suggestions(lexicon, "BEINE"))
    assert suggestions(lexicon, "XQZ") == ()


@rule("RAE-05")
def test_every_word_without_a_clue_gets_one_and_the_others_keep_theirs() -> None:
    clued, unclued = with_suggestions(LEAFLET)
    assert len(unclued) <= 8
    assert all(word.clue for word in clued.words if word.answer not in unclued)
    kept, _ = with_suggestions(SMALL, {"HAS": "nie gebraucht"})
    assert kept.clues == SMALL.clues


@pytest.mark.parametrize("level", LEVELS)
def test_the_words_of_a_level_are_plain_and_have_clues(level: str) -> None:
    lexicon, words, written = default(), words_of_level(level), treasury().clues
    assert 4_000 < len(words) < 40_000
    for word in words[:: len(words) // 50]:
        entry = lexicon.entry(word)
        assert entry
        if word in written:  # tests/puzzle/test_clue_faults.py
            continue
        assert has_clue(lexicon, word)
        best = suggestions(lexicon, word)[0]
        assert best.printable
        assert best.kind == "long form" or not gives_away(best.text, word)


@pytest.mark.parametrize("level", LEVELS)
def test_a_puzzle_has_no_word_that_hurts_or_saddens(level: str) -> None:
    lexicon, fit = default(), for_all_mask(default())
    words = words_of_level(level)
    assert [word for word in words if not fit[lexicon.index(word)]] == []
    assert {"ORALSEX", "ANAL", "PENIS", "TOD", "BIER", "MORD", "TUMOR"}.isdisjoint(words)


def test_no_clue_speaks_of_what_hurts_or_saddens() -> None:
    """HAUS has many meanings and SCHWANZ one that nobody prints."""
    lexicon = default()
    for word in ("SCHWANZ", "RAD", "WASSER", "FEUER", "GLIED", "ARZT", "HELD", "SCHWERT", "FASS"):
        for clue in suggestions(lexicon, word):
            assert all(for_all(lexicon, key) for key in keys_in(clue.text)), clue.text


def test_clues_that_would_be_printed_are_decent() -> None:
    lexicon, words = default(), words_of_level("mittel")
    suggested = [word for word in words if word not in treasury().clues]
    for word in suggested[:: len(suggested) // 200]:
        best = suggestions(lexicon, word)[0].text
        assert all(for_all(lexicon, key) for key in keys_in(best)), best


def test_harder_levels_have_more_words() -> None:
    easy, middle, hard = (len(words_of_level(level)) for level in LEVELS)
    assert easy < middle < hard
