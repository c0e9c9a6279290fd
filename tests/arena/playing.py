"""Random plays with the whole lexicon."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from setzkasten.arena.play import Play

OPTIONS: dict[str, dict[str, object]] = {"nomina": {}, "cartino": {}, "boggle": {"rounds": 1}}


def begun(game: str, seats: int = 2) -> Play:
    return Play(game, seats, options=OPTIONS[game])


def decided(game: str, seed: str, most: int, seats: int = 2) -> Iterator[Play]:
    """One play before every draw and every decision, as it goes on."""
    rng, play = Random(seed), begun(game, seats)
    for _ in range(most):
        yield play
        if play.over:
            return
        if play.chance:
            draws, weights = zip(*play.drawable(), strict=True)
            play.draw(rng.choices(draws, weights)[0])
        else:
            play.decide(rng.choice(play.legal()))
