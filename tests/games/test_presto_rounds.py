"""Presto's points and ranks, giving up, several rounds, one after the other, random small games."""

from __future__ import annotations

from random import Random

import pytest

from setzkasten.bots import LEVELS
from setzkasten.core.game import Act, Refusal
from setzkasten.core.position import PositionError, read_position, write_position
from setzkasten.games.presto.state import Claim
from setzkasten.lexicon.words import Words
from tests.bots.knowing import player_of
from tests.games.presto import PR1, PR4, PrestoLanguage, both_prestos, phase
from tests.language import rule, ruling
from tests.random_play import played_with
from tests.vocabulary import WordList

THREE = "hands HAUS/TOR/EIS"


@rule("PR1-03")
def test_super_gives_four_and_two_points_and_then_stops() -> None:
    state = PR1.position(THREE, seats=3)
    first = PR1.play(state, "2 done 0,0> TOR")
    assert (phase(first), first.scores) == ("build", (0, 4, 0))
    assert PR1.game.winners(first) == ()
    assert PR1.report(state, "2 done 0,0> TOR").points == 4
    assert PR1.refused(first, "2 build 0,0> TOR") == Refusal("not_your_turn", {"seat": 2})
    second = PR1.play(first, "3 done 0,0v EIS")
    assert (phase(second), second.scores) == ("over", (0, 4, 2))
    assert PR1.game.winners(second) == (1,)
    assert PR1.refused(second, "1 done 0,0> HAUS") == Refusal("game_over")


@rule("PR4-03")
def test_the_first_place_is_noted_at_the_call() -> None:
    state = PR4.position(THREE, seats=3)
    assert PR4.report(state, "2 done 0,0> TOR").points == 1
    first = PR4.play(state, "2 done 0,0> TOR")
    assert (first.scores, phase(first)) == ((0, 1, 0), "build")
    assert PR4.report(first, "3 done 0,0v EIS").points == 0
    assert PR4.play(first, "3 done 0,0v EIS", "1 give-up").scores == (0, 1, 0)


@rule("PR1-03")
@pytest.mark.parametrize("text", ["1:10:0 1:20:0", "1:10:0 2:20:0"])
def test_a_position_has_each_seat_finished_once_and_not_given_up(text: str) -> None:
    with pytest.raises(PositionError, match="position_seat"):
        PR1.position(f"{THREE}; given-up 2; finished {text}", seats=3)


@rule("PR1-03", "PR4-03")
@both_prestos
def test_a_position_tells_who_is_finished_and_who_gave_up(game: PrestoLanguage) -> None:
    text = f"{THREE}/RAT; given-up 3; finished 2:9000:0; scores 0 1 0 0; round 2"
    state = game.position(text, seats=4, rounds=2)
    assert game.game.awaiting(state).seats == {0, 3}
    written = game.game.write_position(state)
    told = {name: written[name] for name in ("given-up", "finished", "scores", "round")}
    assert told == {"given-up": "3", "finished": "2:9000:0", "scores": "0 1 0 0", "round": "2"}
    assert game.game.view(state, None).round == 2
    assert phase(game.play(state, "1 give-up", "4 give-up")) == "over"


@rule("PR1-04")
def test_by_agreement_one_stone_may_be_left_for_half_the_points() -> None:
    state = PR1.position("hands HAUSE/TORE/EIS", seats=3, one_left=True)
    halves = PR1.play(state, "1 done 0,0> HAUS", "2 done 0,0> TOR")
    assert halves.scores == (2, 1, 0)
    mixed = PR1.play(state, "3 done 0,0> EIS", "1 done 0,0> HAUS")
    assert mixed.scores == (1, 0, 4)
    other = PR1.play(state, "1 done 0,0> HAUS", "3 done 0,0> EIS")
    assert other.scores == (2, 0, 2)
    assert PR1.refused(state, "1 done 0,0> HAU") == Refusal("stones_left", {"left": 2})


@rule("PR1-04")
def test_only_super_knows_the_stone_left_over() -> None:
    assert "one_left" in [option.name for option in PR1.game.options]
    assert "one_left" not in [option.name for option in PR4.game.options]


@rule("PR4-03")
def test_1936_notes_ranks_and_everybody_plays_on() -> None:
    state = PR4.position(THREE, seats=3, rounds=2)
    second = PR4.play(state, "2 done 0,0> TOR", "1 done 0,0> HAUS")
    assert phase(second) == "build"
    third = PR4.play(second, "3 done 0,0> EIS")
    assert (phase(third), third.scores) == ("deal", (0, 1, 0))
    assert [finish.seat for finish in third.rounds[0].finishes] == [1, 0, 2]


