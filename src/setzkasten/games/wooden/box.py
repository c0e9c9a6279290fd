"""The wooden box of Nomina, Krux and Kreuzwort-Hobby: stones, chips, board (GEN-01, GEN-02)."""

from __future__ import annotations

from setzkasten.core.tiles import Stock

SIZE = (12, 12)
CHIPS = 50

# The printed list lost the numbers of O and V; they add up to 12. See docs/rules/nomina.de.md.
_READ = {
    "A": 10, "B": 3, "C": 2, "D": 6, "E": 18, "F": 3, "G": 4, "H": 6, "I": 10, "J": 2, "K": 4,
    "L": 6, "M": 4, "N": 10, "P": 2, "Q": 1, "R": 10, "S": 10, "T": 8, "U": 7, "W": 2, "X": 1,
    "Y": 1, "Z": 2,
}  # fmt: skip

CASES = {
    f"O{o}-V{v}": Stock({**_READ, "O": o, "V": v}) for o, v in ((10, 2), (9, 3), (8, 4), (7, 5))
}
USUAL_CASE, *OTHER_CASES = CASES
