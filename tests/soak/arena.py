"""Neighbouring rungs of every ladder against each other; games that were played are kept."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from setzkasten.bots import LEVELS
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
SECONDS = 60.0
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
        if entry.game.seats[1] > 1 and only in ("", game):
            yield from (_measured(game, lower, upper) for lower, upper in pairwise(LEVELS))


def _measured(game: str, lower: str, upper: str) -> Finding:
    terms = Terms(game, entrants([upper, lower]), 1, SECONDS, budget=BUDGET)
    kept = KEPT / f"{game}-{upper}-{lower}.jsonl"
    found = {bout.number: bout for bout in _read(kept)}
    progress = Progress(f"{game}: {upper} against {lower}")
    with kept.open("a", encoding="utf-8") as file:
        missing = [number for number in range(GAMES) if number not in found]
        for bout in bouts(terms, missing, words=Words.german(), workers=1):
            found[bout.number] = bout
            file.write(json.dumps({name: getattr(bout, name) for name in Bout.__slots__}) + "\n")
            file.flush()
            progress.at(len(found), GAMES)
    one = standings(terms, [found[number] for number in range(GAMES)])[0]
    _write(game, upper, lower, one)
    well = LEAST <= one.share <= MOST and one.low > 0.5 and not one.faults
    return Finding(f"{game}: {upper} against {lower}, {GAMES} games", _told(one), well=well)


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
