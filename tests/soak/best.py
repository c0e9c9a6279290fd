"""The best moves against every legal one, on small positions."""

from __future__ import annotations

import os
from collections.abc import Iterator

from tests.bots.brute import GAMES, compared
from tests.soak.finding import Finding

POSITIONS = int(os.environ.get("SETZKASTEN_SOAK_POSITIONS", "200"))
# The positions of the everyday tests are known already.
SEED = 1


def run(only: str) -> Iterator[Finding]:
    for game in GAMES:
        if only in ("", game):
            yield _game(game)


def _game(game: str) -> Finding:
    what = f"{POSITIONS} small positions of {game}: no legal word is better than the best named"
    try:
        moves = compared(game, POSITIONS, SEED)
    except AssertionError as error:
        return Finding(what, f"beaten: {error}"[:300], well=False)
    return Finding(what, f"{moves:,} legal words tried")
