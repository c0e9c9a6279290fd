"""How Krux is written: `C2> HAU`, `block B7 C8`, `move C2-D2`, `back C2`, `give-up`, `pass`;
`placed C2> H` when time is up."""

from __future__ import annotations

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.laying import read_laying, write_laying
from setzkasten.core.squares import NotationError, Square, read_square, write_square
from setzkasten.games.krux.actions import Action, Block, GiveBack, Lay, Placed, Rebuild
from setzkasten.games.wooden.drawing import Draw, write_draw


def write_part(part: Action | Draw) -> str:
    match part:
        case Lay(stones=stones):
            return write_laying(stones)
        case Placed(stones=stones):
            return f"placed {write_laying(stones)}"
        case Block(squares=squares):
            return "block " + " ".join(map(write_square, squares))
        case Rebuild(moves=moves):
            return "move " + " ".join(f"{write_square(a)}-{write_square(b)}" for a, b in moves)
        case GiveBack(squares=squares):
            return "back " + " ".join(map(write_square, squares))
        case Pass() | GiveUp():
            return part.text
        case Draw():
            return write_draw(part)


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
    match word, bool(rest):
        case "pass", False:
            return Pass()
        case "give-up", False:
            return GiveUp()
        case "placed", True:
            return Placed(read_laying(" ".join(rest)))
        case "block", True:
            return Block(tuple(map(read_square, rest)))
        case "back", True:
            return GiveBack(tuple(map(read_square, rest)))
        case "move", True:
            return Rebuild(tuple(map(_read_move, rest)))
    return Lay(read_laying(text))


def _read_move(text: str) -> tuple[Square, Square]:
    start, sign, end = text.partition("-")
    if not sign:
        raise NotationError(text, "move such as 'C2-D2'")
    return read_square(start), read_square(end)
