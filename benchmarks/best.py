"""Nomina's best moves out of the whole lexicon, inflections judged: as `best` and computers ask."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import of_cases, seconds_of
from setzkasten.bots.nomina_search import NominaSearch
from setzkasten.catalogue import GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.game import Act, Ruled
from setzkasten.core.record import read_record
from setzkasten.games.nomina import Nomina
from setzkasten.games.nomina.state import State
from setzkasten.lexicon.policy import NOMINA
from setzkasten.lexicon.words import Words
from setzkasten.table.replay import game_of
from setzkasten.table.replay import replay as played

RECORD = Path(__file__).parents[1] / "tests" / "records" / "nomina-sample.szk"
GOALS = {0: Goal(at_most=50), 3: Goal(at_most=1_000)}
POSITIONS = 8
CHOICE = 8
BEST = 5
# How long may one search take before it counts as that long?
LONGEST_SECONDS = 20.0
NOTE = "positions from 0 to 7 moves after the leaflet's sample; lexicon with inflections"


def measure() -> list[Row]:
    words = Words.german().under(NOMINA)
    positions = _positions(NominaSearch(words))
    rows = []
    for bons, goal in GOALS.items():
        seconds = []
        for state in positions:
            search = NominaSearch(words)
            call = partial(
                search.best,
                _with_bons(state, bons),
                state.turn,
                count=BEST,
                seconds=LONGEST_SECONDS,
            )
            seconds.append(seconds_of(call))
        name = f"Nomina: best {BEST} of all moves with {bons} bons"
        goals = {"median": goal, "p90": None, "max": None}
        rows += of_cases(name, seconds, "ms", goals=goals, peer="nobody", note=NOTE)
    return rows


def _positions(search: NominaSearch) -> list[State]:
    """The leaflet's sample, played on by players who choose among the eight best."""
    record = read_record(RECORD.read_bytes())
    state = played(record, game_of(record, GAMES), lexicon=allowed).match.state
    assert isinstance(state, State)
    rng, game = Random("best"), Nomina()
    found: list[State] = []
    while len(found) < POSITIONS:
        found.append(state)
        moves = search.best(_with_bons(state, 0), state.turn, count=CHOICE).hints
        pending = game.apply(
            state, Act(state.turn, rng.choice(moves).action, at=state.began_at)
        ).state
        verdicts = tuple(allowed(claim) for claim in game.awaiting(pending).ruling)
        state = game.apply(pending, Ruled(verdicts, "bench", at=state.began_at)).state
    return found


def _with_bons(state: State, bons: int) -> State:
    return replace(state, bons=tuple(bons for _ in state.bons))
