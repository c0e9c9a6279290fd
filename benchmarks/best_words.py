"""The best words with full hands out of the whole lexicon: Typ-Dom games and Lingua."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from benchmarks.row import Row
from benchmarks.stopwatch import of_cases, seconds_of
from setzkasten.bots.trying import Advice
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.catalogue.policies import policy_of
from setzkasten.core.claims import allowed
from setzkasten.core.game import AnyGame
from setzkasten.core.record import read_record
from setzkasten.lexicon.words import Words
from setzkasten.table.replay import game_of, replay

TESTS = Path(__file__).parents[1] / "tests"
RECORDS = {
    "point-typ-dom": TESTS / "records" / "point-typ-dom-sample.szk",
    "kreuzwort-1936": TESTS / "records" / "kreuzwort-1936-sample.szk",
    "lingua": TESTS / "playthroughs" / "lingua-2.szk",
}
BEST = 5
MOST_POSITIONS = 6
# How long may one search take before it counts as that long?
LONGEST_SECONDS = 5.0


def measure() -> list[Row]:
    rows = []
    for game_id, path in RECORDS.items():
        game, states = _states(path)
        advices: list[Advice] = []
        seconds = [seconds_of(partial(_best, game, state, advices)) for state in states]
        whole = sum(advice.complete for advice in advices)
        rows += of_cases(
            f"{game_id}: best {BEST} of all words",
            seconds,
            "ms",
            goals={"median": None, "max": None},
            peer="nobody",
            note=f"{whole} of {len(states)} searched to the end in {LONGEST_SECONDS:.0f} s",
        )
    return rows


def _best(game: AnyGame, state: object, advices: list[Advice]) -> None:
    (seat,) = game.awaiting(state).seats
    adviser = CATALOGUE[game.id].adviser
    assert adviser
    advices.append(
        adviser.best(
            state,
            seat,
            words=Words.german().under(policy_of(game.id)),
            count=BEST,
            seconds=LONGEST_SECONDS,
        )
    )


def _states(path: Path) -> tuple[AnyGame, list[object]]:
    """The positions of a record in which a seat with a full hand is on turn."""
    record = read_record(path.read_bytes())
    game = game_of(record, GAMES)
    match = replay(record, game, lexicon=allowed).match
    states = [s for s in match.states() if _full(game, s)]
    return game, states[:: max(1, len(states) // MOST_POSITIONS)][:MOST_POSITIONS]


def _full(game: AnyGame, state: object) -> bool:
    hands, turn = getattr(state, "hands", ()), getattr(state, "turn", 0)
    return bool(game.awaiting(state).seats) and bool(hands) and len(hands[turn]) >= 9
