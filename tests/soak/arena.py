"""Neighbouring rungs of every ladder against each other; games that were played are kept."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from statistics import median
from zlib import crc32

from setzkasten.bots import LEVELS
from setzkasten.bots.computer import Computer
from setzkasten.bots.ladder import Rung, rung_of
from setzkasten.catalogue import CATALOGUE
from setzkasten.lexicon.words import Words
from setzkasten.tournament.bout import Bout, Terms
from setzkasten.tournament.entrant import entrants
from setzkasten.tournament.running import bouts
from setzkasten.tournament.standings import Standing, standings
from setzkasten.whole_file import write_whole
from tests.soak.finding import Finding, Progress

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "arena"
PAGE = ROOT / "docs" / "ladder.md"
GAMES = int(os.environ.get("SETZKASTEN_SOAK_BOUTS", "200"))
# Two hundred games a pair of the whole house are many: each thought is a fifth as long.
BUDGET = 0.2
# The clock of the wall stops who hangs; on a busy machine a thought waits long for its turn.
SECONDS = 600.0
# Are the rungs in order with the whole budget, too? So many games of these two tell.
CONFIRMED, CONFIRMING = ("meister", "stark"), 40
LONGEST_SECONDS = 3.0
# How many games with each larger number of seats?
CROWDED = 20
# Where did a game against a computer end before it had begun?
LASTING = ("kreuzwort-1936", "kreuzwort-super", "point-typ-dom")
# Which share should the upper of two rungs win? Less is no step, more is a wall.
LEAST, MOST = 0.58, 0.85
HEAD = f"""# The ladders, measured

Written by `./setz soak arena`: the upper of two neighbouring rungs against the lower, two seats,
seats changed on every deal, at {BUDGET:.0%} of the thinking budget. A step is well if the upper one
wins {LEAST:.0%} to {MOST:.0%}, ties half, and the 95 % interval lies above 50 %.

| game | upper | lower | games | won | 95 % | ahead | turns | step |
|---|---|---|---|---|---|---|---|---|
"""


def run(only: str) -> Iterator[Finding]:
    for game, entry in CATALOGUE.items():
        least, most = entry.game.seats
        if most < 2 or only not in ("", game):
            continue
        yield from (_measured(game, lower, upper) for lower, upper in pairwise(LEVELS))
        yield _confirmed(game)
        yield from (_crowded(game, seats) for seats in range(max(least, 3), most + 1))
        if game in LASTING:
            yield _lasting(game)


def _measured(game: str, lower: str, upper: str) -> Finding:
    terms = Terms(game, entrants([upper, lower]), 1, SECONDS, budget=BUDGET)
    one = standings(terms, played(terms, GAMES))[0]
    _write(game, upper, lower, one)
    well = LEAST <= one.share <= MOST and one.low > 0.5 and not one.faults
    return Finding(f"{game}: {upper} against {lower}, {GAMES} games", _told(one), well=well)


def _confirmed(game: str) -> Finding:
    """That the order is the same with the whole budget, and that nobody thinks too long."""
    upper, lower = CONFIRMED
    terms = Terms(game, entrants([upper, lower]), 2, SECONDS)
    found = played(terms, CONFIRMING)
    one, longest = standings(terms, found)[0], max(max(b.longest_seconds) for b in found)
    told = f"{_told(one)}, longest thought {longest:.1f} s"
    well = one.share > 0.5 and not _failed(found) and longest <= LONGEST_SECONDS
    return Finding(f"{game}: {upper} against {lower}, whole budget", told, well=well)


def _crowded(game: str, seats: int) -> Finding:
    """More seats: no refusal, no stall, no clock that strikes."""
    levels = [LEVELS[number % len(LEVELS)] for number in range(seats)]
    found = played(Terms(game, entrants(levels), 3, SECONDS, budget=BUDGET), CROWDED)
    failed = _failed(found)
    return Finding(f"{game}: {CROWDED} games of {seats}", f"{failed} failed", well=not failed)


def _lasting(game: str) -> Finding:
    """That a game of beginners is no matter of three moves."""
    terms = Terms(game, entrants(LEVELS[:1] * 2), 4, SECONDS, budget=BUDGET)
    turns = median(number for bout in played(terms, CONFIRMING) for number in bout.turns)
    return Finding(f"{game}: leicht against itself", f"{turns:g} turns a seat", well=turns >= 7)


def _failed(found: Sequence[Bout]) -> int:
    """Games with a fault, with a clock that struck, or without an end."""
    return sum(bool(bout.faults or bout.struck or not bout.ended) for bout in found)


def played(terms: Terms, games: int) -> list[Bout]:
    """Those of earlier runs are not played again, as long as the rungs are what they were."""
    kept = KEPT / f"{_name(terms)}.jsonl"
    found = {bout.number: bout for bout in _read(kept)}
    progress = Progress(f"{terms.game}: {', '.join(who.name for who in terms.entrants)}")
    with kept.open("a", encoding="utf-8") as file:
        missing = [number for number in range(games) if number not in found]
        for bout in bouts(terms, missing, words=Words.german(), workers=1):
            found[bout.number] = bout
            file.write(
                json.dumps({one.name: getattr(bout, one.name) for one in fields(bout)}) + "\n"
            )
            file.flush()
            progress.at(len(found), games)
    return [found[number] for number in range(games)]


def _name(terms: Terms) -> str:
    player = CATALOGUE[terms.game].player
    assert isinstance(player, Computer)
    names = [who.name for who in terms.entrants]
    rungs = [_differing(rung_of(player.ladder, name)) for name in names]
    mark = crc32(f"{rungs} {terms.seed} {terms.budget}".encode())
    return f"{terms.game}-{'-'.join(names[:2])}-{len(names)}-{mark:08x}"


def _differing(rung: Rung) -> dict[str, object]:
    """Only what is not as usual: a rung stays the same when others learn something new."""
    values = {one.name: (getattr(rung, one.name), one.default) for one in fields(rung)}
    return {name: value for name, (value, usual) in values.items() if value != usual}


def _read(path: Path) -> Iterator[Bout]:
    """What an earlier run has played; a line that was cut off goes and is played again."""
    text = path.read_text("utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    write_whole(path, whole.encode())
    yield from (Bout(**json.loads(line)) for line in whole.splitlines())


def _told(one: Standing) -> str:
    return f"{one.share:.0%} ({one.low:.0%} to {one.high:.0%}), {one.margin:+.1f} points"


def _write(game: str, upper: str, lower: str, one: Standing) -> None:
    """One row of the page; the others stay."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else HEAD
    place = f"| {game} | {upper} | {lower} |"
    step = "well" if LEAST <= one.share <= MOST and one.low > 0.5 else "not yet"
    cells = (one.games, f"{one.share:.0%}", f"{one.low:.0%}–{one.high:.0%}")
    row = (
        f"{place} {' | '.join(map(str, (*cells, f'{one.margin:+.1f}', f'{one.turns:g}', step)))} |"
    )
    rows = [line for line in text[len(HEAD) :].splitlines() if line and not line.startswith(place)]
    order = list(CATALOGUE)
    rows = sorted([*rows, row], key=lambda line: _rank(line, order))
    write_whole(PAGE, (HEAD + "".join(f"{line}\n" for line in rows)).encode())


def _rank(row: str, order: list[str]) -> tuple[int, int]:
    _, game, upper, *_ = (cell.strip() for cell in row.split("|"))
    return order.index(game), LEVELS.index(upper)
