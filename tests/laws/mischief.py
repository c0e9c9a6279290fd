"""Steps that nobody may take, whatever the game: out of turn, too late, about nothing."""

from __future__ import annotations

from collections.abc import Iterator

from setzkasten.core.claims import Verdict, Word
from setzkasten.core.game import Act, AnyGame, Awaiting, Chance, Expired, Left, Ruled, Step
from setzkasten.core.squares import NotationError

__all__ = ["MISCHIEF", "impossible_actions", "impossible_steps"]

_TYPDOM = (
    "600,0> ABC",
    "0,-600v ABC",
    "0,0> ABC 0,0> ABC",
    "0,0> A 40,40> B",
    "0,0> qqq",
    "0,0> " + "E" * 64,
    "rob 300,300",
    "buy red red red red",
    "buy " + "black " * 200,
    " ".join(["0,0> " + "E" * 64] * 200),
)

_PRESTO = (
    "done",
    "done 0,0> A",
    "done 0,0> QQQ",
    "build 0,0> AB 0,0> AB",
    "build 0,0> qqqqq",
    "build 0,0> " + "E" * 64,
    "done 0,0> A 40,40> B",
    "done " + "0,0> EEE " * 60,
)

_RECHT = (
    "600,0> A says ABC",
    "0,-600v A says ABC",
    "0,0> A 0,0> B says ABC",
    "40,40> AB says ABC",
    "0,0> " + "E" * 64,
    "0,0> q says Q",
    "rob 300,300",
    " ".join(["0,0> " + "E" * 64] * 200) + " says EEE",
)

# What no state of these games allows: off the board, a square twice, ten thousand stones.
MISCHIEF: dict[str, tuple[str, ...]] = {
    "nomina": (
        "Z30> ABC",
        "-5,-5> ABC",
        "L12> ABC",
        "A1> ABC A1> ABC",
        "A1> abc",
        "A1> QQQ",
        "A1> " + "E" * 64,
        "A1> A",
        " ".join(f"A{row}> EEEEEEEEEEEE" for row in range(1, 13)),
        " ".join(["A1> " + "E" * 64] * 200),
    ),
    "krux": (
        "Z30> ABC",
        "-5,-5> ABC",
        "A6v ABC",
        "A1> ABC A1> ABC",
        "A1> abc",
        "A1> QQQ",
        "A1> A",
        "A1> " + "E" * 64,
        "block A1 A1",
        "block Z40",
        "block " + "A1 " * 10_000,
        "block A1 A2 A3 A4 A5 A6 A7 A8 A9 A10",
        "move A1-A12",
        "move Z30-A1",
        "back Z30",
        "back A1 A1",
        " ".join(["A1> " + "E" * 64] * 200),
    ),
    "kreuzwortbild": (
        "Z30> ABC",
        "-5,-5> ABC",
        "L12> ABC",
        "A1> ABC A1> ABC",
        "A1> abc",
        "A1> QQQ",
        "A1> " + "E" * 64,
        "fill Z30",
        "fill A1 A1",
        " ".join(f"A{row}> ############" for row in range(1, 7)),
        "move Z30-A1",
        "move A1-A2 A1-A3",
        "clear Z30",
        "clear A1 A1",
        " ".join(["A1> " + "E" * 64] * 200),
        "clear " + "A1 " * 10_000,
    ),
    "lingua": (
        "Z30> EyNg",
        "Q17> EyNg",
        "B2> QbQbQbQb",
        "B2> Ey.Ny",
        "B2> EyEyEyEyEyEyEyEyEyEyEyEyEyEyEyEyEy",
        "B2> EyNgDyEy exchange Z30-A1",
        "swap Qb Qb",
        "swap " + "Ey " * 13,
    ),
    "cartino": (
        "lay I9",
        "lay -1,0",
        "lay A1 A1",
        "lay A1 E1",
        "lay A1* A2* B1*",
        "lay " + "D4 " * 300,
        "exchange Z99",
        "exchange 500,500",
    ),
    "presto-1936": _PRESTO,
    "presto-super": _PRESTO,
    "boggle": (
        "AB",
        "QQQ A1 A1 A1",
        "QXY E5 E6 E7",
        "QXY -1,-1 0,0 1,1",
        "ABC A1 A3 A1",
        "QQQQQQQQQQQQQQQQ",
        "strike QQQ",
        "EEE " + "A1 " * 300,
    ),
    "recht-1936": _RECHT,
    "recht-super": _RECHT,
    "kreuzwort-1936": _TYPDOM,
    "kreuzwort-super": _TYPDOM,
    "point-typ-dom": _TYPDOM,
    "schach-dem-wort": (
        "600,0> AB",
        "0,-600v AB",
        "0,0> A 0,0> A",
        "0,0> A 40,40> B",
        "0,0> qqq",
        "0,0> " + "E" * 64,
        "300,300> E plan Nirgendwo",
        "rob 300,300",
    ),
}


def impossible_steps(
    awaiting: Awaiting, seats: int, anything: object
) -> Iterator[tuple[Step[object, object], str]]:
    """Steps that do not fit what the game waits for, with the code of their refusal."""
    early = 0
    for seat in (-1, *range(seats), seats, 10_000):
        if not 0 <= seat < seats:
            yield Act(seat, anything, at=early), "no_such_seat"
        elif seat not in awaiting.seats | awaiting.meanwhile:
            yield Act(seat, anything, at=early), _code(awaiting, "not_your_turn")
    yield from _impossible_leaving(awaiting, seats, early)
    if awaiting.deadline:
        late = awaiting.deadline.at
        yield Act(min(awaiting.seats, default=0), anything, at=late), "too_late"
        yield Expired(awaiting.deadline.name, at=late - 1), "too_early"
    if not awaiting.chance:
        yield Chance(anything, at=early), _code(awaiting, "no_draw_due")
    yield Expired("lunch", at=10**9), _code(awaiting, "no_such_deadline")
    strange = Verdict(Word("QQQ"), "yes")
    asked = tuple(Verdict(claim, "yes") for claim in awaiting.ruling)
    for verdicts in ((), (strange,), (*asked, strange), asked[1:], (*asked, *asked)):
        yield Ruled(verdicts, "nobody", at=early), _code(awaiting, "no_ruling_due")


def _impossible_leaving(
    awaiting: Awaiting, seats: int, at: int
) -> Iterator[tuple[Step[object, object], str]]:
    for seat in (-1, seats, 10_000):
        yield Left(seat, at=at), "no_such_seat"
    for seat in range(seats):
        if awaiting.over or awaiting.ruling or seat in awaiting.left:
            code = "left_already" if seat in awaiting.left else "ruling_first"
            yield Left(seat, at=at), _code(awaiting, code)


def _code(awaiting: Awaiting, code: str) -> str:
    return "game_over" if awaiting.over else code


def impossible_actions(game: AnyGame) -> Iterator[object]:
    """The game's mischief, as far as its notation can say it at all."""
    for text in MISCHIEF.get(game.id, ()):
        try:
            yield game.read_action(text)
        except NotationError:
            continue
