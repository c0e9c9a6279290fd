"""The press: a typst template and its data become PDF or pictures."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

from setzkasten.extra import from_extra

_PIXELS_AN_INCH: Final = 144.0
# A fixed time of making: the same data give the same bytes.
_MADE_AT: Final = 0


def pressed(
    templates: tuple[Path, ...], told: Mapping[str, object], *, kind: Literal["pdf", "png"]
) -> list[bytes]:
    """One PDF, or one picture a page. `told` is data in the template: nothing of it is ever run."""
    made = _typst().compile(
        _source(templates),
        format=kind,
        ppi=_PIXELS_AN_INCH,
        ignore_system_fonts=True,
        timestamp=_MADE_AT,
        sys_inputs=_inputs(told),
    )
    assert made is not None
    return made if isinstance(made, list) else [made]


def marked(templates: tuple[Path, ...], told: Mapping[str, object], label: str) -> list[object]:
    """What the finished pages themselves say was set on them under a label, in their order."""
    found = _typst().query(
        _source(templates),
        f"<{label}>",
        field="value",
        format="json",
        ignore_system_fonts=True,
        sys_inputs=_inputs(told),
    )
    values = json.loads(found)
    assert isinstance(values, list)
    return values


def _typst() -> ModuleType:
    """Loaded when something is printed: it is large, and not everybody prints."""
    with from_extra("print"):
        import typst

    return typst


def _source(templates: tuple[Path, ...]) -> bytes:
    return b"\n".join(template.read_bytes() for template in templates)


def _inputs(told: Mapping[str, object]) -> dict[str, str]:
    return {"told": json.dumps(told, ensure_ascii=False)}
