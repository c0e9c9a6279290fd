"""The patterns of the daily crosswords: seven by seven, drawn by hand; few days look alike.

`#` is black. No run is two letters long, and every square is in a word.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Rows: TypeAlias = tuple[str, ...]

_DRAWN: Final = (
    "......# .#.#.#. ....... .#.#.#. ....... .#.#.#. #......",
    "....... .#.#.#. ....... .#.#.#. ....... .#.#.#. .......",
    "....... #.#.#.# ....... #.#.#.# ....... #.#.#.# .......",
    "#.....# .#.#.#. ....... .#.#.#. ....... .#.#.#. #.....#",
    "...#... ...#... ....... ##...## ....... ...#... ...#...",
    "###.... ##..... #...... ...#... ......# .....## ....###",
    "....... .##.##. ....... .#...#. ....... .##.##. .......",
    "#....## .....#. ....... ...#... ....... .#..... ##....#",
    "##...## #.....# ....... ...#... ....... #.....# ##...##",
    "....... .#.#.#. ...#... .#...#. ...#... .#.#.#. .......",
)


def _turned(rows: Rows) -> Rows:
    """A quarter round."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def _around(rows: Rows) -> list[Rows]:
    return [rows, _turned(rows), _turned(_turned(rows)), _turned(_turned(_turned(rows)))]


def _all() -> tuple[Rows, ...]:
    every = [turned for drawn in _DRAWN for turned in _around(tuple(drawn.split()))]
    return tuple(dict.fromkeys(every))


PATTERNS: Final = _all()
