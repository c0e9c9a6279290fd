"""How the tests of the Typ-Dom games talk: one language a game, pictures, hands and phases."""

from __future__ import annotations

import pytest

from setzkasten.core.drawing import Outcome
from setzkasten.core.game import Report
from setzkasten.games.kreuzwort import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM
from setzkasten.games.kreuzwort.game import Kreuzwort
from setzkasten.games.kreuzwort.state import Action, State, View
from tests.language import Language

__all__ = [
    "ALL",
    "DOMINO",
    "KW1",
    "KW4",
    "PNT",
    "KreuzwortLanguage",
    "every_kreuzwort",
    "hands",
    "phase",
    "picture",
    "words",
]

KreuzwortLanguage = Language[State, Action, Outcome, View]


def _spoken(game: Kreuzwort) -> KreuzwortLanguage:
    return Language(game, (1, 1))  # the table has no edge, so boards are drawn with their corner


KW4 = _spoken(KREUZWORT_1936)
KW1 = _spoken(KREUZWORT_SUPER)
PNT = _spoken(POINT_TYP_DOM)
ALL = (KW4, KW1, PNT)
# EXAMEN and WORTE across, DOMINO down through both.
DOMINO = "corner 0,0; board ...D../...O../EXAMEN/...I../...N../..WORTE"
every_kreuzwort = pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.game.id))


def phase(state: State) -> str:
    return KREUZWORT_1936.awaiting(state).phase


def picture(state: State) -> str:
    """The rows in use from their upper left corner: `0,0 EXAMEN`; a small letter is a jolly."""
    fields = KREUZWORT_1936.write_position(state)
    return f"{fields['corner']} {fields['board']}"


def hands(state: State) -> str:
    """`AB/C-`: the stones of all seats, sorted."""
    return KREUZWORT_1936.write_position(state)["hands"]


def words(report: Report) -> list[str]:
    return [word.word for word in report.words]
