"""The rewarded words of a half in a set-up position: `KATZE HUNDE* ROSEN@B3v`."""

from __future__ import annotations

import re

from setzkasten.core.board import Board, Run
from setzkasten.core.fields import Fields
from setzkasten.core.position import PositionError
from setzkasten.core.squares import ACROSS, DOWN, Square, read_square, shifted, write_square
from setzkasten.core.values import value
from setzkasten.games.krux.laying import REWARD_LENGTH
from setzkasten.games.krux.state import State

FRESH = "*"  # behind a word that was rewarded in its seat's last turn
_PLACE = re.compile(r"([A-Z]{1,12})@([A-La-l](?:[1-9]|1[0-2]))([>v])")


@value
class Earned:
    """KRX-13, KRX-09 The long words that had their after-blocker, and where they lay then."""

    words: frozenset[str]
    places: frozenset[Run]
    fresh: frozenset[str]


def write_earned(state: State, seat: int) -> str:
    """The place of a word is told only where the board does not tell it."""
    parts = []
    for word in sorted(state.earned[seat]):
        lay = sorted((p for p in state.places[seat] if p.word == word), key=lambda p: p.squares)
        plain = not lay or lay == [_place_in(state.halves[seat], word)]
        mark = FRESH * (word in state.fresh[seat])
        parts += [word + mark] if plain else [word + _write_place(place) + mark for place in lay]
    return " ".join(parts) or "-"


def _write_place(place: Run) -> str:
    return f"@{write_square(place.squares[0])}{'>' if place.across else 'v'}"


def read_earned(fields: Fields, seat: int, half: Board) -> Earned:
    """Left out: every long run that stands had its reward."""
    if "earned" not in fields:
        runs = frozenset(run for run in half.runs() if len(run.word) >= REWARD_LENGTH)
        return Earned(frozenset(run.word for run in runs), runs, frozenset())
    parts = [part for part in fields.parts("earned")[seat].split() if part != "-"]
    words, places, fresh = set(), set(), set()
    for part in parts:
        text = part.removesuffix(FRESH)
        place = _read_place(text) if "@" in text else _place_in(half, text)
        word = place.word if place else text
        words.add(word)
        places |= {place} if place else set()
        fresh |= {word} if part.endswith(FRESH) else set()
    return Earned(frozenset(words), frozenset(places), frozenset(fresh))


def _read_place(text: str) -> Run:
    found = _PLACE.fullmatch(text)
    if not found:
        raise PositionError("position_board", text=f"earned {text[:30]}")
    return _run(found[1], read_square(found[2]), across=found[3] == ">")


def _place_in(half: Board, word: str) -> Run | None:
    """Where the word stands by itself, else where it is a part of a longer run."""
    runs = [run for run in half.runs() if word in run.word]
    for run in sorted(runs, key=lambda run: run.word != word):
        start = run.word.index(word)
        return Run(word, run.squares[start : start + len(word)])
    return None


def _run(word: str, first: Square, *, across: bool) -> Run:
    way = ACROSS if across else DOWN
    return Run(word, tuple(shifted(first, way, i) for i in range(len(word))))
