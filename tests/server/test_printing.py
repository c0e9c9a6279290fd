"""PDFs over HTTP: what the rules page offers can be fetched, what cannot be is said."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.server.people.limits import PRINTS
from tests.server.running import Device


@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_a_rules_page_offers_is_a_pdf(device: Device, game: str) -> None:
    offered = device.get(f"/api/rules/{game}").json["print"]
    assert {"stones", "pad"} <= set(offered) <= {"stones", "board", "pad"}
    for what in offered:
        answer = device.get(f"/api/print/{what}/{game}.pdf")
        assert answer.status == 200
        assert answer.headers["content-type"] == "application/pdf"
        name = f'attachment; filename="{game}-{what}.pdf"'
        assert answer.headers["content-disposition"] == name
        assert answer.body.startswith(b"%PDF")


def test_wishes_go_into_the_address(device: Device) -> None:
    whole = device.get("/api/print/stones/lingua.pdf").body
    lost = device.get("/api/print/stones/lingua.pdf?letters=EEN&colour=red&size=20&paper=a5").body
    assert lost.startswith(b"%PDF")
    assert len(lost) < len(whole)
    pad = device.get("/api/print/pad/nomina.pdf?seats=2&lang=en")
    assert pad.status == 200


@pytest.mark.parametrize(
    ("status", "code", "path"),
    [
        (404, "print_unknown_game", "stones/halma.pdf"),
        (404, "print_no_board", "board/presto-1936.pdf"),
        (404, "print_nothing_such", "leaflet/nomina.pdf"),
        (404, "print_nothing_such", "stones/nomina.png"),
        (400, "print_no_stone", "stones/kreuzwort-1936.pdf?letters=J"),
        (400, "print_no_colour", "stones/lingua.pdf?colour=black"),
        (400, "print_size", "stones/nomina.pdf?size=nan"),
        (400, "print_size", "board/nomina.pdf?size=1e300"),
        (400, "print_no_paper", "board/nomina.pdf?paper=a0"),
        (400, "print_seats", "pad/nomina.pdf?seats=-3"),
        (400, "print_too_many", f"stones/nomina.pdf?letters={'A' * 2000}"),
        (400, "not_understood", "stones/nomina.pdf?size=large"),
    ],
)
def test_what_cannot_be_printed_is_said(device: Device, status: int, code: str, path: str) -> None:
    answer = device.get(f"/api/print/{path}")
    assert (answer.status, answer.json["error"]["code"]) == (status, code)
    assert answer.json["error"]["de"] != answer.json["error"]["en"]


def test_who_prints_without_end_has_to_wait(device: Device) -> None:
    answers = [device.get("/api/print/pad/presto-1936.pdf") for _ in range(PRINTS.most + 1)]
    assert [answer.status for answer in answers] == [200] * PRINTS.most + [429]
    assert int(answers[-1].headers["retry-after"]) >= 1
