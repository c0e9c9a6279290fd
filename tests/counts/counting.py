"""How many actions a position offers with the words of the tests; what perft is to chess.

./setz playthroughs   counts again, too
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from setzkasten.catalogue import GAMES
from setzkasten.core.game import Act, AnyGame
from setzkasten.core.position import read_position
from tests.language import Language, ruling
from tests.vocabulary import WORDS

__all__ = ["FOLDER", "Case", "cases", "count", "main", "recounted"]

FOLDER = Path(__file__).parent
SIZES = {"nomina": (12, 12), "krux": (12, 12), "kreuzwortbild": (12, 12), "lingua": (17, 17)}
OPEN_TABLE = (1, 1)  # drawn with its corner, so no size is needed


@dataclass(frozen=True, slots=True)
class Case:
    """One position of a file and its counts by depth."""

    game: str
    id: str
    position: str
    counts: tuple[tuple[int, int], ...]  # depth, number


def cases(path: Path) -> Iterator[Case]:
    """The blocks of a file; each begins with its id."""
    for block in path.read_text("utf-8").split("\n\n"):
        fields: dict[str, str] = {}
        counts: list[tuple[int, int]] = []
        for line in block.splitlines():
            name, _, value = line.partition(" ")
            if name == "count":
                depth, number = value.split()
                counts.append((int(depth), int(number)))
            elif not line.startswith(";"):
                fields[name] = value.strip()
        if fields:
            yield Case(path.stem, fields.pop("id"), _joined(fields), tuple(counts))


def _joined(fields: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in fields.items())


def count(case: Case, depth: int) -> int:
    game = GAMES[case.game]
    language = Language(game, SIZES.get(case.game, OPEN_TABLE))
    return _count(game, language.position(case.position, seats=_seats(case)), depth)


def _seats(case: Case) -> int:
    """As many as the position has bons or hands; one where a game is for one."""
    fields = read_position(case.position)
    most = GAMES[case.game].seats[1]
    return min(
        most, max(2, len(fields.get("bons", "").split()), len(fields.get("hands", "").split("/")))
    )


def _count(game: AnyGame, state: object, depth: int) -> int:
    """The actions of every seat that is on turn; deeper, all words are taken for granted."""
    awaiting = game.awaiting(state)
    acts = [
        Act(seat, action, at=0)
        for seat in sorted(awaiting.seats)
        for action in game.actions(state, seat, WORDS)
    ]
    if depth == 1:
        return len(acts)
    return sum(_count(game, _after(game, state, act), depth - 1) for act in acts)


def _after(game: AnyGame, state: object, act: Act[object]) -> object:
    after = game.apply(state, act).state
    claims = game.awaiting(after).ruling
    return game.apply(after, ruling(claims)).state if claims else after


def recounted(path: Path) -> str:
    """The file with its numbers counted anew."""
    text = path.read_text("utf-8")
    for case in cases(path):
        head, block = text.split(f"id     {case.id}\n")
        for depth, number in case.counts:
            now = f"count  {depth}  {count(case, depth)}"
            block = block.replace(f"count  {depth}  {number}", now, 1)
        text = f"{head}id     {case.id}\n{block}"
    return text


def main() -> int:
    for path in sorted(FOLDER.glob("*.counts")):
        text = recounted(path)
        if text != path.read_text("utf-8"):
            path.write_text(text, "utf-8")
            sys.stderr.write(f"{path.name} was counted anew. Read the diff and say why it moved.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
