"""Rules pages: Markdown to HTML, each clause with its number as id, boards drawn as tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

PACKAGED = Path(__file__).parents[2] / "rules"
IN_THE_TREE = Path(__file__).parents[4] / "docs" / "rules"
GAMES = Path(__file__).parents[2] / "games"

_ANCHOR = re.compile(r"\s*\{#([A-Z0-9]+-[0-9]+)\}\s*")


@cache
def rules_html(game: str, language: str) -> str | None:
    """The page of a game; in German where the other language has none; None without a page."""
    for folder in (PACKAGED, IN_THE_TREE, *sorted(GAMES.iterdir())):
        for lang in (language, "de"):
            path = folder / f"{game}.{lang}.md"
            if path.is_file():
                return html_of(path.read_text("utf-8"))
    return None


def html_of(markdown: str) -> str:
    page = MarkdownIt("commonmark", {"html": False}).enable("table")
    page.core.ruler.push("anchors", _anchored)
    page.add_render_rule("fence", _fence)
    html: str = page.render(markdown)
    return html


def _anchored(state: StateCore) -> None:
    """`{#NOM-02}` in a paragraph, item, cell or heading becomes the id of that block."""
    for at, token in enumerate(state.tokens):
        if token.type != "inline" or not token.children:
            continue
        numbers = _ANCHOR.findall(token.content)
        if not numbers:
            continue
        block = state.tokens[at - 1]
        if at > 1 and state.tokens[at - 2].type == "list_item_open":
            block = state.tokens[at - 2]
        block.attrSet("id", numbers[0])
        block.attrJoin("class", "clause")
        for child in token.children:
            if child.type == "text" and _ANCHOR.search(child.content):
                child.content = _ANCHOR.sub(" ", child.content).strip(" ")
        token.children[:0] = [_span(number) for number in numbers[1:]]


def _span(number: str) -> Token:
    return Token("html_inline", "", 0, content=f'<span id="{number}"></span>')


def _fence(
    renderer: object, tokens: Sequence[Token], at: int, options: Any, env: Any
) -> str:  # as the renderer calls it
    token = tokens[at]
    if token.info.split()[:1] == ["board"]:
        return board_html(token.content)
    return f"<pre><code>{escape(token.content)}</code></pre>\n"


def board_html(drawing: str) -> str:
    """`. W A S` a row a line: dots are free, # blocked, small letters new stones."""
    rows = [_squares(line) for line in drawing.splitlines() if line.strip()]
    cells = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f'<table class="board"><tbody>{cells}</tbody></table>\n'


def _squares(line: str) -> list[str]:
    parts = line.split()
    return parts if all(len(part) == 1 for part in parts) else list("".join(parts))


def _cell(sign: str) -> str:
    if sign == ".":
        return "<td></td>"
    if sign == "#":
        return '<td class="blocked"></td>'
    kind = "stone new" if sign.islower() else "stone"
    return f'<td class="{kind}">{escape(sign.upper())}</td>'
