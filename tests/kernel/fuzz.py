"""Throws nonsense at the kernel for a while: every call must answer or raise ValueError.

Run from the root of the tree: python -m tests.kernel.fuzz [--seconds 60] [--seed 1]
Most useful with a kernel built with -DSETZKASTEN_SANITIZE=ON; see docs/kernel.md.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from setzkasten_kernel import (
    Boggle,
    CaseLaying,
    Colours,
    ContainIndex,
    Filler,
    Fragments,
    Laying,
    Packer,
    StopFlag,
    TwoEndedGame,
    WordGraph,
)
from tests.kernel.samples import GERMAN

SIGNS = "AENRSTIDXQ.?#*vkaz\n1 äß\x00"


class Fuzzer:
    def __init__(self, seed: int, folder: Path) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.graph = WordGraph.build(GERMAN)
        self.index = ContainIndex.build(self.graph)

    def text(self, longest: int = 30, signs: str = SIGNS) -> str:
        return "".join(self.rng.choices(signs, k=self.rng.randrange(longest)))

    def words(self) -> list[str]:
        signs = self.rng.choice(["AEN", "AENRSTLMO", "AENRSTLMO", SIGNS])
        longest = self.rng.choice([4, 9, 9, 66])
        words = [self.text(longest, signs) for _ in range(self.rng.randrange(60))]
        return [word for word in words if word or self.rng.random() < 0.01]

    def board(self) -> str:
        if self.rng.random() < 0.2:
            return self.text(90)
        rows, cols = self.rng.randint(1, 9), self.rng.randint(1, 9)
        signs = self.rng.choice(["..........AENS#", ".", "AEN.", ".#aE"])
        return "\n".join("".join(self.rng.choices(signs, k=cols)) for _ in range(rows))

    def seconds(self) -> float:
        return self.rng.choice([0.0, 0.01, 0.05, 0.05])

    def case(self) -> dict[str, int]:
        if self.rng.random() < 0.1:
            return {self.text(3): self.rng.randint(-1, 9)}
        return {self.rng.choice("AENRSTX"): self.rng.randrange(9) for _ in range(6)}

    def try_graph(self) -> None:
        words = self.words()
        graph = WordGraph.build(words if self.rng.random() < 0.5 else "\n".join(words).encode())
        for i in range(len(graph)):
            assert graph.index(graph.word(i)) == i
        graph.contains_many(self.text(400).encode())
        graph.indexes_matching(self.text(70, "AEN?*"), self.rng.randint(-1, 9))
        self.graph, self.index = graph, ContainIndex.build(graph)

    def try_files(self) -> None:
        path = self.folder / "damaged"
        kind: type[WordGraph] | type[ContainIndex]
        if self.rng.random() < 0.5:
            kind = WordGraph
            self.graph.save(path)
        else:
            kind = ContainIndex
            self.index.save(path)
        data = bytearray(path.read_bytes())
        for _ in range(self.rng.randint(1, 5)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        if self.rng.random() < 0.3:
            del data[self.rng.randrange(len(data)) :]
        path.write_bytes(data)
        kind.load(path)

    def try_contain(self) -> None:
        run = self.text(9, "AENRST") or "A"
        assert self.index.count(run) == len(self.index.indexes(run))
        self.index.front(run)
        self.index.back(self.rng.choice([run, run, self.text(9)]))

    def try_boggle(self) -> None:
        rows, cols = self.rng.randint(1, 6), self.rng.randint(1, 6)
        wide = self.rng.random() < 0.5
        game = Boggle(self.graph, rows, cols, wide=wide, shortest=self.rng.randrange(5))
        boards = "".join(self.rng.choices("AENRSTI", k=rows * cols * 3)) + self.text(2)
        game.scores(boards.encode(), seconds=self.seconds())
        game.words(boards.encode(), seconds=self.seconds())

    def try_laying(self) -> None:
        laying = Laying(
            self.graph,
            once=self.rng.random() < 0.5,
            shared=self.rng.random() < 0.5,
            crossings=self.rng.random() < 0.5,
            per_letter=1,
            laid_values=[self.rng.randint(-1, 5)] * 27,
        )
        rack = self.text(self.rng.choice([5, 8, 60]), self.rng.choice(["AENRS?", "?vkAE", SIGNS]))
        best = self.rng.choice([-1, 0, 1, 9])
        laying.placements(self.board(), rack, best=best, seconds=self.seconds())
        laying.turns(self.board(), rack, best=best, seconds=self.seconds())

    def try_colours(self) -> None:
        rng, odd = self.rng, self.rng.random() < 0.3
        board = self.board() if odd else "." * 9 + "\n" + "....E....\n" + "." * 9
        kinds = ["y" if sign.isalpha() else sign for sign in board]
        fields = "".join(sign if sign == "\n" else rng.choice("yrgb.") for sign in board)
        colours = Colours(
            self.text(30, "yrgb.\n") if odd and rng.random() < 0.3 else fields,
            signs=self.text(9) if odd and rng.random() < 0.3 else "yrgb",
            values=[rng.randint(-odd, 5) for _ in range(4)],
            word_bonus=25,
            stages=[(rng.randrange(9), rng.randrange(1 - odd, 5))],
            goals=[(rng.randint(-odd, 26), 50)],
            exchange_from=rng.randint(-1, 3),
        )
        place = (rng.randrange(27), rng.random() < 0.5, self.text(6, "AENRST"))
        hand = "".join(rng.choices(["Ay", "Er", "Ng", "Sb", "Ty", "Ey", "Rb"], k=8))
        colours.bounds(board, "".join(kinds), [place], hand, aces=rng.randrange(30))
        colours.best(board, "".join(kinds), place, hand, count=3, seconds=self.seconds())

    def try_case(self) -> None:
        least = self.rng.randint(0, 5)
        rows = ["." * self.rng.randint(3, 9) for _ in range(self.rng.randint(1, 9))]
        rows[len(rows) // 2] = self.text(9, "AENRST") or "E"
        width = max(map(len, rows))
        joined = "\n".join(row.ljust(width, ".") for row in rows)
        CaseLaying(self.graph).best(
            self.rng.choice([joined, joined, self.board()]),
            self.case(),
            least=least,
            most=least + self.rng.randrange(3),
            count=self.rng.choice([0, 1, 20]),
            inflections=[(self.rng.randrange(99), self.rng.randrange(99)) for _ in range(9)],
            seconds=self.seconds(),
        )

    def try_fragments(self) -> None:
        fragments = Fragments(self.graph, self.index)
        hand = self.text(8, "AENRST?vk")
        fragments.completions(self.text(4, "AENS") or "E", hand, self.text(20, "AENRST?"))
        fragments.extensions(self.text(4, "AENS") or "E", hand, self.text(20, "AENRST?"))
        TwoEndedGame(self.graph, shortest=self.rng.randrange(6)).value(self.text(6, "AENS"))

    def try_packing(self) -> None:
        signs = self.rng.choice(["AENRST", "AENRS?v", SIGNS])
        hand = self.text(self.rng.choice([6, 20, 40]), signs)
        leave_one = self.rng.random() < 0.3
        Packer(self.graph).solve(hand, leave_one=leave_one, seconds=self.seconds())

    def try_fill(self) -> None:
        filler = Filler(self.graph)
        case = self.rng.choice([None, self.case()])
        wide = self.rng.random() < 0.5
        filler.fill(self.board(), case=case, wide=wide, seconds=self.seconds())
        symmetry = self.rng.choice(["none", "half turn", "mirror", "diagonal"])
        side = self.rng.randint(1, 7)
        filler.picture(side, side, case=case, symmetry=symmetry, seconds=self.seconds())

    def try_flag(self) -> None:
        flag = StopFlag()
        flag.set()
        Laying(self.graph).placements(self.board(), "AEN?", stop=flag)

    def attempts(self) -> list[Callable[[], None]]:
        return [getattr(self, name) for name in dir(self) if name.startswith("try_")]


def fuzz(seconds: float, seed: int) -> dict[str, list[int]]:
    """How many calls of each kind were answered, and how many refused."""
    tally: dict[str, list[int]] = {}
    with tempfile.TemporaryDirectory() as folder:
        fuzzer = Fuzzer(seed, Path(folder))
        attempts = fuzzer.attempts()
        ends_at = time.monotonic() + seconds
        while time.monotonic() < ends_at:
            attempt = fuzzer.rng.choice(attempts)
            answered, refused = tally.setdefault(attempt.__name__, [0, 0])
            try:
                attempt()
                tally[attempt.__name__][0] = answered + 1
            except ValueError:
                tally[attempt.__name__][1] = refused + 1
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"seed {options.seed}")
    for name, (answered, refused) in sorted(fuzz(options.seconds, options.seed).items()):
        print(f"{name.removeprefix('try_'):10} {answered:7} answered {refused:7} refused")


if __name__ == "__main__":
    main()
