"""What came of a tournament: shares with their intervals, margins, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median

from setzkasten.core.values import value
from setzkasten.tournament.bout import Bout, Terms

# 95 of a hundred intervals hold the truth.
DEVIATIONS = 1.959964


@value
class Rating:
    """As openskill has it: where a player stands, and how sure that is."""

    mean: float
    deviation: float


@value
class Standing:
    """One player over all its games."""

    label: str
    games: int
    won: float  # a shared win is a share
    low: float  # the 95 % interval of the share won, after Wilson
    high: float
    margin: float  # points ahead of the best of the others, on average
    turns: float  # in a game, the median
    faults: int
    struck: int  # games in which its clock struck
    rating: Rating | None

    @property
    def share(self) -> float:
        return self.won / self.games


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of a share: of 20 out of 30, 0.49 to 0.81."""
    share, square = won / games, DEVIATIONS**2
    middle = share + square / (2 * games)
    around = DEVIATIONS * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - around) / whole), min(1.0, (middle + around) / whole)


def standings(terms: Terms, bouts: Sequence[Bout]) -> list[Standing]:
    ratings = _ratings(len(terms.entrants), bouts)
    return [
        _standing(entrant.label, who, bouts, ratings[who] if ratings else None)
        for who, entrant in enumerate(terms.entrants)
    ]


def _standing(label: str, who: int, bouts: Sequence[Bout], rating: Rating | None) -> Standing:
    won = sum(_won(bout, who) for bout in bouts)
    low, high = wilson(won, len(bouts))
    return Standing(
        label,
        len(bouts),
        won,
        low,
        high,
        fmean(_margin(bout, who) for bout in bouts),
        median(bout.turns[who] for bout in bouts),
        sum(by == who for bout in bouts for by, _ in bout.faults),
        sum(who in bout.struck for bout in bouts),
        rating,
    )


def _won(bout: Bout, who: int) -> float:
    winners = bout.winners or range(len(bout.scores))  # without an end all share it
    return (who in winners) / len(winners)


def _margin(bout: Bout, who: int) -> int:
    return bout.scores[who] - max(s for at, s in enumerate(bout.scores) if at != who)


def _ratings(many: int, bouts: Sequence[Bout]) -> list[Rating] | None:
    """Over all games in their order; None: openskill is not there (extra arena)."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    model = PlackettLuce()
    now = [[model.rating()] for _ in range(many)]
    for bout in bouts:
        now = model.rate(now, ranks=[-_won(bout, who) for who in range(many)])
    return [Rating(round(one.mu, 2), round(one.sigma, 2)) for (one,) in now]
