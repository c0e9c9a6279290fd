"""The client's files, as the build left them in `setzkasten/static`."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response

from setzkasten.server.bilingual import bilingual
from setzkasten.server.http.encoding import ENDINGS, best_of

YEAR_SECONDS = 365 * 24 * 3600
# How long is an address of ours at most? Each of its parts is looked for on the disk.
LONGEST_PATH = 200

MISSING = """<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Setzkasten</title>
  </head>
  <body>
    <h1>Setzkasten</h1>
    <p>{de}</p>
    <p lang="en">{en}</p>
  </body>
</html>
"""


def page(path: str, root: Path, accepted: str = "") -> Response[bytes] | None:
    """The file behind an address, in a form that is accepted; None where there is none."""
    wanted = path.strip("/") or "index.html"
    file = _file(root / wanted) if len(wanted) <= LONGEST_PATH else None
    if file is None or not file.is_relative_to(root.resolve()):
        return _missing() if wanted == "index.html" else None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Vite names everything under assets/ after its contents.
    hashed = wanted.startswith("assets/")
    cache = f"public, max-age={YEAR_SECONDS}, immutable" if hashed else "no-cache"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    there = {form for form, ending in ENDINGS.items() if Path(f"{file}{ending}").is_file()}
    if form := best_of(accepted, there):
        file, headers["content-encoding"] = Path(f"{file}{ENDINGS[form]}"), form
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _file(path: Path) -> Path | None:
    """None also for names that no system can hold, such as one with a zero byte in it."""
    try:
        file = path.resolve()
        return file if file.is_file() else None
    except (OSError, ValueError, RuntimeError):
        return None


def _missing() -> Response[bytes]:
    said = bilingual("pages_missing")
    return Response(
        MISSING.format(de=said.de, en=said.en).encode(),
        media_type="text/html",
        headers={"cache-control": "no-store"},
    )
