"""The command verify: is a game, or are all games of a server, as they were written?"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from setzkasten.console import SubParsers, answered, record_bytes
from setzkasten.core.record import RecordError, chained_line, read_record
from setzkasten.messages import sentence, told
from setzkasten.server.store.folder import STORE, usual_folder
from setzkasten.server.store.journal import Rows
from setzkasten.server.store.opened import opened_database, opened_file
from setzkasten.server.store.verify import verified
from setzkasten.table.proof import Drawn, ProofError, check_chain, check_draws

_SQLITE = b"SQLite format 3\0"


def add_command(subparsers: SubParsers) -> None:
    parser = subparsers.add_parser("verify", help=sentence("help_verify"))
    parser.add_argument("what", type=Path, nargs="?", help=sentence("help_verify_what"))
    parser.add_argument("--database", default="", metavar="URL", help=sentence("help_run_database"))
    parser.set_defaults(command=verify, json=False)


@answered()
def verify(arguments: Namespace) -> int:
    """0: all is as it was written; 1: something is not; 2: it cannot be read."""
    path: Path = arguments.what or usual_folder()
    if arguments.database:
        with opened_database(arguments.database) as db:
            return say_tables(db)
    if path.is_dir() or _is_store(path):
        with opened_file(path / STORE if path.is_dir() else path) as db:
            return say_tables(db)
    return _said_record(path)


def _is_store(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("record_missing", 0, path=path.name, text=reason) from error


def _said_record(path: Path) -> int:
    record = read_record(record_bytes(path))
    lines = [(line.number, chained_line(line)) for line in record.lines if line.totals is None]
    links = {lines[-1][0]: record.header.chain} if lines and record.header.chain else {}
    try:
        check_chain(record.header, lines, links)
        drawn = check_draws(record)
    except ProofError as error:
        print(told(error), file=sys.stderr)
        return 1
    code = "verify_chain" if links else "verify_no_chain"
    print(sentence(code, {"steps": len(lines)}))
    _say_drawn([drawn])
    return 0


def say_tables(db: Rows) -> int:
    """1: something is not as it was written."""
    seen, broken = [], 0
    for table in verified(db):
        seen.append(table)
        if table.fault:
            broken += 1
            where = {"table": table.table, "text": told(table.fault)}
            print(sentence("verify_table", where), file=sys.stderr)
    steps = sum(table.steps for table in seen)
    print(sentence("verify_tables", {"tables": len(seen), "steps": steps, "broken": broken}))
    _say_drawn([table.drawn for table in seen if table.drawn])
    older = sum(not table.linked for table in seen)
    if older:
        print(sentence("verify_older", {"tables": older}))
    return 1 if broken else 0


def _say_drawn(drawn: list[Drawn]) -> None:
    for code, count in (
        ("verify_proved", sum(one.proved for one in drawn)),
        ("verify_waiting", sum(one.waiting for one in drawn)),
        ("verify_unsealed", sum(one.unsealed for one in drawn)),
    ):
        if count:
            print(sentence(code, {"draws": count}))
