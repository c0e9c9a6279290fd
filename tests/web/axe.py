"""axe in the browser: what a page gets wrong for people who hear it, or see little."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Whatever axe knows, and one rule it keeps for those who ask: what is seen is part of what is said.
OPTIONS = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
# Parts that measure themselves answer a new width within two frames.
RUN = """async options => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return axe.run(document, options);
}"""
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"


@dataclass(frozen=True, slots=True)
class Look:
    """How a page is looked at."""

    width: int
    theme: str

    def __str__(self) -> str:
        return f"{self.width} px, {self.theme}"


LOOKS = tuple(Look(width, theme) for width in (360, 1280) for theme in ("light", "dark"))


def faults(page: Page, look: Look) -> list[str]:
    """A line for each kind of fault of the page as it stands, with the first places of it."""
    page.set_viewport_size({"width": look.width, "height": 740 if look.width < 861 else 900})
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    page.add_style_tag(content=STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_script())
    found = page.evaluate(RUN, OPTIONS)
    return [_told(look, fault) for fault in found["violations"]]


def _told(look: Look, fault: dict[str, object]) -> str:
    nodes = fault["nodes"]
    assert isinstance(nodes, list)
    places = "; ".join(f"{node['html'][:160]} ({_why(node)})" for node in nodes[:3])
    return f"{look}: {fault['id']} × {len(nodes)}: {places}"


def _why(node: dict[str, object]) -> str:
    return " ".join(str(node.get("failureSummary", "")).split())[:160]


@cache
def _script() -> str:
    assert SCRIPT.is_file(), f"{SCRIPT} is missing; ./setz test fetches it with the client"
    return SCRIPT.read_text("utf-8")
