"""Imports point downward."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import ROOT, python_files, room_of, room_of_module, tree

# A room may import itself and these.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "messages": {"core"},
    "whole_file": set(),
    "extra": {"core"},
    "console": {"core", "messages"},
    "lexicon": {"core", "messages", "console", "whole_file"},
    "moves": {"core", "games", "lexicon"},
    "arena": {"extra", "core", "games", "lexicon", "moves", "catalogue"},
    "bots": {"core", "games", "lexicon", "messages"},
    "printing": {"extra", "core", "messages", "console", "whole_file"},
    "solve": {"core", "games", "lexicon", "messages", "console"},
    "puzzle": {
        "core",
        "games",
        "lexicon",
        "messages",
        "printing",
        "solve",
        "console",
        "whole_file",
    },
    "catalogue": {"core", "games", "lexicon", "moves", "bots", "printing", "puzzle", "solve"},
    "table": {"core", "catalogue", "lexicon", "messages"},
    "server": {
        "extra",
        "core",
        "games",
        "lexicon",
        "bots",
        "printing",
        "puzzle",
        "solve",
        "catalogue",
        "table",
        "analysis",
        "door",
        "tournament",
        "messages",
        "console",
        "whole_file",
    },
    "door": {
        "core",
        "games",
        "lexicon",
        "messages",
        "bots",
        "moves",
        "solve",
        "catalogue",
        "table",
        "whole_file",
    },
    "analysis": {
        "core",
        "lexicon",
        "messages",
        "console",
        "bots",
        "catalogue",
        "table",
    },
    "tournament": {
        "extra",
        "core",
        "lexicon",
        "messages",
        "console",
        "whole_file",
        "bots",
        "catalogue",
        "door",
    },
    "cli": {
        "analysis",
        "extra",
        "core",
        "lexicon",
        "bots",
        "printing",
        "puzzle",
        "solve",
        "catalogue",
        "table",
        "tournament",
        "server",
        "messages",
        "console",
    },
    "__main__": {"cli", "console"},
    "__init__": {"door", "lexicon", "catalogue"},
}
BOXES = {"typdom", "wooden"}  # what several games are played with; no game itself
KERNEL_ROOMS = {"arena", "lexicon", "moves", "bots", "solve", "puzzle"}
FILES = python_files("src/setzkasten")
PURE = [path for path in FILES if room_of(path) in {"core", "games"}]
GAMES = [path for path in FILES if path.parent.parent.name == "games"]


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Module and imported names, wherever in the file."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield _module(path, node), tuple(alias.name for alias in node.names)


def _module(path: Path, node: ast.ImportFrom) -> str:
    """The module in full, also where it is written from here: `from .entry import Entry`."""
    if not node.level:
        return node.module or ""
    package = path.relative_to(ROOT / "src").parts[: -node.level]
    return ".".join((*package, *((node.module,) if node.module else ())))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_files_and_what_they_import_are_found() -> None:
    """Else the tests below would pass without having looked at anything."""
    assert {room_of(path) for path in FILES} == BELOW.keys()
    assert {room_of(path) for path in PURE} == {"core", "games"}
    assert {path.parent.name for path in GAMES} >= {"kreuzwort", "recht", "schach", *BOXES}
    found = {module for path in FILES for module, _ in imports(path)}
    assert found >= {"setzkasten", "setzkasten.core.game", "setzkasten_kernel", "random"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_room_imports_only_rooms_below_it(path: Path) -> None:
    allowed = BELOW[room_of(path)] | {room_of(path)}
    for module, names in imports(path):
        if module == "setzkasten":
            assert set(names) <= {"__version__"}, module
        elif module.startswith("setzkasten."):
            assert room_of_module(module) in allowed, module
            named = {room_of_module(f"{module}.{name}") for name in names}
            assert named <= allowed, module


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_a_game_imports_boxes_but_no_other_game(path: Path) -> None:
    own = path.parent.name
    games = [m.split(".")[2] for m, _ in imports(path) if m.startswith("setzkasten.games.")]
    assert set(games) <= ({own} if own in BOXES else {own, *BOXES})


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_kernel_is_reached_only_through_some_rooms(path: Path) -> None:
    reached = [module for module, _ in imports(path) if module.startswith("setzkasten_kernel")]
    assert not reached or room_of(path) in KERNEL_ROOMS


MESSAGES = [path for path in FILES if room_of(path) == "messages"]


@pytest.mark.parametrize("path", [*PURE, *MESSAGES], ids=name_of)
def test_core_and_games_need_the_standard_library_alone(path: Path) -> None:
    outside = {module.split(".")[0] for module, _ in imports(path)} - {"setzkasten"}
    assert outside <= sys.stdlib_module_names


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_core_and_games_read_no_clock_and_roll_no_dice(path: Path) -> None:
    for module, names in imports(path):
        assert module.split(".")[0] not in {"time", "datetime", "asyncio", "threading", "secrets"}
        assert not module.startswith("random") or names == ("Random",), "only as a type"
    made = [n for n in ast.walk(tree(path)) if isinstance(n, ast.Call) and _names_random(n.func)]
    assert not made, "Random is given, never made"


def _names_random(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "Random"
