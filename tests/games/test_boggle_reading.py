"""Boggle when the lists are read: striking, points, rounds, a target, alone."""

from __future__ import annotations

import pytest

from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import Word
from setzkasten.core.position import PositionError
from setzkasten.games.boggle.state import State
from tests.games.boggle import BOGGLE, DICE, entries, phase
from tests.language import rule, ruling

SHAKE = "* shake AEPT/USNO/MAME/ROST"


def read(text: str, *, seats: int = 2, says: str = "", **options: object) -> State:
    """The state after the glass ran out on this position."""
    state = BOGGLE.position(text, seats=seats, **options)
    return BOGGLE.play(state, "! glass", says=says, at=3_600_000)


@rule("BOG-09")
def test_when_all_are_done_the_lists_are_read_at_once() -> None:
    state = BOGGLE.position(f"{DICE}; lists MAUS/TON NOT")
    assert phase(BOGGLE.play(state, "1 done")) == "search"
    assert BOGGLE.claimed(BOGGLE.play(state, "1 done"), "2 done") == {
        Word("MAUS"),
        Word("NOT"),
        Word("TON"),
    }
    after = BOGGLE.play(state, "1 done", "2 done")
    assert [found.word for found in entries(after, 1)] == ["TON", "NOT"]
    assert (phase(after), after.scores) == ("shake", (1, 2))
    told = BOGGLE.report(BOGGLE.play(state, "1 done"), "2 done")
    assert (told.points, told.secret) == (3, True)


@rule("BOG-09")
def test_empty_lists_need_no_judge() -> None:
    after = read(f"{DICE}; scores 3 4")
    assert (phase(after), after.scores, after.rounds[-1].points) == ("shake", (3, 4), (0, 0))


@rule("BOG-10")
def test_words_of_several_are_struck_for_all_of_them() -> None:
    after = read(f"{DICE}; lists MAUS RASEN TON/RASEN NOT/SAU TON", seats=3)
    assert after.scores == (1, 1, 1)
    assert [(f.word, f.shared, f.points) for f in entries(after, 0)] == [
        ("MAUS", False, 1),
        ("RASEN", True, 0),
        ("TON", True, 0),
    ]


@rule("BOG-07", "BOG-08")
def test_a_word_that_the_judge_refuses_brings_nothing_and_the_rest_counts() -> None:
    after = read(f"{DICE}; lists MAUS RASEN/-", says="-RASEN")
    assert after.scores == (1, 0)
    assert [found.allowed for found in entries(after, 0)] == [True, False]


@rule("BOG-07", "BOG-14")
def test_any_form_and_geographical_names_count() -> None:
    policy = policy_of("boggle")
    assert (policy.forms, policy.verbs, policy.plurals) == ("any", "any", True)
    assert policy.geographical


@rule("BOG-08")
def test_other_names_abbreviations_and_hyphens_do_not() -> None:
    policy = policy_of("boggle")
    names = (policy.first_names, policy.family_names, policy.known_persons, policy.other_names)
    assert not any((*names, policy.brands, policy.abbreviations, policy.symbols))
    assert not policy.hyphenated


@rule("BOG-07")
def test_words_within_words_count_beside_them() -> None:
    assert read(f"{DICE}; lists MAUS MAU RASEN RASE/-").scores == (5, 0)


@rule("BOG-14")
def test_umlauts_are_spelt_with_two_dice() -> None:
    state = BOGGLE.position("dice MAXX/UEXX/SEXX/XXXX")
    assert BOGGLE.claimed(BOGGLE.play(state, "1 MAEUSE", "1 done"), "2 done") == {Word("MAEUSE")}


@rule("BOG-11")
@pytest.mark.parametrize(
    ("length", "points"), [(3, 1), (4, 1), (5, 2), (6, 3), (7, 5), (8, 11), (9, 11), (16, 11)]
)
def test_longer_words_bring_more(length: int, points: int) -> None:
    word = "ABCDHGFEIJKLPONM"[:length]
    assert read(f"dice ABCD/EFGH/IJKL/MNOP; lists {word}/-").scores == (points, 0)


@rule("BOG-13")
def test_a_word_with_two_meanings_brings_points_once() -> None:
    after = read("dice REGE/XXXN/XXXX/XXXX; lists REGEN/-")
    assert after.scores == (2, 0)
    with pytest.raises(PositionError, match="position_word"):
        BOGGLE.position("dice REGE/XXXN/XXXX/XXXX; lists REGEN REGEN/-")


