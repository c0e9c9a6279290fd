"""What `_kernel.pyi` promises is there, and nothing else."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import setzkasten_kernel
from setzkasten_kernel import _kernel

STUB = ast.parse((Path(setzkasten_kernel.__file__).parent / "_kernel.pyi").read_text("utf-8"))
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}


def members(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def test_every_class_and_function_is_told_and_offered() -> None:
    built = {name for name, value in vars(_kernel).items() if isinstance(value, type)}
    assert built == set(CLASSES)
    functions = {node.name for node in STUB.body if isinstance(node, ast.FunctionDef)}
    assert all(callable(getattr(_kernel, name)) for name in functions)
    assert built | functions == set(setzkasten_kernel.__all__)


def test_every_method_is_told() -> None:
    for name, node in CLASSES.items():
        built = {part for part in vars(getattr(_kernel, name)) if not part.startswith("_")}
        assert built == {part for part in members(node) if not part.startswith("_")}, name


def test_arguments_have_the_names_of_the_stub() -> None:
    looked_at = 0
    for name, node in CLASSES.items():
        for method, told in members(node).items():
            written = inspect.getdoc(getattr(getattr(_kernel, name), method)) or ""
            signature = re.match(rf"{method}\((.*)\) ->", written.split("\n")[0])
            if signature is None:
                continue  # slots and properties have no signature of their own
            arguments = [a.arg for a in (*told.args.args, *told.args.kwonlyargs) if a.arg != "self"]
            for argument in arguments:
                assert re.search(rf"\b{argument}\b", signature[1]), (name, method, argument)
            looked_at += len(arguments)
    assert looked_at > 100
