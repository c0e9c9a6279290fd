"""A match through the door: whatever is not possible is one kind of error, with its sentence."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from functools import partial
from typing import Any

import pytest

from setzkasten import Handicap, IllegalAction, Match, Record, Words, word
from setzkasten.core.coded import Coded
from setzkasten.games.cartino.state import Exchange
from tests.language import rule

WORDS = Words.listed(["WAS", "SIEB"])


def nomina(**more: Any) -> Match:  # options of any kind
    return Match("nomina", words=WORDS, seed=1, **more)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("E4> WXQ", "not_a_word"),
        ("E4> WA", "first_word_of_three"),
        ("Hallo", "record_step"),
        ("", "record_step"),
        (5, "record_step"),
        (None, "record_step"),
        (Exchange((0, 0)), "record_step"),  # of another game
    ],
)
def test_an_action_that_is_not_possible_says_why(action: object, code: str) -> None:
    match = nomina()
    assert not match.allows(action)
    told = match.refusal(action)
    assert told
    with pytest.raises(IllegalAction) as raised:
        match.play(action)
    assert (raised.value.code, raised.value.refusal) == (code, told)
    assert code not in str(raised.value)
    assert not match.happenings


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    match = nomina()
    with pytest.raises(IllegalAction) as raised:
        match.play("E4> WAS", 1)
    assert raised.value.code == "not_your_turn"
    match.leave(0)
    match.play("give-up")
    assert match.over
    with pytest.raises(IllegalAction) as raised:
        match.play("E4> WAS")
    assert raised.value.code == "game_over"


@pytest.mark.parametrize(("seat", "code"), [(0, "left_already"), (7, "no_such_seat")])
def test_whoever_is_not_there_cannot_leave(seat: int, code: str) -> None:
    match = nomina(seats=3)
    match.leave(0)
    with pytest.raises(IllegalAction) as raised:
        match.leave(seat)
    assert raised.value.code == code
    assert len(match.happenings) == 1


@pytest.mark.parametrize(("seat", "code"), [(1, "not_your_turn"), (2, "no_such_seat")])
def test_only_whoever_may_move_has_a_move_to_be_drawn(seat: int, code: str) -> None:
    match = nomina()
    for ask in (match.random_action, partial(match.bot_action, "zufall")):
        with pytest.raises(IllegalAction) as raised:
            ask(seat=seat)
        assert raised.value.code == code


@pytest.mark.parametrize("ask", ["view", "actions", "seen"])
def test_a_seat_that_is_not_there_sees_nothing(ask: str) -> None:
    with pytest.raises(IllegalAction) as raised:
        getattr(nomina(), ask)(2)
    assert raised.value.code == "no_such_seat"


def test_a_bot_is_a_level_of_the_house_or_anybody() -> None:
    match = nomina()
    assert match.allows(match.bot_action("zufall"))
    with pytest.raises(Coded) as raised:
        match.bot_action("schlau")
    assert raised.value.code == "unknown_level"


def test_a_policy_takes_yes_and_no_as_options_do() -> None:
    match = nomina(policy={"abbreviations": False})
    assert match.header.policy == {"abbreviations": "no"}


def test_a_word_is_asked_for_in_a_game_that_there_is() -> None:
    with pytest.raises(Coded) as raised:
        word("was", game="halma", words=WORDS)
    assert raised.value.code == "record_unknown_game"


def test_whoever_thinks_too_long_lays_nothing_for_the_next_seat() -> None:
    match = nomina(seats=3, options={"time": 60})
    with pytest.raises(IllegalAction) as raised:
        match.play("E4> WAS", seconds=61)
    assert raised.value.code == "not_your_turn"
    assert (match.turn, match.scores) == (1, (0, 0, 0))
    assert match.play("E4> WAS", seconds=20).points == 3


def test_an_option_that_there_is_not_is_told_in_words_too() -> None:
    with pytest.raises(Coded) as raised:
        nomina(options={"tempo": 3})
    assert raised.value.code == "option_unknown"
    (note,) = raised.value.__notes__
    assert "tempo" in note
    assert "option_unknown" not in note


@rule("KW1-14")
def test_a_record_goes_on_with_the_words_that_were_agreed_on_last() -> None:
    text = "szk 2\ngame kreuzwort-super\nseats 2\nposition turn 1\n\n- : agree verbs=any\n"
    told = Record.read(text)
    assert told.match().allows("0,0> GEHT")
    assert Record.read(told.match().record()).match().allows("0,0> GEHT")
    assert not Record.read(text.replace("verbs=any", "")).match().allows("0,0> GEHT")


VOTED = """szk 2
game nomina
seats 3

   0 1 E4> WAS
   0 § +WAS (lexicon)
   9 : doubt 2 WAS 99000
   9 : vote 1 -
   9 : vote 2 -
   9 : vote 3 -
   9 : close
   9 # 0
  10 : ask 1 XUS,QUX 99000 E4> XUS
  10 : vote 2 +
  10 : vote 3 +
  10 : close
  10 : forget QUX
