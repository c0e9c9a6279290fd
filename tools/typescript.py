"""The types of the wire as the client reads them: a file a noun, and one that tells them all."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from tools.shapes import Shape

HEAD = "// What server and client say to each other (docs/wire.md). Written by ./setz wire.\n"
WIDTH = 100
Texts = Mapping[str, Mapping[str, str]]  # by file, by name of the type
_NO_CODE = re.compile(r"/\*\*.*?\*/|'[^']*'", re.DOTALL)


def modules(texts: Texts) -> dict[str, str]:
    """What stands in each file; a type of another file is named at its top."""
    home = {name: file for file, types in texts.items() for name in types}
    told = {file: _module(file, types, home) for file, types in texts.items()}
    index = "\n".join(f"export type * from './{file}';" for file in sorted(texts))
    return {**told, "index": f"{HEAD}\n{index}\n"}


def _module(file: str, types: Mapping[str, str], home: Mapping[str, str]) -> str:
    code = _NO_CODE.sub("", "\n".join(types.values()))
    needed = defaultdict(list)
    for name in sorted(set(re.findall(r"\w+", code)) & home.keys() - types.keys()):
        needed[home[name]].append(name)
    imports = [_import(needed[other], other) for other in sorted(needed)]
    return "\n".join((HEAD, *imports, *([""] if imports else []), "\n\n".join(types.values()), ""))


def _import(names: list[str], file: str) -> str:
    line = f"import type {{ {', '.join(names)} }} from './{file}';"
    below = "".join(f"\n  {name}," for name in names)
    return line if len(line) <= WIDTH else f"import type {{{below}\n}} from './{file}';"


def alias(name: str, means: str, about: str = "") -> str:
    line = f"export type {name} = {means};"
    below = means.replace(" | ", "\n  | ")
    text = line if len(line) <= WIDTH else f"export type {name} =\n  | {below};"
    return f"/** {about} */\n{text}" if about else text


def interface(shape: Shape) -> str:
    return "\n".join(_interface(shape))


def _interface(shape: Shape) -> Iterator[str]:
    if shape.about:
        yield f"/** {shape.about} */"
    given = ", ".join(f"{name} = unknown" for name in shape.parameters)
    yield f"export interface {shape.name}{f'<{given}>' if given else ''} {{"
    for field in shape.fields:
        if field.about:
            yield f"  /** {field.about} */"
        yield f"  {field.name}{'?' if field.optional else ''}: {field.type};"
    yield "}"
