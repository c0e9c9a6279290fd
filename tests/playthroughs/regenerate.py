"""Write the golden playthroughs and the counts anew: one record a game and number of seats, and
one a preset.

./setz playthroughs
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from setzkasten.catalogue import GAMES
from setzkasten.console import ending
from setzkasten.core.game import Act, AnyGame, Chance, Expired
from setzkasten.core.match import Match, TakenBack
from setzkasten.core.options import OptionValue, write_option
from setzkasten.core.record import (
    Header,
    Sitter,
    write_happening,
    write_header,
    write_totals,
)
from setzkasten.whole_file import write_whole
from tests.counts import counting
from tests.random_play import Habits, Play, played_with, seats_shown

__all__ = ["FOLDER", "Sketch", "main", "sketches"]

FOLDER = Path(__file__).parent
NAMES = (
    "Anna",
    "Bert",
    "Carla",
    "Dora",
    "Emil",
    "Fritz",
    "Gerda",
    "Hans",
    "Ida",
    "Jakob",
    "Kurt",
    "Lena",
)
# After how many moves is the board drawn?
MOVES_A_PICTURE = 4
HABITS = Habits(moves=24, doubt=0, vote=0.05, take_back=0.05, sleep=0.12)


@dataclass(frozen=True, slots=True)
class Sketch:
    """Who plays what in one of the records."""

    game: AnyGame
    seats: int
    options: Mapping[str, str]

    def text(self) -> str:
        return _text(self.game, self.seats, self.options)


def sketches() -> dict[str, Sketch]:
    """By the name of the file, for every game of the house."""
    found: dict[str, Sketch] = {}
    for game in GAMES.values():
        for seats in seats_shown(game):
            found[f"{game.id}-{seats}.szk"] = Sketch(game, seats, {})
        for preset, options in game.presets.items():
            chosen = {name: _written(value) for name, value in options.items()}
            seats = min(game.seats[0] + 1, game.seats[1])
            found[f"{game.id}-{preset}.szk"] = Sketch(game, seats, chosen)
    return found


def _written(value: object) -> str:
    assert isinstance(value, OptionValue)
    return write_option(value)


def _text(game: AnyGame, seats: int, options: Mapping[str, str]) -> str:
    rng = Random(f"{game.id} {seats} {sorted(options.items())}")
    play = played_with(game, seats, options, rng, HABITS)
    sitters = tuple(Sitter((name,)) for name in NAMES[:seats])
    header = Header(game.id, sitters, game.edition, "words-of-the-tests", play.options)
    return write_header(header) + "".join(f"{line}\n" for line in _lines(play))


def _lines(play: Play) -> Iterator[str]:
    match, moves = Match(play.game, play.game.start(play.seats, play.options)), 0
    for happening in play.match.happenings:
        match.take(happening)
        yield write_happening(play.game, happening)
        moves += isinstance(happening, Act | Expired)
        settled = not match.game.awaiting(match.state).ruling
        quiet = isinstance(happening, Chance | TakenBack)
        if settled and not quiet and moves and moves % MOVES_A_PICTURE == 0:
            yield from _picture(match)
    yield from _picture(match)


def _picture(match: Match) -> Iterator[str]:
    """The totals as a checksum, and the board for people."""
    yield write_totals(match.game.scores(match.state))
    position = match.game.write_position(match.state)
    for row in position.get("board", "").split("/"):
        yield f"; {' '.join(row)}".rstrip()


def main() -> int:
    for name, sketch in sketches().items():
        path, text = FOLDER / name, sketch.text().encode()
        if text != (path.read_bytes() if path.exists() else b""):
            write_whole(path, text)
            sys.stderr.write(f"{name} was written anew. Read the diff and say why it moved.\n")
    return counting.main()


if __name__ == "__main__":
    with ending():
        raise SystemExit(main())
