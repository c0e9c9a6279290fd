"""The ladder: names and rungs, what a rung overlooks, and that every game has one."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from setzkasten.bots import mind as mind_module
from setzkasten.bots.computer import Computer, felt
from setzkasten.bots.idea import Idea
from setzkasten.bots.ladder import LEVELS, Rung, ladder, rung_of
from setzkasten.bots.mind import CLOCK_EVERY, Looks, Mind
from setzkasten.catalogue import CATALOGUE
from tests.bots.knowing import KNOWN

COMPUTERS = {n: e.player for n, e in CATALOGUE.items() if isinstance(e.player, Computer)}


def mind(rung: Rung, seed: int = 1) -> Mind:
    return Mind(KNOWN, {}, rung, Random(seed), Looks(100))


def ideas(*told: str) -> list[Idea[str]]:
    """Worth less and less; a move is named after its words."""
    return [Idea(10.0 - n, words, tuple(words.split())) for n, words in enumerate(told)]


@pytest.mark.parametrize("game", COMPUTERS)
def test_a_higher_rung_knows_and_sees_no_less(game: str) -> None:
    rungs = COMPUTERS[game].ladder
    assert len(rungs) == len(LEVELS)
    for lower, upper in pairwise(rungs):
        assert (lower.zipf, lower.noise, lower.pauses) >= (upper.zipf, upper.noise, upper.pauses)
        assert lower.most <= upper.most
        assert lower.recalls <= upper.recalls
        assert lower.depth <= upper.depth
    assert rungs[-1].noise == 0
    assert all(lower != upper for lower, upper in pairwise(rungs))


def test_every_game_for_two_has_a_ladder() -> None:
    assert {n for n, e in CATALOGUE.items() if e.game.seats[1] > 1} == set(COMPUTERS)


def test_a_ladder_has_a_rung_for_each_level() -> None:
    with pytest.raises(AssertionError, match="one rung for each level"):
        ladder([Rung()])
    assert rung_of(ladder(Rung(noise=n) for n in range(8)), "mittel+").noise == 3


def test_who_does_not_think_of_a_word_overlooks_all_its_places() -> None:
    told = ideas("HAUS", "HAUS AM", "OPA", "HAUS IN", "UHU")
    for seed in range(20):
        seen = [idea.move for idea in felt(told, mind(Rung(recalls=0.5), seed))]
        assert seen
        if seen != [told[-1].move]:
            kept = {word for move in seen for word in move.split()}
            assert ("HAUS" in seen) == ("HAUS" in kept)
    assert [idea.move for idea in felt(told, mind(Rung(recalls=0.0)))] == ["UHU"]


def test_a_steady_hand_takes_the_best_and_noise_another() -> None:
    told = ideas("HAUS", "OPA", "UHU")
    assert {felt(told, mind(Rung(), seed))[0].move for seed in range(9)} == {"HAUS"}
    assert {felt(told, mind(Rung(noise=5.0), seed))[0].move for seed in range(30)} == {
        "HAUS",
        "OPA",
        "UHU",
    }
    few = Rung(noise=5.0, choice=2)
    assert {felt(told, mind(few, seed))[0].move for seed in range(30)} == {"HAUS", "OPA"}


def test_looks_are_counted_and_the_clock_is_a_guard() -> None:
    looks = Looks(2)
    assert [looks.take(), looks.take(), looks.take()] == [True, True, False]
    assert (looks.over, looks.struck) == (True, False)
    late = Looks(9, _ends_at=0.0)
    assert not late.take()
    assert (late.over, late.struck) == (True, True)


def test_the_clock_is_not_read_at_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs more than many a look."""
    read: list[float] = []

    def clock() -> float:
        read.append(0.0)
        return float(len(read))

    monkeypatch.setattr(mind_module, "process_time", clock)
    looks = Looks(9, seconds=1.5)
    assert [looks.late for _ in range(3 * CLOCK_EVERY + 3)].count(True) == CLOCK_EVERY + 1
    assert len(read) == 3
    assert (looks.left, looks.struck) == (9, False)
    slow = Looks(9, seconds=1.5)
    assert [slow.overdue for _ in range(3)] == [False, False, True]
