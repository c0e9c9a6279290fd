"""Types of the wire as JSON schemas, each named once."""

from __future__ import annotations

from types import UnionType
from typing import Any, TypeAlias, get_args

import msgspec

from setzkasten import __version__

Kind: TypeAlias = Any  # a type of the wire, or a media type for what is no JSON
Document: TypeAlias = dict[str, Any]  # as JSON is

_REFS = "#/components/schemas/{name}"


def schemas_of(kinds: list[Kind]) -> tuple[dict[Kind, Document], Document]:
    once = list(dict.fromkeys(part for kind in kinds for part in parts_of(kind)))
    found, components = msgspec.json.schema_components(
        once, schema_hook=_anything, ref_template=_REFS
    )
    return dict(zip(once, found, strict=True)), components


def _anything(kind: type) -> Document:
    """Each game has its own view, and its own data in the log (docs/wire.md)."""
    assert kind is object, f"{kind} has no schema"
    return {"description": "as the game has it"}


def parts_of(kind: Kind) -> tuple[Kind, ...]:
    """Of a union its types: nothing but their fields tells them apart."""
    return get_args(kind) if isinstance(kind, UnionType) else (kind,)


def typed(kind: Kind) -> bool:
    return kind is not None and not isinstance(kind, str)


def info_of(about: str) -> Document:
    return {"title": "Setzkasten", "version": __version__, "description": about}
