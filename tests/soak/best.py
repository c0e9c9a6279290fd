"""The best moves against every legal one, on small positions."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

from tests.bots import brute, brute_cartino, brute_nomina
from tests.soak.finding import Finding

POSITIONS = int(os.environ.get("SETZKASTEN_SOAK_POSITIONS", "200"))
# The positions of the everyday tests are known already.
SEED = 9
COMPARED: dict[str, Callable[[int, int], int]] = {
    "cartino": brute_cartino.compared,
    **{game: partial(brute.compared, game) for game in brute.GAMES},
    "nomina": brute_nomina.compared,
}


def run(only: str) -> Iterator[Finding]:
    for game in COMPARED:
        if only in ("", game):
            yield _game(game)


def _game(game: str) -> Finding:
    what = f"{POSITIONS} small positions of {game}: no legal laying is better than the best named"
    try:
        tried = COMPARED[game](POSITIONS, SEED)
    except AssertionError as error:
        return Finding(what, f"beaten: {error}"[:300], well=False)
    return Finding(what, f"{tried:,} layings compared")
