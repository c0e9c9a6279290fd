"""What is sent compressed, and to whom."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from setzkasten.server.http.encoding import best_of
from setzkasten.server.http.pages import page
from tests.server.running import Device


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("br ; q = 0", None),
        ("", None),
        ("x" * 100_000 + ",br", None),
    ],
)
def test_the_smallest_form_that_is_accepted_is_chosen(accepted: str, form: str | None) -> None:
    assert best_of(accepted) == form


def test_a_file_is_sent_as_it_was_compressed_when_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/a.js").write_bytes(b"plain")
    (tmp_path / "assets/a.js.gz").write_bytes(b"small")
    small = page("/assets/a.js", tmp_path, "gzip, br")
    plain = page("/assets/a.js", tmp_path, "identity")
    assert small
    assert plain
    assert (small.content, small.headers["content-encoding"]) == (b"small", "gzip")
    assert (plain.content, plain.headers.get("content-encoding")) == (b"plain", None)
    assert small.media_type == plain.media_type == "text/javascript"
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_what_stays_the_same_is_compressed_once(device: Device) -> None:
    plain = device.get("/api/messages")
    small = device.ask("GET", "/api/messages", accept_encoding="gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body
    assert 3 * len(small.body) < len(plain.body)
