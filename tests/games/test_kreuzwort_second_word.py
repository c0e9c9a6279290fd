"""The Typ-Dom games: joining two words earns a second word, and what earns none."""

from __future__ import annotations

from setzkasten.core.game import Refusal
from tests.games.kreuzwort import (
    DOMINO,
    KreuzwortLanguage,
    every_kreuzwort,
    phase,
    words,
)
from tests.language import rule, squares


@rule("KW1-07", "KW4-06", "PNT-08")
@every_kreuzwort
def test_joining_two_words_earns_a_second_word(game: KreuzwortLanguage) -> None:
    state = game.position(f"{DOMINO}; hands AHOLZQ/13")
    joined = game.play(state, "1 2,5v .AH.")
    assert (phase(joined), joined.turn) == ("second", 0)
    ended = game.play(joined, "1 4,5> .OLZ", says="+HOLZ +OE")
    assert (phase(ended), ended.turn) == ("lay", 1)


@rule("KW1-07", "KW4-06", "PNT-08")
@every_kreuzwort
def test_one_shared_letter_earns_none(game: KreuzwortLanguage) -> None:
    state = game.position(f"{DOMINO}; hands AHUNQ/13")
    assert phase(game.play(state, "1 2,0v .HU")) == "lay"


@rule("KW1-07", "KW4-06", "KW1-10")
@every_kreuzwort
def test_a_mere_extension_earns_none(game: KreuzwortLanguage) -> None:
    """REISE shares three letters, all of them of EIS."""
    state = game.position("board EIS; hands REQ/13")
    assert phase(game.play(state, "1 0,-1> R...E")) == "lay"


@rule("KW4-06")
@every_kreuzwort
def test_letters_of_two_words_that_already_stand_side_by_side_are_an_extension(
    game: KreuzwortLanguage,
) -> None:
    state = game.position("board A../NUN/.M.; hands TQ/13")
    assert phase(game.play(state, "1 1,3> T", says="+NUNT")) == "lay"


@rule("KW1-07")
@every_kreuzwort
def test_extending_one_word_into_another_joins_both(game: KreuzwortLanguage) -> None:
    state = game.position("board EIS.N/....A/....H; hands EQ/13")
    assert phase(game.play(state, "1 0,3> E")) == "second"


@rule("KW1-07", "PNT-08")
@every_kreuzwort
def test_the_second_word_earns_no_third(game: KreuzwortLanguage) -> None:
    """NEIN and TAGS both join NOT and NASE."""
    state = game.position("board NOT./..../..../NASE; hands EIAGQX/13")
    first = game.play(state, "1 0,0v .EI.")
    assert phase(first) == "second"
    ended = game.play(first, "1 0,2v .AG.")
    assert (phase(ended), ended.turn) == ("lay", 1)


@rule("KW1-07")
@every_kreuzwort
def test_a_chain_of_words_is_an_option(game: KreuzwortLanguage) -> None:
    state = game.position("board NOT./..../..../NASE; hands EIAGQX/13", chain=True)
    assert phase(game.play(state, "1 0,0v .EI.", "1 0,2v .AG.")) == "second"


@rule("KW1-07")
@every_kreuzwort
def test_the_second_word_may_cross_the_first(game: KreuzwortLanguage) -> None:
    state = game.position(f"{DOMINO}; hands AHOLZQ/13")
    joined = game.play(state, "1 2,5v .AH.")
    assert words(game.report(joined, "1 4,5> .OLZ"))[0] == "HOLZ"
    apart = Refusal("no_shared_letter", squares=squares("9,9 9,10"))
    assert game.refused(joined, "1 9,9> OQ") == apart