@rule("PR4-03")
def test_most_first_places_of_the_evening_win_and_ties_are_shared() -> None:
    state = PR4.position(f"{THREE}; scores 1 0 0; round 3", seats=3, rounds=3)
    evening = PR4.play(state, "2 done 0,0> TOR", "1 give-up", "3 give-up")
    assert (phase(evening), evening.scores) == ("over", (1, 1, 0))
    assert PR4.game.winners(evening) == (0, 1)


@rule("PR1-03", "PR4-03")
@both_prestos
def test_a_player_may_give_up_and_the_round_ends_when_nobody_builds(game: PrestoLanguage) -> None:
    state = game.play(game.position(THREE, seats=3), "1 give-up")
    assert game.refused(state, "1 done 0,0> HAUS").code == "not_your_turn"
    nobody = game.play(state, "2 give-up", "3 give-up")
    assert (phase(nobody), nobody.scores) == ("over", (0, 0, 0))
    one = game.play(state, "2 give-up", "3 done 0,0> EIS")
    assert phase(one) == "over"
    assert game.game.winners(one) == (2,)


@rule("PR1-03", "PR4-03")
@both_prestos
def test_at_the_end_of_a_round_all_boards_are_shown(game: PrestoLanguage) -> None:
    state = game.play(game.position(THREE, seats=3), "1 build 0,0> AU", "2 done 0,0> TOR")
    ended = game.play(state, "1 give-up", "3 give-up")
    (shown,) = game.game.view(ended, None).rounds
    assert [len(board) for board in shown.boards] == [2, 3, 0]
    assert shown.hands[2] == ("E", "I", "S")


@rule("PR1-02", "PR1-03", "PR4-03")
@both_prestos
def test_stones_and_boards_of_a_round_are_told_when_it_is_over(game: PrestoLanguage) -> None:
    opening = game.game.start(2, {"rounds": 2, "red": 1, "black": 2})
    deal, call = game.step("* deal TOR/RAT"), game.step("2 done 0,0> RAT")
    dealt = game.play(opening, "* deal TOR/RAT")
    called = game.play(dealt, "2 done 0,0> RAT")
    assert game.game.hides(opening, deal, dealt)
    assert game.game.hides(dealt, call, called)
    shown = game.position(THREE, seats=3, open_boards=True)
    assert not game.game.hides(shown, game.step("1 build 0,0> AU"), shown)
    assert game.game.hides(shown, deal, shown)
    assert not game.game.hides(dealt, game.step("1 give-up"), called)
    ended = game.play(called, "1 give-up")
    assert phase(ended) == "deal"
    assert not game.game.hides(opening, deal, ended)
    assert not game.game.hides(dealt, call, ended)


@rule("PR4-03", "PR1-03")
@both_prestos
def test_an_evening_of_several_rounds_is_one_record(game: PrestoLanguage) -> None:
    state = game.game.start(2, {"rounds": 2, "red": 1, "black": 2})
    first = game.play(state, "* deal TOR/RAT", "2 done 0,0> RAT", "1 give-up")
    assert (phase(first), game.game.view(first, None).round) == ("deal", 2)
    second = game.play(first, "* deal TOR/RAT", "2 done 0,0> RAT", "1 done 0,0> TOR")
    assert (phase(second), game.game.winners(second)) == ("over", (1,))
    assert len(second.rounds) == 2


@rule("PR1-02", "PR4-02")
@both_prestos
def test_on_one_device_each_turns_the_own_stones_and_time_decides(game: PrestoLanguage) -> None:
    state = game.position(f"{THREE}; phase ready", seats=3, order="in-turn")
    assert game.refused(state, "1 build 0,0> HAUS") == Refusal("not_now", {"phase": "ready"})
    assert [game.game.view(state, seat).hand for seat in (0, 1)] == [(), ()]
    first = game.play(state, "1 go", at=1_000)
    assert game.game.view(first, 0).hand == ("A", "H", "S", "U")
    assert game.game.view(first, 1).hand == ()
    done = game.play(first, "1 done 0,0> HAUS", at=61_000)
    assert done.scores == (0, 0, 0)  # nobody knows yet whether a shorter time follows
    assert (phase(done), game.game.awaiting(done).seats) == ("ready", frozenset({1}))
    assert game.game.view(done, 0).hand == ("A", "H", "S", "U")
    faster = game.play(game.play(done, "2 go", at=100_000), "2 done 0,0> TOR", at=110_000)
    ended = game.play(game.play(faster, "3 go", at=200_000), "3 give-up", at=201_000)
    assert [finish.seat for finish in ended.rounds[0].finishes] == [1, 0]
    assert [finish.millis for finish in ended.rounds[0].finishes] == [10_000, 60_000]
    assert game.game.winners(ended) == (1,)


