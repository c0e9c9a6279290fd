"""The commands backup and restore: a server's games as one file, and back into a folder."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from setzkasten.console import SubParsers, answered
from setzkasten.messages import sentence
from setzkasten.server.people.erasures import FILE as ERASED
from setzkasten.server.store.backup import Copied, back_up, restore
from setzkasten.server.store.folder import FolderError, usual_folder


def add_commands(subparsers: SubParsers) -> None:
    for name, command in (("backup", back_up_games), ("restore", restore_games)):
        parser = subparsers.add_parser(name, help=sentence(f"help_{name}"))
        parser.add_argument("file", type=Path, metavar="DATEI", help=sentence(f"help_{name}_file"))
        parser.add_argument("--data", type=Path, help=sentence("help_run_data"))
        parser.set_defaults(command=command, json=False)


@answered()
def back_up_games(arguments: Namespace) -> int:
    return _said("backup_done", back_up(_folder(arguments), arguments.file))


@answered()
def restore_games(arguments: Namespace) -> int:
    try:
        _said("restore_done", restore(arguments.file, _folder(arguments)))
        there = (_folder(arguments) / ERASED).exists()
        print(sentence("restore_erased" if there else "restore_no_erased", {"file": ERASED}))
        return 0
    except FolderError as error:
        print(f"setzkasten: {error}", file=sys.stderr)
        return 1


def _folder(arguments: Namespace) -> Path:
    folder: Path = arguments.data or usual_folder()
    return folder


def _said(code: str, copied: Copied) -> int:
    counts = {"tables": copied.tables, "steps": copied.steps, "puzzles": copied.puzzles}
    print(sentence(code, counts))
    return 0
