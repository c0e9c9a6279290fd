"""Rules pages from Markdown: clauses have their number as id, boards are drawn."""

from __future__ import annotations

import re

import pytest

from setzkasten.server.http.rules import board_html, html_of, rules_html


def test_a_clause_carries_its_number() -> None:
    html = html_of("{#GEN-01} **GEN-01** Alle Steine liegen *offen*.\n\n- Eins {#NOM-02}\n- Zwei\n")
    assert '<p id="GEN-01" class="clause"><strong>GEN-01</strong> Alle Steine' in html
    assert '<li id="NOM-02" class="clause">Eins</li>' in html


def test_several_numbers_in_one_clause_are_all_found() -> None:
    html = html_of("## Der Zug {#NOM-02} {#NOM-03}\n")
    assert html == '<h2 id="NOM-02" class="clause"><span id="NOM-03"></span>Der Zug</h2>\n'


def test_a_board_is_a_table() -> None:
    assert board_html(". W a\n# . .\n") == (
        '<table class="board"><tbody>'
        '<tr><td></td><td class="stone">W</td><td class="stone new">A</td></tr>'
        '<tr><td class="blocked"></td><td></td><td></td></tr>'
        "</tbody></table>\n"
    )
    assert 'class="board"' in html_of("```board\n. W\n```\n")


def test_foreign_html_stays_text() -> None:
    assert "<script>" not in html_of("<script>alert(1)</script>\n\n```\n<b>\n```\n")


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_clause_of_nomina_can_be_pointed_at(language: str) -> None:
    html = rules_html("nomina", language)
    assert html
    ids = set(re.findall(r'id="([A-Z]+-\d+)"', html))
    assert {f"NOM-{number:02}" for number in range(1, 23)} <= ids
    assert "{#" not in html
