"""How the tests of Lingua talk: `position`, `play`, `refused`, `report`, `claimed`."""

from __future__ import annotations

from setzkasten.core.game import Report
from setzkasten.core.squares import ACROSS, DOWN, read_square, shifted
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.box import SIZE, TILES
from setzkasten.games.lingua.notation import read_tiles
from setzkasten.games.lingua.state import State
from tests.language import Language

__all__ = [
    "HAUS",
    "LINGUA",
    "claimed",
    "drawn",
    "emptied",
    "opened",
    "phase",
    "play",
    "points",
    "position",
    "refused",
    "report",
    "take",
]

LINGUA = Lingua()
_LANGUAGE = Language(LINGUA, SIZE)

# The first word of most tests: two aces (A and S), and the second word is due.
HAUS = "B2> HgAyUrSb"

play = _LANGUAGE.play
take = _LANGUAGE.take
refused = _LANGUAGE.refused
report = _LANGUAGE.report
claimed = _LANGUAGE.claimed


def position(*words: str, more: str = "", seats: int = 2, **options: object) -> State:
    """Words that lie, e.g. `B2> HgAy`; hands are unknown unless `more` tells them."""
    text = f"board {drawn(*words)}; {more}"
    return _LANGUAGE.position(text, seats=seats, **options)


def drawn(*words: str) -> str:
    rows = [["."] * SIZE[1] for _ in range(SIZE[0])]
    for word in words:
        place, tiles = word.split()
        square, way = read_square(place[:-1]), ACROSS if place[-1] == ">" else DOWN
        for by, tile in enumerate(read_tiles(tiles)):
            row, col = shifted(square, way, by)
            rows[row][col] = tile
    return "/".join("".join(row) for row in rows)


def emptied(stock: int, *, turn: int = 2, seats: int = 2) -> State:
    """Almost all tiles lie on the board, out of the way; the hands are unknown."""
    unknown = seats * 12
    tiles = list(TILES)
    for tile in ("Ey", "Ny", "Ey", "Ny", "Rr", "Rr"):
        tiles.remove(tile)
        tiles.append(tile)
    lying = tiles[: len(tiles) - unknown - stock]
    rows = ["".join(lying[i : i + 15]) for i in range(0, len(lying), 15)]
    lines = [row + "." * (17 - len(row) // 2) for row in rows]
    board = "/".join(lines + ["." * 17] * (17 - len(lines)))
    fields = {"board": board, "turn": str(turn), "laid": "5"}
    return LINGUA.read_position(fields, seats, {})


def opened(*, seats: int = 2, **options: object) -> State:
    """Before the lot and the deal."""
    return LINGUA.start(seats, options)


def phase(state: State) -> str:
    return LINGUA.awaiting(state).phase


def points(told: Report) -> dict[str, int]:
    """What each new word brought."""
    return {word.word: word.points for word in told.words}
