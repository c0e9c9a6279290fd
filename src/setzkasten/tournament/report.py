"""A tournament, told: as a table for people, as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from setzkasten.messages import sentence
from setzkasten.tournament.bout import Bout, Terms
from setzkasten.tournament.standings import standings

# How many faults are told in full?
FAULTS_SHOWN = 5


def as_json(terms: Terms, found: Sequence[Bout]) -> dict[str, object]:
    """No seconds: the same seed gives the same text."""
    keys = ("number", "winners", "scores", "turns", "faults", "struck")
    return {
        "game": terms.game,
        "seed": terms.seed,
        "players": [{**asdict(one), "share": one.share} for one in standings(terms, found)],
        "games": [{key: getattr(bout, key) for key in keys} for bout in found],
    }


def as_text(terms: Terms, found: Sequence[Bout]) -> Iterator[str]:
    table = standings(terms, found)
    head: dict[str, str | int] = {"game": terms.game, "games": len(found), "seed": terms.seed}
    yield sentence("arena_head", {**head, "deals": len(found) // len(terms.entrants)})
    yield sentence("arena_columns")
    for one in table:
        rated = one.rating and f"{one.rating.mean:.1f} ± {one.rating.deviation:.1f}"
        interval = f"{100 * one.low:.0f}–{100 * one.high:.0f} %"
        yield (
            f"{one.label:<12.12} {one.won:>8g} {100 * one.share:>5.0f} % {interval:>10}"
            f" {one.margin:>+9.1f} {one.turns:>7g}  {rated or ''}"
        ).rstrip()
    if any(one.rating is None for one in table):
        yield sentence("arena_unrated")
    struck = sum(bool(bout.struck) for bout in found)
    if struck:
        yield sentence("arena_struck", {"count": struck})
    faults = [(bout.number, *told) for bout in found for told in bout.faults]
    for number, who, text in faults[:FAULTS_SHOWN]:
        fault: dict[str, str | int] = {"game": number + 1, "text": text}
        yield sentence("arena_fault", {**fault, "name": terms.entrants[who].label})
    if len(faults) > FAULTS_SHOWN:
        yield sentence("arena_more_faults", {"count": len(faults) - FAULTS_SHOWN})


def thoughts(terms: Terms, found: Sequence[Bout]) -> Iterator[str]:
    """How long they thought; it differs from run to run, so it is no part of the answer."""
    for who, entrant in enumerate(terms.entrants):
        turns = max(1, sum(bout.turns[who] for bout in found))
        mean = sum(bout.cpu_seconds[who] for bout in found) / turns
        longest = max(bout.longest_seconds[who] for bout in found)
        data = {"name": entrant.label, "mean": f"{mean:.3f}", "longest": f"{longest:.2f}"}
        yield sentence("arena_thoughts", data)
