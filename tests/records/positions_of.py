"""Positions with a move and its verdict, as an examiner writes them: tests/records/positions/*.txt.

A case begins with `== ` and its clauses. Header, position and steps stand as in a record, the
board may be drawn with `|`. Below a step stands what must come of it:

    > words WAS=3 WASSER=6/new !XQ=0; points 9; scores 9 0; next 2; over; winners 1
    > no not_connected at A1 B1
    > error record_line 3           (line 3 below the `==`)
    > position due 1                (must stand in the position after the step)

`ok` is an accepted step, `on` a game that goes on. `judge lexicon` or `judge trust` chooses who
judges; without it the record does, and the lexicon what the record does not name.
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

SIDE = {"nomina": 12, "krux": 12, "lingua": 17}
CELL = re.compile(r"[A-Z][yrgb](?![a-z])|.")

Json = dict[str, Any]  # what the command prints


@dataclass
class Case:
    game: str
    title: str
    line: int
    judge: str = "record"
    lines: list[str] = field(default_factory=list)
    wanted: list[tuple[int, str]] = field(default_factory=list)  # the line of the record, what


def cases_of(path: Path) -> list[Case]:
    cases: list[Case] = []
    board: list[str] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if board and not line.startswith("|"):
            cases[-1].lines.append(f"position board {drawn(board, path.stem)}")
            board = []
        if line.startswith("== "):
            head = ["szk 1", f"game {path.stem}"]
            cases.append(Case(path.stem, line[3:].strip(), number, lines=head))
        elif line.startswith("|"):
            board.append(line[1:].strip())
        elif line.startswith("judge "):
            cases[-1].judge = line.split()[1]
        elif line.strip().startswith(">"):
            cases[-1].wanted.append((len(cases[-1].lines), line.strip()[1:].strip()))
        elif line.strip() and not line.startswith("#"):
            cases[-1].lines.append(line)
    return cases


def drawn(rows: list[str], game: str) -> str:
    """Rows of a drawn board, filled up with free squares."""
    side = SIDE.get(game)
    cells = [CELL.findall(row) if game == "lingua" else list(row) for row in rows]
    wide = side or max(map(len, cells))
    filled = ["".join(row) + "." * (wide - len(row)) for row in cells]
    return "/".join(filled + ["." * wide] * ((side or 0) - len(filled)))


def played(case: Case, folder: Path) -> tuple[int, Json]:
    path = folder / "case.szk"
    path.write_text("\n".join(case.lines) + "\n", "utf-8")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = replay_file(Namespace(file=path, json=True, judge=case.judge))
    told: Json = json.loads(out.getvalue())
    return code, told


def faults(case: Case, folder: Path) -> list[str]:
    """What is otherwise than the case says; nothing if all is well."""
    code, told = played(case, folder)
    if "error" in told:
        found = f"error {told['code']} {told['line'] - 1}"
        wanted = [text for _, text in case.wanted if text.startswith("error ")]
        return [] if wanted == [found] and code == 2 else [f"{wanted}, found {found!r}: {told}"]
    wrong = [fault for line, wanted in case.wanted for fault in _differences(line, wanted, told)]
    last = told["steps"][-1]
    if not last["accepted"] and not any(text.startswith("no ") for _, text in case.wanted):
        wrong.append(f"line {last['line']}: {last['code']} {last['squares']} {last['sentence']}")
    if code != (0 if last["accepted"] else 1):
        wrong.append(f"exit {code}")
    return wrong


def _differences(line: int, wanted: str, told: Json) -> list[str]:
    before = [step for step in told["steps"] if step["line"] <= line]
    if not before:
        return [f"no step for {wanted!r}"]
    wrong = []
    for part in wanted.split(";"):
        word, _, rest = part.strip().partition(" ")
        found = _found(word, rest, step=before[-1], told=told)
        if found != rest.strip():
            wrong.append(f"{word} {rest.strip()!r}, found {found!r} {before[-1]['code']}")
    return wrong


def _found(word: str, rest: str, *, step: Json, told: Json) -> str:
    match word:
        case "no":
            at = f" at {_squares(step['squares'], rest)}" if " at " in rest else ""
            return "accepted" if step["accepted"] else step["code"] + at
        case "ok":
            return "" if step["accepted"] else f"{step['code']} {step['squares']}"
        case "over":
            return "" if step["over"] else "not over"
        case "on":
            return "over" if step["over"] else ""
        case "words":
            return " ".join(_word(each, rest) for each in step["words"])
        case "scores" | "next":
            return " ".join(map(str, step[word]))
        case "winners":
            return " ".join(map(str, told["winners"]))
        case "position":
            return rest.strip() if rest.strip() in step["position"] else step["position"]
    return str(step[word])


def _word(each: Json, rest: str) -> str:
    relation = f"/{each['relation']}" if each["relation"] else ""
    mark = "" if each["allowed"] else "!"
    at = f"@{each['squares'][0][0]},{each['squares'][0][1]}" if "@" in rest else ""
    return f"{mark}{each['word']}{at}={each['points']}{relation}"


def _squares(squares: list[list[int]], rest: str) -> str:
    if re.search(r"[A-Z]\d", rest):
        return " ".join(f"{chr(65 + col)}{row + 1}" for row, col in squares)
    return " ".join(f"{row},{col}" for row, col in squares)
