"""Every address of the client, as its router reads them, so that no page is forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROUTER = Path(__file__).parents[2] / "web" / "src" / "app" / "router.ts"
# What stands behind the first part of an address; a page that is not found is one, too.
BEHIND = {
    "neu": "nomina",
    "tisch": "{table}",
    "nachspielen": "{table}",
    "regeln": "nomina",
    "musterpartie": "nomina",
    "wort": "HAUS",
    "post": "ja/x",
}
READS = re.compile(r"name === '([a-z-]+)'( && \(?first)?")


def addresses() -> Iterator[str]:
    """Those that know a table have `{table}` in its place."""
    yield from ("", "nirgendwo")
    for name, further in READS.findall(ROUTER.read_text("utf-8")):
        yield name + (f"/{BEHIND.get(name, 'x')}" if further or name in BEHIND else "")
