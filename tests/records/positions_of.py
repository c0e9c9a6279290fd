"""Positions with a move and its verdict, as an examiner writes them: tests/records/positions/*.txt.

A case begins with `== ` and its clauses. Header, position and steps stand as in a record, the
board may be drawn with `|`. Below a step stands what must come of it:

    > words WAS=3 WASSER=6/new; points 9; scores 9 0; next 2; over; winners 1
    > no not_connected at A1 B1
    > error record_line 3           (line 3 below the `==`)
    > position due 1                (must stand in the position after the step)

`judge lexicon` or `judge trust` chooses who judges; without it the record does.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
from argparse import Namespace
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from setzkasten.cli import replay_file

SIDE = {"nomina": 12, "krux": 12, "lingua": 17, "cartino": 8, "kreuzwortbild": 12}
CELL = re.compile(r"[A-Z][yrgb](?![a-z])|.")


@dataclass
class Case:
    title: str
    line: int
    judge: str = "record"
    lines: list[str] = field(default_factory=list)
    wanted: list[tuple[int, str]] = field(default_factory=list)  # the line of the record, what


def cases_of(path: Path) -> list[Case]:
    cases: list[Case] = []
    board: list[str] = []
    game = path.stem
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if board and not line.startswith("|"):
            cases[-1].lines.append(f"position board {drawn(board, game)}")
            board = []
        if line.startswith("== "):
            cases.append(Case(line[3:].strip(), number, lines=["szk 1", f"game {game}"]))
        elif line.startswith("|"):
            board.append(line[1:].strip())
        elif line.startswith("judge "):
            cases[-1].judge = line.split()[1]
        elif line.strip().startswith(">"):
            wanted = line.strip()[1:].strip()
            cases[-1].wanted.append((len(cases[-1].lines), wanted))
        elif line.strip() and not line.startswith("#"):
            cases[-1].lines.append(line)
    return cases


def drawn(rows: list[str], game: str) -> str:
    """Rows of a drawn board, filled up with free squares."""
    side = SIDE.get(game)
    find = CELL.findall if game == "lingua" else list
    cells = [find(row) for row in rows]
    wide = side or max(map(len, cells))
    filled = ["".join(row) + "." * (wide - len(row)) for row in cells]
    return "/".join(filled + ["." * wide] * ((side or 0) - len(filled)))


def played(case: Case, folder: Path) -> tuple[int, dict[str, Any]]:
    path = folder / "case.szk"
    path.write_text("\n".join(case.lines) + "\n", "utf-8")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = replay_file(Namespace(file=path, json=True, judge=case.judge))
    return code, json.loads(out.getvalue())


def faults(case: Case, folder: Path) -> list[str]:
    """What is otherwise than the case says; nothing if all is well."""
    code, said = played(case, folder)
    if "error" in said:
        for _, wanted in case.wanted:
            if wanted.split()[0] == "error":
                found = f"error {said['code']} {said['line'] - 1}"
                right = found == wanted and code == 2
                return [] if right else [f"{wanted!r}, found {found!r}: {said}"]
        return [f"error: {said}"]
    steps = {step["line"]: step for step in said["steps"]}
    wrong: list[str] = []
    refused_wanted = False
    for line, wanted in case.wanted:
        before = [number for number in steps if number <= line]
        if not before:
            wrong.append(f"no step for {wanted!r}")
            continue
        step = steps[max(before)]
        for part in wanted.split(";"):
            word, _, rest = part.strip().partition(" ")
            refused_wanted |= word == "no"
            found = _found(word, step, said, rest)
            if found != rest.strip():
                wrong.append(f"{word} {rest.strip()!r}, found {found!r} {step['code']}")
    last = said["steps"][-1] if said["steps"] else None
    if last and not last["accepted"] and not refused_wanted:
        wrong.append(f"line {last['line']}: {last['code']} {last['squares']} {last['sentence']}")
    if code != (1 if last and not last["accepted"] else 0):
        wrong.append(f"exit {code}")
    return wrong


def _found(word: str, step: dict[str, Any], said: dict[str, Any], rest: str) -> str:
    if word == "no":
        if step["accepted"]:
            return "accepted"
        at = f" at {_squares(step['squares'], rest)}" if " at " in rest else ""
        return str(step["code"]) + at
    if word == "words":
        return " ".join(_word(each, rest) for each in step["words"])
    if word in ("scores", "next"):
        return " ".join(map(str, step[word]))
    if word == "winners":
        return " ".join(map(str, said["winners"]))
    if word == "position":
        return rest.strip() if rest.strip() in step["position"] else step["position"]
    if word == "over":
        return "" if step["over"] else "not over"
    if word == "ok":
        return "" if step["accepted"] else f"{step['code']} {step['squares']}"
    if word == "on":
        return "" if not step["over"] else "over"
    return str(step[word])


def _word(each: dict[str, Any], rest: str) -> str:
    relation = f"/{each['relation']}" if each["relation"] else ""
    mark = "" if each["allowed"] else "!"
    at = f"@{each['squares'][0][0]},{each['squares'][0][1]}" if "@" in rest else ""
    return f"{mark}{each['word']}{at}={each['points']}{relation}"


def _squares(squares: list[list[int]], rest: str) -> str:
    if re.search(r"[A-Z]\d", rest):
        return " ".join(f"{chr(65 + col)}{row + 1}" for row, col in squares)
    return " ".join(f"{row},{col}" for row, col in squares)
