"""How the tests of Kreuzwortbild talk; a picture is for one."""

from __future__ import annotations

from setzkasten.core.board import write_rows
from setzkasten.core.position import read_position
from setzkasten.games.kreuzwortbild import Kreuzwortbild
from setzkasten.games.kreuzwortbild.state import SIZES, State, View
from tests.language import Language

__all__ = [
    "PICTURE",
    "SAMPLE",
    "built",
    "drawn",
    "phase",
    "play",
    "refused",
    "report",
    "take",
    "view",
]

PICTURE = Kreuzwortbild()
_LANGUAGE = Language(PICTURE, SIZES["whole"])

play = _LANGUAGE.play
take = _LANGUAGE.take
refused = _LANGUAGE.refused
report = _LANGUAGE.report

# HOB-08 the leaflet's picture, a dot a filler
SAMPLE = (
    "PARIS.O.DIVA", "OB.LIEBE.D.R", "...ZEHE.SET.", "ICH.G.R..EVA", "..O.EI..S..E", "UNTERHALTUNG",
    "..E..R..EN..", "HELD..FEIG.D", "E..INN..NATO", "B.D.AUTO.RUN", "E.O.H.O.U..A", "LIMIT.PASSAU",
)  # fmt: skip


def built(text: str = "", **options: object) -> State:
    """A picture drawn in part, `A1 WAS/I..`, or fields of a position; empty without."""
    if not text:
        return PICTURE.start(1, options)
    fields = dict(read_position(text if text.startswith(("board", "phase")) else f"board {text}"))
    if " " in fields.get("board", ""):
        rows = _LANGUAGE.drawn(fields["board"]).split("/")
        fields["board"] = "/".join(rows[: SIZES[str(options.get("board", "whole"))][0]])
    return PICTURE.read_position(fields, 1, options)


def drawn(state: State) -> str:
    """The rows of the picture without empty ones behind."""
    rows = [row.rstrip(".") for row in write_rows(state.board).split("/")]
    while rows and not rows[-1]:
        rows.pop()
    return "/".join(rows)


def phase(state: State) -> str:
    return PICTURE.awaiting(state).phase


def view(state: State) -> View:
    return PICTURE.view(state, 0)
