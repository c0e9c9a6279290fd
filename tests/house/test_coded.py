"""Whatever is told to people is a coded error; its kinds are names and nothing else."""

from __future__ import annotations

import ast
import builtins
from functools import cache

from tests.house.source import nodes, python_files

# Exceptions that no player reads.
NOT_CODED = {
    "Coded": "the root of all others",
    "IllegalStep": "a bug of ours: nobody asked `check`",
    "MessageError": "a bug of ours: a message file is written wrongly",
    "LexiconError": "files of the lexicon, for hosts and makers, in English",
    "FolderError": "the folder of a server, for hosts, in English",
    "StoreError": "the file of a store, for hosts, in English",
    "StepTaken": "inside the store: another was faster",
    "Unsaved": "inside the server: told as store_unwritable",
    "Unreadable": "inside the server: told as table_unreadable",
    "Lost": "inside the server: a worker process ended",
    "InputError": "told by the system, as every OSError",
    "_Enough": "inside the search for an end: there is too much to look at",
    "TimeUp": "inside the arena: ends a player that thinks too long",
    "Stopped": "how a process ends that was asked to",
    "Flooded": "inside a line: the library cuts it",
}
# What they add is not for the sentence: a status, a number, how to take the call apart.
WITH_MORE = {"NotationError", "Fault", "Busy", "NotUnderstood", "IllegalAction"}


@cache
def classes() -> dict[str, ast.ClassDef]:
    found = (node for path in python_files("src/setzkasten") for node in nodes(path))
    return {node.name: node for node in found if isinstance(node, ast.ClassDef)}


def bases(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def plain(name: str) -> bool:
    kind = getattr(builtins, name, None)
    return isinstance(kind, type) and issubclass(kind, BaseException)


@cache
def coded() -> set[str]:
    found = {"Coded"}
    while more := {n for n, node in classes().items() if bases(node) & found} - found:
        found |= more
    return found - {"Coded"}


def test_other_exceptions_are_few_and_have_a_reason() -> None:
    others = {name for name, node in classes().items() if any(map(plain, bases(node)))}
    assert others == set(NOT_CODED)


def test_a_kind_of_coded_error_is_a_name_alone() -> None:
    assert {"RecordError", "PuzzleError", "PrintError", "WordError"} < coded()
    longer = {name for name in coded() if len(classes()[name].body) > 1}
    assert longer == WITH_MORE
