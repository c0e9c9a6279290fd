"""The rooms of the client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.source import ROOT, files

SRC = ROOT / "web" / "src"
# What any page needs stands on nothing but the words and the wire.
APP = [path for path in files("web/src/app") if ".test." not in path.name]
IMPORTED = re.compile(r"(?:from|import) '(\.[^']+)'")


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC))


def test_only_the_wire_stands_in_lib() -> None:
    assert [path.name for path in files("web/src/lib")] == ["wire.ts"]


@pytest.mark.parametrize("path", APP, ids=name_of)
def test_what_any_page_needs_knows_no_table(path: Path) -> None:
    targets = [(path.parent / found).resolve() for found in IMPORTED.findall(path.read_text())]
    rooms = {target.relative_to(SRC.resolve()).parts[0] for target in targets}
    assert rooms <= {"app", "lib", "words"}
