"""The games of the house. A new one joins by one line here; all about it is in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from setzkasten.catalogue.entry import Entry
from setzkasten.catalogue.shelf import Rules, Shelf
from setzkasten.core.game import AnyGame

__all__ = ["CATALOGUE", "GAMES", "USUAL", "Entry"]

CATALOGUE: Final[Mapping[str, Entry]] = Shelf(
    {
        "nomina": "nomina:NOMINA",
        "krux": "krux:KRUX",
        "kreuzwortbild": "kreuzwortbild:KREUZWORTBILD",
        "kreuzwort-1936": "kreuzwort:KREUZWORT_1936",
        "kreuzwort-super": "kreuzwort:KREUZWORT_SUPER",
        "point-typ-dom": "kreuzwort:POINT_TYP_DOM",
        "presto-1936": "presto:PRESTO_1936",
        "presto-super": "presto:PRESTO_SUPER",
        "recht-1936": "recht:RECHT_1936",
        "recht-super": "recht:RECHT_SUPER",
        "schach-dem-wort": "schach:SCHACH_DEM_WORT",
        "lingua": "lingua:LINGUA",
        "cartino": "cartino:CARTINO",
        "boggle": "boggle:BOGGLE",
    }
)
GAMES: Final[Mapping[str, AnyGame]] = Rules(CATALOGUE)
# Whose words does a question mean that names no game? The loosest of the leaflets.
USUAL: Final = "nomina"
