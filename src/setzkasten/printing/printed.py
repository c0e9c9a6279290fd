"""What comes with a game on paper."""

from __future__ import annotations

from setzkasten.core.values import value
from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box
from setzkasten.printing.pad_plan import Pad


@value
class Printed:
    box: Box
    board: Plan | None  # None: stones are laid on the open table
    pad: Pad
