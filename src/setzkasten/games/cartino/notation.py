"""How Cartino is written: `lay D4 D5*`, `exchange D5`, `pass`; a card is `hQ`, a joker `*`."""

from __future__ import annotations

from setzkasten.core.actions import Pass
from setzkasten.core.drawing import Deal, Drawn, Lot, Outcome, read_outcome, write_outcome
from setzkasten.core.squares import NotationError, Square, read_square, write_square
from setzkasten.games.cartino.plan import JOKER, PLACES
from setzkasten.games.cartino.state import Action, Exchange, Lay


def write_part(part: Action | Outcome) -> str:
    match part:
        case Lay(places=places):
            return " ".join(["lay", *(write_square(s) + JOKER * joker for s, joker in places)])
        case Exchange(square=square):
            return f"exchange {write_square(square)}"
        case Pass():
            return part.text
        case Lot() | Deal() | Drawn():
            return write_outcome(part, gap=" ")


def read_action(text: str) -> Action:
    word, *rest = text.split() or [""]
    if word == "pass" and not rest:
        return Pass()
    if word == "exchange" and len(rest) == 1:
        return Exchange(read_square(rest[0]))
    if word == "lay":
        return Lay(tuple(map(_read_place, rest)))
    raise NotationError(text[:40], "'lay D4 D5*', 'exchange D5' or 'pass'")


def _read_place(text: str) -> tuple[Square, bool]:
    return read_square(text.removesuffix(JOKER)), text.endswith(JOKER)


def read_stones(text: str) -> tuple[str, ...]:
    stones = tuple(text.split())
    for stone in stones:
        if stone != JOKER and stone not in PLACES:
            raise NotationError(stone[:20], "card such as 'hQ' or a joker '*'")
    return stones


def read_chance(text: str) -> Outcome:
    return read_outcome(text, read_stones)
