"""The house's own files, read once: Python as syntax trees, everything else as text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = [
    "ROOT",
    "calls",
    "docs_text",
    "files",
    "nodes",
    "python_files",
    "room_of",
    "room_of_module",
    "strings",
    "tree",
]

ROOT = Path(__file__).parents[2]
# What is made, fetched or kept by tools is not written by us.
MADE = {
    ".git",
    ".hypothesis",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
    "static",
    "test-results",
}
# In the folder of a game: its entry in the catalogue, and the parts of it.
ENTERED = {"adviser", "entry", "mover", "player", "printed", "puzzle"}
TEXTS = {
    "", ".cff", ".cfg", ".cpp", ".counts", ".css", ".hpp", ".html", ".in", ".json", ".lock", ".md",
    ".mjs", ".py", ".pyi", ".svelte", ".szk", ".toml", ".ts", ".tsv", ".txt", ".yaml", ".yml",
}  # fmt: skip


@cache
def files(*tops: str) -> tuple[Path, ...]:
    """All text files of the house, or those below some folders."""
    found = [path for top in tops or (".",) for path in _walk(ROOT / top)]
    return tuple(sorted(found))


def _walk(path: Path) -> Iterator[Path]:
    if path.is_dir():
        for below in path.iterdir():
            if below.name not in MADE and not below.name.endswith(".egg-info"):
                yield from _walk(below)
    elif path.suffix in TEXTS and path.name not in {".coverage", ".git", ".setup.lock"}:
        yield path


def python_files(*tops: str) -> list[Path]:
    return [path for path in files(*tops) if path.suffix == ".py"]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All of a tree: to walk it costs more than the dozen questions that are asked of it."""
    return tuple(ast.walk(tree(path)))


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """Calls of functions or classes with these names, however they were imported."""
    for node in nodes(path):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def strings(path: Path) -> set[str]:
    """Every string that a Python file holds."""
    found = (node.value for node in nodes(path) if isinstance(node, ast.Constant))
    return {value for value in found if isinstance(value, str)}


def room_of(path: Path) -> str:
    """`core`, `games`, …; the first folder or file below src/setzkasten."""
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return room_of_module(".".join(parts))


def room_of_module(name: str) -> str:
    """What a game brings for its entry lies beside its rules, but belongs to the catalogue."""
    _, room, *inside = name.split(".")
    return "catalogue" if room == "games" and inside[-1:] and inside[-1] in ENTERED else room


@cache
def docs_text() -> str:
    pages = [path for path in files() if path.suffix == ".md" and _is_doc(path)]
    return "\n".join(path.read_text("utf-8") for path in pages)


def _is_doc(path: Path) -> bool:
    place = path.relative_to(ROOT).parts
    return place[0] == "docs" or len(place) == 1
