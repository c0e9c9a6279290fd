"""The ladders of the games: what is weak about each rung, from the lowest to the highest.

Each rung should win 58 to 85 of a hundred games for two against the one below; what was measured
is in docs/players.md. The last two look ahead where that is shown to help; in the other games the
highest rung is all that the craft knows, and the others have a share of it.
"""

from __future__ import annotations

from typing import Final

from setzkasten.bots.ladder import Rung, ladder

# For a game that nobody measured yet: vocabulary alone.
WORDS_ALONE: Final = ladder(Rung(zipf=zipf) for zipf in (3.8, 3.4, 3.0, 2.5, 1.5, 0.0, 0.0, 0.0))

NOMINA: Final = ladder(
    (
        Rung(zipf=3.1, noise=5.2),
        Rung(zipf=2.8, noise=4.3),
        Rung(zipf=2.2, noise=3.7),
        Rung(zipf=1.5, noise=3.3),
        Rung(zipf=0.8, noise=3.0),
        Rung(),
        Rung(choice=5, plies=2, looks=10),
        Rung(choice=8, plies=4, looks=32),
    )
)

KRUX: Final = ladder(
    (
        Rung(zipf=3.6, noise=6.0, recalls=0.5),
        Rung(zipf=3.2, noise=5.0, recalls=0.6),
        Rung(zipf=2.7, noise=4.0, recalls=0.7),
        Rung(zipf=2.0, noise=3.0, recalls=0.8),
        Rung(zipf=1.0, noise=2.0),
        Rung(),
        Rung(choice=4, plies=2, looks=8),
        Rung(choice=6, plies=4, looks=24),
    )
)

LINGUA: Final = ladder(
    (
        Rung(zipf=3.6, most=4),
        Rung(zipf=3.1, most=5),
        Rung(zipf=2.6, most=6),
        Rung(zipf=2.1, most=7),
        Rung(zipf=1.6, most=8),
        Rung(zipf=1.1, most=9),
        Rung(zipf=0.6),
        Rung(),
    )
)

CARTINO: Final = ladder(
    (
        Rung(noise=14.0, most=2),
        Rung(noise=10.0, most=3),
        Rung(noise=6.0),
        Rung(noise=4.0),
        Rung(noise=2.5),
        Rung(),
        Rung(choice=8, plies=2, looks=500),
        Rung(choice=8, plies=4, looks=2000),
    )
)

CROSSING: Final = ladder(
    (
        Rung(zipf=4.0, most=2, recalls=0.5),
        Rung(zipf=3.8, most=3, recalls=0.55),
        Rung(zipf=3.5, most=3, recalls=0.65),
        Rung(zipf=3.2, most=4, recalls=0.75),
        Rung(zipf=2.8, most=5, recalls=0.85, noise=3.0),
        Rung(zipf=2.2, most=6, noise=2.0),
        Rung(zipf=1.2, most=8),
        Rung(),
    )
)

PRESTO: Final = ladder(
    (
        Rung(zipf=3.6, pauses=420.0),
        Rung(zipf=3.4, pauses=370.0),
        Rung(zipf=3.2, pauses=320.0),
        Rung(zipf=3.0, pauses=275.0),
        Rung(zipf=2.5, pauses=240.0),
        Rung(zipf=2.0, pauses=205.0),
        Rung(zipf=1.0, pauses=175.0),
        Rung(pauses=150.0),
    )
)

RECHT: Final = ladder(
    (
        Rung(zipf=4.2, noise=3.2),
        Rung(zipf=3.7, noise=2.4),
        Rung(zipf=3.4, noise=1.9),
        Rung(zipf=3.1, noise=1.5),
        Rung(zipf=2.6, noise=0.9),
        Rung(zipf=1.8, noise=0.5),
        Rung(zipf=0.9, noise=0.2),
        Rung(),
    )
)

SCHACH: Final = ladder(
    (
        Rung(zipf=2.5, noise=14.0, depth=1),
        Rung(zipf=2.5, noise=10.0, depth=1),
        Rung(zipf=2.5, noise=7.0, depth=2),
        Rung(zipf=2.5, noise=5.0, depth=3),
        Rung(zipf=2.5, noise=3.2, depth=4),
        Rung(zipf=2.5, noise=1.8, depth=6),
        Rung(zipf=2.5, noise=0.8, depth=8),
        Rung(zipf=2.5),
    )
)

BOGGLE: Final = ladder(
    (
        Rung(zipf=3.6, most=4, choice=6, pauses=18.0),
        Rung(zipf=3.5, most=4, choice=7, pauses=16.0),
        Rung(zipf=3.4, most=4, choice=8, pauses=14.5),
        Rung(zipf=3.4, most=5, choice=8, pauses=14.5),
        Rung(zipf=3.3, most=5, choice=9, pauses=13.0),
        Rung(zipf=3.2, most=5, choice=10, pauses=12.0),
        Rung(zipf=3.0, most=5, choice=11, pauses=11.0),
        Rung(zipf=2.8, most=6, choice=12, pauses=10.0),
    )
)
