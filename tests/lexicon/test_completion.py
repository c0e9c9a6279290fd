"""Can a run still become a word in its room?   SDW-07, one level deep."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Completable, Slot
from setzkasten.lexicon import completion
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.policy import Policy
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.word_book import WordBook

SCHACH = policy_of("schach-dem-wort")
FREE = Slot()


def slots(drawn: str) -> tuple[Slot, ...]:
    """Squares from the run outwards: `.` is free, a letter is a stone, `AB_C` crosses AB and C."""
    return tuple(_slot(square) for square in drawn.split())


def _slot(square: str) -> Slot:
    if square == ".":
        return FREE
    if "_" in square:
        ahead, behind = square.split("_")
        return Slot("", ahead, behind)
    return Slot(square)


def asked(
    words: SmallLexicon, run: str, before: str, after: str, policy: Policy = SCHACH
) -> tuple[str, str]:
    verdict = words.under(policy).judge.answer(Completable(run, slots(before), slots(after)))
    return verdict.answer, verdict.witness


def test_a_run_in_the_open_can_become_a_word(small: SmallLexicon) -> None:
    assert asked(small, "EXIK", ". . .", ". . .") == ("yes", "Mexiko")


def test_the_witness_is_the_best_known_word(small: SmallLexicon) -> None:
    assert asked(small, "XI", ". . . .", ". . . .") == ("yes", "Mexiko")
    assert asked(small, "XI", ".", ".") == ("yes", "Exil")
    assert asked(small, "XI", ". .", "") == ("yes", "Taxi")


def test_a_whole_word_needs_no_room(small: SmallLexicon) -> None:
    assert asked(small, "EDIKT", "", "") == ("yes", "Edikt")


def test_without_room_there_is_no_word(small: SmallLexicon) -> None:
    assert asked(small, "EXIK", "", ". . .") == ("no", "")
    assert asked(small, "EXIK", ".", ".") == ("yes", "Mexiko")
    assert asked(small, "EXIK", ".", "") == ("no", "")


def test_a_word_may_run_over_stones_that_fit(small: SmallLexicon) -> None:
    assert asked(small, "LE", "", ". I K O N") == ("yes", "Lexikon")
    assert asked(small, "LE", "", ". I K O N .") == ("yes", "Lexikon")


def test_a_word_may_not_stop_against_a_stone(small: SmallLexicon) -> None:
    assert asked(small, "EDIK", "", ". X .") == ("no", "")
    assert asked(small, "DIKT", ". M", "") == ("no", "")


def test_only_words_of_the_policy_complete(small: SmallLexicon) -> None:
    words = SmallLexicon.read("Eulen  Eule noun plural\nEule  noun")
    assert asked(words, "EULEN", "", "") == ("no", "")
    assert asked(words, "EUL", "", ". .", policy_of("nomina")) == ("yes", "Eule")


def test_a_crossing_run_must_be_part_of_a_word(small: SmallLexicon) -> None:
    assert asked(small, "EDIK", "", "XI_") == ("no", "")
    assert asked(small, "EDIK", "", "TEX_") == ("yes", "Edikt")
    assert asked(small, "EDIK", "", "_EXAS") == ("yes", "Edikt")
    assert asked(small, "EDIK", "", "QQ_") == ("no", "")


def test_a_square_that_no_letter_suits_may_stay_free(small: SmallLexicon) -> None:
    assert asked(small, "EDIKT", "QQ_", "QQ_") == ("yes", "Edikt")


def test_the_crossing_run_need_not_have_room_of_its_own(small: SmallLexicon) -> None:
    assert asked(small, "EDIK", "", "EX_") == ("yes", "Edikt")


def test_an_i_may_complete_as_a_j(small: SmallLexicon) -> None:
    assert asked(small, "IOSE", "", ".") == ("yes", "Josef")
    assert asked(small, "IO", "", ". . .") == ("yes", "Josef")
    assert asked(small, "IAG", "", ".") == ("yes", "Jagd")
    assert asked(small, "OSEF", "I_", "") == ("no", "")
    assert asked(small, "OSEF", ".", "", policy_of("lingua")) == ("no", "")


def test_a_j_crosses_as_an_i(small: SmallLexicon) -> None:
    assert asked(small, "OSEF", "S_EB", "") == ("yes", "Josef")


def test_only_with_the_stones_that_are_left(small: SmallLexicon) -> None:
    judge = small.under(SCHACH).judge

    def answer(stones: str) -> tuple[str, str]:
        verdict = judge.answer(Completable("EXIK", slots(". ."), slots(". ."), stones))
        return verdict.answer, verdict.witness

    assert answer("MO") == answer("M+") == answer("AMORT") == ("yes", "Mexiko")
    assert answer("M") == answer("O") == answer("M*") == answer("ART") == ("no", "")
    assert judge.answer(Completable("OSEF", slots("."), (), "I")).witness == "Josef"


def test_words_of_the_book_complete_and_refused_ones_do_not(small: SmallLexicon) -> None:
    book = WordBook().accept("EDIKX").refuse("EDIKT")
    judge = small.under(SCHACH, book).judge
    verdict = judge.answer(Completable("EDIK", (), slots(".")))
    assert (verdict.answer, verdict.witness) == ("yes", "EDIKX")


SQUARES = st.sampled_from(
    [FREE, FREE, FREE, Slot("E"), Slot("T"), Slot("", "S"), Slot("", "", "N")]
)
ROOMS = st.lists(SQUARES, max_size=4).map(tuple)


def fitting(words: SmallLexicon, claim: Completable, judge: Judge) -> Iterator[str]:
    """The plain twin: lay every word at every place, square by square."""
    line = [*reversed(claim.before), *map(Slot, claim.run), *claim.after]
    start, end = len(claim.before), len(claim.before) + len(claim.run)
    for word in filter(judge.allows, words):
        for at in range(len(line) - len(word) + 1):
            over = line[at : at + len(word)]
            around = [line[at - 1]] if at else []
            around += line[at + len(word) : at + len(word) + 1]
            if at > start or end > at + len(word) or any(s.letter for s in around):
                continue
            if all(_suits(words, judge, s, c) for s, c in zip(over, word, strict=True)):
                missing = [c for s, c in zip(over, word, strict=True) if not s.letter]
                if not claim.stones or _laid_with(claim.stones, missing):
                    yield word


def _laid_with(stones: str, letters: list[str]) -> bool:
    """One stone after the other; one that stands for several letters only where it must."""
    rest = list(stones)
    for letter in letters:
        jolly = "+" if letter in "AEIOUY" else "*"
        stone = letter if letter in rest else jolly
        if stone not in rest:
            return False
        rest.remove(stone)
    return True


def _suits(words: SmallLexicon, judge: Judge, slot: Slot, letter: str) -> bool:
    if slot.letter or not (slot.ahead or slot.behind):
        return slot.letter in ("", letter)
    run = slot.ahead + letter + slot.behind
    return any(run in word and judge.allows(word) for word in words)


@settings(deadline=None, max_examples=40)
@given(
    run=st.sampled_from(["E", "ER", "AN", "LE", "ST", "UN", "XI"]),
    before=ROOMS,
    after=ROOMS,
    stones=st.sampled_from(["", "", "AEST", "EIKLMOSST", "AT+", "EI**", "X"]),
)
@pytest.mark.parametrize("game", ["nomina", "kreuzwort-super"])
@pytest.mark.parametrize("limits", [(4_000, 0, 0), (0, 1_000, 0), (0, 20, 1_000), (0, 0, 10)])
def test_the_answer_is_that_of_laying_every_word(
    small: SmallLexicon,
    limits: tuple[int, int, int],
    game: str,
    run: str,
    before: tuple[Slot, ...],
    after: tuple[Slot, ...],
    stones: str,
) -> None:
    claim = Completable(run, before, after, stones)
    judge = small.under(policy_of(game)).judge
    fits = set(fitting(small, claim, judge))
    with pytest.MonkeyPatch.context() as patch:
        for name, limit in zip(("LOOKED_AT", "MOST_GROWING", "MOST_FOLLOWED"), limits, strict=True):
            patch.setattr(completion, name, limit)
        verdict = judge.answer(claim)
    assert (verdict.answer == "yes") == bool(fits)
    if fits:
        entries = [entry for word in fits if (entry := small.entry(word))]
        assert verdict.witness in {spelling for entry in entries for spelling in entry.spellings}
