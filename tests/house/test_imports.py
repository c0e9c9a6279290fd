"""Imports point downward."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import ROOT, calls, nodes, python_files, room_of, room_of_module

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
    "daily": {
        "core",
        "games",
        "lexicon",
        "messages",
        "console",
        "whole_file",
        "solve",
        "puzzle",
    },
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
        "daily",
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
        "daily",
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
    "__init__": {"door", "lexicon", "catalogue", "core"},
}
BOXES = {"typdom", "wooden"}  # what several games are played with; no game itself
KERNEL_ROOMS = {"arena", "lexicon", "moves", "bots", "solve", "puzzle"}
FILES = python_files("src/setzkasten")
PURE = [path for path in FILES if room_of(path) in {"core", "games"}]
GAMES = [path for path in FILES if path.parent.parent.name == "games"]


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Module and imported names, wherever in the file."""
    for node in nodes(path):
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


def test_a_room_imports_only_rooms_below_it() -> None:
    assert [name_of(path) for path in FILES if not _points_downward(path)] == []


def _points_downward(path: Path) -> bool:
    allowed = BELOW[room_of(path)] | {room_of(path)}
    for module, names in imports(path):
        if module == "setzkasten":
            if not set(names) <= {"__version__"}:
                return False
        elif module.startswith("setzkasten."):
            named = {room_of_module(f"{module}.{name}") for name in names}
            if not named | {room_of_module(module)} <= allowed:
                return False
    return True


def test_a_game_imports_boxes_but_no_other_game() -> None:
    others = {name_of(path): _other_games(path) for path in GAMES}
    assert {name: found for name, found in others.items() if found} == {}


def _other_games(path: Path) -> set[str]:
    own = path.parent.name
    games = {m.split(".")[2] for m, _ in imports(path) if m.startswith("setzkasten.games.")}
    return games - ({own} if own in BOXES else {own, *BOXES})


def test_the_kernel_is_reached_only_through_some_rooms() -> None:
    reaching = {
        room_of(path)
        for path in FILES
        if any(module.startswith("setzkasten_kernel") for module, _ in imports(path))
    }
    assert reaching == KERNEL_ROOMS


MESSAGES = [path for path in FILES if room_of(path) == "messages"]


def test_core_and_games_need_the_standard_library_alone() -> None:
    known = {"setzkasten", *sys.stdlib_module_names}
    outside = {
        name_of(path): {module.split(".")[0] for module, _ in imports(path)} - known
        for path in (*PURE, *MESSAGES)
    }
    assert {name: found for name, found in outside.items() if found} == {}


def test_core_and_games_read_no_clock_and_roll_no_dice() -> None:
    """Random is imported as a type; it is given, never made."""
    clocks = {"time", "datetime", "asyncio", "threading", "secrets"}
    for path in PURE:
        for module, names in imports(path):
            assert module.split(".")[0] not in clocks, name_of(path)
            assert not module.startswith("random") or names == ("Random",), name_of(path)
        assert not list(calls(path, "Random")), name_of(path)
