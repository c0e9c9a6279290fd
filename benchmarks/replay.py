"""Recorded games played again: every step read, checked, judged and carried out."""

from __future__ import annotations

from pathlib import Path

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import each, measured, per_second
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.claims import allowed
from setzkasten.core.game import Act
from setzkasten.core.match import Match
from setzkasten.core.record import Record, read_happening, read_record
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.words import Words
from setzkasten.table.replay import Replay, game_of, opening_of, replay

TESTS = Path(__file__).parents[1] / "tests"


def measure() -> list[Row]:
    texts = [path.read_bytes() for path in sorted((TESTS / "playthroughs").glob("nomina*.szk"))]
    records = [read_record(text) for text in texts]
    steps = sum(map(_steps, records))
    sample = read_record((TESTS / "records" / "nomina-sample.szk").read_bytes())
    return [
        measured(
            "replay: Nomina, words judged by the record",
            lambda: [_played(record) for record in records],
            per_second(steps, "steps/s"),
            goal=Goal(at_least=2_000),
            note=f"{steps} steps of {len(records)} games: check, rule, apply, position, scores",
        ),
        measured(
            "replay: the same with reading the text",
            lambda: [_played(read_record(text)) for text in texts],
            per_second(steps, "steps/s"),
        ),
        measured(
            "replay: the leaflet's sample, judged by the lexicon",
            lambda: _judged(sample),
            per_second(_steps(sample), "steps/s"),
            note="a new judge each time; its words were judged before",
        ),
        _moves(sample),
    ]


def _moves(record: Record) -> Row:
    """What one accepted move costs, without reading, journal and frames."""
    game, entry = game_of(record, GAMES), CATALOGUE[record.header.game]
    judge = Words.german().under(changed_policy(entry.policy, record.header.policy)).judge
    steps = [read_happening(game, line) for line in record.lines if line.totals is None]
    acts = [step for step in steps if isinstance(step, Act)]

    def played() -> None:
        match = Match(game, opening_of(record, game))
        for act in acts:
            match.take(act, judge)

    return measured(
        "a move of Nomina: proposed, judged by the lexicon, committed",
        played,
        each(len(acts), "µs"),
        goal=Goal(at_most=100),
        note="the leaflet's sample, its words judged before",
    )


def _steps(record: Record) -> int:
    return sum(line.totals is None for line in record.lines)


def _played(record: Record) -> Replay:
    played = replay(record, game_of(record, GAMES), lexicon=allowed)
    assert not played.refused
    return played


def _judged(record: Record) -> None:
    policy = changed_policy(CATALOGUE[record.header.game].policy, record.header.policy)
    judge = Judge(Words.german().under(policy))
    played = replay(record, game_of(record, GAMES), lexicon=judge.answer, court="lexicon")
    assert not played.refused
