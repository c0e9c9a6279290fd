"""What each seat may know, what a play is worth, and its text."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from math import isclose
from pickle import dumps, loads
from random import Random

import numpy as np
import pytest

from setzkasten.arena.play import NUMBERINGS, Play
from setzkasten.core.coded import Coded
from setzkasten.core.record import read_record
from setzkasten.core.standing import Standing
from tests.arena.playing import begun, decided

GAMES = sorted(NUMBERINGS)


def resampled(play: Play, seat: int, rng: Random) -> Play:
    """Another play that looks the same to the seat."""
    other, game = play.copy(), play.match.game
    state = game.resample(play.match.state, seat, rng)
    standing = Standing(state, game.awaiting(state))
    if other.match.taken:
        other.match.taken[-1] = replace(other.match.taken[-1], after=standing)
    else:
        other.match.opening = standing
    return other


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_others_hide(game: str) -> None:
    rng, differed = Random(game), False
    for play in decided(game, f"hidden {game}", 90, seats=3):
        for seat in range(play.seats):
            other = resampled(play, seat, rng)
            seen, same = play.seen(seat), other.seen(seat)
            assert seen.keys() == same.keys()
            assert all(np.array_equal(seen[name], same[name]) for name in seen)
            assert play.secret(seat) == other.secret(seat)
            others = [play.secret(s) != other.secret(s) for s in range(play.seats)]
            differed = differed or any(others)
    assert differed == NUMBERINGS[game].hidden


def test_decisions_that_make_no_action_yet_are_seen_by_the_deciding_seat_alone() -> None:
    play = begun("nomina")
    play.decide(play.legal()[0])
    assert play.seen(0)["laying"].sum() == 1
    assert play.seen(1)["laying"].sum() == 0
    assert play.told(0) != play.told(1).replace("seat 2", "seat 1")


def test_a_seat_is_told_of_its_own_stones_and_not_of_others() -> None:
    one, other = begun("cartino"), begun("cartino")
    for play, kinds in ((one, range(10)), (other, (*range(5), *range(20, 25)))):
        play.draw(0)  # the first seat starts
        for kind in kinds:
            play.draw(4 + kind)
    assert one.told(0) == other.told(0)
    assert one.told(1) != other.told(1)


def test_words_of_others_are_told_when_the_lists_are_read() -> None:
    play = next(play for play in decided("boggle", "lists", 60) if not play.chance)
    while play.turn == 0:
        play.decide(play.legal()[0] if 16 not in play.legal() else 16)
    assert len(play.told(0).split("\n")) == len(play.told(1).split("\n")) + 1
    assert play.secret(0)
    wrote = f"1 {play.secret(0)}"
    assert wrote in play.told(0)
    assert wrote not in play.told(1)
    while not play.over:
        play.decide(17 if 17 in play.legal() else play.legal()[-1])
    assert wrote in play.told(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_its_text(game: str) -> None:
    for number, play in enumerate(decided(game, f"text {game}", 80)):
        if number % 13:
            continue
        again = Play.read(play.text())
        assert again.text() == play.text()
        assert again.legal() == play.legal()
        assert again.turn == play.turn
        assert again.match.state == play.match.state
        assert loads(dumps(play)).text() == play.text()
        assert read_record(play.text().encode()).header.game == game


def test_a_copy_goes_its_own_way() -> None:
    play = begun("nomina")
    twin = deepcopy(play)
    twin.decide(twin.legal()[0])
    assert play.taken == ()
    assert play.text() != twin.text()


@pytest.mark.parametrize(("game", "seats"), [("cartino", 2), ("cartino", 4), ("boggle", 3)])
def test_winners_get_what_losers_stake(game: str, seats: int) -> None:
    plays = []
    for play in decided(game, f"end {game} {seats}", 5000, seats):
        assert play.over or play.utilities() == [0.0] * seats
        plays.append(play)
    end = plays[-1]
    assert end.over
    assert isclose(sum(end.utilities()), 0)
    best = max(end.match.scores)
    assert [u > 0 for u in end.utilities()] == [score == best for score in end.match.scores] or (
        len(set(end.match.scores)) == 1
    )


@pytest.mark.parametrize("game", ["cartino", "boggle"])
def test_draws_are_as_likely_as_the_games_own(game: str) -> None:
    """Every single draw is a chance of one in all."""
    for play in decided(game, f"draws {game}", 30):
        if play.chance:
            assert isclose(sum(chance for _, chance in play.drawable()), 1)


def test_other_games_and_options_are_named() -> None:
    with pytest.raises(ValueError, match="nomina, cartino, boggle"):
        Play("lingua")
    with pytest.raises(ValueError, match="decides about time"):
        Play("boggle", options={"time": 180})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "szk 1\ngame lingua\nseats 2\n",
        "szk 1\ngame nomina\nseats 99\n",
        "szk 1\ngame nomina\nseats 2\n\n0 2 give-up\n",
        "szk 1\ngame nomina\nseats 2\n\n= 0 0\n",
        "szk 1\ngame nomina\nseats 2\n; begun 3744\n",
        "szk 1\ngame nomina\nseats 2\n; begun 0 x\n",
        "szk 1\ngame cartino\nseats 2\n; begun 2\n",
    ],
)
def test_a_text_that_is_no_play_is_refused(text: str) -> None:
    with pytest.raises((ValueError, Coded)):
        Play.read(text)
