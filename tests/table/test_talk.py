"""What is said at a table: phrases by their keys, and how a word is written."""

from __future__ import annotations

from setzkasten.table.frame import frame
from setzkasten.table.journal import Talking
from setzkasten.table.talk import answer_spelling, ask_spelling, speak
from setzkasten.table.told import Remark, SpelledTold, SpellingTold
from tests.language import rule
from tests.table.seated import reopened, table


def code(refusal: object) -> str:
    return str(getattr(refusal, "code", ""))


def test_the_last_phrase_of_each_seat_is_told_and_survives_a_restart() -> None:
    made = table()
    for seat, phrase in ((0, "hello"), (1, "lucky"), (0, "well-seen")):
        assert speak(made, seat, phrase, 5) is None
    said = [Remark(1, "lucky", 2), Remark(0, "well-seen", 3)]
    assert made.talk.said == said
    assert frame(reopened(made, 10), "t", None, 10).said == said
    assert code(speak(made, 0, "du Esel", 6)) == "not_understood"


@rule("GEN-11")
def test_a_player_unsure_of_spelling_asks_the_others() -> None:
    made = table()
    assert ask_spelling(made, 0, "Rytmus", 5) is None
    assert code(ask_spelling(made, 1, "Wal", 5)) == "spelling_open"
    assert code(answer_spelling(made, 0, "Rhythmus", 5)) == "spelling_others"
    assert answer_spelling(made, 1, "Rhytmus", 6) is None
    assert answer_spelling(made, 1, "Rhythmus", 7) is None
    asked = SpellingTold(0, "RYTMUS", [SpelledTold(1, "RHYTHMUS")])
    assert reopened(made, 9).talk.spelling == made.talk.spelling == asked
    assert code(answer_spelling(made, 1, "", 8)) == "not_understood"
    assert answer_spelling(made, 0, "", 9) is None
    assert made.talk.spelling is None
    assert code(answer_spelling(made, 1, "Rhythmus", 9)) == "no_spelling_open"


@rule("GEN-11")
def test_whoever_asked_and_laid_has_their_answer() -> None:
    made = table(start="agreed", first=1)
    ask_spelling(made, 0, "Was", 5)
    assert made.play(0, "E4> WAS", 6).refusal is None
    assert made.talk.spelling is None


def test_only_letters_are_asked_for() -> None:
    made = table()
    assert code(ask_spelling(made, 0, "ruf an: 0123", 5)) == "word_sign"
    assert code(ask_spelling(made, 0, "A" * 26, 5)) == "not_a_key"
    assert made.talk.spelling is None


def test_nothing_that_is_typed_goes_round_at_a_childs_table() -> None:
    made = table()
    made.enter(Talking("child", at=0), 0)
    assert code(ask_spelling(made, 0, "Rytmus", 5)) == "child_table_quiet"
    assert speak(made, 0, "hello", 6) is None