"""


@rule("GEN-10")
def test_a_record_goes_on_with_the_words_that_were_voted_on() -> None:
    match = Record.read(VOTED).match(WORDS)
    for _ in range(2):
        assert [match.allows(f"E4> {word}") for word in ("WAS", "XUS", "QUX")] == [0, 1, 0]
        match = Record.read(match.record()).match(WORDS)
    match.play("E4> XUS")
    assert Record.read(match.record()).match(WORDS).position == match.position


def test_what_speaks_of_no_vote_is_passed_over() -> None:
    text = "szk 2\ngame nomina\nseats 2\n\n0 : vote 1 -\n0 : close\n0 : sit 9 person\n"
    assert Record.read(text).match(WORDS).allows("E4> WAS")


@rule("KRX-07")
@pytest.mark.parametrize(
    ("tried", "line"), [("C3> TAL", "1 placed C3> TAL"), ("give-up", "! thinking")]
)
def test_what_a_seat_tried_last_stays_when_its_time_is_up(tried: str, line: str) -> None:
    match = Match("krux", words=WORDS, seed=1, options={"time": 120})
    match.play("block C7 I7 A8 D8 I8 L8 I9 F10 I10 G11")
    match.play("block A1 C1 E2 G2 I2 C4 E6 F6 H6 J6")
    match.wait(119, tried=tried)
    assert match.turn == 0
    match.wait(tried=tried)
    assert match.turn == 1
    assert match.record().splitlines()[-1] == f"  120000 {line}"


def _pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


@pytest.mark.parametrize("twin", [copy, deepcopy, _pickled])
@pytest.mark.parametrize("game", ["kreuzwort-1936", "schach-dem-wort"])
def test_a_copy_is_a_match_of_its_own_that_draws_the_same(
    game: str, twin: Callable[[Match], Match]
) -> None:
    match = Match(game, words=WORDS, seed=3)
    before, other = match.record(), twin(match)
    other.play("buy red")
    assert match.record() == before != other.record()
    match.play("buy red")
    assert match.record() == other.record()
    assert repr(match).startswith(f"<Match {game}, ")


class Number:
    """As NumPy has them: no int, but it stands for one."""

    def __index__(self) -> int:
        return 3


def test_seats_and_seeds_may_be_numbers_of_another_library() -> None:
    number: Any = Number()
    match = Match("lingua", words=WORDS, seats=number, seed=number)
    assert match.position == Match("lingua", words=WORDS, seats=3, seed=3).position


def test_options_have_their_types_however_they_were_given() -> None:
    options = nomina(options={"time": "60"}).options
    assert (options["time"], nomina(options={"time": 60}).options) == (60, options)


@pytest.mark.parametrize("text", [" Wäs ", "WÄS", "Wa\u0308s", "WAES"])
def test_words_are_found_however_they_are_spelt(text: str) -> None:
    words = Words.listed(["WAES"])
    assert (text in words) is (text != "was")
    assert (
        list(words.matching(text.replace("s", "?").replace("S", "?"))) == ["WAES"][text == "was" :]
    )


def test_a_pattern_with_other_signs_says_so() -> None:
    with pytest.raises(Coded) as raised:
        list(WORDS.matching("W1S"))
    assert raised.value.code == "pattern_sign"


def test_records_can_be_kept_in_sets() -> None:
    assert len({Record.read(VOTED), Record.read(VOTED)}) == 1


@pytest.mark.parametrize(
    "handicap",
    [Handicap(points=-5), Handicap(points=501), Handicap(letters=9), Handicap(letters=-1)],
)
def test_a_handicap_that_no_record_can_have_is_refused(handicap: Handicap) -> None:
    with pytest.raises(Coded) as raised:
        nomina(seats=[handicap, Handicap()])
    assert raised.value.code == "handicap_range"


@pytest.mark.parametrize("seats", [-1, 10**12, "2", [3, 4]])
def test_seats_that_are_none_are_refused(seats: Any) -> None:
    with pytest.raises(Coded) as raised:
        nomina(seats=seats)
    assert (raised.value.code, raised.value.data["name"]) == ("option_seats", "seats")


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf"), 1e11])
def test_time_goes_forwards_and_no_further_than_a_record_can_tell(seconds: float) -> None:
    match = nomina()
    match.wait(10)
    for wait in (match.wait, partial(match.play, "E4> WAS")):
        with pytest.raises(Coded) as raised:
            wait(seconds=seconds)
        assert raised.value.code == "no_such_wait"
        assert raised.value.__notes__
    assert (match.moment, match.happenings) == (10_000, [])


def test_every_method_takes_the_text_as_well() -> None:
    match = nomina()
    assert match.text("E4> WAS") == "E4> WAS"
    for odd in (None, 3, "Hallo", Exchange((2, 7))):
        with pytest.raises(IllegalAction) as raised:
            match.text(odd)
        assert raised.value.code == "record_step"


def test_of_no_moves_none_is_the_best() -> None:
    assert nomina().best(0) == nomina().best(-3) == ()


def test_actions_are_asked_for_by_whole_numbers() -> None:
    actions, number = nomina().actions(), Number()
    assert actions[number] == actions[3]  # type: ignore[call-overload]
    for odd in (1.5, "x", None):
        with pytest.raises(TypeError):
            actions[odd]  # type: ignore[call-overload]


def test_a_text_that_is_no_text_is_no_record() -> None:
    with pytest.raises(Coded) as raised:
        Record.read("szk 1\n\ud800")
    assert raised.value.code == "record_not_text"
