"""Bodies as the types of the server want them, made of nothing but those types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from msgspec import inspect

from setzkasten.server.http.api import TAKES
from tests.server.running import Json

# What texts may mean somewhere; where they mean nothing, anything is as good.
WORDS: Final = ("nomina", "Anna", "leicht", "HAUS", "A", "minutes", "rows", "ines@example.org")
LONGEST: Final = 3
# What stands in a path, where it is no name.
PARTS: Final = {"day": "2026-11-18", "letters": "LEIDRATSENGUKOHM", "number": "1", "secret": "x"}
SEEDS: Final = 3


def formed(rng: Random, kind: object, known: tuple[str, ...] = ()) -> Json:
    """A value of this type; `known`: names that the house has told, for texts."""
    return _of(rng, inspect.type_info(kind), known)


def _of(rng: Random, kind: inspect.Type, known: tuple[str, ...]) -> Json:
    match kind:
        case inspect.StructType(fields=fields):
            wanted = [one for one in fields if one.required or rng.random() < 0.7]
            return {one.encode_name: _of(rng, one.type, known) for one in wanted}
        case inspect.UnionType(types=types):
            return _of(rng, rng.choice(types), known)
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice((0, 0, 1, 1, 2, 3, 5, 12))
        case inspect.StrType():
            return rng.choice(known) if known and rng.random() < 0.5 else rng.choice(WORDS)
        case inspect.TupleType(item_types=types):
            return [_of(rng, one, known) for one in types]
        case inspect.DictType(key_type=name, value_type=value):
            return {str(_of(rng, name, known)): _of(rng, value, known) for _ in range(LONGEST)}
        case inspect.VarTupleType() | inspect.ListType():
            return [_of(rng, kind.item_type, known) for _ in range(rng.randrange(LONGEST + 1))]
        case inspect.CustomType() | inspect.DataclassType():
            return {}
        case _:
            return None


def grown(tree: Json, to_bytes: int) -> Json:
    """The same tree with lists and texts so long that each part of it fills as much."""
    if isinstance(tree, dict):
        return {name: grown(value, to_bytes // len(tree)) for name, value in tree.items()}
    if isinstance(tree, list):
        return tree * max(1, to_bytes // len(json.dumps(tree)))
    return "A\u0301" * (to_bytes // 7) if isinstance(tree, str) else tree


def of_their_type(
    name: str, names: Mapping[str, str], to_bytes: int
) -> Iterator[tuple[str, str, bytes]]:
    """For every route that takes a body: as its type wants it, and as long as that.

    `names`: of what stands behind a part of the path, such as `/gifts/`; else it is `name`.
    """
    for handler, kind in TAKES.items():
        path, method = min(handler.paths), str(min(handler.http_methods))
        if isinstance(kind, str):
            continue
        there = next((one for part, one in names.items() if part in path), name)
        for part, value in {**PARTS, "name": there}.items():
            path = re.sub(rf"{{{part}:\w+}}", value, path)
        for seed in range(SEEDS):
            tree = grown(formed(Random(seed), kind, (name,)), to_bytes)
            yield method, path, json.dumps(tree, ensure_ascii=False).encode()
