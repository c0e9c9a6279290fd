"""Laying on a 15 x 15 board: all placements for racks of 7 and 13, as a game comes by them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from benchmarks.row import Goal, Row
from benchmarks.stopwatch import measured, per_second
from benchmarks.wngerman import wngerman
from setzkasten_kernel import Laying, WordGraph

# The counts of the peers' measurements: English stones with German words.
STONES = "".join(
    letter * count
    for letter, count in zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1),
        strict=True,
    )
)
VALUES = (0, 1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10)
SIDE = 15
POSITIONS = 300

Position = tuple[str, str]


def measure() -> list[Row]:
    graph = WordGraph.build(wngerman())
    laying = Laying(graph, values=VALUES)
    boards = [board for board, _ in positions(graph, laying, 1500)]
    boards = [board for board in boards if 15 < sum(sign.isalpha() for sign in board) < 85]
    rng = Random("racks")
    rows = []
    for size, goal, peer in ((7, 12_000, "wolges 10.7k/s native"), (13, 1_500, "wolges 830/s")):
        cases = [(rng.choice(boards), "".join(rng.sample(STONES, size))) for _ in range(POSITIONS)]
        rows.append(_all_placements(laying, cases, size, Goal(at_least=goal), peer))
    return rows


def _all_placements(laying: Laying, cases: list[Position], size: int, goal: Goal, peer: str) -> Row:
    mean = sum(laying.placements(*case)[0] for case in cases) / len(cases)
    return measured(
        f"all placements, rack of {size}",
        lambda: [laying.placements(board, rack) for board, rack in cases],
        per_second(len(cases), "positions/s"),
        goal=goal,
        peer=peer,
        note=f"{mean:.0f} placements a position",
    )


def positions(graph: WordGraph, laying: Laying, count: int) -> Iterator[Position]:
    """Boards and racks of games in which both sides lay what scores most."""
    game = 0
    while count > 0:
        for position in _game(graph, laying, Random(f"game {game}")):
            yield position
            count -= 1
        game += 1


def _game(graph: WordGraph, laying: Laying, rng: Random) -> Iterator[Position]:
    bag = rng.sample(STONES, len(STONES))
    racks = [[bag.pop() for _ in range(7)] for _ in range(2)]
    board = [["."] * SIDE for _ in range(SIDE)]
    while racks[0]:
        text, rack = "\n".join("".join(row) for row in board), "".join(racks[0])
        yield text, rack
        _, best, _ = laying.placements(text, rack, best=1)
        if not best:
            return
        square, down, word = best[:3]
        for i, letter in enumerate(graph.word(word)):
            row, col = divmod(square, SIDE)
            row, col = (row + i, col) if down else (row, col + i)
            if board[row][col] == ".":
                board[row][col] = letter
                racks[0].remove(letter)
        while len(racks[0]) < 7 and bag:
            racks[0].append(bag.pop())
        racks.reverse()
