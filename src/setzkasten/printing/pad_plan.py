"""Which columns and lines each game's pad has, and which lists are printed below."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from setzkasten.core.game import AnyGame
from setzkasten.games.boggle.rounds import MOST_POINTS
from setzkasten.games.boggle.rounds import POINTS as BOGGLE_POINTS
from setzkasten.games.cartino import Cartino
from setzkasten.games.cartino.turn import OUT_PREMIUM
from setzkasten.games.kreuzwort.game import Kreuzwort
from setzkasten.games.kreuzwort.turn import FIRST_OUT
from setzkasten.games.kreuzwortbild import Kreuzwortbild
from setzkasten.games.kreuzwortbild.state import MOST_FILLERS
from setzkasten.games.krux import Krux
from setzkasten.games.krux.state import FIRST_BLOCKERS, REBUILD_AT
from setzkasten.games.lingua import Lingua
from setzkasten.games.lingua.scoring import STAGES, ace_points, factor
from setzkasten.games.nomina import Nomina
from setzkasten.games.presto.game import Presto
from setzkasten.games.presto.rounds import POINTS as PRESTO_POINTS
from setzkasten.games.recht.game import Recht
from setzkasten.games.schach import SchachDemWort
from setzkasten.games.typdom.box import BLACK_JOLLY, JOLLIES, POINTS, STONES_1936, payment_of
from setzkasten.games.wooden.box import SIZE

# How many aces have a box to be ticked? The last factor begins with the twentieth.
ACES: Final = 30
MANY: Final = 99

Data = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Column:
    label: str
    width: float  # at least, in millimetres; shares grow together
    data: Data = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Strip:
    """Something below the table: boxes to tick, a list of letters, squares to copy into."""

    kind: Literal["ticks", "list", "tally", "squares", "line"]
    label: str
    cells: tuple[tuple[str, ...], ...] = ()  # the sign of a box, and what is small beside it
    data: Data = field(default_factory=dict)
    seated: bool = False  # a line for each seat
    side: float = 6.0

    def height(self, lines: int) -> float:
        rows = SIZE[0] if self.kind == "squares" else lines
        return 0.0 if self.kind == "line" else rows * self.side + 2.0


@dataclass(frozen=True, slots=True)
class Table:
    columns: tuple[Column, ...]
    lead_label: str = ""
    lead: float = 11.0
    between: tuple[tuple[str, float], ...] = ()  # columns for all seats together
    rows: tuple[str, ...] = ()  # lines with names; none: as many numbers as the page holds
    totals: tuple[tuple[str, Data], ...] = ()
    strips: tuple[Strip, ...] = ()
    seated: bool = True
    beside: int = 1  # without seats: the columns so many times
    again: bool = False  # the whole table again for each game
    own: bool = False  # a sheet for each player
    most_rows: int = MANY

    @property
    def width(self) -> float:
        """Of one seat's columns, at least."""
        return self.beside * sum(column.width for column in self.columns)

    @property
    def labelled(self) -> bool:
        return any(column.label for column in self.columns)

    @property
    def leading(self) -> float:
        """Of what stands before the seats."""
        return self.lead + sum(width for _, width in self.between)


@dataclass(frozen=True, slots=True)
class Pad:
    tables: tuple[Table, ...]


def pad_of(game: AnyGame) -> Pad:
    match game:
        case Nomina():
            return Pad((_NOMINA,))
        case Krux():
            return Pad((_KRUX,))
        case Kreuzwortbild():
            return Pad((_PICTURE,))
        case Kreuzwort():
            return Pad((_POINTS if game.facts.points else _payments(),))
        case Presto():
            return Pad((_presto(ranks=game.facts.ranks),))
        case Recht():
            return Pad((_RECHT,))
        case SchachDemWort():
            return Pad((_SCHACH,))
        case Lingua():
            return Pad((_LINGUA,))
        case Cartino():
            return Pad((_CARTINO,))
    return Pad((_BOGGLE, _BOGGLE_WORDS))


# NOM-06, NOM-14, NOM-20 words, points and bons; those left over are subtracted.
_NOMINA: Final = Table(
    (Column("words", 22), Column("points", 11), Column("bons", 9)),
    lead_label="turn",
    totals=(("sum", {}), ("bons_left", {}), ("total", {})),
)

# KRX-15, KRX-22 the count in three lines, and the after-blockers up to rebuilding.
_AFTER: Final = REBUILD_AT - 2 * FIRST_BLOCKERS
_KRUX: Final = Table(
    (Column("", 40),),
    lead=38.0,
    rows=("across", "down", "penalties"),
    totals=(("total", {}),),
    strips=(
        Strip(
            "ticks",
            "after_blockers",
            tuple((str(n),) for n in range(1, _AFTER + 1)),
            {"most": _AFTER},
        ),
    ),
    again=True,
)

