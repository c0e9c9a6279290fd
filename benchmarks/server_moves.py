"""The house under load: durable moves of Nomina to four sockets a table, beside a bare echo.

All figures are of the server's own processor time: the load shares the cores. The echo gets as many
requests a second as the house answered. As fast as it can be asked it costs half as much, since a
load that never rests need not be woken for what it is sent; that figure stands in the note.
"""

from __future__ import annotations

from dataclasses import dataclass
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
ECHOES = 4
# Below its limit: how long do answers take?
CALM_DELIVERIES = 10_000
# A move and its taking back are three steps.
STEPS_A_PAIR = 3
PAIRS = 200
YOUNG, OLD = 100, 10_000


@dataclass(frozen=True, slots=True)
class Bare:
    """An echo at the pace of a house, and as fast as it can be asked."""

    paced: Spent
    free: Spent


def measure() -> list[Row]:
    moves = moves_of_a_game(MOVES)
    with TemporaryDirectory() as folder:
        few, bare = _in_turns(str(Path(folder) / "few"), moves)
        many, calm = _crowded(str(Path(folder) / "many"), moves)
        with served("echo", str(_echoed(few))) as echo:
            crowd = _echo_round(echo, 0, MANY_TABLES, moves[:FEW_MOVES], many)
        young, old = _by_age(str(Path(folder) / "age"), moves[0])
    deliveries = _of_deliveries(many, crowd)
    return [*_of_moves(few, bare), *deliveries, _of_calm(calm), _of_age(young, old)]


def _of_moves(few: Spent, bare: Bare) -> list[Row]:
    name, each = f"server: Nomina, {TABLES} tables × {SEATS} sockets", few.bytes // few.deliveries
    clock = f"by the clock {few.moves / few.seconds:,.0f}/s"
    answers = f"answer p50 {_millis(few, 0.5)}, p99 {_millis(few, 0.99)} ms"
    note = f"judged, on the disk, told to four; {each} bytes a delivery; {clock}, {answers}"
    alone = f"as fast as it can be asked {bare.free.micros:.1f} µs"
    same = f"same library, same bytes, as many a second; no game, no disk; {alone}"
    ratio = few.micros / bare.paced.micros
    return [
        Row(name, 1e6 / few.micros, "moves/s of CPU", goal=Goal(5_000), note=note),
        Row("server: … CPU a move", few.micros, "µs"),
        Row("server: … CPU of a bare echo broadcast", bare.paced.micros, "µs", note=same),
        Row("server: … over the echo", ratio, "×", goal=Goal(at_most=3)),
    ]


def _of_deliveries(many: Spent, crowd: Bare) -> list[Row]:
    name, unit = f"server: deliveries, {MANY_TABLES * SEATS} sockets", "deliveries/s of CPU"
    clock = f"by the clock {many.deliveries / many.seconds:,.0f}/s"
    share = rate_of(many) / rate_of(crowd.paced)
    free = f"as fast as it can be asked {rate_of(crowd.free):,.0f}"
    bare = f"echo {rate_of(crowd.paced):,.0f}/s of CPU at this pace, {free}"
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


def _in_turns(folder: str, moves: list[Asked]) -> tuple[Spent, Bare]:
    """The median rounds of the house and of an echo of as many bytes; each has new tables."""
    few, bare = list[Spent](), list[Bare]()
    with served("house", folder) as house:
        few.append(_round(house, 0, TABLES, moves))
        with served("echo", str(_echoed(few[0]))) as echo:
            bare.append(_echo_round(echo, 0, TABLES, moves, few[0]))
            for number in range(1, ROUNDS):
                few.append(_round(house, number, TABLES, moves))
                bare.append(_echo_round(echo, number, TABLES, moves, few[-1]))
    free, paced = _middle([each.free for each in bare]), _middle([each.paced for each in bare])
    return _middle(few), Bare(paced, free)


def _round(house: Served, number: int, tables: int, moves: list[Asked]) -> Spent:
    load = Load(house, tables, named=True, first=number * tables)
    load.run(moves[:WARM])
    spent = load.run(moves[WARM:])
    load.close()
    return spent


def _echo_round(echo: Served, number: int, tables: int, moves: list[Asked], house: Spent) -> Bare:
    load = Load(echo, tables, named=False, first=number * tables)
    load.run(moves[:WARM])
    free = load.run(moves[WARM:] * ECHOES)
    paced = load.run(moves[WARM:] * ECHOES, rate=house.moves / house.seconds)
    load.close()
    return Bare(paced, free)


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
