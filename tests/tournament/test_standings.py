"""Shares, intervals and ratings from the games."""

from __future__ import annotations

import pytest

from setzkasten.tournament.bout import Bout, Terms
from setzkasten.tournament.entrant import entrants
from setzkasten.tournament.standings import standings, wilson


def bout(number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Bout:
    zeros = (0.0,) * len(scores)
    return Bout(number, winners, scores, (7,) * len(scores), (), (), zeros, zeros)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(23, 30, 0.59, 0.88), (38, 40, 0.83, 0.99), (30, 30, 0.89, 1.0), (0, 8, 0.0, 0.32)],
)
def test_the_interval_is_that_of_wilson(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.006)


def test_a_tie_is_half_a_win_and_margins_are_to_the_best_of_the_others() -> None:
    terms = Terms("nomina", entrants(["leicht", "stark", "leicht"]), 1, 1.0)
    played = [bout(0, (10, 30, 20), (1,)), bout(1, (8, 8, 2), (0, 1)), bout(2, (0, 3, 0), ())]
    first, second, third = standings(terms, played)
    assert [one.label for one in (first, second, third)] == ["leicht", "stark", "leicht 2"]
    assert (first.won, second.won, third.won) == pytest.approx((5 / 6, 11 / 6, 1 / 3))
    assert (first.margin, second.margin) == pytest.approx((-23 / 3, 13 / 3))


def test_who_wins_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    terms = Terms("nomina", entrants(["leicht", "stark"]), 1, 1.0)
    low, high = standings(terms, [bout(n, (0, 5), (1,)) for n in range(6)])
    assert low.rating
    assert high.rating
    assert low.rating.mean < 20
    assert high.rating.mean > 30
    assert high.rating.deviation < 8
