"""KW4-05 Stones outside the word mend what it touches, if that is no word yet."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.claims import Claim, Unfinished, Verdict, Word, allowed
from setzkasten.core.game import Refusal
from setzkasten.core.record import read_record
from setzkasten.table.replay import game_of, replay
from tests.games.kreuzwort import KW1, KreuzwortLanguage, every_kreuzwort, hands, phase, words
from tests.language import rule, squares


@rule("KW4-05", "KW1-06", "PNT-03")
@every_kreuzwort
def test_a_word_that_the_laid_one_makes_is_not_lengthened(game: KreuzwortLanguage) -> None:
    state = game.position("board EI/../ROSE/..; hands SAENX/BB; turn 1")
    laying = "1 0,2v SA. 0,3> EN"
    assert Unfinished("EIS") in game.claimed(state, laying)
    refusal = game.refused(state, laying, says="-EIS?")
    assert refusal == Refusal("more_than_one_word", squares=squares("0,3 0,4"))
    alone = game.play(state, "1 0,2v SA")
    assert hands(alone) == "ENX/BB"


@rule("KW4-05", "KW1-06", "PNT-03")
@every_kreuzwort
def test_what_is_no_word_yet_is_mended(game: KreuzwortLanguage) -> None:
    state = game.position("board STAU/..../.ROSE; hands DAEX/BB; turn 1")
    laying = "1 0,4v DA. 0,5> E"
    assert game.claimed(state, laying) >= {Unfinished("STAUD"), Word("STAUDE")}
    report = game.report(state, laying, says="+STAUD?")
    assert "STAUDE" in words(report)


@rule("KW4-05")
@every_kreuzwort
def test_a_word_is_not_lengthened_in_front_either(game: KreuzwortLanguage) -> None:
    state = game.position("corner 0,1; board EI/../ROSE; hands SAERX/BB; turn 1")
    refusal = game.refused(state, "1 0,3v SA. 0,0> R", says="-EIS?")
    assert (refusal.code, refusal.squares) == ("more_than_one_word", squares("0,0"))


@rule("KW4-05")
@every_kreuzwort
def test_what_a_completion_touches_is_mended_by_the_same_rule(game: KreuzwortLanguage) -> None:
    """The E of STAUDE stands below a T; TE becomes RTE, unless it were a word already."""
    board = "corner -1,0; board .....T/STAU/..../.ROSE"
    state = game.position(f"{board}; hands DAERX/BB; turn 1")
    laying = "1 0,4v DA. 0,5> E -2,5v R"
    assert game.claimed(state, laying) >= {Unfinished("STAUD"), Unfinished("TE"), Word("RTE")}
    refusal = game.refused(state, laying, says="-TE?")
    assert (refusal.code, refusal.squares) == ("more_than_one_word", squares("-2,5"))
    assert hands(game.play(state, laying)) == "X/BB"


BELOW = "corner -4,0; board .....W/.....O/.....R/.....T/STAU/..../.ROSE"
BESIDE = "board STAU..IS/..../.ROSE"


@rule("KW4-05", "KW1-06", "PNT-03")
@every_kreuzwort
@pytest.mark.parametrize("board", [BELOW, BESIDE])
def test_a_completion_lengthens_no_word_that_stands(game: KreuzwortLanguage, board: str) -> None:
    """The E of STAUDE stands below WORT, or before IS: both would be lengthened, too."""
    laying = "1 0,4v DA. 0,5> E"
    refusal = game.refused(game.position(f"{board}; hands DAEX/BB; turn 1"), laying)
    assert refusal == Refusal("more_than_one_word", squares=squares("0,5"))
    reaching = game.position(f"{board}; hands DAEX/BB; turn 1", completion="reach")
    assert hands(game.play(reaching, laying)) == "X/BB"


@rule("KW4-05")
@every_kreuzwort
def test_the_laid_word_itself_may_lengthen_what_stands(game: KreuzwortLanguage) -> None:
    state = game.position(f"{BELOW}E; hands DAX/BB; turn 1")
    assert "STAUD" in words(game.report(state, "1 0,4v DA."))


@rule("KW4-05")
@every_kreuzwort
def test_by_agreement_everything_that_is_touched_may_be_completed(game: KreuzwortLanguage) -> None:
    state = game.position("board EI/../ROSE/..; hands SAENX/BB; turn 1", completion="any")
    laying = "1 0,2v SA. 0,3> EN"
    assert Unfinished("EIS") not in game.claimed(state, laying)
    assert "EISEN" in words(game.report(state, laying))


@rule("KW1-07")
def test_where_a_second_word_is_earned_it_may_lengthen_the_first() -> None:
    text = "board EI/../ROSE; phase second; hands ENX/BB; turn 1"
    state = KW1.position(text.replace("board EI/", "board EIS/"))
    after = KW1.play(state, "1 0,3> EN")
    assert (phase(after), hands(after)) == ("lay", "X/BB")


def test_the_answers_are_written_and_read() -> None:
    state = KW1.position("board STAU/..../.ROSE; hands DAEX/BB; turn 1")
    assert KW1.report(state, "1 0,4v DA. 0,5> E", says="+STAUD? +STAUDE").words


@pytest.mark.parametrize("edition", ["1", "2", "3"])
def test_a_record_of_the_first_edition_completes_as_it_did(edition: str) -> None:
    def knows_eis(claim: Claim) -> Verdict:
        return Verdict(claim, "no") if claim == Unfinished("EIS") else allowed(claim)

    text = f"szk 1\ngame kreuzwort-super\nedition {edition}\nseats 2\n"
    text += "position board EI/../ROSE/..; hands SAENX/BB\n\n 10 1 0,2v SA. 0,3> EN\n"
    record = read_record(text.encode())
    played = replay(record, game_of(record, GAMES), lexicon=knows_eis)
    assert bool(played.refused) == (edition != "1")


@pytest.mark.parametrize("edition", ["1", "2", "3"])
def test_a_record_of_the_second_edition_lengthens_what_a_completion_came_to(edition: str) -> None:
    text = f"szk 1\ngame kreuzwort-super\nedition {edition}\nseats 2\n"
    text += f"position {BELOW}; hands DAEX/BB; turn 1\n\n 10 1 0,4v DA. 0,5> E\n"
    record = read_record(text.encode())
    played = replay(record, game_of(record, GAMES), lexicon=allowed)
    assert bool(played.refused) == (edition == "3")
