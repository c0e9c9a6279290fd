"""The adaptive level in real games: against every fixed one it wins about as often as it loses."""

from __future__ import annotations

import os
from collections.abc import Iterator

from setzkasten.bots import LEVELS
from setzkasten.bots.adaptive import FIRST, next_level, plays_as
from setzkasten.catalogue import CATALOGUE
from setzkasten.lexicon.words import Words
from setzkasten.tournament.bout import Terms
from setzkasten.tournament.entrant import entrants
from setzkasten.tournament.running import bouts
from tests.soak.finding import Finding, Progress

# Which game is the quickest? The level is the same in all.
GAME = "presto-super"
# It finds its place in the first games; so many after them count.
BEFORE, GAMES = 10, int(os.environ.get("SETZKASTEN_SOAK_ADAPTING", "100"))
BUDGET, SECONDS = 0.2, 600.0
LEAST, MOST = 0.4, 0.6


def run(only: str) -> Iterator[Finding]:
    game = only if only in CATALOGUE else GAME
    yield from (_against(game, fixed) for fixed in LEVELS)


def _against(game: str, fixed: str) -> Finding:
    won, level, progress = 0.0, FIRST, Progress(f"{game}: adaptive against {fixed}")
    for number in range(BEFORE + GAMES):
        terms = Terms(game, entrants([plays_as(level), fixed]), 5, SECONDS, budget=BUDGET)
        (bout,) = bouts(terms, [number], words=Words.german())
        winners = bout.winners or (0, 1)
        won += (0 in winners) / len(winners) * (number >= BEFORE)
        level = next_level(level, 0, winners)
        progress.at(number + 1, BEFORE + GAMES)
    told = f"{won:g} of {GAMES} from game {BEFORE + 1} on; it ends as {plays_as(level)}"
    what = f"{game}: the adaptive level against {fixed}"
    return Finding(what, told, well=LEAST <= won / GAMES <= MOST)
