"""A thousand random legal games of every game: no stone is lost, nobody is stuck."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Act
from tests.laws import test_laws
from tests.laws.plays import play_of
from tests.soak.finding import Finding, Progress

GAMES_EACH = int(os.environ.get("SETZKASTEN_SOAK_GAMES", "1000"))
# The games of the everyday tests are known already.
FIRST_SEED = 1_000_000

Law = Callable[..., None]


def run(only: str) -> Iterator[Finding]:
    for game in sorted(GAMES):
        if only in ("", game):
            yield _game(game)


def laws() -> dict[str, Law]:
    """The laws without hypothesis around them: name to a function of game and seed."""
    return {
        law.__name__: _bare(law)
        for law in (
            test_laws.test_stones_are_conserved,
            test_laws.test_a_game_is_never_stuck,
            test_laws.test_there_is_one_score_a_seat_and_a_winner_only_at_the_end,
            test_laws.test_a_refused_laying_leaves_everything_as_it_was,
            test_laws.test_taking_back_restores_the_state_before_the_act,
        )
    }


def _bare(law: Any) -> Law:  # Any: hypothesis puts its attribute on a plain function
    inner: Law = law.hypothesis.inner_test
    return inner


def _game(game: str) -> Finding:
    what = f"{GAMES_EACH:,} random games of {game}, {len(laws())} laws each"
    progress, moves = Progress(what), 0
    for number in range(GAMES_EACH):
        seed = FIRST_SEED + number
        for name, law in laws().items():
            try:
                law(game=game, seed=seed)
            except AssertionError as error:
                said = str(error).splitlines()[0] if str(error) else "no reason given"
                return Finding(what, f"{name} fails with seed {seed}: {said}", well=False)
        moves += sum(isinstance(visit.happening, Act) for visit in play_of(game, seed).visits)
        play_of.cache_clear()
        progress.at(number + 1, GAMES_EACH)
    return Finding(what, f"{moves:,} moves, no stone lost, nobody stuck")
