"""How the tests of Krux talk: `position`, `play`, `refused`, `report`, `claimed`."""

from __future__ import annotations

from setzkasten.core.board import Board, write_rows
from setzkasten.core.squares import read_square
from setzkasten.games.krux import Krux
from setzkasten.games.krux.state import SIZE, State
from tests.language import Language

__all__ = [
    "KRUX",
    "TEN_ABOVE",
    "TEN_BELOW",
    "blocked",
    "claimed",
    "counted",
    "opened",
    "phase",
    "picture",
    "play",
    "position",
    "refused",
    "report",
    "take",
]

KRUX = Krux()
_LANGUAGE = Language(KRUX, SIZE)

position = _LANGUAGE.position
play = _LANGUAGE.play
take = _LANGUAGE.take
refused = _LANGUAGE.refused
report = _LANGUAGE.report
claimed = _LANGUAGE.claimed

# Ten blockers for the upper half, set by seat 2, and for the lower half, set by seat 1.
TEN_ABOVE = "A1 C1 E1 G1 I1 A3 C3 E3 G3 I3"
TEN_BELOW = "A7 C7 E7 G7 I7 A9 C9 E9 G9 I9"
_THIRTEEN = (".#..#..#..#.", "." * 12, ".#..#..#..#.", "." * 12, ".#..#..#..#.", ".....#......")


def opened(**options: object) -> State:
    """Two empty halves, before the blockers."""
    return KRUX.start(2, options)


def blocked(number: int, *words: str) -> str:
    """A board with up to 26 blockers and words, e.g. `A2> KATZE`."""
    rows = [list(row) for row in (*_THIRTEEN, *_THIRTEEN)]
    chips = [(r, c) for r in range(12) for c in range(12) if rows[r][c] == "#"]
    for row, col in chips[number:]:
        rows[row][col] = "."
    for word in words:
        first, letters = word.split("> ")
        row, col = read_square(first)
        rows[row][col : col + len(letters)] = letters
    return "board " + "/".join("".join(row) for row in rows)


def phase(state: State) -> str:
    return KRUX.awaiting(state).phase


def picture(state: State, seat: int) -> list[str]:
    """The six rows of a half."""
    half = state.halves[seat]
    rows = write_rows(Board(SIZE, half, half.blocked)).split("/")
    return rows[6 * seat : 6 * seat + 6]


def counted(
    board: str, *, says: str = "", copies: str = "cost"
) -> tuple[tuple[int, int, int], ...]:
    """The three lines of both halves once the last move was declined."""
    state = position(f"board {board}; given-up 1; turn 2", copies=copies)
    sheets = play(state, "2 pass", says=says).sheets
    assert sheets
    return tuple((sheet.across, sheet.down, sheet.penalties) for sheet in sheets)
