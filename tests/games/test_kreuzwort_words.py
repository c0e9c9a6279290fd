"""Which words count is asked outside the rules; the games name every word and take the answer."""

from __future__ import annotations

from setzkasten.core.claims import Word
from setzkasten.core.game import Refusal
from tests.games.kreuzwort import KW1, KW4, KreuzwortLanguage, every_kreuzwort, words
from tests.language import rule, ruling, squares


@rule("KW1-14", "KW4-13")
@every_kreuzwort
def test_every_word_that_arises_is_asked_once(game: KreuzwortLanguage) -> None:
    state = game.position("board NOT./..../..../NASE; hands EIQ/13")
    assert game.claimed(state, "1 0,0v .EI.") == {Word("NEIN")}
    crossing = game.position("board WORT./....I; hands EQ/13")
    assert game.claimed(crossing, "1 0,4> E") == {Word("WORTE"), Word("EI")}


@rule("KW1-14", "KW4-13")
@every_kreuzwort
def test_a_word_that_the_judge_refuses_is_not_laid(game: KreuzwortLanguage) -> None:
    """A verb in another form than the infinitive, a brand, a family name: the lexicon says no."""
    state = game.position("hands GEHSTQ/13")
    bad = Refusal("not_a_word", {"word": "GEHST", "count": 1}, squares("0,0 0,1 0,2 0,3 0,4"))
    assert game.refused(state, "1 0,0> GEHST", says="-GEHST") == bad


@rule("KW1-14", "KW4-13")
@every_kreuzwort
def test_by_agreement_of_the_table_the_same_word_counts(game: KreuzwortLanguage) -> None:
    state = game.position("hands GEHSTQ/13")
    assert words(game.report(state, "1 0,0> GEHST", says="+GEHST[1+2+]")) == ["GEHST"]


@rule("KW4-14")
def test_with_the_stones_of_1936_i_is_asked_as_i() -> None:
    """IAGD goes to the judge as it lies; the judge of this box reads Jagd."""
    state = KW4.position("hands IAGDQ/13")
    assert KW4.claimed(state, "1 0,0> IAGD") == {Word("IAGD")}


@rule("KW1-06", "KW4-05")
@every_kreuzwort
def test_a_ruling_answers_all_that_was_asked_and_nothing_else(game: KreuzwortLanguage) -> None:
    state = game.position("board WORT./....I; hands EQ/13")
    done = game.game.apply(state, game.step("1 0,4> E"))
    claims = game.game.awaiting(done.state).ruling
    assert claims == {Word("WORTE"), Word("EI")}
    part = ruling(frozenset({Word("EI")}))
    assert game.game.check(done.state, part) == Refusal("no_ruling_due")
    assert game.game.check(done.state, ruling(claims)) is None


def test_the_clauses_of_each_game_are_named() -> None:
    assert (KW1.game.clauses, KW4.game.clauses) == ("KW1", "KW4")
