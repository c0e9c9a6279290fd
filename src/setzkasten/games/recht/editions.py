"""The two editions: they differ in their boxes, and 1936 has no J."""

from __future__ import annotations

from setzkasten.core.rulebook import Label
from setzkasten.games.recht.game import Recht
from setzkasten.games.typdom.box import STONES_1936, STONES_SUPER

RECHT_1936 = Recht(
    Label("recht-1936", "Wer behält recht (1936)", "Typ-Dom", (2, 5), "WBR"), STONES_1936
)
RECHT_SUPER = Recht(
    Label("recht-super", "Wer behält recht (Super)", "Typ-Dom", (2, 5), "WBR"), STONES_SUPER
)
