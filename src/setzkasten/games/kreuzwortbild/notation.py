"""How a picture is written: `A1> PARIS#O`, `fill F1 H1`, `move A1-B1`, `clear A1`, `done`."""

from __future__ import annotations

from typing import Never

from setzkasten.core.actions import Done, GiveUp
from setzkasten.core.laying import MOST_STONES, read_laying, write_laying
from setzkasten.core.squares import NotationError, Square, read_square, write_square
from setzkasten.games.kreuzwortbild.actions import Action, Clear, Move, Put, Switch
from setzkasten.games.kreuzwortbild.options import SYMMETRIES
from setzkasten.games.kreuzwortbild.state import FILLER


def write_action(action: Action) -> str:
    match action:
        case Put(stones=stones):
            return write_laying(stones)
        case Move(moves=moves):
            return "move " + " ".join(f"{write_square(a)}-{write_square(b)}" for a, b in moves)
        case Clear(squares=squares):
            return "clear " + " ".join(map(write_square, squares))
        case Switch(symmetry=symmetry):
            return f"symmetry {symmetry}"
        case Done() | GiveUp():
            return action.text


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
    match word, rest:
        case "done", []:
            return Done()
        case "give-up", []:
            return GiveUp()
        case "symmetry", [name] if name in SYMMETRIES:
            return Switch(name)
        case "symmetry", _:
            raise NotationError(text[:40], f"symmetry such as {', '.join(SYMMETRIES)}")
        case "fill", [_, *_]:
            return Put(tuple((square, FILLER) for square in _read_squares(rest)))
        case "clear", [_, *_]:
            return Clear(_read_squares(rest))
        case "move", [_, *_]:
            return Move(tuple(_read_move(part) for part in _some(rest)))
    return Put(read_laying(text, fillers=True))


def _read_squares(parts: list[str]) -> tuple[Square, ...]:
    return tuple(read_square(part) for part in _some(parts))


def _some(parts: list[str]) -> list[str]:
    if len(parts) > MOST_STONES:
        raise NotationError(" ".join(parts)[:24] + "…", f"list of at most {MOST_STONES} squares")
    return parts


def _read_move(text: str) -> tuple[Square, Square]:
    start, sign, end = text.partition("-")
    if not sign:
        raise NotationError(text, "move such as 'C2-D2'")
    return read_square(start), read_square(end)


def read_nothing(text: str) -> Never:
    raise NotationError(text[:40], "outcome of chance: nothing is drawn in this game")