@rule("PR1-03", "PR4-03")
@both_prestos
def test_the_time_of_the_call_counts_and_not_that_of_the_ruling(game: PrestoLanguage) -> None:
    state = game.position(THREE, seats=3)
    called = game.game.apply(state, game.step("2 done 0,0> TOR", at=9_000)).state
    claims = game.game.awaiting(called).ruling
    after = game.game.apply(called, ruling(claims, at=70_000)).state
    assert after.finishes[0].millis == 9_000


@both_prestos
def test_together_nobody_calls_go(game: PrestoLanguage) -> None:
    assert game.refused(game.position(THREE, seats=3), "1 go").code == "not_now"


@both_prestos
@pytest.mark.parametrize("seed", range(6))
def test_small_random_games_claim_finish_and_keep_their_secrets(
    game: PrestoLanguage, seed: int
) -> None:
    """Random hands of the full size hold no crossword, so here they are small."""
    options = {"red": "1", "black": "1", "rounds": "3"}
    rng = Random(f"{game.game.id} {seed}")
    play = played_with(game.game, 3, options, rng)
    rules = play.game
    for state in play.states():
        for seat in (0, 1, 2, None):
            other = rules.resample(state, seat, rng)
            assert rules.view(other, seat) == rules.view(state, seat)
        if not rules.awaiting(state).ruling:
            position = rules.write_position(state)
            again = read_position(write_position(position))
            assert rules.write_position(rules.read_position(again, 3, options)) == position
    assert rules.awaiting(play.match.state).over


@rule("PR1-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_unknown_stones_may_be_any_that_nobody_has_seen(seat: int | None) -> None:
    state = PR1.position("hands QUAL/HA..; boards -/0,0> HAUS; scores 3 0", open_boards=True)
    other = PR1.game.resample(state, seat, Random(1))
    assert PR1.game.view(other, seat) == PR1.game.view(state, seat)
    assert list(map(len, other.hands)) == [4, 4]
    assert PR1.play(state, "2 done 0,0> HAUS").scores == (3, 4)
    assert PR1.refused(state, "2 build 0,0> QUAL").code == "stone_not_in_hand"
    words = WordList.read("HAUS HA QUAL")
    assert len(list(PR1.game.actions(state, 1, words))) == 2  # HA, and giving up
    known = Words.listed(words)
    for hands in ("QUAL/HA..", "QUAL/-"):
        view = PR1.game.view(PR1.position(f"hands {hands}"), 1)
        chosen = player_of("presto-1936").choose(
            view, 1, words=known, options={}, level="mittel", rng=Random(1)
        )
        assert PR1.game.write(chosen) == "give-up"


def test_small_random_games_reach_the_judge() -> None:
    options = {"red": "1", "black": "1", "rounds": "3"}
    plays = [played_with(PR4.game, 3, options, Random(seed)) for seed in range(12)]
    phases = {play.game.awaiting(state).phase for play in plays for state in play.states()}
    assert phases >= {"deal", "build", "judge", "over"}
    assert any(visit.done.refusal for play in plays for visit in play.visits)


@pytest.mark.parametrize("level", LEVELS)
def test_the_computer_packs_what_it_can_and_else_gives_up(level: str) -> None:
    words = WordList.read("HAUS SEE EIS TOR OHR RAT")
    known = Words.listed(words)
    state = PR1.position("hands HAUSEE/QXYC")
    chosen = [
        player_of("presto-1936").choose(
            PR1.game.view(state, seat), seat, words=known, options={}, level=level, rng=Random(seat)
        )
        for seat in (0, 1)
    ]
    assert isinstance(chosen[0], Claim)
    assert PR1.game.check(state, Act(0, chosen[0], at=0)) is None
    assert PR1.claimed(state, f"1 {PR1.game.write(chosen[0])}")
    assert PR1.game.write(chosen[1]) == "give-up"
    waiting = PR1.position("hands HAUSEE/QXYC; phase ready", order="in-turn")
    view = PR1.game.view(waiting, 0)
    turn = player_of("presto-1936").choose(
        view, 0, words=known, options={}, level=level, rng=Random(1)
    )
    assert PR1.game.write(turn) == "go"
