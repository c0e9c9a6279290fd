"""The house under load: durable moves of Nomina to four sockets a table, beside a bare echo.

All figures are of the server's own processor time: the load shares the cores.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load import SEATS, Asked, Load, Served, Spent, served
from benchmarks.row import Goal, Row
from setzkasten import Match, Words

TABLES, MANY_TABLES = 50, 1_000
# The first moves of each game fill the caches and are not measured.
WARM, MOVES, FEW_MOVES = 8, 28, 14
ROUNDS = 5
# The echo has each request so many times over, or it would be measured in a twentieth of a second.
ECHOES = 8
# Below its limit: how long do answers take?
CALM_DELIVERIES = 10_000
# A move and its taking back are three steps.
STEPS_A_PAIR = 3
PAIRS = 200
YOUNG, OLD = 100, 10_000


def measure() -> list[Row]:
    moves = moves_of_a_game(MOVES)
    with TemporaryDirectory() as folder:
        few, bare = _in_turns(str(Path(folder) / "few"), moves)
        many, calm = _crowded(str(Path(folder) / "many"), moves)
        with served("echo", str(_echoed(few))) as echo:
            crowd = _round(echo, 0, MANY_TABLES, moves[:FEW_MOVES], times=ECHOES)
        young, old = _by_age(str(Path(folder) / "age"), moves[0])
    deliveries = _of_deliveries(many, crowd)
    return [*_of_moves(few, bare), *deliveries, _of_calm(calm), _of_age(young, old)]


def _of_moves(few: Spent, bare: Spent) -> list[Row]:
    name, each = f"server: Nomina, {TABLES} tables × {SEATS} sockets", few.bytes // few.deliveries
    clock = f"by the clock {few.moves / few.seconds:,.0f}/s"
    answers = f"answer p50 {_millis(few, 0.5)}, p99 {_millis(few, 0.99)} ms"
    note = f"judged, on the disk, told to four; {each} bytes a delivery; {clock}, {answers}"
    same = "same library, same bytes; no game, no disk"
    return [
        Row(name, 1e6 / few.micros, "moves/s of CPU", goal=Goal(5_000), note=note),
        Row("server: … CPU a move", few.micros, "µs"),
        Row("server: … CPU of a bare echo broadcast", bare.micros, "µs", note=same),
        Row("server: … over the echo", few.micros / bare.micros, "×", goal=Goal(at_most=3)),
    ]


def _of_deliveries(many: Spent, crowd: Spent) -> list[Row]:
    name, unit = f"server: deliveries, {MANY_TABLES * SEATS} sockets", "deliveries/s of CPU"
    clock = f"by the clock {many.deliveries / many.seconds:,.0f}/s"
    share, bare = rate_of(many) / rate_of(crowd), f"echo {rate_of(crowd):,.0f}/s"
    return [
        Row(name, rate_of(many), unit, goal=Goal(18_000), note=clock),
        Row("server: … over the echo's", share, "×", goal=Goal(0.4), note=bare),
        Row("server: … memory", many.megabytes, "MB (PSS)", goal=Goal(at_most=300)),
    ]


def _of_calm(calm: Spent) -> Row:
    name = f"server: answer at {CALM_DELIVERIES:,} deliveries/s, {MANY_TABLES * SEATS} sockets, p99"
    note = f"p50 {_millis(calm, 0.5)} ms; {calm.deliveries / calm.seconds:,.0f}/s by the clock"
    return Row(name, float(_millis(calm, 0.99)), "ms", goal=Goal(at_most=50), note=note)


def rate_of(spent: Spent) -> float:
    """Deliveries a second of the server's processor time."""
    return spent.deliveries / spent.cpu_seconds


def _of_age(young: float, old: float) -> Row:
    name = f"server: a move and its taking back at step {OLD} over step {YOUNG}"
    note = f"{young:.0f} and {old:.0f} µs each"
    return Row(name, old / young, "×", goal=Goal(at_most=1.2), note=note)


def moves_of_a_game(number: int) -> list[Asked]:
    """Random layings of four seats, judged by the lexicon."""
    match = Match("nomina", seats=SEATS, words=Words.german(), seed=1936)
    moves: list[Asked] = []
    while len(moves) < number:
        text, seat = match.text(match.random_action()), match.turn
        if seat is not None and (">" in text or "v" in text):
            match.play(text)
            moves.append((seat, "act", text))
    return moves


def back(moves: list[Asked]) -> list[Asked]:
    return [(seat, "take-back", "") for seat, _, _ in reversed(moves)]


def _in_turns(folder: str, moves: list[Asked]) -> tuple[Spent, Spent]:
    """The median rounds of the house and of an echo of as many bytes; each has new tables."""
    with served("house", folder) as house:
        few = [_round(house, 0, TABLES, moves)]
        with served("echo", str(_echoed(few[0]))) as echo:
            bare = [_round(echo, 0, TABLES, moves, times=ECHOES)]
            for number in range(1, ROUNDS):
                few.append(_round(house, number, TABLES, moves))
                bare.append(_round(echo, number, TABLES, moves, times=ECHOES))
    return _middle(few), _middle(bare)


def _round(server: Served, number: int, tables: int, moves: list[Asked], times: int = 0) -> Spent:
    """`times`: so often over, at an echo."""
    load = Load(server, tables, named=not times, first=number * tables)
    load.run(moves[:WARM])
    spent = load.run(moves[WARM:] * (times or 1))
    load.close()
    return spent


def _middle(rounds: list[Spent]) -> Spent:
    return sorted(rounds, key=lambda spent: spent.micros)[len(rounds) // 2]


def _echoed(house: Spent) -> int:
    """How many bytes an echo adds to a message of its own, to be as long as the house's."""
    return house.bytes // house.deliveries - 60


def _crowded(folder: str, moves: list[Asked]) -> tuple[Spent, Spent]:
    """At a thousand tables: as fast as can be, then as many a second as are wanted."""
    with served("house", folder) as server:
        load = Load(server, MANY_TABLES, named=True)
        load.run(moves[:WARM])
        many = load.run(moves[WARM:FEW_MOVES])
        calm = load.run(moves[FEW_MOVES:], rate=CALM_DELIVERIES / SEATS)
        load.close()
    return many, calm


def _by_age(folder: str, move: Asked) -> tuple[float, float]:
    """CPU of a move and its taking back at a young and at an old table."""
    pair, (seat, _, _) = [move, *back([move])], move
    assert seat == 0
    with served("house", folder) as server:
        load = Load(server, 1, named=True)
        load.run(pair * (YOUNG // STEPS_A_PAIR))
        young = load.run(pair * PAIRS).micros
        load.run(pair * ((OLD - YOUNG) // STEPS_A_PAIR - PAIRS))
        return young, load.run(pair * PAIRS).micros


def _millis(spent: Spent, share: float) -> str:
    answers = sorted(spent.answers)
    return f"{answers[int(len(answers) * share)] * 1000:.0f}"
