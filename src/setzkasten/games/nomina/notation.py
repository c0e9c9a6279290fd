"""How Nomina is written: `E4> WAS`, `give-up`, `pass`, `draw F B`."""

from __future__ import annotations

from setzkasten.core.actions import GiveUp, Pass
from setzkasten.core.laying import read_laying, write_laying
from setzkasten.games.nomina.state import Action, Lay
from setzkasten.games.wooden.drawing import Draw, write_draw


def write_part(part: Action | Draw) -> str:
    match part:
        case Lay(stones=stones):
            return write_laying(stones)
        case GiveUp() | Pass():
            return part.text
        case Draw():
            return write_draw(part)


def read_action(text: str) -> Action:
    if text == "give-up":
        return GiveUp()
    if text == "pass":
        return Pass()
    return Lay(read_laying(text))
