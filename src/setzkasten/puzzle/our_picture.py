"""Our own record of GEN-12: the fewest fillers that `./setz solve fill --fewest` has found.

Well-known words only, out of the 144 stones. How it was found, and the proof of the lower bound as
far as it goes, is in docs/solve.md.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = (
    "MARKTANTEILE",
    "OHA#AU#EINER",
    "DARAUFHIN#OS",
    "EUER#W#LOHNT",
    "#S#TIEFERE#K",
    "##LIVIA#DUAL",
    "#GEGOSSEN#DA",
    "TED##THREADS",
    "#BENI#I#NU#S",
    "HOROSKOP#ROI",
    "UTE#C#NOPE#G",
    "BERUHT#SILKE",
)
FILLERS: Final = sum(row.count("#") for row in ROWS)
# So many fillers every picture of well-known words has at the least: `tools/fewest_bound.py`.
AT_LEAST: Final = 3