@rule("BOG-01", "BOG-12")
@pytest.mark.parametrize(("rounds", "last"), [(0, 15), (20, 20), (1, 1)])
def test_the_game_ends_after_the_agreed_rounds(rounds: int, last: int) -> None:
    if last > 1:
        before = read(f"{DICE}; lists MAUS/-; round {last - 1}", rounds=rounds)
        assert phase(before) == "shake"
    after = read(f"{DICE}; lists MAUS/-; scores 3 9; round {last}", rounds=rounds)
    assert (phase(after), BOGGLE.game.winners(after)) == ("over", (1,))


@rule("BOG-01", "BOG-12")
def test_with_a_target_rounds_do_not_matter() -> None:
    before = read(f"{DICE}; lists MAUS/-; scores 98 97; round 15", target=100)
    assert phase(before) == "shake"
    after = read(f"{DICE}; lists RASEN/-; scores 98 97; round 2", target=100)
    assert (phase(after), BOGGLE.game.winners(after)) == ("over", (0,))
    agreed = read(f"{DICE}; scores 9 7; round 20", target=100, rounds=20)
    assert phase(agreed) == "over"


@rule("BOG-12")
def test_a_target_that_nobody_reaches_ends_after_fifty_rounds() -> None:
    assert phase(read(f"{DICE}; round 49", target=1000)) == "shake"
    assert phase(read(f"{DICE}; round 50", target=1000)) == "over"


@rule("BOG-12")
def test_of_two_that_reach_the_target_the_higher_total_wins() -> None:
    after = read(f"{DICE}; lists MAUS/RASEN TON; scores 99 98", target=100)
    assert (after.scores, BOGGLE.game.winners(after)) == ((100, 101), (1,))


@rule("BOG-12")
def test_equal_totals_share_the_victory() -> None:
    tied = read(f"{DICE}; lists MAUS/TON; scores 99 99", target=100)
    assert BOGGLE.game.winners(tied) == (0, 1)


@rule("BOG-12")
def test_an_evening_of_several_rounds_is_one_record() -> None:
    state = BOGGLE.game.start(2, {"rounds": 2})
    first = BOGGLE.play(state, SHAKE, "1 MAUS", "1 done", "2 done")
    assert BOGGLE.game.view(first, None).rounds[0].points == (1, 0)
    assert BOGGLE.game.view(first, None).round == 2
    assert BOGGLE.game.winners(first) == ()
    assert BOGGLE.game.write_position(first)["round"] == "2"
    second = BOGGLE.play(first, "* shake ABCD/EFGH/IJKL/MNOP", "2 ABC", "2 done", "1 done")
    assert (phase(second), second.scores) == ("over", (1, 1))
    assert [played.letters[:4] for played in second.rounds] == ["AEPT", "ABCD"]


@rule("SOL-01")
def test_alone_nothing_is_struck() -> None:
    after = read(f"{DICE}; lists MAUS RASEN TON", seats=1, rounds=1)
    assert (phase(after), after.scores) == ("over", (4,))
    assert not any(found.shared for found in entries(after, 0))


@rule("SOL-01")
def test_alone_the_glass_may_be_left_out() -> None:
    state = BOGGLE.position(DICE, seats=1, time=0)
    assert BOGGLE.game.awaiting(state).deadline is None
    after = BOGGLE.play(BOGGLE.play(state, "1 MAUS", at=9_000_000), "1 done", at=9_000_001)
    assert after.scores == (1,)


@rule("BOG-10")
def test_a_ruling_answers_every_word_once() -> None:
    state = BOGGLE.play(BOGGLE.position(f"{DICE}; lists MAUS TON/TON"), "1 done")
    closed = BOGGLE.game.apply(state, BOGGLE.step("2 done")).state
    part = ruling(frozenset({Word("TON")}))
    refusal = BOGGLE.game.check(closed, part)
    assert refusal
    assert refusal.code == "no_ruling_due"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dice AEPT", "position_board"),
        (f"{DICE}; lists MAUS", "position_count"),
        (f"{DICE}; lists MA/-", "position_word"),
        (f"{DICE}; lists NAMEN/-", "position_word"),
        (f"{DICE}; lists Maus MAUS/-", "position_word"),
        (f"{DICE}; lists M4US/-", "position_word"),
        ("lists MAUS/-", "position_word"),
        (f"{DICE}; round 0", "position_number"),
        (f"{DICE}; phase judge", "position_phase"),
        (f"{DICE}; phase ready", "position_phase"),
        (f"{DICE}; phase shake", "position_phase"),
        (f"{DICE}; phase dinner", "position_phase"),
        ("phase search", "position_phase"),
        (f"{DICE}; done 1 2", "position_seat"),
        (f"{DICE}; done 3", "position_seat"),
        (f"{DICE}; hands A/B", "position_field_unknown"),
        (f"{DICE}; scores 1", "position_count"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, code: str) -> None:
    with pytest.raises(PositionError) as raised:
        BOGGLE.position(text)
    assert raised.value.code == code
