"""What comes with a game on paper."""

from __future__ import annotations

from dataclasses import dataclass

from setzkasten.printing.board_plan import Plan
from setzkasten.printing.box import Box
from setzkasten.printing.pad_plan import Pad


@dataclass(frozen=True, slots=True)
class Printed:
    box: Box
    board: Plan | None  # None: stones are laid on the open table
    pad: Pad
