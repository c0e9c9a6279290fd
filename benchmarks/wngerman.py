"""Debian's wngerman list mapped to A–Z: the list on which the peers were measured.

Its words are never committed: they come from the installed package, or from the package's file,
which apt fetches into the user's cache.
"""

from __future__ import annotations

import os
import subprocess
from functools import lru_cache
from pathlib import Path

from setzkasten.lexicon.letters import letters_of

INSTALLED = Path("/usr/share/dict/ngerman")


@lru_cache(maxsize=1)
def wngerman() -> bytes:
    """The words, one a line, sorted, each once: about 355,900."""
    lines = _list().read_text("utf-8").splitlines()
    words = {key for line in lines if (key := letters_of(line.strip()))}
    return "\n".join(sorted(words)).encode("ascii")


def _list() -> Path:
    if INSTALLED.is_file():
        return INSTALLED
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "setzkasten"
    kept = cache / "wngerman" / "usr" / "share" / "dict" / "ngerman"
    if not kept.is_file():
        _fetch(cache)
    return kept


def _fetch(cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    try:
        subprocess.run(["apt-get", "download", "-qq", "wngerman"], cwd=cache, check=True)
        package = max(cache.glob("wngerman_*.deb"), key=lambda path: path.stat().st_mtime)
        subprocess.run(["dpkg", "-x", package, cache / "wngerman"], check=True)
    except (OSError, subprocess.CalledProcessError, ValueError) as error:
        raise SystemExit(
            f"wngerman cannot be fetched ({error}). Install it: sudo apt-get install wngerman"
        ) from error
