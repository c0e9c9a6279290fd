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
        Rung(zipf=3.0, noise=4.9),
        Rung(zipf=2.45, noise=3.95),
        Rung(zipf=1.7, noise=3.4),
        Rung(zipf=1.0, noise=3.0),
        Rung(noise=2.9),
        Rung(),
        Rung(choice=5, plies=2, looks=10),
        Rung(choice=3, plies=4, looks=12),
    )
)

KRUX: Final = ladder(
    (
        Rung(zipf=3.8, noise=7.0, recalls=0.45),
        Rung(zipf=3.2, noise=5.0, recalls=0.6),
        Rung(zipf=2.7, noise=4.0, recalls=0.7),
        Rung(zipf=2.0, noise=3.0, recalls=0.8),
        Rung(zipf=1.2, noise=2.4),
        Rung(),
        Rung(choice=3, turns=1),
        Rung(choice=6, turns=2),
    )
)

LINGUA: Final = ladder(
    (
        Rung(zipf=3.5, most=4),
        Rung(zipf=3.2, most=5),
        Rung(zipf=3.0, most=6),
        Rung(zipf=2.4, most=7),
        Rung(zipf=2.0, most=7),
        Rung(zipf=1.5, most=8),
        Rung(noise=60.0),
        Rung(insight=True),
    )
)

CARTINO: Final = ladder(
    (
        Rung(noise=19.0, most=2),
        Rung(noise=8.5, most=2),
        Rung(noise=8.5, most=3),
        Rung(noise=5.6),
        Rung(noise=3.6),
        Rung(noise=1.9),
        Rung(),
        Rung(choice=4, plies=2, looks=600),
    )
)

CROSSING: Final = ladder(
    (
        Rung(zipf=4.0, most=2, recalls=0.45, depth=0),
        Rung(zipf=3.9, most=3, recalls=0.45, depth=0),
        Rung(zipf=3.6, most=3, recalls=0.6, depth=8),
        Rung(zipf=3.3, most=4, recalls=0.65, depth=8),
        Rung(zipf=2.9, most=5, recalls=0.75, depth=8),
        Rung(zipf=2.3, most=6),
        Rung(zipf=1.7, most=7, insight=True),
        Rung(insight=True),
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
        Rung(zipf=4.6, noise=3.0, recalls=0.5),
        Rung(zipf=4.2, noise=2.7, recalls=0.56),
        Rung(zipf=3.9, noise=2.4, recalls=0.62),
        Rung(zipf=3.6, noise=2.0, recalls=0.69),
        Rung(zipf=3.3, noise=1.6, recalls=0.77),
        Rung(zipf=2.9, noise=1.0, recalls=0.92),
        Rung(zipf=2.0, noise=0.4, ends=700),
        Rung(insight=True, ends=700),
    )
)

SCHACH: Final = ladder(
    (
        Rung(zipf=4.4, noise=13.0, depth=0, recalls=0.35),
        Rung(zipf=4.1, noise=11.0, depth=1, recalls=0.42),
        Rung(zipf=3.8, noise=8.5, depth=1, recalls=0.5),
        Rung(zipf=3.4, noise=6.5, depth=2, recalls=0.58),
        Rung(zipf=3.1, noise=5.0, depth=2, recalls=0.66),
        Rung(zipf=2.7, noise=2.5, depth=3, recalls=0.88),
        Rung(zipf=2.5, noise=1.0, depth=5, ends=500),
        Rung(ends=500),
    )
)

BOGGLE: Final = ladder(
    (
        Rung(zipf=3.6, most=4, choice=6, pauses=18.0),
        Rung(zipf=3.5, most=4, choice=7, pauses=16.0),
        Rung(zipf=3.4, most=4, choice=8, pauses=14.5),
        Rung(zipf=3.4, most=5, choice=7, pauses=14.5),
        Rung(zipf=3.3, most=5, choice=8, pauses=13.5),
        Rung(zipf=3.2, most=5, choice=9, pauses=12.3),
        Rung(zipf=3.1, most=5, choice=11, pauses=11.6),
        Rung(zipf=3.0, most=5, choice=12, pauses=10.9),
    )
)