# HOB-05, GEN-12 a picture to be kept: squares to copy into, and what counts in a contest.
_PICTURE: Final = Table(
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
)


def _rests() -> tuple[Column, ...]:
    """KW1-13, KW4-11 what is left over, at its price."""
    jolly, black, red = (payment_of(stone) for stone in (BLACK_JOLLY, "N", "E"))
    return (
        Column("black", 10, {"each": black}),
        Column("red", 10, {"each": red}),
        Column("jolly_each", 10, {"each": jolly}),
        Column("paid", 12),
    )


def _payments() -> Table:
    return Table(_rests(), lead_label="game_number", totals=(("sum", {}),))


# PNT-04 to PNT-06; the values of the letters are printed below.
_POINTS: Final = Table(
    (Column("word", 26), Column("points", 11)),
    lead_label="turn",
    totals=(("sum", {}), ("first_out", {"points": FIRST_OUT}), ("rest", {}), ("total", {})),
    strips=(Strip("list", "values", tuple((s, str(n)) for s, n in POINTS.items())),),
)


def _presto(*, ranks: bool) -> Table:
    """PR4-03 places, or PR1-03 points."""
    first, second = PRESTO_POINTS
    given: Data = {"first": first, "second": second}
    return Table(
        (Column("place" if ranks else "points", 18),),
        lead_label="round",
        totals=(("firsts" if ranks else "sum", {}),),
        strips=(Strip("line", "presto_places" if ranks else "presto_points", data=given),),
    )


# WBR-08, WBR-15, WBR-16 the stake of a game, who dropped out, rests and payments.
_RECHT: Final = Table(
    (Column("out", 12), Column("rest_value", 13), Column("paid", 15)),
    lead_label="game_number",
    between=(("stake", 14),),
    totals=(("sum", {}),),
    strips=(
        Strip(
            "line",
            "rest_prices",
            data={
                "black": payment_of("N"),
                "red": payment_of("E"),
                "jolly": payment_of(BLACK_JOLLY),
            },
        ),
    ),
)


def _counted(stones: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    letters = [(s, str(n)) for s, n in stones.items() if s not in JOLLIES]
    jollies = sum(n for s, n in stones.items() if s in JOLLIES)
    return (*letters, ("★", str(jollies)))


# SDW-16, SDW-18 payments, a penalty, and all stones of the box: what is laid is crossed out.
_SCHACH: Final = Table(
    (*_rests()[:-1], Column("penalty", 11), Column("paid", 11)),
    lead_label="game_number",
    totals=(("sum", {}),),
    strips=(
        Strip(
            "tally",
            "all_stones",
            _counted({s: STONES_1936[s] for s in STONES_1936.symbols()}),
            side=9.0,
        ),
    ),
)


def _aces() -> tuple[tuple[str, ...], ...]:
    starts = {least for least, _ in STAGES}
    return tuple(
        (str(n), f"×{factor(n)}" if n in starts else "", str(ace_points(n)))
        for n in range(1, ACES + 1)
    )


# LIN-16, LIN-19, LIN-20 words, aces to be ticked with what they are worth, the goal's prize.
_LINGUA: Final = Table(
    (Column("word", 26), Column("points", 12)),
    lead_label="turn",
    totals=(("sum", {}), ("aces", {}), ("prize", {}), ("total", {})),
    strips=(Strip("ticks", "aces_label", _aces(), seated=True, side=6.0),),
)

# CAR-15, CAR-16
_CARTINO: Final = Table(
    (Column("points", 18),),
    lead_label="turn",
    totals=(("sum", {}), ("first_out", {"points": OUT_PREMIUM}), ("rest", {}), ("total", {})),
)

# BOG-01, BOG-11 the rounds for the table, and a list of words for each seat.
_PRICES: Final = (
    *((str(length), str(points)) for length, points in BOGGLE_POINTS.items()),
    (f"{max(BOGGLE_POINTS) + 1}+", str(MOST_POINTS)),
)
_BOGGLE: Final = Table(
    (Column("points", 14),),
    lead_label="round",
    totals=(("total", {}),),
    strips=(Strip("list", "prices", _PRICES, side=8.0),),
    most_rows=20,
)
_BOGGLE_WORDS: Final = Table(
    (Column("word", 40), Column("points", 12)),
    beside=3,
    seated=False,
    own=True,
    totals=(("sum", {}),),
    strips=(Strip("list", "prices", _PRICES, side=8.0),),
)
