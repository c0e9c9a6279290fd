"""A picture's pad: squares to copy into, and what counts in a contest."""

from __future__ import annotations

from typing import Final

from setzkasten.games.kreuzwortbild.state import MOST_FILLERS
from setzkasten.printing.pad_plan import Column, Pad, Strip, Table

# HOB-05, GEN-12
PAD: Final = Pad(
    (
        Table(
            (
                Column("builder", 36),
                Column("fillers", 19, {"most": MOST_FILLERS["whole"]}),
                Column("free", 17),
                Column("letters", 17),
                Column("words_number", 17),
            ),
            lead_label="picture",
            strips=(Strip("squares", "copy", side=9.0),),
            seated=False,
            most_rows=8,
        ),
    )
)
