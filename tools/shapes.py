"""The types of the wire, read from the server's own: what a field is called, is and means."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_origin, get_type_hints

import msgspec
import msgspec.inspect as looking

from setzkasten.core.game import ScoredWord
from setzkasten.core.options import OptionValue
from setzkasten.core.squares import Square
from setzkasten.puzzle.crossword import Numbering
from setzkasten.server.live.wire import Do
from setzkasten.server.store.reports import ReportReason
from setzkasten.table.told import Level, Phrase, TalkWay
from setzkasten.table.trial import JudgedWord

Kind = type[Any]  # a struct or a dataclass
# Aliases that keep their name, and what they mean.
ALIASES: dict[str, tuple[Any, str]] = {
    "Square": (Square, "row and column from 0; negative on an open table"),
    "Level": (Level, "how well a computer plays"),
    "OptionValue": (OptionValue, "of a house rule"),
    "Numbering": (Numbering, "of a puzzle's words (RAE-02, RAE-03)"),
    "TalkWay": (TalkWay, "how people may talk at a table"),
    "ReportReason": (ReportReason, "why somebody is reported"),
    "Phrase": (Phrase, "what is said with one tap"),
    "Do": (Do, "what a request wants"),
}
# What the client calls otherwise than the rooms below the server do.
NAMES: dict[Kind, str] = {ScoredWord: "LaidWord", JudgedWord: "TrialWord"}
_NAMED = {n: Annotated[alias, msgspec.Meta(title=n)] for n, (alias, _) in ALIASES.items()}
_PLAIN = {
    looking.BoolType: "boolean",
    looking.IntType: "number",
    looking.FloatType: "number",
    looking.StrType: "string",
    looking.NoneType: "null",
    looking.AnyType: "unknown",
}


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    type: str  # as TypeScript writes it
    optional: bool
    about: str


@dataclass(frozen=True, slots=True)
class Shape:
    name: str
    room: str  # of a game's type: the box or game that it is from
    parameters: tuple[str, ...]
    about: str
    fields: tuple[Field, ...]


def shape_of(kind: Kind, *, asked: bool) -> Shape:
    """`asked`: somebody else writes it, and may leave out whatever has a default."""
    parameters = tuple(p.__name__ for p in getattr(kind, "__parameters__", ()))
    about = inspect.cleandoc(vars(kind).get("__doc__") or "").replace("\n", " ")
    if about.startswith(f"{kind.__name__}("):  # a dataclass without a word says how it is made
        about = ""
    room = kind.__module__.split(".")[2]
    return Shape(name_of(kind), room, parameters, about, tuple(_fields(kind, asked=asked)))


def name_of(kind: Kind) -> str:
    """Games call their things alike: there the room's name stands before them."""
    _, room, *rest = kind.__module__.split(".")
    of = rest[0].capitalize() if room == "games" else ""
    return NAMES.get(kind) or of + kind.__name__.removesuffix("Told")


def below(type_: looking.Type | looking.Field) -> Iterator[Kind]:
    """The types that a type is made of, itself first."""
    if isinstance(type_, looking.StructType | looking.DataclassType):
        yield get_origin(type_.cls) or type_.cls
    for value in msgspec.structs.astuple(type_):
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, looking.Type | looking.Field):
                yield from below(part)


def _fields(kind: Kind, *, asked: bool) -> Iterator[Field]:
    hints, notes = _hints(kind), _notes(kind)
    info = looking.type_info(kind)
    assert isinstance(info, looking.StructType | looking.DataclassType)
    omits = isinstance(info, looking.StructType) and kind.__struct_config__.omit_defaults
    for field in info.fields:
        name, optional = field.encode_name, not field.required and (asked or omits)
        yield Field(name, _written(hints[field.name]), optional, notes.get(field.name, ""))


def _hints(kind: Kind) -> dict[str, Any]:
    return get_type_hints(kind, localns=_NAMED, include_extras=True)


def _written(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, TypeVar) else written(looking.type_info(hint))


def written(type_: looking.Type) -> str:
    """A type as TypeScript writes it."""
    match type_:
        case looking.Metadata(extra_json_schema={"title": str(name)}):
            return name
        case looking.Metadata(type=inner):
            return written(inner)
        case looking.LiteralType(values=values):
            return " | ".join("true" if v is True else f"'{v}'" for v in values)
        case looking.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(written, types)))
        case looking.TupleType(item_types=types):
            return f"[{', '.join(map(written, types))}]"
        case looking.CollectionType(item_type=looking.TupleType() as item):
            return f"{written(item)}[]"
        case looking.CollectionType(item_type=item):
            return f"({written(item)})[]" if "|" in written(item) else f"{written(item)}[]"
        case looking.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
        case looking.StructType(cls=kind) | looking.DataclassType(cls=kind):
            return name_of(get_origin(kind) or kind)
        case looking.CustomType(cls=kind) if kind is object:
            return "unknown"
        case _:
            return _PLAIN[type(type_)]


def _notes(kind: Kind) -> dict[str, str]:
    """What stands behind a field in its source."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        if owner.__module__.split(".")[0] not in ("builtins", "typing", "msgspec"):
            found |= _own_notes(owner)
    return found


def _own_notes(kind: Kind) -> dict[str, str]:
    source = textwrap.dedent(inspect.getsource(kind))
    lines, tree = source.splitlines(), ast.parse(source).body[0]
    assert isinstance(tree, ast.ClassDef)
    return {
        ast.unparse(node.target): lines[(node.end_lineno or 1) - 1].partition("  # ")[2]
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
    }
