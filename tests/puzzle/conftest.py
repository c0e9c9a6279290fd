from __future__ import annotations

from pathlib import Path

import pytest

from tests.puzzle.solving import Typist


@pytest.fixture
def typist(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typist:
    return Typist(tmp_path, capfd, monkeypatch)
