"""Bodies of requests: puzzles as files, new tables, messages, texts of a puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from setzkasten.puzzle.crossword import Puzzle
from setzkasten.puzzle.plain_text import tidy
from setzkasten.puzzle.puz_file import write_puz
from setzkasten.puzzle.reading import read_puzzle
from setzkasten.server.http.assist import read_question
from setzkasten.server.http.body import read_body
from setzkasten.server.http.gifts import Entered, Wanted
from setzkasten.server.http.puzzle_text import checked_change
from setzkasten.server.live.wire import read_request
from setzkasten.server.people.seating import header_of, read_new_table
from setzkasten.server.store.puzzle_shelf import Change
from tests.foreign.parsers import PLACE, Parser, encoded

SIDE: Final = 12
IPUZ: Final[dict[str, Any]] = {  # Any: values of JSON
    "version": "2",
    "kind": ["crossword"],
    "dimensions": {"width": SIDE, "height": SIDE},
    "puzzle": [[1] * SIDE] * SIDE,
    "solution": [["A"] * SIDE] * SIDE,
}


def bodies() -> Iterator[Parser]:
    yield Parser("puzzle file", lambda text: tidy(read_puzzle(encoded(text))), _FILES)
    yield Parser("exolve", lambda text: tidy(read_puzzle(encoded(text))), _EXOLVE)
    yield Parser("jpz", lambda text: tidy(read_puzzle(encoded(text))), _JPZ)
    for name in ("title", "block", "kind", "clues"):
        yield Parser(f"ipuz {name}", partial(_ipuz, name))
    yield Parser("puz title", lambda text: tidy(read_puzzle(_puz(text))))
    yield Parser("new table", lambda text: header_of(read_new_table(encoded(text))), _NEW_TABLES)
    yield Parser("name", _name)
    yield Parser("message", lambda text: read_request(encoded(text)), _MESSAGES)
    yield Parser("question", lambda text: read_question(encoded(text)), _of("do"))
    yield Parser("gift checked", lambda text: read_body(encoded(text), Entered), _of("letters"))
    yield Parser("gift revealed", lambda text: read_body(encoded(text), Wanted), _of("squares"))
    yield Parser("change", lambda text: read_body(encoded(text), Change), _of("title"))
    yield Parser("title", lambda text: checked_change(Change(title=text), Puzzle(("AB", "CD"))))


def _of(field: str) -> tuple[str, ...]:
    return PLACE, f'{{"{field}":"{PLACE}"}}', f'{{"{field}":[{PLACE}]}}'


_FILES: Final = (
    PLACE,
    f"{{{PLACE}",
    f'{{"a":{PLACE}',
    f"ipuz{PLACE}",
    f"ipuz({PLACE}",
    f"ipuz({PLACE});",
    f"ipuz(){PLACE}x",
    f"szk {PLACE}",
)
_EXOLVE_HEAD: Final = "exolve-begin\nexolve-width: 2\nexolve-height: 2\nexolve-grid:\n"
_EXOLVE: Final = (
    f"exolve-begin{PLACE}",
    f"exolve-begin\nexolve-{PLACE}",
    f"exolve-begin\nexolve-width: {PLACE}",
    f"{_EXOLVE_HEAD}{PLACE}",
    f"{_EXOLVE_HEAD}AB\nCD\nexolve-across:\n1 {PLACE}",
)
_GRID: Final = '<grid width="1" height="2"><cell x="1" y="1" solution="A"/>'
_JPZ: Final = (
    f"<a>{PLACE}",
    f"<{PLACE}",
    f"<a b='{PLACE}'/>",
    f"<metadata><title>{PLACE}</title></metadata>",
    f"<a><word id='1' x='{PLACE}' y='1'/></a>",
    f"<a>{_GRID}<cell x='1' y='2' solution='{PLACE}'/></grid></a>",
    f"<a>{_GRID}</grid><clue word='1'>{PLACE}</clue></a>",
)
_MESSAGES: Final = (PLACE, f'{{"re":1,"do":"act","action":"{PLACE}"}}')
_NEW_TABLES: Final = (
    PLACE,
    f'{{"game":"{PLACE}","seats":[]}}',
    f'{{"game":"boggle","seats":[{{"names":["{PLACE}"]}}]}}',
    f'{{"game":"nomina","seats":[{{}},{{}}],"policy":{{"own_list":"{PLACE}"}}}}',
    f'{{"game":"nomina","seats":[{{}},{{}}],"options":{{"time":"{PLACE}"}}}}',
    f'{{"game":"nomina","seats":[{{}},{{"level":"{PLACE}"}}]}}',
)


def _ipuz(name: str, text: str) -> Puzzle:
    value = {"kind": [text], "clues": {"Across": [[1, text]]}}.get(name, text)
    return tidy(read_puzzle(json.dumps({**IPUZ, name: value}).encode()))


def _puz(text: str) -> bytes:
    return write_puz(Puzzle(("AB", "CD"), title=text, numbering="common"))


def _name(text: str) -> object:
    seat = {"kind": "person", "names": [text] * 3}
    body = json.dumps({"game": "boggle", "seats": [seat]}).encode()
    return header_of(read_new_table(body))
